"""Attribute sets as text: in a group, at a parameter or a result, in the comment above a function."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    RETURN_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.dialects import Dialect
from irkit.dialects.attribute_order import ordered_attributes
from irkit.dialects.attribute_text import (
    int_attribute_text,
    range_attribute_text,
    range_list_attribute_text,
    type_attribute_text,
)
from irkit.types import escaped

if TYPE_CHECKING:
    from text.printer.types import TypeTexts


class CallAttributes:
    """The attributes of one call or function, as text: `result`, and `parameters` by number, with a space before
    each; `function` is the set that prints as `#N`."""

    __slots__ = ("function", "parameters", "result")

    def __init__(self, result: str, parameters: dict[int, str], function: AttributeSet | None) -> None:
        self.result: str = result
        self.parameters: dict[int, str] = parameters
        self.function: AttributeSet | None = function


NO_ATTRIBUTES: Final = CallAttributes("", {}, None)


class AttributeTexts:
    """The text of attributes; that of each list and each set is made once."""

    def __init__(self, dialect: Dialect, types: TypeTexts) -> None:
        self.dialect: Dialect = dialect
        self.types: TypeTexts = types
        self.lists: dict[AttributeList, CallAttributes] = {}
        self.sets: dict[AttributeSet, str] = {}
        self.comments: dict[AttributeSet, str] = {}

    def call(self, attributes: AttributeList) -> CallAttributes:
        found = self.lists.get(attributes)
        if found is None:
            sets = dict(attributes.sets)  # none of them is empty
            result = sets.pop(RETURN_INDEX, None)
            function = sets.pop(FUNCTION_INDEX, None)
            parameters = {index - FIRST_ARGUMENT_INDEX: " " + self.set_text(one) for index, one in sets.items()}
            found = self.lists[attributes] = CallAttributes(
                " " + self.set_text(result) if result else "", parameters, function
            )
        return found

    def set_text(self, attributes: AttributeSet) -> str:
        """The set as it stands at a parameter or a result."""
        found = self.sets.get(attributes)
        if found is None:
            found = self.sets[attributes] = " ".join([self.text(a, False) for a in self.ordered(attributes)])
        return found

    def group_text(self, attributes: AttributeSet) -> str:
        """The set as it stands in `attributes #N = { … }`."""
        return " ".join([self.text(attribute, True) for attribute in self.ordered(attributes)])

    def comment_text(self, attributes: AttributeSet) -> str:
        """The set as it stands in `; Function Attrs:`, which leaves string attributes out."""
        found = self.comments.get(attributes)
        if found is None:
            texts = [self.text(a, False) for a in self.ordered(attributes) if not isinstance(a, StringAttribute)]
            found = self.comments[attributes] = " ".join(texts)
        return found

    def ordered(self, attributes: AttributeSet) -> list[Attribute]:
        """The attributes in the order in which they print."""
        return ordered_attributes(self.dialect, attributes)

    def text(self, attribute: Attribute, in_group: bool) -> str:
        name = attribute.name
        if isinstance(attribute, StringAttribute):
            return f'"{name}"="{escaped(attribute.value)}"' if attribute.value else f'"{name}"'
        if isinstance(attribute, IntAttribute):
            return int_attribute_text(self.dialect.llvm_version, name, attribute.value, in_group)
        if isinstance(attribute, TypeAttribute):
            return type_attribute_text(name, None if attribute.type is None else self.types.text(attribute.type))
        if isinstance(attribute, ConstantRangeAttribute):
            return range_attribute_text(name, attribute.range)
        if isinstance(attribute, ConstantRangeListAttribute):
            return range_list_attribute_text(name, attribute.ranges)
        return name
