"""Vectors and parts of objects: what is stored as one thing and loaded as another, and the quick ways of both."""

from __future__ import annotations

import math
import struct

import pytest

import irkit
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Poison


def result(text: str, *arguments: object) -> object:
    return Interpreter(irkit.parse_assembly(text, llvm_version=22)).call("f", *arguments)


def stored(store: str, load: str, offset: int) -> object:
    return result(
        f"define {load} @f() {{\n  %p = alloca [16 x i8], align 16\n  store {store}, ptr %p, align 1\n"
        f"  %q = getelementptr i8, ptr %p, i64 {offset}\n  %r = load {load}, ptr %q, align 1\n  ret {load} %r\n}}\n"
    )


@pytest.mark.parametrize(
    ("store", "load", "offset", "expected"),
    [
        ("<4 x i32> <i32 1, i32 2, i32 3, i32 4>", "<2 x i32>", 4, [2, 3]),
        ("<4 x i32> <i32 1, i32 2, i32 3, i32 4>", "<2 x i32>", 2, [2 << 16, 3 << 16]),
        ("[2 x i64] [i64 5, i64 6]", "<2 x i64>", 0, [5, 6]),
        ("<4 x i8> <i8 1, i8 2, i8 3, i8 4>", "<2 x i8>", 1, [2, 3]),
        ("<4 x i8> <i8 1, i8 2, i8 3, i8 4>", "i16", 2, 0x403),
        ("<2 x float> <float 1.0, float 2.5>", "<2 x float>", 0, [1.0, 2.5]),
        ("{ i32, i32 } { i32 7, i32 8 }", "<2 x i32>", 0, [7, 8]),
        ("<3 x i3> <i3 1, i3 2, i3 -1>", "<3 x i3>", 0, [1, 2, -1]),
        ("<3 x i3> <i3 1, i3 2, i3 -1>", "i8", 0, 0b11010001 - 256),
        ("<3 x i3> <i3 1, i3 2, i3 -1>", "i8", 1, 1),
        ("<5 x i5> <i5 1, i5 2, i5 3, i5 4, i5 5>", "i8", 3, 0),
    ],
)
def test_lanes_lie_side_by_side(store: str, load: str, offset: int, expected: object) -> None:
    assert stored(store, load, offset) == expected


@pytest.mark.parametrize("lane", ["i8", "i32"])
def test_a_lane_that_is_poison_stays_so_in_memory_alone(lane: str) -> None:
    found = stored(f"<3 x {lane}> <{lane} 1, {lane} poison, {lane} 3>", f"<3 x {lane}>", 0)
    assert isinstance(found, list)
    assert (found[0], found[2]) == (1, 3)
    assert isinstance(found[1], Poison)


def test_structs_of_one_scalar_hold_it() -> None:
    text = """@g = global { { double, double }, [2 x double] } { { double, double } { double 1.0, double 2.0 },
  [2 x double] [double 3.0, double 4.0] }
define <2 x double> @f(i64 %i) {
  %p = getelementptr double, ptr @g, i64 %i
  %r = load <2 x double>, ptr %p, align 8
  ret <2 x double> %r
}
"""
    assert [result(text, place) for place in range(3)] == [[1.0, 2.0], [2.0, 3.0], [3.0, 4.0]]


def test_floats_are_rounded_in_each_lane() -> None:
    text = """declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>)
define [2 x <3 x float>] @f(<3 x float> %x, <3 x float> %y) {
  %a = fmul <3 x float> %x, %y
  %b = call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %x, <3 x float> %y, <3 x float> %y)
  %r = insertvalue [2 x <3 x float>] poison, <3 x float> %a, 0
  %s = insertvalue [2 x <3 x float>] %r, <3 x float> %b, 1
  ret [2 x <3 x float>] %s
}
"""

    def single(value: float) -> float:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])

    third = single(1 / 3)
    found = result(text, [third, 1e38, math.nan], [third, 10.0, 1.0])
    assert isinstance(found, list)
    assert found[0][:2] == [single(third * third), math.inf]
    assert found[1][:2] == [single(single(third * third) + third), math.inf]
    assert math.isnan(found[0][2])
    assert math.isnan(found[1][2])


@pytest.mark.parametrize(
    ("flags", "index", "is_poison"),
    [("nuw", "i64 1", False), ("nuw", "i64 -1", True), ("inbounds nuw", "i64 %i", True), ("inbounds", "i64 %i", False)],
)
def test_an_offset_that_overflows_is_poison(flags: str, index: str, is_poison: bool) -> None:
    text = f"""@g = global [4 x i8] zeroinitializer
define ptr @f(i64 %i) {{
  %p = getelementptr i8, ptr @g, i64 2
  %r = getelementptr {flags} i8, ptr %p, {index}
  ret ptr %r
}}
"""
    assert isinstance(result(text, -1), Poison) == is_poison


@pytest.mark.parametrize(
    ("own", "other", "offset", "is_broken"),
    [
        ("i32", "i8", 3, True),
        ("i32", "i8", 4, False),
        ("i8", "i64", 0, True),
        ("i64", "i64", 8, False),
        ("[3 x i32]", "i16", 10, True),
        ("[3 x i32]", "i16", 12, False),
    ],
)
def test_what_a_noalias_argument_writes_is_accessed_by_no_other(
    own: str, other: str, offset: int, is_broken: bool
) -> None:
    text = f"""@g = global [32 x i8] zeroinitializer, align 16
define void @f() {{
  %p = getelementptr i8, ptr @g, i64 {offset}
  call void @own(ptr @g, ptr %p)
  ret void
}}
define void @own(ptr noalias %a, ptr %b) {{
  store {own} zeroinitializer, ptr %a, align 1
  %v = load {other}, ptr %b, align 1
  ret void
}}
"""
    if is_broken:
        with pytest.raises(UndefinedBehaviorError) as found:
            result(text)
        assert found.value.rule == "noalias"
    else:
        assert result(text) is None
