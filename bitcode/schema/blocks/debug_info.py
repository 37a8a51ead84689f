"""METADATA_BLOCK's records of debug info: those of the nodes, made from the declarations of `irkit.debug_info.schema`,
locations and expressions.

Strings are metadata too. The first operand says whether the node is distinct; where a bit or a version is packed
beside that it is called `header`. Operands are called as the fields are in Python. The readers of the nodes are in
`bitcode/reader/debug_info_nodes.py`, the plans by which they are written in `bitcode.writer.debug_info`.
"""

from __future__ import annotations

from typing import Final

from construct import Construct, Renamed, this

from bitcode.schema import codes as c
from bitcode.schema.blocks.debug_info_old import OLD_FORMS
from bitcode.schema.blocks.flags import HEADER_FLAGS
from bitcode.schema.declare import Abbreviation as Abbrev
from bitcode.schema.declare import RecordSchema
from bitcode.schema.leaves import (
    Bool,
    Enum,
    Flags,
    Int,
    Leaf,
    Metadata,
    MetadataPlus1,
    NumberPlus1,
    OnesForNone,
    Opt,
    Repeat,
    Rest,
    SignRotated,
    SizeOrMetadata,
    When,
)
from irkit.debug_info import fields as rules
from irkit.debug_info.fields import Field, NodeSchema, snake_case
from irkit.debug_info.records import PLUS_1, Absentable, Inserted, Item, Packed, Record, Words, Zero
from irkit.debug_info.schema import NODES
from irkit.releases import OLDEST

DISTINCT = "distinct" / Bool()

# The enumerations of LLVM that fields hold, and what the numbers of DWARF are called.
_ENUMERATIONS: Final = {
    "CHECKSUM_KINDS": "DIFile::ChecksumKind, 0 for no checksum",
    "EMISSION_KINDS": "DICompileUnit::DebugEmissionKind",
    "NAME_TABLE_KINDS": "DICompileUnit::DebugNameTableKind",
    "FIXED_POINT_KINDS": "DIFixedPointType::FixedPointKind",
}
_WORDS: Final = {
    "tags": "DW_TAG",
    "attribute_encodings": "DW_ATE",
    "languages": "DW_LANG",
    "language_names": "DW_LNAME",
    "language_dialects": "DW_LLVM_LANG_DIALECT",
    "calling_conventions": "DW_CC",
    "enum_kinds": "DW_APPLE_ENUM_KIND",
    "MACINFO_TYPES": "DW_MACINFO",
}
_KINDS: Final = {rules.FLAGS: "DINode::DIFlags", rules.SUBPROGRAM_FLAGS: "DISubprogram::DISPFlags"}
_IN_BITS: Final = ("align", "data_size")


def record_of(schema: NodeSchema, record: Record) -> RecordSchema:
    """The layout of a node's record."""
    fields: list[Renamed] = []
    if record.header is None:
        fields.append(DISTINCT)
    else:
        bits: dict[str, int | tuple[int, int]] = {"distinct": 0}
        for part in record.header:
            bits[part.name] = part.first if part.width == 1 else (part.first, part.width)
        fields.append("header" / Flags(bits))
    for item in record.items:
        fields += _operands(schema, item)
    for item in record.tail:
        fields += [one.name / _optional(schema, item, one.subcon) for one in _operands(schema, item)]
    code: int = getattr(c, f"METADATA_{record.name}")
    return RecordSchema(
        code,
        record.name,
        *fields,
        doc=f"{schema.name}{'; ' + record.doc[0].lower() + record.doc[1:] if record.doc else '.'}",
        since=0 if schema.since == OLDEST else schema.since,
        reads=False,
        writes=False,
        old_form=OLD_FORMS.get(record.name),
    )


