"""The names of overloaded intrinsics: LLVM's base name, and the types that it is overloaded on."""

from __future__ import annotations

from typing import Final

from irkit.intrinsics.table import Intrinsic
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    VoidType,
    X86MMXType,
)

_MANGLED_FLOATS: Final = {
    "half": "f16",
    "bfloat": "bf16",
    "float": "f32",
    "double": "f64",
    "x86_fp80": "f80",
    "fp128": "f128",
    "ppc_fp128": "ppcf128",
}


def mangled_type(root: Type) -> str | None:
    """A type in the name of an overloaded intrinsic; None where an unnamed struct leaves the name open."""
    out: list[str] = []
    todo: list[Type | str] = [root]
    while todo:
        item = todo.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        if isinstance(item, StructType) and item.name == "":
            return None
        todo.extend(reversed(_mangled_pieces(item)))
    return "".join(out)


def _mangled_pieces(ty: Type) -> list[Type | str]:
    if isinstance(ty, PointerType):
        name = f"p{ty.address_space}"
        return [name] if ty.pointee is None else [name, ty.pointee]
    if isinstance(ty, ArrayType):
        return [f"a{ty.count}", ty.element]
    if isinstance(ty, StructType):
        return [f"s_{ty.name}s"] if ty.name is not None else ["sl_", *(ty.elements or ()), "s"]
    if isinstance(ty, FunctionType):
        return ["f_", ty.return_type, *ty.parameters, "vararg" if ty.is_vararg else "", "f"]
    if isinstance(ty, VectorType):
        return [f"{'nx' if ty.scalable else ''}v{ty.count}", ty.element]
    if isinstance(ty, TargetExtensionType):
        pieces: list[Type | str] = [f"t{ty.name}"]
        for parameter in ty.type_parameters:
            pieces += ["_", parameter]
        return [*pieces, *(f"_{number}" for number in ty.int_parameters), "t"]
    if isinstance(ty, IntegerType):
        return [f"i{ty.width}"]
    if isinstance(ty, FloatingPointType):
        return [_MANGLED_FLOATS[ty.keyword]]
    if isinstance(ty, VoidType):
        return ["isVoid"]
    if isinstance(ty, X86MMXType):
        return ["x86mmx"]
    return [{"metadata": "Metadata", "x86_amx": "x86amx"}.get(str(ty), str(ty))]


def mangled_name(intrinsic: Intrinsic, types: list[Type]) -> str | None:
    """The name of `intrinsic` overloaded on `types`; None where an unnamed struct leaves it open."""
    parts = [intrinsic.name]
    for ty in types:
        part = mangled_type(ty)
        if part is None:
            return None
        parts.append(part)
    return ".".join(parts)
