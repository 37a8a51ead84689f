"""Numbers print as LLVM prints them."""

from __future__ import annotations

import random
import re
import struct
import subprocess

import pytest

from irkit.context import Context
from text.printer.numbers import float_text, integer_text

CONTEXT = Context()


def double_bits(value: float) -> int:
    return int.from_bytes(struct.pack("<d", value), "little")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0.000000e+00"),
        (-0.0, "-0.000000e+00"),
        (1.0, "1.000000e+00"),
        (-2.5, "-2.500000e+00"),
        (0.1, "1.000000e-01"),
        (123456.0, "1.234560e+05"),
        (5e-324, "4.940660e-324"),
        (1e100, "1.000000e+100"),
        (1234567.0, "0x4132D68700000000"),  # seven digits
        (1e-7, "0x3E7AD7F29ABCAF48"),  # cut before it is rounded
        (1e23, "0x44B52D02C7E14AF6"),
        (float("inf"), "0x7FF0000000000000"),
        (float("-inf"), "0xFFF0000000000000"),
    ],
)
def test_doubles(value: float, text: str) -> None:
    assert float_text(CONTEXT.double, double_bits(value), False) == text


@pytest.mark.parametrize(
    ("keyword", "bits", "text"),
    [
        ("float", 0x3F800000, "1.000000e+00"),
        ("float", 0x3DCCCCCD, "0x3FB99999A0000000"),
        ("float", 0x7F800001, "0x7FF0000020000000"),  # a signalling NaN stays one
        ("float", 0xFFC00000, "0xFFF8000000000000"),
        ("half", 0x3C00, "0xH3C00"),
        ("bfloat", 0x3F80, "0xR3F80"),
        ("x86_fp80", 0x3FFF8000000000000000, "0xK3FFF8000000000000000"),
        ("fp128", 0x3FFF << 112 | 0xAB, "0xL00000000000000AB3FFF000000000000"),
        ("ppc_fp128", 0xCD << 64 | 0x3FF0000000000000, "0xM3FF000000000000000000000000000CD"),
    ],
)
def test_other_formats(keyword: str, bits: int, text: str) -> None:
    assert float_text(getattr(CONTEXT, keyword), bits, False) == text


def test_wide_integers_print_in_decimal_whatever_their_size() -> None:
    assert integer_text(10**9000) == "1" + "0" * 9000
    assert integer_text(1 - 10**9000) == "-" + "9" * 9000


@pytest.mark.llvm(13, 22)
@pytest.mark.parametrize("version", [13, 22])
def test_doubles_print_as_llvm_prints_them(version: int) -> None:
    generator = random.Random(version)
    values = [generator.getrandbits(64) for _ in range(500)]
    for digits in range(1, 9):
        for _ in range(100):
            number = float(f"{generator.randint(1, 10**digits)}e{generator.randint(-30, 30)}")
            values.append(double_bits(number))
    source = "".join([f"@v{n} = global double 0x{bits:016X}\n" for n, bits in enumerate(values)])
    bitcode = subprocess.run([f"llvm-as-{version}"], input=source.encode(), capture_output=True, check=True).stdout
    text = subprocess.run([f"llvm-dis-{version}"], input=bitcode, capture_output=True, check=True).stdout.decode()
    printed = re.findall(r"^@v\d+ = global double (\S+)$", text, re.MULTILINE)
    assert printed == [float_text(CONTEXT.double, bits, False) for bits in values]
