"""FUNCTION_BLOCK: the bodies of functions, in LLVM's order of parts.

How many blocks there are, constants, metadata, instructions with their debug locations and records, names, attachments,
use-lists. Each class of instruction has one writer, a row of `WRITERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.block_ids import FUNCTION_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import BlockaddrUsers, Declareblocks
from bitcode.schema.codecs.function_write import write_blockaddr_users, write_declareblocks
from bitcode.schema.runtime import EMPTY
from bitcode.writer import control, instructions
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.block_addresses import users_of_addresses
from bitcode.writer.body import BodyWriter
from bitcode.writer.constants import write_function_constants
from bitcode.writer.debug_records import write_location, write_records
from bitcode.writer.function_symbols import write_function_symbols
from bitcode.writer.metadata import write_function_attachments, write_function_metadata
from bitcode.writer.state import WriterState
from bitcode.writer.use_lists import write_use_list_block
from irkit.dialects.features import (
    BLOCK_ADDRESS_USERS,
    INDIRECT_BLOCK_ADDRESS_USERS,
    WIDE_FUNCTION_ABBREVIATIONS,
)
from irkit.globals import Function
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    FenceInst,
    FreezeInst,
    FuncletPadInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LandingPadInst,
    LoadInst,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    UnaryOperator,
    VAArgInst,
)
from irkit.metadata import Metadata
from irkit.terminators import (
    BranchInst,
    CallBrInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    InvokeInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)
from irkit.types import VoidType
from irkit.use_lists.orders import ReaderUseOrders

WRITERS: Final[dict[type[Instruction], Callable[[BodyWriter, Instruction], None]]] = {
    AllocaInst: instructions.write_alloca,
    AtomicCmpXchgInst: instructions.write_cmpxchg,
    AtomicRMWInst: instructions.write_atomicrmw,
    BinaryOperator: instructions.write_binop,
    BranchInst: control.write_br,
    CallBrInst: control.write_callbr,
    CallInst: control.write_call,
    CastInst: instructions.write_cast,
    CatchReturnInst: control.write_catchret,
    CatchSwitchInst: control.write_catchswitch,
    CleanupReturnInst: control.write_cleanupret,
    CmpInst: instructions.write_cmp,
    ExtractElementInst: instructions.write_extractelement,
    ExtractValueInst: instructions.write_extractvalue,
    FenceInst: instructions.write_fence,
    FreezeInst: instructions.write_freeze,
    FuncletPadInst: control.write_funclet_pad,
    GetElementPtrInst: instructions.write_gep,
    IndirectBrInst: control.write_indirectbr,
    InsertElementInst: instructions.write_insertelement,
    InsertValueInst: instructions.write_insertvalue,
    InvokeInst: control.write_invoke,
    LandingPadInst: control.write_landingpad,
    LoadInst: instructions.write_load,
    PHINode: instructions.write_phi,
    ResumeInst: control.write_resume,
    ReturnInst: control.write_ret,
    SelectInst: instructions.write_select,
    ShuffleVectorInst: instructions.write_shufflevector,
    StoreInst: instructions.write_store,
    SwitchInst: control.write_switch,
    UnaryOperator: instructions.write_unop,
    UnreachableInst: control.write_unreachable,
    VAArgInst: instructions.write_va_arg,
}
NO_OPERANDS: Final[list[int]] = []


def write_function(state: WriterState, function: Function) -> None:
    """A function's block. Raises `UnsupportedError` for what the module's dialect cannot say."""
    stream = state.stream
    ids = state.ids
    state.function_offsets[function] = stream.bits_written()
    stream.enter_block(FUNCTION_BLOCK, 5 if state.dialect.has(WIDE_FUNCTION_ABBREVIATIONS) else 4)
    ids.incorporate_function(function)
    operands = write_declareblocks(Declareblocks(len(ids.blocks), EMPTY), 0)
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
        for instruction in block.instructions:
            writer = writers.get(type(instruction))
            if writer is None:
                raise w.state.unsupported(f"instruction {instruction.opcode}")
            writer(w, instruction)
            if not isinstance(instruction.type, VoidType):
                w.base += 1
            location = instruction.debug_loc
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
    if not dialect.has(BLOCK_ADDRESS_USERS):
        return
    addresses = w.block_addresses().get(function)
    if addresses is None:
        return
    users = users_of_addresses(function, addresses, dialect.has(INDIRECT_BLOCK_ADDRESS_USERS))
    if users:
        orders = w.state.module.use_orders
        source = orders.block_address_users.get(function) if isinstance(orders, ReaderUseOrders) else None
        if source is not None and set(source) == set(users):
            users = source  # use-lists, which tell the order, may not have been kept there
        numbers = vec[i64]([w.ids.value_id(user) for user in users])
        w.emit(NO_ABBREV, c.FUNC_CODE_BLOCKADDR_USERS, write_blockaddr_users(BlockaddrUsers(numbers), 0))
