"""One object of a module as text: an instruction, a block, a function, a global, a node, as LLVM's `print` gives it.

Numbers are those that the whole module's text has. A line has no indentation and no newline at its end.
"""

from __future__ import annotations

import io

from irkit.attributes import Attribute, AttributeList, AttributeSet
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.debug_records import DbgLabelRecord, DbgRecord, DbgVariableRecord
from irkit.dialects import Dialect
from irkit.functions import Function
from irkit.globals import Comdat, GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.instructions import CallBase, Instruction
from irkit.metadata import LocalAsMetadata, MDNode, Metadata, MetadataAsValue, NamedMDNode, ValueAsMetadata
from irkit.module import Module
from irkit.releases import NEWEST
from irkit.types import quoted_name
from irkit.use_lists import block_predecessors
from irkit.values import Argument, User, Value
from text.printer import to_assembly
from text.printer.attributes import AttributeTexts
from text.printer.functions import FunctionPrinter
from text.printer.globals import GlobalPrinter
from text.printer.instructions import HANDLERS
from text.printer.module import ModulePrinter
from text.printer.types import TypeTexts


def text_of(thing: object) -> str:
    """The text of any object of the model. Raises TypeError for anything else, and BitcodeError where a part of the
    module that is read only now is damaged."""
    if isinstance(thing, Module):
        return to_assembly(thing)
    if isinstance(thing, (Attribute, AttributeSet, AttributeList)):
        return attributes_text(thing)
    if isinstance(thing, Comdat):
        return f"${quoted_name(thing.name)} = comdat {thing.selection_kind}"
    module = home_of(thing)
    return SinglePrinter(module if module is not None else Module("", Dialect.of(NEWEST))).text(thing)


def home_of(thing: object) -> Module | None:
    """The module that an object is of, as far as it knows."""
    if isinstance(thing, ValueAsMetadata):
        return home_of(thing.value)
    if isinstance(thing, MetadataAsValue):
        return home_of(thing.metadata)
    if isinstance(thing, DbgVariableRecord):
        return home_of(thing.location)
    if not isinstance(thing, Value):
        return None
    if isinstance(thing, Instruction) and thing.module is None:
        found = [operand.module for operand in thing.operands]
        return next((module for module in found if module is not None), None)
    return thing.module


def attributes_text(thing: Attribute | AttributeSet | AttributeList) -> str:
    """An attribute, the attributes of one place, or those of all places of a function, in the newest spelling."""
    texts = AttributeTexts(Dialect.of(NEWEST), TypeTexts({}))
    if isinstance(thing, Attribute):
        return texts.text(thing, False)
    if isinstance(thing, AttributeSet):
        return texts.set_text(thing)
    found = texts.call(thing)
    places = [found.result.strip(), *[f"{number}:{text}" for number, text in sorted(found.parameters.items())]]
    if found.function is not None:
        places.append("function: " + texts.set_text(found.function))
    return "; ".join([place for place in places if place])


