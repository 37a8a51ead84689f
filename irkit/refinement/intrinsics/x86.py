"""Intrinsics of x86 on vectors of integers (Intel's manual of instructions): packed shifts, signs, horizontal sums,
products, averages, shuffles. Poison in a lane of the count of a shift makes the whole poison."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import z3

from irkit.refinement.integers import clamped
from irkit.refinement.intrinsics.use import Row, made_of
from irkit.refinement.terms import (
    Lane,
    Term,
    Tree,
    all_undef,
    bits,
    both,
    choose_condition,
    either,
    extended,
    joined,
    negated,
)

SEGMENT: Final = 128  # bits of a register that most of them stay inside
COUNT_BITS: Final = 64


def shifted(opcode: str, lane: Lane, amount: Term, *counts: Lane) -> Lane:
    """A lane shifted by an amount of 64 bits; too large ones leave nothing, or the sign."""
    width = lane.value.size()
    small = extended(amount, width)
    beyond = z3.UGE(amount, bits(width, amount.size()))
    if opcode == "ashr":
        value = z3.If(beyond, lane.value >> bits(width - 1, width), lane.value >> small)
    else:
        inside = lane.value << small if opcode == "shl" else z3.LShR(lane.value, small)
        value = z3.If(beyond, bits(0, width), inside)
    return made_of(value, lane, *counts)


def by_vector(opcode: str) -> Row:
    """The count is in the low 64 bits of the second vector."""

    def row(use: Any) -> Tree:
        lanes, counts = use.read()
        used = counts[: max(COUNT_BITS // counts[0].value.size(), 1)]
        amount = joined([one.value for one in reversed(used)])
        return tuple(shifted(opcode, lane, amount, *used) for lane in lanes)

    return row


def by_number(opcode: str) -> Row:
    def row(use: Any) -> Tree:
        lanes, count = use.read()
        return tuple(shifted(opcode, lane, count.value, count) for lane in lanes)

    return row


def by_lane(opcode: str) -> Row:
    def row(use: Any) -> Tree:
        lanes, counts = use.read()
        return tuple(shifted(opcode, lane, count.value, count) for lane, count in zip(lanes, counts, strict=True))

    return row


def sign(use: Any) -> Tree:
    def one(a: Lane, b: Lane) -> Lane:
        zero = bits(0, a.value.size())
        return made_of(z3.If(b.value == zero, zero, z3.If(b.value < 0, -a.value, a.value)), a, b)

    a, b = use.read()
    return tuple(one(x, y) for x, y in zip(a, b, strict=True))


def saturated(value: Term, width: int) -> Term:
    """The nearest signed number of so many bits."""
    return z3.Extract(width - 1, 0, clamped(value, -(1 << width - 1), (1 << width - 1) - 1))


def by_segments(make: Callable[[Sequence[Lane]], list[Lane]]) -> Row:
    """What is made of each segment of both operands in turn."""

    def row(use: Any) -> Tree:
        a, b = use.read()
        count = min(SEGMENT // a[0].value.size(), len(a))
        made: list[Lane] = []
        for start in range(0, len(a), count):
            for operand in (a, b):
                made += make(operand[start : start + count])
        return tuple(made)

    return row


def horizontal(opcode: str, saturates: bool) -> Row:
    """Sums or differences of neighbours, of each segment's part of both operands in turn."""

    def one(a: Lane, b: Lane) -> Lane:
        width = a.value.size()
        more = 1 if saturates else 0
        x, y = z3.SignExt(more, a.value), z3.SignExt(more, b.value)
        value = x + y if opcode == "add" else x - y
        return made_of(saturated(value, width) if saturates else value, a, b)

    return by_segments(lambda lanes: [one(a, b) for a, b in zip(lanes[::2], lanes[1::2], strict=True)])


def multiply_add(signed: bool) -> Row:
    """`pmadd`: products of lanes twice as wide, neighbours added; of bytes, unsigned by signed, saturated."""

    def row(use: Any) -> Tree:
        a, b = use.read()
        width = 2 * a[0].value.size()
        products = [
            made_of(extended(x.value, width + 2, signed=signed) * extended(y.value, width + 2, signed=True), x, y)
            for x, y in zip(a, b, strict=True)
        ]
        made = []
        for place in range(0, len(products), 2):
            x, y = products[place], products[place + 1]
            total = x.value + y.value
            made.append(made_of(z3.Extract(width - 1, 0, total) if signed else saturated(total, width), x, y))
        return tuple(made)

    return row


def by_lanes(use: Any, lane: Callable[[Any, Any], Any]) -> Tree:
    """Two vectors taken lane by lane."""
    a, b = use.read()
    return tuple([made_of(lane(x.value, y.value), x, y) for x, y in zip(a, b, strict=True)])


def average(use: Any) -> Tree:
    def lane(x: Any, y: Any) -> Any:
        width = x.size()
        return z3.Extract(width, 1, z3.ZeroExt(1, x) + z3.ZeroExt(1, y) + bits(1, width + 1))

    return by_lanes(use, lane)


