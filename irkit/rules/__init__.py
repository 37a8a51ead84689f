"""Datalog, in Soufflé's syntax, over the facts of modules.

>>> from irkit import rules
>>> program = rules.parse('''
...     .decl calls(caller: symbol, callee: symbol)
...     .decl reaches(caller: symbol, callee: symbol)
...     calls("main", "f").  calls("f", "g").
...     reaches(a, b) :- calls(a, b).
...     reaches(a, c) :- reaches(a, b), calls(b, c).
...     .output reaches''')
>>> sorted(rules.evaluate(program)["reaches"])
[('f', 'g'), ('main', 'f'), ('main', 'g')]

`evaluate` is a small evaluator of our own; `irkit.rules.sql` does the same in DuckDB.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from irkit.rules import evaluating
from irkit.rules.checking import check
from irkit.rules.parsing import parse_statements
from irkit.rules.relations import Row
from irkit.rules.syntax import Declaration, Program

__all__ = ["Declaration", "Program", "evaluate", "parse"]


def parse(text: str, path: str = "<rules>", known: Mapping[str, Declaration] | None = None) -> Program:
    """The program of a text of rules. Relations of `known` are those that facts are given of; they need no declaration.

    Raises ParseError, with line and caret, UnsupportedError for what Soufflé has and irkit does not, and OSError for an
    included file that cannot be read.
    """
    return check(parse_statements(text, path), {} if known is None else known)


def evaluate(program: Program, facts: Mapping[str, Iterable[Row]] | None = None) -> dict[str, set[Row]]:
    """All relations of a program by name, each a set of rows; `facts` are the rows of those that are given.

    Raises IRKitError for a number that does not fit 64 bits.
    """
    given = {} if facts is None else facts
    return evaluating.evaluate(program, lambda name: given.get(name, ()))
