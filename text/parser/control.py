"""Instructions that lead from block to block, `phi` and `select` (LangRef, "Terminator Instructions")."""

from __future__ import annotations

from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantInt
from irkit.dialects.features import EMPTY_PHIS
from irkit.instructions import Instruction, PHINode, SelectInst
from irkit.operand_rules import select_problem
from irkit.terminators import BranchInst, IndirectBrInst, ReturnInst, SwitchInst, UnreachableInst
from irkit.type_rules import is_first_class
from irkit.types import IntegerType, LabelType, PointerType
from irkit.values import Value
from text.parser.blocks import parse_block, typed_block
from text.parser.constants import parse_value
from text.parser.items import Handler, items_of
from text.parser.state import Parser
from text.parser.types import parse_type
from text.parser.words import fast_math, supports_fast_math
from text.syntax.nodes import BrNode, IncomingNode, IndirectbrNode, PhiNode, RetNode, SelectNode, SwitchNode, TypedNode
from text.syntax.tree import Node


def parse_ret(p: Parser, node: RetNode, items: Node) -> Instruction:
    state = p.function
    assert state is not None
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    expected = state.function.function_type.return_type
    if ty is not expected:
        raise p.error(node.type, f"a return of '{ty}' from a function of result type '{expected}'")
    return ReturnInst(p.context.void, value)


def parse_ret_void(p: Parser, node: Node, items: Node) -> Instruction:
    state = p.function
    assert state is not None
    expected = state.function.function_type.return_type
    if expected is not p.context.void:
        raise p.error(node, f"a return without a value from a function of result type '{expected}'")
    return ReturnInst(p.context.void, None)


def parse_br(p: Parser, node: BrNode, items: Node) -> Instruction:
    leading = items_of(p, items).leading if items.children else []
    if node.type.text == "label" or isinstance(parse_type(p, node.type), LabelType):
        if leading:
            raise p.error(leading[0], "expected a metadata attachment behind the comma")
        return BranchInst(p.context.void, parse_block(p, node.type, node.value))
    ty = parse_type(p, node.type)
    condition = parse_value(p, node.value, ty)
    if not isinstance(ty, IntegerType) or ty.width != 1:
        raise p.error(node.type, f"a branch on '{ty}'; expected 'i1'")
    labels = [item for item in leading if isinstance(item, TypedNode)]
    if len(leading) != 2 or len(labels) != 2:
        wrong = [item for item in leading[:2] if item.rule != "typed"] or leading[2:] or [items]
        raise p.error(wrong[0], "expected two labels, one for true and one for false")
    if_true = typed_block(p, labels[0])
    return BranchInst(p.context.void, if_true, typed_block(p, labels[1]), condition)


def parse_switch(p: Parser, node: SwitchNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    condition = parse_value(p, node.value, ty)
    default = parse_block(p, node.default_type, node.default)
    if not isinstance(ty, IntegerType):
        raise p.error(node.type, f"a switch on '{ty}'; expected an integer type")
    cases: list[tuple[Constant, BasicBlock]] = []
    seen: set[Value] = set()
    for case in node.cases:
        value = parse_value(p, case.value, parse_type(p, case.type))
        block = parse_block(p, case.block_type, case.block)
        if value in seen:
            raise p.error(case.type, "this value has a case already")
        seen.add(value)
        if not isinstance(value, ConstantInt):
            raise p.error(case.type, "the value of a case is an integer constant")
        if value.type is not ty:
            raise p.error(case.type, f"a case of '{value.type}' in a switch on '{ty}'")
        cases.append((value, block))
    return SwitchInst(p.context.void, condition, default, cases)


def parse_indirectbr(p: Parser, node: IndirectbrNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    address = parse_value(p, node.value, ty)
    if not isinstance(ty, PointerType):
        raise p.error(node.type, f"an indirectbr to '{ty}'; expected a pointer")
    return IndirectBrInst(p.context.void, address, [typed_block(p, child) for child in node.targets])


def parse_unreachable(p: Parser, node: Node, items: Node) -> Instruction:
    return UnreachableInst(p.context.void)


def parse_phi(p: Parser, node: PhiNode, items: Node) -> Instruction:
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


def parse_select(p: Parser, node: SelectNode, items: Node) -> Instruction:
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


CONTROL: Final[dict[str, Handler]] = {
    "ret_void": parse_ret_void,
    "ret": parse_ret,
    "br": parse_br,
    "switch": parse_switch,
    "indirectbr": parse_indirectbr,
    "unreachable": parse_unreachable,
    "phi": parse_phi,
    "select": parse_select,
}
