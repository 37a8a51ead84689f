"""Names as the source of C++, Rust, D or Microsoft's compilers spells them, by LLVM's own demanglers but for D's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from irkit.cli.demangle_d import demangle_d
from irkit.errors import MissingExtraError
from irkit.releases import NEWEST

if TYPE_CHECKING:
    from collections.abc import Callable

# The beginnings of names that LLVM's demanglers are asked about: Itanium and Apple's blocks, Rust; Microsoft.
MANGLED: Final = ("_Z", "__Z", "___Z", "____Z", "_R")
MICROSOFTS: Final = ("?", ".?A")
RUSTS_HASH: Final = re.compile("17(h[0-9a-f]{16})E(.*)")  # at the end of a path; the library leaves it out


def demangler(release: int = NEWEST) -> Callable[[str], str]:
    """What makes a readable name of a mangled one, as the LLVM of `release` does, and leaves others alone.

    Raises MissingExtraError where the library for it, the extra `demangle`, is not installed.
    """
    try:
        import pydemumble
    except ImportError as error:
        raise MissingExtraError("spelling names as in the source", "pydemumble", "demangle") from error

    def asked(mangled: str) -> str:
        if mangled.startswith("_D"):
            return demangle_d(mangled, release)
        try:
            found: str = pydemumble.demangle(mangled)
        except (TypeError, UnicodeError):  # a name that is not UTF-8
            return ""
        return with_hash(found, mangled)

    def spelled(name: str) -> str:
        if name.startswith(("_", "._")):
            dot = "." if name.startswith(".") else ""  # XCOFF's and PowerPC's, in front of a function's code
            found = asked(name[len(dot) :]) if name.startswith((*MANGLED, "_D"), len(dot)) else ""
            if found:
                return dot + found
            if name.startswith(("__", "_.")) and name.startswith((*MANGLED, "_D"), 1):  # Apple's
                return asked(name[1:]) or name
        elif name.startswith(MICROSOFTS):
            return asked(name) or name
        return name

    return spelled


def with_hash(found: str, mangled: str) -> str:
    """A name with the hash of Rust's older way of mangling, which LLVM's tools show."""
    hashed = RUSTS_HASH.search(mangled)
    if not found or hashed is None or hashed[1] in found:
        return found
    suffix = f" ({hashed[2]})" if hashed[2].startswith(".") else ""
    return f"{found}::{hashed[1]}{suffix}"
