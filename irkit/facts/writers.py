"""Facts into a folder: Parquet, CSV, DuckDB, or what Soufflé reads.

Note [all or nothing]: files are written under a name that begins with a dot, and get their own when all are whole; a
folder of facts is that of one module, old or new, but for the moment in which the names are given.
"""

from __future__ import annotations

import contextlib
import csv
import importlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from irkit.errors import MissingExtraError
from irkit.facts.declare import TEXTS
from irkit.facts.schema import BY_TABLE, RELATIONS
from irkit.facts.tables import Column, Texts

if TYPE_CHECKING:
    import duckdb
    import pyarrow.parquet

Batch: TypeAlias = "Mapping[str, Sequence[Column]]"

LARGE: Final = 10_000  # rows
# The levels of zstd in small and in large files.
_SMALL_FILE: Final = 9
_LARGE_FILE: Final = 1
_LEAPING: Final = frozenset(("operand", "metadata"))  # columns whose numbers do not grow from row to row, but return

_SPECIAL: Final = {ord("\t"): "\\09", ord("\n"): "\\0A", ord("\r"): "\\0D", ord("\\"): "\\5C"}


class Writer(Protocol):
    """What takes the batches of one module: `write` each, then `close`."""

    def write(self, batch: Batch) -> None: ...

    def close(self) -> None: ...


class ParquetWriter:
    """`a__b.parquet` for each relation; numbers as their differences where these are small, zstd over all. What serves
    large files alone, dictionaries of texts and what is the least and the greatest in a part, small ones are without:
    in these it would take more room than the rows."""

    def __init__(self, folder: str, relations: Iterable[str]) -> None:
        self.arrow = arrow_module()
        self.parquet = importlib.import_module("pyarrow.parquet")
        self.folder: str = folder
        self.names: list[str] = [RELATIONS[name].table_name for name in relations]
        self.open: dict[str, pyarrow.parquet.ParquetWriter] = {}

    def write(self, batch: Batch) -> None:
        for name, columns in batch.items():
            rows = len(columns[0])
            if rows:
                level = _LARGE_FILE if rows >= LARGE else _SMALL_FILE
                self.writer(name, level).write_table(self.arrow.arrow_table(name, columns))

    def writer(self, name: str, level: int) -> pyarrow.parquet.ParquetWriter:
        """What writes a relation, made for its first rows."""
        found = self.open.get(name)
        if found is None:
            schema = self.arrow.arrow_schema(name)
            texts = [field.name for field in schema if not self.is_number(field.type)]
            numbers = [field.name for field in schema if self.is_number(field.type)]
            found = self.open[name] = self.parquet.ParquetWriter(
                os.path.join(self.folder, f"{name}.parquet"),
                schema,
                compression="zstd",
                compression_level=level,
                use_dictionary=texts if level == _LARGE_FILE else False,
                column_encoding=encodings(name),
                write_statistics=numbers if level == _LARGE_FILE else False,
                store_schema=False,
            )
        return found

    @staticmethod
    def is_number(kind: object) -> bool:
        return str(kind) == "int64"

    def close(self) -> None:
        """Files of relations without rows come last."""
        for name in self.names:
            self.writer(name, _SMALL_FILE).close()


def encodings(name: str) -> dict[str, str]:
    """How Parquet has the columns of numbers of a relation."""
    kinds = BY_TABLE[name].columns
    return {
        column: "PLAIN" if place and kind in _LEAPING else "DELTA_BINARY_PACKED"
        for place, (column, kind) in enumerate(kinds)
        if kind not in TEXTS
    }


class CSVWriter:
    """`a__b.csv` for each relation: UTF-8, a header, RFC 4180; bytes that are not UTF-8 stay as they are."""

    def __init__(self, folder: str, relations: Iterable[str]) -> None:
        self.folder: str = folder
        for name in relations:
            row = RELATIONS[name]
            with self.file(row.table_name, "w") as out:
                csv.writer(out, lineterminator="\n").writerow([column for column, _ in row.columns])

    def file(self, name: str, mode: str) -> Any:
        path = os.path.join(self.folder, f"{name}.csv")
        return open(path, mode, encoding="utf-8", errors="surrogateescape", newline="")

    def write(self, batch: Batch) -> None:
        for name, columns in batch.items():
            if len(columns[0]):
                with self.file(name, "a") as out:
                    csv.writer(out, lineterminator="\n").writerows(zip(*columns, strict=True))

    def close(self) -> None:
        """Every file is closed when it has been written to."""


