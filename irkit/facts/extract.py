"""The facts of a module, column by column.

A module is walked once. What is made of many rows a function, as `instruction:function`, is added a function at a time.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TypeAlias

from irkit.facts.of_constants import Immediates
from irkit.facts.of_functions import Bodies
from irkit.facts.of_metadata import add_named, add_nodes
from irkit.facts.of_modules import add_globals, add_module, number_globals
from irkit.facts.of_types import add_types
from irkit.facts.schema import chosen
from irkit.facts.state import State
from irkit.facts.tables import Texts
from irkit.module import Module

#: A column: numbers, or texts.
Column: TypeAlias = "array[int] | Texts"


def columns(module: Module, relations: Iterable[str] | None = None, *, number: int = 0) -> dict[str, list[Column]]:
    """The columns of each relation of a module, by the names of the tables (`a__b`).

    `relations` are the names of those that are wanted (see `irkit.facts.schema.chosen`), None for all but those on
    request. `number` is that of the module among those that are looked at together: it is in all numbers of entities.
    Raises NotFoundError for what is no relation, BitcodeError where a body, read only now, is damaged, and
    UnsupportedError for a module with more entities than numbers.
    """
    wanted = chosen(relations)
    module.materialize()
    state = State(module, wanted, number)
    number_globals(state)
    add_module(state)
    if state.has_metadata:
        add_named(state)
    add_globals(state)
    Bodies(state).add_all()
    immediates = Immediates(state)
    immediates.add_all()
    if state.has_metadata:
        add_nodes(state)
        immediates.add_all()
    state.check_room(len(state.constants), "a module with so many constants")
    state.check_room(len(state.nodes), "a module with so much metadata")
    add_types(state)
    return {table.relation.table_name: table.finished() for table in state.tables.values() if table.is_wanted}
