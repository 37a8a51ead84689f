"""Questions about types and operands that several parts of the parser ask: LLVM's `isValidOperands` and the like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit.constants import Constant, ConstantAggregateZero, ConstantDataSequential, ConstantInt, ConstantVector
from irkit.dialects.features import FIRST_CLASS_OPAQUE_STRUCTS
from irkit.dialects.target_types import target_type_info
from irkit.errors import ParseError
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
from irkit.values import Value
from text.parser.state import Parser
from text.syntax.tree import Node


def mismatch(p: Parser, node: Node, found: Type, expected: Type) -> ParseError:
    return p.error(node, f"this is of type '{found}' where '{expected}' is expected")


def check_type(p: Parser, node: Node, value: Value, ty: Type) -> Value:
    """The value, which must be of the type that is written before it."""
    if value.type is not ty:
        raise mismatch(p, node, value.type, ty)
    return value


def is_aggregate(ty: Type) -> bool:
    return isinstance(ty, (StructType, ArrayType))


def is_first_class(p: Parser, ty: Type) -> bool:
    """LLVM's `isFirstClassType`: neither void nor a function type nor, in newer releases, an opaque struct."""
    if isinstance(ty, (VoidType, FunctionType)):
        return False
    return not (isinstance(ty, StructType) and ty.elements is None) or p.dialect.has(FIRST_CLASS_OPAQUE_STRUCTS)


def element_count(ty: Type) -> tuple[int, bool]:
    """A vector's number of elements and whether that is scalable; (0, False) for a scalar."""
    return (ty.count, ty.scalable) if isinstance(ty, VectorType) else (0, False)


def width(ty: Type) -> int:
    """LLVM's `getScalarSizeInBits`: 0 for what is no number."""
    scalar = ty.scalar_type()
    return scalar.width if isinstance(scalar, (IntegerType, FloatingPointType)) else 0


def primitive_bits(ty: Type) -> tuple[int, bool]:
    """LLVM's `getPrimitiveSizeInBits`, and whether it is scalable; 0 for pointers and aggregates."""
    if isinstance(ty, VectorType):
        element = ty.element
        return (element.width * ty.count if isinstance(element, (IntegerType, FloatingPointType)) else 0), ty.scalable
    if isinstance(ty, (IntegerType, FloatingPointType)):
        return ty.width, False
    if isinstance(ty, X86MMXType):
        return 64, False
    if isinstance(ty, X86AMXType):
        return 8192, False
    return 0, False


# Sized types


def is_sized(p: Parser, root: Type) -> bool:
    """Whether memory can hold it: no function, label, metadata, token, opaque struct, or anything with one inside."""
    todo = [root]
    seen: set[Type] = set()
    while todo:
        ty = todo.pop()
        if isinstance(ty, (IntegerType, FloatingPointType, PointerType, X86MMXType, X86AMXType)):
            continue
        if isinstance(ty, (ArrayType, VectorType)):
            todo.append(ty.element)
        elif isinstance(ty, StructType):
            if ty.elements is None or _has_unsizable_scalable(p, ty):
                return False
            if ty not in seen:
                seen.add(ty)
                todo.extend(ty.elements)
            elif ty.name is not None and _contains(ty, ty):
                return False
        elif isinstance(ty, TargetExtensionType):
            info = target_type_info(ty.name, p.dialect.llvm_version)
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
        if ty not in seen and not isinstance(ty, (PointerType, FunctionType)):
            seen.add(ty)
            todo.extend(ty.contained_types())
    return False


def _has_unsizable_scalable(p: Parser, ty: StructType) -> bool:
    """A struct of scalable vectors has a size only where all its elements are the same vector (LLVM 17 and later)."""
    elements = ty.elements or ()
    if not any(isinstance(element, VectorType) and element.scalable for element in elements):
        return False
    return p.dialect.llvm_version < _SCALABLE_STRUCTS or any(element is not elements[0] for element in elements)


_SCALABLE_STRUCTS: Final = 17


