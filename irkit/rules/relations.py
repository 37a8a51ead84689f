"""Relations of the small evaluator: sets of rows, and indexes that grow with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter

from irkit.rules.syntax import Value

Row = tuple[Value, ...]
NO_ROWS: tuple[Row, ...] = ()


def picker(columns: Sequence[int]) -> Callable[[Row], Row]:
    """What gives these columns of a row, as a row."""
    if not columns:
        return lambda _row: ()
    if len(columns) == 1:
        only = columns[0]
        return lambda row: (row[only],)
    return itemgetter(*columns)


class Index:
    """The rows of a relation by some of its columns: of each, others of its columns."""

    __slots__ = ("key", "rows", "value")

    def __init__(self, key: Sequence[int], value: Sequence[int]) -> None:
        self.key = picker(key)
        self.value = picker(value)
        self.rows: dict[Row, list[Row]] = {}

    def add(self, rows: Iterable[Row]) -> None:
        by_key, key, value = self.rows, self.key, self.value
        for row in rows:
            place = key(row)
            found = by_key.get(place)
            if found is None:
                by_key[place] = [value(row)]
            else:
                found.append(value(row))


class Relation:
    """A set of rows. `newest` are those that the last round added."""

    __slots__ = ("indexes", "keys", "newest", "rows")

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: set[Row] = set(rows)
        self.newest: set[Row] = set()
        self.indexes: dict[tuple[tuple[int, ...], tuple[int, ...]], Index] = {}
        self.keys: dict[tuple[int, ...], set[Row]] = {}

    def add(self, rows: set[Row]) -> bool:
        """Add rows; those that are not there yet are the newest ones. Returns whether there are any."""
        self.newest = rows - self.rows
        if self.newest:
            self.rows |= self.newest
            for index in self.indexes.values():
                index.add(self.newest)
            for columns, known in self.keys.items():
                known.update(map(picker(columns), self.newest))
        return bool(self.newest)

    def index(self, key: tuple[int, ...], value: tuple[int, ...]) -> dict[Row, list[Row]]:
        """The rows by the columns `key`: of each the columns `value`."""
        found = self.indexes.get((key, value))
        if found is None:
            found = self.indexes[key, value] = Index(key, value)
            found.add(self.rows)
        return found.rows

    def having(self, columns: tuple[int, ...]) -> set[Row]:
        """What there is in some columns."""
        found = self.keys.get(columns)
        if found is None:
            found = self.keys[columns] = set(map(picker(columns), self.rows))
        return found
