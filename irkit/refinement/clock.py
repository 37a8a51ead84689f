"""The time that a check may take: the processor's, so that a verdict does not hang on what else a machine does."""

from __future__ import annotations

import threading
import time
from types import TracebackType
from typing import Any, Final

SHORTEST: Final = 0.01  # seconds between two looks at the time


class OutOfTimeError(Exception):
    """There is none left."""


class Clock:
    """The time that is left for a function, in seconds of the process."""

    def __init__(self, seconds: float) -> None:
        self.end = time.process_time() + seconds

    @property
    def left(self) -> float:
        return self.end - time.process_time()

    def check(self) -> None:
        """Raise OutOfTimeError if no time is left."""
        if self.left <= 0:
            raise OutOfTimeError


class Watch:
    """While this is open, a solver is ended when no time is left."""

    def __init__(self, solver: Any, clock: Clock) -> None:
        self.solver = solver
        self.clock = clock
        self.done = threading.Event()
        self.thread = threading.Thread(target=self._wait, daemon=True)

    def _wait(self) -> None:
        while not self.done.wait(max(SHORTEST, self.clock.left)):
            if self.clock.left <= 0:
                self.solver.interrupt()

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.done.set()
        self.thread.join()
