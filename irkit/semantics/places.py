"""How places in a program are called: function, block, instruction, source line; and the history of a mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.metadata import DILocation
from irkit.semantics.errors import SHOWN_CALLS
from irkit.types import VoidType, quoted_name

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.instruction_base import Instruction
    from irkit.semantics.errors import ExecutionError
    from irkit.semantics.steps import Step
    from irkit.semantics.values import Event
    from irkit.values import Value


class Names:
    """What LLVM's text calls the values of a function without a name; counted when first asked for."""

    def __init__(self, function: Function) -> None:
        self.function: Function = function
        self.numbers: dict[Value, int] = {}

    def of(self, value: Value) -> str:
        if value.name:
            return f"%{quoted_name(value.name)}"
        if not self.numbers:
            self._count()
        number = self.numbers.get(value)
        return "" if number is None else f"%{number}"

    def _count(self) -> None:
        values: list[Value] = list(self.function.args)
        for block in self.function.blocks:
            values.append(block)
            values += [value for value in block.instructions if not isinstance(value.type, VoidType)]
        self.numbers.update({value: number for number, value in enumerate([one for one in values if not one.name])})


def source_place(instruction: Instruction) -> str:
    """The source line of an instruction with debug info, as `file:line:column`; "" without."""
    location = instruction.debug_loc
    if not isinstance(location, DILocation) or not location.line:
        return ""
    scope: object = location.scope
    for _ in range(100):
        file: object = getattr(scope, "file", None)
        name: object = getattr(file, "filename", None)
        if name is not None:
            said = getattr(name, "string", name)
            return f"{said}:{location.line}:{location.column}"
        scope = getattr(scope, "scope", None)
    return f"line {location.line}"


def place_of(step: Step | None) -> str:
    """Where a step is: `x.c:3:5: @f, %entry: %y = add nsw i32 %x, 1`."""
    instruction = None if step is None else step.instruction
    if instruction is None:
        return ""
    block = instruction.parent
    function = instruction.function
    parts = []
    if function is not None and block is not None:
        parts.append(f"@{quoted_name(function.name)}, block {Names(function).of(block)}: {line_of(instruction)}")
    source = source_place(instruction)
    return ": ".join([source, *parts] if source else parts)


def line_of(instruction: Instruction) -> str:
    """An instruction as text in one line."""
    return " ".join(str(instruction).split())


def history_of(event: Event | None) -> list[str]:
    """The way of a mark, from where it arose to where it was used, a line an event."""
    events = []
    while event is not None:
        events.append(event)
        event = event.earlier
    lines = []
    for number, found in enumerate(reversed(events)):
        word = "it arose" if number == 0 else "it came"
        place = place_of(found.step)
        said = ": ".join(part for part in (found.words, place) if part)
        if said:
            lines.append(f"{word} here: {said}" if place else f"{word} from: {said}" if number == 0 else said)
    return lines


def locate(error: ExecutionError, calls: list[Step]) -> None:
    """Say where an error is, and through which calls the program came there."""
    if not error.place:
        error.place = place_of(error.step)
        known = [call for call in calls if call.instruction is not None]
        if len(known) > 2 * SHOWN_CALLS + 1:
            error.left_out = len(known) - 2 * SHOWN_CALLS
            known[SHOWN_CALLS:-SHOWN_CALLS] = []
        error.stack = [place_of(call) for call in known]
    event: Event | None = getattr(error, "event", None)
    history: list[str] | None = getattr(error, "history", None)
    if history is not None and not history:
        history += history_of(event)
