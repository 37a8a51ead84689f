"""What BLOCKINFO gives to the blocks behind it, with and without trust in the lengths of blocks."""

from __future__ import annotations

import pytest
from laid_out import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR, Bits, Op
from streams import abbrev, start

from bitcode.bitstream import read_bitstream, write_bitstream
from bitcode.bitstream.abbreviations import shapes
from irkit.errors import BitcodeError

WIDTH = 4
FIRST: list[Op] = [(LITERAL, 7), (VBR, 6)]
SECOND: list[Op] = [(LITERAL, 8), (FIXED, 9)]
THIRD: list[Op] = [(LITERAL, 9), (ARRAY, 0), (CHAR6, 0)]


def ended(bits: Bits) -> Bits:
    bits.fixed(0, WIDTH)
    return bits


def block_info(extra: int = 0) -> Bits:
    """Abbreviations for two blocks, and records among them that are no SETBID; `extra` needless chunks."""
    bits = Bits()
    bits.plain(WIDTH, 1, [40], extra)
    bits.definition(WIDTH, FIRST)
    bits.plain(WIDTH, 2, [41, 42], extra)
    bits.definition(WIDTH, SECOND)
    bits.plain(WIDTH, 3, [], extra)
    bits.plain(WIDTH, 1, [41], extra)
    bits.definition(WIDTH, THIRD)
    return ended(bits)


def user_of_two() -> Bits:
    bits = Bits()
    bits.abbreviated(WIDTH, 4, FIRST, [7, 100])
    bits.abbreviated(WIDTH, 5, SECOND, [8, 300])
    bits.definition(WIDTH, THIRD)
    bits.abbreviated(WIDTH, 6, THIRD, [9, *b"abc"])
    return ended(bits)


def user_of_one() -> Bits:
    bits = Bits()
    bits.abbreviated(WIDTH, 4, THIRD, [9, *b"xyz"])
    return ended(bits)


def laid_out(extra: int) -> bytes:
    """BLOCKINFO, then blocks that use it and one that does not, side by side and in each other."""
    outer = Bits()
    outer.block(WIDTH, 0, WIDTH, block_info(extra))
    outer.block(WIDTH, 40, WIDTH, user_of_two())
    outer.block(WIDTH, 50, WIDTH, ended(Bits()))
    outer.block(WIDTH, 41, WIDTH, user_of_one())
    inner = Bits()
    inner.plain(WIDTH, 1, [41])
    inner.block(WIDTH, 40, WIDTH, user_of_two())
    outer.block(WIDTH, 50, WIDTH, ended(inner))
    outer.block(WIDTH, 40, WIDTH, user_of_two())
    file = Bits()
    file.fixed(0xDEC04342, 32)
    file.block(2, 60, WIDTH, ended(outer))
    return file.data()


@pytest.mark.parametrize("trust_lengths", [True, False])
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_blocks_have_the_abbreviations_that_they_are_given(extra: int, trust_lengths: bool) -> None:
    data = laid_out(extra)
    stream = read_bitstream(data, "x", trust_lengths)
    [top] = stream.blocks
    info, two, nothing, one, around, again = top.scan().children
    assert [str(abbreviation) for abbreviation in info.scan().definitions] == [
        "[7, VBR(6)]",
        "[8, Fixed(9)]",
        "[9, Array, Char6]",
    ]
    [inside] = around.scan().children
    for block in (two, inside, again):
        records = block.scan()
        assert [records.operands(k) for k in range(len(records))] == [[100], [300], list(b"abc")]
    assert len(nothing.scan()) == 0
    assert one.scan().operands(0) == list(b"xyz")
    assert write_bitstream(stream) == data


def test_what_was_never_in_a_file() -> None:
    made = abbrev((LITERAL, 7), (VBR, 6), ARRAY, CHAR6)
    assert (made.start_bit, made.end_bit, made.canonical) == (0, 0, True)
    blob = abbrev((FIXED, 3), BLOB)
    assert shapes([made, blob]) == [((LITERAL, 7), (VBR, 6), (ARRAY, 0), (CHAR6, 0)), ((FIXED, 3), (BLOB, 0))]


@pytest.mark.parametrize("number", [0, 1, 2, 6, 7, 1000])
def test_abbreviations_that_the_writer_has_not(number: int) -> None:
    writer = start()
    writer.enter_block(0, 4)
    with pytest.raises(BitcodeError, match="BLOCKINFO needs set_block_id before it defines an abbreviation"):
        writer.define_abbrev(abbrev((LITERAL, 7)))
    writer = start()
    writer.enter_block(0, 4)
    for block_id, ids in ((40, [4]), (41, [4, 5]), (40, [5])):
        writer.set_block_id(block_id)
        assert [writer.define_abbrev(abbrev((LITERAL, 7), (VBR, 6))) for _ in ids] == ids
    writer.end_block()
    for block_id in (40, 41, 42):
        writer.enter_block(block_id, 11)
        own = 2 if block_id == 42 else 0
        assert [writer.define_abbrev(abbrev((LITERAL, 8), (VBR, 6))) for _ in range(own)] == [4, 5][:own]
        for known in (4, 5):
            writer.record(known, 8 if own else 7, [1])
        for write in (writer.record, writer.emit):
            with pytest.raises(BitcodeError, match=f"abbreviation id {number} is not defined in "):
                write(number, 7, [1])
        writer.end_block()
