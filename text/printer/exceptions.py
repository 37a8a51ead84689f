"""Landing pads and funclets (LangRef, "Exception Handling")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.instructions import Instruction, LandingPadInst
from irkit.terminators import CatchSwitchInst
from text.printer.plain import InstructionPrinter, typed_list

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def print_landingpad(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, LandingPadInst)
    lines = [f"landingpad {p.operands.types.text(i.type)}"]
    if i.cleanup:
        lines.append("          cleanup")
    for index, clause in enumerate(i.operands):
        word = "filter" if i.filters[index] else "catch"
        lines.append(f"          {word} {p.operands.typed(clause)}")
    return "\n".join(lines)


def print_catchpad(p: FunctionPrinter, i: Instruction) -> str:
    return f"catchpad within {p.operands.text(i.operands[-1])} [{typed_list(p, i.operands[:-1])}]"


def print_cleanuppad(p: FunctionPrinter, i: Instruction) -> str:
    return f"cleanuppad within {p.operands.text(i.operands[-1])} [{typed_list(p, i.operands[:-1])}]"


def print_catchswitch(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, CatchSwitchInst)
    unwind = i.unwind_destination
    target = "to caller" if unwind is None else p.operands.typed(unwind)
    return f"catchswitch within {p.operands.text(i.operands[0])} [{typed_list(p, i.handlers)}] unwind {target}"


def print_catchret(p: FunctionPrinter, i: Instruction) -> str:
    return f"catchret from {p.operands.text(i.operands[0])} to {p.operands.typed(i.operands[1])}"


def print_cleanupret(p: FunctionPrinter, i: Instruction) -> str:
    target = p.operands.typed(i.operands[1]) if len(i.operands) > 1 else "to caller"
    return f"cleanupret from {p.operands.text(i.operands[0])} unwind {target}"


EXCEPTIONS: Final[dict[str, InstructionPrinter]] = {
    "landingpad": print_landingpad,
    "catchpad": print_catchpad,
    "cleanuppad": print_cleanuppad,
    "catchswitch": print_catchswitch,
    "catchret": print_catchret,
    "cleanupret": print_cleanupret,
}
