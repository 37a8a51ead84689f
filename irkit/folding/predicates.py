"""Predicates of comparisons: opposites, and operands in the other order."""

from __future__ import annotations

from typing import Final

from irkit.dialects.encodings import FCMP_PREDICATES, ICMP_PREDICATES

_INVERSE_INTEGER: Final[dict[str, str]] = dict(
    zip(ICMP_PREDICATES, ("ne", "eq", "ule", "ult", "uge", "ugt", "sle", "slt", "sge", "sgt"), strict=True)
)
# Each comparison of floats is one of sixteen; the opposite has the number from the other end.
INVERSE: Final[dict[str, dict[str, str]]] = {
    "icmp": _INVERSE_INTEGER,
    "fcmp": dict(zip(FCMP_PREDICATES, reversed(FCMP_PREDICATES), strict=True)),
}
_TURN: Final[dict[str, str]] = {"g": "l", "l": "g"}


def swapped(predicate: str) -> str:
    """The predicate that says the same of the operands in the other order."""
    if len(predicate) == 3 and predicate[1] in _TURN:
        return predicate[0] + _TURN[predicate[1]] + predicate[2]
    return predicate
