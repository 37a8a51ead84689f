"""Values of a given type, as operands and initialisers name them (LangRef, "Constants").

`parse_value` is called for every operand: a local, a number or a word is answered at once. Values with values inside
(aggregates, constant expressions) go through `parse_nested`, which keeps a list of what it is inside of, since they
nest deeper than any call stack: the parts of a value are made before it, and what each rule then makes of them is a row
of `COMBINE`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit.constants import Constant, DSOLocalEquivalent, NoCFIValue
from irkit.dialects.features import CHECKED_HEX_FLOATS, NO_CFI_VALUES, OWN_FLOAT_LITERALS
from irkit.dialects.target_types import target_type_info
from irkit.errors import ParseError
from irkit.globals import GlobalValue
from irkit.type_rules import is_first_class
from irkit.types import (
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    TargetExtensionType,
    TokenType,
    Type,
    X86AMXType,
)
from irkit.values import User, Value
from text.parser.constant_aggregates import AGGREGATES
from text.parser.expressions import EXPRESSIONS
from text.parser.globals import block_address, find_global, get_global
from text.parser.numbers import (
    NOT_ALL_BITS,
    OTHER_TYPE,
    OVERFLOWS,
    TOO_LARGE,
    UNDERFLOWS,
    float_bits,
    integer,
    is_own_literal,
    own_float_bits,
)
from text.parser.operands import check_type
from text.parser.state import NOT_A_VALUE, Parser
from text.parser.types import parse_type
from text.syntax.nodes import (
    ArrayValueNode,
    BinaryConstantNode,
    CastConstantNode,
    DsoLocalEquivalentNode,
    ExtractvalueConstantNode,
    FnegConstantNode,
    GepConstantNode,
    InrangeIndexNode,
    InsertvalueConstantNode,
    NoCfiNode,
    PackedStructValueNode,
    PtrauthNode,
    SelectConstantNode,
    SplatNode,
    StructValueNode,
    TypedNode,
    VectorValueNode,
)
from text.syntax.source import string_bytes
from text.syntax.tree import NO_PIECE, Node

_KEPT_INTEGER: Final = 3  # so many characters of an integer: what is made of it is kept, as LLVM has no `u0x` so short
_MOST_FLOATS: Final = 10_000  # of a type, of which the constants are kept by their spelling


_UNFIT: Final[dict[int, str]] = {
    OVERFLOWS: "this floating-point number is too large for {}",
    UNDERFLOWS: "this floating-point number is too small for {}, and would become zero",
    NOT_ALL_BITS: "this literal does not have all the bits of {}, and no more",
}


def parse_value(p: Parser, node: Node, ty: Type) -> Value:
    """The value of this type that the node names; locals and globals may be defined later."""
    if node.is_local:
        function = p.function
        if function is None:
            raise p.error(node, f"a local value cannot stand here: '%{p.text(node)}' belongs to a function")
        return function.get_local(p, node, ty)
    if node.rule == "INT":
        return _integer(p, node, ty)
    simple = SIMPLE.get(node.rule)
    if simple is None:
        return parse_nested(p, node, ty)
    return simple(p, node, ty)


def parse_constant(p: Parser, node: Node, ty: Type) -> Constant:
    """The same, with locals refused."""
    simple = SIMPLE.get(node.rule)
    made = parse_nested(p, node, ty) if simple is None else simple(p, node, ty)
    if isinstance(made, Constant):
        return made
    raise p.error(node, "expected a constant")


def not_a_value(p: Parser, node: Node) -> ParseError:
    return p.error(node, NOT_A_VALUE)


# Values without values inside


def _local(p: Parser, node: Node, ty: Type) -> Value:
    raise p.error(node, f"a local value cannot stand here: '%{p.text(node)}' is no constant")


def _global(p: Parser, node: Node, ty: Type) -> Value:
    if isinstance(ty, FunctionType):
        raise not_a_value(p, node)
    return get_global(p, node, ty)


def _integer(p: Parser, node: Node, ty: Type) -> Value:
    if not isinstance(ty, IntegerType):
        if isinstance(ty, FunctionType):
            raise not_a_value(p, node)
        raise p.error(node, f"an integer where the type is '{ty}'")
    text = node.text if node.slot == NO_PIECE else p.pieces[node.slot]
    if len(text) <= _KEPT_INTEGER:
        known = p.literals.get(ty)
        if known is None:
            known = p.literals[ty] = {}
        made = known.get(text)
        if made is None:
            made = known[text] = p.context.constant_int(ty, int(text))
        return made
    return p.context.constant_int(ty, integer(text, ty.width))


def _float(p: Parser, node: Node, ty: Type) -> Value:
    if not isinstance(ty, FloatingPointType):
        if isinstance(ty, FunctionType):
            raise not_a_value(p, node)
        raise p.error(node, f"a floating-point number where the type is '{ty}'")
    text = p.text(node)
    known = p.literals.get(ty)
    if known is None:
        known = p.literals[ty] = {}
    made = known.get(text)
    if made is None:
        made = _new_float(p, node, ty, text)
        if len(known) < _MOST_FLOATS:
            known[text] = made
    return made


def _new_float(p: Parser, node: Node, ty: FloatingPointType, text: str) -> Value:
    if p.dialect.has(OWN_FLOAT_LITERALS):
        bits = own_float_bits(text, ty.keyword)
    elif is_own_literal(text):
        raise p.unavailable(node, "a literal of this form", OWN_FLOAT_LITERALS.first, OWN_FLOAT_LITERALS.last)
    else:
        bits = float_bits(text, ty.keyword, p.dialect.has(CHECKED_HEX_FLOATS))
    if bits >= 0:
        return p.context.constant_fp(ty, bits)
    if bits in _UNFIT:
        raise p.error(node, _UNFIT[bits].format(ty))
    if bits == TOO_LARGE:
        raise p.error(node, "this hexadecimal number has more than 16 bits")
    if bits == OTHER_TYPE:
        raise p.error(node, f"this floating-point number is not of type '{ty}'")
    raise p.error(node, f"a {ty} cannot hold this number exactly")


def _word(p: Parser, node: Node, ty: Type) -> Value:
    """`true`, `null`, `undef` and their like; the same node mostly stands for the same type."""
    if node.cache_owner is p.owner:
        known = node.cache
        if isinstance(known, Value) and known.type is ty:
            return known
    made = WORDS[node.text](p, node, ty)
    node.cache = made
    node.cache_owner = p.owner
    return made


def _true(p: Parser, node: Node, ty: Type) -> Value:
    return check_type(p, node, p.context.constant_int(p.context.integer(1), -1), ty)


def _false(p: Parser, node: Node, ty: Type) -> Value:
    return check_type(p, node, p.context.constant_int(p.context.integer(1), 0), ty)


def _null(p: Parser, node: Node, ty: Type) -> Value:
    if not isinstance(ty, PointerType):
        raise p.error(node, f"'null' is a pointer, and the type is '{ty}'")
    return p.context.null(ty)


def _none(p: Parser, node: Node, ty: Type) -> Value:
    if not isinstance(ty, TokenType):
        raise p.error(node, f"'none' is a token, and the type is '{ty}'")
    return p.context.null(ty)


def _undef(p: Parser, node: Node, ty: Type) -> Value:
    _check_first_class(p, node, ty)
    return p.context.undef(ty)


def _poison(p: Parser, node: Node, ty: Type) -> Value:
    _check_first_class(p, node, ty)
    return p.context.poison(ty)


def _zero(p: Parser, node: Node, ty: Type) -> Value:
    _check_first_class(p, node, ty)
    if isinstance(ty, (MetadataType, X86AMXType)) or (isinstance(ty, TargetExtensionType) and not has_zero(p, ty)):
        raise p.error(node, f"the type '{ty}' has no 'zeroinitializer'")
    return p.context.null(ty)


def _check_first_class(p: Parser, node: Node, ty: Type) -> None:
    if isinstance(ty, FunctionType):
        raise not_a_value(p, node)
    if isinstance(ty, LabelType) or not is_first_class(p.dialect, ty):
        raise p.error(node, f"'{node.text}' cannot be of type '{ty}'")


def has_zero(p: Parser, ty: TargetExtensionType) -> bool:
    info = target_type_info(ty.name, p.dialect.llvm_version)
    return info is not None and info.has_zero


WORDS: Final[dict[str, Callable[[Parser, Node, Type], Value]]] = {
    "true": _true,
    "false": _false,
    "null": _null,
    "none": _none,
    "undef": _undef,
    "poison": _poison,
    "zeroinitializer": _zero,
}


def _characters(p: Parser, node: Node, ty: Type) -> Value:
    data = string_bytes(p.text(node))
    made = p.context.constant_data(p.context.array(p.context.integer(8), len(data)), data)
    return check_type(p, node, made, ty)


def _asm(p: Parser, node: Node, ty: Type) -> Value:
    raise p.error(node, "inline assembly can only be called")


def _dso_local_equivalent(p: Parser, node: DsoLocalEquivalentNode, ty: Type) -> Value:
    target = node.function
    found = find_global(p, target)
    if not isinstance(found.value_type, FunctionType):
        raise p.error(target, f"'@{p.text(target)}' is neither a function nor an alias or ifunc of one")
    made = p.context.unique_constant(DSOLocalEquivalent(found.type, found))
    return check_type(p, node, made, ty)


def _no_cfi(p: Parser, node: NoCfiNode, ty: Type) -> Value:
    p.need(node, "'no_cfi'", NO_CFI_VALUES)
    found = get_global(p, node.function, ty)
    return p.context.unique_constant(NoCFIValue(found.type, found))


SIMPLE: Final[dict[str, Callable[[Parser, Any, Type], Value]]] = {
    "LOCAL": _local,
    "GLOBAL": _global,
    "INT": _integer,
    "FLOAT": _float,
    "HEX": _float,
    "SPECIAL": _float,
    "CONSTANT": _word,
    "CHARACTERS": _characters,
    "asm": _asm,
    "blockaddress": block_address,
    "dso_local_equivalent": _dso_local_equivalent,
    "no_cfi": _no_cfi,
}

# Values with values inside


class _Work:
    """A value whose parts are being made."""

    __slots__ = ("index", "node", "parts", "type", "values")

    def __init__(self, node: Node, ty: Type) -> None:
        self.node: Node = node
        self.type: Type = ty
        self.parts: list[Node] = parts_of(node)
        self.values: list[Value] = []
        self.index: int = 0


def parse_nested(p: Parser, node: Node, ty: Type) -> Value:
    """An aggregate or a constant expression."""
    if isinstance(ty, FunctionType):
        raise not_a_value(p, node)
    around: list[_Work] = []
    work = _Work(node, ty)
    while True:
        inner = _make_parts(p, work)
        if inner is not None:
            around.append(work)
            work = inner
            continue
        made = COMBINE[work.node.rule](p, work.node, work.values, work.type)
        for value in work.values:
            if isinstance(value, User) and value.operands and not (isinstance(made, User) and value in made.operands):
                keep_folded(p, value)
        if not around:
            return made
        work = around.pop()
        work.values.append(made)


def keep_folded(p: Parser, value: Value) -> None:
    """Note a constant with operands that stood in an expression and is not in what that became: LLVM has made it."""
    if isinstance(value, GlobalValue):
        return
    if p.function is not None:
        p.unseen.folded.append(value)
        p.unseen.is_empty = False
    else:
        p.metadata_constants.append((p.offset, value))


def _make_parts(p: Parser, work: _Work) -> _Work | None:
    """Go on with a value's parts: None when all are made, or the part that has parts itself."""
    parts = work.parts
    values = work.values
    index = work.index
    while index < len(parts):
        value_node = parts[index + 1]
        ty = parse_type(p, parts[index])
        index += 2
        simple = SIMPLE.get(value_node.rule)
        if simple is None:
            work.index = index
            if isinstance(ty, FunctionType):
                raise not_a_value(p, value_node)
            return _Work(value_node, ty)
        values.append(simple(p, value_node, ty))
    return None


