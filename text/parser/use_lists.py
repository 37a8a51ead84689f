"""The order of uses: what is kept of the text for it, and `uselistorder` directives (LangRef, "Use-list Order
Directives").

Uses themselves are made on demand, from the model (see Note [replaying the reader] in `irkit.use_lists.orders`). Only
where the text has directives they are made at once: how many uses there are where a directive stands is what LLVM
checks it against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import Constant, ConstantData
from irkit.dialects.features import BLOCK_ADDRESS_USES_BLOCK, CONSTANT_DATA_USES
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.local_uses import ordered_uses
from irkit.use_lists import Permutation, TextUseOrders, make_all_use_lists
from irkit.values import Value, use_list
from text.parser.constants import parse_value
from text.parser.globals import block_named
from text.parser.keys import is_number, key_name
from text.parser.state import Parser, UseListOrder
from text.parser.types import check_unsigned, parse_type
from text.syntax.nodes import UselistorderBbNode, UselistorderNode

if TYPE_CHECKING:
    from text.syntax.tree import Node


def parse_use_list_order(p: Parser, node: UselistorderNode) -> None:
    """A `uselistorder` statement, of a body or of the module."""
    value = parse_value(p, node.value, parse_type(p, node.type))
    state = p.function
    is_forward = state is not None and state.has_pending
    p.module.provenance.has_use_lists = True
    note(p, node, value, node.indexes, None)
    if is_forward:
        raise p.error(node, "the value has no uses: it is not defined here")


def parse_block_order(p: Parser, node: UselistorderBbNode) -> None:
    """A `uselistorder_bb` statement."""
    if not p.dialect.has(BLOCK_ADDRESS_USES_BLOCK):
        raise p.unavailable(node, "'uselistorder_bb'", BLOCK_ADDRESS_USES_BLOCK.first, BLOCK_ADDRESS_USES_BLOCK.last)
    function = p.globals.get(p.key(node.function))
    if function is None or p.places[function].offset > p.offset:
        raise p.error(node.function, "uselistorder_bb of a function that is not defined before it")
    if not isinstance(function, Function):
        raise p.error(node.function, "expected the name of a function in uselistorder_bb")
    if function.is_declaration:
        raise p.error(node.function, "uselistorder_bb of a function without a body")
    key = p.key(node.block)
    if is_number(key):
        raise p.error(node.block, "uselistorder_bb takes the name of a basic block, not a number")
    name = key_name(key)
    block = block_named(p, function, name)
    if block is None:
        raise p.error(node.block, f"uselistorder_bb of '%{name}', which is no basic block of @{function.name}")
    p.module.provenance.has_use_lists = True
    note(p, node, block, node.indexes, function)


def note(p: Parser, node: Node, value: Value, nodes: list[Node], block_of: Function | None) -> None:
    """Keep the directive, if its indexes can be an order, and not the one that is there. LLVM looks at their sum and
    their largest, so that `1, 1, 1` is an order for it: uses with equal indexes stay in theirs."""
    indexes = [check_unsigned(p, index, 32) for index in nodes]
    count = len(indexes)
    if count < 2:
        raise p.error(nodes[0], "an order of uses has at least two indexes")
    if sum(indexes) != count * (count - 1) // 2 or max(indexes) >= count:
        raise p.error(nodes[0], f"expected each index from 0 to {count - 1} once")
    if indexes == list(range(count)):
        raise p.error(nodes[0], "expected indexes that change the order of the uses")
    owner = p.function.function if p.function is not None else None
    p.use_list_orders.append(UseListOrder(value, indexes, p.place(node), owner, block_of))


def keep_constant(p: Parser, value: Value) -> None:
    """Note a constant that metadata has: where it stands counts, if it is there that LLVM makes it."""
    if not isinstance(value, Constant) or not value.operands or isinstance(value, GlobalValue):
        return
    if p.function is not None:
        p.unseen.attached.append(value)
        p.unseen.is_empty = False
    else:
        p.metadata_constants.append((p.offset, value))


def keep_orders(p: Parser, definitions: list[tuple[int, GlobalValue]]) -> None:
    """Give the module what its use-lists are made from; `definitions` are its globals with their offsets, in order.

    Raises ParseError for a directive that does not fit the list it is for.
    """
    steps: list[tuple[int, Value | Permutation]] = []
    steps += definitions
    steps += p.metadata_constants
    orders = TextUseOrders(p.address_taken)
    orders.made_before = p.unseen.before
    orders.made_after = p.unseen.after
    orders.misnamed = p.unseen.misnamed
    directives: list[tuple[UseListOrder, Permutation]] = []
    for order in p.use_list_orders:
        entry = Permutation(order.value, order.indexes)
        directives.append((order, entry))
        if order.function is not None:
            orders.functions.setdefault(order.function, []).append(entry)
        else:
            steps.append((order.place.offset, entry))
            if order.block_of is not None:
                orders.blocks.setdefault(order.block_of, []).append(entry)
    steps.sort(key=_offset)
    orders.steps = [step for _, step in steps]
    p.module.use_orders = orders
    if directives:
        make_all_use_lists(p.module)
        directives.sort(key=_place)
        for order, entry in directives:
            check(p, order, orders.counts.get(entry))
        orders.counts.clear()


def _offset(step: tuple[int, Value | Permutation]) -> int:
    return step[0]


def _place(directive: tuple[UseListOrder, Permutation]) -> int:
    return directive[0].place.offset


def check(p: Parser, order: UseListOrder, count: int | None) -> None:
    """Compare a directive with the list that it is for: as long as the list was there, or (None) is in the end."""
    value = order.value
    if isinstance(value, ConstantData) and not p.dialect.has(CONSTANT_DATA_USES):
        return
    if count is None:
        count = len(ordered_uses(value, use_list(value), p.module))
    if count == len(order.indexes):
        return
    if count == 0:
        raise p.error_at(order.place, "an order of uses for a value that has none")
    if count == 1:
        raise p.error_at(order.place, "an order of uses for a value that has only one")
    raise p.error_at(order.place, f"wrong number of indexes, expected {count}: as many as the value has uses here")
