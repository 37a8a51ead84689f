"""Streams laid out bit by bit: each is read as it was meant, with and without trust in its lengths, and comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from laid_out import ARRAY, BLOB, CHAR6, FIXED, LETTERS, LITERAL, VBR, Bits, Op, corners, file_of
from streams import abbrev

from bitcode.bitstream import BitWriter, read_bitstream, write_bitstream
from bitcode.bitstream.bits import PADDING, BitCursor, signed64, unsigned64
from irkit.errors import BitcodeError

WIDTH = 11  # of the abbreviation ids
ENDS = Path(__file__).parent / "ends.txt"
ARRAY_OF: Op = (ARRAY, 0)
EACH: list[Op] = [
    *((FIXED, width) for width in range(65)),
    *((VBR, width) for width in range(65)),
    (CHAR6, 0),
    *((LITERAL, value) for value in (0, 1, 63, 1 << 40)),
]


def numbers_of(op: Op) -> list[int]:
    """What a field may hold."""
    kind, width = op
    if kind == LITERAL:
        return [width]
    if kind == CHAR6:
        return list(LETTERS)
    if kind == VBR:
        return [0] if width < 2 else list(corners(64, width))
    return list(corners(width))


class Body:
    """The body of a block, and what a reader has to find in it."""

    def __init__(self) -> None:
        self.bits = Bits()
        self.defined: list[list[Op]] = []
        self.ops: list[int] = []
        self.codes: list[int] = []
        self.starts = [0]
        self.odd: list[int] = []
        self.blobs: dict[int, bytes] = {}

    def define(self, *ops: Op) -> int:
        self.bits.definition(WIDTH, list(ops))
        self.defined.append(list(ops))
        return len(self.defined) + 3

    def found(self, values: list[int]) -> None:
        self.codes.append(values[0])
        self.ops += values[1:]
        self.starts.append(len(self.ops))

    def record(self, number: int, *values: int, blob: bytes = b"") -> None:
        ops = self.defined[number - 4]
        self.bits.abbreviated(WIDTH, number, ops, list(values), blob)
        if ops[-1][0] == BLOB:
            self.blobs[len(self.codes)] = blob
        self.found(list(values))

    def plain(self, *values: int, extra: int = 0) -> None:
        if extra:
            self.odd.append(len(self.codes))
        self.bits.plain(WIDTH, values[0], list(values[1:]), extra)
        self.found(list(values))

    def check(self) -> None:
        self.bits.fixed(0, WIDTH)
        self.bits.align()
        data = file_of(self.bits, WIDTH)
        for trust_lengths in (True, False):
            stream = read_bitstream(data, "x", trust_lengths)
            [block] = stream.blocks
            records = block.scan()
            assert [unsigned64(code) for code in records.codes] == self.codes
            assert list(records.starts) == self.starts
            assert [unsigned64(op) for op in records.ops] == self.ops
            assert list(records.odd) == self.odd
            assert records.blobs == self.blobs
            assert len(records.bit_offsets) == len(records.abbrev_ids) == len(self.codes)
            assert block.end_bit == len(data) * 8
            assert block.bounded
        assert write_bitstream(stream) == data


@pytest.mark.parametrize("kind", [LITERAL, FIXED, VBR, CHAR6])
def test_each_field_at_each_place(kind: int) -> None:
    body = Body()
    for op in EACH:
        if op[0] != kind:
            continue
        between = body.define((LITERAL, 7), (FIXED, 3), op, (FIXED, 5), op)
        first = body.define(op, (VBR, 6))
        array = body.define((FIXED, 3), ARRAY_OF, op) if kind != LITERAL else first
        behind = body.define((VBR, 4), op, (FIXED, 1), ARRAY_OF, (FIXED, 7))
        for value in numbers_of(op):
            body.record(between, 7, 5, value, 19, value)
            body.record(first, value, 33)
            body.record(behind, 9, value, 1, 99, 100)
            body.record(behind, 9, value, 0, 99)
        if kind != LITERAL:
            body.record(array, 6, *numbers_of(op))
            body.record(array, 5)
    body.check()


def test_fields_that_fill_what_is_read_at_once() -> None:
    """Two fields, and a third behind them, that together take about the bits of one read."""
    body = Body()
    for kind in (FIXED, VBR):
        for first in range(30, 33) if kind == VBR else range(36, 58):
            for second in range(2, 26):
                number = body.define((LITERAL, 1), (FIXED, first), (kind, second), (FIXED, 3))
                body.record(number, 1, (1 << first) - 1, (1 << second - 1) - 1, 5)
                if kind == VBR:
                    body.record(number, 1, 0, 1 << second, 2)
    body.check()


def test_numbers_of_operands_of_every_length() -> None:
    """VBR6, of which several chunks are read at once: each length behind each other one, needless chunks too."""
    body = Body()
    lengths = [0, 31, 32, 1023, 1024, 32767, 32768, *(1 << bits for bits in range(19, 65, 5)), (1 << 64) - 1]
    numbers = [number for number in lengths if number < 1 << 64]
    for first in numbers:
        for second in numbers:
            body.plain(1, first, second, 3, first)
    for code in numbers:
        body.plain(code)
        body.plain(code, 1)
        body.plain(code, 4, 6, 2, 4)
        body.plain(1, *[0] * (code % 70))
    for extra in (1, 2, 3, 5, 9, 12):
        for number in (0, 1, 31, 32, 33, 1024, 1 << 15, 1 << 30):
            body.plain(2, number, 5, extra=extra)
            body.plain(2, 31)
    body.check()


def test_blobs_and_arrays_of_every_length() -> None:
    body = Body()
    blob = body.define((FIXED, 6), (BLOB, 0))
    array = body.define((LITERAL, 8), (FIXED, 1), ARRAY_OF, (FIXED, 2))
    nothing = body.define((FIXED, 3), ARRAY_OF, (FIXED, 0))
    empty = body.define((FIXED, 3), ARRAY_OF, (VBR, 0))
    for length in (*range(10), *range(30, 36), 64, 1023, 1024, 1025, 2047, 2048):
        body.record(blob, 63, blob=bytes(range(256)) * (length // 256 + 1) if length > 255 else bytes(length))
        body.record(array, 8, 1, *[3, 0] * length)
        body.record(nothing, 5, *[0] * length)
        body.record(empty, 4, *[0] * length)
    body.check()


@pytest.mark.parametrize("count", [1, 30, 1021, 1022, 1023, 1024, 1025, 2047, 2048, 2049, 5000])
def test_blocks_of_many_records(count: int) -> None:
    body = Body()
    for number in range(count):
        body.plain(number % 3, *[number % 32] * (number % 2))
    body.check()


SHAPES: dict[str, tuple[list[Op], list[int], bytes]] = {
    "literal": ([(LITERAL, 1)], [1], b""),
    "fixed": ([(FIXED, 9)], [257], b""),
    "vbr": ([(VBR, 6), (VBR, 5)], [1, 2], b""),
    "long vbr": ([(LITERAL, 1), (VBR, 5), (FIXED, 3)], [1, 1 << 30, 5], b""),
    "char6": ([(CHAR6, 0), (CHAR6, 0)], [97, 98], b""),
    "wide": ([(LITERAL, 1), (FIXED, 64)], [1, 1 << 63], b""),
    "wide vbr": ([(LITERAL, 1), (VBR, 40)], [1, 1 << 63], b""),
    "wide vbr and more": ([(LITERAL, 1), (VBR, 40), (FIXED, 10)], [1, 1 << 63, 5], b""),
    "array": ([(LITERAL, 1), ARRAY_OF, (FIXED, 7)], [1, 100, 101, 102], b""),
    "array of vbr6": ([(LITERAL, 1), ARRAY_OF, (VBR, 6)], [1, 5, 40, 2000, 1 << 20, 1 << 63], b""),
    "array of vbr": ([(LITERAL, 1), ARRAY_OF, (VBR, 8)], [1, 1 << 20, 1 << 40], b""),
    "array of two chunks": ([(LITERAL, 1), ARRAY_OF, (VBR, 6)], [1, *[40] * 12], b""),
    "array of three chunks": ([(LITERAL, 1), ARRAY_OF, (VBR, 6)], [1, *[2000] * 9], b""),
    "array of two bytes": ([(LITERAL, 1), ARRAY_OF, (VBR, 8)], [1, *[200] * 9], b""),
    "array of char6": ([(LITERAL, 1), ARRAY_OF, (CHAR6, 0)], [1, *b"lettersOf"], b""),
    "array of wide": ([(LITERAL, 1), ARRAY_OF, (FIXED, 60)], [1, 3, 4], b""),
    "long array": ([(LITERAL, 1), ARRAY_OF, (FIXED, 1)], [1, *[1] * 40], b""),
    "empty array": ([(LITERAL, 1), ARRAY_OF, (FIXED, 1)], [1], b""),
    "blob": ([(LITERAL, 1), (BLOB, 0)], [1], b"blob1"),
    "long blob": ([(LITERAL, 1), (BLOB, 0)], [1], bytes(36)),
}
PLAIN = {"plain": [1, 2, 3], "long code": [1 << 40, 1], "plain long": [1, 1 << 10, 1 << 20, 1 << 50], "many": [1] * 40}


def said(body: Bits) -> str:
    """What a reader says to a block that ends where the body does, with no END_BLOCK, with and without trust."""
    found = []
    data = file_of(body, 4)
    # Bytes behind the block, few enough to be taken for garbage: only its length says where it ends.
    for trust_lengths, behind in ((True, b"\xff" * 8), (False, b"")):
        try:
            stream = read_bitstream(data + behind, "", trust_lengths)
            found.append(str(list(stream.blocks[0].scan().codes)))
        except BitcodeError as error:
            found.append(f"{error.bit_offset - 96} {error.record} {error.message}")
    return " | ".join(found)


def cut_record(name: str, over: int) -> Bits:
    """A block's body that ends so many bits before its record's end; a field before it makes that a boundary."""
    for gap in range(65):
        bits = Bits()
        bits.definition(4, [(FIXED, gap)])
        bits.abbreviated(4, 4, [(FIXED, gap)], [0])
        if name in PLAIN:
            bits.plain(4, PLAIN[name][0], PLAIN[name][1:])
        else:
            ops, values, blob = SHAPES[name]
            bits.definition(4, ops)
            bits.abbreviated(4, 5, ops, values, blob)
        if (bits.count - over) % 32 == 0 or BLOB in [op[0] for op in SHAPES.get(name, ([],))[0]]:
            break
    cut = Bits()
    cut.count = max(bits.count - over, 0) // 32 * 32
    cut.number = bits.number % (1 << cut.count)
    return cut


def ends() -> list[str]:
    found = []
    for name in (*SHAPES, *PLAIN):
        for over in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 18, 31, 32, 33, 40, 60, 64):
            body = cut_record(name, over)
            if body.count >= 64:  # smaller blocks at a file's end are garbage
                found.append(f"{name}, {over} over: {said(body)}")
    return found


def test_records_past_the_end() -> None:
    assert ends() == ENDS.read_text(encoding="utf-8").splitlines()


def test_padding_past_the_end() -> None:
    cursor = BitCursor(bytes(40), 37, 50, 8)
    with pytest.raises(
        BitcodeError, match=r"^bit 37 \(byte 0x4\): padding to a 32-bit boundary needs 3 bits; left: 2$"
    ):
        BitCursor(bytes(40), 37, 39, 8).align()
    cursor.align()
    assert cursor.position == 40
    cursor.align()
    assert (cursor.position, cursor.canonical) == (40, True)


def values_after(widths: list[int], lead: int) -> None:
    """Fields that start at each bit of a byte, by the cursor itself."""
    bits = Bits()
    bits.fixed(0, lead)
    for width in widths:
        for number in corners(width):
            bits.fixed(number, width)
        for number in numbers_of((VBR, width)) if width else []:
            bits.vbr(number, width)
    end = bits.count
    cursor = BitCursor(bits.data() + PADDING, lead, end, 0)
    for width in widths:
        for number in corners(width):
            assert unsigned64(cursor.fixed(width)) == number
        for number in numbers_of((VBR, width)) if width else []:
            assert unsigned64(cursor.vbr(width)) == number
    assert cursor.position == end
    assert cursor.canonical


@pytest.mark.parametrize("lead", range(8))
def test_fields_from_each_bit_of_a_byte(lead: int) -> None:
    values_after(list(range(65)), lead)


def test_numbers_of_64_bits_and_of_more() -> None:
    """Whatever the chunks: the greatest number is read, also with empty chunks behind it; one more bit is too many."""
    for width in range(2, 65):
        for number, extra, canonical in (
            ((1 << 64) - 1, 0, True),
            ((1 << 64) - 1, 3, False),
            (1, 1, False),
            (0, 1, False),
            (1 << 64, 0, None),
            (1 << 63 + 2 * width, 0, None),
        ):
            bits = Bits()
            bits.fixed(0, 5)
            bits.vbr(number, width, extra)
            end = bits.count
            cursor = BitCursor(bits.data() + PADDING, 5, end, 0)
            if canonical is None:
                with pytest.raises(BitcodeError, match=f"^bit 5 .*: a VBR{width} number does not fit in 64 bits$"):
                    cursor.vbr(width)
            else:
                assert unsigned64(cursor.vbr(width)) == number
                assert (cursor.position, cursor.canonical) == (end, canonical)


def refused(bits: Bits, width: int = 4) -> str:
    """What is wrong with a block of this body."""
    bits.fixed(0, width)
    bits.align()
    with pytest.raises(BitcodeError) as caught:
        read_bitstream(file_of(bits, width)).blocks[0].scan()
    return caught.value.message


@pytest.mark.parametrize("over", [0, 1])
def test_operands_that_take_no_bits_are_counted(over: int) -> None:
    """As many as the block has bits, and 4096: in arrays and as literals behind the code."""
    bits = Bits()
    bits.definition(4, [(LITERAL, 1), ARRAY_OF, (FIXED, 0)])
    bits.definition(4, [(LITERAL, 1), (LITERAL, 2), (FIXED, 0), (VBR, 6)])
    before = bits.count
    bits.abbreviated(4, 5, [(LITERAL, 1), (LITERAL, 2), (FIXED, 0), (VBR, 6)], [1, 2, 0, 7])
    bits.fixed(4, 4)
    bits.vbr(5000, 6)  # 18 bits
    bits.abbreviated(4, 5, [(LITERAL, 1), (LITERAL, 2), (FIXED, 0), (VBR, 6)], [1, 2, 0, 7])
    words = -(-(bits.count + 4) // 32)
    count = words * 32 + 4096 - 4 + over
    bits.number += (count % 32 + 32 + (count >> 5) % 32 * 64 + (1 << 11) + (count >> 10 << 12)) << before + 14
    bits.number -= (5000 % 32 + 32 + (5000 >> 5) % 32 * 64 + (1 << 11) + (5000 >> 10 << 12)) << before + 14
    if over:
        assert refused(bits) == "more operands that take no bits than the block has bits"
        return
    bits.fixed(0, 4)
    [block] = read_bitstream(file_of(bits, 4)).blocks
    assert len(block.scan().ops) == 3 + count + 3


def test_counts_beyond_all_files() -> None:
    for ops in (
        [(LITERAL, 1), ARRAY_OF, (FIXED, 1)],
        [(LITERAL, 1), ARRAY_OF, (FIXED, 0)],
        [(LITERAL, 1), (BLOB, 0)],
    ):
        for count in (1 << 40, 1 << 63, (1 << 64) - 1):
            bits = Bits()
            bits.definition(4, ops)
            bits.fixed(4, 4)
            bits.vbr(count, 6)
            assert refused(bits).startswith(f"the record says {count} operands of at least ")
    bits = Bits()
    bits.fixed(3, 4)
    bits.vbr(1, 6)
    bits.vbr(1 << 63, 6)
    assert refused(bits).startswith(f"the record says {1 << 63} operands of at least 6 bits follow")


def test_a_number_whose_chunks_hold_nothing_does_not_go_on_past_the_end() -> None:
    for ops in ([(LITERAL, 1), (VBR, 1)], [(LITERAL, 1), ARRAY_OF, (VBR, 1)]):
        bits = Bits()
        bits.definition(4, ops)
        bits.fixed(4, 4)
        if len(ops) > 2:
            bits.fixed(1, 6)  # one element
        bits.fixed((1 << 200) - 1, 200)
        bits.fixed((1 << -bits.count % 32) - 1, -bits.count % 32)
        with pytest.raises(BitcodeError, match="a fixed field needs 1 bits; left: 0"):
            read_bitstream(file_of(bits, 4)).blocks[0].scan()


def test_ids_of_blocks_and_widths_of_the_ids_in_them() -> None:
    for block_id, width, message in (
        (0, 4, ""),
        ((1 << 32) - 1, 4, ""),
        (1 << 32, 4, "a block's id does not fit in 32 bits"),
        (1 << 63, 4, "a block's id does not fit in 32 bits"),
        (12, 0, "FUNCTION_BLOCK gives its abbreviation ids 0 bits; expected 1 to 32"),
        (12, 1, ""),
        (12, 2, ""),
        (12, 8, ""),
        (12, 32, ""),
        (12, 33, "FUNCTION_BLOCK gives its abbreviation ids 33 bits; expected 1 to 32"),
        (12, 1 << 63, f"FUNCTION_BLOCK gives its abbreviation ids {1 << 63} bits; expected 1 to 32"),
    ):
        body = Bits()
        if 1 < width < 64:
            body.plain(width, 5, [7])
        body.fixed(0, max(1, min(width, 64)))
        body.align()
        body.fixed(0, 32)
        data = file_of(body, width, block_id, words=(body.count - 32) // 32)
        for trust_lengths in (True, False):
            if not message:
                [block] = read_bitstream(data, "x", trust_lengths).blocks
                assert (block.block_id, block.abbrev_width, len(block.scan())) == (block_id, width, width > 1)
                assert write_bitstream(read_bitstream(data)) == data
            elif trust_lengths:
                with pytest.raises(BitcodeError) as caught:
                    read_bitstream(data)
                assert (caught.value.message, caught.value.bit_offset) == (message, 32)
            elif "gives" in message:
                with pytest.raises(BitcodeError, match="a block gives its abbreviation ids no width from 1 to 32 bits"):
                    read_bitstream(data, "x", trust_lengths)


@pytest.mark.parametrize("depth", [1, 2, 16, 17, 18, 19, 40])
def test_paths_leave_out_what_is_in_the_middle_of_many_blocks(depth: int) -> None:
    body = Bits()
    for level in range(depth):
        outer = Bits()
        if level:
            outer.block(4, 11 + level % 2, 4, body)
        outer.fixed(0, 4)
        outer.align()
        body = outer
    block = read_bitstream(file_of(body, 4, 8)).blocks[0]
    names = ["MODULE_BLOCK"]
    while block.scan().children:
        [block] = block.scan().children
        names.append(block.name)
    assert len(names) == depth
    told = names if depth < 18 else [*names[:8], f"({depth - 16} more)", *names[-8:]]
    assert block.path == "/".join(told)


def test_abbreviations_for_blocks_of_the_first_ids() -> None:
    """BLOCKINFO gives them to blocks of id 0 and 1 too, which are as good as others."""
    info = Bits()
    for block_id in (0, 1, 0, 1):
        info.plain(2, 1, [block_id])
        info.definition(2, [(LITERAL, 20 + block_id), (FIXED, 8 + block_id)])
    info.fixed(0, 2)
    for trust_lengths in (True, False):
        body = Bits()
        body.block(3, 0, 2, info)
        inner = Bits()
        inner.abbreviated(4, 4, [(LITERAL, 21), (FIXED, 9)], [21, 300])
        inner.abbreviated(4, 5, [(LITERAL, 21), (FIXED, 9)], [21, 301])
        inner.fixed(0, 4)
        body.block(3, 1, 4, inner)
        body.fixed(0, 3)
        stream = read_bitstream(file_of(body, 3, 8), "x", trust_lengths)
        info_block, block = stream.blocks[0].scan().children
        assert list(block.scan().ops) == [300, 301]
        assert [str(given) for given in block.info.of(0)] == ["[20, Fixed(8)]"] * 2
        assert info_block.info.of(0) == []


def test_ids_that_are_not_defined() -> None:
    """Of the abbreviations that BLOCKINFO gives and the block's own, one behind the last; with trust and without."""
    for own in range(3):
        bits = Bits()
        for _ in range(own):
            bits.definition(4, [(FIXED, 1)])
        bits.fixed(4 + own, 4)
        bits.fixed(0, 40)
        message = f"abbreviation id {4 + own} is not defined here"
        with pytest.raises(BitcodeError, match=message):
            read_bitstream(file_of(bits, 4), "x", trust_lengths=False)
        known = {0: "none is", 1: "4 to 4 are", 2: "4 to 5 are"}[own]
        assert refused(bits) == f"{message}; {known}"


