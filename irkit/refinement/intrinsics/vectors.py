"""Vectors: reductions, parts, rearrangements: a row each in `ROWS`."""

from __future__ import annotations

from typing import Final

import z3

from irkit.integers import signed
from irkit.refinement import floats, integers
from irkit.refinement.intrinsics.use import Row, Use, made_of
from irkit.refinement.terms import (
    Lane,
    NotEncodedError,
    Tree,
    bit,
    bits,
)
from irkit.types import StructType, Type, VectorType


def reduction(opcode: str) -> Row:
    def row(use: Use) -> Lane:
        (vector,) = use.read()
        found: Lane = vector[0]
        for lane in vector[1:]:
            if opcode in {"add", "mul", "and", "or", "xor"}:
                found = integers.binary(use.state, opcode, found, lane, 0)
            else:
                chosen = z3.If(integers.compared(opcode, found.value, lane.value), found.value, lane.value)
                found = made_of(chosen, found, lane)
        return found

    return row


def float_reduction(opcode: str) -> Row:
    def row(use: Use) -> Lane:
        start, vector = use.read()
        flags = use.call.fast_math
        found: Lane = start
        for lane in vector:
            found = floats.arithmetic(use.state, opcode, [found, lane], use.ty, flags)
        return found

    return row


def extreme_reduction(name: str) -> Row:
    def row(use: Use) -> Lane:
        (vector,) = use.read()
        found: Lane = vector[0]
        for lane in vector[1:]:
            found = floats.extreme(use.state, name, found, lane, use.ty, use.call.fast_math)
        if name in {"minnum", "maxnum"} and len(vector) > 2:
            return floats.in_any_order(use.state, found, vector, use.ty)
        return found

    return row


def scale_of(use: Use, ty: Type) -> int:
    """What the lanes of a vector type, and places among them, are multiplied by."""
    return use.state.settings.vscale if isinstance(ty, VectorType) and ty.scalable else 1


def take_vector(use: Use) -> Tree:
    vector, _ = use.read()
    start = use.number(1)
    assert isinstance(use.ty, VectorType)
    if use.ty.scalable != use.call.arguments[0].type.scalable:  # type: ignore[attr-defined]
        raise NotEncodedError("a part of a scalable vector")
    scale = scale_of(use, use.ty)
    return tuple(vector[start * scale : (start + use.ty.count) * scale])


def put_vector(use: Use) -> Tree:
    vector, part, _ = use.read()
    start = use.number(2)
    if use.ty.scalable != use.call.arguments[1].type.scalable:  # type: ignore[attr-defined]
        raise NotEncodedError("a part of a scalable vector")
    start *= scale_of(use, use.call.arguments[1].type)
    return (*vector[:start], *part, *vector[start + len(part) :])


def reverse_vector(use: Use) -> Tree:
    (vector,) = use.read()
    return tuple(vector[::-1])


def interleave(use: Use) -> Tree:
    operands = use.read()
    return tuple(lane for group in zip(*operands, strict=True) for lane in group)


def deinterleave(use: Use) -> Tree:
    (vector,) = use.read()
    assert isinstance(use.ty, StructType)
    count = len(use.ty.elements or ())
    return tuple(tuple(vector[place::count]) for place in range(count))


def splice(use: Use) -> Tree:
    """What was there until LLVM 21: a number below 0 counts from the end of the first operand."""
    a, b, _ = use.read()
    start = signed(use.number(2), 32)
    return _window(a, b, start if start >= 0 else len(a) + start)


def splice_left(use: Use) -> Tree:
    a, b, _ = use.read()
    return _window(a, b, use.number(2))


def splice_right(use: Use) -> Tree:
    """So many of the last lanes of the first operand come first."""
    a, b, _ = use.read()
    return _window(a, b, len(a) - use.number(2))


def _window(a: Tree, b: Tree, start: int) -> Tree:
    """As many lanes as a vector has, of both in a row."""
    if not 0 <= start <= len(a):
        raise NotEncodedError("a splice beyond its operands")
    return (*a, *b)[start : start + len(a)]


def step_vector(use: Use) -> Tree:
    assert isinstance(use.ty, VectorType)
    width = use.ty.element.width  # type: ignore[attr-defined]
    count = use.ty.count * scale_of(use, use.ty)
    return tuple(Lane(bits(place, width)) for place in range(count))


def vector_scale(use: Use) -> Lane:
    """Poison where the type has not the bits for it."""
    scale, width = use.state.settings.vscale, use.ty.width  # type: ignore[attr-defined]
    return Lane(bits(scale, width), bool(scale >> width))


def counted_lanes(use: Use) -> Tree:
    """MVE's `vctp`: the first lanes, as many as a number says."""
    (count,) = use.read()
    assert isinstance(use.ty, VectorType)
    width = count.value.size()
    return tuple(made_of(bit(z3.ULT(bits(place, width), count.value)), count) for place in range(use.ty.count))


def active_lanes(use: Use) -> Tree:
    base, limit = use.read()
    assert isinstance(use.ty, VectorType)
    count = use.ty.count * scale_of(use, use.ty)
    width = base.value.size()
    made = []
    for place in range(count):
        index = z3.ZeroExt(1, base.value) + bits(place, width + 1)
        made.append(made_of(bit(z3.ULT(index, z3.ZeroExt(1, limit.value))), base, limit))
    return tuple(made)


ROWS: Final[dict[str, Row]] = {
    "vector.reduce.add": reduction("add"),
    "vector.reduce.mul": reduction("mul"),
    "vector.reduce.and": reduction("and"),
    "vector.reduce.or": reduction("or"),
    "vector.reduce.xor": reduction("xor"),
    "vector.reduce.smin": reduction("slt"),
    "vector.reduce.smax": reduction("sgt"),
    "vector.reduce.umin": reduction("ult"),
    "vector.reduce.umax": reduction("ugt"),
    "vector.reduce.fadd": float_reduction("fadd"),
    "vector.reduce.fmul": float_reduction("fmul"),
    "vector.reduce.fmin": extreme_reduction("minnum"),
    "vector.reduce.fmax": extreme_reduction("maxnum"),
    "vector.reduce.fminimum": extreme_reduction("minimum"),
    "vector.reduce.fmaximum": extreme_reduction("maximum"),
    "vector.extract": take_vector,
    "vector.insert": put_vector,
    "vector.reverse": reverse_vector,
    "vector.interleave2": interleave,
    "vector.deinterleave2": deinterleave,
    "vector.splice": splice,
    "vector.splice.left": splice_left,
    "vector.splice.right": splice_right,
    "stepvector": step_vector,
    "vscale": vector_scale,
    "get.active.lane.mask": active_lanes,
    **{f"arm.mve.vctp{width}": counted_lanes for width in (8, 16, 32, 64)},
}
