"""The use-lists of one function's arguments, blocks and instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from irkit.blocks import BasicBlock
from irkit.dialects.features import BLOCK_ADDRESS_USES_BLOCK
from irkit.instruction_base import CallBase, Instruction, setting_order
from irkit.values import Argument, Use, Value

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module
    from irkit.use_lists.orders import Permutation

_T = TypeVar("_T")


def make_for_local(value: Value, function: Function) -> list[Use]:
    """Make the list of an argument or an instruction of the function, and with it those of all the others."""
    if has_lists([*function.arguments, *instructions_of(function)]):
        value._uses = uses_of_newcomer(value, function)
    else:
        make_local_lists(function)
    return kept_list(value)


def make_for_block(block: BasicBlock, function: Function) -> list[Use]:
    """Make the list of a block of the function, and with it those of all the others. Blocks whose addresses are taken
    have uses outside of their function, so that all of the module counts."""
    if has_lists(function.blocks):
        block._uses = uses_of_newcomer(block, function)
        add_addresses(block, function)
        return block._uses
    module = function.parent
    if module is not None and module.may_have_address(function) and module.make_use_lists():
        for other in function.blocks:
            kept_list(other)
    if block._uses is None:
        make_block_lists(function)
        for other in function.blocks:
            add_addresses(other, function)
    return kept_list(block)


def add_addresses(block: BasicBlock, function: Function) -> None:
    """Count the block addresses that were made after the lists of constants, and before that of the block."""
    module = function.parent
    uses = kept_list(block)
    if module is None:
        return
    for address in module.context.block_addresses():
        if address.block is block and address._uses is not None and not any(use.user is address for use in uses):
            uses.insert(0 if module.dialect.has(BLOCK_ADDRESS_USES_BLOCK) else len(uses), Use(address, 1))


def ordered_uses(value: Value, uses: list[Use], module: Module) -> list[Use]:
    """The uses whose order counts: all but the address of a block, where the release keeps no order of that."""
    if not isinstance(value, BasicBlock) or module.dialect.has(BLOCK_ADDRESS_USES_BLOCK):
        return uses
    return [use for use in uses if isinstance(use.user, Instruction)]


def kept_list(value: Value) -> list[Use]:
    """The list that the value has, an empty one if it has none."""
    if value._uses is None:
        value._uses = []
    return value._uses


def has_lists(values: Sequence[Value]) -> bool:
    return any(value._uses is not None for value in values)


def instructions_of(function: Function) -> list[Instruction]:
    return [instruction for block in function.blocks for instruction in block.instructions]


def uses_of_newcomer(value: Value, function: Function) -> list[Use]:
    """The uses of a value that came into its function after the others' lists were made."""
    uses = []
    for instruction in instructions_of(function):
        for index in setting_order(instruction):
            if instruction.operands[index] is value:
                uses.append(Use(instruction, index))
    uses.reverse()
    return uses


def local_permutations(function: Function) -> Sequence[Permutation]:
    """The permutations that the file says of the function's own values, in order; those of constants too."""
    module = function.parent
    if module is None or module.use_orders is None:
        return ()
    return module.use_orders.local_permutations(function)


def permuted(uses: list[Use], indexes: Sequence[int]) -> list[Use]:
    """The list with the use at place i put at place `indexes[i]`; as it is if the entry is not made for it, as LLVM
    ignores those too."""
    if len(uses) != len(indexes):
        return uses
    return _put(uses, indexes)


def _put(items: Sequence[_T], indexes: Sequence[int]) -> list[_T]:
    """The item at place i at place `indexes[i]`."""
    return [items[place] for place in sorted(range(len(items)), key=indexes.__getitem__)]


def make_local_lists(function: Function) -> None:
    """Make the lists of all arguments and instructions of a function (its blocks have theirs made apart, for they may
    have uses outside of it).

    A use before the definition is a forward reference. Replacing it by the value reverses the uses made so far; here
    lists grow at their end and are turned round last.
    """
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, CallBase) and instruction.bundles:
                for index in setting_order(instruction):
                    _add_local(instruction.operands[index], instruction, index)
            else:
                for index, operand in enumerate(instruction.operands):
                    _add_local(operand, instruction, index)
            if instruction._uses is not None:
                instruction._uses.reverse()
    for argument in function.arguments:
        _finish(argument)
    for block in function.blocks:
        for instruction in block.instructions:
            _finish(instruction)
    for entry in local_permutations(function):
        value = entry.value
        if isinstance(value, (Instruction, Argument)) and value._uses is not None:
            value._uses = permuted(value._uses, entry.indexes)


def _add_local(value: Value, user: Instruction, index: int) -> None:
    if isinstance(value, (Instruction, Argument)):
        uses = value._uses
        if uses is None:
            value._uses = [Use(user, index)]
        else:
            uses.append(Use(user, index))


def make_block_lists(function: Function) -> None:
    """Make the lists of a function's blocks, none of which a block address names."""
    for block in function.blocks:
        for instruction in block.instructions:
            for index, operand in enumerate(instruction.operands):  # no bundle has a block
                if isinstance(operand, BasicBlock):
                    if operand._uses is None:
                        operand._uses = []
                    operand._uses.append(Use(instruction, index))
    for block in function.blocks:
        _finish(block)
    for entry in local_permutations(function):
        value = entry.value
        if isinstance(value, BasicBlock) and value._uses is not None:
            value._uses = permuted(value._uses, entry.indexes)


def _finish(value: Value) -> None:
    if value._uses is None:
        value._uses = []
    else:
        value._uses.reverse()


def block_predecessors(function: Function) -> dict[BasicBlock, list[BasicBlock]]:
    """The predecessors of each block, in the order of its use-list: what `; preds =` shows. Blocks without any are
    absent.

    Only terminators count, so that the lists are mostly made without any use-list; where a USELIST entry covers other
    uses as well (block addresses, labels that are arguments), the use-list itself is made.
    """
    blocks = function.blocks
    if any(block._uses is not None for block in blocks):
        return _predecessors_by_use_lists(blocks)
    found: dict[BasicBlock, list[BasicBlock]] = {}
    for block in blocks:
        if not block._instructions:
            continue
        terminator = block._instructions[-1]
        if not terminator.is_terminator:
            continue
        for operand in terminator.operands:
            if isinstance(operand, BasicBlock):
                known = found.get(operand)
                if known is None:
                    found[operand] = [block]
                else:
                    known.append(block)
    for known in found.values():
        known.reverse()
    for entry in local_permutations(function):
        value = entry.value
        if isinstance(value, BasicBlock) and value in found:
            users: list[BasicBlock | None] = [*found[value]]
            if len(users) == len(entry.indexes) - 1 and _has_address_first(value):
                users.append(None)  # the address, which was there before all
            if len(users) != len(entry.indexes):
                return _predecessors_by_use_lists(blocks)
            found[value] = [block for block in _put(users, entry.indexes) if block is not None]
    return found


def _has_address_first(block: BasicBlock) -> bool:
    """Whether the block's address is a use of it that the reader of bitcode makes before any body, for a global."""
    module = block.module
    assert module is not None
    orders = module.use_orders
    assert orders is not None
    return module.dialect.has(BLOCK_ADDRESS_USES_BLOCK) and block in orders.addressed_by_globals(module)


def _predecessors_by_use_lists(blocks: Sequence[BasicBlock]) -> dict[BasicBlock, list[BasicBlock]]:
    found = {}
    for block in blocks:
        predecessors = block.predecessors
        if predecessors:
            found[block] = predecessors
    return found
