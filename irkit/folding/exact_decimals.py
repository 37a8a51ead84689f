"""Decimal numbers rounded by exact arithmetic: what `irkit.folding.decimals` cannot tell from the nearest double."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Final

from irkit.folding.floats import FINITE, Number, decode, encode, finite, floor_log2
from irkit.folding.formats import OVERFLOW, UNDERFLOW

_MOST_DIGITS: Final = 8  # of an exponent that is worth a look
_FARTHEST: Final = 5200  # power of ten that no format reaches
# LLVM rounds a ppc_fp128 to 106 bits, no finer than a denormal double, and then makes two doubles of it.
_PAIR_BITS: Final = 106
_PAIR_LEAST: Final = -1074
_LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF


def rounded_once(text: str, keyword: str) -> int:
    mantissa, _, exponent = text.lower().partition("e")
    is_negative = mantissa[0] == "-"
    whole, _, fraction = mantissa.lstrip("+-").partition(".")
    digits = (whole + fraction).lstrip("0")
    if not digits:
        return _encoded(Fraction(0), is_negative, keyword)
    if len(exponent) > _MOST_DIGITS:
        return UNDERFLOW if exponent[0] == "-" else OVERFLOW
    power = int(exponent or "0") - len(fraction)
    size = power + len(digits)
    if abs(size) > _FARTHEST:
        return OVERFLOW if size > 0 else UNDERFLOW
    # Python makes no integer of very many digits at once, but a decimal number.
    return _encoded(Fraction(Decimal(digits)) * Fraction(10) ** power, is_negative, keyword)


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
    return encode(finite(rest), "double") << 64 | high


def _rounded_pair(magnitude: Fraction) -> Fraction:
    if not magnitude:
        return magnitude
    unit = Fraction(2) ** max(floor_log2(magnitude) - _PAIR_BITS + 1, _PAIR_LEAST)
    return round(magnitude / unit) * unit  # Python rounds a half to even


def pair_value(bits: int) -> Fraction:
    """The number that a finite ppc_fp128 stands for, its first double in the low bits."""
    total = decode(bits & _LOW_64_BITS, "double").signed() + decode(bits >> 64, "double").signed()
    magnitude = _rounded_pair(abs(total))
    return -magnitude if total < 0 else magnitude
