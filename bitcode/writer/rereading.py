"""The order of uses that a module from text has when it has been written as bitcode and read again, without doing so.

LLVM's prediction of what its reader makes is not always right, so that use-lists may come out of a file in another
order than they went in. What `ReaderUseOrders` must know follows from the enumerator: the order of constants and of
metadata, and what the USELIST blocks say.
"""

from __future__ import annotations

from collections.abc import Sequence

from bitcode.writer.block_addresses import users_of_addresses
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from irkit.constants import Constant
from irkit.dialects.features import BLOCK_ADDRESS_USERS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.metadata import ConstantAsMetadata, Metadata
from irkit.module import Module
from irkit.parsing_order import find_block_addresses
from irkit.use_lists import ReaderUseOrders


def orders_when_read_again(module: Module) -> ReaderUseOrders:
    """What the reader would know. Makes the module's use-lists, as they are before."""
    ids = ValueEnumerator(module, True)
    orders = ReaderUseOrders(module.dialect)
    if ids.end_module_constants > ids.first_module_constant:
        first = ids.first_module_constant
        orders.add_constants(None, first, ids.values[first : ids.end_module_constants])
    note_metadata(orders, None, ids.nodes)
    for order in reversed(ids.use_list_orders):
        if order.function is None:
            orders.add_module(order.value, order.shuffle)
        else:
            orders.add_function(order.function, order.value, order.shuffle)
    for function in module.functions:
        if not function.is_declaration:
            ids.incorporate_function(function)
            first = ids.first_function_constant
            orders.add_constants(function, first, ids.values[first : ids.end_function_constants])
            note_metadata(orders, function, ids.nodes)
            ids.purge_function()
    note_addresses(orders, module)
    return orders


def note_metadata(orders: ReaderUseOrders, function: Function | None, nodes: Sequence[Metadata]) -> None:
    for node in nodes:
        if isinstance(node, ConstantAsMetadata):
            value = node.value
            if isinstance(value, Constant) and value.operands and not isinstance(value, GlobalValue):
                orders.add_metadata_constant(function, value)


def note_addresses(orders: ReaderUseOrders, module: Module) -> None:
    dialect = module.dialect
    for function, addresses in find_block_addresses(module.context).items():
        if function.parent is not module:
            continue
        orders.address_taken.add(function)
        if dialect.has(BLOCK_ADDRESS_USERS):
            users = users_of_addresses(function, addresses)
            if users:
                orders.add_block_address_users(function, users)
