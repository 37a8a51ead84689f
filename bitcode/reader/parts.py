"""A bitcode file's top level: identification, modules, and the string and symbol tables behind them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Bitstream, Block
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.errors import located
from bitcode.schema import codes as c
from bitcode.schema.codecs.identification_read import read_epoch, read_string
from irkit.errors import BitcodeError, UnsupportedError
from irkit.provenance import Identification

CURRENT_EPOCH: Final = 0


class ModuleParts:
    """One module of a file: its block, and what stands around it."""

    def __init__(self, block: Block, identification: Block | None) -> None:
        self.block: Block = block
        self.identification: Block | None = identification
        self.strtab: bytes | None = None
        self.symtab: bytes | None = None


def module_parts(stream: Bitstream) -> list[ModuleParts]:
    """The file's modules. A string or symbol table serves the modules before it, back to the table before."""
    found: list[ModuleParts] = []
    identification: Block | None = None
    for block in stream.blocks:
        kind = block.block_id
        if kind == c.IDENTIFICATION_BLOCK_ID:
            identification = block
        elif kind == c.MODULE_BLOCK_ID:
            found.append(ModuleParts(block, identification))
            identification = None
        elif kind == c.STRTAB_BLOCK_ID:
            blob = read_blob(block, c.STRTAB_BLOB)
            for parts in found:
                if parts.strtab is None:
                    parts.strtab = blob
        elif kind == c.SYMTAB_BLOCK_ID:
            blob = read_blob(block, c.SYMTAB_BLOB)
            for parts in found:
                if parts.symtab is None:
                    parts.symtab = blob
    if not found:
        raise BitcodeError("no module in this bitcode file", name=stream.name, bit_offset=stream.source.origin)
    return found


def read_blob(block: Block, code: int) -> bytes:
    """The blob of a block that has nothing else."""
    records = block.scan()
    for index in range(len(records.codes)):
        if records.codes[index] == code:
            blob = records.blobs.get(index)
            if blob is None:
                raise located(BitcodeError("a record without its blob"), block, records, index)
            return blob
    return b""


def read_identification(block: Block) -> Identification:
    """Who wrote the module. Raises UnsupportedError for another epoch than LLVM's present one."""
    records = block.scan()
    producer = ""
    epoch: int = CURRENT_EPOCH
    index: i64 = 0
    while index < len(records.codes):
        start = records.starts[index]
        end = records.starts[index + 1]
        try:
            if records.codes[index] == c.IDENTIFICATION_CODE_STRING:
                producer = read_string(records.ops, start, end).text.decode("utf-8", "surrogateescape")
            elif records.codes[index] == c.IDENTIFICATION_CODE_EPOCH:
                epoch = read_epoch(records.ops, start, end).epoch
                if epoch != CURRENT_EPOCH:
                    raise UnsupportedError(
                        f"bitcode of epoch {unsigned64(epoch)}; LLVM 13 to 23 read epoch {CURRENT_EPOCH} only"
                    )
            else:
                raise BitcodeError(f"record code {records.codes[index]} in an identification block")
        except BitcodeError as error:
            raise located(error, block, records, index) from None
        index += 1
    return Identification(producer, epoch)


def string_at(strtab: bytes, offset: i64, size: i64) -> str:
    """A string of STRTAB_BLOCK. Raises BitcodeError for a place that is not in it."""
    length: i64 = len(strtab)
    if not 0 <= offset <= length or not 0 <= size <= length - offset:
        raise BitcodeError(
            f"a name of {unsigned64(size)} bytes at {unsigned64(offset)} in a string table of {length} bytes"
        )
    return strtab[offset : offset + size].decode("utf-8", "surrogateescape")
