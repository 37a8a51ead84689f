"""Instructions: arithmetic, comparisons, conversions, vectors, aggregates; and `parse_instruction`, which all go
through (LangRef, "Instruction Reference").

A handler gets the node of the operation and what stands behind commas, and makes the instruction from its operands in
LLVM's order; it checks what LLVM's parser checks. Memory, terminators and calls are in modules of their own. This is
where the parser's time goes, so handlers are straight code; what flags mean is kept on the node of their words.
"""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.constants import Constant
from irkit.dialects.encodings import FAST_MATH_OPERATIONS, FCMP_PREDICATES, ICMP_PREDICATES, INTEGER_FLAGS
from irkit.dialects.features import EMPTY_PHIS
from irkit.instructions import (
    BinaryOperator,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    FreezeInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    UnaryOperator,
    VAArgInst,
)
from irkit.types import (
    FloatingPointType,
    IntegerType,
    PointerType,
    VectorType,
)
from irkit.values import BasicBlock, Value
from text.parser.calls import CALLS
from text.parser.constants import parse_value
from text.parser.control import CONTROL
from text.parser.items import Handler, items_of
from text.parser.memory import MEMORY
from text.parser.metadata import parse_attachments
from text.parser.operands import (
    cast_is_valid,
    is_aggregate,
    is_first_class,
    member_type,
    select_problem,
    shuffle_is_valid,
)
from text.parser.state import Parser
from text.parser.types import check_unsigned, parse_type
from text.parser.words import fast_math_flag, supports_fast_math, wrap_flags
from text.syntax.tree import Node


def parse_instruction(p: Parser, node: Node) -> Instruction:
    """The instruction that an `instruction` node is, with its attachments and without a name; in no block yet."""
    _, operation, items = node.children
    made = HANDLERS[operation.rule](p, operation, items)
    state = p.function
    assert state is not None
    if state.pending:
        state.register(made)
    if items.children:
        split = items_of(p, items)
        if split.leading and operation.rule not in WITH_ITEMS:
            raise p.error(split.leading[0], "expected a metadata attachment behind the comma")
        if split.attachments:
            made.debug_loc, others = parse_attachments(p, split.attachments)
            if others:
                made.metadata = others
    return made


# Arithmetic


def binary(p: Parser, node: Node, items: Node) -> Instruction:
    head, words, type_node, left_node, right_node = node.children
    ty = parse_type(p, type_node)
    left = parse_value(p, left_node, ty)
    right = parse_value(p, right_node, ty)
    opcode = head.text
    is_float = opcode in FLOAT_OPCODES
    scalar = ty.scalar_type()
    if not isinstance(scalar, FloatingPointType if is_float else IntegerType):
        what = "floating-point numbers" if is_float else "integers"
        raise p.error(type_node, f"'{opcode}' takes {what} or vectors of them, not '{ty}'")
    if not words.children:
        return BinaryOperator(opcode, left, right)
    if is_float:
        return BinaryOperator(opcode, left, right, 0, fast_math(p, words, opcode))
    return BinaryOperator(opcode, left, right, wrap_flags(p, words, opcode))


FLOAT_OPCODES: Final = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem"))


def fneg(p: Parser, node: Node, items: Node) -> Instruction:
    words, type_node, value_node = node.children
    ty = parse_type(p, type_node)
    value = parse_value(p, value_node, ty)
    if not ty.is_fp_or_fp_vector():
        raise p.error(type_node, f"'fneg' takes floating-point numbers or vectors of them, not '{ty}'")
    return UnaryOperator("fneg", ty, [value], 0, fast_math(p, words, "fneg"))


def fast_math(p: Parser, words: Node, opcode: str) -> int:
    """The fast-math flags, when nothing else may stand there."""
    if not words.children:
        return 0
    if words.cache_owner is p:
        known = words.cache
        assert isinstance(known, int)
        return known
    found = 0
    for word in words.children:
        flag = fast_math_flag(word)
        first = FAST_MATH_OPERATIONS.get(opcode, 0)
        if not flag or not first:
            raise p.error(word, f"'{opcode}' does not have this flag")
        if first > p.dialect.llvm_version:
            raise p.unavailable(word, f"fast-math flags of '{opcode}'", first, 22)
        found |= flag
    words.cache = found
    words.cache_owner = p
    return found


