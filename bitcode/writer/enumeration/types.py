"""The type table: every type once, after the types that it is built from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.errors import VerificationError
from irkit.types import StructType, Type

_VISITED: Final = -1  # an identified struct whose elements are being numbered


class TypeNumbers:
    """`types` in the order of the table; `ids` are the places in it."""

    def __init__(self) -> None:
        self.types: list[Type] = []
        self.ids: dict[Type, int] = {}

    def add(self, ty: Type) -> None:
        """Number a type, and before it what it is built from.

        A reader takes a forward reference to an identified struct only, so that a cycle is cut there: the struct is
        marked before its elements are visited, and numbered after them. Other types of a cycle may so be numbered by
        the way that leads back to them.
        """
        ids = self.ids
        if ty in ids:
            return
        pending: list[Type] = [ty]
        parts: list[Sequence[Type]] = [self.open(ty)]
        places: list[int] = [0]
        while pending:
            place = places[-1]
            if place == len(parts[-1]):
                self.finish(pending.pop())
                parts.pop()
                places.pop()
                continue
            places[-1] = place + 1
            part = parts[-1][place]
            if part not in ids:
                pending.append(part)
                parts.append(self.open(part))
                places.append(0)

    def open(self, ty: Type) -> Sequence[Type]:
        """Begin to visit a type: what it is built from."""
        if isinstance(ty, StructType) and ty.name is not None:
            self.ids[ty] = _VISITED
        return ty.contained_types()

    def finish(self, ty: Type) -> None:
        if self.ids.get(ty, _VISITED) == _VISITED:
            self.ids[ty] = len(self.types)
            self.types.append(ty)

    def id_of(self, ty: Type) -> int:
        found = self.ids.get(ty)
        if found is None:
            raise VerificationError(f"type {ty} has no number: nothing that LLVM enumerates has it")
        return found
