"""M-profile vectors of 64-bit elements: their predicates had four bits, and have two."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import SHORT_PREDICATES, SHORT_PREDICATES_BY_PTR
from irkit.functions import Function
from irkit.types import IntegerType, VectorType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row, since
from irkit.values import Value

_TO_INTEGER: Final = "llvm.arm.mve.pred.v2i"
_FROM_INTEGER: Final = "llvm.arm.mve.pred.i2v"


def _bits(changes: Changes, count: int) -> VectorType:
    return changes.context.vector(changes.context.integer(1), count)


def _cast(b: Builder, predicate: Value, count: int) -> Value:
    """A predicate with another number of bits, by way of the register that it lies in."""
    number = b.intrinsic(_TO_INTEGER, b.context.integer(32), [predicate])
    return b.intrinsic(_FROM_INTEGER, _bits(b.changes, count), [number])


def _tail_predicate(changes: Changes, function: Function) -> Rewrite | None:
    if function.function_type.return_type is not _bits(changes, 4):
        return None

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(function.name, _bits(b.changes, 2), b.arguments, b.call.name)
        b.replace(_cast(b, made, 4))

    return rewrite


def _predicated(changes: Changes, function: Function) -> Rewrite | None:
    base = function.name.split(".v2i64")[0].removesuffix(".p0").removesuffix(".p0i64")

    def rewrite(b: Builder) -> None:
        arguments: list[Value] = []
        for argument in b.arguments:
            element = argument.type.scalar_type()
            is_predicate = isinstance(element, IntegerType) and element.width == 1
            arguments.append(_cast(b, argument, 2) if is_predicate else argument)
        b.replace(b.intrinsic(base, b.call.type, arguments, b.call.name))

    return rewrite


_PREDICATED: Final = (
    "mve.mull.int.predicated.v2i64.v4i32.v4i1",
    "mve.vqdmull.predicated.v2i64.v4i32.v4i1",
    "mve.vldr.gather.base.predicated.v2i64.v2i64.v4i1",
    "mve.vldr.gather.base.wb.predicated.v2i64.v2i64.v4i1",
    "mve.vldr.gather.offset.predicated.v2i64.p0i64.v2i64.v4i1",
    "mve.vstr.scatter.base.predicated.v2i64.v2i64.v4i1",
    "mve.vstr.scatter.base.wb.predicated.v2i64.v2i64.v4i1",
    "mve.vstr.scatter.offset.predicated.p0i64.v2i64.v2i64.v4i1",
    *[f"cde.{word}.predicated.v2i64.v4i1" for word in ("vcx1q", "vcx1qa", "vcx2q", "vcx2qa", "vcx3q", "vcx3qa")],
)
_PREDICATED_BY_PTR: Final = (
    "mve.vldr.gather.offset.predicated.v2i64.p0.v2i64.v4i1",
    "mve.vstr.scatter.offset.predicated.p0.v2i64.v2i64.v4i1",
)

MVE: Final[tuple[Row, ...]] = (
    ("llvm.arm.mve.vctp64", since(SHORT_PREDICATES, _tail_predicate)),
    *[(f"llvm.arm.{name}", since(SHORT_PREDICATES, _predicated)) for name in _PREDICATED],
    *[(f"llvm.arm.{name}", since(SHORT_PREDICATES_BY_PTR, _predicated)) for name in _PREDICATED_BY_PTR],
)

# What has these names still fits the tables, and is replaced nevertheless.
BY_NAME: Final = frozenset(f"llvm.arm.{name}" for name in (*_PREDICATED, *_PREDICATED_BY_PTR))
