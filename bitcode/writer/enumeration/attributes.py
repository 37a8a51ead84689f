"""Attribute groups and attribute lists, each once, in the order in which they are met."""

from __future__ import annotations

from bitcode.writer.enumeration.types import TypeNumbers
from irkit.attributes import FUNCTION_INDEX, Attribute, AttributeList, AttributeSet, TypeAttribute
from irkit.context import Context
from irkit.dialects import Dialect
from irkit.dialects.attribute_order import ordered_attributes
from irkit.errors import VerificationError
from irkit.provenance import Provenance


class AttributeNumbers:
    """`lists`, numbered from 1, and `groups`, the sets with the index that they have in a list, numbered from 1.

    LLVM keeps the attributes of a set in its own order; here a set has the order of its source. What is numbered is
    the sorted set, so that sets that differ in their order alone are one group, and lists of them one list.
    """

    def __init__(
        self, types: TypeNumbers, context: Context, dialect: Dialect, source: Provenance, function_last: bool
    ) -> None:
        self.types: TypeNumbers = types
        # What the source has for lists with types.
        self.untyped: dict[AttributeList, AttributeList] = source.untyped_lists
        self.lists_nothing: bool = source.lists_nothing
        self.function_last: bool = function_last  # as in LLVM 4 and older
        self.context: Context = context
        self.dialect: Dialect = dialect
        self.lists: list[AttributeList] = []
        self.list_ids: dict[AttributeList, int] = {}
        self.groups: list[tuple[int, AttributeSet]] = []
        self.group_ids: dict[tuple[int, AttributeSet], int] = {}
        self.sorted_sets: dict[AttributeSet, AttributeSet] = {}

    def add(self, attributes: AttributeList | None) -> None:
        """Number a list, its groups, and the types that those name. An empty list has none, unless the source
        gave it one."""
        if attributes is None or attributes in self.list_ids:
            return
        source = self.untyped.get(attributes)
        ordered = self.sorted_list(without_types(self.context, source) if source is not None else attributes)
        if ordered not in self.list_ids:
            if ordered.sets or self.lists_nothing:
                self.lists.append(ordered)
                self.add_groups(ordered)
                self.list_ids[ordered] = len(self.lists)
            else:
                self.list_ids[ordered] = 0
        self.list_ids[attributes] = self.list_ids[ordered]

    def add_groups(self, attributes: AttributeList) -> None:
        for index in self.indexes_in_order(attributes):
            attribute_set = attributes.sets[index]
            key = (index, attribute_set)
            if key not in self.group_ids:
                self.groups.append(key)
                self.group_ids[key] = len(self.groups)
                for attribute in attribute_set.attributes:
                    if isinstance(attribute, TypeAttribute) and attribute.type is not None:
                        self.types.add(attribute.type)

    def indexes_in_order(self, attributes: AttributeList) -> list[int]:
        """The indexes of a list's sets in LLVM's order: the function's, the result's, the parameters' attributes."""
        indexes = sorted(attributes.sets)
        if indexes and indexes[-1] == FUNCTION_INDEX and not self.function_last:
            indexes.insert(0, indexes.pop())
        return indexes

    def sorted_list(self, attributes: AttributeList) -> AttributeList:
        return self.context.attribute_list({index: self.sorted_set(s) for index, s in attributes.sets.items()})

    def sorted_set(self, attributes: AttributeSet) -> AttributeSet:
        found = self.sorted_sets.get(attributes)
        if found is None:
            found = self.context.attribute_set(ordered_attributes(self.dialect, attributes))
            self.sorted_sets[attributes] = found
        return found

    def list_id(self, attributes: AttributeList | None) -> int:
        if attributes is None:
            return 0
        found = self.list_ids.get(attributes)
        if found is None:
            raise VerificationError("an attribute list came into the module while it was written")
        return found

    def group_id(self, index: int, attributes: AttributeSet) -> int:
        found = self.group_ids.get((index, self.sorted_set(attributes)))
        if found is None:
            raise VerificationError("an attribute set came into the module while it was written")
        return found


def without_types(context: Context, attributes: AttributeList) -> AttributeList:
    """The list as its release wrote it: what has no type there is a word."""
    sets: dict[int, AttributeSet] = {}
    for index, found in attributes.sets.items():
        words = [
            Attribute(item.name) if isinstance(item, TypeAttribute) and item.type is None else item for item in found
        ]
        sets[index] = context.attribute_set(words)
    return context.attribute_list(sets)
