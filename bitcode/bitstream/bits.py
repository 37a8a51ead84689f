"""Bits of a little-endian stream: single fields, read with every check (BitCodeFormat, "Bitstream Format").

The hot loop of `blocks` reads most fields itself; what is rare comes here. Positions count bits from the first byte
of the file. Values are unsigned 64-bit numbers held in an `i64`: from 2**63 up they are negative.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from irkit.errors import BitcodeError

MASK63: Final = 0x7FFFFFFFFFFFFFFF  # `MASK63 >> (63 - n)` has n bits set; mypyc compiles `1 << n` wrongly
# The same by n, for where fields are many: a constant beyond 62 bits is an object, which is made a number each time.
LOW_BITS: Final = vec[i64]([MASK63 >> (63 - bits) for bits in range(64)])
PADDING: Final = bytes(32)  # stands after the file's bytes, so that a number may be read before it is found too long
WINDOW: Final = 57  # bits that one read of eight bytes surely holds, wherever in a byte it starts

CHAR6: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


def signed64(value: int) -> int:
    """A number of up to 64 bits as the `i64` with the same bits."""
    return value - (1 << 64) if value & 0x8000000000000000 else value


def unsigned64(value: int) -> int:
    """The unsigned number that an `i64` stands for."""
    return value & 0xFFFFFFFFFFFFFFFF


class BitCursor:
    """Reads one field after another from `data` (which ends in `PADDING`), never past the bit `end`.

    `canonical` turns False at a field that no LLVM writer would have written this way: a VBR with needless chunks,
    padding that is not zero. Alignment counts from `origin`, the bit where the stream's magic stands.
    """

    def __init__(self, data: bytes, position: i64, end: i64, origin: i64) -> None:
        self.data: bytes = data
        self.position: i64 = position
        self.end: i64 = end
        self.origin: i64 = origin
        self.canonical: bool = True

    def short(self, what: str, bits: i64) -> BitcodeError:
        left = max(self.end - self.position, 0)
        return BitcodeError(f"{what} needs {bits} bits; left: {left}", bit_offset=self.position)

    def fixed(self, width: i64) -> i64:
        """An unsigned field of `width` bits, at most 64."""
        p = self.position
        if p + width > self.end:
            raise self.short("a fixed field", width)
        self.position = p + width
        if width == 0:
            return 0
        data = self.data
        low = read_i64_le(data, p >> 3) >> (p & 7)
        if width <= WINDOW:
            return low & LOW_BITS[width]
        p += 32
        high = (read_i64_le(data, p >> 3) >> (p & 7)) & LOW_BITS[width - 32]
        if high & 0x80000000:
            high -= 0x100000000
        return (low & 0xFFFFFFFF) | (high << 32)

    def vbr(self, width: i64) -> i64:
        """A number in chunks of `width` bits (1 to 64), the top bit of each saying that another follows."""
        where = self.position
        low = LOW_BITS[width - 1]
        value: i64 = 0
        shift: i64 = 0
        while True:
            piece = self.fixed(width)
            more = piece > low or piece < 0
            piece &= low
            if piece != 0:
                if shift > 0 and piece >> (64 - shift) != 0:
                    raise BitcodeError(f"a VBR{width} number does not fit in 64 bits", bit_offset=where)
                value |= (piece & LOW_BITS[63 - shift]) << shift
                if piece >> (63 - shift) != 0:
                    value |= -MASK63 - 1
            if not more:
                if piece == 0 and shift > 0:
                    self.canonical = False
                return value
            shift += width - 1
            shift = min(shift, 64)  # empty chunks may follow without end: each costs bits of the file

    def align(self) -> None:
        """Skips to the next 32-bit boundary, or to the end where a file stops short of it."""
        padding = (self.origin - self.position) & 31
        if self.position + padding > self.end:
            raise self.short("padding to a 32-bit boundary", padding)
        if self.fixed(padding) != 0:
            self.canonical = False
