"""Records of landing pads and of funclets (LangRef, "Exception Handling")."""

from __future__ import annotations

from typing import Final

from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.operands import typed_values
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstLandingpadClause,
    InstLandingpadOldClause,
    read_inst_catchpad,
    read_inst_catchret,
    read_inst_catchswitch,
    read_inst_cleanuppad,
    read_inst_cleanupret,
    read_inst_landingpad,
    read_inst_landingpad_old,
    read_inst_resume,
)
from irkit.constants import Constant
from irkit.errors import BitcodeError
from irkit.instructions import (
    FuncletPadInst,
    Instruction,
    LandingPadInst,
)
from irkit.terminators import CatchReturnInst, CatchSwitchInst, CleanupReturnInst, ResumeInst
from irkit.values import Value


def read_resume(r: BodyReader) -> Instruction:
    rec = read_inst_resume(r.ops, r.at, r.end, r.base)
    return ResumeInst(r.context.void, r.value(rec.value, rec.value_type))


CLAUSE_FILTER: Final = 1


def read_landingpad(r: BodyReader) -> Instruction:
    rec = read_inst_landingpad(r.ops, r.at, r.end, r.base)
    values = [_clause(r, clause) for clause in rec.clauses]
    return LandingPadInst(r.type_at(rec.type), values, [c.kind == CLAUSE_FILTER for c in rec.clauses], rec.cleanup != 0)


def read_landingpad_old(r: BodyReader) -> Instruction:
    """The form that names the personality, which LLVM then gives to the function."""
    rec = read_inst_landingpad_old(r.ops, r.at, r.end, r.base)
    personality = r.value(rec.personality, rec.personality_type)
    function = r.function
    known = function.personality
    if known is None:
        function.set_function_data(personality, function.prefix_data, function.prologue_data)
    elif known is not personality:
        raise BitcodeError("a landingpad with another personality than the function's")
    values = [_clause(r, clause) for clause in rec.clauses]
    return LandingPadInst(r.type_at(rec.type), values, [c.kind == CLAUSE_FILTER for c in rec.clauses], rec.cleanup != 0)


def _clause(r: BodyReader, clause: InstLandingpadClause | InstLandingpadOldClause) -> Value:
    value = r.value(clause.value, clause.value_type)
    if not isinstance(value, Constant):
        raise BitcodeError("a landingpad clause that is not a constant")
    return value


def read_catchswitch(r: BodyReader) -> Instruction:
    rec = read_inst_catchswitch(r.ops, r.at, r.end, r.base)
    parent = r.value_of_type(rec.parent_pad, r.context.token)
    unwind = r.block_at(rec.unwind_dest) if rec.unwind_dest >= 0 else None
    return CatchSwitchInst(r.context.token, parent, unwind, r.blocks_at(rec.handlers))


def read_catchpad(r: BodyReader) -> Instruction:
    rec = read_inst_catchpad(r.ops, r.at, r.end, r.base)
    parent = r.value_of_type(rec.parent_pad, r.context.token)
    return FuncletPadInst("catchpad", r.context.token, typed_values(r, rec.args, rec.args_types), parent)


def read_cleanuppad(r: BodyReader) -> Instruction:
    rec = read_inst_cleanuppad(r.ops, r.at, r.end, r.base)
    parent = r.value_of_type(rec.parent_pad, r.context.token)
    return FuncletPadInst("cleanuppad", r.context.token, typed_values(r, rec.args, rec.args_types), parent)


def read_catchret(r: BodyReader) -> Instruction:
    rec = read_inst_catchret(r.ops, r.at, r.end, r.base)
    return CatchReturnInst(r.context.void, r.value_of_type(rec.pad, r.context.token), r.block_at(rec.dest))


def read_cleanupret(r: BodyReader) -> Instruction:
    rec = read_inst_cleanupret(r.ops, r.at, r.end, r.base)
    pad = r.value_of_type(rec.pad, r.context.token)
    return CleanupReturnInst(r.context.void, pad, r.block_at(rec.unwind_dest) if rec.unwind_dest >= 0 else None)


EXCEPTIONS: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_RESUME: read_resume,
    c.FUNC_CODE_INST_LANDINGPAD: read_landingpad,
    c.FUNC_CODE_INST_LANDINGPAD_OLD: read_landingpad_old,
    c.FUNC_CODE_INST_CATCHSWITCH: read_catchswitch,
    c.FUNC_CODE_INST_CATCHPAD: read_catchpad,
    c.FUNC_CODE_INST_CLEANUPPAD: read_cleanuppad,
    c.FUNC_CODE_INST_CATCHRET: read_catchret,
    c.FUNC_CODE_INST_CLEANUPRET: read_cleanupret,
}
