"""Questions about types that LLVM answers on `Type`: sizes that are known, shapes of vectors, widths."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import OPAQUE_VALUES
from irkit.dialects.target_types import target_type_info
from irkit.type_rules import has_unsizable_scalable
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
    VoidType,
    X86AMXType,
    X86MMXType,
)
from irkit.verifier.frame import Verifier

_UNSIZED: Final = (VoidType, LabelType, MetadataType, TokenType, FunctionType)
_MMX_BITS: Final = 64
_AMX_BITS: Final = 8192


def is_sized(v: Verifier, root: Type) -> bool:
    """Whether values of this type have a size. A struct that holds itself has none."""
    known = v.sized.get(root)
    if known is not None:
        return known
    open_structs: set[Type] = set()
    scalable = contains_scalable(root)
    todo: list[Type] = [root]
    while todo:
        ty = todo[-1]
        if ty in v.sized:
            todo.pop()
            continue
        parts = ty.contained_types() if isinstance(ty, (ArrayType, VectorType, StructType)) else ()
        missing = [part for part in parts if part not in v.sized]
        if any(part in open_structs for part in missing):
            v.sized[ty] = False
        elif missing:
            open_structs.add(ty)
            todo.extend(missing)
            continue
        elif isinstance(ty, StructType):
            fine = ty.elements is not None and all(v.sized[part] for part in parts)
            v.sized[ty] = fine and not (scalable and has_unsizable_scalable(v.dialect, ty))
        elif isinstance(ty, TargetExtensionType):
            info = target_type_info(ty.name, v.release)
            v.sized[ty] = info is not None and info.layout != ""
        elif parts:
            v.sized[ty] = v.sized[parts[0]]
        else:
            v.sized[ty] = not isinstance(ty, _UNSIZED)
        open_structs.discard(ty)
        todo.pop()
    return v.sized[root]


def is_first_class(v: Verifier, ty: Type) -> bool:
    """Whether instructions can make values of it."""
    if isinstance(ty, StructType):
        return ty.elements is not None or v.dialect.has(OPAQUE_VALUES)
    return not isinstance(ty, (VoidType, FunctionType))


def contains_scalable(root: Type) -> bool:
    """Whether it is a scalable vector, or a struct or array that holds one."""
    todo = [root]
    seen: set[Type] = set()
    while todo:
        ty = todo.pop()
        if isinstance(ty, VectorType) and ty.scalable:
            return True
        if isinstance(ty, TargetExtensionType) and ty.name in ("aarch64.svcount", "riscv.vector.tuple"):
            return True
        if isinstance(ty, (ArrayType, StructType)) and ty not in seen:
            seen.add(ty)
            todo += ty.contained_types()
    return False


def shape(ty: Type) -> tuple[int, bool] | None:
    """A vector's number of elements and whether that is scalable; None for what is no vector."""
    return (ty.count, ty.scalable) if isinstance(ty, VectorType) else None


def scalar_bits(ty: Type) -> int:
    """The width of a number or of a vector's numbers; 0 for pointers and what has no width of its own."""
    scalar = ty.scalar_type()
    if isinstance(scalar, (IntegerType, FloatingPointType)):
        return scalar.width
    if isinstance(scalar, X86MMXType):
        return _MMX_BITS
    return _AMX_BITS if isinstance(scalar, X86AMXType) else 0


def primitive_bits(ty: Type) -> int:
    """The same, a vector's in all."""
    return scalar_bits(ty) * (ty.count if isinstance(ty, VectorType) else 1)


def is_integer(ty: Type, width: int = 0) -> bool:
    """Whether it is an integer type, of that width if one is given."""
    return isinstance(ty, IntegerType) and (not width or ty.width == width)


def address_space(ty: Type) -> int:
    """That of a pointer or of a vector's pointers; -1 for any other type."""
    scalar = ty.scalar_type()
    return scalar.address_space if isinstance(scalar, PointerType) else -1


def is_congruent(left: Type, right: Type) -> bool:
    """Whether two types are the same, up to what pointers point to."""
    if left is right:
        return True
    return (
        isinstance(left, PointerType) and isinstance(right, PointerType) and left.address_space == right.address_space
    )


def is_lossless_bitcast(v: Verifier, source: Type, target: Type) -> bool:
    """Whether a bitcast between the types changes no bits, as LLVM's `canLosslesslyBitCastTo`."""
    if source is target:
        return True
    if not is_first_class(v, source) or not is_first_class(v, target):
        return False
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        return primitive_bits(source) == primitive_bits(target) and source.scalable == target.scalable
    if isinstance(source, PointerType) and isinstance(target, PointerType):
        return source.address_space == target.address_space
    if isinstance(source, X86AMXType) or isinstance(target, X86AMXType):
        other = target if isinstance(source, X86AMXType) else source
        return isinstance(other, VectorType) and primitive_bits(other) == _AMX_BITS
    return False


def is_bitcast(v: Verifier, source: Type, target: Type) -> bool:
    """Whether a bitcast can lead from one type to the other, as LLVM's `castIsValid`."""
    if not is_first_class(v, source) or not is_first_class(v, target):
        return False
    if isinstance(source, (ArrayType, StructType)) or isinstance(target, (ArrayType, StructType)):
        return False
    from_pointer, to_pointer = source.is_pointer_or_pointer_vector(), target.is_pointer_or_pointer_vector()
    if from_pointer != to_pointer:
        return False
    if not from_pointer:
        return primitive_bits(source) == primitive_bits(target) and is_scalable(source) == is_scalable(target)
    if address_space(source) != address_space(target):
        return False
    left, right = shape(source), shape(target)
    if left is not None and right is not None:
        return left == right
    return left in (None, (1, False)) and right in (None, (1, False))


def is_scalable(ty: Type) -> bool:
    return isinstance(ty, VectorType) and ty.scalable
