"""What intrinsics of AArch64, AMDGPU and NVPTX ask of their calls."""

from __future__ import annotations

from typing import Final

from irkit.functions import Function
from irkit.instructions import CallBase, CallInst
from irkit.metadata import MDNode, MDString, MetadataAsValue
from irkit.terminators import UnreachableInst
from irkit.type_rules import is_integer
from irkit.types import PointerType, VectorType
from irkit.values import Argument, Value
from irkit.verifier.frame import Verifier
from irkit.verifier.intrinsic_rules import IntrinsicRule
from irkit.verifier.numbers import number, unsigned
from irkit.verifier.rules import Chapter, Rule
from irkit.verifier.swifterror import parameter_has

_C: Final = Chapter("target intrinsics")
PREFETCH_WRITE: Final = _C.rule(
    "aarch64-prefetch-write", "write argument to llvm.aarch64.prefetch must be 0 or 1", first=16
)
PREFETCH_TARGET: Final = _C.rule(
    "aarch64-prefetch-target", "target argument to llvm.aarch64.prefetch must be 0-3", first=16
)
PREFETCH_STREAM: Final = _C.rule(
    "aarch64-prefetch-stream", "stream argument to llvm.aarch64.prefetch must be 0 or 1", first=16
)
PREFETCH_DATA: Final = _C.rule(
    "aarch64-prefetch-isdata", "isdata argument to llvm.aarch64.prefetch must be 0 or 1", first=16
)
RANGE_WRITE: Final = _C.rule(
    "aarch64-range-prefetch-write",
    "write argument to llvm.aarch64.range.prefetch must be 0 or 1",
    first=22,
)
RANGE_STREAM: Final = _C.rule(
    "aarch64-range-prefetch-stream",
    "stream argument to llvm.aarch64.range.prefetch must be 0 or 1",
    first=22,
)
REGISTERS_MULTIPLE: Final = _C.rule(
    "setmaxnreg-multiple",
    "reg_count argument to nvvm.setmaxnreg must be in multiples of 8",
    first=18,
)
REGISTERS_RANGE: Final = _C.rule(
    "setmaxnreg-range",
    "reg_count argument to nvvm.setmaxnreg must be within [24, 256]",
    first=18,
    last=21,
)
CHAIN_CALLER: Final = _C.rule(
    "cs-chain-caller",
    "Intrinsic can only be used from functions with the amdgpu_cs, amdgpu_cs_chain or amdgpu_cs_chain_preserve "
    "calling conventions",
    first=17,
    last=21,
)
CHAIN_CONVENTION: Final = _C.rule(
    "cs-chain-convention",
    "Intrinsic cannot be called from functions with this calling convention",
    first=22,
)
CHAIN_SGPR: Final = _C.rule("cs-chain-sgpr", "SGPR arguments must have the `inreg` attribute", first=17)
CHAIN_VGPR: Final = _C.rule("cs-chain-vgpr", "VGPR arguments must not have the `inreg` attribute", first=17)
CHAIN_END: Final = _C.rule("cs-chain-end", "llvm.amdgcn.cs.chain must be followed by unreachable", first=22)
INACTIVE_CALLER: Final = _C.rule(
    "inactive-caller",
    "Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling "
    "conventions",
    first=17,
)
INACTIVE_INREG: Final = _C.rule(
    "inactive-inreg", "Value for inactive lanes must not have the `inreg` attribute", first=17
)
INACTIVE_ARGUMENT: Final = _C.rule(
    "inactive-argument", "Value for inactive lanes must be a function argument", first=17
)
INACTIVE_VGPR: Final = _C.rule("inactive-vgpr", "Value for inactive lanes must be a VGPR function argument", first=17)
EXEC_INPUT: Final = _C.rule(
    "init-exec-input",
    "only inreg arguments to the parent function are valid as inputs to this intrinsic",
    first=20,
)
S_PREFETCH: Final = _C.rule(
    "amdgcn-s-prefetch", "llvm.amdgcn.s.prefetch.data only supports global or constant memory", first=20
)
CBSZ: Final = _C.rule("mfma-cbsz", "invalid value for cbsz format", first=20)
BLGP: Final = _C.rule("mfma-blgp", "invalid value for blgp format", first=20)
MFMA_FIRST: Final = _C.rule("mfma-first", "operand 0 must be 4, 6 or 8 element i32 vector", first=20)
MFMA_SECOND: Final = _C.rule("mfma-second", "operand 1 must be 4, 6 or 8 element i32 vector", first=20)
FORMAT_VECTOR: Final = _C.rule("mfma-format", "invalid vector type for format", first=20)
MATRIX_FORMAT: Final = _C.rule("wmma-format", "invalid value for matrix format", first=22)
WMMA_FIRST: Final = _C.rule("wmma-first", "operand 1 must be 8, 12 or 16 element i32 vector", first=22)
WMMA_SECOND: Final = _C.rule("wmma-second", "operand 3 must be 8, 12 or 16 element i32 vector", first=22)
WAVE_INDIRECT: Final = _C.rule("whole-wave-indirect", "Indirect whole wave calls are not allowed", first=22)
WAVE_CONVENTION: Final = _C.rule(
    "whole-wave-convention",
    "Callee must have the amdgpu_gfx_whole_wave calling convention",
    first=22,
)
WAVE_VARIADIC: Final = _C.rule("whole-wave-variadic", "Variadic whole wave calls are not allowed", first=22)
WAVE_COUNT: Final = _C.rule("whole-wave-count", "Call argument count must match callee argument count", first=22)
WAVE_I1: Final = _C.rule("whole-wave-i1", "Callee must have i1 as its first argument", first=22)
WAVE_TYPES: Final = _C.rule("whole-wave-types", "Argument types must match", first=22)
WAVE_INREG: Final = _C.rule("whole-wave-inreg", "Argument inreg attributes must match", first=22)
COOPERATIVE_POINTER: Final = _C.rule(
    "cooperative-pointer",
    "cooperative atomic intrinsics require a generic or global pointer",
    first=22,
)
COOPERATIVE_STRING: Final = _C.rule(
    "cooperative-string",
    "cooperative atomic intrinsics require that the last argument is a metadata string",
    first=22,
)

