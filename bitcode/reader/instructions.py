"""Handlers for the records of FUNCTION_BLOCK that make ordinary instructions: arithmetic, memory, aggregates.

A handler reads the current record by its codec, turns ids into values, types and blocks, and returns the instruction.
What LLVM's reader checks is checked here; the rest is the verifier's. Terminators, calls and debug records are in
`bitcode.reader.control`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.body import BodyReader
from bitcode.reader.values import alignment
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_alloca,
    read_inst_atomicrmw,
    read_inst_atomicrmw_old,
    read_inst_binop,
    read_inst_cast,
    read_inst_cmp2,
    read_inst_cmpxchg,
    read_inst_cmpxchg_old,
    read_inst_extractelt,
    read_inst_extractval,
    read_inst_fence,
    read_inst_freeze,
    read_inst_gep,
    read_inst_gep_old,
    read_inst_insertelt,
    read_inst_insertval,
    read_inst_load,
    read_inst_loadatomic,
    read_inst_phi,
    read_inst_select,
    read_inst_shufflevec,
    read_inst_store,
    read_inst_store_old,
    read_inst_storeatomic,
    read_inst_storeatomic_old,
    read_inst_unop,
    read_inst_vaarg,
    read_inst_vselect,
)
from bitcode.schema.codecs.packed import (
    ALLOCA_ALIGN_HIGH_AT,
    ALLOCA_ALIGN_HIGH_MASK,
    ALLOCA_ALIGN_LOW_MASK,
    ALLOCA_EXPLICIT_TYPE,
    ALLOCA_INALLOCA,
    ALLOCA_SWIFTERROR,
)
from irkit import flags as f
from irkit.constants import Constant, ConstantAggregateZero, ConstantDataVector, ConstantInt, ConstantVector
from irkit.dialects.encodings import (
    BINARY_OPCODES,
    FCMP_PREDICATES,
    FIRST_ICMP_PREDICATE,
    FLOAT_BINARY_OPCODES,
    ICMP_PREDICATES,
    INTEGER_FLAGS,
    atomic_ordering,
)
from irkit.errors import BitcodeError, UnsupportedError
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    BinaryOperator,
    CastInst,
    CmpInst,
    ExtractElementInst,
    ExtractValueInst,
    FenceInst,
    FreezeInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
    ShuffleVectorInst,
    StoreInst,
    UnaryOperator,
    VAArgInst,
)
from irkit.types import ArrayType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.values import Value

FP_CASTS: Final = frozenset(("fptrunc", "fpext", "sitofp", "uitofp", "fptoui", "fptosi"))


def integer_flags(opcode: str, bits: i64) -> int:
    """The model's flags for the trailing operand of an integer operation."""
    found = 0
    if bits:
        for bit, (flag, _) in enumerate(INTEGER_FLAGS.get(opcode, ())):
            if (bits >> bit) & 1:
                found |= flag
    return found


def fast_math(bits: i64) -> int:
    """Fast-math flags; the one flag of old files stands for all."""
    return f.FAST_ALL if bits & 1 else int(bits & 0xFE)


def sync_scope(r: BodyReader, number: i64) -> str:
    names = r.state.sync_scopes
    if 0 <= number < len(names):
        return names[number]
    raise BitcodeError(f"sync scope {number} where there are {len(names)}")


def pointer_operand(value: Value, what: str) -> PointerType:
    if not isinstance(value.type, PointerType):
        raise BitcodeError(f"{what} has type {value.type}; expected a pointer")
    return value.type


def pointee(value: Value, what: str) -> Type:
    """What a typed pointer points to, for the records of old files that do not say it."""
    found = pointer_operand(value, what).pointee
    if found is None:
        raise BitcodeError(f"{what} is an opaque pointer, and the record does not give the type behind it")
    return found


