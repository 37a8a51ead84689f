"""Streams for the tests of this folder, written with the project's own writer."""

from __future__ import annotations

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR


def abbrev(*operands: tuple[int, int]) -> Abbrev:
    return Abbrev([AbbrevOp(kind, value) for kind, value in operands])


def write_module() -> bytes:
    """A stream with a bit of everything, no module that LLVM would take."""
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(13, 5)
    text = writer.define_abbrev(abbrev((LITERAL, 1), (ARRAY, 0), (CHAR6, 0)))
    writer.record(text, 1, list(b"LLVM22.1.0"))
    writer.record(3, 2, [0])
    writer.end_block()
    writer.enter_block(8, 3)
    writer.record(3, 1, [2])
    writer.enter_block(0, 2)
    writer.set_block_id(12)
    writer.define_abbrev(abbrev((LITERAL, 10)))
    writer.define_abbrev(abbrev((LITERAL, 20), (VBR, 6), (FIXED, 4), (VBR, 4), (FIXED, 1)))
    writer.end_block()
    writer.record(3, 16, list(b'a "quoted" \xff\\ name'))
    writer.enter_block(15, 3)
    strings = writer.define_abbrev(abbrev((LITERAL, 35), (VBR, 6), (VBR, 6), (BLOB, 0)))
    writer.record(strings, 35, [2, 4], b"\x43\x01\0\0" + b"oneday!!")
    writer.end_block()
    writer.enter_block(12, 4)
    writer.record(3, 1, [1])
    writer.record(5, 20, [3, 2, 4, 0])
    writer.record(3, 2, [1, 2, 11])
    writer.record(3, 2, [1, 2, 0])
    writer.record(3, 28, [1, 2, 32])
    writer.record(3, 34, [0, 1 << 15, 3, 7, (1 << 32) - 1, 5])
    writer.record(3, 999, [7, (1 << 64) - 1])
    writer.record(4, 10)
    writer.enter_block(77, 4)
    writer.record(3, 5, [6])
    writer.end_block()
    writer.end_block()
    writer.end_block()
    return writer.getvalue()
