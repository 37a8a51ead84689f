"""Records cannot be changed once they are made, but for those that are listed here."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import bitcode
import irkit
import text

# They gather what is found on the way.
CHANGEABLE = [
    "irkit.cli.llvm.options.Line",
    "irkit.editing.outlining.stack.Moves",
    "irkit.editing.reduction.driver.Progress",
    "irkit.refinement.aliasing.Access",
    "irkit.refinement.calls.CallRecord",
    "irkit.refinement.encoder.Arrival",
    "irkit.refinement.encoder.Result",
    "irkit.refinement.inputs.InputLane",
    "irkit.refinement.inputs.Inputs",
    "irkit.refinement.paths.Paths",
    "irkit.refinement.query.Answer",
    "irkit.refinement.running.Ending",
    "irkit.refinement.running.World",
    "irkit.rules.parsing.Node",
    "irkit.rules.parsing.Statements",
    "irkit.rules.syntax.Program",
    "irkit.semantics.profiling.Counts",
]
# There are many of them.
SLIM = [
    "irkit.dataset.inputs.Chunk",
    "irkit.dataset.inputs.Item",
    "irkit.dataset.inputs.Source",
    "irkit.query.questions.Answer",
    "irkit.query.questions.Question",
    "irkit.rules.computed.Computed",
    "irkit.rules.functors.Functor",
    "irkit.rules.parsing.Node",
    "irkit.rules.parsing.Statements",
    "irkit.rules.syntax.Aggregate",
    "irkit.rules.syntax.Atom",
    "irkit.rules.syntax.Call",
    "irkit.rules.syntax.Clause",
    "irkit.rules.syntax.Condition",
    "irkit.rules.syntax.Constant",
    "irkit.rules.syntax.Declaration",
    "irkit.rules.syntax.Position",
    "irkit.rules.syntax.Program",
    "irkit.rules.syntax.Variable",
    "irkit.rules.thesis.Breach",
]


def records() -> dict[str, type]:
    """All dataclasses, by module and name."""
    found: dict[str, type] = {}
    for package in (irkit, bitcode, text):
        for part in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if part.name.endswith("__main__"):
                continue
            for value in vars(importlib.import_module(part.name)).values():
                if isinstance(value, type) and dataclasses.is_dataclass(value) and value.__module__ == part.name:
                    found[f"{part.name}.{value.__name__}"] = value
    return found


def test_records_that_can_be_changed() -> None:
    found = {name: record.__dataclass_params__.frozen for name, record in records().items()}  # type: ignore[attr-defined]
    assert sorted([name for name, frozen in found.items() if not frozen]) == CHANGEABLE


def test_records_of_which_there_are_many_have_no_dictionary() -> None:
    found = records()
    assert [name for name in SLIM if found[name].__dictoffset__] == []


def test_records_are_equal_by_what_they_hold_and_have_no_order() -> None:
    for name, record in records().items():
        parameters = record.__dataclass_params__  # type: ignore[attr-defined]
        assert (parameters.eq, parameters.order) == (True, False), name
