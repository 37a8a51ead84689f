"""Landing pads and funclets as records (LangRef, "Exception Handling")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstCatchpad,
    InstCatchret,
    InstCatchswitch,
    InstCleanuppad,
    InstCleanupret,
    InstLandingpad,
    InstLandingpadClause,
    InstResume,
)
from bitcode.schema.codecs.function_write import (
    write_inst_catchpad,
    write_inst_catchret,
    write_inst_catchswitch,
    write_inst_cleanuppad,
    write_inst_cleanupret,
    write_inst_landingpad,
    write_inst_resume,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter, InstructionWriter
from irkit.instructions import (
    Instruction,
    LandingPadInst,
)
from irkit.terminators import CatchSwitchInst


def write_resume(w: BodyWriter, inst: Instruction) -> None:
    value = inst.operands[0]
    number = w.value(value)
    rec = InstResume(number, w.forward_type(number, value), EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_RESUME, write_inst_resume(rec, w.base))


def write_landingpad(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, LandingPadInst)
    clauses: list[InstLandingpadClause] = []
    for clause, is_filter in zip(inst.operands, inst.filters, strict=True):
        number = w.value(clause)
        clauses.append(InstLandingpadClause(is_filter, number, w.forward_type(number, clause)))
    rec = InstLandingpad(w.type(inst.type), inst.cleanup, len(clauses), clauses, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_LANDINGPAD, write_inst_landingpad(rec, w.base))


def write_catchswitch(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CatchSwitchInst)
    handlers = w.blocks(inst.handlers)
    unwind: i64 = NONE
    if inst.has_unwind:
        unwind = w.block(inst.operands[1])
    parent = w.value(inst.operands[0])
    rec = InstCatchswitch(parent, len(handlers), handlers, unwind, NONE if unwind != NONE else NO_OPTIONS)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CATCHSWITCH, write_inst_catchswitch(rec, w.base))


def write_catchpad(w: BodyWriter, inst: Instruction) -> None:
    arguments = inst.operands[:-1]
    numbers = w.values(arguments)
    rec = InstCatchpad(w.value(inst.operands[-1]), len(numbers), numbers, w.forward_types(numbers, arguments))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CATCHPAD, write_inst_catchpad(rec, w.base))


def write_cleanuppad(w: BodyWriter, inst: Instruction) -> None:
    arguments = inst.operands[:-1]
    numbers = w.values(arguments)
    rec = InstCleanuppad(w.value(inst.operands[-1]), len(numbers), numbers, w.forward_types(numbers, arguments))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CLEANUPPAD, write_inst_cleanuppad(rec, w.base))


def write_catchret(w: BodyWriter, inst: Instruction) -> None:
    rec = InstCatchret(w.value(inst.operands[0]), w.block(inst.operands[1]))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CATCHRET, write_inst_catchret(rec, w.base))


def write_cleanupret(w: BodyWriter, inst: Instruction) -> None:
    operands = inst.operands
    unwind: i64 = NONE
    if len(operands) > 1:
        unwind = w.block(operands[1])
    rec = InstCleanupret(w.value(operands[0]), unwind, NONE if unwind != NONE else NO_OPTIONS)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CLEANUPRET, write_inst_cleanupret(rec, w.base))


EXCEPTIONS: Final[dict[str, InstructionWriter]] = {
    "resume": write_resume,
    "landingpad": write_landingpad,
    "catchswitch": write_catchswitch,
    "catchpad": write_catchpad,
    "cleanuppad": write_cleanuppad,
    "catchret": write_catchret,
    "cleanupret": write_cleanupret,
}
