"""What the reader knows while it reads one CONSTANTS_BLOCK; `bitcode.reader.constants` drives it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.state import ReaderState
from bitcode.schema.runtime import NONE
from irkit.context import Context
from irkit.dialects.features import CONSTANT_OPERAND_TYPES, FLOAT_SPLATS, FOLD_ALL_ZERO_INDICES, TYPED_POINTERS
from irkit.errors import BitcodeError
from irkit.operators.lists import RETIRED_EXPRESSIONS
from irkit.types import FunctionType, PointerType, Type, VectorType
from irkit.values import Value

NO_OPERANDS: Final = vec[i64]()


class Unresolved(Value):
    """Stands for the constant of a record that names later ones (Note [constants that come later])."""

    __slots__ = ("record",)

    def __init__(self, ty: Type, record: i64) -> None:
        super().__init__(ty)
        self.record: i64 = record


class ConstantReader:
    """`ops[at:end]` are the operands of the current record, which is number `index`; `type` what SETTYPE last said."""

    def __init__(self, state: ReaderState) -> None:
        self.state: ReaderState = state
        self.context: Context = state.module.context
        self.values: list[Value] = state.values.values
        self.type: Type = self.context.integer(32)
        self.ops: vec[i64] = NO_OPERANDS
        self.index: i64 = 0
        self.code: i64 = 0
        self.at: i64 = 0
        self.end: i64 = 0
        self.missing: list[i64] = []  # ids of the current record's operands that are not there yet
        self.last_type: i64 = NONE
        self.past_integers: bool = False
        layout = state.module.provenance.old_layout
        self.swaps: bool = layout is not None and layout.swaps_constants  # so that the types' order is not kept
        dialect = state.dialect
        self.zeros_apart: bool = dialect.has(FLOAT_SPLATS)
        self.vector_zeros: set[Type] = set()
        self.checks_types: bool = dialect.has(CONSTANT_OPERAND_TYPES)
        self.folds_zero_indices: bool = dialect.has(FOLD_ALL_ZERO_INDICES) and not dialect.has(TYPED_POINTERS)
        self.retired: set[str] = {opcode for opcode, last in RETIRED_EXPRESSIONS.items() if last < dialect.llvm_version}

    def zeros(self, ty: VectorType) -> Value:
        """A vector of 0.0; the other of the two (`Context.zero_splat`) where the first has a number already."""
        if ty in self.vector_zeros or ty in self.state.vector_zeros:
            return self.context.zero_splat(ty)
        if self.state.current_function is None:
            self.state.vector_zeros.add(ty)
        self.vector_zeros.add(ty)
        return self.context.null(ty)

    def note_order(self, type_id: i64) -> None:
        """Note where types are not in the order of constants that are sorted: integers by type, then all others."""
        if not self.past_integers and not self.type.is_int_or_int_vector():
            self.past_integers = True
        elif (type_id < self.last_type and not self.swaps) or (self.past_integers and self.type.is_int_or_int_vector()):
            self.state.module.provenance.has_unsorted_constants = True
        self.last_type = type_id

    def operand(self, value_id: i64) -> Value | None:
        """A value by its id; None, and the id in `missing`, while it is not there."""
        if 0 <= value_id < len(self.values):
            value = self.values[value_id]
            if not isinstance(value, Unresolved):
                return value
        elif value_id < 0:
            raise BitcodeError(f"value id {unsigned64(value_id)} where there are {len(self.values)} values")
        self.missing.append(value_id)
        return None

    def operands(self, ids: vec[i64]) -> list[Value] | None:
        """Several of them; None unless all are there."""
        found: list[Value] = []
        values = self.values
        count: i64 = len(values)
        for value_id in ids:
            if 0 <= value_id < count:
                value = values[value_id]
                if isinstance(value, Unresolved):
                    self.missing.append(value_id)
                else:
                    found.append(value)
            else:
                self.operand(value_id)
        return None if self.missing else found

    def typed_operand(self, value_id: i64, type_id: i64) -> Value | None:
        """A value whose type the record says as well, rightly or, for releases that do not look at it, not."""
        if not self.checks_types:
            return self.operand(value_id)
        return self.checked(self.operand(value_id), self.state.type_at(type_id))

    def checked(self, value: Value | None, ty: Type) -> Value | None:
        if value is not None and value.type is not ty:
            raise BitcodeError(f"an operand of type {value.type}; expected {ty}")
        return value

    def pointee(self) -> FunctionType:
        """The function type of inline assembly in old files: what the current type points to."""
        ty = self.type
        if isinstance(ty, PointerType) and isinstance(ty.pointee, FunctionType):
            return ty.pointee
        raise BitcodeError(f"inline assembly of an old form with type {ty}; expected a pointer to a function type")
