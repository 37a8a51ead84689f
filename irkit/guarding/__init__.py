"""Guards of the model's attributes: what they are set to is of their kind, and what is fixed stays as it was made.

Note [guards of attributes]: a slot takes anything, and a compiled one says what it does not take by TypeError. So a
module of the model ends with `protect(__name__)`. From then on who sets a public slot of its classes has the value
looked at: by the kind that the annotation declares (`irkit.guarding.kinds`, generated from the source). EditError is
raised for what is of another, and for what is fixed (`FIXED`). Compiled classes have a property in the place of the
slot, which compiled code does not ask; others have `__setattr__`, which ours asks as well and which takes a quarter of
the time of reading: so the commands, which run no code but ours, put up no guards (`spare`). What is of its kind and
does not fit the rest is found where a module is written (`irkit.editing.guard`).
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from types import MemberDescriptorType
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


class Guard(property):
    """The property in the place of a slot of a compiled class; `put` sets the slot unchecked."""

    put: Callable[[object, Any], None]


_wanted = True  # whether this process is to have guards


def spare() -> None:
    """Leave the slots of modules that are loaded from now on as they are: this process runs no code but ours."""
    global _wanted  # noqa: PLW0603 - the classes, too, are one a process
    _wanted = False


def protect(module_name: str) -> None:
    """Put guards before the public slots of the module's classes."""
    if not _wanted:
        return
    from irkit.guarding.kinds import KINDS

    module = sys.modules[module_name]
    for class_name, kinds in KINDS[module_name].items():
        cls = getattr(module, class_name)
        checks: dict[str, Check] = {}
        for attribute, kind in kinds.items():
            reason = reason_of(f"{module_name}.{class_name}.{attribute}")
            checks[attribute] = FixedCheck(attribute, reason) if reason else KindCheck(attribute, kind)
        if any(isinstance(cls.__dict__[attribute], MemberDescriptorType) for attribute in kinds):
            guard_assignments(cls, checks)
        else:
            guard_slots(cls, checks)


def guard_slots(cls: type, checks: dict[str, Check]) -> None:
    """Properties in the place of the slots of a compiled class, which compiled code does not ask."""
    for attribute, check in checks.items():
        slot = cls.__dict__[attribute]
        guard = Guard(slot.__get__, setter(check, slot))
        guard.put = slot.__set__
        setattr(cls, attribute, guard)


def setter(check: Check, slot: Any) -> Callable[[object, Any], None]:
    put_slot = slot.__set__

    def set_checked(owner: object, value: Any) -> None:
        put_slot(owner, check.checked(owner, value))

    return set_checked


def guard_assignments(cls: Any, own: dict[str, Check]) -> None:
    """`__setattr__` for a class that is not compiled: reading its slots takes no longer than it did."""
    checks: dict[str, Check] = {**getattr(cls.__setattr__, "checks", {}), **own}
    find = checks.get
    put_attribute = object.__setattr__

    def set_attribute(owner: object, attribute: str, value: Any) -> None:
        check = find(attribute)
        if check is not None and type(value) not in check.good:
            value = check.checked(owner, value)
        put_attribute(owner, attribute, value)

    set_attribute.checks = checks  # type: ignore[attr-defined]
    cls.__setattr__ = set_attribute


def reason_of(path: str) -> str:
    """Why an attribute is fixed; "" if it is not."""
    while path:
        found = FIXED.get(path)
        if found is not None:
            return found
        path = path.rpartition(".")[0]
    return ""


def put(owner: object, attribute: str, value: object) -> None:
    """Set what is fixed, or of whatever kind: for those who change all that hangs together."""
    guard = getattr(type(owner), attribute)
    if isinstance(guard, Guard):
        guard.put(owner, value)
    else:
        object.__setattr__(owner, attribute, value)


class Check:
    """What is looked at when an attribute is set. `good` has classes whose objects need no look."""

    __slots__ = ("attribute", "good")

    def __init__(self, attribute: str) -> None:
        self.attribute: str = attribute
        self.good: set[type] = set()

    def checked(self, owner: object, value: Any) -> Any:
        """The value as it is to be stored. Raises EditError for what cannot be."""
        raise NotImplementedError


class FixedCheck(Check):
    """Set once, where the object is made."""

    __slots__ = ("reason",)

    def __init__(self, attribute: str, reason: str) -> None:
        super().__init__(attribute)
        self.reason: str = reason

    def checked(self, owner: object, value: Any) -> Any:
        if getattr(owner, self.attribute, self) is not self:
            raise EditError(f"{self.attribute} of {shown(owner)} cannot be changed: {self.reason}")
        return value


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
        words = "".join([part.rpartition(":")[2] for part in _pieces(self.kind)])
        return words.replace(" | ", " or ")

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


# Kinds are spelled as annotations, with `module:Class` for a class: `list[irkit.values:Value] | None`.


def _pieces(kind: str) -> list[str]:
    """Names, and what stands between them."""
    pieces: list[str] = []
    word = ""
    for character in kind:
        if character in "[]|, ":
            pieces += [word, character]
            word = ""
        else:
            word += character
    return [*pieces, word]


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
