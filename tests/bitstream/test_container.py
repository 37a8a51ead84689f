"""The file around the blocks: magic, wrapper, trailing bytes, and files of other kinds."""

from __future__ import annotations

import pytest
from streams import MAGIC, one_block, start

from bitcode.bitstream import BitWriter, read_bitstream, write_bitstream
from irkit.errors import BitcodeError, UnsupportedError


def fill(writer: BitWriter) -> None:
    writer.record(3, 1, [2, 3])


PLAIN = one_block(fill, block_id=8)


def wrap(data: bytes, offset: int = 20, after: bytes = b"\0" * 12) -> bytes:
    header = b"\xde\xc0\x17\x0b" + b"".join(n.to_bytes(4, "little") for n in (0, offset, len(data), 7))
    return header.ljust(offset, b"\xaa") + data + after


@pytest.mark.parametrize("offset", [20, 24, 21, 16])
def test_a_wrapper_is_kept_and_shifts_what_is_inside(offset: int) -> None:
    data = wrap(PLAIN, offset) if offset > 16 else wrap(PLAIN, 20)[:8] + wrap(PLAIN)[8:]
    stream = read_bitstream(data)
    assert stream.wrapper is not None
    assert (stream.wrapper.version, stream.wrapper.size) == (0, len(PLAIN))
    assert stream.trailing == b"\0" * 12
    assert stream.blocks[0].start_bit == stream.wrapper.offset * 8 + 32
    assert stream.blocks[0].scan().operands(0) == [2, 3]
    assert write_bitstream(stream) == data


def test_a_wrapper_around_nothing() -> None:
    data = wrap(PLAIN)
    for bad, message in (
        (data[:12], "at least 16 bytes long, the file has 12"),
        (data[:30], "start at byte 20; the file has 30 bytes"),
        (wrap(b"BC"), "expected 42 43 c0 de, found 42 43"),
        (wrap(b"\x7fELF" + PLAIN), r"expected 42 43 c0 de, found 7f 45 4c 46(?! [0-9a-f]{2})"),
    ):
        with pytest.raises(BitcodeError, match=message):
            read_bitstream(bad)


def test_several_modules_in_a_row() -> None:
    writer = start()
    for number in range(3):
        writer.enter_block(13, 3)
        writer.record(3, 2, [0])
        writer.end_block()
        writer.enter_block(8, 3)
        writer.record(3, 1, [number])
        writer.end_block()
    data = writer.getvalue()
    stream = read_bitstream(data)
    assert [block.name for block in stream.blocks] == ["IDENTIFICATION_BLOCK", "MODULE_BLOCK"] * 3
    assert [block.scan().operands(0) for block in stream.blocks[1::2]] == [[0], [1], [2]]
    assert write_bitstream(stream) == data


@pytest.mark.parametrize("size", range(9))
def test_a_few_last_bytes_are_garbage_as_for_llvm(size: int) -> None:
    data = PLAIN + b"\xff" * size
    stream = read_bitstream(data)
    assert len(stream.blocks) == 1
    assert stream.trailing == b"\xff" * size
    assert write_bitstream(stream) == data


def test_more_than_a_few_bytes_must_be_blocks() -> None:
    with pytest.raises(BitcodeError, match=r"expected a block .* at top level, found abbreviation id 3"):
        read_bitstream(PLAIN + b"\xff" * 9)


def test_nothing_but_the_magic_is_a_stream_of_no_blocks() -> None:
    assert read_bitstream(MAGIC).blocks == []


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"\x7fELF\x02\x01\x01", "an ELF object"),
        (b"\xcf\xfa\xed\xfe\x07\0\0\x01", "a Mach-O object"),
        (b"\xca\xfe\xba\xbe\0\0\0\x02", "a Mach-O universal binary"),
        (b"\x64\x86\x05\0\0\0\0\0", "a COFF object"),
        (b"\x4c\x01\x05\0\0\0\0\0", "a COFF object"),
        (b"\x64\xaa\x05\0\0\0\0\0", "a COFF object"),
        (b"MZ\x90\0", "a Windows executable"),
        (b"!<arch>\nfoo.o/", "an archive"),
        (b"!<thin>\nfoo.o/", "a thin archive"),
        (b"CPCH\x01\x0c\0\0", "a Clang AST file"),
        (b"\0asm\x01\0\0\0", "a WebAssembly module"),
        (b"; ModuleID = 'x'\n", "LLVM assembly text"),
        (b"\n\n  define void @f() {\n", "LLVM assembly text"),
        (b"@x = global i32 0", "LLVM assembly text"),
        (b'source_filename = "a"', "LLVM assembly text"),
        (b"%t = type { i32 }", "LLVM assembly text"),
    ],
)
def test_other_kinds_of_files_are_refused_by_name(data: bytes, what: str) -> None:
    with pytest.raises(UnsupportedError, match=f"a.bc: this is {what}, not LLVM bitcode"):
        read_bitstream(data, "a.bc")


def test_what_is_nothing_known() -> None:
    with pytest.raises(BitcodeError, match="expected 42 43 c0 de first, found an empty file"):
        read_bitstream(b"")
    with pytest.raises(BitcodeError, match="found 68 65 6c 6c"):
        read_bitstream(b"hello")
