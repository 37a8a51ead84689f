"""`shufflevector` (LangRef, "Vector Operations"); the others print in the usual way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.instructions import Instruction, ShuffleVectorInst
from text.printer.plain import InstructionPrinter, typed_operands

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter


def print_shufflevector(p: FunctionPrinter, i: Instruction) -> str:
    assert isinstance(i, ShuffleVectorInst)
    mask = p.operands.constants.mask(i.mask, i.type)
    return f"{typed_operands(p, 'shufflevector', i._operands)}, {mask}"


VECTORS: Final[dict[str, InstructionPrinter]] = {
    "shufflevector": print_shufflevector,
}
