"""Questions about types that parsing, folding, editing and checking ask (LangRef, "Type System").

Nothing here calls itself for the parts of a type: they nest deeper than any call stack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.dialects import Dialect
from irkit.dialects.features import FIRST_CLASS_OPAQUE_STRUCTS, SCALABLE_STRUCTS
from irkit.dialects.target_types import target_type_info
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

MMX_BITS: Final = 64
AMX_BITS: Final = 8192
_SCALABLE_TARGET_TYPES: Final = ("aarch64.svcount", "riscv.vector.tuple")


def is_aggregate(ty: Type) -> bool:
    return isinstance(ty, (StructType, ArrayType))


def is_first_class(dialect: Dialect, ty: Type) -> bool:
    """LLVM's `isFirstClassType`: neither void nor a function type nor, in newer releases, an opaque struct."""
    if isinstance(ty, (VoidType, FunctionType)):
        return False
    return not (isinstance(ty, StructType) and ty.elements is None) or dialect.has(FIRST_CLASS_OPAQUE_STRUCTS)


def element_count(ty: Type) -> tuple[int, bool]:
    """A vector's number of elements and whether that is scalable; (0, False) for a scalar."""
    return (ty.count, ty.scalable) if isinstance(ty, VectorType) else (0, False)


def is_integer(ty: Type, width: int) -> bool:
    """Whether it is an integer type of that width."""
    return isinstance(ty, IntegerType) and ty.width == width


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


def scalar_bits(ty: Type) -> int:
    """LLVM's `getScalarSizeInBits`: the width of a number or of a vector's numbers; 0 for pointers and what has no
    width of its own."""
    scalar = ty.scalar_type()
    if isinstance(scalar, (IntegerType, FloatingPointType)):
        return scalar.width
    return primitive_bits(scalar)[0]


def primitive_bits(ty: Type) -> tuple[int, bool]:
    """LLVM's `getPrimitiveSizeInBits`, and whether it is scalable; 0 for pointers and aggregates."""
    if isinstance(ty, VectorType):
        element = ty.element
        return (element.width * ty.count if isinstance(element, (IntegerType, FloatingPointType)) else 0), ty.scalable
    if isinstance(ty, (IntegerType, FloatingPointType)):
        return ty.width, False
    if isinstance(ty, X86MMXType):
        return MMX_BITS, False
    if isinstance(ty, X86AMXType):
        return AMX_BITS, False
    return 0, False


def is_lossless_bitcast(source: Type, target: Type) -> bool:
    """Whether a bitcast between the types changes no bits, as LLVM's `canLosslesslyBitCastTo`."""
    if source is target:
        return True
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        return primitive_bits(source) == primitive_bits(target)
    if isinstance(source, PointerType) and isinstance(target, PointerType):
        return source.address_space == target.address_space
    if isinstance(source, X86AMXType) or isinstance(target, X86AMXType):
        other = target if isinstance(source, X86AMXType) else source
        return isinstance(other, VectorType) and primitive_bits(other)[0] == AMX_BITS
    return False


def member_type(ty: Type, indices: Sequence[int]) -> Type | None:
    """The type of the member of an aggregate that the indices lead to; None for nowhere."""
    for index in indices:
        if isinstance(ty, StructType) and ty.elements is not None and index < len(ty.elements):
            ty = ty.elements[index]
        elif isinstance(ty, ArrayType) and index < ty.count:
            ty = ty.element
        else:
            return None
    return ty


def is_valid_result(ty: Type) -> bool:
    """Whether a function can return it."""
    return not isinstance(ty, (FunctionType, LabelType, MetadataType))


def is_valid_element(ty: Type) -> bool:
    """Whether a pointer can point to it, or memory be allocated for it."""
    return not isinstance(ty, (VoidType, LabelType, MetadataType, TokenType, X86AMXType))


def is_sized(dialect: Dialect, root: Type) -> bool:
    """Whether memory can hold it: no function, label, metadata, token, opaque struct, or anything with one inside."""
    todo = [root]
    seen: set[Type] = set()
    scalable = has_scalable(root)
    while todo:
        ty = todo.pop()
        if isinstance(ty, (IntegerType, FloatingPointType, PointerType, X86MMXType, X86AMXType)):
            continue
        if isinstance(ty, (ArrayType, VectorType)):
            todo.append(ty.element)
        elif isinstance(ty, StructType):
            if ty.elements is None or (scalable and has_unsizable_scalable(dialect, ty)):
                return False
            if ty not in seen:
                seen.add(ty)
                todo.extend(ty.elements)
            elif _contains(ty, ty):
                return False
        elif isinstance(ty, TargetExtensionType):
            info = target_type_info(ty.name, dialect.llvm_version)
            if info is None or not info.layout:
                return False
        else:
            return False
    return True


def _contains(root: StructType, wanted: Type) -> bool:
    """Whether a struct holds itself, not through a pointer."""
    todo: list[Type] = list(root.elements or ())
    seen: set[Type] = set()
    while todo:
        ty = todo.pop()
        if ty is wanted:
            return True
        if ty not in seen and not isinstance(ty, PointerType):
            seen.add(ty)
            todo.extend(ty.contained_types())
    return False


def has_unsizable_scalable(dialect: Dialect, ty: StructType) -> bool:
    """A struct of scalable vectors has a size only where all its elements are the same vector (LLVM 17 and later)."""
    elements = ty.elements or ()
    if not any(has_scalable(element) for element in elements):
        return False
    first = elements[0]
    if not dialect.has(SCALABLE_STRUCTS) or not isinstance(first, VectorType):
        return True
    return any(element is not first for element in elements)


def has_scalable(root: Type, target_types: bool = False) -> bool:
    """Whether it is a scalable vector, or a struct or array that holds one somewhere. `target_types`: those that only
    targets have count as well."""
    todo = [root]
    seen: set[Type] = set()
    while todo:
        ty = todo.pop()
        if isinstance(ty, VectorType) and ty.scalable:
            return True
        if target_types and isinstance(ty, TargetExtensionType) and ty.name in _SCALABLE_TARGET_TYPES:
            return True
        if isinstance(ty, (StructType, ArrayType)) and ty not in seen:
            seen.add(ty)
            todo.extend(ty.contained_types())
    return False
