"""The process's own streams, as a program that runs here sees them: bytes, wherever Python has them."""

from __future__ import annotations

import codecs
from typing import Any


class Texts:
    """The bytes of a stream that holds text alone, as a notebook's or one in memory does: UTF-8."""

    def __init__(self, text: Any) -> None:
        self.text: Any = text
        self.decoder: codecs.IncrementalDecoder = codecs.getincrementaldecoder("utf-8")("backslashreplace")
        self.left: bytes = b""  # of a character, whose first bytes were read

    @property
    def closed(self) -> bool:
        return bool(self.text.closed)

    def isatty(self) -> bool:
        return bool(self.text.isatty())

    def writable(self) -> bool:
        return bool(self.text.writable())

    def seekable(self) -> bool:
        return False

    def read(self, size: int) -> bytes:
        while len(self.left) < size:
            more = self.text.read(1).encode("utf-8", "surrogateescape")
            if not more:
                break
            self.left += more
        found, self.left = self.left[:size], self.left[size:]
        return found

    def write(self, data: bytes) -> int:
        self.text.write(self.decoder.decode(data))
        return len(data)

    def flush(self) -> None:
        self.text.flush()


def in_bytes(stream: Any) -> Any:
    """What `sys.stdin`, `sys.stdout` or `sys.stderr` is, in bytes; None for one that is closed or that there is not,
    as in a process without a console."""
    if stream is None or stream.closed:
        return None
    return getattr(stream, "buffer", None) or Texts(stream)
