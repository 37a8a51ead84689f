"""Dumps as JSON, streamed: a record a line, so that nothing is held but the line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from bitcode.bitstream import Abbrev, Bitstream, read_bitstream
from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR
from bitcode.bitstream.bits import unsigned64
from bitcode.dump.items import Item, Kind, walk
from bitcode.dump.names import Namer, metadata_strings
from bitcode.schema.names import Layouts
from bitcode.schema.record_names import record_name
from irkit.errors import IRKitError

ENCODINGS: Final = {LITERAL: "literal", FIXED: "fixed", VBR: "vbr", ARRAY: "array", CHAR6: "char6", BLOB: "blob"}


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def dump_json(data: bytes, name: str = "<bytes>", block: str | None = None) -> Iterator[str]:
    """The lines of one JSON object: name, size, wrapper, blocks with their items nested, trailing bytes.

    A record has its `names` beside its `operands` (unsigned numbers), a blob and trailing bytes are hexadecimal;
    `start` and `end` are bits of the file. Raises as `dump_lines` does, after what could be read: the object is then
    complete, and its `error` says what is wrong.
    """
    stream = read_bitstream(data, name)
    yield from head(stream)
    depth = 0
    try:
        for line, deeper in items(stream, block):
            yield line
            depth += deeper
    except IRKitError as error:
        yield "]}" * depth + f'],"trailing":"","error":{compact(str(error))}}}'
        raise
    yield f'],"trailing":"{stream.trailing.hex()}"}}'


def items(stream: Bitstream, block: str | None) -> Iterator[tuple[str, int]]:
    """The lines of blocks and what is in them, each with how many blocks it opens."""
    namer = Namer()
    which = Layouts()
    scanned = None
    comma = ""
    for item in walk(stream, block):
        level = item.level
        if level is not scanned:
            scanned = level
            which = namer.variants(level.block, level.records)
        if item.kind is Kind.END:
            yield "]}", -1
            comma = ","
            continue
        if item.kind is Kind.BLOCK:
            yield f'{comma}{compact(block_fields(item))[:-1]},"items":[', 1
            comma = ""
            continue
        fields = record_fields(item, namer, which) if item.kind is Kind.RECORD else definition_fields(item)
        yield comma + compact(fields), 0
        comma = ","


def head(stream: Bitstream) -> Iterator[str]:
    wrapper = stream.wrapper
    fields: dict[str, Any] = {"name": stream.name, "size": len(stream.data), "wrapper": None}
    if wrapper is not None:
        fields["wrapper"] = {
            "version": wrapper.version,
            "offset": wrapper.offset,
            "size": wrapper.size,
            "cpu_type": wrapper.cpu_type,
        }
    yield compact(fields)[:-1] + ',"blocks":['


def block_fields(item: Item) -> dict[str, Any]:
    block = item.level.block
    return {
        "block": block.name,
        "id": block.block_id,
        "path": block.path,
        "start": block.start_bit,
        "body": block.body_bit,
        "end": block.end_bit,
        "abbrev_width": block.abbrev_width,
    }


def abbrev_fields(abbrev: Abbrev) -> list[list[Any]]:
    """An abbreviation's operands: `["vbr", 6]`, `["literal", 3]`, `["array"]`."""
    return [
        [ENCODINGS[op.kind], unsigned64(op.value)] if op.kind in (LITERAL, FIXED, VBR) else [ENCODINGS[op.kind]]
        for op in abbrev.operands
    ]


def definition_fields(item: Item) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "define_abbrev": item.abbrev_id,
        "start": item.start,
        "end": item.end,
        "operands": abbrev_fields(item.level.records.definitions[item.index]),
    }
    if item.target is not None:
        fields["for"] = item.target
    return fields


def record_fields(item: Item, namer: Namer, which: Layouts) -> dict[str, Any]:
    level = item.level
    records = level.records
    block_id = level.block.block_id
    code = records.codes[item.index]
    operands = records.operands(item.index)
    fields: dict[str, Any] = {
        "record": record_name(block_id, code),
        "code": unsigned64(code),
        "abbrev": records.abbrev_ids[item.index],
        "start": item.start,
        "end": item.end,
        "operands": operands,
        "names": namer.operands(block_id, code, operands, which),
    }
    blob = records.blobs.get(item.index)
    if blob is not None:
        fields["blob"] = blob.hex()
        strings = metadata_strings(block_id, code, operands, blob)
        if strings:
            fields["strings"] = [string.decode("utf-8", "surrogateescape") for string in strings]
    return fields
