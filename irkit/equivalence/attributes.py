"""Attribute lists of two contexts. The order of the attributes in one place says nothing."""

from __future__ import annotations

from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    RETURN_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    StringAttribute,
    TypeAttribute,
)
from irkit.equivalence.types import TypeMatcher


class AttributeMatcher:
    def __init__(self, types: TypeMatcher) -> None:
        self.types: TypeMatcher = types
        self.lists: dict[AttributeList, AttributeList] = {}

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
            return not (left or right)
        if len(left.attributes) != len(right.attributes):
            return False
        others = {(type(attribute), attribute.name): attribute for attribute in right.attributes}
        for attribute in left.attributes:
            other = others.get((type(attribute), attribute.name))
            if other is None or not self.same_attributes(attribute, other):
                return False
        return True

    def same_attributes(self, left: Attribute, right: Attribute) -> bool:
        """Whether two attributes of one class and name are the same."""
        if isinstance(left, TypeAttribute):
            assert isinstance(right, TypeAttribute)
            if left.type is None or right.type is None:
                return left.type is right.type
            return self.types.same(left.type, right.type)
        if isinstance(left, StringAttribute):
            assert isinstance(right, StringAttribute)
            return (left.value or "") == (right.value or "")
        return left.key() == right.key()


def list_texts(left: AttributeList | None, right: AttributeList | None) -> tuple[str, str]:
    """Two lists, place by place, without what they share."""
    mine = {} if left is None else left.sets
    theirs = {} if right is None else right.sets
    told: list[str] = []
    their_told: list[str] = []
    for index in sorted(mine.keys() | theirs.keys()):
        for out, text in zip((told, their_told), set_texts(mine.get(index), theirs.get(index)), strict=True):
            if text:
                out.append(f"{place_text(index)}({text})")
    return " ".join(told), " ".join(their_told)


def place_text(index: int) -> str:
    if index == FUNCTION_INDEX:
        return "function"
    return "result" if index == RETURN_INDEX else f"parameter {index - FIRST_ARGUMENT_INDEX}"


def set_texts(left: AttributeSet | None, right: AttributeSet | None) -> tuple[str, str]:
    """The attributes of one place, in the order of their names, without what both have."""
    mine = set() if left is None else {str(one) for one in left.attributes}
    theirs = set() if right is None else {str(one) for one in right.attributes}
    return " ".join(sorted(mine - theirs)), " ".join(sorted(theirs - mine))
