"""What commands that write many files share: where outputs go, one process or several, what is said at the end."""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import os
import sys
from typing import IO, TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeVar

from irkit.cli.streams import (
    EXPECTED,
    complain,
    explanation,
    reader_has_gone,
    shown_name,
    standard_bytes,
    standard_output,
)
from irkit.cli.terminal import moves_cursor
from irkit.cli.usage import wrong_usage
from irkit.errors import UnsupportedError
from irkit.files import replacing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Job = TypeVar("Job")
Given = TypeVar("Given", bound="Input")
Answer = TypeVar("Answer")

STDIO = "-"
DIED = "the process that read it died"
GARBAGE: Final = 500_000  # objects, about 100 MB


class Outputs(NamedTuple):
    """Where outputs go: `output` for the one input, a folder, or beside each input with `suffix` for its own."""

    output: str | None
    output_dir: str | None
    suffix: str
    replaces: tuple[str, ...]

    def check(self, files: Sequence[str]) -> None:
        """Raise click.UsageError for outputs that contradict each other."""
        if self.output is not None and self.output_dir is not None:
            raise wrong_usage("-o and --output-dir exclude each other")
        if self.output is not None and len(files) > 1:
            raise wrong_usage("-o takes one input file; --output-dir takes several")
        seen: dict[str, str] = {}
        for file in files:
            target = self.target(file)
            key = target if target == STDIO else os.path.realpath(target)
            if key in seen:
                raise wrong_usage(f"{seen[key]} and {file} would both be written to {target}")
            seen[key] = file

    def target(self, file: str, index: int | None = None) -> str:
        """Where what is made of `file` goes, `-` for the standard output; `index` is that of one of several modules."""
        if self.output is not None:
            return self.output if index is None or self.output == STDIO else f"{self.output}.{index}"
        if file == STDIO:
            return STDIO
        stem = file
        for suffix in self.replaces:
            if file.endswith(suffix):
                stem = file.removesuffix(suffix)
                break
        name = stem + ("" if index is None else f".{index}") + self.suffix
        return name if self.output_dir is None else os.path.join(self.output_dir, os.path.basename(name))


@contextlib.contextmanager
def opened(target: str, *, binary: bool = False) -> Iterator[IO[Any]]:
    """A new file at `target`, or the standard output for `-`; where `target` is a member of a container, what takes its
    place in it."""
    if target != STDIO:
        output: Any = replacing(target, binary=binary) if ":" not in target else opened_member(target, binary)
    else:
        output = standard_bytes() if binary else standard_output()
    with output as file:
        yield file


@contextlib.contextmanager
def opened_member(target: str, binary: bool) -> Iterator[IO[Any]]:
    """The same where `target` may be a member of a container; raises UnsupportedError for text as such."""
    from irkit.containers.members import put_back, split

    file, member = split(target)
    if not member:
        with replacing(target, binary=binary) as out:
            yield out
        return
    if not binary:
        raise UnsupportedError(f"{target}: a member of a container takes bitcode, not text")
    held = io.BytesIO()
    yield held
    put_back(file, member, held.getvalue())


class Input(Protocol):
    """One input of a command, as it is sent to a worker process."""

    @property
    def file(self) -> str: ...


class Task(Input, Protocol):
    """One whose work is done when it has run."""

    def run(self) -> str | None:
        """Do it. Raises what is expected of a bad input or of an output that cannot be written.

        Returns None, or a line that says what is found to be wrong: then the command fails as for an error.
        """


class Failure(NamedTuple):
    """Why a task failed: a message for the user, or the traceback of a defect of irkit."""

    message: str


def attempt_to(file: str, action: Callable[[], Answer]) -> Answer | Failure:
    """What an action on one input gives, or why it failed."""
    try:
        return action()
    except BrokenPipeError:
        raise
    except EXPECTED as error:
        return Failure(explanation(file, error))
    except Exception:
        import traceback  # which is slow to import

        return Failure(f"{shown_name(file)}: a defect of irkit:\n{traceback.format_exc().rstrip()}")


