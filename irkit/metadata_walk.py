"""The metadata that a module refers to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.instruction_base import CallBase
from irkit.metadata import DIArgList, MDNode, MDString, MDTuple, Metadata, MetadataAsValue, ValueAsMetadata

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
                if instruction.debug_loc is not None or instruction._attachments or instruction.debug_records:
                    todo += instruction_metadata(instruction)
                elif isinstance(instruction, CallBase):  # nothing else has metadata among its operands
                    todo += metadata_operands(instruction)
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
    found += metadata_operands(instruction)
    for record in instruction.debug_records or ():
        found += record_operands(record)
    return found


def metadata_operands(instruction: Instruction) -> list[Metadata]:
    """The metadata among the operands of an instruction."""
    return [operand.metadata for operand in instruction._operands if isinstance(operand, MetadataAsValue)]


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


def uniqued_tuples(module: Module) -> dict[tuple[Metadata | None, ...], MDTuple]:
    """The uniqued tuples of a module by their elements."""
    found: dict[tuple[Metadata | None, ...], MDTuple] = {}
    for node in metadata_nodes(module):
        if isinstance(node, MDTuple) and not node.distinct:
            found.setdefault(tuple(node.operands), node)
    return found


def uniqued_tuple(known: dict[tuple[Metadata | None, ...], MDTuple], elements: list[Metadata | None]) -> MDTuple:
    """The uniqued tuple of these elements: one that there is, or a new one."""
    return known.setdefault(tuple(elements), MDTuple(elements))


class Tuples:
    """The uniqued tuples of a module by what is in them, where one is made; they are looked for when that is asked."""

    def __init__(self, module: Module) -> None:
        self._module: Module = module
        self._known: dict[tuple[object, ...], MDTuple] | None = None

    def get(self, elements: list[Metadata | None]) -> MDTuple:
        """The tuple of these elements: the one that there is, or a new one."""
        known = self._known
        if known is None:
            tuples = uniqued_tuples(self._module).items()
            known = self._known = {tuple(map(_content, held)): node for held, node in tuples}
        return known.setdefault(tuple(map(_content, elements)), MDTuple(elements))


def _content(element: Metadata | None) -> object:
    """Equal for what text writes alike."""
    if isinstance(element, MDString):
        return element.string
    return element.value if isinstance(element, ValueAsMetadata) else element


def metadata_nodes(module: Module) -> list[MDNode]:
    """All nodes that a module refers to, in no order that means anything."""
    return [metadata for metadata in metadata_of(module) if isinstance(metadata, MDNode)]
