"""Integers that arguments and metadata are."""

from __future__ import annotations

from irkit.constants import ConstantInt
from irkit.instructions import CallBase


def integer(i: CallBase, number: int) -> int | None:
    """The value of a constant argument, signed; None for what is not constant."""
    value = i.operands[number] if number < i.argument_count else None
    return value.value if isinstance(value, ConstantInt) else None


def unsigned(i: CallBase, number: int) -> int | None:
    """The same as LLVM takes it: unsigned, by its type's width."""
    value = i.operands[number] if number < i.argument_count else None
    return value.unsigned if isinstance(value, ConstantInt) else None


def number(i: CallBase, place: int) -> int:
    """The same; 0 for what is not constant."""
    return unsigned(i, place) or 0
