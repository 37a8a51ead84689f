"""`uselistorder` and `uselistorder_bb` (LangRef, "Use-list Order Directives"): read here, applied in a later stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.globals import Function
from irkit.values import Value
from text.parser.constants import parse_value
from text.parser.state import Parser, UseListOrder, is_number, key_name
from text.parser.types import check_unsigned, parse_type

if TYPE_CHECKING:
    from text.syntax.tree import Node


def parse_use_list_order(p: Parser, node: Node) -> None:
    """A `uselistorder` statement, of a body or of the module."""
    type_node, value_node, *indexes = node.children
    value = parse_value(p, value_node, parse_type(p, type_node))
    note(p, node, value, indexes)


def parse_block_order(p: Parser, node: Node) -> None:
    """A `uselistorder_bb` statement."""
    function_node, label, *indexes = node.children
    function = p.globals.get(p.key(function_node))
    if function is None:
        raise p.error(function_node, "uselistorder_bb of a function that is not defined before it")
    if not isinstance(function, Function):
        raise p.error(function_node, "expected the name of a function in uselistorder_bb")
    if function.is_declaration:
        raise p.error(function_node, "uselistorder_bb of a function without a body")
    key = p.key(label)
    if is_number(key):
        raise p.error(label, "uselistorder_bb takes the name of a basic block, not a number")
    name = key_name(key)
    for block in function.blocks:
        if block.name == name:
            note(p, node, block, indexes)
            return
    raise p.error(label, f"uselistorder_bb of '%{name}', which is no basic block of @{function.name}")


def note(p: Parser, node: Node, value: Value, nodes: list[Node]) -> None:
    """Keep the directive, if its indexes are an order, and not the one that is there."""
    indexes = [check_unsigned(p, index, 32) for index in nodes]
    count = len(indexes)
    if count < 2:
        raise p.error(nodes[0], "an order of uses has at least two indexes")
    if sorted(indexes) != list(range(count)):
        raise p.error(nodes[0], f"expected each index from 0 to {count - 1} once")
    if indexes == list(range(count)):
        raise p.error(nodes[0], "expected indexes that change the order of the uses")
    state = p.function
    if state is not None and state.pending:
        raise p.error(node.children[1], "an order of the uses of a value that is not defined yet")
    owner = state.function if state is not None else None
    p.use_list_orders.append(UseListOrder(value, indexes, p.place(node), owner))
