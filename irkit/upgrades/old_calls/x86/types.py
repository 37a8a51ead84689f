"""x86's intrinsics that have the same name and other types: numbers of eight bits, bfloat, a result more."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.types import FloatingPointType, IntegerType, VectorType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row, declare, parameter_count
from irkit.upgrades.old_calls.x86.lanes import bits_as_integer, mask_vector, pointer_to, store


def _short_immediate(changes: Changes, function: Function) -> Rewrite | None:
    """The last argument was an i32."""
    parameters = function.function_type.parameters
    if not parameters or parameters[-1] is not changes.context.integer(32):
        return None
    i8 = changes.context.integer(8)
    declare(changes, function.name, function, [*parameters[:-1], i8])

    def rewrite(b: Builder) -> None:
        *others, last = b.arguments
        arguments = [*others, b.cast("trunc", last, i8, "trunc")]
        b.replace(b.intrinsic(function.name, b.call.type, arguments), take_name=True)

    return rewrite


def _compared_floats(changes: Changes, function: Function) -> Rewrite | None:
    """The mask and the result were integers."""
    ty = function.function_type
    compared = ty.parameters[0] if len(ty.parameters) >= 4 else None
    if not isinstance(ty.return_type, IntegerType) or not isinstance(compared, VectorType):
        return None
    bits = changes.context.vector(changes.context.integer(1), compared.count)
    types = [*ty.parameters[:3], bits, *ty.parameters[4:]]
    changes.declare(function.name, changes.context.function(bits, types))

    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        arguments[3] = mask_vector(b, arguments[3], bits.count)
        made = b.intrinsic(function.name, bits, arguments)
        name, b.call.name = b.call.name, ""
        b.replace(bits_as_integer(b, made, None))
        made.name = name

    return rewrite


def _bfloat_result(changes: Changes, function: Function) -> Rewrite | None:
    ty = function.function_type
    result = ty.return_type
    if not isinstance(result, VectorType) or isinstance(result.element, FloatingPointType):
        return None
    new = changes.context.vector(changes.context.bfloat, result.count)
    types = [new if parameter is result else parameter for parameter in ty.parameters]
    changes.declare(function.name, changes.context.function(new, types))

    def rewrite(b: Builder) -> None:
        arguments = [b.bitcast(argument, ty) for argument, ty in zip(b.arguments, types, strict=True)]
        made = b.intrinsic(function.name, new, arguments)
        name, b.call.name = b.call.name, ""
        b.replace(b.bitcast(made, result))
        made.name = name

    return rewrite


def _bfloat_factors(changes: Changes, function: Function) -> Rewrite | None:
    ty = function.function_type
    result = ty.return_type
    if not isinstance(result, VectorType) or len(ty.parameters) != 3:
        return None
    factors = changes.context.vector(changes.context.bfloat, result.count * 2)
    if ty.parameters[1] is factors:
        return None
    declare(changes, function.name, function, [result, factors, factors])

    def rewrite(b: Builder) -> None:
        first, *others = b.arguments
        arguments = [first, *(b.bitcast(other, factors) for other in others)]
        b.replace(b.intrinsic(function.name, result, arguments), take_name=True)

    return rewrite


def _time_stamp(changes: Changes, function: Function) -> Rewrite | None:
    """The processor's number was stored; it is a second result now."""
    if parameter_count(function) != 1:
        return None
    result = changes.context.struct([changes.context.integer(64), changes.context.integer(32)])
    changes.declare(function.name, changes.context.function(result, []))

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(function.name, result, [])
        number = b.extract_value(made, 1)
        store(b, number, pointer_to(b, b.arguments[0], number.type), 1)
        name, b.call.name = b.call.name, ""
        b.replace(b.extract_value(made, 0))
        made.name = name

    return rewrite


def _fraction(changes: Changes, function: Function) -> Rewrite | None:
    """An argument that did not matter is gone."""
    if parameter_count(function) != 2:
        return None
    declare(changes, function.name, function, [function.function_type.parameters[1]])

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(function.name, b.call.type, [b.arguments[1]]), take_name=True)

    return rewrite


def _permuted_index(changes: Changes, function: Function) -> Rewrite | None:
    """Indices were floating-point numbers."""
    parameters = function.function_type.parameters
    index = next(iter(parameters[2:]), None)
    if not isinstance(index, VectorType) or not isinstance(index.element, FloatingPointType):
        return None
    integers = changes.context.vector(changes.context.integer(index.element.width), index.count)
    declare(changes, function.name, function, [*parameters[:2], integers, *parameters[3:]])

    def rewrite(b: Builder) -> None:
        arguments = b.arguments
        arguments[2] = b.bitcast(arguments[2], integers)
        b.replace(b.intrinsic(function.name, b.call.type, arguments), take_name=True)

    return rewrite


_SHORT_IMMEDIATES: Final = (
    "sse41.insertps",
    "sse41.dppd",
    "sse41.dpps",
    "sse41.mpsadbw",
    "avx.dp.ps.256",
    "avx2.mpsadbw",
)

TYPES: Final[tuple[Row, ...]] = (
    *[(f"llvm.x86.{name}", _short_immediate) for name in _SHORT_IMMEDIATES],
    ("llvm.x86.avx512.mask.cmp.p*", _compared_floats),
    ("llvm.x86.avx512bf16.cvtne2ps2bf16.*", _bfloat_result),
    ("llvm.x86.avx512bf16.cvtneps2bf16.*", _bfloat_result),
    ("llvm.x86.avx512bf16.mask.cvtneps2bf16.128", _bfloat_result),
    ("llvm.x86.avx512bf16.dpbf16ps.*", _bfloat_factors),
    ("llvm.x86.rdtscp", _time_stamp),
    ("llvm.x86.xop.vfrcz.ss*", _fraction),
    ("llvm.x86.xop.vfrcz.sd*", _fraction),
    ("llvm.x86.xop.vpermil2*", _permuted_index),
)
