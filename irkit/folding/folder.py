"""`Folder` makes constants of operations on constants; `ConstantFolder` is what LLVM's `IRBuilder` asks first.

Both check their operands, and raise `VerificationError` for what the language does not allow.
"""

from __future__ import annotations

from collections.abc import Sequence

from irkit.constants import Constant
from irkit.context import Context
from irkit.data_layout import DataLayout
from irkit.dialects import Dialect
from irkit.dialects.encodings import FCMP_PREDICATES, ICMP_PREDICATES
from irkit.dialects.features import SCALABLE_GEP_EXPRESSIONS
from irkit.errors import UnsupportedError, VerificationError
from irkit.folding.rules import Rules
from irkit.folding.values import has_expression, splat_of
from irkit.operand_rules import cast_is_valid, gep_result_type, select_problem, shuffle_is_valid
from irkit.operators.lists import EXPRESSION_FLAGS, FLOAT_BINARY, INTEGER_BINARY, RETIRED_EXPRESSIONS
from irkit.type_rules import has_scalable, is_aggregate, is_sized, member_type
from irkit.types import FloatingPointType, IntegerType, PointerType, Type, VectorType
from irkit.values import Value


class Folder:
    """Constants of one context as LLVM `dialect.llvm_version` makes them while it reads text: computed where it
    computes them, and otherwise a constant expression. An operation that is neither computed nor an expression of the
    release raises `UnsupportedError`."""

    def __init__(self, context: Context, dialect: Dialect, layout: DataLayout) -> None:
        self.rules: Rules = Rules(context, dialect, layout)

    @property
    def context(self) -> Context:
        return self.rules.context

    @property
    def dialect(self) -> Dialect:
        return self.rules.dialect

    @property
    def layout(self) -> DataLayout:
        return self.rules.layout

    def has_expression(self, opcode: str) -> bool:
        """Whether the release has constant expressions of this opcode."""
        return has_expression(self.rules, opcode)

    def binary(self, opcode: str, left: Value, right: Value, flags: int = 0) -> Constant:
        """An arithmetic or logical operation; `flags` are bits of `irkit.flags`, which only an expression keeps."""
        self.check_binary(opcode, left, right, flags)
        if self.has_expression(opcode):
            return constant(self.rules.binary(opcode, left, right, flags))
        return self._folded(opcode, self.rules.binary_folded(opcode, left, right))

    def fneg(self, value: Value) -> Constant:
        check_fneg(value)
        if self.has_expression("fneg"):
            return constant(self.rules.fneg(value))
        return self._folded("fneg", self.rules.fneg_folded(value))

    def cast(self, opcode: str, value: Value, ty: Type) -> Constant:
        """The value converted to `ty` by `trunc`, `zext`, `bitcast`, …"""
        self.check_cast(opcode, value, ty)
        if self.has_expression(opcode):
            return constant(self.rules.cast(opcode, value, ty))
        return self._folded(opcode, self.rules.cast_folded(opcode, value, ty))

    def compare(self, predicate: str, left: Value, right: Value) -> Constant:
        """`icmp` or, of floating-point numbers, `fcmp`: an `i1`, or a vector of it."""
        opcode = check_compare(predicate, left, right)
        if self.has_expression(opcode):
            return constant(self.rules.compare(opcode, predicate, left, right))
        return self._folded(opcode, self.rules.compare_folded(opcode, predicate, left, right))

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Constant:
        check_select(condition, if_true, if_false)
        if self.has_expression("select"):
            return constant(self.rules.select(condition, if_true, if_false))
        return self._folded("select", self.rules.select_folded(condition, if_true, if_false))

    def extract_element(self, vector: Value, index: Value) -> Constant:
        check_extract_element(vector, index)
        return constant(self.rules.extract_element(vector, index))

    def insert_element(self, vector: Value, element: Value, index: Value) -> Constant:
        check_insert_element(vector, element, index)
        return constant(self.rules.insert_element(vector, element, index))

    def shuffle_vector(self, left: Value, right: Value, mask: Value) -> Constant:
        """The lanes of both vectors that `mask` names, a constant vector of `i32`."""
        check_shuffle_vector(left, right, mask)
        return constant(self.rules.shuffle_vector(left, right, constant(mask)))

    def extract_value(self, aggregate: Value, indices: Sequence[int]) -> Constant:
        """The member of a struct or array that the indices lead to."""
        ty = check_member(aggregate, indices)
        if self.has_expression("extractvalue"):
            return constant(self.rules.extract_value(aggregate, indices, ty))
        return self._folded("extractvalue", self.rules.extract_value_folded(aggregate, indices))

    def insert_value(self, aggregate: Value, element: Value, indices: Sequence[int]) -> Constant:
        """The struct or array with this member in place of the one that the indices lead to."""
        check_insert_value(aggregate, element, indices)
        if self.has_expression("insertvalue"):
            return constant(self.rules.insert_value(aggregate, element, indices))
        return self._folded("insertvalue", self.rules.insert_value_folded(aggregate, element, indices))

    def getelementptr(
        self,
        source: Type,
        base: Value,
        indices: Sequence[Value],
        flags: int = 0,
        in_range: tuple[int, int, int] | None = None,
        in_range_index: int = -1,
    ) -> Constant:
        """The address that the indices lead to in a `source` at `base`; the last two as `ConstantExprGEP` has them."""
        self.check_getelementptr(source, base, indices)
        return constant(self.rules.getelementptr(source, base, list(indices), flags, in_range, in_range_index))

    def splat(self, ty: VectorType, element: Value) -> Constant:
        """A vector of equal elements, in the form that the release gives it. Raises `UnsupportedError` for more
        elements than a constant can reasonably have."""
        check_constants("splat", element)
        if element.type is not ty.element:
            raise VerificationError(f"a splat of '{element.type}' where the vector holds '{ty.element}'")
        return splat_of(self.rules, ty, element)

    # Checks

    def check_binary(self, opcode: str, left: Value, right: Value, flags: int) -> None:
        is_float = opcode in FLOAT_BINARY
        if not is_float and opcode not in INTEGER_BINARY:
            raise VerificationError(f"'{opcode}' is no arithmetic or logical operation")
        check_constants(opcode, left, right)
        if left.type is not right.type:
            raise VerificationError(f"'{opcode}' of '{left.type}' and '{right.type}'; expected equal types")
        if not isinstance(left.type.scalar_type(), FloatingPointType if is_float else IntegerType):
            raise VerificationError(f"'{opcode}' does not take '{left.type}'")
        if flags and flags & ~sum(EXPRESSION_FLAGS.get(opcode, ())):
            raise VerificationError(f"'{opcode}' does not have these flags")

    def check_cast(self, opcode: str, value: Value, ty: Type) -> None:
        if opcode not in self.rules.dialect.cast_opcodes:
            raise UnsupportedError(f"LLVM {self.rules.dialect.llvm_version} has no conversion '{opcode}'")
        check_constants(opcode, value)
        if not cast_is_valid(opcode, value.type, ty):
            raise VerificationError(f"'{opcode}' cannot convert '{value.type}' to '{ty}'")

    def check_getelementptr(self, source: Type, base: Value, indices: Sequence[Value]) -> None:
        dialect = self.rules.dialect
        check_constants("getelementptr", base, *indices)
        scalar = base.type.scalar_type()
        if not isinstance(scalar, PointerType):
            raise VerificationError("the first operand of a getelementptr is a pointer")
        if scalar.pointee is not None and scalar.pointee is not source:
            raise VerificationError(f"a getelementptr of '{source}' on a pointer to '{scalar.pointee}'")
        check_indices(base, indices)
        if indices and not is_sized(dialect, source):
            raise VerificationError(f"a getelementptr over '{source}', which has no size")
        if not dialect.has(SCALABLE_GEP_EXPRESSIONS) and has_scalable(source):
            raise VerificationError(f"a constant getelementptr over '{source}', which is scalable")
        if gep_result_type(self.rules.context, base.type, source, indices) is None:
            raise VerificationError(f"these indices lead nowhere in '{source}'")

    def _folded(self, opcode: str, folded: Value | None) -> Constant:
        if folded is None:
            version = self.rules.dialect.llvm_version
            last = RETIRED_EXPRESSIONS.get(opcode, version)
            raise UnsupportedError(
                f"'{opcode}' as a constant expression of LLVM {version}; LLVM {last} was the last to have it"
            )
        return constant(folded)


