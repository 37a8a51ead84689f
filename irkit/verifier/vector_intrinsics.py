"""Intrinsics on vectors and matrices (LangRef, "Vector Reduction Intrinsics", "Matrix Intrinsics", "Masked Vector Load
and Store Intrinsics" and others)."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import MASKED_ALIGNMENTS
from irkit.instructions import CallBase
from irkit.type_rules import has_scalable, is_integer, scalar_bits
from irkit.types import FloatingPointType, IntegerType, PointerType, Type, VectorType
from irkit.values import Value
from irkit.verifier.frame import Verifier
from irkit.verifier.gc import name_of
from irkit.verifier.intrinsic_rules import IntrinsicRule, is_power
from irkit.verifier.numbers import integer, number, unsigned
from irkit.verifier.rules import Chapter, Rule

_C: Final = Chapter("vectors and matrices")
LANES_ELEMENT: Final = _C.rule("lane-mask-element", "get_active_lane_mask: element type is not i1")
VECTOR_LENGTH: Final = _C.rule("get-vector-length", "get_vector_length: VF must be positive", first=17)
LOAD_ALIGNMENT: Final = _C.rule("masked-load-alignment", "masked_load: alignment must be a power of 2", last=21)
STORE_ALIGNMENT: Final = _C.rule("masked-store-alignment", "masked_store: alignment must be a power of 2", last=21)
LOAD_POINTER: Final = _C.rule("masked-load-pointer", "masked_load: return must match pointer type", last=16)
STORE_POINTER: Final = _C.rule("masked-store-pointer", "masked_store: storee must match pointer type", last=16)
GATHER_ALIGNMENT: Final = _C.rule(
    "masked-gather-alignment", "masked_gather: alignment must be 0 or a power of 2", last=21
)
SCATTER_ALIGNMENT: Final = _C.rule(
    "masked-scatter-alignment", "masked_scatter: alignment must be 0 or a power of 2", last=21
)
REDUCED: Final = _C.rule("vector-reduce", "Intrinsic has incorrect argument type!")
MATRIX_FIRST: Final = _C.rule(
    "matrix-first", "First argument of a matrix operation does not match specified shape!", first=17
)
MATRIX_SECOND: Final = _C.rule(
    "matrix-second", "Second argument of a matrix operation does not match specified shape!", first=17
)
MATRIX_RESULT: Final = _C.rule("matrix-result", "Result of a matrix operation does not fit in the returned vector!")
MATRIX_ELEMENT: Final = _C.rule("matrix-element", "Result type must be an integer or floating-point type!")
MATRIX_FIRST_ELEMENT: Final = _C.rule(
    "matrix-first-element", "Vector element type mismatch of the result and first operand vector!"
)
MATRIX_SECOND_ELEMENT: Final = _C.rule(
    "matrix-second-element", "Vector element type mismatch of the result and second operand vector!"
)
MATRIX_STRIDE: Final = _C.rule("matrix-stride", "Stride must be greater or equal than the number of rows!")
MATRIX_STRIDE_WIDTH: Final = _C.rule("matrix-stride-width", "Stride bitwidth cannot exceed 64!", first=22)
_RANGE: Final = (
    " where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of "
    "elements is determined from vscale_range."
)
SPLICE: Final = _C.rule("splice", f"The splice index exceeds the range [-VL, VL-1]{_RANGE}", first=14)
SPLICE_LEFT: Final = _C.rule("splice-left", f"The splice index exceeds the range [0, VL-1]{_RANGE}", first=22, last=22)
SPLICE_RIGHT: Final = _C.rule("splice-right", f"The splice index exceeds the range [0, VL]{_RANGE}", first=22, last=22)
VP_SPLICE: Final = _C.rule("vp-splice", f"The splice index exceeds the range [-VL, VL-1]{_RANGE}", first=21)
STEP: Final = _C.rule(
    "stepvector",
    "stepvector only supported for vectors of integers with a bitwidth of at least 8.",
    first=20,
)
STEP_EXPERIMENTAL: Final = _C.rule(
    "experimental-stepvector",
    "experimental_stepvector only supported for vectors of integers with a bitwidth of at least 8.",
    last=19,
)
MATCH_FIXED: Final = _C.rule("match-fixed", "Second operand must be a fixed length vector.", first=20)
MATCH_INTEGERS: Final = _C.rule("match-integers", "First operand must be a vector of integers.", first=20)
MATCH_ELEMENTS: Final = _C.rule("match-elements", "First two operands must have the same element type.", first=20)
INSERT_ELEMENT: Final = _C.rule("vector-insert-element", "vector_insert parameters must have the same element type.")
INSERT_INDEX: Final = _C.rule(
    "vector-insert-index",
    "vector_insert index must be a constant multiple of the subvector's known minimum vector length.",
)
INSERT_OVERRUN: Final = _C.rule(
    "vector-insert-overrun",
    "subvector operand of vector_insert would overrun the vector being inserted into.",
    first=15,
)
EXTRACT_ELEMENT: Final = _C.rule(
    "vector-extract-element",
    "vector_extract result must have the same element type as the input vector.",
)
EXTRACT_INDEX: Final = _C.rule(
    "vector-extract-index",
    "vector_extract index must be a constant multiple of the result type's known minimum vector length.",
)
EXTRACT_OVERRUN: Final = _C.rule("vector-extract-overrun", "vector_extract would overrun.", first=15)
PARTIAL: Final = _C.rule(
    "partial-reduce",
    "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple "
    "of the width of the accumulator vector.",
    first=19,
)


def active_lane_mask(v: Verifier, i: CallBase) -> None:
    if not is_integer(i.type.scalar_type(), 1):
        v.fail(LANES_ELEMENT, i)


def get_vector_length(v: Verifier, i: CallBase) -> None:
    factor = integer(i, 1)
    if factor is not None and factor <= 0:
        v.fail(VECTOR_LENGTH, i)


def masked_load(v: Verifier, i: CallBase) -> None:
    if not v.dialect.has(MASKED_ALIGNMENTS) and not is_power(number(i, 1)):
        v.fail(LOAD_ALIGNMENT, i)
        return
    if not points_to(i.operands[0].type, i.type):
        v.fail(LOAD_POINTER, i)


def masked_store(v: Verifier, i: CallBase) -> None:
    if not v.dialect.has(MASKED_ALIGNMENTS) and not is_power(number(i, 2)):
        v.fail(STORE_ALIGNMENT, i)
        return
    if not points_to(i.operands[1].type, i.operands[0].type):
        v.fail(STORE_POINTER, i)


def points_to(pointer: Type, ty: Type) -> bool:
    """Whether a pointer may be one to what is of this type: an opaque one may."""
    return not isinstance(pointer, PointerType) or pointer.pointee is None or pointer.pointee is ty


def masked_gather(v: Verifier, i: CallBase) -> None:
    alignment = number(i, 1)  # 0 as well where another argument stands there
    if alignment and not is_power(alignment):
        v.fail(GATHER_ALIGNMENT, i)


def masked_scatter(v: Verifier, i: CallBase) -> None:
    alignment = number(i, 2)
    if alignment and not is_power(alignment):
        v.fail(SCATTER_ALIGNMENT, i)


def reduce_integers(v: Verifier, i: CallBase) -> None:
    if not isinstance(_element(i.operands[0]), IntegerType):
        v.fail(REDUCED, i)


def reduce_floats(v: Verifier, i: CallBase) -> None:
    if not isinstance(_element(i.operands[0]), FloatingPointType):
        v.fail(REDUCED, i)


def reduce_floats_from(v: Verifier, i: CallBase) -> None:
    """A reduction that begins with its first argument."""
    if not isinstance(_element(i.operands[1]), FloatingPointType):
        v.fail(REDUCED, i)


# Matrices


def _count(value: Value) -> int:
    ty = value.type
    assert isinstance(ty, VectorType)
    return ty.count


def _element(value: Value) -> Type:
    return value.type.scalar_type()


def matrix_multiply(v: Verifier, i: CallBase) -> None:
    rows, inner, columns = number(i, 2), number(i, 3), number(i, 4)
    left, right = i.operands[0], i.operands[1]
    if _count(left) != rows * inner and not v.fail(MATRIX_FIRST, i):
        return
    if _count(right) != inner * columns and not v.fail(MATRIX_SECOND, i):
        return
    _matrix(v, i, i, rows * columns, left, right)


def matrix_transpose(v: Verifier, i: CallBase) -> None:
    _matrix(v, i, i, number(i, 1) * number(i, 2), i.operands[0], None)


def matrix_load(v: Verifier, i: CallBase) -> None:
    rows, columns = number(i, 3), number(i, 4)
    if _matrix(v, i, i, rows * columns, None, None):
        _stride(v, i, 1, rows)


def matrix_store(v: Verifier, i: CallBase) -> None:
    rows, columns = number(i, 4), number(i, 5)
    value = i.operands[0]
    if _matrix(v, i, value, rows * columns, value, None):
        _stride(v, i, 2, rows)


def _matrix(v: Verifier, i: CallBase, whole: Value, size: int, left: Value | None, right: Value | None) -> bool:
    element = _element(whole)
    if not isinstance(element, (IntegerType, FloatingPointType)):
        return v.fail(MATRIX_ELEMENT, i)
    if left is not None and _element(left) is not element:
        return v.fail(MATRIX_FIRST_ELEMENT, i)
    if right is not None and _element(right) is not element:
        return v.fail(MATRIX_SECOND_ELEMENT, i)
    return _count(whole) == size or v.fail(MATRIX_RESULT, i)


def _stride(v: Verifier, i: CallBase, place: int, rows: int) -> None:
    size = unsigned(i, place)
    if size is None or (scalar_bits(i.operands[place].type) > 64 and not v.fail(MATRIX_STRIDE_WIDTH, i)):
        return
    if size < rows:
        v.fail(MATRIX_STRIDE, i)


# Parts of vectors


def _least_count(v: Verifier, i: CallBase) -> int:
    """The elements that the result has at least, by what its function says of scalable vectors."""
    function = v.function
    own = function.attribute_list.function if function is not None and function.attribute_list is not None else None
    scale = own.vscale_range if own is not None else None
    return _count(i) * scale.minimum if scale is not None else _count(i)


def splice(v: Verifier, i: CallBase) -> None:
    if not _splices_within(v, i):
        v.fail(SPLICE, i)


def vp_splice(v: Verifier, i: CallBase) -> None:
    if not _splices_within(v, i):
        v.fail(VP_SPLICE, i)


def _splices_within(v: Verifier, i: CallBase) -> bool:
    index = integer(i, 2)
    count = _least_count(v, i)
    return index is None or -count <= index < count


def _whole_count(v: Verifier, i: CallBase) -> int:
    """The same, where what is said of scalable vectors is for those alone."""
    return _least_count(v, i) if has_scalable(i.type) else _count(i)


def splice_left(v: Verifier, i: CallBase) -> None:
    if number(i, 2) >= _whole_count(v, i):
        v.fail(SPLICE_LEFT, i)


def splice_right(v: Verifier, i: CallBase) -> None:
    if number(i, 2) > _whole_count(v, i):
        v.fail(SPLICE_RIGHT, i)


def stepvector(v: Verifier, i: CallBase) -> None:
    ty = i.type
    if isinstance(ty, VectorType) and isinstance(ty.element, IntegerType) and ty.element.width >= 8:
        return
    is_new = name_of(v, i) == "llvm.stepvector"
    v.fail(STEP if is_new else STEP_EXPERIMENTAL, i)


def vector_match(v: Verifier, i: CallBase) -> None:
    first, second = i.operands[0].type, i.operands[1].type
    if isinstance(second, VectorType) and second.scalable:
        v.fail(MATCH_FIXED, i)
        return
    if not isinstance(first.scalar_type(), IntegerType):
        v.fail(MATCH_INTEGERS, i)
        return
    if first.scalar_type() is not second.scalar_type():
        v.fail(MATCH_ELEMENTS, i)


def vector_insert(v: Verifier, i: CallBase) -> None:
    whole, part = i.operands[0].type, i.operands[1].type
    _part(v, i, whole, part, number(i, 2), (INSERT_ELEMENT, INSERT_INDEX, INSERT_OVERRUN))


def vector_extract(v: Verifier, i: CallBase) -> None:
    whole = i.operands[0].type
    _part(v, i, whole, i.type, number(i, 1), (EXTRACT_ELEMENT, EXTRACT_INDEX, EXTRACT_OVERRUN))


def _part(v: Verifier, i: CallBase, whole: Type, part: Type, index: int, rules: tuple[Rule, Rule, Rule]) -> None:
    """A vector in another one, from an index on."""
    assert isinstance(whole, VectorType)
    assert isinstance(part, VectorType)
    element, start, overrun = rules
    if whole.element is not part.element:
        v.fail(element, i)
    elif index % part.count:
        v.fail(start, i)
    elif whole.scalable == part.scalable and index + part.count > whole.count:
        v.fail(overrun, i)


def partial_reduce(v: Verifier, i: CallBase) -> None:
    total, vector = i.operands[0], i.operands[1]
    if _count(vector) % _count(total) != 0:
        v.fail(PARTIAL, i)


_REDUCE: Final = "llvm.vector.reduce."
RULES_OF_INTRINSICS: Final[dict[str, IntrinsicRule]] = {
    "llvm.get.active.lane.mask": active_lane_mask,
    "llvm.experimental.get.vector.length": get_vector_length,
    "llvm.masked.load": masked_load,
    "llvm.masked.store": masked_store,
    "llvm.masked.gather": masked_gather,
    "llvm.masked.scatter": masked_scatter,
    **{_REDUCE + one: reduce_integers for one in ["and", "or", "xor", "add", "mul", "smax", "smin", "umax", "umin"]},
    **{_REDUCE + one: reduce_floats for one in ("fmax", "fmin")},
    **{_REDUCE + one: reduce_floats_from for one in ("fadd", "fmul")},
    "llvm.matrix.multiply": matrix_multiply,
    "llvm.matrix.transpose": matrix_transpose,
    "llvm.matrix.column.major.load": matrix_load,
    "llvm.matrix.column.major.store": matrix_store,
    "llvm.experimental.vector.splice": splice,
    "llvm.vector.splice": splice,
    "llvm.experimental.vp.splice": vp_splice,
    "llvm.vector.splice.left": splice_left,
    "llvm.vector.splice.right": splice_right,
    "llvm.stepvector": stepvector,
    "llvm.experimental.stepvector": stepvector,
    "llvm.experimental.vector.match": vector_match,
    "llvm.vector.insert": vector_insert,
    "llvm.vector.extract": vector_extract,
    "llvm.experimental.vector.partial.reduce.add": partial_reduce,
    "llvm.vector.partial.reduce.add": partial_reduce,
    "llvm.vector.partial.reduce.fadd": partial_reduce,
}
