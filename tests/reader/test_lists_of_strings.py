"""The strings of a metadata block, in one record: their lengths in front of them in a blob, and what makes no sense."""

from __future__ import annotations

import pytest
from reader_modules import Block, file, identification, module

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import BLOB, LITERAL, VBR
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.errors import BitcodeError


class Strings(Block):
    """A block of metadata with a STRINGS record, and a node of all strings behind it."""

    def __init__(self, count: int, offset: int, blob: bytes, nodes: int = 0) -> None:
        super().__init__(c.METADATA_BLOCK_ID, [])
        self.said = [count, offset]
        self.blob = blob
        self.nodes = nodes

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, 4)
        shape = [AbbrevOp(LITERAL, c.METADATA_STRINGS), AbbrevOp(VBR, 6), AbbrevOp(VBR, 6), AbbrevOp(BLOB)]
        writer.record(writer.define_abbrev(Abbrev(shape)), c.METADATA_STRINGS, self.said, self.blob)
        writer.record(3, c.METADATA_NODE, range_of(self.nodes))
        writer.record(3, c.METADATA_NAME, [ord("n")])
        writer.record(3, c.METADATA_NAMED_NODE, [self.nodes])
        writer.end_block()


def range_of(count: int) -> list[int]:
    return [number + 1 for number in range(count)]


def lengths(*chunks: int) -> bytes:
    """VBR6 chunks, and zeros up to a word."""
    writer = BitWriter()
    for chunk in chunks:
        writer.fixed(chunk, 6)
    writer.align()
    return writer.getvalue()


def strings(count: int, offset: int, blob: bytes) -> list[str]:
    data = file(identification(), module(Strings(count, offset, blob, count)))
    [named] = parse_bitcode(data, "x").named_metadata
    return [str(one) for one in named.operands[0].operands]


@pytest.mark.parametrize(
    ("count", "chunks", "text", "found"),
    [
        (1, [0], b"", ['!""']),
        (1, [1], b"a", ['!"a"']),
        (1, [31], b"x" * 31, ['!"' + "x" * 31 + '"']),
        (1, [32, 1], b"x" * 32, ['!"' + "x" * 32 + '"']),
        (1, [33, 32, 1], b"x" * 1025, ['!"' + "x" * 1025 + '"']),
        (1, [33, 32, 32, 32, 32, 32, 0], b"a", ['!"a"']),
        (3, [1, 2, 3], b"abbccc", ['!"a"', '!"bb"', '!"ccc"']),
        (5, [1, 0, 2, 0, 1], b"abbc", ['!"a"', '!""', '!"bb"', '!""', '!"c"']),
        (6, [1, 1, 1, 1, 1, 1], b"abcdef", [f'!"{letter}"' for letter in "abcdef"]),
    ],
)
def test_strings_by_their_lengths(count: int, chunks: list[int], text: bytes, found: list[str]) -> None:
    head = lengths(*chunks)
    assert strings(count, len(head), head + text) == found


@pytest.mark.parametrize(
    ("count", "offset", "blob", "message"),
    [
        (0, 4, lengths(1) + b"a", "0 strings at 4 of a blob of 5 bytes"),
        (1 << 63, 4, lengths(1) + b"a", f"{1 << 63} strings at 4 of a blob of 5 bytes"),
        (1, 6, lengths(1) + b"a", "1 strings at 6 of a blob of 5 bytes"),
        (1, 1 << 63, lengths(1) + b"a", f"1 strings at {1 << 63} of a blob of 5 bytes"),
        (1, 5, lengths(1) + b"a", "a string of 1 bytes where 0 are left"),
        (1, 4, lengths(2) + b"a", "a string of 2 bytes where 1 are left"),
        (2, 4, lengths(1, 1) + b"a", "a string of 1 bytes where 0 are left"),
        (1, 0, lengths(1) + b"a", "the lengths of 1 strings in 0 bits"),
        (2, 1, lengths(1, 1) + b"ab", "the lengths of 2 strings in 8 bits"),
        (6, 4, lengths(*[0] * 6), "the lengths of 6 strings in 32 bits"),
        (1, 1, lengths(33, 0) + b"a", "the lengths of 1 strings in 8 bits"),
        (1, 8, lengths(*[32] * 7, 0) + b"a", "the lengths of 1 strings in 64 bits"),
    ],
)
def test_lists_that_make_no_sense(count: int, offset: int, blob: bytes, message: str) -> None:
    data = file(identification(), module(Strings(count, offset, blob)))
    with pytest.raises(BitcodeError, match=f": {message}$"):
        parse_bitcode(data, "x").materialize()
