"""CONSTANTS_BLOCK: the constants of a module or of a function (LangRef, "Constants").

Note [constants that come later]: a constant may name others that come later in the block. A record whose operands are
all there becomes a constant at once; any other gets a stand-in, and once the block is read the stand-ins are replaced,
operands before users, by a list of what is still to be made and not by recursion: they may nest to any depth. One that
needs itself is an error. LLVM's constants are unique, hence the constructors of `Context`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.bitstream.bits import unsigned64
from bitcode.reader import expressions
from bitcode.reader.constant_reader import ConstantReader, Unresolved
from bitcode.reader.errors import located
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs.constants_read import (
    read_aggregate,
    read_blockaddress,
    read_cstring,
    read_data,
    read_dso_local_equivalent,
    read_float,
    read_inlineasm,
    read_inlineasm_old,
    read_inlineasm_old2,
    read_inlineasm_old3,
    read_no_cfi_value,
    read_ptrauth,
    read_ptrauth2,
    read_settype,
    read_string,
    read_wide_integer,
)
from bitcode.schema.codecs.packed import ASM_ALIGNSTACK, ASM_INTELDIALECT, ASM_SIDEEFFECT, ASM_UNWIND
from bitcode.schema.runtime import too_short, unrotate
from irkit.constants import (
    BlockAddress,
    Constant,
    ConstantExpr,
    ConstantExprShuffle,
    ConstantInt,
    ConstantPtrAuth,
    DSOLocalEquivalent,
    InlineAsm,
    NoCFIValue,
)
from irkit.context import is_null
from irkit.dialects.features import DEACTIVATION_SYMBOLS
from irkit.errors import BitcodeError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.types import (
    ArrayType,
    FloatingPointType,
    FunctionType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VectorType,
    VoidType,
)
from irkit.values import Value

MAX_SPLAT: Final = 1 << 16  # elements of a vector that one number may stand for
LITTLE_ENDIAN: Final = sys.byteorder == "little"
FORMATS: Final[dict[int, Literal["B", "H", "I", "Q"]]] = {
    1: "B",
    2: "H",
    4: "I",
    8: "Q",
}  # of elements of so many bytes


def read_constants(state: ReaderState, block: Block) -> None:
    """Push the constants of a block onto `state.values`. Raises BitcodeError, with its place, if it is damaged."""
    records = block.scan()
    r = ConstantReader(state)
    r.ops = records.ops
    first = len(state.values)
    try:
        for value_id in read_records(r, records):
            resolve(r, records, value_id)
    except BitcodeError as error:
        raise located(error, block, records, r.index) from None
    provenance = state.module.provenance
    if provenance.constants is not None:
        provenance.note_constants(state.current_function, r.values[first:])
    orders = state.use_orders
    if orders.wants_constants or state.current_function is None:
        orders.add_constants(state.current_function, first, r.values[first:])


def read_records(r: ConstantReader, records: Records) -> list[int]:
    """Push a value for every record; answers the ids of those that are stand-ins."""
    codes = records.codes
    starts = records.starts
    ops = records.ops
    table = r.state.values
    context = r.context
    unresolved: list[int] = []
    index: i64 = 0
    count: i64 = len(codes)
    while index < count:
        code = codes[index]
        r.index = index
        at = starts[index]
        if code == c.CST_CODE_INTEGER:
            if at == starts[index + 1]:
                raise too_short("INTEGER", 1, 0)
            table.push(integer(r, unrotate(ops[at])))
        elif code == c.CST_CODE_SETTYPE:
            type_id = read_settype(ops, at, starts[index + 1]).type
            r.type = r.state.type_at(type_id)
            if isinstance(r.type, VoidType):
                raise BitcodeError("constants of type void")
            r.note_order(type_id)
        elif code == c.CST_CODE_UNDEF:
            table.push(context.undef(r.type))
        elif code == c.CST_CODE_POISON:
            table.push(context.poison(r.type))
        else:
            r.code = code
            r.at = at
            r.end = starts[index + 1]
            value = make(r)
            if value is None:
                r.missing.clear()
                unresolved.append(len(table.values))
                value = Unresolved(r.type, index)
            table.push(value)
        index += 1
    return unresolved


def make(r: ConstantReader) -> Value | None:
    """The constant of the current record, or None if one of its operands is not there (`missing` has its id)."""
    handler = HANDLERS.get(r.code)
    if handler is None:
        raise UnsupportedError(f"constant record {r.code}, which LLVM 13 to 23 do not have")
    return handler(r)


def resolve(r: ConstantReader, records: Records, value_id: int) -> None:
    """Replace a stand-in, and those that it needs before it."""
    values = r.values
    todo = [value_id]
    waiting: set[int] = set()
    while todo:
        current = todo[-1]
        stand_in = values[current]
        if not isinstance(stand_in, Unresolved):
            todo.pop()
            continue
        index = stand_in.record
        r.index = index
        r.code = records.codes[index]
        r.at = records.starts[index]
        r.end = records.starts[index + 1]
        r.type = stand_in.type
        made = make(r)
        if made is not None:
            values[current] = made
            todo.pop()
            continue
        for needed in r.missing:
            if needed >= len(values):
                raise BitcodeError(f"value id {needed} where there are {len(values)} values")
        if current in waiting:
            raise BitcodeError("a constant that needs itself")
        waiting.add(current)
        todo.extend(r.missing)
        r.missing.clear()


# Numbers


def integer(r: ConstantReader, value: int) -> Value:
    ty = r.type
    if isinstance(ty, IntegerType):
        return r.context.constant_int(ty, value)
    if isinstance(ty, VectorType) and isinstance(ty.element, IntegerType):
        return splat(r, ty, r.context.constant_int(ty.element, value))
    raise BitcodeError(f"an integer of type {ty}")


def make_wide_integer(r: ConstantReader) -> Value | None:
    words = read_wide_integer(r.ops, r.at, r.end).words
    if len(words) == 0:
        raise too_short("WIDE_INTEGER", 1, 0)
    data = b"".join([unsigned64(word).to_bytes(8, "little") for word in words])
    return integer(r, int.from_bytes(data, "little"))


def make_float(r: ConstantReader) -> Value | None:
    words = read_float(r.ops, r.at, r.end).words
    if len(words) == 0:
        raise too_short("FLOAT", 1, 0)
    ty = r.type
    element = ty.scalar_type()
    if not isinstance(element, FloatingPointType):
        raise BitcodeError(f"a floating-point number of type {ty}")
    low = unsigned64(words[0])
    high = unsigned64(words[1]) if len(words) > 1 else 0
    bits = low << 16 | high & 0xFFFF if element.width == 80 else (low | high << 64) & ((1 << element.width) - 1)
    constant = r.context.constant_fp(element, bits)
    return splat(r, ty, constant) if isinstance(ty, VectorType) else constant


def splat(r: ConstantReader, ty: VectorType, element: Constant) -> Value:
    """A vector of equal elements, in the form that LLVM gives it."""
    context = r.context
    if not ty.scalable:
        if ty.count > MAX_SPLAT:
            raise UnsupportedError(f"one number for the {ty.count} elements of a vector; irkit takes {MAX_SPLAT}")
        return context.constant_aggregate(ty, [element] * ty.count)
    if is_null(element):
        return context.null(ty)
    poison = context.poison(ty)
    first = context.constant_int(context.integer(64), 0)
    inserted = context.unique_constant(ConstantExpr(ty, "insertelement", [poison, element, first]))
    mask = context.null(context.vector(context.integer(32), ty.count, True))
    return context.unique_constant(ConstantExprShuffle(ty, [inserted, poison], mask))


# Data and aggregates


def make_null(r: ConstantReader) -> Value | None:
    ty = r.type
    if not isinstance(
        ty,
        (
            IntegerType,
            FloatingPointType,
            PointerType,
            StructType,
            ArrayType,
            VectorType,
            TokenType,
            TargetExtensionType,
        ),
    ):
        raise BitcodeError(f"a null value of type {ty}")
    if r.zeros_apart and isinstance(ty, VectorType) and isinstance(ty.element, FloatingPointType):
        return r.zeros(ty)
    return r.context.null(ty)


def make_aggregate(r: ConstantReader) -> Value | None:
    ids = read_aggregate(r.ops, r.at, r.end).elements
    ty = r.type
    if isinstance(ty, StructType):
        count = len(ty.elements or ())
    elif isinstance(ty, ArrayType) or (isinstance(ty, VectorType) and not ty.scalable):
        count = ty.count
    else:
        raise BitcodeError(f"an aggregate of type {ty}")
    given: int = len(ids)  # an array type may have more elements than an i64 can count
    if given != count or count == 0:
        raise BitcodeError(f"an aggregate of {given} elements; its type {ty} has {count}")
    elements = r.operands(ids)
    if elements is None:
        return None
    if isinstance(ty, StructType) and ty.elements is not None:
        for position, element in enumerate(elements):
            r.checked(element, ty.elements[position])
    elif isinstance(ty, (ArrayType, VectorType)):
        expected = ty.element
        for element in elements:
            if element.type is not expected:
                r.checked(element, expected)
    return r.context.constant_aggregate(ty, elements)


def make_string(r: ConstantReader) -> Value | None:
    return string(r, read_string(r.ops, r.at, r.end).characters)


def make_cstring(r: ConstantReader) -> Value | None:
    return string(r, read_cstring(r.ops, r.at, r.end).characters + b"\0")


def string(r: ConstantReader, data: bytes) -> Value:
    ty = r.type
    if not isinstance(ty, ArrayType) or ty.count != len(data) or ty.element is not r.context.integer(8):
        raise BitcodeError(f"a string of {len(data)} bytes with type {ty}")
    return r.context.constant_data(ty, data)


def make_data(r: ConstantReader) -> Value | None:
    elements = read_data(r.ops, r.at, r.end).elements
    ty = r.type
    given: int = len(elements)
    if not isinstance(ty, (ArrayType, VectorType)) or ty.count != given or given == 0:
        raise BitcodeError(f"data of {given} elements with type {ty}")
    size = element_size(ty.element)
    if size == 0:
        raise BitcodeError(f"data of type {ty}; its elements may be integers or floats of 8, 16, 32 or 64 bits")
    return r.context.constant_data(ty, low_bytes(elements, size))


def element_size(ty: Type) -> int:
    """Bytes of an element that LLVM keeps as plain data; 0 for all others."""
    if isinstance(ty, IntegerType) and ty.width in (8, 16, 32, 64):
        return ty.width // 8
    if isinstance(ty, FloatingPointType) and ty.width in (16, 32, 64):
        return ty.width // 8
    return 0


def low_bytes(elements: vec[i64], size: int) -> bytes:
    """The low `size` bytes of each element, little-endian."""
    data = bytes(elements)
    if not LITTLE_ENDIAN:
        return b"".join([unsigned64(element).to_bytes(8, "little")[:size] for element in elements])
    return memoryview(data).cast(FORMATS[size])[:: 8 // size].tobytes()


# Values behind a name


def make_block_address(r: ConstantReader) -> Value | None:
    rec = read_blockaddress(r.ops, r.at, r.end)
    function = r.typed_operand(rec.function, rec.function_type)
    if function is None:
        return None
    if not isinstance(function, Function):
        raise BitcodeError("blockaddress of something that is no function")
    if not isinstance(r.type, PointerType):
        raise BitcodeError(f"a blockaddress of type {r.type}")
    if not 0 < rec.block <= 0xFFFFFFFF:
        raise BitcodeError(f"blockaddress of basic block {unsigned64(rec.block)}")
    made = r.context.block_address(r.type, function, r.state.block_of(function, rec.block))
    if isinstance(made, BlockAddress):
        r.state.use_orders.add_block_address(made)
    return made


def global_operand(r: ConstantReader, value_id: i64, type_id: i64, what: str) -> GlobalValue | None:
    value = r.typed_operand(value_id, type_id)
    if value is None:
        return None
    if not isinstance(value, GlobalValue):
        raise BitcodeError(f"{what} of something that is no global")
    return value


def make_dso_local_equivalent(r: ConstantReader) -> Value | None:
    rec = read_dso_local_equivalent(r.ops, r.at, r.end)
    value = global_operand(r, rec.global_value, rec.global_type, "dso_local_equivalent")
    if value is None:
        return None
    return r.context.unique_constant(DSOLocalEquivalent(r.type, value))


def make_no_cfi_value(r: ConstantReader) -> Value | None:
    rec = read_no_cfi_value(r.ops, r.at, r.end)
    value = global_operand(r, rec.global_value, rec.global_type, "no_cfi")
    return None if value is None else r.context.unique_constant(NoCFIValue(r.type, value))


def make_ptrauth(r: ConstantReader) -> Value | None:
    rec = read_ptrauth(r.ops, r.at, r.end)
    address = r.operand(rec.address_discriminator)
    deactivation: Value | None = None
    if address is not None and r.state.dialect.has(DEACTIVATION_SYMBOLS):
        deactivation = r.context.null(address.type)
    return ptrauth(r, rec.pointer, rec.key, rec.discriminator, address, deactivation)


def make_ptrauth2(r: ConstantReader) -> Value | None:
    rec = read_ptrauth2(r.ops, r.at, r.end)
    address = r.operand(rec.address_discriminator)
    deactivation = r.operand(rec.deactivation_symbol)
    return ptrauth(r, rec.pointer, rec.key, rec.discriminator, address, deactivation)


def ptrauth(
    r: ConstantReader,
    pointer_id: i64,
    key_id: i64,
    discriminator_id: i64,
    address: Value | None,
    deactivation: Value | None,
) -> Value | None:
    pointer = r.operand(pointer_id)
    key = r.operand(key_id)
    discriminator = r.operand(discriminator_id)
    if r.missing or pointer is None or key is None or discriminator is None or address is None:
        return None
    if not isinstance(key, ConstantInt) or not isinstance(discriminator, ConstantInt):
        raise BitcodeError("a ptrauth constant whose key or discriminator is no integer")
    operands: list[Value] = [pointer, key, discriminator, address]
    if deactivation is not None:
        operands.append(deactivation)
    for operand in (pointer, *operands[3:]):
        if not isinstance(operand.type, PointerType):
            raise BitcodeError(f"a ptrauth constant with {operand.type} where it needs a pointer")
    return r.context.unique_constant(ConstantPtrAuth(r.type, operands))


# Inline assembly


def make_asm_old(r: ConstantReader) -> Value | None:
    rec = read_inlineasm_old(r.ops, r.at, r.end)
    r.state.module.provenance.old_asm_code = c.CST_CODE_INLINEASM_OLD
    return inline_asm(r, r.pointee(), rec.flags & (ASM_SIDEEFFECT | ASM_ALIGNSTACK), rec.asm, rec.constraints)


def make_asm_old2(r: ConstantReader) -> Value | None:
    rec = read_inlineasm_old2(r.ops, r.at, r.end)
    r.state.module.provenance.old_asm_code = c.CST_CODE_INLINEASM_OLD2
    return inline_asm(
        r, r.pointee(), rec.flags & (ASM_SIDEEFFECT | ASM_ALIGNSTACK | ASM_INTELDIALECT), rec.asm, rec.constraints
    )


def make_asm_old3(r: ConstantReader) -> Value | None:
    rec = read_inlineasm_old3(r.ops, r.at, r.end)
    return inline_asm(r, r.pointee(), rec.flags, rec.asm, rec.constraints)


def make_asm(r: ConstantReader) -> Value | None:
    rec = read_inlineasm(r.ops, r.at, r.end)
    ty = r.state.type_at(rec.function_type)
    if not isinstance(ty, FunctionType):
        raise BitcodeError(f"inline assembly of type {ty}; expected a function type")
    return inline_asm(r, ty, rec.flags, rec.asm, rec.constraints)


def inline_asm(r: ConstantReader, function_type: FunctionType, flags: i64, asm: bytes, constraints: bytes) -> Value:
    if not isinstance(r.type, PointerType):
        raise BitcodeError(f"inline assembly of type {r.type}; expected a pointer")
    flags &= ASM_SIDEEFFECT | ASM_ALIGNSTACK | ASM_INTELDIALECT | ASM_UNWIND
    key = (r.type, function_type, asm, constraints, int(flags))
    known = r.state.inline_asms.get(key)
    if known is None:
        known = r.state.inline_asms[key] = InlineAsm(
            r.type,
            function_type,
            asm.decode("utf-8", "surrogateescape"),
            constraints.decode("utf-8", "surrogateescape"),
            side_effects=flags & ASM_SIDEEFFECT != 0,
            align_stack=flags & ASM_ALIGNSTACK != 0,
            dialect="intel" if flags & ASM_INTELDIALECT != 0 else "att",
            can_unwind=flags & ASM_UNWIND != 0,
        )
    return known


HANDLERS: Final[dict[int, Callable[[ConstantReader], Value | None]]] = {
    c.CST_CODE_NULL: make_null,
    c.CST_CODE_WIDE_INTEGER: make_wide_integer,
    c.CST_CODE_FLOAT: make_float,
    c.CST_CODE_AGGREGATE: make_aggregate,
    c.CST_CODE_STRING: make_string,
    c.CST_CODE_CSTRING: make_cstring,
    c.CST_CODE_CE_BINOP: expressions.read_binop,
    c.CST_CODE_CE_CAST: expressions.read_cast,
    c.CST_CODE_CE_GEP_OLD: expressions.read_gep_old,
    c.CST_CODE_CE_SELECT: expressions.read_select,
    c.CST_CODE_CE_EXTRACTELT: expressions.read_extractelement,
    c.CST_CODE_CE_INSERTELT: expressions.read_insertelement,
    c.CST_CODE_CE_SHUFFLEVEC: expressions.read_shufflevector,
    c.CST_CODE_CE_CMP: expressions.read_cmp,
    c.CST_CODE_INLINEASM_OLD: make_asm_old,
    c.CST_CODE_CE_SHUFVEC_EX: expressions.read_shufflevector_ex,
    c.CST_CODE_CE_INBOUNDS_GEP: expressions.read_gep_old,
    c.CST_CODE_BLOCKADDRESS: make_block_address,
    c.CST_CODE_DATA: make_data,
    c.CST_CODE_INLINEASM_OLD2: make_asm_old2,
    c.CST_CODE_CE_GEP_WITH_INRANGE_INDEX_OLD: expressions.read_gep_with_inrange_index,
    c.CST_CODE_CE_UNOP: expressions.read_unop,
    c.CST_CODE_DSO_LOCAL_EQUIVALENT: make_dso_local_equivalent,
    c.CST_CODE_INLINEASM_OLD3: make_asm_old3,
    c.CST_CODE_NO_CFI_VALUE: make_no_cfi_value,
    c.CST_CODE_INLINEASM: make_asm,
    c.CST_CODE_CE_GEP_WITH_INRANGE: expressions.read_gep_with_inrange,
    c.CST_CODE_CE_GEP: expressions.read_gep,
    c.CST_CODE_PTRAUTH: make_ptrauth,
    c.CST_CODE_PTRAUTH2: make_ptrauth2,
}