class SinglePrinter:
    """Prints objects of one module, each by itself."""

    def __init__(self, module: Module) -> None:
        self.whole: ModulePrinter = ModulePrinter(module, io.StringIO())
        whole = self.whole
        self.functions: FunctionPrinter = FunctionPrinter(
            module, whole.operands, whole.attributes, whole.slots, whole.metadata
        )

    def text(self, thing: object) -> str:
        if isinstance(thing, Value):
            return self.value(thing)
        if isinstance(thing, NamedMDNode):
            for node in thing.operands:
                self.whole.metadata_slots.number(node)
            return self.whole.metadata.named_node(thing)
        if isinstance(thing, Metadata):
            return self.metadata(thing)
        if isinstance(thing, DbgRecord):
            return self.record(thing)
        raise TypeError(f"{type(thing).__name__} has no text in LLVM assembly")

    def value(self, value: Value) -> str:
        if isinstance(value, Function):
            return self.function(value)
        if isinstance(value, GlobalValue):
            return self.global_value(value)
        if isinstance(value, Instruction):
            return self.instruction(value)
        if isinstance(value, BasicBlock):
            return self.block(value)
        if isinstance(value, Argument):
            self.number_locals(value.parent)
        elif isinstance(value, MetadataAsValue):
            self.number_metadata(value.metadata)
        elif isinstance(value, User):
            self.name_strays(value)
        return self.whole.operands.typed(value)

    # Globals

    def global_value(self, value: GlobalValue) -> str:
        whole = self.whole
        out: list[str] = []
        printer = GlobalPrinter(whole.module, whole.operands, whole.slots, whole.metadata)
        if isinstance(value, GlobalVariable):
            whole.metadata_slots.number_attachments(value.metadata.items())
            printer.variable(value, out)
        elif isinstance(value, GlobalAlias):
            printer.alias(value, out)
        elif isinstance(value, GlobalIFunc):
            whole.metadata_slots.number_attachments(value.metadata.items())
            printer.ifunc(value, out)
        return "".join(out).rstrip("\n")

    def function(self, function: Function) -> str:
        self.number_all_functions(function)
        out: list[str] = []
        self.functions.print(function, out, None)
        return "".join(out).rstrip("\n")

    # In functions

    def block(self, block: BasicBlock) -> str:
        function = block.parent
        if function is None:
            self.name_strays(block, *block.instructions)
            self.whole.operands.local.put(block, f"%{quoted_name(block.name)}" if block.name else "%0")
            lines = [self.line(instruction) for instruction in block.instructions]
            label = [f"{quoted_name(block.name)}:"] if block.name else []
            return "\n".join(label + ["  " + line for line in lines])
        self.number_all_functions(function)
        starts = self.number_locals(function)
        first = sum([len(other.instructions) for other in function.blocks[: function.blocks.index(block)]])
        self.functions.predecessors = block_predecessors(function)
        out = [self.functions.label(block, block is function.entry_block)]
        self.functions.print_instructions(block._instructions, starts, first, out)
        return "".join(out).strip("\n")

    def instruction(self, instruction: Instruction) -> str:
        function = instruction.function
        if function is not None:
            if refers_to_numbers(instruction):
                self.number_all_functions(function)
            self.number_locals(function)
        self.name_strays(instruction)
        return self.line(instruction)

    def line(self, instruction: Instruction) -> str:
        handler = HANDLERS[instruction.opcode]
        whole = self.whole
        whole.metadata_slots.number(instruction.debug_loc)
        whole.metadata_slots.number_attachments(instruction.metadata.items())
        if isinstance(instruction, CallBase) and instruction.attribute_list is not None:
            whole.slots.number_list(instruction.attribute_list)
        for operand in instruction.operands:
            if isinstance(operand, MetadataAsValue):
                self.number_metadata(operand.metadata)
        text = handler(self.functions, instruction)
        text += whole.metadata.instruction_attachments(instruction) + self.functions.comment
        self.functions.comment = ""
        name = whole.operands.local.get(instruction) if instruction.type is not whole.slots.void else None
        return f"{name} = {text}" if name else text

    def number_locals(self, function: Function) -> list[str]:
        self.whole.operands.local, starts = self.whole.slots.number_function(function)
        self.functions.is_vararg = function.function_type.is_vararg
        for block in function.blocks:
            self.name_strays(*block.instructions)
        return starts

    def number_all_functions(self, last: Function) -> None:
        """Number attribute groups and metadata as far as LLVM does before it has printed this function."""
        whole = self.whole
        for function in whole.module.functions:
            whole.metadata_slots.number_function(function)
            whole.slots.number_groups(function)
            if function is last:
                return
        whole.metadata_slots.number_function(last)
        whole.slots.number_groups(last)

    def name_strays(self, *users: Value) -> None:
        """Let what is in no function, and has no name, have a number too: `%detached0`, …"""
        local = self.whole.operands.local
        for user in users:
            operands = user.operands if isinstance(user, User) and not isinstance(user, Constant) else ()
            for value in (user, *operands):
                if local.get(value) is None and self.is_stray(value):
                    text = f"%{quoted_name(value.name)}" if value.name else f"%detached{len(local.texts)}"
                    local.put(value, text)

    @staticmethod
    def is_stray(value: Value) -> bool:
        if isinstance(value, Instruction):
            return value.function is None
        return isinstance(value, BasicBlock) and value.parent is None

    # Metadata

    def number_metadata(self, metadata: Metadata | None) -> None:
        """Number what is to be referred to; a value in it belongs to its function."""
        if isinstance(metadata, LocalAsMetadata):
            value = metadata.value
            function = value.function if isinstance(value, Instruction) else getattr(value, "parent", None)
            if isinstance(function, Function):
                self.number_locals(function)
            else:
                self.name_strays(value)
        self.whole.metadata_slots.number(metadata)

    def metadata(self, metadata: Metadata) -> str:
        """A node's definition, in which it would be `!0`, and what it refers to has the numbers from there on."""
        if isinstance(metadata, MDNode):
            self.whole.metadata_slots.number(metadata)
            return self.whole.metadata.node_text(metadata)
        self.number_metadata(metadata)
        return self.whole.metadata.reference(metadata)

    def record(self, record: DbgRecord) -> str:
        """A debug record; of a variable's value the function is known."""
        if isinstance(record, DbgVariableRecord):
            self.number_metadata(record.location)
        elif isinstance(record, DbgLabelRecord):
            self.number_metadata(record.label)
        self.whole.metadata_slots.number_record(record)
        return self.whole.metadata.debug_record(record)


def refers_to_numbers(instruction: Instruction) -> bool:
    """Whether its text has the number of a node or of an attribute group."""
    if instruction.debug_loc is not None or instruction.metadata:
        return True
    attributes = instruction.attribute_list if isinstance(instruction, CallBase) else None
    if attributes is not None and attributes.function is not None:
        return True
    return any(isinstance(operand, MetadataAsValue) for operand in instruction.operands)
