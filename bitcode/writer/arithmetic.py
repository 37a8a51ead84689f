"""Operators, conversions and comparisons, and `freeze`, as records (LangRef, "Binary Operations" and on).

A writer turns what its instruction refers to into numbers, and writes the record by its codec. The other chapters do
the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstBinop,
    InstCast,
    InstCmp2,
    InstFreeze,
    InstUnop,
)
from bitcode.schema.codecs.function_write import (
    write_inst_binop,
    write_inst_cast,
    write_inst_cmp2,
    write_inst_freeze,
    write_inst_unop,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter, InstructionWriter
from irkit.dialects.encodings import (
    BINARY_OPCODES,
    FCMP_PREDICATES,
    FIRST_ICMP_PREDICATE,
    FLOAT_BINARY_OPCODES,
    ICMP_PREDICATES,
)
from irkit.instructions import (
    CastInst,
    CmpInst,
    Instruction,
)
from irkit.operators.lists import BINARY, CASTS, COMPARISONS

BINARY_CODES: Final[dict[str, int]] = {
    **{opcode: code for code, opcode in enumerate(BINARY_OPCODES)},
    **{opcode: code for code, opcode in enumerate(FLOAT_BINARY_OPCODES) if opcode},
}
FCMP_CODES: Final[dict[str, int]] = {predicate: code for code, predicate in enumerate(FCMP_PREDICATES)}
ICMP_CODES: Final[dict[str, int]] = {
    predicate: code for code, predicate in enumerate(ICMP_PREDICATES, FIRST_ICMP_PREDICATE)
}


def write_unary(w: BodyWriter, inst: Instruction) -> None:
    operand = inst.operands[0]
    number = w.value(operand)
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.unop_flags_abbrev if flags else w.unop_abbrev
    rec = InstUnop(
        operand=number,
        operand_type=w.forward_type(number, operand),
        opcode=0,
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(abbrev, c.FUNC_CODE_INST_UNOP, write_inst_unop(rec, w.base))


def write_binary(w: BodyWriter, inst: Instruction) -> None:
    left = inst.operands[0]
    number = w.value(left)
    right = w.value(inst.operands[1])
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.binop_flags_abbrev if flags else w.binop_abbrev
        if flags >= 128 and w.has_narrow_flags:
            abbrev = NO_ABBREV
    opcode = BINARY_CODES.get(inst.opcode)
    if opcode is None:
        raise w.state.unsupported(f"instruction {inst.opcode}")
    left_type = w.forward_type(number, left)
    rec = InstBinop(
        lhs=number,
        lhs_type=left_type,
        rhs=right,
        opcode=opcode,
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(abbrev, c.FUNC_CODE_INST_BINOP, write_inst_binop(rec, w.base))


def write_cast(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CastInst)
    operand = inst.operands[0]
    number = w.value(operand)
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.cast_flags_abbrev if flags else w.cast_abbrev
    opcode = w.cast_opcodes.get(inst.opcode)
    if opcode is None:
        raise w.state.unsupported(f"instruction {inst.opcode}")
    operand_type = w.forward_type(number, operand)
    rec = InstCast(
        operand=number,
        operand_type=operand_type,
        type=w.type(inst.type),
        opcode=opcode,
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(abbrev, c.FUNC_CODE_INST_CAST, write_inst_cast(rec, w.base))


def write_compare(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CmpInst)
    left = inst.operands[0]
    number = w.value(left)
    right = w.value(inst.operands[1])
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.cmp_flags_abbrev if flags else w.cmp_abbrev
    predicate = (ICMP_CODES if inst.opcode == "icmp" else FCMP_CODES).get(inst.predicate)
    if predicate is None:
        raise w.state.unsupported(f"{inst.opcode} {inst.predicate}")
    rec = InstCmp2(
        lhs=number,
        lhs_type=w.forward_type(number, left),
        rhs=right,
        predicate=predicate,
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
    )
    w.emit(abbrev, c.FUNC_CODE_INST_CMP2, write_inst_cmp2(rec, w.base))


def write_freeze(w: BodyWriter, inst: Instruction) -> None:
    operand = inst.operands[0]
    number = w.value(operand)
    flags = w.flags(inst)
    rec = InstFreeze(number, w.forward_type(number, operand), flags, NONE if flags else NO_OPTIONS, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_FREEZE, write_inst_freeze(rec, w.base))


ARITHMETIC: Final[dict[str, InstructionWriter]] = {
    **dict.fromkeys(BINARY, write_binary),
    **dict.fromkeys(CASTS, write_cast),
    **dict.fromkeys(COMPARISONS, write_compare),
    "fneg": write_unary,
    "freeze": write_freeze,
}
