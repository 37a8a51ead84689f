"""Output files that are whole or not there: written aside, then given the name of their target."""

from __future__ import annotations

import contextlib
import os
import stat
from typing import IO, TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

# Linux can make a file that has no name, and so is gone when its process is killed.
UNNAMED: Final = getattr(os, "O_TMPFILE", 0)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _open(where: str | int, binary: bool) -> IO[Any]:
    if binary:
        return open(where, "wb")
    return open(where, "w", encoding="utf-8", errors="surrogateescape", newline="\n")


def _beside(path: str) -> str:
    """A name for a temporary file in the folder of `path`."""
    folder, base = os.path.split(path)
    return os.path.join(folder, f".{base[:40]}.{os.urandom(6).hex()}.tmp")


def _unnamed(path: str) -> int | None:
    """The handle of a new file without a name in the folder of `path`; None where the system has no such files."""
    if not UNNAMED or not os.path.isdir("/proc/self/fd"):
        return None
    try:
        return os.open(os.path.dirname(path), UNNAMED | os.O_WRONLY, 0o600)
    except OSError:  # the file system has none, or the folder is at fault, which a named file will tell
        return None


def _name(handle: int, path: str) -> None:
    """Give a file that has no name the name `path`, in the place of what stands there."""
    # Only with a folder's handle does Python follow the link; the path is absolute and the folder not looked at.
    folder = os.open("/", os.O_RDONLY)
    try:
        link = f"/proc/self/fd/{handle}"
        try:
            os.link(link, path, src_dir_fd=folder, follow_symlinks=True)
            return
        except FileExistsError:  # a link replaces nothing, a renaming does
            temporary = _beside(path)
        os.link(link, temporary, src_dir_fd=folder, follow_symlinks=True)
    finally:
        os.close(folder)
    _replace(temporary, path)


def _replace(temporary: str, path: str) -> None:
    try:
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


@contextlib.contextmanager
def _blaming(path: str, *hidden: str) -> Iterator[None]:
    """Have errors of writing name `path`: a full disk names nothing, and nobody knows the names in `hidden`."""
    try:
        yield
    except OSError as error:
        if error.errno is None or isinstance(error, BrokenPipeError):
            raise
        if error.filename is not None and error.filename not in hidden:
            raise
        raise OSError(error.errno, error.strerror, path) from error


@contextlib.contextmanager
def replacing(path: str, *, binary: bool = False) -> Iterator[IO[Any]]:
    """A new file, UTF-8 text or bytes, that takes the place of `path` when the `with` block ends well.

    Until then, and if the block fails or the process is killed, what stood at `path` stays as it was; a killed
    process leaves nothing beside it where the system has files without names (Linux). A link is followed, the
    permissions of a file that exists are kept, and what is not a regular file (a pipe, /dev/null) is written to
    directly. Raises OSError, which names `path`.
    """
    asked, path = path, os.path.realpath(path)
    try:
        mode: int | None = os.stat(path).st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not stat.S_ISREG(mode):
        with _blaming(asked, path), _open(path, binary) as file:
            yield file
        return
    permissions = stat.S_IMODE(mode) if mode is not None else 0o666 & ~_umask()
    handle = _unnamed(path)
    if handle is not None:
        with _blaming(asked, path, f"/proc/self/fd/{handle}"), _open(handle, binary) as file:
            yield file
            file.flush()
            os.chmod(handle, permissions)
            _name(handle, path)
        return
    temporary = _beside(path)
    with _blaming(asked, path, temporary):
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
        try:
            with _open(handle, binary) as file:
                yield file
            os.chmod(temporary, permissions)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
            raise
        _replace(temporary, path)
