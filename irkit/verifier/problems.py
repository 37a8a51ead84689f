"""What the verifier finds."""

from __future__ import annotations

from collections.abc import Callable

from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, function_of
from irkit.values import Argument, Value

Position = tuple[int, int]
# Where in a text a part of a module stands: line and column, from 1; None where the text does not tell.
Locate = Callable[[Value], Position | None]


class Step:
    """A part of how a problem came about: what happens at the instruction `where`."""

    __slots__ = ("message", "where")

    def __init__(self, message: str, where: Value) -> None:
        self.message: str = message
        self.where: Value = where

    @property
    def path(self) -> str:
        """Where it is, as `Problem.path` is."""
        return path_of(self.where)

    def __repr__(self) -> str:
        return f"<Step {self.message}>"


class Problem:
    """A rule that a module breaks, for the verifier or for the lint.

    `rule` is the rule's name, `message` says it, for the verifier in LLVM's words, `object` is what breaks it (a value,
    metadata, a comdat, or None for the module), `severity` "error" or "warning", `chain` how it came about: for the
    lint, where the poison arose and how it came here.
    """

    __slots__ = ("_locate", "chain", "message", "object", "rule", "severity", "where")

    def __init__(
        self,
        rule: str,
        message: str,
        culprit: object,
        where: Value | None,
        locate: Locate | None,
        severity: str,
        chain: tuple[Step, ...] = (),
    ) -> None:
        self.rule: str = rule
        self.severity: str = severity
        self.message: str = message
        self.object: object = culprit
        self.where: Value | None = where  # the value the problem is found at: an instruction, a block, a global
        self._locate: Locate | None = locate
        self.chain: tuple[Step, ...] = chain

    @property
    def path(self) -> str:
        """Where it is: function, block, instruction, as text; "" for the module as a whole."""
        return "" if self.where is None else path_of(self.where)

    @property
    def line(self) -> int | None:
        """The line in the text that the module comes from, from 1; None for a module from bitcode or made anew."""
        found = self._position()
        return found[0] if found is not None else None

    @property
    def column(self) -> int | None:
        """The column to the line, from 1."""
        found = self._position()
        return found[1] if found is not None else None

    def _position(self) -> Position | None:
        return self._locate(self.where) if self.where is not None and self._locate is not None else None

    def position_of(self, where: Value) -> Position | None:
        """Where in the text another value stands, as one of the chain: line and column, from 1."""
        return self._locate(where) if self._locate is not None else None

    @property
    def function(self) -> Function | None:
        """The function it is in, or None."""
        if isinstance(self.where, Function):
            return self.where
        return function_of(self.where) if self.where is not None else None

    def __str__(self) -> str:
        path = self.path
        return f"{path}: {self.message} [{self.rule}]" if path else f"{self.message} [{self.rule}]"

    def __repr__(self) -> str:
        return f"<Problem {self.rule}: {self.message}>"


def path_of(where: Value) -> str:
    """Where a value is: function, block, instruction, as text."""
    from irkit.equivalence.describe import Names, instruction_text, subject_of  # noqa: PLC0415 - most modules are right

    if isinstance(where, GlobalValue):
        return subject_of(where)
    names = Names()
    parts: list[str] = []
    function = function_of(where)
    if function is not None:
        parts.append(subject_of(function))
    if isinstance(where, Instruction):
        block = where.parent
        if block is not None:
            parts.append(f"block {names.of(block)}")
        parts.append(instruction_text(where, names))
    elif isinstance(where, BasicBlock):
        parts.append(f"block {names.of(where)}")
    elif isinstance(where, Argument):
        parts.append(f"argument {names.of(where)}")
    return ", ".join(parts)
