"""Metadata (LangRef, "Metadata", "Named Metadata"): definitions, operands of calls, attachments.

How it is used: `note_definition` for each definition of the index, `parse_definitions` when types and globals are
there, then, while bodies are parsed, the rest; `finish` at the end.
"""

from __future__ import annotations

from typing import Final

from irkit.debug_info.nodes import CLASSES
from irkit.errors import ParseError
from irkit.instructions import Instruction
from irkit.metadata import (
    DIExpression,
    DILocation,
    MDNode,
    MDTuple,
    Metadata,
    MetadataAsValue,
    NamedMDNode,
)
from irkit.values import Value
from text.parser.debug_info import build_specialised
from text.parser.metadata_operands import (
    MOST_DIGITS,
    by_number,
    end_of,
    node_operand,
    number_of,
    operand,
    table_of,
    value_of,
)
from text.parser.metadata_table import Definition, ForwardMetadata, Later, MetadataTable
from text.parser.numbers import digits_value
from text.parser.state import NO_PIECES, Parser
from text.syntax.nodes import (
    AttachmentNode,
    FieldNode,
    MetadataDefinitionNode,
    NamedMetadataNode,
    SpecialisedNode,
    TypedMetadataNode,
)
from text.syntax.source import string_bytes
from text.syntax.tree import NO_PIECE, Node

__all__ = [
    "ForwardMetadata",
    "MetadataTable",
    "attach",
    "end_function",
    "finish",
    "local_is_known",
    "note_definition",
    "parse_attachments",
    "parse_definitions",
    "parse_global_attachments",
    "parse_metadata",
    "parse_metadata_value",
]

_NESTED: Final = frozenset(("tuple", "specialised"))
_INSIDE: Final = frozenset(("field", "list"))


# Definitions


def note_definition(p: Parser, node: MetadataDefinitionNode | NamedMetadataNode) -> None:
    """Note a `metadata_definition` or `named_metadata`, the statement in hand."""
    table = table_of(p)
    if isinstance(node, NamedMetadataNode):
        table.named.append(Later(node, p.pieces, p.offset))
        return
    number = number_of(p, node.number)
    definition = Definition(number, node, p.pieces, p.offset)
    if table.definition(number) is None:
        table.set_definition(definition)
    elif table.repeated is None:
        table.repeated = definition


def parse_definitions(p: Parser) -> None:
    """Parse all definitions noted (see Note [uniqued nodes] in `text.parser.metadata_table`), then named metadata."""
    table = table_of(p)
    pieces, offset = p.pieces, p.offset
    for definition in table.defined:
        node = definition.node
        assert isinstance(node, MetadataDefinitionNode)
        if node.distinct is not None:
            shell = _shell(p, definition)
            if shell is not None:
                table.set_node(definition.number, shell)
    repeated = table.repeated
    for definition in table.defined:
        if repeated is not None and definition.offset > repeated.offset:
            break
        if not definition.reached:
            _parse_with_operands(p, table, definition)
    if repeated is not None:
        raise _repeated_error(p, repeated)
    table.settle()
    for later in table.named:
        p.pieces, p.offset = later.pieces, later.offset
        named = later.node
        assert isinstance(named, NamedMetadataNode)
        _parse_named(p, named)
    table.named.clear()
    p.pieces, p.offset = pieces, offset


def _repeated_error(p: Parser, definition: Definition) -> ParseError:
    """The error for a number that is defined again: LLVM tells it behind the definition, at what comes next."""
    p.pieces, p.offset = definition.pieces, definition.offset
    node = definition.node
    assert isinstance(node, MetadataDefinitionNode)
    _build(p, node.node, _shell(p, definition) if node.distinct is not None else None)
    return p.source.error(p.offset, end_of(p, node.node) + 1, f"metadata !{definition.number} is defined twice")


def _shell(p: Parser, definition: Definition) -> MDNode | None:
    """A distinct node without its contents; None for what cannot be one."""
    statement = definition.node
    assert isinstance(statement, MetadataDefinitionNode)
    node = statement.node
    if not isinstance(node, SpecialisedNode):
        return MDTuple([], True)
    name = node.name.text
    if name == "DILocation":
        return DILocation(0, 0, None, None, False, True)
    if name == "DIExpression":
        return DIExpression([], True)
    cls = CLASSES.get(name)
    if cls is None:
        return None
    made = cls([], [], True)
    if name == "DICompositeType":
        for field in node.operands:
            if isinstance(field, FieldNode) and field.name.text == "identifier":
                value = field.value
                pieces = definition.pieces
                if value.rule == "STRING" and (value.text if value.slot == NO_PIECE else pieces[value.slot]) != '""':
                    table_of(p).identified.add(made)
    return made


