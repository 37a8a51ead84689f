"""USELIST_BLOCK: the use-lists that a reader would not rebuild in the order in which they are."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.block_ids import USELIST_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.uselist_read import Bb, Default
from bitcode.schema.codecs.uselist_write import write_bb, write_default
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState
from irkit.blocks import BasicBlock
from irkit.functions import Function


def write_use_list_block(state: WriterState, function: Function | None) -> None:
    """The block of the incorporated function, or (None) of the module; left out where there is nothing to say."""
    orders = state.ids.use_list_orders
    if not orders or orders[-1].function is not function:
        return
    stream = state.stream
    stream.enter_block(USELIST_BLOCK, 3)
    while orders and orders[-1].function is function:
        order = orders.pop()
        indexes = vec[i64](order.shuffle)
        value = order.value
        if isinstance(value, BasicBlock):
            operands = write_bb(Bb(indexes, state.ids.block_id(value), EMPTY))
            stream.emit(NO_ABBREV, c.USELIST_CODE_BB, operands)
        else:
            operands = write_default(Default(indexes, state.ids.value_id(value), EMPTY))
            stream.emit(NO_ABBREV, c.USELIST_CODE_DEFAULT, operands)
    stream.end_block()
