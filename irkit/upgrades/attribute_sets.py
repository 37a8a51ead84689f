"""Attribute lists with something added or taken out, in the order in which the module's release keeps sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from irkit.attributes import Attribute, AttributeList, AttributeSet, StringAttribute
from irkit.module import Module

WORK_GROUPS: Final = "uniform-work-group-size"


def string_value(attributes: AttributeSet, key: str) -> str | None:
    """The value of a string attribute, "" if it has none; None where there is no such attribute."""
    for attribute in attributes:
        if isinstance(attribute, StringAttribute) and attribute.name == key:
            return attribute.value or ""
    return None


def sorted_set(module: Module, attributes: Iterable[Attribute]) -> AttributeSet:
    """The set of these attributes: in the order of the release's enumeration, string attributes last, by their keys."""
    ranks = module.dialect.attribute_ranks
    last = len(ranks)

    def place(attribute: Attribute) -> tuple[int, str]:
        if isinstance(attribute, StringAttribute):
            return (last, attribute.name)
        return (ranks.get(attribute.name, last), "")

    return module.context.attribute_set(sorted(attributes, key=place))


def with_set(module: Module, attributes: AttributeList | None, index: int, new: AttributeSet) -> AttributeList | None:
    """The list with `new` in place of the set at `index`; None for a list without any set."""
    sets = dict(attributes.sets) if attributes is not None else {}
    sets.pop(index, None)
    if len(new):
        sets[index] = new
    return module.context.attribute_list(sets) if sets else None


def without(
    module: Module, attributes: AttributeList | None, index: int, names: frozenset[str], strings: bool = False
) -> AttributeList | None:
    """The list without the attributes of these names at `index`: string attributes if `strings`, all others if not."""
    old = attributes.sets.get(index) if attributes is not None else None
    if old is None or not any(item.name in names and isinstance(item, StringAttribute) == strings for item in old):
        return attributes
    kept = [item for item in old if item.name not in names or isinstance(item, StringAttribute) != strings]
    return with_set(module, attributes, index, module.context.attribute_set(kept))
