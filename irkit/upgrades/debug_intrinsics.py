"""From LLVM 19 on, calls of `llvm.dbg.…` become debug records while bitcode is read, and their declarations go."""

from __future__ import annotations

from typing import Final

from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import DEBUG_RECORDS
from irkit.errors import UnsupportedError
from irkit.globals import Function
from irkit.instructions import CallInst
from irkit.metadata import Metadata, MetadataAsValue
from irkit.module import Module
from irkit.values import BasicBlock

# Intrinsic → number of operands.
_OPERANDS: Final = {
    "llvm.dbg.declare": 3,
    "llvm.dbg.value": 3,
    "llvm.dbg.assign": 6,
    "llvm.dbg.label": 1,
}
_ADDRESS: Final = "llvm.dbg.addr"


def upgrade_debug_intrinsics(module: Module, llvm_version: int) -> None:
    """Turn the calls into records. Raises `UnsupportedError` for forms that are older than records."""
    if not module.dialect.has(DEBUG_RECORDS):
        return
    old = {function for function in module.functions if function.name in _OPERANDS or function.name == _ADDRESS}
    if not old:
        return
    for function in module.functions:
        if not function.is_declaration:
            for block in function.blocks:
                _convert_block(block, old)
    for function in old:
        module.remove(function)
    module.debug_records = True


def _convert_block(block: BasicBlock, old: set[Function]) -> None:
    """Records stand before the instruction that follows their call, ahead of those it has already."""
    waiting: list[DbgRecord] = []
    kept = []
    for instruction in block.instructions:
        own = instruction.debug_records or []
        callee = instruction.callee if isinstance(instruction, CallInst) else None
        if isinstance(instruction, CallInst) and isinstance(callee, Function) and callee in old:
            waiting += [*own, _record(instruction, callee.name)]
            instruction.parent = None
        else:
            if waiting:
                instruction.debug_records = [*waiting, *own]
                waiting = []
            kept.append(instruction)
    block.instructions[:] = kept


def _record(call: CallInst, name: str) -> DbgRecord:
    operands: list[Metadata] = [
        argument.metadata for argument in call.arguments if isinstance(argument, MetadataAsValue)
    ]
    if len(operands) != _OPERANDS.get(name, 0):
        raise UnsupportedError(
            f"a call of {name} with {len(call.arguments)} operands, as LLVM wrote before debug records"
        )
    if name == "llvm.dbg.label":
        return DbgLabelRecord(operands[0], call.debug_loc)
    kind = name.removeprefix("llvm.dbg.")
    if kind == "assign":
        return DbgVariableRecord(
            kind, operands[0], operands[1], operands[2], call.debug_loc, operands[3], operands[4], operands[5]
        )
    return DbgVariableRecord(kind, operands[0], operands[1], operands[2], call.debug_loc)
