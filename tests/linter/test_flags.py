"""Flags that are broken for numbers at the limits, and beside these for ranges."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import irkit

NUMBERS = (0, 1, 2, 7, 8, 15, 16, 63, 64, 100, 127, 128, 129, 192, 247, 248, 255)


def signed(x: int, bits: int = 8) -> int:
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def fits(x: int) -> bool:
    return -128 <= x < 128


BINARY: dict[str, Callable[[int, int], bool]] = {  # whether the flag holds
    "add nuw": lambda a, b: a + b < 256,
    "add nsw": lambda a, b: fits(signed(a) + signed(b)),
    "sub nuw": lambda a, b: a >= b,
    "sub nsw": lambda a, b: fits(signed(a) - signed(b)),
    "mul nuw": lambda a, b: a * b < 256,
    "mul nsw": lambda a, b: fits(signed(a) * signed(b)),
    "or disjoint": lambda a, b: not a & b,
    "icmp samesign ult": lambda a, b: a >> 7 == b >> 7,
    "shl nuw": lambda a, b: b > 7 or a << b < 256,
    "shl nsw": lambda a, b: b > 7 or fits(signed(a) << b),
    "lshr exact": lambda a, b: b > 7 or not a & ((1 << b) - 1),
    "ashr exact": lambda a, b: b > 7 or not a & ((1 << b) - 1),
    "udiv exact": lambda a, b: not b or not a % b,
    "sdiv exact": lambda a, b: not b or (a, b) == (128, 255) or not signed(a) % signed(b),
}
CASTS: dict[str, tuple[str, Callable[[int], bool]]] = {
    "trunc nuw": ("i4", lambda a: a < 16),
    "trunc nsw": ("i4", lambda a: -8 <= signed(a) < 8),
    "zext nneg": ("i16", lambda a: a < 128),
    "uitofp nneg": ("float", lambda a: a < 128),
}
FLAGS = {"overflow", "inexact", "broken-flag"}


def found(lines: list[str], arguments: str = "i8 %x") -> list[bool]:
    """Whether lint finds that a flag is broken, line by line."""
    head = f"define void @f({arguments}) {{\n"
    module = irkit.parse_assembly(head + "".join([f"{line}\n" for line in lines]) + "ret void\n}\n", llvm_version=22)
    instructions = module.functions[0].blocks[0].instructions[:-1]
    broken = {problem.where for problem in irkit.lint(module) if problem.rule in FLAGS}
    assert len(instructions) == len(lines)
    return [instruction in broken for instruction in instructions]


@pytest.mark.parametrize("word", BINARY)
def test_of_two_numbers(word: str) -> None:
    pairs = [(a, b) for a in NUMBERS for b in NUMBERS]
    lines = [f"%r{place} = {word} i8 {signed(a)}, {signed(b)}" for place, (a, b) in enumerate(pairs)]
    wanted = [not BINARY[word](a, b) for a, b in pairs]
    assert [pair for pair, is_broken in zip(pairs, found(lines), strict=True) if is_broken] == [
        pair for pair, is_broken in zip(pairs, wanted, strict=True) if is_broken
    ]


@pytest.mark.parametrize("word", CASTS)
def test_of_a_number(word: str) -> None:
    to, holds = CASTS[word]
    lines = [f"%r{number} = {word} i8 {signed(number)} to {to}" for number in range(256)]
    assert found(lines) == [not holds(number) for number in range(256)]
