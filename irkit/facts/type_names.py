"""What types are called in columns: their text, in which very long parts are shortened.

A type is told by its text, and what is nested thousands of levels deep has a text for each level. So a type whose text
has more than `LONGEST` characters stands in others by `#` and 16 hexadecimal digits that follow from its text; the text
of its own is the same with one level more. Only types nested without a name are as long as that.
"""

from __future__ import annotations

import hashlib
from typing import Final

from irkit.spelling import ModuleTexts
from irkit.types import StructType, Type, type_pieces

LONGEST: Final = 1024  # characters


class TypeNames:
    """The names of a module's types, each made once."""

    def __init__(self, texts: ModuleTexts) -> None:
        self.texts: ModuleTexts = texts
        self.within: dict[Type, str] = {}  # what types are in the names of others

    def name(self, root: Type) -> str:
        """What a type is called. Types nest deeper than any call stack, so the parts are named first, from a list."""
        if isinstance(root, StructType) and root.name is not None:
            return self.texts.type(root)
        waiting: list[Type] = [root]
        made = ""
        while waiting:
            ty = waiting[-1]
            pieces = list(type_pieces(ty))
            missing = [part for part in pieces if not isinstance(part, str) and not self.is_known(part)]
            if missing:
                waiting += missing
                continue
            waiting.pop()
            made = "".join([part if isinstance(part, str) else self.within[part] for part in pieces])
            self.within[ty] = made if len(made) <= LONGEST else f"#{digest(made)}"
        return made

    def is_known(self, ty: Type) -> bool:
        """Whether a part has a name; structs are called by theirs."""
        if ty in self.within:
            return True
        if isinstance(ty, StructType) and ty.name is not None:
            self.within[ty] = self.texts.type(ty)
            return True
        return False


def digest(text: str) -> str:
    return hashlib.blake2b(text.encode("utf-8", "surrogateescape"), digest_size=8).hexdigest()
