"""Fields: what `BitWriter` writes, `BitCursor` reads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bitcode.bitstream import BitWriter
from bitcode.bitstream.bits import CHAR6, PADDING, BitCursor, signed64, unsigned64
from irkit.errors import BitcodeError

Field = tuple[str, int, int]


def fixed_fields() -> st.SearchStrategy[Field]:
    return st.integers(0, 64).flatmap(
        lambda width: st.tuples(st.just("fixed"), st.just(width), st.integers(0, (1 << width) - 1))
    )


def vbr_fields() -> st.SearchStrategy[Field]:
    return st.tuples(st.just("vbr"), st.integers(2, 64), st.integers(0, 64).map(lambda n: (1 << n) - 1))


def any_vbr_fields() -> st.SearchStrategy[Field]:
    return st.tuples(st.just("vbr"), st.integers(2, 64), st.integers(0, (1 << 64) - 1))


@given(st.lists(st.one_of(fixed_fields(), vbr_fields(), any_vbr_fields())))
def test_fields_read_back_as_written(fields: list[Field]) -> None:
    writer = BitWriter()
    for kind, width, value in fields:
        (writer.fixed if kind == "fixed" else writer.vbr)(signed64(value), width)
    end = writer.position
    writer.align()
    data = writer.getvalue()
    assert len(data) % 4 == 0
    cursor = BitCursor(data + PADDING, 0, end, 0)
    for kind, width, value in fields:
        read = (cursor.fixed if kind == "fixed" else cursor.vbr)(width)
        assert unsigned64(read) == value
    assert cursor.position == end
    assert cursor.canonical
    with pytest.raises(BitcodeError, match="needs 1 bits; left: 0"):
        cursor.fixed(1)


def test_char6_letters() -> None:
    writer = BitWriter()
    for letter in CHAR6:
        writer.char6(letter)
    writer.align()
    cursor = BitCursor(writer.getvalue() + PADDING, 0, 6 * 64, 0)
    assert bytes(CHAR6[cursor.fixed(6)] for _ in CHAR6) == CHAR6
    for other in (ord("-"), ord(" "), 200, 1 << 40):
        with pytest.raises(BitcodeError, match="Char6"):
            writer.char6(other)


def test_a_value_too_wide_for_its_field_is_refused() -> None:
    writer = BitWriter()
    for value, width in ((8, 3), (1, 0), (1 << 33, 33), (-1, 63)):
        with pytest.raises(BitcodeError, match="does not fit"):
            writer.fixed(value, width)


@pytest.mark.parametrize("word", [0, 0x12345678, 0xFFFFFFFF])
@pytest.mark.parametrize("bit", [0, 1, 31, 32, 64, 70, 79])
def test_a_word_is_patched_wherever_it_stands(bit: int, word: int) -> None:
    writer = BitWriter()
    for _ in range(111):
        writer.fixed(1, 1)
    writer.backpatch_word(bit, word)
    writer.fixed(1, 1)
    writer.align()
    number = int.from_bytes(writer.getvalue(), "little")
    assert number >> bit & 0xFFFFFFFF == word
    assert number | 0xFFFFFFFF << bit == (1 << 112) - 1


def test_no_word_is_patched_that_is_not_written() -> None:
    writer = BitWriter()
    writer.fixed(0, 40)
    for bit, word in ((-1, 0), (9, 0), (1 << 40, 0), (0, -1), (0, 1 << 32)):
        with pytest.raises(BitcodeError, match="no word"):
            writer.backpatch_word(bit, word)


def test_a_number_of_needless_chunks_is_read_but_not_canonical() -> None:
    writer = BitWriter()
    for chunk in (32 + 5, 32, 32, 0):
        writer.fixed(chunk, 6)
    writer.align()
    cursor = BitCursor(writer.getvalue() + PADDING, 0, 32, 0)
    assert cursor.vbr(6) == 5
    assert not cursor.canonical


def test_a_number_above_64_bits_is_an_error() -> None:
    writer = BitWriter()
    for _ in range(13):
        writer.fixed(63, 6)
    writer.fixed(1, 6)
    writer.align()
    cursor = BitCursor(writer.getvalue() + PADDING, 0, 96, 0)
    with pytest.raises(BitcodeError, match="does not fit in 64 bits"):
        cursor.vbr(6)
