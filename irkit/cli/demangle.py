"""Names as the source of C++, Rust or Microsoft's compilers spells them, by LLVM's own demanglers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.errors import MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Callable

# The beginnings of names that LLVM's demanglers are asked about: Itanium and Apple's blocks, Rust, Microsoft.
MANGLED: Final = ("_Z", "__Z", "___Z", "____Z", "_R", "?", ".?A")
APPLES_RUST: Final = "__R"
RUSTS_HASH: Final = re.compile("17(h[0-9a-f]{16})E(.*)")  # at the end of a path; the library leaves it out


def demangler() -> Callable[[str], str]:
    """What makes a readable name of a mangled one, and leaves others alone.

    Raises MissingExtraError where the library for it, the extra `demangle`, is not installed.
    """
    try:
        import pydemumble
    except ImportError as error:
        raise MissingExtraError("spelling names as in the source", "pydemumble", "demangle") from error

    def spelled(name: str) -> str:
        mangled = name[1:] if name.startswith(APPLES_RUST) else name
        if not mangled.startswith(MANGLED):
            return name
        try:
            found: str = pydemumble.demangle(mangled)
        except (TypeError, UnicodeError):  # a name that is not UTF-8
            return name
        return with_hash(found, mangled) or name

    return spelled


def with_hash(found: str, mangled: str) -> str:
    """A name with the hash of Rust's older way of mangling, which LLVM's tools show."""
    hashed = RUSTS_HASH.search(mangled)
    if not found or hashed is None or hashed[1] in found:
        return found
    suffix = f" ({hashed[2]})" if hashed[2].startswith(".") else ""
    return f"{found}::{hashed[1]}{suffix}"
