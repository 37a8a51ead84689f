"""The triple of two linked modules, and whether there is a warning, are llvm-link's: `triples.txt`."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

ROWS = [line.split() for line in (Path(__file__).parent / "triples.txt").read_text().splitlines()]


def linked(first: str, second: str) -> list[str]:
    """The triple, and "!" for a warning."""
    heard: list[str] = []
    made = irkit.parse_assembly("", "llvm-link", 22)
    for triple in (first, second):
        source = irkit.parse_assembly(f'target triple = "{triple}"\n', "m.ll", 22)
        irkit.link(made, source, warn=heard.append)
    return [made.target_triple, *("!" for said in heard if "different target triples" in said)]


@pytest.mark.parametrize("first", list(dict.fromkeys(row[0] for row in ROWS)))
def test_two_triples(first: str) -> None:
    rows = [row for row in ROWS if row[0] == first]
    assert [[*row[:4], *linked(row[0], row[2])] for row in rows] == rows