_CS: Final = "amdgpu_cs"
_CS_CHAIN: Final = ("amdgpu_cs_chain", "amdgpu_cs_chain_preserve")
_WHOLE_WAVE: Final = "amdgpu_gfx_whole_wave"
_FLAT: Final = 0
_GLOBAL: Final = 1
_CONSTANT: Final = 4
_LAST_SPACE: Final = 9  # what lies behind it is as global as the flat one


def _below(v: Verifier, i: CallBase, bounds: tuple[tuple[int, int, Rule], ...]) -> None:
    """That constant arguments are below their bounds."""
    for place, bound, rule in bounds:
        value = unsigned(i, place)
        if value is not None and value >= bound:
            v.fail(rule, i)
            return


def aarch64_prefetch(v: Verifier, i: CallBase) -> None:
    _below(v, i, ((1, 2, PREFETCH_WRITE), (2, 4, PREFETCH_TARGET), (3, 2, PREFETCH_STREAM), (4, 2, PREFETCH_DATA)))


def aarch64_range_prefetch(v: Verifier, i: CallBase) -> None:
    _below(v, i, ((1, 2, RANGE_WRITE), (2, 2, RANGE_STREAM)))


def setmaxnreg(v: Verifier, i: CallBase) -> None:
    count = unsigned(i, 0)
    if count is None:
        return
    if count % 8:
        v.fail(REGISTERS_MULTIPLE, i)
        return
    if not (24 <= count <= 256):
        v.fail(REGISTERS_RANGE, i)


# AMDGPU


def _convention(v: Verifier) -> str:
    return v.function.calling_convention if v.function is not None else "ccc"


def cs_chain(v: Verifier, i: CallBase) -> None:
    if _convention(v) != _CS and _convention(v) not in _CS_CHAIN:
        v.fail(CHAIN_CALLER, i)
        v.fail(CHAIN_CONVENTION, i)
    if not parameter_has(i, 2, "inreg"):
        v.fail(CHAIN_SGPR, i)
        return
    if parameter_has(i, 3, "inreg"):
        v.fail(CHAIN_VGPR, i)
        return
    after = next(v.following(), None)
    ends = isinstance(after, UnreachableInst) or (
        isinstance(after, CallInst) and after.operands[-1].name == "llvm.amdgcn.unreachable"
    )
    if not ends:
        v.fail(CHAIN_END, i)


def set_inactive_chain_arg(v: Verifier, i: CallBase) -> None:
    if _convention(v) not in _CS_CHAIN:
        v.fail(INACTIVE_CALLER, i)
    value = i.operands[1]
    if parameter_has(i, 1, "inreg"):
        v.fail(INACTIVE_INREG, i)
        return
    if not isinstance(value, Argument):
        v.fail(INACTIVE_ARGUMENT, i)
        return
    if argument_has(value, "inreg"):
        v.fail(INACTIVE_VGPR, i)


def argument_has(argument: Argument, name: str) -> bool:
    attributes = argument.parent.attribute_list
    own = attributes.parameter(argument.index) if attributes is not None else None
    return own is not None and name in own


def init_exec_from_input(v: Verifier, i: CallBase) -> None:
    value = i.operands[0]
    if not isinstance(value, Argument) or not argument_has(value, "inreg"):
        v.fail(EXEC_INPUT, i)


def s_prefetch_data(v: Verifier, i: CallBase) -> None:
    ty = i.operands[0].type
    space = ty.address_space if isinstance(ty, PointerType) else _LAST_SPACE
    if space not in (_FLAT, _GLOBAL, _CONSTANT) and space <= _LAST_SPACE:
        v.fail(S_PREFETCH, i)