class ConstantFolder:
    """What LLVM's `IRBuilder` makes of an instruction whose operands are constants, before it makes the instruction:
    the constant, computed or as an expression of the release, or None where there has to be an instruction."""

    def __init__(self, context: Context, dialect: Dialect, layout: DataLayout) -> None:
        self.folder: Folder = Folder(context, dialect, layout)

    def binary(self, opcode: str, left: Value, right: Value, flags: int = 0) -> Constant | None:
        folder = self.folder
        if not are_constants(left, right):
            return None
        folder.check_binary(opcode, left, right, flags)
        if folder.has_expression(opcode):
            return folder.binary(opcode, left, right, flags)
        return maybe_constant(folder.rules.binary_folded(opcode, left, right))

    def fneg(self, value: Value) -> Constant | None:
        folder = self.folder
        if not are_constants(value):
            return None
        check_fneg(value)
        return folder.fneg(value) if folder.has_expression("fneg") else maybe_constant(folder.rules.fneg_folded(value))

    def cast(self, opcode: str, value: Value, ty: Type) -> Constant | None:
        folder = self.folder
        if not are_constants(value):
            return None
        folder.check_cast(opcode, value, ty)
        if folder.has_expression(opcode):
            return folder.cast(opcode, value, ty)
        return maybe_constant(folder.rules.cast_folded(opcode, value, ty))

    def compare(self, predicate: str, left: Value, right: Value) -> Constant | None:
        folder = self.folder
        if not are_constants(left, right):
            return None
        opcode = check_compare(predicate, left, right)
        if folder.has_expression(opcode):
            return folder.compare(predicate, left, right)
        return maybe_constant(folder.rules.compare_folded(opcode, predicate, left, right))

    def select(self, condition: Value, if_true: Value, if_false: Value) -> Constant | None:
        folder = self.folder
        if not are_constants(condition, if_true, if_false):
            return None
        check_select(condition, if_true, if_false)
        if folder.has_expression("select"):
            return folder.select(condition, if_true, if_false)
        return maybe_constant(folder.rules.select_folded(condition, if_true, if_false))

    def extract_element(self, vector: Value, index: Value) -> Constant | None:
        return self.folder.extract_element(vector, index) if are_constants(vector, index) else None

    def insert_element(self, vector: Value, element: Value, index: Value) -> Constant | None:
        if not are_constants(vector, element, index):
            return None
        return self.folder.insert_element(vector, element, index)

    def shuffle_vector(self, left: Value, right: Value, mask: Value) -> Constant | None:
        return self.folder.shuffle_vector(left, right, mask) if are_constants(left, right, mask) else None

    def extract_value(self, aggregate: Value, indices: Sequence[int]) -> Constant | None:
        folder = self.folder
        if not are_constants(aggregate):
            return None
        if folder.has_expression("extractvalue"):
            return folder.extract_value(aggregate, indices)
        check_member(aggregate, indices)
        return maybe_constant(folder.rules.extract_value_folded(aggregate, indices))

    def insert_value(self, aggregate: Value, element: Value, indices: Sequence[int]) -> Constant | None:
        folder = self.folder
        if not are_constants(aggregate, element):
            return None
        if folder.has_expression("insertvalue"):
            return folder.insert_value(aggregate, element, indices)
        check_insert_value(aggregate, element, indices)
        return maybe_constant(folder.rules.insert_value_folded(aggregate, element, indices))

    def getelementptr(self, source: Type, base: Value, indices: Sequence[Value], flags: int = 0) -> Constant | None:
        folder = self.folder
        if not are_constants(base, *indices):
            return None
        if not folder.dialect.has(SCALABLE_GEP_EXPRESSIONS) and has_scalable(source):
            return None
        return folder.getelementptr(source, base, indices, flags)


