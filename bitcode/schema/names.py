"""What people call the parts of a bitcode file: names of blocks, records and operands, for whoever shows one.

Needs no more of a file than the records themselves: where the layout depends on how many values are defined so far, a
distance counts as a forward reference if it is 0 or beyond any real function's size.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from construct import ConstructError, Renamed

from bitcode.schema import codes as c
from bitcode.schema.blocks.all import BY_ID
from bitcode.schema.declare import RecordSchema
from bitcode.schema.leaves import (
    NONE,
    Chars,
    Cursor,
    IfLeft,
    Leaf,
    Opt,
    Repeat,
    Rest,
    TypedRest,
    TypesOf,
    When,
    fields_in,
)

#: Stands for the number of values so far. Any number will do that no distance reaches.
BASE: Final = 1 << 30

_CACHE_LIMIT: Final = 1 << 16


def block_name(block_id: int) -> str:
    """LLVM's name of a block, as `FUNCTION_BLOCK`; of others `BLOCK_<id>`."""
    if block_id == c.BLOCKINFO_BLOCK_ID:
        return "BLOCKINFO_BLOCK"
    schema = BY_ID.get(block_id)
    return schema.name if schema is not None else f"BLOCK_{block_id}"


class Layouts(NamedTuple):
    """Which layouts the records of a block have: the variants, the best first, and the block's parameter
    (`BlockSchema`)."""

    variants: tuple[str, ...] = ()
    parameter: int = BASE


#: Of a block that has no choice.
ANY_LAYOUT: Final = Layouts()


def variants(block_id: int, codes: Sequence[int], first_operands: Sequence[int]) -> Layouts:
    """Which of the layouts that a code has are those of this block, from its records.

    `first_operands`: each record's first operand, or any number where it has none.
    """
    if block_id == c.MODULE_BLOCK_ID:
        version = _first(c.MODULE_CODE_VERSION, codes, first_operands, 0)
        return Layouts(("v1",)) if version < 2 else Layouts()
    if block_id in (c.GLOBALVAL_SUMMARY_BLOCK_ID, c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID):
        version = _first(c.FS_VERSION, codes, first_operands, 9)
        if c.FS_CONTEXT_RADIX_TREE_ARRAY in codes:
            return Layouts((), version)
        return Layouts(("version9", "stacks") if version < 10 else ("stacks",), version)
    return Layouts()


def _first(code: int, codes: Sequence[int], first_operands: Sequence[int], default: int) -> int:
    for k, one in enumerate(codes):
        if one == code:
            return first_operands[k]
    return default


def find_record(block_id: int, code: int, which: Layouts = ANY_LAYOUT) -> RecordSchema | None:
    """The declaration of a record; `which` as `variants` gives it."""
    schema = BY_ID.get(block_id)
    if schema is None:
        return None
    for variant in which.variants:
        for record in schema.variants:
            if record.code == code and record.variant == variant:
                return record
    return schema.records.get(code)


class OperandNames:
    """Names of operands, remembered for records of the same shape: a big file has few shapes."""

    def __init__(self) -> None:
        self._found: dict[tuple[Any, ...], list[str]] = {}
        self._shapes: dict[RecordSchema, _Shape] = {}

    def of(self, block_id: int, code: int, operands: list[int], which: Layouts = ANY_LAYOUT) -> list[str]:
        """A name for each operand: `callee`, `callee_type`, `args[2]`, `clauses[0].kind`.

        What the declaration does not know is `rest[k]`; nor does an operand of an unknown record have a name: `""`.
        """
        record = find_record(block_id, code, which)
        if record is None:
            return [""] * len(operands)
        record = record.layout_of(operands)
        shape = self._shapes.get(record)
        if shape is None:
            shape = self._shapes[record] = _Shape(record)
        key = shape.key(operands, which.parameter)
        if key is None:
            return operand_names(record, operands, which.parameter)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= _CACHE_LIMIT:
                self._found.clear()
            found = self._found[key] = operand_names(record, operands, which.parameter)
        return found


def operand_names(record: RecordSchema, operands: list[int], parameter: int = BASE) -> list[str]:
    """A name for each operand of such a record, cut short or too long as it may be."""
    cursor = Cursor(operands)
    with suppress(ConstructError):  # the names of what could be read are there
        record.layout.parse_stream(cursor, n=len(operands), **{record.parameter: parameter})
    names = [path.removeprefix("(parsing) -> ").replace(" -> ", ".") for path in cursor.paths]
    return names + [f"rest[{k}]" for k in range(len(operands) - len(names))]


class _Shape:
    """What the names of a record's operands depend on."""

    def __init__(self, record: RecordSchema) -> None:
        self.record = record
        self.typed = False
        self.controls = 0
        self.cacheable = True
        fixed = 0  # leading operands whose place never changes
        still_fixed = True
        places: dict[str, int] = {}
        for field in record.fields:
            part = field.subcon
            if isinstance(part, Leaf | Opt):
                if still_fixed:
                    places[field.name] = fixed
                    fixed += 1
                continue
            still_fixed = False
            if isinstance(part, When):
                self._condition(part, field, places)
            elif isinstance(part, TypedRest):
                self.typed = True
                self.cacheable &= part.count is None and part.marker == NONE
            elif isinstance(part, Chars):
                self.cacheable &= part.count is None
            elif isinstance(part, Rest):
                self.cacheable &= isinstance(part.subcon, Leaf) or part.columns
            elif isinstance(part, Repeat):
                self.cacheable &= not fields_in(part.count) and (isinstance(part.subcon, Leaf) or part.columns)
            elif not isinstance(part, TypesOf | IfLeft):
                self.cacheable = False

    def _condition(self, part: When, field: Renamed, places: dict[str, int]) -> None:
        for name in fields_in(part.condition):
            if field.name == f"{name}_type":
                self.typed = True
            elif name in places:
                self.controls = max(self.controls, places[name] + 1)
            else:
                self.cacheable = False

    def key(self, operands: list[int], parameter: int) -> tuple[Any, ...] | None:
        if not self.cacheable:
            return None
        forward = tuple(x == 0 or x > BASE for x in operands) if self.typed else ()
        return (self.record, parameter, len(operands), *operands[: self.controls], forward)
