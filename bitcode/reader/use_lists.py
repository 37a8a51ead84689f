"""USELIST blocks: permutations of use-lists, kept for whoever asks for the lists (`irkit.use_lists`)."""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.reader.errors import located
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs.uselist_read import read_bb, read_default
from bitcode.schema.errors import RecordError
from irkit.errors import BitcodeError
from irkit.globals import Function
from irkit.values import BasicBlock, Value


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
                entry = read_default(records.ops, start, end, 0)
                if not 0 <= entry.value < len(values):
                    raise BitcodeError(f"the use-list of value {entry.value} where there are {len(values)}")
                value = values[entry.value]
                indexes = [int(place) for place in entry.indexes]
            elif records.codes[index] == c.USELIST_CODE_BB:
                block_entry = read_bb(records.ops, start, end, 0)
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
