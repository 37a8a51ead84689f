"""The file around the blocks: magic, wrapper, several modules in a row (BitCodeFormat, "LLVM IR Magic Number")."""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i64

from bitcode.bitstream.abbreviations import NO_BLOCK_INFO
from bitcode.bitstream.bits import BitCursor
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.bitstream.blocks import ENTER_SUBBLOCK, Block, Source, enter_block, read_block_info
from bitcode.bitstream.measure import TRAILING_BITS, measure_blocks
from irkit.errors import BitcodeError, UnsupportedError

MAGIC: Final = b"BC\xc0\xde"
WRAPPER_MAGIC: Final = b"\xde\xc0\x17\x0b"
WRAPPER_SIZE: Final = 20  # magic, version, offset, size, CPU type: 32 bits each
WRAPPER_NEEDED: Final = struct.Struct("<4I")  # LLVM asks for no more than the first four
CPU_TYPE: Final = struct.Struct("<I")

# What people hand to a bitcode reader by mistake, by its first bytes.
OTHER_FILES: Final[list[tuple[bytes, str]]] = [
    (b"\x7fELF", "an ELF object"),
    (b"\xfe\xed\xfa\xce", "a Mach-O object"),
    (b"\xfe\xed\xfa\xcf", "a Mach-O object"),
    (b"\xce\xfa\xed\xfe", "a Mach-O object"),
    (b"\xcf\xfa\xed\xfe", "a Mach-O object"),
    (b"\xca\xfe\xba\xbe", "a Mach-O universal binary"),
    (b"\xca\xfe\xba\xbf", "a Mach-O universal binary"),
    (b"!<arch>\n", "an archive"),
    (b"!<thin>\n", "a thin archive"),
    (b"<bigaf>\n", "an AIX archive"),
    (b"\0asm", "a WebAssembly module"),
    (b"MZ", "a Windows executable"),
    (b"\x4c\x01", "a COFF object"),
    (b"\x64\x86", "a COFF object"),
    (b"\x64\xaa", "a COFF object"),
    (b"\xc4\x01", "a COFF object"),
    (b"\0\0\xff\xff", "a COFF object"),
    (b"CPCH", "a Clang AST file"),
    (b"DIAG", "a Clang diagnostics file"),
    (b"RMRK", "an LLVM remarks file"),
    (b"\x03\x02\x23\x07", "a SPIR-V module"),
    (b"DXBC", "a DirectX container"),
    (b"MTLB", "a Metal library"),
    (b"xar!", "a xar archive"),
    (b"PEXE", "a PNaCl program"),
]

# How a line of LLVM assembly may begin.
ASSEMBLY_STARTS: Final = (
    b";", b"/*", b"@", b"%", b"!", b"$", b"^",
    b"source_filename", b"target", b"module", b"define", b"declare", b"attributes",
    b"uselistorder",
)  # fmt: skip


class Wrapper:
    """The header that some targets' tools put before bitcode: 32-bit fields, and whatever follows up to `offset`."""

    __slots__ = ("cpu_type", "header", "offset", "size", "version")

    def __init__(self, header: bytes, version: int, offset: int, size: int, cpu_type: int | None) -> None:
        self.header: bytes = header  # all bytes before the bitcode's magic
        self.version: int = version
        self.offset: int = offset
        self.size: int = size
        self.cpu_type: int | None = cpu_type


class Bitstream:
    """A file of bitcode: its wrapper, if it has one, its top-level blocks, and the bytes after the last of them."""

    __slots__ = ("blocks", "data", "name", "source", "trailing", "wrapper")

    def __init__(self, data: bytes, name: str, source: Source) -> None:
        self.data: bytes = data
        self.name: str = name
        self.source: Source = source
        self.wrapper: Wrapper | None = None
        self.blocks: list[Block] = []
        self.trailing: bytes = b""


def describe(data: bytes) -> str:
    """What a file that is not bitcode seems to be; empty if its first bytes tell nothing."""
    what = other_kind(data)
    return what if what or not is_assembly(data) else "LLVM assembly text"


