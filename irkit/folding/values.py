"""What constant folding asks of constants, and how it makes new ones.

Note [folding]: LLVM has no constant expression that it can compute: what it makes of `add (i32 1, i32 2)` is `3`. Which
expressions it simplifies, and how far, changed from release to release; the modules of this package follow LLVM's
`ConstantFold.cpp` rule by rule, with what only some releases do as rows of `irkit.dialects.features`. Functions named
`…_folded` answer None where LLVM keeps the expression.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

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
from irkit.dialects.features import SPLATS_OF_POISON, WIDE_SPLAT_INDICES
from irkit.errors import UnsupportedError
from irkit.integers import signed
from irkit.operators.lists import RETIRED_EXPRESSIONS
from irkit.types import ArrayType, FloatingPointType, IntegerType, StructType, Type, VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules


MAX_LANES: Final = 1 << 20  # elements of a vector that get constants of their own


def has_expression(rules: Rules, opcode: str) -> bool:
    """Whether the release has constant expressions of this opcode."""
    return rules.dialect.llvm_version <= RETIRED_EXPRESSIONS.get(opcode, rules.dialect.llvm_version)


def expression(rules: Rules, opcode: str, ty: Type, operands: list[Value], flags: int = 0) -> Constant:
    """The one expression of this type with this opcode, operands and flags."""
    return rules.context.unique((opcode, ty, flags, *operands), ConstantExpr(ty, opcode, operands, flags))


def shuffle_expression(rules: Rules, ty: Type, left: Value, right: Value, mask: Constant) -> Constant:
    """The one `shufflevector` of these operands and this mask."""
    return rules.context.unique(("shufflevector", ty, left, right, mask), ConstantExprShuffle(ty, [left, right], mask))


def all_ones(rules: Rules, ty: Type) -> Constant:
    """The number, or the vector of numbers, whose bits are all set."""
    context = rules.context
    if isinstance(ty, IntegerType):
        return context.constant_int(ty, -1)
    if isinstance(ty, FloatingPointType):
        return context.constant_fp(ty, (1 << ty.width) - 1)
    assert isinstance(ty, VectorType)
    return splat_of(rules, ty, all_ones(rules, ty.element))


def lanes(ty: VectorType) -> range:
    """The numbers of a vector's elements, each of which is about to get a constant of its own."""
    if ty.count > MAX_LANES:
        raise UnsupportedError(f"a constant with one value for each element of '{ty}'; irkit takes {MAX_LANES}")
    return range(ty.count)


def splat_of(rules: Rules, ty: VectorType, element: Value) -> Constant:
    """A vector of equal elements, in the form that LLVM gives it."""
    context = rules.context
    if isinstance(element, PoisonValue):
        return context.poison(ty)
    if isinstance(element, UndefValue):
        return context.undef(ty)
    if is_null(element):
        return context.null(ty)
    if not ty.scalable:
        return context.constant_aggregate(ty, [element] * len(lanes(ty)))
    return _scalable_splat(rules, ty, element)


def _scalable_splat(rules: Rules, ty: VectorType, element: Value) -> Constant:
    """The element inserted into the first lane, which is then shuffled all over."""
    context = rules.context
    dialect = rules.dialect
    base: Constant = context.poison(ty) if dialect.has(SPLATS_OF_POISON) else context.undef(ty)
    first = context.constant_int(context.integer(64 if dialect.has(WIDE_SPLAT_INDICES) else 32), 0)
    inserted = expression(rules, "insertelement", ty, [base, element, first])
    return shuffle_expression(
        rules, ty, inserted, base, context.null(context.vector(context.integer(32), ty.count, True))
    )


def integer_of(rules: Rules, ty: Type, value: int) -> Constant:
    """The integer, or the vector of equal ones."""
    if isinstance(ty, VectorType):
        return splat_of(rules, ty, rules.context.constant_int(ty.element, value))
    return rules.context.constant_int(ty, value)


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
        return ConstantInt(ty, signed(bits, ty.width))
    return ConstantFP(ty, bits)


def element_of(rules: Rules, value: Value, index: int) -> Value | None:
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
    context = rules.context
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


def canonical(rules: Rules, value: Value | None) -> Value | None:
    """A number as the context has it, for one that was made apart."""
    if isinstance(value, ConstantInt):
        return rules.context.constant_int(value.type, value.value)
    if isinstance(value, ConstantFP):
        return rules.context.constant_fp(value.type, value.bits)
    return value


def splat_element(rules: Rules, value: Value) -> Value | None:
    """The element that all lanes of a vector are; also of zero and of poison."""
    ty = value.type
    assert isinstance(ty, VectorType)
    if isinstance(value, (ConstantAggregateZero, PoisonValue)):
        return element_of(rules, value, 0)
    return canonical(rules, splat_value(value))


def vector_of(rules: Rules, ty: VectorType, elements: Sequence[Value]) -> Constant:
    return rules.context.constant_aggregate(ty, list(elements))
