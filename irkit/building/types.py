"""Types in short words, as `irkit.i32`, `irkit.ptr`, `irkit.struct(…)`: they belong to no module and serve in all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from irkit import types as t
from irkit.errors import EditError
from irkit.types import (
    ArrayType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    VoidType,
)

void: Final = t.VOID
half: Final = t.HALF
bfloat: Final = t.BFLOAT
float_: Final = t.FLOAT
double: Final = t.DOUBLE
x86_fp80: Final = t.X86_FP80
fp128: Final = t.FP128
ppc_fp128: Final = t.PPC_FP128
label: Final = t.LABEL
token: Final = t.TOKEN
i1: Final = t.integer_type(1)
i8: Final = t.integer_type(8)
i16: Final = t.integer_type(16)
i32: Final = t.integer_type(32)
i64: Final = t.integer_type(64)
i128: Final = t.integer_type(128)
ptr: Final = t.pointer_type()

__all__ = [
    "array",
    "bfloat",
    "double",
    "float_",
    "fp128",
    "function_type",
    "half",
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "int_type",
    "label",
    "pointer",
    "ppc_fp128",
    "ptr",
    "struct",
    "token",
    "vector",
    "void",
    "x86_fp80",
]

MAX_COUNT: Final = (1 << 64) - 1
MAX_LANES: Final = (1 << 32) - 1
MAX_ADDRESS_SPACE: Final = (1 << 24) - 1


def int_type(width: int) -> IntegerType:
    """`iN` of `width` bits (LangRef, "Integer Type")."""
    return t.integer_type(width)


def pointer(address_space: int = 0) -> PointerType:
    """`ptr addrspace(N)` (LangRef, "Pointer Type")."""
    if not 0 <= address_space <= MAX_ADDRESS_SPACE:
        raise EditError(f"the address space {address_space}; LLVM has 0 to {MAX_ADDRESS_SPACE}")
    return t.pointer_type(address_space)


def function_type(return_type: Type, parameters: Sequence[Type] = (), vararg: bool = False) -> FunctionType:
    """`return_type (parameters…)` (LangRef, "Function Type"). Raises `EditError` for types that no function
    takes or returns."""
    if not isinstance(return_type, Type) or isinstance(return_type, (FunctionType, LabelType, MetadataType)):
        raise EditError(f"a function cannot return {return_type}")
    if not isinstance(parameters, Sequence):
        raise EditError(f"the parameters of a function type are a sequence of types, not {parameters!r}")
    for parameter in parameters:
        if not isinstance(parameter, Type) or isinstance(parameter, (FunctionType, LabelType, VoidType)):
            raise EditError(f"a function cannot take {parameter}")
    return t.function_type(return_type, parameters, vararg)


def array(element: Type, count: int) -> ArrayType:
    """`[count x element]` (LangRef, "Array Type")."""
    check_element(element, "an array")
    if not 0 <= count <= MAX_COUNT:
        raise EditError(f"an array of {count} elements; LLVM has 0 to {MAX_COUNT}")
    return t.array_type(element, count)


def vector(element: Type, count: int, scalable: bool = False) -> VectorType:
    """`<count x element>`, or `<vscale x count x element>` (LangRef, "Vector Type")."""
    if not isinstance(element, Type):
        raise EditError(f"a vector cannot have elements of {element!r}, which is no type")
    if not (element.is_int_or_fp() or isinstance(element, (PointerType, TargetExtensionType))):
        raise EditError(f"a vector cannot have elements of type {element}")
    if not 1 <= count <= MAX_LANES:
        raise EditError(f"a vector of {count} elements; LLVM has 1 to {MAX_LANES}")
    return t.vector_type(element, count, scalable)


def struct(*elements: Type, packed: bool = False) -> StructType:
    """A literal struct, `{ … }` or `<{ … }>` (LangRef, "Structure Type"); `Module.add_struct` makes one with a name."""
    for element in elements:
        check_element(element, "a struct")
    return t.struct_type(elements, packed)


def check_element(element: Type | object, of: str) -> None:
    """Raise `EditError` for a type that no aggregate may hold."""
    if not isinstance(element, Type):
        raise EditError(f"{of} cannot have elements of {element!r}, which is no type")
    if isinstance(element, (FunctionType, LabelType, MetadataType, VoidType)) or element is token:
        raise EditError(f"{of} cannot have elements of type {element}")
