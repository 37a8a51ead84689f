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
# Rust's older way: a path of identifiers, the last one a hash. The library shows what Rust means by them, LLVM as is.
RUSTS_PATH: Final = re.compile(r"_{1,2}ZN(?=.*17h[0-9a-f]{16}E(?:\.|$))", re.DOTALL)
LENGTH: Final = re.compile("[1-9][0-9]{0,7}(?![0-9])", re.ASCII)


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
        path = rusts_path(mangled)
        if path:
            return path
        try:
            found: str = pydemumble.demangle(mangled)
        except (TypeError, UnicodeError):  # a name that is not UTF-8
            return ""
        return found

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


def rusts_path(mangled: str) -> str:
    """A name of Rust's older way of mangling with its identifiers as they stand; of others nothing."""
    begin = RUSTS_PATH.match(mangled)
    if begin is None:
        return ""
    place = begin.end()
    found: list[str] = []
    while (length := LENGTH.match(mangled, place)) is not None:
        place = length.end() + int(length[0])
        found.append(mangled[length.end() : place])
    rest = mangled[place + 1 :]
    if len(found) < 2 or not mangled.startswith("E", place) or not (not rest or rest.startswith(".")):
        return ""
    return "::".join(found) + (f" ({rest})" if rest else "")
