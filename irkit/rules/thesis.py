"""The constraints of the thesis (`thesis.dl`): which of them a module breaks, and where."""

from __future__ import annotations

import functools
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from irkit.facts.lookup import function_of_id, instruction_of_id
from irkit.rules import parse
from irkit.rules.modules import AUTO, evaluate_on, known_relations
from irkit.rules.syntax import Program

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.values import Value

PATH: Final = os.path.join(os.path.dirname(__file__), "thesis.dl")
OUTPUTS: Final = ("constraint", "broken__type", "broken__function", "broken__instruction")


@dataclass(frozen=True, slots=True)
class Breach:
    """A constraint that a module breaks: its name, the thesis's table, what it asks for, and what breaks it: a
    function, an instruction, or a type, as its text."""

    constraint: str
    table: int
    says: str
    where: Value | str


@functools.cache
def program() -> Program:
    """The thesis's rules."""
    with open(PATH, encoding="utf-8") as file:
        return parse(file.read(), "thesis.dl", known_relations())


def check_constraints(module: Module, engine: str = AUTO) -> list[Breach]:
    """What a module breaks of the thesis's constraints, in its order: types, functions, instructions.

    `engine` is "duckdb", "small", or "auto". Raises what `irkit.rules.modules.evaluate_on` raises.
    """
    found = evaluate_on(program(), [module], OUTPUTS, engine)
    told = {str(name): (int(table), str(says)) for name, table, says in found["constraint"]}
    breaches: list[Breach] = []
    for name, text in sorted(found["broken__type"]):
        breaches.append(Breach(str(name), *told[str(name)], str(text)))
    for number, name in sorted([(int(number), str(name)) for name, number in found["broken__function"]]):
        breaches.append(Breach(name, *told[name], function_of_id(module, number)))
    for number, name in sorted([(int(number), str(name)) for name, number in found["broken__instruction"]]):
        breaches.append(Breach(name, *told[name], instruction_of_id(module, number)))
    return breaches
