"""Floating-point arithmetic (LangRef, "Floating-Point Environment", "Behavior of Floating-Point NaN values",
"Fast-Math Flags"): one lane of bits in, one lane of bits out.

Note [NaNs]: an operation that gives a NaN chooses one: of either sign, with the preferred payload, or with that of an
operand, made quiet or as it is. Only `fneg`, `fabs`, `copysign` and moves keep the bits. Where an operand is undef, so
is this choice: a use of the result that finds another operand finds another NaN.

Note [signs]: an operation that is left open, an unknown function of its operands, is one of their magnitudes where it
rounds to the nearest: the signs of factors are the product's, the rest has that of the dividend, a difference is the
sum with the negated operand, and the sum of two negated numbers is the negated sum, if it is not zero. 0 as a summand
and 1 as a factor or divisor give the other operand. So `fneg` and `fabs` may move through what is too hard to compute.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import z3

from irkit import flags as f
from irkit.folding import floats as exact
from irkit.refinement import denormals
from irkit.refinement.integers import in_order, uninterpreted
from irkit.refinement.state import State
from irkit.refinement.terms import (
    Condition,
    Lane,
    NotEncodedError,
    Term,
    all_undef,
    any_poison,
    bit,
    bits,
    both,
    choose_tree,
    either,
    float_sort,
    negated,
    scalar_width,
    truth,
)
from irkit.types import FloatingPointType, Type

DOUBLE: Final = 64  # bits
REWRITES: Final = f.FAST_ARCP | f.FAST_CONTRACT | f.FAST_AFN | f.FAST_REASSOC | f.FAST_UNSAFE
ROUNDINGS: Final[dict[str, Callable[[], Term]]] = {
    "floor": z3.RTN,
    "ceil": z3.RTP,
    "trunc": z3.RTZ,
    "rint": z3.RNE,
    "nearbyint": z3.RNE,
    "roundeven": z3.RNE,
    "round": z3.RNA,
}
NEAREST: Final = "round.tonearest"
MODES: Final[dict[str, Callable[[], Term]]] = {  # but `round.dynamic`
    NEAREST: z3.RNE,
    "round.tonearestaway": z3.RNA,
    "round.downward": z3.RTN,
    "round.upward": z3.RTP,
    "round.towardzero": z3.RTZ,
}
# The bits of a mask of `is.fpclass`.
CLASSES: Final = ("snan", "qnan", "-inf", "-normal", "-subnormal", "-0", "+0", "+subnormal", "+normal", "+inf")


def number(value: Term, ty: Type) -> Term:
    """The bits as a float of the solver."""
    return z3.fpBVToFP(value, float_sort(ty))


def fraction_bits(ty: Type) -> int:
    return int(float_sort(ty).sbits()) - 1


def whole(value: int, ty: Type) -> int:
    """The bits of a small whole number."""
    return int(z3.simplify(z3.fpToIEEEBV(z3.FPVal(value, float_sort(ty)))).as_long())


def is_nan(value: Term, ty: Type) -> Condition:
    """By the bits."""
    fraction = fraction_bits(ty)
    width = value.size()
    exponent = z3.Extract(width - 2, fraction, value)
    return z3.And(exponent == bits(-1, exponent.size()), z3.Extract(fraction - 1, 0, value) != 0)


def is_infinite(value: Term, ty: Type) -> Condition:
    return magnitude_of(value) == infinity(ty)


def is_zero(value: Term) -> Condition:
    return magnitude_of(value) == 0


def infinity(ty: Type) -> Term:
    """Its bits without the sign."""
    fraction = fraction_bits(ty)
    return bits(-1 << fraction, float_sort(ty).ebits() + fraction)


def magnitude_of(value: Term) -> Term:
    """The bits without the sign."""
    return z3.Extract(value.size() - 2, 0, value)


def sign_of(value: Term) -> Term:
    return z3.Extract(value.size() - 1, value.size() - 1, value)


def sign_of_product(a: Term, b: Term) -> Term:
    return sign_of(a) ^ sign_of(b)


def opposite(value: Term) -> Term:
    """The value with the other sign."""
    return with_sign(~sign_of(value), value)


def sign_in(value: Term, ty: Type) -> Term:
    """The sign of a number of any format: that of a ppc_fp128, the sum of two doubles, is its first one's."""
    return z3.Extract(DOUBLE - 1, DOUBLE - 1, value) if is_pair(ty) else sign_of(value)


