"""Denormal numbers that are flushed to zero (LangRef, "Function Attributes").

Note [flushing]: an operation takes a denormal operand as zero where the function's mode of operands says so. Whether a
denormal result is flushed is left open by the mode of results; `canonicalize` does flush it. A zero has the number's
sign (`preserve-sign`), or none (`positive-zero`). `dynamic` is what the program has set, the same for both functions.
Moves, `fneg`, `fabs`, `copysign` and tests of the class change no bits. Of conversions, roundings, minimum, maximum and
the functions of mathematics the manual does not say whether they are such operations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import z3

from irkit.denormals import ALL_IEEE, DYNAMIC, IEEE, KINDS, PRESERVE_SIGN, Modes
from irkit.refinement.terms import Condition, NotEncodedError, Term, bits, both, choose, float_sort
from irkit.types import FloatingPointType, Type

if TYPE_CHECKING:
    from irkit.refinement.state import State


def modes_of(state: State, ty: Type) -> Modes:
    """What the function does to denormal results and operands of a type."""
    if not isinstance(ty, FloatingPointType):
        return ALL_IEEE
    single, default = state.denormals
    return single if ty.keyword == "float" else default


def taken(state: State, value: Term, ty: Type) -> Term:
    """An operand, as an operation takes it."""
    return _zeroed(value, ty, modes_of(state, ty)[1], "operands")


def given(state: State, value: Term, ty: Type) -> Term:
    """A result, flushed or not."""
    mode = modes_of(state, ty)[0]
    return value if mode == IEEE else _zeroed(value, ty, mode, "results", state.chooses("flush"))


def canonical(state: State, value: Term, ty: Type) -> Term:
    """What `canonicalize` makes of a number."""
    return _zeroed(taken(state, value, ty), ty, modes_of(state, ty)[0], "results")


def refuse(state: State, what: str, *types: Type) -> None:
    """Raises NotEncodedError where denormal numbers of one of the types are flushed."""
    for ty in types:
        modes = modes_of(state, ty)
        if modes != ALL_IEEE:
            words = ",".join(KINDS[mode] for mode in modes)
            raise NotEncodedError(f"{what} where denormal numbers of {ty} are treated as {words}")


def _zeroed(value: Term, ty: Type, mode: int, what: str, condition: Condition = True) -> Term:
    """The value, or zero where it is denormal and the condition holds."""
    if mode == IEEE:
        return value
    sort = float_sort(ty)
    fraction = sort.sbits() - 1
    top = value.size() - 1
    sign, plus = z3.Extract(top, top, value), bits(0, 1)
    if mode == DYNAMIC:
        condition = both(condition, z3.Bool(f"denormal {what} of {ty} are flushed"))
        sign = z3.If(z3.Bool(f"zeros of denormal {what} of {ty} keep their signs"), sign, plus)
    elif mode != PRESERVE_SIGN:
        sign = plus
    is_denormal = z3.And(z3.Extract(top - 1, fraction, value) == 0, z3.Extract(fraction - 1, 0, value) != 0)
    return choose(both(is_denormal, condition), z3.Concat(sign, bits(0, top)), value)
