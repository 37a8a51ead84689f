"""Type-based alias analysis: access tags, the types they name, and the way from one to the other (LangRef, "'tbaa'
Metadata")."""

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
from irkit.metadata import MDNode, MDString, Metadata
from irkit.verifier.frame import Verifier
from irkit.verifier.numbers import integer_of
from irkit.verifier.rules import Chapter

_C: Final = Chapter("tbaa")
NO_OPERANDS: Final = _C.rule("tbaa-operands", "TBAA metadata cannot have 0 operands", first=17)
PLACE: Final = _C.rule("tbaa-place", "This instruction shall not have a TBAA access tag!")
OLD_STYLE: Final = _C.rule("tbaa-old-style", "Old-style TBAA is no longer allowed, use struct-path TBAA instead")
NEW_TAG: Final = _C.rule("tbaa-access-tag", "Access tag metadata must have either 4 or 5 operands")
TAG: Final = _C.rule("tbaa-struct-tag", "Struct tag metadata must have either 3 or 4 operands")
ACCESS_SIZE: Final = _C.rule("tbaa-access-size", "Access size field must be a constant")
IMMUTABLE: Final = _C.rule("tbaa-immutable", "Immutability tag on struct tag metadata must be a constant")
IMMUTABLE_VALUE: Final = _C.rule(
    "tbaa-immutable-value",
    "Immutability part of the struct tag metadata must be either 0 or 1",
)
MALFORMED: Final = _C.rule(
    "tbaa-malformed",
    "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes",
)
SCALAR: Final = _C.rule("tbaa-scalar", "Access type node must be a valid scalar type")
OFFSET: Final = _C.rule("tbaa-offset", "Offset must be constant integer")
CYCLE: Final = _C.rule("tbaa-cycle", "Cycle detected in struct path")
SCALAR_OFFSET: Final = _C.rule("tbaa-scalar-offset", "Offset not zero at the point of scalar access")
WIDTH: Final = _C.rule("tbaa-width", "Access bit-width not the same as description bit-width")
NO_PATH: Final = _C.rule("tbaa-path", "Did not see access type in access path!")
BASE_NEW: Final = _C.rule(
    "tbaa-base-new",
    "Access tag nodes must have the number of operands that is a multiple of 3!",
)
BASE_ODD: Final = _C.rule("tbaa-base-odd", "Struct tag nodes must have an odd number of operands!")
BASE_SIZE: Final = _C.rule("tbaa-base-size", "Type size nodes must be constants!")
BASE_NAME: Final = _C.rule("tbaa-base-name", "Struct tag nodes have a string as their first operand")
FIELD: Final = _C.rule("tbaa-field", "Incorrect field entry in struct type node!")
FIELD_OFFSET: Final = _C.rule("tbaa-field-offset", "Offset entries must be constants!")
FIELD_WIDTH: Final = _C.rule("tbaa-field-width", "Bitwidth between the offsets and struct type entries must match")
FIELD_ORDER: Final = _C.rule("tbaa-field-order", "Offsets must be increasing!")
FIELD_SIZE: Final = _C.rule("tbaa-field-size", "Member size entries must be constants!")
NO_PARENT: Final = _C.rule("tbaa-parent", "Could not find TBAA parent in struct type node")

_ANY_WIDTH: Final = -1
# By whether sizes are told: the place of the first field, and what a field takes.
_FIELDS: Final = {False: (1, 2), True: (3, 3)}


def _number(offset: Metadata | None) -> int:
    """An offset in a type that is right."""
    value = integer_of(offset)
    assert value is not None
    return value.unsigned


def is_root(node: MDNode) -> bool:
    return len(node.operands) < 2


def is_new_format(node: Metadata | None) -> bool:
    """Whether a type begins with its parent, as in the format with sizes."""
    return isinstance(node, MDNode) and len(node.operands) >= 3 and isinstance(node.operands[0], MDNode)


class TypeTree:
    """What is known of the nodes of a module's type tree: scalars, and types with the width of their offsets."""

    def __init__(self, v: Verifier) -> None:
        self.v: Verifier = v
        self.scalars: dict[MDNode, bool] = {}
        self.bases: dict[MDNode, int | None] = {}  # None for a wrong one
        self.right: set[MDNode] = set()  # access tags that are right wherever one may stand

    def is_scalar(self, node: MDNode) -> bool:
        found = self.scalars.get(node)
        if found is None:
            found = self.scalars[node] = scalar_chain(node)
        return found

    def base_width(self, i: Instruction, node: MDNode, is_new: bool) -> int | None:
        """The width of a type's offsets, `_ANY_WIDTH` if it has none; None if it is wrong, which is said once."""
        if node not in self.bases:
            self.bases[node] = _Base(self.v, i, node, is_new).width(self)
        return self.bases[node]


def scalar_chain(node: MDNode) -> bool:
    """Whether a node is a scalar type: a name, a parent that is one too or the root, and no offset but 0."""
    seen: set[MDNode] = set()
    at = node
    while True:
        count = len(at.operands)
        if count not in (2, 3) or not isinstance(at.operands[0], MDString):
            return False
        if count == 3:
            offset = integer_of(at.operands[2])
            if offset is None or offset.value:
                return False
        parent = at.operands[1]
        if not isinstance(parent, MDNode) or parent in seen:
            return False
        if is_root(parent):
            return True
        seen.add(parent)
        at = parent


