"""Relations while they are filled: a column a vector of integers, texts by their numbers in a dictionary."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import TypeAlias, overload

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
    type by its number among the module's types. What is not wanted is not kept."""

    __slots__ = ("columns", "first", "fourth", "is_wanted", "relation", "second", "texts", "third")

    def __init__(self, relation: Relation, is_wanted: bool, types: list[str]) -> None:
        self.relation: Relation = relation
        self.is_wanted: bool = is_wanted
        self.columns: list[array[int]] = []
        self.texts: list[Dictionary | None] = []
        for _, kind in relation.columns:
            is_text = kind in TEXTS
            self.columns.append(array("i" if is_text else "q"))
            dictionary = None
            if is_text:
                dictionary = Dictionary()
                if kind == "type":
                    dictionary.values = types
            self.texts.append(dictionary)
        self.first: array[int]
        self.second: array[int]
        self.third: array[int]
        self.fourth: array[int]
        self.bind()

    def restart(self) -> None:
        """Have no rows any more; what columns were taken stay as they are."""
        if len(self.first):
            self.columns = [array("i" if dictionary is not None else "q") for dictionary in self.texts]
            self.bind()

    def bind(self) -> None:
        """Let each column have its name."""
        none: array[int] = array("q")
        padded = [*self.columns, none, none, none]
        self.first = padded[0]
        self.second = padded[1]
        self.third = padded[2]
        self.fourth = padded[3]

    def number(self, text: str, column: int = 1) -> int:
        """What stands for a text in a column."""
        dictionary = self.texts[column]
        assert dictionary is not None
        return dictionary.number(text)

    def add(self, first: int) -> None:
        if self.is_wanted:
            self.first.append(first)

    def add2(self, first: int, second: int) -> None:
        if self.is_wanted:
            self.first.append(first)
            self.second.append(second)

    def add3(self, first: int, second: int, third: int) -> None:
        if self.is_wanted:
            self.first.append(first)
            self.second.append(second)
            self.third.append(third)

    def add4(self, first: int, second: int, third: int, fourth: int) -> None:
        if self.is_wanted:
            self.first.append(first)
            self.second.append(second)
            self.third.append(third)
            self.fourth.append(fourth)

    def add_all(self, first: array[int]) -> None:
        """Many rows of one column."""
        if self.is_wanted:
            self.first.extend(first)

    def add_all2(self, first: array[int], second: array[int]) -> None:
        """Many rows of two columns."""
        if self.is_wanted:
            self.first.extend(first)
            self.second.extend(second)

    def add_text(self, first: int, text: str) -> None:
        """A row of a number and a text."""
        if self.is_wanted:
            self.first.append(first)
            self.second.append(self.number(text))

    def add_index_text(self, first: int, second: int, text: str) -> None:
        """A row of two numbers and a text."""
        if self.is_wanted:
            self.first.append(first)
            self.second.append(second)
            self.third.append(self.number(text, 2))

    def finished(self) -> list[Column]:
        """The columns in order."""
        found: list[Column] = []
        for codes, dictionary in zip(self.columns, self.texts, strict=True):
            found.append(codes if dictionary is None else Texts(codes, dictionary.values))
        return found
