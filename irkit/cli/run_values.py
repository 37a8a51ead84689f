"""The words of `irkit run --function` as values, and values as words."""

from __future__ import annotations

import re
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from typing import Final

from irkit.errors import IRKitError
from irkit.semantics import floats
from irkit.semantics.values import Event, Mark, Poison, Undef
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType

_WIDE: Final = {"x86_fp80": 21, "ppc_fp128": 33, "fp128": 36}  # digits that tell two numbers apart
_MOST_DIGITS: Final = 20000  # before or behind the point, be they bits, of a number that a format may have
_HEXADECIMAL: Final = re.compile(r"([+-]?)0x([0-9a-f]*)\.?([0-9a-f]*)(?:p([+-]?[0-9]+))?", re.ASCII | re.IGNORECASE)
_GIVEN: Final = "an argument of the caller"


def value_of(word: str, ty: Type) -> object:
    """A word as a value of the type: a number, null, poison, undef, or the parts of a vector or aggregate in brackets.
    Raises IRKitError for one that is none."""
    word = word.strip()
    if word == "poison":
        return Poison(Event(None, _GIVEN))
    try:
        if isinstance(ty, IntegerType):
            if word == "undef":
                return Undef(Event(None, _GIVEN), (1 << ty.width) - 1)
            if ty.width == 1 and word in ("true", "false"):
                return int(word == "true")
            return int(word, 0)
        if isinstance(ty, FloatingPointType):
            return _float_of(word)
        if isinstance(ty, PointerType) and word == "null":
            return None
        if isinstance(ty, (ArrayType, VectorType, StructType)):
            return _parts_of(word, ty)
    except ValueError:
        pass
    raise IRKitError(f"'{word}' is no value of type '{ty}'")


def _float_of(word: str) -> Fraction | float:
    """A number as it stands, to be rounded once; a float for what has a sign besides, or is none: what is 0 or infinite
    in each format, and NaN. Raises ValueError for what is no number."""
    hexadecimal = _HEXADECIMAL.fullmatch(word)
    if hexadecimal is None:
        found = float(word)
        number = Decimal(word)
        return Fraction(number) if number.is_finite() and number and abs(number.adjusted()) < _MOST_DIGITS else found
    sign, whole, part, exponent = hexadecimal.groups("0")
    digits = int(f"{sign}{whole}{part}", 16)
    power = int(exponent) - 4 * len(part)
    if digits and abs(power) < _MOST_DIGITS:
        return digits * Fraction(2) ** power
    return float(f"{sign}inf" if digits and power > 0 else f"{sign}0")


def _parts_of(word: str, ty: ArrayType | VectorType | StructType) -> list[object]:
    """Raises ValueError for what is no list of as many parts."""
    if not (word.startswith("[") and word.endswith("]")):
        raise ValueError
    words = _split(word[1:-1])
    if isinstance(ty, StructType):
        types = list(ty.elements or ())
        count = len(types)
    else:
        types = [ty.element] * len(words)
        count = len(words) if isinstance(ty, VectorType) and ty.scalable else ty.count  # the run knows how many
    if len(words) != count:
        raise ValueError
    return [value_of(one, part) for one, part in zip(words, types, strict=True)]


def _split(text: str) -> list[str]:
    """The parts between commas that are in no further brackets."""
    found: list[str] = []
    depth = 0
    part = ""
    for letter in text:
        depth += (letter == "[") - (letter == "]")
        if letter == "," and not depth:
            found.append(part)
            part = ""
        else:
            part += letter
    return [*found, part] if part.strip() or found else []


def shown(value: object, ty: Type) -> str:
    """A result as a word that `value_of` takes, but for pointers."""
    if isinstance(value, list):
        if isinstance(ty, StructType):
            types = list(ty.elements or ())
        else:
            element = ty.element if isinstance(ty, (ArrayType, VectorType)) else ty
            types = [element] * len(value)
        return f"[{', '.join([shown(one, part) for one, part in zip(value, types, strict=True)])}]"
    if isinstance(ty, FloatingPointType) and ty.keyword in _WIDE and isinstance(value, int):
        return _shown_wide(value, ty.keyword)
    return repr(value) if isinstance(value, Mark) else str(value)


def _shown_wide(bits: int, keyword: str) -> str:
    """The bits of a number wider than a double as a decimal one, of as many digits as tell it from others."""
    exact = floats.fraction_of(bits, keyword)
    if exact is None or not exact:
        return str(floats.convert(bits, keyword, "double"))
    for digits in range(1, _WIDE[keyword] + 1):
        context = Context(prec=digits, Emin=MIN_EMIN, Emax=MAX_EMAX)
        found = context.divide(Decimal(exact.numerator), Decimal(exact.denominator))
        if floats.from_fraction(Fraction(found), keyword) == bits:
            break
    return str(found)
