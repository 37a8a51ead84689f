"""Numbers with a point, and words for what is no number (see Note [floats] in `text.printer.numbers`)."""

from __future__ import annotations

from typing import Final

_DIGITS: Final = 6
_NEEDED_BITS: Final = 20  # for six digits: 196/59 is LLVM's estimate of log2(10)


def special_text(is_nan: bool, sign_bit: int, fraction: int, fraction_bits: int) -> str:
    """An infinity, or what is not a number: quiet or signalling, and with which payload."""
    sign = "-" if sign_bit else "+"
    if not is_nan:
        return sign + "inf"
    payload = fraction & (1 << fraction_bits - 1) - 1
    if not fraction >> fraction_bits - 1 & 1:
        return f"{sign}snan(0x{payload:X})"
    return f"{sign}nan(0x{payload:X})" if payload else f"{sign}qnan"


def scientific(significand: int, exponent: int, sign: str) -> str:
    """A finite number with six digits behind the point (see Note [floats] in `text.printer.numbers`)."""
    if significand == 0:
        return sign + "0.000000e+00"
    trailing = (significand ^ significand - 1).bit_length() - 1
    significand >>= trailing
    exponent += trailing
    significand = (significand << max(exponent, 0)) * 5 ** max(-exponent, 0)
    excess = max((significand.bit_length() - _NEEDED_BITS) * 59 // 196, 0)
    significand //= 10**excess
    exponent = min(exponent, 0) + excess
    digits = str(significand)
    exponent += len(digits) - 1
    if len(digits) > _DIGITS:
        rounds_up = digits[_DIGITS] >= "5"
        digits = digits[:_DIGITS]
        if rounds_up:
            digits = str(int(digits) + 1)
            exponent += len(digits) - _DIGITS
    return f"{sign}{digits[0]}.{digits[1:].ljust(_DIGITS, '0')[:_DIGITS]}e{exponent:+03d}"
