"""Names as llvmlite gives them (`x`, `x.1`; `.2` where none is asked for), quoting and escapes."""

from __future__ import annotations

import re
from typing import Final

from irkit.ir.errors import DuplicatedNameError

SIMPLE: Final = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")
_NAME_ESCAPES: Final = str.maketrans({"\\": "\\5c", '"': "\\22"})


class NameScope:
    """The names that are taken in a function or a module."""

    def __init__(self) -> None:
        self._used: set[str] = {""}
        self._last: dict[str, int] = {}

    def is_used(self, name: str) -> bool:
        return name in self._used

    def register(self, name: str, deduplicate: bool = False) -> str:
        """Take a name. Raises `DuplicatedNameError` for one that is taken, unless another may be given instead."""
        if deduplicate:
            name = self.deduplicate(name)
        elif name in self._used:
            raise DuplicatedNameError(f"the name {name!r} is taken already")
        self._used.add(name)
        return name

    def deduplicate(self, name: str) -> str:
        """The name, or the first free one made from it; it is not taken yet."""
        free = name
        while free in self._used:
            number = self._last.get(name, 0) + 1
            self._last[name] = number
            free = f"{name}.{number}"
        return free


def quoted(name: str) -> str:
    return f'"{name.translate(_NAME_ESCAPES)}"'


def escaped_bytes(text: str | bytes | bytearray) -> str:
    """Text for an LLVM string; what is not ASCII, or a quote or backslash, as `\\xx`."""
    data = text.encode() if isinstance(text, str) else text
    return "".join(chr(c) if 32 <= c < 127 and c not in b'"\\' else f"\\{c:02x}" for c in data)
