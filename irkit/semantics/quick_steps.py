"""Steps of the intrinsics that programs have in their loops: what their rows of the table say, computed at once where
all operands are plain numbers. Marks go the way of `ExpressionStep`, which takes the row apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.semantics import floats
from irkit.semantics.intrinsic_steps import ExpressionStep, FloatFunction

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.declare import Row
    from irkit.semantics.values import Scalar


class QuickStep(ExpressionStep):
    """One to three operands, of which the last stands for those that are missing."""

    def __init__(
        self, instruction: Instruction, dst: int, row: Row, operands: list[int], scalars: list[Scalar], result_bits: int
    ) -> None:
        super().__init__(instruction, dst, row, operands, scalars, result_bits)
        self.a: int = operands[0]
        self.b: int = operands[min(1, len(operands) - 1)]
        self.c: int = operands[-1]
        self.bits: int = scalars[0].bits
        self.mask: int = scalars[0].mask
        self.sign: int = 1 << (scalars[0].bits - 1)
        self.name: str = row.name.removeprefix("llvm.")
        self.is_signed: bool = self.name.startswith("s")

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        z = slots[self.c]
        if isinstance(x, int) and isinstance(y, int) and isinstance(z, int):
            slots[self.dst] = self.ints(x, y, z)
        else:
            super().run(slots)

    def result(self, operands: list[object]) -> object:
        x = operands[0]
        y = operands[min(1, len(operands) - 1)]
        z = operands[-1]
        if isinstance(x, int) and isinstance(y, int) and isinstance(z, int):
            return self.ints(x, y, z)
        return super().result(operands)

    def ints(self, x: int, y: int, z: int) -> object:
        """The result for numbers."""
        raise NotImplementedError

    def by_row(self, x: int, y: int) -> object:
        """The result as the row says it, which knows when it is poison."""
        return super().result([x, y])

    def signed(self, x: int) -> int:
        return (x ^ self.sign) - self.sign


class Extreme(QuickStep):
    """`smax`, `smin`, `umax`, `umin`."""

    def ints(self, x: int, y: int, z: int) -> object:
        flip = self.sign if self.is_signed else 0
        x ^= flip
        y ^= flip
        return (min(x, y) if self.name.endswith("min") else max(x, y)) ^ flip


class Absolute(QuickStep):
    def ints(self, x: int, y: int, z: int) -> object:
        if x < self.sign:
            return x
        return self.by_row(x, y) if x == self.sign else self.mask + 1 - x


class FunnelShift(QuickStep):
    """`fshl`, `fshr`."""

    def ints(self, x: int, y: int, z: int) -> object:
        bits = self.bits
        amount = z % bits
        if self.name.endswith("r"):
            amount = bits - amount if amount else 0
            if not amount:
                return y
        return (x << amount | y >> (bits - amount)) & self.mask


class SwapBytes(QuickStep):
    def ints(self, x: int, y: int, z: int) -> object:
        return int.from_bytes(x.to_bytes(self.bits >> 3, "little"), "big")


class CountBits(QuickStep):
    """`ctpop`, `ctlz`, `cttz`; the two that ask for zeros say of 0 what the row does."""

    def ints(self, x: int, y: int, z: int) -> object:
        if self.name == "ctpop":
            return x.bit_count()
        if not x:
            return self.by_row(x, y)
        return self.bits - x.bit_length() if self.name == "ctlz" else ((x - 1) & ~x).bit_length()


class Exact(QuickStep):
    """What is computed without a limit first."""

    def exact(self, x: int, y: int) -> int:
        if self.is_signed:
            x = self.signed(x)
            y = self.signed(y)
        operation = self.name[1:4]
        if operation == "add":
            return x + y
        return x - y if operation == "sub" else x * y


class WithOverflow(Exact):
    """`sadd.with.overflow` and its like."""

    def ints(self, x: int, y: int, z: int) -> object:
        exact = self.exact(x, y)
        found = exact & self.mask
        return [found, 1 if exact != (self.signed(found) if self.is_signed else found) else 0]


class Saturated(Exact):
    """`sadd.sat`, `uadd.sat`, `ssub.sat`, `usub.sat`."""

    def ints(self, x: int, y: int, z: int) -> object:
        exact = self.exact(x, y)
        low = -self.sign if self.is_signed else 0
        high = self.sign - 1 if self.is_signed else self.mask
        return max(low, min(high, exact)) & self.mask


class MultiplyAdd(FloatFunction):
    """`fmuladd`, which rounds twice as irkit has it."""

    def run(self, slots: list[object]) -> None:
        x = slots[self.operands[0]]
        y = slots[self.operands[1]]
        z = slots[self.operands[2]]
        if isinstance(x, float) and isinstance(y, float) and isinstance(z, float) and not self.flags:
            if self.keyword == "double":
                slots[self.dst] = x * y + z
                return
            if self.keyword == "float":
                slots[self.dst] = floats.single(floats.single(x * y) + z)
                return
        elif isinstance(x, list) and isinstance(y, list) and isinstance(z, list) and not self.flags:
            usual = self.usual_lanes(x, y, z)
            if usual:
                slots[self.dst] = usual
                return
        super().run(slots)

    def usual_lanes(self, x: list[object], y: list[object], z: list[object]) -> list[float]:
        """The lanes of the result where all operands are numbers of double or float, else nothing."""
        made: list[float] = []
        if self.keyword not in ("float", "double"):
            return made
        is_single = self.keyword == "float"
        for place, p in enumerate(x):
            q = y[place]
            r = z[place]
            if not isinstance(p, float) or not isinstance(q, float) or not isinstance(r, float):
                return []
            made.append((floats.single(p * q) if is_single else p * q) + r)
        return floats.singles(made) if is_single else made


QUICK: dict[str, type[QuickStep]] = {
    **dict.fromkeys([f"llvm.{name}" for name in ("smax", "smin", "umax", "umin")], Extreme),
    "llvm.abs": Absolute,
    **dict.fromkeys(("llvm.fshl", "llvm.fshr"), FunnelShift),
    "llvm.bswap": SwapBytes,
    **dict.fromkeys(("llvm.ctpop", "llvm.ctlz", "llvm.cttz"), CountBits),
    **dict.fromkeys(
        [f"llvm.{sign}{name}.with.overflow" for sign in "su" for name in ("add", "sub", "mul")], WithOverflow
    ),
    **dict.fromkeys([f"llvm.{sign}{name}.sat" for sign in "su" for name in ("add", "sub")], Saturated),
}
