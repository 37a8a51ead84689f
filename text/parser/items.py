"""What stands behind the commas of an instruction: operands first, then metadata attachments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from irkit.instructions import Instruction
from text.parser.state import Parser
from text.syntax.nodes import AttachmentNode
from text.syntax.tree import Node

# Makes an instruction from the nodes of its operation, which is of the class of its rule, and its items.
Handler = Callable[[Parser, Any, Node], Instruction]


class Items:
    __slots__ = ("attachments", "leading")

    def __init__(self, leading: list[Node], attachments: list[AttachmentNode]) -> None:
        self.leading: list[Node] = leading
        self.attachments: list[AttachmentNode] = attachments


_SPLIT: Final = object()  # marks a node's cache as `Items`, which belong to no parser


def items_of(p: Parser, node: Node) -> Items:
    """The items apart from each other; attachments must be the last."""
    if node.cache_owner is _SPLIT:
        known = node.cache
        assert isinstance(known, Items)
        return known
    leading: list[Node] = []
    attachments: list[AttachmentNode] = []
    for child in node.children:
        if isinstance(child, AttachmentNode):
            attachments.append(child)
        elif attachments:
            raise p.error(child, "expected a metadata attachment: nothing else follows one")
        else:
            leading.append(child)
    found = Items(leading, attachments)
    node.cache = found
    node.cache_owner = _SPLIT
    return found
