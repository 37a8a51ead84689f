"""ARM's and AArch64's intrinsics of old."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.types import IntegerType, VectorType
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row, declare, number_of, parameter_count, same_arguments, with_false
from irkit.values import Value

_STORE: Final = "llvm.arm.neon.vst"
_STORES: Final = frozenset(("1", "2", "3", "4", "2lane", "3lane", "4lane"))


def _thread_pointer(changes: Changes, function: Function) -> Rewrite | None:
    declare(changes, "llvm.thread.pointer", function, [])

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic("llvm.thread.pointer", b.call.type, []), take_name=True)

    return rewrite


def _bfloat(changes: Changes, function: Function) -> Rewrite | None:
    """The last two operands were bytes, and are bfloat now."""
    if parameter_count(function) != 3:
        return None
    number, _, last = function.function_type.parameters
    if not isinstance(last, VectorType) or not isinstance(last.element, IntegerType):
        return None
    base, _, _ = function.name.rsplit(".", 2)
    ty = changes.context.vector(changes.context.bfloat, last.count * last.element.width // 16)
    declare(changes, base, function, [number, ty, ty])

    def rewrite(b: Builder) -> None:
        first, *others = b.arguments
        casts = [b.bitcast(other, ty) for other in others]
        b.replace(b.intrinsic(base, b.call.type, [first, *casts]), take_name=True)

    return rewrite


def _store(changes: Changes, function: Function) -> Rewrite | None:
    """Stores whose names lack the pointer's type: their calls are made anew, without attributes."""
    base, _, suffix = function.name.rpartition(".")
    if not suffix.startswith("v") or not suffix.isalnum() or base.removeprefix(_STORE) not in _STORES:
        return None
    declare(changes, base, function, list(function.function_type.parameters))

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, b.arguments))

    return rewrite


def _bfloat_lane(changes: Changes, function: Function) -> Rewrite | None:
    base = function.name + ".v2"
    declare(changes, base, function, [*function.function_type.parameters[:-1], changes.context.integer(32)])

    def rewrite(b: Builder) -> None:
        *others, lane = b.arguments
        b.replace(b.intrinsic(base, b.call.type, [*others, b.integer(32, number_of(lane))]), take_name=True)

    return rewrite


def _parts(function: Function) -> int:
    """The number in the name: `ld3`, `create3`."""
    return int("".join([char for char in function.name.split(".nxv")[0].split(".")[-1] if char.isdigit()]) or "0")


def _insert_parts(b: Builder, ty: VectorType, parts: list[Value]) -> Value:
    """A vector of equal parts."""
    step = ty.count // len(parts)
    made: Value = b.context.poison(ty)
    for number, part in enumerate(parts):
        made = b.intrinsic("llvm.vector.insert", ty, [made, part, b.integer(64, number * step)])
    return made


def _sve_load(changes: Changes, function: Function) -> Rewrite | None:
    """Loads of several vectors gave one long vector; they give a struct now."""
    count = _parts(function)
    result = function.function_type.return_type
    first = next(iter(function.function_type.parameters), None)
    if not isinstance(result, VectorType) or not isinstance(first, VectorType) or count < 2:
        return None
    part = changes.context.vector(result.element, first.count, first.scalable)
    struct = changes.context.struct([part] * count)
    base = f"llvm.aarch64.sve.ld{count}.sret"
    changes.declare(base, changes.context.function(struct, function.function_type.parameters))

    def rewrite(b: Builder) -> None:
        load = b.intrinsic(base, struct, b.arguments)
        made: Value = b.context.poison(result)
        step = result.count // count
        for number in range(count):
            element = b.extract_value(load, number)
            made = b.intrinsic("llvm.vector.insert", result, [made, element, b.integer(64, number * step)])
        b.replace(made, take_name=True)

    return rewrite


def _tuple_get(changes: Changes, function: Function) -> Rewrite | None:
    part = function.function_type.return_type
    if parameter_count(function) != 2 or not isinstance(part, VectorType):
        return None
    first, _ = function.function_type.parameters
    count = part.count
    declare(changes, "llvm.vector.extract", function, [first, changes.context.integer(64)])

    def rewrite(b: Builder) -> None:
        whole, index = b.arguments
        place = b.integer(64, number_of(index) * count)
        b.replace(b.intrinsic("llvm.vector.extract", b.call.type, [whole, place]), take_name=True)

    return rewrite


