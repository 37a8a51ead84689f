"""Type-based alias analysis: access tags, the types they name, and the way from one to the other (LangRef, "'tbaa'
Metadata"). The verifier says what is wrong with a tag; reading drops all tags if one is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.constants import ConstantInt
from irkit.instructions import (
    AtomicCmpXchgInst,
    AtomicRMWInst,
    CallInst,
    LoadInst,
    StoreInst,
    VAArgInst,
)
from irkit.integers import low_bits
from irkit.metadata import MDNode, MDString, Metadata, constant_integer

ACCESSES: Final = (LoadInst, StoreInst, CallInst, VAArgInst, AtomicRMWInst, AtomicCmpXchgInst)

# What can be wrong, in LLVM's words.
OLD_STYLE: Final = "Old-style TBAA is no longer allowed, use struct-path TBAA instead"
NEW_TAG: Final = "Access tag metadata must have either 4 or 5 operands"
TAG: Final = "Struct tag metadata must have either 3 or 4 operands"
ACCESS_SIZE: Final = "Access size field must be a constant"
IMMUTABLE: Final = "Immutability tag on struct tag metadata must be a constant"
IMMUTABLE_VALUE: Final = "Immutability part of the struct tag metadata must be either 0 or 1"
MALFORMED: Final = "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes"
SCALAR: Final = "Access type node must be a valid scalar type"
OFFSET: Final = "Offset must be constant integer"
CYCLE: Final = "Cycle detected in struct path"
SCALAR_OFFSET: Final = "Offset not zero at the point of scalar access"
WIDTH: Final = "Access bit-width not the same as description bit-width"
NO_PATH: Final = "Did not see access type in access path!"
BASE_NEW: Final = "Access tag nodes must have the number of operands that is a multiple of 3!"
BASE_ODD: Final = "Struct tag nodes must have an odd number of operands!"
BASE_SIZE: Final = "Type size nodes must be constants!"
BASE_NAME: Final = "Struct tag nodes have a string as their first operand"
FIELD: Final = "Incorrect field entry in struct type node!"
FIELD_OFFSET: Final = "Offset entries must be constants!"
FIELD_WIDTH: Final = "Bitwidth between the offsets and struct type entries must match"
FIELD_ORDER: Final = "Offsets must be increasing!"
FIELD_SIZE: Final = "Member size entries must be constants!"
NO_PARENT: Final = "Could not find TBAA parent in struct type node"

_ANY_WIDTH: Final = -1
# By whether sizes are told: the place of the first field, and what a field takes.
_FIELDS: Final = {False: (1, 2), True: (3, 3)}


def _number(offset: Metadata | None) -> int:
    """An offset in a type that is right."""
    value = constant_integer(offset)
    assert value is not None
    return value.unsigned


def is_root(node: MDNode) -> bool:
    return len(node.operands) < 2


def is_new_format(node: Metadata | None) -> bool:
    """Whether a type begins with its parent, as in the format with sizes; a tag with its base type."""
    return isinstance(node, MDNode) and len(node.operands) >= 3 and isinstance(node.operands[0], MDNode)


class TypeTree:
    """What is known of the nodes of a module's type tree: scalars, and types with the width of their offsets.
    `report` is told what is wrong, and the node if LLVM shows it; it gives False."""

    def __init__(self, report: Callable[[str, MDNode | None], bool]) -> None:
        self.report: Callable[[str, MDNode | None], bool] = report
        self.scalars: dict[MDNode, bool] = {}
        self.bases: dict[MDNode, int | None] = {}  # None for a wrong one
        self.right: set[MDNode] = set()  # access tags

    def is_right(self, tag: MDNode) -> bool:
        """Whether a tag that has operands is right wherever one may stand."""
        if tag not in self.right:
            if not self._is_right(tag):
                return False
            self.right.add(tag)
        return True

    def _is_right(self, tag: MDNode) -> bool:
        report, operands = self.report, tag.operands
        if not isinstance(operands[0], MDNode) or len(operands) < 3:
            return report(OLD_STYLE, None)
        base, access = operands[0], operands[1]
        is_new = is_new_format(access)
        if is_new:
            if len(operands) not in (4, 5):
                return report(NEW_TAG, tag)
            if constant_integer(operands[3]) is None:
                return report(ACCESS_SIZE, tag)
        elif len(operands) >= 5:
            return report(TAG, tag)
        place = 4 if is_new else 3
        if len(operands) == place + 1:
            flag = constant_integer(operands[place])
            if flag is None:
                return report(IMMUTABLE, tag)
            if flag.unsigned > 1:
                return report(IMMUTABLE_VALUE, tag)
        if not isinstance(base, MDNode) or not isinstance(access, MDNode):
            return report(MALFORMED, tag)
        if not is_new and not self.is_scalar(access):
            return report(SCALAR, tag)
        offset = constant_integer(operands[2])
        if offset is None:
            return report(OFFSET, tag)
        return _Path(self, tag, is_new, offset).leads(base, access)

    def is_scalar(self, node: MDNode) -> bool:
        found = self.scalars.get(node)
        if found is None:
            found = self.scalars[node] = scalar_chain(node)
        return found

    def base_width(self, node: MDNode, is_new: bool) -> int | None:
        """The width of a type's offsets, `_ANY_WIDTH` if it has none; None if it is wrong, which is said once."""
        if node not in self.bases:
            self.bases[node] = self._width(node, is_new)
        return self.bases[node]

    def _width(self, node: MDNode, is_new: bool) -> int | None:
        count = len(node.operands)
        if count == 2:
            return _ANY_WIDTH if self.is_scalar(node) else None
        problem = ""
        if is_new:
            if count % 3:
                problem = BASE_NEW
            elif constant_integer(node.operands[1]) is None:
                problem = BASE_SIZE
        elif count % 2 != 1:
            problem = BASE_ODD
        elif not isinstance(node.operands[0], MDString):
            problem = BASE_NAME
        if problem:
            self.report(problem, node)
            return None
        return self._fields_width(node, is_new)

    def _fields_width(self, node: MDNode, is_new: bool) -> int | None:
        """The width of the offsets of all fields, which are in order."""
        report, operands = self.report, node.operands
        fine = True
        width = _ANY_WIDTH
        before: int | None = None
        first, step = _FIELDS[is_new]
        for place in range(first, len(operands), step):
            if not isinstance(operands[place], MDNode):
                fine = report(FIELD, node)
                continue
            offset = constant_integer(operands[place + 1])
            if offset is None:
                fine = report(FIELD_OFFSET, node)
                continue
            if width == _ANY_WIDTH:
                width = offset.width
            if offset.width != width:
                fine = report(FIELD_WIDTH, node)
                continue
            number = offset.unsigned
            if before is not None and number < before:
                fine = report(FIELD_ORDER, node)
            before = number
            if is_new and constant_integer(operands[place + 2]) is None:
                fine = report(FIELD_SIZE, node)
        return width if fine else None


