"""The small evaluator: rules by joins of sets of rows, recursive ones round by round with what is new (semi-naive).

A clause is made into steps. Each takes all that is known so far, a list of rows with a column for each variable, and
makes the next such list of it: joins it with a relation, drops what a condition does not hold of, adds a column. In a
recursive stratum a clause is made once for each atom that may have something new, which it begins with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Final

from irkit.rules.functors import AGGREGATES, FUNCTORS, TESTS, NoValueError, fitting
from irkit.rules.ordering import ordered
from irkit.rules.relations import NO_ROWS, Picker, Relation, Row, key_picker, picker
from irkit.rules.syntax import (
    Aggregate,
    Atom,
    Clause,
    Condition,
    Constant,
    Expression,
    Literal,
    Program,
    Value,
    Variable,
    variables,
)

AT_ONCE: Final = 500  # rows that a clause goes on with: what it finds of them is in memory before it is sifted
Step = Callable[[list[Row]], list[Row]]
Getter = Callable[[Row], Value]
Source = Callable[[str], Iterable[Row]]


def evaluate(program: Program, facts: Source, given: Iterable[str] = ()) -> dict[str, set[Row]]:
    """All relations of a program; `facts` gives the rows of its inputs, and of those that are `given` beside them.
    Raises IRKitError for a number that has more than 64 bits."""
    relations = {name: Relation() for name in program.declarations}
    interned: dict[Value, Value] = {}
    for name in [*program.inputs, *[name for name in given if name in relations]]:
        relations[name].add({tuple([interned.setdefault(value, value) for value in row]) for row in facts(name)})
    for stratum in program.strata:
        _Stratum(program, stratum, relations).run()
    return {name: relation.rows for name, relation in relations.items()}


class _Stratum:
    """Relations that need each other."""

    def __init__(self, program: Program, names: list[str], relations: dict[str, Relation]) -> None:
        self.program = program
        self.names = names
        self.relations = relations
        self.plans: dict[int, Step] = {}  # by the atom that has something new

    def run(self) -> None:
        members = set(self.names)
        clauses = [clause for name in self.names for clause in self.program.clauses[name]]
        recursive: list[tuple[Clause, Atom]] = []
        found: dict[str, set[Row]] = {name: set(self.relations[name].rows) for name in self.names}
        for clause in clauses:
            within = clause.within(members)
            recursive += [(clause, atom) for atom in within]
            if not within:
                found[clause.head.relation].update(self.plan(clause, None)([()]))
        for name in self.names:  # what is given is as new as what follows from it
            relation = self.relations[name]
            relation.add(found[name])
            relation.newest = set(relation.rows)
        self.leave_out()
        while recursive and any(self.relations[name].newest for name in self.names):
            found = {name: set() for name in self.names}
            for clause, atom in recursive:
                if self.relations[atom.relation].newest:
                    found[clause.head.relation].update(self.from_newest(clause, atom))
            for name in self.names:
                self.add(name, found[name])
            self.leave_out()

    def add(self, name: str, rows: set[Row]) -> None:
        """Add what a round has found of a relation, but for what is left out beside what is there."""
        relation = self.relations[name]
        for clause in self.program.subsumptions.get(name, ()):
            relation.newest = rows = rows - relation.rows
            for atom in clause.within(self.names):
                if atom == clause.head:
                    rows = rows.difference(self.from_newest(clause, atom))
        relation.add(rows)

    def leave_out(self) -> None:
        """Remove what is left out beside what a round has added."""
        found: dict[str, set[Row]] = {}
        for name in self.names:
            for clause in self.program.subsumptions.get(name, ()):
                for atom in clause.within(self.names):
                    if atom != clause.head and self.relations[atom.relation].newest:
                        found.setdefault(name, set()).update(self.from_newest(clause, atom))
        for name, rows in found.items():
            self.relations[name].remove(rows)

    def from_newest(self, clause: Clause, atom: Atom) -> list[Row]:
        """What a clause finds of what is new in an atom."""
        plan = self.plans.get(id(atom))
        if plan is None:
            plan = self.plans[id(atom)] = self.plan(clause, atom)
        return plan([()])

    def plan(self, clause: Clause, newest: Atom | None) -> Step:
        """What gives the rows of a clause's head, all or those of what is new in one atom."""
        body = ordered(clause.body, (), clause.head.arguments, newest, lambda name: len(self.relations[name].rows))
        maker = _Maker(self.relations, newest)
        steps = maker.steps(body, clause.head.arguments)
        if not maker.has(clause.head.arguments):
            steps.append(maker.values(clause.head.arguments))

        def run(rows: list[Row]) -> list[Row]:
            for step in steps[1:]:
                rows = step(rows)
                if not rows:
                    break
                if len(rows) > AT_ONCE:  # joins that leave out a column find the same again and again
                    rows = list(set(rows))
            return rows

        def begin(rows: list[Row]) -> list[Row]:
            rows = steps[0](rows) if steps else rows
            if len(rows) <= AT_ONCE:
                return run(rows)
            found: set[Row] = set()
            for start in range(0, len(rows), AT_ONCE):
                found.update(run(rows[start : start + AT_ONCE]))
            return list(found)

        return begin