def accessed_type(r: BodyReader, type_id: i64, pointer: Value) -> Type:
    """The type that a load or store moves, given or implied; it must be what a typed pointer points to."""
    pointer_type = pointer_operand(pointer, "the address")
    ty = pointee(pointer, "the address") if type_id < 0 else r.type_at(type_id)
    check_pointee(pointer_type, ty)
    return ty


def check_pointee(pointer_type: PointerType, ty: Type) -> None:
    if pointer_type.pointee is not None and pointer_type.pointee is not ty:
        raise BitcodeError(f"an access of {ty} through a pointer to {pointer_type.pointee}")
    if not ty.is_first_class():
        raise BitcodeError(f"an access of {ty}, which memory cannot hold")


def vector_operand(value: Value) -> VectorType:
    if not isinstance(value.type, VectorType):
        raise BitcodeError(f"an operand of type {value.type}; expected a vector")
    return value.type


# Arithmetic


def read_unop(r: BodyReader) -> Instruction:
    rec = read_inst_unop(r.ops, r.at, r.end, r.base)
    operand = r.value(rec.operand, rec.operand_type)
    if rec.opcode != 0 or not operand.type.is_fp_or_fp_vector():
        raise BitcodeError(f"unary opcode {rec.opcode} on {operand.type}")
    return UnaryOperator("fneg", operand.type, [operand], 0, fast_math(rec.flags))


def read_binop(r: BodyReader) -> Instruction:
    rec = read_inst_binop(r.ops, r.at, r.end, r.base)
    left = r.value(rec.lhs, rec.lhs_type)
    right = r.value_of_type(rec.rhs, left.type)
    scalar = left.type.scalar_type()
    number = rec.opcode
    opcode = ""
    if isinstance(scalar, IntegerType):
        if 0 <= number < len(BINARY_OPCODES):
            opcode = BINARY_OPCODES[number]
            return BinaryOperator(opcode, left, right, integer_flags(opcode, rec.flags))
    elif left.type.is_fp_or_fp_vector() and 0 <= number < len(FLOAT_BINARY_OPCODES):
        opcode = FLOAT_BINARY_OPCODES[number]
    if not opcode:
        raise BitcodeError(f"binary opcode {number} on {left.type}")
    return BinaryOperator(opcode, left, right, 0, fast_math(rec.flags))


def read_cast(r: BodyReader) -> Instruction:
    rec = read_inst_cast(r.ops, r.at, r.end, r.base)
    operand = r.value(rec.operand, rec.operand_type)
    ty = r.type_at(rec.type)
    names = r.state.dialect.cast_opcodes
    if not 0 <= rec.opcode < len(names):
        raise BitcodeError(f"cast opcode {rec.opcode}; LLVM {r.state.dialect.llvm_version} has {len(names)}")
    opcode = names[rec.opcode]
    bits = rec.flags
    flags = integer_flags(opcode, bits)
    if opcode not in FP_CASTS:
        return CastInst(opcode, operand, ty, flags)
    return CastInst(opcode, operand, ty, flags, fast_math(bits >> 1 if opcode == "uitofp" else bits))


def read_cmp(r: BodyReader) -> Instruction:
    rec = read_inst_cmp2(r.ops, r.at, r.end, r.base)
    left = r.value(rec.lhs, rec.lhs_type)
    right = r.value_of_type(rec.rhs, left.type)
    ty = r.context.bool_like(left.type)
    number = rec.predicate
    if left.type.is_fp_or_fp_vector():
        if not 0 <= number < len(FCMP_PREDICATES):
            raise BitcodeError(f"fcmp predicate {number}; expected 0 to {len(FCMP_PREDICATES) - 1}")
        return CmpInst("fcmp", ty, FCMP_PREDICATES[number], left, right, 0, fast_math(rec.flags))
    number -= FIRST_ICMP_PREDICATE
    if not 0 <= number < len(ICMP_PREDICATES):
        raise BitcodeError(f"icmp predicate {rec.predicate}; expected {FIRST_ICMP_PREDICATE} to 41")
    return CmpInst("icmp", ty, ICMP_PREDICATES[number], left, right, integer_flags("icmp", rec.flags))


