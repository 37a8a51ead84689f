"""What is behind a pointer that is cast, offset by nothing, or an alias."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantExpr
from irkit.context import is_null
from irkit.globals import GlobalAlias
from irkit.values import Value

LONGEST: Final = 10000  # of a chain of casts or aliases; one of aliases may be a circle


def strip_casts(value: Value) -> Value:
    """What is behind casts of a constant pointer, and `getelementptr` without an offset."""
    for _ in range(LONGEST):
        if not isinstance(value, ConstantExpr) or not value.operands:
            break
        if value.opcode == "getelementptr":
            if not all(is_null(index) for index in value.operands[1:]):
                break
        elif value.opcode not in ("bitcast", "addrspacecast"):
            break
        value = value.operands[0]
    return value


def strip_aliases(value: Value) -> Value:
    """The same, and what aliases stand for."""
    for _ in range(LONGEST):
        value = strip_casts(value)
        if not isinstance(value, GlobalAlias) or not value.operands:
            break
        value = value.operands[0]
    return value
