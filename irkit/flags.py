"""Flags of instructions and constant expressions, one bit each, so that an instruction holds them in one integer.

`WRAP_FLAGS` and `FAST_MATH_FLAGS` list the keywords in the order in which LLVM prints them.
"""

from __future__ import annotations

from typing import Final

NUW: Final = 1
NSW: Final = 2
EXACT: Final = 4
DISJOINT: Final = 8
NNEG: Final = 16
SAMESIGN: Final = 32
INBOUNDS: Final = 64
NUSW: Final = 128

WRAP_FLAGS: Final = (
    (INBOUNDS, "inbounds"),
    (NUSW, "nusw"),
    (NUW, "nuw"),
    (NSW, "nsw"),
    (EXACT, "exact"),
    (DISJOINT, "disjoint"),
    (NNEG, "nneg"),
    (SAMESIGN, "samesign"),
)

# Fast-math flags: the bits are those of the bitcode from LLVM 6 on.
FAST_UNSAFE: Final = 1  # the one flag of older files, which stood for all
FAST_NNAN: Final = 2
FAST_NINF: Final = 4
FAST_NSZ: Final = 8
FAST_ARCP: Final = 16
FAST_CONTRACT: Final = 32
FAST_AFN: Final = 64
FAST_REASSOC: Final = 128
FAST_ALL: Final = 0xFE

ALL_FLAGS: Final = 0xFF  # both kinds have eight bits

FAST_MATH_FLAGS: Final = (
    (FAST_REASSOC, "reassoc"),
    (FAST_NNAN, "nnan"),
    (FAST_NINF, "ninf"),
    (FAST_NSZ, "nsz"),
    (FAST_ARCP, "arcp"),
    (FAST_CONTRACT, "contract"),
    (FAST_AFN, "afn"),
)
