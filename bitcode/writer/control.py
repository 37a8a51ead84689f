"""What leads from block to block, `phi` and `select`, as records (LangRef, "Terminator Instructions")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstBr,
    InstIndirectbr,
    InstPhi,
    InstRet,
    InstSwitch,
    InstUnreachable,
    InstVselect,
)
from bitcode.schema.codecs.function_write import (
    write_inst_br,
    write_inst_indirectbr,
    write_inst_phi,
    write_inst_ret,
    write_inst_switch,
    write_inst_unreachable,
    write_inst_vselect,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter, InstructionWriter
from irkit.instructions import (
    Instruction,
    PHINode,
)


def write_ret(w: BodyWriter, inst: Instruction) -> None:
    if not inst.operands:
        operands = write_inst_ret(InstRet(NONE, NONE, NO_OPTIONS), w.base)
        w.emit(w.ret_void_abbrev, c.FUNC_CODE_INST_RET, operands)
        return
    value = inst.operands[0]
    number = w.value(value)
    rec = InstRet(number, w.forward_type(number, value), NONE)
    abbrev: i64 = w.ret_value_abbrev if number < w.base else NO_ABBREV
    w.emit(abbrev, c.FUNC_CODE_INST_RET, write_inst_ret(rec, w.base))


def write_br(w: BodyWriter, inst: Instruction) -> None:
    operands = inst.operands
    if len(operands) == 1:
        rec = InstBr(w.block(operands[0]), NONE, NONE, NO_OPTIONS)
        w.emit(w.br_abbrev, c.FUNC_CODE_INST_BR, write_inst_br(rec, w.base))
        return
    rec = InstBr(w.block(operands[2]), w.block(operands[1]), w.value(operands[0]), 3)
    w.emit(w.br_cond_abbrev, c.FUNC_CODE_INST_BR, write_inst_br(rec, w.base))


def write_switch(w: BodyWriter, inst: Instruction) -> None:
    operands = inst.operands
    condition = operands[0]
    rec = InstSwitch(
        w.type(condition.type),
        w.value(condition),
        w.block(operands[1]),
        w.values(operands[2::2]),
        w.blocks(operands[3::2]),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_SWITCH, write_inst_switch(rec, w.base))


def write_indirectbr(w: BodyWriter, inst: Instruction) -> None:
    address = inst.operands[0]
    rec = InstIndirectbr(w.type(address.type), w.value(address), w.blocks(inst.operands[1:]))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INDIRECTBR, write_inst_indirectbr(rec, w.base))


def write_unreachable(w: BodyWriter, inst: Instruction) -> None:
    operands = write_inst_unreachable(InstUnreachable(EMPTY))
    w.emit(w.unreachable_abbrev, c.FUNC_CODE_INST_UNREACHABLE, operands)


def write_phi(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, PHINode)
    flags = w.flags(inst)
    values = w.values(inst.operands)
    blocks = w.blocks(inst.incoming_blocks)
    rec = InstPhi(
        type=w.type(inst.type),
        incoming_values=values,
        incoming_blocks=blocks,
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_PHI, write_inst_phi(rec, w.base))


def write_select(w: BodyWriter, inst: Instruction) -> None:
    condition, if_true, if_false = inst.operands
    number = w.value(if_true)
    condition_number = w.value(condition)
    flags = w.flags(inst)
    rec = InstVselect(
        true_value=number,
        true_value_type=w.forward_type(number, if_true),
        false_value=w.value(if_false),
        condition=condition_number,
        condition_type=w.forward_type(condition_number, condition),
        flags=flags,
        operand_count=NONE if flags else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_VSELECT, write_inst_vselect(rec, w.base))


CONTROL: Final[dict[str, InstructionWriter]] = {
    "ret": write_ret,
    "br": write_br,
    "switch": write_switch,
    "indirectbr": write_indirectbr,
    "unreachable": write_unreachable,
    "phi": write_phi,
    "select": write_select,
}
