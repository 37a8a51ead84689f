"""The functions of numbers that intrinsics and the C library share."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from irkit.folding import floats as exact
from irkit.semantics import floats
from irkit.semantics.floats import UNORDERED
from irkit.semantics.values import NARROW, double_bits, double_of, float_bits, float_of

_Function = Callable[[float], float]

# Roundings of what is finite. A whole number that is large is a double again.


def _nearest(x: float) -> float:
    return math.copysign(float(round(x)), x)


def _away(x: float) -> float:
    whole = math.floor(abs(x))
    return math.copysign(float(whole + (abs(x) - whole >= 0.5)), x)


def _floor(x: float) -> float:
    return math.copysign(float(math.floor(x)), x)


def _ceil(x: float) -> float:
    return math.copysign(float(math.ceil(x)), x)


def _trunc(x: float) -> float:
    return math.copysign(float(math.trunc(x)), x)


# Functions of which the result for a finite number is finite or raises; those for NaN and infinities are below.
UNARY: Final[dict[str, _Function]] = {
    "sqrt": math.sqrt,
    "floor": _floor,
    "ceil": _ceil,
    "trunc": _trunc,
    "rint": _nearest,
    "nearbyint": _nearest,
    "roundeven": _nearest,
    "round": _away,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "asinh": math.asinh,
    "acosh": math.acosh,
    "atanh": math.atanh,
    "exp": math.exp,
    "exp2": math.exp2,
    "exp10": lambda x: math.pow(10.0, x),
    "expm1": math.expm1,
    "log": math.log,
    "log2": math.log2,
    "log10": math.log10,
    "log1p": math.log1p,
    "cbrt": math.cbrt,
    "erf": math.erf,
    "erfc": math.erfc,
    "tgamma": math.gamma,
    "lgamma": math.lgamma,
    "fabs": math.fabs,
    "canonicalize": lambda x: x,
}
_ROUNDINGS: Final = ("floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round")
_POLES: Final = {"log": -math.inf, "log2": -math.inf, "log10": -math.inf}


def double_function(name: str, x: float) -> float:
    """A function of a double, with C's results where Python raises an error."""
    if math.isnan(x):
        return floats.quieted(x)
    if math.isinf(x) and name in _ROUNDINGS:
        return x
    try:
        return UNARY[name](x)
    except ValueError:
        if x == 0 and name in _POLES:
            return _POLES[name]
        if name == "log1p" and x == -1:
            return -math.inf
        if name == "atanh" and abs(x) == 1:
            return math.copysign(math.inf, x)
        if name == "tgamma" and x == 0:
            return math.copysign(math.inf, x)
        if name == "lgamma" and not math.isinf(x):
            return math.inf
        return -math.nan
    except OverflowError:
        if name in ("sinh", "expm1", "tgamma"):
            return math.copysign(math.inf, x)
        return math.inf


def float_unary(name: str, x: object, keyword: str) -> object:
    """A function of a number of the format, rounded to it."""
    if isinstance(x, float):
        return floats.rounded(double_function(name, x), keyword)
    assert isinstance(x, int)
    if name == "fabs":
        return x ^ floats.sign_bits(keyword) if floats.is_negative_bits(x, keyword) else x
    if name == "canonicalize":
        return x
    if floats.is_nan_bits(x, keyword):
        return x
    value = floats.fraction_of(x, keyword)
    if name in _ROUNDINGS:
        return x if value is None else _whole(name, value, x, keyword)
    if name == "sqrt" and value is not None:
        return _wide_sqrt(value, x, keyword)
    return floats.convert(double_function(name, _as_double(x, keyword)), "double", keyword)


def _as_double(x: object, keyword: str) -> float:
    """The nearest double."""
    found = floats.convert(x, keyword, "double")
    assert isinstance(found, float)
    return found


def _whole(name: str, value: Fraction, bits: int, keyword: str) -> object:
    if name == "floor":
        found = math.floor(value)
    elif name == "ceil":
        found = math.ceil(value)
    elif name == "trunc":
        found = math.trunc(value)
    elif name == "round":
        found = math.trunc(2 * value) - math.trunc(value)
    else:
        found = round(value)
    made = floats.from_fraction(Fraction(found), keyword)
    if not found and isinstance(made, int) and floats.is_negative_bits(bits, keyword):
        made |= 1 << 63 if keyword == "ppc_fp128" else floats.sign_bits(keyword)
    return made


