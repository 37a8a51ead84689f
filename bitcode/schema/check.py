"""Compares the generated codecs with the declarations over real files: `python -m bitcode.schema.check FILE…`.

Each record is read by its generated codec and by the interpreted layout, which must agree, and written back by both,
which must give the record's own operands. `--quick` leaves the interpreted layouts out: they are a hundred times
slower.
"""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from construct import ConstructError

from bitcode.bitstream import Block, read_bitstream
from bitcode.schema.attribute_items import AttributeItem
from bitcode.schema.blocks.all import BY_ID
from bitcode.schema.codes import BLOCKINFO_BLOCK_ID
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.errors import RecordError
from bitcode.schema.generator import read as generator_read
from bitcode.schema.generator import write as generator_write
from bitcode.schema.generator.selection import is_read, is_written
from bitcode.schema.generator.shared import codec_stem, column, is_group, plain, safe
from bitcode.schema.leaves import Custom
from bitcode.schema.names import BASE, find_record, variants
from irkit.errors import IRKitError


class Findings:
    """What a comparison found: records looked at, and the first that failed of each kind."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.unknown: Counter[str] = Counter()
        self.extra: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def fail(self, kind: str, what: str) -> None:
        self.failed[kind] += 1
        self.examples.setdefault(kind, what)


class Codecs:
    """The generated functions of the record layouts that have them."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, str], tuple[Any, Any]] = {}

    def of(self, block: BlockSchema, record: RecordSchema) -> tuple[Any, Any]:
        """`read_…` and `write_…` of a record, both given the block's parameter; None for what is not generated."""
        key = (block.block_id, record.identifier)
        if key not in self._found:
            stem = f"bitcode.schema.codecs.{codec_stem(block.codec_of or block)}"
            read = write = None
            if is_read(block, record):
                found = getattr(importlib.import_module(f"{stem}_read"), f"read_{record.identifier}")
                read = uniform(found, record, generator_read.function(record))
            if is_written(block, record):
                found = getattr(importlib.import_module(f"{stem}_write"), f"write_{record.identifier}")
                write = uniform(found, record, generator_write.function(record))
            self._found[key] = (read, write)
        return self._found[key]


def uniform(codec: Callable[..., Any], record: RecordSchema, lines: list[str]) -> Callable[..., Any]:
    """A codec that is given the block's parameter whether or not it takes it."""
    return codec if f"{record.parameter}: i64)" in lines[0] else lambda *given: codec(*given[:-1])


def difference(fields: list[Any], owner: str, found: Any, wanted: Any) -> str:
    """How a generated codec's object differs from the interpreted layout's container; "" if it does not."""
    for field in fields:
        name, c = safe(field.name), plain(field)
        mine = getattr(found, name, None)
        reference = wanted[field.name]
        if is_group(c):
            members = plain(c.subcon).subcons
            if c.columns:
                for member in members:
                    whole = list(getattr(found, column(field, member)))
                    if whole != [one[member.name] for one in reference]:
                        return f"{column(field, member)}: {whole}"
            elif mine is None or len(mine) != len(reference):
                return f"{name}: another number of elements"
            else:
                for one, its_reference in zip(mine, reference, strict=True):
                    if differing := difference(members, owner, one, its_reference):
                        return f"{name}.{differing}"
        elif isinstance(c, Custom):
            if [item_as_container(one) for one in mine or []] != [_plain(one) for one in reference]:
                return f"{name}: {[item_as_container(one) for one in mine or []]}"
        else:
            value = list(mine) if not isinstance(mine, int | bytes | None) else mine
            if value != reference:
                return f"{name}: {value!r} instead of {reference!r}"
    return ""


def item_as_container(item: AttributeItem) -> dict[str, Any]:
    """An attribute as the declaration's containers have it."""
    form = item.form
    body: dict[str, Any] = {}
    if form in (3, 4):
        body["key"] = item.key
        if form == 4:
            body["text"] = item.text
    else:
        body["kind"] = item.kind
        if form in (1, 6):
            body["value"] = item.value
        if form in (7, 8):
            if form == 8:
                body["count"] = len(item.ranges)
            body["bit_width"] = item.bit_width
            body["ranges"] = [
                {
                    "sizes": len(one.lower) | len(one.upper) << 32,
                    "lower": list(one.lower),
                    "upper": list(one.upper),
                }
                for one in item.ranges
            ]
    return {"form": form, "body": body}


