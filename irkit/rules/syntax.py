"""What a text of rules says: relations, clauses and what these are made of.

An expression is made of variables, constants and calls of functions (`irkit.rules.functors`); a literal is an atom, a
negated atom, a condition or an aggregate that gives a variable its value. Bodies are conjunctions: `irkit.rules.normal`
makes several clauses of one that has alternatives.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from irkit.errors import ParseError

Value = int | str | float

NUMBER: Final = "number"  # integers of 64 bits
SYMBOL: Final = "symbol"
FLOAT: Final = "float"
KINDS: Final = (NUMBER, SYMBOL, FLOAT)

DEEPEST: Final = 100  # parentheses, negations and operators within each other


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a text of rules; `end` is the offset after it."""

    path: str
    text: str = field(repr=False)
    start: int
    end: int

    def error(self, message: str, *notes: str) -> ParseError:
        """An error that blames this place."""
        before = self.text[: self.start]
        line = before.count("\n") + 1
        begin = before.rfind("\n") + 1
        source = self.text[begin:].partition("\n")[0]
        column = self.start - begin + 1
        return ParseError(
            message,
            path=self.path,
            line=line,
            column=column,
            end=min(column + self.end - self.start, len(source) + 1),
            source_line=source,
            notes=notes,
        )

    def __str__(self) -> str:
        return f"{self.path}:{self.text.count(chr(10), 0, self.start) + 1}"


@dataclass(frozen=True, slots=True)
class Variable:
    """A name that stands for a value; each `_` has a name of its own, which begins with it and a blank."""

    name: str
    position: Position = field(compare=False, repr=False)

    @property
    def is_anonymous(self) -> bool:
        return self.name.startswith("_ ")


@dataclass(frozen=True, slots=True)
class Constant:
    value: Value
    position: Position = field(compare=False, repr=False)

    @property
    def kind(self) -> str:
        return SYMBOL if isinstance(self.value, str) else FLOAT if isinstance(self.value, float) else NUMBER


@dataclass(frozen=True, slots=True)
class Call:
    """A function of `irkit.rules.functors`, by its name or its sign, and what it gets."""

    function: str
    arguments: tuple[Expression, ...]
    position: Position = field(compare=False, repr=False)


Expression = Variable | Constant | Call


@dataclass(frozen=True, slots=True)
class Atom:
    """`p(x, y)`, or `!p(x, y)` where it is `negated`."""

    relation: str
    arguments: tuple[Expression, ...]
    position: Position = field(compare=False, repr=False)
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """A comparison, or `contains` or `match`, which `irkit.rules.functors` has too."""

    test: str
    arguments: tuple[Expression, ...]
    position: Position = field(compare=False, repr=False)
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Aggregate:
    """`result = kind expression : { body }`; `injected` are the variables of the body that are those of the clause
    around it."""

    result: Variable
    kind: str
    expression: Expression | None
    body: tuple[Literal, ...]
    injected: tuple[str, ...]
    position: Position = field(compare=False, repr=False)


Literal = Atom | Condition | Aggregate


@dataclass(frozen=True, slots=True)
class Clause:
    """`head :- body.`: a fact where the body is empty."""

    head: Atom
    body: tuple[Literal, ...]
    position: Position = field(compare=False, repr=False)

    def atoms(self) -> list[Atom]:
        """The head and all atoms of the body, those within aggregates too."""
        found = [self.head]
        todo = list(reversed(self.body))
        while todo:
            literal = todo.pop()
            if isinstance(literal, Atom):
                found.append(literal)
            elif isinstance(literal, Aggregate):
                todo += reversed(literal.body)
        return found

    def within(self, members: Iterable[str]) -> list[Atom]:
        """The atoms of the body that ask what is in some relations."""
        return [one for one in self.body if isinstance(one, Atom) and not one.negated and one.relation in members]


@dataclass(frozen=True, slots=True)
class Declaration:
    """A relation: its columns, each with its name and kind."""

    name: str
    columns: tuple[tuple[str, str], ...]
    position: Position | None = field(default=None, compare=False, repr=False)

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(kind for _, kind in self.columns)


@dataclass(slots=True)
class Program:
    """Rules that have been checked: `strata` are the sets of relations that depend on each other, those that others
    need first; `inputs` the relations that are given. What a clause of `subsumptions` finds is not in its relation: see
    Note [subsumption] in `irkit.rules.normal`."""

    declarations: dict[str, Declaration]
    clauses: dict[str, list[Clause]]
    inputs: list[str]
    outputs: list[str]
    strata: list[list[str]]
    subsumptions: dict[str, list[Clause]] = field(default_factory=dict)

    def for_relations(self, wanted: Iterable[str]) -> Program:
        """The part of the program that derives some relations."""
        needed = dict.fromkeys(wanted)
        for name in (waiting := list(needed)):
            for clause in (*self.clauses[name], *self.subsumptions.get(name, ())):
                for atom in clause.atoms():
                    if atom.relation not in needed:
                        needed[atom.relation] = None
                        waiting.append(atom.relation)
        return Program(
            {name: self.declarations[name] for name in needed},
            {name: self.clauses[name] for name in needed},
            [name for name in self.inputs if name in needed],
            [name for name in self.outputs if name in needed],
            [stratum for stratum in self.strata if stratum[0] in needed],
            {name: found for name, found in self.subsumptions.items() if name in needed},
        )


def variables(expression: Expression | None) -> list[str]:
    """The names in an expression, in order; one that is there twice comes twice."""
    found: list[str] = []
    todo = [expression]
    while todo:
        one = todo.pop()
        if isinstance(one, Variable):
            found.append(one.name)
        elif isinstance(one, Call):
            todo += reversed(one.arguments)
    return found


def own_variables(literal: Literal) -> list[str]:
    """The names in a literal that are not local to an aggregate."""
    if isinstance(literal, Aggregate):
        return [literal.result.name, *literal.injected]
    return [name for argument in literal.arguments for name in variables(argument)]
