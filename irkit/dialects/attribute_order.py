"""The order in which a release keeps the attributes of a set: in print, in bitcode, and wherever it walks over them."""

from __future__ import annotations

from typing import Final

from irkit.attributes import Attribute, AttributeSet, StringAttribute
from irkit.dialects.dialect import Dialect
from irkit.dialects.features import SIGNED_ATTRIBUTE_KEYS

# Bytes so changed that their order is that of signed ones.
_SIGNED_ORDER: Final = bytes(byte ^ 0x80 for byte in range(256))


def ordered_attributes(dialect: Dialect, attributes: AttributeSet) -> list[Attribute]:
    """The attributes in LLVM's order: by the release's enumeration, then the strings by their keys."""
    ranks = dialect.attribute_ranks
    enumerated: list[Attribute] = []
    strings: list[StringAttribute] = []
    for attribute in attributes:
        if isinstance(attribute, StringAttribute):
            strings.append(attribute)
        else:
            enumerated.append(attribute)
    enumerated.sort(key=lambda attribute: ranks.get(attribute.name, len(ranks)))
    if strings:
        if dialect.has(SIGNED_ATTRIBUTE_KEYS):
            strings.sort(key=lambda attribute: _key_bytes(attribute).translate(_SIGNED_ORDER))
        elif all(attribute.name.isascii() for attribute in strings):
            strings.sort(key=lambda attribute: attribute.name)
        else:
            strings.sort(key=_key_bytes)
    enumerated.extend(strings)
    return enumerated


def _key_bytes(attribute: StringAttribute) -> bytes:
    return attribute.name.encode("utf-8", "surrogateescape")
