"""FUNCTION_BLOCK's records of debug locations and debug records."""

from __future__ import annotations

from bitcode.schema import codes as c
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import RecordSchema, typed
from bitcode.schema.leaves import (
    Bool,
    Int,
    Metadata,
    MetadataPlus1,
    Opt,
)


def _debug_record(code: int, name: str, *fields: object, doc: str, since: int = 19, **more: object) -> RecordSchema:
    return RecordSchema(
        code,
        name,
        "location" / Metadata("DILocation"),
        "variable" / Metadata("DILocalVariable"),
        "expression" / Metadata("DIExpression"),
        *fields,
        doc=doc,
        since=since,
        **more,  # type: ignore[arg-type]
    )


DEBUG = [
    RecordSchema(
        c.FUNC_CODE_DEBUG_LOC_AGAIN,
        "DEBUG_LOC_AGAIN",
        doc="The instruction before has the same location as the last one that had any.",
    ),
    RecordSchema(
        c.FUNC_CODE_DEBUG_LOC,
        "DEBUG_LOC",
        "line" / Int(),
        "column" / Int(),
        "scope" / MetadataPlus1(),
        "inlined_at" / MetadataPlus1(),
        "is_implicit_code" / Opt(Bool(), default=0),
        "atom_group" / Opt(Int("of key instructions", since=21), default=0),
        "atom_rank" / Opt(Int("of key instructions", since=21), default=0),
        doc="The debug location of the instruction before.",
        abbreviations=(Abbrev("FUNCTION_DEBUG_LOC_ABBREV", "vbr6 vbr8 vbr6 vbr6 fixed1 vbr6 vbr3", since=21),),
    ),
    _debug_record(
        c.FUNC_CODE_DEBUG_RECORD_VALUE,
        "DEBUG_RECORD_VALUE",
        "value" / Metadata("ValueAsMetadata or DIArgList"),
        doc="#dbg_value whose location is metadata: a list, or a forward reference.",
    ),
    _debug_record(
        c.FUNC_CODE_DEBUG_RECORD_DECLARE,
        "DEBUG_RECORD_DECLARE",
        "value" / Metadata("ValueAsMetadata"),
        doc="#dbg_declare.",
    ),
    _debug_record(
        c.FUNC_CODE_DEBUG_RECORD_ASSIGN,
        "DEBUG_RECORD_ASSIGN",
        "value" / Metadata("ValueAsMetadata"),
        "assign_id" / Metadata("DIAssignID"),
        "address_expression" / Metadata("DIExpression"),
        "address" / Metadata("ValueAsMetadata"),
        doc="#dbg_assign.",
    ),
    _debug_record(
        c.FUNC_CODE_DEBUG_RECORD_VALUE_SIMPLE,
        "DEBUG_RECORD_VALUE_SIMPLE",
        *typed("value"),
        doc="#dbg_value of a value known already.",
        abbreviations=(Abbrev("FUNCTION_DEBUG_RECORD_VALUE_ABBREV", "vbr7 vbr7 vbr7 vbr6", "always", since=19),),
    ),
    RecordSchema(
        c.FUNC_CODE_DEBUG_RECORD_LABEL,
        "DEBUG_RECORD_LABEL",
        "location" / Metadata("DILocation"),
        "label" / Metadata("DILabel"),
        doc="#dbg_label.",
        since=19,
    ),
    _debug_record(
        c.FUNC_CODE_DEBUG_RECORD_DECLARE_VALUE,
        "DEBUG_RECORD_DECLARE_VALUE",
        "value" / Metadata("ValueAsMetadata"),
        doc="#dbg_declare_value.",
        since=22,
    ),
]
