"""Constant expressions: one handler per record code of CONSTANTS_BLOCK (LangRef, "Constant Expressions").

A handler returns the constant, or None while operands are missing (Note [constants that come later]).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.constant_reader import ConstantReader
from bitcode.schema import codes as c
from bitcode.schema.codecs.constants_read import (
    read_ce_binop,
    read_ce_cast,
    read_ce_cmp,
    read_ce_extractelt,
    read_ce_gep,
    read_ce_gep_old,
    read_ce_gep_with_inrange,
    read_ce_gep_with_inrange_index_old,
    read_ce_inbounds_gep,
    read_ce_insertelt,
    read_ce_select,
    read_ce_shufflevec,
    read_ce_shufvec_ex,
    read_ce_unop,
)
from bitcode.schema.codecs.packed import INRANGE_INBOUNDS, INRANGE_INDEX_AT
from bitcode.schema.runtime import NONE
from irkit import flags as f
from irkit.constants import (
    Constant,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprShuffle,
    ConstantInt,
)
from irkit.dialects.encodings import BINARY_OPCODES, FLOAT_BINARY_OPCODES, UNARY_OPCODES, compare_predicate
from irkit.dialects.features import SCALABLE_GEP_RECORDS
from irkit.errors import BitcodeError
from irkit.globals import GlobalValue
from irkit.operand_rules import cast_is_valid
from irkit.operators.lists import EXPRESSION_FLAGS
from irkit.type_rules import has_scalable
from irkit.types import PointerType, Type, VectorType
from irkit.values import Value

GEP_INBOUNDS: Final = 1
GEP_NUSW: Final = 2
GEP_NUW: Final = 4


def expression(r: ConstantReader, opcode: str, operands: list[Value], flags: int = 0) -> Value:
    """The one expression of the current type with this opcode, operands and flags."""
    if opcode in r.retired:
        r.state.module.provenance.has_foreign_constants = True
    return r.context.unique_constant(ConstantExpr(r.type, opcode, operands, flags))


def read_binop(r: ConstantReader) -> Value | None:
    rec = read_ce_binop(r.ops, r.at, r.end)
    names = BINARY_OPCODES if r.type.is_int_or_int_vector() else FLOAT_BINARY_OPCODES
    if not r.type.is_int_or_int_vector() and not r.type.is_fp_or_fp_vector():
        raise BitcodeError(f"a binary operator of type {r.type}")
    opcode = names[rec.opcode] if 0 <= rec.opcode < len(names) else ""
    if not opcode:
        raise BitcodeError(f"binary operator {unsigned64(rec.opcode)} of type {r.type}, which LLVM does not have")
    left = r.checked(r.operand(rec.lhs), r.type)
    right = r.checked(r.operand(rec.rhs), r.type)
    if left is None or right is None:
        return None
    if opcode == "and" and is_address(left):
        r.state.module.provenance.has_foreign_constants = True
    flags = 0
    if rec.flags:
        for bit, flag in enumerate(EXPRESSION_FLAGS.get(opcode, ())):
            if (rec.flags >> bit) & 1:
                flags |= flag
    return expression(r, opcode, [left, right], flags)


def is_address(value: Value) -> bool:
    """Whether a constant is a global's address as a number. LLVM's reader knows its low bits by the global's alignment,
    which the writer may have learnt only after it made the mask."""
    return isinstance(value, ConstantExpr) and value.opcode == "ptrtoint" and isinstance(value.operands[0], GlobalValue)


def read_unop(r: ConstantReader) -> Value | None:
    rec = read_ce_unop(r.ops, r.at, r.end)
    if not 0 <= rec.opcode < len(UNARY_OPCODES) or not r.type.is_fp_or_fp_vector():
        raise BitcodeError(f"unary operator {unsigned64(rec.opcode)} of type {r.type}, which LLVM does not have")
    value = r.checked(r.operand(rec.operand), r.type)
    return None if value is None else expression(r, UNARY_OPCODES[rec.opcode], [value])


def read_cast(r: ConstantReader) -> Value | None:
    rec = read_ce_cast(r.ops, r.at, r.end)
    opcodes = r.state.dialect.cast_opcodes
    if not 0 <= rec.opcode < len(opcodes):
        raise BitcodeError(
            f"conversion {unsigned64(rec.opcode)}, which LLVM {r.state.dialect.llvm_version} does not have"
        )
    value = r.typed_operand(rec.operand, rec.operand_type)
    if value is None:
        return None
    opcode = opcodes[rec.opcode]
    if opcode == "bitcast" and value.type is r.type:
        return value
    if not cast_is_valid(opcode, value.type, r.type):
        raise BitcodeError(f"{opcode} of {value.type} to {r.type}")
    return expression(r, opcode, [value])


def read_select(r: ConstantReader) -> Value | None:
    rec = read_ce_select(r.ops, r.at, r.end)
    condition = r.operand(rec.condition)
    if_true = r.checked(r.operand(rec.true_value), r.type)
    if_false = r.checked(r.operand(rec.false_value), r.type)
    if condition is None or if_true is None or if_false is None:
        return None
    return expression(r, "select", [condition, if_true, if_false])


def read_extractelement(r: ConstantReader) -> Value | None:
    rec = read_ce_extractelt(r.ops, r.at, r.end)
    vector_type = r.state.type_at(rec.vector_type)
    if not isinstance(vector_type, VectorType) or vector_type.element is not r.type:
        raise BitcodeError(f"extractelement of type {r.type} from {vector_type}")
    vector = r.checked(r.operand(rec.vector), vector_type)
    index = index_operand(r, rec.index, rec.index_type)
    if vector is None or index is None:
        return None
    return expression(r, "extractelement", [vector, index])


def index_operand(r: ConstantReader, value_id: i64, type_id: i64) -> Value | None:
    """An element's number; of type i32 in old files, whose records do not say so."""
    if type_id == NONE:
        return r.checked(r.operand(value_id), r.context.integer(32))
    return r.typed_operand(value_id, type_id)


