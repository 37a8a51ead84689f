"""Guards of the model's attributes: what they are set to is of their kind, and what is fixed stays as it was made.

Note [guards of attributes]: a slot takes anything, and a compiled one says what it does not take by TypeError. So a
module of the model ends with `protect(__name__)`. From then on who sets a public slot of its classes has the value
looked at: by the kind that the annotation declares (`irkit.guarding.kinds`, generated from the source). EditError is
raised for what is of another, for what is fixed (`FIXED`), and for what is deleted. It is `__setattr__` that looks,
which the class gets from outside: compiled code sets slots as it did, and asks none, while one that a compiled class
declares would be asked by all. Where nothing is compiled our own code asks it as well, which takes a quarter of the
time of reading: so the commands, which run no code but ours, put up no guards (`spare`). What is of its kind and does
not fit the rest is found where a module is written (`irkit.editing.guard`).
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from typing import Any, Final

from irkit.errors import EditError

_SHARED: Final = "all that use an equal one share it; make another one"

# What never changes after it was made, by the longest start of a name that is here: a module, a class or an attribute.
# Why is said to who tries. "" lets what is inside a module or class that is here change.
FIXED: Final[dict[str, str]] = {
    "irkit.attribute_values": _SHARED,
    "irkit.attributes": _SHARED,
    "irkit.constants": _SHARED,
    "irkit.instruction_base.Instruction.opcode": "make another instruction, and replace this one by it",
    "irkit.metadata.MDString": _SHARED,
    "irkit.module.Module.context": "what the module consists of is unique there",
    "irkit.module.Module.provenance": "it tells where the module is from",
    "irkit.types": _SHARED,
    "irkit.types.StructType.name": "",
    "irkit.values.Argument.index": "a function has its arguments in the order of its type: change the signature",
    "irkit.values.Argument.parent": "an argument belongs to its function",
    "irkit.values.Value.type": "a value is made with its type: make another one, and replace this one by it",
}


_wanted = True  # whether this process is to have guards


def spare() -> None:
    """Leave the classes of modules that are loaded from now on as they are: this process runs no code but ours."""
    global _wanted  # noqa: PLW0603 - the classes, too, are one a process
    _wanted = False


def protect(module_name: str) -> None:
    """Look at what the public attributes of the module's classes are set to, from now on."""
    if not _wanted:
        return
    from irkit.guarding.calls import guard_module
    from irkit.guarding.kinds import KINDS

    module = sys.modules[module_name]
    for class_name, kinds in KINDS.get(module_name, {}).items():
        checks: dict[str, Check] = {}
        for attribute, kind in kinds.items():
            reason = reason_of(f"{module_name}.{class_name}.{attribute}")
            checks[attribute] = FixedCheck(attribute, kind, reason) if reason else KindCheck(attribute, kind)
        guard_assignments(getattr(module, class_name), checks)
    guard_module(module_name)


def guard_assignments(cls: Any, own: dict[str, Check]) -> None:
    """Give a class the checks beside those that it has from its bases."""
    checks: dict[str, Check] = {**getattr(cls.__setattr__, "checks", {}), **own}
    find = checks.get

    def set_attribute(owner: object, attribute: str, value: Any) -> None:
        check = find(attribute)
        if check is not None and type(value) not in check.good:
            value = check.checked(owner, value)
        try:
            put(owner, attribute, value)
        except (AttributeError, TypeError) as error:  # what is read only, or not there; what a compiled setter says
            raise EditError(f"{attribute} of {shown(owner)} cannot be set to {shown(value)}: {error}") from error

    set_attribute.checks = checks  # type: ignore[attr-defined]
    cls.__setattr__ = set_attribute
    cls.__delattr__ = delete_attribute


def delete_attribute(owner: object, attribute: str) -> None:
    """No attribute can be deleted; a compiled setter would take that for a value."""
    raise EditError(f"{attribute} of {shown(owner)} cannot be deleted")


# Set an attribute of whatever kind, and what is fixed: for those who change all that hangs together.
put: Final = object.__setattr__


def reason_of(path: str) -> str:
    """Why an attribute is fixed; "" if it is not."""
    while path:
        found = FIXED.get(path)
        if found is not None:
            return found
        path = path.rpartition(".")[0]
    return ""


