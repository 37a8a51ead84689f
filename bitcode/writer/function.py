"""FUNCTION_BLOCK: the bodies of functions, in LLVM's order of parts.

How many blocks there are, constants, metadata, instructions with their debug locations and records, names, attachments,
use-lists. Each opcode has one writer, a row of its chapter's table (`arithmetic`, `memory`, …).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.block_ids import FUNCTION_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import BlockaddrUsers, Declareblocks
from bitcode.schema.codecs.function_write import write_blockaddr_users, write_declareblocks
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.aggregates import AGGREGATES
from bitcode.writer.arithmetic import ARITHMETIC
from bitcode.writer.block_addresses import users_of_addresses
from bitcode.writer.body import BodyWriter, InstructionWriter
from bitcode.writer.calls import CALLS
from bitcode.writer.constants import write_function_constants
from bitcode.writer.control import CONTROL
from bitcode.writer.debug_records import write_location, write_records
from bitcode.writer.exceptions import EXCEPTIONS
from bitcode.writer.function_symbols import write_function_symbols
from bitcode.writer.memory import MEMORY
from bitcode.writer.metadata import write_function_attachments, write_function_metadata
from bitcode.writer.state import WriterState
from bitcode.writer.use_lists import write_use_list_block
from bitcode.writer.vectors import VECTORS
from irkit.dialects.features import (
    BLOCK_ADDRESS_USERS,
    WIDE_FUNCTION_ABBREVIATIONS,
)
from irkit.functions import Function
from irkit.metadata import Metadata
from irkit.types import VoidType
from irkit.use_lists.orders import ReaderUseOrders

WRITERS: Final[dict[str, InstructionWriter]] = {
    **ARITHMETIC,
    **MEMORY,
    **VECTORS,
    **AGGREGATES,
    **CONTROL,
    **CALLS,
    **EXCEPTIONS,
}
NO_OPERANDS: Final[list[int]] = []


def write_function(state: WriterState, function: Function) -> None:
    """A function's block. Raises `UnsupportedError` for what the module's dialect cannot say."""
    stream = state.stream
    ids = state.ids
    state.function_offsets[function] = stream.bits_written()
    stream.enter_block(FUNCTION_BLOCK, 5 if state.dialect.has(WIDE_FUNCTION_ABBREVIATIONS) else 4)
    ids.incorporate_function(function)
    operands = write_declareblocks(Declareblocks(len(ids.value_table.blocks), EMPTY))
    stream.emit(NO_ABBREV, c.FUNC_CODE_DECLAREBLOCKS, operands)
    write_function_constants(state)
    write_function_metadata(state, function)
    w = state.body
    if w is None:
        w = state.body = BodyWriter(state)
    w.base = ids.first_instruction
    write_instructions(w, function)
    write_users_of_addresses(w, function)
    write_function_symbols(w, function)
    write_function_attachments(state, function)
    write_use_list_block(state, function)
    ids.purge_function()
    stream.end_block()


def write_instructions(w: BodyWriter, function: Function) -> None:
    """Instructions, each with its debug location and the debug records that stand before it."""
    writers = WRITERS
    last_location: Metadata | None = None
    for block in function.blocks:
        for instruction in block._instructions:
            writer = writers.get(instruction.opcode)
            if writer is None:
                raise w.state.unsupported(f"instruction {instruction.opcode}")
            writer(w, instruction)
            if not isinstance(instruction.type, VoidType):
                w.base += 1
            location = instruction._debug_loc
            if location is not None:
                if location is last_location:
                    w.emit(NO_ABBREV, c.FUNC_CODE_DEBUG_LOC_AGAIN, NO_OPERANDS)
                else:
                    write_location(w, location)
                    last_location = location
            if instruction.debug_records is not None:
                write_records(w, instruction.debug_records)


def write_users_of_addresses(w: BodyWriter, function: Function) -> None:
    """BLOCKADDR_USERS: whose bodies a lazy reader must read with this one."""
    dialect = w.state.dialect
    if not w.ids.body_has_address or not dialect.has(BLOCK_ADDRESS_USERS):
        return
    addresses = w.parsing_order.block_addresses().get(function)
    if addresses is None:
        return
    users = users_of_addresses(function, addresses)
    if users:
        orders = w.state.module.use_orders
        source = orders.block_address_users.get(function) if isinstance(orders, ReaderUseOrders) else None
        if source is not None and set(source) == set(users):
            users = source  # use-lists, which tell the order, may not have been kept there
        numbers = vec[i64]([w.ids.value_id(user) for user in users])
        w.emit(NO_ABBREV, c.FUNC_CODE_BLOCKADDR_USERS, write_blockaddr_users(BlockaddrUsers(numbers)))
