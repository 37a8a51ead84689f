"""From the number of an entity back to what it is (Note [ids] in `irkit.facts.declare`)."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from irkit.errors import NotFoundError
from irkit.facts.declare import parts_of_id
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.module import Module
from irkit.values import Value


def function_of_id(module: Module, number: int) -> Function:
    """The function with a number. Raises NotFoundError if there is none in the module."""
    _, function, ordinal = parts_of_id(number)
    if function or ordinal >= len(module.functions):
        raise NotFoundError(f"{module!r} has no function with the number {number}")
    return module.functions[ordinal]


def variable_of_id(module: Module, number: int) -> Value:
    """The argument, block or instruction with a number. Raises NotFoundError if there is none in the module."""
    _, place, ordinal = parts_of_id(number)
    if not 0 < place <= len(module.functions):
        raise NotFoundError(f"{module!r} has no variable or instruction with the number {number}")
    function = module.functions[place - 1]
    if ordinal < len(function.arguments):
        return function.arguments[ordinal]
    ordinal -= len(function.arguments)
    for block in function.blocks:
        if ordinal == 0:
            return block
        if ordinal <= len(block.instructions):
            return block.instructions[ordinal - 1]
        ordinal -= 1 + len(block.instructions)
    raise NotFoundError(f"@{function.name} has no variable or instruction with the number {number}")


def instruction_of_id(module: Module, number: int) -> Instruction:
    """The instruction with a number. Raises NotFoundError if there is none in the module."""
    found = variable_of_id(module, number)
    if not isinstance(found, Instruction):
        raise NotFoundError(f"the number {number} is that of {found!r}, which is no instruction")
    return found


def block_of_id(module: Module, number: int) -> BasicBlock:
    """The block with a number. Raises NotFoundError if there is none in the module."""
    found = variable_of_id(module, number)
    if not isinstance(found, BasicBlock):
        raise NotFoundError(f"the number {number} is that of {found!r}, which is no block")
    return found
