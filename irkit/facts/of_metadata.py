"""The facts of metadata and debug info."""

from __future__ import annotations

from typing import Final

from irkit.debug_info.fields import ABSENT, ALWAYS, ELEMENTS, STRING
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.facts.of_types import signed
from irkit.facts.state import State
from irkit.instructions import Instruction
from irkit.metadata import (
    DIArgList,
    DIExpression,
    DILocation,
    DINode,
    LocalAsMetadata,
    MDNode,
    MDString,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)

# The intrinsics that tell where a variable of the source is: the value comes first, then the variable.
INTRINSICS: Final = frozenset(("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.assign", "llvm.dbg.addr"))


class DebugInfo:
    """What debug locations and records of a function say."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.files: dict[Metadata | None, str] = {}
        self.record = state.table("debug_record")
        self.record_node = state.table("debug_record:node")
        self.source = state.table("variable:source")

    def file(self, location: DILocation) -> str:
        """The path of the file that a location is in; "" where it is not told."""
        return self.file_of_scope(location.scope)

    def file_of_scope(self, scope: Metadata | None) -> str:
        found = self.files.get(scope)
        if found is None:
            found = self.files[scope] = path_of(file_node(scope))
        return found

    def add_records(self, instruction: Instruction, number: int) -> None:
        """The debug records before an instruction."""
        for index, record in enumerate(instruction.debug_records or ()):
            kind = record.kind if isinstance(record, DbgVariableRecord) else "label"
            self.record.add_index_text(number, index, kind)
            for role, node in roles(record):
                if node is not None:
                    self.record_node.add4(number, index, self.record_node.number(role, 2), self.state.node(node))
            if isinstance(record, DbgVariableRecord):
                self.add_source(record.location, record.variable)

    def add_call(self, instruction: Instruction) -> None:
        """A call of a debug intrinsic."""
        found = [one.metadata for one in instruction._operands[:2] if isinstance(one, MetadataAsValue)]
        if len(found) == 2:  # what nothing has verified may have other arguments
            self.add_source(*found)

    def add_source(self, location: Metadata, variable: Metadata) -> None:
        """The variables that a location names are the source's variable, or its address."""
        name = field_text(variable, "name")
        if not name or not self.source.is_wanted:
            return
        held = location.args if isinstance(location, DIArgList) else [location]
        for one in held:
            if isinstance(one, LocalAsMetadata):
                self.source.add3(self.state.value(one.value), self.state.node(variable), self.source.number(name, 2))


def roles(record: DbgRecord) -> list[tuple[str, Metadata | None]]:
    """What a record refers to, by name."""
    if isinstance(record, DbgVariableRecord):
        return [
            ("location", record.location),
            ("variable", record.variable),
            ("expression", record.expression),
            ("assign_id", record.assign_id),
            ("address", record.address),
            ("address_expression", record.address_expression),
            ("debug_location", record.debug_loc),
        ]
    if isinstance(record, DbgLabelRecord):
        return [("label", record.label), ("debug_location", record.debug_loc)]
    return [("debug_location", record.debug_loc)]


def field_text(node: Metadata | None, name: str) -> str:
    """A field of that name, which is a string wherever there is one; "" where there is none."""
    if isinstance(node, DINode):
        field = node.schema.by_name.get(name)
        if field is not None:
            return node.string_operand(field.operand)
    return ""


def file_node(scope: Metadata | None) -> Metadata | None:
    """The file of a scope, or of the first scope around it that has one."""
    seen: set[Metadata] = set()
    while isinstance(scope, DINode) and scope not in seen:
        seen.add(scope)
        fields = scope.schema.by_name
        if scope.schema.name == "DIFile":
            return scope
        for name in ("file", "scope"):
            field = fields.get(name)
            found = scope.operands[field.operand] if field is not None else None
            if found is not None:
                break
        scope = found
    return None


def path_of(file: Metadata | None) -> str:
    """The path that a DIFile names; "" for none."""
    name, folder = field_text(file, "filename"), field_text(file, "directory")
    if not folder or name.startswith("/"):
        return name
    return f"{folder.rstrip('/')}/{name}" if name else ""


def add_named(state: State) -> None:
    """The rows of named metadata, whose nodes get their numbers first."""
    table = state.table("named_metadata")
    for named in state.module.named_metadata:
        code = table.number(named.name, 0)
        for index, node in enumerate(named.operands):
            table.add3(code, index, state.node(node))


def add_nodes(state: State) -> None:
    """The rows of all metadata that has a number, and of what it refers to, which gets numbers then."""
    debug = DebugInfo(state)
    done = 0
    while done < len(state.nodes):
        node = state.nodes[done]
        number = state.node_ids[node]
        done += 1
        state.table("metadata").add(number)
        state.table("metadata:kind").add_text(number, type(node).__name__)
        if isinstance(node, MDString):
            state.table("metadata:string").add_text(number, node.string)
        elif isinstance(node, DIArgList):
            for index, argument in enumerate(node.args):
                state.table("metadata:operand").add3(number, index, state.node(argument))
        elif isinstance(node, ValueAsMetadata):
            if not isinstance(node, LocalAsMetadata):
                state.table("metadata:value").add2(number, state.value(node.value))
        elif isinstance(node, MDNode):
            add_node(state, debug, node, number)


def add_node(state: State, debug: DebugInfo, node: MDNode, number: int) -> None:
    if node.distinct:
        state.table("metadata:distinct").add(number)
    table = state.table("metadata:operand")
    for index, operand in enumerate(node.operands):
        if operand is not None:
            table.add3(number, index, state.node(operand))
    state.table("metadata:noperands").add2(number, len(node.operands))
    if isinstance(node, DIExpression):
        for index, element in enumerate(node.elements):
            state.table("metadata:element").add3(number, index, signed(element))
    elif isinstance(node, DILocation):
        state.table("debug_location").add3(number, node.line, node.column)
        if node.scope is not None:
            state.table("debug_location:scope").add2(number, state.node(node.scope))
        if node.inlined_at is not None:
            state.table("debug_location:inlined_at").add2(number, state.node(node.inlined_at))
        file = debug.file(node)
        if file:
            state.table("debug_location:file").add_text(number, file)
    elif isinstance(node, DINode):
        add_fields(state, node, number)


def add_fields(state: State, node: DINode, number: int) -> None:
    """The fields of a node of debug info that are given."""
    texts, numbers = state.table("metadata:text"), state.table("metadata:number")
    references = state.table("metadata:reference")
    for field in node.schema.fields:
        operand = node.operands[field.operand] if field.operand != -1 and field.rule != ELEMENTS else None
        if operand is not None:
            if field.rule == STRING and isinstance(operand, MDString):
                texts.add3(number, texts.number(field.name), texts.number(operand.string, 2))
            else:
                references.add3(number, references.number(field.name), state.node(operand))
        elif field.scalar != -1:
            value = node.scalars[field.scalar]
            if value != field.usual or field.default in (ALWAYS, ABSENT):
                if field.default != ABSENT or value != ABSENT:
                    numbers.add3(number, numbers.number(field.name), signed(value))
