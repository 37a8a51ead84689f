"""The basic blocks that instructions name."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from text.parser.constants import parse_value
from text.parser.state import Parser
from text.parser.types import parse_type
from text.syntax.nodes import TypedNode
from text.syntax.tree import Node


def parse_block(p: Parser, type_node: Node, node: Node) -> BasicBlock:
    """The basic block that a `label` value names."""
    if node.rule == "LOCAL" and type_node.text == "label" and p.function is not None:
        return p.function.get_block(p, node)
    parse_value(p, node, parse_type(p, type_node))  # which may say more
    raise p.error(type_node, "expected a basic block")


def typed_block(p: Parser, node: TypedNode) -> BasicBlock:
    return parse_block(p, node.type, node.value)
