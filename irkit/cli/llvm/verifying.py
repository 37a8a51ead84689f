"""What the verifier finds, as LLVM's tools print it: the message, then the value it is about."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import irkit
from irkit.blocks import BasicBlock
from irkit.instructions import Instruction, function_of
from irkit.metadata import MDNode
from irkit.values import Argument, Value
from irkit.verifier.rules import ERROR

if TYPE_CHECKING:
    from irkit.module import Module


def broken(module: Module) -> str:
    """The problems of a module, a line or two each; "" if it is right."""
    problems = [problem for problem in irkit.verify(module) if problem.severity == ERROR]
    if not problems:
        return ""
    spelling = Spelling(module)
    lines: list[str] = []
    for problem in problems:
        lines += [problem.message, *spelling.lines(problem.object)]
    return "\n".join(lines)


class Spelling:
    """Values of a module that may be broken, as the verifier prints them."""

    def __init__(self, module: Module) -> None:
        self.module: Module = module

    def lines(self, thing: object) -> list[str]:
        """The lines for one object; none for what has no text, as much in a broken module has not."""
        try:
            return self._lines(thing)
        except Exception:
            return []

    def _lines(self, thing: object) -> list[str]:
        from text.printer.functions import FunctionPrinter
        from text.printer.module import ModulePrinter

        printer = ModulePrinter(self.module, io.StringIO())
        function = function_of(thing) if isinstance(thing, (Instruction, BasicBlock, Argument)) else None
        results: list[str] = []
        functions = FunctionPrinter(self.module, printer.operands, printer.attributes, printer.slots, printer.metadata)
        if function is not None:
            printer.operands.local, results = printer.slots.number_function(function)
            printer.metadata.slots.number_function(function)
            functions.is_vararg = function.function_type.is_vararg
        if isinstance(thing, Instruction) and function is not None:
            return [_instruction_line(functions, thing, results)]
        if isinstance(thing, Value):
            return [printer.operands.typed(thing)]
        if isinstance(thing, MDNode):
            return [f"{printer.metadata.reference(thing)} = {printer.metadata.node_text(thing)}"]
        return []


def _instruction_line(functions: object, instruction: Instruction, results: list[str]) -> str:
    from text.printer.functions import FunctionPrinter

    assert isinstance(functions, FunctionPrinter)
    first = 0
    block = instruction.parent
    assert block is not None and block.parent is not None
    for other in block.parent.blocks:
        if other is block:
            break
        first += len(other.instructions)
    out: list[str] = []
    records = 0
    place = block.instructions.index(instruction)
    for item in block.instructions[: place + 1]:
        records += len(item.debug_records or ())
    functions.print_instructions(block, results, first, out)
    return out[place + records].rstrip("\n")
