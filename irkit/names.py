"""Names that are not taken yet, made as LLVM makes them (LLVM's `ValueSymbolTable`)."""

from __future__ import annotations

from collections.abc import Iterable


class NameTable:
    """The names in a function or of a module's globals. One counter serves all names that were taken."""

    __slots__ = ("_last", "_taken")

    def __init__(self, names: Iterable[str]) -> None:
        self._taken: set[str] = set(names)
        self._last: int = 0

    def unique(self, name: str, separator: str = "") -> str:
        """The name if it is free, else with the separator and a number behind it; taken from now on."""
        found = name
        while found in self._taken:
            self._last += 1
            found = f"{name}{separator}{self._last}"
        self._taken.add(found)
        return found
