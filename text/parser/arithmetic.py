"""Operators, conversions, comparisons and `freeze` (LangRef, "Binary Operations" and on).

A handler gets the node of the operation and what stands behind commas, and makes the instruction from its operands in
LLVM's order; it checks what LLVM's parser checks. This is where the parser's time goes, so handlers are straight code;
what flags mean is kept on the node of their words. The other chapters do the same.
"""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.dialects.encodings import FCMP_PREDICATES, ICMP_PREDICATES
from irkit.instructions import BinaryOperator, CastInst, CmpInst, FreezeInst, Instruction, UnaryOperator
from irkit.operand_rules import cast_is_valid
from irkit.operators.lists import FAST_MATH, FLAGS, FLOAT_BINARY
from irkit.releases import NEWEST
from irkit.types import FloatingPointType, IntegerType, PointerType
from text.parser.constants import parse_value
from text.parser.items import Handler
from text.parser.state import Parser
from text.parser.types import parse_type
from text.parser.words import both_flags, fast_math, fast_math_flag, wrap_flags
from text.syntax.nodes import BinaryNode, CastNode, CompareNode, FnegNode, FreezeNode
from text.syntax.tree import Node


def parse_binary(p: Parser, node: BinaryNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    left = parse_value(p, node.left, ty)
    right = parse_value(p, node.right, ty)
    opcode = node.opcode.text
    is_float = opcode in FLOAT_BINARY
    scalar = ty.scalar_type()
    if not isinstance(scalar, FloatingPointType if is_float else IntegerType):
        what = "floating-point numbers" if is_float else "integers"
        raise p.error(node.type, f"'{opcode}' takes {what} or vectors of them, not '{ty}'")
    if not node.words.children:
        return BinaryOperator(opcode, left, right)
    if is_float:
        return BinaryOperator(opcode, left, right, 0, fast_math(p, node.words, opcode))
    return BinaryOperator(opcode, left, right, wrap_flags(p, node.words, opcode))


def parse_unary(p: Parser, node: FnegNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    if not ty.is_fp_or_fp_vector():
        raise p.error(node.type, f"'fneg' takes floating-point numbers or vectors of them, not '{ty}'")
    return UnaryOperator("fneg", ty, [value], 0, fast_math(p, node.words, "fneg"))


def parse_compare(p: Parser, node: CompareNode, items: Node) -> Instruction:
    words = node.words
    if words.cache_owner is p.owner:
        known = words.cache
        assert isinstance(known, tuple)
        predicate, flags, fast = known
    else:
        predicate, flags, fast = comparison(p, node, words, node.opcode.text)
        words.cache = (predicate, flags, fast)
        words.cache_owner = p.owner
    ty = parse_type(p, node.type)
    left = parse_value(p, node.left, ty)
    right = parse_value(p, node.right, ty)
    scalar = ty.scalar_type()
    opcode = node.opcode.text
    if opcode == "icmp":
        if not isinstance(scalar, (IntegerType, PointerType)):
            raise p.error(node.type, f"'icmp' compares integers, pointers or vectors of them, not '{ty}'")
    elif not isinstance(scalar, FloatingPointType):
        raise p.error(node.type, f"'fcmp' compares floating-point numbers or vectors of them, not '{ty}'")
    return CmpInst(opcode, p.context.bool_like(ty), predicate, left, right, flags, fast)


def comparison(p: Parser, node: CompareNode, words: Node, opcode: str) -> tuple[str, int, int]:
    """Predicate, flags and fast-math flags from a comparison's words, of which the predicate is the last."""
    children = words.children
    if not children:
        raise p.error(node.type, f"expected the predicate of '{opcode}', such as '{PREDICATES[opcode][1]}'")
    predicate = children[-1].text
    if predicate not in PREDICATES[opcode] or children[-1].rule != "IDENT":
        raise p.error(children[-1], f"expected the predicate of '{opcode}', such as '{PREDICATES[opcode][1]}'")
    flags = 0
    fast = 0
    for word in children[:-1]:
        if opcode == "fcmp":
            flag = fast_math_flag(word)
            fast |= flag
        else:
            flag = 0
            if word.text == "samesign" and not flags:
                first = FLAGS["icmp"][0][1]
                if first > p.dialect.llvm_version:
                    raise p.unavailable(word, "'samesign'", first, NEWEST)
                flag = flags = f.SAMESIGN
        if not flag:
            raise p.error(word, f"'{opcode}' does not have this flag")
    return predicate, flags, fast


PREDICATES: Final[dict[str, tuple[str, ...]]] = {"icmp": ICMP_PREDICATES, "fcmp": FCMP_PREDICATES}


def parse_cast(p: Parser, node: CastNode, items: Node) -> Instruction:
    opcode = node.opcode.text
    source = parse_type(p, node.type)
    value = parse_value(p, node.value, source)
    target = parse_type(p, node.target)
    if not cast_is_valid(opcode, source, target):
        raise p.error(node.type, f"'{opcode}' cannot convert '{source}' to '{target}'")
    if not node.words.children:
        return CastInst(opcode, value, target)
    if opcode not in FAST_MATH:
        return CastInst(opcode, value, target, wrap_flags(p, node.words, opcode))
    if opcode not in FLAGS:
        return CastInst(opcode, value, target, 0, fast_math(p, node.words, opcode))
    fast, flags = both_flags(p, node.words, opcode)
    return CastInst(opcode, value, target, flags, fast)


def parse_freeze(p: Parser, node: FreezeNode, items: Node) -> Instruction:
    return FreezeInst(parse_value(p, node.value, parse_type(p, node.type)))


ARITHMETIC: Final[dict[str, Handler]] = {
    "binary": parse_binary,
    "fneg": parse_unary,
    "compare": parse_compare,
    "cast": parse_cast,
    "freeze": parse_freeze,
}
