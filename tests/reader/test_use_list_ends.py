"""Whether bodies have a USELIST block is told by their ends, without reading them, wherever in a word these lie."""

from __future__ import annotations

import pytest

from bitcode.bitstream import BitWriter
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c

USE_LIST, OTHER = c.USELIST_BLOCK_ID, c.VALUE_SYMTAB_BLOCK_ID
SHORTEST = 2  # bits that the id of an abbreviation may have
MAGIC = b"BC\xc0\xde"


def a_file(width: int, padding: int, ends: list[tuple[int, int, int]]) -> bytes:
    """A function whose abbreviation ids have `width` bits, with `padding` records and at its end blocks of these ids,
    widths and numbers of records."""
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    writer.enter_block(c.IDENTIFICATION_BLOCK_ID, 5)
    writer.record(3, c.IDENTIFICATION_CODE_STRING, list(b"LLVM19.1.7"))
    writer.record(3, c.IDENTIFICATION_CODE_EPOCH, [0])
    writer.end_block()
    writer.enter_block(c.MODULE_BLOCK_ID, 3)
    writer.record(3, c.MODULE_CODE_VERSION, [2])
    writer.enter_block(c.TYPE_BLOCK_ID_NEW, 4)
    for code, operands in ((c.TYPE_CODE_NUMENTRY, [2]), (c.TYPE_CODE_VOID, []), (c.TYPE_CODE_FUNCTION, [0, 0])):
        writer.record(3, code, operands)
    writer.end_block()
    writer.record(3, c.MODULE_CODE_FUNCTION, [0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    writer.enter_block(c.FUNCTION_BLOCK_ID, width)
    writer.record(3, c.FUNC_CODE_DECLAREBLOCKS, [1])
    for _ in range(padding):
        writer.record(3, c.FUNC_CODE_INST_FENCE, [6, 1])
    for block_id, block_width, count in ends:
        writer.enter_block(block_id, block_width)
        for _ in range(count):
            writer.record(3, c.USELIST_CODE_BB, [1, 0, 0])
        writer.end_block()
    writer.end_block()
    writer.end_block()
    return writer.getvalue()


def tells(data: bytes) -> bool:
    return parse_bitcode(data, "x").stores_use_lists


@pytest.mark.parametrize("width", range(SHORTEST, 9))
def test_use_lists_at_the_end(width: int) -> None:
    for padding in range(16):  # so that the block begins at each bit of a word
        for own in (SHORTEST, 3, 4, 7):
            for count in range(5):
                assert tells(a_file(width, padding, [(USE_LIST, own, count)])), (padding, own, count)


@pytest.mark.parametrize("width", [SHORTEST, 4])
def test_other_blocks_at_the_end(width: int) -> None:
    for padding in range(16):
        for count in range(4):
            assert not tells(a_file(width, padding, [(OTHER, 4, count)]))
            assert not tells(a_file(width, padding, []))
            assert tells(a_file(width, padding, [(OTHER, 4, count), (USE_LIST, 3, count)]))
