"""Rows of the table of semantics: integers, comparisons, conversions, and what chooses between values."""

from __future__ import annotations

from typing import Final

from irkit import flags as f
from irkit.semantics.declare import Condition, Poison, Row
from irkit.semantics.expressions import (
    DOUBLE,
    RESULT,
    WIDER,
    Expression,
    apply,
    both,
    negated,
    number,
    ones,
    operand,
    sext,
    smallest,
    trunc,
    width_of,
    zext,
)

A: Final = operand("a")
B: Final = operand("b")
C: Final = operand("c")

_IMMEDIATE: Final = "Immediate UB"
_DEFERRED: Final = "Deferred UB"
_SELECT: Final = "Propagation of Poison Through Select"
_FREEZE: Final = "The Freeze Instruction"

ZERO_DIVISOR: Final = Condition("division-by-zero", "the divisor is 0", apply("eq", B, number(0, B)))
# Poison and undef as the dividend may be taken for the smallest number (so does Alive2, `div_ub`; LangRef, "Poison
# Values": what is undefined for a value that poison may be is undefined for poison), so that the divisor -1 asks for a
# dividend that is well defined. Both `irkit.semantics.steps` and `irkit.refinement.integers` have it so.
DIVISION_OVERFLOW: Final = Condition(
    "division-overflow",
    "the smallest signed number, or what may be it, being poison or undef, is divided by -1",
    both(apply("eq", A, smallest(A)), apply("eq", B, ones(B))),
)
SHIFT_TOO_FAR: Final = Condition(
    "shift-out-of-range", "the shift amount is not below the width", negated(apply("ult", B, width_of(A)))
)
NONZERO_REST: Final = "the division leaves a rest"
BITS_LOST: Final = "a bit that is shifted out is 1"


def signed_overflow(operation: str, width: str) -> Expression:
    """Whether the exact result is none of the width."""
    return apply("ne", sext(apply(operation, A, B), width), apply(operation, sext(A, width), sext(B, width)))


def unsigned_overflow(operation: str, width: str) -> Expression:
    return apply("ne", zext(apply(operation, A, B), width), apply(operation, zext(A, width), zext(B, width)))


def _wrapping(operation: str, width: str, noun: str, figure: bool = False) -> Row:
    return Row(
        operation,
        "a b",
        f"the {noun}, modulo two to the power of the width",
        f"'{operation}' Instruction",
        apply(operation, A, B),
        poison_when=(
            Condition("signed-overflow", "the signed result overflows", signed_overflow(operation, width), f.NSW),
            Condition("unsigned-overflow", "the unsigned result overflows", unsigned_overflow(operation, width), f.NUW),
        ),
        manual="Poison Values",
        figure=figure,
    )


def _division(operation: str, value: str, exact: bool) -> Row:
    is_signed = operation[0] == "s"
    rest = apply("ne", apply(f"{operation[0]}rem", A, B), number(0, A))
    return Row(
        operation,
        "a b",
        value,
        f"'{operation}' Instruction",
        apply(operation, A, B),
        poison_when=(Condition("inexact", NONZERO_REST, rest, f.EXACT),) if exact else (),
        undefined_when=(ZERO_DIVISOR, DIVISION_OVERFLOW) if is_signed else (ZERO_DIVISOR,),
        well_defined="b",
        manual=_IMMEDIATE,
    )


def _shift(operation: str, value: str, *conditions: Condition) -> Row:
    return Row(
        operation,
        "a b",
        value,
        f"'{operation}' Instruction",
        apply(operation, A, B),
        poison_when=(SHIFT_TOO_FAR, *conditions),
        manual=_DEFERRED,
    )


def _exact_shift(operation: str, value: str) -> Row:
    back = apply("shl", apply(operation, A, B), B)
    return _shift(operation, value, Condition("inexact", BITS_LOST, apply("ne", back, A), f.EXACT))


def _bitwise(operation: str, value: str, *conditions: Condition, figure: bool = False) -> Row:
    return Row(
        operation,
        "a b",
        value,
        f"'{operation}' Instruction",
        apply(operation, A, B),
        poison_when=conditions,
        figure=figure,
    )


