"""From LLVM 19 on, calls of `llvm.dbg.…` become debug records while bitcode is read, and their declarations go."""

from __future__ import annotations

from typing import Final

from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.context import is_null
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.features import DEBUG_RECORDS
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.instructions import CallInst
from irkit.metadata import Metadata, MetadataAsValue
from irkit.module import Module
from irkit.upgrades.expressions import dereferenced

# Intrinsic → number of operands.
_OPERANDS: Final = {
    "llvm.dbg.declare": 3,
    "llvm.dbg.value": 3,
    "llvm.dbg.assign": 6,
    "llvm.dbg.label": 1,
    "llvm.dbg.addr": 3,
}
_OLD_VALUE_OPERANDS: Final = 4  # the second was an offset


def upgrade_debug_intrinsics(module: Module, llvm_version: int, keeps: bool = True) -> None:
    """Turn the calls into records; without `keeps`, where all debug info goes, there are only no calls any more.

    Raises `UnsupportedError` for forms that are older than records.
    """
    if not module.dialect.has(DEBUG_RECORDS):
        return
    old = {function for function in module.functions if function.name in _OPERANDS}
    if not old:
        return
    for function in module.functions:
        if not function.is_declaration:
            for block in function.blocks:
                _convert_block(block, old, keeps)
    for function in old:
        module.remove(function)


def _convert_block(block: BasicBlock, old: set[Function], keeps: bool) -> None:
    """Records stand before the instruction that follows their call, ahead of those it has already."""
    waiting: list[DbgRecord] = []
    kept = []
    for instruction in block.instructions:
        own = instruction.debug_records or []
        callee = instruction.callee if isinstance(instruction, CallInst) else None
        if isinstance(instruction, CallInst) and isinstance(callee, Function) and callee in old:
            record = _record(instruction, callee.name) if keeps else None
            waiting += own if record is None else [*own, record]
            instruction.parent = None
        else:
            if waiting:
                instruction.debug_records = [*waiting, *own]
                waiting = []
            kept.append(instruction)
    block.set_instructions(kept)


def _record(call: CallInst, name: str) -> DbgRecord | None:
    """The record that a call becomes; None for a value at an offset, of which LLVM keeps nothing."""
    arguments = call.arguments
    if name == "llvm.dbg.value" and len(arguments) == _OLD_VALUE_OPERANDS:
        offset = arguments[1]
        if not isinstance(offset, Constant) or not is_null(offset):
            return None
    operands: list[Metadata] = [argument.metadata for argument in arguments if isinstance(argument, MetadataAsValue)]
    if len(operands) != _OPERANDS[name]:
        raise UnsupportedError(
            f"a call of {name} with {len(arguments)} operands, of which {len(operands)} are metadata"
        )
    if name == "llvm.dbg.label":
        return DbgLabelRecord(operands[0], call.debug_loc)
    kind = name.removeprefix("llvm.dbg.")
    if kind == "assign":
        return DbgVariableRecord(
            kind, operands[0], operands[1], operands[2], call.debug_loc, operands[3], operands[4], operands[5]
        )
    if kind == "addr":
        expression = dereferenced(operands[2], folds=True)
        return DbgVariableRecord("value", operands[0], operands[1], expression, call.debug_loc)
    return DbgVariableRecord(kind, operands[0], operands[1], operands[2], call.debug_loc)
