"""Numbers as assembly spells them: integers of any size, and floating-point numbers to the bit.

Note [literals of floats]: LLVM's lexer takes a decimal number, and `0x…`, for a double; for a narrower type that double
must be one of its numbers. The other formats have a letter of their own (`0xK…`, `0xH…`) and are taken bit by bit. Too
many digits of such a literal are an error for half and bfloat in new releases; elsewhere LLVM drops what it has no room
for, and so do we. From LLVM 23 on a decimal number is rounded to the type itself, unless it is too large or would
become zero; `f0x…` are the bits of the type, all of them; `+inf`, `-qnan`, `+nan(0x1)` and `+snan(0x1)` are words. A
letter only tells the width of the older literals there.
"""

from __future__ import annotations

import re
import struct
from typing import Final

from mypy_extensions import i64

from irkit.folding import decimals
from irkit.folding.formats import FORMATS, OVERFLOW, UNDERFLOW, WIDTHS, extended_bits
from irkit.integers import signed

COMPILED: Final = not __file__.endswith(".py")
ZERO: Final = 48  # the first digit
_SHORT: Final = 9  # digits, of a number of 32 bits
_PLAIN_DIGITS: Final = 4000  # what int() takes without being asked to take more
_POWER: Final = 10**_PLAIN_DIGITS
_ZEROS: Final = re.compile("^(-|[us]0x)?0+(?=[0-9A-Fa-f])")

# What `float_bits` answers where the literal is no number of the type.
INVALID: Final = -1  # the type cannot hold the number
OTHER_TYPE: Final = -2  # the number is of another type
TOO_LARGE: Final = -3  # more bits than the format has
OVERFLOWS: Final = -4
UNDERFLOWS: Final = -5
NOT_ALL_BITS: Final = -6  # of `f0x…`

_FRACTION_BITS: Final[dict[str, int]] = {"half": 10, "bfloat": 7, "float": 23}
_EXPONENT_BITS: Final[dict[str, int]] = {"half": 5, "bfloat": 8, "float": 8}
_LETTERS: Final[dict[str, str]] = {"H": "half", "R": "bfloat", "K": "x86_fp80", "L": "fp128", "M": "ppc_fp128"}
_MASK_64: Final = 0xFFFFFFFFFFFFFFFF
_PAIR_EXTRA_BITS: Final = 53  # of the fraction of a ppc_fp128, taken for one number, that its first double lacks


def digits_value(text: str) -> int:
    """The number that digits spell."""
    return short_value(text) if COMPILED and len(text) <= _SHORT else int(text)


def short_value(text: str) -> int:
    """The same of few digits, which takes less where this is compiled."""
    size: i64 = len(text)
    number: i64 = 0
    at: i64 = 0
    while at < size:
        number = number * 10 + ord(text[at]) - ZERO
        at += 1
    return number


def integer(text: str, width: int) -> int:
    """The value of an integer literal, modulo 2**width where it needs more bits.

    `u0x…` is unsigned; `s0x…` is negative, since LLVM takes its highest digit for the sign.
    """
    if len(text) <= _PLAIN_DIGITS:
        if "x" not in text:
            return int(text)
        return hexadecimal(text)
    if "x" in text[:3]:
        return hexadecimal(text)
    return _long_integer(text, width)


def signed_integer(text: str, width: int) -> int:
    """The value of an integer literal of which `width` bits are kept, as a signed number."""
    return signed(integer(text, width) & ((1 << width) - 1), width)


def limited(text: str) -> int:
    """The value of an integer literal where only some bits have room: of one of thousands of digits, which is too large
    or too small anyway, the first digits tell that."""
    if len(text) > _PLAIN_DIGITS:
        text = _ZEROS.sub(r"\1", text)[:_PLAIN_DIGITS]
    return hexadecimal(text) if "x" in text else int(text)


def hexadecimal(text: str) -> int:
    """The value of `u0x…` or `s0x…`."""
    value = int(text[3:], 16)
    if text[0] == "s" and value:
        value -= 1 << value.bit_length()
    return value


def _long_integer(text: str, width: int) -> int:
    """Pieces of digits, the highest first; what is above the width does not count, so a number stays small."""
    negative = text[0] == "-"
    mask = (1 << width) - 1
    digits = text[1:] if negative else text
    head = len(digits) % _PLAIN_DIGITS
    pieces = [int(digits[start : start + _PLAIN_DIGITS]) for start in range(head, len(digits), _PLAIN_DIGITS)]
    if head:
        pieces.insert(0, int(digits[:head]))
    if width <= 4 * _PLAIN_DIGITS:
        value = 0
        for piece in pieces:
            value = (value * _POWER + piece) & mask
        return -value if negative else value
    power = _POWER
    while len(pieces) > 1:  # pairwise, so that the long multiplications are few
        if len(pieces) % 2:
            pieces.insert(0, 0)
        pieces = [(pieces[i] * power + pieces[i + 1]) & mask for i in range(0, len(pieces), 2)]
        power = power * power & mask
    return -pieces[0] if negative else pieces[0]


def own_float_bits(text: str, keyword: str) -> int:
    """The encoding of a literal in the type named `keyword` as LLVM 23 takes it, or one of the negative answers above.
    See Note [literals of floats]."""
    if text[0] == "f":
        if (len(text) - 3) * 4 != WIDTHS[keyword]:
            return NOT_ALL_BITS
        return _kept(int(text[3:], 16), keyword)
    if text[0] == "0" and text[1] == "x":
        letter = text[2]
        if letter not in _LETTERS:
            return _of_double(_hex_word(text[2:]), keyword)
        of = _LETTERS[letter]
        bits = _of_format(text[3:], of, of, True)
        if bits < 0 or WIDTHS[of] == WIDTHS[keyword]:
            return bits
        return OTHER_TYPE
    if text[-1] in ")fn":  # -inf, +qnan, +nan(0x1)
        return _special(text, keyword)
    bits = decimals.from_decimal(text, keyword)
    if bits == OVERFLOW:
        return OVERFLOWS
    return UNDERFLOWS if bits == UNDERFLOW else bits


