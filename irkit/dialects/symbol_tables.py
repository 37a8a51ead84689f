"""What differs between releases in the native symbol table of bitcode (LLVM's irsymtab)."""

from __future__ import annotations

from typing import Final

# Other characters than letters and digits that a linker directive takes without quotes, by first release.
_UNQUOTED: Final = ((13, "_$.@"), (14, "_@"), (18, "_@#"))


def unquoted_letters(llvm_version: int) -> str:
    """The characters beside letters and digits that need no quotes in a linker directive."""
    found = ""
    for first, letters in _UNQUOTED:
        if llvm_version >= first:
            found = letters
    return found