def attempt(task: Task) -> Failure | bool:
    """Do one task; returns True, or what went wrong."""
    found = attempt_to(task.file, task.run)
    if isinstance(found, Failure):
        return found
    return True if found is None else Failure(found)


def answers(
    function: Callable[[Job], Answer], tasks: Sequence[Job], jobs: int, label: str
) -> Iterator[tuple[int, Answer | None]]:
    """The index and the outcome of each task, as they end, in `jobs` processes and with a progress bar for many; None
    where the process died of it."""
    bar = None
    if len(tasks) > 1 and moves_cursor(sys.stderr):
        import click

        bar = click.progressbar(length=len(tasks), label=label, file=sys.stderr)
    try:
        for index, outcome in _spread(function, tasks, jobs):
            if bar is not None:
                bar.update(1)
            yield index, outcome
    finally:
        if bar is not None:
            bar.render_finish()


def _spread(function: Callable[[Job], Answer], tasks: Sequence[Job], jobs: int) -> Iterator[tuple[int, Answer | None]]:
    function = Collecting(function)
    if jobs > 1 and len(tasks) > 1:
        from irkit.cli.parallel import spread

        yield from spread(function, tasks, jobs, largest_first(tasks))
        return
    for index, task in enumerate(tasks):
        yield index, function(task)


def load_before(modules: Sequence[str], jobs: int, tasks: int) -> None:
    """Import what tasks will need where several processes are to do them: those that are forked have it then."""
    if min(jobs, tasks) > 1:
        for module in modules:
            importlib.import_module(module)


class Collecting(Generic[Job, Answer]):
    """A function before which is given back what calls before left behind, once that is much: to look for it takes
    longer than a small file does."""

    def __init__(self, function: Callable[[Job], Answer]) -> None:
        self.function = function

    def __call__(self, task: Job) -> Answer:
        if gc.get_count()[0] > GARBAGE:
            gc.collect()
        return self.function(task)


def largest_first(tasks: Sequence[Job]) -> list[int]:
    """The places of tasks in the order in which several processes take them: no large file is to be left for the end.
    What has no file of its own keeps its order."""
    sizes = [size_of(task) for task in tasks]
    return sorted(range(len(tasks)), key=lambda index: -sizes[index])


def size_of(task: object) -> int:
    """The size of a task's file; 0 where that is not known."""
    try:
        return os.path.getsize(getattr(task, "file", ""))
    except (OSError, ValueError):
        return 0


def run_tasks(tasks: Sequence[Task], jobs: int, label: str, folder: str | None = None) -> int:
    """Do all tasks, whose outputs go into `folder` if it is not None; returns the exit status."""
    failures = 0
    if folder is not None:
        try:
            os.makedirs(folder, exist_ok=True)
        except OSError as error:
            complain(explanation(folder, error))
            return 1
    try:
        for index, outcome in answers(attempt, tasks, jobs, label):
            if outcome is True:
                continue
            failures += 1
            if len(tasks) > 1 and moves_cursor(sys.stderr):
                sys.stderr.write("\n")  # below the progress bar
            complain(reason(tasks[index].file, outcome if isinstance(outcome, Failure) else None))
    except BrokenPipeError:
        return reader_has_gone()
    return exit_status(failures, len(tasks))


def succeeded(
    function: Callable[[Given], Answer | Failure], tasks: Sequence[Given], jobs: int, label: str, failed: list[str]
) -> Iterator[tuple[int, Answer]]:
    """The index of each task that succeeds and what it gives, as they end. Why others fail is told, and their files
    are added to `failed`."""
    for index, outcome in answers(function, tasks, jobs, label):
        if outcome is None or isinstance(outcome, Failure):
            file = tasks[index].file
            failed.append(file)
            complain(reason(file, outcome))
        else:
            yield index, outcome


def reason(file: str, failure: Failure | None) -> str:
    """Why a task failed; None where its process died of it."""
    return f"{shown_name(file)}: {DIED}" if failure is None else failure.message


def exit_status(failures: int, files: int) -> int:
    """Tell how many of several files failed; returns the exit status."""
    if failures and files > 1:
        complain(f"{failures} of {files} files failed")
    return 1 if failures else 0