def is_own_literal(text: str) -> bool:
    """Whether only LLVM 23 and later have literals like this."""
    return text[0] == "f" or text[-1] in ")n" or text.endswith("inf")


def _kept(bits: int, keyword: str) -> int:
    return extended_bits(bits >> 64, bits & _MASK_64) if keyword == "x86_fp80" else bits


def _special(text: str, keyword: str) -> int:
    """An infinity, or what is not a number."""
    own = "double" if keyword == "ppc_fp128" else keyword
    exponent_bits, fraction_bits = FORMATS[own]
    leading = 1 << fraction_bits if own == "x86_fp80" else 0
    shift = fraction_bits + (1 if leading else 0)
    bits = (1 if text[0] == "-" else 0) << WIDTHS[own] - 1 | ((1 << exponent_bits) - 1) << shift | leading
    if text.endswith("inf"):
        return bits
    quiet = 1 << fraction_bits - 1
    payload = int(text[text.index("(") + 1 : -1], 16) if text[-1] == ")" else 0
    if keyword == "ppc_fp128":  # its payload is that of one long number, and always quiet
        if text[1] == "s" and not payload:
            return bits | quiet | quiet >> 1
        return bits | quiet | payload >> _PAIR_EXTRA_BITS & quiet - 1
    payload &= quiet - 1
    if text[1] == "s":
        return bits | (payload or quiet >> 1)
    return bits | quiet | payload


def float_bits(text: str, keyword: str, checked: bool) -> int:
    """The encoding of a literal in the type named `keyword`, or one of the negative answers above.

    `checked` says whether too large literals of half and bfloat are errors. See Note [literals of floats].
    """
    if text[0] == "0" and text[1] == "x":
        letter = text[2]
        if letter not in _LETTERS:
            return _of_double(_hex_word(text[2:]), keyword)
        return _of_format(text[3:], _LETTERS[letter], keyword, checked)
    return _of_double(int.from_bytes(struct.pack("<d", float(text)), "little"), keyword)


def _hex_word(digits: str) -> int:
    """The 64 bits that LLVM makes of hexadecimal digits: it notices an overflow, and answers 0, only if the number
    becomes smaller by it."""
    if len(digits) <= 16:
        return int(digits, 16)
    value = 0
    for digit in digits:
        following = (value * 16 + int(digit, 16)) & _MASK_64
        if following < value:
            return 0
        value = following
    return value


def _of_double(bits: int, keyword: str) -> int:
    if keyword == "double":
        return bits
    if keyword in _FRACTION_BITS:
        return narrowed(bits, _EXPONENT_BITS[keyword], _FRACTION_BITS[keyword])
    return OTHER_TYPE


def _of_format(digits: str, of: str, keyword: str, checked: bool) -> int:
    if of in ("half", "bfloat"):
        bits = _hex_word(digits)
        if checked and bits > 0xFFFF:
            return TOO_LARGE
        if of == keyword:
            return bits & 0xFFFF
        if keyword in ("half", "bfloat"):
            wide = _magnitude(bits & 0x7FFF, _EXPONENT_BITS[of], _FRACTION_BITS[of])
            if narrowed(wide, _EXPONENT_BITS[keyword], _FRACTION_BITS[keyword]) < 0:
                return INVALID
        return OTHER_TYPE
    if of != keyword:
        return INVALID
    if of == "x86_fp80":
        return extended_bits(int(digits[:4], 16), int(digits[4:20] or "0", 16))
    if len(digits) < 16:
        return int(digits, 16) << 64  # LLVM's lexer, reading two words, takes these for the second
    return int(digits[16:32] or "0", 16) << 64 | int(digits[:16], 16)


def narrowed(bits: int, exponent_bits: int, fraction_bits: int) -> int:
    """A double in a narrower format, which must hold it exactly; otherwise INVALID."""
    sign = bits >> 63 << (exponent_bits + fraction_bits)
    exponent = bits >> 52 & 0x7FF
    fraction = bits & 0xFFFFFFFFFFFFF
    drop = 52 - fraction_bits
    if exponent == 0x7FF:
        if fraction & ((1 << drop) - 1):
            return INVALID
        return sign | ((1 << exponent_bits) - 1) << fraction_bits | fraction >> drop
    if exponent == 0:
        return sign if fraction == 0 else INVALID
    bias = (1 << (exponent_bits - 1)) - 1
    power = exponent - 1023
    if power > bias:
        return INVALID
    below = max(0, 1 - bias - power)  # by how many bits a denormal number is shorter
    drop += below
    significand = fraction | 1 << 52
    if significand & ((1 << drop) - 1):
        return INVALID
    return sign | (power + bias + below - 1 << fraction_bits) + (significand >> drop)


def _magnitude(bits: int, exponent_bits: int, fraction_bits: int) -> int:
    """A number of a narrower format, without a sign, as a double; every one has its double."""
    exponent = bits >> fraction_bits
    fraction = bits & ((1 << fraction_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if exponent == (1 << exponent_bits) - 1:
        return 0x7FF << 52 | fraction << (52 - fraction_bits)
    if exponent == 0:
        return int.from_bytes(struct.pack("<d", fraction * 2.0 ** (1 - bias - fraction_bits)), "little")
    return (exponent - bias + 1023) << 52 | fraction << (52 - fraction_bits)
