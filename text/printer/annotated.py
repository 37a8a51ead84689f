"""Text with comments: how often each value is used, of what type it is, and the line of the source it comes from, as
`llvm-dis -show-annotations` prints it."""

from __future__ import annotations

from typing import Final

from irkit.debug_info.nodes import DILocalVariable
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalVariable
from irkit.instructions import CallInst, Instruction
from irkit.metadata import DILocation, Metadata, MetadataAsValue
from irkit.types import VoidType
from irkit.values import Value
from text.printer.functions import FunctionPrinter
from text.printer.globals import GlobalPrinter
from text.printer.module import ModulePrinter
from text.printer.operands import Operands

COMMENT_COLUMN: Final = 50
VARIABLE_OPERAND: Final = 1
OF_VARIABLES: Final = ("llvm.dbg.declare", "llvm.dbg.value", "llvm.dbg.assign")


class AnnotatingPrinter(ModulePrinter):
    """Prints a module with its comments."""

    def global_printer(self) -> GlobalPrinter:
        return AnnotatingGlobalPrinter(self.module, self.operands, self.slots, self.metadata)

    def function_printer(self) -> FunctionPrinter:
        return AnnotatingFunctionPrinter(self.module, self.operands, self.attributes, self.slots, self.metadata)


class AnnotatingGlobalPrinter(GlobalPrinter):
    def variable(self, value: GlobalVariable, out: list[str]) -> None:
        start = len(out)
        super().variable(value, out)
        self.annotate(value, start, out)

    def alias(self, value: GlobalAlias, out: list[str]) -> None:
        start = len(out)
        super().alias(value, out)
        self.annotate(value, start, out)

    def ifunc(self, value: GlobalIFunc, out: list[str]) -> None:
        start = len(out)
        super().ifunc(value, out)
        self.annotate(value, start, out)

    def annotate(self, value: Value, start: int, out: list[str]) -> None:
        text = "".join(out[start:])
        del out[start:]
        out.append(with_comment(text, [uses_comment(value, self.operands)]))


class AnnotatingFunctionPrinter(FunctionPrinter):
    def print_comments(self, function: Function, out: list[str]) -> None:
        out.append(f"; [#uses={len(function.uses)}]\n")
        super().print_comments(function, out)

    def print_instructions(
        self, instructions: list[Instruction], starts: list[str], index: int, out: list[str]
    ) -> None:
        for number, instruction in enumerate(instructions, index):
            pieces: list[str] = []
            super().print_instructions([instruction], starts, number, pieces)
            out.append(with_comment("".join(pieces), comments(instruction, self.operands)))


def comments(instruction: Instruction, operands: Operands) -> list[str]:
    """What is said of an instruction."""
    found: list[str] = []
    if not isinstance(instruction.type, VoidType):
        found.append(uses_comment(instruction, operands))
    if instruction.debug_loc is not None:
        found.append(f"[debug line = {place_text(instruction.debug_loc)}]")
    if isinstance(instruction, CallInst) and instruction.callee.name in OF_VARIABLES:
        variable = instruction.operands[VARIABLE_OPERAND]
        node = variable.metadata if isinstance(variable, MetadataAsValue) else None
        if isinstance(node, DILocalVariable):
            found.append(f"[debug variable = {node.name}]")
    return found


def uses_comment(value: Value, operands: Operands) -> str:
    return f"[#uses={len(value.uses)} type={operands.types.text(value.type)}]"


def place_text(location: Metadata) -> str:
    """Line and column, and where that was inlined."""
    found: list[str] = []
    place: Metadata | None = location
    while isinstance(place, DILocation):
        found.append(f"{place.line}:{place.column}")
        place = place.inlined_at
    return "@".join(found)


def with_comment(text: str, said: list[str]) -> str:
    """A line, or several, with a comment at the end."""
    if not said:
        return text
    line = text.removesuffix("\n")
    width = len(line) - line.rfind("\n") - 1
    return f"{line}{' ' * max(COMMENT_COLUMN - width, 1)}; {' '.join(said)}\n"
