"""Rules over the facts of modules: which relations there are, and their rows, for either evaluator."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from irkit.collector import collector_off
from irkit.errors import MissingExtraError, UnsupportedError
from irkit.facts.arrow import plain
from irkit.facts.declare import TEXTS
from irkit.facts.extract import columns
from irkit.facts.schema import BY_TABLE
from irkit.facts.tables import Column, Texts
from irkit.rules import evaluating, sql
from irkit.rules.computed import COMPUTED
from irkit.rules.relations import Row
from irkit.rules.syntax import NUMBER, SYMBOL, Declaration, Program

if TYPE_CHECKING:
    import duckdb

    from irkit.module import Module

AUTO: Final = "auto"  # DuckDB where it is installed
SMALL: Final = "small"
DUCKDB: Final = "duckdb"
ENGINES: Final = (AUTO, DUCKDB, SMALL)


@functools.cache
def known_relations() -> Mapping[str, Declaration]:
    """The relations of facts, and those that are computed, as rules see them, by the names of their tables: types and
    texts are symbols, all else is numbers."""
    computed = {
        name: Declaration(name, tuple([(column, NUMBER) for column in one.columns])) for name, one in COMPUTED.items()
    }
    return computed | {
        name: Declaration(name, tuple([(column, SYMBOL if kind in TEXTS else NUMBER) for column, kind in one.columns]))
        for name, one in BY_TABLE.items()
    }


def evaluate_on(
    program: Program,
    modules: Sequence[Module],
    wanted: Iterable[str],
    engine: str = AUTO,
    given: Mapping[str, Iterable[Row]] | None = None,
) -> dict[str, set[Row]]:
    """The wanted relations of a program over the facts of some modules. `engine` is "duckdb", "small", or "auto":
    DuckDB where it is installed. `given` are the rows of relations that are no facts.

    Raises as `irkit.facts.extract.columns` does, IRKitError for a number that has more than 64 bits, and
    MissingExtraError for DuckDB where it is missing.
    """
    names = list(wanted)
    program = program.for_relations(names)
    if uses_duckdb(engine):
        connection = sql.connect()
        try:
            load(connection, modules, program.inputs)
            evaluation = sql.Evaluation(program, connection)
            for name, rows in (given or {}).items():
                evaluation.give(name, rows)
            evaluation.run()
            return {name: evaluation.rows(name) for name in names}
        finally:
            connection.close()
    facts = rows_of(modules, program.inputs) | {name: set(rows) for name, rows in (given or {}).items()}
    found = evaluating.evaluate(program, lambda name: facts.get(name, ()), given or ())
    return {name: found[name] for name in names}


def uses_duckdb(engine: str) -> bool:
    """Whether an engine's name means DuckDB. Raises UnsupportedError for what is no engine."""
    if engine not in ENGINES:
        raise UnsupportedError(f"there is no engine '{engine}' for rules; there are " + ", ".join(ENGINES))
    return engine == DUCKDB or (engine == AUTO and has_duckdb())


@functools.cache
def has_duckdb() -> bool:
    return find_spec("duckdb") is not None and find_spec("pyarrow") is not None


def rows_of(modules: Sequence[Module], names: Iterable[str]) -> dict[str, set[Row]]:
    """The rows of some tables, of all modules."""
    tables = list(names)
    found: dict[str, set[Row]] = {name: set() for name in tables}
    wanted = relation_names(tables)
    for number, module in enumerate(modules):
        with collector_off():
            if wanted:
                for name, parts in columns(module, wanted, number=number).items():
                    found[name].update(zip(*map(utf8, parts), strict=True))
            for name in tables:
                if name in COMPUTED:
                    found[name].update(COMPUTED[name].rows(module, number))
    return found


def utf8(column: Column) -> Iterable[int | str]:
    """A column whose texts are UTF-8, as Arrow has them."""
    if not isinstance(column, Texts):
        return column
    values = [plain(text) for text in column.values]
    return map(values.__getitem__, column.codes)


def relation_names(tables: Iterable[str]) -> list[str]:
    return [BY_TABLE[name].name for name in tables if name in BY_TABLE]


def load(connection: duckdb.DuckDBPyConnection, modules: Iterable[Module], names: Iterable[str]) -> None:
    """Make tables of a database of the relations with these names, of all modules. Raises MissingExtraError where
    pyarrow is missing."""
    if not has_duckdb():
        raise MissingExtraError("this", "DuckDB and pyarrow", "query")
    import pyarrow as pa  # noqa: PLC0415  it is an extra

    from irkit.facts.arrow import arrow_tables  # noqa: PLC0415  pyarrow is an extra

    tables = list(names)
    wanted = relation_names(tables)
    for name in tables:
        declaration = known_relations()[name]
        typed = ", ".join([f"{sql.quoted(column)} {sql.TYPES[kind]}" for column, kind in declaration.columns])
        connection.execute(f"CREATE TABLE {sql.quoted(name)} ({typed})")
    for number, module in enumerate(modules):
        with collector_off():
            found = arrow_tables(module, wanted, number=number) if wanted else {}
            for name in tables:
                if name in COMPUTED:
                    rows = list(COMPUTED[name].rows(module, number))
                    parts = [pa.array(part, pa.int64()) for part in zip(*rows, strict=True)]
                    if parts:
                        found[name] = pa.table(parts, names=list(COMPUTED[name].columns))
        for name, table in found.items():
            if table.num_rows:
                connection.register("irkit_facts", table)
                connection.execute(f"INSERT INTO {sql.quoted(name)} SELECT * FROM irkit_facts")
                connection.unregister("irkit_facts")
