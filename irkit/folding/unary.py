"""Negation (`ConstantFoldUnaryInstruction`); see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import ConstantFP, UndefValue
from irkit.folding import floats
from irkit.folding.values import expression, has_expression, lanes, splat_element, splat_of, vector_of
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
    splat = splat_element(rules, value)
    if splat is not None:
        made = _maybe_fneg(rules, splat)
        return None if made is None else splat_of(rules, ty, made)
    elements: list[Value] = []
    index_type = rules.context.integer(32)
    for index in lanes(ty):
        part = rules.extract_element(value, rules.context.constant_int(index_type, index))
        made = _maybe_fneg(rules, part)
        if made is None:
            return None
        elements.append(made)
    return vector_of(rules, ty, elements)


def _maybe_fneg(rules: Rules, value: Value) -> Value | None:
    """The negation, if it can be computed or the release has such expressions."""
    return fold_fneg(rules, value) if has_expression(rules, "fneg") else fneg_folded(rules, value)
