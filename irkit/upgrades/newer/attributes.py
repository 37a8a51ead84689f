"""Attributes that a newer release has in another form, one row each; sets in the order of its enumeration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.attribute_values import MEMORY_WORDS, MemoryEffects
from irkit.attributes import (
    FUNCTION_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    IntAttribute,
)
from irkit.dialects.attribute_text import ALL_BYTES
from irkit.instructions import CallBase
from irkit.module import Module
from irkit.upgrades.attribute_sets import sorted_set
from irkit.upgrades.triples import Triple

UWTABLE_DEFAULT: Final = 2
CAPTURES_NOTHING: Final = 0

# A rule gets the attributes of one place and says what they are in the newer release.
_Rule = Callable[[list[Attribute], int], list[Attribute]]


def _replaced(attributes: list[Attribute], name: str, new: Attribute) -> list[Attribute]:
    """The list with `new` for the enum attribute of that name."""
    for item in attributes:
        if item.name == name and type(item) is Attribute:
            return [*(other for other in attributes if other.name not in (name, new.name)), new]
    return attributes


def _unwind_table(attributes: list[Attribute], version: int) -> list[Attribute]:
    return _replaced(attributes, "uwtable", IntAttribute("uwtable", UWTABLE_DEFAULT))


def _captures(attributes: list[Attribute], version: int) -> list[Attribute]:
    return _replaced(attributes, "nocapture", IntAttribute("captures", CAPTURES_NOTHING))


def _dead_on_return(attributes: list[Attribute], version: int) -> list[Attribute]:
    return _replaced(attributes, "dead_on_return", IntAttribute("dead_on_return", ALL_BYTES))


def _memory(attributes: list[Attribute], version: int) -> list[Attribute]:
    """Words for what a function does to memory: together they are one attribute."""
    effects = MemoryEffects()
    kept: list[Attribute] = []
    for item in attributes:
        left = MEMORY_WORDS.get(item.name) if type(item) is Attribute else None
        if left is None:
            kept.append(item)
        else:
            effects = effects & left
    if len(kept) == len(attributes):
        return attributes
    if effects != MemoryEffects():
        kept.append(IntAttribute("memory", effects.value_in(version)))
    return kept


def _memory_layout(attributes: list[Attribute], version: int) -> list[Attribute]:
    """The locations of memory have other places in newer releases, and there are more of them."""
    made: list[Attribute] = []
    for item in attributes:
        if isinstance(item, IntAttribute) and item.name == "memory":
            value = MemoryEffects.of_value(item.value, version).value_in(version)
            made.append(item if value == item.value else IntAttribute("memory", value))
        else:
            made.append(item)
    return made


def _target_memory(attributes: list[Attribute], version: int) -> list[Attribute]:
    """What was part of inaccessible memory may be memory of the target."""
    made: list[Attribute] = []
    for item in attributes:
        if isinstance(item, IntAttribute) and item.name == "memory":
            effects = MemoryEffects.of_value(item.value, version)
            inaccessible = MemoryEffects("none", **dict.fromkeys(_TARGET_MEMORY, effects["inaccessiblemem"]))
            made.append(IntAttribute("memory", (effects | inaccessible).value_in(version)))
        else:
            made.append(item)
    return made


_TARGET_MEMORY: Final = ("target_mem0", "target_mem1")
_AARCH64: Final = ("aarch64", "aarch64_be", "aarch64_32")
# Since which release, LLVM's name, rule, whether it is for attributes of functions alone; the architectures it is for,
# if not all.
ROWS: Final[tuple[tuple[int, str, _Rule, bool, tuple[str, ...]], ...]] = (
    (15, "uwtable", _unwind_table, True, ()),
    (16, "upgradeOldMemoryAttribute", _memory, True, ()),
    (21, "memory", _memory_layout, True, ()),
    (21, "nocapture", _captures, False, ()),
    (22, "memory", _memory_layout, True, ()),
    (23, "memory", _memory_layout, True, ()),
    (23, "upgradeTargetMemory", _target_memory, True, _AARCH64),
    (23, "dead_on_return", _dead_on_return, False, ()),
)


class AttributeUpgrade:
    """Sets and lists of attributes of one release as those of a newer one, each looked at once."""

    def __init__(self, module: Module, own: int, version: int) -> None:
        self.module: Module = module
        self.version: int = version
        architecture = Triple(module.target_triple).architecture
        self.rules: list[tuple[_Rule, bool]] = [
            (rule, for_functions)
            for since, _, rule, for_functions, architectures in ROWS
            if own < since <= version and (not architectures or architecture in architectures)
        ]
        self._sets: dict[tuple[AttributeSet, bool], AttributeSet] = {}
        self._lists: dict[AttributeList, AttributeList] = {}

    def upgraded_set(self, attributes: AttributeSet, of_function: bool) -> AttributeSet:
        key = (attributes, of_function)
        found = self._sets.get(key)
        if found is None:
            items = list(attributes)
            for rule, for_functions in self.rules:
                if of_function or not for_functions:
                    items = rule(items, self.version)
            found = self._sets[key] = sorted_set(self.module, items)
        return found

    def upgraded(self, attributes: AttributeList | None) -> AttributeList | None:
        if attributes is None:
            return None
        found = self._lists.get(attributes)
        if found is None:
            sets = {index: self.upgraded_set(one, index == FUNCTION_INDEX) for index, one in attributes.sets.items()}
            found = self._lists[attributes] = self.module.context.attribute_list(sets)
        return found

    def run(self) -> None:
        """Change the attributes of all globals, functions and calls."""
        module = self.module
        for variable in module.globals:
            if variable.attribute_set is not None:
                variable.attribute_set = self.upgraded_set(variable.attribute_set, True)
        for function in module.functions:
            function.attribute_list = self.upgraded(function.attribute_list)
            if function.is_declaration:
                continue
            for block in function.blocks:
                for instruction in block.instructions:
                    if isinstance(instruction, CallBase) and instruction.attribute_list is not None:
                        instruction.attribute_list = self.upgraded(instruction.attribute_list)
