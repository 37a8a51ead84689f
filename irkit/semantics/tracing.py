"""`--trace`: each instruction as it is executed, with its value."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from irkit.semantics.places import line_of
from irkit.semantics.steps import NO_RESULT
from irkit.semantics.values import Pointer, Poison, Undef

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine
    from irkit.semantics.steps import Segment, Step


class Tracer:
    """Writes a line an instruction: how deep the call is, the instruction, what it gave."""

    def __init__(self, out: TextIO) -> None:
        self.out: TextIO = out

    def segment(self, machine: Machine, segment: Segment, slots: list[object]) -> Segment | None:
        """Run a segment, step by step."""
        for step in segment.steps:
            step.run(slots)
            self.line(machine, step, slots)
        self.line(machine, segment.last, None)
        return segment.last.go(machine, slots)

    def line(self, machine: Machine, step: Step, slots: list[object] | None) -> None:
        if step.instruction is None:
            return
        said = f"{len(machine.frames)}: {line_of(step.instruction)}"
        if slots is not None and step.dst != NO_RESULT:
            said += f"  ; {shown(slots[step.dst])}"
        self.out.write(said + "\n")


def shown(value: object) -> str:
    """A value in a line; integers unsigned, as they are kept."""
    if isinstance(value, list):
        return f"[{', '.join(shown(lane) for lane in value)}]"
    if isinstance(value, (Pointer, Poison, Undef)):
        return repr(value)
    return str(value)
