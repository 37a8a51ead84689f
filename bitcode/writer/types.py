"""TYPE_BLOCK_NEW: the type table, in the order of the enumerator's ids."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import TYPE_BLOCK_NEW
from bitcode.schema import codes as c
from bitcode.schema.codecs.type_read import (
    Array,
    Function,
    Integer,
    Numentry,
    Opaque,
    OpaquePointer,
    Pointer,
    StructAnon,
    StructName,
    StructNamed,
    TargetType,
    Vector,
)
from bitcode.schema.codecs.type_write import (
    write_array,
    write_function,
    write_integer,
    write_numentry,
    write_opaque,
    write_opaque_pointer,
    write_pointer,
    write_struct_anon,
    write_struct_name,
    write_struct_named,
    write_target_type,
    write_vector,
)
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV, string_bits
from bitcode.writer.state import WriterState, encode
from irkit.dialects.features import (
    POINTEES,
    TARGET_TYPES,
    WIDEST_INTEGERS,
    X86_MMX,
)
from irkit.errors import UnsupportedError
from irkit.types import (
    ArrayType,
    FunctionType,
    IntegerType,
    PointerType,
    PrimitiveType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    X86MMXType,
)

PRIMITIVE_CODES: Final[dict[str, int]] = {
    "void": c.TYPE_CODE_VOID,
    "half": c.TYPE_CODE_HALF,
    "bfloat": c.TYPE_CODE_BFLOAT,
    "float": c.TYPE_CODE_FLOAT,
    "double": c.TYPE_CODE_DOUBLE,
    "x86_fp80": c.TYPE_CODE_X86_FP80,
    "fp128": c.TYPE_CODE_FP128,
    "ppc_fp128": c.TYPE_CODE_PPC_FP128,
    "label": c.TYPE_CODE_LABEL,
    "metadata": c.TYPE_CODE_METADATA,
    "x86_mmx": c.TYPE_CODE_X86_MMX,
    "x86_amx": c.TYPE_CODE_X86_AMX,
    "token": c.TYPE_CODE_TOKEN,
}
WIDEST: Final = (1 << 23) + 1  # the first width that only LLVM 13 and older have
NO_OPERANDS: Final[list[int]] = []


def write_type_table(state: WriterState) -> None:
    """TYPE_BLOCK_NEW."""
    state.stream.enter_block(TYPE_BLOCK_NEW, 4)
    state.abbreviations.follow(TYPE_BLOCK_NEW)
    writer = TypeWriter(state)
    state.abbreviations.leave()
    writer.write()
    state.stream.end_block()


class TypeWriter:
    """Writes the records of the types; its abbreviations are LLVM's, in LLVM's order."""

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.pointer_abbrev: int = state.define("POINTER")
        self.opaque_pointer_abbrev: int = state.define("OPAQUE_POINTER")
        self.function_abbrev: int = state.define("FUNCTION")
        self.struct_anon_abbrev: int = state.define("STRUCT_ANON")
        self.struct_name_abbrev: int = state.define("STRUCT_NAME")
        self.struct_named_abbrev: int = state.define("STRUCT_NAMED")
        self.array_abbrev: int = state.define("ARRAY")

    def write(self) -> None:
        types = self.state.ids.types
        emit = self.state.stream.emit
        emit(NO_ABBREV, c.TYPE_CODE_NUMENTRY, write_numentry(Numentry(len(types), EMPTY)))
        for ty in types:
            if isinstance(ty, PrimitiveType):
                self.primitive(ty)
            elif isinstance(ty, IntegerType):
                self.integer(ty)
            elif isinstance(ty, PointerType):
                self.pointer(ty)
            elif isinstance(ty, FunctionType):
                operands = Function(ty.is_vararg, self.id(ty.return_type), self.ids(ty.parameters))
                emit(self.function_abbrev, c.TYPE_CODE_FUNCTION, write_function(operands))
            elif isinstance(ty, StructType):
                self.struct(ty)
            elif isinstance(ty, ArrayType):
                array = Array(signed64(ty.count), self.id(ty.element), EMPTY)
                emit(self.array_abbrev, c.TYPE_CODE_ARRAY, write_array(array))
            elif isinstance(ty, VectorType):
                vector = Vector(ty.count, self.id(ty.element), ty.scalable, 3 if ty.scalable else 2, EMPTY)
                emit(NO_ABBREV, c.TYPE_CODE_VECTOR, write_vector(vector))
            elif isinstance(ty, TargetExtensionType):
                self.target_extension(ty)
            else:
                raise self.state.unsupported(f"the type {ty}")

    def id(self, ty: Type) -> i64:
        return self.state.ids.type_id(ty)

    def ids(self, types: tuple[Type, ...]) -> vec[i64]:
        return vec[i64]([self.state.ids.type_id(ty) for ty in types])

    def primitive(self, ty: PrimitiveType) -> None:
        code = PRIMITIVE_CODES.get(ty.keyword)
        if code is None or (isinstance(ty, X86MMXType) and not self.state.dialect.has(X86_MMX)):
            raise self.state.unsupported(f"the type {ty}")
        self.state.stream.emit(NO_ABBREV, code, NO_OPERANDS)

    def integer(self, ty: IntegerType) -> None:
        if ty.width >= WIDEST and not self.state.dialect.has(WIDEST_INTEGERS):
            raise self.state.unsupported(f"the type {ty}")
        self.state.stream.emit(NO_ABBREV, c.TYPE_CODE_INTEGER, write_integer(Integer(ty.width, EMPTY)))

    def pointer(self, ty: PointerType) -> None:
        space = ty.address_space
        emit = self.state.stream.emit
        if ty.pointee is None:
            abbrev = self.opaque_pointer_abbrev if space == 0 else NO_ABBREV
            emit(abbrev, c.TYPE_CODE_OPAQUE_POINTER, write_opaque_pointer(OpaquePointer(space, EMPTY)))
            return
        if not self.state.dialect.has(POINTEES):
            raise self.state.unsupported(f"the typed pointer {ty}")
        abbrev = self.pointer_abbrev if space == 0 else NO_ABBREV
        emit(abbrev, c.TYPE_CODE_POINTER, write_pointer(Pointer(self.id(ty.pointee), space, 2, EMPTY)))

    def name(self, name: str) -> None:
        """STRUCT_NAME, which names the type that comes next."""
        text = encode(name)
        abbrev = self.struct_name_abbrev if string_bits(text) == 6 else NO_ABBREV
        self.state.stream.emit(abbrev, c.TYPE_CODE_STRUCT_NAME, write_struct_name(StructName(text)))

    def struct(self, ty: StructType) -> None:
        emit = self.state.stream.emit
        if ty.explicit:
            raise UnsupportedError(f"explicitly packed structs in bitcode, which LLVM does not have: {ty}")
        if ty.name is None:
            anonymous = StructAnon(ty.packed, self.ids(ty.elements or ()))
            emit(self.struct_anon_abbrev, c.TYPE_CODE_STRUCT_ANON, write_struct_anon(anonymous))
            return
        if ty.name:
            self.name(ty.name)
        if ty.elements is None:
            emit(NO_ABBREV, c.TYPE_CODE_OPAQUE, write_opaque(Opaque(ty.packed, 1, EMPTY)))
            return
        named = StructNamed(ty.packed, self.ids(ty.elements))
        emit(self.struct_named_abbrev, c.TYPE_CODE_STRUCT_NAMED, write_struct_named(named))

    def target_extension(self, ty: TargetExtensionType) -> None:
        if not self.state.dialect.has(TARGET_TYPES):
            raise self.state.unsupported(f"the type {ty}")
        self.name(ty.name)
        target = TargetType(len(ty.type_parameters), self.ids(ty.type_parameters), vec[i64](ty.int_parameters))
        self.state.stream.emit(NO_ABBREV, c.TYPE_CODE_TARGET_TYPE, write_target_type(target))
