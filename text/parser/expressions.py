"""Constant expressions (LangRef, "Constant Expressions"): checked as LLVM's parser checks them, then computed where
LLVM computes them (see Note [folding])."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit import flags as f
from irkit.constants import Constant
from irkit.dialects.encodings import RETIRED_EXPRESSIONS
from irkit.dialects.features import GEP_NO_WRAP_FLAGS, SCALABLE_GEP_EXPRESSIONS
from irkit.dialects.releases import NEWEST, OLDEST
from irkit.types import (
    FloatingPointType,
    IntegerType,
    PointerType,
    Type,
    VectorType,
)
from irkit.values import Value
from text.parser.alignments import index_width
from text.parser.folding_binary import FLOATS, fold_binary
from text.parser.folding_casts import fold_cast
from text.parser.folding_compare import fold_compare
from text.parser.folding_gep import fold_gep
from text.parser.folding_vectors import (
    fold_extract,
    fold_extract_value,
    fold_fneg,
    fold_insert,
    fold_insert_value,
    fold_select,
    fold_shuffle,
)
from text.parser.numbers import integer
from text.parser.operands import (
    cast_is_valid,
    check_type,
    gep_result_type,
    has_scalable,
    is_aggregate,
    is_sized,
    member_type,
    select_problem,
    shuffle_is_valid,
)
from text.parser.state import Parser
from text.parser.types import check_unsigned, parse_type
from text.parser.words import element_pointer_flags
from text.syntax.nodes import (
    BinaryConstantNode,
    CastConstantNode,
    ExtractvalueConstantNode,
    FnegConstantNode,
    GepConstantNode,
    InrangeIndexNode,
    InrangeNode,
    InsertvalueConstantNode,
    SelectConstantNode,
    TypedNode,
)
from text.syntax.tree import Node


def check_available(p: Parser, node: Node, opcode: str) -> None:
    """Raise where the release does not have such expressions any more, or not yet."""
    last = RETIRED_EXPRESSIONS.get(opcode, NEWEST)
    if p.dialect.llvm_version > last:
        raise p.unavailable(node, f"'{opcode}' as a constant expression", OLDEST, last)


def _binary(p: Parser, node: BinaryConstantNode, values: list[Value], ty: Type) -> Value:
    opcode = node.opcode.text
    check_available(p, node, opcode)
    words = node.words.children
    left, right = values
    if opcode in ("icmp", "fcmp"):
        return check_type(p, node, _compare(p, node, words, opcode, left, right), ty)
    flags = 0
    for word in words:
        flag = _FLAGS.get(opcode, {}).get(word.text, 0) if word.rule == "IDENT" else 0
        if not flag or flags & flag:
            raise p.error(word, f"expected '(': '{opcode}' does not have this flag")
        flags |= flag
    if left.type is not right.type:
        raise p.error(node, f"'{opcode}' of '{left.type}' and '{right.type}'; expected equal types")
    scalar = left.type.scalar_type()
    if not isinstance(scalar, FloatingPointType if opcode in FLOATS else IntegerType):
        raise p.error(node, f"'{opcode}' does not take '{left.type}'")
    return check_type(p, node, fold_binary(p, opcode, left, right, flags), ty)


_WRAP: Final[dict[str, int]] = {"nuw": f.NUW, "nsw": f.NSW}
_EXACT: Final[dict[str, int]] = {"exact": f.EXACT}
_FLAGS: Final[dict[str, dict[str, int]]] = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), _WRAP),
    **dict.fromkeys(("udiv", "sdiv", "lshr", "ashr"), _EXACT),
}


def _compare(p: Parser, node: Node, words: list[Node], opcode: str, left: Value, right: Value) -> Value:
    from irkit.dialects.encodings import FCMP_PREDICATES, ICMP_PREDICATES  # noqa: PLC0415 - old releases only

    predicates = ICMP_PREDICATES if opcode == "icmp" else FCMP_PREDICATES
    if len(words) != 1 or words[0].text not in predicates:
        raise p.error(words[0] if words else node, f"expected the predicate of '{opcode}', such as '{predicates[1]}'")
    if left.type is not right.type:
        raise p.error(node, f"'{opcode}' of '{left.type}' and '{right.type}'; expected equal types")
    scalar = left.type.scalar_type()
    wanted = (
        isinstance(scalar, FloatingPointType) if opcode == "fcmp" else isinstance(scalar, (IntegerType, PointerType))
    )
    if not wanted:
        raise p.error(node, f"'{opcode}' does not compare '{left.type}'")
    return fold_compare(p, opcode, words[0].text, left, right)


def _cast(p: Parser, node: CastConstantNode, values: list[Value], ty: Type) -> Value:
    opcode = node.opcode.text
    check_available(p, node, opcode)
    if opcode not in p.dialect.cast_opcodes:
        raise p.unavailable(node, f"'{opcode}'", NEWEST, NEWEST)
    _no_words(p, node.words)
    target = parse_type(p, node.target)
    value = values[0]
    if not cast_is_valid(opcode, value.type, target):
        raise p.error(node, f"'{opcode}' cannot convert '{value.type}' to '{target}'")
    return check_type(p, node, fold_cast(p, opcode, value, target), ty)


def _no_words(p: Parser, words: Node) -> None:
    if words.children:
        raise p.error(words.children[0], "expected '('")


def _fneg(p: Parser, node: FnegConstantNode, values: list[Value], ty: Type) -> Value:
    check_available(p, node, "fneg")
    _no_words(p, node.words)
    if not values[0].type.is_fp_or_fp_vector():
        raise p.error(node, f"'fneg' does not take '{values[0].type}'")
    return check_type(p, node, fold_fneg(p, values[0]), ty)


def _select(p: Parser, node: SelectConstantNode, values: list[Value], ty: Type) -> Value:
    check_available(p, node, "select")
    _no_words(p, node.words)
    condition, if_true, if_false = values
    problem = select_problem(condition.type, if_true.type, if_false.type)
    if problem:
        raise p.error(node, problem)
    return check_type(p, node, fold_select(p, condition, if_true, if_false), ty)


def _extract_element(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    vector, index = values
    if not isinstance(vector.type, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(
            node, f"'extractelement' from '{vector.type}' at '{index.type}'; expected a vector and an integer"
        )
    return check_type(p, node, fold_extract(p, vector, index), ty)


def _insert_element(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    vector, element, index = values
    if not isinstance(vector.type, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(node, f"'insertelement' into '{vector.type}' at '{index.type}'; expected a vector and an integer")
    if element.type is not vector.type.element:
        raise p.error(node, f"'insertelement' of '{element.type}' into '{vector.type}'")
    return check_type(p, node, fold_insert(p, vector, element, index), ty)


def _shuffle(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    left, right, mask = values
    if not shuffle_is_valid(left.type, right.type, mask) or not isinstance(mask, Constant):
        raise p.error(node, f"'shufflevector' of '{left.type}' and '{right.type}' by '{mask.type}' or by such lanes")
    return check_type(p, node, fold_shuffle(p, left, right, mask), ty)


def _indices(p: Parser, nodes: list[Node]) -> list[int]:
    return [check_unsigned(p, node, 32) for node in nodes]


def _extract_value(p: Parser, node: ExtractvalueConstantNode, values: list[Value], ty: Type) -> Value:
    check_available(p, node, "extractvalue")
    aggregate = values[0]
    indices = _indices(p, node.indexes)
    member = member_type(aggregate.type, indices)
    if not is_aggregate(aggregate.type) or member is None:
        raise p.error(node, f"these indices lead out of '{aggregate.type}'")
    return check_type(p, node, fold_extract_value(p, aggregate, indices, member), ty)


def _insert_value(p: Parser, node: InsertvalueConstantNode, values: list[Value], ty: Type) -> Value:
    check_available(p, node, "insertvalue")
    aggregate, element = values
    indices = _indices(p, node.indexes)
    member = member_type(aggregate.type, indices)
    if not is_aggregate(aggregate.type) or member is None:
        raise p.error(node, f"these indices lead out of '{aggregate.type}'")
    if member is not element.type:
        raise p.error(node, f"'insertvalue' of '{element.type}' where '{aggregate.type}' has '{member}'")
    return check_type(p, node, fold_insert_value(p, aggregate, element, indices), ty)


# getelementptr


def _gep(p: Parser, node: GepConstantNode, values: list[Value], ty: Type) -> Value:
    flags = element_pointer_flags(p, node.words)
    source = parse_type(p, node.source_type)
    if not values or not values[0].type.is_pointer_or_pointer_vector():
        raise p.error(node, "the first operand of a getelementptr is a pointer")
    base = values[0]
    scalar = base.type.scalar_type()
    assert isinstance(scalar, PointerType)
    if scalar.pointee is not None and scalar.pointee is not source:
        raise p.error(node, f"a getelementptr of '{source}' on a pointer to '{scalar.pointee}'")
    indices = values[1:]
    count = base.type.count if isinstance(base.type, VectorType) else 0
    for index in indices:
        if not index.type.is_int_or_int_vector():
            raise p.error(node, f"an index of a getelementptr is an integer, not '{index.type}'")
        if isinstance(index.type, VectorType):
            if count and index.type.count != count:
                raise p.error(node, "the vectors of a getelementptr are of different lengths")
            count = index.type.count
    if indices and not is_sized(p, source):
        raise p.error(node, f"a getelementptr over '{source}', which has no size")
    if not p.dialect.has(SCALABLE_GEP_EXPRESSIONS) and has_scalable(source):
        raise p.error(node, f"a constant getelementptr over '{source}', which is scalable")
    if gep_result_type(p, base.type, source, indices) is None:
        raise p.error(node, f"these indices lead nowhere in '{source}'")
    in_range = _in_range(p, node, node.words, scalar)
    marked = _marked_index(p, node.operands)
    return check_type(p, node, fold_gep(p, source, base, indices, flags, in_range, marked), ty)


def element_pointer_type(p: Parser, node: GepConstantNode) -> Type:
    """The type of a constant `getelementptr`, told without its pointer, which may not be known yet."""
    source = parse_type(p, node.source_type)
    types: list[Type] = []
    indices: list[Value] = []
    for child in node.operands:
        operand = child.index if isinstance(child, InrangeIndexNode) else child
        assert isinstance(operand, TypedNode)
        ty = parse_type(p, operand.type)
        types.append(ty)
        if operand.value.rule == "INT" and isinstance(ty, IntegerType):
            indices.append(p.context.constant_int(ty, integer(p.text(operand.value), ty.width)))
        else:
            indices.append(p.context.undef(ty))
    found = gep_result_type(p, types[0], source, indices[1:]) if types else None
    if found is None:
        raise p.error(node, f"these indices lead nowhere in '{source}'")
    return found


def _in_range(p: Parser, node: Node, words: Node, pointer: PointerType) -> tuple[int, int, int] | None:
    """`inrange(a, b)`, the last of the words."""
    found: tuple[int, int, int] | None = None
    for word in words.children:
        if not isinstance(word, InrangeNode):
            continue
        p.need(word, "'inrange' with two offsets", GEP_NO_WRAP_FLAGS)
        if word is not words.children[-1]:
            raise p.error(word, "'inrange' stands behind the flags, and once")
        bits = index_width(p, pointer)
        low, high = [_signed(integer(p.text(child), bits), bits) for child in (word.low, word.high)]
        if low >= high:
            raise p.error(node, "the end of 'inrange' is not behind its start")
        found = (bits, low, high)
    return found


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def _marked_index(p: Parser, nodes: list[Node]) -> int:
    """The number of the index that is marked `inrange`, -1 for none."""
    found = -1
    for place, child in enumerate(nodes):
        if child.rule == "inrange_index":
            if p.dialect.has(GEP_NO_WRAP_FLAGS):
                raise p.unavailable(child, "an index marked 'inrange'", OLDEST, GEP_NO_WRAP_FLAGS.first - 1)
            if found >= 0 or place == 0:
                raise p.error(child, "'inrange' marks one index")
            found = place - 1
    return found


EXPRESSIONS: Final[dict[str, Callable[[Parser, Any, list[Value], Type], Value]]] = {
    "binary_constant": _binary,
    "cast_constant": _cast,
    "fneg_constant": _fneg,
    "select_constant": _select,
    "extractelement_constant": _extract_element,
    "insertelement_constant": _insert_element,
    "shufflevector_constant": _shuffle,
    "extractvalue_constant": _extract_value,
    "insertvalue_constant": _insert_value,
    "gep_constant": _gep,
}
