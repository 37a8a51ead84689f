"""What text can say of the fields of debug info nodes, beside what `irkit.debug_info.schema` declares of each.

The rules are those of LLVM's parser of assembly; the constructors of the classes keep them too.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info import fields as rules
from irkit.debug_info.fields import ABSENT, BOOL, WORD, Field, NodeSchema
from irkit.dialects.dwarf import EMISSION_KINDS, FIXED_POINT_KINDS
from irkit.dialects.features import THREE_NAME_TABLE_KINDS

LAST_8: Final = 0xFF
LAST_16: Final = 0xFFFF
LAST_32: Final = 0xFFFFFFFF
LAST_64: Final = 0xFFFFFFFFFFFFFFFF


# Fields that text alone has: of the node of old, they become bits of `spFlags` where that is not given.
SUBPROGRAM_FLAG_FIELDS: Final[dict[str, Field]] = {
    "isLocal": Field("isLocal", BOOL),
    "isDefinition": Field("isDefinition", BOOL, default=1),
    "isOptimized": Field("isOptimized", BOOL),
    "virtuality": Field("virtuality", WORD, words="virtualities"),
}
SP_LOCAL: Final = 4
SP_DEFINITION: Final = 8
SP_OPTIMIZED: Final = 16

_WORD_LIMITS: Final[dict[str, int]] = {
    "tags": LAST_16,
    "attribute_encodings": LAST_8,
    "languages": LAST_16,
    "language_names": LAST_32,
    "language_dialects": LAST_32,
    "calling_conventions": LAST_8,
    "enum_kinds": 1,
    "virtualities": 2,
    "MACINFO_TYPES": LAST_8,
    "EMISSION_KINDS": len(EMISSION_KINDS) - 1,
    "NAME_TABLE_KINDS": 3,
    "FIXED_POINT_KINDS": len(FIXED_POINT_KINDS) - 1,
    "CHECKSUM_KINDS": -1,  # by word only
}


def required_fields(schema: NodeSchema, llvm_version: int) -> list[Field]:
    """The fields that a node of this class must have in text, in the order in which LLVM asks for them."""
    return [field for field in schema.fields if field.required >= llvm_version >= field.required_since]


def text_fields(schema: NodeSchema, llvm_version: int) -> dict[str, Field]:
    """The fields that text may have, by name: those that it shows, and hidden ones that have words."""
    found = {field.name: field for field in schema.fields_of(llvm_version) if field.rule != rules.HIDDEN or field.words}
    if schema.name == "DISubprogram":
        found.update(SUBPROGRAM_FLAG_FIELDS)
    return found


def limit_of(field: Field, llvm_version: int) -> int:
    """The largest number that a field takes; -1 for one that takes none."""
    if field.limit is not None:
        return field.limit
    if field.rule == rules.SIZE:
        return LAST_64
    if field.words:
        if field.words == "NAME_TABLE_KINDS" and llvm_version <= THREE_NAME_TABLE_KINDS.last:
            return 2
        return _WORD_LIMITS[field.words]
    return LAST_64 >> (64 - field.bits)


def is_absent(field: Field, value: int) -> bool:
    """Whether a number means that there is none: an address space of all ones, as LLVM has it."""
    return field.default == ABSENT and field.name == "dwarfAddressSpace" and value == LAST_32


def enumerator_width(value: int, is_unsigned: bool) -> int:
    """The bits of an enumerator's value: as few as hold it, one more where only this tells it from a negative one."""
    if value < 0:
        return (-1 - value).bit_length() + 1
    return max(1, value.bit_length()) + (value != 0 and not is_unsigned)


def fraction_width(value: int) -> int:
    """The bits of the numerator or denominator of a fixed-point type."""
    return (-1 - value).bit_length() + 1 if value < 0 else max(1, value.bit_length())
