"""The globals of a module, one kind of them at a time: a sequence in the module's order, and a mapping by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar, overload

from irkit.errors import EditError, NotFoundError

if TYPE_CHECKING:
    from irkit.globals import GlobalValue
    from irkit.module import Module

G = TypeVar("G", bound="GlobalValue")


class GlobalsView(Sequence[G]):
    """What `module.functions`, `globals`, `aliases` and `ifuncs` are. It can be read only, and shows what the module
    has at any time; an iteration goes over what there was when it began."""

    __slots__ = ("_module", "_values", "_word")

    def __init__(self, module: Module, values: list[G], word: str) -> None:
        self._module: Module = module
        self._values: list[G] = values
        self._word: str = word

    @overload
    def __getitem__(self, key: int | str) -> G: ...

    @overload
    def __getitem__(self, key: slice) -> list[G]: ...

    def __getitem__(self, key: int | str | slice) -> G | list[G]:
        """By place or by name. Raises NotFoundError, which is a KeyError, for a name that none of them has; IndexError
        for a place that there is not."""
        if isinstance(key, str):
            found = self.get(key)
            if found is None:
                raise NotFoundError(f"{self._module!r} has no {self._word} @{key}")
            return found
        if not isinstance(key, (int, slice)):
            raise EditError(f"a {self._word} of {self._module!r} is found by name or number, and not by {key!r}")
        return self._values[key]

    def get(self, name: str) -> G | None:
        """The one of that name, or None."""
        found = self._module.get(name)
        for value in self._values if found is not None else ():
            if value is found:
                return value
        return None

    def names(self) -> list[str]:
        """Their names; "" for one without."""
        return [value.name for value in self._values]

    def __contains__(self, key: object) -> bool:
        """Whether it is one of them, or the name of one."""
        return self.get(key) is not None if isinstance(key, str) else key in self._values

    def __iter__(self) -> Iterator[G]:
        return iter(tuple(self._values))

    def __len__(self) -> int:
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        """Whether the same globals are in both, or in a list, in the same order."""
        if isinstance(other, GlobalsView):
            return self._values == other._values
        return isinstance(other, (list, tuple)) and self._values == list(other)

    __hash__ = None  # type: ignore[assignment]  # what it shows changes

    def __repr__(self) -> str:
        return f"<{len(self._values)} {self._word}s of {self._module!r}>"
