"""Attributes that do not fit the type of what they stand on: LLVM's readers take them off functions and calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    RETURN_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    StringAttribute,
)
from irkit.module import Module
from irkit.releases import NEWEST, OLDEST
from irkit.types import ArrayType, IntegerType, PointerType, StructType, Type, VoidType


def _is_integer(ty: Type) -> bool:
    return isinstance(ty, IntegerType)


def _is_pointer(ty: Type) -> bool:
    return isinstance(ty, PointerType)


def _is_pointer_or_vector(ty: Type) -> bool:
    return ty.is_pointer_or_pointer_vector()


def _is_integer_or_vector(ty: Type) -> bool:
    return ty.is_int_or_int_vector()


def _is_not_void(ty: Type) -> bool:
    return not isinstance(ty, VoidType)


def _is_float(ty: Type) -> bool:
    while isinstance(ty, ArrayType):
        ty = ty.element
    return ty.is_fp_or_fp_vector()


def _is_float_or_floats(ty: Type) -> bool:
    """The same, and literal structs of equal members that are floats themselves."""
    if isinstance(ty, StructType):
        elements = ty.elements or ()
        if not ty.is_literal or not elements or any(item is not elements[0] for item in elements):
            return False
        return elements[0].is_fp_or_fp_vector()
    return _is_float(ty)


# Attribute, what its type must be, first and last release that looks.
_ROWS: Final[tuple[tuple[str, Callable[[Type], bool], int, int], ...]] = (
    ("signext", _is_integer, OLDEST, NEWEST),
    ("zeroext", _is_integer, OLDEST, NEWEST),
    ("allocalign", _is_integer, 15, NEWEST),
    ("range", _is_integer_or_vector, 19, NEWEST),
    ("nest", _is_pointer, OLDEST, NEWEST),
    ("noalias", _is_pointer, OLDEST, NEWEST),
    ("nocapture", _is_pointer, OLDEST, 20),
    ("nonnull", _is_pointer, OLDEST, NEWEST),
    ("readnone", _is_pointer, OLDEST, NEWEST),
    ("readonly", _is_pointer, OLDEST, NEWEST),
    ("swifterror", _is_pointer, OLDEST, NEWEST),
    ("dereferenceable", _is_pointer, OLDEST, NEWEST),
    ("dereferenceable_or_null", _is_pointer, OLDEST, NEWEST),
    ("preallocated", _is_pointer, OLDEST, NEWEST),
    ("inalloca", _is_pointer, OLDEST, NEWEST),
    ("byval", _is_pointer, OLDEST, NEWEST),
    ("sret", _is_pointer, OLDEST, NEWEST),
    ("byref", _is_pointer, OLDEST, NEWEST),
    ("elementtype", _is_pointer, OLDEST, NEWEST),
    ("allocptr", _is_pointer, 15, NEWEST),
    ("writable", _is_pointer, 18, NEWEST),
    ("dead_on_unwind", _is_pointer, 18, NEWEST),
    ("initializes", _is_pointer, 19, NEWEST),
    ("captures", _is_pointer, 20, NEWEST),
    ("dead_on_return", _is_pointer, 21, NEWEST),
    ("align", _is_pointer, OLDEST, 13),
    ("align", _is_pointer_or_vector, 14, NEWEST),
    ("nofpclass", _is_float, 17, 19),
    ("nofpclass", _is_float_or_floats, 20, NEWEST),
    ("noundef", _is_not_void, OLDEST, NEWEST),
)
# From here on a range must be as wide as the integers of its type.
_RANGE_WIDTH_CHECKED: Final = 20


class Compatibility:
    """The rules of one release."""

    def __init__(self, llvm_version: int) -> None:
        self.checks_range_width: bool = llvm_version >= _RANGE_WIDTH_CHECKED
        self.needs: dict[str, Callable[[Type], bool]] = {
            name: needs for name, needs, first, last in _ROWS if first <= llvm_version <= last
        }

    def fits(self, attribute: Attribute, ty: Type) -> bool:
        if isinstance(attribute, StringAttribute):
            return True
        needs = self.needs.get(attribute.name)
        if needs is None:
            return True
        if not needs(ty):
            return False
        if self.checks_range_width and isinstance(attribute, ConstantRangeAttribute):
            scalar = ty.scalar_type()
            return isinstance(scalar, IntegerType) and scalar.width == attribute.range.width
        return True

    def fitting_set(self, module: Module, attributes: AttributeSet, ty: Type) -> AttributeSet:
        kept = [attribute for attribute in attributes if self.fits(attribute, ty)]
        return attributes if len(kept) == len(attributes) else module.context.attribute_set(kept)

    def fitting_list(
        self, module: Module, attributes: AttributeList | None, result: Type, arguments: list[Type]
    ) -> AttributeList | None:
        """The attributes of a function or a call without those that do not fit its result and arguments."""
        if attributes is None:
            return None
        changed: dict[int, AttributeSet] = {}
        for index, old in attributes.sets.items():
            number = index - FIRST_ARGUMENT_INDEX
            if index == RETURN_INDEX:
                ty = result
            elif 0 <= number < len(arguments):
                ty = arguments[number]
            else:
                continue
            new = self.fitting_set(module, old, ty)
            if new is not old:
                changed[index] = new
        if not changed:
            return attributes
        return module.context.attribute_list({**attributes.sets, **changed})
