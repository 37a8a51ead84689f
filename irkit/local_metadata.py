"""Metadata that holds values of a function: in debug records, and in calls that take metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import Constant
from irkit.debug_records import DbgVariableRecord
from irkit.metadata import ConstantAsMetadata, DIArgList, LocalAsMetadata, Metadata, MetadataAsValue, ValueAsMetadata
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.functions import Function

MetadataHolder = DbgVariableRecord | DIArgList | MetadataAsValue


def local_metadata(function: Function) -> dict[Value, list[MetadataHolder]]:
    """By value: what holds it as metadata."""
    found: dict[Value, list[MetadataHolder]] = {}
    for block in function.blocks:
        for instruction in block._instructions:
            for operand in instruction._operands:
                if isinstance(operand, MetadataAsValue):
                    _note(found, operand, operand.metadata)
            for record in instruction.debug_records or ():
                if isinstance(record, DbgVariableRecord):
                    _note(found, record, record.location)
                    if record.address is not None:
                        _note(found, record, record.address)
    return found


def _note(found: dict[Value, list[MetadataHolder]], holder: MetadataHolder, metadata: Metadata) -> None:
    if isinstance(metadata, DIArgList):
        for one in metadata.args:
            _note(found, metadata, one)
    elif isinstance(metadata, LocalAsMetadata):
        known = found.setdefault(metadata.value, [])
        if not any(one is holder for one in known):
            known.append(holder)


def replace_holders(holders: list[MetadataHolder], old: Value, new: Value) -> None:
    """Let these hold the new value where they hold the old one."""
    made: ValueAsMetadata = ConstantAsMetadata(new) if isinstance(new, Constant) else LocalAsMetadata(new)
    for holder in holders:
        if isinstance(holder, DIArgList):
            holder.args = [made if one.value is old else one for one in holder.args]
        elif isinstance(holder, MetadataAsValue):
            holder.metadata = made
        else:
            if _is_of(holder.location, old):
                holder.location = made
            if holder.address is not None and _is_of(holder.address, old):
                holder.address = made


def _is_of(metadata: Metadata, value: Value) -> bool:
    return isinstance(metadata, ValueAsMetadata) and metadata.value is value
