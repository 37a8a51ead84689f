"""Module flags as the nodes that they are (LangRef, "Module Flags Metadata"): behavior, name, value."""

from __future__ import annotations

from typing import Final

from irkit.metadata import MDNode, MDString, Metadata, NamedMDNode, constant_integer
from irkit.module import Module
from irkit.words import FLAG_BEHAVIORS, FlagBehavior

MODULE_FLAGS: Final = "llvm.module.flags"
FLAG_PARTS: Final = 3
REQUIREMENT_PARTS: Final = 2  # the value of a flag that requires another: its name, its value

# What linking makes of two flags of a name: the number of each `irkit.words.FlagBehavior`.
ERROR, WARNING, REQUIRE, OVERRIDE, APPEND, APPEND_UNIQUE, MAX, MIN = range(1, 1 + len(FLAG_BEHAVIORS.words))


def named_metadata(module: Module, name: str) -> NamedMDNode | None:
    for node in module.named_metadata:
        if node.name == name:
            return node
    return None


def module_flags(module: Module) -> NamedMDNode | None:
    return named_metadata(module, MODULE_FLAGS)


def flag_key(flag: MDNode) -> str | None:
    """The name of a flag; None for a node that is not one."""
    if len(flag.operands) != FLAG_PARTS:
        return None
    key = flag.operands[1]
    return key.string if isinstance(key, MDString) else None


def behavior_of(node: MDNode) -> FlagBehavior | None:
    """The word of a flag's behavior; None where it has none."""
    number = constant_integer(node.operands[0]) if len(node.operands) == FLAG_PARTS else None
    words = FLAG_BEHAVIORS.words
    return words[number.value - 1] if number is not None and 1 <= number.value <= len(words) else None


class Flag:
    """A well-formed flag, taken apart."""

    __slots__ = ("behavior", "name", "node", "value")

    def __init__(self, node: MDNode, behavior: FlagBehavior, name: str, value: Metadata) -> None:
        self.node: MDNode = node
        self.behavior: FlagBehavior = behavior
        self.name: str = name
        self.value: Metadata = value


def taken_apart(node: MDNode) -> Flag | None:
    """A node as a flag; None if it is not one."""
    behavior, name = behavior_of(node), flag_key(node)
    value = node.operands[-1] if node.operands else None
    return None if behavior is None or name is None or value is None else Flag(node, behavior, name, value)


def flag_of(module: Module, name: str) -> MDNode | None:
    """The first flag of that name."""
    flags = module_flags(module)
    for flag in flags.operands if flags is not None else ():
        if flag_key(flag) == name:
            return flag
    return None


def integer_flag(module: Module, name: str) -> int | None:
    """The value of a flag, None if the module does not have it or it is no integer."""
    flag = flag_of(module, name)
    value = constant_integer(flag.operands[2]) if flag is not None else None
    return value.value if value is not None else None