def constant(value: Value) -> Constant:
    assert isinstance(value, Constant)
    return value


def maybe_constant(value: Value | None) -> Constant | None:
    return None if value is None else constant(value)


def are_constants(*values: Value) -> bool:
    return all(isinstance(value, Constant) for value in values)


def check_constants(opcode: str, *values: Value) -> None:
    for value in values:
        if not isinstance(value, Constant):
            raise VerificationError(f"'{opcode}' of a value that is no constant, of type '{value.type}'")


def check_fneg(value: Value) -> None:
    check_constants("fneg", value)
    if not value.type.is_fp_or_fp_vector():
        raise VerificationError(f"'fneg' does not take '{value.type}'")


def check_compare(predicate: str, left: Value, right: Value) -> str:
    """The opcode, by the type of the operands."""
    opcode = "fcmp" if left.type.is_fp_or_fp_vector() else "icmp"
    if predicate not in (FCMP_PREDICATES if opcode == "fcmp" else ICMP_PREDICATES):
        raise VerificationError(f"'{opcode}' of '{left.type}' does not have the predicate '{predicate}'")
    check_constants(opcode, left, right)
    if left.type is not right.type:
        raise VerificationError(f"'{opcode}' of '{left.type}' and '{right.type}'; expected equal types")
    if opcode == "icmp" and not isinstance(left.type.scalar_type(), (IntegerType, PointerType)):
        raise VerificationError(f"'icmp' does not compare '{left.type}'")
    return opcode


