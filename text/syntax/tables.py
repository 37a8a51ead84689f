"""The LALR(1) tables of the grammar, as `text/grammar/tables.json` holds them."""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Final

from text import grammar
from text.syntax.nodes import NODE_CLASSES
from text.syntax.tree import Node

NO_ACTION: Final = 1 << 30  # no state has this number


class Rule:
    """How a rule is reduced."""

    def __init__(
        self, nonterminal: int, length: int, name: str, single: bool, keep: list[int], node_class: type[Node]
    ) -> None:
        self.nonterminal = nonterminal
        self.length = length
        self.name = name
        self.node_class: type[Node] = node_class
        self.single = single  # one child stands for the node
        self.spliced = name.startswith("_")  # the node's children go into its parent
        self.keep = keep  # for each symbol: 0 left out, 1 a child, 2 its children
        self.plain = all(kind == 1 for kind in keep)
        self.empties = not any(keep)


class Tables:
    """The tables; rows of actions and gotos are spread when a state is first met. `classes` are those of the
    nodes, by rule."""

    def __init__(self, stored: dict[str, object], classes: dict[str, type[Node]]) -> None:
        def rows(name: str) -> list[list[int]]:
            return stored[name]  # type: ignore[return-value]

        self.terminals: list[str] = stored["terminals"]  # type: ignore[assignment]
        self.keywords: dict[str, int] = stored["keywords"]  # type: ignore[assignment]
        self.signs: dict[str, int] = stored["signs"]  # type: ignore[assignment]
        self.starts: dict[str, list[int]] = stored["starts"]  # type: ignore[assignment]
        self.groups: dict[str, list[int]] = stored["groups"]  # type: ignore[assignment]
        self.number = {name: number for number, name in enumerate(self.terminals)}
        kept: list[int] = stored["kept"]  # type: ignore[assignment]
        self.kept = [number in set(kept) for number in range(len(self.terminals))]
        self.classes: dict[str, type[Node]] = classes
        self.rules: list[Rule] = []
        for nonterminal, length, name, single, keep in stored["rules"]:  # type: ignore[attr-defined]
            self.rules.append(Rule(nonterminal, length, name, bool(single), keep, classes.get(name, Node)))
        self.action_rows = rows("actions")
        self.goto_rows = rows("gotos")
        states: list[int] = stored["states"]  # type: ignore[assignment]
        self.action_row = states[::2]
        self.goto_row = states[1::2]
        self.made_actions: list[list[int] | None] = [None] * len(self.action_rows)
        self.made_gotos: list[list[int] | None] = [None] * len(self.goto_rows)
        self.nonterminals = 1 + max(rule.nonterminal for rule in self.rules)

    def actions(self, state: int) -> list[int]:
        """What to do in `state`, by terminal: go to a state (>= 0), reduce by rule n (-1 - n), or NO_ACTION, which also
        stands last, for what is no terminal (-1)."""
        row = self.action_row[state]
        made = self.made_actions[row]
        if made is None:
            made = self.made_actions[row] = spread(self.action_rows[row], len(self.terminals) + 1)
        return made

    def gotos(self, state: int) -> list[int]:
        """Where to go from `state`, by nonterminal."""
        row = self.goto_row[state]
        made = self.made_gotos[row]
        if made is None:
            made = self.made_gotos[row] = spread(self.goto_rows[row], self.nonterminals)
        return made


def spread(pairs: list[int], size: int) -> list[int]:
    """A row by its columns."""
    made = [NO_ACTION] * size
    for place in range(0, len(pairs), 2):
        made[pairs[place]] = pairs[place + 1]
    return made


@cache
def load_tables() -> Tables:
    """The tables, read once."""
    with open(os.path.join(os.path.dirname(grammar.__file__), "tables.json"), encoding="utf-8") as file:
        return Tables(json.load(file), NODE_CLASSES)
