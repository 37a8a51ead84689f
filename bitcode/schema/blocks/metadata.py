"""METADATA_BLOCK's general records, and METADATA_KIND_BLOCK and METADATA_ATTACHMENT; debug info is in `debug_info`.

A metadata id counts, in order, the strings of METADATA_STRINGS and the records that define a node or value; a
function's block goes on counting where the module's ended.
"""

from __future__ import annotations

from construct import this

from bitcode.schema import codes as c
from bitcode.schema.blocks.debug_info import DEBUG_INFO
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Chars, Group, Int, Metadata, MetadataPlus1, Rest, Type, Value, When

_ATTACHMENTS = "attachments" / Rest(
    Group("kind" / Int("metadata kind, as the file numbers them"), "node" / Metadata()), columns=True
)
_TYPED_VALUES = "elements" / Rest(Group("type" / Type("metadata, void for null, or the value's"), "value" / Int()))
_KIND = RecordSchema(
    c.METADATA_KIND,
    "KIND",
    "kind" / Int("number"),
    "name" / Chars(signed=64),
    doc="The name of a metadata kind.",
    writes=False,
)

METADATA = BlockSchema(
    c.METADATA_BLOCK_ID,
    "METADATA_BLOCK",
    [
        RecordSchema(
            c.METADATA_STRING_OLD, "STRING_OLD", "text" / Chars(), doc="A string, in old files.", until=3, writes=False
        ),
        RecordSchema(
            c.METADATA_VALUE, "VALUE", "type" / Type(), "value" / Value(), doc="A value as metadata.", writes=False
        ),
        RecordSchema(c.METADATA_NODE, "NODE", "elements" / Rest(MetadataPlus1()), doc="A uniqued tuple.", writes=False),
        RecordSchema(
            c.METADATA_NAME,
            "NAME",
            "name" / Chars(),
            doc="The name of the named metadata whose NAMED_NODE comes next. Defines none.",
            writes=False,
            abbreviations=(Abbrev("NAME", "array fixed8", "always"),),
        ),
        RecordSchema(
            c.METADATA_DISTINCT_NODE,
            "DISTINCT_NODE",
            "elements" / Rest(MetadataPlus1()),
            doc="A distinct tuple.",
            writes=False,
        ),
        _KIND,
        RecordSchema(
            c.METADATA_OLD_NODE,
            "OLD_NODE",
            _TYPED_VALUES,
            doc="A tuple of typed values, in old files.",
            until=3,
            writes=False,
        ),
        RecordSchema(
            c.METADATA_OLD_FN_NODE,
            "OLD_FN_NODE",
            _TYPED_VALUES,
            doc="A function-local value as metadata, in old files.",
            writes=False,
            until=3,
        ),
        RecordSchema(
            c.METADATA_NAMED_NODE,
            "NAMED_NODE",
            "nodes" / Rest(Metadata()),
            doc="What the name before stands for. Defines none.",
            writes=False,
        ),
        RecordSchema(
            c.METADATA_STRINGS,
            "STRINGS",
            "count" / Int(),
            "offset" / Int("bytes in the record's blob before the strings: their lengths, as VBR6"),
            doc="All strings of the block: in the blob first their lengths, then their bytes one after the other.",
            writes=False,
            abbreviations=(Abbrev("STRINGS", "vbr6 vbr6 blob", "always"),),
        ),
        RecordSchema(
            c.METADATA_GLOBAL_DECL_ATTACHMENT,
            "GLOBAL_DECL_ATTACHMENT",
            "value" / Value("a global variable, or a function without body"),
            _ATTACHMENTS,
            doc="The metadata attached to a global. Defines none.",
            writes=False,
        ),
        RecordSchema(
            c.METADATA_INDEX_OFFSET,
            "INDEX_OFFSET",
            "low" / Int("32 bits"),
            "high" / Int("32 bits"),
            doc="How many bits after this record INDEX begins. Defines none.",
            reads=False,
            writes=False,
            abbreviations=(Abbrev("INDEX_OFFSET", "fixed32 fixed32", "always"),),
        ),
        RecordSchema(
            c.METADATA_INDEX,
            "INDEX",
            "sizes" / Rest(Int("bits of a record, abbreviation id included")),
            doc="The distance of each record from the one before. Defines none.",
            reads=False,
            writes=False,
            abbreviations=(Abbrev("INDEX", "array vbr6", "always"),),
        ),
        RecordSchema(
            c.METADATA_ARG_LIST,
            "ARG_LIST",
            "args" / Rest(Metadata("values as metadata")),
            doc="DIArgList.",
            writes=False,
        ),
        *DEBUG_INFO,
    ],
    doc="Metadata of the module or of a function.",
)

METADATA_KINDS = BlockSchema(
    c.METADATA_KIND_BLOCK_ID, "METADATA_KIND_BLOCK", [_KIND], doc="The names of the metadata kinds."
)

METADATA_ATTACHMENTS = BlockSchema(
    c.METADATA_ATTACHMENT_ID,
    "METADATA_ATTACHMENT",
    [
        RecordSchema(
            c.METADATA_ATTACHMENT,
            "ATTACHMENT",
            "instruction"
            / When((this._params.n & 1) == 1, Int("place in the function; the function itself if absent")),
            _ATTACHMENTS,
            doc="The metadata attached to the function or to one of its instructions.",
            writes=False,
        )
    ],
    doc="Metadata attached in a function's body, debug locations aside.",
)
