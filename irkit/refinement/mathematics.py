"""Functions of mathematics that LLVM does not say to the bit: unknown functions, of which no more is known than what
LLVM's passes take for granted.

Note [mathematics]: an odd function (`sin`) is one of the magnitude, with the sign of its operand; an even one (`cos`,
`hypot`) leaves the signs out. Powers to 0, 1, 2 and -1, and of 1, are computed, those of 2 and 10 are `exp2` and
`exp10`. `ldexp` by a number is a product. `hypot` with a zero is the other operand's magnitude; `cabs` is `hypot`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import z3

from irkit.integers import signed
from irkit.refinement import denormals, floats
from irkit.refinement.integers import in_order, uninterpreted
from irkit.refinement.state import State
from irkit.refinement.terms import Lane, Term, all_undef, any_poison, bits, float_sort, scalar_width
from irkit.types import Type

ODD: Final = frozenset(["sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf", "cbrt"])
EVEN: Final = frozenset(["cos", "cosh", "hypot"])
Special = Callable[[State, Sequence[Lane], Type, int], "Lane | None"]


def function(state: State, name: str, operands: Sequence[Lane], ty: Type, flags: int) -> Lane:
    """What a function gives: unknown, the same for the same operands. See Note [mathematics]."""
    denormals.refuse(state, name, ty)
    special = SPECIAL.get(name)
    found = special(state, operands, ty, flags) if special is not None else None
    return found if found is not None else left_open(state, name, operands, ty, flags)


def left_open(state: State, name: str, operands: Sequence[Lane], ty: Type, flags: int) -> Lane:
    width = scalar_width(ty)
    values = [operand.value for operand in operands]
    state.is_loose(f"{name} left open")
    mark = f"{name}.{flags & floats.REWRITES}.{width}"
    if name in ODD | EVEN:
        magnitudes = [floats.magnitude_of(value) for value in values]
        if name in EVEN:
            value = uninterpreted(mark, width, *magnitudes)
        else:
            value = z3.Concat(floats.sign_of(values[0]), uninterpreted(mark, width - 1, *magnitudes))
    else:
        value = uninterpreted(mark, width, *values)
    return _flagged(state, value, operands, ty, flags)


def _flagged(state: State, value: Term, operands: Sequence[Lane], ty: Type, flags: int) -> Lane:
    numbers = [operand for operand in operands if operand.value.size() == scalar_width(ty)]
    return floats.flagged(state, Lane(value, any_poison(operands), all_undef(operands)), numbers, ty, ty, flags)


def _constant(value: Term) -> int | None:
    found = z3.simplify(value)
    return found.as_long() if z3.is_bv_value(found) else None


def power(state: State, operands: Sequence[Lane], ty: Type, flags: int) -> Lane | None:
    """`pow`, and `powi`, where it is known what they give."""
    base, exponent = operands
    is_whole = exponent.value.size() != scalar_width(ty)
    wanted = _constant(exponent.value)
    if wanted is not None:
        if is_whole:
            wanted = signed(wanted, exponent.value.size())
        for number in (0, 1, 2, -1):
            if wanted == (number if is_whole else floats.whole(number, ty)):
                return _small_power(state, base, number, ty, flags)
    if is_whole:
        return None
    known_base = _constant(base.value)
    for number, name in ((2, "exp2"), (10, "exp10")):
        if known_base == floats.whole(number, ty):
            return function(state, name, [exponent], ty, flags)
    if known_base == floats.whole(1, ty):
        return Lane(base.value, exponent.poison, exponent.undef)
    return None


def _small_power(state: State, base: Lane, number: int, ty: Type, flags: int) -> Lane:
    one = Lane(bits(floats.whole(1, ty), scalar_width(ty)), base.poison)
    if number == 0:
        return one
    if number == 1:
        return floats.flagged(state, base, [base], ty, ty, flags)
    if number == 2:
        return floats.arithmetic(state, "fmul", [base, base], ty, flags)
    return floats.arithmetic(state, "fdiv", [one, base], ty, flags)


def hypotenuse(state: State, operands: Sequence[Lane], ty: Type, flags: int) -> Lane | None:
    """`hypot`, and `cabs`: a magnitude; that of an operand where the other one is zero."""
    values = [operand.value for operand in operands]
    a, b = (z3.simplify(floats.with_sign(bits(0, 1), value)) for value in values)
    poison, undef = any_poison(operands), all_undef(operands)
    start = len(state.choices)
    if _constant(a) == 0 or _constant(b) == 0:
        value = b if _constant(a) == 0 else a
    else:
        values = list(in_order(*values))
        magnitudes = [Lane(one) for one in in_order(a, b)]
        value = left_open(state, "hypot", magnitudes, ty, flags & floats.REWRITES).value
        value = z3.If(a == 0, b, z3.If(b == 0, a, floats.with_sign(bits(0, 1), value)))
    value = z3.If(floats.is_nan(value, ty), floats.chosen_nan(state, ty, values, bits(0, 1)), value)
    return floats.flagged(state, Lane(value, poison, floats.undef_with(state, start, undef)), operands, ty, ty, flags)


def scaled(state: State, operands: Sequence[Lane], ty: Type, flags: int) -> Lane | None:
    """`ldexp` by a number: the product with that power of two, if the format has it."""
    a, exponent = operands
    wanted = _constant(exponent.value)
    if wanted is None:
        return None
    sort = float_sort(ty)
    biased = signed(wanted, exponent.value.size()) + (1 << sort.ebits() - 1) - 1
    if not 0 < biased < (1 << sort.ebits()) - 1:
        return None
    factor = Lane(bits(biased << floats.fraction_bits(ty), scalar_width(ty)), exponent.poison)
    return floats.arithmetic(state, "fmul", [a, factor], ty, flags)


SPECIAL: Final[dict[str, Special]] = {
    "pow": power,
    "powi": power,
    "hypot": hypotenuse,
    "ldexp": scaled,
}
