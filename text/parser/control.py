"""Instructions that end a block, calls apart, and those of exception handling (LangRef, "Terminator Instructions",
"Exception Handling")."""

from __future__ import annotations

from typing import Final

from irkit.constants import Constant, ConstantInt
from irkit.instructions import FuncletPadInst, Instruction, LandingPadInst
from irkit.terminators import (
    BranchInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)
from irkit.types import IntegerType, LabelType, PointerType
from irkit.values import BasicBlock, Value
from text.parser.calls import argument_value
from text.parser.constants import parse_value
from text.parser.items import Handler, items_of
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.tree import Node


def parse_block(p: Parser, type_node: Node, node: Node) -> BasicBlock:
    """The basic block that a `label` value names."""
    if node.rule == "LOCAL" and type_node.text == "label" and p.function is not None:
        return p.function.get_block(p, node)
    found = parse_value(p, node, parse_type(p, type_node))
    if isinstance(found, BasicBlock):
        return found
    raise p.error(type_node, "expected a basic block")


def typed_block(p: Parser, node: Node) -> BasicBlock:
    return parse_block(p, node.children[0], node.children[1])


def ret(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node = node.children
    state = p.function
    assert state is not None
    ty = parse_type(p, type_node)
    value = parse_value(p, value_node, ty)
    expected = state.function.function_type.return_type
    if ty is not expected:
        raise p.error(type_node, f"a return of '{ty}' from a function of result type '{expected}'")
    return ReturnInst(p.context.void, value)


def ret_void(p: Parser, node: Node, items: Node) -> Instruction:
    state = p.function
    assert state is not None
    expected = state.function.function_type.return_type
    if expected is not p.context.void:
        raise p.error(node, f"a return without a value from a function of result type '{expected}'")
    return ReturnInst(p.context.void, None)


def br(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node = node.children
    leading = items_of(p, items).leading if items.children else []
    if type_node.text == "label" or isinstance(parse_type(p, type_node), LabelType):
        if leading:
            raise p.error(leading[0], "expected a metadata attachment behind the comma")
        return BranchInst(p.context.void, parse_block(p, type_node, value_node))
    ty = parse_type(p, type_node)
    condition = parse_value(p, value_node, ty)
    if not isinstance(ty, IntegerType) or ty.width != 1:
        raise p.error(type_node, f"a branch on '{ty}'; expected 'i1'")
    if len(leading) != 2 or leading[0].rule != "typed" or leading[1].rule != "typed":
        wrong = [item for item in leading[:2] if item.rule != "typed"] or leading[2:] or [items]
        raise p.error(wrong[0], "expected two labels, one for true and one for false")
    if_true = typed_block(p, leading[0])
    return BranchInst(p.context.void, if_true, typed_block(p, leading[1]), condition)


def switch(p: Parser, node: Node, items: Node) -> Instruction:
    children = node.children
    ty = parse_type(p, children[0])
    condition = parse_value(p, children[1], ty)
    default = parse_block(p, children[2], children[3])
    if not isinstance(ty, IntegerType):
        raise p.error(children[0], f"a switch on '{ty}'; expected an integer type")
    cases: list[tuple[Constant, BasicBlock]] = []
    seen: set[Value] = set()
    for case in children[4:]:
        case_type, case_node, block_type, block_node = case.children
        value = parse_value(p, case_node, parse_type(p, case_type))
        block = parse_block(p, block_type, block_node)
        if value in seen:
            raise p.error(case_type, "this value has a case already")
        seen.add(value)
        if not isinstance(value, ConstantInt):
            raise p.error(case_type, "the value of a case is an integer constant")
        if value.type is not ty:
            raise p.error(case_type, f"a case of '{value.type}' in a switch on '{ty}'")
        cases.append((value, block))
    return SwitchInst(p.context.void, condition, default, cases)


def indirectbr(p: Parser, node: Node, items: Node) -> Instruction:
    children = node.children
    ty = parse_type(p, children[0])
    address = parse_value(p, children[1], ty)
    if not isinstance(ty, PointerType):
        raise p.error(children[0], f"an indirectbr to '{ty}'; expected a pointer")
    return IndirectBrInst(p.context.void, address, [typed_block(p, child) for child in children[2:]])


def resume(p: Parser, node: Node, items: Node) -> Instruction:
    type_node, value_node = node.children
    return ResumeInst(p.context.void, parse_value(p, value_node, parse_type(p, type_node)))


def unreachable(p: Parser, node: Node, items: Node) -> Instruction:
    return UnreachableInst(p.context.void)


# Exception handling


def landingpad(p: Parser, node: Node, items: Node) -> Instruction:
    children = node.children
    ty = parse_type(p, children[0])
    cleanup = len(children) > 1 and children[1].rule == "cleanup"
    values: list[Value] = []
    filters: list[bool] = []
    for clause in children[2 if cleanup else 1 :]:
        if clause.rule == "cleanup":
            raise p.error(clause, "'cleanup' stands before the clauses, and once")
        type_node, value_node = clause.children
        value = parse_value(p, value_node, parse_type(p, type_node))
        if not isinstance(value, Constant):
            raise p.error(type_node, "what a landingpad catches or filters is a constant")
        values.append(value)
        filters.append(clause.rule == "filter")
    return LandingPadInst(ty, values, filters, cleanup)


def _pad(p: Parser, node: Node, may_be_none: bool) -> Value:
    if node.rule != "LOCAL" and not (may_be_none and node.text == "none"):
        raise p.error(node, "expected a pad" + (" or 'none'" if may_be_none else ""))
    return parse_value(p, node, p.context.token)


def _unwind(p: Parser, node: Node) -> BasicBlock | None:
    return None if node.rule == "to_caller" else typed_block(p, node)


def catchswitch(p: Parser, node: Node, items: Node) -> Instruction:
    pad_node, handlers, unwind = node.children
    pad = _pad(p, pad_node, True)
    blocks = [typed_block(p, child) for child in handlers.children]
    return CatchSwitchInst(p.context.token, pad, _unwind(p, unwind), blocks)


def catchret(p: Parser, node: Node, items: Node) -> Instruction:
    pad_node, type_node, value_node = node.children
    pad = parse_value(p, pad_node, p.context.token)
    return CatchReturnInst(p.context.void, pad, parse_block(p, type_node, value_node))


def cleanupret(p: Parser, node: Node, items: Node) -> Instruction:
    pad_node, unwind = node.children
    pad = parse_value(p, pad_node, p.context.token)
    return CleanupReturnInst(p.context.void, pad, _unwind(p, unwind))


def funclet_pad(p: Parser, node: Node, items: Node) -> Instruction:
    """`catchpad` and `cleanuppad`."""
    pad_node, arguments = node.children
    opcode = node.rule
    pad = _pad(p, pad_node, opcode == "cleanuppad")
    values = [argument_value(p, child) for child in arguments.children]
    return FuncletPadInst(opcode, p.context.token, values, pad)


CONTROL: Final[dict[str, Handler]] = {
    "ret": ret,
    "ret_void": ret_void,
    "br": br,
    "switch": switch,
    "indirectbr": indirectbr,
    "resume": resume,
    "unreachable": unreachable,
    "landingpad": landingpad,
    "catchswitch": catchswitch,
    "catchret": catchret,
    "cleanupret": cleanupret,
    "catchpad": funclet_pad,
    "cleanuppad": funclet_pad,
}
