"""Where a value's use-list comes from when it is first asked for."""

from __future__ import annotations

from irkit.globals import Function
from irkit.instructions import Instruction
from irkit.use_lists.local import make_local_lists, setting_order
from irkit.values import Argument, Use, Value


def make_use_list(value: Value) -> list[Use]:
    """Make the list, and with it those of all values of the same function or module."""
    function: Function | None = None
    if isinstance(value, Instruction):
        function = value.function
    elif isinstance(value, Argument):
        function = value.parent
    if function is not None:
        if _has_local_lists(function):
            value._uses = _uses_of_newcomer(value, function)
        else:
            make_local_lists(function)
    if value._uses is None:
        value._uses = []
    return value._uses


def _has_local_lists(function: Function) -> bool:
    for argument in function.arguments:
        if argument._uses is not None:
            return True
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction._uses is not None:
                return True
    return False


def _uses_of_newcomer(value: Value, function: Function) -> list[Use]:
    """The uses of a value that came into its function after the others' lists were made."""
    uses = []
    for block in function.blocks:
        for instruction in block.instructions:
            for index in setting_order(instruction):
                if instruction.operands[index] is value:
                    uses.append(Use(instruction, index))
    uses.reverse()
    return uses
