"""Rows of the table of semantics: floating-point numbers.

The operations of the expressions are those of IEEE 754, rounded to nearest, ties to even, in the format of the result:
`irkit.semantics.floats` computes them.
"""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.semantics.declare import Condition, Row
from irkit.semantics.expressions import Expression, apply, number, operand
from irkit.semantics.integer_rows import A, B, C

_FAST: Final = "Fast-Math Flags"
NOT_A_NUMBER: Final = Condition(
    "nnan", "an operand or the result is not a number", fast_math=f.FAST_NNAN, section=_FAST
)
INFINITE: Final = Condition("ninf", "an operand or the result is infinite", fast_math=f.FAST_NINF, section=_FAST)
NO_INTEGER: Final = Condition("float-out-of-range", "the number without its fraction is none of the type")
FAST: Final = (NOT_A_NUMBER, INFINITE)


def _row(name: str, operands: str, value: str, *values: Expression) -> Row:
    section = f"'{name}.*' Intrinsic" if name.startswith("llvm.") else f"'{name}' Instruction"
    return Row(name, operands, value, section, *values, poison_when=FAST)


def _conversion(opcode: str, value: str, conditions: tuple[Condition, ...]) -> Row:
    return Row(opcode, "a", value, f"'{opcode} .. to' Instruction", apply(opcode, A), poison_when=conditions)


_PREDICATES: Final = {
    "false": "never",
    "oeq": "ordered and equal",
    "ogt": "ordered and greater",
    "oge": "ordered and greater or equal",
    "olt": "ordered and less",
    "ole": "ordered and less or equal",
    "one": "ordered and not equal",
    "ord": "ordered: neither is NaN",
    "uno": "unordered: either is NaN",
    "ueq": "unordered or equal",
    "ugt": "unordered or greater",
    "uge": "unordered or greater or equal",
    "ult": "unordered or less",
    "ule": "unordered or less or equal",
    "une": "unordered or not equal",
    "true": "always",
}
_FUNCTIONS: Final = (
    ("sqrt", "the square root"),
    ("floor", "the next integer towards minus infinity"),
    ("ceil", "the next integer towards infinity"),
    ("trunc", "the next integer towards zero"),
    ("rint", "the nearest integer, ties to even"),
    ("nearbyint", "the nearest integer, ties to even"),
    ("round", "the nearest integer, ties away from zero"),
    ("roundeven", "the nearest integer, ties to even"),
    ("canonicalize", "the same number in its canonical encoding"),
    ("sin", "the sine"),
    ("cos", "the cosine"),
    ("tan", "the tangent"),
    ("asin", "the arcus sine"),
    ("acos", "the arcus cosine"),
    ("atan", "the arcus tangent"),
    ("sinh", "the hyperbolic sine"),
    ("cosh", "the hyperbolic cosine"),
    ("tanh", "the hyperbolic tangent"),
    ("exp", "e to the power of `a`"),
    ("exp2", "2 to the power of `a`"),
    ("exp10", "10 to the power of `a`"),
    ("log", "the natural logarithm"),
    ("log2", "the logarithm to base 2"),
    ("log10", "the logarithm to base 10"),
)
_ZEROS: Final = "-0 below 0, with `nsz` either"
_NANS: Final = "the other one where one is a quiet NaN, that or a NaN where one is a signaling NaN"
_BINARY_FUNCTIONS: Final = (
    ("pow", "`a` to the power of `b`"),
    ("atan2", "the angle of the point (`b`, `a`)"),
    ("minnum", f"the smaller one, {_ZEROS}; {_NANS}"),
    ("maxnum", f"the larger one, {_ZEROS}; {_NANS}"),
    ("minimum", "the smaller one, -0 below 0; NaN where one is NaN"),
    ("maximum", "the larger one, -0 below 0; NaN where one is NaN"),
    ("minimumnum", "the smaller one, -0 below 0; the other one where one is NaN"),
    ("maximumnum", "the larger one, -0 below 0; the other one where one is NaN"),
)

ROWS: Final[tuple[Row, ...]] = (
    _row("fneg", "a", "the number with the other sign bit", apply("fneg", A)),
    _row("fadd", "a b", "the sum", apply("fadd", A, B)),
    _row("fsub", "a b", "the difference", apply("fsub", A, B)),
    _row("fmul", "a b", "the product", apply("fmul", A, B)),
    _row("fdiv", "a b", "the quotient; of zeros NaN, by zero infinite", apply("fdiv", A, B)),
    _row("frem", "a b", "the remainder, which has the sign of the dividend; exact", apply("frem", A, B)),
    *(
        Row(
            f"fcmp {predicate}",
            "a b",
            f"whether it holds: {words}",
            "'fcmp' Instruction",
            apply(f"fcmp {predicate}", A, B),
            poison_when=FAST,
        )
        for predicate, words in _PREDICATES.items()
    ),
    _conversion("fptrunc", "the nearest number of the narrower format", FAST),
    _conversion("fpext", "the same number", FAST),
    _conversion("fptoui", "the number without its fraction, unsigned", (NO_INTEGER,)),
    _conversion("fptosi", "the number without its fraction, signed", (NO_INTEGER,)),
    _conversion(
        "uitofp",
        "the nearest number to the unsigned integer",
        (Condition("negative", "the operand is negative", apply("slt", A, number(0, A)), f.NNEG),),
    ),
    _conversion("sitofp", "the nearest number to the signed integer", ()),
    _row("llvm.fabs", "a", "the number without its sign", apply("fabs", A)),
    _row("llvm.copysign", "a b", "`a` with the sign of `b`", apply("copysign", A, B)),
    _row("llvm.fma", "a b c", "`a` times `b` plus `c`, rounded once", apply("fma", A, B, C)),
    _row("llvm.fmuladd", "a b c", "`a` times `b` plus `c`, rounded twice", apply("fadd", apply("fmul", A, B), C)),
    _row("llvm.powi", "a n", "`a` to the power of the integer `n`", apply("powi", A, operand("n"))),
    _row("llvm.ldexp", "a n", "`a` times 2 to the power of `n`", apply("ldexp", A, operand("n"))),
    _row("llvm.frexp", "a", "the fraction in [0.5, 1) and the power of 2"),
    _row("llvm.modf", "a", "the fraction and the integer"),
    _row("llvm.sincos", "a", "the sine and the cosine"),
    *(_row(f"llvm.{name}", "a", words, apply(name, A)) for name, words in _FUNCTIONS),
    *(_row(f"llvm.{name}", "a b", words, apply(name, A, B)) for name, words in _BINARY_FUNCTIONS),
    Row(
        "llvm.fptosi.sat",
        "a",
        "the number without its fraction, or the limit that it passes; of NaN 0",
        "'llvm.fptosi.sat.*' Intrinsic",
        apply("fptosi.sat", A),
    ),
    Row(
        "llvm.fptoui.sat",
        "a",
        "the number without its fraction, or the limit that it passes; of NaN 0",
        "'llvm.fptoui.sat.*' Intrinsic",
        apply("fptoui.sat", A),
    ),
    Row(
        "llvm.is.fpclass",
        "a classes",
        "whether the number is of one of the classes",
        "'llvm.is.fpclass' Intrinsic",
        apply("is.fpclass", A, operand("classes")),
    ),
    *(
        Row(
            f"llvm.{name}",
            "a",
            "the nearest integer; any value where it is none of the type",
            f"'llvm.{name}.*' Intrinsic",
            apply(name, A),
        )
        for name in ("lround", "llround", "lrint", "llrint")
    ),
)
