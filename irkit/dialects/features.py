"""What some releases do and others do not, one row each: the differences that are not a table of their own."""

from __future__ import annotations

from typing import Final

from irkit.dialects.releases import NEWEST, OLDEST


class Feature:
    """Something that LLVM `first` to `last` have (both included); ask with `dialect.has(feature)`."""

    __slots__ = ("first", "last")

    def __init__(self, first: int = OLDEST, last: int = NEWEST) -> None:
        self.first: int = first
        self.last: int = last


# Pointers of a file are typed unless it says otherwise (a type record for `ptr` makes them opaque in 13 and 14).
TYPED_POINTERS: Final = Feature(last=14)
# Debug records (`#dbg_value`) instead of calls of `llvm.dbg.*`, in bitcode and in print.
DEBUG_RECORDS: Final = Feature(first=19)
# Vectors of one repeated integer or float print as `splat (…)`.
SPLAT_CONSTANTS: Final = Feature(first=20)
