"""`Context`: the structs that have names."""

from __future__ import annotations

from typing import Final

from irkit.ir.names import NameScope
from irkit.ir.types import IdentifiedStructType


class Context:
    """Structs by name; modules that share it declare the same ones."""

    def __init__(self) -> None:
        self.scope = NameScope()
        self.identified_types: dict[str, IdentifiedStructType] = {}

    def get_identified_type(self, name: str, packed: bool = False) -> IdentifiedStructType:
        """The struct of that name, made opaque if there is none."""
        found = self.identified_types.get(name)
        if found is None:
            self.scope.register(name)
            found = self.identified_types[name] = IdentifiedStructType(self, name, packed)
        return found


global_context: Final = Context()
