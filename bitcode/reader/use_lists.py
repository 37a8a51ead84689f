"""USELIST blocks: permutations of use-lists, kept for whoever asks for the lists (`irkit.use_lists`)."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.bitstream.bits import MASK63
from bitcode.bitstream.blocks import ENTER_SUBBLOCK
from bitcode.reader.errors import located
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs.uselist_read import read_bb, read_default
from bitcode.schema.errors import RecordError
from irkit.blocks import BasicBlock
from irkit.errors import BitcodeError
from irkit.functions import Function
from irkit.values import Value

WORD: Final = 0xFFFFFFFF
BLOCK_ID_BITS: Final = 8  # of a block's id in ENTER_SUBBLOCK, if it is a small one


def ends_with_use_lists(block: Block) -> bool:
    """Whether the last thing in a function's block is a USELIST block, which permutes the uses that stand before it.

    The block itself is scanned only where its end looks like it: behind a nested block END_BLOCK fills a word with 0,
    and before it, somewhere, stands a length word that leads there.
    """
    data = block.source.data
    last = (block.end_bit >> 3) - 4
    if read_i64_le(data, last) & WORD != 0:
        return False
    first = block.body_bit >> 3
    words: i64 = 0
    at = last - 4
    while at > first:
        pair = read_i64_le(data, at - 4)  # of two words, since most of the time goes here
        if (pair >> 32 == words and may_enter_use_lists(block, read_i64_le(data, at - 8))) or (
            pair & WORD == words + 1 and may_enter_use_lists(block, read_i64_le(data, at - 12))
        ):
            return any(child.block_id == c.USELIST_BLOCK_ID for child in block.scan().children)
        words += 2
        at -= 8
    return False


def may_enter_use_lists(block: Block, before: i64) -> bool:
    """Whether ENTER_SUBBLOCK and a USELIST block's id may stand somewhere in 64 bits."""
    bits = before & MASK63
    entering: i64 = c.USELIST_BLOCK_ID  # a variable, since mypyc shifts constants wrongly
    entering = entering << block.abbrev_width | ENTER_SUBBLOCK
    mask = MASK63 >> (63 - BLOCK_ID_BITS - block.abbrev_width)
    while bits:
        if bits & mask == entering:
            return True
        bits >>= 1
    return False


def read_use_lists(state: ReaderState, block: Block, function: Function | None, blocks: list[BasicBlock]) -> None:
    """Remember the block's entries, those of `function`'s body or the module's own (None).

    Raises BitcodeError for an entry that names no value, or that is no permutation.
    """
    records = block.scan()
    state.module.provenance.has_use_lists = True
    orders = state.use_orders
    values = state.values.values
    index: i64 = 0
    try:
        while index < len(records.codes):
            start = records.starts[index]
            end = records.starts[index + 1]
            value: Value
            if records.codes[index] == c.USELIST_CODE_DEFAULT:
                entry = read_default(records.ops, start, end)
                if not 0 <= entry.value < len(values):
                    raise BitcodeError(f"the use-list of value {entry.value} where there are {len(values)}")
                value = values[entry.value]
                indexes = [int(place) for place in entry.indexes]
            elif records.codes[index] == c.USELIST_CODE_BB:
                block_entry = read_bb(records.ops, start, end)
                if not 0 <= block_entry.block < len(blocks):
                    raise BitcodeError(f"the use-list of basic block {block_entry.block} where there are {len(blocks)}")
                value = blocks[block_entry.block]
                indexes = [int(place) for place in block_entry.indexes]
            else:
                raise BitcodeError(f"record code {records.codes[index]} in a use-list block")
            if sorted(indexes) != list(range(len(indexes))):
                raise BitcodeError(f"use-list order {indexes[:8]} of {len(indexes)} places, which is no permutation")
            if function is None:
                orders.add_module(value, indexes)
            else:
                orders.add_function(function, value, indexes)
            index += 1
    except (BitcodeError, RecordError) as error:
        raise located(error, block, records, index) from None
