"""Checks of one operand's type, told where it stands."""

from __future__ import annotations

from irkit.errors import ParseError
from irkit.types import Type
from irkit.values import Value
from text.parser.state import Parser
from text.syntax.tree import Node


def mismatch(p: Parser, node: Node, found: Type, expected: Type) -> ParseError:
    return p.error(node, f"this is of type '{found}' where '{expected}' is expected")


def check_type(p: Parser, node: Node, value: Value, ty: Type) -> Value:
    """The value, which must be of the type that is written before it."""
    if value.type is not ty:
        raise mismatch(p, node, value.type, ty)
    return value
