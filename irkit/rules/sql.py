"""Rules in DuckDB: a clause is a SELECT, a relation a table.

A relation that is recursive by itself, in clauses that ask for it once, is a recursive common table expression: DuckDB
keeps what is known between its rounds. Relations that need each other, or themselves more than once, are made round by
round: each round inserts what follows from what the last one inserted (semi-naive), until that is nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from irkit.errors import IRKitError, MissingExtraError
from irkit.rules.checking import kind_of
from irkit.rules.functors import AGGREGATES, FUNCTORS, SAME, TESTS
from irkit.rules.ordering import ordered
from irkit.rules.relations import Row
from irkit.rules.syntax import (
    FLOAT,
    NUMBER,
    SYMBOL,
    Aggregate,
    Atom,
    Clause,
    Condition,
    Constant,
    Declaration,
    Expression,
    Literal,
    Program,
    Variable,
)

if TYPE_CHECKING:
    import duckdb

TYPES: Final = {NUMBER: "BIGINT", SYMBOL: "VARCHAR", FLOAT: "DOUBLE"}
NEW: Final = " new"  # what the last round added
NEXT: Final = " next"


def quoted(name: str) -> str:
    """A name as SQL has it, whatever is in it."""
    return '"' + name.replace('"', '""') + '"'


def constant(value: object) -> str:
    if isinstance(value, str):
        text = value.replace("'", "''")
        return f"'{text}'" if "\0" not in text else " || chr(0) || ".join(f"'{part}'" for part in text.split("\0"))
    if isinstance(value, float):
        return f"CAST('{value!r}' AS DOUBLE)"
    return f"CAST({value} AS BIGINT)"


class Select:
    """A SELECT of what literals find. `outer` are the variables of the clause around, as SQL."""

    def __init__(
        self,
        declarations: dict[str, Declaration],
        schema: str,
        outer: dict[str, str] | None = None,
        kinds: dict[str, str] | None = None,
        depth: int = 0,
    ) -> None:
        self.declarations = declarations
        self.known: dict[str, str] = dict(outer or {})
        self.kinds: dict[str, str] = dict(kinds or {})
        self.schema = schema
        self.tables: list[str] = []
        self.conditions: list[str] = []
        self.depth = depth

    def add(self, body: Sequence[Literal], newest: Atom | None = None, table: str | None = None) -> Select:
        """The literals, which are in order; `newest` reads what is new in its relation, or another table."""
        for literal in body:
            if isinstance(literal, Aggregate):
                self.aggregate(literal)
            elif isinstance(literal, Condition):
                self.condition(literal)
            elif literal.negated:
                self.negation(literal)
            else:
                self.atom(literal, self.table(literal, newest, table))
        return self

    def table(self, atom: Atom, newest: Atom | None, table: str | None) -> str:
        """The table that an atom reads; what is new in its relation, which may be a table expression."""
        if atom is newest and table is not None:
            return table
        name = atom.relation + NEW if atom is newest else atom.relation
        return f"{quoted(self.schema)}.{quoted(name)}"

    def text(self, columns: Sequence[str], distinct: bool = True) -> str:
        """The statement, of some columns."""
        found = f"SELECT {'DISTINCT ' if distinct else ''}{', '.join(columns) or '1'}"
        if self.tables:
            found += " FROM " + ", ".join(self.tables)
        if self.conditions:
            found += " WHERE " + " AND ".join([f"({one})" for one in self.conditions])
        return found

    def expression(self, expression: Expression) -> str:
        """An expression; where it may have no value, a condition that it has one is added."""
        if isinstance(expression, Constant):
            return constant(expression.value)
        if isinstance(expression, Variable):
            return self.known[expression.name]
        functor = FUNCTORS[expression.function]
        arguments = [self.expression(argument) for argument in expression.arguments]
        if functor.guard:
            self.conditions.append(functor.guard.format(*arguments))
        slash = "/" if kind_of(expression, self.kinds) == FLOAT else "//"
        return functor.sql.format(*arguments, all=", ".join(arguments), slash=slash)

    def column(self, relation: str, place: int) -> str:
        return quoted(self.declarations[relation].columns[place][0])

    def atom(self, atom: Atom, table: str) -> None:
        alias = f"t{self.depth}_{len(self.tables)}"
        self.tables.append(f"{table} AS {alias}")
        for place, argument in enumerate(atom.arguments):
            column = f"{alias}.{self.column(atom.relation, place)}"
            if isinstance(argument, Variable) and argument.name not in self.known:
                self.known[argument.name] = column
                self.kinds[argument.name] = self.declarations[atom.relation].columns[place][1]
            else:
                self.conditions.append(f"{column} = {self.expression(argument)}")

    def negation(self, atom: Atom) -> None:
        alias = f"n{self.depth}"
        conditions = []
        for place, argument in enumerate(atom.arguments):
            if not isinstance(argument, Variable) or argument.name in self.known:
                conditions.append(f"{alias}.{self.column(atom.relation, place)} = {self.expression(argument)}")
        where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
        self.conditions.append(f"NOT EXISTS (SELECT 1 FROM {self.table(atom, None, None)} AS {alias}{where})")

    def condition(self, condition: Condition) -> None:
        if condition.test == "=":
            for one, other in (condition.arguments, condition.arguments[::-1]):
                if isinstance(one, Variable) and one.name not in self.known:
                    self.known[one.name] = self.expression(other)
                    self.kinds[one.name] = kind_of(other, self.kinds) or NUMBER
                    return
        arguments = [self.expression(argument) for argument in condition.arguments]
        text = TESTS[condition.test].sql.format(*arguments)
        self.conditions.append(f"NOT ({text})" if condition.negated else text)

    def aggregate(self, aggregate: Aggregate) -> None:
        outer = {name: self.known[name] for name in aggregate.injected}
        inner = Select(self.declarations, self.schema, outer, self.kinds, self.depth + 1).add(aggregate.body)
        functor = AGGREGATES[aggregate.kind]
        argument = "" if aggregate.expression is None else inner.expression(aggregate.expression)
        kind = functor.result
        if kind == SAME:
            kind = kind_of(aggregate.expression, inner.kinds) or NUMBER
        value = f"CAST({functor.sql.format('found.value')} AS {TYPES[kind]})"
        alias = f"t{self.depth}_{len(self.tables)}"
        rows = inner.text([f"{argument or 1} AS value"], distinct=False)  # an aggregate takes no columns from outside
        self.tables.append(f"LATERAL (SELECT {value} AS value FROM ({rows}) AS found) AS {alias}")
        self.conditions.append(f"{alias}.value IS NOT NULL")
        self.known[aggregate.result.name] = f"{alias}.value"
        self.kinds[aggregate.result.name] = kind


class Evaluation:
    """The relations of a program as tables of a schema of their own in a database that has those that are given."""

    def __init__(self, program: Program, connection: duckdb.DuckDBPyConnection, schema: str = "rules") -> None:
        self.program = program
        self.connection = connection
        self.schema = schema
        self.declarations = program.declarations

    def table(self, name: str) -> str:
        return f"{quoted(self.schema)}.{quoted(name)}"

    def columns(self, name: str) -> list[str]:
        return [quoted(column) for column, _ in self.declarations[name].columns] or ["one"]

    def typed(self, name: str) -> str:
        columns = [f"{quoted(column)} {TYPES[kind]}" for column, kind in self.declarations[name].columns]
        return ", ".join(columns) or "one BIGINT"

    def clause(self, clause: Clause, newest: Atom | None = None, table: str | None = None) -> str:
        """A clause as a SELECT of its head's columns."""
        body = ordered(clause.body, (), clause.head.arguments, newest)
        select = Select(self.declarations, self.schema).add(body, newest, table)
        kinds = self.declarations[clause.head.relation].kinds
        values = [
            f"CAST({select.expression(argument)} AS {TYPES[kind]})"
            for argument, kind in zip(clause.head.arguments, kinds, strict=True)
        ]
        columns = self.columns(clause.head.relation)
        return select.text([f"{value} AS {name}" for value, name in zip(values or ["1"], columns, strict=True)])

    def run(self) -> None:
        """Make all tables. Raises IRKitError for a number that has more than 64 bits."""
        import duckdb  # noqa: PLC0415  it is an extra

        try:
            self.connection.execute(f"CREATE SCHEMA IF NOT EXISTS {quoted(self.schema)}")
            for stratum in self.program.strata:
                self.stratum(stratum)
        except (duckdb.OutOfRangeException, duckdb.ConversionException) as error:
            raise IRKitError(f"a rule computes what has more than 64 bits: {first_line(error)}") from None
        except duckdb.InvalidInputException as error:
            raise IRKitError(f"a rule cannot be computed: {first_line(error)}") from None

    def give(self, name: str, rows: Iterable[Row]) -> None:
        """Rows of a relation that is no table yet; one that the program does not have is not needed."""
        if name not in self.declarations:
            return
        self.connection.execute(f"CREATE TABLE main.{quoted(name)} ({self.typed(name)})")
        places = ", ".join("?" * len(self.columns(name)))
        for row in rows:
            self.connection.execute(f"INSERT INTO main.{quoted(name)} VALUES ({places})", list(row))
        self.program.inputs.append(name)

    def rows(self, name: str) -> set[Row]:
        """What a relation has."""
        found: list[Any] = self.connection.execute(f"SELECT * FROM {self.table(name)}").fetchall()
        return {tuple(row) if self.declarations[name].columns else () for row in found}

    def base(self, name: str, members: set[str]) -> list[str]:
        """What a relation has without the recursion of its stratum, as SELECTs."""
        found = []
        if name in self.program.inputs:
            found.append(self.given(name))
        found += [self.clause(one) for one in self.program.clauses[name] if not one.within(members)]
        return found or [f"SELECT {', '.join('NULL' for _ in self.columns(name))} WHERE false"]

    def given(self, name: str) -> str:
        """The rows of a table that is given, whose columns may have other names."""
        declaration = self.declarations[name]
        aliases = [f"c{place}" for place in range(len(declaration.columns))]
        values = [
            f"CAST({alias} AS {TYPES[kind]}) AS {quoted(column)}"
            for alias, (column, kind) in zip(aliases, declaration.columns, strict=True)
        ]
        return f"SELECT DISTINCT {', '.join(values)} FROM main.{quoted(name)} AS given({', '.join(aliases)})"

    def stratum(self, names: list[str]) -> None:
        members = set(names)
        recursive = {
            name: [(clause, atom) for clause in self.program.clauses[name] for atom in clause.within(members)]
            for name in names
        }
        subsumed = any(name in self.program.subsumptions for name in names)
        if len(names) == 1 and not subsumed and is_linear(recursive[names[0]]):
            self.linear(names[0], [clause for clause, _ in recursive[names[0]]])
            return
        for name in names:
            rows = " UNION ".join(self.base(name, members))
            self.connection.execute(f"CREATE TABLE {self.table(name)} ({self.typed(name)})")
            self.connection.execute(f"INSERT INTO {self.table(name)} {rows}")
        if subsumed or any(recursive.values()):
            self.rounds(names, recursive)

    def linear(self, name: str, clauses: list[Clause]) -> None:
        """A relation that is recursive by itself: one statement."""
        table, columns = self.table(name), ", ".join(self.columns(name))
        base = " UNION ".join(self.base(name, {name}))
        found = quoted(name + NEW)
        further = " UNION ALL ".join([self.clause(one, one.within({name})[0], found) for one in clauses])
        self.connection.execute(f"CREATE TABLE {table} ({self.typed(name)})")
        self.connection.execute(
            f"INSERT INTO {table} WITH RECURSIVE {found}({columns}) AS (({base}) UNION ({further})) "
            f"SELECT {columns} FROM {found}"
        )

    def rounds(self, names: list[str], recursive: dict[str, list[tuple[Clause, Atom]]]) -> None:
        """Relations that need each other: insert what follows from what is new until nothing does."""
        execute = self.connection.execute
        statements = {
            name: " UNION ".join([self.clause(clause, atom) for clause, atom in recursive[name]])
            for name in names
            if recursive[name]
        }
        for name in names:
            execute(f"CREATE TABLE {self.table(name + NEW)} AS SELECT * FROM {self.table(name)}")
        at_once, later = self.subsumptions(names)
        self.leave_out(later, "", NEW)
        new = True
        while new:
            for name, rows in statements.items():
                execute(f"CREATE TABLE {self.table(name + NEXT)} AS ({rows}) EXCEPT SELECT * FROM {self.table(name)}")
            self.leave_out(at_once, NEXT)
            new = False
            for name in names:
                execute(f"DROP TABLE {self.table(name + NEW)}")
                if name not in statements:
                    execute(f"CREATE TABLE {self.table(name + NEW)} ({self.typed(name)})")
                    continue
                execute(f"ALTER TABLE {self.table(name + NEXT)} RENAME TO {quoted(name + NEW)}")
                count = execute(f"INSERT INTO {self.table(name)} SELECT * FROM {self.table(name + NEW)}").fetchone()
                new = new or bool(count and count[0])
            self.leave_out(later, "", NEW)
        for name in names:
            execute(f"DROP TABLE {self.table(name + NEW)}")

    def subsumptions(self, names: list[str]) -> tuple[dict[str, str], dict[str, str]]:
        """What finds the rows that are left out: those that a round has found, before they are inserted; and those that
        are there, by what a round has inserted."""
        at_once: dict[str, str] = {}
        later: dict[str, str] = {}
        for name in names:
            clauses = self.program.subsumptions.get(name, ())
            pairs = [(clause, atom) for clause in clauses for atom in clause.within(names)]
            found = self.table(name + NEXT)
            if pairs and any(clause.within(names) for clause in self.program.clauses[name]):
                rows = [self.clause(clause, atom, found) for clause, atom in pairs if atom == clause.head]
                at_once[name] = " UNION ".join(rows)
            if pairs:
                rows = [self.clause(clause, atom) for clause, atom in pairs if atom != clause.head]
                later[name] = " UNION ".join(rows)
        return at_once, later

    def leave_out(self, found: Mapping[str, str], *tables: str) -> None:
        """Delete what is found for each relation from its tables, which have these endings."""
        execute = self.connection.execute
        for name, rows in found.items():
            execute(f"CREATE OR REPLACE TEMP TABLE left_out AS {rows}")
            columns = self.columns(name)
            for table in tables:
                same = " AND ".join([f"held.{column} = left_out.{column}" for column in columns])
                execute(f"DELETE FROM {self.table(name + table)} AS held USING left_out WHERE {same}")


