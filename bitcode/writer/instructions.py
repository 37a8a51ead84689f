"""Writers of FUNCTION_BLOCK's records for ordinary instructions: arithmetic, memory, aggregates.

A writer turns what its instruction refers to into numbers, and writes the record by its codec. Terminators and calls
are in `bitcode.writer.control`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.function_read import (
    InstAlloca,
    InstAtomicrmw,
    InstBinop,
    InstCast,
    InstCmp2,
    InstCmpxchg,
    InstExtractelt,
    InstExtractval,
    InstFence,
    InstFreeze,
    InstGep,
    InstInsertelt,
    InstInsertval,
    InstLoad,
    InstLoadatomic,
    InstPhi,
    InstShufflevec,
    InstStore,
    InstStoreatomic,
    InstUnop,
    InstVaarg,
    InstVselect,
)
from bitcode.schema.codecs.function_write import (
    write_inst_alloca,
    write_inst_atomicrmw,
    write_inst_binop,
    write_inst_cast,
    write_inst_cmp2,
    write_inst_cmpxchg,
    write_inst_extractelt,
    write_inst_extractval,
    write_inst_fence,
    write_inst_freeze,
    write_inst_gep,
    write_inst_insertelt,
    write_inst_insertval,
    write_inst_load,
    write_inst_loadatomic,
    write_inst_phi,
    write_inst_shufflevec,
    write_inst_store,
    write_inst_storeatomic,
    write_inst_unop,
    write_inst_vaarg,
    write_inst_vselect,
)
from bitcode.schema.codecs.packed import (
    ALLOCA_ALIGN_HIGH_AT,
    ALLOCA_ALIGN_LOW_MASK,
    ALLOCA_EXPLICIT_TYPE,
    ALLOCA_INALLOCA,
    ALLOCA_SWIFTERROR,
)
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.body import NO_OPTIONS, BodyWriter, flag_names
from irkit import flags as f
from irkit.dialects.encodings import (
    BINARY_OPCODES,
    FCMP_PREDICATES,
    FIRST_ICMP_PREDICATE,
    FLOAT_BINARY_OPCODES,
    ICMP_PREDICATES,
)
from irkit.instructions import (
    AllocaInst,
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CastInst,
    CmpInst,
    ExtractValueInst,
    FenceInst,
    GetElementPtrInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    ShuffleVectorInst,
    StoreInst,
)
from irkit.types import PointerType

BINARY_CODES: Final[dict[str, int]] = {
    **{opcode: code for code, opcode in enumerate(BINARY_OPCODES)},
    **{opcode: code for code, opcode in enumerate(FLOAT_BINARY_OPCODES) if opcode},
}
FCMP_CODES: Final[dict[str, int]] = {predicate: code for code, predicate in enumerate(FCMP_PREDICATES)}
ICMP_CODES: Final[dict[str, int]] = {
    predicate: code for code, predicate in enumerate(ICMP_PREDICATES, FIRST_ICMP_PREDICATE)
}

# Arithmetic


def write_unop(w: BodyWriter, inst: Instruction) -> None:
    operand = inst.operands[0]
    number = w.value(operand)
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.unop_flags_abbrev if flags else w.unop_abbrev
    rec = InstUnop(number, w.forward_type(number, operand), 0, flags, NONE if flags else NO_OPTIONS, EMPTY)
    w.emit(abbrev, c.FUNC_CODE_INST_UNOP, write_inst_unop(rec, w.base))


def write_binop(w: BodyWriter, inst: Instruction) -> None:
    left = inst.operands[0]
    number = w.value(left)
    right = w.value(inst.operands[1])
    flags = w.flags(inst)
    abbrev: i64 = NO_ABBREV
    if number < w.base:
        abbrev = w.binop_flags_abbrev if flags else w.binop_abbrev
    opcode = BINARY_CODES.get(inst.opcode)
    if opcode is None:
        raise w.state.unsupported(f"instruction {inst.opcode}")
    left_type = w.forward_type(number, left)
    rec = InstBinop(number, left_type, right, opcode, flags, NONE if flags else NO_OPTIONS, EMPTY)
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
    rec = InstCast(number, operand_type, w.type(inst.type), opcode, flags, NONE if flags else NO_OPTIONS, EMPTY)
    w.emit(abbrev, c.FUNC_CODE_INST_CAST, write_inst_cast(rec, w.base))


def write_cmp(w: BodyWriter, inst: Instruction) -> None:
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
    rec = InstCmp2(number, w.forward_type(number, left), right, predicate, flags, NONE if flags else NO_OPTIONS)
    w.emit(abbrev, c.FUNC_CODE_INST_CMP2, write_inst_cmp2(rec, w.base))


def write_select(w: BodyWriter, inst: Instruction) -> None:
    condition, if_true, if_false = inst.operands
    number = w.value(if_true)
    condition_number = w.value(condition)
    flags = w.flags(inst)
    rec = InstVselect(
        number,
        w.forward_type(number, if_true),
        w.value(if_false),
        condition_number,
        w.forward_type(condition_number, condition),
        flags,
        NONE if flags else NO_OPTIONS,
        EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_VSELECT, write_inst_vselect(rec, w.base))


def write_freeze(w: BodyWriter, inst: Instruction) -> None:
    operand = inst.operands[0]
    number = w.value(operand)
    flags = w.flags(inst)
    rec = InstFreeze(number, w.forward_type(number, operand), flags, NONE if flags else NO_OPTIONS, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_FREEZE, write_inst_freeze(rec, w.base))


def write_phi(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, PHINode)
    flags = w.flags(inst)
    values = w.values(inst.operands)
    blocks = w.blocks(inst.incoming_blocks)
    rec = InstPhi(w.type(inst.type), values, blocks, flags, NONE if flags else NO_OPTIONS, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_PHI, write_inst_phi(rec, w.base))


def write_va_arg(w: BodyWriter, inst: Instruction) -> None:
    va_list = inst.operands[0]
    rec = InstVaarg(w.type(va_list.type), w.value(va_list), w.type(inst.type), EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_VAARG, write_inst_vaarg(rec, w.base))


# Memory


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
    space = ty.address_space if isinstance(ty, PointerType) else 0
    count: i64 = NO_OPTIONS
    if space != w.alloca_address_space:
        if not w.has_alloca_address_space:
            raise w.state.unsupported(f"an alloca in address space {space}, which is not the data layout's,")
        count = NONE
    rec = InstAlloca(w.type(inst.allocated_type), w.type(size.type), w.value(size), packed, space, count)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_ALLOCA, write_inst_alloca(rec, w.base))


def write_load(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, LoadInst)
    pointer = inst.operands[0]
    number = w.value(pointer)
    pointer_type = w.forward_type(number, pointer)
    ty = w.type(inst.type)
    align = w.alignment(inst.alignment)
    if inst.ordering:
        order = w.ordering(inst.ordering)
        scope = w.state.sync_scope_id(inst.sync_scope)
        atomic = InstLoadatomic(number, pointer_type, ty, align, inst.volatile, order, scope)
        w.emit(NO_ABBREV, c.FUNC_CODE_INST_LOADATOMIC, write_inst_loadatomic(atomic, w.base))
        return
    rec = InstLoad(number, pointer_type, ty, align, inst.volatile)
    abbrev: i64 = w.load_abbrev if number < w.base else NO_ABBREV
    w.emit(abbrev, c.FUNC_CODE_INST_LOAD, write_inst_load(rec, w.base))


def write_store(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, StoreInst)
    value, pointer = inst.operands
    number = w.value(pointer)
    pointer_type = w.forward_type(number, pointer)
    stored = w.value(value)
    value_type = w.forward_type(stored, value)
    align = w.alignment(inst.alignment)
    if inst.ordering:
        order = w.ordering(inst.ordering)
        scope = w.state.sync_scope_id(inst.sync_scope)
        atomic = InstStoreatomic(number, pointer_type, stored, value_type, align, inst.volatile, order, scope)
        w.emit(NO_ABBREV, c.FUNC_CODE_INST_STOREATOMIC, write_inst_storeatomic(atomic, w.base))
        return
    rec = InstStore(number, pointer_type, stored, value_type, align, inst.volatile)
    abbrev: i64 = w.store_abbrev if number < w.base and stored < w.base else NO_ABBREV
    w.emit(abbrev, c.FUNC_CODE_INST_STORE, write_inst_store(rec, w.base))


def write_fence(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, FenceInst)
    rec = InstFence(w.ordering(inst.ordering), w.state.sync_scope_id(inst.sync_scope))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_FENCE, write_inst_fence(rec, w.base))


def write_cmpxchg(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, AtomicCmpXchgInst)
    pointer, compare, new = inst.operands
    number = w.value(pointer)
    compare_number = w.value(compare)
    rec = InstCmpxchg(
        number,
        w.forward_type(number, pointer),
        compare_number,
        w.forward_type(compare_number, compare),
        w.value(new),
        inst.volatile,
        w.ordering(inst.success_ordering),
        w.state.sync_scope_id(inst.sync_scope),
        w.ordering(inst.failure_ordering),
        inst.weak,
        w.alignment(inst.alignment),
        NONE,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_CMPXCHG, write_inst_cmpxchg(rec, w.base))


def write_atomicrmw(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, AtomicRMWInst)
    pointer, value = inst.operands
    number = w.value(pointer)
    value_number = w.value(value)
    operation = w.rmw_operations.get(inst.operation)
    if operation is None:
        raise w.state.unsupported(f"atomicrmw {inst.operation}")
    rec = InstAtomicrmw(
        number,
        w.forward_type(number, pointer),
        value_number,
        w.forward_type(value_number, value),
        operation,
        inst.volatile,
        w.ordering(inst.ordering),
        w.state.sync_scope_id(inst.sync_scope),
        w.alignment(inst.alignment),
        NONE,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_ATOMICRMW, write_inst_atomicrmw(rec, w.base))


GEP_INBOUNDS: Final = 1
GEP_NUSW: Final = 2
GEP_NUW: Final = 4


def gep_bits(flags: int) -> int:
    """The flags of a getelementptr from LLVM 19 on; inbounds says nusw too."""
    bits = 0
    if flags & f.INBOUNDS:
        bits = GEP_INBOUNDS | GEP_NUSW
    if flags & f.NUSW:
        bits |= GEP_NUSW
    return bits | GEP_NUW if flags & f.NUW else bits


def write_gep(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, GetElementPtrInst)
    flags = inst.flags
    if flags & ~(f.INBOUNDS | f.NUSW | f.NUW if w.has_gep_flags else f.INBOUNDS):
        raise w.state.unsupported(f"getelementptr {flag_names(inst)}")
    bits: i64 = gep_bits(flags) if w.has_gep_flags else 1 if flags else 0
    numbers = w.values(inst.operands)
    rec = InstGep(bits, w.type(inst.source_element_type), numbers, w.forward_types(numbers, inst.operands))
    w.emit(w.gep_abbrev, c.FUNC_CODE_INST_GEP, write_inst_gep(rec, w.base))


# Vectors and aggregates


def write_extractelement(w: BodyWriter, inst: Instruction) -> None:
    vector, index = inst.operands
    number = w.value(vector)
    index_number = w.value(index)
    rec = InstExtractelt(
        number, w.forward_type(number, vector), index_number, w.forward_type(index_number, index), EMPTY
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_EXTRACTELT, write_inst_extractelt(rec, w.base))


def write_insertelement(w: BodyWriter, inst: Instruction) -> None:
    vector, element, index = inst.operands
    number = w.value(vector)
    index_number = w.value(index)
    rec = InstInsertelt(
        number,
        w.forward_type(number, vector),
        w.value(element),
        index_number,
        w.forward_type(index_number, index),
        EMPTY,
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INSERTELT, write_inst_insertelt(rec, w.base))


def write_shufflevector(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, ShuffleVectorInst)
    left, right = inst.operands
    number = w.value(left)
    mask = w.value(w.ids.shuffle_mask(inst.mask))
    rec = InstShufflevec(number, w.forward_type(number, left), w.value(right), mask, NONE, EMPTY)
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_SHUFFLEVEC, write_inst_shufflevec(rec, w.base))


def write_extractvalue(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, ExtractValueInst)
    aggregate = inst.operands[0]
    number = w.value(aggregate)
    rec = InstExtractval(number, w.forward_type(number, aggregate), vec[i64](inst.indices))
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_EXTRACTVAL, write_inst_extractval(rec, w.base))


def write_insertvalue(w: BodyWriter, inst: Instruction) -> None:
    assert isinstance(inst, InsertValueInst)
    aggregate, value = inst.operands
    number = w.value(aggregate)
    value_number = w.value(value)
    rec = InstInsertval(
        number,
        w.forward_type(number, aggregate),
        value_number,
        w.forward_type(value_number, value),
        vec[i64](inst.indices),
    )
    w.emit(NO_ABBREV, c.FUNC_CODE_INST_INSERTVAL, write_inst_insertval(rec, w.base))