def has_scalable(root: Type) -> bool:
    """Whether a struct or array holds a scalable vector somewhere."""
    todo = [root]
    seen: set[Type] = set()
    while todo:
        ty = todo.pop()
        if isinstance(ty, VectorType) and ty.scalable:
            return True
        if isinstance(ty, (StructType, ArrayType)) and ty not in seen:
            seen.add(ty)
            todo.extend(ty.contained_types())
    return False


# Conversions

_INTEGER_TO_INTEGER: Final = frozenset(("trunc", "zext", "sext"))
_FLOAT_TO_FLOAT: Final = frozenset(("fptrunc", "fpext"))
_INTEGER_TO_FLOAT: Final = frozenset(("uitofp", "sitofp"))
_FLOAT_TO_INTEGER: Final = frozenset(("fptoui", "fptosi"))
_NARROWING: Final = frozenset(("trunc", "fptrunc"))


def cast_is_valid(opcode: str, source: Type, target: Type) -> bool:
    """LLVM's `CastInst::castIsValid`."""
    for ty in (source, target):
        if isinstance(ty, (VoidType, FunctionType)) or is_aggregate(ty):
            return False
    if opcode == "bitcast":
        return _bitcast_is_valid(source, target)
    if element_count(source) != element_count(target):
        return False
    start = source.scalar_type()
    end = target.scalar_type()
    if opcode in _INTEGER_TO_INTEGER:
        if not isinstance(start, IntegerType) or not isinstance(end, IntegerType):
            return False
        return start.width > end.width if opcode in _NARROWING else start.width < end.width
    if opcode in _FLOAT_TO_FLOAT:
        if not isinstance(start, FloatingPointType) or not isinstance(end, FloatingPointType):
            return False
        return start.width > end.width if opcode in _NARROWING else start.width < end.width
    if opcode in _INTEGER_TO_FLOAT:
        return isinstance(start, IntegerType) and isinstance(end, FloatingPointType)
    if opcode in _FLOAT_TO_INTEGER:
        return isinstance(start, FloatingPointType) and isinstance(end, IntegerType)
    if opcode in ("ptrtoint", "ptrtoaddr"):
        return isinstance(start, PointerType) and isinstance(end, IntegerType)
    if opcode == "inttoptr":
        return isinstance(start, IntegerType) and isinstance(end, PointerType)
    if not isinstance(start, PointerType) or not isinstance(end, PointerType):
        return False
    return start.address_space != end.address_space


def _bitcast_is_valid(source: Type, target: Type) -> bool:
    start = source.scalar_type()
    end = target.scalar_type()
    if not isinstance(start, PointerType):
        return not isinstance(end, PointerType) and primitive_bits(source) == primitive_bits(target)
    if not isinstance(end, PointerType) or start.address_space != end.address_space:
        return False
    if isinstance(source, VectorType) and isinstance(target, VectorType):
        return element_count(source) == element_count(target)
    if isinstance(source, VectorType):
        return source.count == 1 and not source.scalable
    return not isinstance(target, VectorType) or (target.count == 1 and not target.scalable)


# Operands of one instruction


def select_problem(condition: Type, if_true: Type, if_false: Type) -> str:
    """What is wrong with the operands of a select; "" for nothing (LLVM's `SelectInst::areInvalidOperands`)."""
    if if_true is not if_false:
        return f"the two values of a 'select' are of types '{if_true}' and '{if_false}'"
    if isinstance(if_true, TokenType):
        return "a 'select' cannot choose between tokens"
    if isinstance(condition, VectorType):
        if not isinstance(condition.element, IntegerType) or condition.element.width != 1:
            return f"a 'select' by '{condition}'; expected 'i1' or a vector of it"
        if not isinstance(if_true, VectorType):
            return f"a 'select' by a vector between values of '{if_true}'"
        if (if_true.count, if_true.scalable) != (condition.count, condition.scalable):
            return f"a 'select' by '{condition}' between vectors of another length, '{if_true}'"
    elif not isinstance(condition, IntegerType) or condition.width != 1:
        return f"a 'select' by '{condition}'; expected 'i1' or a vector of it"
    return ""