class Check:
    """What is looked at when an attribute is set. `good` has classes whose objects need no look."""

    __slots__ = ("attribute", "good")

    def __init__(self, attribute: str) -> None:
        self.attribute: str = attribute
        self.good: set[type] = set()

    def checked(self, owner: object, value: Any) -> Any:
        """The value as it is to be stored. Raises EditError for what cannot be."""
        raise NotImplementedError


def shown(value: object) -> str:
    """A value for a message, whatever state it is in."""
    try:
        return repr(value)
    except Exception:  # what a part of it is cannot be told
        return f"a {type(value).__name__}"


class KindCheck(Check):
    """What is of the kind of an annotation."""

    __slots__ = ("kind", "test")

    def __init__(self, attribute: str, kind: str) -> None:
        super().__init__(attribute)
        self.kind: str = kind
        self.test: Callable[[Any], bool] | None = None

    @property
    def words(self) -> str:
        """The kind for a message: without the modules of classes."""
        return re.sub(r"[\w.]+:", "", self.kind).replace(" | ", " or ")

    def checked(self, owner: object, value: Any) -> Any:
        if type(value) in self.good:
            return value
        if self.test is None:
            self.test = made_test(self.kind)
        if not self.test(value):
            raise EditError(f"{self.attribute} of {shown(owner)} cannot be {shown(value)}: it is {self.words}")
        if self.kind == "int" and type(value) is bool:
            return int(value)
        if not isinstance(value, (list, tuple, dict, str)):
            self.good.add(type(value))
        return value


class FixedCheck(KindCheck):
    """Set once, where the object is made, to what is of the kind. Nothing is noted as good, which would not be looked
    at when it is set again."""

    __slots__ = ("reason", "seen")

    def __init__(self, attribute: str, kind: str, reason: str) -> None:
        super().__init__(attribute, kind)
        self.reason: str = reason
        self.seen: set[type] = set()

    def checked(self, owner: object, value: Any) -> Any:
        if getattr(owner, self.attribute, self) is not self:
            raise EditError(f"{self.attribute} of {shown(owner)} cannot be changed: {self.reason}")
        if type(value) not in self.seen:
            value = super().checked(owner, value)
            self.seen |= self.good
            self.good.clear()
        return value


# Kinds are spelled as annotations, with `module:Class` for a class: `list[irkit.values:Value] | None`.


def made_test(kind: str) -> Callable[[Any], bool]:
    """What tells whether a value is of a kind."""
    alternatives = split(kind, "|")
    if len(alternatives) > 1:
        tests = [made_test(one) for one in alternatives]
        return lambda value: any(test(value) for test in tests)
    name, _, inside = kind.partition("[")
    parts = [made_test(part) for part in split(inside[:-1], ",") if part != "..."] if inside else []
    if name == "None":
        return lambda value: value is None
    if name == "list":
        return lambda value: isinstance(value, list) and all(parts[0](one) for one in value)
    if name == "dict":
        return lambda value: isinstance(value, dict) and all(parts[0](k) and parts[1](v) for k, v in value.items())
    if name == "tuple" and "..." in inside:
        return lambda value: isinstance(value, tuple) and all(parts[0](one) for one in value)
    if name == "tuple":
        return lambda value: isinstance(value, tuple) and len(value) == len(parts) and matching(parts, value)
    if name == "str":
        return is_text
    wanted = class_of(name)
    return lambda value: isinstance(value, wanted)


def is_text(value: object) -> bool:
    """Whether a file can hold it."""
    if not isinstance(value, str):
        return False
    try:
        return value.isascii() or bool(value.encode("utf-8", "surrogateescape"))
    except UnicodeEncodeError:
        return False


def matching(tests: list[Callable[[Any], bool]], values: tuple[Any, ...]) -> bool:
    return all(test(value) for test, value in zip(tests, values, strict=True))


def class_of(name: str) -> type:
    module, _, word = name.rpartition(":")
    if not module:
        return {"int": int, "bool": bool, "bytes": bytes, "object": object}[word]
    found: type = getattr(importlib.import_module(module), word)
    return found


def split(kind: str, separator: str) -> list[str]:
    """The parts of a kind between separators that are in no brackets."""
    parts: list[str] = []
    depth = 0
    word = ""
    for character in kind:
        depth += (character == "[") - (character == "]")
        if character == separator and not depth:
            parts.append(word.strip())
            word = ""
        else:
            word += character
    return [*parts, word.strip()]
