"""Rows that are left out beside others: both evaluators agree, and what is left are the rows that are needed."""

from __future__ import annotations

import random

import pytest

from irkit import rules
from irkit.rules import sql
from irkit.rules.relations import Row

EDGES = "".join([f".decl {name}(a: number, b: number, n: number)\n" for name in ("edge", "distance")])
SHORTEST = """
distance(a, b, n) :- edge(a, b, n).
distance(a, c, n + m) :- distance(a, b, n), edge(b, c, m).
distance(a, b, n) <= distance(a, b, m) :- m < n.
"""


def by_both(text: str, name: str) -> set[Row]:
    program = rules.parse(text).for_relations([name])
    found = rules.evaluate(program)[name]
    assert sql.evaluate(program, {})[name] == found
    return found


@pytest.mark.parametrize("seed", range(3))
def test_shortest_ways(seed: int) -> None:
    chosen = random.Random(seed)
    edges = [(chosen.randrange(9), chosen.randrange(9), chosen.randrange(1, 30)) for _ in range(20)]
    shortest: dict[tuple[int, int], int] = {}
    for a, b, n in edges:
        shortest[a, b] = min(n, shortest.get((a, b), n))
    for between in range(9):
        for a in range(9):
            for b in range(9):
                if (a, between) in shortest and (between, b) in shortest:
                    n = shortest[a, between] + shortest[between, b]
                    shortest[a, b] = min(n, shortest.get((a, b), n))
    given = "\n".join(f"edge({a}, {b}, {n})." for a, b, n in edges)
    assert by_both(EDGES + given + SHORTEST, "distance") == {(a, b, n) for (a, b), n in shortest.items()}


def test_what_is_given_is_left_out_too() -> None:
    text = '.decl p(x: number, y: symbol) p(1, "a"). p(2, "a"). p(3, "b"). p(x, s) <= p(y, s) :- x < y.'
    assert by_both(text, "p") == {(2, "a"), (3, "b")}


def test_a_row_is_not_left_out_beside_itself() -> None:
    assert by_both(".decl p(x: number) p(1). p(2). p(3). p(x) <= p(y) :- x <= y.", "p") == {(3,)}


def test_nothing_follows_from_what_others_make_needless() -> None:
    text = """
        .decl next(x: number, y: number) next(1, 2). next(2, 3). next(3, 1).
        .decl known(x: number) .decl at(x: number, y: number)
        at(0, 1). at(0, -1). at(7, 1).
        at(x, z) :- at(x, y), next(y, z).
        known(3).
        known(y) :- known(x), next(x, y), y != 2.
        at(x, y) <= at(x, -1) :- known(y).
    """
    assert by_both(text, "at") == {(0, -1), (7, 1), (7, 2), (7, 3)}
