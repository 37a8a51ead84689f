"""What one run of a command costs."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Cost(NamedTuple):
    """User and wall seconds, and the peak of the resident set in kilobytes; of all processes of a command together,
    but for the peak, which is that of the largest."""

    user: float
    wall: float
    kilobytes: int

    def __sub__(self, other: Cost) -> Cost:
        """What one takes beyond another, which does a part of the same."""
        return Cost(self.user - other.user, self.wall - other.wall, self.kilobytes)


class FailedError(Exception):
    """A command that did not end well: the tool is not there, or does not take the input."""


def measure(command: Sequence[str], environment: Mapping[str, str]) -> tuple[Cost, bytes]:
    """Run a command; what it cost, and what it wrote. Raises FailedError if it fails."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as said:
        start = time.perf_counter()
        try:
            process = subprocess.Popen(command, stdout=out, stderr=said, env=environment)
        except OSError as error:
            raise FailedError(f"{command[0]}: {error.strerror}") from None
        _, status, usage = os.wait4(process.pid, 0)
        wall = round(time.perf_counter() - start, 6)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            said.seek(0)
            lines = said.read().decode("utf-8", "replace").strip().splitlines()
            why = next((line for line in lines if "rror" in line), f"status {process.returncode}")
            raise FailedError(f"{os.path.basename(command[0])}: {why}"[:300])
        out.seek(0)
        return Cost(usage.ru_utime, wall, usage.ru_maxrss), out.read(10000)
