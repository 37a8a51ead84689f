"""Members of structs and arrays (`ConstantFoldExtractValueInstruction` and its twin); see Note [folding]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.constants import ConstantExprIndexed
from irkit.folding.values import element_of
from irkit.types import ArrayType, StructType, Type
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules


def fold_extract_value(rules: Rules, aggregate: Value, indices: Sequence[int], ty: Type) -> Value:
    folded = extract_value_folded(rules, aggregate, indices)
    if folded is not None:
        return folded
    key = ("extractvalue", ty, tuple(indices), aggregate)
    return rules.context.unique(key, ConstantExprIndexed(ty, "extractvalue", [aggregate], tuple(indices)))


def extract_value_folded(rules: Rules, aggregate: Value, indices: Sequence[int]) -> Value | None:
    value: Value | None = aggregate
    for index in indices:
        value = element_of(rules, value, index) if value is not None else None
    return value


def fold_insert_value(rules: Rules, aggregate: Value, element: Value, indices: Sequence[int]) -> Value:
    folded = insert_value_folded(rules, aggregate, element, indices)
    if folded is not None:
        return folded
    ty = aggregate.type
    key = ("insertvalue", ty, tuple(indices), aggregate, element)
    return rules.context.unique(key, ConstantExprIndexed(ty, "insertvalue", [aggregate, element], tuple(indices)))


def insert_value_folded(rules: Rules, aggregate: Value, element: Value, indices: Sequence[int]) -> Value | None:
    """From the innermost aggregate outwards."""
    around: list[Value] = []
    value = aggregate
    for index in indices:
        around.append(value)
        inner = element_of(rules, value, index)
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
            part = element_of(rules, outer, place)
            if part is None:
                return None
            elements.append(made if place == index else part)
        made = rules.context.constant_aggregate(ty, elements)
    return made
