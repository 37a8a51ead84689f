"""The metadata that a module refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.metadata import DIArgList, MDNode, Metadata, MetadataAsValue

if TYPE_CHECKING:
    from irkit.instructions import Instruction
    from irkit.module import Module


def metadata_of(module: Module) -> list[Metadata]:
    """All metadata that a module refers to, in no order that means anything."""
    todo: list[Metadata | None] = []
    for named in module.named_metadata:
        todo += named.operands
    for variable in module.globals:
        todo += variable.metadata.values()
    for ifunc in module.ifuncs:
        todo += ifunc.metadata.values()
    for function in module.functions:
        todo += function.metadata.values()
        for block in function.blocks:
            for instruction in block.instructions:
                todo += instruction_metadata(instruction)
    found: list[Metadata] = []
    seen: set[Metadata] = set()
    while todo:
        top = todo.pop()
        if top is None or top in seen:
            continue
        seen.add(top)
        found.append(top)
        if isinstance(top, MDNode):
            todo += top.operands
        elif isinstance(top, DIArgList):
            todo += top.args
    return found


def instruction_metadata(instruction: Instruction) -> list[Metadata | None]:
    """What an instruction and the debug records before it refer to."""
    found: list[Metadata | None] = [instruction.debug_loc]
    found += [node for _, node in instruction._attachments or ()]
    found += [operand.metadata for operand in instruction.operands if isinstance(operand, MetadataAsValue)]
    for record in instruction.debug_records or ():
        found += record_operands(record)
    return found


def record_operands(record: DbgRecord) -> list[Metadata | None]:
    """The metadata that a debug record refers to."""
    if isinstance(record, DbgVariableRecord):
        return [
            record.debug_loc,
            record.location,
            record.variable,
            record.expression,
            record.assign_id,
            record.address,
            record.address_expression,
        ]
    if isinstance(record, DbgLabelRecord):
        return [record.debug_loc, record.label]
    return [record.debug_loc]
