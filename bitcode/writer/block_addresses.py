"""Whose basic blocks have their address taken, and who uses the addresses: rare, so it is looked for once a module."""

from __future__ import annotations

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction
from irkit.values import Value, use_list


def users_of_addresses(function: Function, addresses: dict[BasicBlock, BlockAddress]) -> list[Function]:
    """The other functions whose instructions use addresses of this one's blocks, in the order in which LLVM's writer
    meets them: along use-lists, and into the users of other constants."""
    users: dict[Function, None] = {}
    for block in function.blocks:
        address = addresses.get(block)
        if address is None:
            continue
        todo: list[Value] = [address]
        seen: set[Value] = {address}
        while todo:
            for use in use_list(todo.pop()):
                user = use.user
                if isinstance(user, Instruction):
                    parent = user.function
                    if parent is not None and parent is not function:
                        users[parent] = None
                elif user not in seen and isinstance(user, Constant) and not isinstance(user, GlobalValue):
                    seen.add(user)
                    todo.append(user)
    return list(users)
