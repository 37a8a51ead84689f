"""Arithmetic on floating-point constants, exact and then rounded to the nearest, ties to even, as LLVM's `APFloat`."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from irkit.errors import UnsupportedError
from irkit.folding.formats import FORMATS

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
    extended = keyword == "x86_fp80"
    shift = fraction_bits + (1 if extended else 0)
    negative = bits >> (shift + exponent_bits) & 1 != 0
    exponent = bits >> shift & ((1 << exponent_bits) - 1)
    significand = bits & ((1 << shift) - 1)
    fraction = significand & ((1 << fraction_bits) - 1)
    if exponent == (1 << exponent_bits) - 1:
        if fraction == 0 and (not extended or significand >> fraction_bits):
            return Number(INFINITE, negative, _ZERO)
        leading = not extended or significand >> fraction_bits != 0
        return Number(NAN, negative, _ZERO, fraction << (_PAYLOAD_BITS - fraction_bits), leading)
    if not extended and exponent:
        significand |= 1 << fraction_bits
    power = max(exponent, 1) - ((1 << (exponent_bits - 1)) - 1) - fraction_bits
    value = Fraction(significand << power) if power >= 0 else Fraction(significand, 1 << -power)
    return Number(FINITE, negative, value)


def encode(number: Number, keyword: str) -> int:
    exponent_bits, fraction_bits = _format(keyword)
    extended = keyword == "x86_fp80"
    shift = fraction_bits + (1 if extended else 0)
    sign = (1 if number.negative else 0) << (shift + exponent_bits)
    top = ((1 << exponent_bits) - 1) << shift
    leading = 1 << fraction_bits if extended else 0
    if number.kind == NAN:
        payload = number.payload >> (_PAYLOAD_BITS - fraction_bits) | 1 << (fraction_bits - 1)
        return sign | top | (leading if number.leading else 0) | payload
    if number.kind == INFINITE:
        return sign | top | leading
    if number.value == 0:
        return sign
    bias = (1 << (exponent_bits - 1)) - 1
    exponent = _floor_log2(number.value)
    power = max(exponent, 1 - bias) - fraction_bits
    scaled = number.value / (Fraction(2) ** power)
    significand = round(scaled)  # of a Fraction: to the nearest, ties to even
    if significand >> (fraction_bits + 1):
        significand >>= 1
        power += 1
    field = power + fraction_bits + bias
    if not significand >> fraction_bits:
        field = 0
    if field >= (1 << exponent_bits) - 1:
        return sign | top | leading
    if not extended:
        significand &= (1 << fraction_bits) - 1
    return sign | field << shift | significand


def _floor_log2(value: Fraction) -> int:
    guess = value.numerator.bit_length() - value.denominator.bit_length()
    return guess if value >= Fraction(2) ** guess else guess - 1


def convert(bits: int, source: str, target: str) -> int:
    if target == "ppc_fp128" and source in _DOUBLES:
        target = "double"  # the first of the pair, in the low bits; the second is 0
    return encode(decode(bits, source), target)


def from_integer(value: int, keyword: str) -> int:
    return encode(Number(FINITE, value < 0, Fraction(abs(value))), keyword)


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
    if total == 0:
        return Number(FINITE, left.negative and right.negative, _ZERO)
    return Number(FINITE, total < 0, abs(total))


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
    if INFINITE in (left.kind, right.kind):
        a = (-1 if left.negative else 1) if left.kind == INFINITE else 0
        b = (-1 if right.negative else 1) if right.kind == INFINITE else 0
        return "eq" if a == b else "lt" if a < b else "gt"
    first, second = left.signed(), right.signed()
    return "eq" if first == second else "lt" if first < second else "gt"