def read_insertelement(r: ConstantReader) -> Value | None:
    rec = read_ce_insertelt(r.ops, r.at, r.end)
    ty = r.type
    if not isinstance(ty, VectorType):
        raise BitcodeError(f"insertelement of type {ty}; expected a vector")
    vector = r.checked(r.operand(rec.vector), ty)
    element = r.checked(r.operand(rec.element), ty.element)
    index = index_operand(r, rec.index, rec.index_type)
    if vector is None or element is None or index is None:
        return None
    return expression(r, "insertelement", [vector, element, index])


def read_shufflevector(r: ConstantReader) -> Value | None:
    rec = read_ce_shufflevec(r.ops, r.at, r.end)
    return shuffle(r, r.type, rec.vector1, rec.vector2, rec.mask)


def read_shufflevector_ex(r: ConstantReader) -> Value | None:
    rec = read_ce_shufvec_ex(r.ops, r.at, r.end)
    return shuffle(r, r.state.type_at(rec.operand_type), rec.vector1, rec.vector2, rec.mask)


def shuffle(r: ConstantReader, operand_type: Type, left_id: i64, right_id: i64, mask_id: i64) -> Value | None:
    ty = r.type
    if not isinstance(ty, VectorType) or not isinstance(operand_type, VectorType):
        raise BitcodeError(f"shufflevector of {operand_type} to {ty}; expected vectors")
    left = r.checked(r.operand(left_id), operand_type)
    right = r.checked(r.operand(right_id), operand_type)
    mask_type = r.context.vector(r.context.integer(32), ty.count, ty.scalable)
    mask = r.checked(r.operand(mask_id), mask_type)
    if left is None or right is None or mask is None:
        return None
    if not isinstance(mask, Constant):
        raise BitcodeError("a shuffle mask that is not a constant")
    made = r.context.unique_constant(ConstantExprShuffle(ty, (left, right), mask))
    r.state.module.provenance.shuffled_splats.add(made)
    return made


def read_cmp(r: ConstantReader) -> Value | None:
    rec = read_ce_cmp(r.ops, r.at, r.end)
    ty = r.state.type_at(rec.operand_type)
    predicate = compare_predicate(rec.predicate)
    opcode = "fcmp" if ty.is_fp_or_fp_vector() else "icmp"
    if predicate is None or (rec.predicate < 32) != (opcode == "fcmp"):
        raise BitcodeError(f"predicate {unsigned64(rec.predicate)} of an {opcode}")
    left = r.checked(r.operand(rec.lhs), ty)
    right = r.checked(r.operand(rec.rhs), ty)
    if left is None or right is None:
        return None
    return r.context.unique_constant(ConstantExprCompare(r.type, opcode, predicate, (left, right)))


# getelementptr


def gep_flags(bits: i64) -> int:
    """inbounds implies nusw, which is then not said."""
    found = f.INBOUNDS if bits & GEP_INBOUNDS else f.NUSW if bits & GEP_NUSW else 0
    return found | f.NUW if bits & GEP_NUW else found


