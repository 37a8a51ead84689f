"""`printf` and `scanf` formats."""

from __future__ import annotations

import math
import re
import sys
from fractions import Fraction
from functools import lru_cache
from typing import Final

from irkit import integers
from irkit.errors import UnsupportedError
from irkit.semantics import floats
from irkit.semantics.values import double_bits

_PLACE: Final = re.compile(rb"%([-+ #0']*)(\*|\d{1,9})?(?:\.(\*|-?\d{1,9})?)?(hh|h|ll|l|q|j|z|t|L)?([a-zA-Z%])")
_BASES: Final = {"u": b"%d", "o": b"%o", "x": b"%x", "X": b"%X"}
_LONG: Final = (b"l", b"ll", b"q", b"j", b"z", b"t", b"L")
_SHORT: Final = {b"hh": 8, b"h": 16, b"": 32}


class Conversion:
    """What stands after a `%`: `width` and `precision`, unless arguments say them."""

    def __init__(self, match: re.Match[bytes]) -> None:
        flags, width, precision, length, letter = match.groups(b"")
        self.letter: str = letter.decode()
        self.flags: bytes = flags
        self.asks_width: bool = width == b"*"
        self.width: int = int(width) if width.isdigit() else 0
        self.asks_precision: bool = precision == b"*"
        given = b"." in match[0] and not self.asks_precision
        self.precision: int | None = not_negative(int(precision or b"0")) if given else None
        self.length: bytes = length
        self.integer: str = "long" if length in _LONG else "int"
        self.bits: int = 64 if length in _LONG else _SHORT[length]


class Unknown:
    """What stands after a `%` and is no conversion that is known."""

    def __init__(self, text: bytes) -> None:
        self.text: bytes = text


def not_negative(precision: int) -> int | None:
    """A precision; one below 0 counts as none."""
    return None if precision < 0 else precision


@lru_cache
def pieces_of(template: bytes) -> list[bytes | Conversion | Unknown]:
    """A format taken apart, up to a conversion that is not known."""
    found: list[bytes | Conversion | Unknown] = []
    place = 0
    while True:
        start = template.find(b"%", place)
        if start == -1:
            return [*found, template[place:]]
        found.append(template[place:start])
        match = _PLACE.match(template, start)
        if match is None:
            return [*found, Unknown(template[start : start + 8])]
        place = match.end()
        conversion = Conversion(match)
        if conversion.letter == "%":
            found.append(b"%")
        elif conversion.letter == "s" and conversion.length == b"l":  # of wide characters
            return [*found, Unknown(match[0])]
        else:
            found.append(conversion)


class Formatter:
    """One `printf`: what gives the arguments, reads strings and stores numbers is a subclass."""

    def following(self, kind: str) -> object:
        """The next argument: of "int", "long", "double", "long double", "string", "pointer"."""
        raise NotImplementedError

    def string(self, value: object, limit: int | None) -> bytes:
        """The string at a pointer, up to as many bytes as `limit` says."""
        raise NotImplementedError

    def store(self, value: object, written: int, bits: int) -> None:
        """Store a number through a pointer."""
        raise NotImplementedError

    def format(self, template: bytes) -> bytes:
        made: list[bytes] = []
        for piece in pieces_of(template):
            if isinstance(piece, bytes):
                made.append(piece)
            elif isinstance(piece, Unknown):
                raise UnsupportedError(f"the format {piece.text!r}")
            else:
                made.append(self._piece(piece, made))
        return b"".join(made)

    def _piece(self, piece: Conversion, made: list[bytes]) -> bytes:
        flags, width, precision = piece.flags, piece.width, piece.precision
        if piece.asks_width:
            width = _signed(self.following("int"), 32)
            if width < 0:
                flags += b"-"
                width = -width
        if piece.asks_precision:
            precision = not_negative(_signed(self.following("int"), 32))
        if piece.letter == "n":
            self.store(self.following("string"), sum([len(part) for part in made]), piece.bits)
            return b""
        return self._converted(piece, flags, width, precision)

    def _converted(self, piece: Conversion, flags: bytes, width: int, precision: int | None) -> bytes:
        letter = piece.letter
        if letter in "di":
            value = _signed(self.following(piece.integer), piece.bits)
            return _number(b"-" if value < 0 else _sign(flags), b"%d" % abs(value), flags, width, precision)
        if letter in "uoxX":
            value = integers.low_bits(_int(self.following(piece.integer)), piece.bits)
            return _unsigned(letter, value, flags, width, precision)
        if letter == "c":
            return _padded(bytes([_int(self.following("int")) & 0xFF]), flags, width)
        if letter == "s":
            return _padded(self.string(self.following("string"), precision), flags, width)
        if letter == "p":
            address = _int(self.following("pointer"))
            return _padded(b"(nil)" if not address else b"0x%x" % address, flags, width)
        if letter in "fFeEgGaA":
            number = self.following("long double" if piece.length == b"L" else "double")
            return _float(letter, number, flags, width, precision)
        raise UnsupportedError(f"the conversion %{letter} of printf")


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _signed(value: object, bits: int) -> int:
    return integers.signed(integers.low_bits(_int(value), bits), bits)


