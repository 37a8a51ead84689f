"""Values made of other values: structs, arrays, vectors, splats, signed pointers (LangRef, "Complex Constants").

Each function gets the values that stand inside, made already, and the type that stands before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit.constants import ConstantAggregateZero, ConstantInt, ConstantPtrAuth
from irkit.dialects.features import (
    DEACTIVATION_SYMBOLS,
    EMPTY_ARRAYS_ARE_POISON,
    FLOAT_SPLATS,
    PTRAUTH_CONSTANTS,
    SPLAT_LITERALS,
)
from irkit.type_rules import is_first_class
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType, brackets
from irkit.values import Value
from text.parser.operands import check_type
from text.parser.state import Parser
from text.syntax.nodes import ArrayValueNode, VectorValueNode
from text.syntax.tree import Node

# By what a struct begins with: the rule of its constants.
STRUCT_RULES: Final = {"{": "struct_value", "<{": "packed_struct_value", "\\{": "explicit_struct_value"}


def make_struct(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    """`{ … }` and `<{ … }>`."""
    if not isinstance(ty, StructType):
        raise p.error(node, f"a struct where the type is '{ty}'")
    elements = ty.elements or ()
    if len(values) != len(elements):
        raise p.error(node, f"a struct of {len(values)} elements; its type '{ty}' has {len(elements)}")
    if STRUCT_RULES[brackets(ty)[0]] != node.rule:
        raise p.error(node, "the struct's type is packed and it is not, or it is and its type is not")
    for index, value in enumerate(values):
        if value.type is not elements[index]:
            raise p.error(node, f"element {index} is of type '{value.type}'; the struct's is '{elements[index]}'")
    return p.context.constant_aggregate(ty, values)


def make_array(p: Parser, node: ArrayValueNode, values: list[Value], ty: Type) -> Value:
    context = p.context
    if not values:
        if not isinstance(ty, ArrayType) or ty.count:
            raise p.error(node, f"an empty array where the type is '{ty}'")
        return context.poison(ty) if p.dialect.has(EMPTY_ARRAYS_ARE_POISON) else context.undef(ty)
    element = values[0].type
    if not is_first_class(p.dialect, element):
        raise p.error(_first_part(node), f"an array cannot hold '{element}'")
    _check_alike(p, node, values, "array")
    made = context.array(element, len(values))
    if made is not ty:
        raise p.error(node, f"this is of type '{made}' where '{ty}' is expected")
    return context.constant_aggregate(made, values)


def make_vector(p: Parser, node: VectorValueNode, values: list[Value], ty: Type) -> Value:
    element = values[0].type
    if not isinstance(element, (IntegerType, FloatingPointType, PointerType)):
        raise p.error(
            _first_part(node), f"a vector holds integers, floating-point numbers or pointers, not '{element}'"
        )
    _check_alike(p, node, values, "vector")
    made = p.context.vector(element, len(values))
    if made is not ty:
        raise p.error(node, f"this is of type '{made}' where '{ty}' is expected")
    return _zeros_apart(p, p.context.constant_aggregate(made, values))


def _zeros_apart(p: Parser, made: Value) -> Value:
    """A vector whose elements the text has, all 0.0, as LLVM 23 keeps it; `splat (float 0.0)` is `zeroinitializer`."""
    ty = made.type
    if isinstance(made, ConstantAggregateZero) and isinstance(ty, VectorType):
        if isinstance(ty.element, FloatingPointType) and p.dialect.has(FLOAT_SPLATS):
            return p.context.zero_splat(ty)
    return made


def _first_part(node: ArrayValueNode | VectorValueNode) -> Node:
    return node.elements[0]


def _check_alike(p: Parser, node: ArrayValueNode | VectorValueNode, values: list[Value], what: str) -> None:
    element = values[0].type
    for index, value in enumerate(values):
        if value.type is not element:
            raise p.error(
                _first_part(node), f"{what} element {index} is of type '{value.type}', the first of '{element}'"
            )


def make_splat(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    p.need(node, "'splat'", SPLAT_LITERALS)
    if len(values) != 1:
        raise p.error(node, "a splat has one element")
    if not isinstance(ty, VectorType):
        raise p.error(node, f"a splat is a vector, and the type is '{ty}'")
    if values[0].type is not ty.element:
        raise p.error(node, f"a splat of '{values[0].type}' where the vector holds '{ty.element}'")
    return p.folder.splat(ty, values[0])


def make_ptrauth(p: Parser, node: Node, values: list[Value], ty: Type) -> Value:
    """`ptrauth (pointer, key, discriminator, address discriminator, deactivation symbol)`, the last three optional."""
    p.need(node, "'ptrauth'", PTRAUTH_CONSTANTS)
    context = p.context
    has_symbol = p.dialect.has(DEACTIVATION_SYMBOLS)
    if not 2 <= len(values) <= (5 if has_symbol else 4):
        raise p.error(node, f"a ptrauth constant of {len(values)} values")
    if not isinstance(values[0].type, PointerType):
        raise p.error(node, "the first value of a ptrauth constant is a pointer")
    operands = list(values)
    _check_integer(p, node, values[1], 32, "key")
    if len(values) > 2:
        _check_integer(p, node, values[2], 64, "discriminator")
    else:
        operands.append(context.constant_int(context.integer(64), 0))
    for value in values[3:]:
        if not isinstance(value.type, PointerType):
            raise p.error(node, "a ptrauth constant's address discriminator and symbol are pointers")
    while len(operands) < (5 if has_symbol else 4):
        operands.append(context.null(context.pointer(0)))
    made = values[0].type
    return check_type(p, node, context.unique(("ptrauth", made, *operands), ConstantPtrAuth(made, operands)), ty)


def _check_integer(p: Parser, node: Node, value: Value, width: int, what: str) -> None:
    if not isinstance(value, ConstantInt) or value.type is not p.context.integer(width):
        raise p.error(node, f"a ptrauth constant's {what} is an i{width} constant")


AGGREGATES: Final[dict[str, Callable[[Parser, Any, list[Value], Type], Value]]] = {
    "struct_value": make_struct,
    "packed_struct_value": make_struct,
    "explicit_struct_value": make_struct,
    "array_value": make_array,
    "vector_value": make_vector,
    "splat": make_splat,
    "ptrauth": make_ptrauth,
}