class _Maker:
    """Makes steps; knows the column of each variable."""

    def __init__(self, relations: dict[str, Relation], newest: Atom | None, bound: Sequence[str] = ()) -> None:
        self.relations = relations
        self.newest = newest
        self.columns: dict[str, int] = {name: column for column, name in enumerate(bound)}

    def steps(self, body: Sequence[Literal], needed: Sequence[Expression], counting: bool = False) -> list[Step]:
        """The steps of literals that are in order. A column that neither later ones nor `needed` ask for is left out by
        the next join, unless all that is found counts."""
        found: list[Step] = []
        later = [set(_names(needed))]  # behind each literal, from the last on
        for literal in reversed(body[1:]):
            asked = literal.injected if isinstance(literal, Aggregate) else _names(literal.arguments)
            later.append(later[-1].union(asked))
        for literal in body:
            wanted = later.pop()
            if isinstance(literal, Aggregate):
                found.append(self.aggregate(literal))
            elif isinstance(literal, Condition):
                found.append(self.condition(literal))
            elif literal.negated:
                found.append(self.negation(literal))
            else:
                found += self.atom(literal, None if counting else wanted, () if later else needed)
        return found

    def has(self, expressions: Sequence[Expression]) -> bool:
        """Whether the columns are just these expressions."""
        names = [one.name for one in expressions if isinstance(one, Variable)]
        return len(names) == len(expressions) and names == list(self.columns)

    def getter(self, expression: Expression) -> Getter:
        """What computes an expression of a row."""
        if isinstance(expression, Constant):
            value = expression.value
            return lambda _row: value
        if isinstance(expression, Variable):
            get: Getter = itemgetter(self.columns[expression.name])
            return get
        compute = FUNCTORS[expression.function].compute
        arguments = [self.getter(argument) for argument in expression.arguments]
        if len(arguments) == 2:
            first, second = arguments
            return lambda row: fitting(compute(first(row), second(row)))
        return lambda row: fitting(compute(*[argument(row) for argument in arguments]))

    def key(self, expressions: Sequence[Expression]) -> Picker:
        """What computes what rows are found by."""
        if all(isinstance(expression, Variable) for expression in expressions):
            return key_picker([self.columns[one.name] for one in expressions if isinstance(one, Variable)])
        one, *others = expressions
        return self.row(expressions) if others else self.getter(one)

    def row(self, expressions: Sequence[Expression]) -> Callable[[Row], Row]:
        """What computes several expressions of a row."""
        if all(isinstance(expression, Variable) for expression in expressions):
            return picker([self.columns[one.name] for one in expressions if isinstance(one, Variable)])
        getters = [self.getter(expression) for expression in expressions]
        return lambda row: tuple([getter(row) for getter in getters])

    def values(self, expressions: Sequence[Expression]) -> Step:
        """Rows of some expressions; what has no value is left out."""
        get = self.row(expressions)
        if _may_fail(expressions):
            return lambda rows: _each(get, rows)
        return lambda rows: list(map(get, rows))

    def atom(self, atom: Atom, wanted: set[str] | None, head: Sequence[Expression]) -> list[Step]:
        """A join with a relation, by the columns that are known. `wanted` are the variables that are asked for later,
        None where all that is found counts, `head` what is asked for in the end if this is the last step."""
        columns = self.columns
        key: list[int] = []
        known: list[Expression] = []
        value: list[int] = []
        names: list[str] = []
        open_names = [one.name for one in atom.arguments if isinstance(one, Variable) and one.name not in columns]
        for column, argument in enumerate(atom.arguments):
            if not isinstance(argument, Variable) or argument.name in columns:
                key.append(column)
                known.append(argument)
            elif wanted is None or argument.name in wanted or open_names.count(argument.name) > 1:
                value.append(column)
                names.append(argument.name)
        keys, values = tuple(key), tuple(value)
        relation = self.relations[atom.relation]
        get = self.key(known)
        if atom is self.newest:
            self.columns = _numbered(names)
            step = self.newest_rows(relation, keys, values, get, len(atom.arguments))
        elif not values:
            return [lambda rows: [row for row in rows if get(row) in relation.having(keys)]]
        else:
            kept = [name for name in columns if wanted is None or name in wanted]
            order = names + kept
            asked = [one.name for one in head if isinstance(one, Variable)]
            is_flipped = wanted is not None and asked == order and len(set(order)) == len(order)
            self.columns = _numbered(order if is_flipped else kept + names)
            keep = None if kept == list(columns) else picker([columns[name] for name in kept])
            step = self.join(relation, keys, values, get, keep, is_flipped)
        again = _again(names, len(self.columns) - len(names))
        if not again:
            return [step]
        return [step, lambda rows: [row for row in rows if all(row[one] == row[other] for one, other in again)]]

    @staticmethod
    def join(
        relation: Relation,
        keys: tuple[int, ...],
        values: tuple[int, ...],
        get: Picker,
        keep: Callable[[Row], Row] | None,
        is_flipped: bool,
    ) -> Step:
        """Rows, or what `keep` leaves of them, each with what the relation has of its key behind it, or before it."""

        def step(rows: list[Row]) -> list[Row]:
            found = relation.index(keys, values).get
            if keep is None and not is_flipped:
                return [row + more for row in rows for more in found(get(row), NO_ROWS)]
            left = rows if keep is None else map(keep, rows)
            pairs = zip(left, map(get, rows), strict=True)
            if is_flipped:
                return [more + row for row, key in pairs for more in found(key, NO_ROWS)]
            return [row + more for row, key in pairs for more in found(key, NO_ROWS)]

        return step

    @staticmethod
    def newest_rows(
        relation: Relation, keys: tuple[int, ...], values: tuple[int, ...], get: Picker, arity: int
    ) -> Step:
        """The rows that the last round added: the first step, before which nothing but constants is known."""
        key, value = key_picker(keys), picker(values)

        def step(rows: list[Row]) -> list[Row]:
            if keys:
                wanted = get(rows[0])
                return [value(row) for row in relation.newest if key(row) == wanted]
            return list(relation.newest) if len(values) == arity else list(map(value, relation.newest))

        return step

    def negation(self, atom: Atom) -> Step:
        """What has no such row."""
        asked = [(column, one) for column, one in enumerate(atom.arguments) if not _is_open(one, self.columns)]
        keys = tuple([column for column, _ in asked])
        expressions = [one for _, one in asked]
        get = self.key(expressions)
        relation = self.relations[atom.relation]
        if not _may_fail(expressions):
            return lambda rows: [row for row in rows if get(row) not in relation.having(keys)]
        return lambda rows: _kept(lambda row: get(row) not in relation.having(keys), rows)

    def condition(self, condition: Condition) -> Step:
        """What holds, or, of `x = …` where x is not known, x as a new column."""
        if condition.test == "=":
            for one, other in (condition.arguments, condition.arguments[::-1]):
                if isinstance(one, Variable) and one.name not in self.columns:
                    return self.assignment(one, self.getter(other))
        compute = TESTS[condition.test].compute
        first, second = [self.getter(argument) for argument in condition.arguments]
        negated = condition.negated
        return lambda rows: _kept(lambda row: compute(first(row), second(row)) != negated, rows)

    def assignment(self, variable: Variable, get: Getter) -> Step:
        self.columns[variable.name] = len(self.columns)
        return lambda rows: _each(lambda row: (*row, get(row)), rows)

    def aggregate(self, aggregate: Aggregate) -> Step:
        """A new column: what is found for what is known of the clause around it, put together."""
        injected = list(aggregate.injected)
        outer = picker([self.columns[name] for name in injected])
        maker = _Maker(self.relations, None, injected)
        expression = aggregate.expression
        inner = [] if expression is None else [expression]
        steps = maker.steps(aggregate.body, inner, counting=True)
        get = (lambda _row: 0) if expression is None else maker.getter(expression)
        width = len(injected)
        compute = AGGREGATES[aggregate.kind].compute
        self.columns[aggregate.result.name] = len(self.columns)

        def step(rows: list[Row]) -> list[Row]:
            known = {outer(row): list[Value]() for row in rows}
            below = list(known)
            for one in steps:
                below = one(below)
            for row in below:
                try:
                    value = get(row)
                except NoValueError:
                    continue
                known[row[:width]].append(value)
            results: dict[Row, Row] = {}
            for key, values in known.items():
                try:
                    results[key] = (compute(values),)
                except NoValueError:
                    continue
            return [row + results[key] for row in rows if (key := outer(row)) in results]

        return step


