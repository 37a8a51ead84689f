"""Integers and floating-point numbers in text, to the bit."""

from __future__ import annotations

import time

import pytest
from parser_texts import parse, printed, refused

from irkit.globals import GlobalVariable
from text.parser.numbers import INVALID, OTHER_TYPE, TOO_LARGE, digits_value, float_bits, integer, short_value


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("-1", -1), ("007", 7), ("u0xFF", 255), ("s0xFF", -1), ("s0x0FF", -1), ("s0x7", -1), ("s0x0", 0)],
)
def test_integers(text: str, value: int) -> None:
    assert integer(text, 64) == value


@pytest.mark.parametrize("text", ["0", "7", "10", "007", "999999999", "4294967295", "18446744073709551616"])
def test_numbers_of_nodes(text: str) -> None:
    assert digits_value(text) == int(text)
    assert short_value(text[:9]) == int(text[:9])


@pytest.mark.parametrize(("width", "times"), [(32, 2000), (16_000, 1000), (100_000, 2000)])
def test_integers_of_many_digits_count_modulo_their_width(width: int, times: int) -> None:
    digits = "123456789" * times
    mask = (1 << width) - 1
    expected = 0
    for start in range(0, len(digits), 1000):
        expected = expected * 10**1000 + int(digits[start : start + 1000])
    assert integer(digits, width) & mask == expected & mask
    assert integer("-" + digits, width) & mask == -expected & mask


def test_a_million_digits_take_no_time() -> None:
    start = time.process_time()
    integer("9" * 1_000_000, 32)
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    ("text", "keyword", "bits"),
    [
        ("1.0", "double", 0x3FF0000000000000),
        ("-0.0", "double", 1 << 63),
        ("1.0e999", "double", 0x7FF0000000000000),
        ("4.9e-324", "double", 1),
        ("0.5", "float", 0x3F000000),
        ("+1.5", "half", 0x3E00),
        ("1.", "bfloat", 0x3F80),
        ("0x7FF4000000000000", "float", 0x7FA00000),
        ("0x36A0000000000000", "float", 1),
        ("0x3F10000000000000", "half", 0x0400),
        ("0x3E70000000000000", "half", 1),
        ("0xH7D00", "half", 0x7D00),
        ("0xR3F80", "bfloat", 0x3F80),
        ("0xK3FFF8000000000000000", "x86_fp80", 0x3FFF8000000000000000),
        ("0xK123", "x86_fp80", 0x7FFF0000000000000000),
        ("0xL12", "fp128", 0x12 << 64),
        ("0xL00000000000000003FFF000000000000", "fp128", 0x3FFF << 112),
        ("0xM3FF00000000000000000000000000000", "ppc_fp128", 0x3FF0000000000000),
        ("0x12345678901234567", "double", 0x2345678901234567),
    ],
)
def test_floats(text: str, keyword: str, bits: int) -> None:
    assert float_bits(text, keyword, checked=True) == bits


@pytest.mark.parametrize(
    ("text", "keyword", "answer"),
    [
        ("0.1", "float", INVALID),
        ("65536.0", "half", INVALID),
        ("0x7FF0000000000001", "float", INVALID),
        ("0x3680000000000000", "float", INVALID),
        ("1.0", "x86_fp80", OTHER_TYPE),
        ("0xH3C00", "float", OTHER_TYPE),
        ("0xR1234", "half", INVALID),
        ("0xK3FFF8000000000000000", "double", INVALID),
        ("0xH12345", "half", TOO_LARGE),
    ],
)
def test_literals_that_are_no_number_of_the_type(text: str, keyword: str, answer: int) -> None:
    assert float_bits(text, keyword, checked=True) == answer


def test_older_releases_drop_what_is_too_much() -> None:
    assert printed("@x = global half 0xH12345", 19) == ["@x = global half 0xH2345"]
    assert refused("@x = global half 0xH12345", 22) == "1:18: this hexadecimal number has more than 16 bits"


def test_integers_are_cut_down_to_their_width() -> None:
    assert printed("@x = global i8 300") == ["@x = global i8 44"]
    assert printed("@x = global i8 -129") == ["@x = global i8 127"]


def test_numbers_are_of_their_types() -> None:
    assert refused("@x = global double 1").startswith("1:20: an integer where")
    assert refused("@x = global i32 1.0").startswith("1:17: a floating-point number where")
    assert refused("@x = global float 0.1").startswith("1:19: a float cannot hold")


def test_the_widest_integers_are_kept() -> None:
    variable = parse(f"@x = global i100000 {'7' * 5000}")["x"]
    assert isinstance(variable, GlobalVariable)
    assert variable.initializer is not None


def test_numbers_of_every_form_in_lines_of_one_shape() -> None:
    forms = ["1.5E+3", "2.5e-3", "3.5E2", "4.5e1", "5.e0", "+6.5", "-7.25e+00", "0x4020000000000000", "8.5"]
    lines = [f"@n{number} = global double {form}" for number, form in enumerate(forms)]
    found = [line.split()[-1] for line in printed("\n".join(lines))]
    assert [float(one) for one in found] == [1500, 0.0025, 350, 45, 5, 6.5, -7.25, 8, 8.5]
