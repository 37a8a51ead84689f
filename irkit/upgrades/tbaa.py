"""Type-based alias analysis (LangRef, "'tbaa' Metadata"): LLVM drops all of it if one access tag is wrong."""

from __future__ import annotations

from typing import Final

from irkit.constants import ConstantInt
from irkit.instructions import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallInst,
    Instruction,
    LoadInst,
    StoreInst,
    VAArgInst,
)
from irkit.integers import low_bits
from irkit.metadata import ConstantAsMetadata, MDNode, MDString, MDTuple, Metadata
from irkit.module import Module

_ACCESSES: Final = (LoadInst, StoreInst, CallInst, VAArgInst, AtomicRMWInst, AtomicCmpXchgInst)
# The width of an offset where any would do, since the type has no fields.
_ANY_WIDTH: Final = 0
_NO_WIDTH: Final = -1


def _integer(metadata: Metadata | None) -> ConstantInt | None:
    if isinstance(metadata, ConstantAsMetadata) and isinstance(metadata.value, ConstantInt):
        return metadata.value
    return None


def upgraded_tag(module: Module, node: MDNode) -> MDNode:
    """An access tag in the struct-path form: a scalar one of old becomes an access at offset 0 of itself."""
    count = len(node.operands)
    if count == 0 or (count >= 3 and isinstance(node.operands[0], MDNode)):
        return node
    zero = ConstantAsMetadata(module.context.constant_int(module.context.integer(64), 0))
    if count == 3:
        scalar = MDTuple([node.operands[0], node.operands[1]])
        return MDTuple([scalar, scalar, zero, node.operands[2]])
    return MDTuple([node, node, zero])


class TBAAVerifier:
    """LLVM's rules for access tags. Node → verdict is kept: a tag stands on many instructions."""

    def __init__(self) -> None:
        self._tags: dict[MDNode, bool] = {}
        self._scalars: dict[MDNode, bool] = {}
        # Base node → the width of its offsets, None for an invalid node.
        self._bases: dict[MDNode, int | None] = {}

    def is_valid(self, instruction: Instruction, tag: Metadata) -> bool:
        if not isinstance(tag, MDNode) or not isinstance(instruction, _ACCESSES):
            return False
        verdict = self._tags.get(tag)
        if verdict is None:
            verdict = self._tags[tag] = self._is_valid_tag(tag)
        return verdict

    def _is_valid_tag(self, tag: MDNode) -> bool:
        operands = tag.operands
        if len(operands) < 3:
            return False
        base, access = operands[0], operands[1]
        if not isinstance(base, MDNode) or not isinstance(access, MDNode):
            return False
        new_format = len(access.operands) >= 3 and isinstance(access.operands[0], MDNode)
        if new_format:
            if len(operands) not in (4, 5) or _integer(operands[3]) is None:
                return False
        elif len(operands) >= 5:
            return False
        immutable = 4 if new_format else 3
        if len(operands) == immutable + 1:
            flag = _integer(operands[immutable])
            if flag is None or flag.unsigned not in (0, 1):
                return False
        if not new_format and not self._is_scalar(access):
            return False
        offset = _integer(operands[2])
        return offset is not None and self._path_leads_to(base, access, offset.unsigned, offset.width, new_format)

    def _path_leads_to(self, base: MDNode, access: MDNode, offset: int, width: int, new_format: bool) -> bool:
        """Whether the fields at `offset` lead from the base type to the access type, and on to the root."""
        seen: set[MDNode] = set()
        found = False
        node: MDNode | None = base
        while node is not None and len(node.operands) >= 2:
            if node in seen:
                return False
            seen.add(node)
            if node not in self._bases:
                self._bases[node] = self._base_width(node, new_format)
            base_width = self._bases[node]
            if base_width is None:
                return False
            found = found or node is access
            if offset != 0 and node is access:
                return False
            if base_width not in (width, _NO_WIDTH) and (base_width != _ANY_WIDTH or offset != 0):
                return False
            if new_format and found:
                break
            node, offset = self._field(node, offset, width, new_format)
        return found

    def _base_width(self, node: MDNode, new_format: bool) -> int | None:
        operands = node.operands
        if len(operands) == 2:
            return _ANY_WIDTH if self._is_scalar(node) else None
        if new_format:
            if len(operands) % 3 or _integer(operands[1]) is None:
                return None
        elif len(operands) % 2 == 0 or not isinstance(operands[0], MDString):
            return None
        width = _NO_WIDTH
        previous = 0
        step = 3 if new_format else 2
        for place in range(3 if new_format else 1, len(operands), step):
            offset = _integer(operands[place + 1])
            if not isinstance(operands[place], MDNode) or offset is None:
                return None
            if width == _NO_WIDTH:
                width = offset.width
            if offset.width != width or offset.unsigned < previous:
                return None
            previous = offset.unsigned
            if new_format and _integer(operands[place + 2]) is None:
                return None
        return width

    @staticmethod
    def _field(node: MDNode, offset: int, width: int, new_format: bool) -> tuple[MDNode | None, int]:
        """The field that holds `offset`, and the offset in it. The node has been found valid."""
        operands = node.operands
        if len(operands) == 2:
            parent = operands[1]
            return (parent if isinstance(parent, MDNode) else None), offset
        step = 3 if new_format else 2
        first = 3 if new_format else 1
        holder = len(operands) - step
        for place in range(first, len(operands), step):
            start = _integer(operands[place + 1])
            if start is not None and start.unsigned > offset:
                if place == first:
                    return None, offset
                holder = place - step
                break
        field, start = operands[holder], _integer(operands[holder + 1])
        assert start is not None
        return (field if isinstance(field, MDNode) else None), low_bits(offset - start.unsigned, width)

    def _is_scalar(self, node: MDNode) -> bool:
        verdict = self._scalars.get(node)
        if verdict is None:
            verdict = self._scalars[node] = self._leads_to_root(node)
        return verdict

    @staticmethod
    def _leads_to_root(node: MDNode) -> bool:
        """Whether a chain of scalar nodes leads from here to a root, which has less than two operands."""
        seen: set[MDNode] = set()
        while True:
            operands = node.operands
            if len(operands) not in (2, 3) or not isinstance(operands[0], MDString):
                return False
            if len(operands) == 3:
                offset = _integer(operands[2])
                if offset is None or offset.value != 0:
                    return False
            parent = operands[1]
            if not isinstance(parent, MDNode) or parent in seen:
                return False
            seen.add(parent)
            if len(parent.operands) < 2:
                return True
            node = parent
