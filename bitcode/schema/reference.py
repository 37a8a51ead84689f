"""Writes the reference of the format, docs/bitcode-format.md: `python -m bitcode.schema.reference`.

Every block, record, operand and abbreviation comes from the declarations; a test finds the page stale.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from construct import Construct, Struct
from construct.expr import BinExpr
from construct.expr import Path as Expression

from bitcode.schema import leaves
from bitcode.schema.blocks.all import ALL
from bitcode.schema.declare import Abbreviation, BlockSchema, RecordSchema
from bitcode.schema.generator.shared import OPERATORS, plain
from bitcode.schema.leaves import (
    Chars,
    Custom,
    Enum,
    Flags,
    IfLeft,
    Leaf,
    Opt,
    Repeat,
    Rest,
    TypedRest,
    TypesOf,
    When,
    Wide,
    path_parts,
)

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bitcode-format.md"

HEAD = """\
# The records of LLVM bitcode

Generated from the declarations in `bitcode/schema/blocks` by `python -m bitcode.schema.reference`: do not edit.

A bitcode file is a stream of blocks, which hold records and more blocks (LLVM's manual, "LLVM Bitcode File Format",
tells how bits become abbreviations, records and blocks). A record has a code and operands, unsigned integers of up to
64 bits. This page says what every operand means that LLVM 13 to 23 write, and what older files have that these read.

- An operand "from LLVM N" is one that N was the first to write; older records end before it or do without.
- **optional**: the record may end before this operand.
- An abbreviation is what LLVM's writer uses for the record, with the encoding of each operand after the code: `fixedN`
  and `vbrN` bits, `char6`, `=N` (always N, no bits), `type` (fixed, as wide as the module's greatest type index needs),
  `array` (a count, then elements of the encoding that follows), `blob` (bytes). Other producers abbreviate at will.

## Kinds of operands

| kind | what the number is |
|---|---|
"""

# What these docstrings say to those who use the classes only.
CODE_ONLY = re.compile(r"[;,] (?:NONE then|`bits` names|`table` says|or `count` of).*")


def kinds() -> Iterator[tuple[str, str]]:
    """Each kind of operand, and what its class says of it."""
    for kind in vars(leaves).values():
        if isinstance(kind, type) and issubclass(kind, (Leaf, Chars, TypedRest, Wide)) and kind is not Leaf:
            text = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
            yield kind.meaning, CODE_ONLY.sub(".", text)


def versions(since: int, until: int) -> str:
    """The LLVM versions of something, in words; empty for all of 13 to 23."""
    if since and until:
        return f"LLVM {since} to {until}"
    if since:
        return f"from LLVM {since}"
    return f"until LLVM {until}" if until else ""


def words(expression: Any) -> str:
    """A `this` expression for readers."""
    if isinstance(expression, BinExpr):
        return f"{words(expression.lhs)} {OPERATORS[expression.op]} {words(expression.rhs)}"
    if isinstance(expression, Expression):
        parts = path_parts(expression)
        return {"n": "operands", "base": "next value"}.get(parts[-1], parts[-1]) if parts[0] == "_params" else parts[-1]
    return str(expression)


class Row:
    """One line of a record's table: the operand's name, its kind, when it is there, what it is."""

    def __init__(self, name: str, kind: str, notes: list[str]) -> None:
        self.name = name
        self.kind = kind
        self.notes = notes

    def __str__(self) -> str:
        cells = (f"`{self.name}`", self.kind, "; ".join(note for note in self.notes if note))
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def rows(field: Construct, name: str, notes: list[str]) -> Iterator[Row]:
    """The lines for one field of a record, and for what is in it."""
    part = plain(field)
    if isinstance(part, Opt):
        yield from rows(part.subcon, name, ["optional", *notes])
    elif isinstance(part, When):
        yield from rows(part.subcon, name, [f"if {words(part.condition)}", *notes])
    elif isinstance(part, IfLeft):
        yield from rows(part.subcon, name, [f"if {part.needed} or more operands are left", *notes])
    elif isinstance(part, Rest):
        tail = f"repeated until {part.keep} are left" if part.keep else "repeated to the end"
        yield from rows(part.subcon, name, [tail, *notes])
    elif isinstance(part, Repeat):
        yield from rows(part.subcon, name, [f"{words(part.count)} times", *notes])
    elif isinstance(part, Struct):
        for member in part.subcons:
            yield from rows(member, f"{name}.{member.name}" if name else member.name, notes)
    elif not isinstance(part, TypesOf):
        yield Row(name, part.meaning, [*notes, *details(part)])


def details(part: Any) -> Iterator[str]:
    """What else the declaration of a leaf says."""
    if isinstance(part, Flags):
        yield ", ".join(flag(name, place) for name, place in part.bits.items())
    elif isinstance(part, Enum):
        yield part.table
    elif isinstance(part, Wide):
        if part.in_halves is not True:
            yield f"in halves if {words(part.in_halves)}"
    elif isinstance(part, (Chars, TypedRest)) and part.count is not None:
        yield f"{words(part.count)} of them"
    elif isinstance(part, Custom):
        yield " ".join((part.__doc__ or "").split("\n\n")[0].split())
    yield part.doc
    yield versions(part.since, 0)


def flag(name: str, place: int | tuple[int, int]) -> str:
    if isinstance(place, tuple):
        first, width = place
        return f"`{name}` (bits {first} to {first + width - 1})" if width > 1 else f"`{name}` (bit {first})"
    return f"`{name}` (bit {place})"


def abbreviation(one: Abbreviation) -> str:
    notes = "; ".join(note for note in (one.when, versions(one.since, one.until)) if note)
    return f"- abbreviation {one.name}: `{' '.join(one.operands) or '(no operands)'}`" + (
        f" ({notes})" if notes else ""
    )


def record_lines(record: RecordSchema) -> Iterator[str]:
    """The section of one record."""
    title = f"### {record.name} ({record.code})" + (f", {record.variant}" if record.variant else "")
    yield title
    yield ""
    when = versions(record.since, record.until)
    yield " ".join(part for part in (record.doc, f"Written {when}." if when else "") if part) or "No operands."
    yield ""
    table = [row for field in record.fields for row in rows(field, field.name or "", [])]
    if table:
        yield "| operand | kind | |"
        yield "|---|---|---|"
        yield from map(str, table)
        yield ""
    if record.abbreviations:
        yield from map(abbreviation, record.abbreviations)
        yield ""


def anchor(block: BlockSchema) -> str:
    return re.sub(r"[^a-z0-9_ -]", "", f"{block.name} (block {block.block_id})".lower()).replace(" ", "-")


def page() -> str:
    """The whole page."""
    lines = [HEAD.rstrip("\n")]
    lines += [f"| {kind} | {text} |" for kind, text in kinds()]
    lines += ["", "## Blocks", "", "In the order of their first appearance in a file:", ""]
    lines += [f"- [{block.name}](#{anchor(block)})" for block in ALL]
    for block in ALL:
        lines += ["", f"## {block.name} (block {block.block_id})", ""]
        if block.doc:
            lines += [block.doc, ""]
        if block.codec_of is not None:
            lines += [f"Its records are those of {block.codec_of.name}."]
            continue
        for record in block.all():
            lines += record_lines(record)
        while lines[-1] == "":
            lines.pop()
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page; with `--check`, only tell whether it is stale."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
        sys.exit(f"stale: {PAGE.name}")


if __name__ == "__main__":
    main()
