"""Types that readers put on calls: those of `byval`, `sret`, `inalloca` and `elementtype`.

Pointers had types, and attributes without one took it from there; of an opaque pointer there is none to take.
"""

from __future__ import annotations

from typing import Final

from irkit.attributes import FIRST_ARGUMENT_INDEX, Attribute, AttributeList, TypeAttribute
from irkit.constants import InlineAsm
from irkit.dialects import Dialect
from irkit.dialects.features import (
    ALWAYS,
    ASM_ELEMENT_TYPES,
    CALLS_RETAKE_TYPES,
    CALLS_TAKE_TYPES,
    EXCLUSIVE_ELEMENT_TYPES,
    Feature,
)
from irkit.functions import Function
from irkit.instructions import CallBase
from irkit.module import Module
from irkit.types import PointerType, Type
from irkit.upgrades.attribute_sets import sorted_set, with_set

_TYPED: Final = ("byval", "sret", "inalloca")
# Intrinsics with an `elementtype`: the beginning of the name, which argument has it, the releases that ask for it.
_ELEMENT_TYPES: Final[tuple[tuple[str, int, Feature], ...]] = (
    ("llvm.preserve.array.access.index", 0, ALWAYS),
    ("llvm.preserve.struct.access.index", 0, ALWAYS),
    ("llvm.aarch64.ldaxr.", 0, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.aarch64.ldxr.", 0, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.aarch64.stlxr.", 1, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.aarch64.stxr.", 1, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.arm.ldaex.", 0, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.arm.ldrex.", 0, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.arm.stlex.", 1, EXCLUSIVE_ELEMENT_TYPES),
    ("llvm.arm.strex.", 1, EXCLUSIVE_ELEMENT_TYPES),
)


def give_interrupt_type(module: Module, function: Function) -> None:
    """Give the first parameter of an `x86_intrcc` function `byval` with its pointee type, if it has none."""
    parameters = function.function_type.parameters
    own = function.attribute_list.parameter(0) if function.attribute_list is not None else None
    if function.calling_convention != "x86_intrcc" or not parameters or (own is not None and "byval" in own):
        return
    pointee = parameters[0].pointee if isinstance(parameters[0], PointerType) else None
    if pointee is not None:
        new = sorted_set(module, [*(own or ()), TypeAttribute("byval", pointee)])
        function.attribute_list = with_set(module, function.attribute_list, FIRST_ARGUMENT_INDEX, new)


def take_types(module: Module, call: CallBase, dialect: Dialect) -> None:
    """Give the typed attributes of a call, and of the function it calls, the pointee types of the arguments, as the
    reader of this dialect's release does."""
    callee = call.callee
    if dialect.has(CALLS_TAKE_TYPES):
        _take_types_of_callee(module, call, dialect)
    else:
        types = [argument.type for argument in call.arguments]
        call.attribute_list = _with_pointees(module, call.attribute_list, types)
    if isinstance(callee, InlineAsm) and dialect.has(ASM_ELEMENT_TYPES):
        for number in indirect_arguments(callee.constraints):
            _take_element_type(module, call, number)
    if isinstance(callee, Function):
        for beginning, number, feature in _ELEMENT_TYPES:
            if callee.name.startswith(beginning) and dialect.has(feature):
                _take_element_type(module, call, number)


def keep_pointees(module: Module, dialect: Dialect) -> None:
    """Before typed pointers become opaque, say in attributes what they point to where that is still asked for."""
    for function in module.functions:
        function.attribute_list = _with_pointees(module, function.attribute_list, function.function_type.parameters)
        if function.is_declaration:
            continue
        for block in function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, CallBase):
                    take_types(module, instruction, dialect)


def indirect_arguments(constraints: str) -> list[int]:
    """The numbers of the arguments of inline assembly that are addresses of what it works on."""
    found: list[int] = []
    number = 0
    for part in constraints.split(","):
        is_indirect = part.startswith(("*", "=*"))
        if part.startswith(("~", "!")) or (part.startswith("=") and not is_indirect):
            continue
        if is_indirect:
            found.append(number)
        number += 1
    return found


def _pointee(ty: Type) -> Type | None:
    return ty.pointee if isinstance(ty, PointerType) else None


def _with_pointees(
    module: Module, attributes: AttributeList | None, types: tuple[Type, ...] | list[Type]
) -> AttributeList | None:
    """The attributes of parameters of these types with the pointees where they lack types."""
    for number, ty in enumerate(types):
        own = attributes.parameter(number) if attributes is not None else None
        pointee = _pointee(ty)
        if own is None or pointee is None:
            continue
        new: list[Attribute] = []
        for item in own:
            lacks = isinstance(item, TypeAttribute) and item.type is None and item.name in _TYPED
            new.append(TypeAttribute(item.name, pointee) if lacks else item)
        if new != list(own):
            attributes = with_set(module, attributes, FIRST_ARGUMENT_INDEX + number, sorted_set(module, new))
    return attributes


def _take_types_of_callee(module: Module, call: CallBase, dialect: Dialect) -> None:
    """A call takes the types for what its callee says as well."""
    callee = call.callee
    callee_attributes = callee.attribute_list if isinstance(callee, Function) else None
    if call.attribute_list is None and callee_attributes is None:
        return
    for number, argument in enumerate(call.arguments):
        own = call.attribute_list.parameter(number) if call.attribute_list is not None else None
        theirs = callee_attributes.parameter(number) if callee_attributes is not None else None
        new: list[Attribute] = list(own or ())
        for name in _TYPED:
            mine = own.get(name) if own is not None else None
            if mine is None and (theirs is None or name not in theirs):
                continue
            if isinstance(mine, TypeAttribute) and mine.type is not None and not dialect.has(CALLS_RETAKE_TYPES):
                continue
            new = [*(item for item in new if item is not mine), TypeAttribute(name, _pointee(argument.type))]
        if new != list(own or ()):
            call.attribute_list = with_set(
                module, call.attribute_list, FIRST_ARGUMENT_INDEX + number, sorted_set(module, new)
            )


def _take_element_type(module: Module, call: CallBase, number: int) -> None:
    own = call.attribute_list.parameter(number) if call.attribute_list is not None else None
    pointee = _pointee(call.arguments[number].type) if number < call.argument_count else None
    if pointee is None or (own is not None and "elementtype" in own):
        return
    new = sorted_set(module, [*(own or ()), TypeAttribute("elementtype", pointee)])
    call.attribute_list = with_set(module, call.attribute_list, FIRST_ARGUMENT_INDEX + number, new)
