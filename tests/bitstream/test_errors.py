"""Malformed streams: one BitcodeError that says where, in which block, at which record, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from streams import ARRAY, BLOB, FIXED, LITERAL, VBR, abbrev, one_block

from bitcode.bitstream import AbbrevOp, BitWriter, read_bitstream
from irkit.errors import BitcodeError

Body = Callable[[BitWriter], None]


def define(writer: BitWriter, *operands: tuple[int, int] | int) -> None:
    """A definition written without the checks of `define_abbrev`."""
    writer.fixed(2, 4)
    writer.vbr(len(operands), 5)
    for operand in operands:
        op = AbbrevOp(*((operand,) if isinstance(operand, int) else operand))
        if op.kind == LITERAL:
            writer.fixed(1, 1)
            writer.vbr(op.value, 8)
        else:
            writer.fixed(op.kind << 1, 4)
            if op.kind in (FIXED, VBR):
                writer.vbr(op.value, 5)


def undefined_id(writer: BitWriter) -> None:
    writer.record(3, 1)
    writer.fixed(9, 4)


def undefined_behind_its_own(writer: BitWriter) -> None:
    writer.enter_block(0, 2)
    writer.set_block_id(11)
    for _ in range(3):
        writer.define_abbrev(abbrev((FIXED, 1)))
    writer.end_block()
    writer.enter_block(11, 4)
    for _ in range(2):
        writer.define_abbrev(abbrev((FIXED, 1)))
    writer.fixed(9, 4)
    writer.end_block()


def no_operands(writer: BitWriter) -> None:
    define(writer)


def unknown_encoding(writer: BitWriter) -> None:
    writer.fixed(2, 4)
    writer.vbr(1, 5)
    writer.fixed(7 << 1, 4)


def wide_fixed(writer: BitWriter) -> None:
    define(writer, (FIXED, 65))


def wide_vbr(writer: BitWriter) -> None:
    define(writer, (VBR, 1 << 40))


def array_not_last_but_one(writer: BitWriter) -> None:
    define(writer, (FIXED, 3), ARRAY, (FIXED, 3), (FIXED, 3))
    writer.fixed(4, 4)


def array_of_arrays(writer: BitWriter) -> None:
    define(writer, (FIXED, 3), ARRAY, ARRAY)
    writer.fixed(4, 4)


def array_first(writer: BitWriter) -> None:
    define(writer, ARRAY, (FIXED, 3))
    writer.fixed(4, 4)


def blob_in_the_middle(writer: BitWriter) -> None:
    define(writer, (FIXED, 3), BLOB, (FIXED, 3))
    writer.fixed(4, 4)


def vbr_overflow(writer: BitWriter) -> None:
    writer.fixed(3, 4)
    writer.vbr(1, 6)
    writer.vbr(1, 6)
    for _ in range(13):
        writer.fixed(0x3F, 6)
    writer.fixed(0x1F, 6)


def many_operands(writer: BitWriter) -> None:
    writer.fixed(3, 4)
    writer.vbr(1, 6)
    writer.vbr((1 << 60) - 1, 6)


def long_array(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((LITERAL, 1), ARRAY, (FIXED, 7)))
    writer.fixed(number, 4)
    writer.vbr(1000, 6)


def long_array_of_nothing(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((LITERAL, 1), ARRAY, (FIXED, 0)))
    writer.fixed(number, 4)
    writer.vbr(1 << 40, 6)


def long_blob(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((LITERAL, 1), BLOB))
    writer.fixed(number, 4)
    writer.vbr(1 << 33, 6)


def scalars_past_the_end(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev(*[(FIXED, 64)] * 9))
    writer.fixed(number, 4)


def vbr_past_the_end(writer: BitWriter) -> None:
    number = writer.define_abbrev(abbrev((VBR, 2), (FIXED, 10)))
    writer.fixed(number, 4)
    while writer.position < 220:
        writer.fixed(1, 1)


def end_too_early(writer: BitWriter) -> None:
    writer.fixed(0, 4)
    writer.align()
    writer.record(3, 1)


def child_too_long(writer: BitWriter) -> None:
    writer.enter_block(11, 3)
    at = writer.position - 32
    writer.end_block()
    writer.backpatch_word(at, 1000)


def child_without_width(writer: BitWriter) -> None:
    writer.fixed(1, 4)
    writer.vbr(11, 8)
    writer.vbr(0, 4)


def abbreviation_for_nobody(writer: BitWriter) -> None:
    writer.enter_block(0, 2)
    writer.fixed(2, 2)
    writer.vbr(1, 5)
    writer.fixed(8, 4)
    writer.end_block()


def for_no_block(writer: BitWriter) -> None:
    writer.enter_block(0, 2)
    writer.record(3, 1)
    writer.set_block_id(12)
    writer.define_abbrev(abbrev((FIXED, 1)))
    writer.end_block()


CASES: list[tuple[Body, str, int, str, str]] = [
    (undefined_id, "abbreviation id 9 is not defined here; none is", 96 + 16, "#1", ""),
    (no_operands, "an abbreviation without operands", 96, "", ""),
    (unknown_encoding, "an abbreviation's encoding is 7; 1 to 5 are defined", 106, "", ""),
    (wide_fixed, "an abbreviation's field is 65 bits wide; 64 is the most", 106, "", ""),
    (wide_vbr, "an abbreviation's field is 1099511627776 bits wide", 106, "", ""),
    (array_not_last_but_one, "the array is operand 1 of 4; it must be the last but one", 136, "#0", ""),
    (array_of_arrays, "the array's element must be Fixed, VBR or Char6", 122, "#0", ""),
    (array_first, "starts with an array or a blob", 118, "#0", ""),
    (blob_in_the_middle, "the blob is operand 1 of 3; it must be the last", 127, "#0", ""),
    (vbr_overflow, "a VBR6 number does not fit in 64 bits", 112, "#0", ""),
    (many_operands, "the record says 1152921504606846975 operands of at least 6 bits follow", 96, "#0", ""),
    (long_array, "the record says 1000 operands of at least 7 bits follow", 127, "#0", ""),
    (long_array_of_nothing, "the record says 1099511627776 operands of at least 0 bits follow", 127, "#0", ""),
    (long_blob, "the record says 8589934592 operands of at least 8 bits follow", 118, "#0", ""),
    (scalars_past_the_end, "a record takes 580 bits", 231, "#0", ""),
    (vbr_past_the_end, "the record runs past the end of its block", 123, "#0", ""),
    (end_too_early, "END_BLOCK closes the block at bit 128, its length word at bit 160", 96, "", ""),
    (child_too_long, "CONSTANTS_BLOCK says it is 1000 words long, 2 are left", 128, "", ""),
    (child_without_width, "CONSTANTS_BLOCK gives its abbreviation ids 0 bits; expected 1 to 32", 96, "", ""),
    (abbreviation_for_nobody, "before SETBID has said for which block", 160, "", "/BLOCKINFO_BLOCK"),
    (for_no_block, "SETBID without a block id", 160, "#0", "/BLOCKINFO_BLOCK"),
]


@pytest.mark.parametrize(("body", "message", "bit", "record", "path"), CASES, ids=[case[0].__name__ for case in CASES])
def test_malformed_blocks(body: Body, message: str, bit: int, record: str, path: str) -> None:
    block = read_bitstream(one_block(body), "x.bc").blocks[0]
    with pytest.raises(BitcodeError) as caught:
        block.scan()
    error = caught.value
    assert message in error.message
    assert (error.bit_offset, error.record, error.block_path) == (bit, record, f"FUNCTION_BLOCK{path}")
    assert str(error).startswith(f"x.bc: bit {bit} (byte {bit // 8:#x}), in FUNCTION_BLOCK")


def test_a_block_without_an_end() -> None:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    writer.enter_block(8, 2)
    for _ in range(6):
        writer.record(3, 1)
    data = bytearray(writer.whole_words())
    data[8:12] = ((len(data) - 12) // 4).to_bytes(4, "little")
    with pytest.raises(BitcodeError, match="past the end"):
        read_bitstream(bytes(data)).blocks[0].scan()
    data[8:12] = bytes(4)
    data[12:] = one_block(lambda writer: None)[4:]
    with pytest.raises(BitcodeError, match="no END_BLOCK came"):
        read_bitstream(bytes(data)).blocks[0].scan()


def test_operands_that_take_no_bits_are_limited_by_the_size_of_the_block() -> None:
    def fill(writer: BitWriter) -> None:
        number = writer.define_abbrev(abbrev((LITERAL, 1), *[(LITERAL, 0)] * 200))
        for _ in range(4000):
            writer.record(number, 1, [0] * 200)

    with pytest.raises(BitcodeError, match="more operands that take no bits than the block has bits"):
        read_bitstream(one_block(fill)).blocks[0].scan()


def test_abbreviations_of_a_block_are_those_given_and_its_own() -> None:
    outer = read_bitstream(one_block(undefined_behind_its_own)).blocks[0]
    with pytest.raises(BitcodeError, match=r"abbreviation id 9 is not defined here; 4 to 8 are$"):
        outer.scan().children[1].scan()


def test_an_ill_formed_abbreviation_where_blocks_are_measured() -> None:
    with pytest.raises(BitcodeError, match="that cannot be used: the abbreviation starts with an array"):
        read_bitstream(one_block(array_first), "x", trust_lengths=False)


def test_a_blob_past_the_end_where_blocks_are_measured() -> None:
    def fill(writer: BitWriter) -> None:
        number = writer.define_abbrev(abbrev((LITERAL, 1), BLOB))
        writer.fixed(number, 4)
        writer.vbr(100, 6)
        writer.record(3, 1, [1] * 20)

    with pytest.raises(BitcodeError, match="a blob runs past the end of the file"):
        read_bitstream(one_block(fill), "x", trust_lengths=False)