def shuffle_is_valid(left: Type, right: Type, mask: Value) -> bool:
    """LLVM's `ShuffleVectorInst::isValidOperands`: equal vectors, and a mask of i32 that names their lanes."""
    ty = mask.type
    if not isinstance(left, VectorType) or left is not right or not isinstance(ty, VectorType):
        return False
    element = ty.element
    if not isinstance(element, IntegerType) or element.width != 32 or ty.scalable != left.scalable:
        return False
    if not isinstance(mask, Constant):
        return False
    lanes = mask_elements(mask)
    return lanes is not None and (not left.scalable or not any(lanes)) and all(n < 2 * left.count for n in lanes)


def mask_elements(mask: Constant) -> list[int] | None:
    """The lanes that a mask names; -1 where it leaves one open, None for what can be no mask."""
    if isinstance(mask, ConstantAggregateZero):
        return [0]
    if isinstance(mask, ConstantDataSequential):
        return [mask.element_bits(index) for index in range(mask.element_count)]
    if isinstance(mask, ConstantVector):
        found = []
        for operand in mask.operands:
            if isinstance(operand, ConstantInt):
                found.append(operand.value & 0xFFFFFFFF)
            elif not _is_undefined(operand):
                return None
        return found
    return [] if _is_undefined(mask) else None


def _is_undefined(value: Value) -> bool:
    from irkit.constants import UndefValue  # noqa: PLC0415

    return isinstance(value, UndefValue)


# Indices


def indexed_type(source: Type, indices: Sequence[Value]) -> Type | None:
    """The type that a getelementptr's indices lead to, the first of which steps over the pointer; None for nowhere."""
    ty = source
    for position in range(1, len(indices)):
        index = indices[position]
        if isinstance(ty, StructType):
            number = struct_index(index)
            elements = ty.elements
            if elements is None or number is None or not 0 <= number < len(elements):
                return None
            ty = elements[number]
        elif isinstance(ty, (ArrayType, VectorType)):
            ty = ty.element
        else:
            return None
    return ty


def struct_index(index: Value) -> int | None:
    """The number of a struct's element: a constant i32, or a vector of equal ones."""
    scalar = index.type.scalar_type()
    if not isinstance(scalar, IntegerType) or scalar.width != 32:
        return None
    if isinstance(index, ConstantInt):
        return index.value & 0xFFFFFFFF
    if isinstance(index, ConstantAggregateZero):
        return None if isinstance(index.type, VectorType) and index.type.scalable else 0
    if isinstance(index, ConstantDataSequential):
        first = index.element_bits(0)
        size = index.element_width // 8
        return first if index.data == index.data[:size] * index.element_count else None
    return None


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


def gep_result_type(p: Parser, base: Type, source: Type, indices: Sequence[Value]) -> Type | None:
    """The type of a getelementptr: the pointer's own, or typed by what the indices lead to, and a vector where any
    operand is one. None where the indices lead nowhere."""
    target = indexed_type(source, indices)
    pointer = base.scalar_type()
    if target is None or not isinstance(pointer, PointerType):
        return None
    if pointer.pointee is not None:
        pointer = p.context.pointer(pointer.address_space, target)
    if isinstance(base, VectorType):
        return base if pointer is base.element else p.context.vector(pointer, base.count, base.scalable)
    for index in indices:
        ty = index.type
        if isinstance(ty, VectorType):
            return p.context.vector(pointer, ty.count, ty.scalable)
    return pointer


def is_valid_result(ty: Type) -> bool:
    """Whether a function can return it."""
    return not isinstance(ty, (FunctionType, LabelType, MetadataType))


def is_valid_element(ty: Type) -> bool:
    """Whether a pointer can point to it, or memory be allocated for it."""
    return not isinstance(ty, (VoidType, LabelType, MetadataType, TokenType, X86AMXType))
