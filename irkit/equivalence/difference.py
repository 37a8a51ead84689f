"""One difference of two modules, and the list of those found, which knows where the comparison stands."""

from __future__ import annotations

from typing import Final

from irkit.blocks import BasicBlock
from irkit.equivalence.describe import Names

ADDED: Final = "added"
REMOVED: Final = "removed"
CHANGED: Final = "changed"


class Difference:
    """What the second module has otherwise than the first.

    `kind` is "added", "removed" or "changed". `subject` says of what: "function @f", "global @g", "alias @a",
    "ifunc @i", "type %T", "comdat $c", "metadata !name", "summary" or "module"; in a function's body `block` is the
    block's text, as "%entry", and `instruction` the number in the block, from 0 (-1: none). `field` says what of it, ""
    for all of it: for metadata the way from where it is referred to, as "!dbg.scope.name". `left` and `right` are what
    the two modules have there, as text; "" where one has nothing.
    """

    __slots__ = ("block", "field", "instruction", "kind", "left", "right", "subject")

    def __init__(
        self, kind: str, subject: str, block: str, instruction: int, field: str, left: str, right: str
    ) -> None:
        self.kind: str = kind
        self.subject: str = subject
        self.block: str = block
        self.instruction: int = instruction
        self.field: str = field
        self.left: str = left
        self.right: str = right

    @property
    def where(self) -> str:
        """The place in words: "function @f, block %entry, instruction 3, alignment"."""
        parts = [self.subject]
        if self.block:
            parts.append(f"block {self.block}")
        if self.instruction != -1:
            parts.append(f"instruction {self.instruction}")
        if self.field:
            parts.append(self.field)
        return ", ".join(parts)

    def __str__(self) -> str:
        if self.kind == CHANGED:
            return f"{self.where}: {self.left or 'nothing'} became {self.right or 'nothing'}"
        text = self.left if self.kind == REMOVED else self.right
        return f"{self.where}: {self.kind}" + (f" {text}" if text else "")

    def __repr__(self) -> str:
        return f"<Difference {self}>"


class Enough(Exception):
    """Ends a comparison that has what was asked for; never leaves this package."""


class Place:
    """Where a comparison stands, or stood when it met something that is compared later."""

    __slots__ = ("block", "field", "instruction", "subject")

    def __init__(self, subject: str, block: BasicBlock | None, instruction: int, field: str) -> None:
        self.subject: str = subject
        self.block: BasicBlock | None = block
        self.instruction: int = instruction
        self.field: str = field


class Report:
    """Collects differences, at most `limit` of them (0: all), for the place that the comparison says it stands at: a
    subject, a block of the first module, an instruction of it. The names are those of local values of both modules."""

    def __init__(self, limit: int) -> None:
        self.limit: int = limit
        self.found: list[Difference] = []
        self.subject: str = "module"
        self.block: BasicBlock | None = None
        self.instruction: int = -1
        self.left_names: Names = Names()
        self.right_names: Names = Names()

    def at(self, subject: str) -> None:
        """Go on with another subject."""
        self.subject = subject
        self.block = None
        self.instruction = -1

    def place(self, field: str) -> Place:
        return Place(self.subject, self.block, self.instruction, field)

    def changed(self, field: str, left: str, right: str) -> None:
        self.add(CHANGED, self.place(field), left, right)

    def added(self, field: str, right: str) -> None:
        self.add(ADDED, self.place(field), "", right)

    def removed(self, field: str, left: str) -> None:
        self.add(REMOVED, self.place(field), left, "")

    def add(self, kind: str, place: Place, left: str, right: str) -> None:
        block = "" if place.block is None else self.left_names.of(place.block)
        self.found.append(Difference(kind, place.subject, block, place.instruction, place.field, left, right))
        if len(self.found) == self.limit:
            raise Enough
