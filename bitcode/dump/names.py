"""Records as people see them: the names of their operands from the schemas, and text where operands are characters."""

from __future__ import annotations

import re
from typing import Final

from bitcode.bitstream import Block, Records
from bitcode.bitstream.bits import PADDING, BitCursor
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK, METADATA_BLOCK
from bitcode.schema import codes
from bitcode.schema.leaves import Chars
from bitcode.schema.names import ANY_LAYOUT, Layouts, OperandNames, find_record, variants
from irkit.errors import BitcodeError

BLOCKINFO_OPERANDS: Final = {1: "block_id", 2: "name", 3: "name"}
INDEXED: Final = re.compile(r"(.*)\[\d+\]")
ESCAPED: Final = re.compile(rb'[^ -~]|["\\]')
PLAN_LIMIT: Final = 16384


def quoted(text: bytes) -> str:
    """Bytes in quotes, as LLVM assembly writes strings."""
    return '"' + ESCAPED.sub(lambda found: b"\\%02X" % ord(found[0]), text).decode("ascii") + '"'


class Group:
    """Neighbouring operands that are shown as one: `args=[1, 2]`, `name="main"`."""

    __slots__ = ("is_text", "label", "start", "stop")

    def __init__(self, label: str, start: int, stop: int, is_text: bool) -> None:
        self.label = label
        self.start = start
        self.stop = stop
        self.is_text = is_text


class Namer:
    """Gives records and operands their names; remembers what it has found."""

    def __init__(self) -> None:
        self.names = OperandNames()
        self.texts: dict[tuple[int, int, Layouts], set[str]] = {}
        self.plans: dict[int, tuple[list[str], list[Group]]] = {}  # by the ids of lists, which are kept with them

    def variants(self, block: Block, records: Records) -> Layouts:
        """Which layouts the records of a block have, where their codes alone do not say."""
        starts = records.starts
        first = [records.ops[starts[k]] if starts[k] < starts[k + 1] else 0 for k in range(len(records))]
        return variants(block.block_id, list(records.codes), first)

    def operands(self, block_id: int, code: int, operands: list[int], which: Layouts = ANY_LAYOUT) -> list[str]:
        """A name for each operand; empty for those of a record that is not known."""
        if block_id == BLOCKINFO_BLOCK and code in BLOCKINFO_OPERANDS:
            name = BLOCKINFO_OPERANDS[code]
            return [name if name == "block_id" else f"{name}[{k}]" for k in range(len(operands))]
        return self.names.of(block_id, code, operands, which)

    def groups(self, block_id: int, code: int, names: list[str], which: Layouts) -> list[Group]:
        """How the operands of these names are shown. `names` is often the same list, so the answer is kept."""
        kept = self.plans.get(id(names))
        if kept is None:
            if len(self.plans) >= PLAN_LIMIT:
                self.plans.clear()
            kept = self.plans[id(names)] = (names, group(names, self.text_fields(block_id, code, which)))
        _, plan = kept
        return plan

    def text_fields(self, block_id: int, code: int, which: Layouts) -> set[str]:
        """The fields of a record that are characters."""
        if block_id == BLOCKINFO_BLOCK:
            return {"name"}
        key = (block_id, code, which)
        found = self.texts.get(key)
        if found is None:
            record = find_record(block_id, code, which)
            fields = [] if record is None else record.fields
            found = self.texts[key] = {field.name for field in fields if isinstance(field.subcon, Chars)}
        return found


def group(names: list[str], text_fields: set[str]) -> list[Group]:
    """Joins neighbours `x[0]`, `x[1]`, and neighbours of one name, which are the characters of a string."""
    found: list[Group] = []
    for k, name in enumerate(names):
        match = INDEXED.fullmatch(name)
        label = (match[1] if match else name).replace(".body.", ".")
        if found and found[-1].label == label and (match or label):
            found[-1].stop = k + 1
            found[-1].is_text |= not match
        else:
            found.append(Group(label, k, k + 1, label in text_fields))
    return found


def shown(groups: list[Group], names: list[str], operands: list[int]) -> str:
    """The operands of a record, as ` type=3 args=[1, 2]`."""
    parts = []
    for one in groups:
        if one.is_text:
            parts.append(f" {one.label}={quoted(bytes([op & 0xFF for op in operands[one.start : one.stop]]))}")
        elif names[one.start].endswith("]"):
            parts.append(f" {one.label}={operands[one.start : one.stop]}")
        elif one.label:
            parts.append(f" {one.label}={operands[one.start]}")
        else:
            parts.append(f" {operands[one.start]}")
    return "".join(parts)


def metadata_strings(block_id: int, code: int, operands: list[int], blob: bytes | None) -> list[bytes]:
    """The strings in the blob of METADATA_STRINGS: VBR6 lengths up to `offset`, then the characters.

    A record that breaks this layout has none.
    """
    if block_id != METADATA_BLOCK or code != codes.METADATA_STRINGS or blob is None or len(operands) < 2:
        return []
    count, at, *_ = operands
    lengths = blob[:at]
    cursor = BitCursor(lengths + PADDING, 0, len(lengths) * 8, 0)
    strings = []
    try:
        for _ in range(count):
            size = cursor.vbr(6)
            if size < 0 or size > len(blob) - at:
                return []
            strings.append(blob[at : at + size])
            at += size
    except BitcodeError:
        return []
    return strings