def compare(p: Parser, node: Node, items: Node) -> Instruction:
    head, words, type_node, left_node, right_node = node.children
    if words.cache_owner is p:
        known = words.cache
        assert isinstance(known, tuple)
        predicate, flags, fast = known
    else:
        predicate, flags, fast = comparison(p, node, words, head.text)
        words.cache = (predicate, flags, fast)
        words.cache_owner = p
    ty = parse_type(p, type_node)
    left = parse_value(p, left_node, ty)
    right = parse_value(p, right_node, ty)
    scalar = ty.scalar_type()
    opcode = head.text
    if opcode == "icmp":
        if not isinstance(scalar, (IntegerType, PointerType)):
            raise p.error(type_node, f"'icmp' compares integers, pointers or vectors of them, not '{ty}'")
    elif not isinstance(scalar, FloatingPointType):
        raise p.error(type_node, f"'fcmp' compares floating-point numbers or vectors of them, not '{ty}'")
    return CmpInst(opcode, p.context.bool_like(ty), predicate, left, right, flags, fast)


def comparison(p: Parser, node: Node, words: Node, opcode: str) -> tuple[str, int, int]:
    """Predicate, flags and fast-math flags from a comparison's words, of which the predicate is the last."""
    children = words.children
    if not children:
        raise p.error(node.children[2], f"expected the predicate of '{opcode}', such as '{PREDICATES[opcode][1]}'")
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
                first = INTEGER_FLAGS["icmp"][0][1]
                if first > p.dialect.llvm_version:
                    raise p.unavailable(word, "'samesign'", first, 22)
                flag = flags = f.SAMESIGN
        if not flag:
            raise p.error(word, f"'{opcode}' does not have this flag")
    return predicate, flags, fast


PREDICATES: Final[dict[str, tuple[str, ...]]] = {"icmp": ICMP_PREDICATES, "fcmp": FCMP_PREDICATES}


def cast(p: Parser, node: Node, items: Node) -> Instruction:
    head, words, type_node, value_node, target_node = node.children
    opcode = head.text
    source = parse_type(p, type_node)
    value = parse_value(p, value_node, source)
    target = parse_type(p, target_node)
    if not cast_is_valid(opcode, source, target):
        raise p.error(type_node, f"'{opcode}' cannot convert '{source}' to '{target}'")
    if opcode not in p.dialect.cast_opcodes:
        raise p.unavailable(node, f"'{opcode}'", 22, 22)
    if not words.children:
        return CastInst(opcode, value, target)
    if opcode in FAST_MATH_OPERATIONS:
        return CastInst(opcode, value, target, 0, fast_math(p, words, opcode))
    return CastInst(opcode, value, target, wrap_flags(p, words, opcode))


# Choices


def select(p: Parser, node: Node, items: Node) -> Instruction:
    words, condition_type, condition_node, true_type, true_node, false_type, false_node = node.children
    ty = parse_type(p, condition_type)
    condition = parse_value(p, condition_node, ty)
    if_true = parse_value(p, true_node, parse_type(p, true_type))
    if_false = parse_value(p, false_node, parse_type(p, false_type))
    problem = select_problem(ty, if_true.type, if_false.type)
    if problem:
        raise p.error(condition_type, problem)
    if not words.children:
        return SelectInst(condition, if_true, if_false)
    flags = fast_math(p, words, "select")
    if not supports_fast_math(p, if_true.type):
        raise p.error(words, f"fast-math flags on a 'select' of '{if_true.type}'")
    return SelectInst(condition, if_true, if_false, flags)


