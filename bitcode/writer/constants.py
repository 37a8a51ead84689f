"""CONSTANTS_BLOCK: the module's constants, or those of a function, in the order of their numbers.

A record's type is that of the last SETTYPE record. Operands are absolute numbers, and may come later. Constant
expressions are in `bitcode.writer.expressions`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import CONSTANTS_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.constants_read import (
    Aggregate,
    Blockaddress,
    Cstring,
    Data,
    DsoLocalEquivalent,
    Float,
    Inlineasm,
    InlineasmOld3,
    Integer,
    NoCfiValue,
    Null,
    Poison,
    Ptrauth,
    Ptrauth2,
    Settype,
    String,
    Undef,
    WideInteger,
)
from bitcode.schema.codecs.constants_write import (
    write_aggregate,
    write_blockaddress,
    write_cstring,
    write_data,
    write_dso_local_equivalent,
    write_float,
    write_inlineasm,
    write_inlineasm_old3,
    write_integer,
    write_no_cfi_value,
    write_null,
    write_poison,
    write_ptrauth,
    write_ptrauth2,
    write_settype,
    write_string,
    write_undef,
    write_wide_integer,
)
from bitcode.schema.codecs.packed import ASM_ALIGNSTACK, ASM_INTELDIALECT, ASM_SIDEEFFECT, ASM_UNWIND
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV, string_bits
from bitcode.writer.constant_writer import ConstantWriter
from bitcode.writer.expressions import (
    write_compare,
    write_expression,
    write_getelementptr,
    write_indexed,
    write_shuffle,
)
from bitcode.writer.state import WriterState, active_words, encode
from irkit.constants import (
    BlockAddress,
    ConstantAggregateZero,
    ConstantArray,
    ConstantDataArray,
    ConstantDataSequential,
    ConstantDataVector,
    ConstantExpr,
    ConstantExprCompare,
    ConstantExprGEP,
    ConstantExprIndexed,
    ConstantExprShuffle,
    ConstantFP,
    ConstantInt,
    ConstantPointerNull,
    ConstantPtrAuth,
    ConstantStruct,
    ConstantTargetNone,
    ConstantTokenNone,
    ConstantVector,
    DSOLocalEquivalent,
    InlineAsm,
    NoCFIValue,
    PoisonValue,
    UndefValue,
)
from irkit.dialects.features import DEACTIVATION_SYMBOLS, FLOAT_SPLATS, TYPED_INLINE_ASM
from irkit.types import FloatingPointType, IntegerType, Type
from irkit.values import Value

LITTLE_ENDIAN: Final = sys.byteorder == "little"
WORD_MASK: Final = 0xFFFFFFFFFFFFFFFF


def write_module_constants(state: WriterState) -> None:
    """The block of the module's constants, left out where there are none."""
    first = state.ids.first_module_constant
    end = state.ids.end_module_constants
    if first == end:
        return
    state.stream.enter_block(CONSTANTS_BLOCK, 4)
    w = ConstantWriter(state)
    w.aggregate_abbrev = state.define("CST_CODE_AGGREGATE", {"value": end.bit_length()})
    w.string_abbrev = state.define("CST_CODE_STRING")
    w.cstring7_abbrev = state.define("CST_CODE_CSTRING_7")
    w.cstring6_abbrev = state.define("CST_CODE_CSTRING_6")
    write_records(w, first, end)
    state.stream.end_block()


def write_function_constants(state: WriterState) -> None:
    """The block of the constants that only the incorporated function has, left out where there are none."""
    first = state.ids.first_function_constant
    end = state.ids.end_function_constants
    if first == end:
        return
    state.stream.enter_block(CONSTANTS_BLOCK, 4)
    write_records(ConstantWriter(state), first, end)
    state.stream.end_block()


def write_records(w: ConstantWriter, first: int, end: int) -> None:
    """A record for each value from `first` up to `end`, and one for each change of type."""
    settype_abbrev = w.state.abbrevs["CONSTANTS_SETTYPE_ABBREV"]
    current: Type | None = None
    for value in w.ids.values[first:end]:
        ty = value.type
        if ty is not current:
            current = ty
            w.emit(settype_abbrev, c.CST_CODE_SETTYPE, write_settype(Settype(w.type(ty), EMPTY)))
        writer = WRITERS.get(type(value))
        if writer is None:
            raise w.state.unsupported(f"{type(value).__name__} as a constant")
        writer(w, value)


# Numbers


