"""Names of vector variants of functions (LangRef, `"vector-function-abi-variant"`; the vector function ABIs)."""

from __future__ import annotations

from typing import NamedTuple

from irkit.types import FunctionType, VectorType, VoidType


def is_vector_variant(name: str, ty: FunctionType) -> bool:
    """Whether a name has the form `_ZGV<isa><mask><lanes><parameters>_<scalar name>[(<vector name>)]` for a function
    of this type."""
    if not name.startswith("_ZGV"):
        return False
    rest = name[4:]
    internal = rest.startswith("_LLVM_")
    rest = rest[6 if internal else 1 :]  # LLVM takes any letter for an instruction set
    if rest[:1] not in ("M", "N"):
        return False
    rest = rest[1:]
    if rest[:1] == "x":
        rest = rest[1:]
    else:
        digits = len(rest) - len(rest.lstrip("0123456789"))
        if not digits or int(rest[:digits]) == 0:
            return False
        rest = rest[digits:]
    found = _parameters(rest)
    if found is None or not found.number or not found.rest.startswith("_"):
        return False
    rest = found.rest[1:]
    scalar, bracket, vector = rest.partition("(")
    if not scalar:
        return False
    if bracket:
        if not vector.endswith(")") or vector == ")":
            return False
    elif internal:
        return False
    return found.number == len(ty.parameters) and _fits(ty)


def _fits(ty: FunctionType) -> bool:
    parts = ty.contained_types()
    return not any(isinstance(part, VectorType) for part in parts) or isinstance(ty.return_type, VoidType)


class _Parameters(NamedTuple):
    number: int
    rest: str


def _parameters(text: str) -> _Parameters | None:
    """How many parameters are at the beginning, and what is behind them; None for a malformed one."""
    count = 0
    while text:
        kind = 0
        for prefix in ("ls", "Rs", "Ls", "Us", "v", "u", "l", "R", "L", "U"):
            if text.startswith(prefix):
                kind = len(prefix)
                break
        if not kind:
            break
        takes_number = text[:1] not in ("v", "u")
        is_runtime = kind == 2
        text = text[kind:]
        if takes_number:
            if not is_runtime and text[:1] == "n":
                text = text[1:]
            digits = len(text) - len(text.lstrip("0123456789"))
            if is_runtime and not digits:
                return None
            text = text[digits:]
        if text[:1] == "a":
            digits = len(text[1:]) - len(text[1:].lstrip("0123456789"))
            if not digits:
                return None
            alignment = int(text[1 : 1 + digits])
            if alignment == 0 or alignment & (alignment - 1):
                return None
            text = text[1 + digits :]
        count += 1
    return _Parameters(count, text)
