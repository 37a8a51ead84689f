"""Type-based alias analysis (LangRef, "'tbaa' Metadata"): LLVM drops all of it if one access tag is wrong."""

from __future__ import annotations

from irkit.analysis.access_tags import ACCESSES, TypeTree, is_new_format
from irkit.instructions import Instruction
from irkit.metadata import ConstantAsMetadata, MDNode, MDTuple, Metadata
from irkit.module import Module


def upgraded_tag(module: Module, node: MDNode) -> MDNode:
    """An access tag in the struct-path form: a scalar one of old becomes an access at offset 0 of itself."""
    count = len(node.operands)
    if count == 0 or is_new_format(node):
        return node
    zero = ConstantAsMetadata(module.context.constant_int(module.context.integer(64), 0))
    if count == 3:
        scalar = MDTuple([node.operands[0], node.operands[1]])
        return MDTuple([scalar, scalar, zero, node.operands[2]])
    return MDTuple([node, node, zero])


def _untold(problem: str, node: MDNode | None) -> bool:
    return False


class AccessTags:
    """The tags of a module."""

    def __init__(self) -> None:
        self._tree: TypeTree = TypeTree(_untold)

    def is_valid(self, instruction: Instruction, tag: Metadata) -> bool:
        if not isinstance(tag, MDNode) or not tag.operands or not isinstance(instruction, ACCESSES):
            return False
        return self._tree.is_right(tag)
