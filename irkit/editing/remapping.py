"""Other values in the place of those that copies refer to (LLVM's `ValueMapper`).

Note [what a copied function owns]: compile units, types and other functions' subprograms, scopes and variables stay
what they are. All other metadata that is distinct, or leads to what is, is copied: the subprogram with its scopes,
variables and labels, and also loop and alias scope nodes, which tell one function's from another's.
"""

from __future__ import annotations

from collections.abc import Callable

from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantData
from irkit.context import Context
from irkit.debug_info.nodes import DICompileUnit, DILocalScope, DILocalVariable, DISubprogram, DIType
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, PHINode
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    LocalAsMetadata,
    MDNode,
    MDTuple,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.values import Value

ValueMap = dict[Value, Value]


class Remapper:
    """Puts in the place of each value what `values` says, in operands, debug records and metadata. What it does not
    name stays. `keeps` tells the metadata that is not to be copied; without it none is, unless it holds a value that
    gives way."""

    def __init__(self, context: Context, values: ValueMap, keeps: Callable[[Metadata], bool] | None = None) -> None:
        self.context: Context = context
        self.values: ValueMap = values
        self.keeps: Callable[[Metadata], bool] | None = keeps
        self.constants: dict[Value, Value] = {}  # what was made of constants that use others
        self.nodes: dict[Metadata, Metadata] = {}

    # Values

    def value(self, value: Value) -> Value:
        """What is in the place of the value."""
        found = self.values.get(value)
        if found is not None:
            return found
        if isinstance(value, MetadataAsValue):
            metadata = self.metadata(value.metadata)
            return value if metadata is value.metadata else MetadataAsValue(value.type, metadata)
        return self.constant(value) if isinstance(value, Constant) and is_made_of_others(value) else value

    def constant(self, root: Constant) -> Value:
        """A constant with operands, made anew if one of them gives way."""
        done = self.constants
        todo: list[Constant] = [root]
        while todo:
            top = todo[-1]
            missing: list[Constant] = []
            parts: list[Value] = []
            for operand in top._operands:
                found = self.values.get(operand, done.get(operand))
                if found is None and isinstance(operand, Constant) and is_made_of_others(operand):
                    missing.append(operand)
                parts.append(operand if found is None else found)
            if missing:
                todo += missing
                continue
            todo.pop()
            if any(new is not old for new, old in zip(parts, top._operands, strict=True)):
                done[top] = top.remade(self.context, parts)
            else:
                done[top] = top
        return done[root]

    # Instructions

    def instruction(self, instruction: Instruction) -> None:
        """Change one that no use-list counts yet, with its locations and attachments."""
        instruction.set_unlisted_operands([self.value(operand) for operand in instruction._operands])
        if isinstance(instruction, PHINode):
            blocks = [self.values.get(known, known) for known in instruction.incoming_blocks]
            instruction.incoming_blocks = [known for known in blocks if isinstance(known, BasicBlock)]
        if instruction.debug_loc is not None:
            instruction.debug_loc = self.metadata(instruction.debug_loc)
        attachments = instruction.attachment_list()
        if attachments:
            instruction.set_attachment_list([(kind, self.metadata(node)) for kind, node in attachments])

    def record(self, record: DbgRecord) -> DbgRecord:
        """A copy of a debug record, with what is in the place of what it speaks of."""
        location = None if record.debug_loc is None else self.metadata(record.debug_loc)
        if isinstance(record, DbgLabelRecord):
            return DbgLabelRecord(self.metadata(record.label), location)
        assert isinstance(record, DbgVariableRecord)
        return DbgVariableRecord(
            record.kind,
            self.metadata(record.location),
            self.metadata(record.variable),
            record.expression,
            location,
            None if record.assign_id is None else self.metadata(record.assign_id),
            None if record.address is None else self.metadata(record.address),
            record.address_expression,
        )

    # Metadata

    def metadata(self, metadata: Metadata) -> Metadata:
        """What is in the place of metadata that is no node of a module, or of a node."""
        if isinstance(metadata, ValueAsMetadata):
            return self.held(metadata)
        if isinstance(metadata, DIArgList):
            args = [self.held(one) for one in metadata.args]
            return DIArgList(args) if any(a is not b for a, b in zip(args, metadata.args, strict=True)) else metadata
        if not isinstance(metadata, MDNode) or (self.keeps is None and not self.values):
            return metadata
        if metadata not in self.nodes:
            self.map_nodes(metadata)
        return self.nodes[metadata]

    def held(self, holder: ValueAsMetadata) -> ValueAsMetadata:
        """A value as metadata."""
        found = self.value(holder.value)
        if found is holder.value:
            return holder
        return ConstantAsMetadata(found) if isinstance(found, Constant) else LocalAsMetadata(found)

    def map_nodes(self, root: MDNode) -> None:
        """Copy a node and those below it that are to be copied."""
        users: dict[MDNode, list[MDNode]] = {}
        changed: list[MDNode] = []
        seen: set[Metadata] = {root}
        todo: list[MDNode] = [root]
        while todo:
            node = todo.pop()
            if self.keeps is not None and self.keeps(node):
                continue
            is_changed = node.distinct and self.keeps is not None
            for operand in node.operands:
                if isinstance(operand, MDNode):
                    known = self.nodes.get(operand)
                    if known is not None:
                        is_changed = is_changed or known is not operand
                        continue
                    users.setdefault(operand, []).append(node)
                    if operand not in seen:
                        seen.add(operand)
                        todo.append(operand)
                elif isinstance(operand, ValueAsMetadata) and self.held(operand) is not operand:
                    is_changed = True
            if is_changed:
                changed.append(node)
        copies: dict[MDNode, MDNode] = {}
        while changed:
            node = changed.pop()
            if node not in copies:
                copies[node] = node_copy(node)
                changed += users.get(node, [])
        for one in seen:
            self.nodes[one] = one
        for node, made in copies.items():
            self.nodes[node] = made
        for node, made in copies.items():
            made.operands = [None if operand is None else self.operand(operand) for operand in node.operands]

    def operand(self, operand: Metadata) -> Metadata:
        if isinstance(operand, ValueAsMetadata):
            return self.held(operand)
        return self.nodes.get(operand, operand)


