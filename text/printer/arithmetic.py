"""Operators, comparisons, conversions (LangRef, "Binary Operations" and on)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.instructions import CmpInst, Instruction
from irkit.operators.lists import BINARY, CASTS, COMPARISONS
from text.printer.plain import InstructionPrinter, head, one_type_operands, typed_operands

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def print_binary(p: FunctionPrinter, i: Instruction) -> str:
    left, right = i._operands
    ty = left.type
    if ty is not right.type:
        return typed_operands(p, head(i), i._operands)
    o = p.operands
    if i._flags or i._fast_math:
        return f"{head(i)} {o.types.text(ty)} {o.text(left)}, {o.text(right)}"
    return f"{i.opcode} {o.types.text(ty)} {o.text(left)}, {o.text(right)}"


def print_compare(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, CmpInst)
    return one_type_operands(p, f"{head(i)} {i.predicate}", i._operands)


def print_cast(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    value = i._operands[0]
    return f"{head(i)} {o.types.text(value.type)} {o.text(value)} to {o.types.text(i.type)}"


ARITHMETIC: Final[dict[str, InstructionPrinter]] = {
    **dict.fromkeys(BINARY, print_binary),
    **dict.fromkeys(CASTS, print_cast),
    **dict.fromkeys(COMPARISONS, print_compare),
}
