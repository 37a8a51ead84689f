"""Intrinsics on numbers: constrained floating-point operations, fixed-point and other arithmetic, vector-predicated
operations (LangRef, "Constrained Floating-Point Intrinsics", "Fixed Point Arithmetic Intrinsics", "Vector Predication
Intrinsics")."""

from __future__ import annotations

from typing import Final

from irkit.instructions import CallBase
from irkit.metadata import MDString, MetadataAsValue
from irkit.type_rules import element_count, scalar_bits
from irkit.types import Type, VectorType
from irkit.verifier.arithmetic import FLOAT_PREDICATES, INTEGER_PREDICATES
from irkit.verifier.frame import Verifier
from irkit.verifier.gc import name_of
from irkit.verifier.intrinsic_rules import IntrinsicRule
from irkit.verifier.numbers import number
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("numbers")
FPCLASS: Final = _C.rule("is-fpclass", "unsupported bits for llvm.is.fpclass test mask", first=16)
ROUND_STRING: Final = _C.rule(
    "fptrunc-round-string",
    "invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)",
    first=15,
)
ROUND_MODE: Final = _C.rule("fptrunc-round-mode", "unsupported rounding mode argument", first=15)
CONSTRAINED_VECTORS: Final = _C.rule("constrained-vectors", "Intrinsic does not support vectors")
CONSTRAINED_PREDICATE: Final = _C.rule(
    "constrained-predicate", "invalid predicate for constrained FP comparison intrinsic"
)
VECTOR_USE: Final = _C.rule("constrained-vector-use", "Intrinsic first argument and result disagree on vector use")
LENGTHS: Final = _C.rule("constrained-lengths", "Intrinsic first argument and result vector lengths must be equal")
LARGER: Final = _C.rule("constrained-larger", "Intrinsic first argument's type must be larger than result type")
SMALLER: Final = _C.rule("constrained-smaller", "Intrinsic first argument's type must be smaller than result type")
EXCEPTIONS: Final = _C.rule("constrained-exceptions", "invalid exception behavior argument")
ROUNDING: Final = _C.rule("constrained-rounding", "invalid rounding mode argument")
FIX_SIGNED: Final = _C.rule(
    "fix-signed",
    "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands",
)
FIX_UNSIGNED: Final = _C.rule(
    "fix-unsigned",
    "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands",
)
LRINT_SCALAR: Final = _C.rule("lrint-scalar", "Intrinsic does not support vectors", last=17)
LROUND_SCALAR: Final = _C.rule("lround-scalar", "Intrinsic does not support vectors", last=19)
LRINT_VECTORS: Final = _C.rule(
    "lrint-vectors", "llvm.lrint, llvm.llrint: argument and result disagree on vector use", first=18, last=19
)
LRINT_LENGTH: Final = _C.rule(
    "lrint-length", "llvm.lrint, llvm.llrint: argument must be same length as result", first=18, last=19
)
ROUND_VECTORS: Final = _C.rule("rounding-vectors", "{}: argument and result disagree on vector use", first=20)
ROUND_LENGTH: Final = _C.rule("rounding-length", "{}: argument must be same length as result", first=20)
BSWAP: Final = _C.rule("bswap", "bswap must be an even number of bytes")
COMPARE_WIDTH: Final = _C.rule("cmp-width", "result type must be at least 2 bits wide", first=19)
COMPARE_VECTORS: Final = _C.rule(
    "cmp-vectors",
    "ucmp/scmp argument and result types must both be either vector or scalar types",
    first=19,
)
COMPARE_LENGTH: Final = _C.rule(
    "cmp-length", "return type and arguments must have the same number of elements", first=19
)
VP_LENGTH: Final = _C.rule(
    "vp-length",
    "VP cast intrinsic first argument and result vector lengths must be equal",
    first=15,
)
VP_FCMP: Final = _C.rule("vp-fcmp", "invalid predicate for VP FP comparison intrinsic", first=15)
VP_ICMP: Final = _C.rule("vp-icmp", "invalid predicate for VP integer comparison intrinsic", first=15)
VP_FPCLASS: Final = _C.rule("vp-is-fpclass", "unsupported bits for llvm.vp.is.fpclass test mask", first=17)
VP_TRUNC_TYPES: Final = _C.rule(
    "vp-trunc-types",
    "llvm.vp.trunc intrinsic first argument and result element type must be integer",
    first=15,
)
VP_TRUNC_WIDTH: Final = _C.rule(
    "vp-trunc-width",
    "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
    first=15,
)
VP_EXT_TYPES: Final = _C.rule(
    "vp-ext-types",
    "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
    first=15,
)
VP_EXT_WIDTH: Final = _C.rule(
    "vp-ext-width",
    "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of "
    "the return type",
    first=15,
)
VP_TO_INTEGER: Final = _C.rule(
    "vp-to-integer",
    "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be "
    "floating-point and result element type must be integer",
    first=15,
)
VP_TO_FLOAT: Final = _C.rule(
    "vp-to-float",
    "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element "
    "type must be floating-point",
    first=15,
)
VP_FPTRUNC_TYPES: Final = _C.rule(
    "vp-fptrunc-types",
    "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
    first=15,
)
VP_FPTRUNC_WIDTH: Final = _C.rule(
    "vp-fptrunc-width",
    "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
    first=15,
)
VP_FPEXT_TYPES: Final = _C.rule(
    "vp-fpext-types",
    "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
    first=15,
)
VP_FPEXT_WIDTH: Final = _C.rule(
    "vp-fpext-width",
    "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
    first=15,
)
VP_PTRTOINT: Final = _C.rule(
    "vp-ptrtoint",
    "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer",
    first=15,
)
VP_INTTOPTR: Final = _C.rule(
    "vp-inttoptr",
    "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer",
    first=15,
)

