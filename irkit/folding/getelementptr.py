"""Addresses of members as constants (`ConstantFoldGetElementPtr`); see Note [folding].

Until LLVM 18 addresses are brought into a normal form: a getelementptr of a getelementptr becomes one, an index beyond
its array is carried over to the index before, and what lies within a variable is marked `inbounds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit import flags as f
from irkit.constants import (
    ConstantDataVector,
    ConstantExpr,
    ConstantExprGEP,
    ConstantInt,
    PoisonValue,
    UndefValue,
)
from irkit.context import is_null
from irkit.dialects.features import (
    FOLD_ALL_ZERO_INDICES,
    FOLD_GEPS,
    FOLD_GEPS_BEYOND_ARRAYS,
    FOLD_INBOUNDS_OF_ANY_TYPE,
    FOLD_INBOUNDS_OF_UNDEF,
    FOLD_SIGNS_OF_WIDE_INDICES,
)
from irkit.folding.values import splat_element, splat_of, splat_value
from irkit.globals import GlobalVariable
from irkit.types import ArrayType, PointerType, StructType, Type, VectorType
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.folding.rules import Rules
from irkit.integers import low_bits, signed
from irkit.operand_rules import gep_result_type, indexed_type
from irkit.type_rules import scalar_bits

InRange = tuple[int, int, int]


def fold_getelementptr(
    rules: Rules,
    source: Type,
    base: Value,
    indices: list[Value],
    flags: int,
    in_range: InRange | None = None,
    in_range_index: int = -1,
) -> Value:
    """The address, computed or as an expression."""
    ty = gep_result_type(rules.context, base.type, source, indices)
    assert ty is not None
    folded = _getelementptr_folded(rules, source, base, indices, flags, in_range, in_range_index, ty)
    if folded is not None:
        return folded
    if isinstance(ty, VectorType):
        indices = _as_vectors(rules, source, indices, ty)
    operands = [base, *indices]
    made = ConstantExprGEP(ty, source, operands, flags, in_range, in_range_index)
    return rules.context.unique(("getelementptr", ty, source, flags, in_range, in_range_index, *operands), made)


def _as_vectors(rules: Rules, source: Type, indices: list[Value], ty: VectorType) -> list[Value]:
    """In a vector of addresses all indices are vectors, except those of structs, which are numbers."""
    found: list[Value] = []
    inside: Type | None = None
    for place, index in enumerate(indices):
        if isinstance(inside, StructType):
            number = splat_element(rules, index) if isinstance(index.type, VectorType) else index
            found.append(number if number is not None else index)
        elif not isinstance(index.type, VectorType):
            found.append(splat_of(rules, rules.context.vector(index.type, ty.count, ty.scalable), index))
        else:
            found.append(index)
        inside = indexed_type(source, indices[: place + 1])
    return found


def _is_nothing(index: Value) -> bool:
    return is_null(index) or isinstance(index, UndefValue)


def _getelementptr_folded(
    rules: Rules,
    source: Type,
    base: Value,
    indices: list[Value],
    flags: int,
    in_range: InRange | None,
    in_range_index: int,
    ty: Type,
) -> Value | None:
    context = rules.context
    if not indices:
        return base
    if isinstance(base, PoisonValue):
        return context.poison(ty)
    if isinstance(base, UndefValue):
        return (
            context.poison(ty)
            if flags & f.INBOUNDS and rules.dialect.has(FOLD_INBOUNDS_OF_UNDEF)
            else context.undef(ty)
        )
    if in_range is None and in_range_index == -1 and _moves_nothing(rules, base, indices):
        if isinstance(ty, VectorType) and not isinstance(base.type, VectorType):
            return splat_of(rules, ty, base)
        return base
    if not rules.dialect.has(FOLD_GEPS):
        return None
    if is_null(base) and all(_is_nothing(index) for index in indices):
        return context.null(ty)
    if isinstance(base, ConstantExpr):
        merged = _of_expression(rules, source, base, indices, flags, in_range_index)
        if merged is not None:
            return merged
    return _normalised(rules, source, base, indices, flags, in_range_index)


def _moves_nothing(rules: Rules, base: Value, indices: list[Value]) -> bool:
    """Whether the address is the base itself: the type of a typed pointer would change with a second index."""
    scalar = base.type.scalar_type()
    if len(indices) > 1:
        if isinstance(scalar, PointerType) and scalar.pointee is not None:
            return False
        if not rules.dialect.has(FOLD_ALL_ZERO_INDICES):
            return False
    return all(_is_nothing(index) for index in indices)


def _of_expression(
    rules: Rules, source: Type, base: ConstantExpr, indices: list[Value], flags: int, in_range_index: int
) -> Value | None:
    if isinstance(base, ConstantExprGEP):
        return _of_gep(rules, source, base, indices, flags)
    if len(indices) < 2 or not is_null(indices[0]):
        return None
    inner = base.operands[0]
    start = inner.type
    end = base.type
    if not isinstance(start, PointerType):  # the base is no conversion of a pointer, or one of vectors of them
        return None
    assert isinstance(end, PointerType)
    first = start.pointee
    second = end.pointee
    if isinstance(first, ArrayType) and isinstance(second, ArrayType) and first.element is second.element:
        if start.address_space == end.address_space:
            return fold_getelementptr(rules, first, inner, indices, flags, None, in_range_index)
    return None


def _of_gep(rules: Rules, source: Type, base: ConstantExprGEP, indices: list[Value], flags: int) -> Value | None:
    """Two in a row become one where the second goes on from what the first leads to."""
    inner = base.operands[1:]
    if source is not indexed_type(base.source_element_type, inner):
        return None
    bounds = flags & base.flags & f.INBOUNDS
    pointer = base.operands[0]
    if is_null(indices[0]):
        joined = [*inner, *indices[1:]]
        return fold_getelementptr(rules, base.source_element_type, pointer, joined, bounds, None, base.in_range_index)
    if isinstance(indexed_type(base.source_element_type, inner[:-1]), StructType) and len(inner) > 1:
        return None
    last = inner[-1]
    first = indices[0]
    if not isinstance(first, ConstantInt) or isinstance(last.type, VectorType):
        return None
    if not rules.dialect.has(FOLD_GEPS_BEYOND_ARRAYS) and len(inner) > 1:
        outer = indexed_type(base.source_element_type, inner[:-1])
        if isinstance(outer, (ArrayType, VectorType)) and not _is_within(outer.count, first.value):
            return None
    if last.type is not first.type:
        common = rules.context.integer(max(scalar_bits(last.type), scalar_bits(first.type), 64))
        first = _extended(rules, first, common)
        last = _extended(rules, last, common)
    joined = [*inner[:-1], rules.binary("add", first, last), *indices[1:]]
    marked = base.in_range_index if base.in_range_index != len(inner) - 1 else -1
    return fold_getelementptr(rules, base.source_element_type, pointer, joined, bounds, None, marked)


def _extended(rules: Rules, value: Value, ty: Type) -> Value:
    return rules.cast("bitcast" if scalar_bits(value.type) == scalar_bits(ty) else "sext", value, ty)


def _normalised(
    rules: Rules, source: Type, base: Value, indices: list[Value], flags: int, in_range_index: int
) -> Value | None:
    """Carry what is beyond an array over to the index before; say `inbounds` where all is known to be."""
    changed: list[Value | None] = [None] * len(indices)
    unknown = not isinstance(indices[0], (ConstantInt, ConstantDataVector))
    ty: Type = source
    before: Type = base.type
    for place in range(1, len(indices)):
        index = indices[place]
        inside = ty
        outside = before
        before = ty
        following = indexed_type(inside, [index, index])  # of which the first says nothing
        assert following is not None
        ty = following
        if not isinstance(index, (ConstantInt, ConstantDataVector)):
            unknown = True
            continue
        if not isinstance(indices[place - 1], (ConstantInt, ConstantDataVector)):
            continue
        if place == in_range_index + 1:
            continue
        if isinstance(inside, StructType):
            continue
        if isinstance(inside, VectorType):
            unknown = True
            continue
        assert isinstance(inside, ArrayType)
        numbers = _numbers(index)
        if all(_is_within(inside.count, number) for number in numbers):
            continue
        if not rules.dialect.has(FOLD_SIGNS_OF_WIDE_INDICES):
            numbers = [signed(low_bits(number, 64), 64) for number in numbers]
        if any(number < 0 for number in numbers) or (isinstance(index, ConstantDataVector) and unknown):
            unknown = True
            continue
        if isinstance(outside, StructType):
            unknown = True
            continue
        _carry(rules, changed, indices, place, inside.count)
    if any(index is not None for index in changed):
        joined = [new if new is not None else old for new, old in zip(changed, indices, strict=True)]
        return fold_getelementptr(rules, source, base, joined, flags, None, in_range_index)
    if not unknown and not flags & f.INBOUNDS and isinstance(base, GlobalVariable):
        told = source is base.value_type or rules.dialect.has(FOLD_INBOUNDS_OF_ANY_TYPE)
        if told and base.linkage != "extern_weak" and _is_in_bounds(indices):
            return fold_getelementptr(rules, source, base, indices, flags | f.INBOUNDS, None, in_range_index)
    return None


def _numbers(index: Value) -> list[int]:
    if isinstance(index, ConstantInt):
        return [index.value]
    assert isinstance(index, ConstantDataVector)
    size = index.element_width // 8
    data = index.data
    return [int.from_bytes(data[at : at + size], "little", signed=True) for at in range(0, len(data), size)]


def _is_within(count: int, number: int) -> bool:
    if number.bit_length() > 63:
        return False
    return number >= 0 and (count == 0 or number < count)


def _carry(rules: Rules, changed: list[Value | None], indices: list[Value], place: int, count: int) -> None:
    context = rules.context
    current = indices[place]
    known = changed[place - 1]
    previous = known if known is not None else indices[place - 1]
    shape = current.type if isinstance(current.type, VectorType) else previous.type
    if isinstance(shape, VectorType):
        current = _spread(rules, current, shape)
        previous = _spread(rules, previous, shape)
    factor: Value = context.constant_int(current.type.scalar_type(), count)
    if isinstance(shape, VectorType):
        factor = _spread(rules, factor, shape)
    changed[place] = rules.binary_folded("srem", current, factor)
    carried = rules.binary_folded("sdiv", current, factor)
    assert carried is not None
    common: Type = context.integer(max(scalar_bits(previous.type), scalar_bits(carried.type), 64))
    if isinstance(shape, VectorType):
        common = context.vector(common, shape.count, shape.scalable)
    changed[place - 1] = rules.binary("add", _widened(rules, previous, common), _widened(rules, carried, common))


def _spread(rules: Rules, value: Value, shape: VectorType) -> Value:
    if isinstance(value.type, VectorType):
        return value
    return splat_of(rules, rules.context.vector(value.type, shape.count, shape.scalable), value)


def _widened(rules: Rules, value: Value, ty: Type) -> Value:
    return value if value.type is ty else rules.cast("sext", value, ty)


def _is_in_bounds(indices: list[Value]) -> bool:
    """Indices in normal form: within the variable, or right behind it."""
    first = indices[0]
    if is_null(first):
        return True
    number = first if isinstance(first, ConstantInt) else splat_value(first)
    if not isinstance(number, ConstantInt) or number.value != 1:
        return False
    return all(is_null(index) for index in indices[1:])