def test_the_writer_lays_out_fields_alike() -> None:
    for lead in (0, 1, 7, 31):
        bits, writer = Bits(), BitWriter()
        bits.fixed(0, lead)
        writer.fixed(0, lead)
        for op in EACH:
            for number in numbers_of(op):
                if op[0] == FIXED:
                    bits.fixed(number, op[1])
                    writer.fixed(signed64(number), op[1])
                elif op[0] == VBR and op[1]:
                    bits.vbr(number, op[1])
                    writer.vbr(signed64(number), op[1])
                elif op[0] == CHAR6:
                    bits.scalar(op, number)
                    writer.char6(number)
            assert writer.position == bits.count
        writer.align()
        assert writer.getvalue() == bits.data()


EMITTED: list[tuple[list[Op], list[int]]] = [
    ([(LITERAL, 7)], [7]),
    ([(LITERAL, 7), (FIXED, 9)], [7, 300]),
    ([(FIXED, 3), (VBR, 6)], [7, 31]),
    ([(FIXED, 3), (VBR, 6)], [7, 32]),
    ([(VBR, 3), (VBR, 6)], [300, (1 << 64) - 1]),
    ([(LITERAL, 7), (LITERAL, 9), (CHAR6, 0)], [7, 9, 65]),
    ([(LITERAL, 7), ARRAY_OF, (FIXED, 7)], [7]),
    ([(LITERAL, 7), ARRAY_OF, (FIXED, 7)], [7, *b"name"]),
    ([(LITERAL, 7), ARRAY_OF, (VBR, 6)], [7, 0, 31, 32, 1 << 10, 1 << 63]),
    ([(LITERAL, 7), (VBR, 40), ARRAY_OF, (VBR, 6)], [7, 1 << 50, 31, 1 << 40]),
    ([(LITERAL, 7), (FIXED, 1), (FIXED, 2), ARRAY_OF, (VBR, 8)], [7, 1, 3, 31, 127, 128, 1 << 40]),
    ([(FIXED, 4), ARRAY_OF, (CHAR6, 0)], [7, *LETTERS]),
]
REFUSED: list[tuple[list[Op], list[int], str]] = [
    ([(LITERAL, 7)], [7, 1], "does not fit a record of 1 operands"),
    ([(LITERAL, 7), (FIXED, 3)], [7], "does not fit a record of 0 operands"),
    ([(LITERAL, 7), (FIXED, 3), ARRAY_OF, (FIXED, 1)], [7], "does not fit a record of 0 operands"),
    ([(LITERAL, 7), (BLOB, 0)], [7], "does not fit a record of 0 operands"),
    ([(LITERAL, 7), (FIXED, 3)], [8, 3], "for a record of code 8"),
    ([(LITERAL, 7), (FIXED, 3)], [7, 8], "8 does not fit in 3 bits"),
    ([(LITERAL, 7), (LITERAL, 3)], [7, 4], "the abbreviation says 3, the record 4"),
    ([(LITERAL, 7), ARRAY_OF, (CHAR6, 0)], [7, 45], "character 45 is not one of Char6's"),
]


