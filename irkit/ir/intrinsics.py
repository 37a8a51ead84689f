"""The signatures that llvmlite knows of intrinsics."""

from __future__ import annotations

from typing import Any, Final

from irkit.ir.types import FunctionType, IntType, VoidType

_ONE_NAME: Final = frozenset({"llvm.cttz", "llvm.ctlz", "llvm.fma"})  # overloaded on the first type alone


def signature(intrinsic: str, tys: list[Any], given: FunctionType | None) -> tuple[str, FunctionType | None]:
    """Name and type; None for a type that has to be given."""
    overloads = tys[:1] if intrinsic in _ONE_NAME else tys
    name = ".".join([intrinsic, *[ty.intrinsic_name for ty in overloads]])
    return name, given if given is not None else _known(intrinsic, tys)


def _known(intrinsic: str, tys: list[Any]) -> FunctionType | None:
    void, bit = VoidType(), IntType(1)
    if not tys:
        return FunctionType(void, [bit]) if intrinsic == "llvm.assume" else None
    first = tys[0]
    if len(tys) == 1:
        one = {
            "llvm.powi": (first, [first, IntType(32)]),
            "llvm.pow": (first, [first, first]),
            "llvm.convert.from.fp16": (first, [IntType(16)]),
            "llvm.convert.to.fp16": (IntType(16), [first]),
        }
        return FunctionType(*one.get(intrinsic, (first, tys)))
    shapes = {
        ("llvm.memset", 2): (void, [first, IntType(8), tys[1], bit]),
        ("llvm.cttz", 2): (first, [first, bit]),
        ("llvm.ctlz", 2): (first, [first, bit]),
        ("llvm.memcpy", 3): (void, [*tys, bit]),
        ("llvm.memmove", 3): (void, [*tys, bit]),
        ("llvm.fma", 3): (first, [first] * 3),
    }
    found = shapes.get((intrinsic, len(tys)))
    return None if found is None else FunctionType(*found)
