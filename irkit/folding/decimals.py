"""Decimal numbers in the formats of floating-point types, rounded once: to the nearest, ties to even."""

from __future__ import annotations

import struct
from typing import Final

from irkit.folding.formats import WIDTHS

_INFINITY: Final = float("inf")
_LEAST_NORMAL_FLOAT: Final = 2.0**-126
_LARGEST_FLOAT: Final = 2.0**128 - 2.0**104
_BEHIND_A_FLOAT: Final = (1 << 29) - 1  # the bits of a double's fraction that a float's has not
_MIDDLE_OF_FLOATS: Final = 1 << 28


def from_decimal(text: str, keyword: str) -> int:
    """The encoding of the number nearest to a decimal one as `-1.5e+3`; OVERFLOW or UNDERFLOW."""
    if keyword in ("double", "float"):
        if not text.partition("e")[0].strip("+-0."):
            return 1 << WIDTHS[keyword] - 1 if text[0] == "-" else 0
        bits = _by_way_of_double(float(text), keyword)
        if bits is not None:
            return bits
    from irkit.folding.exact_decimals import rounded_once  # whose arithmetic is slow to import

    return rounded_once(text, keyword)


def _by_way_of_double(nearest: float, keyword: str) -> int | None:
    """The encoding of a number whose nearest double this is; None if that leaves a doubt.

    What is rounded twice comes out as if it had been rounded once, unless it is first rounded to what lies in the
    middle of two numbers of the narrower type: a double with a 1 and then only zeros behind the bits of a float.
    """
    if keyword == "double":
        if not nearest or abs(nearest) == _INFINITY:
            return None
        return int.from_bytes(struct.pack("<d", nearest), "little")
    if not _LEAST_NORMAL_FLOAT <= abs(nearest) <= _LARGEST_FLOAT:
        return None
    if int.from_bytes(struct.pack("<d", nearest), "little") & _BEHIND_A_FLOAT == _MIDDLE_OF_FLOATS:
        return None
    return int.from_bytes(struct.pack("<f", nearest), "little")
