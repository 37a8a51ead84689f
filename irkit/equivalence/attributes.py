"""Attribute lists of two contexts. The order of the attributes in one place says nothing."""

from __future__ import annotations

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
from irkit.equivalence.types import TypeMatcher


class AttributeMatcher:
    def __init__(self, types: TypeMatcher) -> None:
        self.types: TypeMatcher = types
        self.lists: dict[AttributeList, AttributeList] = {}
        self.sets: dict[AttributeSet, AttributeSet] = {}

    def same_lists(self, left: AttributeList | None, right: AttributeList | None) -> bool:
        if left is None or right is None:
            return not (left or right)  # an empty list says as little as none
        if self.lists.get(left) is right:
            return True
        if left.sets.keys() != right.sets.keys():
            return False
        if not all(self.same_sets(one, right.sets[index]) for index, one in left.sets.items()):
            return False
        self.lists[left] = right
        return True

    def same_sets(self, left: AttributeSet | None, right: AttributeSet | None) -> bool:
        if left is None or right is None:
            return (left is None or not left.attributes) and (right is None or not right.attributes)
        if self.sets.get(left) is right:
            return True
        if len(left.attributes) != len(right.attributes):
            return False
        others = {(type(attribute), attribute.name): attribute for attribute in right.attributes}
        for attribute in left.attributes:
            other = others.get((type(attribute), attribute.name))
            if other is None or not self.same_attributes(attribute, other):
                return False
        self.sets[left] = right
        return True

    def same_attributes(self, left: Attribute, right: Attribute) -> bool:
        if isinstance(left, TypeAttribute) and isinstance(right, TypeAttribute):
            if left.type is None or right.type is None:
                return left.type is right.type
            return self.types.same(left.type, right.type)
        if isinstance(left, StringAttribute) and isinstance(right, StringAttribute):
            return (left.value or "") == (right.value or "")
        return left.key() == right.key()


def list_text(attributes: AttributeList | None) -> str:
    """A list, place by place."""
    if attributes is None:
        return ""
    parts = []
    for index in sorted(attributes.sets):
        if index == FUNCTION_INDEX:
            place = "function"
        elif index == RETURN_INDEX:
            place = "result"
        else:
            place = f"parameter {index - FIRST_ARGUMENT_INDEX}"
        parts.append(f"{place}({set_text(attributes.sets[index])})")
    return " ".join(parts)


def set_text(attributes: AttributeSet | None) -> str:
    """The attributes of one place, in the order of their names."""
    return "" if attributes is None else " ".join(sorted([attribute_text(one) for one in attributes.attributes]))


def attribute_text(attribute: Attribute) -> str:
    if isinstance(attribute, IntAttribute):
        return f"{attribute.name}({attribute.value})"
    if isinstance(attribute, StringAttribute):
        return f'"{attribute.name}"="{attribute.value}"' if attribute.value else f'"{attribute.name}"'
    if isinstance(attribute, TypeAttribute):
        return attribute.name if attribute.type is None else f"{attribute.name}({attribute.type})"
    if isinstance(attribute, ConstantRangeAttribute):
        return f"{attribute.name}(i{attribute.width} {attribute.lower}, {attribute.upper})"
    if isinstance(attribute, ConstantRangeListAttribute):
        ranges = ", ".join([f"({lower}, {upper})" for lower, upper in attribute.ranges])
        return f"{attribute.name}(i{attribute.width} {ranges})"
    return attribute.name
