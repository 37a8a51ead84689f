"""Records, abbreviations and blocks: what the writer writes, the reader reads."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR, abbrev, contents, one_block, start

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter, read_bitstream, write_bitstream
from bitcode.bitstream.bits import CHAR6 as LETTERS
from bitcode.bitstream.bits import signed64
from irkit.errors import BitcodeError

U64 = st.one_of(st.integers(0, 40), st.integers(0, (1 << 64) - 1), st.sampled_from([(1 << 63), (1 << 64) - 1, 1 << 62]))


@st.composite
def scalar_ops(draw: Any) -> tuple[AbbrevOp, Any]:
    """An operand that is one number, and a strategy for the numbers it can hold."""
    kind = draw(st.sampled_from([LITERAL, FIXED, VBR, CHAR6]))
    if kind == LITERAL:
        value = draw(U64)
        return AbbrevOp(LITERAL, signed64(value)), st.just(value)
    if kind == CHAR6:
        return AbbrevOp(CHAR6), st.sampled_from(list(LETTERS))
    width = draw(st.integers(0, 64))
    op = AbbrevOp(kind, width)
    if kind == FIXED:
        return op, st.integers(0, (1 << width) - 1)
    return op, (U64 if width > 1 else st.just(0))


@st.composite
def abbreviated(draw: Any) -> tuple[Abbrev, list[tuple[int, list[int], bytes | None]]]:
    """An abbreviation with records that it can hold: code, operands, blob."""
    scalars = draw(st.lists(scalar_ops(), min_size=1, max_size=6))
    tail = draw(st.sampled_from([None, ARRAY, BLOB]))
    operands = [op for op, _ in scalars]
    element = None
    if tail is not None:
        operands.append(AbbrevOp(tail))
    if tail == ARRAY:
        op, element = draw(scalar_ops().filter(lambda pair: pair[0].kind != LITERAL))
        operands.append(op)
    records = []
    for _ in range(draw(st.integers(0, 4))):
        numbers = [draw(values) for _, values in scalars]
        if element is not None:
            numbers += draw(st.lists(element, max_size=12))
        blob = draw(st.binary(max_size=9)) if tail == BLOB else None
        records.append((numbers[0], numbers[1:], blob))
    return Abbrev(operands), records


@st.composite
def blocks(draw: Any, depth: int = 2) -> tuple[int, int, list[Any]]:
    """A block: its id, the width of its abbreviation ids, its items."""
    items: list[Any] = draw(
        st.lists(
            st.one_of(
                st.tuples(st.just("plain"), U64, st.lists(U64, max_size=12)),
                st.tuples(st.just("abbrev"), abbreviated()),
                *([st.tuples(st.just("block"), blocks(depth - 1))] if depth else []),
            ),
            max_size=5,
        )
    )
    return draw(st.integers(1, 1 << 20)), draw(st.integers(5, 32)), items


def write_items(writer: BitWriter, block: tuple[int, int, list[Any]]) -> tuple[int, list[Any]]:
    """Writes a block; answers what a reader should find in it."""
    block_id, width, items = block
    writer.enter_block(block_id, width)
    expected: list[Any] = []
    for item in items:
        if item[0] == "plain":
            writer.record(3, signed64(item[1]), item[2])
            expected.append((3, signed64(item[1]), item[2], None))
        elif item[0] == "abbrev":
            definition, records = item[1]
            number = writer.define_abbrev(definition)
            expected.append(str(definition))
            for code, ops, blob in records:
                writer.record(number, signed64(code), ops, blob)
                expected.append((number, signed64(code), ops, blob))
        else:
            expected.append(write_items(writer, item[1]))
    writer.end_block()
    return block_id, expected


@settings(max_examples=50, deadline=None)
@given(st.lists(blocks(), min_size=1, max_size=3))
def test_what_is_written_is_read_and_written_back(tree: list[tuple[int, int, list[Any]]]) -> None:
    writer = start()
    expected = [write_items(writer, block) for block in tree]
    data = writer.getvalue()
    # An empty block of eight bytes at a file's end is what LLVM takes for garbage: no stream ends so.
    writer.enter_block(8, 2)
    writer.record(3, 1, [1])
    writer.end_block()
    data = writer.getvalue()
    assert contents(data) == [*expected, (8, [(3, 1, [1], None)])]
    assert write_bitstream(read_bitstream(data)) == data


def test_blockinfo_gives_abbreviations_to_later_blocks_only() -> None:
    def fill(writer: BitWriter) -> None:
        writer.enter_block(12, 3)
        writer.end_block()
        writer.enter_block(0, 2)
        writer.set_block_id(12)
        assert writer.define_abbrev(abbrev((LITERAL, 7), (VBR, 6))) == 4
        writer.set_block_id(11)
        assert writer.define_abbrev(abbrev((LITERAL, 8), (FIXED, 3))) == 4
        writer.end_block()
        writer.enter_block(12, 3)
        assert writer.define_abbrev(abbrev((FIXED, 3))) == 5
        writer.record(4, 7, [1000])
        writer.record(5, 6)
        writer.end_block()
        writer.enter_block(11, 3)
        writer.record(4, 8, [5])
        writer.end_block()

    data = one_block(fill, block_id=8)
    module = read_bitstream(data).blocks[0]
    before, _, function, constants = module.scan().children
    assert before.info.of(12) == []
    # Later and out of order: a block keeps what was in force where it stands.
    assert constants.scan().operands(0) == [5]
    records = function.scan()
    assert list(records.codes) == [7, 6]
    assert records.operands(0) == [1000]
    assert str(function.abbrev(records, 4)) == "[7, VBR(6)]"
    assert str(function.abbrev(records, 5)) == "[Fixed(3)]"
    assert function.abbrev(records, 3) is None
    assert write_bitstream(read_bitstream(data)) == data


def test_a_second_blockinfo_takes_the_place_of_the_first() -> None:
    def fill(writer: BitWriter) -> None:
        for width in (3, 5):
            writer.enter_block(0, 2)
            writer.set_block_id(12)
            writer.define_abbrev(abbrev((FIXED, width)))
            writer.end_block()
        writer.enter_block(12, 3)
        writer.record(4, 31)
        writer.end_block()

    function = read_bitstream(one_block(fill, block_id=8)).blocks[0].scan().children[2]
    assert [str(given) for given in function.info.of(12)] == ["[Fixed(5)]"]
    assert list(function.scan().codes) == [31]


def test_blocks_inside_blockinfo_give_nothing_to_anybody() -> None:
    def fill(writer: BitWriter) -> None:
        writer.enter_block(0, 2)
        writer.set_block_id(12)
        writer.define_abbrev(abbrev((FIXED, 3)))
        writer.enter_block(12, 3)
        assert writer.define_abbrev(abbrev((FIXED, 4))) == 4  # what is being defined is not in force yet
        writer.end_block()
        for _ in range(3000):
            writer.enter_block(0, 2)
            writer.set_block_id(12)
            writer.define_abbrev(abbrev((FIXED, 5)))
        for _ in range(3000):
            writer.end_block()
        writer.set_block_id(11)
        writer.define_abbrev(abbrev((FIXED, 6)))
        writer.end_block()
        writer.enter_block(12, 3)
        writer.record(4, 7)
        writer.end_block()

    data = one_block(fill, block_id=8)
    for trust_lengths in (True, False):
        stream = read_bitstream(data, trust_lengths=trust_lengths)
        function = stream.blocks[0].scan().children[1]
        assert [str(given) for given in function.info.of(12)] == ["[Fixed(3)]"]
        assert list(function.scan().codes) == [7]
        assert write_bitstream(stream) == data


def test_columns_say_where_everything_stands() -> None:
    def fill(writer: BitWriter) -> None:
        writer.record(3, 1, [2, 3])
        writer.enter_block(11, 3)
        writer.end_block()
        writer.record(3, 4, [(1 << 64) - 1])

    block = read_bitstream(one_block(fill)).blocks[0]
    records = block.scan()
    assert (block.start_bit, block.body_bit) == (32, 96)
    assert list(records.bit_offsets) == [96, 224]
    assert list(records.starts) == [0, 2, 3]
    assert list(records.ops) == [2, 3, -1]
    assert records.operands(1) == [(1 << 64) - 1]
    assert records.child_at == [1]
    assert (records.children[0].start_bit, records.children[0].end_bit) == (124, 224)
    assert records.children[0].path == "FUNCTION_BLOCK/CONSTANTS_BLOCK"


def test_blobs_are_kept_beside_the_columns() -> None:
    def fill(writer: BitWriter) -> None:
        number = writer.define_abbrev(abbrev((LITERAL, 1), (FIXED, 8), BLOB))
        writer.record(number, 1, [9], b"hello")
        writer.record(number, 1, [8], b"")

    records = read_bitstream(one_block(fill)).blocks[0].scan()
    assert records.blobs == {0: b"hello", 1: b""}
    assert [records.operands(0), records.operands(1)] == [[9], [8]]


def test_nesting_as_deep_as_the_file_is_long() -> None:
    depth = 5_000
    writer = start()
    for _ in range(depth):
        writer.enter_block(12, 2)
    for _ in range(depth):
        writer.end_block()
    data = writer.getvalue()
    stream = read_bitstream(data)
    assert write_bitstream(stream) == data
    block = stream.blocks[0]
    while True:
        children = block.scan().children
        if not children:
            break
        block = children[0]
    assert len(block.path) < 400
    assert f"({depth - 16} more)" in block.path
    del stream, children, block


@pytest.mark.parametrize(
    ("ops", "blob", "message"),
    [
        ([1], None, "does not fit a record of 1 operands"),
        ([1, 2, 3], None, "does not fit a record of 3 operands"),
        ([1, 2], b"x", "does not fit a record of 2 operands and a blob"),
        ([9, 2], None, "the abbreviation says 1, the record 9"),
        ([1, 8], None, "8 does not fit in 3 bits"),
        ([1, 1 << 64], None, "does not fit in 64 bits"),
    ],
)
def test_records_that_an_abbreviation_cannot_hold_are_refused(ops: list[int], blob: bytes | None, message: str) -> None:
    def fill(writer: BitWriter) -> None:
        number = writer.define_abbrev(abbrev((LITERAL, 5), (LITERAL, 1), (FIXED, 3)))
        with pytest.raises(BitcodeError, match=message):
            writer.record(number, 5, ops, blob)

    one_block(fill)


def ill_formed(writer: BitWriter) -> None:
    writer.enter_block(12, 4)
    writer.install(abbrev(ARRAY, (FIXED, 1)))


def in_a_block(writer: BitWriter) -> None:
    writer.enter_block(12, 4)


def nothing(writer: BitWriter) -> None:
    """A writer as it is made."""


@pytest.mark.parametrize(
    ("before", "what", "message"),
    [
        (nothing, lambda w: w.vbr(1, 1), "chunks of one bit can hold no number but 0"),
        (nothing, lambda w: w.enter_block(12, 0), "abbreviation ids of 0 bits: expected 1 to 32"),
        (nothing, lambda w: w.enter_block(12, 33), "abbreviation ids of 33 bits: expected 1 to 32"),
        (nothing, lambda w: w.end_block(), "no block is open"),
        (in_a_block, lambda w: w.getvalue(), "the stream ends inside a block"),
        (in_a_block, lambda w: w.record(3, 1, [], b"x"), "a blob needs an abbreviation"),
        (ill_formed, lambda w: w.record(4, 1, [2]), "abbreviation 4 cannot be used: the abbreviation starts with"),
        (ill_formed, lambda w: w.emit(4, 1, [2]), "does not fit a record of 1 operands: the abbreviation starts with"),
    ],
)
def test_what_cannot_be_written(before: Any, what: Any, message: str) -> None:
    writer = start()
    before(writer)
    with pytest.raises(BitcodeError, match=message):
        what(writer)


@pytest.mark.parametrize("width", [1, 32])
def test_ids_of_abbreviations_have_1_to_32_bits(width: int) -> None:
    writer = start()
    writer.enter_block(12, width)
    writer.end_block()
    assert (len(writer.getvalue()), writer.position) == (16, 128)


def test_ill_formed_abbreviations_are_not_written() -> None:
    for bad in (abbrev(ARRAY, (FIXED, 1)), abbrev((FIXED, 1), ARRAY), abbrev((FIXED, 1), BLOB, (FIXED, 1))):
        with pytest.raises(BitcodeError, match=r"array|blob"):
            start().define_abbrev(bad)
