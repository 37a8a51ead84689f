"""Counterexamples are run by the interpreter."""

from __future__ import annotations

import pytest
from changes import WRONG, module_of

import irkit
from irkit.refinement import FAILS

pytest.importorskip("z3")

CONFIRMED = (
    "add gets nsw",
    "disjoint without proof",
    "select to and",
    "division hoisted over a branch",
    "poison through phi",
    "shift combined out of range",
    "sdiv to ashr",
    "saturation forgotten",
    "lanes swapped",
    "comparison of NaN",
)


@pytest.mark.parametrize("row", [row for row in WRONG if row[0] in CONFIRMED], ids=lambda row: row[0])
def test_the_interpreter_agrees(row: list[str]) -> None:
    [found] = irkit.refine(irkit.parse_assembly(module_of(row)), timeout=60.0)
    assert found.outcome == FAILS
    assert found.counterexample is not None
    assert found.counterexample.confirmed is (None if row[0] == "comparison of NaN" else True)