def read_gep(r: ConstantReader) -> Value | None:
    rec = read_ce_gep(r.ops, r.at, r.end)
    return gep(r, r.state.type_at(rec.type), rec.operand_types, rec.operand_values, gep_flags(rec.flags))


def read_gep_old(r: ConstantReader) -> Value | None:
    """CE_GEP_OLD and CE_INBOUNDS_GEP: the source element type is the pointee's where the record does not say it."""
    if r.code == c.CST_CODE_CE_INBOUNDS_GEP:
        inbounds = read_ce_inbounds_gep(r.ops, r.at, r.end)
        source = None if inbounds.type == NONE else r.state.type_at(inbounds.type)
        return gep(r, source, inbounds.operand_types, inbounds.operand_values, f.INBOUNDS)
    rec = read_ce_gep_old(r.ops, r.at, r.end)
    source = None if rec.type == NONE else r.state.type_at(rec.type)
    return gep(r, source, rec.operand_types, rec.operand_values, 0)


def read_gep_with_inrange_index(r: ConstantReader) -> Value | None:
    rec = read_ce_gep_with_inrange_index_old(r.ops, r.at, r.end)
    flags = f.INBOUNDS if rec.flags & INRANGE_INBOUNDS else 0
    index = unsigned64(rec.flags) >> INRANGE_INDEX_AT
    source = r.state.type_at(rec.type)
    if index >= len(rec.operand_types) - 1:
        raise BitcodeError(f"inrange at index {index} of a getelementptr with {len(rec.operand_types) - 1}")
    return gep(r, source, rec.operand_types, rec.operand_values, flags, in_range_index=index)


def read_gep_with_inrange(r: ConstantReader) -> Value | None:
    rec = read_ce_gep_with_inrange(r.ops, r.at, r.end)
    if not 1 <= rec.bit_width <= 0xFFFFFFFF:
        raise BitcodeError(f"inrange of {unsigned64(rec.bit_width)} bits")
    width: int = rec.bit_width
    in_range = (width, signed_integer(rec.lower, width), signed_integer(rec.upper, width))
    source = r.state.type_at(rec.type)
    return gep(r, source, rec.operand_types, rec.operand_values, gep_flags(rec.flags), in_range)


def signed_integer(words: vec[i64], width: int) -> int:
    """The signed integer of `width` bits in 64-bit words, the lowest first; bits above `width` do not count."""
    value = 0
    shift = 0
    for word in words:
        value |= unsigned64(word) << shift
        shift += 64
    if value.bit_length() >= width:
        value &= (1 << width) - 1
        if value >> (width - 1):
            value -= 1 << width
    return value


def is_zero_step(operands: list[Value]) -> bool:
    """Whether the indices of a getelementptr lead to where its base is: LLVM makes the base of that, other writers do
    not."""
    return all(isinstance(index, ConstantInt) and index.value == 0 for index in operands[1:])


def gep(
    r: ConstantReader,
    source: Type | None,
    types: vec[i64],
    ids: vec[i64],
    flags: int,
    in_range: tuple[int, int, int] | None = None,
    in_range_index: int = -1,
) -> Value | None:
    if len(ids) == 0:
        raise BitcodeError("a getelementptr without base pointer")
    base = r.state.type_at(types[0]).scalar_type()
    if not isinstance(base, PointerType):
        raise BitcodeError(f"a getelementptr on {base}; expected a pointer or a vector of pointers")
    if source is None:
        source = base.pointee
        if source is None:
            raise BitcodeError("a getelementptr of an old form on an opaque pointer")
    elif base.pointee is not None and base.pointee is not source:
        raise BitcodeError(f"a getelementptr of {source} on a pointer to {base.pointee}")
    if not r.type.is_pointer_or_pointer_vector():
        raise BitcodeError(f"a getelementptr of type {r.type}")
    operands: list[Value] = []
    for index in range(len(ids)):
        value = r.typed_operand(ids[index], types[index])
        if value is not None:
            operands.append(value)
    if r.missing:
        return None
    if has_scalable(source) and not r.state.dialect.has(SCALABLE_GEP_RECORDS):
        r.state.module.provenance.has_foreign_constants = True
    if in_range is None and in_range_index == -1 and r.folds_zero_indices and is_zero_step(operands):
        r.state.module.provenance.has_foreign_constants = True
    return r.context.unique_constant(ConstantExprGEP(r.type, source, operands, flags, in_range, in_range_index))
