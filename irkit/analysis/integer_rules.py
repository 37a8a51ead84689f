"""How facts of integers follow from others: a rule for each operation, and when its flags must be broken.

LangRef, "Binary Operations", "Bitwise Binary Operations", "Conversion Operations".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit import flags as f
from irkit.analysis.integer_facts import (
    IntegerFacts,
    between,
    between_signed,
    known,
    unknown,
    with_bits,
    wrapped,
)
from irkit.integers import quotient_to_zero, signed

BinaryRule = Callable[[IntegerFacts, IntegerFacts], IntegerFacts]


def binary(opcode: str, a: IntegerFacts, b: IntegerFacts, flags: int) -> IntegerFacts:
    """What a binary operation gives where it gives anything but poison. Of one without a row nothing is known."""
    rule = _BINARY.get(opcode)
    if rule is None or a.is_empty or b.is_empty:
        return unknown(a.width)
    found = rule(a, b)
    bounds = _EXACT_BOUNDS.get(opcode)
    if bounds is not None:
        if flags & f.NUW:
            low, high = bounds(a.low, a.high, b.low, b.high)
            found = _within(found, between(a.width, low, high))
        if flags & f.NSW:
            least, greatest = bounds(a.least, a.greatest, b.least, b.greatest)
            found = _within(found, between_signed(a.width, least, greatest))
    return found


def _within(found: IntegerFacts, bounds: IntegerFacts) -> IntegerFacts:
    """Both, but not nothing: what always overflows is poison, of which any fact holds."""
    both = found.meet(bounds)
    return found if both.is_empty else both


# The ends of what the exact operation gives, for numbers between two ends each.


def _sum_bounds(a: int, b: int, c: int, d: int) -> tuple[int, int]:
    return a + c, b + d


def _difference_bounds(a: int, b: int, c: int, d: int) -> tuple[int, int]:
    return a - d, b - c


def _product_bounds(a: int, b: int, c: int, d: int) -> tuple[int, int]:
    products = (a * c, a * d, b * c, b * d)
    return min(products), max(products)


_EXACT_BOUNDS: Final[dict[str, Callable[[int, int, int, int], tuple[int, int]]]] = {
    "add": _sum_bounds,
    "sub": _difference_bounds,
    "mul": _product_bounds,
}


def _sum_bits(a: IntegerFacts, b: IntegerFacts, carry: int) -> IntegerFacts:
    """The bits of `a + b + carry`: a bit is known where both are, and the carry into it is."""
    largest = ~a.zeros + ~b.zeros + carry  # but for multiples of 2 to the width
    smallest = a.ones + b.ones + carry
    no_carry = ~(largest ^ a.zeros ^ b.zeros)
    a_carry = smallest ^ a.ones ^ b.ones
    bits = (a.zeros | a.ones) & (b.zeros | b.ones) & (no_carry | a_carry)
    return with_bits(a.width, ~largest & bits, smallest & bits)


def _add(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    unsigned = wrapped(a.width, a.low + b.low, a.high + b.high)
    signed = wrapped(a.width, a.least + b.least, a.greatest + b.greatest)
    return unsigned.meet(signed).meet(_sum_bits(a, b, 0))


def _sub(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    unsigned = wrapped(a.width, a.low - b.high, a.high - b.low)
    signed = wrapped(a.width, a.least - b.greatest, a.greatest - b.least)
    return unsigned.meet(signed).meet(_sum_bits(a, with_bits(b.width, b.ones, b.zeros), 1))


def _mul(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    unsigned = wrapped(a.width, a.low * b.low, a.high * b.high)
    least, greatest = _product_bounds(a.least, a.greatest, b.least, b.greatest)
    zeros = trailing_zeros(a) + trailing_zeros(b)
    return unsigned.meet(wrapped(a.width, least, greatest)).meet(with_bits(a.width, (1 << zeros) - 1, 0))


def trailing_zeros(a: IntegerFacts) -> int:
    """How many of the lowest bits are known to be clear."""
    return (~a.zeros & (a.zeros + 1)).bit_length() - 1


def _udiv(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    return between(a.width, a.low // max(b.high, 1), a.high // max(b.low, 1))


def _urem(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    if a.high < b.low:
        return a
    value = b.constant
    if value is not None and value & (value - 1) == 0:
        return _and(a, known(a.width, value - 1))
    return between(a.width, 0, min(a.high, b.high - 1))


def _sdiv(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    if b.least > 0 or b.greatest < 0:
        quotients = [quotient_to_zero(x, y) for x in (a.least, a.greatest) for y in (b.least, b.greatest)]
        return between_signed(a.width, min(quotients), max(quotients))
    return unknown(a.width)


def _srem(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    largest = max(abs(b.least), abs(b.greatest), 1) - 1
    least = max(min(a.least, 0), -largest)
    greatest = min(max(a.greatest, 0), largest)
    return between_signed(a.width, least, greatest)


def _shl(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    amount = b.constant
    width = a.width
    if b.low >= width:
        return unknown(width)
    if amount is None:
        zeros = trailing_zeros(a) + b.low
        return with_bits(width, (1 << zeros) - 1, 0)
    bits = with_bits(width, (a.zeros << amount) | ((1 << amount) - 1), a.ones << amount)
    return bits.meet(wrapped(width, a.low << amount, a.high << amount))


def _lshr(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    width = a.width
    if b.low >= width:
        return unknown(width)
    found = between(width, a.low >> b.high, a.high >> b.low)
    amount = b.constant
    if amount is None:
        return found
    return found.meet(with_bits(width, a.zeros >> amount, a.ones >> amount))


def _ashr(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    if b.low >= a.width:
        return unknown(a.width)
    last = min(b.high, a.width - 1)
    least = min(a.least >> b.low, a.least >> last)
    greatest = max(a.greatest >> b.low, a.greatest >> last)
    found = between_signed(a.width, least, greatest)
    if b.low == last:
        zeros, ones = signed(a.zeros, a.width) >> last, signed(a.ones, a.width) >> last
        found = found.meet(with_bits(a.width, zeros, ones))
    return found


def _and(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    bits = with_bits(a.width, a.zeros | b.zeros, a.ones & b.ones)
    return bits.meet(between(a.width, 0, min(a.high, b.high)))


def _or(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    bits = with_bits(a.width, a.zeros & b.zeros, a.ones | b.ones)
    return bits.meet(between(a.width, max(a.low, b.low), bits.high))


def _xor(a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    zeros = (a.zeros & b.zeros) | (a.ones & b.ones)
    return with_bits(a.width, zeros, (a.zeros & b.ones) | (a.ones & b.zeros))


_BINARY: Final[dict[str, BinaryRule]] = {
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "udiv": _udiv,
    "sdiv": _sdiv,
    "urem": _urem,
    "srem": _srem,
    "shl": _shl,
    "lshr": _lshr,
    "ashr": _ashr,
    "and": _and,
    "or": _or,
    "xor": _xor,
}


def cast(opcode: str, a: IntegerFacts, width: int) -> IntegerFacts:
    """What `trunc`, `zext` or `sext` to `width` bits gives."""
    if opcode == "zext":
        return with_bits(width, a.zeros, a.ones).meet(between(width, a.low, a.high))
    if opcode == "sext":
        return between_signed(width, a.least, a.greatest)
    found = wrapped(width, a.low, a.high).meet(wrapped(width, a.least, a.greatest))
    return found.meet(with_bits(width, a.zeros, a.ones))


def overflows(opcode: str, flag: int, a: IntegerFacts, b: IntegerFacts) -> bool:
    """Whether an operation with the flag `nuw` or `nsw` is poison, whatever the operands are."""
    width = a.width
    is_signed = flag == f.NSW
    first, last = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    a_first, a_last = (a.least, a.greatest) if is_signed else (a.low, a.high)
    if opcode == "shl":
        if b.high >= width:
            return False
        # What is shifted further is further away from what fits.
        return (a_first << b.low) > last or (a_last << b.low) < first
    bounds = _EXACT_BOUNDS.get(opcode)
    if bounds is None:
        return False
    b_first, b_last = (b.least, b.greatest) if is_signed else (b.low, b.high)
    lowest, highest = bounds(a_first, a_last, b_first, b_last)
    return lowest > last or highest < first


def is_inexact(opcode: str, a: IntegerFacts, b: IntegerFacts) -> bool:
    """Whether an operation with the flag `exact` is poison: something is left over, whatever the operands are."""
    if opcode in ("lshr", "ashr"):
        return b.high < a.width and bool(a.ones & ((1 << b.low) - 1))
    if opcode == "udiv":
        x, y = a.constant, b.constant
    else:
        x, y = a.signed_constant, b.signed_constant
    return x is not None and bool(y) and y is not None and x % y != 0