def high_product(signed: bool) -> Row:
    def lane(x: Any, y: Any) -> Any:
        width = x.size()
        wide = extended(x, 2 * width, signed=signed) * extended(y, 2 * width, signed=signed)
        return z3.Extract(2 * width - 1, width, wide)

    return lambda use: by_lanes(use, lane)


def rounded_product(use: Any) -> Tree:
    """`pmulhrsw`."""

    def lane(x: Any, y: Any) -> Any:
        wide = extended(x, 32, signed=True) * extended(y, 32, signed=True)
        return z3.Extract(16, 1, (wide >> 14) + 1)

    return by_lanes(use, lane)


def shuffle_bytes(use: Any) -> Tree:
    """`pshuf.b`: each byte of the segment that the low four bits name, or 0."""
    a, b = use.read()
    count = SEGMENT // 8
    return tuple([_picked(a[place // count * count :][:count], index) for place, index in enumerate(b)])


def _picked(segment: Sequence[Lane], index: Lane) -> Lane:
    number = z3.Extract(3, 0, index.value)
    *others, last = segment
    value, poison = last.value, last.poison
    for place, lane in enumerate(others):
        chosen = number == bits(place, 4)
        value = z3.If(chosen, lane.value, value)
        if poison is not lane.poison:
            poison = choose_condition(chosen, lane.poison, poison)
    is_zero = z3.Extract(7, 7, index.value) == 1
    poison = either(both(negated(is_zero), poison), index.poison)
    return Lane(z3.If(is_zero, bits(0, 8), value), poison, all_undef([*segment, index]))


def packed(signed: bool) -> Row:
    """`pack`: signed lanes of half the width, saturated as signed or unsigned ones."""

    def one(lane: Lane) -> Lane:
        width = lane.value.size() // 2
        if signed:
            return made_of(saturated(lane.value, width), lane)
        return made_of(z3.Extract(width - 1, 0, clamped(lane.value, 0, (1 << width) - 1)), lane)

    return by_segments(lambda lanes: [one(lane) for lane in lanes])


def sums_of_differences(use: Any) -> Tree:
    """`psad.bw`."""
    a, b = use.read()
    made = []
    for start in range(0, len(a), 8):
        total = bits(0, 64)
        for x, y in zip(a[start : start + 8], b[start : start + 8], strict=True):
            larger = z3.UGE(x.value, y.value)
            total = total + z3.ZeroExt(56, z3.If(larger, x.value - y.value, y.value - x.value))
        made.append(made_of(total, *a[start : start + 8], *b[start : start + 8]))
    return tuple(made)


def _families() -> dict[str, Row]:
    rows: dict[str, Row] = {}
    shifts = (("psrl", "lshr"), ("psra", "ashr"), ("psll", "shl"))
    for level in ("sse2", "avx2", "avx512"):
        tails = {"sse2": ("",), "avx2": ("",), "avx512": ("", ".128", ".256", ".512")}[level]
        for name, opcode in shifts:
            for size in "wdq":
                for tail in tails:
                    rows[f"x86.{level}.{name}.{size}{tail}"] = by_vector(opcode)
                    rows[f"x86.{level}.{name}i.{size}{tail}"] = by_number(opcode)
                    rows[f"x86.{level}.{name}v.{size}{tail}"] = by_lane(opcode)
                    rows[f"x86.{level}.{name}v.{size}{tail or '.256'}"] = by_lane(opcode)
    for level, tail in (("ssse3", ".128"), ("avx2", "")):
        for size in "bwd":
            rows[f"x86.{level}.psign.{size}{tail}"] = sign
        for opcode in ("add", "sub"):
            for size in "wd":
                rows[f"x86.{level}.ph{opcode}.{size}{tail}"] = horizontal(opcode, False)
            rows[f"x86.{level}.ph{opcode}.sw{tail}"] = horizontal(opcode, True)
        rows[f"x86.{level}.pmadd.ub.sw{tail}"] = multiply_add(False)
        rows[f"x86.{level}.pshuf.b{tail}"] = shuffle_bytes
        rows[f"x86.{level}.pmul.hr.sw{tail}"] = rounded_product
    for level, tail in (("sse2", ""), ("avx2", ""), ("avx512", ".512")):
        rows[f"x86.{level}.pavg.b{tail}"] = rows[f"x86.{level}.pavg.w{tail}"] = average
        rows[f"x86.{level}.pmulh.w{tail}"] = high_product(True)
        rows[f"x86.{level}.pmulhu.w{tail}"] = high_product(False)
        rows[f"x86.{level}.psad.bw{tail}"] = sums_of_differences
    for level, wide in (("sse2", "128"), ("avx2", "")):
        tail = f".{wide}" if wide else ""
        rows[f"x86.{level}.packsswb{tail}"] = rows[f"x86.{level}.packssdw{tail}"] = packed(True)
        rows[f"x86.{level}.packuswb{tail}"] = packed(False)
        rows[f"x86.{level}.pmadd.wd"] = multiply_add(True)
    rows["x86.sse41.packusdw"] = rows["x86.avx2.packusdw"] = packed(False)
    rows["x86.avx512.pmaddubs.w.512"] = multiply_add(False)
    rows["x86.avx512.pmaddw.d.512"] = multiply_add(True)
    return rows


ROWS: Final[dict[str, Row]] = _families()
