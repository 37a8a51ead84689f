"""Functions: their header, blocks and lines of instructions (LangRef, "Functions")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit import intrinsics
from irkit.blocks import BasicBlock
from irkit.dialects import Dialect
from irkit.dialects.features import (
    ATOMICRMW_OPERAND_TYPES,
    CMPXCHG_OPERAND_TYPES,
    LONE_ELLIPSIS,
    UNKNOWN_INTRINSIC_COMMENTS,
)
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.types import escaped
from irkit.use_lists import block_predecessors
from text.printer.globals import comdat_text, dso_local_text, linkage_text, visibility_text
from text.printer.instructions import print_instruction
from text.printer.local_texts import LocalTexts

if TYPE_CHECKING:
    from irkit.module import Module
    from text.printer.attributes import AttributeTexts
    from text.printer.metadata import MetadataPrinter
    from text.printer.operands import Operands
    from text.printer.slots import SlotTracker
    from text.printer.use_lists import UseListPrinter

_COMMENT_COLUMN: Final = 50  # where `; preds =` begins, unless the label is longer


class FunctionPrinter:
    """Prints one function after another. `is_vararg` and `predecessors` are those of the function at hand; `comment`
    is what is to stand behind the instruction at hand."""

    def __init__(
        self,
        module: Module,
        operands: Operands,
        attributes: AttributeTexts,
        slots: SlotTracker,
        metadata: MetadataPrinter,
    ) -> None:
        dialect = module.dialect
        self.dialect: Dialect = dialect
        self.operands: Operands = operands
        self.attributes: AttributeTexts = attributes
        self.slots: SlotTracker = slots
        self.metadata: MetadataPrinter = metadata
        self.conventions: dict[int, str] = {}
        self.program_address_space: int = module.layout.program_address_space
        self.cmpxchg_operand_types: bool = dialect.has(CMPXCHG_OPERAND_TYPES)
        self.atomicrmw_operand_types: bool = dialect.has(ATOMICRMW_OPERAND_TYPES)
        self.lone_ellipsis: bool = dialect.has(LONE_ELLIPSIS)
        self.marks_unknown_intrinsics: bool = dialect.has(UNKNOWN_INTRINSIC_COMMENTS)
        self.is_vararg: bool = False
        self.comment: str = ""
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {}

    def calling_convention(self, number: int) -> str:
        found = self.conventions.get(number)
        if found is None:
            found = self.conventions[number] = self.dialect.calling_convention(number)
        return found

    def print(self, function: Function, out: list[str], use_lists: UseListPrinter | None) -> None:
        """Append the function's text to `out`, with the orders of its use-lists if they are wanted."""
        self.is_vararg = function.function_type.is_vararg
        self.operands.local, starts = self.slots.number_function(function)
        self.metadata.slots.number_function(function)
        self.print_comments(function, out)
        if function.is_declaration:
            attachments = self.metadata.attachments(function.metadata.items(), " ")
            out.append(f"declare{attachments} {self.header(function)}\n")
            return
        attachments = self.metadata.attachments(function.metadata.items(), " ")
        out.append(f"define {self.header(function)}{attachments} {{")
        self.print_blocks(function, starts, out)
        if use_lists is not None:
            out.extend(use_lists.function_directives(function))
        out.append("}\n")
        self.operands.local = LocalTexts()

    def print_comments(self, function: Function, out: list[str]) -> None:
        if function.attribute_list is not None and function.attribute_list.function is not None:
            text = self.attributes.comment_text(function.attribute_list.function)
            if text:
                out.append(f"; Function Attrs: {text}\n")
        if self.marks_unknown_intrinsics and function.name.startswith("llvm."):
            if intrinsics.lookup(function.name, self.dialect.llvm_version) is None:
                out.append("; Unknown intrinsic\n")

    # The header

    def header(self, function: Function) -> str:
        """All from the linkage to the personality."""
        o = self.operands
        dll_storage = function.dll_storage + " " if function.dll_storage else ""
        number = function.calling_convention_number
        convention = self.calling_convention(number) + " " if number else ""
        result = ""
        parameters: dict[int, str] = {}
        group = ""
        if function.attribute_list is not None:
            attributes = self.attributes.call(function.attribute_list)
            parameters = attributes.parameters
            result = attributes.result[1:] + " " if attributes.result else ""
            if attributes.function is not None:
                group = f" #{self.slots.group_number(attributes.function)}"
        return (
            f"{linkage_text(function)}{dso_local_text(function)}{visibility_text(function)}{dll_storage}{convention}"
            f"{result}{o.types.text(function.function_type.return_type)} {o.text(function)}"
            f"({self.parameters(function, parameters)})"
            f"{' ' + function.unnamed_addr if function.unnamed_addr else ''}{self.address_space(function)}{group}"
            f"{self.properties(function)}"
        )

    def parameters(self, function: Function, attributes: dict[int, str]) -> str:
        """A declaration's parameters have no names in text."""
        o = self.operands
        texts = []
        names = not function.is_declaration
        for argument in function.arguments:
            name = " " + o.text(argument) if names else ""
            texts.append(f"{o.types.text(argument.type)}{attributes.get(argument.index, '')}{name}")
        if function.function_type.is_vararg:
            texts.append("...")
        return ", ".join(texts)

    def address_space(self, function: Function) -> str:
        space = function.address_space
        return f" addrspace({space})" if space or self.program_address_space else ""

    def properties(self, function: Function) -> str:
        """What follows the attribute group."""
        o = self.operands
        parts = []
        if function.section:
            parts.append(f' section "{escaped(function.section)}"')
        if function.partition:
            parts.append(f' partition "{escaped(function.partition)}"')
        parts.append(comdat_text(function))
        if function.alignment:
            parts.append(f" align {function.alignment}")
        if function.preferred_alignment:
            parts.append(f" prefalign({function.preferred_alignment})")
        if function.gc:
            parts.append(f' gc "{function.gc}"')
        if function.prefix_data is not None:
            parts.append(f" prefix {o.typed(function.prefix_data)}")
        if function.prologue_data is not None:
            parts.append(f" prologue {o.typed(function.prologue_data)}")
        if function.personality is not None:
            parts.append(f" personality {o.typed(function.personality)}")
        return "".join(parts)

    # The body

    def print_blocks(self, function: Function, starts: list[str], out: list[str]) -> None:
        """The blocks; `starts` has what the lines of all instructions begin with."""
        self.predecessors = block_predecessors(function)
        entry = function.entry_block
        first = 0
        for block in function.blocks:
            out.append(self.label(block, block is entry))
            self.print_instructions(block._instructions, starts, first, out)
            first += len(block._instructions)

    def label(self, block: BasicBlock, is_entry: bool) -> str:
        """The line above a block: label and predecessors; the entry block has no predecessors, and without a name no
        label either."""
        if is_entry:
            return f"\n{self.operands.text(block)[1:]}:\n" if block.name else "\n"
        before = self.predecessors.get(block)
        if before:
            comment = "; preds = " + ", ".join([self.operands.text(b) for b in before])
        else:
            comment = "; No predecessors!"
        label = self.operands.text(block)[1:] + ":"
        return f"\n{label.ljust(_COMMENT_COLUMN - 1)} {comment}\n"

    def print_instructions(
        self, instructions: list[Instruction], starts: list[str], index: int, out: list[str]
    ) -> None:
        """The lines of instructions that follow each other; what the first begins with is `starts[index]`."""
        metadata = self.metadata
        for instruction in instructions:
            if instruction.debug_records is not None:
                for record in instruction.debug_records:
                    out.append("    ")
                    out.append(metadata.debug_record(record))
                    out.append("\n")
            out.append(starts[index])
            out.append(print_instruction(self, instruction))
            index += 1
            if instruction._debug_loc is not None:
                out.append(", !dbg ")
                out.append(metadata.reference(instruction._debug_loc))
            if instruction._attachments is not None:
                out.append(metadata.attachments(instruction._attachments, ", "))
            if self.comment:
                out.append(self.comment)
                self.comment = ""
            out.append("\n")
