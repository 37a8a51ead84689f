"""Instructions that lead from block to block, `phi` and `select` (LangRef, "Terminator Instructions")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.instructions import Instruction, PHINode
from text.printer.plain import FAST_MATH, InstructionPrinter, head, typed_list, typed_operands

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def print_ret(p: FunctionPrinter, i: Instruction) -> str:
    return f"ret {p.operands.typed(i._operands[0])}" if i._operands else "ret void"


def print_br(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    if len(i._operands) == 1:
        return f"br label {o.text(i._operands[0])}"
    condition, if_false, if_true = i._operands
    return f"br {o.typed(condition)}, label {o.text(if_true)}, label {o.text(if_false)}"


def print_switch(p: FunctionPrinter, i: Instruction) -> str:
    o = p.operands
    operands = i._operands
    parts = [f"switch {o.typed(operands[0])}, {o.typed(operands[1])} ["]
    for index in range(2, len(operands), 2):
        parts.append(f"    {o.typed(operands[index])}, {o.typed(operands[index + 1])}")
    parts.append("  ]")
    return "\n".join(parts)


def print_indirectbr(p: FunctionPrinter, i: Instruction) -> str:
    return f"indirectbr {p.operands.typed(i._operands[0])}, [{typed_list(p, i._operands[1:])}]"


def print_unreachable(p: FunctionPrinter, i: Instruction) -> str:
    return "unreachable"


def print_phi(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, PHINode)
    o = p.operands
    arms = []
    for index, value in enumerate(i._operands):
        arms.append(f"[ {o.text(value)}, {o.text(i.incoming_blocks[index])} ]")
    return f"phi{FAST_MATH[i._fast_math]} {o.types.text(i.type)} {', '.join(arms)}"


def print_select(p: FunctionPrinter, i: Instruction) -> str:
    """The same, with the type of each operand."""
    return typed_operands(p, head(i), i._operands)


CONTROL: Final[dict[str, InstructionPrinter]] = {
    "ret": print_ret,
    "br": print_br,
    "switch": print_switch,
    "indirectbr": print_indirectbr,
    "unreachable": print_unreachable,
    "phi": print_phi,
    "select": print_select,
}
