"""Intrinsics that have another name, and calls that stay as they are but for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.dialects.features import ARM_ROUNDS_AS_ALL, EXTREME_INTRINSICS, Feature
from irkit.functions import Function
from irkit.types import VectorType


def _is_float_vector(function: Function) -> bool:
    result = function.function_type.return_type
    return isinstance(result, VectorType) and result.is_fp_or_fp_vector()


def _of_releases_with(feature: Feature) -> Callable[[Function], bool]:
    return lambda function: function.parent is not None and function.parent.dialect.has(feature)


_has_extremes: Final = _of_releases_with(EXTREME_INTRINSICS)
_rounds_as_all: Final = _of_releases_with(ARM_ROUNDS_AS_ALL)


# Old name, whole or, with a `*` at its end, as a beginning; new base name; what must hold of the function besides.
# A row is for the releases that have the new name and not the old one.
RENAMES: Final[tuple[tuple[str, str, Callable[[Function], bool] | None], ...]] = (
    ("llvm.experimental.vector.extract.*", "llvm.vector.extract", None),
    ("llvm.experimental.vector.insert.*", "llvm.vector.insert", None),
    ("llvm.experimental.vector.splice.*", "llvm.vector.splice", None),
    ("llvm.experimental.vector.reverse.*", "llvm.vector.reverse", None),
    ("llvm.experimental.vector.interleave2.*", "llvm.vector.interleave2", None),
    ("llvm.experimental.vector.deinterleave2.*", "llvm.vector.deinterleave2", None),
    ("llvm.experimental.vector.reduce.add.*", "llvm.vector.reduce.add", None),
    ("llvm.experimental.vector.reduce.mul.*", "llvm.vector.reduce.mul", None),
    ("llvm.experimental.vector.reduce.and.*", "llvm.vector.reduce.and", None),
    ("llvm.experimental.vector.reduce.or.*", "llvm.vector.reduce.or", None),
    ("llvm.experimental.vector.reduce.xor.*", "llvm.vector.reduce.xor", None),
    ("llvm.experimental.vector.reduce.smax.*", "llvm.vector.reduce.smax", None),
    ("llvm.experimental.vector.reduce.smin.*", "llvm.vector.reduce.smin", None),
    ("llvm.experimental.vector.reduce.umax.*", "llvm.vector.reduce.umax", None),
    ("llvm.experimental.vector.reduce.umin.*", "llvm.vector.reduce.umin", None),
    ("llvm.experimental.vector.reduce.fmax.*", "llvm.vector.reduce.fmax", None),
    ("llvm.experimental.vector.reduce.fmin.*", "llvm.vector.reduce.fmin", None),
    ("llvm.experimental.vector.reduce.v2.fadd.*", "llvm.vector.reduce.fadd", None),
    ("llvm.experimental.vector.reduce.v2.fmul.*", "llvm.vector.reduce.fmul", None),
    ("llvm.experimental.vector.partial.reduce.add*", "llvm.vector.partial.reduce.add", None),
    ("llvm.experimental.stepvector.*", "llvm.stepvector", None),
    ("llvm.flt.rounds*", "llvm.get.rounding", None),
    ("llvm.invariant.group.barrier*", "llvm.launder.invariant.group", None),
    ("llvm.wasm.fma.*", "llvm.wasm.relaxed.madd", None),
    ("llvm.wasm.fms.*", "llvm.wasm.relaxed.nmadd", None),
    ("llvm.wasm.laneselect.*", "llvm.wasm.relaxed.laneselect", None),
    ("llvm.wasm.dot.i8x16.i7x16.signed", "llvm.wasm.relaxed.dot.i8x16.i7x16.signed", None),
    ("llvm.wasm.dot.i8x16.i7x16.add.signed", "llvm.wasm.relaxed.dot.i8x16.i7x16.add.signed", None),
    ("llvm.amdgcn.alignbit", "llvm.fshr", None),
    ("llvm.amdgcn.ldexp.*", "llvm.ldexp", None),
    ("llvm.aarch64.neon.frintn*", "llvm.roundeven", None),
    ("llvm.aarch64.neon.addp*", "llvm.aarch64.neon.faddp", _is_float_vector),
    ("llvm.aarch64.sve.addqv*", "llvm.aarch64.sve.faddqv", _is_float_vector),
    ("llvm.arm.neon.vqadds.*", "llvm.sadd.sat", None),
    ("llvm.arm.neon.vqaddu.*", "llvm.uadd.sat", None),
    ("llvm.arm.neon.vqsubs.*", "llvm.ssub.sat", None),
    ("llvm.arm.neon.vqsubu.*", "llvm.usub.sat", None),
    ("llvm.arm.neon.vrinta.*", "llvm.round", _rounds_as_all),
    ("llvm.arm.neon.vrintm.*", "llvm.floor", _rounds_as_all),
    ("llvm.arm.neon.vrintn.*", "llvm.roundeven", _rounds_as_all),
    ("llvm.arm.neon.vrintp.*", "llvm.ceil", _rounds_as_all),
    ("llvm.arm.neon.vrintx.*", "llvm.rint", _rounds_as_all),
    ("llvm.arm.neon.vrintz.*", "llvm.trunc", _rounds_as_all),
    ("llvm.arm.mve.vrintn.*", "llvm.roundeven", _rounds_as_all),
    ("llvm.riscv.clmul.i32", "llvm.clmul", None),
    ("llvm.riscv.clmul.i64", "llvm.clmul", None),
    ("llvm.nvvm.max.s", "llvm.smax", _has_extremes),
    ("llvm.nvvm.max.i", "llvm.smax", _has_extremes),
    ("llvm.nvvm.max.ll", "llvm.smax", _has_extremes),
    ("llvm.nvvm.max.us", "llvm.umax", _has_extremes),
    ("llvm.nvvm.max.ui", "llvm.umax", _has_extremes),
    ("llvm.nvvm.max.ull", "llvm.umax", _has_extremes),
    ("llvm.nvvm.min.s", "llvm.smin", _has_extremes),
    ("llvm.nvvm.min.i", "llvm.smin", _has_extremes),
    ("llvm.nvvm.min.ll", "llvm.smin", _has_extremes),
    ("llvm.nvvm.min.us", "llvm.umin", _has_extremes),
    ("llvm.nvvm.min.ui", "llvm.umin", _has_extremes),
    ("llvm.nvvm.min.ull", "llvm.umin", _has_extremes),
    ("llvm.x86.seh.recoverfp", "llvm.eh.recoverfp", None),
)


def is_renamed(name: str) -> bool:
    """Whether an intrinsic of this name may have another one now."""
    return any(_fits(name, pattern) for pattern, _, _ in RENAMES)


def _fits(name: str, pattern: str) -> bool:
    return name.startswith(pattern[:-1]) if pattern.endswith("*") else name == pattern


def renamed(function: Function, is_current: bool) -> str:
    """The base name that an old intrinsic has now, "" for others. One that the release has still (`is_current`) is old
    only if something besides its name says so."""
    name = function.name
    for pattern, base, condition in RENAMES:
        if _fits(name, pattern) and (condition(function) if condition is not None else not is_current):
            return base
    return ""
