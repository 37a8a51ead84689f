"""What all commands share: reading an input, the standard streams as UTF-8, and errors in one line."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import IO, TYPE_CHECKING, Final

from irkit._build import InstallationError
from irkit.errors import IRKitError, MissingExtraError, ParseError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

STDIN_NAME: Final = "<stdin>"
STDOUT_NAME: Final = "<stdout>"

# What a command answers with one line and exit status 1. Anything else is a defect of irkit and keeps its
# traceback.
EXPECTED: Final = (IRKitError, OSError, InstallationError)


def shown_name(path: str) -> str:
    """The name LLVM gives an input: its path, or `<stdin>`."""
    return STDIN_NAME if path == "-" else path


def read_input(path: str) -> bytes:
    """The bytes of a file, or of the standard input for `-`; of a container the one part of it that is bitcode, or that
    `FILE:member` names. Raises OSError and what `irkit.containers.members.chosen` raises."""
    from irkit.containers.members import chosen, split

    file, member = split(path)
    return chosen(read_whole(file), shown_name(file), member)


def read_whole(path: str) -> bytes:
    """The bytes of a file, whatever it is, or of the standard input for `-`. Raises OSError."""
    if path == "-":
        return sys.stdin.buffer.read()
    with open(path, "rb") as file:
        return file.read()


def one_line(path: str, error: BaseException) -> str:
    """An expected error as one line that begins with the name of the input."""
    text = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    if isinstance(error, OSError) and error.filename is not None:
        path = os.fsdecode(error.filename)
    name = shown_name(path)
    text = " ".join(text.split("\n"))
    says_all = isinstance(error, (InstallationError, MissingExtraError)) or text.startswith(f"{name}:")
    return text if says_all else f"{name}: {text}"


def explanation(path: str, error: BaseException) -> str:
    """An expected error as people get to see it: in one line, or, of a text, with its line and the caret below."""
    if not isinstance(error, ParseError):
        return one_line(path, error)
    text = str(error)
    name = shown_name(path)
    return text if text.startswith(f"{name}:") else f"{name}: {text}"


def complain(message: str) -> None:
    """One line on standard error."""
    import click

    click.echo(f"irkit: {message}", err=True)


@contextlib.contextmanager
def _named_output() -> Iterator[None]:
    """Have an error of writing, such as that of a full disk, name the standard output and not the input."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None:
            reader_has_gone()
            raise OSError(error.errno, error.strerror, STDOUT_NAME) from error
        raise


@contextlib.contextmanager
def standard_output() -> Iterator[IO[str]]:
    """The standard output as UTF-8 text in which undecodable bytes survive, whatever the locale is."""
    with _named_output():
        sys.stdout.flush()
        text = io.TextIOWrapper(sys.stdout.buffer, "utf-8", "surrogateescape", newline="\n")
        try:
            yield text
        finally:
            text.detach()
        sys.stdout.buffer.flush()


@contextlib.contextmanager
def standard_bytes() -> Iterator[IO[bytes]]:
    """The standard output for bytes."""
    with _named_output():
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()


def reader_has_gone() -> int:
    """Nobody takes our output any more: keep the interpreter from complaining when it flushes at its end; returns the
    exit status."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def print_all(paths: Sequence[str], lines: Callable[[bytes, str], Iterable[str]], as_json: bool) -> int:
    """Print what `lines` makes of each input, JSON of several a line each; returns the exit status."""

    compact = as_json and len(paths) > 1
    status = 0
    try:
        with standard_output() as out:
            for path in paths:
                try:
                    data = read_input(path)
                    shown = lines(data, shown_name(path))
                    shown = ["".join([line.strip() for line in shown])] if compact else shown
                except EXPECTED as error:
                    out.flush()
                    complain(explanation(path, error))
                    status = 1
                    continue
                try:
                    for line in shown:
                        out.write(line)
                        out.write("\n")
                except (IRKitError, InstallationError) as error:
                    out.flush()
                    complain(explanation(path, error))
                    status = 1
    except BrokenPipeError:
        return reader_has_gone()
    except OSError as error:  # of writing
        complain(explanation(STDOUT_NAME, error))
        return 1
    return status
