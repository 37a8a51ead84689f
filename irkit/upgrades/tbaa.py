"""Type-based alias analysis (LangRef, "'tbaa' Metadata"): LLVM drops all of it if one access tag is wrong."""

from __future__ import annotations

from irkit.analysis.access_tags import ACCESSES, TypeTree, is_new_format
from irkit.instructions import Instruction
from irkit.metadata import ConstantAsMetadata, MDNode, Metadata
from irkit.metadata_walk import Tuples
from irkit.module import Module


def is_old_tag(node: MDNode) -> bool:
    """Whether an access tag has the scalar form of old."""
    return bool(node.operands) and not is_new_format(node)


def upgraded_tag(module: Module, tuples: Tuples, node: MDNode) -> MDNode:
    """An access tag in the struct-path form: a scalar one of old becomes an access at offset 0 of itself."""
    if not is_old_tag(node):
        return node
    zero = ConstantAsMetadata(module.context.constant_int(module.context.integer(64), 0))
    if len(node.operands) == 3:
        scalar = tuples.get([node.operands[0], node.operands[1]])
        return tuples.get([scalar, scalar, zero, node.operands[2]])
    return tuples.get([node, node, zero])


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