def _sign(flags: bytes) -> bytes:
    return b"+" if b"+" in flags else b" " if b" " in flags else b""


def _padded(text: bytes, flags: bytes, width: int) -> bytes:
    return text.ljust(width) if b"-" in flags else text.rjust(width)


def _number(
    prefix: bytes, digits: bytes, flags: bytes, width: int, precision: int | None, leading: bytes = b""
) -> bytes:
    """`leading` is the digit that the number begins with, whatever its precision."""
    if precision is not None:
        digits = digits.lstrip(b"0").rjust(precision, b"0")
    if not digits.startswith(leading):
        digits = leading + digits
    if precision is None:
        digits = _with_zeros(digits, flags, width - len(prefix))
    return _padded(prefix + digits, flags, width)


def _with_zeros(digits: bytes, flags: bytes, width: int) -> bytes:
    """Zeros before digits where a flag asks for them."""
    return digits.rjust(width, b"0") if b"0" in flags and b"-" not in flags else digits


def _unsigned(letter: str, value: int, flags: bytes, width: int, precision: int | None) -> bytes:
    digits = _BASES[letter] % value
    prefix = b""
    if b"#" in flags:
        if letter == "o":
            return _number(b"", digits, flags, width, precision, b"0")
        if letter in "xX" and value:
            prefix = b"0" + letter.encode()
    return _number(prefix, digits, flags, width, precision)


def _float(letter: str, value: object, flags: bytes, width: int, precision: int | None) -> bytes:
    exact: Fraction | None
    if isinstance(value, float):
        negative = double_bits(value) >> 63 == 1
        is_nan = math.isnan(value)
        exact = floats.fraction_of(value, "double")
    else:
        bits = _int(value)
        negative = bits >> 79 & 1 == 1
        is_nan = floats.is_nan_bits(bits, "x86_fp80")
        exact = floats.fraction_of(bits, "x86_fp80")
    prefix = b"-" if negative else _sign(flags)
    upper = letter.isupper()
    if exact is None:
        word = b"nan" if is_nan else b"inf"
        return _padded(prefix + (word.upper() if upper else word), flags, width)
    if letter in "aA":
        digits = _hexadecimal(exact, precision, not isinstance(value, float), b"#" in flags)
        text = prefix + b"0x" + _with_zeros(digits, flags, width - len(prefix) - 2)
        return _padded(text.upper() if upper else text, flags, width)
    digits = decimal_digits(abs(exact), letter.lower(), 6 if precision is None else precision, b"#" in flags)
    if upper:
        digits = digits.upper()
    return _padded(prefix + _with_zeros(digits, flags, width - len(prefix)), flags, width)


_MOST_DIGITS: Final = sys.int_info.default_max_str_digits  # of which Python makes a number at once
_MANY: Final = 10**_MOST_DIGITS
_LEAST_LONG: Final = -(1 << 63)
_MOST_UNSIGNED: Final = (1 << 64) - 1
_DIGITS_OF_A_BIT: Final = math.log10(2)
_FARTHEST: Final = 20_000  # power of 2 or 10 that no format comes near


def decimal_digits(value: Fraction, letter: str, precision: int, alternative: bool) -> bytes:
    """The digits of a number that is not negative, as %f, %e and %g have them."""
    if letter == "f":
        return fixed(value, precision, alternative).encode()
    if letter == "e":
        return scientific(value, precision, alternative).encode()
    precision = max(precision, 1)
    _, exponent = digits_and_exponent(value, precision - 1)
    if -4 <= exponent < precision:
        text = fixed(value, precision - 1 - exponent, alternative)
        if not alternative and "." in text:
            text = text.rstrip("0").rstrip(".")
        return text.encode()
    mantissa, _, power = scientific(value, precision - 1, alternative).partition("e")
    if not alternative and "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}e{power}".encode()


def fixed(value: Fraction, precision: int, point: bool) -> str:
    scaled = round(value * 10**precision)
    text = digits_of(scaled).rjust(precision + 1, "0")
    if not precision:
        return text + ("." if point else "")
    return f"{text[:-precision]}.{text[-precision:]}"


def digits_of(number: int) -> str:
    """The digits of a number that is not negative, of more of which Python makes no text at once."""
    if number < _MANY:
        return str(number)
    high, low = divmod(number, _MANY)
    return digits_of(high) + str(low).rjust(_MOST_DIGITS, "0")


def digits_and_exponent(value: Fraction, precision: int) -> tuple[int, int]:
    """One digit and as many as `precision` says behind it, as a number, and the power of ten of the first."""
    exponent = 0
    if value:
        exponent = int((value.numerator.bit_length() - value.denominator.bit_length()) * _DIGITS_OF_A_BIT)
        while value < Fraction(10) ** exponent:
            exponent -= 1
    scaled = round(value / Fraction(10) ** exponent * 10**precision)
    while scaled >= 10 ** (precision + 1):
        exponent += 1
        scaled = round(value / Fraction(10) ** exponent * 10**precision)
    return scaled, exponent


