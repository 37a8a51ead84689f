"""Arithmetic on floating-point numbers: IEEE 754, rounded to nearest, ties to even.

half, bfloat, float and double are computed as Python floats and rounded to their format: for + - * / and sqrt rounding
twice gives what rounding once gives, since a double has more than twice their bits and two. fp128, x86_fp80 and
ppc_fp128 are computed exactly and rounded by `irkit.folding.floats`.
"""

from __future__ import annotations

import math
import struct
from array import array
from fractions import Fraction
from typing import Final

from irkit.errors import UnsupportedError
from irkit.folding import floats as exact
from irkit.semantics.values import NARROW, double_bits, double_of, float_bits, float_of

NAN: Final = math.nan
INFINITY: Final = math.inf
_SINGLE: Final = struct.Struct("<f")
_HALF: Final = struct.Struct("<e")
_EXACT: Final = 1 << 53  # all integers up to it are doubles
_packed: Final = _SINGLE.pack
_unpacked: Final = _SINGLE.unpack


def rounded(value: float, keyword: str) -> float:
    """The nearest number of the format; not-a-number keeps what of its payload the format has."""
    if keyword == "double" or math.isnan(value):
        return value
    try:
        if keyword == "float":
            found: float = _SINGLE.unpack(_SINGLE.pack(value))[0]
            return found
        if keyword == "half":
            found = _HALF.unpack(_HALF.pack(value))[0]
            return found
    except OverflowError:
        return math.copysign(INFINITY, value)
    return _bfloat(value)


def single(value: float) -> float:
    """The nearest `float`."""
    if math.isnan(value):
        return value
    try:
        found: float = _unpacked(_packed(value))[0]
    except OverflowError:
        return math.copysign(INFINITY, value)
    return found


def singles(values: list[float]) -> list[float]:
    """The nearest `float` of each; not-a-number keeps what of its payload the format has."""
    found: list[float] = array("f", values).tolist()
    return found


def _bfloat(value: float) -> float:
    bits = exact.encode(exact.decode(double_bits(value), "double"), "bfloat")
    return float_of(bits, "bfloat")


def quieted(value: float) -> float:
    """A NaN that signals no longer."""
    return double_of(double_bits(value) | 1 << 51)


def divide(a: float, b: float) -> float:
    if b != 0:
        return a / b
    if math.isnan(a):
        return quieted(a)
    if a == 0:
        return -NAN
    return math.copysign(INFINITY, a) * math.copysign(1.0, b)


def remainder(a: float, b: float) -> float:
    """`frem`, C's fmod."""
    if math.isnan(a):
        return quieted(a)
    if math.isnan(b):
        return quieted(b)
    if math.isinf(a) or b == 0:
        return -NAN
    return math.fmod(a, b)


def wide_arithmetic(opcode: str, a: int, b: int, keyword: str) -> int:
    """The same on the bits of a wide format."""
    if keyword == "ppc_fp128":
        return _pair(_exact(opcode, _of_pair(a), _of_pair(b)))
    return exact.arithmetic(opcode, a, b, keyword)


def first_of_pair(bits: int) -> float:
    """The first of the two doubles whose sum a ppc_fp128 is; it alone says what is not finite, and the sign of zero."""
    return double_of(bits & (1 << 64) - 1)


def _of_pair(bits: int) -> Fraction:
    high, low = first_of_pair(bits), double_of(bits >> 64)
    if not math.isfinite(high):
        raise UnsupportedError("arithmetic on ppc_fp128 that is not finite")
    return Fraction(high) + Fraction(low)


def _pair(value: Fraction) -> int:
    high = _nearest(value)
    rest = float(value - Fraction(high)) if math.isfinite(high) else 0.0
    return double_bits(high) | double_bits(rest) << 64


def _nearest(value: Fraction | int) -> float:
    """The nearest double."""
    try:
        return float(value)
    except OverflowError:
        return INFINITY if value > 0 else -INFINITY


def _exact(opcode: str, a: Fraction, b: Fraction) -> Fraction:
    if opcode == "fadd":
        return a + b
    if opcode == "fsub":
        return a - b
    if opcode == "fmul":
        return a * b
    if b == 0:
        raise UnsupportedError("division of ppc_fp128 by zero")
    return a / b if opcode == "fdiv" else a - b * int(a / b)


def sign_bits(keyword: str) -> int:
    """The bits of a wide format in which a number and its negation differ: ppc_fp128 is the sum of two doubles."""
    if keyword == "ppc_fp128":
        return 1 << 63 | 1 << 127
    return 1 << 79 if keyword == "x86_fp80" else 1 << 127


def is_negative_bits(bits: int, keyword: str) -> bool:
    """Whether a number of a wide format has the sign; that of a ppc_fp128 is its first double's."""
    return bool(bits >> (63 if keyword == "ppc_fp128" else 79 if keyword == "x86_fp80" else 127) & 1)


