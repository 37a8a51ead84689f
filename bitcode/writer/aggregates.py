"""`extractvalue` and `insertvalue` as records (LangRef, "Aggregate Operations")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstExtractval,
    InstInsertval,
)
from bitcode.schema.codecs.function_write import (
    write_inst_extractval,
    write_inst_insertval,
)
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import BodyWriter, InstructionWriter
from irkit.instructions import (
    ExtractValueInst,
    InsertValueInst,
    Instruction,
)


def write_extractvalue(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, ExtractValueInst)
    aggregate = inst.operands[0]
    number = w.value(aggregate)
    rec = InstExtractval(number, w.forward_type(number, aggregate), vec[i64](inst.indices))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_EXTRACTVAL, write_inst_extractval(rec, w.base))


def write_insertvalue(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, InsertValueInst)
    aggregate, value = inst.operands
    number = w.value(aggregate)
    value_number = w.value(value)
    rec = InstInsertval(
        number,
        w.forward_type(number, aggregate),
        value_number,
        w.forward_type(value_number, value),
        vec[i64](inst.indices),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INSERTVAL, write_inst_insertval(rec, w.base))


AGGREGATES: Final[dict[str, InstructionWriter]] = {
    "extractvalue": write_extractvalue,
    "insertvalue": write_insertvalue,
}