def write_nothing_but_zeros(w: ConstantWriter, value: Value) -> None:
    w.emit(NO_ABBREV, c.CST_CODE_NULL, write_null(Null(EMPTY)))


def write_undefined(w: ConstantWriter, value: Value) -> None:
    w.emit(NO_ABBREV, c.CST_CODE_UNDEF, write_undef(Undef(EMPTY)))


def write_poisoned(w: ConstantWriter, value: Value) -> None:
    w.emit(NO_ABBREV, c.CST_CODE_POISON, write_poison(Poison(EMPTY)))


def write_int(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, ConstantInt)
    number = value.value
    if number == 0:
        write_nothing_but_zeros(w, value)
        return
    ty = value.type.scalar_type()
    assert isinstance(ty, IntegerType)
    if ty.width <= 64:
        w.emit(w.integer_abbrev, c.CST_CODE_INTEGER, write_integer(Integer(number, EMPTY)))
        return
    operands = write_wide_integer(WideInteger(active_words(number, ty.width)))
    w.emit(NO_ABBREV, c.CST_CODE_WIDE_INTEGER, operands)


def write_fp(w: ConstantWriter, value: Value) -> None:
    """x86_fp80 has its upper 64 bits first; the others of two words the lower ones."""
    assert isinstance(value, ConstantFP)
    bits = value.bits
    if bits == 0:
        write_nothing_but_zeros(w, value)
        return
    ty = value.type.scalar_type()
    assert isinstance(ty, FloatingPointType)
    if ty.width == 80:
        words = vec[i64]([signed64(bits >> 16), bits & 0xFFFF])
    elif ty.width == 128:
        words = vec[i64]([signed64(bits & WORD_MASK), signed64(bits >> 64)])
    else:
        words = vec[i64]([signed64(bits)])
    w.emit(NO_ABBREV, c.CST_CODE_FLOAT, write_float(Float(words)))


# Data and aggregates


def write_data_array(w: ConstantWriter, value: Value) -> None:
    """A string, if its elements are bytes; one that ends with its only 0 goes without that."""
    assert isinstance(value, ConstantDataSequential)
    element = value.element_type
    if not isinstance(element, IntegerType) or element.width != 8:
        write_data_elements(w, value)
        return
    data = value.data
    if data.find(0) != len(data) - 1:
        w.emit(w.string_abbrev, c.CST_CODE_STRING, write_string(String(data)))
        return
    text = data[:-1]
    bits = string_bits(text)
    abbrev = w.cstring6_abbrev if bits == 6 else w.cstring7_abbrev if bits == 7 else NO_ABBREV
    w.emit(abbrev, c.CST_CODE_CSTRING, write_cstring(Cstring(text)))


def write_data_elements(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, ConstantDataSequential)
    if isinstance(value, ConstantDataVector) and isinstance(value.element_type, FloatingPointType):
        first, *others = [value.element_bits(place) for place in range(value.element_count)]
        if w.state.dialect.has(FLOAT_SPLATS) and all(other == first for other in others):
            w.emit(NO_ABBREV, c.CST_CODE_FLOAT, write_float(Float(vec[i64]([signed64(first)]))))
            return
    w.emit(NO_ABBREV, c.CST_CODE_DATA, write_data(Data(elements(value))))


def elements(value: ConstantDataSequential) -> vec[i64]:
    """The bits of each element."""
    data = value.data
    width = value.element_width
    if width == 8:
        return vec[i64](list(data))
    if LITTLE_ENDIAN:
        return vec[i64](memoryview(data).cast("q" if width == 64 else "I" if width == 32 else "H").tolist())
    return vec[i64]([signed64(value.element_bits(index)) for index in range(value.element_count)])


def write_elements(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, (ConstantArray, ConstantStruct, ConstantVector))
    element = w.ids.value_table.float_splat(value)
    if element is not None:
        write_fp(w, element)
        return
    operands = write_aggregate(Aggregate(w.values(value.operands)))
    w.emit(w.aggregate_abbrev, c.CST_CODE_AGGREGATE, operands)


def write_shuffled(w: ConstantWriter, value: Value) -> None:
    """A shuffle of constants, or the number that it puts in all lanes of a scalable vector."""
    assert isinstance(value, ConstantExprShuffle)
    element = w.ids.value_table.float_splat(value)
    if element is not None:
        write_fp(w, element)
    else:
        write_shuffle(w, value)


# Values behind a name


