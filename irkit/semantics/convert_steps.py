"""Steps of conversions, `select` and `freeze`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import TYPE_CHECKING

from irkit import flags as f
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Mark, Pointer, Poison, Scalar, Undef

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.machine import Machine


class Unary(Step):
    """An operation on one operand, lane by lane. `bits` is the width of the operand, `to` that of the result."""

    def __init__(self, instruction: Instruction, dst: int, a: int, bits: int, to: int) -> None:
        super().__init__(instruction, dst)
        self.a: int = a
        self.bits: int = bits
        self.to: int = to
        self.mask: int = (1 << to) - 1
        self.sign: int = 1 << max(bits - 1, 0)
        self.flags: int = instruction.flags

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        slots[self.dst] = self.ints(x) if isinstance(x, int) else self.slow(x)

    def ints(self, x: int) -> object:
        raise AssertionError("a conversion without an action")

    def slow(self, x: object) -> object:
        if isinstance(x, list):
            return [self.lane(p) for p in x]
        return self.lane(x)

    def lane(self, x: object) -> object:
        if isinstance(x, int):
            return self.ints(x)
        if isinstance(x, Poison):
            return self.poison("", x)
        if isinstance(x, Undef):
            return self.with_undef(x)
        return self.other(x)

    def with_undef(self, x: Undef) -> object:
        return self.undef(self.mask, x)

    def other(self, x: object) -> object:
        """The result for a pointer or a float."""
        raise AssertionError(f"{x!r} as an operand of {type(self).__name__}")


class Trunc(Unary):
    def ints(self, x: int) -> object:
        found = x & self.mask
        if self.flags:
            if self.flags & f.NUW and found != x:
                return self.poison("a bit that is cut off is 1")
            if self.flags & f.NSW:
                top = (self.mask >> 1) + 1
                if (found ^ top) - top != (x ^ self.sign) - self.sign:
                    return self.poison("a bit that is cut off is not the sign bit of the result")
        return found

    def with_undef(self, x: Undef) -> object:
        return self.partly_undef(x.mask & self.mask, x, x.bits & self.mask)


class ZExt(Unary):
    def ints(self, x: int) -> object:
        if self.flags & f.NNEG and x & self.sign:
            return self.poison("the operand is negative")
        return x

    def with_undef(self, x: Undef) -> object:
        return self.undef(x.mask, x, x.bits)


class SExt(Unary):
    def ints(self, x: int) -> object:
        return ((x ^ self.sign) - self.sign) & self.mask

    def with_undef(self, x: Undef) -> object:
        sign = self.sign
        return self.undef(((x.mask ^ sign) - sign) & self.mask, x, ((x.bits ^ sign) - sign) & self.mask)


class PtrToInt(Unary):
    def other(self, x: object) -> object:
        assert isinstance(x, Pointer)
        return x.address & ((1 << self.bits) - 1) & self.mask


class IntToPtr(Unary):
    """`machine` knows which object lies at an address."""

    def __init__(self, instruction: Instruction, dst: int, a: int, bits: int, to: int, machine: Machine) -> None:
        super().__init__(instruction, dst, a, bits, to)
        self.machine: Machine = machine

    def ints(self, x: int) -> object:
        return self.machine.pointer_at(x & self.mask) if x else NULL


class Same(Unary):
    """A conversion of a pointer that changes nothing."""

    def with_undef(self, x: Undef) -> object:
        return x

    def other(self, x: object) -> object:
        return x


class BitCast(Step):
    """From scalars of one type to scalars of another, as if through memory, of as many bits."""

    def __init__(
        self,
        instruction: Instruction | None,
        dst: int,
        a: int,
        source: Scalar,
        target: Scalar,
        is_vector: bool,
        little: bool,
    ) -> None:
        super().__init__(instruction, dst)
        self.a: int = a
        self.source: Scalar = source
        self.target: Scalar = target
        self.is_vector: bool = is_vector
        self.little: bool = little

    def run(self, slots: list[object]) -> None:
        slots[self.dst] = self.cast(slots[self.a])

    def cast(self, value: object) -> object:
        lanes = value if isinstance(value, list) else [value]
        source = self.source.bits
        target = self.target.bits
        if source == target:
            made = [self.lane(lane) for lane in lanes]
        else:
            made = self.regrouped(lanes, source, target)
        return made if self.is_vector else made[0]

    def lane(self, value: object) -> object:
        if isinstance(value, Mark):
            return value
        if self.source is self.target:
            return value
        return self.target.from_bits(self.source.to_bits(value))

    def regrouped(self, lanes: list[object], source: int, target: int) -> list[object]:
        """All bits in one number, of which lanes of the other width are taken."""
        if not self.little:
            lanes = lanes[::-1]
        bits = 0
        mask = 0
        poisoned = 0
        marks: list[Mark] = []
        full = (1 << source) - 1
        for index, lane in enumerate(lanes):
            shift = index * source
            if isinstance(lane, Poison):
                poisoned |= full << shift
                marks.append(lane)
            elif isinstance(lane, Undef):
                mask |= lane.mask << shift
                bits |= lane.bits << shift
                marks.append(lane)
            else:
                bits |= self.source.to_bits(lane) << shift
        made: list[object] = []
        top = (1 << target) - 1
        for index in range(len(lanes) * source // target):
            shift = index * target
            if poisoned >> shift & top:
                made.append(self.poison("", first_poison(marks)))
            elif mask >> shift & top:
                made.append(self.undef(mask >> shift & top, marks[0], bits >> shift & top))
            else:
                made.append(self.target.from_bits(bits >> shift & top))
        return made if self.little else made[::-1]


def first_poison(marks: list[Mark]) -> Mark:
    for mark in marks:
        if isinstance(mark, Poison):
            return mark
    raise AssertionError("no poison among the marks")


class Select(Step):
    def __init__(
        self, instruction: Instruction, dst: int, condition: int, if_true: int, if_false: int, machine: Machine
    ) -> None:
        super().__init__(instruction, dst)
        self.condition: int = condition
        self.if_true: int = if_true
        self.if_false: int = if_false
        self.machine: Machine = machine
        self.fast_math: int = instruction.fast_math

    def run(self, slots: list[object]) -> None:
        condition = slots[self.condition]
        if isinstance(condition, int):
            slots[self.dst] = slots[self.if_true] if condition else slots[self.if_false]
        else:
            slots[self.dst] = self.slow(condition, slots[self.if_true], slots[self.if_false])

    def slow(self, condition: object, if_true: object, if_false: object) -> object:
        if isinstance(condition, list):
            assert isinstance(if_true, list)
            assert isinstance(if_false, list)
            return [self.lane(c, x, y) for c, x, y in zip(condition, if_true, if_false, strict=True)]
        return self.lane(condition, if_true, if_false)

    def lane(self, condition: object, if_true: object, if_false: object) -> object:
        if isinstance(condition, int):
            return if_true if condition else if_false
        if isinstance(condition, Undef):
            return if_true if self.machine.choose(1) else if_false
        assert isinstance(condition, Poison)
        return self.poisoned(if_true, condition)

    def poisoned(self, like: object, condition: Poison) -> object:
        """Poison in each lane of a value of that shape."""
        made = self.poison("", condition)
        if not isinstance(like, list):
            return made
        return like_of(like, made)


def like_of(shape: list[object], lane: object) -> object:
    """An aggregate of the same shape, with this lane everywhere; shapes of types are not deep."""
    return [like_of(element, lane) if isinstance(element, list) else lane for element in shape]


class Freeze(Step):
    def __init__(self, instruction: Instruction, dst: int, a: int, scalars: list[Scalar], machine: Machine) -> None:
        super().__init__(instruction, dst)
        self.a: int = a
        self.scalars: list[Scalar] = scalars  # of the lanes, in order; one for all lanes of a vector
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        if isinstance(x, int):
            slots[self.dst] = x
        elif isinstance(x, list):
            slots[self.dst] = self.frozen(x, cycle(self.scalars))
        else:
            slots[self.dst] = self.lane(x, self.scalars[0])

    def frozen(self, elements: list[object], scalars: Iterator[Scalar]) -> object:
        return [
            self.frozen(element, scalars) if isinstance(element, list) else self.lane(element, next(scalars))
            for element in elements
        ]

    def lane(self, x: object, scalar: Scalar) -> object:
        return self.machine.frozen(x, scalar) if isinstance(x, Mark) else x
