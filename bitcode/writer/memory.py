"""`alloca`, `load`, `store`, `fence`, `cmpxchg`, `atomicrmw`, `getelementptr` as records (LangRef, "Memory Access and
Addressing Operations")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstAlloca,
    InstAtomicrmw,
    InstCmpxchg,
    InstFence,
    InstGep,
    InstLoad,
    InstLoadatomic,
    InstStore,
    InstStoreatomic,
)
from bitcode.schema.codecs.function_write import (
    write_inst_alloca,
    write_inst_atomicrmw,
    write_inst_cmpxchg,
    write_inst_fence,
    write_inst_gep,
    write_inst_load,
    write_inst_loadatomic,
    write_inst_store,
    write_inst_storeatomic,
)
from bitcode.schema.codecs.packed import (
    ALLOCA_ALIGN_HIGH_AT,
    ALLOCA_ALIGN_LOW_MASK,
    ALLOCA_EXPLICIT_TYPE,
    ALLOCA_INALLOCA,
    ALLOCA_SWIFTERROR,
    GEP_INBOUNDS,
    GEP_NUSW,
    GEP_NUW,
)
from bitcode.schema.runtime import NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter, InstructionWriter, flag_names
from irkit import flags as f
from irkit.dialects.features import ATOMICS_WITHOUT_ALIGNMENT, ELEMENTWISE_ATOMICS
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    FenceInst,
    GetElementPtrInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.types import PointerType


def write_alloca(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, AllocaInst)
    size = inst.operands[0]
    align = w.alignment(inst.alignment)
    packed = (align & ALLOCA_ALIGN_LOW_MASK) | ((align >> 5) << ALLOCA_ALIGN_HIGH_AT) | ALLOCA_EXPLICIT_TYPE
    if inst.inalloca:
        packed |= ALLOCA_INALLOCA
    if inst.swifterror:
        packed |= ALLOCA_SWIFTERROR
    ty = inst.type
    assert isinstance(ty, PointerType)
    space = ty.address_space
    count: i64 = NO_OPTIONS
    if space != w.alloca_address_space:
        if not w.has_alloca_address_space:
            raise w.state.unsupported(f"an alloca in address space {space}, which is not the data layout's,")
        count = NONE
    rec = InstAlloca(
        type=w.type(inst.allocated_type),
        size_type=w.type(size.type),
        size=w.value(size),
        flags=packed,
        address_space=space,
        operand_count=count,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_ALLOCA, write_inst_alloca(rec))


def write_load(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, LoadInst)
    pointer = inst.operands[0]
    number = w.value(pointer)
    pointer_type = w.forward_type(number, pointer)
    ty = w.type(inst.type)
    align = w.alignment(inst._alignment)
    if inst.ordering:
        order = w.ordering(inst.ordering)
        scope = w.state.sync_scope_id(inst.sync_scope)
        atomic = InstLoadatomic(
            pointer=number,
            pointer_type=pointer_type,
            type=ty,
            align=align,
            volatile=inst._is_volatile,
            ordering=order,
            sync_scope=scope,
        )
        w.emit(NO_ABBREV, c.FUNC_CODE_INST_LOADATOMIC, write_inst_loadatomic(atomic, w.base))
        return
    rec = InstLoad(number, pointer_type, ty, align, inst._is_volatile)
    abbrev: i64 = w.load_abbrev if number < w.base else NO_ABBREV
    w.emit(abbrev, c.FUNC_CODE_INST_LOAD, write_inst_load(rec, w.base))


def write_store(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, StoreInst)
    value, pointer = inst.operands
    number = w.value(pointer)
    pointer_type = w.forward_type(number, pointer)
    stored = w.value(value)
    value_type = w.forward_type(stored, value)
    align = w.alignment(inst._alignment)
    if inst.ordering:
        order = w.ordering(inst.ordering)
        scope = w.state.sync_scope_id(inst.sync_scope)
        atomic = InstStoreatomic(
            pointer=number,
            pointer_type=pointer_type,
            value=stored,
            value_type=value_type,
            align=align,
            volatile=inst._is_volatile,
            ordering=order,
            sync_scope=scope,
        )
        w.emit(NO_ABBREV, c.FUNC_CODE_INST_STOREATOMIC, write_inst_storeatomic(atomic, w.base))
        return
    rec = InstStore(
        pointer=number,
        pointer_type=pointer_type,
        value=stored,
        value_type=value_type,
        align=align,
        volatile=inst._is_volatile,
    )
    abbrev: i64 = w.store_abbrev if number < w.base and stored < w.base else NO_ABBREV
    w.emit(abbrev, c.FUNC_CODE_INST_STORE, write_inst_store(rec, w.base))


def write_fence(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, FenceInst)
    rec = InstFence(w.ordering(inst.ordering), w.state.sync_scope_id(inst.sync_scope))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_FENCE, write_inst_fence(rec))


def write_cmpxchg(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, AtomicCmpXchgInst)
    pointer, compare, new = inst.operands
    number = w.value(pointer)
    compare_number = w.value(compare)
    rec = InstCmpxchg(
        pointer=number,
        pointer_type=w.forward_type(number, pointer),
        compare=compare_number,
        compare_type=w.forward_type(compare_number, compare),
        new_value=w.value(new),
        volatile=inst.volatile,
        success_ordering=w.ordering(inst.success_ordering),
        sync_scope=w.state.sync_scope_id(inst.sync_scope),
        failure_ordering=w.ordering(inst.failure_ordering),
        weak=inst.weak,
        align=w.alignment(inst.alignment),
        operand_count=NONE,
    )
    operands = write_inst_cmpxchg(rec, w.base)
    if not inst.alignment and w.state.dialect.has(ATOMICS_WITHOUT_ALIGNMENT):
        operands.pop()
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CMPXCHG, operands)


def write_atomicrmw(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, AtomicRMWInst)
    pointer, value = inst.operands
    number = w.value(pointer)
    value_number = w.value(value)
    operation = w.rmw_operations.get(inst.operation)
    if operation is None:
        raise w.state.unsupported(f"atomicrmw {inst.operation}")
    if inst.elementwise:
        if not w.state.dialect.has(ELEMENTWISE_ATOMICS):
            raise w.state.unsupported("atomicrmw elementwise")
        operation |= c.RMW_ELEMENTWISE_FLAG
    pointee = pointer.type.pointee if isinstance(pointer.type, PointerType) else None
    is_old = not inst.alignment and pointee is not None and w.state.dialect.has(ATOMICS_WITHOUT_ALIGNMENT)
    pointer_type = w.forward_type(number, pointer)
    value_type = w.forward_type(value_number, value)
    rec = InstAtomicrmw(
        pointer=number,
        pointer_type=pointer_type,
        value=value_number,
        value_type=value_type,
        operation=operation,
        volatile=inst.volatile,
        ordering=w.ordering(inst.ordering),
        sync_scope=w.state.sync_scope_id(inst.sync_scope),
        align=w.alignment(inst.alignment),
        operand_count=NO_OPTIONS if is_old else NONE,
    )
    operands = write_inst_atomicrmw(rec, w.base)
    if not is_old:
        w.emit(NO_ABBREV, c.FUNC_CODE_INST_ATOMICRMW, operands)
        return
    if value_type != NONE:  # which is the pointer's pointee here
        del operands[2 if pointer_type == NONE else 3]
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_ATOMICRMW_OLD, operands)


def getelementptr_bits(flags: int) -> int:
    """The flags of a getelementptr from LLVM 19 on; inbounds says nusw too."""
    bits = 0
    if flags & f.INBOUNDS:
        bits = GEP_INBOUNDS | GEP_NUSW
    if flags & f.NUSW:
        bits |= GEP_NUSW
    return bits | GEP_NUW if flags & f.NUW else bits


def write_getelementptr(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, GetElementPtrInst)
    flags = inst.flags
    if flags & ~(f.INBOUNDS | f.NUSW | f.NUW if w.has_gep_flags else f.INBOUNDS):
        raise w.state.unsupported(f"getelementptr {flag_names(inst)}")
    bits: i64 = getelementptr_bits(flags) if w.has_gep_flags else GEP_INBOUNDS if flags else 0
    numbers = w.values(inst.operands)
    rec = InstGep(bits, w.type(inst.source_element_type), numbers, w.forward_types(numbers, inst.operands))
    w.emit(w.gep_abbrev, c.FUNC_CODE_INST_GEP, write_inst_gep(rec, w.base))


MEMORY: Final[dict[str, InstructionWriter]] = {
    "alloca": write_alloca,
    "load": write_load,
    "store": write_store,
    "fence": write_fence,
    "cmpxchg": write_cmpxchg,
    "atomicrmw": write_atomicrmw,
    "getelementptr": write_getelementptr,
}