_ARITHMETIC: Final = (
    _wrapping("add", WIDER, "sum", figure=True),
    _wrapping("sub", WIDER, "difference"),
    _wrapping("mul", DOUBLE, "product"),
    _division("udiv", "the unsigned quotient, rounded towards zero", True),
    _division("sdiv", "the signed quotient, rounded towards zero", True),
    _division("urem", "the unsigned remainder", False),
    _division("srem", "the signed remainder, which has the sign of the dividend", False),
    _shift(
        "shl",
        "`a` times two to the power of `b`, modulo two to the power of the width",
        Condition(
            "signed-overflow",
            "a bit that is shifted out is not the sign bit of the result",
            apply("ne", apply("ashr", apply("shl", A, B), B), A),
            f.NSW,
        ),
        Condition("unsigned-overflow", BITS_LOST, apply("ne", apply("lshr", apply("shl", A, B), B), A), f.NUW),
    ),
    _exact_shift("lshr", "the bits of `a`, shifted to the right, zeros from the left"),
    _exact_shift("ashr", "the bits of `a`, shifted to the right, its sign bit from the left"),
    _bitwise("and", "bit by bit: 1 where both are", figure=True),
    _bitwise(
        "or",
        "bit by bit: 1 where either is",
        Condition(
            "not-disjoint",
            "both operands have a bit in common",
            apply("ne", apply("and", A, B), number(0, A)),
            f.DISJOINT,
        ),
    ),
    _bitwise("xor", "bit by bit: 1 where exactly one is"),
)

_PREDICATES: Final = {
    "eq": "equal",
    "ne": "not equal",
    "ugt": "unsigned greater",
    "uge": "unsigned greater or equal",
    "ult": "unsigned less",
    "ule": "unsigned less or equal",
    "sgt": "signed greater",
    "sge": "signed greater or equal",
    "slt": "signed less",
    "sle": "signed less or equal",
}
_OTHER_SIGN: Final = Condition(
    "sign-differs", "the operands differ in sign", apply("slt", apply("xor", A, B), number(0, A)), f.SAMESIGN
)
_COMPARISONS: Final = tuple(
    Row(
        f"icmp {predicate}",
        "a b",
        f"whether `a` is {words} to `b`" if "equal" in words else f"whether `a` is {words} than `b`",
        "'icmp' Instruction",
        apply(predicate, A, B),
        poison_when=(_OTHER_SIGN,),
    )
    for predicate, words in _PREDICATES.items()
)

_TRUNCATED: Final = trunc(A, RESULT)


def _conversion(opcode: str, value: str, *values: Expression, poison_when: tuple[Condition, ...] = ()) -> Row:
    return Row(opcode, "a", value, f"'{opcode} .. to' Instruction", *values, poison_when=poison_when)


_NEGATIVE: Final = Condition("negative", "the operand is negative", apply("slt", A, number(0, A)), f.NNEG)
_CONVERSIONS: Final = (
    _conversion(
        "trunc",
        "the low bits",
        _TRUNCATED,
        poison_when=(
            Condition("unsigned-overflow", "a bit that is cut off is 1", apply("ne", zext(_TRUNCATED, "w"), A), f.NUW),
            Condition(
                "signed-overflow",
                "a bit that is cut off is not the sign bit of the result",
                apply("ne", sext(_TRUNCATED, "w"), A),
                f.NSW,
            ),
        ),
    ),
    _conversion("zext", "the same unsigned number", zext(A, RESULT), poison_when=(_NEGATIVE,)),
    _conversion("sext", "the same signed number", sext(A, RESULT)),
    Row(
        "bitcast",
        "a",
        "the same bits; of a vector, the lanes' bits one after the other, as in memory",
        "'bitcast .. to' Instruction",
        figure=True,
    ),
)

_CHOICES: Final = (
    Row(
        "select",
        "c a b",
        "`a` where the condition is 1, `b` where it is 0",
        "'select' Instruction",
        apply("ite", C, A, B),
        poison=Poison.SELECTED,
        manual=_SELECT,
        figure=True,
    ),
    Row(
        "phi",
        "a",
        "what the row of the predecessor says; all phis of a block at once",
        "'phi' Instruction",
        poison=Poison.INCOMING,
        figure=True,
    ),
    Row(
        "freeze",
        "a",
        "the operand; for each undef bit and each poison lane any value, the same for all users",
        "'freeze' Instruction",
        A,
        poison=Poison.STOPS,
        manual=_FREEZE,
        figure=True,
    ),
)

ROWS: Final[tuple[Row, ...]] = (*_ARITHMETIC, *_COMPARISONS, *_CONVERSIONS, *_CHOICES)
