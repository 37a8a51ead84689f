"""NVVM's intrinsics of old: arithmetic that all targets have now, and barriers that have names by what they do."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import (
    ABSOLUTE_INTRINSIC,
    HALF_AS_A_TYPE,
    NVVM_ABSOLUTES_BY_TYPE,
    NVVM_ATOMICS_OF_THE_DEVICE,
    NVVM_CASTS_ARE_INSTRUCTIONS,
    NVVM_COUNTERS_ARE_ATOMIC,
    NVVM_POWERS_BY_TYPE,
    RENAMED_BARRIERS,
    RENAMED_REDUCTIONS,
    SHORT_EXTREMES,
    TYPED_BFLOATS,
)
from irkit.flags import FAST_AFN
from irkit.functions import Function
from irkit.types import IntegerType, Type
from irkit.upgrades.old_calls.builder import Builder, Changes
from irkit.upgrades.old_calls.rules import Rewrite, Row, Rule, number_of, same_arguments, since, with_false

_GLOBAL_MEMORY: Final = 1
_SHARED_MEMORY: Final = 3
_CLUSTER_MEMORY: Final = 7


def _absolute(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        (value,) = b.arguments
        if changes.module.dialect.has(ABSOLUTE_INTRINSIC):
            b.replace(b.intrinsic("llvm.abs", value.type, [value, b.integer(1, 1)], "abs"))
            return
        negative = b.negated(value, "neg")
        condition = b.compare("sge", value, b.context.null(value.type), "abs.cond")
        b.replace(b.select(condition, value, negative, "abs"))

    return rewrite


def _extreme(name: str, predicate: str) -> Rule:
    """The larger or the smaller of two integers."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        sign = "u" if function.name.rpartition(".")[2].startswith("u") else "s"

        def rewrite(b: Builder) -> None:
            left, right = b.arguments
            condition = b.compare(sign + predicate, left, right, f"{name}.cond")
            b.replace(b.select(condition, left, right, name))

        return rewrite

    return rule


def _count_bits(base: str, name: str) -> Rule:
    """Counts of a 64-bit number as 32 bits."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        (value,) = b.arguments
        arguments = [value, b.false()] if name == "ctlz" else [value]
        made = b.intrinsic(base, value.type, arguments, name)
        b.replace(b.cast("trunc", made, b.context.integer(32), f"{name}.trunc"))

    return rule


def _bfloat(changes: Changes, function: Function) -> Rewrite | None:
    """Numbers of the type bfloat were integers of 16 bits, and two of them one of 32 bits."""
    name, result = function.name, function.function_type.return_type
    if not name.endswith(("bf16", "bf16x2")) or not isinstance(result, IntegerType):
        return None
    if name.startswith("llvm.nvvm.abs.") and changes.has("llvm.nvvm.fabs"):
        name = "llvm.nvvm.fabs"
    one = changes.context.bfloat
    ty: Type = one if function.name.endswith("bf16") else changes.context.vector(one, 2)

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(name, ty, [b.bitcast(argument, ty) for argument in b.arguments])
        b.replace(b.bitcast(made, result))

    return rewrite


def _half_to_float(changes: Changes, function: Function) -> Rewrite | None:
    def rewrite(b: Builder) -> None:
        if b.changes.module.dialect.has(HALF_AS_A_TYPE):
            half = b.bitcast(b.arguments[0], b.context.half)
            b.replace(b.cast("fpext", half, b.context.float))
            return
        made = b.intrinsic("llvm.convert.from.fp16", b.context.float, b.arguments, "h2f")
        b.replace(made)

    return rewrite


def _atomic(operation: str) -> Rule:
    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        pointer, value = b.arguments
        module = b.changes.module
        if not module.dialect.has(NVVM_ATOMICS_OF_THE_DEVICE):
            b.replace(b.atomic_rmw(operation, pointer, value, "seq_cst"))
            return
        b.changes.need_scope("device")
        b.replace(b.atomic_rmw(operation, pointer, value, "monotonic", "device"))

    return rule


def _scoped(operation: str) -> Rule:
    """An operation of the threads of a block, or of all in the system, that orders nothing else; `cmpxchg` is one."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        pointer, *values = b.arguments
        scope = "block" if ".cta." in b.call.callee.name else ""
        if scope:
            b.changes.need_scope(scope)
        if operation == "cmpxchg":
            old, new = values
            b.replace(b.compare_exchange(pointer, old, new, "monotonic", scope))
        else:
            (value,) = values
            b.replace(b.atomic_rmw(operation, pointer, value, "monotonic", scope))

    return since(NVVM_ATOMICS_OF_THE_DEVICE, rule)


def _shared_by_cluster(changes: Changes, function: Function) -> Rewrite | None:
    """Memory that a cluster shares has an address space of its own."""
    base = "llvm.nvvm.mapa.shared.cluster"
    result = changes.context.pointer(_CLUSTER_MEMORY)

    def rewrite(b: Builder) -> None:
        made = b.intrinsic(base, result, b.arguments)
        b.replace(b.cast("addrspacecast", made, b.call.type), heir=made)

    if function.function_type.return_type is not changes.context.pointer(_SHARED_MEMORY):
        return None
    changes.declare(base, changes.context.function(result, function.function_type.parameters))
    return rewrite


