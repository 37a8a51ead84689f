"""Records of `extractelement`, `insertelement`, `shufflevector` (LangRef, "Vector Operations")."""

from __future__ import annotations

from typing import Final

from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_extractelt,
    read_inst_insertelt,
    read_inst_shufflevec,
)
from irkit.constants import Constant
from irkit.errors import BitcodeError
from irkit.instructions import (
    ExtractElementInst,
    InsertElementInst,
    Instruction,
    ShuffleVectorInst,
)
from irkit.types import VectorType
from irkit.values import Value


def vector_operand(value: Value) -> VectorType:
    if not isinstance(value.type, VectorType):
        raise BitcodeError(f"an operand of type {value.type}; expected a vector")
    return value.type


def read_extractelement(r: BodyReader) -> Instruction:
    rec = read_inst_extractelt(r.ops, r.at, r.end, r.base)
    vector = r.value(rec.vector, rec.vector_type)
    return ExtractElementInst(vector_operand(vector).element, vector, r.value(rec.index, rec.index_type))


def read_insertelement(r: BodyReader) -> Instruction:
    rec = read_inst_insertelt(r.ops, r.at, r.end, r.base)
    vector = r.value(rec.vector, rec.vector_type)
    element = r.value_of_type(rec.element, vector_operand(vector).element)
    return InsertElementInst(vector, element, r.value(rec.index, rec.index_type))


def read_shufflevector(r: BodyReader) -> Instruction:
    rec = read_inst_shufflevec(r.ops, r.at, r.end, r.base)
    left = r.value(rec.vector1, rec.vector1_type)
    right = r.value_of_type(rec.vector2, left.type)
    mask = r.value(rec.mask, rec.mask_type)
    mask_type = vector_operand(mask)
    if not isinstance(mask, Constant):
        raise BitcodeError("a shufflevector whose mask is not a constant")
    element = vector_operand(left).element
    ty = r.context.vector(element, mask_type.count, mask_type.scalable)
    return ShuffleVectorInst(ty, left, right, mask)


VECTORS: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_EXTRACTELT: read_extractelement,
    c.FUNC_CODE_INST_INSERTELT: read_insertelement,
    c.FUNC_CODE_INST_SHUFFLEVEC: read_shufflevector,
}
