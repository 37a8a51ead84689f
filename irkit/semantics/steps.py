"""Steps: what an instruction becomes when its function is compiled for a run.

Note [steps]: a step reads its operands from numbered slots of the frame and puts its result into one. Constants have
slots too, so that all operands are alike. Straight-line steps have `run`; what ends a segment, a terminator or a call
of a function that has a body, is a `Control`, whose `go` says which segment is next. Each hot step asks first whether
its operands are plain numbers; marks, vectors and whatever else is rare go through the slow way of the same step, which
does the same lane by lane. What a step means is told by its row of `irkit.semantics.table`: a test holds that both
agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import flags as f
from irkit.integers import quotient_to_zero
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.values import Event, Mark, Pointer, Poison, Undef

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.declare import Condition
    from irkit.semantics.machine import Machine


NO_RESULT: Final = -1  # in the place of a result's slot


class Step:
    """One instruction. `dst` is the slot of the result."""

    def __init__(self, instruction: Instruction | None, dst: int = NO_RESULT) -> None:
        self.instruction: Instruction | None = instruction
        self.dst: int = dst

    def run(self, slots: list[object]) -> None:
        raise AssertionError("a step without an action")

    def poison(self, words: str, earlier: Mark | None = None) -> Poison:
        """New poison, or poison that came from an operand."""
        return Poison(Event(self, words, None if earlier is None else earlier.event))

    def undef(self, mask: int, earlier: Mark, bits: int = 0) -> object:
        """A number of which the bits of the mask are undef; `bits` has the others."""
        return Undef(Event(self, "", earlier.event), mask, bits)

    def partly_undef(self, mask: int, earlier: Mark, bits: int) -> object:
        """The same where the mask may be empty."""
        return self.undef(mask, earlier, bits) if mask else bits

    def undefined(self, condition: Condition, words: str = "", mark: Mark | None = None) -> UndefinedBehaviorError:
        """The error of a condition that holds, to be raised."""
        return UndefinedBehaviorError(condition.rule, words or condition.text, self, condition.section, mark)

    def not_well_defined(self, what: str, mark: Mark, rule: str) -> UndefinedBehaviorError:
        word = "poison" if isinstance(mark, Poison) else "undef"
        return UndefinedBehaviorError(rule, f"{what} is {word}", self, "", mark)


class Edge:
    """The way from one block to another: which slots the phis of the target take, and how often it was gone."""

    def __init__(self, target: Segment) -> None:
        self.target: Segment = target
        self.sources: list[int] = []
        self.destinations: list[int] = []
        self.count: int = 0

    def take(self, slots: list[object]) -> Segment:
        self.count += 1
        sources = self.sources
        number = len(sources)
        if number == 1:
            slots[self.destinations[0]] = slots[sources[0]]
        elif number:
            values = [slots[source] for source in sources]
            for place, value in enumerate(values):
                slots[self.destinations[place]] = value
        return self.target


class Control(Step):
    """What ends a segment."""

    def go(self, machine: Machine, slots: list[object]) -> Segment | None:
        raise AssertionError("a control step without an action")

    def finish(self, machine: Machine, value: object) -> Segment | None:
        """Take what a called function returns, and go on; None where nothing goes on."""
        raise AssertionError("a step that calls nothing")

    def landing(self) -> Edge | None:
        """The way to the landing pad of a call, if it has one."""
        return None


class Segment:
    """Steps without a call or a branch among them, and what ends them. `count` is how often it was begun."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.last: Control = NOTHING
        self.length: int = 1
        self.count: int = 0

    def finish(self, last: Control) -> None:
        self.last = last
        self.length = len(self.steps) + 1

    def wait(self, last: Control) -> None:
        """Have no steps yet; `last` makes them."""
        self.last = last
        self.length = 0


NOTHING = Control(None)


