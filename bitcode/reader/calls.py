"""Records of `call`, `invoke`, `callbr` and `va_arg`, and of operand bundles (LangRef, "Call Instruction")."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.attributes import typed_list
from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.operands import fast_math, pointee, pointer_operand
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_call,
    read_inst_callbr,
    read_inst_invoke,
    read_inst_vaarg,
    read_operand_bundle,
)
from bitcode.schema.codecs.packed import (
    CALL_CALLING_CONVENTION_AT,
    CALL_CALLING_CONVENTION_MASK,
    CALL_MUSTTAIL,
    CALL_NOTAIL,
    CALL_TAIL,
    INVOKE_CALLING_CONVENTION_MASK,
)
from bitcode.schema.runtime import METADATA_OPERAND, NONE
from irkit.attributes import AttributeList
from irkit.constants import InlineAsm
from irkit.dialects.features import CALLBR_LABELS
from irkit.errors import BitcodeError
from irkit.instructions import (
    CallInst,
    Instruction,
    OperandBundle,
    VAArgInst,
)
from irkit.terminators import CallBrInst, InvokeInst
from irkit.types import FunctionType, LabelType
from irkit.values import Value
from irkit.words import TailKind


def called_type(r: BodyReader, type_id: i64, callee: Value) -> FunctionType:
    """The function type of a call, given or behind the callee's typed pointer."""
    pointer = pointer_operand(callee, "the callee")
    ty = pointee(callee, "the callee") if type_id < 0 else r.type_at(type_id)
    if not isinstance(ty, FunctionType):
        raise BitcodeError(f"a call of type {ty}; expected a function type")
    if pointer.pointee is not None and pointer.pointee is not ty:
        raise BitcodeError(f"a call of type {ty} through a pointer to {pointer.pointee}")
    return ty


def call_arguments(r: BodyReader, ty: FunctionType, numbers: vec[i64]) -> list[Value]:
    """The arguments: those for parameters are of their types, variable ones bring a type if they are not read yet."""
    parameters = ty.parameters
    count = len(numbers)
    fixed = len(parameters)
    if count < fixed:
        raise BitcodeError(f"a call with {count} arguments of a function with {fixed} parameters")
    arguments: list[Value] = []
    for index in range(fixed):
        parameter = parameters[index]
        if isinstance(parameter, LabelType):
            arguments.append(r.block_at(r.operand_of(numbers[index])))
        else:
            arguments.append(r.value_of_type(numbers[index], parameter))
    if count > fixed and not ty.is_vararg:
        raise BitcodeError(f"a call with {count} arguments of a function with {fixed} parameters")
    index = fixed
    while index < count:
        number = numbers[index]
        index += 1
        type_id: i64 = NONE
        if number >= r.base and index < count:
            type_id = r.operand_of(numbers[index])
            index += 1
        arguments.append(r.value(number, type_id))
    return arguments


def call_attributes(r: BodyReader, number: i64, arguments: list[Value]) -> AttributeList | None:
    found = r.state.attributes_at(number)
    if found is None or found not in r.state.untyped_lists:
        return found
    return typed_list(r.state.module, found, [argument.type for argument in arguments])


def read_bundle(r: BodyReader) -> None:
    rec = read_operand_bundle(r.ops, r.at, r.end, r.base)
    tags = r.state.bundle_tags
    if not 0 <= rec.tag < len(tags):
        raise BitcodeError(f"operand bundle tag {rec.tag} where there are {len(tags)}")
    inputs: list[Value] = []
    types = rec.inputs_types
    for index in range(len(rec.inputs)):
        number = rec.inputs[index]
        type_id = types[index] if len(types) else NONE
        if type_id == METADATA_OPERAND:
            inputs.append(r.metadata.as_value(r.metadata.node(number)))
        else:
            inputs.append(r.value(number, type_id))
    r.bundle_tags.append(tags[rec.tag])
    r.bundle_inputs.append(inputs)


def take_bundles(r: BodyReader, start: int) -> tuple[list[Value], list[OperandBundle] | None]:
    """The bundles read since the last call: their operands, and where they lie from operand `start` on."""
    if not r.bundle_tags:
        return [], None
    operands: list[Value] = []
    bundles: list[OperandBundle] = []
    for tag, inputs in zip(r.bundle_tags, r.bundle_inputs, strict=True):
        first = start + len(operands)
        operands.extend(inputs)
        bundles.append(OperandBundle(tag, first, first + len(inputs)))
    r.bundle_tags = []
    r.bundle_inputs = []
    return operands, bundles


def read_call(r: BodyReader) -> Instruction:
    rec = read_inst_call(r.ops, r.at, r.end, r.base)
    flags = rec.flags
    callee = r.value(rec.callee, rec.callee_type)
    ty = called_type(r, rec.function_type, callee)
    arguments = call_arguments(r, ty, rec.args)
    operands, bundles = take_bundles(r, len(arguments))
    tail: TailKind = "tail" if flags & CALL_TAIL else ""
    if flags & CALL_MUSTTAIL:
        tail = "musttail"
    if flags & CALL_NOTAIL:
        tail = "notail"
    return CallInst(
        ty,
        callee,
        arguments,
        operands,
        bundles,
        (flags >> CALL_CALLING_CONVENTION_AT) & CALL_CALLING_CONVENTION_MASK,
        call_attributes(r, rec.attributes, arguments),
        tail,
        fast_math(rec.fast_math),
    )


def read_invoke(r: BodyReader) -> Instruction:
    rec = read_inst_invoke(r.ops, r.at, r.end, r.base)
    callee = r.value(rec.callee, rec.callee_type)
    ty = called_type(r, rec.function_type, callee)
    arguments = call_arguments(r, ty, rec.args)
    operands, bundles = take_bundles(r, len(arguments))
    return InvokeInst(
        ty,
        callee,
        arguments,
        operands,
        r.block_at(rec.normal_dest),
        r.block_at(rec.unwind_dest),
        bundles,
        rec.flags & INVOKE_CALLING_CONVENTION_MASK,
        call_attributes(r, rec.attributes, arguments),
    )


def read_callbr(r: BodyReader) -> Instruction:
    rec = read_inst_callbr(r.ops, r.at, r.end, r.base)
    callee = r.value(rec.callee, rec.callee_type)
    ty = called_type(r, rec.function_type, callee)
    arguments = call_arguments(r, ty, rec.args)
    operands, bundles = take_bundles(r, len(arguments))
    if isinstance(callee, InlineAsm) and r.state.dialect.has(CALLBR_LABELS) and "!" not in callee.constraints:
        r.state.module.provenance.has_foreign_constants = True
    return CallBrInst(
        ty,
        callee,
        arguments,
        operands,
        r.block_at(rec.default_dest),
        r.blocks_at(rec.indirect_dests),
        bundles,
        (rec.flags >> CALL_CALLING_CONVENTION_AT) & CALL_CALLING_CONVENTION_MASK,
        call_attributes(r, rec.attributes, arguments),
    )


def read_va_arg(r: BodyReader) -> Instruction:
    rec = read_inst_vaarg(r.ops, r.at, r.end, r.base)
    return VAArgInst(r.value_of_type(rec.va_list, r.type_at(rec.va_list_type)), r.type_at(rec.type))


CALLS: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_CALL: read_call,
    c.FUNC_CODE_INST_INVOKE: read_invoke,
    c.FUNC_CODE_INST_CALLBR: read_callbr,
    c.FUNC_CODE_INST_VAARG: read_va_arg,
}
