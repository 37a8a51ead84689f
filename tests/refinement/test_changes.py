"""A hundred wrong changes and more are refuted, as many right ones accepted."""

from __future__ import annotations

import pytest
from changes import RIGHT, WRONG, module_of

import irkit
from irkit.refinement import FAILS, REFINES, Verdict

pytest.importorskip("z3")


def verdict(row: list[str]) -> Verdict:
    [found] = irkit.refine(irkit.parse_assembly(module_of(row)), timeout=60.0)
    return found


@pytest.mark.parametrize("row", WRONG, ids=lambda row: row[0])
def test_wrong_changes_are_refuted(row: list[str]) -> None:
    found = verdict(row)
    assert found.outcome == FAILS, found
    assert found.counterexample is not None
    assert found.counterexample.confirmed is True


@pytest.mark.parametrize("row", RIGHT, ids=lambda row: row[0])
def test_right_changes_are_accepted(row: list[str]) -> None:
    assert verdict(row).outcome == REFINES


def test_there_are_a_hundred_of_each() -> None:
    assert len({row[0] for row in WRONG}) >= 100
    assert len({row[0] for row in RIGHT}) >= 100