def _tuple_set(changes: Changes, function: Function) -> Rewrite | None:
    if parameter_count(function) != 3:
        return None
    whole, index, part = function.function_type.parameters
    if not isinstance(part, VectorType):
        return None
    count = part.count
    types = [whole, part, changes.context.integer(64)]
    changes.declare("llvm.vector.insert", changes.context.function(whole, types), f".{index}")

    def rewrite(b: Builder) -> None:
        whole, index, part = b.arguments
        arguments = [whole, part, b.integer(64, number_of(index) * count)]
        # LLVM mangles the index's type into the name, and takes it out again when it comes to the new function.
        made = b.intrinsic("llvm.vector.insert", b.call.type, arguments, suffix=f".{index.type}")
        b.replace(made, take_name=True)

    return rewrite


def _tuple_create(changes: Changes, function: Function) -> Rewrite | None:
    ty = function.function_type
    if not ty.parameters:
        return None
    types = [ty.return_type, ty.parameters[0], changes.context.integer(64)]
    changes.declare("llvm.vector.insert", changes.context.function(ty.return_type, types))

    def rewrite(b: Builder) -> None:
        result = b.call.type
        assert isinstance(result, VectorType)
        b.replace(_insert_parts(b, result, b.arguments), take_name=True)

    return rewrite


ARM: Final[tuple[Row, ...]] = (
    ("llvm.arm.neon.vclz.*", with_false("llvm.ctlz")),
    ("llvm.arm.neon.vcnt.*", same_arguments("llvm.ctpop")),
    ("llvm.arm.rbit", same_arguments("llvm.bitreverse")),
    ("llvm.aarch64.rbit*", same_arguments("llvm.bitreverse")),
    ("llvm.aarch64.neon.rbit*", same_arguments("llvm.bitreverse")),
    ("llvm.arm.thread.pointer", _thread_pointer),
    ("llvm.aarch64.thread.pointer", _thread_pointer),
    ("llvm.arm.neon.bfdot.v2f32.v8i8", _bfloat),
    ("llvm.arm.neon.bfdot.v4f32.v16i8", _bfloat),
    ("llvm.arm.neon.bfmmla.v4f32.v16i8", _bfloat),
    ("llvm.arm.neon.bfmlalb.v4f32.v16i8", _bfloat),
    ("llvm.arm.neon.bfmlalt.v4f32.v16i8", _bfloat),
    ("llvm.aarch64.neon.bfdot.v2f32.v8i8", _bfloat),
    ("llvm.aarch64.neon.bfdot.v4f32.v16i8", _bfloat),
    ("llvm.aarch64.neon.bfmmla.v4f32.v16i8", _bfloat),
    ("llvm.aarch64.neon.bfmlalb.v4f32.v16i8", _bfloat),
    ("llvm.aarch64.neon.bfmlalt.v4f32.v16i8", _bfloat),
    (_STORE + "*", _store),
    ("llvm.aarch64.sve.bfdot.lane", _bfloat_lane),
    ("llvm.aarch64.sve.bfmlalb.lane", _bfloat_lane),
    ("llvm.aarch64.sve.bfmlalt.lane", _bfloat_lane),
    ("llvm.aarch64.sve.ld2*", _sve_load),
    ("llvm.aarch64.sve.ld3*", _sve_load),
    ("llvm.aarch64.sve.ld4*", _sve_load),
    ("llvm.aarch64.sve.tuple.get*", _tuple_get),
    ("llvm.aarch64.sve.tuple.set*", _tuple_set),
    ("llvm.aarch64.sve.tuple.create2*", _tuple_create),
    ("llvm.aarch64.sve.tuple.create3*", _tuple_create),
    ("llvm.aarch64.sve.tuple.create4*", _tuple_create),
)


# Rules that look at types of overloaded intrinsics, which fit those of old as well.
FOR_CURRENT: Final = (_bfloat, _store)
