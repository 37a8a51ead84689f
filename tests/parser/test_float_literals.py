"""Floating-point numbers as LLVM 23 reads and prints them: what llvm-as-23 and llvm-dis-23 made of these."""

from __future__ import annotations

import pytest

import irkit

# Type and literal, and the literal that comes back.
PRINTED = """
half 1.0 1.000000e+00
half 0.1 9.997550e-02
half 65519.0 6.550400e+04
half 5.9604644775390625e-8 5.960460e-08
half -0.0 -0.000000e+00
half f0x3C00 1.000000e+00
half f0x0001 5.960460e-08
half +inf +inf
half -inf -inf
half +qnan +qnan
half -qnan -qnan
half +nan(0x1) +nan(0x1)
half +snan(0x1) +snan(0x1)
half +snan(0x0) +snan(0x100)
half 0xH3C00 1.000000e+00
half 0xH3555 3.332520e-01
half 0xR3C00 1.000000e+00
bfloat 3.140625 3.140630e+00
bfloat 3.1 3.093750e+00
bfloat f0x4049 3.140630e+00
bfloat 0xR3F80 1.000000e+00
bfloat -nan(0x3) -nan(0x3)
float 1.0e-7 1.000000e-07
float 0.1 1.000000e-01
float 3.4028235e38 f0x7F7FFFFF
float 0x3FB99999A0000000 1.000000e-01
float 0x7FF8000000000000 +qnan
float f0x7F800001 +snan(0x1)
float -inf -inf
float 1.4e-45 1.401300e-45
double 0.1 1.000000e-01
double 1.0e-7 f0x3E7AD7F29ABCAF48
double 5.0e-324 4.940660e-324
double 0xFFF0000000000000 -inf
double +snan(0x123) +snan(0x123)
double f0x3FF0000000000001 f0x3FF0000000000001
x86_fp80 1.0 1.000000e+00
x86_fp80 0.1 1.000000e-01
x86_fp80 -1.5e4931 -1.500000e+4931
x86_fp80 0xK3FFF8000000000000000 1.000000e+00
x86_fp80 f0x3FFF8000000000000001 f0x3FFF8000000000000001
x86_fp80 +inf +inf
x86_fp80 -snan(0x5) -snan(0x5)
x86_fp80 +qnan +qnan
fp128 1.0 1.000000e+00
fp128 0.1 1.000000e-01
fp128 1.0e-4960 1.000000e-4960
fp128 0xL00000000000000003FFF000000000000 1.000000e+00
fp128 f0x3FFF0000000000000000000000000001 f0x3FFF0000000000000000000000000001
fp128 -inf -inf
fp128 +nan(0x7) +nan(0x7)
ppc_fp128 1.0 1.000000e+00
ppc_fp128 -2.5 -2.500000e+00
ppc_fp128 0.1 f0xBC5999999999999A3FB999999999999A
ppc_fp128 -0.0 -0.000000e+00
ppc_fp128 1.0e308 1.000000e+308
ppc_fp128 1.0e-320 9.999880e-321
ppc_fp128 0xM3FF00000000000000000000000000000 1.000000e+00
ppc_fp128 0xM3FF00000000000003C00000000000000 f0x3C000000000000003FF0000000000000
ppc_fp128 f0x00000000000000013FF0000000000000 f0x00000000000000013FF0000000000000
ppc_fp128 f0x80000000000000003FF0000000000000 1.000000e+00
ppc_fp128 f0x80000000000000000000000000000000 0.000000e+00
ppc_fp128 f0x80000000000000007FF0000000000000 +Inf
ppc_fp128 f0x8000000000000000FFF0000000000000 -Inf
ppc_fp128 f0x0000000000000000FFF0000000000000 -inf
ppc_fp128 f0x00000000000000017FF0000000000000 f0x00000000000000017FF0000000000000
ppc_fp128 f0x7FF00000000000003FF0000000000000 f0x7FF00000000000003FF0000000000000
ppc_fp128 +nan(0x1) +qnan
ppc_fp128 -inf -inf
ppc_fp128 -snan(0x20000000000000) -nan(0x1)
fp128 0xM3FF00000000000000000000000000000 f0x00000000000000003FF0000000000000
ppc_fp128 +snan(0x0) +nan(0x4000000000000)
ppc_fp128 +snan(0x1) +qnan
"""

# Type and literal, and what is wrong with it.
REFUSED = [
    ("half 65520.0", "too large for half"),
    ("half 2.9e-8", "too small for half"),
    ("half f0x3C0", "all the bits of half"),
    ("half 1.0e99999999999", "too large for half"),
    ("half 1.0e-99999999999", "too small for half"),
    ("half 1.0e6000", "too large for half"),
    ("half 1.0e-6000", "too small for half"),
    (f"half {'9' * 5201}.5", "too large for half"),
    (f"half 0.{'0' * 5201}5", "too small for half"),
    ("float 3.4028236e38", "too large for float"),
    ("float 3.5e38", "too large for float"),
    ("x86_fp80 1.2e4932", "too large for x86_fp80"),
    ("fp128 1.0e-4970", "too small for fp128"),
    ("ppc_fp128 1.0e309", "too large for ppc_fp128"),
    ("ppc_fp128 1.0e-330", "too small for ppc_fp128"),
    ("float 0xH3C00", "not of type 'float'"),
    ("double 0xK3FFF8000000000000000", "not of type 'double'"),
]


@pytest.mark.parametrize("row", PRINTED.strip().splitlines())
def test_what_comes_back_of_a_literal(row: str) -> None:
    keyword, literal, printed = row.split()
    module = irkit.parse_assembly(f"@g = global {keyword} {literal}\n", llvm_version=23)
    assert f"@g = global {keyword} {printed}\n" in irkit.to_assembly(module)
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert f"@g = global {keyword} {printed}\n" in irkit.to_assembly(again)


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_no_number_of_its_type(text: str, message: str) -> None:
    with pytest.raises(irkit.ParseError, match=message):
        irkit.parse_assembly(f"@g = global {text}\n", llvm_version=23)


def test_older_releases_do_not_know_the_new_literals() -> None:
    for literal in ("f0x3C00", "+inf", "+nan(0x1)"):
        with pytest.raises(irkit.ParseError, match="LLVM 22"):
            irkit.parse_assembly(f"@g = global half {literal}\n", llvm_version=22)