class Binary(Step):
    """An operation on two integers, or vectors of them."""

    def __init__(self, instruction: Instruction, dst: int, a: int, b: int, bits: int) -> None:
        super().__init__(instruction, dst)
        self.a: int = a
        self.b: int = b
        self.bits: int = bits
        self.mask: int = (1 << bits) - 1
        self.sign: int = 1 << (bits - 1)
        self.flags: int = instruction.flags

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int):
            slots[self.dst] = self.ints(x, y)
        else:
            slots[self.dst] = self.slow(x, y)

    def ints(self, x: int, y: int) -> object:
        raise AssertionError("an operation without an action")

    def slow(self, x: object, y: object) -> object:
        """The result where an operand is a mark or a vector."""
        if isinstance(x, list):
            assert isinstance(y, list)
            made: list[object] = []
            for place, p in enumerate(x):
                q = y[place]
                made.append(self.ints(p, q) if isinstance(p, int) and isinstance(q, int) else self.marked(p, q))
            return made
        return self.marked(x, y)

    def marked(self, x: object, y: object) -> object:
        if isinstance(x, Poison):
            return self.poison("", x)
        if isinstance(y, Poison):
            return self.poison("", y)
        if isinstance(x, Undef):
            earlier: Mark = x
            bits = x.bits
            mask = x.mask
        else:
            assert isinstance(x, int)
            bits = x
            mask = 0
        if isinstance(y, Undef):
            return self.with_undef(bits, mask, y.bits, y.mask, y)
        assert isinstance(y, int)
        return self.with_undef(bits, mask, y, 0, earlier)

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        """The result where bits are undef: each of its own, unless the operation knows better."""
        return self.undef(self.mask, earlier)

    def low_bits(self, value: int, masks: int, earlier: Mark) -> object:
        """Bits below the lowest one that is undef are known where carries go upwards only."""
        low = (masks & -masks) - 1
        return self.undef(self.mask & ~low, earlier, value & low)


class Add(Binary):
    def ints(self, x: int, y: int) -> object:
        sign = self.sign
        if self.flags & f.NSW and not 0 <= (x ^ sign) + (y ^ sign) - sign <= self.mask:  # that, plus the sign bit
            return self.poison("the signed result overflows")
        if self.flags & f.NUW and x + y > self.mask:
            return self.poison("the unsigned result overflows")
        return (x + y) & self.mask

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        return self.low_bits(x + y, x_mask | y_mask, earlier)


class PlainAdd(Add):
    """Without flags."""

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int):
            slots[self.dst] = (x + y) & self.mask
        else:
            slots[self.dst] = self.slow(x, y)


class SignedAdd(Add):
    """With nsw alone, as C has it."""

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int):
            sign = self.sign
            signed = (x ^ sign) + (y ^ sign) - sign  # the signed sum, plus the sign bit
            slots[self.dst] = signed ^ sign if 0 <= signed <= self.mask else self.ints(x, y)
        else:
            slots[self.dst] = self.slow(x, y)


class Sub(Binary):
    def ints(self, x: int, y: int) -> object:
        sign = self.sign
        if self.flags & f.NSW and not -sign <= (x ^ sign) - (y ^ sign) < sign:
            return self.poison("the signed result overflows")
        if self.flags & f.NUW and x < y:
            return self.poison("the unsigned result overflows")
        return (x - y) & self.mask

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        return self.low_bits(x - y, x_mask | y_mask, earlier)


class Mul(Binary):
    def ints(self, x: int, y: int) -> object:
        sign = self.sign
        if self.flags & f.NSW and not -sign <= ((x ^ sign) - sign) * ((y ^ sign) - sign) < sign:
            return self.poison("the signed result overflows")
        product = x * y
        if self.flags & f.NUW and product > self.mask:
            return self.poison("the unsigned result overflows")
        return product & self.mask

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        if (not x_mask and not x) or (not y_mask and not y):
            return 0
        mask = x_mask | y_mask
        lowest = mask & -mask
        if not x_mask:  # a factor that is known shifts what is undef up by its own trailing zeros
            lowest *= x & -x
        elif not y_mask:
            lowest *= y & -y
        if lowest > self.mask:
            return x * y & self.mask
        return self.low_bits(x * y, lowest, earlier)


class Division(Binary):
    """What is undefined behaviour for a divisor of 0, and one that is poison or undef."""

    def marked(self, x: object, y: object) -> object:
        if isinstance(y, Mark):
            raise self.not_well_defined("the divisor", y, "division-by-poison")
        if y == 0:
            raise self.by_zero()
        if y == self.mask and isinstance(x, Mark):
            self.check_overflow(x)
        return super().marked(x, y)

    def check_overflow(self, x: Mark) -> None:
        """Raises UndefinedBehaviorError where a dividend that is not well defined may not be divided by -1."""

    def by_zero(self) -> UndefinedBehaviorError:
        return UndefinedBehaviorError("division-by-zero", "the divisor is 0", self)


