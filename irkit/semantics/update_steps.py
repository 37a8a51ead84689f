"""What `atomicrmw` does to the value in memory: a step of slot 0, which memory held, and slot 1, into slot 2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError
from irkit.semantics import float_steps, steps
from irkit.semantics.float_functions import float_binary
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark, Pointer, Scalar

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction

_FLOATS: Final = {"fadd": "fadd", "fsub": "fsub"}
_EXTREMES: Final = {"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum", "fminimum": "minimum"}
_INTEGERS: Final = ("add", "sub", "and", "or", "xor")


class Exchange(Step):
    def run(self, slots: list[object]) -> None:
        slots[2] = slots[1]


class Update(Step):
    """The operations on integers that no instruction has."""

    def __init__(self, instruction: Instruction, operation: str, scalar: Scalar) -> None:
        super().__init__(instruction)
        self.operation: str = operation
        self.mask: int = scalar.mask
        self.sign: int = 1 << (scalar.bits - 1)
        self.scalar: Scalar = scalar

    def run(self, slots: list[object]) -> None:
        held, value = slots[0], slots[1]
        if isinstance(held, list):
            assert isinstance(value, list)
            slots[2] = [self.lane(x, y) for x, y in zip(held, value, strict=True)]
        else:
            slots[2] = self.lane(held, value)

    def lane(self, held: object, value: object) -> object:
        for operand in (held, value):
            if isinstance(operand, Mark):
                return self.poison("", operand)
        if self.operation in _EXTREMES:
            return float_binary(_EXTREMES[self.operation], held, value, self.scalar.keyword)
        x = held.address if isinstance(held, Pointer) else held
        y = value.address if isinstance(value, Pointer) else value
        assert isinstance(x, int)
        assert isinstance(y, int)
        return self.integers(x, y)

    def integers(self, x: int, y: int) -> int:
        operation = self.operation
        mask = self.mask
        sign = self.sign
        if operation == "nand":
            return ~(x & y) & mask
        if operation == "max":
            return max(x ^ sign, y ^ sign) ^ sign
        if operation == "min":
            return min(x ^ sign, y ^ sign) ^ sign
        if operation == "umax":
            return max(x, y)
        if operation == "umin":
            return min(x, y)
        if operation == "uinc_wrap":
            return 0 if x >= y else x + 1
        if operation == "udec_wrap":
            return y if x == 0 or x > y else x - 1
        if operation == "usub_cond":
            return x - y if x >= y else x
        if operation == "usub_sat":
            return max(x - y, 0)
        raise UnsupportedError(f"running 'atomicrmw {operation}'")


def update_step(instruction: Instruction, operation: str, scalar: Scalar) -> Step:
    if operation == "xchg":
        return Exchange(instruction)
    if operation in _INTEGERS:
        return steps.BINARY[operation](instruction, 2, 0, 1, scalar.bits)
    if operation in _FLOATS:
        return float_steps.BINARY[operation](instruction, 2, 0, 1, scalar, operation)
    return Update(instruction, operation, scalar)
