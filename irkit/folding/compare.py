"""Comparisons of constants (`ConstantFoldCompareInstruction`), which LLVM 18 and older have; see Note [folding]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import flags as f
from irkit.constants import (
    BlockAddress,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.features import FOLD_ORDER_OF_ADDRESSES
from irkit.folding.values import all_ones, integer_of, lanes, splat_element, splat_of, vector_of
from irkit.globals import GlobalAlias, GlobalValue, GlobalVariable
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.values import Value
from irkit.words import INTERPOSABLE_LINKAGES

if TYPE_CHECKING:
    from irkit.folding.rules import Rules
from irkit.folding import floats
from irkit.folding.predicates import swapped
from irkit.integers import low_bits, signed
from irkit.operand_rules import indexed_type
from irkit.type_rules import is_sized

_TRUE_WHEN_EQUAL: Final = frozenset(("eq", "uge", "ule", "sge", "sle"))
_FROM_COMPLEX_TO_SIMPLE: Final = (ConstantExpr, GlobalValue, BlockAddress)
# What a known relation decides: relation → predicates that hold, predicates that do not.
_DECIDES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "ult": (("ult", "ne", "ule"), ("ugt", "eq", "uge")),
    "slt": (("slt", "ne", "sle"), ("sgt", "eq", "sge")),
    "ugt": (("ugt", "ne", "uge"), ("ult", "eq", "ule")),
    "sgt": (("sgt", "ne", "sge"), ("slt", "eq", "sle")),
    "ne": (("ne",), ("eq",)),
}


def fold_compare(rules: Rules, opcode: str, predicate: str, left: Value, right: Value) -> Value:
    """The comparison, computed or as an expression."""
    folded = compare_folded(rules, opcode, predicate, left, right)
    if folded is not None:
        return folded
    ty = rules.context.bool_like(left.type)
    made = ConstantExprCompare(ty, opcode, predicate, [left, right])
    return rules.context.unique((opcode, predicate, ty, left, right), made)


def compare_folded(rules: Rules, opcode: str, predicate: str, left: Value, right: Value) -> Value | None:
    context = rules.context
    ty = context.bool_like(left.type)
    is_integer = opcode == "icmp"
    if predicate == "false":
        return context.null(ty)
    if predicate == "true":
        return all_ones(rules, ty)
    if isinstance(left, PoisonValue) or isinstance(right, PoisonValue):
        return context.poison(ty)
    if isinstance(left, UndefValue) or isinstance(right, UndefValue):
        return _with_undef(rules, is_integer, predicate, left, right, ty)
    if is_integer and is_null(right):
        if predicate == "uge":
            return all_ones(rules, ty)
        if predicate == "ult":
            return context.null(ty)
    if isinstance(left.type, IntegerType) and left.type.width == 1 and predicate in ("eq", "ne"):
        return _single_bits(rules, predicate, left, right)
    if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
        return integer_of(rules, ty, -1 if _integers(predicate, left, right) else 0)
    if isinstance(left, ConstantFP) and isinstance(right, ConstantFP) and isinstance(left.type, FloatingPointType):
        relation = floats.compared(left.bits, right.bits, left.type.keyword)
        return integer_of(rules, ty, -1 if _floats(predicate, relation) else 0)
    if isinstance(left.type, VectorType):
        return _vectors(rules, opcode, predicate, left, right, left.type)
    if not is_integer:
        if left is right and predicate in ("one", "ueq"):
            return integer_of(rules, ty, -1 if predicate == "ueq" else 0)
        return None
    return _related(rules, predicate, left, right, ty)


def _with_undef(rules: Rules, is_integer: bool, predicate: str, left: Value, right: Value, ty: Type) -> Value:
    if predicate in ("eq", "ne") or (is_integer and left is right):
        return rules.context.undef(ty)
    if is_integer:
        return integer_of(rules, ty, -1 if predicate in _TRUE_WHEN_EQUAL else 0)
    return integer_of(rules, ty, -1 if predicate[0] == "u" else 0)


def _single_bits(rules: Rules, predicate: str, left: Value, right: Value) -> Value:
    if predicate == "ne":
        return rules.binary("xor", left, right)
    if isinstance(right, ConstantInt):
        return rules.binary("xor", left, _not(rules, right))
    return rules.binary("xor", _not(rules, left), right)


def _not(rules: Rules, value: Value) -> Value:
    return rules.binary("xor", value, all_ones(rules, value.type))


def _integers(predicate: str, left: ConstantInt, right: ConstantInt) -> bool:
    a, b = (left.unsigned, right.unsigned) if predicate[0] == "u" else (left.value, right.value)
    name = predicate if len(predicate) == 2 else predicate[1:]
    return {"eq": a == b, "ne": a != b, "gt": a > b, "ge": a >= b, "lt": a < b, "le": a <= b}[name]


def _floats(predicate: str, relation: str) -> bool:
    if predicate == "ord":
        return relation != "uno"
    if predicate == "uno":
        return relation == "uno"
    if relation == "uno":
        return predicate[0] == "u"
    name = predicate[1:]
    return {"eq": ("eq",), "ne": ("lt", "gt"), "gt": ("gt",), "ge": ("gt", "eq"), "lt": ("lt",), "le": ("lt", "eq")}[
        name
    ].count(relation) > 0


def _vectors(rules: Rules, opcode: str, predicate: str, left: Value, right: Value, shape: VectorType) -> Value | None:
    ty = rules.context.bool_like(shape)
    assert isinstance(ty, VectorType)
    first = splat_element(rules, left)
    second = splat_element(rules, right)
    if first is not None and second is not None:
        return splat_of(rules, ty, fold_compare(rules, opcode, predicate, first, second))
    if shape.scalable:
        return None
    elements: list[Value] = []
    index_type = rules.context.integer(32)
    for index in lanes(shape):
        number = rules.context.constant_int(index_type, index)
        elements.append(
            fold_compare(
                rules, opcode, predicate, rules.extract_element(left, number), rules.extract_element(right, number)
            )
        )
    return vector_of(rules, ty, elements)


# Addresses and expressions


def _related(rules: Rules, predicate: str, left: Value, right: Value, ty: Type) -> Value | None:
    """By what is known of the two constants, not of their values."""
    relation = _relation(rules, left, right, predicate[0] == "s")
    if relation == "eq":
        return integer_of(rules, ty, -1 if predicate in _TRUE_WHEN_EQUAL else 0)
    if relation:
        holds, fails = _DECIDES[relation]
        if predicate in holds or predicate in fails:
            return integer_of(rules, ty, -1 if predicate in holds else 0)
    if isinstance(right, ConstantExpr) and right.opcode == "bitcast":
        inner = right.operands[0]
        if (
            isinstance(inner.type, VectorType) == isinstance(right.type, VectorType)
            and not inner.type.is_fp_or_fp_vector()
        ):
            return fold_compare(rules, "icmp", predicate, rules.cast("bitcast", left, inner.type), inner)
    if isinstance(left, ConstantExpr):
        narrower = _without_extension(rules, predicate, left, right)
        if narrower is not None:
            return narrower
    if (not isinstance(left, ConstantExpr) and isinstance(right, ConstantExpr)) or (
        is_null(left) and not is_null(right)
    ):
        return fold_compare(rules, "icmp", swapped(predicate), right, left)
    return None


def _without_extension(rules: Rules, predicate: str, left: ConstantExpr, right: Value) -> Value | None:
    if left.opcode != ("sext" if predicate[0] == "s" else "zext"):
        return None
    inner = left.operands[0]
    if rules.cast("trunc", left, inner.type) is not inner:
        return None
    narrow = rules.cast("trunc", right, inner.type)
    if rules.cast(left.opcode, narrow, right.type) is not right:
        return None
    return fold_compare(rules, "icmp", predicate, inner, narrow)


def _simplicity(value: Value) -> int:
    for place, kind in enumerate(_FROM_COMPLEX_TO_SIMPLE):
        if isinstance(value, kind):
            return place
    return len(_FROM_COMPLEX_TO_SIMPLE)


def _relation(rules: Rules, left: Value, right: Value, is_signed: bool) -> str:
    """How two constants relate, as a predicate; "" where nothing is known (`evaluateICmpRelation`)."""
    if left is right:
        return "eq"
    if _simplicity(left) > _simplicity(right):
        return swapped(_relation(rules, right, left, is_signed))
    if isinstance(left, BlockAddress):
        if isinstance(right, BlockAddress):
            return "ne" if left.function is not right.function else ""
        return "ne" if isinstance(right, ConstantPointerNull) else ""
    if isinstance(left, GlobalValue):
        if isinstance(right, GlobalValue):
            return _unequal_globals(rules, left, right)
        if isinstance(right, BlockAddress):
            return "ne"
        if isinstance(right, ConstantPointerNull) and left.linkage != "extern_weak":
            assert isinstance(left.type, PointerType)
            return "ugt" if not isinstance(left, GlobalAlias) and not left.type.address_space else ""
        return ""
    if isinstance(left, ConstantExpr):
        return _relation_of_expression(rules, left, right, is_signed)
    return ""


def _unequal_globals(rules: Rules, left: GlobalValue, right: GlobalValue) -> str:
    if isinstance(left, GlobalAlias) or isinstance(right, GlobalAlias):
        return ""
    return "" if _may_be_merged(rules, left) or _may_be_merged(rules, right) else "ne"


def _may_be_merged(rules: Rules, value: GlobalValue) -> bool:
    if value.unnamed_addr == "unnamed_addr" or value.linkage in INTERPOSABLE_LINKAGES:
        return True
    if not isinstance(value, GlobalVariable):
        return False
    return not is_sized(rules.dialect, value.value_type) or _is_empty(value.value_type)


def _is_empty(root: Type, by_counts: bool = True) -> bool:
    """Whether a type has no size. Without the counts of arrays: whether LLVM 13 takes it for one that may have none."""
    todo = [root]
    while todo:
        ty = todo.pop()
        if isinstance(ty, ArrayType):
            if ty.count or not by_counts:
                todo.append(ty.element)
        elif isinstance(ty, StructType):
            todo.extend(ty.elements or ())
        else:
            return False
    return True


def _relation_of_expression(rules: Rules, left: ConstantExpr, right: Value, is_signed: bool) -> str:
    opcode = left.opcode
    inner = left.operands[0]
    if opcode == "bitcast" and isinstance(inner, GlobalValue) and isinstance(right, GlobalValue):
        return _unequal_globals(rules, inner, right)
    if opcode == "bitcast":  # of numbers nothing is known that could be asked here
        if not isinstance(left.type, PointerType) or not is_null(right):
            return ""
        return _relation(rules, inner, rules.context.null(inner.type), is_signed)
    if not isinstance(left, ConstantExprGEP):
        return ""
    if isinstance(right, ConstantPointerNull):
        return _address_and_null(rules, left, inner)
    if isinstance(right, GlobalValue):
        return _address_and_global(rules, left, inner, right)
    if isinstance(right, ConstantExprGEP):
        return _addresses(rules, left, right, is_signed)
    return ""


def _address_and_null(rules: Rules, left: ConstantExprGEP, inner: Value) -> str:
    old = rules.dialect.has(FOLD_ORDER_OF_ADDRESSES)
    if isinstance(inner, GlobalValue) and inner.linkage != "extern_weak":
        return "ugt" if old or left.flags & f.INBOUNDS else ""
    if old and isinstance(inner, ConstantPointerNull):
        return "ugt" if any(not is_null(index) for index in left.operands[1:]) else "eq"
    return ""


def _all_zero(value: ConstantExprGEP) -> bool:
    return all(is_null(index) for index in value.operands[1:])


def _address_and_global(rules: Rules, left: ConstantExprGEP, inner: Value, right: GlobalValue) -> str:
    old = rules.dialect.has(FOLD_ORDER_OF_ADDRESSES)
    if old and isinstance(inner, ConstantPointerNull):
        return "ult" if right.linkage != "extern_weak" else ""
    if isinstance(inner, GlobalValue):
        if inner is right:
            return "ugt" if old else ""
        return _unequal_globals(rules, inner, right) if _all_zero(left) else ""
    return ""


def _addresses(rules: Rules, left: ConstantExprGEP, right: ConstantExprGEP, is_signed: bool) -> str:
    first = left.operands[0]
    second = right.operands[0]
    if not isinstance(first, GlobalValue) or not isinstance(second, GlobalValue):
        return ""
    if first is not second:
        return _unequal_globals(rules, first, second) if _all_zero(left) and _all_zero(right) else ""
    if not rules.dialect.has(FOLD_ORDER_OF_ADDRESSES):
        return ""
    return _order_in_one(left, right, "s" if is_signed else "u")


def _order_in_one(left: ConstantExprGEP, right: ConstantExprGEP, sign: str) -> str:
    """Two addresses within the same variable, by the first index that differs."""
    if _leaves_arrays(left) or _leaves_arrays(right):
        return ""
    common = min(len(left.operands), len(right.operands))
    for place in range(1, common):
        a = left.operands[place]
        b = right.operands[place]
        if a is b:
            continue
        if not isinstance(a, ConstantInt) or not isinstance(b, ConstantInt):
            return ""
        if max(a.unsigned.bit_length(), b.unsigned.bit_length()) > 64:
            return ""
        first, second = (signed(low_bits(index.value, 64), 64) for index in (a, b))
        order = "gt" if first > second else "lt" if first < second else ""
        if not order:
            continue
        ty = indexed_type(left.source_element_type, left.operands[1 : place + 1])
        if ty is None or _is_empty(ty, False):
            return ""
        return sign + order
    for operands, answer in ((left.operands, "gt"), (right.operands, "lt")):
        for index in operands[common:]:
            if not is_null(index):
                return sign + answer if isinstance(index, ConstantInt) else ""
    return "eq"


def _leaves_arrays(value: ConstantExprGEP) -> bool:
    """Whether an index is unknown, or beyond its array; one that is undef is neither."""
    indices = value.operands[1:]
    for place, index in enumerate(indices):
        if isinstance(index, UndefValue):
            continue
        if not isinstance(index, ConstantInt):
            return True
        inside = indexed_type(value.source_element_type, indices[:place]) if place else None
        if isinstance(inside, (ArrayType, VectorType)) and index.unsigned >= inside.count:
            return True
    return False
