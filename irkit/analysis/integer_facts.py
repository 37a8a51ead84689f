"""What is known of an integer without running the program: bits, and bounds as an unsigned and as a signed number.

Facts of a vector hold for each lane. They are of values that are neither undef nor poison, as LLVM's are: a computation
that is poison gives nothing that they could be wrong about.
"""

from __future__ import annotations

from typing import Final

from irkit.integers import signed

WIDEST: Final = 1024  # bits; of wider integers nothing is known


class IntegerFacts:
    """Facts of an integer of `width` bits: `zeros` and `ones` are the bits that are known, `low` and `high` the bounds
    as an unsigned number, `least` and `greatest` those as a signed one, all of them inclusive. Immutable."""

    __slots__ = ("greatest", "high", "least", "low", "ones", "width", "zeros")

    def __init__(self, width: int, zeros: int, ones: int, low: int, high: int, least: int, greatest: int) -> None:
        self.width: int = width
        self.zeros: int = zeros
        self.ones: int = ones
        self.low: int = low
        self.high: int = high
        self.least: int = least
        self.greatest: int = greatest

    @property
    def is_empty(self) -> bool:
        """Whether no integer is like that: what computes it is never reached."""
        return self.low > self.high or bool(self.zeros & self.ones)

    @property
    def constant(self) -> int | None:
        """The one number that it can be, unsigned; None for several, and for none."""
        return self.low if self.low == self.high else None

    @property
    def signed_constant(self) -> int | None:
        """The same as a signed number."""
        return self.least if self.least == self.greatest else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IntegerFacts) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[int, ...]:
        return (self.width, self.zeros, self.ones, self.low, self.high, self.least, self.greatest)

    def __str__(self) -> str:
        """The bounds: those that say more."""
        if self.signed_constant is not None:
            return str(self.signed_constant)
        if self.high - self.low < self.greatest - self.least:
            return f"{self.low} to {self.high}"
        return f"{self.least} to {self.greatest}"

    def __repr__(self) -> str:
        return f"<IntegerFacts i{self.width} {self}>"

    def meet(self, other: IntegerFacts) -> IntegerFacts:
        """What is known where both hold."""
        return tightened(
            self.width,
            self.zeros | other.zeros,
            self.ones | other.ones,
            max(self.low, other.low),
            min(self.high, other.high),
            max(self.least, other.least),
            min(self.greatest, other.greatest),
        )

    def join(self, other: IntegerFacts) -> IntegerFacts:
        """What is known where one of the two holds."""
        if self.is_empty:
            return other
        if other.is_empty:
            return self
        return tightened(
            self.width,
            self.zeros & other.zeros,
            self.ones & other.ones,
            min(self.low, other.low),
            max(self.high, other.high),
            min(self.least, other.least),
            max(self.greatest, other.greatest),
        )


def unknown(width: int) -> IntegerFacts:
    """Any integer of that many bits."""
    half = 1 << (width - 1)
    return IntegerFacts(width, 0, 0, 0, 2 * half - 1, -half, half - 1)


def known(width: int, value: int) -> IntegerFacts:
    """That one integer, given as a signed or an unsigned number."""
    mask = (1 << width) - 1
    value &= mask
    number = signed(value, width)
    return IntegerFacts(width, mask ^ value, value, value, value, number, number)


def between(width: int, low: int, high: int) -> IntegerFacts:
    """The unsigned numbers from `low` to `high`; none where that is less."""
    every = unknown(width)
    return tightened(width, 0, 0, low, high, every.least, every.greatest)


def between_signed(width: int, least: int, greatest: int) -> IntegerFacts:
    """The signed numbers from `least` to `greatest`."""
    every = unknown(width)
    return tightened(width, 0, 0, every.low, every.high, least, greatest)


def with_bits(width: int, zeros: int, ones: int) -> IntegerFacts:
    """The integers that have these bits clear and set."""
    every = unknown(width)
    return tightened(width, zeros & every.high, ones & every.high, every.low, every.high, every.least, every.greatest)


