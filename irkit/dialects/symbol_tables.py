"""What differs between releases in the native symbol table of bitcode (LLVM's irsymtab)."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import Feature

# 32-bit x86, and x86-64 with a large code model, refer to `_GLOBAL_OFFSET_TABLE_`, which no global stands for.
GLOBAL_OFFSET_TABLE: Final = Feature(first=19)
# An ifunc is an object of its own; before that, its resolver's comdat and section are its own.
IFUNCS_ARE_OBJECTS: Final = Feature(first=14)
# Hidden definitions are kept out of what MinGW exports by default.
EXCLUDE_SYMBOLS: Final = Feature(first=16)
# Aliases of functions with Microsoft's calling conventions are decorated as the functions are.
DECORATED_ALIASES: Final = Feature(first=14)
# The place of a struct's return is no argument in the count that decorates a name.
RETURNED_STRUCTS_NOT_COUNTED: Final = Feature(first=14)
# Arm64EC's functions are exported under their plain names.
EXPORT_AS: Final = Feature(first=19)

# Other characters than letters and digits that a linker directive takes without quotes, by first release.
_UNQUOTED: Final = ((13, "_$.@"), (14, "_@"), (18, "_@#"))


def unquoted_letters(llvm_version: int) -> str:
    """The characters beside letters and digits that need no quotes in a linker directive."""
    found = ""
    for first, letters in _UNQUOTED:
        if llvm_version >= first:
            found = letters
    return found
