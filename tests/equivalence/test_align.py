"""Which element of a list has become which of another: by what both lists begin and end with, then by the longest run
that is in both, then by equal lengths. A letter is an element, `-` none."""

from __future__ import annotations

import pytest

from irkit.equivalence.align import align

PAIRS = [
    ("ab", "aab", "0:0 -:1 1:2"),
    ("aab", "ab", "0:0 1:- 2:1"),
    ("ab", "abb", "0:0 1:1 -:2"),
    ("abb", "ab", "0:0 1:1 2:-"),
    ("abc", "abc", "0:0 1:1 2:2"),
    ("axyb", "apqb", "0:0 1:1 2:2 3:3"),
    ("axyb", "apb", "0:0 1:- 2:- -:1 3:2"),
    ("xya", "pqa", "0:0 1:1 2:2"),
    ("ab", "", "0:- 1:-"),
    ("", "ab", "-:0 -:1"),
    ("abcd", "bcda", "0:- 1:0 2:1 3:2 -:3"),
    ("abcab", "cab", "0:- 1:- 2:0 3:1 4:2"),
    ("xaby", "abz", "0:- 1:0 2:1 3:2"),
    ("aba", "a", "0:0 1:- 2:-"),
    ("aa", "aaa", "0:0 1:1 -:2"),
    ("axaxa", "aya", "0:0 1:- 2:- 3:- -:1 4:2"),
    ("pabq", "abpq", "0:- 1:0 2:1 -:2 3:3"),
    ("axcdeyb", "apcdeqb", "0:0 1:1 2:2 3:3 4:4 5:5 6:6"),
    ("axxbcyzd", "axbcpqd", "0:0 1:1 2:- 3:2 4:3 5:4 6:5 7:6"),
    ("bcab", "ab", "0:- 1:- 2:0 3:1"),
    ("abca", "ba", "0:- 1:0 2:- 3:1"),
    ("pba", "bqa", "0:- 1:0 -:1 2:2"),
]


def shown(pairs: list[tuple[int, int]]) -> str:
    return " ".join([":".join(["-" if place == -1 else str(place) for place in pair]) for pair in pairs])


@pytest.mark.parametrize(("left", "right", "pairs"), PAIRS, ids=lambda value: str(value) or "none")
def test_what_became_of_what(left: str, right: str, pairs: str) -> None:
    assert shown(align(list(left), list(right))) == pairs


def test_what_is_often_there_counts_as_well() -> None:
    pairs = align(list("x" + "ab" * 120), list("ab" * 120 + "y"))
    assert pairs == [(0, -1), *[(place + 1, place) for place in range(240)], (-1, 240)]