_PLAN: Final = object()  # marks a node's cache as the list that `parts_of` made, which belongs to no parser


def parts_of(node: Node) -> list[Node]:
    """The nodes of types and values inside, in turn."""
    if node.cache_owner is _PLAN:
        known = node.cache
        assert isinstance(known, list)
        return known
    parts: list[Node] = []
    operands: list[Node] = []
    if isinstance(node, (StructValueNode, PackedStructValueNode, ArrayValueNode, VectorValueNode)):
        operands = [*node.elements]
    elif isinstance(node, SplatNode):
        operands = [node.element]
    elif isinstance(node, PtrauthNode):
        operands = [*node.operands]
    elif isinstance(node, GepConstantNode):
        operands = [operand.index if isinstance(operand, InrangeIndexNode) else operand for operand in node.operands]
    elif isinstance(node, (CastConstantNode, ExtractvalueConstantNode, FnegConstantNode)):
        parts = [node.type, node.value]
    elif isinstance(node, InsertvalueConstantNode):
        parts = [node.type, node.value, node.element_type, node.element]
    elif isinstance(node, BinaryConstantNode):
        parts = [node.left_type, node.left, node.right_type, node.right]
    elif isinstance(node, SelectConstantNode):
        parts = [
            node.condition_type,
            node.condition,
            node.true_type,
            node.true_value,
            node.false_type,
            node.false_value,
        ]
    else:  # of nothing but types and values
        parts = node.children
    for operand in operands:
        if isinstance(operand, TypedNode):
            parts += [operand.type, operand.value]
    node.cache = parts
    node.cache_owner = _PLAN
    return parts


COMBINE: Final[dict[str, Callable[[Parser, Any, list[Value], Type], Value]]] = {**AGGREGATES, **EXPRESSIONS}