class SignedDivision(Division):
    def quotient(self, x: int, y: int) -> int:
        """The signed quotient. Raises UndefinedBehaviorError where there is none."""
        if not y:
            raise self.by_zero()
        sign = self.sign
        if x == sign and y == self.mask:
            raise UndefinedBehaviorError("division-overflow", "the smallest signed number is divided by -1", self)
        return quotient_to_zero((x ^ sign) - sign, (y ^ sign) - sign)

    def check_overflow(self, x: Mark) -> None:
        if not isinstance(x, Undef) or not (x.bits ^ self.sign) & ~x.mask:
            raise self.not_well_defined(
                "the dividend, which may be the smallest number, by -1,", x, "division-overflow"
            )


class UDiv(Division):
    def ints(self, x: int, y: int) -> object:
        if not y:
            raise self.by_zero()
        if self.flags & f.EXACT and x % y:
            return self.poison("the division leaves a rest")
        return x // y


class SDiv(SignedDivision):
    def ints(self, x: int, y: int) -> object:
        found = self.quotient(x, y)
        if self.flags & f.EXACT and (x - found * y) & self.mask:
            return self.poison("the division leaves a rest")
        return found & self.mask


class URem(Division):
    def ints(self, x: int, y: int) -> object:
        if not y:
            raise self.by_zero()
        return x % y


class SRem(SignedDivision):
    def ints(self, x: int, y: int) -> object:
        return (x - self.quotient(x, y) * y) & self.mask


class Shift(Binary):
    def too_far(self, amount: int) -> Poison:
        return self.poison(f"the shift amount {amount} is not below the width {self.bits}")

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        if y_mask:
            return self.poison("the shift amount is undef, which may be beyond the width", earlier)
        if y >= self.bits:
            return self.too_far(y)
        return self.moved(x, x_mask, y, earlier)

    def moved(self, x: int, mask: int, amount: int, earlier: Mark) -> object:
        raise AssertionError("a shift without an action")


class Shl(Shift):
    def ints(self, x: int, y: int) -> object:
        if y >= self.bits:
            return self.too_far(y)
        found = x << y & self.mask
        if self.flags:
            sign = self.sign
            if self.flags & f.NUW and found >> y != x:
                return self.poison("a bit that is shifted out is 1")
            if self.flags & f.NSW and ((found ^ sign) - sign) >> y != (x ^ sign) - sign:
                return self.poison("a bit that is shifted out is not the sign bit of the result")
        return found

    def moved(self, x: int, mask: int, amount: int, earlier: Mark) -> object:
        return self.partly_undef(mask << amount & self.mask, earlier, x << amount & self.mask)


class LShr(Shift):
    def ints(self, x: int, y: int) -> object:
        if y >= self.bits:
            return self.too_far(y)
        if self.flags & f.EXACT and x & ((1 << y) - 1):
            return self.poison("a bit that is shifted out is 1")
        return x >> y

    def moved(self, x: int, mask: int, amount: int, earlier: Mark) -> object:
        return self.partly_undef(mask >> amount, earlier, x >> amount)


class AShr(Shift):
    def ints(self, x: int, y: int) -> object:
        if y >= self.bits:
            return self.too_far(y)
        if self.flags & f.EXACT and x & ((1 << y) - 1):
            return self.poison("a bit that is shifted out is 1")
        sign = self.sign
        return ((x ^ sign) - sign) >> y & self.mask

    def moved(self, x: int, mask: int, amount: int, earlier: Mark) -> object:
        sign = self.sign
        return self.partly_undef(
            ((mask ^ sign) - sign) >> amount & self.mask, earlier, ((x ^ sign) - sign) >> amount & self.mask
        )


class And(Binary):
    def ints(self, x: int, y: int) -> object:
        return x & y

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        mask = (x_mask & (y | y_mask)) | (y_mask & (x | x_mask))
        return self.partly_undef(mask, earlier, x & y)


class Or(Binary):
    def ints(self, x: int, y: int) -> object:
        if self.flags & f.DISJOINT and x & y:
            return self.poison("both operands have a bit in common")
        return x | y

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        mask = (x_mask | y_mask) & ~x & ~y
        return self.partly_undef(mask, earlier, x | y)


class Xor(Binary):
    def ints(self, x: int, y: int) -> object:
        return x ^ y

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        return self.undef(x_mask | y_mask, earlier, x ^ y)


