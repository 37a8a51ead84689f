"""Choices and elements of vectors (`ConstantFold…Instruction`); see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import (
    Constant,
    ConstantAggregateZero,
    ConstantExpr,
    ConstantExprGEP,
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
    FOLD_SCALABLE_UNDEF,
    FOLD_SCALABLE_ZEROS,
)
from irkit.folding.values import (
    element_of,
    expression,
    is_all_ones,
    lanes,
    shuffle_expression,
    splat_element,
    splat_of,
    vector_of,
)
from irkit.functions import Function
from irkit.globals import GlobalVariable
from irkit.types import VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules
from irkit.operand_rules import mask_elements


def fold_select(rules: Rules, condition: Value, if_true: Value, if_false: Value) -> Value:
    folded = select_folded(rules, condition, if_true, if_false)
    return folded if folded is not None else expression(rules, "select", if_true.type, [condition, if_true, if_false])


def select_folded(rules: Rules, condition: Value, if_true: Value, if_false: Value) -> Value | None:
    if is_null(condition):
        return if_false
    if is_all_ones(condition):
        return if_true
    if isinstance(condition, ConstantVector):
        chosen = _select_elements(rules, condition, if_true, if_false)
        if chosen is not None:
            return chosen
    if isinstance(condition, PoisonValue):
        return rules.context.poison(if_true.type)
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
    if rules.dialect.has(FOLD_NESTED_SELECTS):
        if _is_select_by(if_true, condition):
            return fold_select(rules, condition, _operand(if_true, 1), if_false)
        if _is_select_by(if_false, condition):
            return fold_select(rules, condition, if_true, _operand(if_false, 2))
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


def _select_elements(rules: Rules, condition: ConstantVector, if_true: Value, if_false: Value) -> Value | None:
    ty = if_true.type
    assert isinstance(ty, VectorType)
    elements: list[Value] = []
    index_type = rules.context.integer(32)
    for index, choice in enumerate(condition.operands):
        number = rules.context.constant_int(index_type, index)
        first = fold_extract(rules, if_true, number)
        second = fold_extract(rules, if_false, number)
        if isinstance(choice, PoisonValue):
            elements.append(rules.context.poison(first.type))
        elif first is second:
            elements.append(first)
        elif isinstance(choice, UndefValue):
            elements.append(first if isinstance(first, UndefValue) else second)
        elif isinstance(choice, ConstantInt):
            elements.append(second if is_null(choice) else first)
        else:
            return None
    return vector_of(rules, ty, elements)


# Elements of vectors


def fold_extract(rules: Rules, vector: Value, index: Value) -> Value:
    folded = _extract_folded(rules, vector, index)
    if folded is not None:
        return folded
    ty = vector.type
    assert isinstance(ty, VectorType)
    return expression(rules, "extractelement", ty.element, [vector, index])


def _extract_folded(rules: Rules, vector: Value, index: Value) -> Value | None:
    ty = vector.type
    assert isinstance(ty, VectorType)
    context = rules.context
    if isinstance(vector, PoisonValue) or isinstance(index, UndefValue):
        return context.poison(ty.element)
    if isinstance(vector, UndefValue):
        return context.undef(ty.element)
    if not isinstance(index, ConstantInt):
        return None
    number = index.unsigned
    if not ty.scalable and number >= ty.count:
        return context.poison(ty.element)
    if isinstance(vector, ConstantExprGEP):
        return _extract_address(rules, vector, index)
    under = _under_insertions(vector, number)
    if isinstance(under.type, VectorType):
        if under is not vector:
            return fold_extract(rules, under, index)
    else:
        return under
    found = element_of(rules, vector, number)
    if found is not None:
        return found
    return splat_element(rules, vector) if number < ty.count else None


def _under_insertions(vector: Value, number: int) -> Value:
    """The element of that number that was inserted last, or the vector below all insertions of other elements."""
    while isinstance(vector, ConstantExpr) and vector.opcode == "insertelement":
        place = vector.operands[2]
        if not isinstance(place, ConstantInt):
            break
        if place.unsigned == number:
            return vector.operands[1]
        vector = vector.operands[0]
    return vector


def _extract_address(rules: Rules, vector: ConstantExprGEP, index: Value) -> Value:
    """An element of a vector of addresses is an address from elements; from the innermost address outwards."""
    chain = [vector]
    base = vector.operands[0]
    while isinstance(base, ConstantExprGEP) and isinstance(base.type, VectorType):
        chain.append(base)
        base = base.operands[0]
    made = fold_extract(rules, base, index) if isinstance(base.type, VectorType) else base
    for outer in reversed(chain):
        indices = [fold_extract(rules, o, index) if isinstance(o.type, VectorType) else o for o in outer.operands[1:]]
        source = outer.source_element_type
        made = rules.getelementptr(source, made, indices, outer.flags, outer.in_range, outer.in_range_index)
    return made


def fold_insert(rules: Rules, vector: Value, element: Value, index: Value) -> Value:
    ty = vector.type
    assert isinstance(ty, VectorType)
    if isinstance(index, UndefValue):
        return rules.context.poison(ty)
    if isinstance(vector, ConstantAggregateZero) and is_null(element) and rules.dialect.has(FOLD_NULLS_INTO_ZEROS):
        return vector
    if not isinstance(index, ConstantInt) or ty.scalable:
        return expression(rules, "insertelement", ty, [vector, element, index])
    number = index.unsigned
    if number >= ty.count:
        return rules.context.poison(ty)
    index_type = rules.context.integer(32)
    elements = [
        element if place == number else fold_extract(rules, vector, rules.context.constant_int(index_type, place))
        for place in lanes(ty)
    ]
    return vector_of(rules, ty, elements)


def fold_shuffle(rules: Rules, left: Value, right: Value, mask: Constant) -> Value:
    source = left.type
    shape = mask.type
    assert isinstance(source, VectorType)
    assert isinstance(shape, VectorType)
    ty = rules.context.vector(source.element, shape.count, shape.scalable)
    folded = _shuffle_folded(rules, left, right, mask, source, ty)
    if folded is not None:
        return folded
    return shuffle_expression(rules, ty, left, right, mask)


def lanes_of(mask: Constant, count: int) -> list[int]:
    """The lane that each element comes from; -1 where the mask leaves it open."""
    if isinstance(mask, ConstantAggregateZero):
        return [0] * count
    if isinstance(mask, UndefValue):
        return [-1] * count
    if isinstance(mask, ConstantVector):
        return [operand.unsigned if isinstance(operand, ConstantInt) else -1 for operand in mask.operands]
    return mask_elements(mask) or []


def _shuffle_folded(
    rules: Rules, left: Value, right: Value, mask: Constant, source: VectorType, ty: VectorType
) -> Value | None:
    context = rules.context
    lanes = lanes_of(mask, ty.count)
    if all(lane == -1 for lane in lanes):
        return context.poison(ty) if rules.dialect.has(FOLD_OPEN_MASKS_TO_POISON) else context.undef(ty)
    index_type = context.integer(32)
    if ty.scalable:
        if rules.dialect.has(FOLD_SCALABLE_ZEROS):  # all lanes are the first
            element = fold_extract(rules, left, context.constant_int(index_type, 0))
            if is_null(element) or (isinstance(element, UndefValue) and rules.dialect.has(FOLD_SCALABLE_UNDEF)):
                return splat_of(rules, ty, element)
        return None
    elements: list[Value] = []
    for lane in lanes:
        if lane == -1:
            elements.append(context.undef(source.element))
        else:
            vector, number = (left, lane) if lane < source.count else (right, lane - source.count)
            elements.append(fold_extract(rules, vector, context.constant_int(index_type, number)))
    return vector_of(rules, ty, elements)
