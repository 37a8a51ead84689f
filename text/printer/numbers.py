"""Integers and floating-point numbers as LLVM prints them.

Note [floats]: `float` and `double` print with six digits behind the point where that text reads back as the same
number, and otherwise as the hexadecimal bits of a double. From LLVM 23 on all types do so, and what has no such text
prints as the bits of its own type, `f0x…`; what is not finite has words. LLVM first cuts the exact decimal expansion
down to roughly the digits it needs and rounds only then, half up; so 1e-7, whose expansion begins with nines, prints
in hexadecimal.
"""

from __future__ import annotations

import struct
from typing import Final

from irkit.folding import decimals
from irkit.folding.formats import FORMATS, WIDTHS
from irkit.types import FloatingPointType
from text.printer.decimal_numbers import scientific, special_text

# Letter and number of hexadecimal digits of the formats that always print in hexadecimal.
_HEX_FORMS: Final = {"half": "0xH{:04X}", "bfloat": "0xR{:04X}", "x86_fp80": "0xK{:020X}"}
# The two formats whose low 64 bits print first.
_SWAPPED_HEX_FORMS: Final = {"fp128": "0xL{:016X}{:016X}", "ppc_fp128": "0xM{:016X}{:016X}"}
_LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF

_PLAIN_BITS: Final = 8192  # integers up to this size are left to str(), which refuses more than 4,300 digits


def integer_text(value: int) -> str:
    if value.bit_length() <= _PLAIN_BITS:
        return str(value)
    from text.printer.wide_integers import wide_text  # whose arithmetic is slow to import

    return wide_text(value)


def float_text(ty: FloatingPointType, bits: int, by_own_type: bool) -> str:
    """The number whose encoding in the type's format is `bits`. `by_own_type`: as LLVM 23 prints it (Note [floats])."""
    keyword = ty.keyword
    if by_own_type:
        return _own_text(keyword, bits)
    if keyword == "double":
        return _double_text(bits, keyword, bits)
    if keyword == "float":
        return _double_text(_float_to_double(bits), keyword, bits)
    form = _HEX_FORMS.get(keyword)
    if form is not None:
        return form.format(bits)
    return _SWAPPED_HEX_FORMS[keyword].format(bits & _LOW_64_BITS, bits >> 64)


def _float_to_double(bits: int) -> int:
    """The encoding, as a double, of a number given as a single; a NaN keeps its payload and stays signalling."""
    sign = bits >> 31 << 63
    exponent = bits >> 23 & 0xFF
    fraction = bits & 0x7FFFFF
    if exponent == 0xFF:
        return sign | 0x7FF << 52 | fraction << 29
    value: float = struct.unpack("<f", bits.to_bytes(4, "little"))[0]
    return int.from_bytes(struct.pack("<d", value), "little")


def _double_text(bits: int, keyword: str, own_bits: int) -> str:
    """The double with these bits; `own_bits` are those of its own format, a single's or a double's."""
    value: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    exponent_bits, fraction_bits = FORMATS[keyword]
    # What is not finite is taken for a number as well, but no text of a number reads back as that.
    text = scientific(*_decompose(own_bits, exponent_bits, fraction_bits))
    return text if float(text) == value else f"0x{bits:X}"


def _own_text(keyword: str, bits: int) -> str:
    if keyword == "ppc_fp128":
        from text.printer.float_pairs import pair_text  # whose arithmetic is slow to import

        return pair_text(bits)
    exponent_bits, fraction_bits = FORMATS[keyword]
    width = WIDTHS[keyword]
    shift = width - exponent_bits - 1  # of the exponent; an x86_fp80 has a bit more than the fraction's below it
    exponent = bits >> shift & (1 << exponent_bits) - 1
    fraction = bits & (1 << fraction_bits) - 1
    if exponent == (1 << exponent_bits) - 1:
        is_infinity = not fraction and bits >> fraction_bits & 1  # of the exponent, or the leading bit of an x86_fp80
        return special_text(not is_infinity, bits >> width - 1, fraction, fraction_bits)
    if shift == fraction_bits:
        text = scientific(*_decompose(bits, exponent_bits, fraction_bits))
    else:
        bias = (1 << exponent_bits - 1) - 1
        significand = bits & (1 << shift) - 1
        text = scientific(significand, max(exponent, 1) - bias - fraction_bits, "-" if bits >> width - 1 else "")
    if keyword == "double":
        same: bool = float(text) == struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    else:
        same = decimals.from_decimal(text, keyword) == bits
    return text if same else f"f0x{bits:0{width // 4}X}"


def _decompose(bits: int, exponent_bits: int, fraction_bits: int) -> tuple[int, int, str]:
    """Significand, binary exponent and sign of a finite number."""
    sign = "-" if bits >> (exponent_bits + fraction_bits) else ""
    biased = bits >> fraction_bits & ((1 << exponent_bits) - 1)
    significand = bits & ((1 << fraction_bits) - 1)
    bias = (1 << (exponent_bits - 1)) - 1
    if biased:
        significand |= 1 << fraction_bits
    else:
        biased = 1
    return significand, biased - bias - fraction_bits, sign
