"""The control flow of a function as a graph for graphviz: what `opt -passes=dot-cfg` writes, with the number of each
block in the place of its address.

Note [a label's text]: LLVM takes the lines of a block, cuts comments off wherever there is a `;`, wraps at 80 columns,
where the column counts from the last wrap and what it inserts counts differently from what was there; and it escapes
the text when it has put `\\l` and `\\|` in.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Final

from irkit.analysis.block_frequencies import BlockFrequencies
from irkit.constants import ConstantInt
from irkit.errors import EditError
from irkit.functions import Function
from irkit.module import Module
from irkit.terminators import BranchInst, SwitchInst
from irkit.types import IntegerType
from irkit.use_lists import block_predecessors
from text.charts.heat import node_colours
from text.printer.functions import FunctionPrinter
from text.printer.instructions import HANDLERS
from text.printer.module import ModulePrinter

if TYPE_CHECKING:
    from irkit.blocks import BasicBlock
    from irkit.values import Value

_COLUMNS: Final = 80
_MOST_PORTS: Final = 64
_BREAK: Final = ("\\", "l", ".", ".", ".")
_ESCAPED: Final = frozenset('{}<>|"')


class Charts:
    """The graphs of the functions of one module, one after another."""

    def __init__(self, module: Module, blocks_only: bool, heat_colors: bool) -> None:
        self.blocks_only: bool = blocks_only
        self.heat_colors: bool = heat_colors
        whole = ModulePrinter(module, io.StringIO())
        whole.metadata_slots.number_module()
        self.whole: ModulePrinter = whole
        # LLVM numbers the attribute groups of functions, then those of this function's calls.
        self.groups: dict[str, str] = dict(whole.slots.group_texts)
        self.numbers = dict(whole.slots.group_numbers)
        self.printer: FunctionPrinter = FunctionPrinter(
            module, whole.operands, whole.attributes, whole.slots, whole.metadata
        )

    def graph(self, function: Function) -> str:
        """The graph of a function that has a body."""
        slots = self.whole.slots
        slots.group_texts = dict(self.groups)
        slots.group_numbers = dict(self.numbers)
        self.whole.operands.local, starts = slots.number_function(function)
        slots.number_groups(function)
        self.printer.is_vararg = function.function_type.is_vararg
        self.printer.predecessors = block_predecessors(function)
        title = escaped(f"CFG for '{function.name}' function")
        lines = [f'digraph "{title}" {{', f'\tlabel="{title}";', ""]
        number = {block: place for place, block in enumerate(function.blocks)}
        at = 0
        frequencies = BlockFrequencies(function) if self.heat_colors else None
        for place, block in enumerate(function.blocks):
            label = self.simple_label(block) if self.blocks_only else self.label(block, starts, at)
            at += len(block.instructions)
            ports = port_labels(block)
            record = escaped(label) + (f"|{{{shown_ports(ports)}}}" if any(ports) else "")
            colours = ""
            if frequencies is not None:
                colours = node_colours(frequencies.of(block), frequencies.largest) + ","
            lines.append(f'\tNode{place} [shape=record,{colours}label="{{{record}}}"];')
            for edge, after in enumerate(block.successors):
                if not ports[edge]:
                    port = ""
                else:
                    port = f":s{min(edge, _MOST_PORTS)}"
                lines.append(f"\tNode{place}{port} -> Node{number[after]};")
        return "\n".join([*lines, "}"]) + "\n"

    def simple_label(self, block: BasicBlock) -> str:
        return block.name or self.whole.operands.text(block)

    def label(self, block: BasicBlock, starts: list[str], at: int) -> str:
        """The block's name and its instructions; `at` is the place of the first of these in the function."""
        lines = [self.whole.operands.text(block).removeprefix("%") + ":"]
        for place, instruction in enumerate(block.instructions, at):
            text = HANDLERS[instruction.opcode](self.printer, instruction)
            text += self.whole.metadata.instruction_attachments(instruction) + self.printer.comment
            self.printer.comment = ""
            lines.append(starts[place] + text)
        return wrapped("\n".join(lines) + "\n")


def port_labels(block: BasicBlock) -> list[str]:
    """What stands at the edge to each successor."""
    last = block.terminator
    count = len(block.successors)
    if isinstance(last, BranchInst) and count == 2:
        return ["T", "F"]
    if isinstance(last, SwitchInst):
        found = ["def"]
        for value, _ in last.cases:
            found.append(str(case_number(value)))
        return found
    return [""] * count


def case_number(value: Value) -> int:
    assert isinstance(value, ConstantInt)
    assert isinstance(value.type, IntegerType)
    return value.value


def shown_ports(labels: list[str]) -> str:
    """The fields of a record from which edges go out, of which there are not too many."""
    shown = [f"<s{place}>{escaped(label)}" for place, label in enumerate(labels[:_MOST_PORTS])]
    if len(labels) > _MOST_PORTS:
        shown.append(f"<s{_MOST_PORTS}>truncated...")
    return "|".join(shown)


def wrapped(text: str) -> str:
    """A block's lines as one label (see Note [a label's text])."""
    first = text.find("\n") + 1
    rest = bytes_as_text(text[:first]) + "\\|" + bytes_as_text(text[first:])
    out: list[str] = []
    column = 0
    last_space = 0  # its place in `out`; 0 for none since the last break. Each line begins with one
    again = ""  # a character that a break has LLVM look at once more
    at = 0
    while again or at < len(rest):
        if again:
            char = again
            again = ""
        else:
            char = rest[at]
            at += 1
        if char == "\n":
            out.append("\\")
            column = 0
            again = "l"
        elif char == ";":
            at = rest.index("\n", at)
        elif column == _COLUMNS:
            if not last_space:
                last_space = len(out)
            column = len(out) - last_space
            out[last_space:last_space] = _BREAK
            last_space = len(out) - 2 if out[-2] == " " else 0
            again = out.pop()
            at -= 1
        else:
            column += 1
            if char == " ":
                last_space = len(out)
            out.append(char)
    return "".join(out).encode("latin-1").decode("utf-8", "surrogateescape")


def bytes_as_text(text: str) -> str:
    """A text with a character for each of its bytes, which is what LLVM counts."""
    return text.encode("utf-8", "surrogateescape").decode("latin-1")


def escaped(text: str) -> str:
    """A label's text with what graphviz would take for its own behind backslashes."""
    out: list[str] = []
    at = 0
    while at < len(text):
        char = text[at]
        following = text[at + 1] if at + 1 < len(text) else ""
        if char == "\n":
            out.append("\\n")
        elif char == "\t":
            out.append("  ")
        elif char == "\\" and following == "l":
            out.append("\\l")
            at += 1
        elif char == "\\" and following and following in "|{}":
            out.append(following)
            at += 1
        elif char == "\\" or char in _ESCAPED:
            out.append("\\" + char)
        else:
            out.append(char)
        at += 1
    return "".join(out)


def to_dot(function: Function, blocks_only: bool, heat_colors: bool) -> str:
    """The graph of one function. Raises EditError for one without a body or a module."""
    module = function.parent
    if module is None or function.is_declaration:
        raise EditError(f"{function.describe()} has no control flow to show")
    return Charts(module, blocks_only, heat_colors).graph(function)
