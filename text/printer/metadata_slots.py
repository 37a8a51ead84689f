"""Which number each metadata node gets in text.

LLVM numbers nodes as it comes to them: attachments of global variables and ifuncs, named metadata, then function by
function, as they are printed, the function's attachments and what its instructions hold. A node comes before its
operands, depth first. `DIExpression` and `DIArgList` have no numbers: they are written where they are used.

How it is used: `MetadataSlots(module)`, then either `number_module()`, or `number_globals()` and, before each
function is printed, `number_function(function)`; both give the same numbers.

A node's number stands in the node itself, above the base of who gave it, since nodes are many and asked for often.
Every `MetadataSlots` has bases of its own, the later the higher; where another has numbered nodes of the context
meanwhile, a new base is taken and the nodes are numbered again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from irkit.context import Context
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.functions import Function
from irkit.instructions import CallInst, Instruction
from irkit.metadata import DIExpression, DILocation, MDNode, MDTuple, Metadata, MetadataAsValue
from irkit.module import Module
from irkit.types import MetadataType
from irkit.values import SLOT_BASES


class MetadataSlots:
    """The numbers given so far: `nodes` in their order, and `texts`, how each is referred to."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module
        self.context: Context = module.context
        self.base: int = next(SLOT_BASES)  # what is added to the numbers in the nodes
        self.context.metadata_slots = self.base
        self.nodes: list[MDNode] = []
        self.texts: list[str] = []  # !0, !1, …
        # The intrinsics that take metadata, by whose calls alone nodes get numbers as operands.
        self.intrinsics: set[Function] = {f for f in module.functions if is_metadata_intrinsic(f)}

    def number_module(self) -> None:
        """Number everything, in the order of print."""
        self.number_globals()
        for function in self.module.functions:
            self.number_function(function)

    def number_globals(self) -> None:
        """Number what attachments of variables and ifuncs, and named metadata, refer to."""
        module = self.module
        for variable in module.globals:
            self.number_attachments(variable.metadata.items())
        for ifunc in module.ifuncs:
            self.number_attachments(ifunc.metadata.items())
        for named in module.named_metadata:
            for node in named.operands:
                self.number(node)

    def number_function(self, function: Function) -> None:
        """Number what a function's attachments and instructions refer to."""
        self.number_attachments(function.metadata.items())
        intrinsics = self.intrinsics
        self.own_nodes()
        base = self.base
        for block in function.blocks:
            for instruction in block._instructions:
                records = instruction.debug_records
                if records is not None:
                    for record in records:
                        self.number_record(record)
                if intrinsics and isinstance(instruction, CallInst) and instruction._operands[-1] in intrinsics:
                    self.number_operands(instruction)
                location = instruction._debug_loc
                if location is not None and (not isinstance(location, DILocation) or location._slot < base):
                    self.number(location)
                attachments = instruction._attachments
                if attachments is not None:
                    self.number_attachments(attachments)

    def number_attachments(self, attachments: list[tuple[str, Metadata]]) -> None:
        if len(attachments) > 1:
            attachments = sorted_attachments(attachments, self.module.metadata_kinds)
        for _, node in attachments:
            self.number(node)

    def number_operands(self, instruction: Instruction) -> None:
        """Number the nodes among an intrinsic's arguments."""
        for operand in instruction.operands:
            if isinstance(operand, MetadataAsValue):
                self.number(operand.metadata)

    def number_record(self, record: DbgRecord) -> None:
        """Number what a debug record refers to; its expressions have no numbers, an empty node as location has."""
        if isinstance(record, DbgVariableRecord):
            self.number(record.location)
            self.number(record.variable)
            self.number(record.assign_id)
            self.number(record.address)
        elif isinstance(record, DbgLabelRecord):
            self.number(record.label)
        self.number(record.debug_loc)

    def number(self, root: Metadata | None) -> None:
        """Number a node, unless it has a number, and then its operands, theirs first of all; anything else is none."""
        if not isinstance(root, MDNode):
            return
        self.own_nodes()
        base = self.base
        if root._slot >= base:
            return
        nodes = self.nodes
        texts = self.texts
        # Of objects, since compiled code checks the class of each that it takes out of a list of nodes.
        todo: list[object] = [root]
        while todo:
            node = todo.pop()
            if not isinstance(node, MDNode) or node._slot >= base or isinstance(node, DIExpression):
                continue
            number = len(nodes)
            node._slot = base + number
            nodes.append(node)
            texts.append(f"!{number}")
            for operand in reversed(cast("list[object]", node.operands)):
                if isinstance(operand, MDNode) and operand._slot < base:
                    todo.append(operand)

    def take(self, nodes: Sequence[MDNode | None]) -> None:
        """Numbers that others gave, to nodes that they have alone, too (None)."""
        self.own_nodes()
        for given in nodes:
            node = MDTuple([]) if given is None else given
            number = len(self.nodes)
            node._slot = self.base + number
            self.nodes.append(node)
            self.texts.append(f"!{number}")

    def number_of(self, node: MDNode) -> int:
        """The node's number; -1 if it has none."""
        self.own_nodes()
        return node._slot - self.base if node._slot >= self.base else -1

    def text_of(self, node: MDNode) -> str | None:
        """How the node is referred to; None if it has no number."""
        self.own_nodes()
        number = node._slot - self.base
        return self.texts[number] if number >= 0 else None

    def own_nodes(self) -> None:
        """See to it that the numbers in the context's nodes are those of this object."""
        if self.context.metadata_slots == self.base:
            return
        self.base = self.context.metadata_slots = next(SLOT_BASES)
        for number, node in enumerate(self.nodes):
            node._slot = self.base + number


def is_metadata_intrinsic(function: Function) -> bool:
    """Whether it is an intrinsic that takes metadata."""
    if not function.name.startswith("llvm."):
        return False
    function_type = function.function_type
    return function_type.is_vararg or any(isinstance(ty, MetadataType) for ty in function_type.parameters)


def sorted_attachments(attachments: list[tuple[str, Metadata]], kinds: dict[str, int]) -> list[tuple[str, Metadata]]:
    """Attachments in the order of print: by the number of their kind, those of one kind as they are."""
    unknown = len(kinds)
    return sorted(attachments, key=lambda attachment: kinds.get(attachment[0], unknown))
