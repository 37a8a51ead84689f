"""A whole module as text (LangRef, "Module Structure")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects.features import ASSEMBLY_FRAGMENTS
from irkit.module import Module
from irkit.type_finder import find_structs
from irkit.types import escaped
from text.printer.attributes import AttributeTexts
from text.printer.constants import ConstantTexts
from text.printer.functions import FunctionPrinter
from text.printer.globals import GlobalPrinter, comdat_definitions
from text.printer.metadata import MetadataPrinter
from text.printer.metadata_slots import MetadataSlots
from text.printer.operands import Operands
from text.printer.slots import SlotTracker
from text.printer.summary import summary_text
from text.printer.types import TypeTexts, number_structs, type_definitions
from text.printer.use_lists import UseListPrinter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irkit.functions import Function
    from text.printer import Writable

_PIECES_AT_ONCE: Final = 8192  # pieces of text that are kept back before they are written
_NODES_AT_ONCE: Final = 2048  # lines of metadata


class ModulePrinter:
    """Prints one module, in the order and with the blank lines of LLVM."""

    def __init__(self, module: Module, file: Writable, preserve_use_list_order: bool = False) -> None:
        module.load_contents()
        self.module: Module = module
        self.file: Writable = file
        self.out: list[str] = []
        self.structs = find_structs(module)
        self.types: TypeTexts = TypeTexts(number_structs(self.structs))
        self.attributes: AttributeTexts = AttributeTexts(module.dialect, self.types)
        self.slots: SlotTracker = SlotTracker(module, self.attributes)
        self.operands: Operands = Operands(self.types, ConstantTexts(module.dialect, self.types, self.slots))
        self.metadata_slots: MetadataSlots = MetadataSlots(module)
        self.metadata_slots.number_globals()
        self.metadata: MetadataPrinter = MetadataPrinter(module, self.metadata_slots, self.operands.typed)
        self.operands.metadata = self.metadata
        self.use_lists: UseListPrinter | None = None
        if preserve_use_list_order:
            self.use_lists = UseListPrinter(module, self.operands)

    def global_printer(self) -> GlobalPrinter:
        return GlobalPrinter(self.module, self.operands, self.slots, self.metadata)

    def function_printer(self) -> FunctionPrinter:
        return FunctionPrinter(self.module, self.operands, self.attributes, self.slots, self.metadata)

    def flush(self) -> None:
        self.file.write("".join(self.out))
        self.out.clear()

    def print(self) -> None:
        self.print_head()
        self.print_globals()
        self.print_functions()
        self.print_tail()
        if self.module.summary is not None:
            self.out.append(summary_text(self.module.summary, self.module.dialect))
        self.flush()

    def print_head(self) -> None:
        module = self.module
        out = self.out
        if module.name and "\n" not in module.name:
            out.append(f"; ModuleID = '{module.name}'\n")
        if module.source_filename:
            out.append(f'source_filename = "{escaped(module.source_filename)}"\n')
        if module.data_layout:
            out.append(f'target datalayout = "{module.data_layout}"\n')
        if module.target_triple:
            out.append(f'target triple = "{module.target_triple}"\n')
        if module.assembly_fragments:
            out.append("\n")
            self.print_assembly()
        if self.structs:
            out.append("\n")
            out.extend(type_definitions(self.structs, self.types))
        comdats = comdat_definitions(module)
        if comdats:
            out.append("\n")
            out.append("\n".join(comdats))

    def print_assembly(self) -> None:
        has_fragments = self.module.dialect.has(ASSEMBLY_FRAGMENTS)
        for fragment in self.module.assembly_fragments:
            lines = fragment.text.split("\n")
            if not lines[-1]:
                lines.pop()
            if has_fragments:
                said = ", ".join([f'{name}: "{escaped(value)}"' for name, value in fragment.properties])
                self.out.append(f"module asm({said})" if said else "module asm")
                self.out.extend([f'\n    "{escaped(line)}"' for line in lines])
                self.out.append("\n")
            else:
                self.out.extend([f'module asm "{escaped(line)}"\n' for line in lines])

    def print_globals(self) -> None:
        module = self.module
        out = self.out
        printer = self.global_printer()
        if module.globals:
            out.append("\n")
        for variable in module.globals:
            printer.variable(variable, out)
            if len(out) > _PIECES_AT_ONCE:
                self.flush()
        if module.aliases:
            out.append("\n")
        for alias in module.aliases:
            printer.alias(alias, out)
        if module.ifuncs:
            out.append("\n")
        for ifunc in module.ifuncs:
            printer.ifunc(ifunc, out)

    def print_functions(self) -> None:
        self.print_each(self.module.functions)

    def print_each(self, functions: Iterable[Function]) -> None:
        printer = self.function_printer()
        for function in functions:
            self.out.append("\n")
            printer.print(function, self.out, self.use_lists)
            if len(self.out) > _PIECES_AT_ONCE:
                self.flush()

    def print_tail(self) -> None:
        out = self.out
        if self.use_lists is not None:
            out.extend(self.use_lists.module_directives())
        if self.slots.group_texts:
            out.append("\n")
        for text, number in self.slots.group_texts.items():
            out.append(f"attributes #{number} = {{ {text} }}\n")
        if self.module.named_metadata:
            out.append("\n")
            self.metadata.named_metadata(out)
        if self.metadata_slots.nodes:
            out.append("\n")
            self.print_nodes()

    def print_nodes(self) -> None:
        """The lines of numbered metadata."""
        for first in range(0, len(self.metadata_slots.nodes), _NODES_AT_ONCE):
            self.metadata.definitions(first, _NODES_AT_ONCE, self.out)
            self.flush()
