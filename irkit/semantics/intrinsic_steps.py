"""Steps of intrinsics on integers and floats, lane by lane, from the rows of the table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from irkit import integers
from irkit.errors import UnsupportedError
from irkit.semantics import floats
from irkit.semantics.declare import Row
from irkit.semantics.expressions import evaluate
from irkit.semantics.float_functions import (
    float_binary,
    float_class,
    float_unary,
    is_nan,
    is_negative,
    is_signalling,
    scaled,
)
from irkit.semantics.float_steps import FloatStep
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark, Poison, Scalar, Undef
from irkit.types import IntegerType

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction


class ExpressionStep(Step):
    """What a row says by expressions over integers. `scalars` are those of the operands' lanes, `result_bits` the width
    of the result's; a struct has an element for each expression of the row."""

    def __init__(
        self, instruction: Instruction, dst: int, row: Row, operands: list[int], scalars: list[Scalar], result_bits: int
    ) -> None:
        super().__init__(instruction, dst)
        self.row: Row = row
        self.operands: list[int] = operands
        self.scalars: list[Scalar] = scalars
        self.result_bits: int = result_bits

    def run(self, slots: list[object]) -> None:
        operands = [slots[operand] for operand in self.operands]
        lanes = [len(operand) for operand in operands if isinstance(operand, list)]
        if not lanes:
            slots[self.dst] = self.result(operands)
            return
        rows = []
        for lane in range(lanes[0]):
            rows.append(self.result([operand[lane] if isinstance(operand, list) else operand for operand in operands]))
        columns: list[object] = []
        for place in range(len(self.row.values)):
            columns.append([row[place] if isinstance(row, list) else row for row in rows])
        slots[self.dst] = columns if len(columns) > 1 else columns[0]

    def result(self, operands: list[object]) -> object:
        """One lane."""
        count = len(self.row.values)
        for operand in operands:
            if isinstance(operand, Poison):
                poison = self.poison("", operand)
                return [poison] * count if count > 1 else poison
        bound: dict[str, tuple[int, int]] = {}
        undef: Undef | None = None
        for name, operand, scalar in zip(self.row.operands, operands, self.scalars, strict=False):
            if isinstance(operand, Undef):
                undef = operand
            elif isinstance(operand, int):
                bound[name] = (operand, scalar.bits)
            else:
                raise UnsupportedError(f"'{self.row.name}' of {operand!r}")
        if undef is not None:
            made = [self.undef((1 << self.result_bits) - 1, undef), self.undef(1, undef)]
            return made[:count] if count > 1 else made[0]
        own = self.scalars[0].bits
        for condition in self.row.poison_when:
            if condition.when is not None and evaluate(condition.when, bound, own, self.result_bits)[0]:
                return self.poison(condition.text)
        # Of two results, numbers are computed by `QuickStep`s.
        return evaluate(self.row.values[0], bound, own, self.result_bits)[0]


_WITH_EXPONENT: Final = ("powi", "ldexp")  # the second operand is an integer