def scientific(value: Fraction, precision: int, point: bool) -> str:
    scaled, exponent = digits_and_exponent(value, precision)
    text = digits_of(scaled).ljust(precision + 1, "0")
    rest = text[1:]
    sign = "-" if exponent < 0 else "+"
    return f"{text[0]}{'.' if rest or point else ''}{rest}e{sign}{abs(exponent):02}"


def _hexadecimal(value: Fraction, precision: int | None, extended: bool, point: bool) -> bytes:
    """The digits of `%a` as glibc has them: one bit before the point, none for what is subnormal; of an `x86_fp80`,
    whose leading bit is stored, four.
    """
    if not value:
        return b"0" + (b"." if precision or point else b"") + b"0" * (precision or 0) + b"p+0"
    value = abs(value)
    exponent = value.numerator.bit_length() - value.denominator.bit_length()  # which is a power of two
    exponent = max(exponent, -16382) - 3 if extended else max(exponent, -1022)
    mantissa = value / Fraction(2) ** exponent
    power = mantissa.denominator.bit_length() - 1  # of 2, that the denominator is
    places = (power + 3) // 4 if precision is None else precision
    digits = f"{round(mantissa * 16**places):0{places + 1}x}"
    if len(digits) > places + 1:  # rounded up to 16
        digits = digits[:-1]
        exponent += 4
    whole, rest = digits[0], digits[1:]
    return f"{whole}{'.' if rest or point else ''}{rest}p{exponent:+d}".encode()


_FLOAT: Final = re.compile(
    rb"[ \t\n\v\f\r]*([-+]?(?:0x(?=\.?[0-9a-f])[0-9a-f]*\.?[0-9a-f]*(?:p[-+]?\d+)?|inf(?:inity)?|nan(?:\(\w*\))?"
    rb"|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))",
    re.IGNORECASE,
)
_INTEGER: Final = re.compile(rb"[ \t\n\v\f\r]*([-+]?)(0[xX](?=[0-9a-fA-F]))?([0-9a-zA-Z]*)")


def parse_float(text: bytes) -> tuple[Fraction | float, int]:
    """The number at the start of a text, and where it ends; 0 where there is none."""
    match = _FLOAT.match(text)
    if match is None:
        return 0.0, 0
    word = match[1].decode().lower()
    magnitude = _magnitude(word.lstrip("+-"))
    return -magnitude if word.startswith("-") else magnitude, match.end()


def _magnitude(word: str) -> Fraction | float:
    """The number that a word such as `1.5e3` or `0x1.8p3` is, exactly; beyond all formats, infinity or 0."""
    if word.startswith(("nan", "inf")):
        return float(word[:3])
    hexadecimal = word.startswith("0x")
    digits, _, power = word.removeprefix("0x").partition("p" if hexadecimal else "e")
    whole, _, rest = digits.partition(".")
    digits = (whole + rest).lstrip("0")
    base, radix, distance = (16, 2, 4) if hexadecimal else (10, 10, 1)  # between digits, in powers of the radix
    exponent = integer_of(power, 10) - distance * len(rest)
    highest = exponent + distance * len(digits)
    if not digits or highest < -_FARTHEST:
        return 0.0
    if highest > _FARTHEST:
        return math.inf
    return integer_of(digits, base) * Fraction(radix) ** exponent


def integer_of(digits: str, base: int) -> int:
    """The number that digits with a sign or none are, 0 without any, also those of which Python makes none at once."""
    if len(digits) <= _MOST_DIGITS:
        return int(digits or "0", base)
    if digits[0] in "+-":
        return integer_of(digits[1:], base) * (-1 if digits[0] == "-" else 1)
    low = len(digits) // 2
    scale: int = base**low
    return integer_of(digits[:-low], base) * scale + integer_of(digits[-low:], base)


def parse_integer(text: bytes, base: int) -> tuple[int, int]:
    """The integer at the start of a text, of a base (0: as it is written), and where it ends."""
    match = _INTEGER.match(text)
    assert match is not None
    sign, prefix, digits = match.groups()
    start = match.start(3)
    if prefix and base in (0, 16):
        base = 16
    elif prefix:
        digits, start = prefix + digits, match.start(2)
    elif base == 0:
        base = 8 if digits[:1] == b"0" else 10
    count = 0
    for letter in digits.decode():
        if int(letter, 36) >= base:
            break
        count += 1
    if not count:
        return 0, 0
    value = integer_of(digits[:count].decode(), base)
    return -value if sign == b"-" else value, start + count


def limited(value: int, is_signed: bool) -> int:
    """An integer as `strtol` or `strtoul` gives it, which wraps around what is negative: the end of the range where the
    value is beyond."""
    lowest = _LEAST_LONG if is_signed else -_MOST_UNSIGNED
    highest = -1 - _LEAST_LONG if is_signed else _MOST_UNSIGNED
    if value < lowest:
        return lowest if is_signed else highest
    return min(value, highest)