def scalar_chain(node: MDNode) -> bool:
    """Whether a node is a scalar type: a name, a parent that is one too or the root, and no offset but 0."""
    seen: set[MDNode] = set()
    at = node
    while True:
        count = len(at.operands)
        if count not in (2, 3) or not isinstance(at.operands[0], MDString):
            return False
        if count == 3:
            offset = constant_integer(at.operands[2])
            if offset is None or offset.value:
                return False
        parent = at.operands[1]
        if not isinstance(parent, MDNode) or parent in seen:
            return False
        if is_root(parent):
            return True
        seen.add(parent)
        at = parent


class _Path:
    """The way of one access from the type of the whole to the type that is accessed."""

    def __init__(self, tree: TypeTree, tag: MDNode, is_new: bool, offset: ConstantInt) -> None:
        self.tree: TypeTree = tree
        self.tag: MDNode = tag
        self.is_new: bool = is_new
        self.width: int = offset.width
        self.offset: int = offset.unsigned

    def leads(self, base: MDNode, access: MDNode) -> bool:
        tree, tag = self.tree, self.tag
        found = False
        seen: set[MDNode] = set()
        at: MDNode | None = base
        while at is not None and not is_root(at):
            if at in seen:
                return tree.report(CYCLE, tag)
            seen.add(at)
            own = tree.base_width(at, self.is_new)
            if own is None:
                return False  # which is said already
            found = found or at is access
            if (tree.is_scalar(at) or at is access) and self.offset:
                return tree.report(SCALAR_OFFSET, tag)
            if own not in (self.width, _ANY_WIDTH):
                return tree.report(WIDTH, tag)
            if self.is_new and found:
                break
            at = self.field(at)
        return found or tree.report(NO_PATH, tag)

    def field(self, node: MDNode) -> MDNode | None:
        """The type of the field at the offset, which becomes that inside of the field. The parent of a type without
        fields."""
        operands = node.operands
        if len(operands) == 2:
            parent = operands[1]
            return parent if isinstance(parent, MDNode) else None
        first, step = _FIELDS[self.is_new]
        holder = len(operands) - step
        for place in range(first, len(operands), step):
            if _number(operands[place + 1]) > self.offset:
                if place == first:
                    self.tree.report(NO_PARENT, node)
                    return None
                holder = place - step
                break
        self.offset = low_bits(self.offset - _number(operands[holder + 1]), self.width)
        field = operands[holder]
        return field if isinstance(field, MDNode) else None
