"""The function that prints an instruction, by opcode; each is in its chapter (LangRef, "Instruction Reference")."""

from __future__ import annotations

from typing import Final

from irkit.operators import BY_NAME
from text.printer.aggregates import AGGREGATES
from text.printer.arithmetic import ARITHMETIC
from text.printer.calls import CALLS
from text.printer.control import CONTROL
from text.printer.exceptions import EXCEPTIONS
from text.printer.memory import MEMORY
from text.printer.plain import InstructionPrinter, print_plain
from text.printer.vectors import VECTORS

HANDLERS: Final[dict[str, InstructionPrinter]] = {
    **dict.fromkeys(BY_NAME, print_plain),
    **ARITHMETIC,
    **MEMORY,
    **VECTORS,
    **AGGREGATES,
    **CONTROL,
    **CALLS,
    **EXCEPTIONS,
}