def tightened(width: int, zeros: int, ones: int, low: int, high: int, least: int, greatest: int) -> IntegerFacts:
    """The facts, with what each kind of them says of the others."""
    sign = 1 << (width - 1)
    whole = 2 * sign
    mask = whole - 1
    for _ in range(2):
        largest = mask & ~zeros
        low, high = max(low, ones), min(high, largest)
        # The sign bit is taken for the lowest number and for the highest, where it is not known.
        least = max(least, ones if zeros & sign else (ones | sign) - whole)
        greatest = min(greatest, largest - whole if ones & sign else largest & ~sign)
        if high < sign:
            least, greatest = max(least, low), min(greatest, high)
        elif low >= sign:
            least, greatest = max(least, low - whole), min(greatest, high - whole)
        if least >= 0:
            low, high = max(low, least), min(high, greatest)
        elif greatest < 0:
            low, high = max(low, least + whole), min(high, greatest + whole)
        if low > high:  # and so of the signed bounds, which were cut by these or cut them
            break
        same = mask & ~((1 << (low ^ high).bit_length()) - 1)
        ones |= low & same
        zeros |= ~low & same
    return IntegerFacts(width, zeros, ones, low, high, least, greatest)


def wrapped(width: int, least: int, greatest: int) -> IntegerFacts:
    """The integers from `least` to `greatest`, as many bits of them as there are."""
    whole = 1 << width
    if greatest - least >= whole:
        return unknown(width)
    low, high = least % whole, greatest % whole
    if low <= high:
        return between(width, low, high)
    first, last = signed(low, width), signed(high, width)
    return between_signed(width, first, last) if first <= last else unknown(width)


def compared(predicate: str, a: IntegerFacts, b: IntegerFacts) -> bool | None:
    """Whether `icmp predicate a, b` is true; None where that is not known."""
    if predicate in ("eq", "ne"):
        if a.meet(b).is_empty:
            return predicate == "ne"
        if a.constant is not None and a.constant == b.constant:
            return predicate == "eq"
        return None
    if predicate in ("ugt", "uge", "sgt", "sge"):
        return compared(SWAPPED[predicate], b, a)
    if predicate in ("ult", "ule"):
        first, last, other_first, other_last = a.low, a.high, b.low, b.high
    else:
        first, last, other_first, other_last = a.least, a.greatest, b.least, b.greatest
    if predicate.endswith("t"):
        return True if last < other_first else False if first >= other_last else None
    return True if last <= other_first else False if first > other_last else None


INVERSE: Final = {
    "eq": "ne",
    "ne": "eq",
    "ult": "uge",
    "uge": "ult",
    "ule": "ugt",
    "ugt": "ule",
    "slt": "sge",
    "sge": "slt",
    "sle": "sgt",
    "sgt": "sle",
}
SWAPPED: Final = {
    "eq": "eq",
    "ne": "ne",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
}


def satisfying(predicate: str, a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    """What is known of `a` where `icmp predicate a, b` is true."""
    width = a.width
    if predicate == "eq":
        return a.meet(b)
    if predicate == "ne":
        return without(a, b)
    if predicate == "ult":
        return a.meet(between(width, a.low, b.high - 1))
    if predicate == "ule":
        return a.meet(between(width, a.low, b.high))
    if predicate == "ugt":
        return a.meet(between(width, b.low + 1, a.high))
    if predicate == "uge":
        return a.meet(between(width, b.low, a.high))
    if predicate == "slt":
        return a.meet(between_signed(width, a.least, b.greatest - 1))
    if predicate == "sle":
        return a.meet(between_signed(width, a.least, b.greatest))
    if predicate == "sgt":
        return a.meet(between_signed(width, b.least + 1, a.greatest))
    return a.meet(between_signed(width, b.least, a.greatest))


def without(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    """The integers of `a` but for the one that `b` is, where it is at one of the ends."""
    value = b.constant
    if value is None:
        return a
    number = signed(value, a.width)
    return tightened(
        a.width,
        a.zeros,
        a.ones,
        a.low + (a.low == value),
        a.high - (a.high == value),
        a.least + (a.least == number),
        a.greatest - (a.greatest == number),
    )
