"""The order in which LLVM's parser names the values of a body: a block where the text first speaks of it, an
instruction behind what it speaks of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant
from irkit.context import Context
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, PHINode
from irkit.module import Module
from irkit.terminators import CatchSwitchInst
from irkit.values import User, Value, use_list


def find_block_addresses(context: Context) -> dict[Function, dict[BasicBlock, BlockAddress]]:
    """The block addresses of a context, by function and block."""
    found: dict[Function, dict[BasicBlock, BlockAddress]] = {}
    for constant in context.block_addresses():
        found.setdefault(constant.function, {})[constant.block] = constant
    return found


class ParsingOrder:
    """The named values of the bodies of a module, which stays as it is meanwhile."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self._addresses: dict[Function, dict[BasicBlock, BlockAddress]] | None = None
        self._places: dict[Function, int] | None = None

    def block_addresses(self) -> dict[Function, dict[BasicBlock, BlockAddress]]:
        """The block addresses there are, by function and block."""
        if self._addresses is None:
            self._addresses = find_block_addresses(self.module.context)
        return self._addresses

    def place(self, function: Function) -> int:
        """Where a function stands in the module."""
        if self._places is None:
            self._places = {one: place for place, one in enumerate(self.module.functions)}
        return self._places.get(function, -1)

    def named(self, function: Function, named: list[Value]) -> list[Value]:
        """The named values in the order in which LLVM's parser names them."""
        order: list[Value] = [argument for argument in function.arguments if argument._name]
        seen: set[Value] = set()  # blocks, which alone are spoken of before their place
        addresses = self.block_addresses().get(function)
        if addresses:
            for block in sorted([block for block in addresses if block.name], key=block_key):
                if self._is_used_before(addresses[block], function):
                    seen.add(block)
                    order.append(block)
        for block in function.blocks:
            if block._name and block not in seen:
                seen.add(block)
                order.append(block)
            for instruction in block._instructions:
                if addresses or instruction.is_terminator or isinstance(instruction, PHINode):
                    for mentioned in mentioned_blocks(instruction, function if addresses else None):
                        if mentioned._name and mentioned not in seen:
                            seen.add(mentioned)
                            order.append(mentioned)
                if instruction._name:
                    order.append(instruction)
        return in_function(order, named)

    def _is_used_before(self, address: BlockAddress, function: Function) -> bool:
        """Whether the text speaks of a block address before the function, in a global or in a function before it."""
        place = self.place(function)
        todo: list[Value] = [address]
        seen: set[Value] = {address}
        while todo:
            for use in use_list(todo.pop()):
                user: User = use.user
                if isinstance(user, Instruction):
                    parent = user.function
                    if parent is not None and self.place(parent) < place:
                        return True
                elif isinstance(user, GlobalValue):
                    return True
                elif user not in seen:
                    seen.add(user)
                    todo.append(user)
        return False


def named_values(function: Function) -> list[Value]:
    named: list[Value] = [argument for argument in function.arguments if argument._name]
    for block in function.blocks:
        if block._name:
            named.append(block)
        for instruction in block._instructions:
            if instruction._name:
                named.append(instruction)
    return named


def in_function(order: Iterable[Value], named: Sequence[Value]) -> list[Value]:
    """Those of a malformed body's values that are the function's own."""
    wanted = set(named)
    return [value for value in order if value in wanted]


def block_key(block: BasicBlock) -> bytes:
    return block.name.encode("utf-8", "surrogateescape")


def mentioned_blocks(instruction: Instruction, address_taken: Function | None) -> list[BasicBlock]:
    """The blocks that the text of an instruction names, from left to right; `address_taken` is the function if block
    addresses may name some of its blocks."""
    if isinstance(instruction, PHINode):
        return instruction.incoming_blocks
    found: list[BasicBlock] = []
    if address_taken is not None:
        for operand in instruction.operands:
            if isinstance(operand, Constant) and not isinstance(operand, GlobalValue):
                found.extend(addressed_blocks(operand, address_taken))
    if isinstance(instruction, CatchSwitchInst):
        found.extend([block for block in instruction.handlers if isinstance(block, BasicBlock)])
    found.extend(instruction.successors)
    return found


def addressed_blocks(constant: Constant, function: Function) -> list[BasicBlock]:
    """The function's blocks that block addresses in a constant name, from left to right."""
    found: list[BasicBlock] = []
    todo: list[Value] = [constant]
    seen: set[Value] = set()
    while todo:
        value = todo.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, BlockAddress):
            if value.function is function:
                found.append(value.block)
        elif isinstance(value, Constant) and not isinstance(value, GlobalValue):
            todo.extend(reversed(value.operands))
    return found
