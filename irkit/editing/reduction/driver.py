"""Delta debugging: of what a pass can take away all is tried first, then halves, quarters, down to single things."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from irkit.editing.reduction.passes import PASSES, Pass
from irkit.errors import EditError, IRKitError
from irkit.module import Module
from irkit.upgrades.debug_version import drop_unknown_debug_info
from irkit.verifier import verify

ROUNDS: Final = 5


@dataclass
class Progress:
    """How far reducing has come: the text's lines now and first, the pass in hand, and how often the test has run."""

    lines: int
    first_lines: int
    name: str = ""
    tests: int = 0


@dataclass(frozen=True)
class Format:
    """How a module becomes a text and a text a module again."""

    parse: Callable[[str], Module]
    show: Callable[[Module], str]


class Trial(Protocol):
    """A test that has begun."""

    def wait(self) -> bool:
        """Whether what is sought holds."""

    def stop(self) -> None:
        """End it: nobody asks for its outcome any more."""


@dataclass(frozen=True)
class Settled:
    """A test whose outcome is known."""

    holds: bool

    def wait(self) -> bool:
        return self.holds

    def stop(self) -> None:
        pass


class Reducer:
    """Reduces the text of a module. `begin` starts the test whether what is sought still holds for a text; `jobs` tests
    run at a time, with the same outcome; `tell` is called at each."""

    def __init__(
        self,
        text: str,
        form: Format,
        begin: Callable[[str], Trial],
        tell: Callable[[Progress], object] | None = None,
        passes: Sequence[Pass] = PASSES,
        jobs: int = 1,
    ) -> None:
        self.text: str = text
        self.form: Format = form
        self.begin: Callable[[str], Trial] = begin
        self.tell: Callable[[Progress], object] | None = tell
        self.passes: Sequence[Pass] = passes
        self.jobs: int = jobs
        self.tried: set[str] = set()
        self.parsed: Module | None = None  # what `text` says, as long as nothing has changed it
        lines = text.count("\n")
        self.progress: Progress = Progress(lines, lines)

    def run(self) -> str:
        """The smallest text that was found. Raises EditError if the whole is not what is wanted."""
        if not self.test(self.text).wait():
            raise EditError("the test fails for the whole module: there is nothing to reduce")
        for _ in range(ROUNDS):
            before = self.text
            for one in self.passes:
                self.progress.name = one.name
                self.run_pass(one)
            if self.text == before:
                break
        return self.text

    def module(self) -> Module:
        """What the text says, to look at."""
        if self.parsed is None:
            self.parsed = self.form.parse(self.text)
        return self.parsed

    def module_to_change(self) -> Module:
        module = self.module()
        self.parsed = None
        return module

    def run_pass(self, one: Pass) -> None:
        """Take away what one pass can. What is tried stands in the order of the module; where a try succeeds, what
        follows has moved up to its place."""
        count = len(one.targets(self.module()))
        size = count
        while size:
            place = 0
            while (found := self.first_success(one, range(place, count, size), size)) is not None:
                remaining = len(one.targets(self.module()))
                # where nothing went that the pass counts, do not come back to it
                place = found + size if remaining >= count else found
                count = remaining
            size = min(size // 2, count)

    def first_success(self, one: Pass, places: Sequence[int], size: int) -> int | None:
        """The first of these places from which so many targets can go; a text that can be read is without them then."""
        running: deque[tuple[int, str, Trial]] = deque()
        try:
            for place in (*places, None):
                while running and (place is None or len(running) == self.jobs):
                    start, text, trial = running[0]
                    holds = trial.wait()
                    running.popleft()
                    if holds:
                        self.take(text)
                        return start
                if place is not None:
                    candidate = self.candidate(one, place, place + size)
                    if candidate is not None:
                        running.append((place, candidate, self.test(candidate)))
            return None
        finally:
            for _, text, trial in running:
                trial.stop()
                self.tried.discard(text)

    def take(self, text: str) -> None:
        """Go on with this text, if it can be read: the verifier asks for less than LLVM's parser here and there."""
        try:
            self.parsed = self.form.parse(text)
        except IRKitError:
            return
        self.text = text
        self.progress.lines = text.count("\n")

    def candidate(self, one: Pass, start: int, end: int) -> str | None:
        """The module without these targets, if it is valid and has not been tried."""
        try:
            module = self.module_to_change()
            one.apply(module, one.targets(module)[start:end])
            drop_unknown_debug_info(module, module.dialect.llvm_version)  # as whoever reads the text would
            if verify(module, limit=1):
                return None
            text = self.form.show(module)
        except IRKitError:
            return None
        return None if text in self.tried else text

    def test(self, text: str) -> Trial:
        self.tried.add(text)
        self.progress.tests += 1
        if self.tell is not None:
            self.tell(self.progress)
        return self.begin(text)
