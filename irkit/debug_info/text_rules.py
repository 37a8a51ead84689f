"""What text must, may and cannot say of the fields of debug info nodes, beside what `schema` declares of them.

The rules are those of LLVM's parser of assembly. Limits that a whole kind of field has are in `limit_of`.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info import fields as rules
from irkit.debug_info.fields import ABSENT, BOOL, WORD, Field, NodeSchema
from irkit.dialects.dwarf import EMISSION_KINDS, FIXED_POINT_KINDS
from irkit.dialects.features import Feature
from irkit.dialects.releases import NEWEST, OLDEST

LAST_8: Final = 0xFF
LAST_16: Final = 0xFFFF
LAST_32: Final = 0xFFFFFFFF
LAST_64: Final = 0xFFFFFFFFFFFFFFFF

# Sizes and offsets are metadata, an i64 where the text has a number.
SIZES_ARE_METADATA: Final = Feature(first=21)
# A DIFile's source that is there although empty is kept apart from one that is not there.
EMPTY_SOURCES: Final = Feature(first=22)

# Node, field, first and last release in which the field must be there.
_REQUIRED: Final[tuple[tuple[str, str, int, int], ...]] = (
    ("GenericDINode", "tag", OLDEST, NEWEST),
    ("DIEnumerator", "name", OLDEST, NEWEST),
    ("DIEnumerator", "value", OLDEST, NEWEST),
    ("DIDerivedType", "tag", OLDEST, NEWEST),
    ("DIDerivedType", "baseType", OLDEST, NEWEST),
    ("DICompositeType", "tag", OLDEST, NEWEST),
    ("DISubroutineType", "types", OLDEST, NEWEST),
    ("DIFile", "filename", OLDEST, NEWEST),
    ("DIFile", "directory", OLDEST, NEWEST),
    ("DICompileUnit", "language", OLDEST, 21),
    ("DICompileUnit", "file", OLDEST, NEWEST),
    ("DILexicalBlock", "scope", OLDEST, NEWEST),
    ("DILexicalBlockFile", "scope", OLDEST, NEWEST),
    ("DILexicalBlockFile", "discriminator", OLDEST, NEWEST),
    ("DICommonBlock", "scope", OLDEST, NEWEST),
    ("DINamespace", "scope", OLDEST, NEWEST),
    ("DIMacro", "type", OLDEST, NEWEST),
    ("DIMacro", "name", OLDEST, NEWEST),
    ("DIMacroFile", "file", OLDEST, NEWEST),
    ("DIModule", "scope", OLDEST, NEWEST),
    ("DIModule", "name", OLDEST, NEWEST),
    ("DITemplateTypeParameter", "type", OLDEST, NEWEST),
    ("DITemplateValueParameter", "value", OLDEST, NEWEST),
    ("DIGlobalVariable", "name", OLDEST, 14),
    ("DILocalVariable", "scope", OLDEST, NEWEST),
    ("DILabel", "scope", OLDEST, NEWEST),
    ("DILabel", "name", OLDEST, NEWEST),
    ("DILabel", "file", OLDEST, NEWEST),
    ("DILabel", "line", OLDEST, NEWEST),
    ("DIGlobalVariableExpression", "var", OLDEST, NEWEST),
    ("DIGlobalVariableExpression", "expr", OLDEST, NEWEST),
    ("DIImportedEntity", "tag", OLDEST, NEWEST),
    ("DIImportedEntity", "scope", OLDEST, NEWEST),
)
# Fields that cannot be `null`.
NOT_NULL: Final = frozenset(
    (
        ("DISubrange", "count"),
        ("DICompileUnit", "file"),
        ("DILexicalBlock", "scope"),
        ("DILexicalBlockFile", "scope"),
        ("DILocalVariable", "scope"),
        ("DILabel", "scope"),
    )
)
# Strings that cannot be empty.
NOT_EMPTY: Final = frozenset((("DIGlobalVariable", "name"),))
# Operands that may be written as a signed number, which becomes an i64.
NUMBERS_AS_METADATA: Final = frozenset(
    (
        ("DISubrangeType", "lowerBound"),
        ("DISubrangeType", "upperBound"),
        ("DISubrangeType", "stride"),
        ("DISubrangeType", "bias"),
    )
)
# What a field is where the text does not say it, if that is not the default of print.
DEFAULTS: Final[dict[tuple[str, str], int]] = {
    ("DIGlobalVariable", "isDefinition"): 1,
    ("DIMacroFile", "type"): 3,
}
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
# Fields that print leaves out and text may have.
_HIDDEN_IN_PRINT: Final = frozenset((("DIMacroFile", "type"),))

_LIMITS: Final[dict[str, int]] = {
    "column": LAST_16,
    "arg": LAST_16,
    "dwoId": LAST_64,
    "coroSuspendIdx": LAST_64,
    "ptrAuthKey": 7,
    "ptrAuthExtraDiscriminator": LAST_16,
}
_WORD_LIMITS: Final[dict[str, int]] = {
    "tags": LAST_16,
    "attribute_encodings": LAST_8,
    "languages": LAST_16,
    "language_names": LAST_32,
    "calling_conventions": LAST_8,
    "enum_kinds": 1,
    "virtualities": 2,
    "MACINFO_TYPES": LAST_8,
    "EMISSION_KINDS": len(EMISSION_KINDS) - 1,
    "NAME_TABLE_KINDS": 3,
    "FIXED_POINT_KINDS": len(FIXED_POINT_KINDS) - 1,
    "CHECKSUM_KINDS": -1,  # by word only
}
# "Apple" came with the number.
_THREE_NAME_TABLE_KINDS: Final = Feature(last=16)


def required_fields(name: str, llvm_version: int) -> list[str]:
    """The fields that a node of this class must have in text, in the order in which LLVM asks for them."""
    return [field for node, field, first, last in _REQUIRED if node == name and first <= llvm_version <= last]


def text_fields(schema: NodeSchema, llvm_version: int) -> dict[str, Field]:
    """The fields that text may have, by name."""
    found = {
        field.name: field
        for field in schema.fields_of(llvm_version)
        if field.rule != rules.HIDDEN or (schema.name, field.name) in _HIDDEN_IN_PRINT
    }
    if schema.name == "DISubprogram":
        found.update(SUBPROGRAM_FLAG_FIELDS)
    return found


def default_of(schema: NodeSchema, field: Field) -> int:
    """The scalar of a field that the text leaves out."""
    default = DEFAULTS.get((schema.name, field.name))
    if default is not None:
        return default
    return 0 if field.default == rules.ALWAYS else field.default


def limit_of(field: Field, llvm_version: int) -> int:
    """The largest number that a field takes; -1 for one that takes none."""
    if field.rule == rules.SIZE:
        return LAST_64
    if field.words:
        if field.words == "NAME_TABLE_KINDS" and llvm_version <= _THREE_NAME_TABLE_KINDS.last:
            return 2
        return _WORD_LIMITS[field.words]
    if field.rule == rules.HIDDEN:
        return LAST_8
    return _LIMITS.get(field.name, LAST_32)


def is_absent(field: Field, value: int) -> bool:
    """Whether a number means that there is none: an address space of all ones, as LLVM has it."""
    return field.default == ABSENT and field.name == "dwarfAddressSpace" and value == LAST_32
