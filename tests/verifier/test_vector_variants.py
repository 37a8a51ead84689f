"""Names in `"vector-function-abi-variant"`: those that have the form of a vector function ABI, and others."""

from __future__ import annotations

import subprocess

import pytest

import irkit

GOOD = [
    "_ZGVnN2v_f", "_ZGVsMxv_f", "_ZGVbM4v_f(v)", "_ZGV_LLVM_N2v_f(v)", "_ZGVdN8u_f", "_ZGVeN16l_f", "_ZGVnN2l4_f",
    "_ZGVnN2ln4_f", "_ZGVnN2ls3_f", "_ZGVnN2R2_f", "_ZGVnN2Ls1_f", "_ZGVnN2U_f", "_ZGVnN2Us0_f", "_ZGVcN4va8_f",
    "_ZGVrN2v_f(v)", "_ZGVqN2v_f", "_ZGVnN2ln_f",
]  # fmt: skip
BAD = [
    "ZGVnN2v_f", "_ZGVnQ2v_f", "_ZGVnN0v_f", "_ZGVnNv_f", "_ZGVnN2_f", "_ZGVnN2vf", "_ZGVnN2v_",
    "_ZGVnN2v_f(", "_ZGVnN2v_f()", "_ZGV_LLVM_N2v_f", "_ZGVnN2vv_f", "_ZGVnN2ls_f", "_ZGV", "_ZGVnN2va_f",
    "_ZGVnN2va3_f", "_ZGVnN2va0_f", "_ZGVnN2w_f",
]  # fmt: skip
TEXT = """
declare i32 @f(i32)
declare <2 x i32> @v(<2 x i32>)
define void @caller(i32 %x) {{
  %r = call i32 @f(i32 %x) #0
  ret void
}}
attributes #0 = {{ "vector-function-abi-variant"="{name}" }}
"""
MESSAGE = "invalid name for a VFABI variant: "


@pytest.mark.parametrize("name", GOOD + BAD)
def test_names(name: str) -> None:
    problems = irkit.verify(irkit.parse_assembly(TEXT.format(name=name), llvm_version=22))
    assert [problem.message for problem in problems] == ([f"{MESSAGE}{name}"] if name in BAD else [])


@pytest.mark.llvm(22)
@pytest.mark.parametrize("name", GOOD + BAD)
def test_llvm_says_the_same(name: str) -> None:
    text = TEXT.format(name=name)
    done = subprocess.run(["llvm-as-22", "-o", "/dev/null"], input=text, capture_output=True, text=True, check=False)
    assert (MESSAGE + name in done.stderr) == (name in BAD), done.stderr
