"""Appending variables: arrays of the same name are one after the other (LangRef, "Linkage Types")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.constants import Constant, ConstantAggregateZero, ConstantArray, ConstantStruct
from irkit.errors import LinkError
from irkit.globals import GlobalValue, GlobalVariable
from irkit.linking.prototypes import copy_variable, set_initializer
from irkit.types import ArrayType, PointerType, StructType, Type, array_type, pointer_type, struct_type
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.linking.mover import Mover
    from irkit.linking.values import ValueMapper

_STRUCTORS: Final = ("llvm.global_ctors", "llvm.global_dtors")


class Appending:
    """The variable that one of the source, and that of its name in the destination, if any, become."""

    def __init__(self, mover: Mover, other: GlobalVariable | None, value: GlobalVariable) -> None:
        self.mover: Mover = mover
        self.other: GlobalVariable | None = None if other is None or other.is_declaration else other
        self.replaced: GlobalVariable | None = other
        self.value: GlobalVariable = value
        self.made: GlobalVariable | None = None
        self.first: list[Value] = []
        self.elements: list[Value] = []
        if self.other is not None:
            self.check(self.other)

    def check(self, other: GlobalVariable) -> None:
        """Raise `LinkError` if the two differ in what they must have in common."""
        value = self.value
        for differs, what in (
            (other.is_constant is not value.is_constant, "linked with different const'ness!"),
            (other.alignment != value.alignment, "with different alignment need to be linked!"),
            (other.visibility != value.visibility, "with different visibility need to be linked!"),
            (
                (other.unnamed_addr == "unnamed_addr") is not (value.unnamed_addr == "unnamed_addr"),
                "with different unnamed_addr need to be linked!",
            ),
            (other.section != value.section, "with different section name need to be linked!"),
            (other.address_space != value.address_space, "with different address spaces need to be linked!"),
        ):
            if differs:
                raise LinkError("Appending variables " + what)

    def make(self) -> GlobalVariable:
        """The variable, which has no elements yet; `fill` gives them to it."""
        mover = self.mover
        values = mover.values
        array = values.types.get(self.value.value_type)
        if not isinstance(array, ArrayType):
            raise LinkError(f"Linking globals named '{self.value.name}': {array} is no array to append to")
        element = self.element_type(array.element)
        other = self.other
        if other is not None:
            if not isinstance(other.value_type, ArrayType) or other.value_type.element is not element:
                raise LinkError("Appending variables with different element types!")
            self.first = elements_of(mover, other)
        self.elements = elements_of(mover, self.value)
        if self.value.name in _STRUCTORS and is_struct_of(array.element, 3):
            self.elements = [one for one in self.elements if self.is_needed(one)]
        made_type = array_type(element, len(self.first) + len(self.elements))
        space = self.value.address_space
        typed = isinstance(self.value.type, PointerType) and self.value.type.pointee is not None
        made = GlobalVariable(pointer_type(space, made_type if typed else None), made_type, "", address_space=space)
        made.linkage = self.value.linkage
        copy_variable(values, self.value, made)
        self.place(made)
        self.made = made
        return made

    def place(self, made: GlobalVariable) -> None:
        """Put the new variable where the old one was, and give it its name."""
        destination = self.mover.destination
        destination.append(made)
        if self.replaced is not None:
            destination.put_before(made, self.replaced)
        destination.force_name(made, self.value.name)
        if self.replaced is not None:
            destination.erase(self.replaced)

    def element_type(self, element: Type) -> Type:
        """That of the elements; constructors without an associated global get a place for it."""
        if self.value.name in _STRUCTORS and is_struct_of(element, 2):
            parts = element.contained_types()
            module = self.mover.destination.module
            pointee = None if module.opaque_pointers else module.context.integer(8)
            return struct_type((*parts, pointer_type(0, pointee)))
        return element

    def is_needed(self, element: Value) -> bool:
        """Whether the global that a constructor belongs to is linked from this source."""
        key = element.operands[2] if isinstance(element, ConstantStruct) else None
        while isinstance(key, Constant) and not isinstance(key, GlobalValue) and key.operands:
            key = key.operands[0]
        if not isinstance(key, GlobalValue):
            return True
        return self.mover.should_link(self.mover.linked_to(key), key)

    def fill(self, values: ValueMapper) -> None:
        """Map the elements of the source, and give the variable all of them."""
        made = self.made
        assert made is not None
        assert isinstance(made.value_type, ArrayType)
        element = made.value_type.element
        context = values.module.context
        mapped: list[Value] = list(self.first)
        for one in self.elements:
            new = values.map(one)
            if new is None:
                continue
            if new.type is not element and isinstance(new, ConstantStruct):
                new = context.constant_aggregate(element, [*new.operands, context.null(element.contained_types()[2])])
            mapped.append(new)
        set_initializer(made, context.constant_aggregate(made.value_type, mapped))


def is_struct_of(ty: Type, count: int) -> bool:
    return isinstance(ty, StructType) and len(ty.contained_types()) == count


def elements_of(mover: Mover, variable: GlobalVariable) -> list[Value]:
    """The elements of an initializer."""
    initializer = variable.initializer
    if isinstance(initializer, ConstantArray):
        return list(initializer.operands)
    array = variable.value_type
    assert isinstance(array, ArrayType)
    if isinstance(initializer, ConstantAggregateZero):
        module = variable.parent
        assert module is not None
        return [module.context.null(array.element)] * array.count
    if initializer is None:
        return []
    folder = mover.values.folder
    return [folder.extract_value(initializer, [index]) for index in range(array.count)]
