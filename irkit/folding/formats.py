"""The formats of floating-point types: what reading, writing and printing a constant needs, without arithmetic."""

from __future__ import annotations

from typing import Final

# Bits of exponent and fraction. x86_fp80 writes its leading bit out and is taken apart separately.
FORMATS: Final[dict[str, tuple[int, int]]] = {
    "half": (5, 10),
    "bfloat": (8, 7),
    "float": (8, 23),
    "double": (11, 52),
    "fp128": (15, 112),
    "x86_fp80": (15, 63),
}
WIDTHS: Final[dict[str, int]] = {
    "half": 16,
    "bfloat": 16,
    "float": 32,
    "double": 64,
    "x86_fp80": 80,
    "fp128": 128,
    "ppc_fp128": 128,
}

# What becomes of a decimal number that a format has no room for.
OVERFLOW: Final = -1
UNDERFLOW: Final = -2  # the number becomes zero, and is none


def extended_bits(head: int, significand: int) -> int:
    """An x86_fp80 as LLVM keeps it, from its sign and exponent and its significand.

    The format says the leading bit, so some encodings are no number: LLVM makes not-a-number of them, and a denormal
    with a leading bit a normal number.
    """
    exponent = head & 0x7FFF
    leading = significand >> 63
    if exponent == 0 and leading:
        head |= 1
    elif exponent and not leading:
        head |= 0x7FFF
    return head << 64 | significand
