"""TYPE_BLOCK_NEW: the module's types in order; a type is known by its place (records that define none left out)."""

from __future__ import annotations

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Bool, Chars, Int, Opt, Repeat, Rest, Type

_FIXED = [
    (c.TYPE_CODE_VOID, "VOID", 0),
    (c.TYPE_CODE_FLOAT, "FLOAT", 0),
    (c.TYPE_CODE_DOUBLE, "DOUBLE", 0),
    (c.TYPE_CODE_LABEL, "LABEL", 0),
    (c.TYPE_CODE_HALF, "HALF", 0),
    (c.TYPE_CODE_X86_FP80, "X86_FP80", 0),
    (c.TYPE_CODE_FP128, "FP128", 0),
    (c.TYPE_CODE_PPC_FP128, "PPC_FP128", 0),
    (c.TYPE_CODE_METADATA, "METADATA", 0),
    (c.TYPE_CODE_X86_MMX, "X86_MMX", 19),
    (c.TYPE_CODE_TOKEN, "TOKEN", 0),
    (c.TYPE_CODE_BFLOAT, "BFLOAT", 0),
    (c.TYPE_CODE_X86_AMX, "X86_AMX", 0),
]

TYPES = BlockSchema(
    c.TYPE_BLOCK_ID_NEW,
    "TYPE_BLOCK_NEW",
    [
        RecordSchema(
            c.TYPE_CODE_NUMENTRY, "NUMENTRY", "count" / Int(), doc="First record: the number of types. Defines none."
        ),
        *(RecordSchema(code, name, doc="A type without parts.", until=until) for code, name, until in _FIXED),
        RecordSchema(
            c.TYPE_CODE_OPAQUE, "OPAQUE", "packed" / Opt(Bool("no meaning"), default=0), doc="A struct without a body."
        ),
        RecordSchema(c.TYPE_CODE_INTEGER, "INTEGER", "width" / Int("bits"), doc="An integer type."),
        RecordSchema(
            c.TYPE_CODE_POINTER,
            "POINTER",
            "pointee" / Type(),
            "address_space" / Opt(Int(), default=0),
            doc="A typed pointer.",
            until=16,
            abbreviations=(Abbrev("POINTER", "type =0", "address space 0", until=16),),
        ),
        RecordSchema(
            c.TYPE_CODE_FUNCTION_OLD,
            "FUNCTION_OLD",
            "vararg" / Bool(),
            "attributes" / Int("no meaning any more"),
            "return_type" / Type(),
            "params" / Rest(Type()),
            doc="A function type, in old files.",
            until=2,
        ),
        RecordSchema(
            c.TYPE_CODE_ARRAY,
            "ARRAY",
            "count" / Int(),
            "element" / Type(),
            doc="An array type.",
            abbreviations=(Abbrev("ARRAY", "vbr8 type", "always"),),
        ),
        RecordSchema(
            c.TYPE_CODE_VECTOR,
            "VECTOR",
            "count" / Int("least number of elements"),
            "element" / Type(),
            "scalable" / Opt(Bool(), default=0),
            doc="A vector type.",
        ),
        RecordSchema(
            c.TYPE_CODE_STRUCT_ANON,
            "STRUCT_ANON",
            "packed" / Bool(),
            "elements" / Rest(Type()),
            doc="A literal struct type.",
            abbreviations=(Abbrev("STRUCT_ANON", "fixed1 array type", "always"),),
        ),
        RecordSchema(
            c.TYPE_CODE_STRUCT_NAME,
            "STRUCT_NAME",
            "name" / Chars(signed=32),
            doc="The name of the named, opaque or target type that comes next. Defines none itself.",
            abbreviations=(Abbrev("STRUCT_NAME", "array char6", "the name is char6"),),
        ),
        RecordSchema(
            c.TYPE_CODE_STRUCT_NAMED,
            "STRUCT_NAMED",
            "packed" / Bool(),
            "elements" / Rest(Type()),
            doc="An identified struct type.",
            abbreviations=(Abbrev("STRUCT_NAMED", "fixed1 array type", "always"),),
        ),
        RecordSchema(
            c.TYPE_CODE_FUNCTION,
            "FUNCTION",
            "vararg" / Bool(),
            "return_type" / Type(),
            "params" / Rest(Type()),
            doc="A function type.",
            abbreviations=(Abbrev("FUNCTION", "fixed1 array type", "always"),),
        ),
        RecordSchema(
            c.TYPE_CODE_OPAQUE_POINTER,
            "OPAQUE_POINTER",
            "address_space" / Int(),
            doc="A pointer type.",
            abbreviations=(Abbrev("OPAQUE_POINTER", "=0", "address space 0"),),
        ),
        RecordSchema(
            c.TYPE_CODE_TARGET_TYPE,
            "TARGET_TYPE",
            "type_count" / Int(),
            "type_params" / Repeat(this.type_count, Type()),
            "int_params" / Rest(Int()),
            doc="A target extension type; its name is in the STRUCT_NAME before.",
            since=16,
        ),
        RecordSchema(
            c.TYPE_CODE_BYTE,
            "BYTE",
            "width" / Int("bits"),
            doc="A byte type, of bits that may hold pointers.",
            since=23,
            reads=False,
            writes=False,
        ),
    ],
    doc="The type table.",
)
