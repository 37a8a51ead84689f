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
from text.parser.blocks import parse_block, typed_block
from text.parser.calls import argument_value
from text.parser.constants import parse_value
from text.parser.items import Handler, items_of
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.nodes import (
    BrNode,
    CatchNode,
    CatchpadNode,
    CatchretNode,
    CatchswitchNode,
    CleanuppadNode,
    CleanupretNode,
    FilterNode,
    IndirectbrNode,
    LandingpadNode,
    ResumeNode,
    RetNode,
    SwitchNode,
    TypedNode,
)
from text.syntax.tree import Node


def ret(p: Parser, node: RetNode, items: Node) -> Instruction:
    state = p.function
    assert state is not None
    ty = parse_type(p, node.type)
    value = parse_value(p, node.value, ty)
    expected = state.function.function_type.return_type
    if ty is not expected:
        raise p.error(node.type, f"a return of '{ty}' from a function of result type '{expected}'")
    return ReturnInst(p.context.void, value)


def ret_void(p: Parser, node: Node, items: Node) -> Instruction:
    state = p.function
    assert state is not None
    expected = state.function.function_type.return_type
    if expected is not p.context.void:
        raise p.error(node, f"a return without a value from a function of result type '{expected}'")
    return ReturnInst(p.context.void, None)


def br(p: Parser, node: BrNode, items: Node) -> Instruction:
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


def switch(p: Parser, node: SwitchNode, items: Node) -> Instruction:
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


def indirectbr(p: Parser, node: IndirectbrNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    address = parse_value(p, node.value, ty)
    if not isinstance(ty, PointerType):
        raise p.error(node.type, f"an indirectbr to '{ty}'; expected a pointer")
    return IndirectBrInst(p.context.void, address, [typed_block(p, child) for child in node.targets])


def resume(p: Parser, node: ResumeNode, items: Node) -> Instruction:
    return ResumeInst(p.context.void, parse_value(p, node.value, parse_type(p, node.type)))


def unreachable(p: Parser, node: Node, items: Node) -> Instruction:
    return UnreachableInst(p.context.void)


# Exception handling


def landingpad(p: Parser, node: LandingpadNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    clauses = node.clauses
    cleanup = bool(clauses) and clauses[0].rule == "cleanup"
    values: list[Value] = []
    filters: list[bool] = []
    for clause in clauses[1:] if cleanup else clauses:
        if not isinstance(clause, (CatchNode, FilterNode)):
            raise p.error(clause, "'cleanup' stands before the clauses, and once")
        value = parse_value(p, clause.value, parse_type(p, clause.type))
        if not isinstance(value, Constant):
            raise p.error(clause.type, "what a landingpad catches or filters is a constant")
        values.append(value)
        filters.append(isinstance(clause, FilterNode))
    return LandingPadInst(ty, values, filters, cleanup)


def _pad(p: Parser, node: Node, may_be_none: bool) -> Value:
    if node.rule != "LOCAL" and not (may_be_none and node.text == "none"):
        raise p.error(node, "expected a pad" + (" or 'none'" if may_be_none else ""))
    return parse_value(p, node, p.context.token)


def _unwind(p: Parser, node: Node) -> BasicBlock | None:
    return typed_block(p, node) if isinstance(node, TypedNode) else None


def catchswitch(p: Parser, node: CatchswitchNode, items: Node) -> Instruction:
    pad = _pad(p, node.pad, True)
    blocks = [typed_block(p, child) for child in node.handlers.blocks]
    return CatchSwitchInst(p.context.token, pad, _unwind(p, node.unwind), blocks)


def catchret(p: Parser, node: CatchretNode, items: Node) -> Instruction:
    pad = parse_value(p, node.pad, p.context.token)
    return CatchReturnInst(p.context.void, pad, parse_block(p, node.type, node.block))


def cleanupret(p: Parser, node: CleanupretNode, items: Node) -> Instruction:
    pad = parse_value(p, node.pad, p.context.token)
    return CleanupReturnInst(p.context.void, pad, _unwind(p, node.unwind))


def funclet_pad(p: Parser, node: CatchpadNode | CleanuppadNode, items: Node) -> Instruction:
    """`catchpad` and `cleanuppad`."""
    opcode = node.rule
    pad = _pad(p, node.pad, opcode == "cleanuppad")
    values = [argument_value(p, child) for child in node.arguments.arguments]
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
