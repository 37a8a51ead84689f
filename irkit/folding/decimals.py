"""Decimal numbers in the formats of floating-point types, rounded once: to the nearest, ties to even."""

from __future__ import annotations

import struct
from fractions import Fraction
from typing import Final

from irkit.folding.floats import FINITE, Number, decode, encode

WIDTHS: Final[dict[str, int]] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}
OVERFLOW: Final = -1
UNDERFLOW: Final = -2  # the number becomes zero, and is none

_MOST_DIGITS: Final = 8  # of an exponent that is worth a look
_FARTHEST: Final = 5200  # power of ten that no format reaches
# LLVM rounds a ppc_fp128 to 106 bits, no finer than a denormal double, and then makes two doubles of it.
_PAIR_BITS: Final = 106
_PAIR_LEAST: Final = -1074
_LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF

_INFINITY: Final = float("inf")
_LEAST_NORMAL_FLOAT: Final = 2.0**-126
_LARGEST_FLOAT: Final = 2.0**128 - 2.0**104
_BEHIND_A_FLOAT: Final = (1 << 29) - 1  # the bits of a double's fraction that a float's has not
_MIDDLE_OF_FLOATS: Final = 1 << 28


def from_decimal(text: str, keyword: str) -> int:
    """The encoding of the number nearest to a decimal one as `-1.5e+3`; OVERFLOW or UNDERFLOW."""
    if keyword in ("double", "float"):
        bits = _by_way_of_double(float(text), keyword)
        if bits >= 0:
            return bits
    return _rounded_once(text, keyword)


def _by_way_of_double(nearest: float, keyword: str) -> int:
    """The encoding of a number whose nearest double this is; -1 if that leaves a doubt.

    What is rounded twice comes out as if it had been rounded once, unless it is first rounded to what lies in the
    middle of two numbers of the narrower type: a double with a 1 and then only zeros behind the bits of a float.
    """
    if keyword == "double":
        if not nearest or abs(nearest) == _INFINITY:
            return -1
        return int.from_bytes(struct.pack("<d", nearest), "little")
    if not _LEAST_NORMAL_FLOAT <= abs(nearest) <= _LARGEST_FLOAT:
        return -1
    if int.from_bytes(struct.pack("<d", nearest), "little") & _BEHIND_A_FLOAT == _MIDDLE_OF_FLOATS:
        return -1
    return int.from_bytes(struct.pack("<f", nearest), "little")


def _rounded_once(text: str, keyword: str) -> int:
    mantissa, _, exponent = text.lower().partition("e")
    is_negative = mantissa[0] == "-"
    whole, _, fraction = mantissa.lstrip("+-").partition(".")
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return _encoded(Fraction(0), is_negative, keyword)
    if len(exponent) > _MOST_DIGITS:
        return UNDERFLOW if exponent[0] == "-" else OVERFLOW
    power = int(exponent or "0") - len(fraction)
    if abs(power + len(digits)) > _FARTHEST:
        return OVERFLOW if power > 0 else UNDERFLOW
    return _encoded(Fraction(int(digits)) * Fraction(10) ** power, is_negative, keyword)


def _encoded(magnitude: Fraction, is_negative: bool, keyword: str) -> int:
    if keyword == "ppc_fp128":
        return _encoded_pair(magnitude, is_negative)
    bits = encode(Number(FINITE, is_negative, magnitude), keyword)
    found = decode(bits, keyword)
    if found.kind != FINITE:
        return OVERFLOW
    return UNDERFLOW if magnitude and not found.value else bits


def _encoded_pair(magnitude: Fraction, is_negative: bool) -> int:
    rounded = _rounded_pair(magnitude)
    if magnitude and not rounded:
        return UNDERFLOW
    high = encode(Number(FINITE, is_negative, rounded), "double")
    first = decode(high, "double")
    if first.kind != FINITE:
        return OVERFLOW
    rest = (-rounded if is_negative else rounded) - first.signed()
    return encode(Number(FINITE, rest < 0, abs(rest)), "double") << 64 | high


def _rounded_pair(magnitude: Fraction) -> Fraction:
    if not magnitude:
        return magnitude
    top = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** top > magnitude:
        top -= 1
    unit = Fraction(2) ** max(top - _PAIR_BITS + 1, _PAIR_LEAST)
    return round(magnitude / unit) * unit  # Python rounds a half to even


def pair_value(bits: int) -> Fraction:
    """The number that a finite ppc_fp128 stands for, its first double in the low bits."""
    total = decode(bits & _LOW_64_BITS, "double").signed() + decode(bits >> 64, "double").signed()
    magnitude = _rounded_pair(abs(total))
    return -magnitude if total < 0 else magnitude
