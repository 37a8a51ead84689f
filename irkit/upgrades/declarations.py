"""What the reader changes in functions before it looks at their bodies, and in string attributes wherever they are."""

from __future__ import annotations

from typing import Final

from irkit import intrinsics
from irkit.attributes import (
    FUNCTION_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    StringAttribute,
)
from irkit.dialects.features import CHECKED_INTRINSIC_TYPES, IMPLICIT_SECTION_NAMES, UNIFORM_WORK_GROUPS
from irkit.functions import Function
from irkit.intrinsics.attributes import intrinsic_attributes
from irkit.intrinsics.mangling import mangled_name
from irkit.intrinsics.matching import overloaded_types
from irkit.module import Module
from irkit.upgrades.attribute_sets import WORK_GROUPS, sorted_set, string_value, without
from irkit.upgrades.compatibility import Compatibility

_OLD_NAMES: Final = frozenset(("no-frame-pointer-elim", "no-frame-pointer-elim-non-leaf", "null-pointer-is-valid"))


# What the names begin with of intrinsics that `irkit.upgrades.old_calls` looks at though the release has them.
LOOKED_AT: Final = ("llvm.aarch64.", "llvm.arm.", "llvm.nvvm.", "llvm.objectsize.", "llvm.x86.")


def is_settled(module: Module, function: Function) -> bool:
    """Whether an intrinsic is one of the release under the name that its types make, of which old calls know nothing.
    Most modules have no others, and their rules are slow to import."""
    intrinsic = intrinsics.lookup(function.name, module.dialect.llvm_version)
    if intrinsic is None or function.name.startswith(LOOKED_AT):
        return False
    types = overloaded_types(module.context, intrinsic, function.function_type)
    return types is not None and (not intrinsic.is_overloaded or mangled_name(intrinsic, types) == function.name)


def upgrade_intrinsic_attributes(module: Module, function: Function) -> None:
    """Give the declaration of an intrinsic the attributes that the release has for it."""
    version = module.dialect.llvm_version
    intrinsic = intrinsics.lookup(function.name, version)
    if intrinsic is None:
        return
    if module.dialect.has(CHECKED_INTRINSIC_TYPES):
        if overloaded_types(module.context, intrinsic, function.function_type) is None:
            return
    function.attribute_list = intrinsic_attributes(module.context, intrinsic, function.function_type)


def remangle(module: Module, function: Function) -> None:
    """Give an overloaded intrinsic the name that its types make, as a declaration at the end of the module.

    A name that holds an unnamed struct stays: such names are numbered by what else the module declares.
    """
    version = module.dialect.llvm_version
    intrinsic = intrinsics.lookup(function.name, version)
    if intrinsic is None or not intrinsic.is_overloaded:
        return
    types = overloaded_types(module.context, intrinsic, function.function_type)
    wanted = mangled_name(intrinsic, types) if types is not None else None
    if wanted is None or wanted == function.name:
        return
    new = module.get(wanted)
    if not isinstance(new, Function) or new.value_type is not function.value_type:
        if new is not None:
            new.rename(f"{wanted}.renamed", unique=True)
        new = Function(function.type, function.function_type, wanted, address_space=function.address_space)
        module.append(new)
    new.calling_convention = function.calling_convention
    function.replace_all_uses_with(new)
    module.remove(function)


def upgrade_function(module: Module, function: Function, rules: Compatibility) -> None:
    """Take attributes off a function that do not fit its type; a section that is an attribute becomes its section."""
    function_type = function.function_type
    function.attribute_list = rules.fitting_list(
        module, function.attribute_list, function_type.return_type, list(function_type.parameters)
    )
    attributes = function.attribute_list.function if function.attribute_list is not None else None
    if attributes is None or not module.dialect.has(IMPLICIT_SECTION_NAMES):
        return
    section = string_value(attributes, "implicit-section-name")
    if section is not None:
        function.section = section
        function.attribute_list = without(
            module, function.attribute_list, FUNCTION_INDEX, frozenset(("implicit-section-name",)), strings=True
        )


def _uniform_work_groups(module: Module, attributes: AttributeSet) -> AttributeSet:
    said = string_value(attributes, WORK_GROUPS)
    if not said:  # there is none, or it is in its new form
        return attributes
    kept = [item for item in attributes if not isinstance(item, StringAttribute) or item.name != WORK_GROUPS]
    if said == "true":
        kept.append(StringAttribute(WORK_GROUPS))
    return sorted_set(module, kept)


def renamed_set(module: Module, attributes: AttributeSet) -> AttributeSet:
    """A set with string attributes of old in their new form: the frame pointer's, null as a valid pointer, and work
    groups of one size."""
    if module.dialect.has(UNIFORM_WORK_GROUPS):
        attributes = _uniform_work_groups(module, attributes)
    values = {item.name: item.value or "" for item in attributes if isinstance(item, StringAttribute)}
    if _OLD_NAMES.isdisjoint(values):
        return attributes
    kept: list[Attribute] = [
        item for item in attributes if not isinstance(item, StringAttribute) or item.name not in _OLD_NAMES
    ]
    frame_pointer = ""
    if "no-frame-pointer-elim" in values:
        frame_pointer = "all" if values["no-frame-pointer-elim"] == "true" else "none"
    if "no-frame-pointer-elim-non-leaf" in values and frame_pointer != "all":
        frame_pointer = "non-leaf"
    if frame_pointer:
        kept = [item for item in kept if not isinstance(item, StringAttribute) or item.name != "frame-pointer"]
        kept.append(StringAttribute("frame-pointer", frame_pointer))
    if values.get("null-pointer-is-valid") == "true":
        if not any(item.name == "null_pointer_is_valid" and not isinstance(item, StringAttribute) for item in kept):
            kept.append(Attribute("null_pointer_is_valid"))
    return sorted_set(module, kept)


class AttributeRenamer:
    """`renamed_set` for whole lists, each looked at once."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self._lists: dict[AttributeList, AttributeList] = {}

    def renamed(self, attributes: AttributeList | None) -> AttributeList | None:
        if attributes is None:
            return None
        found = self._lists.get(attributes)
        if found is None:
            sets = {index: renamed_set(self.module, old) for index, old in attributes.sets.items()}
            found = self._lists[attributes] = self.module.context.attribute_list(sets)
        return found