def read_select(r: BodyReader) -> Instruction:
    rec = read_inst_select(r.ops, r.at, r.end, r.base)
    if_true = r.value(rec.true_value, rec.true_value_type)
    if_false = r.value_of_type(rec.false_value, if_true.type)
    return SelectInst(r.value_of_type(rec.condition, r.context.integer(1)), if_true, if_false)


def read_vselect(r: BodyReader) -> Instruction:
    rec = read_inst_vselect(r.ops, r.at, r.end, r.base)
    if_true = r.value(rec.true_value, rec.true_value_type)
    if_false = r.value_of_type(rec.false_value, if_true.type)
    condition = r.value(rec.condition, rec.condition_type)
    scalar = condition.type.scalar_type()
    if not (isinstance(scalar, IntegerType) and scalar.width == 1):
        raise BitcodeError(f"a select by {condition.type}; expected i1 or a vector of it")
    return SelectInst(condition, if_true, if_false, fast_math(rec.flags))


def read_freeze(r: BodyReader) -> Instruction:
    rec = read_inst_freeze(r.ops, r.at, r.end, r.base)
    made = FreezeInst(r.value(rec.operand, rec.operand_type))
    made.fast_math = fast_math(rec.flags)
    return made


def read_phi(r: BodyReader) -> Instruction:
    rec = read_inst_phi(r.ops, r.at, r.end, r.base)
    ty = r.type_at(rec.type)
    numbers = rec.incoming_values
    values = [r.value_of_type(number, ty) for number in numbers]
    return PHINode(ty, values, r.blocks_at(rec.incoming_blocks), 0, fast_math(rec.flags))


def read_va_arg(r: BodyReader) -> Instruction:
    rec = read_inst_vaarg(r.ops, r.at, r.end, r.base)
    return VAArgInst(r.value_of_type(rec.va_list, r.type_at(rec.va_list_type)), r.type_at(rec.type))


# Memory


def read_alloca(r: BodyReader) -> Instruction:
    rec = read_inst_alloca(r.ops, r.at, r.end, r.base)
    packed = rec.flags
    ty = r.type_at(rec.type)
    if not packed & ALLOCA_EXPLICIT_TYPE:
        if not isinstance(ty, PointerType) or ty.pointee is None:
            raise BitcodeError(f"an alloca of old form with type {ty}; expected a typed pointer")
        ty = ty.pointee
    size_type = r.type_at(rec.size_type)
    size = r.value_of_type(rec.size, size_type)
    if not isinstance(size.type, IntegerType):
        raise BitcodeError(f"an alloca of {size.type} elements; expected an integer type")
    high = packed >> ALLOCA_ALIGN_HIGH_AT & ALLOCA_ALIGN_HIGH_MASK
    align = alignment((packed & ALLOCA_ALIGN_LOW_MASK) | (high << 5))
    space = rec.address_space if rec.address_space >= 0 else r.state.layout.alloca_address_space
    pointer = r.state.pointer_to(ty, space)
    return AllocaInst(pointer, ty, size, align, packed & ALLOCA_INALLOCA != 0, packed & ALLOCA_SWIFTERROR != 0)


