"""Differences that few pairs of modules have: each is told in both directions, in the words of `rare.txt`.

A case there is two modules of one release, what is told of the second against the first, and of the first against the
second.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import irkit
from irkit.attributes import FIRST_ARGUMENT_INDEX, TypeAttribute
from irkit.equivalence.align import align
from irkit.functions import Function
from irkit.module import Module
from irkit.types import Type

_CASE = re.compile(r";;; (\d+)\n(.*?);;; became\n(.*?);;; told\n(.*?);;; backwards\n(.*?)(?=;;; \d|\Z)", re.DOTALL)
CASES = _CASE.findall((Path(__file__).parent / "rare.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(CASES)))
def test_told_both_ways(number: int) -> None:
    version, left, right, told, backwards = CASES[number]
    one, other, again = (irkit.parse_assembly(text, "x.ll", int(version)) for text in (left, right, left))
    assert "".join(f"{found}\n" for found in irkit.differences(one, other, use_list_order=True)) == told
    assert "".join(f"{found}\n" for found in irkit.differences(other, one, use_list_order=True)) == backwards
    assert irkit.differences(one, again, use_list_order=True) == []


def test_alignment() -> None:
    """What is equal between what is not, and runs of equal and of unequal length around it."""
    assert align(list("abc"), list("xbyz")) == [(0, 0), (1, 1), (2, -1), (-1, 2), (-1, 3)]
    assert align(list("kabcx"), list("kyzabcw")) == [(0, 0), (-1, 1), (-1, 2), (1, 3), (2, 4), (3, 5), (4, 6)]


def test_attributes_without_their_type() -> None:
    """`byval` of LLVM 8 and older says no type."""

    def module(ty: Type | None) -> Module:
        made = irkit.parse_assembly("declare void @f(i8*)\n", "x.ll", 13)
        function = made.get("f")
        assert isinstance(function, Function)
        known = made.context.attribute_set([TypeAttribute("byval", ty)])
        function.attribute_list = made.context.attribute_list({FIRST_ARGUMENT_INDEX: known})
        return made

    number = irkit.parse_assembly("", "x.ll", 13).context.integer(8)
    assert irkit.equivalent(module(None), module(None))
    assert irkit.equivalent(module(number), module(number))
    assert not irkit.equivalent(module(None), module(number))
    assert not irkit.equivalent(module(number), module(None))


def test_addresses_of_blocks_outside_functions() -> None:
    """A block that was taken out keeps its address, which is that of no other block."""
    text = "define ptr @f() {\n  br label %a\na:\n  ret ptr blockaddress(@f, %b)\nb:\n  ret ptr null\n}\n"

    def module(taken: bool) -> Module:
        made = irkit.parse_assembly(text, "x.ll", 22)
        function = made.get("f")
        assert isinstance(function, Function)
        last = function.blocks[2]
        if taken:
            last.remove_from_parent()
        else:
            last.move_before(function.blocks[1])
        return made

    assert irkit.equivalent(module(True), module(True))
    assert not irkit.equivalent(module(True), module(False))
    assert irkit.equivalent(module(False), module(False))
