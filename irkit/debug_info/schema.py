"""The specialised nodes of debug info, declared once (LangRef, "Specialized Metadata Nodes"); types in `type_schema`.

Everything that deals with these nodes works from the declarations: the classes (`nodes.py`), the readers of their
records (`bitcode/reader/debug_info_nodes.py`), the layouts for `irkit dump` and the pages of the documentation are
generated from them; printer, parser, writer and comparison make their plans of them.

A node keeps its metadata in `operands`, in LLVM's order (numbering in text depends on it), and its numbers in
`scalars`, in the order of their fields. So a declaration has three orders: that of the operands, that of the fields as
LLVM prints them, and that of the record.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import (
    ALWAYS,
    HIDDEN,
    OPTIONAL,
    SUBPROGRAM_FLAGS,
    VIRTUAL_INDEX,
    WORD,
    Field,
    NodeSchema,
)
from irkit.debug_info.records import (
    ONES_64,
    Absentable,
    Either,
    HeaderBits,
    IfGiven,
    IfKind,
    Inserted,
    Item,
    Record,
    Zero,
)
from irkit.debug_info.shorthand import boolean, flags, integer, metadata, string_field, tag, word
from irkit.debug_info.type_schema import TYPES
from irkit.dialects.features import OBJC_SETTER_FIRST
from irkit.releases import NEWEST, OLDEST

FILE: Final = NodeSchema(
    "DIFile",
    "DIScope",
    "filename directory checksum source",
    (
        string_field("filename", ALWAYS, required=NEWEST),
        string_field("directory", ALWAYS, required=NEWEST),
        word("checksumkind", "CHECKSUM_KINDS"),
        string_field("checksum", empty_since=OLDEST),
        string_field("source", empty_since=22),
    ),
    "A source file.",
    Record(
        "FILE",
        "filename directory",
        tail=("checksumkind", IfKind("checksum", "checksumkind"), IfGiven("source")),
        finished=True,
    ),
)
COMPILE_UNIT: Final = NodeSchema(
    "DICompileUnit",
    "DIScope",
    "file producer flags splitDebugFilename enums retainedTypes globals imports macros sysroot sdk",
    (
        Field(
            "language",
            WORD,
            words="languages",
            required=21,
            empty_since=21,
            only_if=("sourceLanguageName", 0, True),
        ),
        word("sourceLanguageName", "language_names", since=22),
        integer("sourceLanguageVersion", since=22),
        metadata("file", ALWAYS, required=NEWEST, not_null=True),
        string_field("producer"),
        boolean("isOptimized", ALWAYS),
        string_field("flags"),
        integer("runtimeVersion", ALWAYS),
        string_field("splitDebugFilename"),
        word("emissionKind", "EMISSION_KINDS", ALWAYS),
        metadata("enums"),
        metadata("retainedTypes"),
        metadata("globals"),
        metadata("imports"),
        metadata("macros"),
        integer("dwoId", bits=64),
        boolean("splitDebugInlining", 1),
        boolean("debugInfoForProfiling"),
        word("nameTableKind", "NAME_TABLE_KINDS"),
        boolean("rangesBaseAddress"),
        string_field("sysroot"),
        string_field("sdk"),
        word("dialect", "language_dialects", since=23),
    ),
    "A compilation unit.",
    Record(
        "COMPILE_UNIT",
        Either(
            "language", "sourceLanguageName", 63, 0xFFFF, "DW_LANG; with bit 63 set DW_LNAME, which LLVM 22 began with"
        ),
        "file producer isOptimized flags runtimeVersion splitDebugFilename emissionKind enums retainedTypes",
        Zero(
            "subprograms",
            "metadata + 1 in files of LLVM 3.8 and older, a list of them; 0",
        ),
        "globals imports",
        tail="dwoId macros splitDebugInlining debugInfoForProfiling nameTableKind rangesBaseAddress sysroot sdk"
        " sourceLanguageVersion dialect",
        finished=True,
        doc="Always distinct.",
    ),
    distinct_only=True,
)
SUBPROGRAM: Final = NodeSchema(
    "DISubprogram",
    "DILocalScope",
    "file scope name linkageName type unit declaration retainedNodes containingType templateParams thrownTypes"
    " annotations targetFuncName",
    (
        string_field("name"),
        string_field("linkageName"),
        metadata("scope", ALWAYS, type_ref=True),
        metadata("file"),
        integer("line"),
        metadata("type", required=NEWEST, required_since=23, not_null=True),
        integer("scopeLine"),
        metadata("containingType", type_ref=True),
        Field("virtualIndex", VIRTUAL_INDEX),
        integer("thisAdjustment", signed=True),
        flags(),
        Field("spFlags", SUBPROGRAM_FLAGS, default=ALWAYS, if_left_out=8),  # DISPFlagDefinition
        metadata("unit"),
        metadata("templateParams"),
        metadata("declaration"),
        metadata("retainedNodes"),
        metadata("thrownTypes"),
        metadata("annotations", since=14),
        string_field("targetFuncName", since=15),
        boolean("keyInstructions", since=21),
    ),
    "A function, as the source has it.",
    Record(
        "SUBPROGRAM",
        "scope name linkageName file line type scopeLine containingType spFlags virtualIndex flags unit templateParams"
        " declaration retainedNodes",
        tail="thisAdjustment thrownTypes annotations targetFuncName keyInstructions",
        header=(HeaderBits("has_unit", 1, value=1), HeaderBits("has_sp_flags", 2, value=1, tells_form=True)),
        finished=True,
    ),
)
LEXICAL_BLOCK: Final = NodeSchema(
    "DILexicalBlock",
    "DILocalScope",
    "file scope",
    (
        metadata("scope", ALWAYS, required=NEWEST, not_null=True),
        metadata("file"),
        integer("line"),
        integer("column", bits=16),
    ),
    "A block inside a function.",
    Record("LEXICAL_BLOCK", "scope file line column"),
)
LEXICAL_BLOCK_FILE: Final = NodeSchema(
    "DILexicalBlockFile",
    "DILocalScope",
    "file scope",
    (
        metadata("scope", ALWAYS, required=NEWEST, not_null=True),
        metadata("file"),
        integer("discriminator", ALWAYS, required=NEWEST),
    ),
    "A change of file, or of discriminator, inside a block.",
    Record("LEXICAL_BLOCK_FILE", "scope file discriminator"),
)
NAMESPACE: Final = NodeSchema(
    "DINamespace",
    "DIScope",
    "file scope name",
    (string_field("name"), metadata("scope", ALWAYS, required=NEWEST), boolean("exportSymbols")),
    "A namespace.",
    Record("NAMESPACE", "scope name", header=(HeaderBits("export_symbols", 1, field="exportSymbols"),), old_count=5),
)
COMMON_BLOCK: Final = NodeSchema(
    "DICommonBlock",
    "DIScope",
    "scope declaration name file",
    (
        metadata("scope", ALWAYS, required=NEWEST),
        metadata("declaration", ALWAYS),
        string_field("name"),
        metadata("file"),
        integer("line"),
    ),
    "A common block of Fortran.",
    Record("COMMON_BLOCK", "scope declaration name file line", header=()),
)
MODULE: Final = NodeSchema(
    "DIModule",
    "DIScope",
    "file scope name configMacros includePath apinotes",
    (
        metadata("scope", ALWAYS, required=NEWEST),
        string_field("name", required=NEWEST),
        string_field("configMacros"),
        string_field("includePath"),
        string_field("apinotes"),
        metadata("file"),
        integer("line"),
        boolean("isDecl"),
    ),
    "A module of the source language.",
    Record(
        "MODULE",
        Inserted("file", 8),
        "scope name configMacros includePath",
        tail="apinotes line isDecl",
    ),
)
TEMPLATE_TYPE_PARAMETER: Final = NodeSchema(
    "DITemplateTypeParameter",
    "DINode",
    "name type",
    (string_field("name"), metadata("type", ALWAYS, required=NEWEST, type_ref=True), boolean("defaulted")),
    "A type given to a template.",
    Record("TEMPLATE_TYPE", "name type", tail="defaulted"),
)
TEMPLATE_VALUE_PARAMETER: Final = NodeSchema(
    "DITemplateValueParameter",
    "DINode",
    "name type value",
    (
        tag(0x30),
        string_field("name"),
        metadata("type", type_ref=True),
        boolean("defaulted"),
        metadata("value", ALWAYS, required=NEWEST),
    ),
    "A value given to a template.",
    Record("TEMPLATE_VALUE", "tag name type", Inserted("defaulted", 6), "value"),
)
GLOBAL_VARIABLE: Final = NodeSchema(
    "DIGlobalVariable",
    "DIVariable",
    "scope name file type linkageName declaration templateParams annotations",
    (
        string_field("name", required=14, not_empty=True),
        string_field("linkageName"),
        metadata("scope", ALWAYS),
        metadata("file"),
        integer("line"),
        metadata("type", type_ref=True),
        boolean("isLocal", ALWAYS),
        boolean("isDefinition", ALWAYS, if_left_out=1),
        metadata("declaration"),
        metadata("templateParams"),
        integer("align"),
        metadata("annotations", since=14),
    ),
    "A global variable, as the source has it.",
    Record(
        "GLOBAL_VAR",
        "scope name linkageName file line type isLocal isDefinition declaration templateParams",
        tail="align annotations",
        header=(HeaderBits("version", 1, 63, value=2, tells_form=True),),
        doc="13 to 23 write version 2.",
    ),
)
LOCAL_VARIABLE: Final = NodeSchema(
    "DILocalVariable",
    "DIVariable",
    "scope name file type annotations",
    (
        string_field("name"),
        integer("arg", bits=16),
        metadata("scope", ALWAYS, required=NEWEST, not_null=True),
        metadata("file"),
        integer("line"),
        metadata("type", type_ref=True),
        flags(),
        integer("align"),
        metadata("annotations", since=14),
    ),
    "A local variable, or with `arg` a parameter.",
    Record(
        "LOCAL_VAR",
        "scope name file line type arg flags",
        tail="align annotations",
        header=(HeaderBits("has_alignment", 1, value=1, tells_form=True),),
    ),
)
LABEL: Final = NodeSchema(
    "DILabel",
    "DINode",
    "scope name file",
    (
        metadata("scope", ALWAYS, required=NEWEST, not_null=True),
        string_field("name", required=NEWEST),
        metadata("file", required=NEWEST),
        integer("line", required=NEWEST),
        integer("column", since=21, limit=0xFFFF),
        boolean("isArtificial", since=21),
        Field("coroSuspendIdx", OPTIONAL, since=21, limit=0xFFFFFFFFFFFFFFFF),
    ),
    "A label in a function.",
    Record(
        "LABEL",
        "scope name file line",
        tail=("column", Absentable("coroSuspendIdx", ONES_64)),
        header=(HeaderBits("artificial", 1, field="isArtificial"),),
    ),
)
OBJC_PROPERTY: Final = NodeSchema(
    "DIObjCProperty",
    "DINode",
    "name file getter setter type",
    (
        string_field("name"),
        metadata("file"),
        integer("line"),
        string_field("setter"),
        string_field("getter"),
        integer("attributes"),
        metadata("type", type_ref=True),
    ),
    "A property of Objective-C.",
    Record(
        "OBJC_PROPERTY",
        "name file line",
        Item("setter", "the getter's name for the readers of LLVM 13 to 21"),
        Item("getter", "the setter's name for the readers of LLVM 13 to 21"),
        "attributes type",
        swapped=("setter", "getter", OBJC_SETTER_FIRST),
        finished=True,
    ),
)
IMPORTED_ENTITY: Final = NodeSchema(
    "DIImportedEntity",
    "DINode",
    "scope entity name file elements",
    (
        tag(required=NEWEST),
        string_field("name"),
        metadata("scope", ALWAYS, required=NEWEST),
        metadata("entity", type_ref=True),
        metadata("file"),
        integer("line"),
        metadata("elements", since=14),
    ),
    "A name brought in from elsewhere, such as by `using`.",
    Record("IMPORTED_ENTITY", "tag scope entity line name", tail="file elements", finished=True),
)
GLOBAL_VARIABLE_EXPRESSION: Final = NodeSchema(
    "DIGlobalVariableExpression",
    "DINode",
    "var expr",
    (metadata("var", required=NEWEST), metadata("expr", required=NEWEST)),
    "A global variable and how its value is found.",
    Record("GLOBAL_VAR_EXPR", "var expr", finished=True),
)
MACRO: Final = NodeSchema(
    "DIMacro",
    "DIMacroNode",
    "name value",
    (
        word("type", "MACINFO_TYPES", ALWAYS, required=NEWEST),
        integer("line"),
        string_field("name", required=NEWEST),
        string_field("value"),
    ),
    "The definition or undefinition of a macro.",
    Record("MACRO", "type line name value"),
)
MACRO_FILE: Final = NodeSchema(
    "DIMacroFile",
    "DIMacroNode",
    "file nodes",
    (
        Field("type", HIDDEN, words="MACINFO_TYPES", if_left_out=3),
        integer("line"),
        metadata("file", ALWAYS, required=NEWEST),
        metadata("nodes"),
    ),
    "The macros of a file.",
    Record("MACRO_FILE", "type line file nodes"),
)
ASSIGN_ID: Final = NodeSchema(
    "DIAssignID",
    "DINode",
    "",
    (),
    "Ties a store to the debug records of the assignment that it carries out.",
    Record("ASSIGN_ID", header=(), finished=True, doc="Always distinct."),
    distinct_only=True,
    since=16,
)

NODES: Final = (
    *TYPES,
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
