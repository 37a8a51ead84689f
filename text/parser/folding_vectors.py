"""Choices, elements of vectors, members of aggregates, negation (`ConstantFold…Instruction`); see Note [folding]."""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constants import (
    Constant,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantVector,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.features import (
    FOLD_NESTED_SELECTS,
    FOLD_NULLS_INTO_ZEROS,
    FOLD_OPEN_MASKS_TO_POISON,
    FOLD_SCALABLE_ZEROS,
)
from irkit.globals import Function, GlobalVariable
from irkit.types import ArrayType, FloatingPointType, StructType, Type, VectorType
from irkit.values import Value
from text.parser import folding_floats as floats
from text.parser.folding_values import (
    element_of,
    expression,
    is_all_ones,
    splat_element,
    splat_of,
    unsigned,
    vector_of,
)
from text.parser.operands import mask_elements
from text.parser.state import Parser


def fold_select(p: Parser, condition: Value, if_true: Value, if_false: Value) -> Value:
    folded = _select_folded(p, condition, if_true, if_false)
    return folded if folded is not None else expression(p, "select", if_true.type, [condition, if_true, if_false])


def _select_folded(p: Parser, condition: Value, if_true: Value, if_false: Value) -> Value | None:
    if is_null(condition):
        return if_false
    if is_all_ones(condition):
        return if_true
    if isinstance(condition, ConstantVector):
        chosen = _select_elements(p, condition, if_true, if_false)
        if chosen is not None:
            return chosen
    if isinstance(condition, PoisonValue):
        return p.context.poison(if_true.type)
    if isinstance(condition, UndefValue):
        return if_true if isinstance(if_true, UndefValue) else if_false
    if if_true is if_false or isinstance(if_false, PoisonValue):
        return if_true
    if isinstance(if_true, PoisonValue):
        return if_false
    if isinstance(if_true, UndefValue) and _is_no_poison(if_false):
        return if_false
    if isinstance(if_false, UndefValue) and _is_no_poison(if_true):
        return if_true
    if p.dialect.has(FOLD_NESTED_SELECTS):
        if _is_select_by(if_true, condition):
            return fold_select(p, condition, _operand(if_true, 1), if_false)
        if _is_select_by(if_false, condition):
            return fold_select(p, condition, if_true, _operand(if_false, 2))
    return None


def _operand(value: Value, index: int) -> Value:
    assert isinstance(value, ConstantExpr)
    return value.operands[index]


def _is_select_by(value: Value, condition: Value) -> bool:
    return isinstance(value, ConstantExpr) and value.opcode == "select" and value.operands[0] is condition


def _is_no_poison(value: Value) -> bool:
    if isinstance(value, (ConstantInt, ConstantFP, ConstantPointerNull, GlobalVariable, Function)):
        return True
    if not isinstance(value.type, VectorType) or isinstance(value, (UndefValue, ConstantExpr)):
        return False
    if isinstance(value, ConstantVector):
        return not any(isinstance(operand, (PoisonValue, ConstantExpr)) for operand in value.operands)
    return True


def _select_elements(p: Parser, condition: ConstantVector, if_true: Value, if_false: Value) -> Value | None:
    ty = if_true.type
    assert isinstance(ty, VectorType)
    elements: list[Value] = []
    index_type = p.context.integer(32)
    for index, choice in enumerate(condition.operands):
        number = p.context.constant_int(index_type, index)
        first = fold_extract(p, if_true, number)
        second = fold_extract(p, if_false, number)
        if isinstance(choice, PoisonValue):
            elements.append(p.context.poison(first.type))
        elif first is second:
            elements.append(first)
        elif isinstance(choice, UndefValue):
            elements.append(first if isinstance(first, UndefValue) else second)
        elif isinstance(choice, ConstantInt):
            elements.append(second if is_null(choice) else first)
        else:
            return None
    return vector_of(p, ty, elements)


# Elements of vectors


def fold_extract(p: Parser, vector: Value, index: Value) -> Value:
    folded = _extract_folded(p, vector, index)
    if folded is not None:
        return folded
    ty = vector.type
    assert isinstance(ty, VectorType)
    return expression(p, "extractelement", ty.element, [vector, index])


def _extract_folded(p: Parser, vector: Value, index: Value) -> Value | None:
    ty = vector.type
    assert isinstance(ty, VectorType)
    context = p.context
    if isinstance(vector, PoisonValue) or isinstance(index, UndefValue):
        return context.poison(ty.element)
    if isinstance(vector, UndefValue):
        return context.undef(ty.element)
    if not isinstance(index, ConstantInt):
        return None
    number = unsigned(index)
    if not ty.scalable and number >= ty.count:
        return context.poison(ty.element)
    if isinstance(vector, ConstantExprGEP):
        return _extract_address(p, vector, index)
    under = _under_insertions(vector, number)
    if isinstance(under.type, VectorType):
        if under is not vector:
            return fold_extract(p, under, index)
    else:
        return under
    found = element_of(p, vector, number)
    if found is not None:
        return found
    return splat_element(p, vector) if number < ty.count else None


def _under_insertions(vector: Value, number: int) -> Value:
    """The element of that number that was inserted last, or the vector below all insertions of other elements."""
    while isinstance(vector, ConstantExpr) and vector.opcode == "insertelement":
        place = vector.operands[2]
        if not isinstance(place, ConstantInt):
            break
        if unsigned(place) == number:
            return vector.operands[1]
        vector = vector.operands[0]
    return vector


def _extract_address(p: Parser, vector: ConstantExprGEP, index: Value) -> Value:
    """An element of a vector of addresses is an address from elements; from the innermost address outwards."""
    from text.parser.folding_gep import fold_gep  # noqa: PLC0415 - that module splits vectors of indices

    chain = [vector]
    base = vector.operands[0]
    while isinstance(base, ConstantExprGEP) and isinstance(base.type, VectorType):
        chain.append(base)
        base = base.operands[0]
    made = fold_extract(p, base, index) if isinstance(base.type, VectorType) else base
    for outer in reversed(chain):
        indices = [fold_extract(p, o, index) if isinstance(o.type, VectorType) else o for o in outer.operands[1:]]
        source = outer.source_element_type
        made = fold_gep(p, source, made, indices, outer.flags, outer.in_range, outer.in_range_index)
    return made


def fold_insert(p: Parser, vector: Value, element: Value, index: Value) -> Value:
    ty = vector.type
    assert isinstance(ty, VectorType)
    if isinstance(index, UndefValue):
        return p.context.poison(ty)
    if isinstance(vector, ConstantAggregateZero) and is_null(element) and p.dialect.has(FOLD_NULLS_INTO_ZEROS):
        return vector
    if not isinstance(index, ConstantInt) or ty.scalable:
        return expression(p, "insertelement", ty, [vector, element, index])
    number = unsigned(index)
    if number >= ty.count:
        return p.context.poison(ty)
    index_type = p.context.integer(32)
    elements = [
        element if place == number else fold_extract(p, vector, p.context.constant_int(index_type, place))
        for place in range(ty.count)
    ]
    return vector_of(p, ty, elements)


def fold_shuffle(p: Parser, left: Value, right: Value, mask: Constant) -> Value:
    source = left.type
    shape = mask.type
    assert isinstance(source, VectorType) and isinstance(shape, VectorType)
    ty = p.context.vector(source.element, shape.count, shape.scalable)
    folded = _shuffle_folded(p, left, right, mask, source, ty)
    if folded is not None:
        return folded
    return p.context.unique(("shufflevector", ty, left, right, mask), ConstantExprShuffle(ty, [left, right], mask))


def lanes_of(mask: Constant, count: int) -> list[int]:
    """The lane that each element comes from; -1 where the mask leaves it open."""
    if isinstance(mask, ConstantAggregateZero):
        return [0] * count
    if isinstance(mask, UndefValue):
        return [-1] * count
    if isinstance(mask, ConstantVector):
        return [unsigned(operand) if isinstance(operand, ConstantInt) else -1 for operand in mask.operands]
    return mask_elements(mask) or []


def _shuffle_folded(
    p: Parser, left: Value, right: Value, mask: Constant, source: VectorType, ty: VectorType
) -> Value | None:
    context = p.context
    lanes = lanes_of(mask, ty.count)
    if all(lane == -1 for lane in lanes):
        return context.poison(ty) if p.dialect.has(FOLD_OPEN_MASKS_TO_POISON) else context.undef(ty)
    index_type = context.integer(32)
    if not any(lanes) and (not ty.scalable or p.dialect.has(FOLD_SCALABLE_ZEROS)):
        element = fold_extract(p, left, context.constant_int(index_type, 0))
        if is_null(element):
            return context.null(ty)
        if not ty.scalable:
            return splat_of(p, ty, element)
    if source.scalable:
        return None
    elements: list[Value] = []
    for lane in lanes:
        if lane == -1 or lane >= source.count * 2:
            elements.append(context.undef(source.element))
        else:
            vector, number = (left, lane) if lane < source.count else (right, lane - source.count)
            elements.append(fold_extract(p, vector, context.constant_int(index_type, number)))
    return vector_of(p, ty, elements)


# Members of aggregates


def fold_extract_value(p: Parser, aggregate: Value, indices: list[int], ty: Type) -> Value:
    value: Value | None = aggregate
    for index in indices:
        value = element_of(p, value, index) if value is not None else None
    if value is not None:
        return value
    key = ("extractvalue", ty, tuple(indices), aggregate)
    return p.context.unique(key, ConstantExprIndexed(ty, "extractvalue", [aggregate], tuple(indices)))


def fold_insert_value(p: Parser, aggregate: Value, element: Value, indices: list[int]) -> Value:
    folded = _insert_value_folded(p, aggregate, element, indices)
    if folded is not None:
        return folded
    ty = aggregate.type
    key = ("insertvalue", ty, tuple(indices), aggregate, element)
    return p.context.unique(key, ConstantExprIndexed(ty, "insertvalue", [aggregate, element], tuple(indices)))


def _insert_value_folded(p: Parser, aggregate: Value, element: Value, indices: Sequence[int]) -> Value | None:
    """From the innermost aggregate outwards."""
    around: list[Value] = []
    value = aggregate
    for index in indices:
        around.append(value)
        inner = element_of(p, value, index)
        if inner is None:
            return None
        value = inner
    made = element
    for outer, index in zip(reversed(around), reversed(indices), strict=True):
        ty = outer.type
        assert isinstance(ty, (ArrayType, StructType))
        count = ty.count if isinstance(ty, ArrayType) else len(ty.elements or ())
        elements: list[Value] = []
        for place in range(count):
            part = element_of(p, outer, place)
            if part is None:
                return None
            elements.append(made if place == index else part)
        made = p.context.constant_aggregate(ty, elements)
    return made


# Negation


def fold_fneg(p: Parser, value: Value) -> Value:
    folded = fneg_folded(p, value)
    return folded if folded is not None else expression(p, "fneg", value.type, [value])


def fneg_folded(p: Parser, value: Value) -> Value | None:
    ty = value.type
    if isinstance(value, UndefValue) and (not isinstance(ty, VectorType) or ty.scalable):
        return value
    if isinstance(value, ConstantFP) and isinstance(ty, FloatingPointType):
        bits = floats.negated(value.bits, ty.width)
        if ty.keyword == "ppc_fp128":
            bits = value.bits ^ (1 << 63) ^ (1 << 127)
        return p.context.constant_fp(ty, bits)
    if not isinstance(ty, VectorType) or ty.scalable:
        return None
    elements: list[Value] = []
    for index in range(ty.count):
        part = element_of(p, value, index)
        made = fneg_folded(p, part) if part is not None else None
        if made is None:
            return None
        elements.append(made)
    return vector_of(p, ty, elements)