_ALL_CLASSES: Final = 0x3FF
_ROUNDING: Final = frozenset(
    (
        "round.dynamic",
        "round.tonearest",
        "round.tonearestaway",
        "round.downward",
        "round.upward",
        "round.towardzero",
    )
)
_EXCEPTIONS: Final = frozenset(("fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"))


def string(i: CallBase, number: int) -> str | None:
    """The string that an argument is as metadata."""
    value = i.operands[number]
    metadata = value.metadata if isinstance(value, MetadataAsValue) else None
    return metadata.string if isinstance(metadata, MDString) else None


# Constrained operations


# The operations, and those whose metadata has no rounding mode.
_PREFIX: Final = "llvm.experimental.constrained."
_OPERATIONS: Final = tuple(
    "ceil cos cosh acos asin atan sin sinh exp exp2 floor fpext fptosi fptoui fptrunc llrint llround log log10 log2 "  # noqa: SIM905 - a list of words
    "lrint lround nearbyint rint round roundeven sitofp sqrt tan tanh trunc uitofp "
    "fadd fsub fmul fdiv frem fcmp fcmps maxnum minnum maximum minimum pow powi atan2 ldexp fma fmuladd".split()
)
_NOT_ROUNDED: Final = frozenset(
    "ceil fcmp fcmps floor fpext fptosi fptoui llround lround maximum maxnum minimum minnum round roundeven "  # noqa: SIM905
    "trunc".split()
)


def constrained(v: Verifier, i: CallBase) -> None:
    name = name_of(v, i)[len(_PREFIX) :]
    last = i.argument_count - 1
    if not _check_kind(v, i, name):
        return
    if string(i, last) not in _EXCEPTIONS:
        v.fail(EXCEPTIONS, i)
        return
    if name not in _NOT_ROUNDED and string(i, last - 1) not in _ROUNDING:
        v.fail(ROUNDING, i)


def _check_kind(v: Verifier, i: CallBase, name: str) -> bool:
    source, target = i.operands[0].type, i.type
    if name in ("lrint", "llrint", "lround", "llround"):
        has_vector = isinstance(source, VectorType) or isinstance(target, VectorType)
        return not has_vector or v.fail(CONSTRAINED_VECTORS, i)
    if name in ("fcmp", "fcmps"):
        return string(i, 2) in FLOAT_PREDICATES - {"true", "false"} or v.fail(CONSTRAINED_PREDICATE, i)
    if name in ("fptosi", "fptoui", "sitofp", "uitofp"):
        return _same_shape(v, i)
    return name not in ("fptrunc", "fpext") or _check_resizing(v, i, name)


def _same_shape(v: Verifier, i: CallBase) -> bool:
    source, target = i.operands[0].type, i.type
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        return v.fail(VECTOR_USE, i)
    return element_count(source) == element_count(target) or v.fail(LENGTHS, i)


def _check_resizing(v: Verifier, i: CallBase, name: str) -> bool:
    if not _same_shape(v, i):
        return False
    before, after = scalar_bits(i.operands[0].type), scalar_bits(i.type)
    if name == "fptrunc":
        return before > after or v.fail(LARGER, i)
    return before < after or v.fail(SMALLER, i)


# Other arithmetic


def is_fpclass(v: Verifier, i: CallBase) -> None:
    if number(i, 1) & ~_ALL_CLASSES:
        v.fail(FPCLASS, i)


def fptrunc_round(v: Verifier, i: CallBase) -> None:
    mode = string(i, 1)
    if mode is None:
        v.fail(ROUND_STRING, i)
        return
    if mode not in _ROUNDING or mode == "round.dynamic":
        v.fail(ROUND_MODE, i)


def fixed_point(v: Verifier, i: CallBase) -> None:
    scale, width = number(i, 2), scalar_bits(i.type)
    if name_of(v, i).startswith("llvm.s"):
        if scale >= width:
            v.fail(FIX_SIGNED, i)
    elif scale > width:
        v.fail(FIX_UNSIGNED, i)


