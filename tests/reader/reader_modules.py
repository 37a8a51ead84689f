"""Small modules for the tests of the reader, written record by record with the project's own bitstream writer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import BLOB, LITERAL
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.module import Module

MAGIC = b"BC\xc0\xde"
UNABBREVIATED = 3


class Block:
    """A block to be written: its id, and records (code, operands) and blocks in order."""

    def __init__(self, block_id: int, items: Iterable[Block | tuple[int, Sequence[int]]]) -> None:
        self.block_id = block_id
        self.items = list(items)

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, 4)
        for item in self.items:
            if isinstance(item, Block):
                item.write(writer)
            else:
                writer.record(UNABBREVIATED, item[0], list(item[1]))
        writer.end_block()


class Blob(Block):
    """A block of one record, which is a blob: STRTAB and SYMTAB."""

    def __init__(self, block_id: int, data: bytes) -> None:
        super().__init__(block_id, [])
        self.data = data

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, 4)
        abbrev = writer.define_abbrev(Abbrev([AbbrevOp(LITERAL, 1), AbbrevOp(BLOB)]))
        writer.record(abbrev, 1, [], self.data)
        writer.end_block()


def chars(text: str) -> list[int]:
    return list(text.encode())


def rotated(value: int) -> int:
    """A signed number with its sign in bit 0."""
    return value << 1 if value >= 0 else -value << 1 | 1


def identification(producer: str = "LLVM19.1.7", epoch: int = 0) -> Block:
    records = [(c.IDENTIFICATION_CODE_STRING, chars(producer)), (c.IDENTIFICATION_CODE_EPOCH, [epoch])]
    return Block(c.IDENTIFICATION_BLOCK_ID, records)


def types(*records: tuple[int, Sequence[int]], count: int | None = None) -> Block:
    """A type table of these records, with the number of types before them."""
    without = (c.TYPE_CODE_NUMENTRY, c.TYPE_CODE_STRUCT_NAME)
    if count is None:
        count = sum(code not in without for code, _ in records)
    return Block(c.TYPE_BLOCK_ID_NEW, [(c.TYPE_CODE_NUMENTRY, [count]), *records])


def constants(*records: tuple[int, Sequence[int]]) -> Block:
    return Block(c.CONSTANTS_BLOCK_ID, records)


def module(*items: Block | tuple[int, Sequence[int]], version: int = 2) -> Block:
    return Block(c.MODULE_BLOCK_ID, [(c.MODULE_CODE_VERSION, [version]), *items])


def strtab(text: str) -> Blob:
    return Blob(c.STRTAB_BLOCK_ID, text.encode())


def file(*blocks: Block) -> bytes:
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    for block in blocks:
        block.write(writer)
    return writer.getvalue()


def read(
    *items: Block | tuple[int, Sequence[int]], names: str = "", producer: str = "LLVM19.1.7", version: int = 2
) -> Module:
    """The module of a file with these items."""
    return parse_bitcode(file(identification(producer), module(*items, version=version), strtab(names)), "test.bc")


def variable(value_type: int, initializer: int | None = None, name: tuple[int, int] = (0, 0)) -> tuple[int, list[int]]:
    """A GLOBALVAR record of the shortest form: a constant of external linkage."""
    is_constant = 1
    explicit_type = 2
    known = 0 if initializer is None else initializer + 1
    return c.MODULE_CODE_GLOBALVAR, [*name, value_type, is_constant | explicit_type, known, 0, 0, 0]
