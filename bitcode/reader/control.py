"""Handlers for the records of FUNCTION_BLOCK that end blocks, call, or carry debug info (see `instructions`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.body import BodyReader
from bitcode.reader.instructions import fast_math, pointee, pointer_operand, typed_values
from bitcode.schema.codecs.function_read import (
    InstLandingpadClause,
    InstLandingpadOldClause,
    read_blockaddr_users,
    read_debug_loc,
    read_debug_record_assign,
    read_debug_record_declare,
    read_debug_record_declare_value,
    read_debug_record_label,
    read_debug_record_value,
    read_debug_record_value_simple,
    read_declareblocks,
    read_inst_br,
    read_inst_call,
    read_inst_callbr,
    read_inst_catchpad,
    read_inst_catchret,
    read_inst_catchswitch,
    read_inst_cleanuppad,
    read_inst_cleanupret,
    read_inst_indirectbr,
    read_inst_invoke,
    read_inst_landingpad,
    read_inst_landingpad_old,
    read_inst_resume,
    read_inst_ret,
    read_inst_switch,
    read_inst_unreachable,
    read_operand_bundle,
)
from bitcode.schema.codecs.packed import (
    CALL_CALLING_CONVENTION_AT,
    CALL_CALLING_CONVENTION_MASK,
    CALL_MUSTTAIL,
    CALL_NOTAIL,
    CALL_TAIL,
    INVOKE_CALLING_CONVENTION_AT,
    INVOKE_CALLING_CONVENTION_MASK,
)
from bitcode.schema.runtime import METADATA_OPERAND
from irkit.constants import Constant, ConstantInt
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.errors import BitcodeError, UnsupportedError
from irkit.globals import Function
from irkit.instructions import CallInst, FuncletPadInst, Instruction, LandingPadInst, OperandBundle
from irkit.terminators import (
    BranchInst,
    CallBrInst,
    CatchReturnInst,
    CatchSwitchInst,
    CleanupReturnInst,
    IndirectBrInst,
    InvokeInst,
    ResumeInst,
    ReturnInst,
    SwitchInst,
    UnreachableInst,
)
from irkit.types import FunctionType, IntegerType, LabelType
from irkit.values import BasicBlock, Value

# Terminators


def read_ret(r: BodyReader) -> Instruction:
    rec = read_inst_ret(r.ops, r.at, r.end, r.base)
    if rec.operand_count == 0:
        return ReturnInst(r.context.void, None)
    return ReturnInst(r.context.void, r.value(rec.value, rec.value_type))


def read_br(r: BodyReader) -> Instruction:
    rec = read_inst_br(r.ops, r.at, r.end, r.base)
    if_true = r.block_at(rec.true_dest)
    if r.end - r.at == 1:
        return BranchInst(r.context.void, if_true)
    if_false = r.block_at(rec.false_dest)
    return BranchInst(r.context.void, if_true, if_false, r.value_of_type(rec.condition, r.context.integer(1)))


SWITCH_WITH_RANGES: Final = 0x4B5  # the high half of the first operand of a form that LLVM never released


def read_switch(r: BodyReader) -> Instruction:
    if r.end > r.at and r.ops[r.at] >> 16 == SWITCH_WITH_RANGES:
        raise UnsupportedError("a switch with case ranges (record INST_SWITCH of LLVM 3.2's development)")
    rec = read_inst_switch(r.ops, r.at, r.end, r.base)
    ty = r.type_at(rec.type)
    condition = r.value_of_type(rec.condition, ty)
    if not isinstance(ty, IntegerType):
        raise BitcodeError(f"a switch on {ty}; expected an integer type")
    default = r.block_at(rec.default_dest)
    values = rec.case_values
    dests = rec.case_dests
    cases: list[tuple[Constant, BasicBlock]] = []
    for index in range(len(values)):
        value = r.value_of_type(values[index], ty)
        if not isinstance(value, ConstantInt):
            raise BitcodeError("a switch case that is not a constant integer")
        cases.append((value, r.block_at(dests[index])))
    return SwitchInst(r.context.void, condition, default, cases)


def read_indirectbr(r: BodyReader) -> Instruction:
    rec = read_inst_indirectbr(r.ops, r.at, r.end, r.base)
    address = r.value_of_type(rec.address, r.type_at(rec.type))
    return IndirectBrInst(r.context.void, address, r.blocks_at(rec.dests))


def read_resume(r: BodyReader) -> Instruction:
    rec = read_inst_resume(r.ops, r.at, r.end, r.base)
    return ResumeInst(r.context.void, r.value(rec.value, rec.value_type))


def read_unreachable(r: BodyReader) -> Instruction:
    read_inst_unreachable(r.ops, r.at, r.end, r.base)
    return UnreachableInst(r.context.void)


# Exception handling


def read_cleanupret(r: BodyReader) -> Instruction:
    rec = read_inst_cleanupret(r.ops, r.at, r.end, r.base)
    pad = r.value_of_type(rec.pad, r.context.token)
    return CleanupReturnInst(r.context.void, pad, r.block_at(rec.unwind_dest) if rec.unwind_dest >= 0 else None)


def read_catchret(r: BodyReader) -> Instruction:
    rec = read_inst_catchret(r.ops, r.at, r.end, r.base)
    return CatchReturnInst(r.context.void, r.value_of_type(rec.pad, r.context.token), r.block_at(rec.dest))


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


CLAUSE_FILTER: Final = 1


def read_landingpad(r: BodyReader) -> Instruction:
    rec = read_inst_landingpad(r.ops, r.at, r.end, r.base)
    made = LandingPadInst(r.type_at(rec.type), [], [], rec.cleanup != 0)
    for clause in rec.clauses:
        _add_clause(r, made, clause)
    return made


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
    made = LandingPadInst(r.type_at(rec.type), [], [], rec.cleanup != 0)
    for clause in rec.clauses:
        _add_clause(r, made, clause)
    return made


def _add_clause(r: BodyReader, pad: LandingPadInst, clause: InstLandingpadClause | InstLandingpadOldClause) -> None:
    value = r.value(clause.value, clause.value_type)
    if not isinstance(value, Constant):
        raise BitcodeError("a landingpad clause that is not a constant")
    pad.operands.append(value)
    pad.filters.append(clause.kind == CLAUSE_FILTER)


# Calls


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
            arguments.append(r.block_at((r.base - numbers[index]) & 0xFFFFFFFF))  # a block's number is absolute
        else:
            arguments.append(r.value_of_type(numbers[index], parameter))
    if count > fixed and not ty.is_vararg:
        raise BitcodeError(f"a call with {count} arguments of a function with {fixed} parameters")
    index = fixed
    while index < count:
        number = numbers[index]
        index += 1
        type_id: i64 = -1
        if number >= r.base and index < count:
            type_id = (r.base - numbers[index]) & 0xFFFFFFFF  # the codec took it for one more value
            index += 1
        arguments.append(r.value(number, type_id))
    return arguments


def read_bundle(r: BodyReader) -> None:
    rec = read_operand_bundle(r.ops, r.at, r.end, r.base)
    tags = r.state.bundle_tags
    if not 0 <= rec.tag < len(tags):
        raise BitcodeError(f"operand bundle tag {rec.tag} where there are {len(tags)}")
    inputs: list[Value] = []
    types = rec.inputs_types
    for index in range(len(rec.inputs)):
        number = rec.inputs[index]
        type_id = types[index] if len(types) else -1
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
    tail = "tail" if flags & CALL_TAIL else ""
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
        r.state.attributes_at(rec.attributes),
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
        (rec.flags >> INVOKE_CALLING_CONVENTION_AT) & INVOKE_CALLING_CONVENTION_MASK,
        r.state.attributes_at(rec.attributes),
    )


def read_callbr(r: BodyReader) -> Instruction:
    rec = read_inst_callbr(r.ops, r.at, r.end, r.base)
    callee = r.value(rec.callee, rec.callee_type)
    ty = called_type(r, rec.function_type, callee)
    arguments = call_arguments(r, ty, rec.args)
    operands, bundles = take_bundles(r, len(arguments))
    return CallBrInst(
        ty,
        callee,
        arguments,
        operands,
        r.block_at(rec.default_dest),
        r.blocks_at(rec.indirect_dests),
        bundles,
        (rec.flags >> CALL_CALLING_CONVENTION_AT) & CALL_CALLING_CONVENTION_MASK,
        r.state.attributes_at(rec.attributes),
    )


# Debug locations and records; none of these makes an instruction


def read_declare_blocks(r: BodyReader) -> None:
    r.declare_blocks(read_declareblocks(r.ops, r.at, r.end, r.base).count)


def read_users_of_block_addresses(r: BodyReader) -> None:
    """Functions that use addresses of this one's blocks: LLVM reads their bodies too; here all are read in the end."""
    users: list[Function] = []
    for number in read_blockaddr_users(r.ops, r.at, r.end, r.base).functions:
        user = r.value(number, -1)
        if not isinstance(user, Function):
            raise BitcodeError("BLOCKADDR_USERS names a value that is not a function")
        users.append(user)
    r.state.use_orders.add_block_address_users(r.function, users)


