"""`printf` and `scanf` formats."""

from __future__ import annotations

import math
import re
from fractions import Fraction
from functools import lru_cache
from typing import Final

from irkit.errors import UnsupportedError
from irkit.semantics import floats
from irkit.semantics.values import double_bits

_PLACE: Final = re.compile(rb"%([-+ #0']*)(\*|\d{1,9})?(?:\.(\*|-?\d{1,9})?)?(hh|h|ll|l|q|j|z|t|L)?([a-zA-Z%])")
_BASES: Final = {"u": b"%d", "o": b"%o", "x": b"%x", "X": b"%X"}
WIDTHS: Final = {b"hh": 8, b"h": 16, b"": 32, b"l": 64, b"ll": 64, b"q": 64, b"j": 64, b"z": 64, b"t": 64}
# What a conversion without flags, width and precision asks for.
ODD: Final = 0
SIGNED: Final = 1
UNSIGNED: Final = 2
HEXADECIMAL: Final = 3
CHARACTER: Final = 4
STRING: Final = 5
PLAIN: Final = {"d": SIGNED, "i": SIGNED, "u": UNSIGNED, "x": HEXADECIMAL, "c": CHARACTER, "s": STRING}


class Conversion:
    """What stands after a `%`: `width` and `precision` (-1: none), unless arguments say them. Without a `letter` it is
    none that is known, and `flags` is its text. `plain` is one of `PLAIN` where only the argument counts."""

    def __init__(self, letter: str, flags: bytes, width: int = 0, precision: int = -1, length: bytes = b"") -> None:
        self.letter: str = letter
        self.flags: bytes = flags
        self.width: int = width
        self.precision: int = precision
        self.length: bytes = length
        self.bits: int = WIDTHS.get(length, 64)
        self.integer: str = "long" if self.bits == 64 else "int"
        self.asks_width: bool = False
        self.asks_precision: bool = False
        self.plain: int = ODD

    def settle(self) -> None:
        """Find out whether it is a plain one."""
        if not (self.flags or self.width or self.precision >= 0 or self.asks_width or self.asks_precision):
            self.plain = PLAIN.get(self.letter, ODD)


@lru_cache(maxsize=1024)
def pieces_of(template: bytes) -> list[bytes | Conversion]:
    """A format taken apart, up to a conversion that is not known."""
    found: list[bytes | Conversion] = []
    place = 0
    while True:
        start = template.find(b"%", place)
        if start == -1:
            return [*found, template[place:]]
        found.append(template[place:start])
        match = _PLACE.match(template, start)
        if match is None:
            return [*found, Conversion("", template[start : start + 8])]
        flags, width, precision, length, letter = match.groups()
        place = match.end()
        if letter == b"%":
            found.append(b"%")
            continue
        if letter == b"s" and length == b"l":  # of wide characters
            return [*found, Conversion("", match[0])]
        conversion = Conversion(
            letter.decode(),
            flags,
            int(width) if width and width != b"*" else 0,
            -1 if b"." not in match[0] or precision == b"*" else int(precision or b"0"),
            length or b"",
        )
        conversion.asks_width = width == b"*"
        conversion.asks_precision = precision == b"*"
        conversion.settle()
        found.append(conversion)


class Formatter:
    """One `printf`: what gives the arguments, reads strings and stores numbers is a subclass."""

    def following(self, kind: str) -> object:
        """The next argument: of "int", "long", "double", "long double", "string", "pointer"."""
        raise NotImplementedError

    def string(self, value: object, limit: int) -> bytes:
        """The string at a pointer, up to as many bytes as `limit` says (-1: to its end)."""
        raise NotImplementedError

    def store(self, value: object, written: int, bits: int) -> None:
        """Store a number through a pointer."""
        raise NotImplementedError

    def format(self, template: bytes) -> bytes:
        made: list[bytes] = []
        for piece in pieces_of(template):
            if isinstance(piece, bytes):
                made.append(piece)
            elif piece.plain:
                made.append(self._plain(piece))
            else:
                made.append(self._piece(piece, made))
        return b"".join(made)

    def _plain(self, piece: Conversion) -> bytes:
        kind = piece.plain
        if kind == STRING:
            return self.string(self.following("string"), -1)
        if kind == CHARACTER:
            return bytes([_int(self.following("int")) & 0xFF])
        value = _int(self.following(piece.integer))
        if kind == SIGNED:
            return b"%d" % _signed(value, piece.bits)
        value &= (1 << piece.bits) - 1
        return b"%x" % value if kind == HEXADECIMAL else b"%d" % value

    def _piece(self, piece: Conversion, made: list[bytes]) -> bytes:
        flags, width, precision = piece.flags, piece.width, piece.precision
        if not piece.letter:
            raise UnsupportedError(f"the format {flags!r}")
        if piece.asks_width:
            width = _signed(self.following("int"), 32)
            if width < 0:
                flags += b"-"
                width = -width
        if piece.asks_precision:
            precision = _signed(self.following("int"), 32)
        if piece.letter == "n":
            self.store(self.following("string"), sum([len(part) for part in made]), piece.bits)
            return b""
        return self._converted(piece, flags, width, precision)

    def _converted(self, piece: Conversion, flags: bytes, width: int, precision: int) -> bytes:
        letter = piece.letter
        if letter in "di":
            value = _signed(self.following(piece.integer), piece.bits)
            return _number(b"-" if value < 0 else _sign(flags), b"%d" % abs(value), flags, width, precision)
        if letter in "uoxX":
            value = _int(self.following(piece.integer)) & ((1 << piece.bits) - 1)
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
    found = _int(value) & ((1 << bits) - 1)
    return found - (1 << bits) if found >> (bits - 1) else found