def _wide_sqrt(value: Fraction, bits: int, keyword: str) -> object:
    if value < 0:
        return exact.default_nan(keyword)
    if value == 0:
        return bits
    scale = 1 << 160
    root = Fraction(math.isqrt(value.numerator * scale * scale * value.denominator), value.denominator * scale)
    return floats.from_fraction(root, keyword)


def is_nan(x: object, keyword: str) -> bool:
    if isinstance(x, float):
        return math.isnan(x)
    assert isinstance(x, int)
    return floats.is_nan_bits(x, keyword)


def is_negative(x: object, keyword: str) -> bool:
    if isinstance(x, float):
        return double_bits(x) >> 63 == 1
    assert isinstance(x, int)
    return floats.is_negative_bits(x, keyword)


def is_signalling(x: float) -> bool:
    return math.isnan(x) and not double_bits(x) >> 51 & 1


def _extreme(name: str, x: object, y: object, keyword: str) -> object:
    x_nan, y_nan = is_nan(x, keyword), is_nan(y, keyword)
    if x_nan or y_nan:
        if name in ("minimum", "maximum"):
            return x if x_nan else y
        return y if x_nan else x
    outcome = floats.compare(x, y, keyword)
    smaller = name.startswith("min")
    if not outcome:
        return x if is_negative(x, keyword) == smaller else y
    return x if (outcome == -1) == smaller else y


def power(x: float, y: float) -> float:
    try:
        return math.pow(x, y)
    except (OverflowError, ValueError) as error:
        if x and isinstance(error, ValueError):
            return -math.nan
        return math.copysign(math.inf, x) if math.fmod(y, 2.0) in (1.0, -1.0) else math.inf


_BINARY: Final[dict[str, Callable[[float, float], float]]] = {
    "pow": power,
    "atan2": math.atan2,
    "hypot": math.hypot,
    "fmod": floats.remainder,
    "remainder": lambda x, y: math.remainder(x, y) if y and not math.isinf(x) else -math.nan,
    "fdim": lambda x, y: 0.0 if x <= y else x - y,
}


_FRACTION: Final = (1 << 63) - 1  # of an x86_fp80, without its leading bit


def _next_after(x: object, y: object, keyword: str) -> object:
    """The number of the format next to one, towards another."""
    order = floats.compare(x, y, keyword)
    if order in (0, UNORDERED):
        return x if is_nan(x, keyword) else y
    bits = float_bits(x, keyword) if isinstance(x, float) else x
    assert isinstance(bits, int)
    extended = keyword == "x86_fp80"  # without its leading bit while it is counted
    if extended:
        bits = bits >> 64 << 63 | bits & _FRACTION
    sign = 1 << (sum(NARROW[keyword]) if keyword in NARROW else 78)
    if bits in (0, sign):
        bits = 1 if order == -1 else sign | 1
    else:
        bits += -1 if (order == -1) == bool(bits & sign) else 1
    if extended:
        exponent = bits >> 63
        bits = exponent << 64 | (exponent & 0x7FFF != 0) << 63 | bits & _FRACTION
    return float_of(bits, keyword) if keyword in NARROW else bits


EXTREMES: Final = ("minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum")


