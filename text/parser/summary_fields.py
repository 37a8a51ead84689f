"""What summaries consist of: fields by name, numbers, words, lists (LangRef, "ThinLTO Summary")."""

from __future__ import annotations

from typing import Final

from irkit.errors import ParseError
from text.parser.numbers import limited, signed_integer
from text.parser.state import Parser
from text.syntax.nodes import FieldNode, RangeNode
from text.syntax.source import unquote
from text.syntax.tree import Node

LAST_32: Final = 0xFFFFFFFF
LAST_64: Final = 0xFFFFFFFFFFFFFFFF


class Fields:
    """The fields of a list: taken in LLVM's order first (`take`), then in any (`rest`)."""

    __slots__ = ("at", "node", "p")

    def __init__(self, p: Parser, node: Node) -> None:
        if node.rule != "list":
            raise p.error(node, "expected '('")
        self.p: Parser = p
        self.node: Node = node
        self.at: int = 0

    def has_more(self) -> bool:
        return self.at < len(self.node.children)

    def take(self, name: str) -> Node:
        """The value of the next field, which must have this name."""
        children = self.node.children
        if not self.has_more():
            raise self.p.error(children[-1] if children else self.node, f"expected '{name}:' here")
        child = children[self.at]
        if not isinstance(child, FieldNode) or child.name.text != name:
            raise self.p.error(child, f"expected '{name}:' here")
        self.at += 1
        return child.value

    def rest(self) -> list[tuple[Node, Node]]:
        """The fields that are left, name and value."""
        found: list[tuple[Node, Node]] = []
        for child in self.node.children[self.at :]:
            if not isinstance(child, FieldNode):
                raise self.p.error(child, "expected a field: a name and a colon")
            found.append((child.name, child.value))
        self.at = len(self.node.children)
        return found

    def end(self) -> None:
        """Raise if a field is left."""
        if self.has_more():
            raise self.p.error(self.node.children[self.at], "expected ')' here")


def items(p: Parser, node: Node) -> list[Node]:
    """The items of a list, of which there must be one."""
    if node.rule != "list":
        raise p.error(node, "expected '('")
    if not node.children:
        raise p.error(node, "the list is empty")
    return node.children


def unsigned(p: Parser, node: Node, last: int = LAST_64) -> int:
    """A number that is not negative; LLVM takes what has more than 64 bits for the largest of 64."""
    if node.rule != "INT":
        raise p.error(node, "expected an integer")
    text = p.text(node)
    if text[0] in "-s":
        raise p.error(node, "expected an integer that is not negative")
    value = limited(text)
    if last == LAST_64:
        return min(value, LAST_64)
    if value > last:
        raise p.error(node, f"the integer is too large; the limit is {last}")
    return value


def numbers(p: Parser, node: Node, last: int = LAST_64) -> list[int]:
    return [unsigned(p, item, last) for item in items(p, node)]


def flag(p: Parser, node: Node) -> bool:
    """0, or any other number for 1."""
    return unsigned(p, node) != 0


def word(p: Parser, node: Node, words: tuple[str, ...], what: str) -> str:
    """One of some words."""
    if node.rule not in ("IDENT", "LABEL") or node.text not in words:
        raise p.error(node, f"expected {what}: {', '.join(words)}")
    return node.text


def string(p: Parser, node: Node) -> str:
    if node.rule != "STRING":
        raise p.error(node, "expected a string")
    return unquote(p.text(node))


def signed_range(p: Parser, node: Node) -> tuple[int, int]:
    """`[0, 7]`: both as signed numbers of 64 bits."""
    if not isinstance(node, RangeNode):
        raise p.error(node, "expected a range: '[0, 7]'")
    return signed_integer(p.text(node.start), 64), signed_integer(p.text(node.end), 64)


def unknown(p: Parser, node: Node, what: str) -> ParseError:
    return p.error(node, f"'{node.text}' is no field of {what}")
