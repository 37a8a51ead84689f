"""Floating-point numbers: a row each in `ROWS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.metadata import MDString, MetadataAsValue
from irkit.refinement import floats, mathematics
from irkit.refinement.intrinsics.use import Row, Use, each
from irkit.refinement.operations import scalar
from irkit.refinement.terms import (
    Lane,
    Tree,
    map_lanes,
)
from irkit.values import Value


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
    return each(lambda use, *lanes: mathematics.function(use.state, name, lanes, scalar(use.ty), use.call.fast_math))


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


def constrained(opcode: str) -> Row:
    """An operation with the mode of rounding and what it does to exceptions said; of exceptions nothing is known."""

    def row(use: Use) -> Tree:
        words = [told(argument) for argument in use.call.arguments]
        trees = [use.encoder.read(one) for one, word in zip(use.call.arguments, words, strict=True) if word is None]
        rounding = next((word for word in words if word is not None and word.startswith("round.")), floats.NEAREST)
        state, flags, ty = use.state, use.call.fast_math, scalar(use.ty)
        if "fpexcept.ignore" not in words:
            use.encoder.environment.note("exceptions of floating-point operations are not looked at")
        if opcode == "fcmp":
            predicate = next(word for word in words if word is not None and "." not in word)
            operand_type = scalar(use.call.arguments[0].type)
            return map_lanes(lambda x, y: floats.compare(state, predicate, x, y, operand_type, flags), *trees)
        if opcode in floats.ROUNDINGS:
            return map_lanes(lambda x: floats.rounded(state, opcode, x, ty, flags, rounding), *trees)
        return map_lanes(lambda *lanes: floats.arithmetic(state, opcode, lanes, ty, flags, rounding), *trees)

    return row


def told(argument: Value) -> str | None:
    """What an argument that is metadata says; None for others."""
    metadata = argument.metadata if isinstance(argument, MetadataAsValue) else None
    return str(metadata.string) if isinstance(metadata, MDString) else None


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
    "powi",
    "ldexp",
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
    **{name: float_extreme(name) for name in ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")},
    **{name: float_rounding(name) for name in floats.ROUNDINGS},
    **{name: float_function(name) for name in MATHEMATICS},
    **{
        f"experimental.constrained.{name}": constrained(name)
        for name in ("fadd", "fsub", "fmul", "fdiv", "frem", "sqrt", "fma", "fcmp", *floats.ROUNDINGS)
    },
    "experimental.constrained.fcmps": constrained("fcmp"),
}
