"""Copies of a source's globals without their bodies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalObject, GlobalValue, GlobalVariable
from irkit.types import FunctionType, Type
from irkit.values import Argument, Value

if TYPE_CHECKING:
    from irkit.linking.values import ValueMapper


def copy_prototype(values: ValueMapper, value: GlobalValue, defines: bool, other: GlobalValue | None) -> GlobalValue:
    """What `value` of the source is in the destination, without name and body: `other` if that can be changed into it,
    else a new global. Unless it `defines` something, it is an external or weak declaration."""
    types = values.types
    value_type = types.get(value.value_type)
    ty = types.get(value.type)
    made: GlobalValue
    if isinstance(value, GlobalVariable):
        made = new_variable(ty, value_type, value, other)
        copy_variable(values, value, made)
    elif isinstance(value, Function):
        made = new_function(ty, value_type, value, other)
        copy_function(values, value, made)
    elif defines:
        made = new_indirect(ty, value_type, value, other)
        copy_common(value, made)
    elif isinstance(value_type, FunctionType):
        made = new_function(ty, value_type, value, other)
    else:
        made = new_variable(ty, value_type, value, other)
        made.thread_local_mode = value.thread_local_mode
    made.linkage = value.linkage if defines or value.linkage == "extern_weak" else "external"
    imply_dso_local(made)
    return made


def can_be_changed(other: GlobalValue, ty: Type) -> bool:
    return other.type is ty and other.linkage != "appending"


def new_variable(ty: Type, value_type: Type, value: GlobalValue, other: GlobalValue | None) -> GlobalVariable:
    if isinstance(other, GlobalVariable) and can_be_changed(other, ty):
        reset_common(other, value_type)
        set_initializer(other, None)
        other.is_constant = False
        other.externally_initialized = False
        other.attribute_set = None
        other.code_model = ""
        reset_object(other)
        return other
    return GlobalVariable(ty, value_type, "", address_space=value.address_space)


def new_function(ty: Type, value_type: Type, value: GlobalValue, other: GlobalValue | None) -> Function:
    assert isinstance(value_type, FunctionType)
    if isinstance(other, Function) and can_be_changed(other, ty):
        reset_common(other, value_type)
        other.set_blocks([])
        other.set_function_data(None, None, None)
        other.arguments = [Argument(part, other, index) for index, part in enumerate(value_type.parameters)]
        other.attribute_list = None
        other.calling_convention = "ccc"
        other.gc = ""
        reset_object(other)
        return other
    return Function(ty, value_type, "", address_space=value.address_space)


def new_indirect(ty: Type, value_type: Type, value: GlobalValue, other: GlobalValue | None) -> GlobalValue:
    if type(other) is type(value) and other is not None and can_be_changed(other, ty):
        reset_common(other, value_type)
        other.set_unlisted_operands([])
        if isinstance(other, GlobalIFunc):
            other.set_attachment_list(None)
        return other
    if isinstance(value, GlobalAlias):
        return GlobalAlias(ty, value_type, "", address_space=value.address_space)
    return GlobalIFunc(ty, value_type, "", address_space=value.address_space)


def reset_common(value: GlobalValue, value_type: Type) -> None:
    value.value_type = value_type
    value.visibility = "default"
    value.dll_storage = ""
    value.thread_local_mode = ""
    value.unnamed_addr = ""
    value.dso_local = False
    value.partition = ""


def reset_object(value: GlobalObject) -> None:
    value.alignment = 0
    value.section = ""
    value.comdat = None
    value.set_attachment_list(None)


def copy_common(value: GlobalValue, made: GlobalValue) -> None:
    made.visibility = value.visibility
    made.dll_storage = value.dll_storage
    made.thread_local_mode = value.thread_local_mode
    made.unnamed_addr = value.unnamed_addr
    made.dso_local = value.dso_local
    made.partition = value.partition


def copy_variable(values: ValueMapper, value: GlobalVariable, made: GlobalVariable) -> None:
    """All that a variable says of itself but for its initializer, its comdat and its attachments."""
    copy_common(value, made)
    made.alignment = value.alignment
    made.section = value.section
    made.is_constant = value.is_constant
    made.externally_initialized = value.externally_initialized
    made.attribute_set = None if value.attribute_set is None else values.map_set(value.attribute_set)
    made.code_model = value.code_model
    made.no_sanitize_address = value.no_sanitize_address
    made.no_sanitize_hwaddress = value.no_sanitize_hwaddress
    made.sanitize_memtag = value.sanitize_memtag
    made.sanitize_address_dyninit = value.sanitize_address_dyninit


def copy_function(values: ValueMapper, value: Function, made: Function) -> None:
    copy_common(value, made)
    made.alignment = value.alignment
    made.section = value.section
    made.attribute_list = None if value.attribute_list is None else values.map_attributes(value.attribute_list)
    made.preferred_alignment = value.preferred_alignment
    made.calling_convention = value.calling_convention
    made.gc = value.gc


def set_initializer(variable: GlobalVariable, value: Value | None) -> None:
    """Set it without keeping use-lists, which linking makes anew."""
    variable.set_unlisted_operands([] if value is None else [value])
    variable.declare_initializer(value is not None)


def set_linkage(value: GlobalValue, linkage: str) -> None:
    """Set a linkage; what is local has no visibility."""
    value.linkage = linkage
    if value.has_local_linkage:
        value.visibility = "default"
        value.dll_storage = ""
        value.dso_local = True


def imply_dso_local(value: GlobalValue) -> None:
    """What is local or not of default visibility is `dso_local`, whether it says so or not."""
    if value.has_local_linkage or (value.visibility != "default" and value.linkage != "extern_weak"):
        value.dso_local = True
