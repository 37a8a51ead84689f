"""What instructions have in common in print: opcode and flags, operands with one type or with each its own.

Most print in LLVM's usual way, by `print_plain`. A function for an instruction gives what stands behind `%x = ` and
before the metadata. None calls another per operand, since this is where the time goes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from irkit.instructions import Instruction
from irkit.values import Value
from text.printer.constants import fast_math_text, flags_text

if TYPE_CHECKING:
    from text.printer.functions import FunctionPrinter

InstructionPrinter = Callable[["FunctionPrinter", Instruction], str]

FLAGS: Final = [flags_text(flags) for flags in range(256)]
FAST_MATH: Final = [fast_math_text(flags) for flags in range(256)]


def head(i: Instruction) -> str:
    """The opcode and its flags."""
    if i._flags or i._fast_math:
        return f"{i.opcode}{FAST_MATH[i._fast_math]}{FLAGS[i._flags]}"
    return i.opcode


def one_type_operands(p: FunctionPrinter, start: str, operands: Sequence[Value]) -> str:
    """Operands behind `start`, with the type before the first one only, unless their types differ."""
    ty = operands[0].type
    for operand in operands:
        if operand.type is not ty:
            return typed_operands(p, start, operands)
    o = p.operands
    if len(operands) == 2:
        return f"{start} {o.types.text(ty)} {o.text(operands[0])}, {o.text(operands[1])}"
    texts = ", ".join([o.text(operand) for operand in operands])
    return f"{start} {o.types.text(ty)} {texts}"


def typed_operands(p: FunctionPrinter, start: str, operands: Sequence[Value]) -> str:
    """Operands behind `start`, each with its type. Two, as most have, are written in one go."""
    o = p.operands
    if len(operands) == 2:
        a, b = operands
        return f"{start} {o.types.text(a.type)} {o.text(a)}, {o.types.text(b.type)} {o.text(b)}"
    return f"{start} {typed_list(p, operands)}"


def typed_list(p: FunctionPrinter, operands: Sequence[Value]) -> str:
    return ", ".join([p.operands.typed(operand) for operand in operands])


def print_plain(p: FunctionPrinter, i: Instruction) -> str:
    """Instructions that print in LLVM's usual way: opcode, flags, operands."""
    return one_type_operands(p, head(i), i._operands)
