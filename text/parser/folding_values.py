"""What constant folding asks of constants, and how it makes new ones.

Note [folding]: LLVM has no constant expression that it can compute: what it makes of `add (i32 1, i32 2)` is `3`. Which
expressions it simplifies, and how far, changed from release to release; the folding modules follow LLVM's
`ConstantFold.cpp` rule by rule, with what only some releases do as rows of `irkit.dialects.features`. Functions named
`…_folded` answer None where LLVM keeps the expression.
"""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constants import (
    Constant,
    ConstantAggregate,
    ConstantAggregateZero,
    ConstantDataSequential,
    ConstantExpr,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.encodings import RETIRED_EXPRESSIONS
from irkit.types import ArrayType, FloatingPointType, IntegerType, StructType, Type, VectorType
from irkit.values import Value
from text.parser.state import Parser


def has_expression(p: Parser, opcode: str) -> bool:
    """Whether the release has constant expressions of this opcode."""
    return p.dialect.llvm_version <= RETIRED_EXPRESSIONS.get(opcode, p.dialect.llvm_version)


def expression(p: Parser, opcode: str, ty: Type, operands: list[Value], flags: int = 0) -> Constant:
    """The one expression of this type with this opcode, operands and flags."""
    return p.context.unique((opcode, ty, flags, *operands), ConstantExpr(ty, opcode, operands, flags))


def all_ones(p: Parser, ty: Type) -> Constant:
    """The number, or the vector of numbers, whose bits are all set."""
    context = p.context
    if isinstance(ty, IntegerType):
        return context.constant_int(ty, -1)
    if isinstance(ty, FloatingPointType):
        return context.constant_fp(ty, (1 << ty.width) - 1)
    assert isinstance(ty, VectorType)
    return splat_of(p, ty, all_ones(p, ty.element))


def splat_of(p: Parser, ty: VectorType, element: Value) -> Constant:
    from text.parser.aggregates import splat  # noqa: PLC0415 - that module is a user of this one

    made = splat(p, ty, element)
    assert isinstance(made, Constant)
    return made


def integer_of(p: Parser, ty: Type, value: int) -> Constant:
    """The integer, or the vector of equal ones."""
    if isinstance(ty, VectorType):
        return splat_of(p, ty, p.context.constant_int(ty.element, value))
    return p.context.constant_int(ty, value)


def unsigned(value: ConstantInt) -> int:
    ty = value.type
    assert isinstance(ty, IntegerType)
    return value.value & ((1 << ty.width) - 1)


def is_all_ones(value: Value) -> bool:
    if isinstance(value, ConstantInt):
        return value.value == -1
    if isinstance(value, ConstantFP):
        ty = value.type
        return isinstance(ty, FloatingPointType) and value.bits == (1 << ty.width) - 1
    if isinstance(value.type, VectorType):
        element = splat_value(value)
        return element is not None and is_all_ones(element)
    return False


def is_one(value: Value) -> bool:
    if isinstance(value, ConstantInt):
        return value.value == 1 or (value.value == -1 and isinstance(value.type, IntegerType) and value.type.width == 1)
    return False


def splat_value(value: Value) -> Value | None:
    """The element that all lanes of a vector are, where that is seen at once (`Constant::getSplatValue`)."""
    if isinstance(value, ConstantDataSequential):
        size = value.element_width // 8
        if value.data != value.data[:size] * value.element_count:
            return None
        return _data_element(value, 0)
    if isinstance(value, ConstantAggregate):
        first = value.operands[0]
        return first if all(operand is first for operand in value.operands) else None
    if isinstance(value, ConstantExprShuffle):
        inserted, other = value.operands
        if is_null(value.mask_constant) and isinstance(other, UndefValue) and isinstance(inserted, ConstantExpr):
            if inserted.opcode == "insertelement" and isinstance(inserted.operands[0], UndefValue):
                return inserted.operands[1] if is_null(inserted.operands[2]) else None
    return None


def _data_element(value: ConstantDataSequential, index: int) -> Value:
    bits = value.element_bits(index)
    ty = value.element_type
    if isinstance(ty, IntegerType):
        return ConstantInt(ty, bits - (1 << ty.width) if bits >> (ty.width - 1) else bits)
    return ConstantFP(ty, bits)


def element_of(p: Parser, value: Value, index: int) -> Value | None:
    """An element of an aggregate constant; None where it cannot be told, or there is none."""
    ty = value.type
    element: Type
    if isinstance(ty, StructType):
        elements = ty.elements or ()
        if not 0 <= index < len(elements):
            return None
        element = elements[index]
    elif isinstance(ty, (ArrayType, VectorType)):
        if not 0 <= index < ty.count or (isinstance(ty, VectorType) and ty.scalable and not _is_uniform(value)):
            return None
        element = ty.element
    else:
        return None
    context = p.context
    if isinstance(value, ConstantAggregate):
        return value.operands[index]
    if isinstance(value, ConstantDataSequential):
        made = _data_element(value, index)
        if isinstance(made, ConstantInt):
            return context.constant_int(element, made.value)
        assert isinstance(made, ConstantFP)
        return context.constant_fp(element, made.bits)
    if isinstance(value, ConstantAggregateZero):
        return context.null(element)
    if isinstance(value, PoisonValue):
        return context.poison(element)
    if isinstance(value, UndefValue):
        return context.undef(element)
    return None


def _is_uniform(value: Value) -> bool:
    return isinstance(value, (ConstantAggregateZero, UndefValue))


def canonical(p: Parser, value: Value | None) -> Value | None:
    """A number as the context has it, for one that was made apart."""
    if isinstance(value, ConstantInt):
        return p.context.constant_int(value.type, value.value)
    if isinstance(value, ConstantFP):
        return p.context.constant_fp(value.type, value.bits)
    return value


def splat_element(p: Parser, value: Value) -> Value | None:
    """The element that all lanes of a vector are; also of zero and of poison."""
    ty = value.type
    assert isinstance(ty, VectorType)
    if isinstance(value, (ConstantAggregateZero, PoisonValue)):
        return element_of(p, value, 0)
    return canonical(p, splat_value(value))


def vector_of(p: Parser, ty: VectorType, elements: Sequence[Value]) -> Constant:
    return p.context.constant_aggregate(ty, list(elements))
