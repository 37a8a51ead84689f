"""The time that a check may take."""

from __future__ import annotations

import time


class OutOfTimeError(Exception):
    """There is none left."""


class Clock:
    """The time that is left for a function, in seconds."""

    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        return self.end - time.monotonic()

    def check(self) -> None:
        """Raise OutOfTimeError if no time is left."""
        if self.left <= 0:
            raise OutOfTimeError