def signed(value: Term, ty: Type, sign: Term) -> Term:
    """The value with that sign."""
    if not is_pair(ty):
        return with_sign(sign, value)
    signs = bits(1 << DOUBLE - 1 | 1 << 2 * DOUBLE - 1, 2 * DOUBLE)
    return z3.If(sign_in(value, ty) == sign, value, value ^ signs)


def is_pair(ty: Type) -> bool:
    return isinstance(ty, FloatingPointType) and ty.keyword == "ppc_fp128"


def with_sign(sign: Term, value: Term) -> Term:
    return z3.Concat(sign, magnitude_of(value))


def quiet(value: Term, ty: Type) -> Term:
    return value | bits(1 << fraction_bits(ty) - 1, value.size())


def preferred_nan(ty: Type) -> Term:
    return quiet(z3.Concat(bits(0, 1), infinity(ty)), ty)


def chosen_nan(state: State, ty: Type, operands: Sequence[Term], sign: Term | None = None) -> Term:
    """A NaN as Note [NaNs] says. Choices of zero give that of an operand as it is, with `sign`, by default its own:
    what `fneg` and operations that are moved over it give, too."""
    found = preferred_nan(ty)
    for operand in operands:
        if operand.size() != found.size() or z3.is_false(z3.simplify(is_nan(operand, ty))):
            continue
        taken = z3.If(state.chooses("nan"), quiet(operand, ty), operand)
        found = z3.If(z3.And(is_nan(operand, ty), negated(state.chooses("nan"))), taken, found)
    return with_sign((sign_of(found) if sign is None else sign) ^ state.choice("nan", 1), found)


def undef_with(state: State, start: int, undef: frozenset[Term]) -> frozenset[Term]:
    """What is undef of a result, with the choices made since there were `start`: see Note [NaNs]."""
    return undef | frozenset(state.choices[start:]) if undef else undef


def from_number(state: State, result: Term, ty: Type, operands: Sequence[Term]) -> Term:
    """The bits of a float of the solver; what a NaN is, is chosen."""
    return z3.If(z3.fpIsNaN(result), chosen_nan(state, ty, operands), z3.fpToIEEEBV(result))


def nan_of(state: State, opcode: str, ty: Type, values: Sequence[Term]) -> Term:
    """A NaN that an operation gives, with the sign that the operation would have given a number."""
    if opcode == "fsub":
        minuend, subtrahend = values
        return chosen_nan(state, ty, [minuend, opposite(subtrahend)])
    if opcode in {"fmul", "fdiv"}:
        return chosen_nan(state, ty, values, sign_of_product(*values))
    if opcode == "fma":
        *factors, added = values
        sign = sign_of_product(*factors)
        return chosen_nan(state, ty, [*[with_sign(sign, factor) for factor in factors], added])
    return chosen_nan(state, ty, values)


def unsigned_zero(value: Term, sign: Term) -> Term:
    """The value, a zero with that sign (`nsz`)."""
    return z3.If(is_zero(value), with_sign(sign, value), value)


def flagged(state: State, lane: Lane, operands: Sequence[Lane], ty: Type, operand_type: Type, flags: int) -> Lane:
    """The result under fast-math flags: `nnan` and `ninf` make poison, `nsz` leaves the sign of a zero open."""
    poison = lane.poison
    values = [(operand.value, operand_type) for operand in operands] + [(lane.value, ty)]
    for flag, test in ((f.FAST_NNAN, is_nan), (f.FAST_NINF, is_infinite)):
        if flags & flag:
            poison = either(poison, *[test(value, kind) for value, kind in values])
    if not flags & f.FAST_NSZ:
        return Lane(lane.value, poison, lane.undef)
    if is_pair(ty):
        raise NotEncodedError(f"the sign of a zero of type {ty}")
    sign = state.choice("zero", 1)
    # The sign of what is undef is, too: each use may find another.
    return Lane(unsigned_zero(lane.value, sign), poison, lane.undef | {sign} if lane.undef else lane.undef)


def opened(opcode: str, mark: str, values: Sequence[Term], ty: Type, rounding: str) -> Term:
    """What an operation gives as an unknown function; of one that is rounded to the nearest, more is known."""
    if rounding == NEAREST:
        return left_open(opcode, mark, values, ty)
    width = scalar_width(ty)
    return uninterpreted(f"{opcode}{mark}.{rounding}.{width}", width, *values)


