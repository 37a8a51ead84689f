"""Nodes that a change made equal become one, as they are in LLVM, which keeps uniqued nodes by their contents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.metadata import MDNode, Metadata, content_key
from irkit.metadata_walk import metadata_of, metadata_operands, record_operands

if TYPE_CHECKING:
    from irkit.globals import GlobalValue
    from irkit.instructions import Instruction
    from irkit.module import Module


class Uniquing:
    """The uniqued nodes of a module by their contents, and who refers to them."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.nodes: list[MDNode] = [node for node in metadata_of(module) if isinstance(node, MDNode)]
        self.users: dict[Metadata, list[MDNode]] = {}
        for node in self.nodes:
            self.note_user(node)
        self.held: set[Metadata] = held_by_instructions(module)
        self.merged: dict[MDNode, MDNode] = {}
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
            self.merged[gone] = kept
            todo += self.replace(gone, kept)
        if self.merged:
            self._replace_outside_of_nodes()

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

    def _replace_outside_of_nodes(self) -> None:
        """The same in named metadata and attachments."""
        module = self.module
        for named in module.named_metadata:
            named.operands[:] = [self.now(node) for node in named.operands]
        holders: list[GlobalValue | Instruction] = [*module.globals, *module.ifuncs, *module.functions]
        for function in module.functions:
            holders += [instruction for block in function.blocks for instruction in block.instructions]
        for holder in holders:
            attachments = holder.attachment_list()
            if attachments:
                attachments[:] = [(kind, self.now(node)) for kind, node in attachments]

    def now(self, node: Metadata) -> MDNode:
        """What stands for a node now."""
        assert isinstance(node, MDNode)
        while node in self.merged:
            node = self.merged[node]
        return node


def held_by_instructions(module: Module) -> set[Metadata]:
    """What instructions and debug records refer to themselves, attachments apart, which stays what it is."""
    found: set[Metadata | None] = set()
    for function in module.functions:
        for block in function.blocks:
            for instruction in block.instructions:
                found.add(instruction.debug_loc)
                found.update(metadata_operands(instruction))
                for record in instruction.debug_records or ():
                    found.update(record_operands(record))
    return {metadata for metadata in found if metadata is not None}
