"""The function that prints an instruction, by opcode; each is in its chapter (LangRef, "Instruction Reference")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError
from irkit.instructions import (
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
    StoreInst,
)
from irkit.operators import BY_NAME
from irkit.terminators import BranchInst
from text.printer.aggregates import AGGREGATES
from text.printer.arithmetic import ARITHMETIC, print_binary, print_cast, print_compare
from text.printer.calls import CALLS, print_call
from text.printer.control import CONTROL, print_br, print_phi, print_select
from text.printer.exceptions import EXCEPTIONS
from text.printer.memory import MEMORY, print_getelementptr, print_load, print_store
from text.printer.plain import InstructionPrinter, print_plain
from text.printer.vectors import VECTORS

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter

HANDLERS: Final[dict[str, InstructionPrinter]] = {
    **dict.fromkeys(BY_NAME, print_plain),
    **ARITHMETIC,
    **MEMORY,
    **VECTORS,
    **AGGREGATES,
    **CONTROL,
    **CALLS,
    **EXCEPTIONS,
}


def print_instruction(p: FunctionPrinter, i: Instruction) -> str:
    """What stands behind `%x = ` and before the metadata. The classes that are met most are told apart here, since a
    function from a table costs compiled code as much as half of the text.

    Raises UnsupportedError for an instruction that has no text.
    """
    if isinstance(i, CallInst):
        return print_call(p, i)
    if isinstance(i, LoadInst):
        return print_load(p, i)
    if isinstance(i, BinaryOperator):
        return print_binary(p, i)
    if isinstance(i, GetElementPtrInst):
        return print_getelementptr(p, i)
    if isinstance(i, StoreInst):
        return print_store(p, i)
    if isinstance(i, CastInst):
        return print_cast(p, i)
    if isinstance(i, CmpInst):
        return print_compare(p, i)
    if isinstance(i, BranchInst):
        return print_br(p, i)
    if isinstance(i, SelectInst):
        return print_select(p, i)
    if isinstance(i, PHINode):
        return print_phi(p, i)
    if isinstance(i, ExtractElementInst):
        return print_plain(p, i)
    handler = HANDLERS.get(i.opcode)
    if handler is None:
        raise UnsupportedError(f"an instruction {i.opcode} has no text in {p.dialect!r}")
    return handler(p, i)
