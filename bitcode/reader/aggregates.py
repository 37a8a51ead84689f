"""Records of `extractvalue` and `insertvalue` (LangRef, "Aggregate Operations")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_extractval,
    read_inst_insertval,
)
from irkit.errors import BitcodeError
from irkit.instructions import (
    ExtractValueInst,
    InsertValueInst,
    Instruction,
)
from irkit.types import ArrayType, StructType, Type


def read_extractvalue(r: BodyReader) -> Instruction:
    rec = read_inst_extractval(r.ops, r.at, r.end, r.base)
    aggregate = r.value(rec.aggregate, rec.aggregate_type)
    indices = [int(index) for index in rec.indices]
    return ExtractValueInst(member_type(aggregate.type, indices), aggregate, indices)


def read_insertvalue(r: BodyReader) -> Instruction:
    rec = read_inst_insertval(r.ops, r.at, r.end, r.base)
    aggregate = r.value(rec.aggregate, rec.aggregate_type)
    element = r.value(rec.value, rec.value_type)
    indices = [int(index) for index in rec.indices]
    member = member_type(aggregate.type, indices)
    if member is not element.type:
        raise BitcodeError(f"an insertvalue of {element.type} where {aggregate.type} has {member}")
    return InsertValueInst(aggregate, element, indices)


def member_type(ty: Type, indices: Sequence[int]) -> Type:
    """The type of the member that the indices lead to."""
    if not indices:
        raise BitcodeError("no index into the aggregate")
    for index in indices:
        if isinstance(ty, StructType) and ty.elements is not None and 0 <= index < len(ty.elements):
            ty = ty.elements[index]
        elif isinstance(ty, ArrayType) and 0 <= index < ty.count:
            ty = ty.element
        else:
            raise BitcodeError(f"index {index} into {ty}")
    return ty


AGGREGATES: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_EXTRACTVAL: read_extractvalue,
    c.FUNC_CODE_INST_INSERTVAL: read_insertvalue,
}
