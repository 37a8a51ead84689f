"""Rows of the table of semantics: intrinsics on integers."""

from __future__ import annotations

from typing import Final

from irkit.semantics.declare import Condition, Row
from irkit.semantics.expressions import (
    DOUBLE,
    RESULT,
    WIDER,
    Expression,
    apply,
    both,
    choice,
    constant,
    largest,
    number,
    ones,
    operand,
    smallest,
    trunc,
    width_of,
    zext,
)
from irkit.semantics.integer_rows import SHIFT_TOO_FAR, A, B, C, signed_overflow, unsigned_overflow

_FLAG: Final = operand("flag")
_ZERO: Final = number(0, A)


def _intrinsic(
    name: str, operands: str, value: str, *values: Expression, poison_when: tuple[Condition, ...] = ()
) -> Row:
    return Row(f"llvm.{name}", operands, value, f"'llvm.{name}.*' Intrinsic", *values, poison_when=poison_when)


def _extreme(name: str, predicate: str, words: str) -> Row:
    return _intrinsic(name, "a b", f"the {words} one", choice(apply(predicate, A, B), A, B))


def _saturated_signed(operation: str) -> Expression:
    """The exact result of which the sign is that of `a`, unless it overflows: then the limit on that side."""
    limit = choice(apply("slt", A, _ZERO), smallest(A), largest(A))
    return choice(signed_overflow(operation, WIDER), limit, apply(operation, A, B))


def _with_overflow(letter: str, operation: str, width: str) -> Row:
    overflow = signed_overflow(operation, width) if letter == "s" else unsigned_overflow(operation, width)
    word = "signed" if letter == "s" else "unsigned"
    return _intrinsic(
        f"{letter}{operation}.with.overflow",
        "a b",
        f"the result as `{operation}` has it, and whether the {word} one overflows",
        apply(operation, A, B),
        overflow,
    )


_SHIFTED: Final = apply("shl", A, B)
_REST: Final = apply("urem", C, width_of(A))  # of a funnel shift's amount


def _funnel(left: bool) -> Expression:
    """`a` and `b` side by side, shifted; widths of 1, whose number 1 is no number of that width, are taken apart."""
    joined = apply("or", apply("shl", zext(A, DOUBLE), zext(width_of(A), DOUBLE)), zext(B, DOUBLE))
    amount = zext(_REST, DOUBLE)
    if left:
        shifted = apply("lshr", apply("shl", joined, amount), zext(width_of(A), DOUBLE))
    else:
        shifted = apply("lshr", joined, amount)
    return trunc(shifted, "w")


_IS_ZERO: Final = apply("ne", _FLAG, number(0, _FLAG))
_ZERO_OPERAND: Final = Condition(
    "zero-operand", "the operand is 0 and the flag is set", both(apply("eq", A, _ZERO), _IS_ZERO)
)


def _compared(less: str, greater: str) -> Expression:
    """`to` is the width of the result, whatever that of the operands."""
    others = choice(apply(greater, A, B), constant(1, RESULT), constant(0, RESULT))
    return choice(apply(less, A, B), constant(-1, RESULT), others)


ROWS: Final[tuple[Row, ...]] = (
    _intrinsic(
        "abs",
        "a flag",
        "the absolute value; of the smallest signed number, that number",
        choice(apply("slt", A, _ZERO), apply("neg", A), A),
        poison_when=(
            Condition(
                "signed-overflow",
                "the operand is the smallest signed number and the flag is set",
                both(apply("eq", A, smallest(A)), _IS_ZERO),
            ),
        ),
    ),
    _extreme("smax", "sgt", "larger, signed"),
    _extreme("smin", "slt", "smaller, signed"),
    _extreme("umax", "ugt", "larger, unsigned"),
    _extreme("umin", "ult", "smaller, unsigned"),
    _intrinsic("scmp", "a b", "-1, 0 or 1 as `a` is less, equal or greater, signed", _compared("slt", "sgt")),
    _intrinsic("ucmp", "a b", "-1, 0 or 1 as `a` is less, equal or greater, unsigned", _compared("ult", "ugt")),
    _with_overflow("s", "add", WIDER),
    _with_overflow("u", "add", WIDER),
    _with_overflow("s", "sub", WIDER),
    _with_overflow("u", "sub", WIDER),
    _with_overflow("s", "mul", DOUBLE),
    _with_overflow("u", "mul", DOUBLE),
    _intrinsic("sadd.sat", "a b", "the signed sum, or the limit that it passes", _saturated_signed("add")),
    _intrinsic("ssub.sat", "a b", "the signed difference, or the limit that it passes", _saturated_signed("sub")),
    _intrinsic(
        "uadd.sat",
        "a b",
        "the unsigned sum, or the largest number",
        choice(unsigned_overflow("add", WIDER), ones(A), apply("add", A, B)),
    ),
    _intrinsic(
        "usub.sat", "a b", "the unsigned difference, or 0", choice(apply("ult", A, B), _ZERO, apply("sub", A, B))
    ),
    _intrinsic(
        "sshl.sat",
        "a b",
        "`a` shifted to the left, or the signed limit that it passes",
        choice(
            apply("ne", apply("ashr", _SHIFTED, B), A),
            choice(apply("slt", A, _ZERO), smallest(A), largest(A)),
            _SHIFTED,
        ),
        poison_when=(SHIFT_TOO_FAR,),
    ),
    _intrinsic(
        "ushl.sat",
        "a b",
        "`a` shifted to the left, or the largest number",
        choice(apply("ne", apply("lshr", _SHIFTED, B), A), ones(A), _SHIFTED),
        poison_when=(SHIFT_TOO_FAR,),
    ),
    _intrinsic(
        "fshl", "a b c", "the high half of `a` and `b` side by side, shifted left by `c` modulo w", _funnel(True)
    ),
    _intrinsic(
        "fshr", "a b c", "the low half of `a` and `b` side by side, shifted right by `c` modulo w", _funnel(False)
    ),
    _intrinsic("bswap", "a", "the bytes in the other order", apply("bswap", A)),
    _intrinsic("bitreverse", "a", "the bits in the other order", apply("bitreverse", A)),
    _intrinsic("ctpop", "a", "the number of bits that are 1", apply("ctpop", A)),
    _intrinsic("ctlz", "a flag", "the number of zeros from the left", apply("ctlz", A), poison_when=(_ZERO_OPERAND,)),
    _intrinsic("cttz", "a flag", "the number of zeros from the right", apply("cttz", A), poison_when=(_ZERO_OPERAND,)),
    _intrinsic("expect", "a b", "`a`", A),
    _intrinsic("expect.with.probability", "a b c", "`a`", A),
)
