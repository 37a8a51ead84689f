"""What the writers of constants know: numbers, the stream, and the block's abbreviations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.writer import BitWriter
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState
from irkit.types import Type
from irkit.values import Value

if TYPE_CHECKING:
    from bitcode.writer.enumeration.enumerator import ValueEnumerator


class ConstantWriter:
    """For one block. Abbreviations of aggregates and strings are the module's block's alone, NO_ABBREV elsewhere."""

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.stream: BitWriter = state.stream
        self.ids: ValueEnumerator = state.ids
        self.integer_abbrev: i64 = state.abbrevs["CONSTANTS_INTEGER_ABBREV"]
        self.cast_abbrev: i64 = state.abbrevs["CONSTANTS_CE_CAST_Abbrev"]
        self.aggregate_abbrev: i64 = NO_ABBREV
        self.string_abbrev: i64 = NO_ABBREV
        self.cstring7_abbrev: i64 = NO_ABBREV
        self.cstring6_abbrev: i64 = NO_ABBREV

    def emit(self, abbrev_id: i64, code: i64, operands: list[int]) -> None:
        self.stream.emit(abbrev_id, code, operands)

    def type(self, ty: Type) -> i64:
        return self.ids.type_id(ty)

    def value(self, value: Value) -> i64:
        return self.ids.value_id(value)

    def values(self, values: Sequence[Value]) -> vec[i64]:
        numbers = vec[i64]()
        for value in values:
            numbers = append(numbers, self.ids.value_id(value))
        return numbers

    def types(self, values: Sequence[Value]) -> vec[i64]:
        """The type of each value."""
        numbers = vec[i64]()
        for value in values:
            numbers = append(numbers, self.ids.type_id(value.type))
        return numbers