def freeze(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node = node.children
    return FreezeInst(parse_value(p, value_node, parse_type(p, type_node)))


def phi(p: Parser, node: Node, items: Node) -> Instruction:
    words, type_node = node.children
    ty = parse_type(p, type_node)
    state = p.function
    assert state is not None
    values: list[Value] = []
    blocks: list[BasicBlock] = []
    for item in items.children:
        if item.rule != "incoming":
            if item.rule == "attachment":
                break
            raise p.error(item, "expected a value and its block in brackets")
        value_node, block_node = item.children
        values.append(parse_value(p, value_node, ty))
        if block_node.rule != "LOCAL":
            raise p.error(block_node, "expected the name of a basic block")
        blocks.append(state.get_block(p, block_node))
    if not values:
        p.need(items, "a 'phi' without incoming values", EMPTY_PHIS)
    if not is_first_class(p, ty):
        raise p.error(type_node, f"a 'phi' cannot be of type '{ty}'")
    if not words.children:
        return PHINode(ty, values, blocks)
    flags = fast_math(p, words, "phi")
    if not supports_fast_math(p, ty):
        raise p.error(words, f"fast-math flags on a 'phi' of '{ty}'")
    return PHINode(ty, values, blocks, 0, flags)


def va_arg(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node, result_node = node.children
    va_list = parse_value(p, value_node, parse_type(p, type_node))
    ty = parse_type(p, result_node)
    if not is_first_class(p, ty):
        raise p.error(result_node, f"'va_arg' cannot give a '{ty}'")
    return VAArgInst(va_list, ty)


# Vectors


def extractelement(p: Parser, node: Node, items: Node) -> Instruction:
    vector_type, vector_node, index_type, index_node = node.children
    ty = parse_type(p, vector_type)
    vector = parse_value(p, vector_node, ty)
    index = parse_value(p, index_node, parse_type(p, index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(vector_type, f"'extractelement' from '{ty}' at '{index.type}'; expected a vector and an integer")
    return ExtractElementInst(ty.element, vector, index)


def insertelement(p: Parser, node: Node, items: Node) -> Instruction:
    vector_type, vector_node, element_type, element_node, index_type, index_node = node.children
    ty = parse_type(p, vector_type)
    vector = parse_value(p, vector_node, ty)
    element = parse_value(p, element_node, parse_type(p, element_type))
    index = parse_value(p, index_node, parse_type(p, index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(vector_type, f"'insertelement' into '{ty}' at '{index.type}'; expected a vector and an integer")
    if element.type is not ty.element:
        raise p.error(vector_type, f"'insertelement' of '{element.type}' into '{ty}'")
    return InsertElementInst(vector, element, index)


def shufflevector(p: Parser, node: Node, items: Node) -> Instruction:
    left_type, left_node, right_type, right_node, mask_type, mask_node = node.children
    ty = parse_type(p, left_type)
    left = parse_value(p, left_node, ty)
    right = parse_value(p, right_node, parse_type(p, right_type))
    mask = parse_value(p, mask_node, parse_type(p, mask_type))
    if not shuffle_is_valid(ty, right.type, mask):
        raise p.error(left_type, f"'shufflevector' of '{ty}' and '{right.type}' by '{mask.type}' or by such lanes")
    assert isinstance(ty, VectorType)
    shape = mask.type
    assert isinstance(shape, VectorType) and isinstance(mask, Constant)
    result = p.context.vector(ty.element, shape.count, shape.scalable)
    return ShuffleVectorInst(result, left, right, mask)


# Aggregates


def index_list(p: Parser, first: Node, items: Node) -> list[int]:
    """The indices into an aggregate: one in the operation, the others behind commas."""
    indices = [check_unsigned(p, first, 32)]
    for item in items_of(p, items).leading:
        if item.rule != "INT":
            raise p.error(item, "expected an index or a metadata attachment")
        indices.append(check_unsigned(p, item, 32))
    return indices


def extractvalue(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node, index_node = node.children
    ty = parse_type(p, type_node)
    aggregate = parse_value(p, value_node, ty)
    indices = index_list(p, index_node, items)
    if not is_aggregate(ty):
        raise p.error(type_node, f"'extractvalue' from '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(type_node, f"these indices lead out of '{ty}'")
    return ExtractValueInst(member, aggregate, indices)


def insertvalue(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node, element_type, element_node, index_node = node.children
    ty = parse_type(p, type_node)
    aggregate = parse_value(p, value_node, ty)
    element = parse_value(p, element_node, parse_type(p, element_type))
    indices = index_list(p, index_node, items)
    if not is_aggregate(ty):
        raise p.error(type_node, f"'insertvalue' into '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(type_node, f"these indices lead out of '{ty}'")
    if member is not element.type:
        raise p.error(element_type, f"'insertvalue' of '{element.type}' where '{ty}' has '{member}'")
    return InsertValueInst(aggregate, element, indices)


HANDLERS: Final[dict[str, Handler]] = {
    "binary": binary,
    "fneg": fneg,
    "compare": compare,
    "cast": cast,
    "select": select,
    "freeze": freeze,
    "phi": phi,
    "va_arg": va_arg,
    "extractelement": extractelement,
    "insertelement": insertelement,
    "shufflevector": shufflevector,
    "extractvalue": extractvalue,
    "insertvalue": insertvalue,
    **MEMORY,
    **CONTROL,
    **CALLS,
}

# The operations that look at what stands behind commas themselves.
WITH_ITEMS: Final = frozenset(
    (
        "phi",
        "extractvalue",
        "insertvalue",
        "alloca",
        "load",
        "store",
        "cmpxchg",
        "atomicrmw",
        "getelementptr",
        "br",
    )
)