def is_linear(recursive: list[tuple[Clause, Atom]]) -> bool:
    """Whether there is recursion, and no clause asks twice."""
    clauses = [id(clause) for clause, _ in recursive]
    return bool(clauses) and len(set(clauses)) == len(clauses)


def first_line(error: Exception) -> str:
    return str(error).strip().split("\n")[0]


def evaluate(
    program: Program, facts: Mapping[str, Iterable[Row]], wanted: Iterable[str] | None = None
) -> dict[str, set[Row]]:
    """What `irkit.rules.evaluate` gives, by DuckDB. Raises IRKitError as it does, and MissingExtraError without
    DuckDB."""
    connection = connect()
    for name in program.inputs:
        declaration = program.declarations[name]
        columns = ", ".join([f"{quoted(column)} {TYPES[kind]}" for column, kind in declaration.columns])
        connection.execute(f"CREATE TABLE main.{quoted(name)} ({columns or 'one BIGINT'})")
        rows = [list(row) or [1] for row in facts.get(name, ())]
        if rows:
            places = ", ".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO main.{quoted(name)} VALUES ({places})", rows)
    evaluation = Evaluation(program, connection)
    evaluation.run()
    found = {name: evaluation.rows(name) for name in (program.declarations if wanted is None else wanted)}
    connection.close()
    return found


def connect() -> duckdb.DuckDBPyConnection:
    """A database in memory. Raises MissingExtraError without DuckDB."""
    try:
        import duckdb  # noqa: PLC0415  it is an extra
    except ImportError:
        raise MissingExtraError("this", "DuckDB", "query") from None
    return duckdb.connect(":memory:")
