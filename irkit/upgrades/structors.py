"""`llvm.global_ctors` and `llvm.global_dtors`: old lists have no associated data, the third field of an element."""

from __future__ import annotations

from typing import Final

from irkit.constants import Constant, ConstantAggregateZero, ConstantArray, ConstantStruct
from irkit.globals import GlobalVariable
from irkit.module import Module
from irkit.types import ArrayType, StructType
from irkit.values import Value

_NAMES: Final = ("llvm.global_ctors", "llvm.global_dtors")


def upgrade_structors(module: Module, llvm_version: int) -> None:
    """Put a null pointer behind the two fields of each element; the new list comes last in the module."""
    for old in [variable for variable in module.globals if variable.name in _NAMES and not variable.is_declaration]:
        array = old.value_type
        element = array.element if isinstance(array, ArrayType) else None
        if not isinstance(element, StructType) or element.elements is None or len(element.elements) != 2:
            continue
        module.remove(old)
        module.append(_with_data(module, old, element))


def _with_data(module: Module, old: GlobalVariable, element: StructType) -> GlobalVariable:
    context = module.context
    pointer = context.pointer(0, None if module.opaque_pointers else context.integer(8))
    new_element = context.struct([*(element.elements or ()), pointer])
    initializer = old.initializer
    items: list[Value] = []
    for item in initializer.operands if isinstance(initializer, ConstantArray) else ():
        fields = item.operands if isinstance(item, ConstantStruct) else _zeros(module, item, element)
        items.append(context.constant_aggregate(new_element, [*fields, context.null(pointer)]))
    array = context.array(new_element, len(items))
    value_pointer = context.pointer(0, None if module.opaque_pointers else array)
    new = GlobalVariable(value_pointer, array, old.name, linkage=old.linkage)
    new.initializer = context.constant_aggregate(array, items)
    return new


def _zeros(module: Module, item: Value, element: StructType) -> list[Value]:
    types = element.elements or ()
    if isinstance(item, ConstantAggregateZero):
        return [module.context.null(ty) for ty in types]
    return [module.context.poison(ty) if not isinstance(item, Constant) else module.context.undef(ty) for ty in types]