def _plain(container: Any) -> Any:
    if isinstance(container, dict):
        return {key: _plain(value) for key, value in container.items() if not key.startswith("_")}
    return [_plain(one) for one in container] if isinstance(container, list) else container


def check_record(
    block: BlockSchema,
    record: RecordSchema,
    codecs: Codecs,
    findings: Findings,
    ops: Any,
    start: int,
    end: int,
    reference: bool,
    parameter: int = BASE,
) -> str:
    """What is wrong with the codecs for one record of a file; "" if nothing is. Raises RecordError as they do."""
    read, write = codecs.of(block, record)
    operands = list(ops[start:end])
    found = None
    if read is not None:
        try:
            found = read(ops, start, end, parameter)
        except RecordError as error:
            if not reference:
                raise
            try:
                container = record.parse(operands, parameter)
            except ConstructError:
                raise error from None
            if container["rest"] and not record.extra:
                raise
            return f"refused: {error.message}"
        if len(getattr(found, "rest", ())) > 0:
            findings.extra[f"{block.name} {record.name}"] += 1
        if write is not None and (written := write(found, parameter)) != operands:
            return f"written as {written}"
    if not reference:
        return ""
    try:
        container = record.parse(operands, parameter)
    except ConstructError as error:
        if found is None:
            raise RecordError(str(error), record=record.name) from None
        return f"only the interpreted layout refuses it: {error}"
    if found is not None and (differing := difference(record.fields, "", found, container)):
        return differing
    if (rebuilt := record.build(container, len(operands), parameter)) != operands:
        return f"built as {rebuilt}"
    return ""


def check_file(data: bytes, codecs: Codecs, findings: Findings, name: str = "<bytes>", reference: bool = True) -> None:
    """Compares every record of a file. Raises BitcodeError for what is no bitstream."""
    todo: list[Block] = list(read_bitstream(data, name).blocks)
    while todo:
        block = todo.pop()
        records = block.scan()
        todo.extend(records.children)
        schema = BY_ID.get(block.block_id)
        if block.block_id == BLOCKINFO_BLOCK_ID:
            continue
        if schema is None:
            findings.unknown[block.path] += 1
            continue
        codes = list(records.codes)
        firsts = [records.ops[start] if start < len(records.ops) else 0 for start in list(records.starts)[:-1]]
        which = variants(block.block_id, codes, firsts)
        for k, code in enumerate(codes):
            record = find_record(block.block_id, code, which)
            if record is None:
                findings.unknown[f"{schema.name} {code}"] += 1
                continue
            start, end = records.starts[k], records.starts[k + 1]
            record = record.layout_of(list(records.ops[start:end]))
            kind = f"{schema.name} {record.identifier.upper()}"
            findings.seen[kind] += 1
            try:
                wrong = check_record(
                    schema, record, codecs, findings, records.ops, start, end, reference, which.parameter
                )
            except RecordError as error:
                wrong = error.message
            if wrong:
                findings.fail(kind, f"{name}: {list(records.ops[start:end])}: {wrong}")


def main() -> int:
    arguments = sys.argv[1:]
    reference = "--quick" not in arguments
    findings, codecs = Findings(), Codecs()
    unread = 0
    for argument in arguments:
        if argument == "--quick":
            continue
        try:
            check_file(Path(argument).read_bytes(), codecs, findings, argument, reference)
        except (IRKitError, OSError) as error:
            print(error, file=sys.stderr)
            unread += 1
    for kind, count in sorted(findings.failed.items()):
        print(f"{count} of {findings.seen[kind]} {kind}: {findings.examples[kind]}")
    for what, count in sorted(findings.unknown.items()):
        print(f"{count} without declaration: {what}")
    print(
        f"{sum(findings.seen.values())} records of {len(findings.seen)} kinds, {sum(findings.failed.values())} failed"
    )
    return 1 if findings.failed or unread else 0


if __name__ == "__main__":
    sys.exit(main())
