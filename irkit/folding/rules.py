"""What the chapters of folding call of each other. Nothing is checked here: `irkit.folding.folder` does that."""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constants import Constant
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.folding import aggregates, binary, casts, compare, getelementptr, unary, vectors
from irkit.types import Type
from irkit.values import Value


class Rules:
    """The rules of one release. Each method gives the constant, computed or as an expression; those that are named
    `…_folded` and `maybe_…` give None where LLVM would keep an expression, or one that the release does not have."""

    def __init__(self, context: Context, dialect: Dialect, layout: DataLayout) -> None:
        self.context: Context = context
        self.dialect: Dialect = dialect
        self.layout: DataLayout = layout

    def binary(self, opcode: str, left: Value, right: Value, flags: int = 0) -> Value:
        return binary.fold_binary(self, opcode, left, right, flags)

    def binary_folded(self, opcode: str, left: Value, right: Value) -> Value | None:
        return binary.binary_folded(self, opcode, left, right)

    def cast(self, opcode: str, value: Value, ty: Type) -> Value:
        return casts.fold_cast(self, opcode, value, ty)

    def cast_folded(self, opcode: str, value: Value, ty: Type) -> Value | None:
        return casts.cast_folded(self, opcode, value, ty)

    def compare(self, opcode: str, predicate: str, left: Value, right: Value) -> Value:
        return compare.fold_compare(self, opcode, predicate, left, right)

    def compare_folded(self, opcode: str, predicate: str, left: Value, right: Value) -> Value | None:
        return compare.compare_folded(self, opcode, predicate, left, right)

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Value:
        return vectors.fold_select(self, condition, if_true, if_false)

    def select_folded(self, condition: Value, if_true: Value, if_false: Value) -> Value | None:
        return vectors.select_folded(self, condition, if_true, if_false)

    def extract_element(self, vector: Value, index: Value) -> Value:
        return vectors.fold_extract(self, vector, index)

    def insert_element(self, vector: Value, element: Value, index: Value) -> Value:
        return vectors.fold_insert(self, vector, element, index)

    def shuffle_vector(self, left: Value, right: Value, mask: Constant) -> Value:
        return vectors.fold_shuffle(self, left, right, mask)

    def extract_value(self, aggregate: Value, indices: Sequence[int], ty: Type) -> Value:
        return aggregates.fold_extract_value(self, aggregate, indices, ty)

    def extract_value_folded(self, aggregate: Value, indices: Sequence[int]) -> Value | None:
        return aggregates.extract_value_folded(self, aggregate, indices)

    def insert_value(self, aggregate: Value, element: Value, indices: Sequence[int]) -> Value:
        return aggregates.fold_insert_value(self, aggregate, element, indices)

    def insert_value_folded(self, aggregate: Value, element: Value, indices: Sequence[int]) -> Value | None:
        return aggregates.insert_value_folded(self, aggregate, element, indices)

    def fneg(self, value: Value) -> Value:
        return unary.fold_fneg(self, value)

    def fneg_folded(self, value: Value) -> Value | None:
        return unary.fneg_folded(self, value)

    def getelementptr(
        self,
        source: Type,
        base: Value,
        indices: list[Value],
        flags: int,
        in_range: tuple[int, int, int] | None = None,
        in_range_index: int = -1,
    ) -> Value:
        return getelementptr.fold_getelementptr(self, source, base, indices, flags, in_range, in_range_index)