def read_debug_location(r: BodyReader) -> None:
    rec = read_debug_loc(r.ops, r.at, r.end, r.base)
    location = r.metadata.location(
        rec.line & 0xFFFFFFFF,
        rec.column & 0xFFFFFFFF,
        rec.scope,
        rec.inlined_at,
        rec.is_implicit_code != 0,
        rec.atom_group,
        rec.atom_rank,
    )
    r.last_location = location
    r.last_instruction().debug_loc = location


def read_debug_location_again(r: BodyReader) -> None:
    r.last_instruction().debug_loc = r.last_location


def _add_debug_record(r: BodyReader, record: DbgRecord) -> None:
    """In the file a record follows the instruction that it stands before in the model."""
    instruction = r.last_instruction()
    if instruction.debug_records is None:
        instruction.debug_records = []
    instruction.debug_records.append(record)
    r.state.module.debug_records = True


def read_record_label(r: BodyReader) -> None:
    rec = read_debug_record_label(r.ops, r.at, r.end, r.base)
    node = r.metadata.node
    _add_debug_record(r, DbgLabelRecord(node(rec.label), node(rec.location)))


def _variable_record(r: BodyReader, kind: str, location: i64, variable: i64, expression: i64, value: i64) -> None:
    node = r.metadata.node
    record = DbgVariableRecord(kind, node(value), node(variable), node(expression), node(location))
    _add_debug_record(r, record)