class FloatFunction(FloatStep):
    """A function of floats: `name` without `llvm.`; `scalar` is the operands' format."""

    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        name: str,
        operands: list[int],
        scalar: Scalar,
        result: Scalar,
    ) -> None:
        super().__init__(instruction, dst, scalar)
        self.name: str = name
        self.operands: list[int] = operands
        self.target: Scalar = result

    def result_mask(self) -> int:
        return self.target.mask

    def run(self, slots: list[object]) -> None:
        operands = [slots[operand] for operand in self.operands]
        lanes = [len(operand) for operand in operands if isinstance(operand, list)]
        if lanes:
            slots[self.dst] = [
                self.result([operand[lane] if isinstance(operand, list) else operand for operand in operands])
                for lane in range(lanes[0])
            ]
        else:
            slots[self.dst] = self.result(operands)

    def result(self, operands: list[object]) -> object:
        for operand in operands:
            if isinstance(operand, Mark):
                return self.marked(*operands)
        if self.flags:
            for operand in operands[:1] if self.name in _WITH_EXPONENT else operands:
                found = self.checked(operand, "an operand")
                if isinstance(found, Poison):
                    return found
        made = self.value(operands)
        return self.checked(made, "the result") if self.flags else made

    def value(self, operands: list[object]) -> object:
        name = self.name
        keyword = self.keyword
        if name == "fma":
            return floats.fused(operands[0], operands[1], operands[2], keyword)
        if name == "fmuladd":
            return self.multiplied_and_added(operands)
        if name in _WITH_EXPONENT:
            exponent = operands[1]
            assert isinstance(exponent, int)
            assert self.instruction is not None
            ty = self.instruction.operands[1].type.scalar_type()
            assert isinstance(ty, IntegerType)
            exponent = integers.signed(exponent, ty.width)
            if name == "ldexp":
                return scaled(operands[0], exponent, keyword)
            return float_binary("pow", operands[0], floats.from_integer(exponent, keyword), keyword)
        if name == "is.fpclass":
            classes = operands[1]
            assert isinstance(classes, int)
            return 1 if float_class(operands[0], keyword) & classes else 0
        if name in ("fptosi.sat", "fptoui.sat"):
            return self.saturated(operands[0], name == "fptosi.sat")
        if name in ("lround", "llround", "lrint", "llrint"):
            rounding = "round" if name.endswith("round") else "rint"
            found = floats.to_integer(float_unary(rounding, operands[0], keyword), keyword)
            bits = self.target.bits
            if found is None or not -(1 << (bits - 1)) <= found < 1 << (bits - 1):
                return 1 << (bits - 1)
            return found & self.target.mask
        if len(operands) == 2:
            if name in ("minnum", "maxnum"):
                for operand, other in (operands, operands[::-1]):
                    if isinstance(operand, float) and is_signalling(operand):
                        return floats.quieted(operand) if isinstance(other, float) and math.isnan(other) else other
            return float_binary(name, operands[0], operands[1], keyword)
        return float_unary(name, operands[0], keyword)

    def multiplied_and_added(self, operands: list[object]) -> object:
        a, b, c = operands
        if isinstance(a, float):
            assert isinstance(b, float)
            assert isinstance(c, float)
            return floats.rounded(floats.rounded(a * b, self.keyword) + c, self.keyword)
        return floats.fused(a, b, c, self.keyword)

    def saturated(self, operand: object, is_signed: bool) -> int:
        bits = self.target.bits
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
        found = floats.to_integer(operand, self.keyword)
        if found is None:
            if is_nan(operand, self.keyword):
                return 0
            return (low if is_negative(operand, self.keyword) else high) & self.target.mask
        return max(low, min(high, found)) & self.target.mask


class FloatParts(FloatStep):
    """`frexp`, `modf`, `sincos`: two results."""

    def __init__(self, instruction: Instruction, dst: int, name: str, a: int, scalar: Scalar) -> None:
        super().__init__(instruction, dst, scalar)
        self.name: str = name
        self.a: int = a

    def run(self, slots: list[object]) -> None:
        from irkit.semantics.float_functions import fraction_and_exponent, whole_and_rest  # noqa: PLC0415

        operand = slots[self.a]
        if isinstance(operand, Mark):
            made = self.marked(operand)
            slots[self.dst] = [made, made]
            return
        if isinstance(operand, list):
            raise UnsupportedError(f"'llvm.{self.name}' of vectors in a run")
        if self.name == "frexp":
            fraction, exponent = fraction_and_exponent(operand, self.keyword)
            slots[self.dst] = [fraction, exponent & 0xFFFFFFFF]
        elif self.name == "sincos":
            slots[self.dst] = [float_unary(name, operand, self.keyword) for name in ("sin", "cos")]
        else:
            whole, rest = whole_and_rest(operand, self.keyword)
            slots[self.dst] = [rest, whole]
