"""Metadata of two modules: graphs with cycles, matched node by node.

Two nodes that stand in the same place are taken for the same and put on a list; each pair on it is compared once, its
own fields and what its operands are, which puts more pairs there. What differs is told once, with the way that led
there. A distinct node has one partner; uniqued ones, which only content tells apart, may have several.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import HIDDEN, SIZE, Field
from irkit.equivalence.describe import metadata_text
from irkit.equivalence.difference import CHANGED, Place, Report
from irkit.equivalence.values import ValueMatcher
from irkit.metadata import (
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    MDNode,
    MDString,
    Metadata,
    ValueAsMetadata,
    number_or_metadata,
)

ROOT: Final = -1  # instead of a pair: nothing but the module, or what is in it, leads there


class MetadataMatcher:
    """`pairs` has the first partner of each node, `others` further pairs of uniqued nodes, `partners` the way back for
    distinct ones. The list of pairs is `lefts` and `rights`; `parents` says which pair led to each, and `slots` by
    which operand; where none did, ROOT and which of `roots`. `compare_hidden`: fields that text does not show count."""

    def __init__(self, report: Report, values: ValueMatcher, compare_hidden: bool) -> None:
        self.report: Report = report
        self.compare_hidden: bool = compare_hidden
        self.values: ValueMatcher = values
        self.pairs: dict[Metadata, Metadata] = {}
        self.others: set[tuple[Metadata, Metadata]] = set()
        self.partners: dict[Metadata, Metadata] = {}
        self.lefts: list[MDNode] = []
        self.rights: list[MDNode] = []
        self.parents: list[int] = []
        self.slots: list[int] = []
        self.roots: list[Place] = []
        self.next: int = 0  # the first pair that is not compared yet

    def root(self, field: str, left: Metadata | None, right: Metadata | None) -> None:
        """Compare what two modules have in the same field of the place where the report stands."""
        if left is None or right is None:
            if left is not right:
                self.tell(self.report.place(field), left, right)
            return
        if self.pairs.get(left) is right:
            return
        place = self.report.place(field)
        if self.same(left, right, ROOT, len(self.roots)):
            self.roots.append(place)
        else:
            self.tell(place, left, right)

    def same(self, left: Metadata, right: Metadata, parent: int, slot: int) -> bool:
        """Whether two that are no pair yet may be the same; nodes are put on the list."""
        if isinstance(left, MDNode):
            return type(left) is type(right) and isinstance(right, MDNode) and self.pair(left, right, parent, slot)
        if isinstance(left, MDString):
            return isinstance(right, MDString) and left.string == right.string
        if isinstance(left, ValueAsMetadata):
            return isinstance(right, ValueAsMetadata) and self.values.same(left.value, right.value)
        if isinstance(left, DIArgList) and isinstance(right, DIArgList):
            if len(left.args) != len(right.args):
                return False
            return all(self.values.same(left.args[k].value, right.args[k].value) for k in range(len(left.args)))
        return False

    def pair(self, left: MDNode, right: MDNode, parent: int, slot: int) -> bool:
        """Take two nodes of one class for the same, unless one of them is distinct and has another partner."""
        if left.distinct or right.distinct:
            if left in self.pairs or right in self.partners:
                return False
            self.partners[right] = left
        if left not in self.pairs:
            self.pairs[left] = right
        elif (left, right) in self.others:
            return True
        else:
            self.others.add((left, right))
        self.lefts.append(left)
        self.rights.append(right)
        self.parents.append(parent)
        self.slots.append(slot)
        return True

    def compare_all(self) -> None:
        """Compare the pairs on the list until there are no new ones."""
        while self.next < len(self.lefts):
            self.compare(self.next)
            self.next += 1

    def compare(self, index: int) -> None:
        left, right = self.lefts[index], self.rights[index]
        if left.distinct != right.distinct:
            self.tell_field(index, "distinct", str(left.distinct).lower(), str(right.distinct).lower())
        inner, outer = left.operands, right.operands
        count = len(inner)
        if count != len(outer):
            self.tell_field(index, "operands", self.left_text(left), self.right_text(right))
            count = min(count, len(outer))
        pairs = self.pairs
        for slot in range(count):
            one, other = inner[slot], outer[slot]
            if one is None and other is None:
                continue
            if one is None or other is None:
                if not self.same_size(left, right, slot):
                    self.tell_field(index, operand_name(left, slot), self.left_text(one), self.right_text(other))
            elif pairs.get(one) is not other and not self.same(one, other, index, slot):
                self.tell_field(index, operand_name(left, slot), self.left_text(one), self.right_text(other))
        if isinstance(left, DINode):
            assert isinstance(right, DINode)
            if left.scalars != right.scalars:
                self.compare_scalars(index, left, right)
        elif isinstance(left, DILocation):
            assert isinstance(right, DILocation)
            self.compare_locations(index, left, right)
        elif isinstance(left, DIExpression):
            assert isinstance(right, DIExpression)
            if left.elements != right.elements:
                self.tell_field(index, "", self.left_text(left), self.right_text(right))

    def compare_scalars(self, index: int, left: DINode, right: DINode) -> None:
        for field in left.schema.fields:
            if field.scalar == -1 or left.scalars[field.scalar] == right.scalars[field.scalar]:
                continue
            if field.rule == SIZE and not (left.operands[field.operand] is right.operands[field.operand] is None):
                continue  # one of them is metadata, and compared as that
            if field.rule == HIDDEN and not self.compare_hidden:
                continue
            one, other = left.scalars[field.scalar], right.scalars[field.scalar]
            self.tell_field(index, field.name, str(one), str(other))

    def compare_locations(self, index: int, left: DILocation, right: DILocation) -> None:
        if left.line != right.line:
            self.tell_field(index, "line", str(left.line), str(right.line))
        if left.column != right.column:
            self.tell_field(index, "column", str(left.column), str(right.column))
        if left.implicit_code != right.implicit_code:
            self.tell_field(index, "isImplicitCode", str(left.implicit_code), str(right.implicit_code))
        if left.atom_group != right.atom_group:
            self.tell_field(index, "atomGroup", str(left.atom_group), str(right.atom_group))
        if left.atom_rank != right.atom_rank:
            self.tell_field(index, "atomRank", str(left.atom_rank), str(right.atom_rank))

    def same_size(self, left: MDNode, right: MDNode, slot: int) -> bool:
        """Whether an operand of which one side has none is a size that the other side gives as a number."""
        if not isinstance(left, DINode):
            return False
        assert isinstance(right, DINode)
        for field in left.schema.fields:
            if field.rule == SIZE and field.operand == slot:
                return size_of(left, field) == size_of(right, field)
        return False

    # Telling

    def left_text(self, metadata: Metadata | None) -> str:
        return metadata_text(metadata, self.report.left_names)

    def right_text(self, metadata: Metadata | None) -> str:
        return metadata_text(metadata, self.report.right_names)

    def tell(self, place: Place, left: Metadata | None, right: Metadata | None) -> None:
        one = "" if left is None else self.left_text(left)
        other = "" if right is None else self.right_text(right)
        self.report.add(CHANGED, place, one, other)

    def tell_field(self, index: int, field: str, left: str, right: str) -> None:
        """Report a field of a pair, with the way to it."""
        path: list[str] = [field] if field else []
        while (parent := self.parents[index]) != ROOT:
            path.append(operand_name(self.lefts[parent], self.slots[index]))
            index = parent
        root = self.roots[self.slots[index]]
        path.append(root.field)
        path.reverse()
        self.report.add(CHANGED, Place(root.subject, root.block, root.instruction, ".".join(path)), left, right)


def size_of(node: DINode, field: Field) -> int | Metadata:
    return number_or_metadata(node.operands[field.operand], node.scalars[field.scalar])


def operand_name(node: MDNode, slot: int) -> str:
    """What an operand of a node is, in LLVM's words; its number where it has no name."""
    if isinstance(node, DILocation):
        return "scope" if slot == 0 else "inlinedAt"
    if isinstance(node, DINode):
        for field in node.schema.fields:
            if field.operand == slot:
                return field.name
    return str(slot)
