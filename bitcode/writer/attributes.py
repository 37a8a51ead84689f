"""PARAMATTR_GROUP_BLOCK and PARAMATTR_BLOCK: sets of attributes, and the lists that functions and calls refer to."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import PARAMATTR_BLOCK, PARAMATTR_GROUP_BLOCK
from bitcode.schema import attribute_items as items
from bitcode.schema import codes as c
from bitcode.schema.attribute_items import AttributeItem, RangeWords
from bitcode.schema.codecs.paramattr_group_read import Entry as GroupEntry
from bitcode.schema.codecs.paramattr_group_write import write_entry as write_group_entry
from bitcode.schema.codecs.paramattr_read import Entry as ListEntry
from bitcode.schema.codecs.paramattr_write import write_entry as write_list_entry
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState, encode, range_words
from irkit.attribute_values import ConstantRange
from irkit.attributes import (
    Attribute,
    ConstantRangeAttribute,
    ConstantRangeListAttribute,
    IntAttribute,
    StringAttribute,
    TypeAttribute,
)
from irkit.dialects.attribute_order import ordered_attributes

WORD: Final = 0xFFFFFFFFFFFFFFFF


def write_attribute_groups(state: WriterState) -> None:
    """PARAMATTR_GROUP_BLOCK, left out if there is no attribute."""
    groups = state.ids.attribute_groups
    if not groups:
        return
    stream = state.stream
    stream.enter_block(PARAMATTR_GROUP_BLOCK, 3)
    for number, (index, attributes) in enumerate(groups, 1):
        found = [item_of(state, attribute) for attribute in ordered_attributes(state.dialect, attributes)]
        operands = write_group_entry(GroupEntry(number, index, found))
        stream.emit(NO_ABBREV, c.PARAMATTR_GRP_CODE_ENTRY, operands)
    stream.end_block()


def write_attribute_lists(state: WriterState) -> None:
    """PARAMATTR_BLOCK, left out if there is no attribute."""
    lists = state.ids.attribute_lists
    if not lists:
        return
    stream = state.stream
    stream.enter_block(PARAMATTR_BLOCK, 3)
    for attributes in lists:
        groups = vec[i64]()
        for index in state.ids.attribute_table.indexes_in_order(attributes):
            groups = append(groups, state.ids.attribute_group_id(index, attributes.sets[index]))
        stream.emit(NO_ABBREV, c.PARAMATTR_CODE_ENTRY, write_list_entry(ListEntry(groups)))
    stream.end_block()


def names_types(state: WriterState) -> bool:
    """Whether a group names a type, so that it has to stand behind the types."""
    groups = state.ids.attribute_groups
    return any(isinstance(one, TypeAttribute) and one.type is not None for _, group in groups for one in group)


def item_of(state: WriterState, attribute: Attribute) -> AttributeItem:
    """An attribute as a group's record says it."""
    if isinstance(attribute, StringAttribute):
        key = encode(attribute.name)
        if attribute.value:
            return AttributeItem(items.STRING_VALUE, key=key, text=encode(attribute.value))
        return AttributeItem(items.STRING, key=key)
    kind = code_of(state, attribute.name)
    if isinstance(attribute, IntAttribute):
        return AttributeItem(items.INTEGER, kind, signed64(attribute.value & WORD))
    if isinstance(attribute, TypeAttribute):
        if attribute.type is None:
            return AttributeItem(items.TYPE_NONE, kind)
        return AttributeItem(items.TYPE, kind, state.ids.type_id(attribute.type))
    if isinstance(attribute, ConstantRangeAttribute):
        return AttributeItem(items.RANGE, kind, bit_width=attribute.range.width, ranges=[range_of(attribute.range)])
    if isinstance(attribute, ConstantRangeListAttribute):
        ranges = [range_of(one) for one in attribute.ranges]
        return AttributeItem(items.RANGE_LIST, kind, bit_width=attribute.width, ranges=ranges)
    return AttributeItem(items.ENUM, kind)


def code_of(state: WriterState, name: str) -> int:
    """LLVM's number of an attribute; also of one that the release only reads, if it stands in the file so."""
    kind = state.dialect.attributes.get(name)
    if kind is not None:
        return kind.code
    for code, retired in state.dialect.attributes_by_code.items():
        if retired.name == name:
            return code
    raise state.unsupported(f"the attribute {name}")


def range_of(one: ConstantRange) -> RangeWords:
    """Both bounds as signed numbers."""
    lower, upper = [bound - (1 << one.width) if bound >> (one.width - 1) else bound for bound in (one.lower, one.upper)]
    return RangeWords(range_words(lower, one.width), range_words(upper, one.width))
