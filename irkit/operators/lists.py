"""The operator table as the lists that the layers ask for, each made from its columns."""

from __future__ import annotations

from typing import Final

from irkit.operators.classes import BINARY_OPERATOR, CAST, COMPARE, UNARY_OPERATOR
from irkit.operators.declare import FOREVER, ONE, OPTIONAL, PAIRS, VARIADIC, InstructionClass
from irkit.operators.table import OPCODES


def opcodes_of(cls: InstructionClass) -> tuple[str, ...]:
    """The opcodes of a class, in the table's order."""
    return tuple([row.name for row in OPCODES if row.cls is cls])


def _by_code(cls: InstructionClass, takes: str = "") -> tuple[str, ...]:
    """The opcodes that share a record by their number in it; "" where there is none."""
    rows = [row for row in OPCODES if row.cls is cls and takes in ("", row.takes)]
    names = {row.code: row.name for row in rows}
    count = max(row.code for row in OPCODES if row.cls is cls) + 1
    return tuple([names.get(code, "") for code in range(count)])


BINARY: Final[tuple[str, ...]] = opcodes_of(BINARY_OPERATOR)
CASTS: Final[tuple[str, ...]] = opcodes_of(CAST)
COMPARISONS: Final[tuple[str, ...]] = opcodes_of(COMPARE)
INTEGER_BINARY: Final[frozenset[str]] = frozenset(
    [row.name for row in OPCODES if row.cls is BINARY_OPERATOR and row.takes == "integer"]
)
FLOAT_BINARY: Final[frozenset[str]] = frozenset(
    [row.name for row in OPCODES if row.cls is BINARY_OPERATOR and row.takes == "float"]
)

# By number in bitcode.
UNARY_BY_CODE: Final[tuple[str, ...]] = _by_code(UNARY_OPERATOR)
INTEGER_BINARY_BY_CODE: Final[tuple[str, ...]] = _by_code(BINARY_OPERATOR, "integer")
FLOAT_BINARY_BY_CODE: Final[tuple[str, ...]] = _by_code(BINARY_OPERATOR, "float")
CASTS_BY_CODE: Final[tuple[tuple[str, int], ...]] = tuple(
    [(row.name, row.since) for row in sorted(OPCODES, key=lambda row: row.code) if row.cls is CAST]
)

# The releases that brought opcodes which older ones do not have.
LATER: Final[dict[str, int]] = {row.name: row.since for row in OPCODES if row.since}

# The flags that an opcode may have, each with the release that brought it, by their bits in bitcode; whether it has
# fast-math flags, and since when.
FLAGS: Final[dict[str, tuple[tuple[int, int], ...]]] = {row.name: row.flags for row in OPCODES if row.flags}
FAST_MATH: Final[dict[str, int]] = {row.name: row.fast_math for row in OPCODES if row.fast_math}

# The flags of constant expressions are those that their opcodes always had.
EXPRESSION_FLAGS: Final[dict[str, tuple[int, ...]]] = {
    row.name: tuple([flag for flag, _ in row.flags])
    for row in OPCODES
    if row.cls is BINARY_OPERATOR and row.flags and row.flags[0][1] == 13
}

# Constant expressions that some releases do not have: opcode → the last one that does.
RETIRED_EXPRESSIONS: Final[dict[str, int]] = {
    row.name: row.expression_until for row in OPCODES if 0 < row.expression_until < FOREVER
}

# What a conversion takes and gives.
CONVERSIONS: Final[dict[str, tuple[str, str]]] = {
    row.name: (row.takes, row.gives) for row in OPCODES if row.cls is CAST
}

# The places of operands in the order of the record, for opcodes where it is not theirs.
READ_ORDERS: Final[dict[str, tuple[int, ...]]] = {
    row.name: row.cls.read_places() for row in OPCODES if row.cls.read_order
}
SET_IN_TURN: Final[frozenset[str]] = frozenset([row.name for row in OPCODES if row.cls.sets_operands_in_turn])

# The opcodes of the instructions that a record of FUNCTION_BLOCK makes: several share some of the records.
OPCODES_BY_RECORD: Final[dict[str, list[str]]] = {}
for _row in OPCODES:
    for _record in _row.records:
        OPCODES_BY_RECORD.setdefault(_record, []).append(_row.name)


def _operand_counts(cls: InstructionClass) -> tuple[int, int | None]:
    """How many operands a class has at least and at most; None for any number."""
    arities = [operand.arity for operand in cls.operands]
    least = arities.count(ONE)
    return least, None if VARIADIC in arities or PAIRS in arities else least + arities.count(OPTIONAL)


OPERAND_COUNTS: Final[dict[str, tuple[int, int | None]]] = {row.name: _operand_counts(row.cls) for row in OPCODES}

# Operations whose operands may change places, and those that may be grouped otherwise.
COMMUTATIVE: Final[frozenset[str]] = frozenset([row.name for row in OPCODES if row.is_commutative])
ASSOCIATIVE: Final[frozenset[str]] = frozenset([row.name for row in OPCODES if row.is_associative])