def _registers(value: Value, allowed: tuple[int, ...]) -> int | None:
    """The elements of a fixed vector of i32; None where their number is not allowed."""
    ty = value.type
    if not isinstance(ty, VectorType) or not is_integer(ty.element, 32):
        return None
    return ty.count if ty.count in allowed and not ty.scalable else None


class _Matrix:
    """The registers that each format of a matrix takes, and the rules of the two operands."""

    __slots__ = ("counts", "first", "second")

    def __init__(self, counts: tuple[int, ...], first: Rule, second: Rule) -> None:
        self.counts: tuple[int, ...] = counts
        self.first: Rule = first
        self.second: Rule = second


_MFMA: Final = _Matrix((8, 8, 6, 6, 4), MFMA_FIRST, MFMA_SECOND)
_WMMA: Final = _Matrix((16, 16, 12, 12, 8), WMMA_FIRST, WMMA_SECOND)


def _fit_formats(
    v: Verifier, i: CallBase, formats: tuple[int, int], values: tuple[Value, Value], table: _Matrix
) -> None:
    left, right = (_registers(value, table.counts) for value in values)
    of_left, of_right = (table.counts[one] for one in formats)
    if left is None:
        v.fail(table.first, i)
    elif right is None:
        v.fail(table.second, i)
    elif left < of_left or right < of_right:
        v.fail(FORMAT_VECTOR, i)


def mfma_scale(v: Verifier, i: CallBase) -> None:
    formats = (number(i, 3), number(i, 4))
    if formats[0] > 4:
        v.fail(CBSZ, i)
    elif formats[1] > 4:
        v.fail(BLGP, i)
    else:
        _fit_formats(v, i, formats, (i.operands[0], i.operands[1]), _MFMA)


def wmma(v: Verifier, i: CallBase) -> None:
    formats = (number(i, 0), number(i, 2))
    if max(formats) > 4:
        v.fail(MATRIX_FORMAT, i)
    else:
        _fit_formats(v, i, formats, (i.operands[1], i.operands[3]), _WMMA)


def call_whole_wave(v: Verifier, i: CallBase) -> None:
    callee = i.operands[0]
    if not isinstance(callee, Function):
        v.fail(WAVE_INDIRECT, i)
        return
    if callee.calling_convention != _WHOLE_WAVE:
        v.fail(WAVE_CONVENTION, i)
        return
    if callee.function_type.is_vararg:
        v.fail(WAVE_VARIADIC, i)
        return
    arguments = callee.arguments
    if i.argument_count != len(arguments) or not arguments:
        v.fail(WAVE_COUNT, i)
        return
    if arguments[0].type is not v.context.integer(1):
        v.fail(WAVE_I1, i)
        return
    for argument in arguments[1:]:
        if i.operands[argument.index].type is not argument.type:
            v.fail(WAVE_TYPES, i)
            return
        if parameter_has(i, argument.index, "inreg") != argument_has(argument, "inreg"):
            v.fail(WAVE_INREG, i)
            return


def cooperative_atomic(v: Verifier, i: CallBase) -> None:
    ty = i.operands[0].type
    if not isinstance(ty, PointerType) or ty.address_space not in (_FLAT, _GLOBAL):
        v.fail(COOPERATIVE_POINTER, i)
        return
    last = i.operands[i.argument_count - 1]
    node = last.metadata if isinstance(last, MetadataAsValue) else None
    is_string = isinstance(node, MDNode) and len(node.operands) == 1 and isinstance(node.operands[0], MDString)
    if not is_string:
        v.fail(COOPERATIVE_STRING, i)


_COOPERATIVE: Final = "llvm.amdgcn.cooperative.atomic"
RULES_OF_INTRINSICS: Final[dict[str, IntrinsicRule]] = {
    "llvm.aarch64.prefetch": aarch64_prefetch,
    "llvm.aarch64.range.prefetch": aarch64_range_prefetch,
    "llvm.nvvm.setmaxnreg.inc.sync.aligned.u32": setmaxnreg,
    "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32": setmaxnreg,
    "llvm.amdgcn.cs.chain": cs_chain,
    "llvm.amdgcn.set.inactive.chain.arg": set_inactive_chain_arg,
    "llvm.amdgcn.init.exec.from.input": init_exec_from_input,
    "llvm.amdgcn.s.prefetch.data": s_prefetch_data,
    "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4": mfma_scale,
    "llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4": mfma_scale,
    "llvm.amdgcn.wmma.f32.16x16x128.f8f6f4": wmma,
    "llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4": wmma,
    "llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4": wmma,
    "llvm.amdgcn.call.whole.wave": call_whole_wave,
    **{
        f"{_COOPERATIVE}.{what}.{size}": cooperative_atomic
        for what in ("load", "store")
        for size in ("32x4B", "16x8B", "8x16B")
    },
}
