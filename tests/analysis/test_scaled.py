"""Numbers of 64 bits and a power of two: rounded to the nearest, halves up, as LLVM's ScaledNumber is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from irkit.analysis.scaled import Scaled, is_less, product, quotient, whole

LAST = (1 << 64) - 1
DIGITS = (1, 2, 3, 5, 6, 7, 11, 641, (1 << 32) - 1, 1 << 32, (1 << 32) + 1, 1 << 63, (1 << 63) + 1, LAST - 1, LAST)
NUMBERS = [(digits, exponent) for digits in DIGITS for exponent in (0, -3, 4)]


def exact(number: Scaled) -> Fraction:
    return number[0] * Fraction(2) ** number[1]


def rounded(value: Fraction) -> Fraction:
    """To 64 digits, halves up."""
    exponent = 0
    while value >= Fraction(2) ** (64 + exponent):
        exponent += 1
    while value < Fraction(2) ** (63 + exponent):
        exponent -= 1
    return (value / Fraction(2) ** exponent + Fraction(1, 2)).__floor__() * Fraction(2) ** exponent


@pytest.mark.parametrize("left", NUMBERS)
def test_products_and_quotients_are_the_nearest_numbers(left: Scaled) -> None:
    for right in NUMBERS:
        assert exact(product(left, right)) == rounded(exact(left) * exact(right))
        assert exact(quotient(left, right)) == rounded(exact(left) / exact(right))
        assert product(left, right)[0] <= LAST and quotient(left, right)[0] <= LAST


def test_nothing() -> None:
    assert exact(quotient((0, 5), (3, 1))) == exact(product((0, 5), (3, 1))) == 0


def test_which_is_less() -> None:
    for left in NUMBERS:
        assert whole(left) == exact(left).__floor__()
        for right in NUMBERS:
            assert is_less(left, right) == (exact(left) < exact(right))
