"""Floating-point constants that give poison: conversions out of range, what `nnan` and `ninf` exclude."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit import flags as f
from irkit.constants import ConstantDataSequential, ConstantFP
from irkit.errors import UnsupportedError
from irkit.folding.floats import INFINITE, NAN, decode, to_integer
from irkit.instructions import Instruction
from irkit.linter import rules
from irkit.linter.arithmetic import poison
from irkit.linter.frame import Linter
from irkit.types import FloatingPointType, IntegerType
from irkit.values import Value


def lanes_of(value: Value) -> tuple[list[int], str]:
    """The bits of each lane of a constant, and their format; no lanes of anything else. That of a splat is one."""
    ty = value.type.scalar_type()
    if isinstance(ty, FloatingPointType):
        if isinstance(value, ConstantFP):
            return [value.bits], ty.keyword
        if isinstance(value, ConstantDataSequential):
            return [value.element_bits(place) for place in range(value.element_count)], ty.keyword
    return [], ""


def check_conversion(linter: Linter, instruction: Instruction) -> None:
    """`fptosi` and `fptoui` of what the integer cannot hold, in all lanes."""
    operand, target = instruction.operands[0], instruction.type.scalar_type()
    bits, keyword = lanes_of(operand)
    if not bits or not isinstance(target, IntegerType):
        return
    try:
        fits = any(to_integer(one, keyword, target.width, instruction.opcode == "fptosi") is not None for one in bits)
    except UnsupportedError:
        return
    if not fits:
        words = (instruction.opcode, linter.named(operand), target)
        poison(linter, rules.CONVERSION, instruction, f"{target} does not hold it", *words, culprit=operand)


def check_flags(linter: Linter, instruction: Instruction) -> None:
    """`nnan` of a NaN, `ninf` of an infinity: of an operand that is one in all lanes."""
    flags = instruction.fast_math
    if not flags:
        return
    for operand in instruction.operands:
        bits, keyword = lanes_of(operand)
        try:
            kinds = {decode(one, keyword).kind for one in bits}
        except UnsupportedError:
            return
        for flag, word, kind in ((f.FAST_NNAN, "nnan", NAN), (f.FAST_NINF, "ninf", INFINITE)):
            if flags & flag and kinds == {kind}:
                words = (instruction.opcode, word, linter.named(operand))
                poison(linter, rules.BROKEN_FLAG, instruction, f"`{word}` is broken", *words, culprit=operand)
                return


_ARITHMETIC: Final = ("fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp")
HANDLERS: Final[dict[str, Callable[[Linter, Instruction], None]]] = {
    "fptosi": check_conversion,
    "fptoui": check_conversion,
    **dict.fromkeys(_ARITHMETIC, check_flags),
}