def test_the_writer_emits_records_alike() -> None:
    """By each way to write a record, without abbreviation and with one."""
    for ops, values in EMITTED:
        code, *rest = values
        bits = Bits()
        bits.definition(3, ops)
        for _ in range(2):
            bits.plain(3, code, rest)
            bits.abbreviated(3, 4, ops, values)
        bits.fixed(0, 3)
        writer = BitWriter()
        writer.raw_bytes(b"BC\xc0\xde")
        writer.enter_block(12, 3)
        assert writer.define_abbrev(abbrev(*ops)) == 4
        for number in (3, 4):
            writer.emit(number, code, [signed64(op) for op in rest])
        for number in (3, 4):
            writer.record(number, code, rest)
        writer.end_block()
        assert writer.getvalue() == file_of(bits, 3)


def test_records_that_an_abbreviation_cannot_hold_are_not_emitted() -> None:
    for ops, values, message in REFUSED:
        writer = BitWriter()
        writer.enter_block(12, 3)
        writer.define_abbrev(abbrev(*ops))
        with pytest.raises(BitcodeError, match=message):
            writer.emit(4, values[0], values[1:])


NAMED: list[list[Op]] = [
    [(LITERAL, 7), (VBR, 8), ARRAY_OF, (CHAR6, 0)],
    [(LITERAL, 7), (VBR, 8), ARRAY_OF, (FIXED, 7)],
    [(LITERAL, 7), (FIXED, 32), ARRAY_OF, (FIXED, 8)],
    [(LITERAL, 7), (VBR, 8), ARRAY_OF, (VBR, 8)],
    *([(LITERAL, 7), (VBR, 8), ARRAY_OF, (FIXED, width)] for width in (31, 32, 33, 57, 58, 64)),
    [(LITERAL, 7), (VBR, 8), ARRAY_OF, (VBR, 40)],
    [(FIXED, 3), (VBR, 8), ARRAY_OF, (FIXED, 8)],
    [(LITERAL, 7), ARRAY_OF, (VBR, 6)],
]


