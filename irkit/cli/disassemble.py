"""`irkit dis`: which output each input has, one process or several, and what is said at the end."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import traceback
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING

import click

import irkit
from irkit.cli.streams import (
    EXPECTED,
    complain,
    one_line,
    read_input,
    reader_has_gone,
    shown_name,
    standard_output,
)
from irkit.errors import BitcodeError
from irkit.files import replacing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from irkit.module import Module


@dataclass(frozen=True)
class Request:
    """What `irkit dis` was asked for."""

    files: tuple[str, ...]
    output: str | None
    output_dir: str | None
    as_is: bool
    preserve_use_list_order: bool
    which: int | None
    all_modules: bool

    def check(self) -> None:
        """Raise click.UsageError for requests that contradict themselves."""
        if self.output is not None and self.output_dir is not None:
            raise click.UsageError("-o and --output-dir exclude each other")
        if self.output is not None and len(self.files) > 1:
            raise click.UsageError("-o takes one input file; --output-dir takes several")
        if self.which is not None and self.all_modules:
            raise click.UsageError("--module and --all-modules exclude each other")
        seen: dict[str, str] = {}
        for file in self.files:
            target = self.target(file)
            key = target if target == "-" else os.path.realpath(target)
            if key in seen:
                raise click.UsageError(f"{seen[key]} and {file} would both be written to {target}")
            seen[key] = file

    def target(self, file: str, index: int | None = None) -> str:
        """Where the text of `file` goes, `-` for the standard output; `index` is that of one of several
        modules.
        """
        if self.output is not None:
            return self.output if index is None or self.output == "-" else f"{self.output}.{index}"
        if file == "-":
            return "-"
        stem = file.removesuffix(".bc") + ("" if index is None else f".{index}") + ".ll"
        return stem if self.output_dir is None else os.path.join(self.output_dir, os.path.basename(stem))


@dataclass(frozen=True)
class Failure:
    """Why a file was not written: one line for the user, or the traceback of a defect of irkit."""

    message: str


@dataclass(frozen=True)
class Task:
    """One input file of a request, as it is sent to a worker process."""

    request: Request
    file: str

    def modules(self) -> list[Module]:
        """The modules asked for.

        Raises BitcodeError if the file has several and the request does not say which.
        """
        name = shown_name(self.file)
        modules = irkit.parse_bitcode_modules(read_input(self.file), name)
        which = self.request.which
        if which is not None:
            if which >= len(modules):
                raise BitcodeError(f"there is no module {which}: the file has {_count(len(modules))}", name=name)
            return [modules[which]]
        if len(modules) > 1 and not self.request.all_modules:
            raise BitcodeError(
                f"the file has {len(modules)} modules: take one with --module K (0 to {len(modules) - 1}) "
                f"or all with --all-modules",
                name=name,
            )
        return modules

    def run(self) -> None:
        """Write the text of the file.

        Raises what is expected of a bad input or of an output that cannot be written.
        """
        modules = self.modules()
        for index, module in enumerate(modules):
            if not self.request.as_is:
                irkit.upgrade(module)
            with _opened(self.request.target(self.file, index if len(modules) > 1 else None)) as out:
                irkit.write_assembly(module, out, self.request.preserve_use_list_order)


def _count(modules: int) -> str:
    return "one module" if modules == 1 else f"{modules} modules"


@contextlib.contextmanager
def _opened(target: str) -> Iterator[IO[str]]:
    with standard_output() if target == "-" else replacing(target) as file:
        yield file


def attempt(task: Task) -> Failure | bool:
    """Do one task; returns True, or what went wrong."""
    try:
        task.run()
    except BrokenPipeError:
        raise
    except EXPECTED as error:
        return Failure(one_line(task.file, error))
    except Exception:
        return Failure(f"{shown_name(task.file)}: a defect of irkit:\n{traceback.format_exc().rstrip()}")
    return True


def attempt_and_collect(task: Task) -> Failure | bool:
    """The same, and what the task leaves behind is given back: for a worker that will get more."""
    outcome = attempt(task)
    gc.collect()
    return outcome


def _answers(tasks: list[Task], jobs: int) -> Iterator[tuple[int, Failure | bool | None]]:
    """The outcome of each task, as they end."""
    if jobs > 1 and len(tasks) > 1:
        from irkit.cli.parallel import spread

        yield from spread(attempt_and_collect, tasks, jobs)
        return
    for index, task in enumerate(tasks):
        if index:
            gc.collect()  # the module before
        yield index, attempt(task)


def disassemble(request: Request, jobs: int) -> int:
    """Do all that was asked for; returns the exit status."""
    tasks = [Task(request, file) for file in request.files]
    failures = 0
    bar = None
    if len(tasks) > 1 and sys.stderr.isatty():
        bar = click.progressbar(length=len(tasks), label="disassembling", file=sys.stderr)
    try:
        for index, outcome in _answers(tasks, jobs):
            if bar is not None:
                bar.update(1)
            if outcome is True:
                continue
            failures += 1
            if bar is not None:
                click.echo(err=True)
            name = shown_name(tasks[index].file)
            complain(outcome.message if isinstance(outcome, Failure) else f"{name}: the process that read it died")
    except BrokenPipeError:
        reader_has_gone()
        return 1
    finally:
        if bar is not None:
            bar.render_finish()
    if failures and len(tasks) > 1:
        complain(f"{failures} of {len(tasks)} files failed")
    return 1 if failures else 0
