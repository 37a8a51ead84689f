"""Floating-point numbers: a row each in `ROWS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit.refinement import floats
from irkit.refinement.intrinsics.use import Row, Use, each
from irkit.refinement.operations import scalar
from irkit.refinement.terms import (
    Lane,
    Tree,
    map_lanes,
)

if TYPE_CHECKING:
    pass


def float_row(function: Callable[..., Lane]) -> Row:
    """A row for a function of (state, lanes…, type, flags)."""

    def one(use: Use, *lanes: Lane) -> Lane:
        return function(use.state, *lanes, scalar(use.ty), use.call.fast_math)

    return each(one)


def float_extreme(name: str) -> Row:
    return each(lambda use, a, b: floats.extreme(use.state, name, a, b, scalar(use.ty), use.call.fast_math))


def float_rounding(name: str) -> Row:
    return each(lambda use, a: floats.rounded(use.state, name, a, scalar(use.ty), use.call.fast_math))


def float_function(name: str) -> Row:
    return each(lambda use, *lanes: floats.function(use.state, name, lanes, scalar(use.ty), use.call.fast_math))


def float_operation(opcode: str) -> Row:
    return each(lambda use, *lanes: floats.arithmetic(use.state, opcode, lanes, scalar(use.ty), use.call.fast_math))


def float_class(use: Use) -> Tree:
    operand, _ = use.read()
    mask = use.number(1)
    ty = scalar(use.call.arguments[0].type)
    return map_lanes(lambda x: floats.class_test(x, ty, mask), operand)


def to_integer(signed: bool) -> Row:
    def row(use: Use) -> Tree:
        (operand,) = use.read()
        source, width = scalar(use.call.arguments[0].type), scalar(use.ty).width  # type: ignore[attr-defined]
        return map_lanes(lambda x: floats.to_integer(use.state, x, source, width, signed, True), operand)

    return row


MATHEMATICS: Final = (
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "exp10",
    "log",
    "log2",
    "log10",
    "pow",
)
ROWS: Final[dict[str, Row]] = {
    "fabs": float_row(floats.absolute),
    "copysign": float_row(floats.copy_sign),
    "canonicalize": float_row(floats.canonical),
    "fma": float_operation("fma"),
    "sqrt": float_operation("sqrt"),
    "fmuladd": each(lambda use, *lanes: floats.multiply_add(use.state, lanes, scalar(use.ty), use.call.fast_math)),
    "is.fpclass": float_class,
    "fptosi.sat": to_integer(True),
    "fptoui.sat": to_integer(False),
    "ldexp": each(lambda use, *lanes: floats.function(use.state, "ldexp", lanes, scalar(use.ty), use.call.fast_math)),
    "powi": each(lambda use, *lanes: floats.function(use.state, "powi", lanes, scalar(use.ty), use.call.fast_math)),
    **{name: float_extreme(name) for name in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")},
    **{name: float_rounding(name) for name in floats.ROUNDINGS},
    **{name: float_function(name) for name in MATHEMATICS},
}