def _names(expressions: Iterable[Expression]) -> list[str]:
    """The variables of expressions, without those that have no name."""
    return [name for one in expressions for name in variables(one) if not name.startswith("_ ")]


def _numbered(names: Sequence[str]) -> dict[str, int]:
    """The columns of variables in order; a column whose variable has one already gets a name that no variable has."""
    found: dict[str, int] = {}
    for column, name in enumerate(names):
        found[name if name not in found else f"again {column}"] = column
    return found


def _again(names: Sequence[str], start: int) -> list[tuple[int, int]]:
    """Pairs of columns, counted from `start`, that have the same variable."""
    return [
        (start + names.index(name), start + place) for place, name in enumerate(names) if names.index(name) != place
    ]


def _is_open(expression: Expression, columns: Mapping[str, int]) -> bool:
    return isinstance(expression, Variable) and expression.name not in columns


def _may_fail(expressions: Sequence[Expression]) -> bool:
    return any(not isinstance(expression, (Variable, Constant)) for expression in expressions)


def _each(get: Callable[[Row], Row], rows: list[Row]) -> list[Row]:
    """What a function makes of rows; those of which it has no value are left out."""
    found: list[Row] = []
    for row in rows:
        try:
            found.append(get(row))
        except NoValueError:
            continue
    return found


def _kept(holds: Callable[[Row], bool], rows: list[Row]) -> list[Row]:
    found: list[Row] = []
    for row in rows:
        try:
            if holds(row):
                found.append(row)
        except NoValueError:
            continue
    return found
