"""Where a value's use-list comes from when it is first asked for."""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constants import Constant, ConstantData
from irkit.dialects.features import CONSTANT_DATA_USES, CONSTANTS_MADE_AT_ONCE
from irkit.globals import Function, GlobalValue
from irkit.instructions import Instruction, function_of
from irkit.module import Module
from irkit.use_lists.local import make_block_lists, make_local_lists, setting_order
from irkit.use_lists.orders import ReaderUseOrders, RereadUseOrders, TextUseOrders, UseOrders
from irkit.use_lists.replay import ModuleReplay
from irkit.use_lists.text import TextReplay
from irkit.values import Argument, BasicBlock, Use, User, Value, use_list


def make_use_list(value: Value, user: User | None = None) -> list[Use]:
    """Make the list, and with it those of all values of the same function or module.

    Of a constant that does not say its module, `user` does; without it the answer is an empty list that nobody keeps.
    """
    if isinstance(value, Instruction):
        make_for_local(value, value.function)
    elif isinstance(value, Argument):
        make_for_local(value, value.parent)
    elif isinstance(value, BasicBlock):
        if value.parent is not None:
            make_for_block(value, value.parent)
    else:
        module = module_of(value)
        if module is None and user is not None:
            module = owner_of(user)
        if module is None and not isinstance(value, GlobalValue):
            return []
        if module is not None:
            make_module_lists(module)
            if isinstance(value, ConstantData) and not module.dialect.has(CONSTANT_DATA_USES):
                return []
    if value._uses is None:
        value._uses = []
    return value._uses


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
        if block.instructions:
            use_list(block.instructions[0])
    return is_first


def function_has_lists(function: Function) -> bool:
    """Whether any of a function's own values has its list."""
    if has_lists(function.arguments) or has_lists(function.blocks):
        return True
    return any(has_lists(block.instructions) for block in function.blocks)


def forget_function_lists(function: Function) -> None:
    """Let a function's own values have no lists; they are made again when they are asked for."""
    for argument in function.arguments:
        argument._uses = None
    for block in function.blocks:
        block._uses = None
        for instruction in block.instructions:
            instruction._uses = None


def orders_of(module: Module) -> UseOrders:
    orders = module.use_orders
    if orders is None:
        made = ReaderUseOrders()
        made.knows_addresses = False
        orders = module.use_orders = made
    return orders


def make_module_lists(module: Module, in_one_go: bool = False) -> None:
    """Make the lists of all globals and constants, unless that is done. Reads what is not read yet."""
    orders = orders_of(module)
    if orders.is_replayed:
        return
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


def forget_use_lists(module: Module) -> None:
    """Let no value of the module have its use-list."""
    todo: list[Value] = [*module.global_values()]
    for function in module.functions:
        todo += function.arguments
        for block in function.blocks:
            todo.append(block)
            todo += block.instructions
    seen: set[Value] = set(todo)
    while todo:
        value = todo.pop()
        value._uses = None
        if isinstance(value, User):
            for operand in value.operands:
                if operand not in seen:
                    seen.add(operand)
                    todo.append(operand)


def module_of(value: Value) -> Module | None:
    """The module of a global, or of a global that a constant refers to."""
    pending: list[Value] = [value]
    while pending:
        top = pending.pop()
        if isinstance(top, GlobalValue):
            return top.parent
        if isinstance(top, Constant):
            pending.extend(top.operands)
    return None


def owner_of(value: Value) -> Module | None:
    """The module of any value that knows it."""
    if isinstance(value, (Instruction, Argument, BasicBlock)):
        function = function_of(value)
        return function.parent if function is not None else None
    return module_of(value)


# Values of functions


def make_for_local(value: Value, function: Function | None) -> None:
    if function is None:
        return
    if has_lists([*function.arguments, *instructions_of(function)]):
        value._uses = uses_of_newcomer(value, function)
    else:
        make_local_lists(function)


def make_for_block(block: BasicBlock, function: Function) -> None:
    """Blocks whose addresses are taken have uses outside of their function, so that all of the module counts."""
    if has_lists(function.blocks):
        block._uses = uses_of_newcomer(block, function)
        return
    module = function.parent
    if module is not None and may_have_addresses(module, function) and not orders_of(module).is_replayed:
        make_module_lists(module)
        for other in function.blocks:
            if other._uses is None:
                other._uses = []
    if block._uses is None:
        make_block_lists(function)


def may_have_addresses(module: Module, function: Function) -> bool:
    """Whether a block address may name a block of the function. LLVM 15 and later say in a function's body which
    others use addresses of its blocks; before that, all bodies must be read to know."""
    orders = orders_of(module)
    function.load_body()
    if module.dialect.has(CONSTANTS_MADE_AT_ONCE):
        for other in module.functions:
            other.load_body()
    return orders.may_have_address(function)


# Edits


def is_replayable(value: Value, user: User) -> bool:
    """Whether the order of the value's uses says something before an edit: that of a file, or of earlier edits."""
    module = owner_of(value)
    if module is None:
        module = owner_of(user)
    return module is not None and module.use_orders is not None


def register(instruction: Instruction) -> None:
    """Count the uses that an instruction makes, where the lists of what it uses are made and do not have them yet."""
    module = owner_of(instruction)
    orders = module.use_orders if module is not None else None
    is_replayed = orders is not None and orders.is_replayed
    data_uses = module is not None and module.dialect.has(CONSTANT_DATA_USES)
    for index in setting_order(instruction):
        value = instruction.operands[index]
        if value._uses is None:
            if not (is_replayed and isinstance(value, Constant)):
                continue
            value._uses = []
        if isinstance(value, ConstantData) and not data_uses:
            continue
        if not has_use(value._uses, instruction, index):
            value._uses.insert(0, Use(instruction, index))


def has_use(uses: Sequence[Use], user: User, index: int) -> bool:
    return any(use.user is user and use.index == index for use in uses)


def instructions_of(function: Function) -> list[Instruction]:
    return [instruction for block in function.blocks for instruction in block.instructions]


def has_lists(values: Sequence[Value]) -> bool:
    return any(value._uses is not None for value in values)


def uses_of_newcomer(value: Value, function: Function) -> list[Use]:
    """The uses of a value that came into its function after the others' lists were made."""
    uses = []
    for instruction in instructions_of(function):
        for index in setting_order(instruction):
            if instruction.operands[index] is value:
                uses.append(Use(instruction, index))
    uses.reverse()
    return uses