class Compare(Binary):
    """`icmp`. `flip` is the sign bit for signed predicates, and 0 for the others."""

    def __init__(self, instruction: Instruction, dst: int, a: int, b: int, bits: int, flip: int) -> None:
        super().__init__(instruction, dst, a, b, bits)
        self.flip: int = flip

    def marked(self, x: object, y: object) -> object:
        if isinstance(x, Poison):
            return self.poison("", x)
        if isinstance(y, Poison):
            return self.poison("", y)
        if isinstance(x, Pointer):
            x = x.address & self.mask
        if isinstance(y, Pointer):
            y = y.address & self.mask
        if isinstance(x, int) and isinstance(y, int):
            return self.ints(x, y)
        return super().marked(x, y)

    def ints(self, x: int, y: int) -> object:
        if self.flags & f.SAMESIGN and (x ^ y) & self.sign:
            return self.poison("the operands differ in sign")
        return self.compared(x, y)

    def compared(self, x: int, y: int) -> int:
        """0 or 1. What each predicate's `run` does for usual operands, without a call, is the same."""
        raise NotImplementedError

    def with_undef(self, x: int, x_mask: int, y: int, y_mask: int, earlier: Mark) -> object:
        """0 or 1 where that holds whatever the bits are."""
        found = None if self.flip & (x_mask | y_mask) else self.between(x, x_mask, y, y_mask)
        return self.undef(1, earlier) if found is None else found

    def between(self, x: int, x_mask: int, y: int, y_mask: int) -> int | None:
        """The result where the smallest and the largest of either say it, None where they do not."""
        raise NotImplementedError


class Equal(Compare):
    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int) and not self.flags:
            slots[self.dst] = 1 if x == y else 0
        else:
            slots[self.dst] = self.slow(x, y)

    def compared(self, x: int, y: int) -> int:
        return 1 if x == y else 0

    def between(self, x: int, x_mask: int, y: int, y_mask: int) -> int | None:
        return 0 if (x ^ y) & ~(x_mask | y_mask) else None


class NotEqual(Compare):
    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int) and not self.flags:
            slots[self.dst] = 1 if x != y else 0
        else:
            slots[self.dst] = self.slow(x, y)

    def compared(self, x: int, y: int) -> int:
        return 1 if x != y else 0

    def between(self, x: int, x_mask: int, y: int, y_mask: int) -> int | None:
        return 1 if (x ^ y) & ~(x_mask | y_mask) else None


class Less(Compare):
    """`ult` and `slt`; `ugt` and `sgt` with the operands exchanged."""

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int) and not self.flags:
            flip = self.flip
            slots[self.dst] = 1 if x ^ flip < y ^ flip else 0
        else:
            slots[self.dst] = self.slow(x, y)

    def compared(self, x: int, y: int) -> int:
        flip = self.flip
        return 1 if x ^ flip < y ^ flip else 0

    def between(self, x: int, x_mask: int, y: int, y_mask: int) -> int | None:
        flip = self.flip
        if (x | x_mask) ^ flip < y ^ flip:
            return 1
        return 0 if x ^ flip >= (y | y_mask) ^ flip else None


class LessOrEqual(Less):
    """`ule` and `sle`; `uge` and `sge` with the operands exchanged."""

    def run(self, slots: list[object]) -> None:
        x = slots[self.a]
        y = slots[self.b]
        if isinstance(x, int) and isinstance(y, int) and not self.flags:
            flip = self.flip
            slots[self.dst] = 1 if x ^ flip <= y ^ flip else 0
        else:
            slots[self.dst] = self.slow(x, y)

    def compared(self, x: int, y: int) -> int:
        flip = self.flip
        return 1 if x ^ flip <= y ^ flip else 0

    def between(self, x: int, x_mask: int, y: int, y_mask: int) -> int | None:
        flip = self.flip
        if (x | x_mask) ^ flip <= y ^ flip:
            return 1
        return 0 if x ^ flip > (y | y_mask) ^ flip else None


BINARY: dict[str, type[Binary]] = {
    "add": Add,
    "sub": Sub,
    "mul": Mul,
    "udiv": UDiv,
    "sdiv": SDiv,
    "urem": URem,
    "srem": SRem,
    "shl": Shl,
    "lshr": LShr,
    "ashr": AShr,
    "and": And,
    "or": Or,
    "xor": Xor,
}