def _operands(schema: NodeSchema, item: Item) -> list[Renamed]:
    """The operands of one item."""
    if isinstance(item, Zero):
        return [item.name / Int(item.doc)]
    if isinstance(item, Packed):
        since = schema.by_name[item.parts[0][0]].since
        parts: dict[str, int | tuple[int, int]] = {
            snake_case(name): first if width == 1 else (first, width) for name, first, width in item.parts
        }
        return [snake_case(item.name) / Flags(parts, item.doc, since)]
    field = schema.by_name[item.name]
    if isinstance(item, Words):
        words = SignRotated("64 bits, the lowest first")
        if not item.counted:
            return [field.attribute / Rest(words)]
        size = f"{field.attribute}_size"
        count = (getattr(this, size) >> 32) & 0xFFFFFFFF
        return [size / Flags({"bit_width": (0, 32), "words": (32, 32)}), field.attribute / Repeat(count, words)]
    leaf = _leaf(field, item)
    if isinstance(item, Inserted):
        return [field.attribute / When(this._params.n >= item.count, leaf, _absent(field))]
    return [field.attribute / leaf]


def _leaf(field: Field, item: Item) -> Leaf:
    since = 0 if field.since == OLDEST else field.since
    if isinstance(item, Absentable):
        return NumberPlus1(item.doc, since) if item.how == PLUS_1 else OnesForNone(item.doc, since)
    if field.rule == rules.SIZE:
        return SizeOrMetadata(item.doc, since)
    if field.has_operand:
        return MetadataPlus1(item.doc, since)
    if field.rule == rules.BOOL:
        return Bool(item.doc, since)
    if field.words in _ENUMERATIONS:
        return Enum(_ENUMERATIONS[field.words], item.doc, since)
    doc = item.doc or _KINDS.get(field.rule, "") or _WORDS.get(field.words, "")
    if field.attribute in _IN_BITS:
        doc = "bits"
    if field.signed:
        doc = "32 bits, signed"
    return Int(doc, since)


def _optional(schema: NodeSchema, item: Item, leaf: Construct) -> Opt:
    if isinstance(item, Packed):
        return Opt(leaf, default=0)
    field = schema.by_name[item.name]
    return Opt(leaf, default=_absent(field))


def _absent(field: Field) -> int:
    return -1 if field.has_operand else field.usual


GENERIC_AND_LOCATION: Final = [
    RecordSchema(
        c.METADATA_LOCATION,
        "LOCATION",
        DISTINCT,
        "line" / Int(),
        "column" / Int(),
        "scope" / Metadata(),
        "inlined_at" / MetadataPlus1(),
        "is_implicit_code" / Opt(Bool(), default=0),
        "atom_group" / Opt(Int("of key instructions", since=21), default=0),
        "atom_rank" / Opt(Int("of key instructions", since=21), default=0),
        doc="DILocation.",
        writes=False,
        abbreviations=(
            Abbrev("DILocation", "fixed1 vbr6 vbr8 vbr6 vbr6 fixed1", "always", until=20),
            Abbrev("DILocation", "fixed1 vbr6 vbr8 vbr6 vbr6 fixed1 vbr6 fixed3", "always", since=21),
        ),
    ),
    RecordSchema(
        c.METADATA_GENERIC_DEBUG,
        "GENERIC_DEBUG",
        DISTINCT,
        "tag" / Int("DW_TAG"),
        "version" / Int("0"),
        "operands" / Rest(MetadataPlus1("the header string, then the operands")),
        doc="GenericDINode.",
        writes=False,
        abbreviations=(Abbrev("GenericDINode", "fixed1 vbr6 fixed1 vbr6 array vbr6", "always"),),
    ),
    RecordSchema(
        c.METADATA_EXPRESSION,
        "EXPRESSION",
        "header" / HEADER_FLAGS,
        "elements" / Rest(Int("DW_OP and its operands")),
        doc="DIExpression; 13 to 23 write version 3.",
        writes=False,
    ),
]
_NODES: Final = [record_of(schema, schema.record) for schema in NODES if schema.record is not None]

DEBUG_INFO: Final = [
    *sorted([*GENERIC_AND_LOCATION, *_NODES], key=lambda record: record.code),
    *(form.record for form in OLD_FORMS.values()),
]
