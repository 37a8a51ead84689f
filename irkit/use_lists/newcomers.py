"""Constants that are made after the use-lists of their module are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant, ConstantData
from irkit.dialects.features import BLOCK_ADDRESS_USES_BLOCK, BLOCK_ADDRESS_USES_FUNCTION, CONSTANT_DATA_USES
from irkit.values import Use, User, Value

if TYPE_CHECKING:
    from irkit.module import Module


def count_newcomer(module: Module, constant: Constant) -> None:
    """Give a constant that has no list an empty one, and count it as a user of its operands, constants among which
    that have no list either come first. A block whose list is not made yet finds its addresses itself."""
    todo = [constant]
    while todo:
        top = todo[-1]
        if top._uses is not None:
            todo.pop()
            continue
        operands = [one for one in top._operands if isinstance(one, Constant) and one.is_uniqued and one._operands]
        missing = [one for one in operands if one._uses is None]
        if missing:
            todo += missing
            continue
        todo.pop()
        top._uses = []
        for index, operand in enumerate(top._operands):
            count_use(module, top, index, operand)


def count_use(module: Module, user: User, index: int, operand: Value) -> None:
    """Count one use by a constant, unless it is counted already."""
    if isinstance(operand, ConstantData) and not module.dialect.has(CONSTANT_DATA_USES):
        return
    if isinstance(user, BlockAddress) and not index and not module.dialect.has(BLOCK_ADDRESS_USES_FUNCTION):
        return
    if operand._uses is None:
        if isinstance(operand, BasicBlock):
            return
        operand._uses = []
    if not any(use.user is user and use.index == index for use in operand._uses):
        if isinstance(operand, BasicBlock) and not module.dialect.has(BLOCK_ADDRESS_USES_BLOCK):
            operand._uses.append(Use(user, index))
        else:
            operand._uses.insert(0, Use(user, index))
