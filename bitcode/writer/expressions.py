"""Constant expressions: the records of CONSTANTS_BLOCK whose names start with CE (LangRef, "Constant Expressions")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.schema import codes as c
from bitcode.schema.codecs.constants_read import (
    CeBinop,
    CeCast,
    CeCmp,
    CeExtractelt,
    CeGep,
    CeGepOld,
    CeGepWithInrange,
    CeGepWithInrangeIndexOld,
    CeInboundsGep,
    CeInsertelt,
    CeSelect,
    CeShufflevec,
    CeShufvecEx,
    CeUnop,
)
from bitcode.schema.codecs.constants_write import (
    write_ce_binop,
    write_ce_cast,
    write_ce_cmp,
    write_ce_extractelt,
    write_ce_gep,
    write_ce_gep_old,
    write_ce_gep_with_inrange,
    write_ce_gep_with_inrange_index_old,
    write_ce_inbounds_gep,
    write_ce_insertelt,
    write_ce_select,
    write_ce_shufflevec,
    write_ce_shufvec_ex,
    write_ce_unop,
)
from bitcode.schema.codecs.packed import INRANGE_INBOUNDS, INRANGE_INDEX_AT, WORDS_UPPER_AT
from bitcode.schema.runtime import EMPTY, NONE
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.arithmetic import BINARY_CODES, FCMP_CODES, ICMP_CODES
from bitcode.writer.body import NO_OPTIONS
from bitcode.writer.constant_writer import ConstantWriter
from bitcode.writer.memory import getelementptr_bits
from bitcode.writer.state import range_words
from irkit import flags as f
from irkit.constants import (
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
)
from irkit.dialects.encodings import flag_bits
from irkit.dialects.features import GEP_NO_WRAP_FLAGS
from irkit.operators.lists import RETIRED_EXPRESSIONS
from irkit.releases import NEWEST
from irkit.values import Value

FNEG_CODE: Final = 0


def check_release(w: ConstantWriter, expression: ConstantExpr) -> None:
    """Refuse an expression that the release has no more."""
    if w.state.dialect.llvm_version > RETIRED_EXPRESSIONS.get(expression.opcode, NEWEST):
        raise w.state.unsupported(f"constant expression {expression.opcode}")


def write_expression(w: ConstantWriter, value: Value) -> None:
    """Operators, conversions, select, extractelement, insertelement."""
    assert isinstance(value, ConstantExpr)
    check_release(w, value)
    opcode = value.opcode
    if opcode in BINARY_CODES:
        write_binop(w, value)
    elif opcode in w.state.dialect.cast_opcodes:
        write_cast(w, value)
    elif opcode == "fneg":
        rec = CeUnop(FNEG_CODE, w.value(value.operands[0]), NONE, NO_OPTIONS, EMPTY)
        w.emit(NO_ABBREV, c.CST_CODE_CE_UNOP, write_ce_unop(rec))
    elif opcode == "select":
        ids = [w.value(operand) for operand in value.operands]
        select = CeSelect(ids[0], ids[1], ids[2], EMPTY)
        w.emit(NO_ABBREV, c.CST_CODE_CE_SELECT, write_ce_select(select))
    elif opcode == "extractelement":
        vector, index = value.operands
        extract = CeExtractelt(
            vector_type=w.type(vector.type),
            vector=w.value(vector),
            index_type=w.type(index.type),
            index=w.value(index),
            operand_count=4,
            rest=EMPTY,
        )
        w.emit(NO_ABBREV, c.CST_CODE_CE_EXTRACTELT, write_ce_extractelt(extract))
    elif opcode == "insertelement":
        vector, element, index = value.operands
        insert = CeInsertelt(
            vector=w.value(vector),
            element=w.value(element),
            index_type=w.type(index.type),
            index=w.value(index),
            operand_count=4,
            rest=EMPTY,
        )
        w.emit(NO_ABBREV, c.CST_CODE_CE_INSERTELT, write_ce_insertelt(insert))
    else:
        raise w.state.unsupported(f"constant expression {opcode}")


def write_binop(w: ConstantWriter, value: ConstantExpr) -> None:
    bits: i64 = 0
    wanted = value.flags
    if wanted:
        for flag, bit in flag_bits(w.state.dialect.llvm_version).get(value.opcode, []):
            if wanted & flag:
                bits |= bit
                wanted &= ~flag
        if wanted:
            raise w.state.unsupported(f"constant expression {value.opcode} with its flags")
    left, right = value.operands
    code = BINARY_CODES[value.opcode]
    rec = CeBinop(
        opcode=code,
        lhs=w.value(left),
        rhs=w.value(right),
        flags=bits,
        operand_count=NONE if bits else NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.CST_CODE_CE_BINOP, write_ce_binop(rec))


def write_cast(w: ConstantWriter, value: ConstantExpr) -> None:
    operand = value.operands[0]
    code = w.state.dialect.cast_opcodes.index(value.opcode)
    operands = write_ce_cast(CeCast(code, w.type(operand.type), w.value(operand), EMPTY))
    w.emit(w.cast_abbrev, c.CST_CODE_CE_CAST, operands)


def write_compare(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, ConstantExprCompare)
    check_release(w, value)
    left, right = value.operands
    predicate = (ICMP_CODES if value.opcode == "icmp" else FCMP_CODES).get(value.predicate)
    if predicate is None:
        raise w.state.unsupported(f"{value.opcode} {value.predicate}")
    rec = CeCmp(
        operand_type=w.type(left.type),
        lhs=w.value(left),
        rhs=w.value(right),
        predicate=predicate,
        flags=NONE,
        operand_count=NO_OPTIONS,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.CST_CODE_CE_CMP, write_ce_cmp(rec))


def write_shuffle(w: ConstantWriter, value: Value) -> None:
    """The record says the type of the operands where it is not that of the result."""
    assert isinstance(value, ConstantExprShuffle)
    left, right = value.operands
    mask = w.value(w.ids.shuffle_mask(value.mask_constant))
    if left.type is value.type:
        rec = CeShufflevec(w.value(left), w.value(right), mask, EMPTY)
        w.emit(NO_ABBREV, c.CST_CODE_CE_SHUFFLEVEC, write_ce_shufflevec(rec))
        return
    longer = CeShufvecEx(w.type(left.type), w.value(left), w.value(right), mask, EMPTY)
    w.emit(NO_ABBREV, c.CST_CODE_CE_SHUFVEC_EX, write_ce_shufvec_ex(longer))


def write_indexed(w: ConstantWriter, value: Value) -> None:
    """LLVM has these expressions up to 14, but no record for them: its own writer fails."""
    assert isinstance(value, ConstantExprIndexed)
    raise w.state.unsupported(f"constant expression {value.opcode}")


# getelementptr


def write_getelementptr(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, ConstantExprGEP)
    if not w.state.dialect.has(GEP_NO_WRAP_FLAGS):
        write_old_getelementptr(w, value)
        return
    if value.in_range_index != -1:
        raise w.state.unsupported("a getelementptr with inrange at one of its indices")
    source = w.type(value.source_element_type)
    bits = getelementptr_bits(value.flags)
    types = w.types(value.operands)
    numbers = w.values(value.operands)
    if value.in_range is None:
        w.emit(NO_ABBREV, c.CST_CODE_CE_GEP, write_ce_gep(CeGep(source, bits, types, numbers)))
        return
    width, lower, upper = value.in_range
    low = range_words(lower, width)
    high = range_words(upper, width)
    counts = len(low) | len(high) << WORDS_UPPER_AT
    rec = CeGepWithInrange(
        type=source,
        flags=bits,
        bit_width=width,
        word_counts=counts,
        lower=low,
        upper=high,
        operand_types=types,
        operand_values=numbers,
    )
    w.emit(NO_ABBREV, c.CST_CODE_CE_GEP_WITH_INRANGE, write_ce_gep_with_inrange(rec))


def write_old_getelementptr(w: ConstantWriter, value: ConstantExprGEP) -> None:
    """The record's code tells `inbounds`, but where `inrange` marks an index."""
    if value.in_range is not None:
        raise w.state.unsupported("a getelementptr with inrange as a range of offsets")
    if value.flags & ~f.INBOUNDS:
        raise w.state.unsupported("a getelementptr with nusw or nuw")
    source = w.type(value.source_element_type)
    inbounds = INRANGE_INBOUNDS if value.flags else 0
    types = w.types(value.operands)
    numbers = w.values(value.operands)
    if value.in_range_index != -1:
        marked = CeGepWithInrangeIndexOld(source, value.in_range_index << INRANGE_INDEX_AT | inbounds, types, numbers)
        operands = write_ce_gep_with_inrange_index_old(marked)
        w.emit(NO_ABBREV, c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD, operands)
    elif inbounds:
        rec = CeInboundsGep(source, types, numbers, WITH_SOURCE_TYPE)
        w.emit(NO_ABBREV, c.CST_CODE_CE_INBOUNDS_GEP, write_ce_inbounds_gep(rec))
    else:
        plain = CeGepOld(source, types, numbers, WITH_SOURCE_TYPE)
        w.emit(NO_ABBREV, c.CST_CODE_CE_GEP_OLD, write_ce_gep_old(plain))


WITH_SOURCE_TYPE: Final = 1  # an odd number of operands