def left_open(opcode: str, mark: str, values: Sequence[Term], ty: Type) -> Term:
    """What an operation gives as an unknown function, rounded to the nearest: see Note [signs]. `mark` is added to the
    name of the function."""
    if opcode == "fsub":
        minuend, subtrahend = values
        opcode, values = "fadd", (minuend, opposite(subtrahend))
    width = scalar_width(ty)
    name = f"{opcode}{mark}.{width}"
    one = magnitude_of(bits(whole(1, ty), width))
    if opcode == "fma":
        return _open_sum_of_product(name, mark, values, one, ty)
    if opcode not in {"fadd", "frem", "fmul", "fdiv"}:
        return uninterpreted(name, width, *values)
    x, y = [magnitude_of(value) for value in values]
    if opcode == "fadd":
        return _open_sum(name, values, x, y, ty)
    if opcode == "frem":
        dividend, _ = values
        return z3.Concat(sign_of(dividend), uninterpreted(name, x.size(), x, y))
    if opcode == "fmul":
        found = z3.If(x == one, y, uninterpreted(name, x.size(), *in_order(x, y)))
    else:
        found = uninterpreted(name, x.size(), x, y)
    return z3.Concat(sign_of_product(*values), z3.If(y == one, x, found))


def _open_sum_of_product(name: str, mark: str, values: Sequence[Term], one: Term, ty: Type) -> Term:
    """One operation where a factor is 0 or 1, or 0 is added."""
    *factors, third = values
    sign = sign_of_product(*factors)
    x, y, added = [z3.simplify(magnitude_of(value)) for value in values]
    for factor, other in ((x, y), (y, x)):
        if z3.eq(factor, z3.simplify(one)):
            return left_open("fadd", mark, [z3.Concat(sign, other), third], ty)
        if is_known_zero(factor):
            finite = z3.If(added == 0, with_sign(sign & sign_of(third), third), third)
            return z3.If(z3.UGE(other, infinity(ty)), preferred_nan(ty), finite)
    if is_known_zero(added):
        zero = bits(0, scalar_width(ty))
        is_finite = z3.And(z3.ULT(x, infinity(ty)), z3.ULT(y, infinity(ty)))
        is_zero_alone = z3.And(is_finite, z3.Or(x == 0, y == 0), third == zero)
        return z3.If(is_zero_alone, zero, left_open("fmul", mark, factors, ty))
    return uninterpreted(name, scalar_width(ty), *in_order(x, y), sign, third)


def is_known_zero(magnitude: Term) -> bool:
    return bool(z3.is_bv_value(magnitude) and not magnitude.as_long())


def _open_sum(name: str, values: Sequence[Term], x: Term, y: Term, ty: Type) -> Term:
    """The sum as if the operand of the larger magnitude were positive, with its sign then: 0 or a NaN where there is no
    larger one. A sum of zero is -0 where both operands are negative."""
    a, b = values
    nothing = z3.If(z3.UGE(x, infinity(ty)), preferred_nan(ty), bits(0, a.size()))
    swapped = z3.ULT(x, y)
    low, high = z3.If(swapped, x, y), z3.If(swapped, y, x)
    found = uninterpreted(name, a.size(), high, low, sign_of_product(a, b))
    found = z3.If(low == 0, z3.Concat(bits(0, 1), high), found)
    sign = z3.If(swapped, sign_of(b), sign_of(a))
    found = with_sign(z3.If(is_zero(found), sign_of(a) & sign_of(b), sign_of(found) ^ sign), found)
    return z3.If(a == opposite(b), nothing, found)


def arithmetic(
    state: State, opcode: str, operands: Sequence[Lane], ty: Type, flags: int, rounding: str = NEAREST
) -> Lane:
    """`fadd`, `fsub`, `fmul`, `fdiv`, `frem`, `fneg`, `sqrt`, `fma`."""
    poison = any_poison(operands)
    undef = all_undef(operands)
    values = [operand.value for operand in operands]
    width = values[0].size()
    start = len(state.choices)
    if opcode == "fneg":
        (value,) = values
        value = signed(value, ty, ~sign_in(value, ty))
        return flagged(state, Lane(value, poison, undef), operands, ty, ty, flags)
    values = [denormals.taken(state, value, ty) for value in values]
    if flags & f.FAST_NSZ and opcode in {"fdiv", "frem", "sqrt"}:
        values = [unsigned_zero(value, state.choice("zero", 1)) for value in values]
    result = denormals.given(state, computed(state, opcode, values, ty, flags, width, rounding), ty)
    return flagged(state, Lane(result, poison, undef_with(state, start, undef)), operands, ty, ty, flags)


