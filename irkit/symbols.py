"""The names of a function's values or of a module's globals (LLVM's `ValueSymbolTable`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from irkit.errors import EditError

if TYPE_CHECKING:
    from irkit.values import Value


class SymbolTable:
    """Which value has which name. It is made when it is first asked for; from then on edits keep it.

    A name that is taken gets `separator` and a number behind it, counted for all names together, as LLVM does: `x1` in
    a function, `x.1` among globals.
    """

    __slots__ = ("_last", "_separator", "_values")

    def __init__(self, values: Iterable[Value], separator: str) -> None:
        self._values: dict[str, Value] = {}
        self._separator: str = separator
        self._last: int = 0
        for value in values:
            if value._name:
                self._values[value._name] = value  # the last, where an upgrade has two of a name for a moment

    def get(self, name: str) -> Value | None:
        """The value of that name, or None."""
        return self._values.get(name)

    def unique(self, name: str) -> str:
        """The name if it is free, else the name that LLVM makes of it."""
        found = name
        while found in self._values:
            self._last += 1
            found = f"{name}{self._separator}{self._last}"
        return found

    def enter_unique(self, value: Value, name: str) -> None:
        """Name a new value: `name`, or what LLVM makes of it; it is here from now on."""
        values = self._values
        found = name
        while found in values:
            self._last += 1
            found = f"{name}{self._separator}{self._last}"
        value._name = found
        values[found] = value

    def free_name(self, name: str, value: Value, unique: bool) -> str:
        """A name for the value. Raises EditError if another value has it, unless it may be made `unique`."""
        found = self._values.get(name) if name else None
        if found is None or found is value:
            return name
        if unique:
            return self.unique(name)
        raise EditError(f"{value.describe()} cannot be named {name!r}: {found.describe()} has that name")

    def enter(self, value: Value) -> None:
        """The value is here from now on."""
        if value._name:
            self._values[value._name] = value

    def leave(self, value: Value) -> None:
        """The value is no longer here."""
        if value._name and self._values.get(value._name) is value:
            del self._values[value._name]