class _Visit:
    """A definition whose operands are being parsed."""

    __slots__ = ("at", "definition", "slots")

    def __init__(self, definition: Definition, slots: list[int]) -> None:
        self.definition: Definition = definition
        self.slots: list[int] = slots
        self.at: int = 0


def _parse_with_operands(p: Parser, table: MetadataTable, first: Definition) -> None:
    """Parse a definition, before it those that it refers to and that are not there, before these theirs, and so on."""
    first.reached = True
    todo = [_Visit(first, _reference_slots(p, first))]
    while todo:
        visit = todo[-1]
        definition = visit.definition
        pieces, slots = definition.pieces, visit.slots
        while visit.at < len(slots):
            digits = pieces[slots[visit.at]]
            visit.at += 1
            if len(digits) > MOST_DIGITS:
                continue
            number = digits_value(digits)
            other = table.definition(number)
            if other is not None and not other.reached and table.node(number) is None:
                other.reached = True
                todo.append(_Visit(other, _reference_slots(p, other)))
                break
        else:
            todo.pop()
            p.pieces, p.offset = pieces, definition.offset
            _parse_definition(p, table, definition)


def _reference_slots(p: Parser, definition: Definition) -> list[int]:
    """The slots of the numbers that a definition refers to. Kept on the node."""
    node = definition.node
    assert isinstance(node, MetadataDefinitionNode)
    if node.cache_owner is p.owner:
        known = node.cache
        assert isinstance(known, list)
        return known
    slots: list[int] = []
    todo: list[Node] = [node.node]
    while todo:
        top = todo.pop()
        if top.rule == "METADATA_ID":
            slots.append(top.slot)
        else:
            todo.extend(reversed(top.children))
    node.cache = slots
    node.cache_owner = p.owner
    return slots


def _parse_definition(p: Parser, table: MetadataTable, definition: Definition) -> None:
    statement = definition.node
    assert isinstance(statement, MetadataDefinitionNode)
    shell = table.node(definition.number) if statement.distinct is not None else None
    node = _build(p, statement.node, shell if isinstance(shell, MDNode) else None)
    table.define(definition.number, node)
    definition.pieces = NO_PIECES  # which is what the text of most definitions is


def _parse_named(p: Parser, statement: NamedMetadataNode) -> None:
    """`!name = !{…}`; a name that comes again goes on with its list."""
    name = metadata_name(statement.name.text)
    nodes: list[MDNode] = []
    for child in statement.operands:
        if not isinstance(child, SpecialisedNode):
            node = by_number(p, child)
            assert isinstance(node, MDNode)  # or a place-holder, which ends in an error
            nodes.append(node)
        elif child.name.text == "DIExpression":
            nodes.append(_build(p, child, None))
        elif child.name.text == "DIArgList":
            raise p.error(child, "a DIArgList cannot stand outside of functions")
        else:
            raise p.error(child, "expected the number of a node: named metadata holds no other nodes in place")
    named = p.module.named_metadata
    for known in named:
        if known.name == name:
            known.operands.extend(nodes)
            return
    named.append(NamedMDNode(name, nodes))


def metadata_name(text: str) -> str:
    r"""The name behind `!`, with `\xx` resolved."""
    if "\\" not in text:
        return text
    return string_bytes(f'"{text}"').decode("utf-8", "surrogateescape")


# Nodes


def _build(p: Parser, node: Node, shell: MDNode | None) -> MDNode:
    """A tuple or a specialised node, and the nodes that are written inside it; a distinct one fills its `shell`."""
    table = table_of(p)
    if node not in table.flat:
        inner = _nested_nodes(node)
        if not inner:
            table.flat.add(node)
        order: list[Node] = []
        todo = inner
        while todo:
            top = todo.pop()
            order.append(top)
            todo.extend(_nested_nodes(top))
        for top in reversed(order):
            table.inline[top] = _build_one(p, top, None)
    return _build_one(p, node, shell)


def _nested_nodes(node: Node) -> list[Node]:
    """The nodes that are written in place of operands."""
    found: list[Node] = []
    for child in node.children:
        if child.rule in _NESTED:
            found.append(child)
        elif child.rule in _INSIDE:
            value = child.value if isinstance(child, FieldNode) else child
            if value.rule in _NESTED:
                found.append(value)
            elif value.rule == "list":
                found.extend([item for item in value.children if item.rule in _NESTED])
    return found


def _build_one(p: Parser, node: Node, shell: MDNode | None) -> MDNode:
    if isinstance(node, SpecialisedNode):
        return build_specialised(p, node, shell)
    operands: list[Metadata | None] = [
        None if child.rule == "CONSTANT" and child.text == "null" else operand(p, child) for child in node.children
    ]
    if shell is None:
        return table_of(p).unique(MDTuple(operands))
    shell.operands = operands
    table_of(p).note_distinct(shell)
    return shell


