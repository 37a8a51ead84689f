"""PARAMATTR_BLOCK and PARAMATTR_GROUP_BLOCK: attribute lists, made of groups of attributes for one place each."""

from __future__ import annotations

from typing import Any, ClassVar

from construct import Construct, MappingError, Struct, Switch, this

from bitcode.schema import codes as c
from bitcode.schema.blocks.flags import WORDS_FLAGS
from bitcode.schema.declare import BlockSchema, RecordSchema
from bitcode.schema.leaves import Cursor, Custom, Enum, Group, Int, Repeat, Rest, SignRotated, Type, When


class _Text(Construct):  # type: ignore[misc]
    """Bytes, an operand each, up to a 0."""

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        found = bytearray()
        while byte := stream.take(path) & 0xFF:
            found.append(byte)
        return bytes(found)

    def _build(self, obj: bytes, stream: Cursor, context: Any, path: str) -> bytes:
        stream.operands.extend(byte - 0x100 if byte >= 0x80 else byte for byte in obj)
        stream.operands.append(0)
        return obj


class _Refuse(Construct):  # type: ignore[misc]
    """A form that LLVM does not have."""

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        raise MappingError(path=path)


_RANGE = Struct(
    "sizes"
    / When(
        this._.bit_width > 64,
        WORDS_FLAGS,
        default=1 | 1 << 32,
    ),
    "lower" / Repeat(WORDS_FLAGS.part(this.sizes, "lower"), SignRotated("64 bits, the lowest first")),
    "upper" / Repeat(WORDS_FLAGS.part(this.sizes, "upper"), SignRotated("64 bits, the lowest first")),
)

_KIND = "kind" / Enum("AttributeKindCodes")

#: One attribute, as Construct reads it; `attribute_items` is the same by hand.
ITEM = Struct(
    "form" / Enum("0, 1 enum, 3, 4 string, 5, 6 type, 7, 8 range: see `bitcode.schema.attribute_items`"),
    "body"
    / Switch(
        this.form,
        {
            0: Struct(_KIND),
            1: Struct(_KIND, "value" / Int()),
            3: Struct("key" / _Text()),
            4: Struct("key" / _Text(), "text" / _Text()),
            5: Struct(_KIND),
            6: Struct(_KIND, "value" / Type()),
            7: Struct(_KIND, "bit_width" / Int(), "ranges" / Repeat(lambda _: 1, _RANGE)),
            8: Struct(_KIND, "count" / Int(), "bit_width" / Int(), "ranges" / Repeat(this.count, _RANGE)),
        },
        default=_Refuse(),
    ),
)


class AttributeItems(Custom):
    """The attributes of a group, to the end of the record."""

    meaning: ClassVar[str] = "attributes"
    annotation: ClassVar[str] = "list[AttributeItem]"
    read_source: ClassVar[str] = 'read_attribute_items("{record}", ops, {i}, {end})'
    write_source: ClassVar[str] = "write_attribute_items({value}, out)"

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[Any]:
        found: list[Any] = []
        while stream.left() > 0:
            found.append(ITEM._parsereport(stream, context, f"{path}[{len(found)}]"))
        return found

    def _build(self, obj: list[Any], stream: Cursor, context: Any, path: str) -> list[Any]:
        for one in obj:
            ITEM._build(one, stream, context, path)
        return obj


PARAMATTR = BlockSchema(
    c.PARAMATTR_BLOCK_ID,
    "PARAMATTR_BLOCK",
    [
        RecordSchema(
            c.PARAMATTR_CODE_ENTRY_OLD,
            "ENTRY_OLD",
            "attributes" / Rest(Group("place" / Int(), "bits" / Int("attributes as bits")), columns=True),
            doc="An attribute list, in old files.",
            until=3,
        ),
        RecordSchema(
            c.PARAMATTR_CODE_ENTRY,
            "ENTRY",
            "groups" / Rest(Int("a group's id in PARAMATTR_GROUP_BLOCK")),
            doc="An attribute list, which records name by its place, from 1.",
        ),
    ],
    doc="Attribute lists.",
)

PARAMATTR_GROUP = BlockSchema(
    c.PARAMATTR_GROUP_BLOCK_ID,
    "PARAMATTR_GROUP_BLOCK",
    [
        RecordSchema(
            c.PARAMATTR_GRP_CODE_ENTRY,
            "ENTRY",
            "group" / Int("its id"),
            "place" / Int("0 the return value, from 1 a parameter, 0xFFFFFFFF the function"),
            "attributes" / AttributeItems(),
            doc="The attributes of one place.",
        )
    ],
    doc="Groups of attributes.",
)
