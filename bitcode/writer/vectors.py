"""`extractelement`, `insertelement`, `shufflevector` as records (LangRef, "Vector Operations")."""

from __future__ import annotations

from typing import Final

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstExtractelt,
    InstInsertelt,
    InstShufflevec,
)
from bitcode.schema.codecs.function_write import (
    write_inst_extractelt,
    write_inst_insertelt,
    write_inst_shufflevec,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import BodyWriter, InstructionWriter
from irkit.instructions import (
    Instruction,
    ShuffleVectorInst,
)


def write_extractelement(w: BodyWriter, inst: Instruction) -> None:
    vector, index = inst.operands
    number = w.value(vector)
    index_number = w.value(index)
    rec = InstExtractelt(
        number, w.forward_type(number, vector), index_number, w.forward_type(index_number, index), EMPTY
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_EXTRACTELT, write_inst_extractelt(rec, w.base))


def write_insertelement(w: BodyWriter, inst: Instruction) -> None:
    vector, element, index = inst.operands
    number = w.value(vector)
    index_number = w.value(index)
    rec = InstInsertelt(
        vector=number,
        vector_type=w.forward_type(number, vector),
        element=w.value(element),
        index=index_number,
        index_type=w.forward_type(index_number, index),
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INSERTELT, write_inst_insertelt(rec, w.base))


def write_shufflevector(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, ShuffleVectorInst)
    left, right = inst.operands
    number = w.value(left)
    mask = w.value(w.ids.shuffle_mask(inst.mask))
    rec = InstShufflevec(
        vector1=number,
        vector1_type=w.forward_type(number, left),
        vector2=w.value(right),
        mask=mask,
        mask_type=NONE,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_SHUFFLEVEC, write_inst_shufflevec(rec, w.base))


VECTORS: Final[dict[str, InstructionWriter]] = {
    "extractelement": write_extractelement,
    "insertelement": write_insertelement,
    "shufflevector": write_shufflevector,
}
