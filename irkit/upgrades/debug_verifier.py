"""Whether the debug info of a module is right: LLVM verifies it when it has read a text, and drops all of it if not."""

from __future__ import annotations

from typing import Final

from irkit.constants import UndefValue
from irkit.debug_info.nodes import (
    DIAssignID,
    DICompileUnit,
    DIGlobalVariableExpression,
    DIImportedEntity,
    DILabel,
    DILexicalBlock,
    DILexicalBlockFile,
    DILocalScope,
    DILocalVariable,
    DISubprogram,
)
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects.dwarf import ENTRY_VALUE, Dwarf
from irkit.dialects.features import MOVES_LOCAL_IMPORTS, OWN_RETAINED_NODES
from irkit.globals import Function
from irkit.instructions import CallBase, Instruction
from irkit.metadata import (
    DIArgList,
    DIExpression,
    DILocation,
    MDNode,
    MDTuple,
    Metadata,
    MetadataAsValue,
    ValueAsMetadata,
)
from irkit.module import Module
from irkit.upgrades.debug_checks import fragment_fits, is_right
from irkit.values import Argument

_UNITS: Final = "llvm.dbg.cu"
_ARTIFICIAL: Final = 1 << 6
_INTERPOSABLE: Final = frozenset(("weak", "linkonce", "extern_weak", "common"))


class Broken(Exception):
    """Some debug info is not as it must be; never leaves `is_valid`."""


