"""The order in which the literals of a body are looked at: each when what it needs is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from irkit.errors import ParseError
from irkit.rules.syntax import Aggregate, Atom, Condition, Constant, Expression, Literal, Variable, variables


def ordered(
    body: Sequence[Literal],
    bound: Sequence[str],
    needed: Sequence[Expression] = (),
    first: Atom | None = None,
    size: Callable[[str], int] | None = None,
) -> tuple[Literal, ...]:
    """The literals of a body, and of its aggregates, in an order in which each has what it needs.

    `bound` are the variables that are known before, `needed` the expressions that need what the body binds, `first` an
    atom to begin with; `size` tells how large a relation is. Conditions come as soon as they can be told, then the atom
    of which most is known. Raises ParseError for a variable that nothing binds.
    """
    known = set(bound)
    left = list(body)
    found: list[Literal] = []
    results = {literal.result.name for literal in body if isinstance(literal, Aggregate)}

    def take(literal: Literal) -> None:
        if isinstance(literal, Aggregate):
            inner = () if literal.expression is None else (literal.expression,)
            inside = ordered(literal.body, literal.injected, inner, size=size)
            known.add(literal.result.name)
            literal = Aggregate(
                literal.result, literal.kind, literal.expression, inside, literal.injected, literal.position
            )
        else:
            for argument in literal.arguments:
                known.update(variables(argument))
        found.append(literal)

    def price(atom: Atom) -> tuple[int, int, int]:
        """Less is better: what has something to do with what is known, else what has a constant, else anything; of
        the first two that of which fewer columns are not known; then fewer rows."""
        open_columns = [_is_known(argument, known) for argument in atom.arguments].count(False)
        rows = 0 if size is None else size(atom.relation)
        if not open_columns or any(name in known for argument in atom.arguments for name in variables(argument)):
            return (0, open_columns, rows)
        return (1, open_columns, rows) if open_columns < len(atom.arguments) else (2, 0, rows)

    if first is not None:
        left = [literal for literal in left if literal is not first]
        take(first)
    while left:
        ready = next((literal for literal in left if not _binds(literal) and _is_ready(literal, known, results)), None)
        if ready is None:
            choices = [literal for literal in left if isinstance(literal, Atom) and not literal.negated]
            if not choices:
                raise _unbound(left, known)
            ready = min(choices, key=price)
        left = [literal for literal in left if literal is not ready]
        take(ready)
    for expression in needed:
        for name in variables(expression):
            if name not in known:
                raise _nothing_binds(expression, name)
    return tuple(found)


def _binds(literal: Literal) -> bool:
    return isinstance(literal, Atom) and not literal.negated


def _is_known(expression: Expression, known: set[str]) -> bool:
    return isinstance(expression, Constant) or all(name in known for name in variables(expression))


def _is_ready(literal: Literal, known: set[str], results: set[str]) -> bool:
    if isinstance(literal, Aggregate):
        return all(name in known for name in literal.injected)
    if isinstance(literal, Condition):
        unknown = [argument for argument in literal.arguments if not _is_known(argument, known)]
        if literal.test == "=" and len(unknown) == 1:
            return isinstance(unknown[0], Variable) and unknown[0].name not in results
        return not unknown
    return all(
        _is_known(argument, known) or (isinstance(argument, Variable) and argument.is_anonymous)
        for argument in literal.arguments
    )


def _unbound(left: Sequence[Literal], known: set[str]) -> ParseError:
    """The error for the first of the literals that wait for a variable that nothing binds."""
    for literal in left:
        if isinstance(literal, Aggregate):
            for name in literal.injected:
                if name not in known:
                    return literal.position.error(f"nothing outside of this aggregate binds '{shown(name)}'")
            continue
        for argument in literal.arguments:
            for name in variables(argument):
                if name not in known:
                    return _nothing_binds(argument, name)
    raise AssertionError("a literal waits for nothing")


def _nothing_binds(expression: Expression, name: str) -> ParseError:
    if name.startswith("_ "):
        return expression.position.error("'_' stands for any value, and here one is needed")
    return expression.position.error(
        f"nothing binds '{shown(name)}'",
        "a variable gets its values from a relation that is not negated",
    )


def shown(name: str) -> str:
    """A variable's name as the text has it."""
    return name.partition(" ")[0]
