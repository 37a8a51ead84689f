"""Constants from Python's values. They belong to no module: what takes them as an operand makes them its module's own
(`irkit.owning`)."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

from irkit.constants import Constant, PoisonValue, UndefValue
from irkit.context import Context
from irkit.errors import EditError
from irkit.folding.floats import convert, from_integer
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.values import Value

FREE: Final = Context()  # of constants that no module has taken yet


def null(ty: Type) -> Constant:
    """Zero, `null`, `none` or `zeroinitializer`, by type."""
    try:
        return FREE.null(ty)
    except ValueError as error:
        raise EditError(str(error)) from None


def undef(ty: Type) -> UndefValue:
    """`undef` (LangRef, "Undefined Values")."""
    return FREE.undef(ty)


def poison(ty: Type) -> PoisonValue:
    """`poison` (LangRef, "Poison Values")."""
    return FREE.poison(ty)


def const(ty: Type, value: object) -> Constant:
    """A constant of a type.

    `value` is an integer for `iN`; a number for a floating-point type, rounded to the nearest; None for what is zero;
    a sequence for an array, a struct or a vector (one number for a vector: all lanes), whose elements are constants or
    again such values; bytes for an array of i8. Raises `EditError` where the value does not fit the type.
    """
    if isinstance(value, Constant):
        if value.type is not ty:
            raise EditError(f"a constant of type {value.type} where one of type {ty} is wanted")
        return value
    if value is None:
        return null(ty)
    if isinstance(ty, IntegerType) and isinstance(value, int):
        return integer(ty, value)
    if isinstance(ty, FloatingPointType) and isinstance(value, (int, float)):
        return number(ty, value)
    if isinstance(ty, VectorType) and isinstance(value, (int, float)):
        return splat(ty, const(ty.element, value))
    if isinstance(ty, ArrayType) and isinstance(value, (bytes, bytearray)):
        return characters(ty, bytes(value))
    if isinstance(ty, (ArrayType, StructType, VectorType)) and isinstance(value, (list, tuple)):
        return aggregate(ty, value)
    if isinstance(ty, PointerType) and value == 0:
        raise EditError(f"a null pointer is const({ty}, None)")
    raise EditError(f"a constant of type {ty} cannot be made of {value!r}")


def integer(ty: IntegerType, value: int) -> Constant:
    """An integer that fits the width, signed or unsigned."""
    if not -(1 << (ty.width - 1)) <= value < 1 << ty.width:
        raise EditError(f"{value} does not fit {ty}")
    return FREE.constant_int(ty, value)


def number(ty: FloatingPointType, value: float) -> Constant:
    """The number of the format that is nearest, ties to even."""
    if isinstance(value, int):
        keyword = "double" if ty.keyword == "ppc_fp128" else ty.keyword
        return FREE.constant_fp(ty, from_integer(value, keyword))
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    assert isinstance(bits, int)
    if ty.keyword not in ("double", "ppc_fp128"):  # the latter's first double is in its low bits
        bits = convert(bits, "double", ty.keyword)
    return FREE.constant_fp(ty, bits)


def splat(ty: VectorType, element: Constant) -> Constant:
    """A vector of equal elements."""
    if ty.scalable:
        raise EditError(f"a constant of type {ty} has no elements that can be told one by one")
    return FREE.constant_aggregate(ty, [element] * ty.count)


def characters(ty: ArrayType, data: bytes) -> Constant:
    """`c"…"`."""
    if not (isinstance(ty.element, IntegerType) and ty.element.width == 8 and ty.count == len(data)):
        raise EditError(f"{len(data)} bytes are no {ty}")
    return FREE.constant_data(ty, data) if data else FREE.null(ty)


def aggregate(ty: ArrayType | StructType | VectorType, values: Sequence[object]) -> Constant:
    """Element by element. The parts are made before the whole, on lists of their own, since values nest deeper than any
    call stack."""
    done: list[list[Value]] = [[]]
    todo: list[tuple[Type, object]] = [(ty, values)]
    open_types: list[tuple[Type, int]] = []
    while todo:
        item, value = todo.pop()
        if isinstance(value, (list, tuple)) and isinstance(item, (ArrayType, StructType, VectorType)):
            parts = element_types(item, len(value))
            open_types.append((item, len(value)))
            done.append([])
            todo += list(zip(parts, value, strict=True))[::-1]
        else:
            done[-1].append(const(item, value))
        while open_types and len(done[-1]) == open_types[-1][1]:
            whole = FREE.constant_aggregate(open_types.pop()[0], done.pop())
            done[-1].append(whole)
    found = done[0][0]
    assert isinstance(found, Constant)
    return found


def element_types(ty: ArrayType | StructType | VectorType, count: int) -> Sequence[Type]:
    """The types of the elements; `EditError` if there are not as many as the type asks for."""
    if isinstance(ty, StructType):
        if ty.elements is None:
            raise EditError(f"the opaque type {ty} has no constants of elements")
        if len(ty.elements) != count:
            raise EditError(f"{count} elements where {ty} has {len(ty.elements)}")
        return ty.elements
    if ty.count != count or (isinstance(ty, VectorType) and ty.scalable):
        raise EditError(f"{count} elements where {ty} has {ty.count}")
    return [ty.element] * count
