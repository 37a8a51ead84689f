"""The facts of a module, column by column.

A module is walked once. What is made of many rows a function, as `instruction:function`, is added a function at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from irkit.facts.of_constants import Immediates
from irkit.facts.of_functions import Bodies
from irkit.facts.of_metadata import add_named, add_nodes
from irkit.facts.of_modules import add_globals, add_module, number_globals
from irkit.facts.of_types import add_types
from irkit.facts.schema import chosen
from irkit.facts.state import State
from irkit.facts.tables import Column
from irkit.module import Module

BATCH: Final = 100_000  # instructions


def columns(module: Module, relations: Iterable[str] | None = None, *, number: int = 0) -> dict[str, list[Column]]:
    """The columns of each relation of a module, by the names of the tables (`a__b`).

    `relations` are the names of those that are wanted (see `irkit.facts.schema.chosen`), None for all but those on
    request. `number` is that of the module among those that are looked at together: it is in all numbers of entities.
    Raises NotFoundError for what is no relation, BitcodeError where a body, read only now, is damaged, and
    UnsupportedError for a module with more entities than numbers.
    """
    found: dict[str, list[Column]] = {}
    for batch in batches(module, relations, number=number, instructions=0):
        found = batch
    return found


def batches(
    module: Module, relations: Iterable[str] | None = None, *, number: int = 0, instructions: int = BATCH
) -> Iterator[dict[str, list[Column]]]:
    """The same in parts, each after about so many instructions, 0 for one part: what is made of a module need not be
    in memory all at once. Every part has all relations."""
    wanted = chosen(relations)
    module.materialize()
    state = State(module, wanted, number)
    number_globals(state)
    add_module(state)
    if state.has_metadata:
        add_named(state)
    add_globals(state)
    bodies = Bodies(state)
    for function in module.functions:
        bodies.add(function)
        if instructions and bodies.count > instructions:
            bodies.count = 0
            yield state.take()
    immediates = Immediates(state)
    immediates.add_all()
    if state.has_metadata:
        add_nodes(state)
        immediates.add_all()
    state.check_room(len(state.constants), "a module with so many constants")
    state.check_room(len(state.nodes), "a module with so much metadata")
    add_types(state)
    yield state.take()
