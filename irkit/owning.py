"""Constants of any module, made a module's own.

Constants are unique in a context, and each module that was read has its own. A number or `undef` of another context
means the same here, so it is exchanged for ours without a word; what refers to a global or a block of another module
does not, and is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import (
    Constant,
    ConstantData,
    ConstantDataSequential,
    ConstantFP,
    ConstantInt,
    PoisonValue,
    UndefValue,
)
from irkit.context import Context
from irkit.errors import EditError
from irkit.globals import GlobalValue
from irkit.types import Type
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.module import Module


def owned(constant: Constant, module: Module) -> Constant:
    """The constant as the module's own. Raises `EditError` if it refers to what is of another module, and for
    a constant that is a part of itself."""
    if isinstance(constant, ConstantData):
        return owned_data(constant, module.context, constant.type)
    if isinstance(constant, GlobalValue):
        return checked_global(constant, module)
    done: dict[Value, Value] = {}
    entered: set[Value] = set()
    todo: list[Value] = [constant]
    while todo:
        value = todo[-1]
        if value in done:
            todo.pop()
            continue
        if not isinstance(value, Constant):
            done[value] = value  # a block, of a block address; its function is looked at
            continue
        if isinstance(value, ConstantData):
            done[value] = owned_data(value, module.context, value.type)
            continue
        if isinstance(value, GlobalValue):
            done[value] = checked_global(value, module)
            continue
        missing = [operand for operand in value.operands if operand not in done]
        if missing:
            if value in entered:
                raise EditError(f"a constant of type {value.type} is a part of itself")
            entered.add(value)
            todo += missing
            continue
        if all(done[operand] is operand for operand in value.operands):
            done[value] = value
        else:
            done[value] = value.remade(module.context, [done[operand] for operand in value.operands])
    found = done[constant]
    assert isinstance(found, Constant)
    return found


def owned_data(constant: ConstantData, context: Context, ty: Type) -> Constant:
    """What a constant without operands says, as one of the context's, and of type `ty`, which may be the context's
    own for the constant's."""
    if isinstance(constant, ConstantInt):
        return context.constant_int(ty, constant.value)
    if isinstance(constant, ConstantFP):
        return context.constant_fp(ty, constant.bits)
    if isinstance(constant, ConstantDataSequential):
        return context.constant_data(ty, constant.data)
    if isinstance(constant, PoisonValue):
        return context.poison(ty)
    if isinstance(constant, UndefValue):
        return context.undef(ty)
    return context.null(ty)


def checked_global(value: GlobalValue, module: Module) -> GlobalValue:
    """The global, if it is the module's."""
    if value.parent is not module:
        where = "no module" if value.parent is None else f"the module {value.parent.name!r}"
        raise EditError(f"@{value.name} is of {where}, not of the module {module.name!r}")
    return value