class _Base:
    """A type with fields: what its node says of each."""

    def __init__(self, v: Verifier, i: Instruction, node: MDNode, is_new: bool) -> None:
        self.v: Verifier = v
        self.i: Instruction = i
        self.node: MDNode = node
        self.is_new: bool = is_new

    def width(self, tree: TypeTree) -> int | None:
        v, i, node = self.v, self.i, self.node
        count = len(node.operands)
        if count == 2:
            return _ANY_WIDTH if tree.is_scalar(node) else None
        if self.is_new:
            if count % 3:
                v.fail(BASE_NEW, i, node)
                return None
            if integer_of(node.operands[1]) is None:
                v.fail(BASE_SIZE, i, node)
                return None
        elif count % 2 != 1:
            v.fail(BASE_ODD, i, node)
            return None
        elif not isinstance(node.operands[0], MDString):
            v.fail(BASE_NAME, i, node)
            return None
        return self.fields()

    def fields(self) -> int | None:
        """The width of the offsets of all fields, which are in order."""
        v, i, node = self.v, self.i, self.node
        fine = True
        width = _ANY_WIDTH
        before: int | None = None
        first, step = _FIELDS[self.is_new]
        for place in range(first, len(node.operands), step):
            if not isinstance(node.operands[place], MDNode):
                fine = v.fail(FIELD, i, node)
                continue
            offset = integer_of(node.operands[place + 1])
            if offset is None:
                fine = v.fail(FIELD_OFFSET, i, node)
                continue
            if width == _ANY_WIDTH:
                width = offset.width
            if offset.width != width:
                fine = v.fail(FIELD_WIDTH, i, node)
                continue
            number = offset.unsigned
            if before is not None and number < before:
                fine = v.fail(FIELD_ORDER, i, node)
            before = number
            if self.is_new and integer_of(node.operands[place + 2]) is None:
                fine = v.fail(FIELD_SIZE, i, node)
        return width if fine else None


class _Path:
    """The way of one access from the type of the whole to the type that is accessed."""

    def __init__(
        self, v: Verifier, i: Instruction, tag: MDNode, is_new: bool, tree: TypeTree, offset: ConstantInt
    ) -> None:
        self.v: Verifier = v
        self.i: Instruction = i
        self.tag: MDNode = tag
        self.is_new: bool = is_new
        self.tree: TypeTree = tree
        self.width: int = offset.width
        self.offset: int = offset.unsigned

    def check(self, base: MDNode, access: MDNode) -> None:
        v, i, tag = self.v, self.i, self.tag
        found = False
        seen: set[MDNode] = set()
        at: MDNode | None = base
        while at is not None and not is_root(at):
            if at in seen:
                v.fail(CYCLE, i, tag)
                return
            seen.add(at)
            own = self.tree.base_width(i, at, self.is_new)
            if own is None:
                return  # which is said already
            found = found or at is access
            if (self.tree.is_scalar(at) or at is access) and self.offset:
                v.fail(SCALAR_OFFSET, i, tag)
                return
            if own not in (self.width, _ANY_WIDTH):
                v.fail(WIDTH, i, tag)
                return
            if self.is_new and found:
                break
            at = self.field(at)
        if not found:
            v.fail(NO_PATH, i, tag)

    def field(self, node: MDNode) -> MDNode | None:
        """The type of the field at the offset, which becomes that inside of the field. The parent of a type without
        fields."""
        operands = node.operands
        if len(operands) == 2:
            parent = operands[1]
            return parent if isinstance(parent, MDNode) else None
        first, step = _FIELDS[self.is_new]
        last = len(operands) - step
        for place in range(first, len(operands), step):
            if _number(operands[place + 1]) > self.offset:
                if place == first:
                    self.v.fail(NO_PARENT, self.i, node)
                    return None
                last = place - step
                break
        self.offset -= _number(operands[last + 1])
        field = operands[last]
        return field if isinstance(field, MDNode) else None


def tbaa(v: Verifier, i: Instruction, tag: MDNode) -> None:
    """An access tag."""
    if not tag.operands:
        v.fail(NO_OPERANDS, i, tag)
        return
    if not isinstance(i, (LoadInst, StoreInst, CallInst, VAArgInst, AtomicRMWInst, AtomicCmpXchgInst)):
        v.fail(PLACE, i)
        return
    tree = v.types_of_accesses
    if tree is None:
        tree = v.types_of_accesses = TypeTree(v)
    assert isinstance(tree, TypeTree)
    if tag not in tree.right:
        count = len(v.problems)
        _check_tag(v, i, tag, tree)
        if len(v.problems) == count:
            tree.right.add(tag)


def _check_tag(v: Verifier, i: Instruction, tag: MDNode, tree: TypeTree) -> None:
    operands = tag.operands
    if not isinstance(operands[0], MDNode) or len(operands) < 3:
        v.fail(OLD_STYLE, i)
        return
    base, access = operands[0], operands[1]
    is_new = is_new_format(access)
    if is_new:
        if len(operands) not in (4, 5):
            v.fail(NEW_TAG, i, tag)
            return
        if integer_of(operands[3]) is None:
            v.fail(ACCESS_SIZE, i, tag)
            return
    elif len(operands) >= 5:
        v.fail(TAG, i, tag)
        return
    place = 4 if is_new else 3
    if len(operands) == place + 1:
        flag = integer_of(operands[place])
        if flag is None:
            v.fail(IMMUTABLE, i, tag)
            return
        if flag.unsigned > 1:
            v.fail(IMMUTABLE_VALUE, i, tag)
            return
    if not isinstance(base, MDNode) or not isinstance(access, MDNode):
        v.fail(MALFORMED, i, tag)
        return
    if not is_new and not tree.is_scalar(access):
        v.fail(SCALAR, i, tag)
        return
    offset = integer_of(operands[2])
    if offset is None:
        v.fail(OFFSET, i, tag)
        return
    _Path(v, i, tag, is_new, tree, offset).check(base, access)
