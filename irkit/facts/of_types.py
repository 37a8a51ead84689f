"""The facts of types."""

from __future__ import annotations

from irkit.errors import UnsupportedError
from irkit.facts.state import State
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
    VoidType,
    X86AMXType,
    X86MMXType,
    is_sized,
)

_PRIMITIVE = (
    (VoidType, "void_type"),
    (LabelType, "label_type"),
    (MetadataType, "metadata_type"),
    (TokenType, "token_type"),
    (X86AMXType, "x86_amx_type"),
    (X86MMXType, "x86_mmx_type"),
)
_MEASURES = ("type:store_size", "type:alloc_size", "type:alignment", "struct_type:field_offset")


def add_types(state: State) -> None:
    """The rows of all types that have a number, and of those that they contain."""
    measures = any(state.table(name).is_wanted for name in _MEASURES)
    sized: set[Type] = set()
    done = 0
    while done < len(state.types):  # what they contain comes to the end
        for ty in list(state.types)[done:]:
            done += 1
            add_type(state, ty)
            if measures:
                add_measures(state, ty, sized)


def add_type(state: State, ty: Type) -> None:
    code = state.type(ty)
    state.table("type").add(code)
    state.table("type:id").add_text(code, state.type_texts[code])
    if isinstance(ty, (PrimitiveType, IntegerType)):
        add_primitive(state, ty, code)
        return
    state.table("derived_type").add(code)
    if isinstance(ty, PointerType):
        state.table("pointer_type").add(code)
        state.table("pointer_type:address_space").add2(code, ty.address_space)
        if ty.pointee is not None:
            state.table("pointer_type:component").add2(code, state.type(ty.pointee))
    elif isinstance(ty, FunctionType):
        add_function_type(state, ty, code)
    elif isinstance(ty, VectorType):
        state.table("vector_type").add(code)
        state.table("vector_type:size").add2(code, ty.count)
        state.table("vector_type:component").add2(code, state.type(ty.element))
        if ty.scalable:
            state.table("vector_type:scalable").add(code)
    elif isinstance(ty, ArrayType):
        state.table("aggregate_type").add(code)
        state.table("array_type").add(code)
        state.table("array_type:size").add2(code, signed(ty.count))
        state.table("array_type:component").add2(code, state.type(ty.element))
    elif isinstance(ty, StructType):
        add_struct(state, ty, code)
    elif isinstance(ty, TargetExtensionType):
        state.table("target_extension_type").add(code)
        state.table("target_extension_type:name").add_text(code, ty.name)
        for index, parameter in enumerate(ty.type_parameters):
            state.table("target_extension_type:type_param").add3(code, index, state.type(parameter))
        for index, number in enumerate(ty.int_parameters):
            state.table("target_extension_type:int_param").add3(code, index, number)


def add_primitive(state: State, ty: Type, code: int) -> None:
    state.table("primitive_type").add(code)
    if isinstance(ty, IntegerType):
        state.table("integer_type").add(code)
        state.table("integer_type:width").add2(code, ty.width)
    elif isinstance(ty, FloatingPointType):
        state.table("fp_type").add(code)
        state.table("fp_type:width").add2(code, ty.width)
    else:
        for kind, name in _PRIMITIVE:
            if isinstance(ty, kind):
                state.table(name).add(code)


def add_function_type(state: State, ty: FunctionType, code: int) -> None:
    state.table("function_type").add(code)
    state.table("function_type:return").add2(code, state.type(ty.return_type))
    for index, parameter in enumerate(ty.parameters):
        state.table("function_type:params").add3(code, index, state.type(parameter))
    state.table("function_type:nparams").add2(code, len(ty.parameters))
    if ty.is_vararg:
        state.table("function_type:vararg").add(code)


def add_struct(state: State, ty: StructType, code: int) -> None:
    state.table("aggregate_type").add(code)
    state.table("struct_type").add(code)
    if ty.name:
        state.table("struct_type:name").add_text(code, ty.name)
    if ty.packed:
        state.table("struct_type:packed").add(code)
    if ty.elements is None:
        state.table("struct_type:opaque").add(code)
        return
    state.table("struct_type:nfields").add2(code, len(ty.elements))
    for index, element in enumerate(ty.elements):
        state.table("struct_type:field").add3(code, index, state.type(element))


def add_measures(state: State, ty: Type, sized: set[Type]) -> None:
    """The sizes of a type that has some, and is no multiple of `vscale`. `sized` are types that have."""
    if not is_sized(ty, sized):
        return
    layout = state.module.layout
    try:
        stored = layout.store_size(ty)
    except UnsupportedError:  # a target's type whose size its release knows alone
        return
    if stored.scalable:
        return
    code = state.type(ty)
    state.table("type:store_size").add2(code, signed(stored.fixed))
    state.table("type:alloc_size").add2(code, signed(layout.alloc_size(ty).fixed))
    state.table("type:alignment").add2(code, layout.abi_alignment(ty))
    if isinstance(ty, StructType):
        for index, offset in enumerate(layout.struct_layout(ty).offsets):
            state.table("struct_type:field_offset").add3(code, index, signed(offset))


def signed(number: int) -> int:
    """A number of 64 bits as it stands in a column: from 2⁶³ on it is negative, and more bits are cut off."""
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number
