"""Streams laid out bit by bit, by the words of the format and by nothing of the project's: what it reads and writes
is compared with them."""

from __future__ import annotations

from collections.abc import Iterator

LITERAL, FIXED, VBR, ARRAY, CHAR6, BLOB = range(6)
LETTERS = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"
Op = tuple[int, int]  # an encoding, and the literal's value or the width


class Bits:
    """Bits in the order of the file."""

    def __init__(self) -> None:
        self.number = 0
        self.count = 0

    def fixed(self, value: int, width: int) -> None:
        self.number |= value << self.count
        self.count += width

    def vbr(self, value: int, width: int, extra: int = 0) -> None:
        """A number in chunks, `extra` of them needless."""
        top = 1 << (width - 1)
        while value >= top or extra > 0:
            extra -= value < top
            self.fixed(value % top + top, width)
            value //= top
        self.fixed(value, width)

    def align(self, padding: int = 0) -> None:
        self.fixed(padding, -self.count % 32)

    def scalar(self, op: Op, value: int, extra: int = 0) -> None:
        kind, width = op
        if kind == FIXED:
            self.fixed(value, width)
        elif kind == VBR and width:
            self.vbr(value, width, extra)
        elif kind == CHAR6:
            self.fixed(LETTERS.index(value), 6)

    def plain(self, width: int, code: int, ops: list[int], extra: int = 0) -> None:
        """A record without abbreviation."""
        self.fixed(3, width)
        for number in (code, len(ops), *ops):
            self.vbr(number, 6, extra)

    def definition(self, width: int, ops: list[Op]) -> None:
        self.fixed(2, width)
        self.vbr(len(ops), 5)
        for kind, value in ops:
            if kind == LITERAL:
                self.fixed(1, 1)
                self.vbr(value, 8)
            else:
                self.fixed(0, 1)
                self.fixed(kind, 3)
                if kind in (FIXED, VBR):
                    self.vbr(value, 5)

    def abbreviated(self, width: int, number: int, ops: list[Op], values: list[int], blob: bytes = b"") -> None:
        """A record by abbreviation `number`, which is `ops`; the first value is the code."""
        self.fixed(number, width)
        for place, op in enumerate(ops):
            if op[0] == ARRAY:
                rest = values[place:]
                self.vbr(len(rest), 6)
                for value in rest:
                    self.scalar(ops[-1], value)
                break
            if op[0] == BLOB:
                self.vbr(len(blob), 6)
                self.align()
                self.fixed(int.from_bytes(blob, "little"), 8 * len(blob))
                self.align()
                break
            self.scalar(op, values[place])

    def block(self, outer: int, block_id: int, width: int, body: Bits, words: int | None = None) -> None:
        """A block around a body, which starts at a boundary of words; END_BLOCK is the body's."""
        self.fixed(1, outer)
        self.vbr(block_id, 8)
        self.vbr(width, 4)
        self.align()
        body.align()
        self.fixed(body.count // 32 if words is None else words, 32)
        self.fixed(body.number, body.count)

    def data(self) -> bytes:
        self.align()
        return self.number.to_bytes(self.count // 8, "little")


def file_of(body: Bits, width: int, block_id: int = 12, words: int | None = None) -> bytes:
    """A file of one block; a body that is as it was written, END_BLOCK too."""
    bits = Bits()
    bits.fixed(0xDEC04342, 32)
    bits.block(2, block_id, width, body, words)
    return bits.data()


def corners(width: int, chunk: int = 0) -> Iterator[int]:
    """Numbers of up to `width` bits that fill them, or just do not, or fill chunks of `chunk` bits and one more."""
    places = range(chunk - 1, width, chunk - 1) if chunk > 1 else ()
    numbers = {0, 1, (1 << width) - 1, (1 << width) >> 1, 0x5A5A5A5A5A5A5A5A & ((1 << width) - 1)}
    for place in places:
        numbers |= {(1 << place) - 1, 1 << place, (1 << place) | 1}
    return iter(sorted(number for number in numbers if number >> width == 0))
