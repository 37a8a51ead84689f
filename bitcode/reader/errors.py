"""Where in a file an error was found: what the loops over records add to errors from deep inside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from irkit.errors import BitcodeError

MAX_MESSAGE: Final = 1000  # characters; a type that the message names may be written with a million


def located(error: BitcodeError, block: Block, records: Records, index: i64) -> BitcodeError:
    """The same error, with the place of record `index` of `block` if it has none yet; the number of records stands for
    the end of the block."""
    if not error.block_path:
        place(error, block)
        if index < len(records.codes):
            from bitcode.schema.record_names import record_name  # noqa: PLC0415 - only who has to tell of an error loads it

            if error.bit_offset is None:
                error.bit_offset = records.bit_offsets[index]
            error.record = f"#{index} ({record_name(block.block_id, records.codes[index])})"
        elif error.bit_offset is None:
            error.bit_offset = records.end_bit
    return error


def in_block(error: BitcodeError, block: Block) -> BitcodeError:
    """The same error, with the block as its place if it has none yet."""
    if not error.block_path:
        place(error, block)
        if error.bit_offset is None:
            error.bit_offset = block.start_bit
    return error


def place(error: BitcodeError, block: Block) -> None:
    error.name = block.source.name
    error.block_path = block.path
    if len(error.message) > MAX_MESSAGE:
        error.message = error.message[:MAX_MESSAGE] + "…"
