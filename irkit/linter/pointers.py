"""Where pointers point to: the object that they are made of, and how many bytes from its start."""

from __future__ import annotations

from typing import Final

from irkit.analysis.integer_facts import IntegerFacts, unknown
from irkit.analysis.stripping import LONGEST
from irkit.analysis.value_ranges import ValueRanges
from irkit.attributes import TypeAttribute
from irkit.blocks import BasicBlock
from irkit.constants import ConstantExpr, ConstantExprGEP, ConstantInt, ConstantPointerNull
from irkit.data_layout import DataLayout
from irkit.errors import UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalVariable
from irkit.instructions import AllocaInst, CallBase, CastInst, GetElementPtrInst
from irkit.types import ArrayType, PointerType, StructType, Type, VectorType
from irkit.values import Argument, Value
from irkit.words import INTERPOSABLE_LINKAGES

_CASTS: Final = ("bitcast", "addrspacecast")


class Place:
    """`base` and the bounds of the distance from it in bytes, None where they are not known."""

    __slots__ = ("base", "bounds")

    def __init__(self, base: Value, bounds: tuple[int, int] | None) -> None:
        self.base: Value = base
        self.bounds: tuple[int, int] | None = bounds

    @property
    def offset(self) -> int | None:
        """The one distance that is possible."""
        if self.bounds is None:
            return None
        low, high = self.bounds
        return low if low == high else None


class Object:
    """What is known of an object in memory: `size` in bytes, None for any; `alignment` of its start in bytes."""

    __slots__ = ("alignment", "size")

    def __init__(self, size: int | None, alignment: int) -> None:
        self.size: int | None = size
        self.alignment: int = alignment


def place_of(pointer: Value, ranges: ValueRanges, layout: DataLayout, block: BasicBlock | None) -> Place:
    """Follow casts, offsets and aliases to where a pointer comes from, null where it was compared equal to that."""
    bounds: tuple[int, int] | None = (0, 0)
    for _ in range(LONGEST):
        step: tuple[int, int] | None = (0, 0)
        if isinstance(pointer, (GetElementPtrInst, ConstantExprGEP)) and isinstance(pointer.type, PointerType):
            step = _distance(pointer, ranges, layout, block)
        elif isinstance(pointer, GlobalAlias):
            if pointer.linkage in INTERPOSABLE_LINKAGES or not pointer.operands:
                break
        elif not (isinstance(pointer, (CastInst, ConstantExpr)) and pointer.opcode in _CASTS):
            break
        following = pointer.operands[0]
        if not isinstance(following.type, PointerType):
            break
        pointer = following
        if step is None or bounds is None:
            bounds = None
        else:
            (low, high), (least, greatest) = bounds, step
            bounds = low + least, high + greatest
    null = ranges.null(pointer, block) if block is not None else None
    return Place(pointer if null is None else null, bounds)


def _distance(
    gep: GetElementPtrInst | ConstantExprGEP, ranges: ValueRanges, layout: DataLayout, block: BasicBlock | None
) -> tuple[int, int] | None:
    """The bounds of the bytes that a getelementptr adds; None for any."""
    ty: Type = gep.source_element_type
    low = high = 0
    for number, index in enumerate(gep.operands[1:]):
        if number and isinstance(ty, StructType) and isinstance(index, ConstantInt) and ty.elements is not None:
            start = layout.struct_layout(ty).offsets[index.value]
            ty = ty.elements[index.value]
            low, high = low + start, high + start
            continue
        if number:
            if not isinstance(ty, (ArrayType, VectorType)):
                return None
            ty = ty.element
        facts = _signed_index(index, ranges, block)
        size = _alloc_size(layout, ty)
        if facts is None or size is None:
            return None
        low, high = low + facts.least * size, high + facts.greatest * size
    return low, high


def _signed_index(index: Value, ranges: ValueRanges, block: BasicBlock | None) -> IntegerFacts | None:
    """What is known of an index; None for nothing that bounds it."""
    facts = ranges.of(index, block)
    if facts is None or facts.is_empty:
        return None
    anything = unknown(facts.width)
    return None if facts.least == anything.least and facts.greatest == anything.greatest else facts


def _alloc_size(layout: DataLayout, ty: Type) -> int | None:
    try:
        size = layout.alloc_size(ty)
    except UnsupportedError:
        return None
    return None if size.scalable else size.minimum


def object_at(base: Value, layout: DataLayout) -> Object | None:
    """The object that a pointer is the start of; None for one of which nothing is known."""
    if isinstance(base, AllocaInst):
        size = _alloc_size(layout, base.allocated_type)
        count = base.operands[0]
        if size is not None and isinstance(count, ConstantInt):
            size *= count.unsigned
        else:
            size = None
        return Object(size, base.alignment or layout.preferred_alignment(base.allocated_type))
    if isinstance(base, GlobalVariable):
        return _variable(base, layout)
    if isinstance(base, Argument) and base.parent is not None:
        attributes = base.parent.attributes_at(base.index + 1)
        if attributes is not None:
            passed = attributes.get("byval")
            if isinstance(passed, TypeAttribute) and passed.type is not None:
                return Object(_alloc_size(layout, passed.type), attributes.number("align") or 0)
    if isinstance(base, CallBase):
        return Object(_allocated(base), 0)
    return None


def _variable(variable: GlobalVariable, layout: DataLayout) -> Object | None:
    if variable.is_declaration or variable.linkage in INTERPOSABLE_LINKAGES:
        return None
    size = _alloc_size(layout, variable.value_type)
    if size is None:
        return None
    alignment = variable.alignment or layout.preferred_alignment(variable.value_type)
    return Object(size, alignment)


def _allocated(call: CallBase) -> int | None:
    """The bytes that an allocation gives, by `allocsize`."""
    callee = call.operands[-1]
    for attributes in (call.attribute_list, callee.attribute_list if isinstance(callee, Function) else None):
        own = attributes.function if attributes is not None else None
        found = own.alloc_size if own is not None else None
        if found is None:
            continue
        size = 1
        for number in (found.size, found.count):
            if number is not None:
                operand = call.arguments[number] if number < call.argument_count else None
                if not isinstance(operand, ConstantInt):
                    return None
                size *= operand.unsigned
        return size
    return None


def is_null_pointer(value: Value, function: Function) -> bool:
    """Whether a pointer is null, where no object can be."""
    if not isinstance(value, ConstantPointerNull) or not isinstance(value.type, PointerType):
        return False
    return value.type.address_space == 0 and "null_pointer_is_valid" not in function.attributes