# In function bodies, and on globals


def parse_metadata(p: Parser, node: Node) -> Metadata:
    """What an MD node stands for in a function, where it may be a local or a list of values. Raises ParseError."""
    rule = node.rule
    if rule == "METADATA_ID":
        return by_number(p, node)
    if isinstance(node, TypedMetadataNode):
        return value_of(p, node)
    if isinstance(node, SpecialisedNode) and node.name.text == "DIArgList":
        args = []
        for arg in node.operands:
            if not isinstance(arg, TypedMetadataNode):
                raise p.error(arg, "expected a value with its type in the DIArgList")
            args.append(arg)
        return table_of(p).arg_list([value_of(p, arg) for arg in args])
    if rule in _NESTED:
        return _build(p, node, None)
    return operand(p, node)


def parse_metadata_value(p: Parser, node: Node) -> MetadataAsValue:
    """Metadata as an operand of a call: the MD of `metadata …`. Raises ParseError."""
    return table_of(p).as_value(parse_metadata(p, node))


def parse_node(p: Parser, node: Node) -> MDNode:
    """A node, by number or in place; strings and values are refused."""
    if node.rule in _NESTED:
        return _build(p, node, None)
    return node_operand(p, node)


def parse_attachments(
    p: Parser, nodes: list[AttachmentNode]
) -> tuple[Metadata | None, list[tuple[str, Metadata]] | None]:
    """An instruction's attachments: `!dbg` and the others, of each kind the last; None for none. Raises ParseError."""
    location: Metadata | None = None
    others: list[tuple[str, Metadata]] | None = None
    table = table_of(p)
    for attachment in nodes:
        name = attachment.kind
        value = attachment.node
        if value.rule == "METADATA_ID":
            node = by_number(p, value)
        else:
            node = parse_node(p, value)
        if name.text == "dbg":
            location = node
            continue
        kind = table.kinds.get(name.text)
        if kind is None:
            kind = _new_kind(p, name)
        elif kind in table.new_kinds:
            _note_kind(p, table, kind, name)
        if kind == "tbaa":
            table.tags.add(node)
        if others is None:
            others = []
        else:
            others = [item for item in others if item[0] != kind]
        others.append((kind, node))
    return location, others


def attach(p: Parser, instruction: Instruction, nodes: list[AttachmentNode]) -> None:
    """Give an instruction its attachments. Raises ParseError."""
    instruction.debug_loc, instruction._attachments = parse_attachments(p, nodes)


def parse_global_attachments(p: Parser, nodes: list[AttachmentNode]) -> list[tuple[str, Metadata]]:
    """The attachments of a global variable or a function, all of them. Raises ParseError."""
    found: list[tuple[str, Metadata]] = []
    for attachment in nodes:
        kind = _new_kind(p, attachment.kind)
        found.append((kind, parse_node(p, attachment.node)))
    return found


def _new_kind(p: Parser, name: Node) -> str:
    """The kind of a name that was not met before. LLVM numbers new kinds as it meets them in the file, which is not
    the order in which we do: the first place is kept."""
    table = table_of(p)
    kind = table.kinds[name.text] = metadata_name(name.text)
    if kind not in p.dialect.metadata_kind_numbers:
        _note_kind(p, table, kind, name)
    return kind


def _note_kind(p: Parser, table: MetadataTable, kind: str, name: Node) -> None:
    place = (p.offset, name.first)
    known = table.new_kinds.get(kind)
    if known is None or place < known:
        table.new_kinds[kind] = place


def local_is_known(p: Parser, forward: Value, value: Value) -> None:
    """What holds a place-holder as metadata is what holds the value from now on."""
    table = table_of(p)
    holder = table.locals.pop(forward, None)
    if holder is not None:
        table.locals[value] = holder


def end_function(p: Parser) -> None:
    """Forget the metadata of a function's locals."""
    table_of(p).end_function()


def finish(p: Parser) -> None:
    """Number the metadata kinds of the file. Raises ParseError where a number was used that nothing defines."""
    table = table_of(p)
    error = undefined_error(p, table)
    if error is not None:
        raise error
    kinds = p.module.metadata_kinds
    for number, name in enumerate(p.dialect.metadata_kinds):
        kinds.setdefault(name, number)
    for name, _ in sorted(table.new_kinds.items(), key=lambda item: item[1]):
        kinds.setdefault(name, len(kinds))


def undefined_error(p: Parser, table: MetadataTable) -> ParseError | None:
    """The error for the lowest number that nothing defines, where it was first used."""
    if not table.undefined:
        return None
    number = min(table.undefined)
    return p.error_at(table.undefined[number][1], f"use of undefined metadata '!{number}'")
