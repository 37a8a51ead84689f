"""Relations of the small evaluator: sets of rows, and indexes that grow with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any

from irkit.rules.syntax import Value

Row = tuple[Value, ...]
NO_ROWS: tuple[Row, ...] = ()


Key = Value | Row  # what rows are found by: a value for one column, else a row
Picker = Callable[[Row], Any]


def key_picker(columns: Sequence[int]) -> Picker:
    """What gives these columns of a row: the value of one, a row of several or none."""
    return itemgetter(*columns) if columns else _nothing


def _nothing(_row: Row) -> Row:
    return ()


def picker(columns: Sequence[int]) -> Callable[[Row], Row]:
    """What gives these columns of a row, as a row."""
    if not columns:
        return _nothing
    first, *_ = columns
    whole = range(first, first + len(columns))
    if list(columns) == list(whole):
        return itemgetter(slice(whole.start, whole.stop))
    return itemgetter(*columns)


class Index:
    """The rows of a relation by some of its columns: of each, others of its columns."""

    __slots__ = ("key", "rows", "value")

    def __init__(self, key: Sequence[int], value: Sequence[int]) -> None:
        self.key: Picker = key_picker(key)
        self.value = picker(value)
        self.rows: dict[Key, list[Row]] = {}

    def add(self, rows: Iterable[Row]) -> None:
        by_key, key, value = self.rows, self.key, self.value
        for row in rows:
            place = key(row)
            found = by_key.get(place)
            if found is None:
                by_key[place] = [value(row)]
            else:
                found.append(value(row))

    def remove(self, rows: Iterable[Row]) -> None:
        """Rows that are there."""
        gone: dict[Key, list[Row]] = {}
        for row in rows:
            gone.setdefault(self.key(row), []).append(self.value(row))
        for place, values in gone.items():
            left = Counter(self.rows[place])
            left.subtract(values)
            self.rows[place] = list(left.elements())


class Relation:
    """A set of rows. `newest` are those that the last round added."""

    __slots__ = ("indexes", "keys", "newest", "rows")

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: set[Row] = set(rows)
        self.newest: set[Row] = set()
        self.indexes: dict[tuple[tuple[int, ...], tuple[int, ...]], Index] = {}
        self.keys: dict[tuple[int, ...], set[Key]] = {}

    def add(self, rows: set[Row]) -> bool:
        """Add rows; those that are not there yet are the newest ones. Returns whether there are any."""
        self.newest = rows - self.rows
        if self.newest:
            self.rows |= self.newest
            for index in self.indexes.values():
                index.add(self.newest)
            for columns, known in self.keys.items():
                known.update(map(key_picker(columns), self.newest))
        return bool(self.newest)

    def remove(self, rows: set[Row]) -> None:
        """Have some rows no more."""
        rows &= self.rows
        if not rows:
            return
        self.rows -= rows
        self.newest -= rows
        self.keys.clear()
        for index in self.indexes.values():
            index.remove(rows)

    def index(self, key: tuple[int, ...], value: tuple[int, ...]) -> dict[Key, list[Row]]:
        """The rows by the columns `key`: of each the columns `value`."""
        found = self.indexes.get((key, value))
        if found is None:
            found = self.indexes[key, value] = Index(key, value)
            found.add(self.rows)
        return found.rows

    def having(self, columns: tuple[int, ...]) -> set[Key]:
        """What there is in some columns."""
        found = self.keys.get(columns)
        if found is None:
            found = self.keys[columns] = set(map(key_picker(columns), self.rows))
        return found
