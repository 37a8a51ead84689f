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


@pytest.mark.parametrize("after", [b"", bytes(12)])
@pytest.mark.parametrize("offset", [16, 17, 19, 20, 21, 24])
def test_a_wrapper_is_kept_and_shifts_what_is_inside(offset: int, after: bytes) -> None:
    fields = (0x0B17C0DE, 0x03020100, offset, len(PLAIN), 0x8A7A6A5A, 0xFFFFFFFF)
    data = b"".join(n.to_bytes(4, "little") for n in fields)[:offset] + PLAIN + after
    for trust_lengths in (True, False):
        stream = read_bitstream(data, "x", trust_lengths)
        assert stream.wrapper is not None
        assert (stream.wrapper.version, stream.wrapper.size) == (0x03020100, len(PLAIN))
        assert stream.wrapper.cpu_type == (0x8A7A6A5A if offset >= 20 else None)
        assert stream.trailing == after
        assert stream.blocks[0].start_bit == stream.wrapper.offset * 8 + 32
        assert stream.blocks[0].scan().operands(0) == [2, 3]
        assert write_bitstream(stream) == data


def test_a_wrapper_around_nothing() -> None:
    data = wrap(PLAIN)
    start = data[:8]
    size = len(PLAIN).to_bytes(4, "little")
    for bad, message, bit in (
        (data[:12], "at least 16 bytes long, the file has 12", 0),
        (data[:15], "at least 16 bytes long, the file has 15", 0),
        (data[:16], "start at byte 20; the file has 16 bytes", 64),
        (data[:30], "start at byte 20; the file has 30 bytes", 64),
        (wrap(PLAIN, after=b"")[:-1], "start at byte 20; the file has", 64),
        (start + bytes([15, 0, 0, 0]) + size + PLAIN, "bytes of bitcode start at byte 15", 64),
        (start + bytes([16, 0, 0, 0]) + size + b"abcd" + PLAIN, "expected 42 43 c0 de, found 61 62 63 64", 128),
        (wrap(b""), "expected 42 43 c0 de, found nothing", 160),
        (wrap(b"BC"), "expected 42 43 c0 de, found 42 43", 160),
        (wrap(b"BC\xc0", after=b"\xde"), "expected 42 43 c0 de, found 42 43 c0$", 160),
        (wrap(b"\x7fELF" + PLAIN), r"expected 42 43 c0 de, found 7f 45 4c 46(?! [0-9a-f]{2})", 160),
    ):
        with pytest.raises(BitcodeError, match=message) as caught:
            read_bitstream(bad)
        assert caught.value.bit_offset == bit
    assert read_bitstream(wrap(MAGIC)).blocks == []


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
    for trust_lengths in (True, False):
        stream = read_bitstream(data, "x", trust_lengths)
        assert len(stream.blocks) == 1
        assert stream.trailing == b"\xff" * size
        assert write_bitstream(stream) == data


@pytest.mark.parametrize("trust_lengths", [True, False])
def test_more_than_a_few_bytes_must_be_blocks(trust_lengths: bool) -> None:
    with pytest.raises(BitcodeError, match=r"expected a block .* at top level, found abbreviation id 3") as caught:
        read_bitstream(PLAIN + b"\xff" * 9, "x", trust_lengths)
    assert caught.value.bit_offset == len(PLAIN) * 8


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
    for size, found in ((3, "78 79 7a"), (4, "78 79 7a 21"), (9, "78 79 7a 21")):
        with pytest.raises(BitcodeError, match=f"expected 42 43 c0 de first, found {found}$") as caught:
            read_bitstream(b"xyz!?????"[:size])
        assert caught.value.bit_offset == 0
    with pytest.raises(BitcodeError, match="found 68 65 6c 6c"):
        read_bitstream(b"hello")