def float_binary(name: str, x: object, y: object, keyword: str) -> object:
    if name in EXTREMES:
        return _extreme(name, x, y, keyword)
    if name == "copysign":
        if isinstance(x, float):
            return math.copysign(x, -1.0 if is_negative(y, keyword) else 1.0)
        assert isinstance(x, int)
        return x if is_negative(x, keyword) == is_negative(y, keyword) else x ^ floats.sign_bits(keyword)
    if name == "nextafter" and keyword != "ppc_fp128":
        return _next_after(x, y, keyword)
    if isinstance(x, float):
        assert isinstance(y, float)
        return floats.rounded(_BINARY[name](x, y), keyword)
    assert isinstance(x, int)
    assert isinstance(y, int)
    first, second = floats.fraction_of(x, keyword), floats.fraction_of(y, keyword)
    order = floats.compare(x, y, keyword)
    if name == "fdim" and order != UNORDERED:
        if order <= 0:
            return floats.from_fraction(Fraction(0), keyword)
        if first is None or second is None:
            return floats.convert(math.inf, "double", keyword)
        return floats.from_fraction(first - second, keyword)
    if first is not None and second is not None:
        if name == "fmod" and second:
            return floats.wide_arithmetic("frem", x, y, keyword)
        if name == "hypot":
            return _wide_sqrt(first * first + second * second, 0, keyword)
        if name == "remainder" and second:
            rest = floats.from_fraction(first - second * round(first / second), keyword)
            return rest if rest else float_binary("copysign", rest, x, keyword)
    if name in ("fmod", "remainder") and first is not None and second is None and order != UNORDERED:
        return x  # an infinity is not taken from it
    return floats.convert(_BINARY[name](_as_double(x, keyword), _as_double(y, keyword)), "double", keyword)


_FARTHEST: Final = 40_000  # more than there is from the smallest number of any format to the largest


def scaled(x: object, exponent: int, keyword: str) -> object:
    """`ldexp`."""
    value = floats.fraction_of(x, keyword)
    if value is None or not value:
        return x
    exponent = max(-_FARTHEST, min(_FARTHEST, exponent))
    return floats.from_fraction(value * Fraction(2) ** exponent, keyword)


def fraction_and_exponent(x: object, keyword: str) -> tuple[object, int]:
    """`frexp`."""
    if isinstance(x, float):
        return math.frexp(x)
    value = floats.fraction_of(x, keyword)
    if value is None or not value:
        return x, 0
    exponent = value.numerator.bit_length() - value.denominator.bit_length() + 1  # which is a power of two
    return floats.from_fraction(value / Fraction(2) ** exponent, keyword), exponent


def whole_and_rest(x: object, keyword: str) -> tuple[object, object]:
    """`modf`: the number without its fraction, and the fraction, each with the number's sign."""
    whole = float_unary("trunc", x, keyword)
    value = floats.fraction_of(x, keyword)
    if value is None and is_nan(x, keyword):
        return whole, whole
    rest = floats.from_fraction(Fraction(0) if value is None else value - math.trunc(value), keyword)
    return whole, float_binary("copysign", rest, x, keyword)


# LLVM's classes, as bits of `llvm.is.fpclass`.
SIGNALLING: Final = 1
QUIET: Final = 2


def float_class(x: object, keyword: str) -> int:
    """The bit of the class that a number is of."""
    bits = float_bits(x, keyword) if isinstance(x, float) else x
    assert isinstance(bits, int)
    if keyword == "ppc_fp128":
        return _class_of_pair(double_of(bits & (1 << 64) - 1), double_of(bits >> 64))
    if keyword in NARROW:
        exponent_bits, fraction_bits = NARROW[keyword]
    else:
        exponent_bits, fraction_bits = {"fp128": (15, 112), "x86_fp80": (15, 63)}[keyword]
    extended = keyword == "x86_fp80"
    negative = bits >> (exponent_bits + fraction_bits + extended) & 1
    exponent = bits >> (fraction_bits + extended) & ((1 << exponent_bits) - 1)
    fraction = bits & ((1 << fraction_bits) - 1)
    if exponent == (1 << exponent_bits) - 1:
        if fraction:
            return QUIET if fraction >> (fraction_bits - 1) else SIGNALLING
        return 4 if negative else 512
    if exponent == 0:
        if fraction == 0:
            return 32 if negative else 64
        return 16 if negative else 128
    return 8 if negative else 256


def _class_of_pair(first: float, second: float) -> int:
    """The bit of the class of the sum of two doubles: that of the first, and of normal ones subnormal where the second
    is, or where it is more than what the first was rounded by."""
    found = float_class(first, "double")
    if found in (8, 256) and (float_class(second, "double") in (16, 128) or first + second != first):
        return 16 if found == 8 else 128
    return found
