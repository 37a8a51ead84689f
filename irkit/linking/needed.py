"""Which bodies of a source linking may need: LLVM reads no others.

A definition that counts only where it is used comes with what uses it. So what is used is looked for, from what is
linked in any case on, before anything is upgraded; more may be found than is linked in the end, never less.
"""

from __future__ import annotations

from collections.abc import Callable

from irkit.constants import Constant, ConstantData
from irkit.functions import Function
from irkit.globals import Comdat, GlobalObject, GlobalValue, GlobalVariable, IndirectSymbol
from irkit.metadata import DIArgList, MDNode, Metadata, MetadataAsValue, ValueAsMetadata
from irkit.metadata_walk import instruction_metadata
from irkit.module import Module
from irkit.values import Value


def unneeded_bodies(
    source: Module, is_chosen: Callable[[GlobalValue], bool], prevails: Callable[[GlobalValue], bool]
) -> list[Function]:
    """The functions whose bodies, if they have one, linking does not need. `is_chosen` tells of a definition that it
    may be linked whether or not anything uses it, `prevails` that of its name it is the one that counts."""
    chosen = [value for value in source.global_values() if not value.is_declaration and is_chosen(value)]
    known = set(chosen)
    if not any(not function.is_declaration and function not in known for function in source.functions):
        return []
    search = Search(source, prevails)
    for value in chosen:
        search.need(value)
    for alias in (*source.aliases, *source.ifuncs):  # what they stand for may be linked beside what has its name
        search.need(alias)
    search.run()
    return [function for function in source.functions if function not in search.needed]


class Search:
    """What the globals that are needed use, and what that uses."""

    def __init__(self, source: Module, prevails: Callable[[GlobalValue], bool]) -> None:
        self.source: Module = source
        self.prevails: Callable[[GlobalValue], bool] = prevails
        self.needed: dict[GlobalValue, None] = {}
        self.todo: list[GlobalValue] = []
        self.seen: set[Value] = set()
        self.nodes: set[Metadata] = set()
        self.members: dict[Comdat, list[GlobalValue]] = {}
        for value in (*source.globals, *source.functions):
            if value.comdat is not None:
                self.members.setdefault(value.comdat, []).append(value)

    def need(self, value: GlobalValue) -> None:
        if value in self.needed:
            return
        self.needed[value] = None
        self.todo.append(value)
        comdat = value.comdat if isinstance(value, GlobalObject) else None
        for member in self.members.pop(comdat, ()) if comdat is not None else ():
            self.need(member)

    def run(self) -> None:
        while self.todo:
            value = self.todo.pop()
            if isinstance(value, Function):
                self.visit_function(value)
            else:
                is_alias = isinstance(value, IndirectSymbol)
                for operand in value.operands:
                    self.use(operand, is_alias)
            if isinstance(value, GlobalVariable):
                self.use_metadata([node for _, node in value.attachment_list() or ()])

    def visit_function(self, function: Function) -> None:
        seen = self.seen
        for block in function.blocks:
            for instruction in block.instructions:
                for operand in instruction._operands:
                    if operand not in seen and isinstance(operand, (Constant, MetadataAsValue)):
                        self.use(operand, False)
                if instruction._attachments is not None or instruction.debug_records is not None:
                    self.use_metadata(instruction_metadata(instruction))
        self.use_metadata([node for _, node in function.attachment_list() or ()])
        for operand in function.operands:
            self.use(operand, False)

    def use(self, root: Value, counts: bool) -> None:
        """Need the globals that a value refers to; `counts`: also those whose name the destination has already."""
        todo: list[Value] = [root]
        while todo:
            value = todo.pop()
            if isinstance(value, GlobalValue):
                if not value.is_declaration and (counts or self.prevails(value)):
                    self.need(value)
            elif isinstance(value, MetadataAsValue):
                self.use_metadata([value.metadata])
            elif (
                isinstance(value, Constant)
                and not isinstance(value, ConstantData)
                and (counts or value not in self.seen)
            ):
                self.seen.add(value)
                todo += value.operands

    def use_metadata(self, roots: list[Metadata | None]) -> None:
        todo = roots
        while todo:
            node = todo.pop()
            if node is None or node in self.nodes:
                continue
            self.nodes.add(node)
            if isinstance(node, MDNode):
                todo += node.operands
            elif isinstance(node, DIArgList):
                todo += node.args
            elif isinstance(node, ValueAsMetadata):
                self.use(node.value, False)
