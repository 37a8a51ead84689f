"""Where in a file an error was found: what the loops over records add to errors from deep inside."""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from irkit.errors import BitcodeError


def located(error: BitcodeError, block: Block, records: Records, index: i64, record: str = "") -> BitcodeError:
    """The same error, with the place of record `index` of `block` if it has none yet (-1: before the first record, the
    number of records: after the last). `record` is LLVM's name for it, by default its number and what is known."""
    if not error.block_path:
        error.name = block.source.name
        error.block_path = block.path
        inside = 0 <= index < len(records.codes)
        if error.bit_offset is None:
            error.bit_offset = (
                records.bit_offsets[index] if inside else records.end_bit if index > 0 else block.body_bit
            )
        if inside:
            error.record = record or f"#{index} ({error.record or f'code {records.codes[index]}'})"
    return error


def in_block(error: BitcodeError, block: Block) -> BitcodeError:
    """The same error, with the block as its place if it has none yet."""
    if not error.block_path:
        error.name = block.source.name
        error.block_path = block.path
        if error.bit_offset is None:
            error.bit_offset = block.start_bit
    return error
