"""Instructions on structs and arrays (LangRef, "Aggregate Operations")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.instructions import ExtractValueInst, InsertValueInst, Instruction
from text.printer.plain import InstructionPrinter, typed_operands

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def print_extractvalue(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, ExtractValueInst)
    return f"extractvalue {p.operands.typed(i._operands[0])}, {', '.join([str(n) for n in i.indices])}"


def print_insertvalue(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, InsertValueInst)
    return f"{typed_operands(p, 'insertvalue', i._operands)}, {', '.join([str(n) for n in i.indices])}"


AGGREGATES: Final[dict[str, InstructionPrinter]] = {
    "extractvalue": print_extractvalue,
    "insertvalue": print_insertvalue,
}