def computed(
    state: State, opcode: str, values: Sequence[Term], ty: Type, flags: int, width: int, rounding: str
) -> Term:
    """The bits of a result."""
    if flags & REWRITES:
        state.is_loose(f"{opcode} with fast-math flags that let it be rewritten")
        return opened(opcode, f".{flags & REWRITES}", values, ty, rounding)
    simple = [z3.simplify(value) for value in values]
    is_known = all(z3.is_bv_value(value) for value in simple)
    if opcode == "frem" and is_known:
        assert isinstance(ty, FloatingPointType)  # others have no such operation
        a, b = (value.as_long() for value in simple)
        result = bits(exact.arithmetic(opcode, a, b, ty.keyword), width)
        return z3.If(is_nan(result, ty), nan_of(state, opcode, ty, values), result)
    if opcode == "frem" or (state.settings.rough and not is_known):
        state.is_loose(f"{opcode} left open")
        result = opened(opcode, "", values, ty, rounding)
        return z3.If(is_nan(result, ty), nan_of(state, opcode, ty, values), result)
    numbers = [number(value, ty) for value in values]
    found: dict[str, Callable[..., Term]] = {
        "fadd": z3.fpAdd,
        "fsub": z3.fpSub,
        "fmul": z3.fpMul,
        "fdiv": z3.fpDiv,
        "sqrt": z3.fpSqrt,
        "fma": z3.fpFMA,
    }
    computed_number = found[opcode](rounding_mode(rounding), *numbers)
    return z3.If(z3.fpIsNaN(computed_number), nan_of(state, opcode, ty, values), z3.fpToIEEEBV(computed_number))


def compare(state: State, predicate: str, a: Lane, b: Lane, ty: Type, flags: int) -> Lane:
    """`fcmp`."""
    x, y = (number(denormals.taken(state, lane.value, ty), ty) for lane in (a, b))
    unordered = either(is_nan(a.value, ty), is_nan(b.value, ty))
    poison = either(a.poison, b.poison)
    if flags & f.FAST_NNAN:
        poison = either(poison, unordered)
    if flags & f.FAST_NINF:
        poison = either(poison, is_infinite(a.value, ty), is_infinite(b.value, ty))
    return Lane(bit(_comparison(predicate, x, y, unordered)), poison, a.undef | b.undef)


def _comparison(predicate: str, x: Term, y: Term, unordered: Condition) -> Condition:
    if predicate in {"true", "false"}:
        return predicate == "true"
    if predicate in {"ord", "uno"}:
        return negated(unordered) if predicate == "ord" else unordered
    tests: dict[str, Callable[[Term, Term], Term]] = {
        "eq": z3.fpEQ,
        "gt": z3.fpGT,
        "ge": z3.fpGEQ,
        "lt": z3.fpLT,
        "le": z3.fpLEQ,
        "ne": lambda a, b: z3.Not(z3.fpEQ(a, b)),
    }
    found = tests[predicate[1:]](x, y)
    return either(unordered, found) if predicate[0] == "u" else both(negated(unordered), found)


def to_integer(state: State, a: Lane, source: Type, width: int, signed: bool, saturating: bool) -> Lane:
    """`fptoui`, `fptosi`: poison out of range; `fptoui.sat`, `fptosi.sat`: the nearest, 0 for NaN."""
    sort = float_sort(source)
    x = number(a.value, source)
    rounded_off = z3.fpRoundToIntegral(z3.RTZ(), x)
    lower, upper = (-(1 << width - 1), 1 << width - 1) if signed else (0, 1 << width)
    low: Condition = z3.fpGEQ(rounded_off, nearest(lower, sort))
    low = both(low, negated(z3.And(z3.fpIsInf(x), z3.fpIsNegative(x))))  # where the format does not reach that far
    high: Condition = z3.fpLT(rounded_off, nearest(upper, sort))
    if signed:
        value = z3.fpToSBV(z3.RTZ(), x, z3.BitVecSort(width))
    else:
        value = z3.fpToUBV(z3.RTZ(), x, z3.BitVecSort(width))
    nan = is_nan(a.value, source)
    if not saturating:
        inside = both(negated(nan), low, high)
        return Lane(z3.If(inside, value, bits(0, width)), either(a.poison, negated(inside)), a.undef)
    clamped = z3.If(low, z3.If(high, value, bits(upper - 1, width)), bits(lower, width))
    return Lane(z3.If(nan, bits(0, width), clamped), a.poison, a.undef)


