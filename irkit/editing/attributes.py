"""Attributes added and taken away, with the checks of LLVM's parser and verifier."""

from __future__ import annotations

import importlib
import re
from typing import Final

from irkit.attribute_values import AllocSize, ConstantRange, MemoryEffects, VScaleRange
from irkit.attributes import (
    FIRST_ARGUMENT_INDEX,
    FUNCTION_INDEX,
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.constants import InlineAsm
from irkit.dialects.attribute_text import int_attribute_text
from irkit.dialects.attributes import (
    CONSTANT_RANGE,
    ENUM,
    INT,
    ON_FUNCTION,
    TYPE,
    AttributeKind,
    attribute_places,
    attribute_releases,
)
from irkit.dialects.features import TYPED_POINTERS
from irkit.errors import EditError, IRKitError
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.intrinsics import lookup
from irkit.module import Module
from irkit.types import IntegerType, Type
from irkit.upgrades.attribute_sets import sorted_set
from irkit.values import User
from irkit.verifier.attributes import check_attribute_list
from irkit.verifier.frame import Verifier

_MOST: Final = (1 << 64) - 1
_VALUES: Final[dict[str, type]] = {"memory": MemoryEffects, "allocsize": AllocSize, "vscale_range": VScaleRange}
# One attribute: a word, and what it carries.
_ONE: Final = re.compile(r"([a-z_]+)(?: [0-9]+|=[0-9]+|\((?:[^()]|\([^()]*\))*\))?")


def add_attribute(owner: User, index: int, attribute: object, value: object) -> None:
    """Add an attribute at one place: `Attributes.add`."""
    module = home_of(owner)
    made = attribute if isinstance(attribute, Attribute) else named_attribute(owner, index, module, attribute, value)
    if not isinstance(made, StringAttribute) and module.dialect.attributes.get(made.name) is None:
        raise EditError(f"LLVM {module.dialect.llvm_version} has no attribute {made.name!r}")
    if isinstance(made, IntAttribute):
        check_spelling(module, made)
    check_own(owner, module)
    old = owner.attributes_at(index)
    change(owner, index, module, [*[one for one in old or () if one.name != made.name], made])


def discard_attribute(owner: User, index: int, name: str) -> None:
    """Take an attribute away: `Attributes.discard`."""
    old = owner.attributes_at(index)
    if old is not None and name in old:
        module = home_of(owner)
        check_own(owner, module)
        change(owner, index, module, [one for one in old if one.name != name])


def clear_attributes(owner: User, index: int) -> None:
    """Take all attributes away: `Attributes.clear`."""
    if owner.attributes_at(index) is not None:
        check_own(owner, home_of(owner))
        owner.set_attributes_at(index, None)


def check_own(owner: User, module: Module) -> None:
    """Raise EditError for the declaration of an intrinsic: whoever reads it gives it the attributes that the release
    has for it."""
    if isinstance(owner, Function) and lookup(owner.name, module.dialect.llvm_version) is not None:
        raise EditError(f"{owner.describe()} has the attributes that LLVM gives the intrinsic, and no others")


def change(owner: User, index: int, module: Module, attributes: list[Attribute]) -> None:
    """Let these be the attributes there. Raises EditError where that makes a problem for the verifier."""
    made = sorted_set(module, attributes) if attributes else None
    old = attribute_list_of(owner)
    if isinstance(owner, (Function, CallBase)):
        sets = dict(old.sets) if old is not None else {}
        sets.pop(index, None)
        if made is not None:
            sets[index] = made
        known = problems(owner, module, old)
        new = [
            problem for problem in problems(owner, module, module.context.attribute_list(sets)) if problem not in known
        ]
        if new:
            raise EditError(f"{owner.describe()}: {new[0]}")
    owner.set_attributes_at(index, made)


def problems(owner: Function | CallBase, module: Module, attributes: AttributeList | None) -> list[str]:
    """What LLVM's verifier says of these attributes."""
    if not attributes:
        return []
    ty = owner.function_type
    callee = owner.callee if isinstance(owner, CallBase) else owner
    is_intrinsic = isinstance(callee, Function) and callee.name.startswith("llvm.")
    verifier = Verifier(module)
    check_attribute_list(verifier, ty, attributes, owner, is_intrinsic, isinstance(callee, InlineAsm))
    return [problem.message for problem in verifier.problems]


def attribute_list_of(owner: User) -> AttributeList | None:
    return owner.attribute_list if isinstance(owner, (Function, CallBase)) else None


def home_of(owner: User) -> Module:
    """The module of what has attributes. Raises EditError if it is in none."""
    module = owner.module
    if module is None:
        raise EditError(f"{owner.describe()} is in no module, which attributes belong to")
    return module


def named_attribute(owner: User, index: int, module: Module, name: object, value: object) -> Attribute:
    """An attribute by name and value, or as LLVM writes it."""
    if not isinstance(name, str) or not name:
        raise EditError(f"{name!r} is no attribute")
    kind = module.dialect.attributes.get(name)
    if kind is None:
        if value is None and "(" in name:
            return parsed_attribute(module, name)
        release = module.dialect.llvm_version
        others = attribute_releases(name)
        if others is not None:
            first, last = others
            raise EditError(f"LLVM {release} has no attribute {name!r}, which LLVM {first} to {last} have")
        if isinstance(value, str):
            return StringAttribute(name, value)
        hint = '; a string attribute has a value, "" for none' if value is None else ""
        raise EditError(f"LLVM {release} has no attribute {name!r}{hint}")
    if value is None:
        if kind.carries != ENUM:
            return parsed_attribute(module, name)  # those that LLVM also takes bare
        return Attribute(name)
    return attribute_with(owner, index, module, kind, value)


def attribute_with(owner: User, index: int, module: Module, kind: AttributeKind, value: object) -> Attribute:
    """An attribute that carries something."""
    name = kind.name
    if kind.carries != ENUM and isinstance(value, str):
        return parsed_attribute(module, f"{name}({value})")
    if kind.carries == INT and isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST:
        return IntAttribute(name, value)
    if kind.carries == TYPE and isinstance(value, Type):
        return TypeAttribute(name, value)
    if kind.carries == INT and type(value) is _VALUES.get(name):
        return IntAttribute(name, number_of(value, module.dialect.llvm_version))
    if kind.carries == CONSTANT_RANGE and isinstance(value, tuple) and len(value) == 2:
        ty = type_at(owner, index)
        scalar = ty.scalar_type() if ty is not None else None
        lower, upper = value
        if isinstance(scalar, IntegerType) and isinstance(lower, int) and isinstance(upper, int):
            return ConstantRangeAttribute(name, ConstantRange(scalar.width, lower, upper))
    if kind.carries == CONSTANT_RANGE and isinstance(value, ConstantRange):
        return ConstantRangeAttribute(name, value)
    raise EditError(f"the attribute {name!r} cannot have the value {value!r}")


def number_of(value: object, release: int) -> int:
    """What bitcode has for one of the classes of values."""
    if isinstance(value, MemoryEffects):
        return value.value_in(release)
    assert isinstance(value, (AllocSize, VScaleRange))
    return value.value


def type_at(owner: User, index: int) -> Type | None:
    """The type of the result or parameter that the attributes are of."""
    if not isinstance(owner, (Function, CallBase)):
        return None
    ty = owner.function_type
    return dict(enumerate((ty.return_type, *ty.parameters))).get(index)  # as lists of attributes number them


def parsed_attribute(module: Module, text: str) -> Attribute:
    """The attribute that a text says. Raises EditError, in the parser's words, if it says none, or several."""
    release = module.dialect.llvm_version
    match = _ONE.fullmatch(text)
    if match is None:
        raise EditError(f"{text!r} is not one attribute of LLVM {release}")
    places = attribute_places(release).get(match[1], ON_FUNCTION)
    pointer = "i8*" if module.dialect.has(TYPED_POINTERS) else "ptr"
    source = f"declare void @f() {text}" if places & ON_FUNCTION else f"declare void @f({pointer} {text})"
    try:
        found = importlib.import_module("irkit").parse_assembly(source, "attribute", release)
    except IRKitError as error:
        reason = str(error).splitlines()[0].split("error: ")[-1]
        raise EditError(f"{text!r} is no attribute of LLVM {release}: {reason}") from None
    index = FUNCTION_INDEX if places & ON_FUNCTION else FIRST_ARGUMENT_INDEX
    own: AttributeSet | None = found.functions["f"].attributes_at(index)
    if own is None or len(own) != 1:
        raise EditError(f"{text!r} says nothing that LLVM {release} would keep")
    return own.attributes[0]


def check_spelling(module: Module, attribute: IntAttribute) -> None:
    """Raise EditError for a number that LLVM cannot read back."""
    name, value = attribute.name, attribute.value
    found = parsed_attribute(module, int_attribute_text(module.dialect.llvm_version, name, value))
    if found != attribute:
        raise EditError(f"the attribute {name!r} cannot have the value {value}")
