"""Delta debugging: of what a pass can take away all is tried first, then halves, quarters, down to single things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from irkit.editing.reduction.passes import PASSES, Pass
from irkit.errors import EditError, IRKitError
from irkit.module import Module
from irkit.verifier import verify

ROUNDS: Final = 5


@dataclass
class Progress:
    """How far reducing has come: the pass in hand, how often the test has run, and the text's lines now and first."""

    name: str = ""
    tests: int = 0
    lines: int = 0
    first_lines: int = 0


@dataclass(frozen=True)
class Format:
    """How a module becomes a text and a text a module again."""

    parse: Callable[[str], Module]
    show: Callable[[Module], str]


class Reducer:
    """Reduces the text of a module. `is_wanted` tells of a text whether what is sought still holds for it; `tell` is
    called after each test."""

    def __init__(
        self,
        text: str,
        form: Format,
        is_wanted: Callable[[str], bool],
        tell: Callable[[Progress], object] | None = None,
        passes: Sequence[Pass] = PASSES,
    ) -> None:
        self.text: str = text
        self.form: Format = form
        self.is_wanted: Callable[[str], bool] = is_wanted
        self.tell: Callable[[Progress], object] | None = tell
        self.passes: Sequence[Pass] = passes
        self.tried: set[str] = set()
        lines = text.count("\n")
        self.progress: Progress = Progress(lines=lines, first_lines=lines)

    def run(self) -> str:
        """The smallest text that was found. Raises EditError if the whole is not what is wanted."""
        if not self.holds(self.text):
            raise EditError("the test fails for the whole module: there is nothing to reduce")
        for _ in range(ROUNDS):
            before = self.text
            for one in self.passes:
                self.progress.name = one.name
                self.run_pass(one)
            if self.text == before:
                break
        return self.text

    def parsed(self) -> Module:
        return self.form.parse(self.text)

    def run_pass(self, one: Pass) -> None:
        """Take away what one pass can. What is tried stands in the order of the module; where a try succeeds, what
        follows has moved up to its place."""
        count = len(one.targets(self.parsed()))
        size = count
        while size:
            place = 0
            while place < count:
                if self.attempt(one, place, place + size):
                    remaining = len(one.targets(self.parsed()))
                    if remaining >= count:  # nothing went that the pass counts: do not come back to it
                        place += size
                    count = remaining
                else:
                    place += size
            size = min(size // 2, count)

    def attempt(self, one: Pass, start: int, end: int) -> bool:
        """Whether the module without these targets is valid and still what is wanted; it is the module then."""
        try:
            module = self.parsed()
            one.apply(module, one.targets(module)[start:end])
            if verify(module, limit=1):
                return False
            text = self.form.show(module)
        except IRKitError:
            return False
        if text == self.text or text in self.tried or not self.holds(text):
            return False
        self.text = text
        self.progress.lines = text.count("\n")
        return True

    def holds(self, text: str) -> bool:
        self.tried.add(text)
        self.progress.tests += 1
        if self.tell is not None:
            self.tell(self.progress)
        return self.is_wanted(text)