def test_the_writer_emits_names_alike() -> None:
    names = ((0, b""), (1, b"a"), (300, b"zZ09._"), (5, LETTERS * 20))
    for ops in (*NAMED, [(LITERAL, 7), (VBR, 8)]):
        for number, name in names if ops in NAMED else names[:1]:
            bits = Bits()
            bits.definition(4, ops)
            bits.plain(4, 7, [number, *name])
            bits.abbreviated(4, 4, ops, [7, number, *name])
            bits.fixed(0, 4)
            writer = BitWriter()
            writer.raw_bytes(b"BC\xc0\xde")
            writer.enter_block(12, 4)
            writer.define_abbrev(abbrev(*ops))
            writer.emit_name(3, 7, number, name)
            writer.emit_name(4, 7, number, name)
            writer.end_block()
            assert writer.getvalue() == file_of(bits, 4)
    for ops, code, name, message in (
        (NAMED[0], 7, b"a-", "character 45 does not fit"),
        (NAMED[1], 7, b"\x80", "character 128 does not fit"),
        (NAMED[1], 6, b"a", "for a record of code 6"),
    ):
        writer = BitWriter()
        writer.enter_block(12, 4)
        writer.define_abbrev(abbrev(*ops))
        with pytest.raises(BitcodeError, match=message):
            writer.emit_name(4, code, 1, name)


if __name__ == "__main__":
    ENDS.write_text("".join(f"{line}\n" for line in ends()), encoding="utf-8")
