"""The facts of a module as Arrow tables (`pip install irkit[query]`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from irkit.errors import MissingExtraError
from irkit.facts.declare import TEXTS
from irkit.facts.extract import columns
from irkit.facts.schema import BY_TABLE
from irkit.facts.tables import Column, Texts

if TYPE_CHECKING:
    import pyarrow

    from irkit.module import Module

try:
    import pyarrow as pa
except ImportError:  # an extra
    pa = None


def arrow_tables(
    module: Module, relations: Iterable[str] | None = None, *, number: int = 0
) -> dict[str, pyarrow.Table]:
    """The facts of a module by the names of tables. Numbers are `int64`, texts are dictionaries of strings, in which
    bytes that are not UTF-8 stand as `\\xNN`. Raises as `irkit.facts.extract.columns`, and MissingExtraError
    where pyarrow is missing."""
    need_pyarrow()
    found = columns(module, relations, number=number)
    return {name: arrow_table(name, parts) for name, parts in found.items()}


def need_pyarrow() -> None:
    """Raise MissingExtraError where pyarrow is missing."""
    if pa is None:
        raise MissingExtraError("what makes Arrow tables and Parquet", "pyarrow", "query")


def arrow_schema(name: str) -> pyarrow.Schema:
    """The columns of a table."""
    texts = pa.dictionary(pa.int32(), pa.string())
    return pa.schema([(column, texts if kind in TEXTS else pa.int64()) for column, kind in BY_TABLE[name].columns])


def arrow_table(name: str, parts: Sequence[Column]) -> pyarrow.Table:
    """One table of its columns."""
    return pa.table([arrow_column(part) for part in parts], schema=arrow_schema(name))


def arrow_column(column: Column) -> pyarrow.Array:
    """A column without a copy of its numbers; a dictionary holds those texts alone that the column has."""
    if not isinstance(column, Texts):
        return pa.Array.from_buffers(pa.int64(), len(column), [None, pa.py_buffer(column)])
    codes = arrow_column(column.codes)
    texts = column.values
    if len(texts) > len(column):
        encoded = codes.dictionary_encode()
        codes = encoded.indices
        texts = [texts[code] for code in encoded.dictionary.to_pylist()]
    return pa.DictionaryArray.from_arrays(codes.cast(pa.int32()), pa.array(map(plain, texts), pa.string()))


def plain(text: str) -> str:
    """A text as UTF-8 has it."""
    if text.isascii():
        return text
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
    return text
