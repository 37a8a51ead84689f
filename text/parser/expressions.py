"""Constant expressions (LangRef, "Constant Expressions"): what the text says of them goes to the module's `Folder`,
which checks the operands and computes what LLVM computes (see Note [folding])."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit import flags as f
from irkit.constants import ConstantExprShuffle
from irkit.dialects.encodings import FCMP_PREDICATES, ICMP_PREDICATES
from irkit.dialects.features import GEP_NO_WRAP_FLAGS
from irkit.errors import VerificationError
from irkit.operand_rules import gep_result_type
from irkit.operators.lists import EXPRESSION_FLAGS, RETIRED_EXPRESSIONS
from irkit.releases import NEWEST, OLDEST
from irkit.types import (
    IntegerType,
    PointerType,
    Type,
)
from irkit.values import Value
from text.parser.numbers import integer, signed_integer
from text.parser.operands import check_type
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


def make_expression(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    """The constant that an expression of these values is, which must be of the type that is written before it."""
    try:
        made = _MAKERS[node.rule](p, node, values)
    except VerificationError as problem:
        raise p.error(node, str(problem)) from None
    return check_type(p, node, made, ty)


def check_available(p: Parser, node: Node, opcode: str) -> None:
    """Raise where the release does not have such expressions any more, or not yet."""
    last = RETIRED_EXPRESSIONS.get(opcode, NEWEST)
    if p.dialect.llvm_version > last:
        raise p.unavailable(node, f"'{opcode}' as a constant expression", OLDEST, last)
    p.check_opcode(node, opcode)


def _binary(p: Parser, node: BinaryConstantNode, values: list[Value]) -> Value:
    opcode = node.opcode.text
    check_available(p, node, opcode)
    words = node.words.children
    left, right = values
    if opcode in ("icmp", "fcmp"):
        return _compare(p, node, words, opcode, left, right)
    flags = 0
    for word in words:
        flag = _FLAGS.get(opcode, {}).get(word.text, 0)
        if not flag or flags & flag:
            raise p.error(word, f"expected '(': '{opcode}' does not have this flag")
        flags |= flag
    return p.folder.binary(opcode, left, right, flags)


_FLAGS: Final[dict[str, dict[str, int]]] = {
    opcode: {word: flag for flag, word in f.WRAP_FLAGS if flag in flags} for opcode, flags in EXPRESSION_FLAGS.items()
}


def _compare(p: Parser, node: Node, words: list[Node], opcode: str, left: Value, right: Value) -> Value:
    predicates = ICMP_PREDICATES if opcode == "icmp" else FCMP_PREDICATES
    if len(words) != 1 or words[0].text not in predicates:
        raise p.error(words[0] if words else node, f"expected the predicate of '{opcode}', such as '{predicates[1]}'")
    if left.type is right.type and left.type.is_fp_or_fp_vector() != (opcode == "fcmp"):
        raise p.error(node, f"'{opcode}' does not compare '{left.type}'")
    return p.folder.compare(words[0].text, left, right)


def _cast(p: Parser, node: CastConstantNode, values: list[Value]) -> Value:
    opcode = node.opcode.text
    check_available(p, node, opcode)
    _no_words(p, node.words)
    return p.folder.cast(opcode, values[0], parse_type(p, node.target))


def _no_words(p: Parser, words: Node) -> None:
    if words.children:
        raise p.error(words.children[0], "expected '('")


def _fneg(p: Parser, node: FnegConstantNode, values: list[Value]) -> Value:
    check_available(p, node, "fneg")
    _no_words(p, node.words)
    return p.folder.fneg(values[0])


def _select(p: Parser, node: SelectConstantNode, values: list[Value]) -> Value:
    check_available(p, node, "select")
    _no_words(p, node.words)
    condition, if_true, if_false = values
    return p.folder.select(condition, if_true, if_false)


def _extract_element(p: Parser, node: Node, values: list[Value]) -> Value:
    vector, index = values
    return p.folder.extract_element(vector, index)


def _insert_element(p: Parser, node: Node, values: list[Value]) -> Value:
    vector, element, index = values
    return p.folder.insert_element(vector, element, index)


def _shuffle(p: Parser, node: Node, values: list[Value]) -> Value:
    left, right, mask = values
    made = p.folder.shuffle_vector(left, right, mask)
    if isinstance(made, ConstantExprShuffle):
        p.module.provenance.shuffled_splats.add(made)
    return made


def _indices(p: Parser, nodes: list[Node]) -> list[int]:
    return [check_unsigned(p, node, 32) for node in nodes]


def _extract_value(p: Parser, node: ExtractvalueConstantNode, values: list[Value]) -> Value:
    check_available(p, node, "extractvalue")
    return p.folder.extract_value(values[0], _indices(p, node.indexes))


def _insert_value(p: Parser, node: InsertvalueConstantNode, values: list[Value]) -> Value:
    check_available(p, node, "insertvalue")
    aggregate, element = values
    return p.folder.insert_value(aggregate, element, _indices(p, node.indexes))


# getelementptr


def _gep(p: Parser, node: GepConstantNode, values: list[Value]) -> Value:
    flags = element_pointer_flags(p, node.words)
    source = parse_type(p, node.source_type)
    pointer = values[0].type.scalar_type()
    if not isinstance(pointer, PointerType):
        raise p.error(node, "the first operand of a getelementptr is a pointer")
    p.folder.check_getelementptr(source, values[0], values[1:])
    in_range = _in_range(p, node, node.words, pointer)
    marked = _marked_index(p, node.operands)
    return p.folder.rules.getelementptr(source, values[0], values[1:], flags, in_range, marked)


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
    found = gep_result_type(p.context, types[0], source, indices[1:]) if types else None
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
        bits = p.layout.index_bits(pointer.address_space)
        low, high = [signed_integer(p.text(child), bits) for child in (word.low, word.high)]
        if low >= high:
            raise p.error(node, "the end of 'inrange' is not behind its start")
        found = (bits, low, high)
    return found


def _marked_index(p: Parser, nodes: list[Node]) -> int:
    """The number of the index that is marked `inrange`, -1 for none."""
    found = -1
    for place, child in enumerate(nodes):
        if child.rule == "inrange_index":
            if p.dialect.has(GEP_NO_WRAP_FLAGS):
                raise p.unavailable(child, "an index marked 'inrange'", OLDEST, GEP_NO_WRAP_FLAGS.first - 1)
            if found != -1 or place == 0:
                raise p.error(child, "'inrange' marks one index")
            found = place - 1
    return found


_MAKERS: Final[dict[str, Callable[[Parser, Any, list[Value]], Value]]] = {
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

EXPRESSIONS: Final[dict[str, Callable[[Parser, Any, list[Value], Type], Value]]] = dict.fromkeys(
    _MAKERS, make_expression
)
