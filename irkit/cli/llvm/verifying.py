"""What the verifier finds, as LLVM's tools print it: the message, then the value it is about."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import irkit
from irkit.blocks import BasicBlock
from irkit.cli.llvm.shown import shown, worded
from irkit.debug_records import DbgRecord
from irkit.functions import Function
from irkit.globals import Comdat
from irkit.instruction_base import place_of
from irkit.instructions import Instruction, function_of
from irkit.metadata import MDNode, Metadata, NamedMDNode
from irkit.types import Type, quoted_name
from irkit.use_lists import block_predecessors
from irkit.values import Argument, Value
from irkit.verifier.intrinsics import SIGNATURE
from irkit.verifier.rules import ERROR

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irkit.module import Module
    from irkit.verifier import Problem
    from text.printer.module import ModulePrinter


def broken(module: Module) -> str:
    """The problems of a module, a line or two each; "" if it is right."""
    return told(module, [problem for problem in irkit.verify(module) if problem.severity == ERROR])


def told(module: Module, problems: Iterable[Problem]) -> str:
    """Problems as the verifier prints them: the message, and what it is about."""
    spelling = Spelling(module)
    release = module.dialect.llvm_version
    lines: list[str] = []
    for problem in problems:
        lines.append(worded(problem, release))
        if problem.rule == SIGNATURE.name and isinstance(problem.object, Function):
            lines += spelling.declaration(problem.object)
            continue
        for thing in shown(problem, release):
            lines += spelling.lines(thing)
    return "\n".join(lines)


class Spelling:
    """Parts of a module that may be broken, as the verifier prints them. With a function, numbers of metadata are those
    that LLVM gives it when it prints no more than that function."""

    def __init__(self, module: Module, function: Function | None = None) -> None:
        self.module: Module = module
        self.function: Function | None = function
        self._printer: ModulePrinter | None = None

    def lines(self, thing: object) -> list[str]:
        """The lines for one object; none for what has no text, as much in a broken module has not."""
        if isinstance(thing, int):
            return [str(thing)]
        try:
            return self._lines(thing)
        except Exception:
            return []

    def declaration(self, function: Function) -> list[str]:
        """A function without a body, with the comments above it."""
        from text.printer.functions import FunctionPrinter

        whole = self.printer()
        out: list[str] = []
        parts = (whole.operands, whole.attributes, whole.slots, whole.metadata)
        FunctionPrinter(self.module, *parts).print(function, out, None)
        return "".join(out).splitlines()

    def printer(self) -> ModulePrinter:
        """A printer that knows the numbers of the module."""
        from text.printer.module import ModulePrinter

        if self._printer is None:
            self._printer = ModulePrinter(self.module, io.StringIO())
            if self.function is None:
                self._printer.metadata_slots.number_module()
            else:
                self._printer.metadata_slots.number_function(self.function)
        return self._printer

    def _lines(self, thing: object) -> list[str]:
        from text.printer.functions import FunctionPrinter

        printer = self.printer()
        function = function_of(thing) if isinstance(thing, (Instruction, BasicBlock, Argument)) else None
        starts: list[str] = []
        functions = FunctionPrinter(self.module, printer.operands, printer.attributes, printer.slots, printer.metadata)
        if function is not None:
            printer.operands.local, starts = printer.slots.number_function(function)
            printer.slots.number_groups(function)
            functions.is_vararg = function.function_type.is_vararg
            functions.predecessors = block_predecessors(function)
        if isinstance(thing, Instruction) and function is not None:
            return [_instruction_line(functions, thing, starts)]
        if isinstance(thing, Value):
            return [printer.operands.typed(thing)]
        if isinstance(thing, Type):
            return [f" {printer.types.text(thing)}"]
        if isinstance(thing, Metadata):
            reference = printer.metadata.reference(thing)
            if not isinstance(thing, MDNode) or reference.startswith("!DI"):
                return [reference]
            return [f"{reference} = {printer.metadata.node_text(thing)}"]
        if isinstance(thing, NamedMDNode):
            return [printer.metadata.named_node(thing), ""]
        if isinstance(thing, DbgRecord):
            return [printer.metadata.debug_record(thing)]
        return [f"${quoted_name(thing.name)} = comdat {thing.selection_kind}"] if isinstance(thing, Comdat) else []


def _instruction_line(functions: object, instruction: Instruction, starts: list[str]) -> str:
    from text.printer.functions import FunctionPrinter

    assert isinstance(functions, FunctionPrinter)
    first = 0
    block = place_of(instruction)
    function = block.parent
    assert function is not None
    for other in function.blocks:
        if other is block:
            break
        first += len(other.instructions)
    out: list[str] = []
    place = block.instructions.index(instruction)
    functions.print_instructions([instruction], starts, first + place, out)
    return "".join(out[len(instruction.debug_records or ()) :]).rstrip("\n")