def nearest(value: int, sort: Term) -> Term:
    """A whole number as a float of the solver; infinity where the format does not reach it."""
    return z3.fpToFP(z3.RNE(), z3.RealVal(value), sort)


def from_integer(state: State, a: Lane, target: Type, signed: bool, nneg: bool) -> Lane:
    """`sitofp`, `uitofp`."""
    sort = float_sort(target)
    convert = z3.fpSignedToFP if signed else z3.fpUnsignedToFP
    poison = either(a.poison, a.value < 0) if nneg else a.poison
    return Lane(z3.fpToIEEEBV(convert(z3.RNE(), a.value, sort)), poison, a.undef)


def resize(state: State, a: Lane, source: Type, target: Type, flags: int) -> Lane:
    """`fptrunc`, `fpext`: a NaN keeps what of its payload fits, or not. The magnitude is converted, and then has the
    sign, so that `fneg` and `fabs` may move over it without a word of the solver."""
    denormals.refuse(state, "conversions", source, target)
    to_sort = float_sort(target)
    result = z3.fpFPToFP(z3.RNE(), number(with_sign(bits(0, 1), a.value), source), to_sort)
    old, new = fraction_bits(source), fraction_bits(target)
    payload = z3.Extract(old - 1, 0, a.value)
    payload = z3.Extract(old - 1, old - new, payload) if old > new else z3.Concat(payload, bits(0, new - old))
    moved = z3.Concat(bits(-1, to_sort.ebits() + 1), payload)
    start = len(state.choices)
    sign = sign_of(a.value)
    nan = chosen_nan(state, target, [moved], sign)
    value = z3.If(z3.fpIsNaN(result), nan, with_sign(sign, z3.fpToIEEEBV(result)))
    lane = Lane(value, a.poison, undef_with(state, start, a.undef))
    return flagged_cast(state, lane, a, source, target, flags)


def flagged_cast(state: State, lane: Lane, a: Lane, source: Type, target: Type, flags: int) -> Lane:
    return flagged(state, lane, [a], target, source, flags)


def rounding_mode(name: str) -> Term:
    """A mode by LLVM's name of it; the one that is set while the program runs is the same for both functions."""
    mode = MODES.get(name)
    return mode() if mode is not None else z3.Const("rounding", z3.RNE().sort())


def rounded(state: State, name: str, a: Lane, ty: Type, flags: int, rounding: str = NEAREST) -> Lane:
    """`floor`, `ceil`, `trunc`, `round`, `roundeven`; `rint` and `nearbyint`, which go by the mode."""
    denormals.refuse(state, name, ty)
    mode = rounding_mode(rounding) if name in {"rint", "nearbyint"} else ROUNDINGS[name]()
    result = z3.fpRoundToIntegral(mode, number(a.value, ty))
    start = len(state.choices)
    value = from_number(state, result, ty, [a.value])
    return flagged(state, Lane(value, a.poison, undef_with(state, start, a.undef)), [a], ty, ty, flags)


def class_test(a: Lane, ty: Type, mask: int) -> Lane:
    """`is.fpclass`."""
    value = a.value
    x = number(value, ty)
    nan, signals = is_nan(value, ty), is_signalling(value, ty)
    minus = sign_of(value) == 1
    tests: dict[str, Condition] = {
        "snan": signals,
        "qnan": both(nan, negated(signals)),
        "inf": is_infinite(value, ty),
        "normal": z3.fpIsNormal(x),
        "subnormal": z3.fpIsSubnormal(x),
        "0": is_zero(value),
    }
    found: Condition = False
    for place, name in enumerate(CLASSES):
        if mask >> place & 1:
            test = tests[name.lstrip("+-")]
            if name[0] in "+-":
                test = both(test, minus if name[0] == "-" else negated(minus))
            found = either(found, test)
    return Lane(bit(found), a.poison, a.undef)


