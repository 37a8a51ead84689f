"""The attributes of an intrinsic's declaration, made for a module from the words of the tables."""

from __future__ import annotations

from irkit.attribute_values import MOD_REF, ConstantRange, MemoryEffects
from irkit.attributes import (
    Attribute,
    AttributeList,
    AttributeSet,
    ConstantRangeAttribute,
    IntAttribute,
)
from irkit.context import Context
from irkit.integers import low_bits
from irkit.intrinsics.table import Intrinsic
from irkit.types import FunctionType, IntegerType, Type


def attribute_value(llvm_version: int, name: str, word: str) -> int | None:
    """The value of a word `name=word` of the tables as bitcode has it; None for an attribute without one."""
    if not word:
        return None
    if name != "memory":
        return int(word)
    default, *others = word.split(",")
    named = {location: MOD_REF[int(effect)] for location, _, effect in [other.partition(":") for other in others]}
    return MemoryEffects(MOD_REF[int(default)], **named).value_in(llvm_version)


def _attribute(llvm_version: int, word: str, ty: Type | None) -> Attribute | None:
    """The attribute of something of the type; None for a range of what is no integer."""
    name, _, text = word.partition("=")
    if name == "range":
        scalar = ty.scalar_type() if ty is not None else None
        if not isinstance(scalar, IntegerType):
            return None
        lower, upper = (low_bits(int(bound), scalar.width) for bound in text.split(":"))
        return ConstantRangeAttribute(name, ConstantRange(scalar.width, lower, upper))
    value = attribute_value(llvm_version, name, text)
    return Attribute(name) if value is None else IntAttribute(name, value)


def intrinsic_attributes(context: Context, intrinsic: Intrinsic, function_type: FunctionType) -> AttributeList | None:
    """The attribute list that the intrinsic's release gives a declaration of it, also where that has fewer parameters;
    None for an empty one."""
    types = function_type.contained_types()
    sets: dict[int, AttributeSet] = {}
    for index, words in intrinsic.attributes.items():
        ty = types[index] if index < len(types) else None
        made = [_attribute(intrinsic.release, word, ty) for word in words]
        sets[index] = context.attribute_set([one for one in made if one is not None])
    return context.attribute_list(sets) if sets else None
