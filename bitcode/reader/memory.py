"""Records of `alloca`, `load`, `store`, `fence`, `cmpxchg`, `atomicrmw`, `getelementptr` (LangRef, "Memory Access and
Addressing Operations")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.body import BodyReader, InstructionReader
from bitcode.reader.operands import pointee, pointer_operand, typed_values
from bitcode.reader.values import alignment
from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    read_inst_alloca,
    read_inst_atomicrmw,
    read_inst_atomicrmw_old,
    read_inst_cmpxchg,
    read_inst_cmpxchg_old,
    read_inst_fence,
    read_inst_gep,
    read_inst_gep_old,
    read_inst_load,
    read_inst_loadatomic,
    read_inst_store,
    read_inst_store_old,
    read_inst_storeatomic,
    read_inst_storeatomic_old,
)
from bitcode.schema.codecs.packed import (
    ALLOCA_ALIGN_HIGH_AT,
    ALLOCA_ALIGN_HIGH_MASK,
    ALLOCA_ALIGN_LOW_MASK,
    ALLOCA_EXPLICIT_TYPE,
    ALLOCA_INALLOCA,
    ALLOCA_SWIFTERROR,
    GEP_INBOUNDS,
    GEP_NUSW,
    GEP_NUW,
)
from irkit import flags as f
from irkit.constants import ConstantAggregateZero, ConstantDataVector, ConstantInt
from irkit.dialects.encodings import (
    atomic_ordering,
)
from irkit.dialects.features import ELEMENTWISE_ATOMICS
from irkit.errors import BitcodeError
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.types import ArrayType, IntegerType, PointerType, StructType, Type, VectorType
from irkit.values import Value
from irkit.words import Ordering


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


def sync_scope(r: BodyReader, number: i64) -> str:
    names = r.state.sync_scopes
    if 0 <= number < len(names):
        return names[number]
    raise BitcodeError(f"sync scope {unsigned64(number)} where there are {len(names)}")


def ordering(number: i64, refused: Sequence[str]) -> Ordering:
    """An atomic ordering; none at all, or one that the instruction cannot have, is an error."""
    name = atomic_ordering(number)
    if not name or name in refused:
        raise BitcodeError(f"atomic ordering {name or 'not atomic'}, which this instruction cannot have")
    return name


def read_alloca(r: BodyReader) -> Instruction:
    rec = read_inst_alloca(r.ops, r.at, r.end)
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
    rec = read_inst_fence(r.ops, r.at, r.end)
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


def _failure_ordering(success: i64, failure: i64) -> Ordering:
    """As given, or what old files leave unsaid: the strongest that goes with the success ordering."""
    if failure >= 0:
        return ordering(failure, ("unordered", "release", "acq_rel"))
    implied: dict[Ordering, Ordering] = {"release": "monotonic", "acq_rel": "acquire"}
    name = ordering(success, ("unordered",))
    return implied.get(name, name)


def read_cmpxchg_old(r: BodyReader) -> Instruction:
    """Before LLVM 3.5 the result was the loaded value alone, which LLVM then takes out of the pair of today."""
    rec = read_inst_cmpxchg_old(r.ops, r.at, r.end, r.base)
    pointer = r.value(rec.pointer, rec.pointer_type)
    ty = pointee(pointer, "the address")
    exchange = AtomicCmpXchgInst(
        r.context.struct((ty, r.context.integer(1))),
        pointer,
        r.value_of_type(rec.compare, ty),
        r.value_of_type(rec.new_value, ty),
        0,
        ordering(rec.success_ordering, ("unordered",)),
        _failure_ordering(rec.success_ordering, rec.failure_ordering),
        sync_scope(r, rec.sync_scope),
        rec.volatile != 0,
        rec.weak > 0,
    )
    if rec.weak >= 0:
        return exchange
    r.insert(exchange)
    return ExtractValueInst(ty, exchange, [0])


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
    elementwise = number & c.RMW_ELEMENTWISE_FLAG != 0 and r.state.dialect.has(ELEMENTWISE_ATOMICS)
    if elementwise:
        number &= ~c.RMW_ELEMENTWISE_FLAG
    if not 0 <= number < len(names):
        raise BitcodeError(
            f"atomicrmw {unsigned64(number)}; LLVM {r.state.dialect.llvm_version} has {len(names)} operations"
        )
    return AtomicRMWInst(
        names[number],
        pointer,
        value,
        alignment(align),
        ordering(order, ("unordered",)),
        sync_scope(r, scope),
        volatile != 0,
        elementwise,
    )


def getelementptr_flags(bits: i64) -> int:
    """inbounds implies nusw, which is then not said."""
    found = f.INBOUNDS if bits & GEP_INBOUNDS else f.NUSW if bits & GEP_NUSW else 0
    return found | f.NUW if bits & GEP_NUW else found


def read_getelementptr(r: BodyReader) -> Instruction:
    rec = read_inst_gep(r.ops, r.at, r.end, r.base)
    operands = typed_values(r, rec.operands, rec.operands_types)
    return _getelementptr(r, r.type_at(rec.type), operands, getelementptr_flags(rec.flags))


def read_getelementptr_old(r: BodyReader) -> Instruction:
    rec = read_inst_gep_old(r.ops, r.at, r.end, r.base)
    flags = f.INBOUNDS if r.code == c.FUNC_CODE_INST_INBOUNDS_GEP_OLD else 0
    return _getelementptr(r, None, typed_values(r, rec.operands, rec.operands_types), flags)


def _getelementptr(r: BodyReader, source: Type | None, operands: list[Value], flags: int) -> Instruction:
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
        numbers = {index.element_bits(lane) for lane in range(index.element_count)}
        if len(numbers) == 1:
            return numbers.pop()
    raise BitcodeError("a struct index that is not a constant integer")


MEMORY: Final[dict[int, InstructionReader]] = {
    c.FUNC_CODE_INST_ALLOCA: read_alloca,
    c.FUNC_CODE_INST_LOAD: read_load,
    c.FUNC_CODE_INST_LOADATOMIC: read_load_atomic,
    c.FUNC_CODE_INST_STORE: read_store,
    c.FUNC_CODE_INST_STORE_OLD: read_store_old,
    c.FUNC_CODE_INST_STOREATOMIC: read_store_atomic,
    c.FUNC_CODE_INST_STOREATOMIC_OLD: read_store_atomic_old,
    c.FUNC_CODE_INST_FENCE: read_fence,
    c.FUNC_CODE_INST_CMPXCHG: read_cmpxchg,
    c.FUNC_CODE_INST_CMPXCHG_OLD: read_cmpxchg_old,
    c.FUNC_CODE_INST_ATOMICRMW: read_atomicrmw,
    c.FUNC_CODE_INST_ATOMICRMW_OLD: read_atomicrmw_old,
    c.FUNC_CODE_INST_GEP: read_getelementptr,
    c.FUNC_CODE_INST_GEP_OLD: read_getelementptr_old,
    c.FUNC_CODE_INST_INBOUNDS_GEP_OLD: read_getelementptr_old,
}