def write_block_address(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, BlockAddress)
    function = value.function
    rec = Blockaddress(w.type(function.type), w.value(function), w.ids.block_id(value.block), EMPTY)
    w.emit(NO_ABBREV, c.CST_CODE_BLOCKADDRESS, write_blockaddress(rec))


def write_equivalent(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, DSOLocalEquivalent)
    of = value.operands[0]
    operands = write_dso_local_equivalent(DsoLocalEquivalent(w.type(of.type), w.value(of), EMPTY))
    w.emit(NO_ABBREV, c.CST_CODE_DSO_LOCAL_EQUIVALENT, operands)


def write_no_cfi(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, NoCFIValue)
    of = value.operands[0]
    operands = write_no_cfi_value(NoCfiValue(w.type(of.type), w.value(of), EMPTY))
    w.emit(NO_ABBREV, c.CST_CODE_NO_CFI_VALUE, operands)


def write_pointer_authentication(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, ConstantPtrAuth)
    ids = [w.value(operand) for operand in value.operands]
    if w.state.dialect.has(DEACTIVATION_SYMBOLS):
        if len(ids) == 4:
            raise w.state.unsupported("a ptrauth constant without deactivation symbol")
        operands = write_ptrauth2(
            Ptrauth2(
                pointer=ids[0],
                key=ids[1],
                discriminator=ids[2],
                address_discriminator=ids[3],
                deactivation_symbol=ids[4],
                rest=EMPTY,
            ),
        )
        w.emit(NO_ABBREV, c.CST_CODE_PTRAUTH2, operands)
        return
    if len(ids) > 4 and not isinstance(value.operands[4], ConstantPointerNull):
        raise w.state.unsupported("a ptrauth constant with a deactivation symbol")
    operands = write_ptrauth(Ptrauth(ids[0], ids[1], ids[2], ids[3], EMPTY))
    w.emit(NO_ABBREV, c.CST_CODE_PTRAUTH, operands)


# Inline assembly


def write_asm(w: ConstantWriter, value: Value) -> None:
    assert isinstance(value, InlineAsm)
    flags = 0
    if value.side_effects:
        flags = ASM_SIDEEFFECT
    if value.align_stack:
        flags |= ASM_ALIGNSTACK
    if value.dialect == "intel":
        flags |= ASM_INTELDIALECT
    if value.can_unwind:
        flags |= ASM_UNWIND
    asm = encode(value.asm)
    constraints = encode(value.constraints)
    if not w.state.dialect.has(TYPED_INLINE_ASM):
        old = InlineasmOld3(
            flags=flags,
            asm_size=len(asm),
            asm=asm,
            constraint_size=len(constraints),
            constraints=constraints,
            rest=EMPTY,
        )
        # Older records are the same as far as they have bits for the flags.
        code = w.state.module.provenance.old_asm_code
        if not code or flags & (ASM_UNWIND if code == c.CST_CODE_INLINEASM_OLD2 else ASM_UNWIND | ASM_INTELDIALECT):
            code = c.CST_CODE_INLINEASM_OLD3
        w.emit(NO_ABBREV, code, write_inlineasm_old3(old))
        return
    rec = Inlineasm(
        function_type=w.type(value.function_type),
        flags=flags,
        asm_size=len(asm),
        asm=asm,
        constraint_size=len(constraints),
        constraints=constraints,
        rest=EMPTY,
    )
    w.emit(NO_ABBREV, c.CST_CODE_INLINEASM, write_inlineasm(rec))


WRITERS: Final[dict[type[Value], Callable[[ConstantWriter, Value], None]]] = {
    BlockAddress: write_block_address,
    ConstantAggregateZero: write_nothing_but_zeros,
    ConstantArray: write_elements,
    ConstantDataArray: write_data_array,
    ConstantDataVector: write_data_elements,
    ConstantExpr: write_expression,
    ConstantExprCompare: write_compare,
    ConstantExprGEP: write_getelementptr,
    ConstantExprIndexed: write_indexed,
    ConstantExprShuffle: write_shuffled,
    ConstantFP: write_fp,
    ConstantInt: write_int,
    ConstantPointerNull: write_nothing_but_zeros,
    ConstantPtrAuth: write_pointer_authentication,
    ConstantStruct: write_elements,
    ConstantTargetNone: write_nothing_but_zeros,
    ConstantTokenNone: write_nothing_but_zeros,
    ConstantVector: write_elements,
    DSOLocalEquivalent: write_equivalent,
    InlineAsm: write_asm,
    NoCFIValue: write_no_cfi,
    PoisonValue: write_poisoned,
    UndefValue: write_undefined,
}
