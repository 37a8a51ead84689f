"""Metadata where it is used: by number, strings, values, and nodes that are written in place."""

from __future__ import annotations

from typing import Final

from irkit.metadata import MDNode, MDString, Metadata, ValueAsMetadata
from irkit.types import MetadataType
from text.parser.constants import parse_constant, parse_value
from text.parser.metadata_table import MetadataTable
from text.parser.numbers import digits_value
from text.parser.state import Parser
from text.parser.types import parse_type
from text.parser.use_lists import keep_constant
from text.syntax.nodes import TypedMetadataNode
from text.syntax.source import unquote
from text.syntax.tree import Node

_LAST_NUMBER: Final = 0xFFFFFFFF
MOST_DIGITS: Final = 10


def table_of(p: Parser) -> MetadataTable:
    table = p.metadata
    assert table is not None
    return table


def number_of(p: Parser, node: Node) -> int:
    """The number that a METADATA_ID node names."""
    digits = p.text(node)
    if len(digits) >= MOST_DIGITS:
        digits = digits.lstrip("0") or "0"
        if len(digits) > MOST_DIGITS or int(digits) > _LAST_NUMBER:
            raise p.error(node, "the number of metadata is too large; it has 32 bits")
    return digits_value(digits)


def by_number(p: Parser, node: Node) -> Metadata:
    """The node that a METADATA_ID stands for, or a place-holder."""
    table = table_of(p)
    number = number_of(p, node)
    found = table.node(number)
    if found is not None:
        return found
    if table.definition(number) is not None:
        return table.forward(number)
    return table.forward_undefined(number, p.place(node))


def string_of(p: Parser, node: Node) -> MDString:
    """The string of a STRING or METADATA_STRING."""
    return table_of(p).string(unquote(p.text(node)))


def operand(p: Parser, node: Node) -> Metadata:
    """What an MD node stands for, as an operand of another node: locals are refused."""
    rule = node.rule
    if rule == "METADATA_ID":
        return by_number(p, node)
    if rule == "METADATA_STRING":
        return string_of(p, node)
    if isinstance(node, TypedMetadataNode):
        return constant_of(p, node)
    if rule in ("tuple", "specialised"):
        return table_of(p).inline.pop(node)
    raise p.error(node, "expected metadata: a node, a string, or a value with its type")


def node_operand(p: Parser, node: Node) -> MDNode:
    """The same where only a node will do; one that is still to come is taken for one."""
    found = operand(p, node)
    if isinstance(found, (MDString, ValueAsMetadata)):
        raise p.error(node, "expected a metadata node")
    assert isinstance(found, MDNode)  # a place-holder is one too
    return found


def constant_of(p: Parser, node: TypedMetadataNode) -> ValueAsMetadata:
    """A `typed_metadata` that holds no local."""
    ty = parse_type(p, node.type)
    if isinstance(ty, MetadataType):
        raise p.error(node.type, "metadata cannot be a value that is metadata itself")
    constant = parse_constant(p, node.value, ty)
    keep_constant(p, constant)
    return table_of(p).constant(constant)


def value_of(p: Parser, node: TypedMetadataNode) -> ValueAsMetadata:
    """A `typed_metadata` in a function, where it may hold a local."""
    ty = parse_type(p, node.type)
    if isinstance(ty, MetadataType):
        raise p.error(node.type, "metadata cannot be a value that is metadata itself")
    return table_of(p).value(parse_value(p, node.value, ty))


def end_of(p: Parser, node: Node) -> int:
    """The ordinal of the bracket that closes a node of metadata in the statement in hand."""
    text, at = p.source.text, p.offset
    ordinal, depth = 0, 0
    match = p.source.language.lexicon.pattern.match
    while at < len(text):
        found = match(text, at)
        assert found is not None  # the last two kinds match anything
        assert found.lastindex is not None
        token = found.group(found.lastindex)
        if ordinal >= node.first and len(token) == 1:
            if token in "({[":
                depth += 1
            elif token in ")}]":
                depth -= 1
                if depth == 0:
                    break
        at = found.end()
        ordinal += 1
    return ordinal
