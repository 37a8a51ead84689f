"""Denormal numbers that are flushed to zero, where a function's attributes say so (LangRef, "Function Attributes").

Note [flushing]: an operation takes its denormal operands as zeros, and flushes a denormal result, which the manual
allows and LLVM does where it folds constants. `dynamic` is what the program has set; a run begins as IEEE 754 has it.
Moves, `fneg`, `fabs`, `copysign` and tests of the class change no bits.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from irkit.denormals import ALL_IEEE, DYNAMIC, IEEE, PRESERVE_SIGN, Modes, modes_said
from irkit.errors import UnsupportedError
from irkit.instruction_base import CallBase
from irkit.instructions import AtomicRMWInst
from irkit.semantics import floats
from irkit.semantics.float_steps import FloatStep, FNeg
from irkit.semantics.intrinsic_steps import FloatFunction
from irkit.semantics.steps import Step
from irkit.semantics.vector_intrinsics import Reduction
from irkit.types import FloatingPointType

if TYPE_CHECKING:
    from irkit.attributes import AttributeSet
    from irkit.instruction_base import Instruction
    from irkit.semantics.compiler import FunctionCompiler

_BITS_ONLY: Final = frozenset(("fabs", "copysign", "is.fpclass"))
_SMALLEST: Final = {"half": 2.0**-14, "bfloat": 2.0**-126, "float": 2.0**-126, "double": 2.0**-1022}
# Where the exponent of a wide format begins, and the bits of it.
_EXPONENTS: Final = {"fp128": (112, 15), "x86_fp80": (64, 15)}


class Flushed(Step):
    """A step whose operands, and then its result, are flushed. `operands` are slots of numbers of the format `keyword`;
    `result` is the format of the result, empty where that is no number."""

    def __init__(self, step: Step, operands: list[int], keyword: str, result: str, modes: Modes) -> None:
        super().__init__(step.instruction, step.dst)
        self.step: Step = step
        self.operands: list[int] = operands
        self.keyword: str = keyword
        self.result: str = result
        self.result_mode: int = modes[0]
        self.operand_mode: int = modes[1]

    def run(self, slots: list[object]) -> None:
        kept = [slots[operand] for operand in self.operands]
        for operand in self.operands:
            slots[operand] = flushed(slots[operand], self.keyword, self.operand_mode)
        try:
            self.step.run(slots)
        finally:
            for operand, value in zip(self.operands, kept, strict=True):
                slots[operand] = value
        if self.result:
            slots[self.dst] = flushed(slots[self.dst], self.result, self.result_mode)


def flushed(value: object, keyword: str, mode: int) -> object:
    """The value, or zero for a denormal one."""
    if mode == IEEE:
        return value
    if isinstance(value, list):
        return [flushed(lane, keyword, mode) for lane in value]
    if isinstance(value, float):
        if value and -_SMALLEST[keyword] < value < _SMALLEST[keyword]:
            return math.copysign(0.0, value) if mode == PRESERVE_SIGN else 0.0
    elif isinstance(value, int):
        first, width = _EXPONENTS[keyword]
        sign = floats.sign_bits(keyword)
        if not value >> first & ((1 << width) - 1) and value & ~sign:
            return value & sign if mode == PRESERVE_SIGN else 0
    return value


def flushing_modes(attributes: AttributeSet | None) -> tuple[Modes, Modes] | None:
    """What a function does to denormal numbers of `float`, and of other types; None where nothing."""
    if attributes is None:
        return None
    single, default = (
        (IEEE if results == DYNAMIC else results, IEEE if operands == DYNAMIC else operands)
        for results, operands in modes_said(attributes)
    )
    return None if single == default == ALL_IEEE else (single, default)


def flushing(made: FunctionCompiler, step: Step, modes: tuple[Modes, Modes]) -> Step:
    """The step of an instruction, with what a function does to denormal numbers. Raises UnsupportedError where that
    is not told."""
    instruction = step.instruction
    if instruction is None:
        return step
    if isinstance(step, Reduction) or isinstance(instruction, AtomicRMWInst):
        if format_of(instruction) and modes_of(format_of(instruction), modes) != ALL_IEEE:
            raise UnsupportedError(f"running '{instruction.opcode}' where denormal numbers are flushed")
        return step
    if not isinstance(step, FloatStep) or isinstance(step, FNeg):
        return step
    if isinstance(step, FloatFunction) and step.name in _BITS_ONLY:
        return step
    operands = instruction.arguments if isinstance(instruction, CallBase) else instruction.operands
    numbers = [one for one in operands if isinstance(one.type.scalar_type(), FloatingPointType)]
    result = format_of(instruction)
    keyword = step.keyword
    if numbers:
        ty = numbers[0].type.scalar_type()
        keyword = ty.keyword if isinstance(ty, FloatingPointType) else ""
    said = modes_of(result, modes)[0] if result else IEEE, modes_of(keyword, modes)[1]
    if said == ALL_IEEE:
        return step
    if "ppc_fp128" in (keyword, result):
        raise UnsupportedError(f"running '{instruction.opcode}' where denormal numbers of ppc_fp128 are flushed")
    return Flushed(step, made.slots(numbers), keyword, result, said)


def modes_of(keyword: str, modes: tuple[Modes, Modes]) -> Modes:
    return modes[0] if keyword == "float" else modes[1]


def format_of(instruction: Instruction) -> str:
    """The format of the result; empty where it is no number."""
    ty = instruction.type.scalar_type()
    return ty.keyword if isinstance(ty, FloatingPointType) else ""
