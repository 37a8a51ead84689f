"""A ppc_fp128 as LLVM 23 prints it: a number that is the sum of two doubles."""

from __future__ import annotations

from typing import Final

from irkit.folding import decimals
from irkit.folding.exact_decimals import pair_value
from text.printer.decimal_numbers import scientific, special_text

_LOW_64_BITS: Final = 0xFFFFFFFFFFFFFFFF


def pair_text(bits: int) -> str:
    """A ppc_fp128: two doubles, the first in the low bits."""
    high, low = bits & _LOW_64_BITS, bits >> 64
    if high >> 52 & 0x7FF == 0x7FF:
        fraction = high & (1 << 52) - 1
        if not low:
            return special_text(fraction != 0, high >> 63, fraction, 52)
        if not fraction and low == 1 << 63:
            return "-Inf" if high >> 63 else "+Inf"
    else:
        value = pair_value(bits)
        if not value and not low & ~(1 << 63):
            return f"{'-' if high >> 63 else ''}0.000000e+00"
        text = scientific(abs(value.numerator), 1 - value.denominator.bit_length(), "-" if value < 0 else "")
        low_sign = 0 if low & ~(1 << 63) else low << 64  # a zero's
        if decimals.from_decimal(text, "ppc_fp128") == bits ^ low_sign:  # never if the second one is not finite
            return text
    return f"f0x{bits:032X}"
