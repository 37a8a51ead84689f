"""Integers of thousands of bits in base ten."""

from __future__ import annotations

import decimal
from typing import Final

_STEP: Final = 1024  # bytes of a piece
_EXPONENT_LIMIT: Final = 10**9


def wide_text(value: int) -> str:
    """The digits of an integer that Python's `str` refuses for their number."""
    sign = "-" if value < 0 else ""
    with decimal.localcontext(decimal.Context(prec=decimal.MAX_PREC, Emax=_EXPONENT_LIMIT, Emin=-_EXPONENT_LIMIT)):
        return sign + format(_in_base_ten(abs(value)), "f")


def _in_base_ten(value: int) -> decimal.Decimal:
    """A large number in base ten: it is cut into pieces, which are put together pairwise, since decimals multiply in
    better than quadratic time and integers do not become decimals so."""
    pieces: list[decimal.Decimal] = []
    data = value.to_bytes(-(-value.bit_length() // 8), "little")
    for start in range(0, len(data), _STEP):
        pieces.append(decimal.Decimal(int.from_bytes(data[start : start + _STEP], "little")))
    scale = decimal.Decimal(1 << _STEP * 8)
    while len(pieces) > 1:
        if len(pieces) % 2:
            pieces.append(decimal.Decimal(0))
        pieces = [pieces[i] + pieces[i + 1] * scale for i in range(0, len(pieces), 2)]
        if len(pieces) > 1:
            scale *= scale
    return pieces[0]
