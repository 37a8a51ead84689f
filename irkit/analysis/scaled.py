"""LLVM's numbers of 64 bits and a power of two (ScaledNumber), rounded as it rounds them."""

from __future__ import annotations

from typing import TypeAlias

Scaled: TypeAlias = tuple[int, int]  # digits, below 2 to the 64, and the exponent


def rounded(digits: int, exponent: int, is_up: bool) -> Scaled:
    digits += is_up
    return (1 << 63, exponent + 1) if digits >> 64 else (digits, exponent)


def product(left: Scaled, right: Scaled) -> Scaled:
    digits = left[0] * right[0]
    shift = max(0, digits.bit_length() - 64)
    return rounded(digits >> shift, left[1] + right[1] + shift, bool(digits << 1 >> shift & 1))


def quotient(left: Scaled, right: Scaled) -> Scaled:
    """The divisor is not 0."""
    (dividend, exponent), (divisor, less) = left, right
    shift = 128 - ((dividend << 64) // divisor).bit_length()  # for a quotient of 64 digits
    found, rest = divmod(dividend << shift, divisor)
    return rounded(found, exponent - less - shift, bool((rest << 1) // divisor))


def whole(number: Scaled) -> int:
    """The integer below."""
    digits, exponent = number
    return digits << max(exponent, 0) >> max(-exponent, 0)


def is_less(left: Scaled, right: Scaled) -> bool:
    least = min(left[1], right[1])
    return left[0] << (left[1] - least) < right[0] << (right[1] - least)