def _sign(flags: bytes) -> bytes:
    return b"+" if b"+" in flags else b" " if b" " in flags else b""


def _padded(text: bytes, flags: bytes, width: int) -> bytes:
    if len(text) >= width:
        return text
    return text.ljust(width) if b"-" in flags else text.rjust(width)


def _number(prefix: bytes, digits: bytes, flags: bytes, width: int, precision: int, leading: bytes = b"") -> bytes:
    """`leading` is the digit that the number begins with, whatever its precision."""
    if precision == 0 and digits == b"0":
        digits = b""
    digits = digits.rjust(precision, b"0")
    if not digits.startswith(leading):
        digits = leading + digits
    if precision < 0 and b"0" in flags and b"-" not in flags:
        digits = digits.rjust(width - len(prefix), b"0")
    return _padded(prefix + digits, flags, width)


def _unsigned(letter: str, value: int, flags: bytes, width: int, precision: int) -> bytes:
    digits = _BASES[letter] % value
    prefix = b""
    if b"#" in flags:
        if letter == "o":
            return _number(b"", digits, flags, width, precision, b"0")
        if letter in "xX" and value:
            prefix = b"0" + letter.encode()
    return _number(prefix, digits, flags, width, precision)


def _float(letter: str, value: object, flags: bytes, width: int, precision: int) -> bytes:
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
        if b"0" in flags and b"-" not in flags:
            digits = digits.rjust(width - len(prefix) - 2, b"0")
        text = prefix + b"0x" + digits
        return _padded(text.upper() if upper else text, flags, width)
    digits = decimal_digits(abs(exact), letter.lower(), 6 if precision < 0 else precision, b"#" in flags)
    if upper:
        digits = digits.upper()
    if b"0" in flags and b"-" not in flags:
        digits = digits.rjust(width - len(prefix), b"0")
    return _padded(prefix + digits, flags, width)


_MOST_DIGITS: Final = 4000
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
    text = scientific(value, precision - 1, False)
    exponent = int(text.rpartition("e")[2])
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


def scientific(value: Fraction, precision: int, point: bool) -> str:
    exponent = 0
    if value:
        exponent = int((value.numerator.bit_length() - value.denominator.bit_length()) * _DIGITS_OF_A_BIT)
        while value >= Fraction(10) ** (exponent + 1):
            exponent += 1
        while value < Fraction(10) ** exponent:
            exponent -= 1
    scaled = round(value / Fraction(10) ** exponent * 10**precision)
    if scaled >= 10 ** (precision + 1):
        exponent += 1
        scaled = round(value / Fraction(10) ** exponent * 10**precision)
    text = digits_of(scaled).ljust(precision + 1, "0")
    rest = text[1:]
    sign = "-" if exponent < 0 else "+"
    return f"{text[0]}{'.' if rest or point else ''}{rest}e{sign}{abs(exponent):02}"


def _hexadecimal(value: Fraction, precision: int, extended: bool, point: bool) -> bytes:
    """The digits of `%a` as glibc has them: one bit before the point, none for what is subnormal; of an `x86_fp80`,
    whose leading bit is stored, four.
    """
    if not value:
        return b"0" + (b"." if precision > 0 or point else b"") + b"0" * precision + b"p+0"
    value = abs(value)
    exponent = value.numerator.bit_length() - value.denominator.bit_length()  # which is a power of two
    exponent = max(exponent, -16382) - 3 if extended else max(exponent, -1022)
    mantissa = value / Fraction(2) ** exponent
    places = (15 if extended else 13) if precision < 0 else precision
    digits = f"{round(mantissa * 16**places):0{places + 1}x}"
    if len(digits) > places + 1:  # rounded up to 16
        digits = digits[:-1]
        exponent += 4
    whole, rest = digits[0], digits[1:]
    if precision < 0:
        rest = rest.rstrip("0")
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
    for byte in digits.lower():
        digit = byte - 48 if byte < 58 else byte - 87
        if digit >= base:
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
    if value > highest:
        return highest
    if value < lowest:
        return lowest if is_signed else highest
    return value