class SouffleWriter:
    """`a__b.facts` for each relation, without a header and with tabs between columns, and `facts.dl` that declares and
    reads them. Entities are symbols, so that Soufflé's numbers need not have 64 bits; in texts a tab, the end of a line
    and a backslash stand as in LLVM's strings, `\\09`, `\\0A`, `\\5C`."""

    def __init__(self, folder: str, relations: Iterable[str]) -> None:
        self.folder: str = folder
        self.names: list[str] = list(relations)
        for name in self.names:
            with self.file(RELATIONS[name].table_name, "w"):
                pass

    def file(self, name: str, mode: str) -> Any:
        path = os.path.join(self.folder, f"{name}.facts")
        return open(path, mode, encoding="utf-8", errors="surrogateescape", newline="\n")

    def write(self, batch: Batch) -> None:
        for name, columns in batch.items():
            if len(columns[0]):
                with self.file(name, "a") as out:
                    shown = [tabbed(column) for column in columns]
                    out.writelines([f"{line}\n" for line in map("\t".join, zip(*shown, strict=True))])

    def close(self) -> None:
        with open(os.path.join(self.folder, "facts.dl"), "w", encoding="utf-8", newline="\n") as out:
            for name in self.names:
                row = RELATIONS[name]
                columns = ", ".join([f"{column}: {souffle_type(kind)}" for column, kind in row.columns])
                out.write(f"// {row.doc}\n.decl {row.table_name}({columns})\n.input {row.table_name}\n")


def souffle_type(kind: str) -> str:
    return "number" if kind == "int" else "symbol"


def tabbed(column: Column) -> list[str]:
    """The texts of a column in a file of Soufflé's."""
    if not isinstance(column, Texts):
        return list(map(str, column))
    values = [value.translate(_SPECIAL) for value in column.values]
    return [values[code] for code in column.codes]


class DuckDBWriter:
    """`facts.duckdb`: a table `a__b` for each relation."""

    def __init__(self, folder: str, relations: Iterable[str]) -> None:
        self.arrow = arrow_module()
        try:
            import duckdb  # noqa: PLC0415 - an extra
        except ImportError:
            raise MissingExtraError("a DuckDB database", "duckdb", "query") from None
        self.database: duckdb.DuckDBPyConnection = duckdb.connect()
        path = os.path.join(folder, "facts.duckdb").replace("'", "''")
        self.database.execute(
            f"ATTACH '{path}' AS facts (BLOCK_SIZE 16384)"
        )  # there are many tables, most of them small
        self.database.execute("USE facts")
        for name in relations:
            row = RELATIONS[name]
            columns = ", ".join([f'"{column}" {sql_type(kind)} NOT NULL' for column, kind in row.columns])
            self.database.execute(f'CREATE TABLE "{row.table_name}" ({columns})')

    def write(self, batch: Batch) -> None:
        for name, columns in batch.items():
            if len(columns[0]):
                self.database.register("batch", self.arrow.arrow_table(name, columns))
                self.database.execute(f'INSERT INTO "{name}" SELECT * FROM batch')
                self.database.unregister("batch")

    def close(self) -> None:
        self.database.close()


def arrow_module() -> ModuleType:
    """`irkit.facts.arrow`, imported where it is used alone: it starts threads, and the process may be forked before.
    Raises MissingExtraError where pyarrow is missing."""
    found = importlib.import_module("irkit.facts.arrow")
    found.need_pyarrow()
    return found


def sql_type(kind: str) -> str:
    return "VARCHAR" if kind in ("text", "type", "comdat") else "BIGINT"


#: By the name of the format: what writes it.
FORMATS: Final[dict[str, Callable[[str, Iterable[str]], Writer]]] = {
    "parquet": ParquetWriter,
    "csv": CSVWriter,
    "duckdb": DuckDBWriter,
    "souffle": SouffleWriter,
}


def write_facts(batches: Iterable[Batch], folder: str, form: str, relations: Sequence[str]) -> None:
    """Write what the batches of one module hold into a folder, which is made if need be (see Note [all or nothing]).

    Raises MissingExtraError where what the format needs is missing, OSError, and what the batches raise.
    """
    with whole(folder) as aside:
        writer = FORMATS[form](aside, relations)
        try:
            for batch in batches:
                writer.write(batch)
        finally:
            writer.close()


@contextlib.contextmanager
def whole(folder: str) -> Iterator[str]:
    """A folder for files that come into another one, made if need be, when the `with` block ends well, in the place of
    those that there are (see Note [all or nothing]). Raises OSError."""
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".facts-") as aside:
        yield aside
        for name in sorted(os.listdir(aside)):
            shutil.move(os.path.join(aside, name), os.path.join(folder, name))
