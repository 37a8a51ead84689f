"""Arithmetic on floating-point constants, exact and then rounded to the nearest, ties to even, as LLVM's `APFloat`."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from irkit.errors import UnsupportedError
from irkit.folding.formats import FORMATS, WIDTHS

FINITE: Final = 0
INFINITE: Final = 1
NAN: Final = 2


class Number:
    """A decoded number: `value` without its sign where finite; `payload` the fraction of a NaN. `leading` is False for
    an x86_fp80 without its leading bit, which LLVM takes for a NaN and leaves so."""

    __slots__ = ("kind", "leading", "negative", "payload", "value")

    def __init__(self, kind: int, negative: bool, value: Fraction, payload: int = 0, leading: bool = True) -> None:
        self.kind: int = kind
        self.negative: bool = negative
        self.value: Fraction = value
        self.payload: int = payload  # as a fraction of 112 bits, so that formats can be changed
        self.leading: bool = leading

    def signed(self) -> Fraction:
        return -self.value if self.negative else self.value


def finite(value: Fraction) -> Number:
    return Number(FINITE, value < 0, abs(value))


_DOUBLES: Final = ("half", "bfloat", "float", "double")  # a double holds each of their numbers
_ZERO: Final = Fraction(0)
_PAYLOAD_BITS: Final = 112


def _format(keyword: str) -> tuple[int, int]:
    found = FORMATS.get(keyword)
    if found is None:
        raise UnsupportedError(f"arithmetic on constants of type {keyword}")
    return found


def decode(bits: int, keyword: str) -> Number:
    exponent_bits, fraction_bits = _format(keyword)
    top = (1 << exponent_bits) - 1
    negative = bits >> (WIDTHS[keyword] - 1) != 0
    fraction = bits & ((1 << fraction_bits) - 1)
    rest = bits >> fraction_bits
    if keyword == "x86_fp80":
        exponent = rest >> 1 & top
        leading = rest & 1
    else:
        exponent = rest & top
        leading = 1 if exponent else 0
    if exponent == top:
        if leading and not fraction:
            return Number(INFINITE, negative, _ZERO)
        return Number(NAN, negative, _ZERO, fraction << (_PAYLOAD_BITS - fraction_bits), leading != 0)
    power = max(exponent, 1) - (top >> 1) - fraction_bits
    return Number(FINITE, negative, (leading << fraction_bits | fraction) * Fraction(2) ** power)


def encode(number: Number, keyword: str) -> int:
    exponent_bits, fraction_bits = _format(keyword)
    top = (1 << exponent_bits) - 1
    infinity = top << fraction_bits
    if number.kind == NAN:
        found = infinity | number.payload >> (_PAYLOAD_BITS - fraction_bits) | 1 << (fraction_bits - 1)
    elif number.kind == INFINITE:
        found = infinity
    elif number.value:
        bias = top >> 1
        exponent = max(floor_log2(number.value), 1 - bias)
        significand = round(number.value / Fraction(2) ** (exponent - fraction_bits))  # ties to even
        # The leading bit of the significand, and what rounding carries beyond it, count in the exponent.
        found = min((exponent + bias - 1 << fraction_bits) + significand, infinity)
    else:
        found = 0
    if keyword == "x86_fp80":
        exponent = found >> fraction_bits
        found += exponent << fraction_bits  # one to the left of where it is, which leaves room for the leading bit
        if exponent and number.leading:
            found |= 1 << fraction_bits
    return number.negative << (WIDTHS[keyword] - 1) | found


def floor_log2(value: Fraction) -> int:
    shift = value.denominator.bit_length()
    return ((value.numerator << shift) // value.denominator).bit_length() - 1 - shift


def convert(bits: int, source: str, target: str) -> int:
    if target == "ppc_fp128" and source in _DOUBLES:
        target = "double"  # the first of the pair, in the low bits; the second is 0
    return encode(decode(bits, source), target)


def from_integer(value: int, keyword: str) -> int:
    return encode(finite(Fraction(value)), keyword)


def to_integer(bits: int, keyword: str, width: int, is_signed: bool) -> int | None:
    """The number without its fraction; None where an integer of that width cannot hold it."""
    number = decode(bits, keyword)
    if number.kind != FINITE:
        return None
    value = int(number.signed())
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    return value if low <= value <= high else None


def negated(bits: int, width: int) -> int:
    return bits ^ 1 << (width - 1)


_DEFAULT_NAN: Final = Number(NAN, False, _ZERO)


def default_nan(keyword: str) -> int:
    return encode(_DEFAULT_NAN, keyword)


def arithmetic(opcode: str, left_bits: int, right_bits: int, keyword: str) -> int:
    left = decode(left_bits, keyword)
    right = decode(right_bits, keyword)
    return encode(_compute(opcode, left, right), keyword)


def _compute(opcode: str, left: Number, right: Number) -> Number:
    if left.kind == NAN:
        return left
    if right.kind == NAN:
        return right
    if opcode == "fsub":
        return _sum(left, Number(right.kind, not right.negative, right.value))
    if opcode == "fadd":
        return _sum(left, right)
    if opcode == "frem":
        return _remainder(left, right)
    negative = left.negative != right.negative
    if opcode == "fmul":
        if INFINITE in (left.kind, right.kind):
            zero = (left.kind == FINITE and left.value == 0) or (right.kind == FINITE and right.value == 0)
            return _DEFAULT_NAN if zero else Number(INFINITE, negative, _ZERO)
        return Number(FINITE, negative, left.value * right.value)
    if left.kind == INFINITE:
        return _DEFAULT_NAN if right.kind == INFINITE else Number(INFINITE, negative, _ZERO)
    if right.kind == INFINITE:
        return Number(FINITE, negative, _ZERO)
    if right.value == 0:
        return _DEFAULT_NAN if left.value == 0 else Number(INFINITE, negative, _ZERO)
    return Number(FINITE, negative, left.value / right.value)


def _sum(left: Number, right: Number) -> Number:
    if left.kind == INFINITE:
        return _DEFAULT_NAN if right.kind == INFINITE and left.negative != right.negative else left
    if right.kind == INFINITE:
        return right
    total = left.signed() + right.signed()
    return Number(FINITE, total < 0 or (left.negative and right.negative), abs(total))


def _remainder(left: Number, right: Number) -> Number:
    if left.kind == INFINITE or (right.kind == FINITE and right.value == 0):
        return _DEFAULT_NAN
    if right.kind == INFINITE:
        return left
    return Number(FINITE, left.negative, left.value % right.value)


def compared(left_bits: int, right_bits: int, keyword: str) -> str:
    """How two numbers relate: "eq", "lt", "gt", or "uno" where one is not a number."""
    left = decode(left_bits, keyword)
    right = decode(right_bits, keyword)
    if NAN in (left.kind, right.kind):
        return "uno"
    first, second = _rank(left), _rank(right)
    return "lt" if first < second else "gt" if first > second else "eq"


def _rank(number: Number) -> tuple[int, Fraction]:
    """Where a number stands among all: the infinite ones before and behind the others."""
    return -number.kind if number.negative else number.kind, number.signed()
