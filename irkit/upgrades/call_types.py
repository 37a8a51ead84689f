"""Types that the readers of LLVM 13 and 14 put on calls: those of `byval`, `sret`, `inalloca` and `elementtype`.

Their pointers had types, and attributes without one took it from there; of an opaque pointer there is none to take.
"""

from __future__ import annotations

from typing import Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, Attribute, TypeAttribute
from irkit.dialects.features import CALLS_RETAKE_TYPES
from irkit.functions import Function
from irkit.instructions import CallBase
from irkit.module import Module
from irkit.types import PointerType
from irkit.upgrades.attribute_sets import sorted_set, with_set

_TYPED: Final = ("byval", "sret", "inalloca")
_ACCESS_INDEXES: Final = ("llvm.preserve.array.access.index", "llvm.preserve.struct.access.index")


def take_types(module: Module, call: CallBase) -> None:
    """Give the typed attributes of a call, and of the function it calls, the pointee types of the arguments."""
    callee = call.callee
    callee_attributes = callee.attribute_list if isinstance(callee, Function) else None
    if call.attribute_list is None and callee_attributes is None:
        return
    for number, argument in enumerate(call.arguments):
        own = call.attribute_list.parameter(number) if call.attribute_list is not None else None
        theirs = callee_attributes.parameter(number) if callee_attributes is not None else None
        if own is None and theirs is None:
            continue
        new: list[Attribute] = list(own or ())
        for name in _TYPED:
            mine = own.get(name) if own is not None else None
            if mine is None and (theirs is None or name not in theirs):
                continue
            if isinstance(mine, TypeAttribute) and mine.type is not None and not module.dialect.has(CALLS_RETAKE_TYPES):
                continue
            pointee = argument.type.pointee if isinstance(argument.type, PointerType) else None
            new = [*(item for item in new if item is not mine), TypeAttribute(name, pointee)]
        if new != list(own or ()):
            call.attribute_list = with_set(
                module, call.attribute_list, FIRST_ARGUMENT_INDEX + number, sorted_set(module, new)
            )
    if isinstance(callee, Function) and callee.name.startswith(_ACCESS_INDEXES):
        _take_element_type(module, call)


def keep_pointees(module: Module, llvm_version: int) -> None:
    """Before typed pointers become opaque, say in attributes what calls need of them."""
    if module.opaque_pointers:
        return


def _take_element_type(module: Module, call: CallBase) -> None:
    own = call.attribute_list.parameter(0) if call.attribute_list is not None else None
    pointer = call.arguments[0].type if call.argument_count else None
    if (own is not None and "elementtype" in own) or not isinstance(pointer, PointerType):
        return
    new = sorted_set(module, [*(own or ()), TypeAttribute("elementtype", pointer.pointee)])
    call.attribute_list = with_set(module, call.attribute_list, FIRST_ARGUMENT_INDEX, new)