def other_kind(data: bytes) -> str:
    """The kind of a file that is neither bitcode nor assembly, by its first bytes; empty if they tell nothing."""
    for magic, what in OTHER_FILES:
        if data.startswith(magic):
            return what
    return ""


def is_assembly(data: bytes) -> bool:
    """Whether the first word of a file is one that LLVM assembly begins with."""
    return data[:4096].lstrip().startswith(ASSEMBLY_STARTS) and not other_kind(data)


def refuse(data: bytes, name: str) -> UnsupportedError | BitcodeError:
    what = describe(data)
    if what:
        prefix = f"{name}: " if name else ""
        return UnsupportedError(f"{prefix}this is {what}, not LLVM bitcode")
    found = data[:4].hex(" ") if data else "an empty file"
    return BitcodeError(f"not LLVM bitcode: expected 42 43 c0 de first, found {found}", name=name, bit_offset=0)


def read_wrapper(data: bytes, name: str) -> Wrapper:
    if len(data) < WRAPPER_NEEDED.size:
        raise BitcodeError(
            f"a bitcode wrapper is at least {WRAPPER_NEEDED.size} bytes long, the file has {len(data)}",
            name=name,
            bit_offset=0,
        )
    _, version, offset, size = WRAPPER_NEEDED.unpack_from(data)
    if offset < WRAPPER_NEEDED.size or offset + size > len(data):
        raise BitcodeError(
            f"the wrapper says that {size} bytes of bitcode start at byte {offset}; the file has {len(data)} bytes",
            name=name,
            bit_offset=64,
        )
    cpu_type = CPU_TYPE.unpack_from(data, WRAPPER_NEEDED.size)[0] if offset >= WRAPPER_SIZE else None
    return Wrapper(data[:offset], version, offset, size, cpu_type)


def read_bitstream(data: bytes, name: str = "<bytes>", trust_lengths: bool = True) -> Bitstream:
    """Finds the top-level blocks of a bitcode file; they are scanned when asked (`Block.scan`).

    A block whose length word is wrong is an error, unless `trust_lengths` is False: then the whole file is walked
    first to see where each block ends, as llvm-bcanalyzer does it, so that damaged files can be looked into.

    Raises UnsupportedError for another kind of file, named in the message, and BitcodeError for damaged bitcode.
    """
    wrapper: Wrapper | None = None
    first: i64 = 0
    stop: i64 = len(data)
    if data.startswith(WRAPPER_MAGIC):
        wrapper = read_wrapper(data, name)
        first = wrapper.offset
        stop = first + wrapper.size
    if data[first : first + 4] != MAGIC or stop < first + 4:
        if wrapper is None:
            raise refuse(data, name)
        found = data[first : min(first + 4, stop)].hex(" ")
        raise BitcodeError(
            f"the wrapper holds no bitcode: expected 42 43 c0 de, found {found or 'nothing'}",
            name=name,
            bit_offset=first * 8,
        )
    source = Source(data, name, first * 8, stop * 8)
    if not trust_lengths:
        source.ends = measure_blocks(source)
    stream = Bitstream(data, name, source)
    stream.wrapper = wrapper
    end = find_blocks(stream, source)
    stream.trailing = data[end >> 3 :]
    return stream


def find_blocks(stream: Bitstream, source: Source) -> i64:
    """Lists the top-level blocks; answers the bit where they end."""
    cursor = BitCursor(source.data, source.origin + 32, source.end, source.origin)
    info = NO_BLOCK_INFO
    while True:
        start = cursor.position
        if start + TRAILING_BITS >= source.end:
            return start
        try:
            abbrev_id = cursor.fixed(2)
            if abbrev_id != ENTER_SUBBLOCK:
                raise BitcodeError(
                    f"expected a block (abbreviation id 1) at top level, found abbreviation id {abbrev_id}",
                    bit_offset=start,
                )
            block = enter_block(cursor, source, None, info, start)
        except BitcodeError as error:
            if not error.name:
                error.name = source.name
            raise
        stream.blocks.append(block)
        if block.block_id == BLOCKINFO_BLOCK:
            info = read_block_info(block)
        cursor.position = block.end_bit
