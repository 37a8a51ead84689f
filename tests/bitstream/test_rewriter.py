"""Whatever can be read is written back to the same bytes, however oddly it was encoded."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from streams import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR, abbrev, contents, one_block, start

from bitcode.bitstream import BitWriter, read_bitstream, write_bitstream
from irkit.errors import BitcodeError, IRKitError


def chunks(writer: BitWriter, value: int, width: int, extra: int) -> None:
    """A VBR number with `extra` needless chunks."""
    low = (1 << width - 1) - 1
    while value > low or extra:
        extra -= value <= low
        writer.fixed(value & low | low + 1, width)
        value >>= width - 1
    writer.fixed(value, width)


def test_needless_chunks_everywhere() -> None:
    writer = start()
    writer.fixed(1, 2)
    chunks(writer, 8, 8, 1)
    chunks(writer, 4, 4, 2)
    writer.align()
    writer.fixed(0, 32)
    writer.push(8, 4, [])
    writer.fixed(2, 4)  # [3, VBR(6), Array, VBR(7)] in odd clothes
    chunks(writer, 4, 5, 1)
    writer.fixed(1, 1)
    chunks(writer, 3, 8, 3)
    writer.fixed(VBR << 1, 4)
    chunks(writer, 6, 5, 1)
    writer.fixed(ARRAY << 1, 4)
    writer.fixed(VBR << 1, 4)
    chunks(writer, 7, 5, 0)
    writer.install(abbrev((LITERAL, 3), (VBR, 6), ARRAY, (VBR, 7)))
    for extra in range(4):
        writer.fixed(4, 4)
        chunks(writer, 5, 6, extra)
        chunks(writer, 2, 6, 1)
        chunks(writer, 100, 7, extra)
        chunks(writer, 0, 7, extra)
        writer.fixed(3, 4)
        chunks(writer, 33, 6, extra)
        chunks(writer, 3, 6, 1)
        for value in (1, 40, 1 << 63):
            chunks(writer, value, 6, extra if value < 1 << 63 else 0)
    writer.end_block()
    data = writer.getvalue()
    abbreviated = (4, 3, [5, 100, 0], None)
    plain = (3, 33, [1, 40, 1 << 63], None)
    assert contents(data) == [(8, ["[3, VBR(6), Array, VBR(7)]", *[abbreviated, plain] * 4])]
    assert write_bitstream(read_bitstream(data)) == data


def test_only_records_with_needless_chunks_are_odd() -> None:
    def fill(writer: BitWriter) -> None:
        for extra in (0, 1, 0, 0):
            writer.fixed(3, 4)
            chunks(writer, 5, 6, extra)
            chunks(writer, 0, 6, 0)

    assert list(read_bitstream(one_block(fill)).blocks[0].scan().odd) == [1]


def test_padding_that_is_not_zero() -> None:
    def fill(writer: BitWriter) -> None:
        number = writer.define_abbrev(abbrev((LITERAL, 1), BLOB))
        writer.record(number, 1, [], b"\1\2\3\4\5")
        writer.enter_block(11, 3)
        writer.end_block()

    data = one_block(fill)
    seen = contents(data)
    changed = 0
    for bit in range(len(data) * 8):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        try:
            same = contents(bytes(damaged)) == seen
        except IRKitError:
            continue
        changed += same
        assert write_bitstream(read_bitstream(bytes(damaged))) == damaged
    assert changed > 60  # padding after both heads and both ends, before and after the blob


def rich(writer: BitWriter) -> None:
    """One of everything."""
    writer.enter_block(0, 2)
    writer.set_block_id(12)
    writer.define_abbrev(abbrev((LITERAL, 9), (FIXED, 3), (VBR, 33), (VBR, 6)))
    writer.end_block()
    array = writer.define_abbrev(abbrev((FIXED, 3), ARRAY, CHAR6))
    blob = writer.define_abbrev(abbrev((VBR, 4), (FIXED, 60), BLOB))
    writer.record(array, 2, list(b"hello.World_7"))
    writer.enter_block(12, 4)
    words = writer.define_abbrev(abbrev((LITERAL, 1), ARRAY, (VBR, 8)))
    for number in range(6):
        writer.record(4, 9, [number, 1 << number * 11, 3000])
        writer.record(3, 30 + number, [1 << number * 12, 5])
        writer.record(words, 1, [7, 500 << number * 8])
    writer.end_block()
    writer.record(blob, 5, [1 << 59], b"0123456789")


RICH = one_block(rich, block_id=8)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_damaged_streams_are_errors_or_come_back_the_same(data: st.DataObject) -> None:
    damaged = bytearray(RICH)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(damaged) * 8 - 1))
        damaged[at // 8] ^= 1 << at % 8
    del damaged[data.draw(st.integers(len(damaged) - 40, len(damaged))) :]
    for trust_lengths in (True, False):
        try:
            again = write_bitstream(read_bitstream(bytes(damaged), "x", trust_lengths))
        except IRKitError as error:
            assert str(error).startswith("x: ")
            continue
        assert again == damaged


def test_wrong_length_words_can_be_overlooked() -> None:
    data = bytearray(RICH)
    data[8] += 40
    try:
        read_bitstream(bytes(data))
    except BitcodeError as error:
        assert "MODULE_BLOCK says it is" in str(error)
    stream = read_bitstream(bytes(data), trust_lengths=False)
    assert not stream.blocks[0].bounded
    assert stream.blocks[0].end_bit == len(data) * 8
    assert write_bitstream(stream) == data
    assert contents(RICH)[0] == contents(RICH)[0]


def test_only_what_is_odd_is_copied_bit_by_bit() -> None:
    writer = start()
    writer.fixed(1, 2)
    chunks(writer, 8, 8, 0)
    chunks(writer, 4, 4, 0)
    writer.align()
    writer.fixed(0, 32)
    writer.push(8, 4, [])
    for extra in (0, 1, 0):
        writer.fixed(3, 4)
        chunks(writer, 33, 6, 0)
        chunks(writer, 1, 6, 0)
        chunks(writer, 7, 6, extra)
    writer.end_block()
    (block,) = read_bitstream(writer.getvalue()).blocks
    records = block.scan()
    # where it ends: its id has four bits, and the number above 31 two chunks
    assert dict(records.odd) == {1: records.bit_offsets[1] + 4 + 5 * 6}
