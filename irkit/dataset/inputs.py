"""What a dataset is made of: folders, lists of files, archives, Parquet with a column of bitcode; cut into chunks."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from irkit.containers.kinds import container_kind
from irkit.containers.parts import parts
from irkit.errors import IRKitError, MissingExtraError, UnsupportedError

MODULES: Final = 256  # in a chunk, at most
BYTES: Final = 16 << 20  # of a chunk's files, about
COLUMNS: Final = ("bitcode", "content")  # of Parquet: the first that is there has the modules
NAMES: Final = ("path", "name", "filename")  # likewise: what a module is called


@dataclass(frozen=True, slots=True)
class Item:
    """A file, a member of a container (`FILE:member`), or rows of one row group of a Parquet file."""

    path: str
    member: str = ""
    row_group: int = -1
    first: int = 0
    count: int = 1


@dataclass(frozen=True, slots=True)
class Chunk:
    """What one worker does at a time. `column` names the column of bitcode in Parquet, "" for the usual names."""

    number: int
    items: tuple[Item, ...]
    column: str = ""


@dataclass(frozen=True, slots=True)
class Source:
    """One module of a dataset: its name, its bytes, or why these could not be read, and what else is known of it, such
    as its language and licence."""

    name: str
    data: bytes
    error: str = ""
    columns: dict[str, Any] = field(default_factory=dict)


def chunks(inputs: Sequence[str], column: str = "", modules: int = MODULES) -> list[Chunk]:
    """The chunks of a dataset, in order. An input that begins with `@` is a list of inputs, a line each. Raises OSError
    for what is not there, MissingExtraError for Parquet where pyarrow is missing, and UnsupportedError where no
    column has bitcode."""
    found: list[Chunk] = []
    waiting: list[Item] = []
    size = count = 0

    def close() -> None:
        nonlocal size, count
        if waiting:
            found.append(Chunk(len(found), tuple(waiting), column))
            waiting.clear()
            size = count = 0

    for file in files(inputs):
        if file.endswith(".parquet"):
            close()
            for item in rows(file, column, modules):
                found.append(Chunk(len(found), (item,), column))
            continue
        for item, length in members(file):
            if count and (count >= modules or size + length > BYTES):
                close()
            waiting.append(item)
            size += length
            count += 1
    close()
    return found


def files(inputs: Iterable[str]) -> Iterator[str]:
    """The files that inputs name, those of folders by name. Raises OSError for what is not there."""
    for one in inputs:
        if one.startswith("@"):
            with open(one[1:], encoding="utf-8", errors="surrogateescape") as listed:
                yield from files([line.strip() for line in listed if line.strip()])
        elif os.path.isdir(one):
            for folder, folders, names in os.walk(one):
                folders.sort()
                yield from [os.path.join(folder, name) for name in sorted(names)]
        else:
            os.stat(one)
            yield one


def members(file: str) -> list[tuple[Item, int]]:
    """A file, or the bitcode in a container, each with its length. What is damaged is one item, whose error is told
    when it is read."""
    with open(file, "rb") as opened:
        if not container_kind(opened.peek()):
            return [(Item(file), os.path.getsize(file))]
        try:
            found = [part for part in parts(opened.read(), file) if part.is_bitcode]
        except (IRKitError, OSError):
            return [(Item(file), os.path.getsize(file))]
    return [(Item(file, part.path), len(part.data)) for part in found]


def parquet() -> Any:
    try:
        import pyarrow.parquet as found  # noqa: PLC0415  it is an extra
    except ImportError:
        raise MissingExtraError("a dataset", "pyarrow", "dataset") from None
    return found


def rows(file: str, column: str, modules: int) -> Iterator[Item]:
    """The rows of a Parquet file, by row groups, large ones in pieces."""
    opened = parquet().ParquetFile(file)
    bitcode_column(opened.schema_arrow.names, column, file)
    for group in range(opened.num_row_groups):
        total = opened.metadata.row_group(group).num_rows
        for first in range(0, total, modules):
            yield Item(file, "", group, first, min(modules, total - first))


def bitcode_column(names: Sequence[str], column: str, file: str) -> str:
    """The column of a Parquet file that holds modules. Raises UnsupportedError if there is none."""
    for name in (column,) if column else COLUMNS:
        if name in names:
            return name
    wanted = f"'{column}'" if column else " or ".join([f"'{name}'" for name in COLUMNS])
    raise UnsupportedError(f"{file}: there is no column {wanted}; there are " + ", ".join(names))


def sources(chunk: Chunk) -> Iterator[Source]:
    """The modules of a chunk. What cannot be read has its error."""
    held: dict[str, dict[str, bytes]] = {}
    for item in chunk.items:
        if item.row_group != -1:
            yield from parquet_sources(item, chunk.column)
            continue
        name = f"{item.path}:{item.member}" if item.member else item.path
        try:
            with open(item.path, "rb") as file:
                if not item.member:
                    yield Source(name, file.read())
                    continue
                if item.path not in held:
                    held = {item.path: {part.path: part.data for part in parts(file.read(), item.path)}}
            yield Source(name, held[item.path][item.member])
        except (OSError, IRKitError, KeyError) as error:
            yield Source(name, b"", str(error) or type(error).__name__)


def parquet_sources(item: Item, column: str) -> Iterator[Source]:
    """The modules in some rows. Columns that are not binary are kept as what is known of a module."""
    opened = parquet().ParquetFile(item.path)
    names = opened.schema_arrow.names
    chosen = bitcode_column(names, column, item.path)
    named = next((name for name in NAMES if name in names), "")
    kept = [field.name for field in opened.schema_arrow if "binary" not in str(field.type) and field.name != named]
    table = opened.read_row_group(item.row_group, columns=[chosen, *kept, *([named] if named else [])])
    for place, row in enumerate(table.slice(item.first, item.count).to_pylist(), item.first):
        name = f"{item.path}:{item.row_group}:{place}"
        if named and row[named]:
            name = f"{name}:{row[named]}"
        data = row[chosen]
        known = {key: row[key] for key in kept}
        if isinstance(data, str):
            data = data.encode("utf-8", "surrogateescape")
        yield Source(name, data or b"", "" if data else "the row has no bitcode", known)
