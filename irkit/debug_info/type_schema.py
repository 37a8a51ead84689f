"""The nodes of debug info that are types, ranges of indices and enumerators; see `irkit.debug_info.schema`."""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import (
    ALWAYS,
    BOOL,
    BOUND,
    ELEMENTS,
    EXPRESSION_BOUND,
    HIDDEN,
    INTEGER,
    OPTIONAL,
    Field,
    NodeSchema,
)
from irkit.debug_info.records import ONES_32, PLUS_1, Absentable, HeaderBits, Inserted, Packed, Record, Words
from irkit.debug_info.shorthand import boolean, flags, integer, metadata, ptrauth, size, sizes, string_field, tag, word
from irkit.releases import NEWEST

GENERIC: Final = NodeSchema(
    "GenericDINode",
    "DINode",
    "header operands",
    (tag(required=NEWEST), string_field("header"), Field("operands", ELEMENTS, attribute="dwarf_operands")),
    "A debug info node of any tag.",
)
SUBRANGE: Final = NodeSchema(
    "DISubrange",
    "DINode",
    "count lowerBound upperBound stride",
    (
        Field("count", BOUND, not_null=True),
        Field("lowerBound", BOUND),
        Field("upperBound", BOUND),
        Field("stride", BOUND),
    ),
    "The range of an array's indices: constants, variables or expressions.",
    Record(
        "SUBRANGE",
        "count lowerBound upperBound stride",
        header=(HeaderBits("version", 1, 63, value=2, tells_form=True),),
        finished=True,
        doc="13 to 23 write version 2.",
    ),
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
    Record("GENERIC_SUBRANGE", "count lowerBound upperBound stride", header=(), finished=True),
)
ENUMERATOR: Final = NodeSchema(
    "DIEnumerator",
    "DINode",
    "name",
    (
        string_field("name", ALWAYS, required=NEWEST),
        integer("value", ALWAYS, signed=True, required=NEWEST),
        boolean("isUnsigned"),
        Field("bitWidth", HIDDEN, bits=64),
    ),
    "A name and value of an enumeration; `bit_width` is that of the value, 64 in text that fits it.",
    Record(
        "ENUMERATOR",
        "bitWidth name",
        Words("value", "bitWidth", ("isUnsigned", 0)),
        header=(HeaderBits("unsigned", 1, field="isUnsigned"), HeaderBits("big_integer", 2, value=1, tells_form=True)),
        doc="13 to 23 write words.",
    ),
)
BASIC_TYPE: Final = NodeSchema(
    "DIBasicType",
    "DIType",
    "file scope name size offset",
    (
        tag(0x24),
        string_field("name"),
        metadata("scope", since=23),
        metadata("file", since=23),
        integer("line", since=23),
        size(),
        integer("align"),
        integer("dataSize", since=22),
        word("encoding", "attribute_encodings"),
        integer("num_extra_inhabitants", since=20),
        flags(),
    ),
    "A primitive type.",
    Record(
        "BASIC_TYPE",
        "tag name size align encoding",
        tail="flags num_extra_inhabitants dataSize file line scope",
        header=(sizes(),),
    ),
)
FIXED_POINT_TYPE: Final = NodeSchema(
    "DIFixedPointType",
    "DIType",
    "file scope name size offset",
    (
        tag(0x24),
        string_field("name"),
        metadata("scope", since=23),
        metadata("file", since=23),
        integer("line", since=23),
        size(),
        integer("align"),
        word("encoding", "attribute_encodings"),
        flags(),
        word("kind", "FIXED_POINT_KINDS", ALWAYS),
        Field("numerator", INTEGER, default=ALWAYS, only_if=("kind", 2, True), signed=True),
        Field("denominator", INTEGER, default=ALWAYS, only_if=("kind", 2, True), signed=True),
        Field("factor", INTEGER, only_if=("kind", 2, False), signed=True),
        Field("numeratorWidth", HIDDEN),
        Field("denominatorWidth", HIDDEN),
    ),
    "A fixed-point type, scaled by 2**factor, 10**factor or numerator / denominator.",
    Record(
        "FIXED_POINT_TYPE",
        "tag name size align encoding flags kind factor",
        Words("numerator", "numeratorWidth", ("encoding", 0x0D), counted=True),  # DW_ATE_signed_fixed
        Words("denominator", "denominatorWidth", ("encoding", 0x0D), counted=True),
        tail="file line scope",
        header=(sizes(),),
    ),
    since=21,
)
STRING_TYPE: Final = NodeSchema(
    "DIStringType",
    "DIType",
    "file scope name size offset stringLength stringLengthExpression stringLocationExpression",
    (
        tag(0x12),
        string_field("name"),
        metadata("stringLength"),
        metadata("stringLengthExpression"),
        metadata("stringLocationExpression", since=14),
        size(),
        integer("align"),
        word("encoding", "attribute_encodings"),
    ),
    "A string type of Fortran.",
    Record(
        "STRING_TYPE",
        "tag name stringLength stringLengthExpression",
        Inserted("stringLocationExpression", 9),
        "size align encoding",
        header=(sizes(),),
    ),
)
DERIVED_TYPE: Final = NodeSchema(
    "DIDerivedType",
    "DIType",
    "file scope name size offset baseType extraData annotations",
    (
        tag(required=NEWEST),
        string_field("name"),
        metadata("scope", type_ref=True),
        metadata("file"),
        integer("line"),
        metadata("baseType", ALWAYS, required=NEWEST, type_ref=True),
        size(),
        integer("align"),
        size("offset"),
        flags(),
        metadata("extraData", type_ref=True),
        Field("dwarfAddressSpace", OPTIONAL),
        metadata("annotations", since=14),
        ptrauth("ptrAuthKey", INTEGER, 0, limit=7),
        ptrauth("ptrAuthIsAddressDiscriminated", BOOL, ALWAYS),
        ptrauth("ptrAuthExtraDiscriminator", INTEGER, 0, limit=0xFFFF),
        ptrauth("ptrAuthIsaPointer", BOOL, ALWAYS),
        ptrauth("ptrAuthAuthenticatesNullValues", BOOL, ALWAYS),
    ),
    "A type made from another: a pointer, a qualified type, a member, a typedef.",
    Record(
        "DERIVED_TYPE",
        "tag name file line scope baseType size align offset flags extraData",
        tail=(
            Absentable("dwarfAddressSpace", PLUS_1),
            "annotations",
            Packed(
                "ptrAuth",
                (
                    ("ptrAuthKey", 0, 4),
                    ("ptrAuthIsAddressDiscriminated", 4, 1),
                    ("ptrAuthExtraDiscriminator", 5, 16),
                    ("ptrAuthIsaPointer", 21, 1),
                    ("ptrAuthAuthenticatesNullValues", 22, 1),
                ),
                "a `__ptrauth` qualifier, or 0",
            ),
        ),
        header=(sizes(),),
        finished=True,
    ),
)
SUBRANGE_TYPE: Final = NodeSchema(
    "DISubrangeType",
    "DIType",
    "file scope name size offset baseType lowerBound upperBound stride bias",
    (
        string_field("name"),
        metadata("scope"),
        metadata("file"),
        integer("line"),
        size(),
        integer("align"),
        flags(),
        metadata("baseType", ALWAYS),
        metadata("lowerBound", may_be_number=True),
        metadata("upperBound", may_be_number=True),
        metadata("stride", may_be_number=True),
        metadata("bias", may_be_number=True),
    ),
    "A range of another type, as a type of its own.",
    Record(
        "SUBRANGE_TYPE",
        "name file line scope size align flags baseType lowerBound upperBound stride bias",
        header=(sizes(),),
    ),
    since=21,
)
COMPOSITE_TYPE: Final = NodeSchema(
    "DICompositeType",
    "DIType",
    "file scope name size offset baseType elements vtableHolder templateParams identifier discriminator dataLocation"
    " associated allocated rank annotations specification bitStride",
    (
        tag(required=NEWEST),
        string_field("name"),
        metadata("scope", type_ref=True),
        metadata("file"),
        integer("line"),
        metadata("baseType", type_ref=True),
        size(),
        integer("align"),
        size("offset"),
        integer("num_extra_inhabitants", since=20),
        flags(),
        metadata("elements"),
        word("runtimeLang", "languages"),
        metadata("vtableHolder", type_ref=True),
        metadata("templateParams"),
        string_field("identifier"),
        metadata("discriminator"),
        metadata("dataLocation"),
        metadata("associated"),
        metadata("allocated"),
        Field("rank", BOUND),
        metadata("annotations", since=14),
        metadata("specification", since=20),
        Field("enumKind", OPTIONAL, words="enum_kinds", since=21),
        metadata("bitStride", since=21),
    ),
    "A type made of others: a struct, class, union, array, enumeration, variant part.",
    Record(
        "COMPOSITE_TYPE",
        "tag name file line scope baseType size align offset flags elements runtimeLang vtableHolder templateParams"
        " identifier",
        tail=(
            "discriminator dataLocation associated allocated rank annotations num_extra_inhabitants specification",
            Absentable("enumKind", ONES_32),
            "bitStride",
        ),
        header=(HeaderBits("not_used_in_type_ref", 1, value=1), sizes(2)),
        finished=True,
    ),
)
SUBROUTINE_TYPE: Final = NodeSchema(
    "DISubroutineType",
    "DIType",
    "file scope name size offset types",
    (flags(), word("cc", "calling_conventions"), metadata("types", ALWAYS, required=NEWEST)),
    "A function's type: result first, then the parameters.",
    Record(
        "SUBROUTINE_TYPE",
        "flags types",
        tail="cc",
        header=(HeaderBits("no_old_type_refs", 1, value=1),),
        finished=True,
    ),
)

TYPES: Final = (
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
)