def read_load(r: BodyReader) -> Instruction:
    rec = read_inst_load(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    return LoadInst(accessed_type(r, rec.type, pointer), pointer, alignment(rec.align), rec.volatile != 0)


def read_load_atomic(r: BodyReader) -> Instruction:
    rec = read_inst_loadatomic(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    ty = accessed_type(r, rec.type, pointer)
    order = ordering(rec.ordering, ("release", "acq_rel"))
    return LoadInst(ty, pointer, alignment(rec.align), rec.volatile != 0, order, sync_scope(r, rec.sync_scope))


def ordering(number: i64, refused: Sequence[str]) -> str:
    """An atomic ordering; none at all, or one that the instruction cannot have, is an error."""
    name = atomic_ordering(number)
    if not name or name in refused:
        raise BitcodeError(f"atomic ordering {name or 'not atomic'}, which this instruction cannot have")
    return name


def read_store(r: BodyReader) -> Instruction:
    rec = read_inst_store(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value(rec.value, rec.value_type)
    check_pointee(pointer_operand(pointer, "the address"), value.type)
    return StoreInst(r.context.void, value, pointer, alignment(rec.align), rec.volatile != 0)


def read_store_old(r: BodyReader) -> Instruction:
    rec = read_inst_store_old(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value_of_type(rec.value, pointee(pointer, "the address"))
    return StoreInst(r.context.void, value, pointer, alignment(rec.align), rec.volatile != 0)


def read_store_atomic(r: BodyReader) -> Instruction:
    rec = read_inst_storeatomic(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value(rec.value, rec.value_type)
    check_pointee(pointer_operand(pointer, "the address"), value.type)
    return _atomic_store(r, value, pointer, rec.align, rec.volatile, rec.ordering, rec.sync_scope)


def read_store_atomic_old(r: BodyReader) -> Instruction:
    rec = read_inst_storeatomic_old(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value_of_type(rec.value, pointee(pointer, "the address"))
    return _atomic_store(r, value, pointer, rec.align, rec.volatile, rec.ordering, rec.sync_scope)


def _atomic_store(
    r: BodyReader, value: Value, pointer: Value, align: i64, volatile: i64, order: i64, scope: i64
) -> Instruction:
    name = ordering(order, ("acquire", "acq_rel"))
    return StoreInst(r.context.void, value, pointer, alignment(align), volatile != 0, name, sync_scope(r, scope))


def read_fence(r: BodyReader) -> Instruction:
    rec = read_inst_fence(r.ops, r.at, r.end, r.base)
    order = ordering(rec.ordering, ("unordered", "monotonic"))
    return FenceInst(r.context.void, order, sync_scope(r, rec.sync_scope))


def read_cmpxchg(r: BodyReader) -> Instruction:
    rec = read_inst_cmpxchg(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    compare = r.value(rec.compare, rec.compare_type)
    new = r.value_of_type(rec.new_value, compare.type)
    check_pointee(pointer_operand(pointer, "the address"), compare.type)
    return AtomicCmpXchgInst(
        r.context.struct((compare.type, r.context.integer(1))),
        pointer,
        compare,
        new,
        alignment(rec.align),
        ordering(rec.success_ordering, ("unordered",)),
        _failure_ordering(rec.success_ordering, rec.failure_ordering),
        sync_scope(r, rec.sync_scope),
        rec.volatile != 0,
        rec.weak != 0,
    )


def _failure_ordering(success: i64, failure: i64) -> str:
    """As given, or what old files leave unsaid: the strongest that goes with the success ordering."""
    if failure >= 0:
        return ordering(failure, ("unordered", "release", "acq_rel"))
    implied = {"release": "monotonic", "acq_rel": "acquire"}
    name = ordering(success, ("unordered",))
    return implied.get(name, name)


def read_cmpxchg_old(r: BodyReader) -> Instruction:
    rec = read_inst_cmpxchg_old(r.ops, r.at, r.end, r.base)
    if rec.weak < 0:
        raise UnsupportedError("a cmpxchg whose result is the loaded value alone (record INST_CMPXCHG_OLD, LLVM 3.4)")
    pointer = r.value(rec.pointer, rec.pointer_type)
    ty = pointee(pointer, "the address")
    return AtomicCmpXchgInst(
        r.context.struct((ty, r.context.integer(1))),
        pointer,
        r.value_of_type(rec.compare, ty),
        r.value_of_type(rec.new_value, ty),
        0,
        ordering(rec.success_ordering, ("unordered",)),
        _failure_ordering(rec.success_ordering, rec.failure_ordering),
        sync_scope(r, rec.sync_scope),
        rec.volatile != 0,
        rec.weak != 0,
    )


def read_atomicrmw(r: BodyReader) -> Instruction:
    rec = read_inst_atomicrmw(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value(rec.value, rec.value_type)
    check_pointee(pointer_operand(pointer, "the address"), value.type)
    return _rmw(r, rec.operation, pointer, value, rec.align, rec.ordering, rec.sync_scope, rec.volatile)


def read_atomicrmw_old(r: BodyReader) -> Instruction:
    rec = read_inst_atomicrmw_old(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    value = r.value_of_type(rec.value, pointee(pointer, "the address"))
    return _rmw(r, rec.operation, pointer, value, rec.align, rec.ordering, rec.sync_scope, rec.volatile)


def _rmw(
    r: BodyReader, number: i64, pointer: Value, value: Value, align: i64, order: i64, scope: i64, volatile: i64
) -> Instruction:
    names = r.state.dialect.rmw_operations
    if not 0 <= number < len(names):
        raise BitcodeError(f"atomicrmw {number}; LLVM {r.state.dialect.llvm_version} has {len(names)} operations")
    return AtomicRMWInst(
        names[number],
        pointer,
        value,
        alignment(align),
        ordering(order, ("unordered",)),
        sync_scope(r, scope),
        volatile != 0,
    )


GEP_INBOUNDS: Final = 1
GEP_NUSW: Final = 2
GEP_NUW: Final = 4


def gep_flags(bits: i64) -> int:
    """inbounds implies nusw, which is then not said."""
    found = f.INBOUNDS if bits & GEP_INBOUNDS else f.NUSW if bits & GEP_NUSW else 0
    return found | f.NUW if bits & GEP_NUW else found


def read_gep(r: BodyReader) -> Instruction:
    rec = read_inst_gep(r.ops, r.at, r.end, r.base)
    return _gep(r, r.type_at(rec.type), typed_values(r, rec.operands, rec.operands_types), gep_flags(rec.flags))


def read_gep_old(r: BodyReader) -> Instruction:
    rec = read_inst_gep_old(r.ops, r.at, r.end, r.base)
    flags = f.INBOUNDS if r.code == c.FUNC_CODE_INST_INBOUNDS_GEP_OLD else 0
    return _gep(r, None, typed_values(r, rec.operands, rec.operands_types), flags)


def typed_values(r: BodyReader, numbers: vec[i64], types: vec[i64]) -> list[Value]:
    """Values of which those not read yet bring their types; no types at all where all are read."""
    if len(types) == 0:
        values = r.values
        return [values[number] for number in numbers]
    return [r.value(numbers[index], types[index]) for index in range(len(numbers))]


def _gep(r: BodyReader, source: Type | None, operands: list[Value], flags: int) -> Instruction:
    if not operands:
        raise BitcodeError("a getelementptr without base pointer")
    base = operands[0].type.scalar_type()
    if not isinstance(base, PointerType):
        raise BitcodeError(f"a getelementptr on {operands[0].type}; expected a pointer or a vector of pointers")
    if source is None:
        source = base.pointee
        if source is None:
            raise BitcodeError("a getelementptr of old form on an opaque pointer")
    elif base.pointee is not None and base.pointee is not source:
        raise BitcodeError(f"a getelementptr of {source} on a pointer to {base.pointee}")
    result = indexed_type(source, operands)
    pointer: Type = base if base.pointee is None else r.state.pointer_to(result, base.address_space)
    for operand in operands:
        ty = operand.type
        if isinstance(ty, VectorType):
            pointer = r.context.vector(pointer, ty.count, ty.scalable)
            break
    return GetElementPtrInst(pointer, source, operands, flags)


def indexed_type(source: Type, operands: list[Value]) -> Type:
    """The type that the indices (all operands but the first) lead to; the first index steps over the pointer."""
    ty = source
    for position in range(2, len(operands)):
        index = operands[position]
        if isinstance(ty, StructType):
            elements = ty.elements or ()
            number = _struct_index(index)
            if not 0 <= number < len(elements):
                raise BitcodeError(f"index {number} into {ty}")
            ty = elements[number]
        elif isinstance(ty, (ArrayType, VectorType)):
            ty = ty.element
        else:
            raise BitcodeError(f"an index into {ty}, which has no elements")
    return ty


def _struct_index(index: Value) -> int:
    """A struct's index is a constant i32, or a vector of equal ones."""
    if isinstance(index, ConstantInt):
        return index.value
    if isinstance(index, ConstantAggregateZero):
        return 0
    if isinstance(index, ConstantDataVector):
        first = index.element_bits(0)
        if all(index.element_bits(lane) == first for lane in range(index.element_count)):
            return first
    if isinstance(index, ConstantVector):
        lane = index.operands[0]
        if isinstance(lane, ConstantInt) and all(operand is lane for operand in index.operands):
            return lane.value
    raise BitcodeError("a struct index that is not a constant integer")


# Vectors and aggregates


def read_extractelement(r: BodyReader) -> Instruction:
    rec = read_inst_extractelt(r.ops, r.at, r.end, r.base)
    vector = r.value(rec.vector, rec.vector_type)
    return ExtractElementInst(vector_operand(vector).element, vector, r.value(rec.index, rec.index_type))


def read_insertelement(r: BodyReader) -> Instruction:
    rec = read_inst_insertelt(r.ops, r.at, r.end, r.base)
    vector = r.value(rec.vector, rec.vector_type)
    element = r.value_of_type(rec.element, vector_operand(vector).element)
    return InsertElementInst(vector, element, r.value(rec.index, rec.index_type))


def read_shufflevector(r: BodyReader) -> Instruction:
    rec = read_inst_shufflevec(r.ops, r.at, r.end, r.base)
    left = r.value(rec.vector1, rec.vector1_type)
    right = r.value_of_type(rec.vector2, left.type)
    mask = r.value(rec.mask, rec.mask_type)
    mask_type = vector_operand(mask)
    if not isinstance(mask, Constant):
        raise BitcodeError("a shufflevector whose mask is not a constant")
    element = vector_operand(left).element
    ty = r.context.vector(element, mask_type.count, mask_type.scalable)
    return ShuffleVectorInst(ty, left, right, mask)


def read_extractvalue(r: BodyReader) -> Instruction:
    rec = read_inst_extractval(r.ops, r.at, r.end, r.base)
    aggregate = r.value(rec.aggregate, rec.aggregate_type)
    indices = [int(index) for index in rec.indices]
    return ExtractValueInst(member_type(aggregate.type, indices), aggregate, indices)


def read_insertvalue(r: BodyReader) -> Instruction:
    rec = read_inst_insertval(r.ops, r.at, r.end, r.base)
    aggregate = r.value(rec.aggregate, rec.aggregate_type)
    element = r.value(rec.value, rec.value_type)
    indices = [int(index) for index in rec.indices]
    member = member_type(aggregate.type, indices)
    if member is not element.type:
        raise BitcodeError(f"an insertvalue of {element.type} where {aggregate.type} has {member}")
    return InsertValueInst(aggregate, element, indices)


def member_type(ty: Type, indices: Sequence[int]) -> Type:
    """The type of the member that the indices lead to."""
    if not indices:
        raise BitcodeError("no index into the aggregate")
    for index in indices:
        if isinstance(ty, StructType) and ty.elements is not None and 0 <= index < len(ty.elements):
            ty = ty.elements[index]
        elif isinstance(ty, ArrayType) and 0 <= index < ty.count:
            ty = ty.element
        else:
            raise BitcodeError(f"index {index} into {ty}")
    return ty
