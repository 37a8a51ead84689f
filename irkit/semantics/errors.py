"""What stops a running program, in families: undefined behaviour, a limit, what irkit does not have, its own end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.errors import IRKitError

if TYPE_CHECKING:
    from irkit.semantics.steps import Step
    from irkit.semantics.values import Event, Mark

SHOWN_CALLS: Final = 8  # of a long chain that led to an error, at either end


class ExecutionError(IRKitError):
    """A program that cannot go on.

    `place` says where: function, block, instruction, source line; `stack` are the places of the calls that led there,
    the innermost first, of which `left_out` in the middle are not kept.
    """

    def __init__(self, message: str, step: Step | None = None) -> None:
        self.message: str = message
        self.step: Step | None = step
        self.place: str = ""
        self.stack: list[str] = []
        self.left_out: int = 0
        super().__init__(message)

    def __str__(self) -> str:
        lines = [f"{self.place}: {self.message}" if self.place else self.message]
        lines += [f"  called from {place}" for place in self.stack]
        if self.left_out:
            lines.insert(1 + SHOWN_CALLS, f"  … {self.left_out} more calls")
        return "\n".join(lines)


class UndefinedBehaviorError(ExecutionError):
    """Undefined behaviour. `rule` names a condition of the table (`irkit.semantics.table`), `section` LangRef's
    section; `history` are the places through which poison or undef came, from where it arose."""

    def __init__(self, rule: str, message: str, step: Step, section: str = "", mark: Mark | None = None) -> None:
        super().__init__(f"undefined behaviour: {message} [{rule}]", step)
        self.rule: str = rule
        self.section: str = section
        self.event: Event | None = None if mark is None else mark.event
        self.history: list[str] = []

    def __str__(self) -> str:
        lines = super().__str__().split("\n")
        notes = []
        if self.section:
            notes.append(f"  rule: LangRef, {self.section}")
        notes += [f"  {line}" for line in self.history]
        return "\n".join([lines[0], *notes, *lines[1:]])


class LimitError(ExecutionError):
    """More instructions, memory or nested calls than the run may use."""


class ProgramAbort(ExecutionError):
    """The program ended itself by `abort`, a failed assertion, an exception that nobody takes. `status` is what the
    system would say of it: 128 and the signal."""

    def __init__(self, message: str, step: Step | None = None, status: int = 134) -> None:
        super().__init__(message, step)
        self.status: int = status


class ProgramExit(Exception):
    """The program called `exit`."""

    def __init__(self, status: int) -> None:
        self.status: int = status
        super().__init__(status)


class Jumping(Exception):
    """`longjmp`: the number that setjmp gave the place, what setjmp is to return, and the call."""

    def __init__(self, place: int, value: int, step: Step) -> None:
        self.place: int = place
        self.value: int = value
        self.step: Step = step
        super().__init__(place, value)


class Unwinding(Exception):
    """A C++ exception on its way to a landing pad: the address of its header."""

    def __init__(self, exception: object) -> None:
        self.exception: object = exception
        super().__init__()
