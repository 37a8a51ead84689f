"""TYPE_BLOCK_NEW: the type table (LangRef, "Type System")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.bitstream.abbreviations import shapes
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.errors import in_block, located
from bitcode.reader.state import ReaderState
from bitcode.schema import codes as c
from bitcode.schema.codecs.type_read import (
    read_array,
    read_function,
    read_function_old,
    read_integer,
    read_numentry,
    read_opaque_pointer,
    read_pointer,
    read_struct_anon,
    read_struct_name,
    read_struct_named,
    read_target_type,
    read_vector,
)
from irkit.context import Context
from irkit.dialects.features import WIDEST_INTEGERS, X86_MMX
from irkit.errors import BitcodeError, UnsupportedError
from irkit.types import (
    MAX_INT_WIDTH,
    FloatingPointType,
    FunctionType,
    IntegerType,
    LabelType,
    MetadataType,
    PointerType,
    StructType,
    TargetExtensionType,
    TokenType,
    Type,
    VoidType,
    X86AMXType,
)

NEW_MAX_INT_WIDTH: Final = 1 << 23
MAX_ADDRESS_SPACE: Final = 0xFFFFFF
MAX_UNSIGNED: Final = 0xFFFFFFFF
# Types that are written out in place (all but identified structs) can double in length with every record; no type
# that a compiler makes comes near this many words.
MAX_WORDS: Final = 0x100000


class TypeTable:
    """The type table while it is read. Only identified structs may be referred to before they come."""

    def __init__(self, state: ReaderState) -> None:
        self.state: ReaderState = state
        self.context: Context = state.module.context
        self.types: list[Type] = state.types
        self.words: list[int] = []  # how many words each type is written with
        self.declared: i64 = 0
        self.forward: dict[int, StructType] = {}
        self.name: str = ""  # of the struct or target type that comes next
        self.packed_words: int = 0  # words of the type being made

    def at(self, type_id: i64) -> Type:
        """A type that another one is made from."""
        if type_id < 0 or type_id >= self.declared:
            raise BitcodeError(f"type id {unsigned64(type_id)} where there are {self.declared} types")
        if type_id < len(self.types):
            self.packed_words += self.words[type_id]
            return self.types[type_id]
        found = self.forward.get(type_id)
        if found is None:
            found = self.forward[type_id] = self.context.identified_struct()
            self.context.identified_structs.pop()  # where it gets a place with its name, as in LLVM
        self.packed_words += 1
        return found

    def all_at(self, ids: vec[i64]) -> list[Type]:
        return [self.at(type_id) for type_id in ids]

    def unique_name(self) -> str:
        """The pending struct name, changed as LLVM does where another struct has it."""
        name = self.name
        self.name = ""
        if not name:
            return ""
        chosen = name
        shared = self.state.shared
        while chosen in shared.structs:
            chosen = f"{name}.{shared.renamed}"
            shared.renamed += 1
        shared.structs.add(chosen)
        return chosen

    def identified(self) -> StructType:
        """The identified struct that this record is: new, or made when an earlier type referred to it."""
        found = self.forward.pop(len(self.types), None)
        if found is None:
            return self.context.identified_struct(self.unique_name())
        found.name = self.unique_name()
        self.context.identified_structs.append(found)
        return found

    def add(self, ty: Type) -> None:
        if len(self.types) >= self.declared:
            raise BitcodeError(f"more types than the {self.declared} that NUMENTRY says")
        if len(self.types) in self.forward:
            raise BitcodeError("only an identified struct may be referred to before it comes")
        if isinstance(ty, StructType) and ty.name is not None:
            self.packed_words = 0
        elif self.packed_words > MAX_WORDS:
            raise BitcodeError(f"a type that takes more than {MAX_WORDS} words to write")
        self.words.append(self.packed_words + 1)
        self.packed_words = 0
        self.types.append(ty)

    def make(self, code: i64, ops: vec[i64], i: i64, end: i64) -> Type | None:
        """The type that a record defines; None for the records that define none."""
        handler = HANDLERS.get(code)
        if handler is None:
            raise UnsupportedError(
                f"type record {unsigned64(code)}, which LLVM {self.state.dialect.llvm_version} does not have"
            )
        return handler(self, ops, i, end)


def read_types(state: ReaderState, block: Block) -> None:
    """Fill `state.types`. Raises BitcodeError for a damaged table, UnsupportedError for a type that irkit lacks."""
    if state.types:
        raise in_block(BitcodeError("a second type table"), block)
    records = block.scan()
    table = TypeTable(state)
    state.module.provenance.abbreviations[c.TYPE_BLOCK_ID_NEW] = shapes(records.definitions)
    state.opaque_pointers = not has_typed_pointers(state, records)
    state.module.opaque_pointers = state.opaque_pointers
    ops = records.ops
    index: i64 = 0
    count: i64 = len(records.codes)
    while index < count:
        try:
            ty = table.make(records.codes[index], ops, records.starts[index], records.starts[index + 1])
            if ty is not None:
                table.add(ty)
        except BitcodeError as error:
            raise located(error, block, records, index) from None
        index += 1
    if len(state.types) != table.declared:
        raise in_block(BitcodeError(f"{len(state.types)} types where NUMENTRY says {table.declared}"), block)


def has_typed_pointers(state: ReaderState, records: Records) -> bool:
    """The pointer style of the file: typed if any pointer is, opaque if all are `ptr`; else what the release has."""
    codes = records.codes
    opaque = False
    for code in codes:
        if code == c.TYPE_CODE_POINTER:
            return True
        if code == c.TYPE_CODE_OPAQUE_POINTER:
            opaque = True
    return not opaque and not state.module.opaque_pointers


def check_element(ty: Type, of: str, forbidden: tuple[type[Type], ...]) -> None:
    if isinstance(ty, forbidden):
        raise BitcodeError(f"{ty} as an element of {of}")


def address_space(value: i64) -> int:
    if 0 <= value <= MAX_ADDRESS_SPACE:
        return value
    raise BitcodeError(f"address space {unsigned64(value)}; LLVM has 0 to {MAX_ADDRESS_SPACE}")


def make_numentry(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    count = read_numentry(ops, i, end).count
    if not 0 <= count <= MAX_UNSIGNED or table.types:
        raise BitcodeError(f"NUMENTRY of {unsigned64(count)} after {len(table.types)} types")
    table.declared = count
    return None


def make_void(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.void


def make_float(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.float


def make_double(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.double


def make_label(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.label


def make_opaque(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.identified()


def make_integer(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    width = read_integer(ops, i, end).width
    limit = MAX_INT_WIDTH if table.state.dialect.has(WIDEST_INTEGERS) else NEW_MAX_INT_WIDTH
    if not 1 <= width <= limit:
        raise BitcodeError(f"an integer type of {unsigned64(width)} bits; LLVM has 1 to {limit}")
    return table.context.integer(width)


def make_pointer(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_pointer(ops, i, end)
    pointee = table.at(rec.pointee)
    check_element(pointee, "a pointer", (VoidType, LabelType, MetadataType, TokenType, X86AMXType))
    return table.state.pointer_to(pointee, address_space(rec.address_space))


def make_function_old(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_function_old(ops, i, end)
    return make_function_type(table, rec.return_type, rec.params, rec.vararg != 0)


def make_function(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_function(ops, i, end)
    return make_function_type(table, rec.return_type, rec.params, rec.vararg != 0)


def make_function_type(table: TypeTable, return_type: i64, params: vec[i64], vararg: bool) -> Type:
    result = table.at(return_type)
    check_element(result, "a function's result", (FunctionType, LabelType, MetadataType))
    parameters = table.all_at(params)
    for parameter in parameters:
        check_element(parameter, "a function's parameters", (VoidType, FunctionType))
    return table.context.function(result, parameters, vararg)


def make_half(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.half


def make_array(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_array(ops, i, end)
    element = table.at(rec.element)
    check_element(element, "an array", (VoidType, LabelType, MetadataType, FunctionType, TokenType, X86AMXType))
    return table.context.array(element, unsigned64(rec.count))


def make_vector(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_vector(ops, i, end)
    if not 0 < rec.count <= MAX_UNSIGNED:
        raise BitcodeError(f"a vector of {unsigned64(rec.count)} elements")
    element = table.at(rec.element)
    if not isinstance(element, (IntegerType, FloatingPointType, PointerType, TargetExtensionType)):
        raise BitcodeError(f"{element} as an element of a vector")
    return table.context.vector(element, rec.count, rec.scalable != 0)


def make_x86_fp80(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.x86_fp80


def make_fp128(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.fp128


def make_ppc_fp128(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.ppc_fp128


def make_metadata(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.metadata


def make_x86_mmx(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    if table.state.dialect.has(X86_MMX):
        return table.context.x86_mmx
    return table.context.vector(table.context.integer(64), 1)


def elements_of(table: TypeTable, ids: vec[i64]) -> list[Type]:
    elements = table.all_at(ids)
    for element in elements:
        check_element(element, "a struct", (VoidType, LabelType, MetadataType, FunctionType, TokenType))
    return elements


def make_struct_anon(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_struct_anon(ops, i, end)
    return table.context.struct(elements_of(table, rec.elements), rec.packed != 0)


def make_struct_name(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    table.name = read_struct_name(ops, i, end).name.decode("utf-8", "surrogateescape")
    return None


def make_struct_named(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_struct_named(ops, i, end)
    made = table.identified()
    made.set_body(tuple(elements_of_named(table, made, rec.elements)), rec.packed != 0)
    return made


def elements_of_named(table: TypeTable, made: StructType, ids: vec[i64]) -> list[Type]:
    """The elements of an identified struct, which may not hold itself other than through a pointer."""
    # While it is read the struct has no id of its own: a reference to it is one forward.
    own: i64 = len(table.types)
    for type_id in ids:
        if type_id == own:
            raise BitcodeError("a struct that holds itself")
    return elements_of(table, ids)


def make_token(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.token


def make_bfloat(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.bfloat


def make_x86_amx(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.x86_amx


def make_opaque_pointer(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    return table.context.pointer(address_space(read_opaque_pointer(ops, i, end).address_space))


def make_target_type(table: TypeTable, ops: vec[i64], i: i64, end: i64) -> Type | None:
    rec = read_target_type(ops, i, end)
    name = table.name
    table.name = ""
    integers: list[int] = []
    for value in rec.int_params:
        if not 0 <= value <= MAX_UNSIGNED:
            raise BitcodeError(f"{unsigned64(value)} as a parameter of a target type; it has 32 bits")
        integers.append(value)
    return table.context.target_extension(name, table.all_at(rec.type_params), integers)


HANDLERS: Final[dict[int, Callable[[TypeTable, vec[i64], i64, i64], Type | None]]] = {
    c.TYPE_CODE_NUMENTRY: make_numentry,
    c.TYPE_CODE_VOID: make_void,
    c.TYPE_CODE_FLOAT: make_float,
    c.TYPE_CODE_DOUBLE: make_double,
    c.TYPE_CODE_LABEL: make_label,
    c.TYPE_CODE_OPAQUE: make_opaque,
    c.TYPE_CODE_INTEGER: make_integer,
    c.TYPE_CODE_POINTER: make_pointer,
    c.TYPE_CODE_FUNCTION_OLD: make_function_old,
    c.TYPE_CODE_HALF: make_half,
    c.TYPE_CODE_ARRAY: make_array,
    c.TYPE_CODE_VECTOR: make_vector,
    c.TYPE_CODE_X86_FP80: make_x86_fp80,
    c.TYPE_CODE_FP128: make_fp128,
    c.TYPE_CODE_PPC_FP128: make_ppc_fp128,
    c.TYPE_CODE_METADATA: make_metadata,
    c.TYPE_CODE_X86_MMX: make_x86_mmx,
    c.TYPE_CODE_STRUCT_ANON: make_struct_anon,
    c.TYPE_CODE_STRUCT_NAME: make_struct_name,
    c.TYPE_CODE_STRUCT_NAMED: make_struct_named,
    c.TYPE_CODE_FUNCTION: make_function,
    c.TYPE_CODE_TOKEN: make_token,
    c.TYPE_CODE_BFLOAT: make_bfloat,
    c.TYPE_CODE_X86_AMX: make_x86_amx,
    c.TYPE_CODE_OPAQUE_POINTER: make_opaque_pointer,
    c.TYPE_CODE_TARGET_TYPE: make_target_type,
}
