"""Constants of a context: each is there once, in LLVM's simplest form."""

from __future__ import annotations

from typing import Any

import pytest

import irkit
from irkit.constants import ConstantDataArray
from irkit.context import Context
from irkit.metadata import MDTuple
from irkit.types import VectorType


@pytest.mark.parametrize(
    ("width", "given", "value"),
    [
        *((8, number, number) for number in (0, 1, 127, -1, -128)),
        *((8, given, value) for given, value in ((128, -128), (255, -1), (256, 0), (261, 5), (383, 127), (384, -128))),
        *((8, given, value) for given, value in ((-129, 127), (-256, 0), (-257, -1), (-261, -5))),
        *((1, given, value) for given, value in ((0, 0), (1, -1), (-1, -1), (2, 0), (3, -1))),
        *((64, given, value) for given, value in ((1 << 63, -(1 << 63)), ((1 << 64) + 7, 7), (-(1 << 63), -(1 << 63)))),
    ],
)
def test_integers_are_signed(width: int, given: int, value: int) -> None:
    context = Context()
    made = context.constant_int(context.integer(width), given)
    assert made.value == value
    assert context.constant_int(made.type, value) is made


@pytest.mark.parametrize(
    "text", ["i32 0", "float 0.0", "ptr null", "<2 x float> zeroinitializer", "[2 x i8] zeroinitializer"]
)
def test_what_is_all_zero(text: str) -> None:
    context = Context()
    zero = irkit.parse_constant(text)
    assert str(context.null(zero.type)) == str(zero)
    assert context.null(zero.type) is context.null(zero.type)


def test_a_splat_of_zeros_is_by_itself() -> None:
    context = Context()
    ty = context.vector(context.float, 2)
    assert isinstance(ty, VectorType)
    splat = context.zero_splat(ty)
    assert splat is context.zero_splat(ty)
    assert splat is not context.null(ty)
    assert str(splat) == str(context.null(ty))


@pytest.mark.parametrize(
    ("mask", "with_poison", "kept"),
    [
        ("<2 x i32> <i32 1, i32 undef>", True, "<2 x i32> <i32 1, i32 poison>"),
        ("<2 x i32> <i32 1, i32 undef>", False, "<2 x i32> <i32 1, i32 undef>"),
        ("<2 x i32> <i32 poison, i32 1>", True, "<2 x i32> <i32 poison, i32 1>"),
        ("<2 x i32> <i32 poison, i32 1>", False, "<2 x i32> <i32 undef, i32 1>"),
        ("<2 x i32> <i32 poison, i32 undef>", True, "<2 x i32> poison"),
        ("<2 x i32> <i32 poison, i32 undef>", False, "<2 x i32> undef"),
        ("<2 x i32> undef", True, "<2 x i32> poison"),
        ("<2 x i32> poison", False, "<2 x i32> undef"),
        ("<2 x i32> <i32 1, i32 0>", True, "<2 x i32> <i32 1, i32 0>"),
    ],
)
def test_masks(mask: str, with_poison: bool, kept: str) -> None:
    module = irkit.parse_assembly("", "m.ll", 22)
    given = irkit.parse_constant(mask, module)
    made = module.context.shuffle_mask(given, with_poison)
    assert str(made) == kept
    assert made is irkit.parse_constant(kept, module)


@pytest.mark.parametrize(
    ("text", "simple"),
    [
        ("[2 x i8] [i8 poison, i8 poison]", "[2 x i8] poison"),
        ("[2 x i8] [i8 poison, i8 1]", "[2 x i8] [i8 poison, i8 1]"),
        ("[2 x i8] [i8 undef, i8 undef]", "[2 x i8] undef"),
        ("[2 x i8] [i8 undef, i8 poison]", "[2 x i8] [i8 undef, i8 poison]"),
        ("[2 x i8] [i8 undef, i8 1]", "[2 x i8] [i8 undef, i8 1]"),
        ("[2 x i8] [i8 0, i8 0]", "[2 x i8] zeroinitializer"),
        ("[2 x i8] [i8 0, i8 1]", '[2 x i8] c"\\00\\01"'),
        ("[2 x i9] [i9 0, i9 1]", "[2 x i9] [i9 0, i9 1]"),
        ("{ i8, i8 } { i8 0, i8 0 }", "{ i8, i8 } zeroinitializer"),
        ("{ i8, i8 } { i8 0, i8 1 }", "{ i8, i8 } { i8 0, i8 1 }"),
        ("{ float, half } { float 0.0, half 0.0 }", "{ float, half } zeroinitializer"),
        ("{ float, half } { float 0.0, half -0.0 }", "{ float, half } { float 0.000000e+00, half -0.000000e+00 }"),
    ],
)
def test_aggregates(text: str, simple: str) -> None:
    module = irkit.parse_assembly("", "m.ll", 22)
    made = irkit.parse_constant(text, module)
    assert str(made) == simple
    assert made is irkit.parse_constant(simple, module)


def test_numbers_of_some_widths_are_kept_as_bytes() -> None:
    made = {
        f"i{width}": irkit.parse_constant(f"[1 x i{width}] [i{width} 1]") for width in (7, 8, 9, 16, 17, 32, 64, 65)
    }
    made |= {word: irkit.parse_constant(f"[1 x {word}] [{word} 1.0]") for word in ("half", "bfloat", "float", "double")}
    made["x86_fp80"] = irkit.parse_constant("[1 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000]")
    made["fp128"] = irkit.parse_constant("[1 x fp128] [fp128 0xL00000000000000003FFF000000000000]")
    kept = [word for word, value in made.items() if isinstance(value, ConstantDataArray)]
    assert kept == ["i8", "i16", "i32", "i64", "half", "bfloat", "float", "double"]
    assert [value.data[-1:] for value in made.values() if isinstance(value, ConstantDataArray)] == [
        *(b"\1", b"\0", b"\0", b"\0", b"\x3c", b"\x3f", b"\x3f", b"\x3f"),
    ]


LOCATION: dict[str, int | bool] = {"implicit_code": False, "atom_group": 0, "atom_rank": 0}


def test_locations_are_there_once() -> None:
    context = Context()
    scope, call = MDTuple([], True), context.location(9, 9, None, None)
    made = {}
    for line, column, inlined_at in ((1, 2, None), (2, 1, None), (1, 2, call)):
        for field in (None, *LOCATION):
            fields: Any = LOCATION if field is None else {**LOCATION, field: type(LOCATION[field])(1)}
            one = context.location(line, column, scope, inlined_at, **fields)
            assert one is context.location(line, column, scope, inlined_at, **fields)
            assert (one.line, one.column, one.scope, one.inlined_at) == (line, column, scope, inlined_at)
            assert [getattr(one, name) for name in LOCATION] == list(fields.values())
            assert not one.distinct
            made[line, column, inlined_at, field] = one
    assert len(set(made.values())) == len(made) == 12
    plain = context.location(1, 2, scope, None)
    assert plain is made[1, 2, None, None]