def extreme(state: State, name: str, a: Lane, b: Lane, ty: Type, flags: int) -> Lane:
    """`minnum`, `maxnum`, `minimum`, `maximum`, `minimumnum`, `maximumnum`. -0 is below 0; with `nsz` either of the two
    is given, but no zero of a sign that neither has."""
    denormals.refuse(state, name, ty)
    x, y = a.value, b.value
    takes_least = name.startswith("min")
    first, second = number(x, ty), number(y, ty)
    start = len(state.choices)
    before = z3.fpLT(first, second) if takes_least else z3.fpGT(first, second)
    equal = z3.fpEQ(first, second)
    if flags & f.FAST_NSZ:
        tie = z3.If(state.chooses("zero"), x, y)
    else:
        keeps = sign_of(x) == (1 if takes_least else 0)
        tie = z3.If(keeps, x, y)
    ordered = z3.If(equal, tie, z3.If(before, x, y))
    nan = chosen_nan(state, ty, [x, y])
    x_nan, y_nan = is_nan(x, ty), is_nan(y, ty)
    if name in {"minimum", "maximum"}:
        value = z3.If(z3.Or(x_nan, y_nan), nan, ordered)
    else:
        value = z3.If(z3.And(x_nan, y_nan), nan, z3.If(x_nan, y, z3.If(y_nan, x, ordered)))
        if not name.endswith("mumnum"):
            # A signaling NaN may count as a NaN that is given on.
            signals = either(is_signalling(x, ty), is_signalling(y, ty))
            value = z3.If(both(signals, state.chooses("nan")), nan, value)
    lane = Lane(value, either(a.poison, b.poison), undef_with(state, start, a.undef | b.undef))
    return flagged(state, lane, [a, b], ty, ty, flags & ~f.FAST_NSZ)


def is_signalling(value: Term, ty: Type) -> Condition:
    fraction = fraction_bits(ty)
    return both(is_nan(value, ty), z3.Extract(fraction - 1, fraction - 1, value) == 0)


def in_any_order(state: State, found: Lane, lanes: Sequence[Lane], ty: Type) -> Lane:
    """What `minnum` or `maxnum` makes of lanes in whatever order: a NaN that signals may leave out what came before
    it, so that with one the result may be a NaN or any of the numbers."""
    start = len(state.choices)
    signals = either(*[is_signalling(lane.value, ty) for lane in lanes])
    value = chosen_nan(state, ty, [lane.value for lane in lanes])
    for lane in lanes:
        value = z3.If(both(state.chooses("lane"), negated(is_nan(lane.value, ty))), lane.value, value)
    value = z3.If(truth(signals), value, found.value)
    return Lane(value, found.poison, undef_with(state, start, found.undef))


def absolute(state: State, a: Lane, ty: Type, flags: int) -> Lane:
    """`fabs`. With `nsz` a zero may have the sign, as for LLVM 22; for LLVM 23 it has none."""
    value = signed(a.value, ty, bits(0, 1))
    return flagged(state, Lane(value, a.poison, a.undef), [a], ty, ty, flags)


def copy_sign(state: State, a: Lane, b: Lane, ty: Type, flags: int) -> Lane:
    start = len(state.choices)
    sign = sign_in(b.value, ty)
    if flags & f.FAST_NSZ and not is_pair(ty):  # that of a zero argument does not count either
        sign = z3.If(is_zero(b.value), state.choice("zero", 1), sign)
    value = signed(a.value, ty, sign)
    lane = Lane(value, either(a.poison, b.poison), undef_with(state, start, a.undef | b.undef))
    return flagged(state, lane, [a, b], ty, ty, flags)


def canonical(state: State, a: Lane, ty: Type, flags: int) -> Lane:
    """`canonicalize`: a NaN becomes a quiet one, of any payload; else the same number."""
    nan = is_nan(a.value, ty)
    start = len(state.choices)
    value = z3.If(nan, quiet(chosen_nan(state, ty, [a.value]), ty), denormals.canonical(state, a.value, ty))
    return flagged(state, Lane(value, a.poison, undef_with(state, start, a.undef)), [a], ty, ty, flags)


def multiply_add(state: State, operands: Sequence[Lane], ty: Type, flags: int) -> Lane:
    """`fmuladd`: rounded once or twice, as it likes."""
    a, b, c = operands
    fused = arithmetic(state, "fma", operands, ty, flags)
    apart = arithmetic(state, "fadd", [arithmetic(state, "fmul", [a, b], ty, flags), c], ty, flags)
    takes = state.chooses("fuse")
    made: Lane = choose_tree(takes, fused, apart)
    return made