def rounding(v: Verifier, i: CallBase) -> None:
    """`lrint`, `llrint`, `lround` and `llround`."""
    source, target = i.operands[0].type, i.type
    scalar = LRINT_SCALAR if name_of(v, i).endswith("rint") else LROUND_SCALAR
    if v.has(scalar):
        is_scalar = not isinstance(source, VectorType) and not isinstance(target, VectorType)
        if not is_scalar:
            v.fail(scalar, i)
        return
    name = i.callee.name
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        if v.fail(LRINT_VECTORS, i):
            v.fail(ROUND_VECTORS, i, words=(name,))
        return
    if element_count(source) != element_count(target):
        if v.fail(LRINT_LENGTH, i):
            v.fail(ROUND_LENGTH, i, words=(name,))


def bswap(v: Verifier, i: CallBase) -> None:
    if scalar_bits(i.type) % 16 != 0:
        v.fail(BSWAP, i)


def compare(v: Verifier, i: CallBase) -> None:
    """`ucmp` and `scmp`."""
    source, target = i.operands[0].type, i.type
    if scalar_bits(target) < 2:
        v.fail(COMPARE_WIDTH, i)
        return
    if isinstance(source, VectorType) != isinstance(target, VectorType):
        v.fail(COMPARE_VECTORS, i)
        return
    if element_count(source) != element_count(target):
        v.fail(COMPARE_LENGTH, i)


# Vector predication


class _Cast:
    """A vector-predicated conversion: what is in its argument and its result, and how their widths compare."""

    __slots__ = ("source", "target", "types", "wider", "width")

    def __init__(self, source: str, target: str, types: Rule, width: Rule | None = None, wider: bool = False) -> None:
        self.source: str = source
        self.target: str = target
        self.types: Rule = types
        self.width: Rule | None = width
        self.wider: bool = wider  # the result


_CASTS: Final[dict[str, _Cast]] = {
    "trunc": _Cast("integer", "integer", VP_TRUNC_TYPES, VP_TRUNC_WIDTH),
    "zext": _Cast("integer", "integer", VP_EXT_TYPES, VP_EXT_WIDTH, True),
    "sext": _Cast("integer", "integer", VP_EXT_TYPES, VP_EXT_WIDTH, True),
    "fptoui": _Cast("float", "integer", VP_TO_INTEGER),
    "fptosi": _Cast("float", "integer", VP_TO_INTEGER),
    "lrint": _Cast("float", "integer", VP_TO_INTEGER),
    "llrint": _Cast("float", "integer", VP_TO_INTEGER),
    "uitofp": _Cast("integer", "float", VP_TO_FLOAT),
    "sitofp": _Cast("integer", "float", VP_TO_FLOAT),
    "fptrunc": _Cast("float", "float", VP_FPTRUNC_TYPES, VP_FPTRUNC_WIDTH),
    "fpext": _Cast("float", "float", VP_FPEXT_TYPES, VP_FPEXT_WIDTH, True),
    "ptrtoint": _Cast("pointer", "integer", VP_PTRTOINT),
    "inttoptr": _Cast("integer", "pointer", VP_INTTOPTR),
}


def _is(ty: Type, kind: str) -> bool:
    if kind == "integer":
        return ty.is_int_or_int_vector()
    return ty.is_fp_or_fp_vector() if kind == "float" else ty.is_pointer_or_pointer_vector()


def vp_cast(v: Verifier, i: CallBase) -> None:
    how = _CASTS[name_of(v, i).removeprefix("llvm.vp.")]
    source, target = i.operands[0].type, i.type
    if element_count(source) != element_count(target):
        v.fail(VP_LENGTH, i)
        return
    if not _is(source, how.source) or not _is(target, how.target):
        v.fail(how.types, i)
        return
    if how.width is None:
        return
    before, after = scalar_bits(source), scalar_bits(target)
    if not (before < after if how.wider else before > after):
        v.fail(how.width, i)


def vp_fcmp(v: Verifier, i: CallBase) -> None:
    if string(i, 2) not in FLOAT_PREDICATES - {"true", "false"}:
        v.fail(VP_FCMP, i)


def vp_icmp(v: Verifier, i: CallBase) -> None:
    if string(i, 2) not in INTEGER_PREDICATES:
        v.fail(VP_ICMP, i)


def vp_fpclass(v: Verifier, i: CallBase) -> None:
    if number(i, 1) & ~_ALL_CLASSES:
        v.fail(VP_FPCLASS, i)


_FIXED: Final = [f"llvm.{sign}{what}.fix{sat}" for sign in "su" for what in ("mul", "div") for sat in ("", ".sat")]
RULES_OF_INTRINSICS: Final[dict[str, IntrinsicRule]] = {
    **{_PREFIX + name: constrained for name in _OPERATIONS},
    **dict.fromkeys(_FIXED, fixed_point),
    **{f"llvm.{name}": rounding for name in ("lrint", "llrint", "lround", "llround")},
    **{f"llvm.vp.{name}": vp_cast for name in _CASTS},
    "llvm.is.fpclass": is_fpclass,
    "llvm.fptrunc.round": fptrunc_round,
    "llvm.bswap": bswap,
    "llvm.ucmp": compare,
    "llvm.scmp": compare,
    "llvm.vp.fcmp": vp_fcmp,
    "llvm.vp.icmp": vp_icmp,
    "llvm.vp.is.fpclass": vp_fpclass,
}