def check_select(condition: Value, if_true: Value, if_false: Value) -> None:
    check_constants("select", condition, if_true, if_false)
    problem = select_problem(condition.type, if_true.type, if_false.type)
    if problem:
        raise VerificationError(problem)


def check_extract_element(vector: Value, index: Value) -> None:
    check_constants("extractelement", vector, index)
    if not isinstance(vector.type, VectorType) or not isinstance(index.type, IntegerType):
        raise VerificationError(
            f"'extractelement' from '{vector.type}' at '{index.type}'; expected a vector and an integer"
        )


def check_insert_element(vector: Value, element: Value, index: Value) -> None:
    check_constants("insertelement", vector, element, index)
    if not isinstance(vector.type, VectorType) or not isinstance(index.type, IntegerType):
        raise VerificationError(
            f"'insertelement' into '{vector.type}' at '{index.type}'; expected a vector and an integer"
        )
    if element.type is not vector.type.element:
        raise VerificationError(f"'insertelement' of '{element.type}' into '{vector.type}'")


def check_shuffle_vector(left: Value, right: Value, mask: Value) -> None:
    check_constants("shufflevector", left, right, mask)
    if not shuffle_is_valid(left.type, right.type, mask):
        raise VerificationError(
            f"'shufflevector' of '{left.type}' and '{right.type}' by '{mask.type}' or by such lanes"
        )


def check_member(aggregate: Value, indices: Sequence[int]) -> Type:
    """The type of the member that the indices lead to."""
    check_constants("extractvalue", aggregate)
    member = member_type(aggregate.type, indices)
    if not indices or member is None or not is_aggregate(aggregate.type):
        raise VerificationError(f"these indices lead out of '{aggregate.type}'")
    return member


def check_insert_value(aggregate: Value, element: Value, indices: Sequence[int]) -> None:
    check_constants("insertvalue", aggregate, element)
    member = check_member(aggregate, indices)
    if member is not element.type:
        raise VerificationError(f"'insertvalue' of '{element.type}' where '{aggregate.type}' has '{member}'")


def check_indices(base: Value, indices: Sequence[Value]) -> None:
    count = base.type.count if isinstance(base.type, VectorType) else 0
    for index in indices:
        if not index.type.is_int_or_int_vector():
            raise VerificationError(f"an index of a getelementptr is an integer, not '{index.type}'")
        if isinstance(index.type, VectorType):
            if count and index.type.count != count:
                raise VerificationError("the vectors of a getelementptr are of different lengths")
            count = index.type.count
