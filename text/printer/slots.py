"""The numbers of what has no name: globals, arguments, blocks, instructions, and attribute groups (LLVM's SlotTracker).

Metadata is numbered in `text.printer.metadata_slots`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.attributes import AttributeList, AttributeSet
from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import CallBase, Instruction
from irkit.module import Module
from irkit.types import Type, quoted_name
from irkit.values import Argument, Value
from text.printer.local_texts import LocalTexts

if TYPE_CHECKING:
    from text.printer.attributes import AttributeTexts

BAD_REFERENCE: Final = "<badref>"  # what LLVM prints for a value that has neither name nor number


class SlotTracker:
    """Numbers a module's globals and attribute groups at once, and the contents of functions one at a time."""

    def __init__(self, module: Module, attributes: AttributeTexts) -> None:
        self.attributes: AttributeTexts = attributes
        self.void: Type = module.context.void
        self.globals: dict[Value, str] = {}
        self.next_global: int = 0
        self.group_numbers: dict[AttributeSet, str] = {}  # the texts of the numbers
        self.group_texts: dict[str, str] = {}  # each group's text, in the order of their numbers → that text
        self.foreign: dict[Function, dict[Value, str]] = {}  # of functions beside the one at hand
        self.locals: list[str] = []  # %0, %1, …: as many as a function has needed so far
        self.starts: list[str] = []  # of the lines of instructions with these numbers
        self.number_globals(module)

    def number_globals(self, module: Module) -> None:
        for variable in module.globals:
            self.number_global(variable)
            if variable.attribute_set:
                self.number_group(variable.attribute_set)
        for alias in module.aliases:
            self.number_global(alias)
        for ifunc in module.ifuncs:
            self.number_global(ifunc)
        for function in module.functions:
            self.number_global(function)
            if function.attribute_list is not None:
                self.number_list(function.attribute_list)

    def number_global(self, value: GlobalValue) -> None:
        if value.name:
            self.globals[value] = "@" + quoted_name(value.name)
        else:
            self.globals[value] = f"@{self.next_global}"
            self.next_global += 1

    def number_group(self, attributes: AttributeSet) -> None:
        """Give the set a number, unless an equal one has it: equal sets may differ in the order of the source."""
        if self.group_numbers.get(attributes) is None:  # mypyc takes `in` for the set's own `__contains__`
            text = self.attributes.group_text(attributes)
            number = self.group_texts.setdefault(text, str(len(self.group_texts)))
            self.group_numbers[attributes] = number

    def number_function(self, function: Function) -> tuple[LocalTexts, list[str]]:
        """The texts, as operands, of a function's arguments, blocks and instructions; and what the instructions' lines
        begin with, in their order."""
        blocks = function.blocks  # first of all: a body that is read now brings the arguments' names
        void = self.void
        starts: list[str] = []
        local = LocalTexts()
        texts = local.texts
        place = local.base
        known, numbered = self.locals, self.starts
        number = 0
        for argument in function.arguments:
            if argument._name:
                local.put(argument, "%" + quoted_name(argument._name))
            else:
                local.put(argument, self.local_text(number))
                number += 1
        for block in blocks:
            if block._name:
                local.put(block, "%" + quoted_name(block._name))
            else:
                local.put(block, self.local_text(number))
                number += 1
            place = local.base + len(texts)
            for instruction in block._instructions:
                if instruction._name:
                    text = "%" + quoted_name(instruction._name)
                    starts.append(f"  {text} = ")
                elif instruction.type is not void:
                    if number == len(known):
                        self.local_text(number)
                    text = known[number]
                    starts.append(numbered[number])
                    number += 1
                else:
                    starts.append("  ")
                    continue
                instruction._slot = place
                texts.append(text)
                place += 1
        return local, starts

    def number_groups(self, function: Function) -> None:
        """Number the attribute groups of a function's calls: what printing them does as well."""
        for block in function.blocks:
            for instruction in block._instructions:
                if isinstance(instruction, CallBase):
                    if instruction.attribute_list is not None:
                        self.number_list(instruction.attribute_list)

    def local_text(self, number: int) -> str:
        """The text of a number; that of each is made once."""
        known = self.locals
        while number >= len(known):
            text = f"%{len(known)}"
            known.append(text)
            self.starts.append(f"  {text} = ")
        return known[number]

    def number_list(self, attributes: AttributeList) -> None:
        if attributes.function is not None:
            self.number_group(attributes.function)

    def group_number(self, attributes: AttributeSet) -> str:
        """The number of a set, as text; it gets one if it has none."""
        found = self.group_numbers.get(attributes)
        if found is None:
            self.number_group(attributes)
            found = self.group_numbers[attributes]
        return found

    def global_text(self, value: GlobalValue) -> str:
        found = self.globals.get(value)
        if found is None:
            return "@" + quoted_name(value.name) if value.name else BAD_REFERENCE
        return found

    def foreign_text(self, value: Value) -> str:
        """An argument, block or instruction of another function than the one at hand: `blockaddress` names them."""
        if value.name:
            return "%" + quoted_name(value.name)
        function: Function | None = None
        if isinstance(value, (Argument, BasicBlock)):
            function = value.parent
        elif isinstance(value, Instruction):
            function = value.function
        if function is None:
            return BAD_REFERENCE
        texts = self.foreign.get(function)
        if texts is None:
            texts = self.foreign[function] = self.texts_of(function)
        return texts.get(value, BAD_REFERENCE)

    def texts_of(self, function: Function) -> dict[Value, str]:
        """The texts of `number_function`, by their values."""
        blocks = function.blocks
        values: list[Value] = [*function.arguments]
        for block in blocks:
            values.append(block)
            values += [item for item in block._instructions if item._name or item.type is not self.void]
        texts: dict[Value, str] = {}
        number = 0
        for value in values:
            if value._name:
                texts[value] = "%" + quoted_name(value._name)
            else:
                texts[value] = self.local_text(number)
                number += 1
        return texts
