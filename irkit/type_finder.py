"""The identified structs of a module, in the order in which LLVM's TypeFinder meets them.

Note [search for structs]: LLVM walks everything that can refer to a type: globals, aliases, ifuncs, functions with all
their instructions and constants, named metadata. Only identified structs matter to the printer, so the walk ends when
it has found as many as the context ever made; a module without any is not walked at all.
"""

from __future__ import annotations

from typing import cast

from irkit.attributes import AttributeList, TypeAttribute
from irkit.constants import Constant, ConstantExprGEP
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import TYPES_BEHIND_POINTERS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    MDNode,
    MDString,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.module import Module
from irkit.types import StructType, Type
from irkit.values import Value


def find_structs(module: Module, with_bodies: bool = True) -> list[StructType]:
    """The identified structs that the module uses, in LLVM's order. Reads all function bodies if there may be any,
    unless they are to be left out."""
    finder = _TypeFinder(module, with_bodies)
    if finder.missing:
        finder.run()
    return finder.structs


class _TypeFinder:
    def __init__(self, module: Module, with_bodies: bool) -> None:
        self.module: Module = module
        self.with_bodies: bool = with_bodies
        self.structs: list[StructType] = []
        self.missing: int = len(module.context.identified_structs)
        self.behind_pointers: bool = module.dialect.has(TYPES_BEHIND_POINTERS)
        self.types: set[Type] = set()
        self.constants: set[Value] = set()
        self.nodes: set[Metadata] = set()
        self.attribute_lists: set[AttributeList] = set()

    def run(self) -> None:
        module = self.module
        beside = self.behind_pointers
        for variable in module.globals:
            self.visit_type(variable.value_type if beside else variable.type)
            if variable.initializer is not None:
                self.visit_value(variable.initializer)
        for alias in module.aliases:
            self.visit_type(alias.value_type if beside else alias.type)
            self.visit_value(alias.aliasee)
        if beside:
            for ifunc in module.ifuncs:
                self.visit_type(ifunc.value_type)
        for function in module.functions:
            if not self.missing:
                return
            self.visit_function(function)
        for named in module.named_metadata:
            for node in named.operands:
                self.visit_node(node)

    def visit_function(self, function: Function) -> None:
        if self.behind_pointers:
            self.visit_type(function.value_type)
            self.visit_attributes(function.attribute_list)
        else:
            self.visit_type(function.type)
        for data in (function.personality, function.prefix_data, function.prologue_data):
            if data is not None:
                self.visit_value(data)
        if self.with_bodies:
            self.visit_body(function)

    def visit_body(self, function: Function) -> None:
        types = self.types
        constants = self.constants
        nodes = self.nodes
        for block in function.blocks:
            for instruction in block._instructions:
                if instruction.type not in types:
                    self.visit_type(instruction.type)
                operands: tuple[object, ...] = instruction._operands  # of which compiled code checks no class
                for operand in operands:
                    if isinstance(operand, Constant):
                        if operand not in constants:
                            self.visit_value(operand)
                    elif isinstance(operand, MetadataAsValue):
                        self.visit_value(operand)
                if self.behind_pointers:
                    self.visit_own_types(instruction)
                if instruction._attachments is not None:
                    for _, node in self.sorted_attachments(instruction._attachments):
                        if node not in nodes:
                            self.visit_metadata(node)
                if instruction.debug_records is not None:
                    for record in instruction.debug_records:
                        if isinstance(record, DbgVariableRecord):
                            self.visit_record(record)
            if not self.missing:
                return

    def sorted_attachments(self, attachments: list[tuple[str, Metadata]]) -> list[tuple[str, Metadata]]:
        kinds = self.module.metadata_kinds
        return sorted(attachments, key=lambda attachment: kinds.get(attachment[0], len(kinds)))

    def visit_own_types(self, instruction: Instruction) -> None:
        """The types that an instruction has besides those of its operands and its result."""
        if isinstance(instruction, CallBase):
            self.visit_attributes(instruction.attribute_list)
            return
        further = instruction.further_type
        if further is not None:
            self.visit_type(further)

    def visit_record(self, record: DbgVariableRecord) -> None:
        self.visit_metadata_value(record.location)
        if record.address is not None:
            self.visit_metadata_value(record.address)

    def visit_attributes(self, attributes: AttributeList | None) -> None:
        if attributes is None or attributes in self.attribute_lists:
            return
        self.attribute_lists.add(attributes)
        # LLVM keeps the function's attributes before those of the result and the parameters.
        for _, attribute_set in sorted(attributes.sets.items(), key=_list_position):
            typed = [attribute for attribute in attribute_set if isinstance(attribute, TypeAttribute)]
            for attribute in sorted(typed, key=self.attribute_rank):
                if attribute.type is not None:
                    self.visit_type(attribute.type)

    def attribute_rank(self, attribute: TypeAttribute) -> int:
        return self.module.dialect.attribute_ranks.get(attribute.name, 0)

    def visit_type(self, ty: Type) -> None:
        """Note the identified structs in a type. As in LLVM, a type counts as seen when it is first listed, not when
        its turn comes, which shows in the order."""
        seen = self.types
        if ty in seen:
            return
        seen.add(ty)
        todo = [ty]
        while todo:
            ty = todo.pop()
            if isinstance(ty, StructType) and ty.name is not None:
                self.structs.append(ty)
                self.missing -= 1
            for inner in reversed(ty.contained_types()):
                if inner not in seen:
                    seen.add(inner)
                    todo.append(inner)

    def visit_value(self, value: Value) -> None:
        if isinstance(value, MetadataAsValue):
            self.visit_metadata_value(value.metadata)
            return
        seen = self.constants
        todo: list[Value] = [value]
        while todo:
            value = todo.pop()
            if not isinstance(value, Constant) or value in seen:
                continue
            seen.add(value)
            if isinstance(value, GlobalValue):
                continue
            self.visit_type(value.type)
            if isinstance(value, ConstantExprGEP) and self.behind_pointers:
                self.visit_type(value.source_element_type)
            todo.extend(reversed(value.operands))

    def visit_metadata_value(self, metadata: Metadata) -> None:
        """Metadata in a place of a value, as in a call of an intrinsic or in a debug record."""
        if isinstance(metadata, ValueAsMetadata):
            if isinstance(metadata.value, Constant):
                self.visit_value(metadata.value)
        elif isinstance(metadata, DIArgList):
            for argument in metadata.args:
                self.visit_value(argument.value)
        else:
            self.visit_metadata(metadata)

    def visit_metadata(self, metadata: Metadata) -> None:
        if isinstance(metadata, MDNode):
            self.visit_node(metadata)

    def visit_node(self, node: MDNode) -> None:
        """The constants in a node and in all nodes below it, depth first."""
        if node in self.nodes:
            return
        seen = self.nodes
        todo: list[object] = [node]
        while todo:
            item = todo.pop()
            if isinstance(item, ConstantAsMetadata):
                self.visit_value(item.value)
            elif isinstance(item, MDNode) and item not in seen:
                seen.add(item)
                for operand in reversed(cast("list[object]", item.operands)):
                    if operand is not None and not isinstance(operand, MDString):
                        todo.append(operand)


def _list_position(item: tuple[int, object]) -> int:
    return (item[0] + 1) & 0xFFFFFFFF
