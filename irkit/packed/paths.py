"""The ways of `getelementptr` through explicitly packed structs, and the bit fields that they end at."""

from __future__ import annotations

from irkit.constants import ConstantExprGEP, ConstantInt
from irkit.data_layout import DataLayout
from irkit.data_layout.packed import Unit
from irkit.globals import GlobalVariable
from irkit.instructions import AllocaInst, GetElementPtrInst
from irkit.types import ArrayType, StructType, Type, VectorType
from irkit.values import Value

Gep = GetElementPtrInst | ConstantExprGEP


class Field:
    """A bit field: the struct, the unit it is in, its first bit in the unit, its width."""

    __slots__ = ("offset", "struct", "unit", "width")

    def __init__(self, struct: StructType, unit: Unit, offset: int, width: int) -> None:
        self.struct: StructType = struct
        self.unit: Unit = unit
        self.offset: int = offset
        self.width: int = width


def as_gep(value: Value) -> Gep | None:
    """The value, if it is an offset from a pointer."""
    return value if isinstance(value, (GetElementPtrInst, ConstantExprGEP)) else None


def steps(gep: Gep) -> list[tuple[int, StructType, int]]:
    """The elements of structs that a way takes: the operand's number, the struct, the element's number."""
    found: list[tuple[int, StructType, int]] = []
    ty: Type = gep.source_element_type
    for number, index in enumerate(gep.operands[2:], 2):
        if isinstance(ty, StructType):
            elements = ty.elements or ()
            if not isinstance(index, ConstantInt) or not 0 <= index.value < len(elements):
                break
            found.append((number, ty, index.value))
            ty = elements[index.value]
        elif isinstance(ty, (ArrayType, VectorType)):
            ty = ty.element
        else:
            break
    return found


def unit_at(units: list[Unit], element: int) -> int:
    """The number of the unit that an element is in."""
    for number, unit in enumerate(units):
        if unit.first <= element < unit.last:
            return number
    raise IndexError(element)


def field_of(gep: Gep, layout: DataLayout) -> Field | None:
    """The bit field that a way ends at; None where it ends at anything else."""
    way = steps(gep)
    if not way:
        return None
    _, struct, element = way[-1]  # an integer, where it is a bit field: no way leads further
    if not struct.explicit:
        return None
    units = layout.units(struct)
    unit = units[unit_at(units, element)]
    if not unit.has_fields:
        return None
    offset = layout.bit_offsets(struct)[element] - unit.start
    width = layout.size_in_bits((struct.elements or ())[element]).fixed
    return Field(struct, unit, offset, width)


def field_accessed(pointer: Value, ty: Type, layout: DataLayout) -> Field | None:
    """The bit field that a load or store goes to. A way of constants to the first element of a variable is the variable
    itself, as LLVM folds it: there the type that is accessed tells."""
    gep = as_gep(pointer)
    if gep is not None:
        return field_of(gep, layout)
    top = object_type(pointer)
    while isinstance(top, (StructType, ArrayType)):
        if not isinstance(top, StructType):
            top = top.element
            continue
        if not top.elements:
            return None
        first, *_ = top.elements
        if top.explicit and first is ty:
            unit, *_ = layout.units(top)
            if unit.has_fields:
                return Field(top, unit, 0, layout.size_in_bits(first).fixed)
        top = first
    return None


def object_type(pointer: Value) -> Type | None:
    """The type of a variable or a stack object."""
    if isinstance(pointer, AllocaInst):
        return pointer.allocated_type
    return pointer.value_type if isinstance(pointer, GlobalVariable) else None
