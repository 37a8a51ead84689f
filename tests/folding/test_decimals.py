"""Decimal numbers become the nearest float or double, ties to even, whatever way they take."""

from __future__ import annotations

import struct
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from irkit.folding.decimals import from_decimal
from irkit.folding.formats import OVERFLOW, UNDERFLOW

MIDDLE = 7006493022273317517027183378314372301359375349513549797043227297983097358324844350
FORMATS = {"float": ("<f", 32, 24), "double": ("<d", 64, 53)}


def value_of(bits: int, keyword: str) -> Fraction:
    form, width, _ = FORMATS[keyword]
    return Fraction(struct.unpack(form, bits.to_bytes(width // 8, "little"))[0])


def check_nearest(text: str, keyword: str) -> None:
    """None of the two neighbours is nearer; of two as near, the even one is taken."""
    exact = Fraction(text)
    bits = from_decimal(text, keyword)
    sign = 1 << FORMATS[keyword][1] - 1
    assert bool(bits & sign) == text.startswith("-")
    away = abs(value_of(bits, keyword) - exact)
    for other in (bits - 1, bits + 1):
        if other & (sign - 1) not in (sign - 1, infinity(keyword)):
            farther = abs(value_of(other, keyword) - exact)
            assert away < farther or (away == farther and not bits & 1)


def infinity(keyword: str) -> int:
    form = FORMATS[keyword][0]
    return int.from_bytes(struct.pack(form, float("inf")), "little")


@pytest.mark.parametrize("keyword", FORMATS)
@given(whole=st.integers(0, 10**24), fraction=st.integers(0, 10**24), power=st.integers(-30, 12), minus=st.booleans())
def test_any_number_becomes_the_nearest(keyword: str, whole: int, fraction: int, power: int, minus: bool) -> None:
    check_nearest(f"{'-' if minus else ''}{whole + 1}.{fraction}e{power:+}", keyword)


@given(bits=st.integers(1 << 23, 0x7F7FFFFE), step=st.sampled_from((-1, 0, 1)))
def test_the_middle_of_two_floats_becomes_the_even_one(bits: int, step: int) -> None:
    middle = (value_of(bits, "float") + value_of(bits + 1, "float")) / 2
    word = int.from_bytes(struct.pack("<d", float(middle)), "little") + step
    near = struct.unpack("<d", word.to_bytes(8, "little"))[0]
    scaled = Fraction(near) * 10**60  # the middle itself, and what lies so near that its double is the middle
    for nudge in (-1, 0, 1):
        check_nearest(f"{int(scaled * 10**110) + nudge}.0e-170", "float")


@pytest.mark.parametrize(
    ("text", "keyword", "expected"),
    [
        ("-0.0", "float", 0x80000000),
        ("0.0e10", "double", 0),
        ("3.4028235677973367e+38", "float", OVERFLOW),  # the middle of the largest float and what would follow
        ("3.4028235677973366e+38", "float", 0x7F7FFFFF),
        ("1.0e+309", "double", OVERFLOW),
        ("1.0e-46", "float", UNDERFLOW),
        ("1.5e-45", "float", 1),
        ("1.0e-324", "double", UNDERFLOW),
        ("1.0000000596046448", "float", 0x3F800001),  # beyond the middle, by less than a double sees
        ("0.1", "ppc_fp128", 0xBC5999999999999A3FB999999999999A),  # as LLVM 23 has it, the first double in the low bits
        ("-1234567.1", "ppc_fp128", 0x3DD999999999999AC132D6871999999A),
        ("1.0", "ppc_fp128", 0x3FF0000000000000),
        ("-0.0", "ppc_fp128", 1 << 63),
        ("1.000000000000000001", "ppc_fp128", 0x3C32725DD1D243803FF0000000000000),
        ("-1.000000000000000001", "ppc_fp128", 0xBC32725DD1D24380BFF0000000000000),
        ("1.0e-300", "ppc_fp128", 0x80000000004D649101A56E1FC2F8F359),
        ("123456789012345678901234567890.5", "ppc_fp128", 0x426DC9C7E15A500045F8EE90FF6C373E),
        ("1.2345e-310", "ppc_fp128", 0x16B9A2EC86A3),
        ("1.0e-330", "ppc_fp128", UNDERFLOW),
        ("1.0e+400", "ppc_fp128", OVERFLOW),
        ("3.41e+38", "float", OVERFLOW),
        ("3.4028236692093846e+38", "float", OVERFLOW),  # 2 to the 128
        (f"{MIDDLE}.0e-120", "float", 5000000),  # just below the middle of two denormal floats
        (f"{MIDDLE + 1}.0e-120", "float", 5000001),  # just above
        ("1.0e+5300", "fp128", OVERFLOW),
        ("1.0e-5300", "fp128", UNDERFLOW),
        ("1.0e+100000000", "double", OVERFLOW),
        ("1.0e-100000000", "double", UNDERFLOW),
        (f"1{'0' * 5000}.0e-5000", "half", 0x3C00),
        (f"0.{'0' * 5000}1e+5001", "half", 0x3C00),
    ],
)
def test_the_edges(text: str, keyword: str, expected: int) -> None:
    assert from_decimal(text, keyword) == expected
