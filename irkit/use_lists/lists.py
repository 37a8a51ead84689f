"""The use-lists of a module, made in the order that is known for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.dialects.features import CONSTANTS_MADE_AT_ONCE
from irkit.local_uses import has_lists
from irkit.use_lists.orders import ReaderUseOrders, RereadUseOrders, TextUseOrders, UseOrders
from irkit.use_lists.replay import ModuleReplay
from irkit.use_lists.text import TextReplay
from irkit.values import User, Value, use_list

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module


def make_all_use_lists(module: Module, in_one_go: bool = False) -> None:
    """Make the lists of everything in a module; what has its list keeps it.

    Those of bitcode are llvm-dis's, which reads globals first and bodies later; `in_one_go` those of LLVM's other
    tools, which differ where an initialiser takes the address of a block.
    """
    make_module_lists(module, in_one_go)
    for function in module.functions:
        if not function.is_declaration:
            make_function_lists(function)


def make_function_lists(function: Function) -> bool:
    """Make the lists of a function's own values, those of its module being made.

    Tells whether none of them had one: then `forget_function_lists` loses nothing.
    """
    is_first = not function_has_lists(function)
    for argument in function.arguments:
        use_list(argument)
    for block in function.blocks:
        use_list(block)
        if block._instructions:
            use_list(block._instructions[0])
    return is_first


def function_has_lists(function: Function) -> bool:
    """Whether any of a function's own values has its list."""
    if has_lists(function.arguments) or has_lists(function.blocks):
        return True
    return any(has_lists(block._instructions) for block in function.blocks)


def forget_function_lists(function: Function) -> None:
    """Let a function's own values have no lists; they are made again when they are asked for."""
    for argument in function.arguments:
        argument._uses = None
    for block in function.blocks:
        block._uses = None
        for instruction in block._instructions:
            instruction._uses = None


def orders_of(module: Module) -> UseOrders:
    orders = module.use_orders
    if orders is None:
        made = ReaderUseOrders(module.dialect)
        made.knows_addresses = False
        orders = module.use_orders = made
    return orders


def make_module_lists(module: Module, in_one_go: bool = False) -> bool:
    """Make the lists of all globals and constants, unless that is done. Reads what is not read yet. Tells whether they
    were made now."""
    orders = orders_of(module)
    if orders.is_replayed:
        return False
    module.load_contents()
    for function in module.functions:
        function.load_body()
    if isinstance(orders, RereadUseOrders):
        module.use_orders = orders.source
        orders = orders.read_again(module)
        forget_use_lists(module)
        module.use_orders = orders
    orders.is_replayed = True
    if isinstance(orders, TextUseOrders):
        TextReplay(module, orders).run()
    elif isinstance(orders, ReaderUseOrders):
        ModuleReplay(module, orders, in_one_go).run()
    return True


def forget_use_lists(module: Module) -> None:
    """Let no value of the module have its use-list."""
    todo: list[Value] = [*module.global_values()]
    for function in module.functions:
        todo += function.arguments
        for block in function.blocks:
            todo.append(block)
            todo += block._instructions
    seen: set[Value] = set(todo)
    while todo:
        value = todo.pop()
        value._uses = None
        if isinstance(value, User):
            for operand in value.operands:
                if operand not in seen:
                    seen.add(operand)
                    todo.append(operand)


def may_have_addresses(module: Module, function: Function) -> bool:
    """Whether a block address may name a block of the function. LLVM 15 and later say in a function's body which
    others use addresses of its blocks; before that, all bodies must be read to know."""
    orders = orders_of(module)
    function.load_body()
    if module.dialect.has(CONSTANTS_MADE_AT_ONCE):
        for other in module.functions:
            other.load_body()
    return orders.may_have_address(function)
