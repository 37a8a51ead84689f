"""LLVM 23 writes a vector of equal floating-point numbers as the number, unless an expression made it."""

from __future__ import annotations

import subprocess

import pytest

import irkit
from bitcode.bitstream import Block, read_bitstream
from bitcode.schema import codes as c

NUMBERS = """
define <vscale x 2 x double> @scalable(<vscale x 2 x double> %x) {
  %sum = fadd <vscale x 2 x double> %x, splat (double 5.5)
  ret <vscale x 2 x double> %sum
}
@long = global <8 x fp128> splat (fp128 f0x4000000000000000000000000000ABCD)
@wide = global <3 x x86_fp80> splat (x86_fp80 f0x4000C000000000000000)
@several = global <2 x fp128> <fp128 f0x40000000000000000000000000000001, fp128 f0x40000000000000000000000000000002>
@whole = global <2 x i32> splat (i32 3)
"""
INSERTED = "insertelement (<vscale x 2 x double> poison, double 5.5, i64 0)"
MASK = "<vscale x 2 x i32> zeroinitializer"
EXPRESSION = f"""
define <vscale x 2 x double> @made() {{
  ret <vscale x 2 x double> shufflevector (<vscale x 2 x double> {INSERTED}, <vscale x 2 x double> poison, {MASK})
}}
"""


ZEROS = """
define <2 x float> @f(<2 x float> %x) {
  %a = fadd <2 x float> %x, zeroinitializer
  %b = fadd <2 x float> %a, splat (float 0.0)
  %c = fadd <2 x float> %b, <float 0.0, float 0.0>
  %d = fadd <2 x float> %c, <float 0.0, float 0.0>
  %e = fadd <2 x float> %d, <float 0.0, float 0.0>
  ret <2 x float> %e
}
@single = global <1 x float> <float 0.0>
@whole = global <2 x i32> <i32 0, i32 0>
"""


def constant_codes(data: bytes) -> list[int]:
    """The codes of all records of constants in a file, but for those that say the type."""

    def of(block: Block) -> list[int]:
        records = block.scan()
        own = list(records.codes) if block.block_id == c.CONSTANTS_BLOCK_ID else []
        return own + [code for child in records.children for code in of(child)]

    return [code for block in read_bitstream(data).blocks for code in of(block) if code != c.CST_CODE_SETTYPE]


def assembled(text: str, version: int) -> bytes:
    return irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=version))


def test_numbers_stand_for_vectors() -> None:
    codes = constant_codes(assembled(NUMBERS, 23))
    assert codes.count(c.CST_CODE_FLOAT) == 5
    assert codes.count(c.CST_CODE_AGGREGATE) == 1  # which is not of equal numbers
    assert c.CST_CODE_CE_SHUFFLEVEC not in codes


def test_an_expression_stays_one() -> None:
    data = assembled(EXPRESSION, 23)
    assert c.CST_CODE_CE_SHUFFLEVEC in constant_codes(data)
    again = irkit.parse_bitcode(data)
    assert irkit.to_bitcode(again) == data
    assert "ret <vscale x 2 x double> splat (double 5.500000e+00)" in str(again)


def test_older_releases_have_elements() -> None:
    old = NUMBERS.replace("f0x4000C000000000000000", "0xK4000C000000000000000")
    codes = constant_codes(assembled("\n".join(row for row in old.splitlines() if "fp128 f0x" not in row), 22))
    assert c.CST_CODE_CE_SHUFFLEVEC in codes
    assert c.CST_CODE_AGGREGATE in codes


def test_elements_of_zero_are_not_zeroinitializer() -> None:
    """LLVM 23 gives both a number, and a file that has both keeps them; older releases know one only."""
    data = assembled(ZEROS, 23)
    assert constant_codes(data).count(c.CST_CODE_NULL) == 4
    again = irkit.parse_bitcode(data)
    assert str(again).count("zeroinitializer") == 7
    assert irkit.to_bitcode(again) == data
    assert constant_codes(assembled(ZEROS, 22)).count(c.CST_CODE_NULL) == 3


@pytest.mark.llvm(23)
@pytest.mark.parametrize("text", [NUMBERS, EXPRESSION, ZEROS])
def test_as_llvm_as_writes_them(text: str) -> None:
    wanted = subprocess.run(["llvm-as-23", "-", "-o", "-"], input=text.encode(), capture_output=True, check=True).stdout
    module = irkit.parse_assembly(text.encode(), name="<stdin>", llvm_version=23)
    producer = irkit.parse_bitcode(wanted).identification
    assert producer is not None
    assert irkit.to_bitcode(module, producer=producer.producer) == wanted