def _cast(opcode: str) -> Rule:
    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        (value,) = b.arguments
        b.replace(value if value.type is b.call.type else b.cast(opcode, value, b.call.type))

    return rule


def _rotate(base: str, amount: int | None = None) -> Rule:
    """A rotation is a funnel shift of a number and itself, by an argument of 32 bits or a fixed amount."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        value, *given = b.arguments
        ty = value.type
        shift = given[0] if amount is None else b.context.constant_int(ty, amount)
        if shift.type is not ty:
            shift = b.cast("zext", shift, ty)
        b.replace(b.intrinsic(base, ty, [value, value, shift]))

    return rule


def _by_type(base: str) -> Rule:
    """An intrinsic that is named by the type of its argument."""

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, b.arguments))

    return rule


def _tanh(changes: Changes, function: Function) -> Rewrite | None:
    """The function of all targets, which may be approximated."""

    def rewrite(b: Builder) -> None:
        made = b.intrinsic("llvm.tanh", b.call.type, b.arguments)
        made.fast_math = FAST_AFN
        b.replace(made)

    return rewrite


def _load_global(changes: Changes, function: Function) -> Rewrite | None:
    """A load of what never changes, from the address space of global memory."""

    def rewrite(b: Builder) -> None:
        pointer, alignment = b.arguments
        space = b.context.pointer(_GLOBAL_MEMORY)
        if pointer.type is not space:
            pointer = b.cast("addrspacecast", pointer, space)
        made = b.load(b.call.type, pointer, number_of(alignment))
        made.metadata.replace([("invariant.load", b.changes.empty_node())])
        b.replace(made)

    return rewrite


def _barrier(what: str) -> Rule:
    """A barrier of the arguments it had; of number 0 where it had none."""
    base = f"llvm.nvvm.barrier.cta.sync.{what}"

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite if changes.module.dialect.has(RENAMED_BARRIERS) else None

    def rewrite(b: Builder) -> None:
        b.replace(b.intrinsic(base, b.call.type, b.arguments or [b.integer(32, 0)]))

    return rule


def _reduction(operation: str) -> Rule:
    """A barrier that reduces what the threads say, a bit now."""
    base = f"llvm.nvvm.barrier.cta.red.{operation}.aligned.all"

    def rule(changes: Changes, function: Function) -> Rewrite | None:
        return rewrite if changes.module.dialect.has(RENAMED_REDUCTIONS) else None

    def rewrite(b: Builder) -> None:
        bit = b.context.integer(1)
        said = b.compare("ne", b.arguments[0], b.integer(32, 0), "")
        result = b.call.type if operation == "popc" else bit
        made = b.intrinsic(base, result, [b.integer(32, 0), said])
        b.replace(made if result is b.call.type else b.cast("zext", made, b.call.type))

    return rule


_OLD: Final[tuple[Row, ...]] = (
    ("llvm.nvvm.clz.i", with_false("llvm.ctlz")),
    ("llvm.nvvm.popc.i", same_arguments("llvm.ctpop")),
    ("llvm.nvvm.brev32", same_arguments("llvm.bitreverse")),
    ("llvm.nvvm.brev64", same_arguments("llvm.bitreverse")),
    ("llvm.nvvm.abs.i", _absolute),
    ("llvm.nvvm.abs.ll", _absolute),
    ("llvm.nvvm.max.s", since(SHORT_EXTREMES, _extreme("max", "ge"))),
    ("llvm.nvvm.max.us", since(SHORT_EXTREMES, _extreme("max", "ge"))),
    ("llvm.nvvm.min.s", since(SHORT_EXTREMES, _extreme("min", "le"))),
    ("llvm.nvvm.min.us", since(SHORT_EXTREMES, _extreme("min", "le"))),
    ("llvm.nvvm.max.i", _extreme("max", "ge")),
    ("llvm.nvvm.max.ll", _extreme("max", "ge")),
    ("llvm.nvvm.max.ui", _extreme("max", "ge")),
    ("llvm.nvvm.max.ull", _extreme("max", "ge")),
    ("llvm.nvvm.min.i", _extreme("min", "le")),
    ("llvm.nvvm.min.ll", _extreme("min", "le")),
    ("llvm.nvvm.min.ui", _extreme("min", "le")),
    ("llvm.nvvm.min.ull", _extreme("min", "le")),
    ("llvm.nvvm.clz.ll", _count_bits("llvm.ctlz", "ctlz")),
    ("llvm.nvvm.popc.ll", _count_bits("llvm.ctpop", "ctpop")),
    ("llvm.nvvm.h2f", _half_to_float),
    ("llvm.nvvm.fma.rn.*", since(TYPED_BFLOATS, _bfloat)),
    ("llvm.nvvm.fmax.*", since(TYPED_BFLOATS, _bfloat)),
    ("llvm.nvvm.fmin.*", since(TYPED_BFLOATS, _bfloat)),
    ("llvm.nvvm.neg.bf16*", since(TYPED_BFLOATS, _bfloat)),
    ("llvm.nvvm.abs.bf16*", since(TYPED_BFLOATS, _bfloat)),
    ("llvm.nvvm.atomic.load.add.f32.p*", _atomic("fadd")),
    ("llvm.nvvm.atomic.load.add.f64.p*", _atomic("fadd")),
    ("llvm.nvvm.atomic.load.inc.32.p*", since(NVVM_COUNTERS_ARE_ATOMIC, _atomic("uinc_wrap"))),
    ("llvm.nvvm.atomic.load.dec.32.p*", since(NVVM_COUNTERS_ARE_ATOMIC, _atomic("udec_wrap"))),
    ("llvm.nvvm.atomic.add.gen.f*", _scoped("fadd")),
    ("llvm.nvvm.atomic.add.gen.i*", _scoped("add")),
    ("llvm.nvvm.atomic.exch.gen.*", _scoped("xchg")),
    ("llvm.nvvm.atomic.max.gen.*", _scoped("max")),
    ("llvm.nvvm.atomic.min.gen.*", _scoped("min")),
    ("llvm.nvvm.atomic.inc.gen.*", _scoped("uinc_wrap")),
    ("llvm.nvvm.atomic.dec.gen.*", _scoped("udec_wrap")),
    ("llvm.nvvm.atomic.and.gen.*", _scoped("and")),
    ("llvm.nvvm.atomic.or.gen.*", _scoped("or")),
    ("llvm.nvvm.atomic.xor.gen.*", _scoped("xor")),
    ("llvm.nvvm.atomic.cas.gen.*", _scoped("cmpxchg")),
    ("llvm.nvvm.mapa.shared.cluster*", _shared_by_cluster),
    ("llvm.nvvm.bitcast.*", since(NVVM_CASTS_ARE_INSTRUCTIONS, _cast("bitcast"))),
    ("llvm.nvvm.ptr.*", since(NVVM_CASTS_ARE_INSTRUCTIONS, _cast("addrspacecast"))),
    ("llvm.nvvm.rotate.b32", since(NVVM_CASTS_ARE_INSTRUCTIONS, _rotate("llvm.fshl"))),
    ("llvm.nvvm.rotate.b64", since(NVVM_CASTS_ARE_INSTRUCTIONS, _rotate("llvm.fshl"))),
    ("llvm.nvvm.rotate.right.b64", since(NVVM_CASTS_ARE_INSTRUCTIONS, _rotate("llvm.fshr"))),
    ("llvm.nvvm.swap.lo.hi.b64", since(NVVM_CASTS_ARE_INSTRUCTIONS, _rotate("llvm.fshl", 32))),
    ("llvm.nvvm.tanh.approx.f32", since(NVVM_POWERS_BY_TYPE, _tanh)),
    ("llvm.nvvm.ldg.global.*", since(NVVM_CASTS_ARE_INSTRUCTIONS, _load_global)),
    ("llvm.nvvm.barrier0", _barrier("aligned.all")),
    ("llvm.nvvm.barrier.n", _barrier("aligned.all")),
    ("llvm.nvvm.bar.sync", _barrier("aligned.all")),
    ("llvm.nvvm.barrier", _barrier("aligned.count")),
    ("llvm.nvvm.barrier.sync", _barrier("all")),
    ("llvm.nvvm.barrier.sync.cnt", _barrier("count")),
    ("llvm.nvvm.barrier0.popc", _reduction("popc")),
    ("llvm.nvvm.barrier0.and", _reduction("and")),
    ("llvm.nvvm.barrier0.or", _reduction("or")),
)
# Their names could be those of intrinsics that are named by type.
_NAMED_BY_TYPE: Final[tuple[Row, ...]] = (
    ("llvm.nvvm.fabs.f", since(NVVM_ABSOLUTES_BY_TYPE, _by_type("llvm.nvvm.fabs"))),
    ("llvm.nvvm.fabs.ftz.f", since(NVVM_ABSOLUTES_BY_TYPE, _by_type("llvm.nvvm.fabs.ftz"))),
    ("llvm.nvvm.fabs.d", since(NVVM_ABSOLUTES_BY_TYPE, _by_type("llvm.nvvm.fabs"))),
    ("llvm.nvvm.ex2.approx.f", since(NVVM_POWERS_BY_TYPE, _by_type("llvm.nvvm.ex2.approx"))),
    ("llvm.nvvm.ex2.approx.d", since(NVVM_POWERS_BY_TYPE, _by_type("llvm.nvvm.ex2.approx"))),
    ("llvm.nvvm.ex2.approx.ftz.f", since(NVVM_POWERS_BY_TYPE, _by_type("llvm.nvvm.ex2.approx.ftz"))),
)
NVVM: Final[tuple[Row, ...]] = (*_OLD, *_NAMED_BY_TYPE)
NVVM_BY_NAME: Final = frozenset(name for name, _ in _NAMED_BY_TYPE)
