"""Names as the source of C++, Rust or Microsoft's compilers spells them, by LLVM's own demanglers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Callable

# The beginnings of names that LLVM's demanglers are asked about: Itanium and Apple's blocks, Rust, Microsoft.
MANGLED: Final = ("_Z", "__Z", "___Z", "____Z", "_R", "__R", "?", ".?A")


def demangler() -> Callable[[str], str]:
    """What makes a readable name of a mangled one, and leaves others alone.

    Raises UnsupportedError where the library for it, the extra `demangle`, is not installed.
    """
    try:
        import pydemumble
    except ImportError as error:
        raise UnsupportedError("names are demangled by pydemumble: pip install 'irkit[demangle]'") from error

    def spelled(name: str) -> str:
        if not name.startswith(MANGLED):
            return name
        try:
            found: str = pydemumble.demangle(name)
        except UnicodeError:
            return name
        return found or name

    return spelled