def read_record_value(r: BodyReader) -> None:
    rec = read_debug_record_value(r.ops, r.at, r.end, r.base)
    _variable_record(r, "value", rec.location, rec.variable, rec.expression, rec.value)


def read_record_declare(r: BodyReader) -> None:
    rec = read_debug_record_declare(r.ops, r.at, r.end, r.base)
    _variable_record(r, "declare", rec.location, rec.variable, rec.expression, rec.value)


def read_record_declare_value(r: BodyReader) -> None:
    rec = read_debug_record_declare_value(r.ops, r.at, r.end, r.base)
    _variable_record(r, "declare_value", rec.location, rec.variable, rec.expression, rec.value)


def read_record_value_simple(r: BodyReader) -> None:
    rec = read_debug_record_value_simple(r.ops, r.at, r.end, r.base)
    node = r.metadata.node
    value = r.metadata.as_metadata(r.value(rec.value, rec.value_type))
    record = DbgVariableRecord("value", value, node(rec.variable), node(rec.expression), node(rec.location))
    r.table.fresh.clear()  # the metadata itself waits for a value that is not read yet
    _add_debug_record(r, record)


def read_record_assign(r: BodyReader) -> None:
    rec = read_debug_record_assign(r.ops, r.at, r.end, r.base)
    node = r.metadata.node
    record = DbgVariableRecord(
        "assign",
        node(rec.value),
        node(rec.variable),
        node(rec.expression),
        node(rec.location),
        node(rec.assign_id),
        node(rec.address),
        node(rec.address_expression),
    )
    _add_debug_record(r, record)
