"""Function bodies: FUNCTION_BLOCK into basic blocks and instructions.

Records and nested blocks are taken in stream order; each record code has one handler, a row of its chapter's
table (`arithmetic`, `memory`, `control`, …) or of `OTHERS`. Whatever makes no sense is told with its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.aggregates import AGGREGATES
from bitcode.reader.arithmetic import ARITHMETIC, read_binary, read_cast, read_compare
from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.calls import CALLS, read_bundle, read_call
from bitcode.reader.constants import read_constants
from bitcode.reader.control import CONTROL, read_br, read_phi, read_select
from bitcode.reader.debug_records import DEBUG_RECORDS, read_debug_location
from bitcode.reader.errors import located
from bitcode.reader.exceptions import EXCEPTIONS
from bitcode.reader.memory import MEMORY, read_getelementptr, read_load, read_store
from bitcode.reader.metadata import MetadataReader
from bitcode.reader.state import ReaderState
from bitcode.reader.symtab import read_function_symbols
from bitcode.reader.use_lists import read_use_lists
from bitcode.reader.vectors import VECTORS
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import read_blockaddr_users, read_declareblocks
from bitcode.schema.errors import RecordError
from bitcode.schema.runtime import NONE
from irkit.errors import BitcodeError, UnsupportedError
from irkit.functions import Function
from irkit.instructions import Instruction


def read_declare_blocks(r: BodyReader) -> None:
    r.declare_blocks(read_declareblocks(r.ops, r.at, r.end).count)


def read_users_of_block_addresses(r: BodyReader) -> None:
    """Functions that use addresses of this one's blocks: LLVM reads their bodies too; here all are read in the end."""
    users: list[Function] = []
    for number in read_blockaddr_users(r.ops, r.at, r.end).functions:
        user = r.value(number, NONE)
        if not isinstance(user, Function):
            raise BitcodeError("BLOCKADDR_USERS names a value that is not a function")
        users.append(user)
    r.state.use_orders.add_block_address_users(r.function, users)


INSTRUCTIONS: Final[dict[int, InstructionReader]] = {
    **ARITHMETIC,
    **MEMORY,
    **VECTORS,
    **AGGREGATES,
    **CONTROL,
    **CALLS,
    **EXCEPTIONS,
}

# Records that make no instruction.
OTHERS: Final[dict[int, Callable[[BodyReader], None]]] = {
    c.FUNC_CODE_DECLAREBLOCKS: read_declare_blocks,
    c.FUNC_CODE_BLOCKADDR_USERS: read_users_of_block_addresses,
    c.FUNC_CODE_OPERAND_BUNDLE: read_bundle,
    **DEBUG_RECORDS,
}


def read_function_body(state: ReaderState, metadata: MetadataReader, function: Function, block: Block) -> None:
    """Read a body into `function`.

    Raises BitcodeError, with its place, for what cannot be a body; the function then is left without one.
    """
    records = block.scan()
    table = state.values
    module_values = len(table)
    r = BodyReader(state, metadata, function, len(records.codes))
    done: i64 = 0
    state.current_function = function
    state.current_blocks = r.blocks
    try:
        for argument in function.arguments:
            table.push(argument)
        count: i64 = len(records.codes)
        nested = 0
        while True:
            while nested < len(records.children) and records.child_at[nested] <= done:
                _read_nested(r, records.children[nested])
                nested += 1
            if done >= count:
                break
            _read_record(r, records, done)
            done += 1
        if r.bundle_tags:
            raise BitcodeError("operand bundles without a call")
        if not r.blocks:
            raise BitcodeError("a function body without basic blocks")
        table.truncate(module_values)
        metadata.upgrade_body(r.blocks)
    except (BitcodeError, RecordError) as error:
        table.reset(module_values)
        raise located(error, block, records, done) from None
    finally:
        state.current_function = None
        state.current_blocks = []
        metadata.end_function()
    function.set_blocks(r.blocks)


def _read_record(r: BodyReader, records: Records, index: i64) -> None:
    r.ops = records.ops
    r.at = records.starts[index]
    r.end = records.starts[index + 1]
    r.base = len(r.values)
    code = records.codes[index]
    if not r.relative_ids:
        _count_back(r, code)
    r.code = code
    if code == c.FUNC_CODE_DEBUG_LOC:
        read_debug_location(r)
        return
    made = _read_frequent(r, code)
    if made is not None:
        r.add(made)
        return
    make = INSTRUCTIONS.get(code)
    if make is not None:
        r.add(make(r))
        return
    other = OTHERS.get(code)
    if other is None:
        raise UnsupportedError(f"record code {unsigned64(code)} in a function body, which LLVM 13 to 23 do not have")
    other(r)


def _read_frequent(r: BodyReader, code: i64) -> Instruction | None:
    """The instruction of a record of the codes that most have, by a call that the compiler sees; None for others."""
    if code == c.FUNC_CODE_INST_CALL:
        return read_call(r)
    if code == c.FUNC_CODE_INST_LOAD:
        return read_load(r)
    if code == c.FUNC_CODE_INST_BINOP:
        return read_binary(r)
    if code == c.FUNC_CODE_INST_GEP:
        return read_getelementptr(r)
    if code == c.FUNC_CODE_INST_STORE:
        return read_store(r)
    if code == c.FUNC_CODE_INST_CAST:
        return read_cast(r)
    if code == c.FUNC_CODE_INST_CMP2:
        return read_compare(r)
    if code == c.FUNC_CODE_INST_BR:
        return read_br(r)
    if code == c.FUNC_CODE_INST_VSELECT:
        return read_select(r)
    if code == c.FUNC_CODE_INST_PHI:
        return read_phi(r)
    return None


def _count_back(r: BodyReader, code: i64) -> None:
    from bitcode.reader.absolute_ids import relative_operands  # noqa: PLC0415 - only old files need it

    r.ops = relative_operands(code, r.ops, r.at, r.end, r.base)
    r.at = 0
    r.end = len(r.ops)


def _read_nested(r: BodyReader, block: Block) -> None:
    """A block inside the body. Blocks of unknown kinds are skipped, as LLVM does; the bitstream keeps them."""
    state = r.state
    kind = block.block_id
    if kind == c.CONSTANTS_BLOCK_ID:
        read_constants(state, block)
    elif kind == c.METADATA_BLOCK_ID:
        r.metadata.read_function_block(block)
    elif kind == c.VALUE_SYMTAB_BLOCK_ID:
        read_function_symbols(state, block, r.blocks)
    elif kind == c.METADATA_ATTACHMENT_ID:
        r.metadata.read_attachments(block, r.function, r.instructions)
    elif kind == c.USELIST_BLOCK_ID:
        read_use_lists(state, block, r.function, r.blocks)
