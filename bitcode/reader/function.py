"""Function bodies: FUNCTION_BLOCK into basic blocks and instructions.

Records and nested blocks are taken in stream order; each record code has one handler, a row of `INSTRUCTIONS` or of
`OTHERS`. Whatever makes no sense is told with its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.reader import control, instructions
from bitcode.reader.body import BodyReader
from bitcode.reader.constants import read_constants
from bitcode.reader.errors import located
from bitcode.reader.metadata import MetadataReader
from bitcode.reader.state import ReaderState
from bitcode.reader.symtab import read_function_symbols
from bitcode.reader.use_lists import read_use_lists
from bitcode.schema import codes as c
from bitcode.schema.errors import RecordError
from irkit.errors import BitcodeError, UnsupportedError
from irkit.globals import Function
from irkit.instructions import Instruction

INSTRUCTIONS: Final[dict[int, Callable[[BodyReader], Instruction]]] = {
    c.FUNC_CODE_INST_BINOP: instructions.read_binop,
    c.FUNC_CODE_INST_CAST: instructions.read_cast,
    c.FUNC_CODE_INST_GEP_OLD: instructions.read_gep_old,
    c.FUNC_CODE_INST_SELECT: instructions.read_select,
    c.FUNC_CODE_INST_EXTRACTELT: instructions.read_extractelement,
    c.FUNC_CODE_INST_INSERTELT: instructions.read_insertelement,
    c.FUNC_CODE_INST_SHUFFLEVEC: instructions.read_shufflevector,
    c.FUNC_CODE_INST_CMP: instructions.read_cmp,
    c.FUNC_CODE_INST_RET: control.read_ret,
    c.FUNC_CODE_INST_BR: control.read_br,
    c.FUNC_CODE_INST_SWITCH: control.read_switch,
    c.FUNC_CODE_INST_INVOKE: control.read_invoke,
    c.FUNC_CODE_INST_UNREACHABLE: control.read_unreachable,
    c.FUNC_CODE_INST_PHI: instructions.read_phi,
    c.FUNC_CODE_INST_ALLOCA: instructions.read_alloca,
    c.FUNC_CODE_INST_LOAD: instructions.read_load,
    c.FUNC_CODE_INST_VAARG: instructions.read_va_arg,
    c.FUNC_CODE_INST_STORE_OLD: instructions.read_store_old,
    c.FUNC_CODE_INST_EXTRACTVAL: instructions.read_extractvalue,
    c.FUNC_CODE_INST_INSERTVAL: instructions.read_insertvalue,
    c.FUNC_CODE_INST_CMP2: instructions.read_cmp,
    c.FUNC_CODE_INST_VSELECT: instructions.read_vselect,
    c.FUNC_CODE_INST_INBOUNDS_GEP_OLD: instructions.read_gep_old,
    c.FUNC_CODE_INST_INDIRECTBR: control.read_indirectbr,
    c.FUNC_CODE_INST_CALL: control.read_call,
    c.FUNC_CODE_INST_FENCE: instructions.read_fence,
    c.FUNC_CODE_INST_CMPXCHG_OLD: instructions.read_cmpxchg_old,
    c.FUNC_CODE_INST_ATOMICRMW_OLD: instructions.read_atomicrmw_old,
    c.FUNC_CODE_INST_RESUME: control.read_resume,
    c.FUNC_CODE_INST_LANDINGPAD_OLD: control.read_landingpad_old,
    c.FUNC_CODE_INST_LOADATOMIC: instructions.read_load_atomic,
    c.FUNC_CODE_INST_STOREATOMIC_OLD: instructions.read_store_atomic_old,
    c.FUNC_CODE_INST_GEP: instructions.read_gep,
    c.FUNC_CODE_INST_STORE: instructions.read_store,
    c.FUNC_CODE_INST_STOREATOMIC: instructions.read_store_atomic,
    c.FUNC_CODE_INST_CMPXCHG: instructions.read_cmpxchg,
    c.FUNC_CODE_INST_LANDINGPAD: control.read_landingpad,
    c.FUNC_CODE_INST_CLEANUPRET: control.read_cleanupret,
    c.FUNC_CODE_INST_CATCHRET: control.read_catchret,
    c.FUNC_CODE_INST_CATCHPAD: control.read_catchpad,
    c.FUNC_CODE_INST_CLEANUPPAD: control.read_cleanuppad,
    c.FUNC_CODE_INST_CATCHSWITCH: control.read_catchswitch,
    c.FUNC_CODE_INST_UNOP: instructions.read_unop,
    c.FUNC_CODE_INST_CALLBR: control.read_callbr,
    c.FUNC_CODE_INST_FREEZE: instructions.read_freeze,
    c.FUNC_CODE_INST_ATOMICRMW: instructions.read_atomicrmw,
}

# Records that make no instruction.
OTHERS: Final[dict[int, Callable[[BodyReader], None]]] = {
    c.FUNC_CODE_DECLAREBLOCKS: control.read_declare_blocks,
    c.FUNC_CODE_DEBUG_LOC_AGAIN: control.read_debug_location_again,
    c.FUNC_CODE_DEBUG_LOC: control.read_debug_location,
    c.FUNC_CODE_OPERAND_BUNDLE: control.read_bundle,
    c.FUNC_CODE_BLOCKADDR_USERS: control.read_users_of_block_addresses,
    c.FUNC_CODE_DEBUG_RECORD_VALUE: control.read_record_value,
    c.FUNC_CODE_DEBUG_RECORD_DECLARE: control.read_record_declare,
    c.FUNC_CODE_DEBUG_RECORD_ASSIGN: control.read_record_assign,
    c.FUNC_CODE_DEBUG_RECORD_VALUE_SIMPLE: control.read_record_value_simple,
    c.FUNC_CODE_DEBUG_RECORD_LABEL: control.read_record_label,
    c.FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE: control.read_record_declare_value,
}


def read_function_body(state: ReaderState, metadata: MetadataReader, function: Function, block: Block) -> None:
    """Read a body into `function`.

    Raises BitcodeError, with its place, for what cannot be a body; the function then is left without one.
    """
    records = block.scan()
    table = state.values
    module_values = len(table)
    r = BodyReader(state, metadata, function, len(records.codes))
    done: i64 = -1
    state.current_function = function
    state.current_blocks = r.blocks
    try:
        for argument in function.arguments:
            table.push(argument)
        count: i64 = len(records.codes)
        nested = 0
        while True:
            while nested < len(records.children) and records.child_at[nested] <= done + 1:
                _read_nested(r, records.children[nested])
                nested += 1
            done += 1
            if done >= count:
                break
            _read_record(r, records, done)
        if r.bundle_tags:
            raise BitcodeError("operand bundles without a call")
        if not r.blocks:
            raise BitcodeError("a function body without basic blocks")
        table.truncate(module_values)
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
    r.code = code
    make = INSTRUCTIONS.get(code)
    if make is not None:
        r.add(make(r))
        return
    other = OTHERS.get(code)
    if other is None:
        raise UnsupportedError(f"record code {code} in a function body, which LLVM 13 to 22 do not have")
    other(r)


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
