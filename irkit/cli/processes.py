"""Processes that continue where this one is, and what goes between them."""

from __future__ import annotations

import contextlib
import os
import signal
import struct
from typing import IO, TYPE_CHECKING, Final, NoReturn

from irkit.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Callable

_LENGTH: Final = struct.Struct("<Q")


class Line:
    """One end of a line between two processes: messages of bytes. What cannot be received raises UnsupportedError."""

    def __init__(self, incoming: int, outgoing: int) -> None:
        self.incoming: IO[bytes] = os.fdopen(incoming, "rb")
        self.outgoing: IO[bytes] = os.fdopen(outgoing, "wb")

    def send(self, message: bytes) -> None:
        try:
            self.outgoing.write(_LENGTH.pack(len(message)))
            self.outgoing.write(message)
            self.outgoing.flush()
        except BrokenPipeError:
            raise UnsupportedError("the other process has ended") from None

    def receive(self) -> bytes:
        try:
            (size,) = _LENGTH.unpack(self.incoming.read(_LENGTH.size))
        except struct.error:
            raise UnsupportedError("the other process has ended") from None
        message = self.incoming.read(size)
        if len(message) != size:
            raise UnsupportedError("the other process has ended")
        return message

    def close(self) -> None:
        self.incoming.close()
        with contextlib.suppress(BrokenPipeError):
            self.outgoing.close()


class Child:
    """A process that does `work` with its end of a line, and ends; it starts with all that this one has. Raises
    UnsupportedError where the system has no room for it."""

    def __init__(self, work: Callable[[Line], object]) -> None:
        handles: list[int] = []
        try:
            its_incoming, outgoing = os.pipe()
            handles += its_incoming, outgoing
            incoming, its_outgoing = os.pipe()
            handles += incoming, its_outgoing
            self.pid: int = os.fork()
        except OSError as error:
            for handle in handles:
                os.close(handle)
            raise UnsupportedError(f"no other process: {error.strerror}") from None
        if self.pid == 0:
            os.close(outgoing)
            os.close(incoming)
            _live(work, Line(its_incoming, its_outgoing))
        os.close(its_incoming)
        os.close(its_outgoing)
        self.line: Line = Line(incoming, outgoing)

    def end(self) -> None:
        """Have it end now, if it has not."""
        self.line.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)


def _live(work: Callable[[Line], object], line: Line) -> NoReturn:
    """A child's life: nothing of what its parent began is ended by it."""
    try:
        work(line)
    finally:
        os._exit(os.EX_OK)  # whether it went well, its messages tell
