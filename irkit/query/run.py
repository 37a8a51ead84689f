"""SQL and rules of one's own over modules."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from irkit.errors import IRKitError
from irkit.query.questions import BY_RELATION, Answer, program
from irkit.rules import parse, sql
from irkit.rules.modules import AUTO, evaluate_on, known_relations, load
from irkit.rules.syntax import Declaration, Program

if TYPE_CHECKING:
    import duckdb
    import pyarrow

    from irkit.module import Module


class QueryError(IRKitError):
    """SQL that DuckDB does not take, in its words."""


def open_database(modules: Sequence[Module], statement: str) -> duckdb.DuckDBPyConnection:
    """A database in memory with the tables that a statement asks for: facts, what is computed, and the answers to
    questions, each under its name. Raises QueryError for a statement that is no SQL, and as facts and rules do."""
    connection = sql.connect()
    import duckdb  # noqa: PLC0415  it is an extra

    try:
        statement.encode()
    except UnicodeEncodeError:
        raise QueryError("the statement is not UTF-8") from None
    try:
        wanted = connection.get_table_names(statement)
    except duckdb.Error as error:
        raise QueryError(str(error)) from None
    answers = [name for name in wanted if name in BY_RELATION and name not in known_relations()]
    files: dict[str, list[str]] = {}
    for name in answers:
        files.setdefault(BY_RELATION[name].file, []).append(name)
    programs = {file: program(file).for_relations(names) for file, names in files.items()}
    inputs = [name for rules in programs.values() for name in rules.inputs]
    load(connection, modules, {name: None for name in [*wanted, *inputs] if name in known_relations()})
    for file, rules in programs.items():
        evaluation = sql.Evaluation(rules, connection, f"rules {file}")
        evaluation.run()
        for name in files[file]:
            connection.execute(f"CREATE VIEW {sql.quoted(name)} AS SELECT * FROM {evaluation.table(name)}")
    return connection


def select(modules: Sequence[Module], statement: str) -> Answer:
    """What a SELECT over the relations of some modules gives. Raises QueryError in DuckDB's words, and as facts and
    rules do.

    >>> select([module], "SELECT opcode, count(*) FROM instruction__opcode GROUP BY ALL ORDER BY ALL").rows
    """
    connection = open_database(modules, statement)
    import duckdb  # noqa: PLC0415  it is an extra

    try:
        found = connection.execute(statement)
        rows: list[Any] = found.fetchall()
        return Answer(tuple([column[0] for column in found.description or ()]), rows)
    except duckdb.Error as error:
        raise QueryError(str(error)) from None
    finally:
        connection.close()


def select_arrow(modules: Sequence[Module], statement: str) -> pyarrow.Table:
    """The same as an Arrow table."""
    connection = open_database(modules, statement)
    import duckdb  # noqa: PLC0415  it is an extra

    try:
        found = connection.sql(statement)
        if found is None:
            raise QueryError("the statement gives no rows: it is no SELECT")
        return found.to_arrow_table()
    except duckdb.Error as error:
        raise QueryError(str(error)) from None
    finally:
        connection.close()


def apply_rules(
    modules: Sequence[Module], text: str, path: str = "<rules>", engine: str = AUTO
) -> Iterator[tuple[str, Answer]]:
    """The outputs of rules over some modules, by name, each with its rows in order. Raises as `irkit.rules.parse` and
    `irkit.rules.modules.evaluate_on` do, and IRKitError where nothing is an `.output`."""
    rules = parsed_rules(text, path)
    found = evaluate_on(rules, modules, rules.outputs, engine)
    for name in rules.outputs:
        yield name, Answer(column_names(rules.declarations[name]), sorted(found[name]))


@functools.lru_cache(maxsize=4)
def parsed_rules(text: str, path: str) -> Program:
    """Rules over the relations of modules. Raises as `irkit.rules.parse` does, and IRKitError where nothing is an
    `.output`."""
    rules = parse(text, path, known_relations())
    if not rules.outputs:
        raise IRKitError(f"{path}: these rules have no '.output'")
    return rules


def column_names(declaration: Declaration) -> tuple[str, ...]:
    return tuple([column for column, _ in declaration.columns])
