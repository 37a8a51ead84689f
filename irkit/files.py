"""Output files that are whole or not there: written beside their target, then renamed over it."""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _open(where: str | int, binary: bool) -> IO[Any]:
    if binary:
        return open(where, "wb")
    return open(where, "w", encoding="utf-8", errors="surrogateescape", newline="\n")


@contextlib.contextmanager
def replacing(path: str, *, binary: bool = False) -> Iterator[IO[Any]]:
    """A new file, UTF-8 text or bytes, that takes the place of `path` when the `with` block ends well.

    Until then, and if the block fails or the process is killed, what stood at `path` stays as it was. A link
    is followed, the permissions of a file that exists are kept, and what is not a regular file (a pipe,
    /dev/null) is written to directly. Raises OSError.
    """
    path = os.path.realpath(path)
    try:
        mode: int | None = os.stat(path).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not stat.S_ISREG(mode):
        with _open(path, binary) as file:
            yield file
        return
    folder, base = os.path.split(path)
    handle, temporary = tempfile.mkstemp(prefix=f".{base[:40]}.", suffix=".tmp", dir=folder)
    try:
        with _open(handle, binary) as file:
            yield file
        os.chmod(temporary, stat.S_IMODE(mode) if mode is not None else 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
