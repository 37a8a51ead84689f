"""`call`, `invoke`, `callbr`, `va_arg` and operand bundles as records (LangRef, "Call Instruction")."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstCall,
    InstCallbr,
    InstInvoke,
    InstVaarg,
)
from bitcode.schema.codecs.function_read import OperandBundle as OperandBundleRecord
from bitcode.schema.codecs.function_write import (
    write_inst_call,
    write_inst_callbr,
    write_inst_invoke,
    write_inst_vaarg,
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
from bitcode.writer.body import BodyWriter, InstructionWriter
from irkit.instructions import (
    CallBase,
    CallInst,
    Instruction,
)
from irkit.metadata import MetadataAsValue
from irkit.terminators import CallBrInst
from irkit.types import LabelType

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
    flags: i64 = (inst.calling_convention_number << CALL_CALLING_CONVENTION_AT) | CALL_EXPLICIT_TYPE | tail
    fast_math: i64 = NONE
    if inst.fast_math:
        fast_math = w.flags(inst)
        flags |= CALL_FAST_MATH
    callee = inst.operands[-1]
    number = w.value(callee)
    rec = InstCall(
        attributes=w.ids.attribute_list_id(inst.attribute_list),
        flags=flags,
        fast_math=fast_math,
        function_type=w.type(inst.function_type),
        callee=number,
        callee_type=w.forward_type(number, callee),
        args=call_arguments(w, inst),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CALL, write_inst_call(rec, w.base))


def write_invoke(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, CallBase)
    if inst.bundles:
        write_bundles(w, inst)
    callee = inst.operands[-1]
    number = w.value(callee)
    rec = InstInvoke(
        attributes=w.ids.attribute_list_id(inst.attribute_list),
        flags=inst.calling_convention_number | INVOKE_EXPLICIT_TYPE,
        normal_dest=w.block(inst.operands[-3]),
        unwind_dest=w.block(inst.operands[-2]),
        function_type=w.type(inst.function_type),
        callee=number,
        callee_type=w.forward_type(number, callee),
        args=call_arguments(w, inst),
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
        attributes=w.ids.attribute_list_id(inst.attribute_list),
        flags=(inst.calling_convention_number << CALL_CALLING_CONVENTION_AT) | CALL_EXPLICIT_TYPE,
        default_dest=w.block(inst.default_destination),
        indirect_count=inst.indirect_count,
        indirect_dests=w.blocks(inst.indirect_destinations),
        function_type=w.type(inst.function_type),
        callee=number,
        callee_type=w.forward_type(number, callee),
        args=call_arguments(w, inst),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CALLBR, write_inst_callbr(rec, w.base))


def write_va_arg(w: BodyWriter, inst: Instruction) -> None:
    va_list = inst.operands[0]
    rec = InstVaarg(w.type(va_list.type), w.value(va_list), w.type(inst.type), EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_VAARG, write_inst_vaarg(rec, w.base))


CALLS: Final[dict[str, InstructionWriter]] = {
    "call": write_call,
    "invoke": write_invoke,
    "callbr": write_callbr,
    "va_arg": write_va_arg,
}
