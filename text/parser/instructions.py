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
from irkit.operand_rules import cast_is_valid, select_problem, shuffle_is_valid
from irkit.type_rules import is_aggregate, is_first_class, member_type
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
from text.parser.state import Parser
from text.parser.types import check_unsigned, parse_type
from text.parser.words import fast_math_flag, supports_fast_math, wrap_flags
from text.syntax.nodes import (
    BinaryNode,
    CastNode,
    CompareNode,
    ExtractelementNode,
    ExtractvalueNode,
    FnegNode,
    FreezeNode,
    IncomingNode,
    InsertelementNode,
    InsertvalueNode,
    InstructionNode,
    PhiNode,
    SelectNode,
    ShufflevectorNode,
    VaArgNode,
)
from text.syntax.tree import Node


def parse_instruction(p: Parser, node: InstructionNode) -> Instruction:
    """The instruction that an `instruction` node is, with its attachments and without a name; in no block yet."""
    operation = node.operation
    items = node.items
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


def binary(p: Parser, node: BinaryNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    left = parse_value(p, node.left, ty)
    right = parse_value(p, node.right, ty)
    opcode = node.opcode.text
    is_float = opcode in FLOAT_OPCODES
    scalar = ty.scalar_type()
    if not isinstance(scalar, FloatingPointType if is_float else IntegerType):
        what = "floating-point numbers" if is_float else "integers"
        raise p.error(node.type, f"'{opcode}' takes {what} or vectors of them, not '{ty}'")
    if not node.words.children:
        return BinaryOperator(opcode, left, right)
    if is_float:
        return BinaryOperator(opcode, left, right, 0, fast_math(p, node.words, opcode))
    return BinaryOperator(opcode, left, right, wrap_flags(p, node.words, opcode))


FLOAT_OPCODES: Final = frozenset(("fadd", "fsub", "fmul", "fdiv", "frem"))


def fneg(p: Parser, node: FnegNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    if not ty.is_fp_or_fp_vector():
        raise p.error(node.type, f"'fneg' takes floating-point numbers or vectors of them, not '{ty}'")
    return UnaryOperator("fneg", ty, [value], 0, fast_math(p, node.words, "fneg"))


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


def compare(p: Parser, node: CompareNode, items: Node) -> Instruction:
    words = node.words
    if words.cache_owner is p:
        known = words.cache
        assert isinstance(known, tuple)
        predicate, flags, fast = known
    else:
        predicate, flags, fast = comparison(p, node, words, node.opcode.text)
        words.cache = (predicate, flags, fast)
        words.cache_owner = p
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
                first = INTEGER_FLAGS["icmp"][0][1]
                if first > p.dialect.llvm_version:
                    raise p.unavailable(word, "'samesign'", first, 22)
                flag = flags = f.SAMESIGN
        if not flag:
            raise p.error(word, f"'{opcode}' does not have this flag")
    return predicate, flags, fast


PREDICATES: Final[dict[str, tuple[str, ...]]] = {"icmp": ICMP_PREDICATES, "fcmp": FCMP_PREDICATES}


def cast(p: Parser, node: CastNode, items: Node) -> Instruction:
    opcode = node.opcode.text
    source = parse_type(p, node.type)
    value = parse_value(p, node.value, source)
    target = parse_type(p, node.target)
    if not cast_is_valid(opcode, source, target):
        raise p.error(node.type, f"'{opcode}' cannot convert '{source}' to '{target}'")
    if opcode not in p.dialect.cast_opcodes:
        raise p.unavailable(node, f"'{opcode}'", 22, 22)
    if not node.words.children:
        return CastInst(opcode, value, target)
    if opcode in FAST_MATH_OPERATIONS:
        return CastInst(opcode, value, target, 0, fast_math(p, node.words, opcode))
    return CastInst(opcode, value, target, wrap_flags(p, node.words, opcode))


# Choices


def select(p: Parser, node: SelectNode, items: Node) -> Instruction:
    ty = parse_type(p, node.condition_type)
    condition = parse_value(p, node.condition, ty)
    if_true = parse_value(p, node.true_value, parse_type(p, node.true_type))
    if_false = parse_value(p, node.false_value, parse_type(p, node.false_type))
    problem = select_problem(ty, if_true.type, if_false.type)
    if problem:
        raise p.error(node.condition_type, problem)
    if not node.words.children:
        return SelectInst(condition, if_true, if_false)
    flags = fast_math(p, node.words, "select")
    if not supports_fast_math(p, if_true.type):
        raise p.error(node.words, f"fast-math flags on a 'select' of '{if_true.type}'")
    return SelectInst(condition, if_true, if_false, flags)


def freeze(p: Parser, node: FreezeNode, items: Node) -> Instruction:
    return FreezeInst(parse_value(p, node.value, parse_type(p, node.type)))


def phi(p: Parser, node: PhiNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    state = p.function
    assert state is not None
    values: list[Value] = []
    blocks: list[BasicBlock] = []
    for item in items.children:
        if not isinstance(item, IncomingNode):
            if item.rule == "attachment":
                break
            raise p.error(item, "expected a value and its block in brackets")
        values.append(parse_value(p, item.value, ty))
        if item.block.rule != "LOCAL":
            raise p.error(item.block, "expected the name of a basic block")
        blocks.append(state.get_block(p, item.block))
    if not values:
        p.need(items, "a 'phi' without incoming values", EMPTY_PHIS)
    if not is_first_class(p.dialect, ty):
        raise p.error(node.type, f"a 'phi' cannot be of type '{ty}'")
    if not node.words.children:
        return PHINode(ty, values, blocks)
    flags = fast_math(p, node.words, "phi")
    if not supports_fast_math(p, ty):
        raise p.error(node.words, f"fast-math flags on a 'phi' of '{ty}'")
    return PHINode(ty, values, blocks, 0, flags)


def va_arg(p: Parser, node: VaArgNode, items: Node) -> Instruction:
    va_list = parse_value(p, node.value, parse_type(p, node.type))
    ty = parse_type(p, node.target)
    if not is_first_class(p.dialect, ty):
        raise p.error(node.target, f"'va_arg' cannot give a '{ty}'")
    return VAArgInst(va_list, ty)


# Vectors


def extractelement(p: Parser, node: ExtractelementNode, items: Node) -> Instruction:
    ty = parse_type(p, node.vector_type)
    vector = parse_value(p, node.vector, ty)
    index = parse_value(p, node.index, parse_type(p, node.index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(
            node.vector_type, f"'extractelement' from '{ty}' at '{index.type}'; expected a vector and an integer"
        )
    return ExtractElementInst(ty.element, vector, index)


def insertelement(p: Parser, node: InsertelementNode, items: Node) -> Instruction:
    ty = parse_type(p, node.vector_type)
    vector = parse_value(p, node.vector, ty)
    element = parse_value(p, node.element, parse_type(p, node.element_type))
    index = parse_value(p, node.index, parse_type(p, node.index_type))
    if not isinstance(ty, VectorType) or not isinstance(index.type, IntegerType):
        raise p.error(
            node.vector_type, f"'insertelement' into '{ty}' at '{index.type}'; expected a vector and an integer"
        )
    if element.type is not ty.element:
        raise p.error(node.vector_type, f"'insertelement' of '{element.type}' into '{ty}'")
    return InsertElementInst(vector, element, index)


def shufflevector(p: Parser, node: ShufflevectorNode, items: Node) -> Instruction:
    ty = parse_type(p, node.left_type)
    left = parse_value(p, node.left, ty)
    right = parse_value(p, node.right, parse_type(p, node.right_type))
    mask = parse_value(p, node.mask, parse_type(p, node.mask_type))
    if not shuffle_is_valid(ty, right.type, mask):
        raise p.error(node.left_type, f"'shufflevector' of '{ty}' and '{right.type}' by '{mask.type}' or by such lanes")
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


def extractvalue(p: Parser, node: ExtractvalueNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    aggregate = parse_value(p, node.value, ty)
    indices = index_list(p, node.index, items)
    if not is_aggregate(ty):
        raise p.error(node.type, f"'extractvalue' from '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(node.type, f"these indices lead out of '{ty}'")
    return ExtractValueInst(member, aggregate, indices)


def insertvalue(p: Parser, node: InsertvalueNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    aggregate = parse_value(p, node.value, ty)
    element = parse_value(p, node.element, parse_type(p, node.element_type))
    indices = index_list(p, node.index, items)
    if not is_aggregate(ty):
        raise p.error(node.type, f"'insertvalue' into '{ty}', which is neither a struct nor an array")
    member = member_type(ty, indices)
    if member is None:
        raise p.error(node.type, f"these indices lead out of '{ty}'")
    if member is not element.type:
        raise p.error(node.element_type, f"'insertvalue' of '{element.type}' where '{ty}' has '{member}'")
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
