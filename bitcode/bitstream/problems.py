"""What the scanner finds wrong with a record, in words."""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from irkit.errors import BitcodeError


def need(position: i64, bits: i64, end: i64, what: str) -> BitcodeError:
    left = max(end - position, 0)
    return BitcodeError(f"{what} takes {bits} bits, the block has {left} left", bit_offset=position)


def too_long(start: i64, count: i64, bits: i64, left: i64) -> BitcodeError:
    number = unsigned64(count)
    return BitcodeError(
        f"the record says {number} operands of at least {bits} bits follow; {max(left, 0)} bits are left",
        bit_offset=start,
    )


def overrun(start: i64) -> BitcodeError:
    return BitcodeError("the record runs past the end of its block", bit_offset=start)


def too_many_free_operands(start: i64) -> BitcodeError:
    return BitcodeError("more operands that take no bits than the block has bits", bit_offset=start)


def undefined(abbrev_id: i64, count: i64, start: i64) -> BitcodeError:
    known = f"4 to {count + 3} are" if count else "none is"
    return BitcodeError(f"abbreviation id {abbrev_id} is not defined here; {known}", bit_offset=start)
