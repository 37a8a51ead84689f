"""`llvm.vector.splice`, which there was until LLVM 21: a number below 0 counts from the end of the first vector."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import REFINES, UNKNOWN

pytest.importorskip("z3")

FIRST, SECOND = "<4 x i8> <i8 0, i8 1, i8 2, i8 3>", "<4 x i8> <i8 4, i8 5, i8 6, i8 7>"


def test_windows_of_two_vectors() -> None:
    text = ["declare <4 x i8> @llvm.vector.splice.v4i8(<4 x i8>, <4 x i8>, i32)\n"]
    starts = {number: number % 4 for number in range(-4, 4)}
    for number in (-5, *starts, 5):
        place = number + 5
        start = starts.get(number, 0)
        lanes = ", ".join([f"i8 {lane}" for lane in range(start, start + 4)])
        text += [
            f"define <4 x i8> @src{place}() {{\n  ret <4 x i8> <{lanes}>\n}}\n",
            f"define <4 x i8> @tgt{place}() {{\n"
            f"  %r = call <4 x i8> @llvm.vector.splice.v4i8({FIRST}, {SECOND}, i32 {number})\n  ret <4 x i8> %r\n}}\n",
        ]
    found = irkit.refine(irkit.parse_assembly("".join(text), llvm_version=20))
    assert [one.outcome for one in found] == [UNKNOWN, *[REFINES] * 8, UNKNOWN]
    assert found[0].reason == found[-1].reason == "a splice beyond its operands is not told to the solver"
