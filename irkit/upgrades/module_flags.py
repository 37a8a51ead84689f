"""Module flags that LLVM's readers change (LangRef, "Module Flags Metadata"), and what 22 makes of some of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.flag_nodes import (
    ERROR,
    MAX,
    MIN,
    MODULE_FLAGS,
    OVERRIDE,
    flag_key,
    module_flags,
    named_metadata,
)
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata, NamedMDNode, constant_integer
from irkit.module import Module
from irkit.releases import NEWEST, OLDEST

NVVM_ANNOTATIONS: Final = "nvvm.annotations"


def integer_metadata(module: Module, width: int, value: int) -> ConstantAsMetadata:
    return ConstantAsMetadata(module.context.constant_int(module.context.integer(width), value))


def add_module_flag(module: Module, behavior: int, key: str, value: Metadata) -> None:
    flags = module_flags(module)
    if flags is None:
        flags = NamedMDNode(MODULE_FLAGS, [])
        module.named_metadata.append(flags)
    flags.operands.append(MDTuple([integer_metadata(module, 32, behavior), MDString(key), value]))


# A rule gets the module and a flag, and gives the flag's new form, or the flag itself.
_Rule = Callable[[Module, MDNode], MDNode]


def _behavior(flag: MDNode) -> int | None:
    constant = constant_integer(flag.operands[0])
    return constant.value if constant is not None else None


def _with_behavior(module: Module, flag: MDNode, behavior: int) -> MDNode:
    return MDTuple([integer_metadata(module, 32, behavior), flag.operands[1], flag.operands[2]])


def _error_to_max(module: Module, flag: MDNode) -> MDNode:
    return _with_behavior(module, flag, MAX) if _behavior(flag) == ERROR else flag


def _error_to_min(module: Module, flag: MDNode) -> MDNode:
    return _with_behavior(module, flag, MIN) if _behavior(flag) == ERROR else flag


def _error_or_max_to_min(module: Module, flag: MDNode) -> MDNode:
    return _with_behavior(module, flag, MIN) if _behavior(flag) in (ERROR, MAX) else flag


def _without_spaces(module: Module, flag: MDNode) -> MDNode:
    value = flag.operands[2]
    if not isinstance(value, MDString) or " " not in value.string:
        return flag
    return MDTuple([flag.operands[0], flag.operands[1], MDString(value.string.replace(" ", ""))])


def _garbage_collection(module: Module, flag: MDNode) -> MDNode:
    """An i8; what Swift keeps in the higher bytes becomes flags of their own (see `_swift_versions`)."""
    value = constant_integer(flag.operands[2])
    if value is None or value.type is module.context.integer(8):
        return flag
    return MDTuple(
        [integer_metadata(module, 32, ERROR), flag.operands[1], integer_metadata(module, 8, value.value & 0xFF)]
    )


def _amdhsa(module: Module, flag: MDNode) -> MDNode:
    return MDTuple([flag.operands[0], MDString("amdhsa_code_object_version"), flag.operands[2]])


# Key (a whole one, or a beginning that ends in `*`), rule, first and last release.
_RULES: Final[tuple[tuple[str, _Rule, int, int], ...]] = (
    ("PIC Level", _error_to_max, OLDEST, 15),
    ("PIC Level", _error_or_max_to_min, 16, NEWEST),
    ("PIE Level", _error_to_max, OLDEST, NEWEST),
    ("branch-target-enforcement", _error_to_min, 15, NEWEST),
    ("sign-return-address*", _error_to_min, 15, NEWEST),
    ("Objective-C Image Info Section", _without_spaces, OLDEST, NEWEST),
    ("Objective-C Garbage Collection", _garbage_collection, OLDEST, NEWEST),
    ("amdgpu_code_object_version", _amdhsa, 19, NEWEST),
)


def _has_key(key: str, pattern: str) -> bool:
    return key.startswith(pattern[:-1]) if pattern.endswith("*") else key == pattern


def _swift_versions(value: int) -> list[tuple[str, int, int]]:
    """The flags that Swift's part of an image info becomes: name, width, value."""
    return [
        ("Swift ABI Version", 32, value >> 8 & 0xFF),
        ("Swift Major Version", 8, value >> 24 & 0xFF),
        ("Swift Minor Version", 8, value >> 16 & 0xFF),
    ]


def upgrade_linker_options(module: Module, llvm_version: int) -> None:
    """The flag "Linker Options" also becomes named metadata, unless there is that already."""
    flags = module_flags(module)
    if flags is None or named_metadata(module, "llvm.linker.options") is not None:
        return
    for flag in flags.operands:
        value = flag.operands[2] if flag_key(flag) == "Linker Options" else None
        if isinstance(value, MDNode):
            options = [option for option in value.operands if isinstance(option, MDNode)]
            module.named_metadata.append(NamedMDNode("llvm.linker.options", options))
            return


def changed_flags(module: Module, llvm_version: int) -> list[str]:
    """The flags that LLVM `llvm_version` has in another form."""
    flags = module_flags(module)
    found: list[str] = []
    for flag in flags.operands if flags is not None else ():
        key = flag_key(flag) or ""
        rules = [
            rule for pattern, rule, first, last in _RULES if first <= llvm_version <= last and _has_key(key, pattern)
        ]
        if any(rule(module, flag) is not flag for rule in rules):
            found.append(key)
    return found


def upgrade_module_flags(module: Module, llvm_version: int) -> None:
    """Change the module flags that LLVM `llvm_version` knows in another form."""
    flags = module_flags(module)
    if flags is None:
        return
    rules = [(pattern, rule) for pattern, rule, first, last in _RULES if first <= llvm_version <= last]
    keys: set[str] = set()
    swift: int | None = None
    for place, flag in enumerate(flags.operands):
        key = flag_key(flag)
        if key is None:
            continue
        keys.add(key)
        if key == "Objective-C Garbage Collection":
            value = constant_integer(flag.operands[2])
            if value is not None and value.unsigned & 0xFFFFFF00:
                swift = value.unsigned
        for pattern, rule in rules:
            if _has_key(key, pattern):
                flags.operands[place] = rule(module, flag)
    if "Objective-C Image Info Version" in keys and "Objective-C Class Properties" not in keys:
        add_module_flag(module, OVERRIDE, "Objective-C Class Properties", integer_metadata(module, 32, 0))
    if swift is not None:
        for name, width, number in _swift_versions(swift):
            add_module_flag(module, ERROR, name, integer_metadata(module, width, number))
