"""Relations while they are filled: a column a vector of integers, texts by their numbers in a dictionary."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, overload

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from irkit.facts.declare import TEXTS, Relation


class Dictionary:
    """Texts, each with its number."""

    __slots__ = ("numbers", "values")

    def __init__(self) -> None:
        self.values: list[str] = []
        self.numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """The number of a text, which is given one if it is new."""
        found = self.numbers.get(text)
        if found is None:
            found = self.numbers[text] = len(self.values)
            self.values.append(text)
        return found


class Texts(Sequence[str]):
    """A column of texts: `codes` are their places in `values`."""

    __slots__ = ("codes", "values")

    def __init__(self, codes: array[int], values: list[str]) -> None:
        self.codes: array[int] = codes
        self.values: list[str] = values

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return Texts(self.codes[index], self.values)
        return self.values[self.codes[index]]

    def __iter__(self) -> Iterator[str]:
        return map(self.values.__getitem__, self.codes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(mine == theirs for mine, theirs in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # it is filled while it is there

    def __repr__(self) -> str:
        return f"<Texts {list(self[:8])!r}, {len(self)} in all>"


#: A column: numbers, or texts.
Column: TypeAlias = "array[int] | Texts"


class Table:
    """One relation: `first`, `second`, … are its columns. A text is added by its number in `texts` of its column, a
    type by its number among the module's types. What is not wanted is not kept.

    `same_as` has for each column the name of the relation whose first column it is, "" for one of its own: see
    `irkit.facts.state.SAME`.
    """

    __slots__ = ("columns", "first", "fourth", "is_wanted", "relation", "same_as", "second", "texts", "third")

    def __init__(self, relation: Relation, is_wanted: bool, types: list[str], same_as: Mapping[int, str]) -> None:
        self.relation: Relation = relation
        self.is_wanted: bool = is_wanted
        self.texts: list[Dictionary | None] = []
        self.same_as: list[str] = [same_as.get(place, "") for place in range(len(relation.columns))]
        for _, kind in relation.columns:
            dictionary = None
            if kind in TEXTS:
                dictionary = Dictionary()
                if kind == "type":
                    dictionary.values = types
            self.texts.append(dictionary)
        self.columns: list[BytesWriter]
        self.first: BytesWriter
        self.second: BytesWriter
        self.third: BytesWriter
        self.fourth: BytesWriter
        self.restart()

    def restart(self) -> None:
        """Have no rows any more; what columns were taken stay as they are."""
        self.columns = [BytesWriter() for _ in self.texts]
        padded = [*self.columns, *self.columns[:1] * 3]
        self.first = padded[0]
        self.second = padded[1]
        self.third = padded[2]
        self.fourth = padded[3]

    def number(self, text: str, column: int = 1) -> int:
        """What stands for a text in a column."""
        dictionary = self.texts[column]
        assert dictionary is not None
        return dictionary.number(text)

    def add(self, first: i64) -> None:
        if self.is_wanted:
            write_i64_le(self.first, first)

    def add2(self, first: i64, second: i64) -> None:
        if self.is_wanted:
            write_i64_le(self.first, first)
            write_i64_le(self.second, second)

    def add3(self, first: i64, second: i64, third: i64) -> None:
        if self.is_wanted:
            write_i64_le(self.first, first)
            write_i64_le(self.second, second)
            write_i64_le(self.third, third)

    def add4(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if self.is_wanted:
            write_i64_le(self.first, first)
            write_i64_le(self.second, second)
            write_i64_le(self.third, third)
            write_i64_le(self.fourth, fourth)

    def add_text(self, first: i64, text: str) -> None:
        """A row of a number and a text."""
        if self.is_wanted:
            write_i64_le(self.first, first)
            write_i64_le(self.second, self.number(text))

    def add_index_text(self, first: i64, second: i64, text: str) -> None:
        """A row of two numbers and a text."""
        if self.is_wanted:
            write_i64_le(self.first, first)
            write_i64_le(self.second, second)
            write_i64_le(self.third, self.number(text, 2))

    def finished(self, shared: Mapping[str, array[int]]) -> list[Column]:
        """The columns in order; `shared` are the first columns of those relations that others share them with."""
        found: list[Column] = []
        for place, dictionary in enumerate(self.texts):
            owner = self.same_as[place]
            codes = shared[owner] if owner else numbers(self.columns[place])
            found.append(codes if dictionary is None else Texts(codes, dictionary.values))
        return found


def numbers(column: BytesWriter) -> array[int]:
    """What has been written to a column."""
    found = array("q")
    found.frombytes(column.getvalue())
    if sys.byteorder == "big":
        found.byteswap()
    return found
