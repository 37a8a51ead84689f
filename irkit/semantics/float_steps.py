"""Steps of floating-point arithmetic, comparisons and conversions."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from irkit import flags as f
from irkit.folding import floats as exact
from irkit.semantics import floats
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark, Poison, Scalar

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction


class FloatStep(Step):
    """What has fast-math flags."""

    def __init__(self, instruction: Instruction, dst: int, scalar: Scalar) -> None:
        super().__init__(instruction, dst)
        self.scalar: Scalar = scalar
        self.keyword: str = scalar.keyword
        self.flags: int = instruction.fast_math & (f.FAST_NNAN | f.FAST_NINF)

    def checked(self, value: object, what: str) -> object:
        """The value, or poison where the flags exclude it."""
        if isinstance(value, float):
            is_nan = math.isnan(value)
            is_infinite = math.isinf(value)
        elif isinstance(value, int):
            found = exact.decode(value, self.keyword) if self.keyword != "ppc_fp128" else None
            is_nan = found is not None and found.kind == exact.NAN
            is_infinite = found is not None and found.kind == exact.INFINITE
        else:
            return value
        if is_nan and self.flags & f.FAST_NNAN:
            return self.poison(f"{what} is not a number, which nnan excludes")
        if is_infinite and self.flags & f.FAST_NINF:
            return self.poison(f"{what} is infinite, which ninf excludes")
        return value

    def excluded(self, x: object, y: object) -> Poison | None:
        """Poison where the flags exclude an operand."""
        for operand in (x, y):
            found = self.checked(operand, "an operand")
            if isinstance(found, Poison):
                return found
        return None

    def marked(self, *operands: object) -> object:
        """What marks among the operands make of the result."""
        for operand in operands:
            if isinstance(operand, Poison):
                return self.poison("", operand)
        for operand in operands:
            if isinstance(operand, Mark):
                return self.undef(self.result_mask(), operand)
        raise AssertionError("no mark among the operands")

    def result_mask(self) -> int:
        return self.scalar.mask


class FloatBinary(FloatStep):
    def __init__(self, instruction: Instruction, dst: int, a: int, b: int, scalar: Scalar, opcode: str) -> None:
        super().__init__(instruction, dst, scalar)
        self.a: int = a
        self.b: int = b
        self.opcode: str = opcode
        self.plain: bool = scalar.keyword == "double" and not self.flags
        self.single: bool = scalar.keyword == "float" and not self.flags

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, float) and isinstance(y, float) and self.plain:
            slots[self.dst] = self.floats(x, y)
        elif isinstance(x, float) and isinstance(y, float) and self.single:
            slots[self.dst] = floats.single(self.floats(x, y))
        else:
            slots[self.dst] = self.slow(x, y)

    def floats(self, x: float, y: float) -> float:
        """The result as a double, not yet rounded to its format."""
        raise NotImplementedError

    def slow(self, x: object, y: object) -> object:
        if isinstance(x, list):
            assert isinstance(y, list)
            if self.plain or self.single:
                usual = self.usual_lanes(x, y)
                if usual:
                    return usual
            return [self.lane(p, q) for p, q in zip(x, y, strict=True)]
        return self.lane(x, y)

    def usual_lanes(self, x: list[object], y: list[object]) -> list[float]:
        """The lanes of the result where all operands are numbers, else nothing."""
        made: list[float] = []
        for place, p in enumerate(x):
            q = y[place]
            if not isinstance(p, float) or not isinstance(q, float):
                return []
            made.append(self.floats(p, q))
        return made if self.plain else floats.singles(made)

    def lane(self, x: object, y: object) -> object:
        if self.plain and isinstance(x, float) and isinstance(y, float):
            return self.floats(x, y)
        if isinstance(x, Mark) or isinstance(y, Mark):
            return self.marked(x, y)
        excluded = self.excluded(x, y) if self.flags else None
        if excluded is not None:
            return excluded
        made: object
        if isinstance(x, float):
            assert isinstance(y, float)
            made = floats.rounded(self.floats(x, y), self.keyword)
        else:
            assert isinstance(x, int)
            assert isinstance(y, int)
            made = floats.wide_arithmetic(self.opcode, x, y, self.keyword)
        return self.checked(made, "the result") if self.flags else made


class FAdd(FloatBinary):
    def floats(self, x: float, y: float) -> float:
        return x + y


class FSub(FloatBinary):
    def floats(self, x: float, y: float) -> float:
        return x - y


class FMul(FloatBinary):
    def floats(self, x: float, y: float) -> float:
        return x * y


class FDiv(FloatBinary):
    def floats(self, x: float, y: float) -> float:
        return floats.divide(x, y)


class FRem(FloatBinary):
    def floats(self, x: float, y: float) -> float:
        return floats.remainder(x, y)


BINARY: dict[str, type[FloatBinary]] = {
    "fadd": FAdd,
    "fsub": FSub,
    "fmul": FMul,
    "fdiv": FDiv,
    "frem": FRem,
}


class FNeg(FloatStep):
    def __init__(self, instruction: Instruction, dst: int, a: int, scalar: Scalar) -> None:
        super().__init__(instruction, dst, scalar)
        self.a: int = a

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        slots[self.dst] = [self.lane(p) for p in x] if isinstance(x, list) else self.lane(x)

    def lane(self, x: object) -> object:
        if isinstance(x, Mark):
            return self.marked(x)
        if self.flags:
            x = self.checked(x, "the operand")
        if isinstance(x, float):
            return -x
        if isinstance(x, int):
            return x ^ floats.sign_bits(self.keyword)
        return x


class FloatCompare(FloatStep):
    """`fcmp`: `outcomes` are those for which it is 1 (`irkit.semantics.floats.OUTCOMES`)."""

    def __init__(self, instruction: Instruction, dst: int, a: int, b: int, scalar: Scalar, outcomes: int) -> None:
        super().__init__(instruction, dst, scalar)
        self.a: int = a
        self.b: int = b
        self.outcomes: int = outcomes

    def result_mask(self) -> int:
        return 1

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, float) and isinstance(y, float) and not self.flags:
            slots[self.dst] = self.floats(x, y)
        elif isinstance(x, list):
            assert isinstance(y, list)
            slots[self.dst] = [self.lane(p, q) for p, q in zip(x, y, strict=True)]
        else:
            slots[self.dst] = self.lane(x, y)

    def floats(self, x: float, y: float) -> int:
        if x < y:
            return self.outcomes & 1
        if x > y:
            return self.outcomes >> 2 & 1
        return self.outcomes >> 1 & 1 if x == y else self.outcomes >> 3

    def lane(self, x: object, y: object) -> object:
        if isinstance(x, Mark) or isinstance(y, Mark):
            return self.marked(x, y)
        excluded = self.excluded(x, y) if self.flags else None
        if excluded is not None:
            return excluded
        if isinstance(x, float):
            assert isinstance(y, float)
            return self.floats(x, y)
        return self.outcomes >> (floats.compare(x, y, self.keyword) + 1) & 1


class FloatConvert(FloatStep):
    """`fptrunc`, `fpext`, and from and to integers."""

    def __init__(self, instruction: Instruction, dst: int, a: int, source: Scalar, target: Scalar, opcode: str) -> None:
        super().__init__(instruction, dst, target)
        self.a: int = a
        self.source: Scalar = source
        self.opcode: str = opcode
        self.nonnegative: bool = instruction.flags & f.NNEG != 0

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        slots[self.dst] = [self.lane(p) for p in x] if isinstance(x, list) else self.lane(x)

    def lane(self, x: object) -> object:
        if isinstance(x, Mark):
            return self.marked(x)
        opcode = self.opcode
        if opcode in ("fptosi", "fptoui"):
            return self.integer(x)
        if opcode == "sitofp":
            assert isinstance(x, int)
            sign = 1 << (self.source.bits - 1)
            return floats.from_integer((x ^ sign) - sign, self.keyword)
        if opcode == "uitofp":
            assert isinstance(x, int)
            if self.nonnegative and x >> (self.source.bits - 1):
                return self.poison("the operand is negative")
            return floats.from_integer(x, self.keyword)
        if self.flags:
            x = self.checked(x, "the operand")
            if isinstance(x, Mark):
                return x
        made = floats.convert(x, self.source.keyword, self.keyword)
        return self.checked(made, "the result") if self.flags else made

    def integer(self, x: object) -> object:
        found = floats.to_integer(x, self.source.keyword)
        bits = self.scalar.bits
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if self.opcode == "fptosi" else (0, (1 << bits) - 1)
        if found is None or not low <= found <= high:
            return self.poison(f"the number without its fraction is none of {self.scalar.keyword}")
        return found & self.scalar.mask
