"""Integers: signs, extremes, bits, overflow, saturation: a row each in `ROWS`."""

from __future__ import annotations

import itertools
from typing import Final

import z3

from irkit.refinement import integers
from irkit.refinement.intrinsics.use import Row, Use, each, made_of
from irkit.refinement.operations import scalar
from irkit.refinement.terms import (
    Condition,
    Lane,
    Tree,
    bit,
    bits,
    both,
    either,
    extended,
    is_set,
    joined,
    known,
    map_lanes,
)


def absolute(a: Lane, poisons: Condition) -> Lane:
    """The number without its sign; under the condition, the lowest one has none."""
    x = a.value
    lowest = bits(1 << x.size() - 1, x.size())
    poison = both(poisons, known(x == lowest))
    return Lane(z3.If(x < 0, -x, x), either(a.poison, poison), a.undef)


def extreme(predicate: str) -> Row:
    return each(lambda _, a, b: made_of(z3.If(integers.compared(predicate, a.value, b.value), a.value, b.value), a, b))


def population(use: Use, a: Lane) -> Lane:
    x = a.value
    width = x.size()
    parts = [extended(z3.Extract(place, place, x), width) for place in range(width)]
    while len(parts) > 1:
        parts = [one + other for one, other in itertools.zip_longest(parts[::2], parts[1::2], fillvalue=bits(0, width))]
    return made_of(parts[0], a)


def zeros(leading: bool) -> Row:
    def count(_: Use, a: Lane, poisons: Lane) -> Lane:
        x = a.value
        width = x.size()
        found = bits(width, width)
        for place in range(width) if leading else reversed(range(width)):
            distance = width - 1 - place if leading else place
            found = z3.If(z3.Extract(place, place, x) == 1, bits(distance, width), found)
        poison = both(known(is_set(poisons.value)), x == 0)
        return Lane(found, either(a.poison, poison), a.undef)

    return each(count)


def swap_bytes(_: Use, a: Lane) -> Lane:
    width = a.value.size()
    return made_of(z3.Concat(*[z3.Extract(low + 7, low, a.value) for low in range(0, width, 8)]), a)


def reverse_bits(_: Use, a: Lane) -> Lane:
    width = a.value.size()
    return made_of(joined([z3.Extract(place, place, a.value) for place in range(width)]), a)


def funnel(left: bool) -> Row:
    def shift(_: Use, a: Lane, b: Lane, c: Lane) -> Lane:
        width = a.value.size()
        amount = z3.URem(c.value, bits(width, width))
        whole = z3.Concat(a.value, b.value)
        wide = z3.ZeroExt(width, amount)
        if left:
            value = z3.Extract(2 * width - 1, width, whole << wide)
        else:
            value = z3.Extract(width - 1, 0, z3.LShR(whole, wide))
        return made_of(value, a, b, c)

    return each(shift)


def with_overflow(opcode: str, signed: bool) -> Row:
    def row(use: Use) -> Tree:
        a, b = use.read()
        test = integers.overflows_signed if signed else integers.overflows_unsigned
        value = map_lanes(lambda x, y: integers.binary(use.state, opcode, x, y, 0), a, b)
        overflow = map_lanes(lambda x, y: made_of(bit(test(opcode, x.value, y.value)), x, y), a, b)
        return (value, overflow)

    return row


def saturating(opcode: str, signed: bool) -> Row:
    def saturate(_: Use, a: Lane, b: Lane) -> Lane:
        x, y = a.value, b.value
        width = x.size()
        if signed:
            limit = z3.If(x < 0, bits(1 << width - 1, width), bits((1 << width - 1) - 1, width))
        else:
            limit = bits(0 if opcode == "sub" else -1, width)
        poison = either(a.poison, b.poison)
        if opcode == "shl":
            value = x << y
            lost = (value >> y if signed else z3.LShR(value, y)) != x
            poison = either(poison, known(z3.UGE(y, bits(width, width))))
        else:
            value = x + y if opcode == "add" else x - y
            lost = (integers.overflows_signed if signed else integers.overflows_unsigned)(opcode, x, y)
        return Lane(z3.If(lost, limit, value), poison, a.undef | b.undef)

    return each(saturate)


def fixed_point(signed: bool, saturates: bool = False) -> Row:
    def multiply(use: Use, a: Lane, b: Lane, scale: Lane) -> Lane:
        width = a.value.size()
        x, y = extended(a.value, 2 * width, signed=signed), extended(b.value, 2 * width, signed=signed)
        product = x * y
        amount = extended(scale.value, 2 * width)
        shifted = product >> amount if signed else z3.LShR(product, amount)
        if saturates:
            if signed:
                shifted = integers.clamped(shifted, -(1 << width - 1), (1 << width - 1) - 1)
            else:
                highest = bits((1 << width) - 1, 2 * width)
                shifted = z3.If(z3.UGT(shifted, highest), highest, shifted)
        return made_of(z3.Extract(width - 1, 0, shifted), a, b)

    return each(multiply)


def three_way(signed: bool) -> Row:
    def row(use: Use) -> Tree:
        a, b = use.read()
        width = scalar(use.ty).width  # type: ignore[attr-defined]  # an integer type, as the verifier holds
        less = "slt" if signed else "ult"

        def compare(x: Lane, y: Lane) -> Lane:
            value = z3.If(
                integers.compared(less, x.value, y.value),
                bits(-1, width),
                z3.If(x.value == y.value, bits(0, width), bits(1, width)),
            )
            return made_of(value, x, y)

        return map_lanes(compare, a, b)

    return row


ROWS: Final[dict[str, Row]] = {
    "abs": each(lambda _, a, poisons: absolute(a, known(is_set(poisons.value)))),
    "smin": extreme("slt"),
    "smax": extreme("sgt"),
    "umin": extreme("ult"),
    "umax": extreme("ugt"),
    "ctpop": each(population),
    "ctlz": zeros(True),
    "cttz": zeros(False),
    "bswap": each(swap_bytes),
    "bitreverse": each(reverse_bits),
    "fshl": funnel(True),
    "fshr": funnel(False),
    "sadd.with.overflow": with_overflow("add", True),
    "uadd.with.overflow": with_overflow("add", False),
    "ssub.with.overflow": with_overflow("sub", True),
    "usub.with.overflow": with_overflow("sub", False),
    "smul.with.overflow": with_overflow("mul", True),
    "umul.with.overflow": with_overflow("mul", False),
    "sadd.sat": saturating("add", True),
    "uadd.sat": saturating("add", False),
    "ssub.sat": saturating("sub", True),
    "usub.sat": saturating("sub", False),
    "sshl.sat": saturating("shl", True),
    "ushl.sat": saturating("shl", False),
    "smul.fix": fixed_point(True),
    "umul.fix": fixed_point(False),
    "smul.fix.sat": fixed_point(True, True),
    "umul.fix.sat": fixed_point(False, True),
    "scmp": three_way(True),
    "ucmp": three_way(False),
}
