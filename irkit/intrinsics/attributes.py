"""The attributes of an intrinsic's declaration, made for a module from the words of the tables."""

from __future__ import annotations

from irkit.attribute_values import MOD_REF, ConstantRange, MemoryEffects
from irkit.attributes import (
    FUNCTION_INDEX,
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


def _attribute(llvm_version: int, word: str, ty: Type) -> Attribute:
    name, _, text = word.partition("=")
    if name == "range":
        scalar = ty.scalar_type()
        assert isinstance(scalar, IntegerType)
        lower, upper = (low_bits(int(bound), scalar.width) for bound in text.split(":"))
        return ConstantRangeAttribute(name, ConstantRange(scalar.width, lower, upper))
    value = attribute_value(llvm_version, name, text)
    return Attribute(name) if value is None else IntAttribute(name, value)


def intrinsic_attributes(context: Context, intrinsic: Intrinsic, function_type: FunctionType) -> AttributeList | None:
    """The attribute list that the intrinsic's release gives a declaration of it; None for an empty one."""
    types = function_type.contained_types()
    sets: dict[int, AttributeSet] = {}
    for index, words in intrinsic.attributes.items():
        ty = function_type if index == FUNCTION_INDEX else types[index]
        sets[index] = context.attribute_set([_attribute(intrinsic.release, word, ty) for word in words])
    return context.attribute_list(sets) if sets else None
