"""What a snippet made, into the module that it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.values import User, Value

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irkit.instructions import Instruction
    from irkit.module import Module


def move_additions(scratch: Module, module: Module, users: Iterable[Instruction]) -> list[GlobalValue]:
    """Move globals, comdats and metadata kinds; what moved. A declaration that the module has by now, as of an
    intrinsic, gives way to the module's in the `users`."""
    moved: list[GlobalValue] = []
    swap: dict[Value, Value] = {}
    for value in list(scratch.global_values()):
        scratch.remove(value)
        known = module.get(value.name) if value.name else None
        if known is not None:
            swap[value] = known
            continue
        value._uses = None
        module.append(value)
        moved.append(value)
    if swap:
        for user in users:
            user.set_unlisted_operands([swap.get(operand, operand) for operand in user._operands])
    module.comdats.update(scratch.comdats)
    for kind in scratch.metadata_kinds:
        module.metadata_kinds.setdefault(kind, len(module.metadata_kinds))
    return moved


def count_uses(value: GlobalValue) -> None:
    """Count the uses that a new global makes, where the lists of what it uses are made."""
    if isinstance(value, Function):
        for block in value.blocks:
            for instruction in block._instructions:
                instruction.register_uses()
        value.forget_local_metadata()
    user: User = value
    user.take_operands(user._operands)
