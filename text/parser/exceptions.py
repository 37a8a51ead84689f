"""Landing pads and funclets (LangRef, "Exception Handling")."""

from __future__ import annotations

from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.instructions import FuncletPadInst, Instruction, LandingPadInst
from irkit.terminators import CatchReturnInst, CatchSwitchInst, CleanupReturnInst, ResumeInst
from irkit.types import ArrayType
from irkit.values import Value
from text.parser.blocks import parse_block, typed_block
from text.parser.calls import argument_value
from text.parser.constants import parse_value
from text.parser.items import Handler
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.nodes import (
    CatchNode,
    CatchpadNode,
    CatchretNode,
    CatchswitchNode,
    CleanuppadNode,
    CleanupretNode,
    FilterNode,
    LandingpadNode,
    ResumeNode,
    TypedNode,
)
from text.syntax.tree import Node


def parse_resume(p: Parser, node: ResumeNode, items: Node) -> Instruction:
    return ResumeInst(p.context.void, parse_value(p, node.value, parse_type(p, node.type)))


def parse_landingpad(p: Parser, node: LandingpadNode, items: Node) -> Instruction:
    ty = parse_type(p, node.type)
    clauses = node.clauses
    cleanup = bool(clauses) and clauses[0].rule == "cleanup"
    values: list[Value] = []
    filters: list[bool] = []
    for clause in clauses[1:] if cleanup else clauses:
        if not isinstance(clause, (CatchNode, FilterNode)):
            raise p.error(clause, "'cleanup' stands before the clauses, and once")
        is_filter = isinstance(clause, FilterNode)
        value = parse_value(p, clause.value, parse_type(p, clause.type))
        if isinstance(value.type, ArrayType) != is_filter:
            what = "a landingpad filters an array" if is_filter else "a landingpad catches no array"
            raise p.error(clause.type, f"{what}; this is of type '{value.type}'")
        if not isinstance(value, Constant):
            raise p.error(clause.type, "what a landingpad catches or filters is a constant")
        values.append(value)
        filters.append(is_filter)
    return LandingPadInst(ty, values, filters, cleanup)


def _pad(p: Parser, node: Node, may_be_none: bool) -> Value:
    if node.rule != "LOCAL" and not (may_be_none and node.text == "none"):
        raise p.error(node, "expected a pad" + (" or 'none'" if may_be_none else ""))
    return parse_value(p, node, p.context.token)


def _unwind(p: Parser, node: Node) -> BasicBlock | None:
    return typed_block(p, node) if isinstance(node, TypedNode) else None


def parse_catchswitch(p: Parser, node: CatchswitchNode, items: Node) -> Instruction:
    pad = _pad(p, node.pad, True)
    blocks = [typed_block(p, child) for child in node.handlers.blocks]
    return CatchSwitchInst(p.context.token, pad, _unwind(p, node.unwind), blocks)


def parse_catchret(p: Parser, node: CatchretNode, items: Node) -> Instruction:
    pad = parse_value(p, node.pad, p.context.token)
    return CatchReturnInst(p.context.void, pad, parse_block(p, node.type, node.block))


def parse_cleanupret(p: Parser, node: CleanupretNode, items: Node) -> Instruction:
    pad = parse_value(p, node.pad, p.context.token)
    return CleanupReturnInst(p.context.void, pad, _unwind(p, node.unwind))


def parse_catchpad(p: Parser, node: CatchpadNode, items: Node) -> Instruction:
    pad = _pad(p, node.pad, False)
    values = [argument_value(p, child) for child in node.arguments.arguments]
    return FuncletPadInst("catchpad", p.context.token, values, pad)


def parse_cleanuppad(p: Parser, node: CleanuppadNode, items: Node) -> Instruction:
    pad = _pad(p, node.pad, True)
    values = [argument_value(p, child) for child in node.arguments.arguments]
    return FuncletPadInst("cleanuppad", p.context.token, values, pad)


EXCEPTIONS: Final[dict[str, Handler]] = {
    "resume": parse_resume,
    "landingpad": parse_landingpad,
    "catchswitch": parse_catchswitch,
    "catchret": parse_catchret,
    "cleanupret": parse_cleanupret,
    "catchpad": parse_catchpad,
    "cleanuppad": parse_cleanuppad,
}
