"""How the metadata of a source becomes that of the destination.

Note [mapping metadata]: a node moves over as it is, with what its operands have become; a uniqued node that is then
equal to one of the destination gives way to it. Uniqued nodes are done operands first. Those of a cycle refer to each
other before they are done, so they keep their identity, as they do in LLVM.

Note [types by identifier]: a composite type with an identifier is one in all modules, and distinct. A later definition
fills in a declaration; anything else that comes later gives way to the first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from irkit.debug_info.nodes import DICompositeType, DIDerivedType, DISubprogram, DISubrange
from irkit.debug_info.text_rules import SP_DEFINITION
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    LocalAsMetadata,
    MDNode,
    MDString,
    Metadata,
    ValueAsMetadata,
    bound_key,
    content_key,
)
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.linking.values import ValueMapper

_MEMBER: Final = 0x0D  # DW_TAG_member
_IS_DECLARATION: Final = 1 << 2  # DIFlagFwdDecl


class MetadataTable:
    """The metadata of the destination by what it says."""

    def __init__(self, merges_types: bool) -> None:
        self.merges_types: bool = merges_types
        self.strings: dict[str, MDString] = {}
        self.constants: dict[Value, ConstantAsMetadata] = {}
        self.nodes: dict[tuple[object, ...], MDNode] = {}
        self.types: dict[str, DICompositeType] = {}

    def adopt(self, everything: Iterable[Metadata]) -> None:
        """Note what a destination has before anything is linked into it."""
        for metadata in everything:
            if isinstance(metadata, MDString):
                self.strings.setdefault(metadata.string, metadata)
            elif isinstance(metadata, ConstantAsMetadata):
                self.constants.setdefault(metadata.value, metadata)
            elif isinstance(metadata, DICompositeType) and metadata.identifier:
                self.types.setdefault(metadata.identifier, metadata)
            elif isinstance(metadata, MDNode) and not metadata.distinct:
                self.unique(metadata)

    def string(self, node: MDString) -> MDString:
        return self.strings.setdefault(node.string, node)

    def constant(self, value: Value) -> ConstantAsMetadata:
        found = self.constants.get(value)
        if found is None:
            found = self.constants[value] = ConstantAsMetadata(value)
        return found

    def unique(self, node: MDNode) -> MDNode:
        """The node of the destination that is equal to a uniqued one; itself if there is none."""
        return self.nodes.setdefault(key_of(node), node)


class MetadataMapper:
    """Maps the metadata of one source. `mapped` has what each node has become; None is a node that is gone."""

    def __init__(self, table: MetadataTable, values: ValueMapper) -> None:
        self.table: MetadataTable = table
        self.values: ValueMapper = values
        self.mapped: dict[Metadata, Metadata | None] = {}
        self.distinct: list[MDNode] = []  # whose operands are still those of the source

    def map(self, metadata: Metadata) -> Metadata | None:
        """What metadata of the source is in the destination; None if a global in it is not linked."""
        found = self.mapped.get(metadata)
        if found is not None:
            return found
        if not isinstance(metadata, MDNode):
            return self.map_leaf(metadata)
        result = self._map_operand(metadata)
        while self.distinct:
            node = self.distinct.pop()
            for index, operand in enumerate(node.operands):
                node.operands[index] = self._map_operand(operand)
        return result

    def map_leaf(self, metadata: Metadata) -> Metadata | None:
        """What has no operands: strings, and values as metadata."""
        if isinstance(metadata, MDString):
            return self.table.string(metadata)
        if isinstance(metadata, LocalAsMetadata):
            return metadata
        if isinstance(metadata, ValueAsMetadata):
            value = self.values.map(metadata.value)
            return None if value is None else self.table.constant(value)
        if isinstance(metadata, DIArgList):
            for index, argument in enumerate(metadata.args):
                mapped = self.map_leaf(argument)
                if isinstance(mapped, ValueAsMetadata):
                    metadata.args[index] = mapped
        return metadata

    def _map_operand(self, operand: Metadata | None) -> Metadata | None:
        if operand is None:
            return None
        found = self.mapped.get(operand)
        if found is not None or operand in self.mapped:
            return found
        if not isinstance(operand, MDNode):
            return self.map_leaf(operand)
        if self._maps_at_once(operand):
            return self.mapped[operand]
        return self._map_uniqued(operand)

    def _maps_at_once(self, node: MDNode) -> bool:
        """Map a node whose operands need not be known for it: a distinct one, or a type with an identifier."""
        if isinstance(node, DICompositeType) and self.table.merges_types:
            identifier = node.identifier
            if identifier:
                self.mapped[node] = self._merge_type(node, identifier)
                return True
        if not node.distinct:
            return False
        self.mapped[node] = node
        self.distinct.append(node)
        return True

    def _merge_type(self, node: DICompositeType, identifier: str) -> Metadata:
        """See Note [types by identifier]."""
        first = self.table.types.get(identifier)
        if first is None or first.tag != node.tag:
            if first is None:
                self.table.types[identifier] = node
            node.distinct = True
            self.distinct.append(node)
            return node
        if is_declaration(first) and not is_declaration(node):
            first.scalars = node.scalars
            first.operands = list(node.operands)
            self.distinct.append(first)
        return first

    def _map_uniqued(self, first: MDNode) -> Metadata | None:
        """Map a uniqued node with all uniqued ones below it, operands first."""
        mapped = self.mapped
        seen: set[Metadata] = {first}
        early: set[Metadata | None] = set()  # nodes of cycles: referred to by one that is done before them
        order: list[MDNode] = []
        todo: list[tuple[MDNode, int]] = [(first, 0)]
        while todo:
            node, index = todo.pop()
            operands = node.operands
            count = len(operands)
            while index < count:
                operand = operands[index]
                index += 1
                if operand is None or operand in mapped or operand in seen:
                    continue
                if not isinstance(operand, MDNode):
                    self.map_and_note(operand)
                elif not self._maps_at_once(operand):
                    seen.add(operand)
                    todo.append((node, index))
                    node, index = operand, 0
                    operands = node.operands
                    count = len(operands)
            order.append(node)
        for node in order:
            self._finish_uniqued(node, early)
        return mapped[first]

    def map_and_note(self, leaf: Metadata) -> None:
        self.mapped[leaf] = self.map_leaf(leaf)

    def _finish_uniqued(self, node: MDNode, early: set[Metadata | None]) -> None:
        mapped = self.mapped
        operands: list[Metadata | None] = []
        for operand in node.operands:
            if operand is not None and operand in mapped:
                operands.append(mapped[operand])
            else:
                early.add(operand)
                operands.append(operand)
        node.operands = operands
        mapped[node] = node if node in early else self.table.unique(node)


def is_declaration(node: DICompositeType) -> bool:
    return bool(node.flags & _IS_DECLARATION)


def has_identifier(scope: Metadata | None) -> bool:
    return isinstance(scope, DICompositeType) and bool(scope.identifier)


def key_of(node: MDNode) -> tuple[object, ...]:
    """Equal for uniqued nodes that LLVM takes for equal, if their operands are those of the destination."""
    if isinstance(node, DISubrange):
        return (DISubrange, *[bound_key(operand) for operand in node.operands])
    if isinstance(node, DIDerivedType):
        if node.name and node.tag == _MEMBER and has_identifier(node.scope):
            return (DIDerivedType, node.scope, node.name)
    elif isinstance(node, DISubprogram):
        if node.linkage_name and not node.sp_flags & SP_DEFINITION and has_identifier(node.scope):
            return (DISubprogram, node.scope, node.linkage_name, node.template_params)
    return content_key(node)
