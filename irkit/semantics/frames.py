"""What a machine keeps of a function that it runs, and of each call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.semantics.scopes import Scope
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import Control, Segment

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.semantics.machine import Machine


class Code:
    """A function made ready to run: its first segment, and the slots of a new frame."""

    def __init__(self, function: Function, only_reads: bool) -> None:
        self.function: Function = function
        self.template: list[object] = []
        self.entry: Segment = Segment()
        self.segments: list[Segment] = []
        self.parameters: int = len(function.function_type.parameters)
        self.byval: list[tuple[int, Shape, int]] = []  # parameter, shape, alignment
        self.is_vararg: bool = function.function_type.is_vararg
        self.only_reads: bool = only_reads
        self.noalias: list[int] = []  # parameters
        self.is_plain: bool = not (only_reads or self.is_vararg)  # and none of the two lists


class Frame:
    """A call that has not returned. `call` is the step of the caller, `varargs` what was passed by `...`; the marks say
    how far stack and heap went when it began."""

    def __init__(
        self, code: Code, slots: list[object], call: Control, stack_mark: int, stack_top: int, heap_top: int
    ) -> None:
        self.code: Code = code
        self.slots: list[object] = slots
        self.call: Control = call
        self.stack_mark: int = stack_mark
        self.stack_top: int = stack_top
        self.heap_top: int = heap_top
        self.scopes: list[Scope] | None = None  # of arguments that are noalias
        self.varargs: list[tuple[object, Shape, int | None]] = []


class Entry(Control):
    """What called the first function of a run of the loop."""

    def __init__(self) -> None:
        super().__init__(None)
        self.result: object = None

    def finish(self, machine: Machine, value: object) -> Segment | None:
        self.result = value
        return None