class DebugInfoVerifier:
    """One walk over a module's metadata, in LLVM's order."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.dwarf: Dwarf = module.dialect.dwarf
        self.seen: set[MDNode] = set()
        self.units: set[DICompileUnit] = set()
        self.attached: dict[Metadata, Function] = {}
        self.subprograms: dict[Function, DISubprogram] = {}
        self.arguments: dict[int, Metadata] = {}

    def is_valid(self) -> bool:
        try:
            self._walk()
        except Broken:
            return False
        return True

    def _walk(self) -> None:
        module = self.module
        for function in module.functions:
            for kind, node in function.metadata.items():
                if kind == "dbg" and isinstance(node, DISubprogram):
                    self.subprograms[function] = node
        for function in module.functions:
            self._function(function)
        for variable in module.globals:
            for kind, node in variable.metadata.items():
                if kind == "dbg":
                    need(isinstance(node, DIGlobalVariableExpression) and is_right(node, self.dwarf))
        listed: set[Metadata] = set()
        for named in module.named_metadata:
            if named.name.startswith("llvm.dbg."):
                need(named.name == _UNITS)
                listed.update(named.operands)
                for unit in named.operands:
                    need(isinstance(unit, DICompileUnit))
            for node in named.operands:
                self._node(node, True)
        need(self.units <= listed)

    def _node(self, root: MDNode, locations: bool) -> None:
        """A node and all below it; `locations` tells whether locations may be among them."""
        if root in self.seen:
            return
        self.seen.add(root)
        todo: list[MDNode] = [root]
        while todo:
            node = todo.pop()
            need(is_right(node, self.dwarf))
            if isinstance(node, DICompileUnit):
                self.units.add(node)
            elif isinstance(node, DISubprogram):
                self._retained(node)
            for operand in node.operands:
                if isinstance(operand, MDNode):
                    need(locations or not isinstance(operand, DILocation))
                    if operand not in self.seen:
                        self.seen.add(operand)
                        todo.append(operand)

    def _retained(self, node: DISubprogram) -> None:
        retained = node.retained_nodes
        for item in retained.operands if isinstance(retained, MDTuple) else ():
            if isinstance(item, DIImportedEntity):
                need(self.module.dialect.has(MOVES_LOCAL_IMPORTS))
            if self.module.dialect.has(OWN_RETAINED_NODES) and isinstance(
                item, (DILocalVariable, DILabel, DIImportedEntity)
            ):
                need(subprogram_of(item.scope) is node)

    # Functions

    def _function(self, function: Function) -> None:
        count = 0
        for kind, node in function.metadata.items():
            if not isinstance(node, MDNode):
                continue
            if kind == "dbg":
                count += 1
                if function.is_declaration:
                    need(isinstance(node, DISubprogram) and not node.distinct)
                else:
                    need(count == 1 and isinstance(node, DISubprogram) and node.distinct)
                    need(self.attached.setdefault(node, function) is function)
            self._node(node, kind == "dbg" or function.is_declaration)
        if function.is_declaration:
            return
        own = self.subprograms.get(function)
        self.arguments = {}
        looked_at: set[Metadata] = set()
        for block in function.blocks:
            for instruction in block.instructions:
                for record in instruction.debug_records or ():
                    self._record(record, own)
                self._instruction(instruction, function, own, looked_at)

    def _instruction(
        self, instruction: Instruction, function: Function, own: DISubprogram | None, looked_at: set[Metadata]
    ) -> None:
        location = instruction.debug_loc
        if location is not None:
            if location not in looked_at:
                looked_at.add(location)
                need(isinstance(location, DILocation))
                if isinstance(location, DILocation):
                    self._node(location, True)
                    self._points_to(location, own)
        elif own is not None and isinstance(instruction, CallBase):
            callee = instruction.callee
            if isinstance(callee, Function) and callee.value_type is instruction.function_type:
                need(callee.is_declaration or callee.linkage in _INTERPOSABLE or callee not in self.subprograms)
        for kind, node in instruction._attachments or ():
            if isinstance(node, MDNode):
                self._node(node, kind == "llvm.loop")
                if kind == "llvm.loop" and own is not None:
                    for operand in node.operands[1:]:
                        if isinstance(operand, DILocation):
                            self._points_to(operand, own)
        if isinstance(instruction, CallBase):
            for argument in instruction.operands:
                if isinstance(argument, MetadataAsValue) and isinstance(argument.metadata, MDNode):
                    self._node(argument.metadata, False)

    def _points_to(self, location: DILocation, own: DISubprogram | None) -> None:
        """A location in a function with debug info must lead to that function's subprogram."""
        if own is None:
            return
        seen: set[Metadata] = set()
        at = location
        while isinstance(at.inlined_at, DILocation) and at not in seen:
            seen.add(at)
            at = at.inlined_at
        need(isinstance(location.scope, DILocalScope))
        subprogram = subprogram_of(at.scope)
        need(subprogram is None or subprogram is own)

    # Records

    def _record(self, record: DbgRecord, own: DISubprogram | None) -> None:
        location = record.debug_loc
        if isinstance(location, MDNode):
            self._node(location, True)
        if isinstance(record, DbgLabelRecord):
            label = record.label
            need(isinstance(label, DILabel) and isinstance(location, DILocation))
            if isinstance(label, DILabel) and isinstance(location, DILocation):
                self._same_subprogram(label.scope, location.scope)
            return
        assert isinstance(record, DbgVariableRecord)
        need(is_place(record.location) or isinstance(record.location, DIArgList))
        variable, expression = record.variable, record.expression
        need(isinstance(variable, DILocalVariable) and isinstance(expression, DIExpression))
        assert isinstance(variable, DILocalVariable) and isinstance(expression, DIExpression)
        self._node(variable, False)
        self._node(expression, False)
        if record.kind == "assign":
            need(isinstance(record.assign_id, DIAssignID))
            need(record.address is not None and is_place(record.address))
            need(isinstance(record.address_expression, DIExpression))
        need(isinstance(location, DILocation))
        assert isinstance(location, DILocation)
        self._same_subprogram(variable.scope, location.scope)
        if own is not None and location.inlined_at is None and variable.arg:
            need(self.arguments.setdefault(variable.arg, variable) is variable)
        need(variable.flags & _ARTIFICIAL != 0 or fragment_fits(variable, expression))
        self._no_entry_value(record.location, expression)

    def _same_subprogram(self, left: Metadata | None, right: Metadata | None) -> None:
        first, second = subprogram_of(left), subprogram_of(right)
        need(first is None or second is None or first is second)

    def _no_entry_value(self, location: Metadata, expression: DIExpression) -> None:
        """Values at a function's entry are for machine code, but for the context of asynchronous Swift."""
        if ENTRY_VALUE not in expression.elements[:3:2] or self.dwarf.split_expression(expression.elements) is None:
            return
        if isinstance(location, ValueAsMetadata):
            value = location.value
            if isinstance(value, UndefValue):
                return
            if isinstance(value, Argument) and value.parent.attributes is not None:
                own = value.parent.attributes.parameter(value.index)
                if own is not None and "swiftasync" in own:
                    return
        need(False)


def need(condition: bool) -> None:
    if not condition:
        raise Broken


def is_place(metadata: Metadata) -> bool:
    """A value, or an empty node where there is none."""
    return isinstance(metadata, ValueAsMetadata) or (isinstance(metadata, MDNode) and not metadata.operands)


def subprogram_of(scope: Metadata | None) -> DISubprogram | None:
    """The subprogram around a local scope; None where scopes do not lead to one."""
    seen: set[Metadata] = set()
    while isinstance(scope, (DILexicalBlock, DILexicalBlockFile)) and scope not in seen:
        seen.add(scope)
        scope = scope.scope
    return scope if isinstance(scope, DISubprogram) else None


def debug_info_is_valid(module: Module) -> bool:
    """Whether LLVM of the module's release would keep its debug info."""
    return DebugInfoVerifier(module).is_valid()
