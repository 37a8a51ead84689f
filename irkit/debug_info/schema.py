"""The specialised nodes of debug info, declared field by field (LangRef, "Specialized Metadata Nodes").

Everything that deals with these nodes works from the tables here: `nodes.py` is generated from them, the printer
follows the order and the rules of the fields, the reader fills operands and scalars in the order that they give.

A node keeps its metadata in `operands`, in LLVM's order (numbering in text depends on it), and its numbers in
`scalars`, in the order of their fields. Fields stand in the order in which LLVM prints them.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import (
    ALWAYS,
    BOOL,
    BOUND,
    ELEMENTS,
    EXPRESSION_BOUND,
    FLAGS,
    HIDDEN,
    INTEGER,
    METADATA,
    OPTIONAL,
    PTRAUTH_TAG,
    SIZE,
    STRING,
    SUBPROGRAM_FLAGS,
    VIRTUAL_INDEX,
    WORD,
    Field,
    NodeSchema,
)
from irkit.dialects.releases import NEWEST, OLDEST


def _string(name: str, default: int = 0, since: int = OLDEST, empty_since: int = NEWEST + 1) -> Field:
    return Field(name, STRING, default=default, since=since, empty_since=empty_since)


def _metadata(name: str, default: int = 0, since: int = OLDEST) -> Field:
    return Field(name, METADATA, default=default, since=since)


def _integer(name: str, default: int = 0, since: int = OLDEST, signed: bool = False) -> Field:
    return Field(name, INTEGER, default=default, since=since, signed=signed)


def _bool(name: str, default: int = 0, since: int = OLDEST) -> Field:
    return Field(name, BOOL, default=default, since=since)


def _word(name: str, words: str, default: int = 0, since: int = OLDEST) -> Field:
    return Field(name, WORD, default=default, words=words, since=since)


def _tag(default: int = ALWAYS) -> Field:
    return _word("tag", "tags", default)


def _size(name: str = "size") -> Field:
    return Field(name, SIZE)


def _ptrauth(name: str, rule: int, default: int) -> Field:
    return Field(name, rule, default=default, since=19, only_if=("tag", PTRAUTH_TAG, True))


GENERIC: Final = NodeSchema(
    "GenericDINode",
    "DINode",
    "header operands",
    (_tag(), _string("header"), Field("operands", ELEMENTS, attribute="dwarf_operands")),
    "A debug info node of any tag.",
)
SUBRANGE: Final = NodeSchema(
    "DISubrange",
    "DINode",
    "count lowerBound upperBound stride",
    (Field("count", BOUND), Field("lowerBound", BOUND), Field("upperBound", BOUND), Field("stride", BOUND)),
    "The range of an array's indices: constants, variables or expressions.",
)
GENERIC_SUBRANGE: Final = NodeSchema(
    "DIGenericSubrange",
    "DINode",
    "count lowerBound upperBound stride",
    (
        Field("count", EXPRESSION_BOUND),
        Field("lowerBound", EXPRESSION_BOUND),
        Field("upperBound", EXPRESSION_BOUND),
        Field("stride", EXPRESSION_BOUND),
    ),
    "The range of indices of an array whose rank is known at run time only.",
)
ENUMERATOR: Final = NodeSchema(
    "DIEnumerator",
    "DINode",
    "name",
    (
        _string("name", ALWAYS),
        _integer("value", ALWAYS, signed=True),
        _bool("isUnsigned"),
        Field("bitWidth", HIDDEN),
    ),
    "A name and value of an enumeration; `bit_width` is that of the value, 64 in text that fits it.",
)
BASIC_TYPE: Final = NodeSchema(
    "DIBasicType",
    "DIType",
    "file scope name size offset",
    (
        _tag(0x24),
        _string("name"),
        _size(),
        _integer("align"),
        _integer("dataSize", since=22),
        _word("encoding", "attribute_encodings"),
        _integer("num_extra_inhabitants", since=20),
        Field("flags", FLAGS),
    ),
    "A primitive type.",
)
FIXED_POINT_TYPE: Final = NodeSchema(
    "DIFixedPointType",
    "DIType",
    "file scope name size offset",
    (
        _tag(0x24),
        _string("name"),
        _size(),
        _integer("align"),
        _word("encoding", "attribute_encodings"),
        Field("flags", FLAGS),
        _word("kind", "FIXED_POINT_KINDS", ALWAYS),
        Field("numerator", INTEGER, default=ALWAYS, only_if=("kind", 2, True), signed=True),
        Field("denominator", INTEGER, default=ALWAYS, only_if=("kind", 2, True), signed=True),
        Field("factor", INTEGER, only_if=("kind", 2, False), signed=True),
        Field("numeratorWidth", HIDDEN),
        Field("denominatorWidth", HIDDEN),
    ),
    "A fixed-point type, scaled by 2**factor, 10**factor or numerator / denominator.",
    since=21,
)
STRING_TYPE: Final = NodeSchema(
    "DIStringType",
    "DIType",
    "file scope name size offset stringLength stringLengthExpression stringLocationExpression",
    (
        _tag(0x12),
        _string("name"),
        _metadata("stringLength"),
        _metadata("stringLengthExpression"),
        _metadata("stringLocationExpression", since=14),
        _size(),
        _integer("align"),
        _word("encoding", "attribute_encodings"),
    ),
    "A string type of Fortran.",
)
DERIVED_TYPE: Final = NodeSchema(
    "DIDerivedType",
    "DIType",
    "file scope name size offset baseType extraData annotations",
    (
        _tag(),
        _string("name"),
        _metadata("scope"),
        _metadata("file"),
        _integer("line"),
        _metadata("baseType", ALWAYS),
        _size(),
        _integer("align"),
        _size("offset"),
        Field("flags", FLAGS),
        _metadata("extraData"),
        Field("dwarfAddressSpace", OPTIONAL),
        _metadata("annotations", since=14),
        _ptrauth("ptrAuthKey", INTEGER, 0),
        _ptrauth("ptrAuthIsAddressDiscriminated", BOOL, ALWAYS),
        _ptrauth("ptrAuthExtraDiscriminator", INTEGER, 0),
        _ptrauth("ptrAuthIsaPointer", BOOL, ALWAYS),
        _ptrauth("ptrAuthAuthenticatesNullValues", BOOL, ALWAYS),
    ),
    "A type made from another: a pointer, a qualified type, a member, a typedef.",
)
SUBRANGE_TYPE: Final = NodeSchema(
    "DISubrangeType",
    "DIType",
    "file scope name size offset baseType lowerBound upperBound stride bias",
    (
        _string("name"),
        _metadata("scope"),
        _metadata("file"),
        _integer("line"),
        _size(),
        _integer("align"),
        Field("flags", FLAGS),
        _metadata("baseType", ALWAYS),
        _metadata("lowerBound"),
        _metadata("upperBound"),
        _metadata("stride"),
        _metadata("bias"),
    ),
    "A range of another type, as a type of its own.",
    since=21,
)
COMPOSITE_TYPE: Final = NodeSchema(
    "DICompositeType",
    "DIType",
    "file scope name size offset baseType elements vtableHolder templateParams identifier discriminator dataLocation"
    " associated allocated rank annotations specification bitStride",
    (
        _tag(),
        _string("name"),
        _metadata("scope"),
        _metadata("file"),
        _integer("line"),
        _metadata("baseType"),
        _size(),
        _integer("align"),
        _size("offset"),
        _integer("num_extra_inhabitants", since=20),
        Field("flags", FLAGS),
        _metadata("elements"),
        _word("runtimeLang", "languages"),
        _metadata("vtableHolder"),
        _metadata("templateParams"),
        _string("identifier"),
        _metadata("discriminator"),
        _metadata("dataLocation"),
        _metadata("associated"),
        _metadata("allocated"),
        Field("rank", BOUND),
        _metadata("annotations", since=14),
        _metadata("specification", since=20),
        Field("enumKind", OPTIONAL, words="enum_kinds", since=21),
        _metadata("bitStride", since=21),
    ),
    "A type made of others: a struct, class, union, array, enumeration, variant part.",
)
SUBROUTINE_TYPE: Final = NodeSchema(
    "DISubroutineType",
    "DIType",
    "file scope name size offset types",
    (Field("flags", FLAGS), _word("cc", "calling_conventions"), _metadata("types", ALWAYS)),
    "A function's type: result first, then the parameters.",
)
FILE: Final = NodeSchema(
    "DIFile",
    "DIScope",
    "filename directory checksum source",
    (
        _string("filename", ALWAYS),
        _string("directory", ALWAYS),
        _word("checksumkind", "CHECKSUM_KINDS"),
        _string("checksum", empty_since=OLDEST),
        _string("source", empty_since=22),
    ),
    "A source file.",
)
COMPILE_UNIT: Final = NodeSchema(
    "DICompileUnit",
    "DIScope",
    "file producer flags splitDebugFilename enums retainedTypes globals imports macros sysroot sdk",
    (
        _word("language", "languages"),
        _word("sourceLanguageName", "language_names", since=22),
        _integer("sourceLanguageVersion", since=22),
        _metadata("file", ALWAYS),
        _string("producer"),
        _bool("isOptimized", ALWAYS),
        _string("flags"),
        _integer("runtimeVersion", ALWAYS),
        _string("splitDebugFilename"),
        _word("emissionKind", "EMISSION_KINDS", ALWAYS),
        _metadata("enums"),
        _metadata("retainedTypes"),
        _metadata("globals"),
        _metadata("imports"),
        _metadata("macros"),
        _integer("dwoId"),
        _bool("splitDebugInlining", 1),
        _bool("debugInfoForProfiling"),
        _word("nameTableKind", "NAME_TABLE_KINDS"),
        _bool("rangesBaseAddress"),
        _string("sysroot"),
        _string("sdk"),
    ),
    "A compilation unit.",
    distinct_only=True,
)
SUBPROGRAM: Final = NodeSchema(
    "DISubprogram",
    "DILocalScope",
    "file scope name linkageName type unit declaration retainedNodes containingType templateParams thrownTypes"
    " annotations targetFuncName",
    (
        _string("name"),
        _string("linkageName"),
        _metadata("scope", ALWAYS),
        _metadata("file"),
        _integer("line"),
        _metadata("type"),
        _integer("scopeLine"),
        _metadata("containingType"),
        Field("virtualIndex", VIRTUAL_INDEX),
        _integer("thisAdjustment", signed=True),
        Field("flags", FLAGS),
        Field("spFlags", SUBPROGRAM_FLAGS, default=ALWAYS),
        _metadata("unit"),
        _metadata("templateParams"),
        _metadata("declaration"),
        _metadata("retainedNodes"),
        _metadata("thrownTypes"),
        _metadata("annotations", since=14),
        _string("targetFuncName", since=15),
        _bool("keyInstructions", since=21),
    ),
    "A function, as the source has it.",
)
LEXICAL_BLOCK: Final = NodeSchema(
    "DILexicalBlock",
    "DILocalScope",
    "file scope",
    (_metadata("scope", ALWAYS), _metadata("file"), _integer("line"), _integer("column")),
    "A block inside a function.",
)
LEXICAL_BLOCK_FILE: Final = NodeSchema(
    "DILexicalBlockFile",
    "DILocalScope",
    "file scope",
    (_metadata("scope", ALWAYS), _metadata("file"), _integer("discriminator", ALWAYS)),
    "A change of file, or of discriminator, inside a block.",
)
NAMESPACE: Final = NodeSchema(
    "DINamespace",
    "DIScope",
    "file scope name",
    (_string("name"), _metadata("scope", ALWAYS), _bool("exportSymbols")),
    "A namespace.",
)
COMMON_BLOCK: Final = NodeSchema(
    "DICommonBlock",
    "DIScope",
    "scope declaration name file",
    (
        _metadata("scope", ALWAYS),
        _metadata("declaration", ALWAYS),
        _string("name"),
        _metadata("file"),
        _integer("line"),
    ),
    "A common block of Fortran.",
)
MODULE: Final = NodeSchema(
    "DIModule",
    "DIScope",
    "file scope name configMacros includePath apinotes",
    (
        _metadata("scope", ALWAYS),
        _string("name"),
        _string("configMacros"),
        _string("includePath"),
        _string("apinotes"),
        _metadata("file"),
        _integer("line"),
        _bool("isDecl"),
    ),
    "A module of the source language.",
)
TEMPLATE_TYPE_PARAMETER: Final = NodeSchema(
    "DITemplateTypeParameter",
    "DINode",
    "name type",
    (_string("name"), _metadata("type", ALWAYS), _bool("defaulted")),
    "A type given to a template.",
)
TEMPLATE_VALUE_PARAMETER: Final = NodeSchema(
    "DITemplateValueParameter",
    "DINode",
    "name type value",
    (
        _tag(0x30),
        _string("name"),
        _metadata("type"),
        _bool("defaulted"),
        _metadata("value", ALWAYS),
    ),
    "A value given to a template.",
)
GLOBAL_VARIABLE: Final = NodeSchema(
    "DIGlobalVariable",
    "DIVariable",
    "scope name file type linkageName declaration templateParams annotations",
    (
        _string("name"),
        _string("linkageName"),
        _metadata("scope", ALWAYS),
        _metadata("file"),
        _integer("line"),
        _metadata("type"),
        _bool("isLocal", ALWAYS),
        _bool("isDefinition", ALWAYS),
        _metadata("declaration"),
        _metadata("templateParams"),
        _integer("align"),
        _metadata("annotations", since=14),
    ),
    "A global variable, as the source has it.",
)
LOCAL_VARIABLE: Final = NodeSchema(
    "DILocalVariable",
    "DIVariable",
    "scope name file type annotations",
    (
        _string("name"),
        _integer("arg"),
        _metadata("scope", ALWAYS),
        _metadata("file"),
        _integer("line"),
        _metadata("type"),
        Field("flags", FLAGS),
        _integer("align"),
        _metadata("annotations", since=14),
    ),
    "A local variable, or with `arg` a parameter.",
)
LABEL: Final = NodeSchema(
    "DILabel",
    "DINode",
    "scope name file",
    (
        _metadata("scope", ALWAYS),
        _string("name"),
        _metadata("file"),
        _integer("line"),
        _integer("column", since=21),
        _bool("isArtificial", since=21),
        Field("coroSuspendIdx", OPTIONAL, since=21),
    ),
    "A label in a function.",
)
OBJC_PROPERTY: Final = NodeSchema(
    "DIObjCProperty",
    "DINode",
    "name file getter setter type",
    (
        _string("name"),
        _metadata("file"),
        _integer("line"),
        _string("setter"),
        _string("getter"),
        _integer("attributes"),
        _metadata("type"),
    ),
    "A property of Objective-C.",
)
IMPORTED_ENTITY: Final = NodeSchema(
    "DIImportedEntity",
    "DINode",
    "scope entity name file elements",
    (
        _tag(),
        _string("name"),
        _metadata("scope", ALWAYS),
        _metadata("entity"),
        _metadata("file"),
        _integer("line"),
        _metadata("elements", since=14),
    ),
    "A name brought in from elsewhere, such as by `using`.",
)
GLOBAL_VARIABLE_EXPRESSION: Final = NodeSchema(
    "DIGlobalVariableExpression",
    "DINode",
    "var expr",
    (_metadata("var"), _metadata("expr")),
    "A global variable and how its value is found.",
)
MACRO: Final = NodeSchema(
    "DIMacro",
    "DIMacroNode",
    "name value",
    (_word("type", "MACINFO_TYPES", ALWAYS), _integer("line"), _string("name"), _string("value")),
    "The definition or undefinition of a macro.",
)
MACRO_FILE: Final = NodeSchema(
    "DIMacroFile",
    "DIMacroNode",
    "file nodes",
    (Field("type", HIDDEN), _integer("line"), _metadata("file", ALWAYS), _metadata("nodes")),
    "The macros of a file.",
)
ASSIGN_ID: Final = NodeSchema(
    "DIAssignID",
    "DINode",
    "",
    (),
    "Ties a store to the debug records of the assignment that it carries out.",
    distinct_only=True,
    since=16,
)

NODES: Final = (
    GENERIC,
    SUBRANGE,
    GENERIC_SUBRANGE,
    ENUMERATOR,
    BASIC_TYPE,
    FIXED_POINT_TYPE,
    STRING_TYPE,
    DERIVED_TYPE,
    SUBRANGE_TYPE,
    COMPOSITE_TYPE,
    SUBROUTINE_TYPE,
    FILE,
    COMPILE_UNIT,
    SUBPROGRAM,
    LEXICAL_BLOCK,
    LEXICAL_BLOCK_FILE,
    NAMESPACE,
    COMMON_BLOCK,
    MODULE,
    TEMPLATE_TYPE_PARAMETER,
    TEMPLATE_VALUE_PARAMETER,
    GLOBAL_VARIABLE,
    LOCAL_VARIABLE,
    LABEL,
    OBJC_PROPERTY,
    IMPORTED_ENTITY,
    GLOBAL_VARIABLE_EXPRESSION,
    MACRO,
    MACRO_FILE,
    ASSIGN_ID,
)
