"""Negation (`ConstantFoldUnaryInstruction`); see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import ConstantFP, UndefValue
from irkit.folding import floats
from irkit.folding.values import element_of, expression, lanes, vector_of
from irkit.types import FloatingPointType, VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules


def fold_fneg(rules: Rules, value: Value) -> Value:
    folded = fneg_folded(rules, value)
    return folded if folded is not None else expression(rules, "fneg", value.type, [value])


def fneg_folded(rules: Rules, value: Value) -> Value | None:
    ty = value.type
    if isinstance(value, UndefValue) and (not isinstance(ty, VectorType) or ty.scalable):
        return value
    if isinstance(value, ConstantFP) and isinstance(ty, FloatingPointType):
        bits = floats.negated(value.bits, ty.width)
        if ty.keyword == "ppc_fp128":
            bits = value.bits ^ (1 << 63) ^ (1 << 127)
        return rules.context.constant_fp(ty, bits)
    if not isinstance(ty, VectorType) or ty.scalable:
        return None
    elements: list[Value] = []
    for index in lanes(ty):
        part = element_of(rules, value, index)
        made = fneg_folded(rules, part) if part is not None else None
        if made is None:
            return None
        elements.append(made)
    return vector_of(rules, ty, elements)