def is_made_of_others(constant: Constant) -> bool:
    """Whether it is unique by its operands."""
    return not isinstance(constant, (ConstantData, GlobalValue))


def node_copy(node: MDNode) -> MDNode:
    """A node with the same contents."""
    if isinstance(node, DINode):
        return type(node)([*node.operands], [*node.scalars], node.distinct)
    if isinstance(node, DILocation):
        return DILocation(
            node.line,
            node.column,
            node.scope,
            node.inlined_at,
            node.implicit_code,
            node.distinct,
            node.atom_group,
            node.atom_rank,
        )
    if isinstance(node, DIExpression):
        return DIExpression([*node.elements], node.distinct)
    return MDTuple([*node.operands], node.distinct)


def kept_beside(subprogram: Metadata | None) -> Callable[[Metadata], bool]:
    """What tells the metadata that stays when the function of the subprogram is copied: see Note [what a copied
    function owns]."""

    def keeps(metadata: Metadata) -> bool:
        if isinstance(metadata, (DICompileUnit, DIType)):
            return True
        if isinstance(metadata, DILocalVariable):
            metadata = metadata.scope if isinstance(metadata.scope, DILocalScope) else metadata
        return isinstance(metadata, DILocalScope) and subprogram_of(metadata) is not subprogram

    return keeps


def subprogram_of(scope: Metadata | None) -> Metadata | None:
    """The subprogram that a local scope is in."""
    seen: set[Metadata] = set()
    while isinstance(scope, DILocalScope) and not isinstance(scope, DISubprogram) and scope not in seen:
        seen.add(scope)
        scope = getattr(scope, "scope", None)
    return scope
