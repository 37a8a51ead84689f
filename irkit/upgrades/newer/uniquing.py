"""Nodes that a change made equal become one, as they are in LLVM, which keeps uniqued nodes by their contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.metadata import MDNode, Metadata, content_key
from irkit.metadata_walk import instruction_metadata, metadata_of

if TYPE_CHECKING:
    from irkit.module import Module


class Uniquing:
    """The uniqued nodes of a module by their contents, and who refers to them."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.nodes: list[MDNode] = [node for node in metadata_of(module) if isinstance(node, MDNode)]
        self.users: dict[Metadata, list[MDNode]] = {}
        for node in self.nodes:
            self.note_user(node)
        self.held: set[Metadata] = held_outside_of_nodes(module)
        self.known: dict[tuple[object, ...], MDNode] = {}

    def note_user(self, node: MDNode) -> None:
        for operand in dict.fromkeys(node.operands):
            if isinstance(operand, MDNode):
                self.users.setdefault(operand, []).append(node)

    def merge(self, changed: list[MDNode]) -> None:
        """Let what is equal to a changed node be the same node, and so upwards."""
        again = set(changed)
        for node in self.nodes:
            if not node.distinct and node not in again:
                self.known.setdefault(content_key(node), node)
        todo = list(changed)
        while todo:
            node = todo.pop()
            if node.distinct:
                continue
            other = self.known.setdefault(content_key(node), node)
            if other is node or (node in self.held and other in self.held):
                continue
            kept, gone = (node, other) if node in self.held else (other, node)
            self.known[content_key(kept)] = kept
            todo += self.replace(gone, kept)

    def replace(self, gone: MDNode, kept: MDNode) -> list[MDNode]:
        """Put one node in the place of another; answers the nodes that this changes."""
        users = self.users.pop(gone, [])
        for user in users:
            key = content_key(user)
            if self.known.get(key) is user:
                del self.known[key]
            user.operands[:] = [kept if operand is gone else operand for operand in user.operands]
        self.users.setdefault(kept, []).extend(users)
        return users


def held_outside_of_nodes(module: Module) -> set[Metadata]:
    """What named metadata, globals, instructions and debug records refer to themselves, which stays what it is."""
    found: set[Metadata | None] = set()
    for named in module.named_metadata:
        found.update(named.operands)
    for variable in module.globals:
        found.update(variable.metadata.values())
    for ifunc in module.ifuncs:
        found.update(ifunc.metadata.values())
    for function in module.functions:
        found.update(function.metadata.values())
        for block in function.blocks:
            for instruction in block.instructions:
                found.update(instruction_metadata(instruction))
    return {metadata for metadata in found if metadata is not None}