def is_nan_bits(bits: int, keyword: str) -> bool:
    if keyword == "ppc_fp128":
        return math.isnan(first_of_pair(bits))
    return exact.decode(bits, keyword).kind == exact.NAN


def fraction_of(value: object, keyword: str) -> Fraction | None:
    """The exact value; None where it is not finite."""
    if isinstance(value, float):
        return Fraction(value) if math.isfinite(value) else None
    assert isinstance(value, int)
    if keyword == "ppc_fp128":
        return _of_pair(value) if math.isfinite(first_of_pair(value)) else None
    number = exact.decode(value, keyword)
    return number.signed() if number.kind == exact.FINITE else None


UNORDERED: Final = 2


def compare(a: object, b: object, keyword: str) -> int:
    """-1, 0 or 1; `UNORDERED`."""
    if isinstance(a, float):
        assert isinstance(b, float)
        if a < b:
            return -1
        if a > b:
            return 1
        return 0 if a == b else UNORDERED
    assert isinstance(a, int)
    assert isinstance(b, int)
    if is_nan_bits(a, keyword) or is_nan_bits(b, keyword):
        return UNORDERED
    x, y = ordered(a, keyword), ordered(b, keyword)
    return (x > y) - (x < y)


def ordered(bits: int, keyword: str) -> Fraction | float:
    if keyword == "ppc_fp128":
        first = first_of_pair(bits)
        return _of_pair(bits) if math.isfinite(first) else first
    number = exact.decode(bits, keyword)
    if number.kind == exact.INFINITE:
        return -INFINITY if number.negative else INFINITY
    return number.signed()


# Predicates of fcmp as sets of outcomes: bit 0 less, bit 1 equal, bit 2 greater, bit 3 unordered.
OUTCOMES: Final[dict[str, int]] = {
    "false": 0,
    "oeq": 2,
    "ogt": 4,
    "oge": 6,
    "olt": 1,
    "ole": 3,
    "one": 5,
    "ord": 7,
    "uno": 8,
    "ueq": 10,
    "ugt": 12,
    "uge": 14,
    "ult": 9,
    "ule": 11,
    "une": 13,
    "true": 15,
}


def convert(value: object, source: str, target: str) -> object:
    """`fptrunc` and `fpext`."""
    if isinstance(value, float) and target in NARROW:
        if math.isnan(value):
            return float_of(float_bits(quieted(value), target), target) if target != source else value
        return rounded(value, target)
    if isinstance(value, float):
        bits, source = double_bits(value), "double"
    else:
        assert isinstance(value, int)
        bits = value
    if source == "ppc_fp128":
        high = first_of_pair(bits)
        if target in NARROW:
            return rounded(float(_of_pair(bits)), target) if high and math.isfinite(high) else high
        bits, source = double_bits(high), "double"
    if target == "ppc_fp128":
        first = exact.convert(bits, source, "double")
        value, high = fraction_of(bits, source), double_of(first)
        return _pair(value) if value is not None and high and math.isfinite(high) else first
    made = exact.convert(bits, source, target)
    return float_of(made, target) if target in NARROW else made


def from_integer(value: int, keyword: str) -> object:
    if keyword == "double":
        return _nearest(value)
    if keyword == "float" and abs(value) <= _EXACT:
        return single(float(value))
    if keyword == "ppc_fp128":
        return _pair(Fraction(value))
    if value == 0:
        return 0.0 if keyword in NARROW else 0
    bits = exact.from_integer(value, keyword)
    return float_of(bits, keyword) if keyword in NARROW else bits


def to_integer(value: object, keyword: str) -> int | None:
    """The number without its fraction; None where it is not finite."""
    if isinstance(value, float):
        return int(value) if math.isfinite(value) else None
    found = fraction_of(value, keyword)
    return None if found is None else int(found)


def from_fraction(value: Fraction, keyword: str) -> object:
    if keyword == "ppc_fp128":
        return _pair(value)
    made = exact.encode(exact.finite(value), keyword)
    return float_of(made, keyword) if keyword in NARROW else made


def fused(a: object, b: object, c: object, keyword: str) -> object:
    """`a` times `b` plus `c`, rounded once."""
    x, y, z = fraction_of(a, keyword), fraction_of(b, keyword), fraction_of(c, keyword)
    if x is not None and y is not None:
        if z is None:
            return c
        found = x * y + z
        if found:
            return from_fraction(found, keyword)
    if isinstance(a, float):
        assert isinstance(b, float)
        assert isinstance(c, float)
        if x is not None and y is not None:
            if x and y:  # which c takes away to the last bit
                return 0.0
            return math.copysign(0.0, a) * math.copysign(1.0, b) + c
        return a * b + c
    assert isinstance(a, int)
    assert isinstance(b, int)
    assert isinstance(c, int)
    return wide_arithmetic("fadd", wide_arithmetic("fmul", a, b, keyword), c, keyword)
