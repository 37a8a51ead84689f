"""Integers of a width: bits, and the signed number that they are."""

from __future__ import annotations


def low_bits(number: int, width: int) -> int:
    """The lowest `width` bits of a number."""
    return number & ((1 << width) - 1)


def signed(bits: int, width: int) -> int:
    """The number that `bits`, an unsigned integer of that width, are in two's complement."""
    return bits - (1 << width) if width and bits >> (width - 1) else bits


def quotient_to_zero(dividend: int, divisor: int) -> int:
    """The quotient as C and LLVM's `sdiv` round it: towards zero."""
    found = dividend // divisor
    return found + 1 if found < 0 and found * divisor != dividend else found
