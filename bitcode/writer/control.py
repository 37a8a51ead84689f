"""Writers of FUNCTION_BLOCK's records for terminators, exception handling and calls."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstBr,
    InstCall,
    InstCallbr,
    InstCatchpad,
    InstCatchret,
    InstCatchswitch,
    InstCleanuppad,
    InstCleanupret,
    InstIndirectbr,
    InstInvoke,
    InstLandingpad,
    InstLandingpadClause,
    InstResume,
    InstRet,
    InstSwitch,
    InstUnreachable,
)
from bitcode.schema.codecs.function_read import OperandBundle as OperandBundleRecord
from bitcode.schema.codecs.function_write import (
    write_inst_br,
    write_inst_call,
    write_inst_callbr,
    write_inst_catchpad,
    write_inst_catchret,
    write_inst_catchswitch,
    write_inst_cleanuppad,
    write_inst_cleanupret,
    write_inst_indirectbr,
    write_inst_invoke,
    write_inst_landingpad,
    write_inst_resume,
    write_inst_ret,
    write_inst_switch,
    write_inst_unreachable,
    write_operand_bundle,
)
from bitcode.schema.codecs.packed import (
    CALL_CALLING_CONVENTION_AT,
    CALL_EXPLICIT_TYPE,
    CALL_FAST_MATH,
    CALL_MUSTTAIL,
    CALL_NOTAIL,
    CALL_TAIL,
    INVOKE_EXPLICIT_TYPE,
)
from bitcode.schema.runtime import EMPTY, METADATA_OPERAND, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter
from irkit.instructions import CallBase, CallInst, Instruction, LandingPadInst
from irkit.metadata import MetadataAsValue
from irkit.terminators import CallBrInst, CatchSwitchInst
from irkit.types import LabelType

# Terminators


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
        rec = InstBr(w.block(operands[0]), NONE, NONE, 1)
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


def write_resume(w: BodyWriter, inst: Instruction) -> None:
    value = inst.operands[0]
    number = w.value(value)
    rec = InstResume(number, w.forward_type(number, value), EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_RESUME, write_inst_resume(rec, w.base))


def write_unreachable(w: BodyWriter, inst: Instruction) -> None:
    operands = write_inst_unreachable(InstUnreachable(EMPTY), w.base)
    w.emit(w.unreachable_abbrev, c.FUNC_CODE_INST_UNREACHABLE, operands)


# Exception handling


def write_cleanupret(w: BodyWriter, inst: Instruction) -> None:
    operands = inst.operands
    unwind: i64 = NONE
    if len(operands) > 1:
        unwind = w.block(operands[1])
    rec = InstCleanupret(w.value(operands[0]), unwind, NONE if unwind >= 0 else NO_OPTIONS)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CLEANUPRET, write_inst_cleanupret(rec, w.base))


def write_catchret(w: BodyWriter, inst: Instruction) -> None:
    rec = InstCatchret(w.value(inst.operands[0]), w.block(inst.operands[1]))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CATCHRET, write_inst_catchret(rec, w.base))


def write_catchswitch(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CatchSwitchInst)
    handlers = w.blocks(inst.handlers)
    unwind: i64 = NONE
    if inst.has_unwind:
        unwind = w.block(inst.operands[1])
    parent = w.value(inst.operands[0])
    rec = InstCatchswitch(parent, len(handlers), handlers, unwind, NONE if unwind >= 0 else NO_OPTIONS)
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


def write_funclet_pad(w: BodyWriter, inst: Instruction) -> None:
    if inst.opcode == "catchpad":
        write_catchpad(w, inst)
    else:
        write_cleanuppad(w, inst)


def write_landingpad(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, LandingPadInst)
    clauses: list[InstLandingpadClause] = []
    for clause, is_filter in zip(inst.operands, inst.filters, strict=True):
        number = w.value(clause)
        clauses.append(InstLandingpadClause(is_filter, number, w.forward_type(number, clause)))
    rec = InstLandingpad(w.type(inst.type), inst.cleanup, len(clauses), clauses, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_LANDINGPAD, write_inst_landingpad(rec, w.base))


# Calls

# A tail call that has to be one is a tail call.
TAIL_KINDS: Final[dict[str, int]] = {
    "": 0,
    "tail": CALL_TAIL,
    "musttail": CALL_TAIL | CALL_MUSTTAIL,
    "notail": CALL_NOTAIL,
}


def call_arguments(w: BodyWriter, inst: CallBase) -> vec[i64]:
    """The arguments; only those behind the parameters bring their types. The codec takes all for distances from
    `base`, so that what is none is given as its distance."""
    parameters = inst.function_type.parameters
    operands = inst.operands
    base = w.base
    fixed = len(parameters)
    numbers = vec[i64]()
    for index in range(inst.argument_count):
        argument = operands[index]
        if index < fixed:
            if isinstance(parameters[index], LabelType):
                numbers = append(numbers, (base - w.block(argument)) & 0xFFFFFFFF)
            else:
                numbers = append(numbers, w.value(argument))
            continue
        number = w.value(argument)
        numbers = append(numbers, number)
        if number >= base:
            numbers = append(numbers, (base - w.type(argument.type)) & 0xFFFFFFFF)
    return numbers


def write_bundles(w: BodyWriter, inst: CallBase) -> None:
    """The operand bundles of a call, which come before it."""
    for bundle in inst.bundles or ():
        tag = w.state.bundle_tag_id(bundle.tag)
        inputs = inst.operands[bundle.start : bundle.end]
        numbers = w.values(inputs)
        types = w.forward_types(numbers, inputs)
        if any(isinstance(value, MetadataAsValue) for value in inputs):
            if not w.has_bundle_metadata:
                raise w.state.unsupported(f'metadata in operand bundle "{bundle.tag}"')
            types = vec[i64]()
            for value in inputs:
                is_metadata = isinstance(value, MetadataAsValue)
                types = append(types, METADATA_OPERAND if is_metadata else w.forward_type(w.value(value), value))
        rec = OperandBundleRecord(tag, numbers, types)
        w.emit(NO_ABBREV, c.FUNC_CODE_OPERAND_BUNDLE, write_operand_bundle(rec, w.base))


def write_call(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CallInst)
    if inst.bundles:
        write_bundles(w, inst)
    tail = TAIL_KINDS.get(inst.tail_kind)
    if tail is None:
        raise w.state.unsupported(f"a {inst.tail_kind} call")
    flags: i64 = (inst.calling_convention << CALL_CALLING_CONVENTION_AT) | CALL_EXPLICIT_TYPE | tail
    fast_math: i64 = 0
    if inst.fast_math:
        fast_math = w.flags(inst)
        flags |= CALL_FAST_MATH
    callee = inst.operands[-1]
    number = w.value(callee)
    rec = InstCall(
        w.ids.attribute_list_id(inst.attributes),
        flags,
        fast_math,
        w.type(inst.function_type),
        number,
        w.forward_type(number, callee),
        call_arguments(w, inst),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CALL, write_inst_call(rec, w.base))


def write_invoke(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CallBase)
    if inst.bundles:
        write_bundles(w, inst)
    callee = inst.operands[-1]
    number = w.value(callee)
    rec = InstInvoke(
        w.ids.attribute_list_id(inst.attributes),
        inst.calling_convention | INVOKE_EXPLICIT_TYPE,
        w.block(inst.operands[-3]),
        w.block(inst.operands[-2]),
        w.type(inst.function_type),
        number,
        w.forward_type(number, callee),
        call_arguments(w, inst),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INVOKE, write_inst_invoke(rec, w.base))


def write_callbr(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CallBrInst)
    if inst.bundles:
        write_bundles(w, inst)
    w.flags(inst)
    callee = inst.operands[-1]
    number = w.value(callee)
    rec = InstCallbr(
        w.ids.attribute_list_id(inst.attributes),
        (inst.calling_convention << CALL_CALLING_CONVENTION_AT) | CALL_EXPLICIT_TYPE,
        w.block(inst.default_destination),
        inst.indirect_count,
        w.blocks(inst.indirect_destinations),
        w.type(inst.function_type),
        number,
        w.forward_type(number, callee),
        call_arguments(w, inst),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CALLBR, write_inst_callbr(rec, w.base))
