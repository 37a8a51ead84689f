"""The semantics of LLVM's IR as one table: a row an instruction, a predicate of a comparison, an intrinsic.

From it come the interpreter (`irkit.semantics.interpreter`), the page of the documentation (`docs/semantics.md`), and
what else has to know what IR means.
"""

from __future__ import annotations

from typing import Final

from irkit.semantics import (
    control_rows,
    float_rows,
    further_rows,
    integer_intrinsic_rows,
    integer_rows,
    memory_rows,
)
from irkit.semantics.declare import Condition, Poison, Row

# The chapters of the page, with their rows.
CHAPTERS: Final[tuple[tuple[str, tuple[Row, ...]], ...]] = (
    ("Integers, comparisons, conversions, choices", integer_rows.ROWS),
    ("Intrinsics on integers", integer_intrinsic_rows.ROWS),
    ("Floating-point numbers", float_rows.ROWS),
    ("Memory", memory_rows.ROWS),
    ("Control, calls, vectors, aggregates", control_rows.ROWS),
    ("Intrinsics on vectors", further_rows.VECTORS),
    ("Intrinsics that ask and tell", further_rows.ASKING),
)
# The rules that reports name where no condition of a row does: operands that are not well defined, and the library's.
FURTHER_RULES: Final[dict[str, str]] = {
    "access-through-poison": "the pointer, size or mask of an access is poison or undef",
    "alloca-size": "the number of elements of an `alloca` is poison or undef",
    "bad-free": "what is freed is no live object of the allocator, or not its start",
    "branch-on-poison": "the condition of a branch or switch, or the address of an `indirectbr`, is poison or undef",
    "compare-of-poison": "what `cmpxchg` compares is poison or undef",
    "division-by-poison": "the divisor is poison or undef",
    "exit-status": "what the main function returns is poison or undef",
    "library-argument": "a number or memory that a library function reads is poison or undef",
    "no-setjmp": "`longjmp` goes to what no `setjmp` has written",
    "printf-arguments": "a format asks for more arguments than there are",
}
ROWS: Final[tuple[Row, ...]] = tuple(row for _, rows in CHAPTERS for row in rows)
BY_NAME: Final[dict[str, Row]] = {row.name: row for row in ROWS}
_POISON: Final[dict[str, Poison]] = {row.name.partition(" ")[0]: row.poison for row in ROWS if not row.is_intrinsic}


def row_of(opcode: str, predicate: str = "") -> Row:
    """The row of an instruction, or of a comparison with its predicate. Raises KeyError where there is none."""
    return BY_NAME[f"{opcode} {predicate}" if predicate else opcode]


def row_of_intrinsic(name: str) -> Row | None:
    """The row of an intrinsic by its name in a module, with or without its types (`llvm.abs.i32`)."""
    while name.count(".") >= 1:
        found = BY_NAME.get(name)
        if found is not None:
            return found
        name = name.rpartition(".")[0]
    return None


def poison_of(opcode: str) -> Poison | None:
    """What becomes of an instruction's poison operands, the same for all predicates; None where there is no row."""
    return _POISON.get(opcode)


def conditions(row: Row) -> tuple[Condition, ...]:
    """Everything that may make poison or undefined behaviour of the row's operands."""
    return (*row.poison_when, *row.undefined_when)
