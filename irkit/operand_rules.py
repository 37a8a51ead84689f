"""Which operands an instruction or a constant expression takes, and what its type is: LLVM's `castIsValid`,
`areInvalidOperands`, `isValidOperands`, `getIndexedType`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from irkit.constants import (
    ConstantAggregateZero,
    ConstantDataSequential,
    ConstantInt,
    ConstantVector,
    UndefValue,
)
from irkit.operators.lists import CONVERSIONS
from irkit.type_rules import element_count, is_aggregate, is_integer, primitive_bits
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TokenType,
    Type,
    VectorType,
    VoidType,
)
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.context import Context


def _conversions(takes: str, gives: str) -> frozenset[str]:
    """Those from one kind of type to another, whether it is narrower or wider."""
    return frozenset([opcode for opcode, row in CONVERSIONS.items() if row[0] == takes and row[1].endswith(gives)])


_INTEGER_TO_INTEGER: Final = _conversions("integer", "integer")
_FLOAT_TO_FLOAT: Final = _conversions("float", "float")
_INTEGER_TO_FLOAT: Final = _conversions("integer", "float")
_FLOAT_TO_INTEGER: Final = _conversions("float", "integer")
_POINTER_TO_INTEGER: Final = _conversions("pointer", "integer")
_NARROWING: Final = _conversions("integer", "narrower integer") | _conversions("float", "narrower float")


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
    if opcode in _POINTER_TO_INTEGER:
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


def select_problem(condition: Type, if_true: Type, if_false: Type) -> str:
    """What is wrong with the operands of a select; "" for nothing (LLVM's `SelectInst::areInvalidOperands`)."""
    if if_true is not if_false:
        return f"the two values of a 'select' are of types '{if_true}' and '{if_false}'"
    if isinstance(if_true, TokenType):
        return "a 'select' cannot choose between tokens"
    if isinstance(condition, VectorType):
        if not is_integer(condition.element, 1):
            return f"a 'select' by '{condition}'; expected 'i1' or a vector of it"
        if not isinstance(if_true, VectorType):
            return f"a 'select' by a vector between values of '{if_true}'"
        if (if_true.count, if_true.scalable) != (condition.count, condition.scalable):
            return f"a 'select' by '{condition}' between vectors of another length, '{if_true}'"
    elif not is_integer(condition, 1):
        return f"a 'select' by '{condition}'; expected 'i1' or a vector of it"
    return ""


def shuffle_is_valid(left: Type, right: Type, mask: Value) -> bool:
    """LLVM's `ShuffleVectorInst::isValidOperands`: equal vectors, and a mask of i32 that names their lanes."""
    ty = mask.type
    if not isinstance(left, VectorType) or left is not right or not isinstance(ty, VectorType):
        return False
    if not is_integer(ty.element, 32) or ty.scalable != left.scalable:
        return False
    lanes = mask_elements(mask)
    return lanes is not None and (not left.scalable or not any(lanes)) and all(n < 2 * left.count for n in lanes)


def mask_elements(mask: Value) -> list[int] | None:
    """The lanes that a mask names, but for those that it leaves open; None for what can be no mask."""
    if isinstance(mask, ConstantAggregateZero):
        return [0]
    if isinstance(mask, ConstantDataSequential):
        return [mask.element_bits(index) for index in range(mask.element_count)]
    if isinstance(mask, ConstantVector):
        found = []
        for operand in mask.operands:
            if isinstance(operand, ConstantInt):
                found.append(operand.value & 0xFFFFFFFF)
            elif not isinstance(operand, UndefValue):
                return None
        return found
    return [] if isinstance(mask, UndefValue) else None


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
    if not is_integer(index.type.scalar_type(), 32):
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


def gep_result_type(context: Context, base: Type, source: Type, indices: Sequence[Value]) -> Type | None:
    """The type of a getelementptr: the pointer's own, or typed by what the indices lead to, and a vector where any
    operand is one. None where the indices lead nowhere."""
    target = indexed_type(source, indices)
    pointer = base.scalar_type()
    if target is None or not isinstance(pointer, PointerType):
        return None
    if pointer.pointee is not None:
        pointer = context.pointer(pointer.address_space, target)
    if isinstance(base, VectorType):
        return context.vector(pointer, base.count, base.scalable)
    for index in indices:
        ty = index.type
        if isinstance(ty, VectorType):
            return context.vector(pointer, ty.count, ty.scalable)
    return pointer
