"""The dump of a bitcode file as lines of text: offset, size in bits, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitcode.bitstream import Bitstream, block_name, read_bitstream
from bitcode.bitstream.blocks import FIRST_ABBREV
from bitcode.dump.items import Item, Kind, walk
from bitcode.dump.names import Namer, metadata_strings, quoted, shown
from bitcode.schema.names import Layouts
from bitcode.schema.record_names import record_name

DEEPEST_INDENT: Final = 30  # deeper blocks are not indented further: nesting may be as deep as a file is long
BLOB_SHOWN: Final = 48  # bytes


def dump_lines(data: bytes, name: str = "<bytes>", block: str | None = None) -> Iterator[str]:
    """The lines of a dump, without line ends; of one kind of block only if `block` names it (`FUNCTION_BLOCK`).

    A line starts with the offset (byte and bit) and the size in bits of what it tells. Raises BitcodeError where the
    file is damaged, after the lines for what comes before; UnsupportedError for what is no bitcode at all.
    """
    stream = read_bitstream(data, name)
    yield from head(stream)
    namer = Namer()
    which = Layouts()
    scanned = None
    for item in walk(stream, block):
        level = item.level
        if level is not scanned:
            scanned = level
            which = namer.variants(level.block, level.records)
        indent = "  " * min(level.depth, DEEPEST_INDENT)
        place = f"{item.start >> 3:#010x}.{item.start & 7} {item.end - item.start:8}  {indent}"
        if item.kind is Kind.RECORD:
            yield from record_lines(item, namer, which, place)
        elif item.kind is Kind.DEFINITION:
            yield f"{place}  DEFINE_ABBREV{definition(item)}"
        elif item.kind is Kind.BLOCK:
            about = level.block
            size = about.end_bit - about.start_bit
            nested = f", nested {level.depth} deep" if level.depth > DEEPEST_INDENT else ""
            yield (
                f"{place}{about.name} (id {about.block_id}, {size} bits, {len(level.records)} records, "
                f"abbreviation ids of {about.abbrev_width} bits{nested})"
            )
        else:
            yield f"{place}END {level.block.name}"
    if stream.trailing and block is None:
        at = len(data) - len(stream.trailing)
        yield f"{at:#010x}.0 {len(stream.trailing) * 8:8}  {blob_text(stream.trailing, 'after the last block')}"


def head(stream: Bitstream) -> Iterator[str]:
    yield f"{stream.name}: {len(stream.data)} bytes of LLVM bitcode, {len(stream.blocks)} top-level blocks"
    wrapper = stream.wrapper
    if wrapper is not None:
        cpu = "" if wrapper.cpu_type is None else f" cpu_type={wrapper.cpu_type:#x}"
        yield (
            f"0x00000000.0 {len(wrapper.header) * 8:8}  WRAPPER version={wrapper.version} "
            f"offset={wrapper.offset} size={wrapper.size}{cpu}"
        )


def definition(item: Item) -> str:
    """What DEFINE_ABBREV defines: ` 4 for FUNCTION_BLOCK: [20, VBR(6)]`."""
    abbrev = item.level.records.definitions[item.index]
    target = f" for {block_name(item.target)}" if item.target is not None else ""
    problem = f" (cannot be used: {abbrev.problem})" if abbrev.problem else ""
    return f" {item.abbrev_id}{target}: {abbrev}{problem}"


def record_lines(item: Item, namer: Namer, which: Layouts, place: str) -> Iterator[str]:
    level = item.level
    records = level.records
    block_id = level.block.block_id
    code = records.codes[item.index]
    operands = records.operands(item.index)
    blob = records.blobs.get(item.index)
    names = namer.operands(block_id, code, operands, which)
    text = shown(namer.groups(block_id, code, names, which), names, operands)
    abbrev_id = records.abbrev_ids[item.index]
    by = f" by {abbrev_id}" if abbrev_id >= FIRST_ABBREV else ""
    if text.startswith(" block_id="):  # BLOCKINFO's SETBID
        text += f" ({block_name(operands[0])})"
    if blob is not None:
        text += " " + blob_text(blob, "blob")
    yield f"{place}  {record_name(block_id, code)} ({code}{by}){text}"
    for k, string in enumerate(metadata_strings(block_id, code, operands, blob)):
        yield f"{' ' * len(place)}    [{k}] {quoted(string)}"


def blob_text(blob: bytes, what: str) -> str:
    more = f" and {len(blob) - BLOB_SHOWN} more" if len(blob) > BLOB_SHOWN else ""
    return f"{what} of {len(blob)} bytes: {quoted(blob[:BLOB_SHOWN])}{more}"
