"""`irkit refine`: whether changed functions do only what they did."""

from __future__ import annotations

import contextlib
import functools
import json
import shlex
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

import irkit
from irkit.cli.inputs import is_assembly, parse_modules
from irkit.cli.jobs import Failure, answers, attempt_to
from irkit.cli.streams import EXPECTED, complain, explanation, read_input, reader_has_gone, shown_name, standard_output
from irkit.errors import IRKitError, NotFoundError, UnsupportedError
from irkit.refinement import FAILS, REFINES, UNKNOWN, Pair, Verdict, check_pair, pairs

if TYPE_CHECKING:
    from irkit.module import Module

SOME_UNKNOWN: Final = 3


@dataclass(frozen=True)
class Request:
    """What is asked. `names`: the functions; all for none."""

    before: str
    after: str | None
    program: str | None
    names: tuple[str, ...]
    timeout: float
    loops: int
    undef: bool
    llvm_version: int | None


@dataclass(frozen=True)
class Inputs:
    """The modules as bytes, as they are sent to worker processes; `after` may be None."""

    before: bytes
    after: bytes | None
    request: Request


@dataclass(frozen=True)
class Task:
    """One pair, by its number."""

    inputs: Inputs
    number: int
    name: str


class InputError(IRKitError):
    """What is wrong with one of the inputs, under that one's name."""


@contextlib.contextmanager
def named(file: str) -> Iterator[None]:
    """Have what goes wrong be told under the name of the input that it is about."""
    try:
        yield
    except InputError:
        raise
    except EXPECTED as error:
        raise InputError(explanation(file, error)) from None


def one_module(data: bytes, name: str, llvm_version: int | None) -> Module:
    """The module, as its own LLVM reads it. Raises InputError for what is no module, and for several modules."""
    with named(name):
        modules = parse_modules(data, shown_name(name), llvm_version)
        if len(modules) != 1:
            raise UnsupportedError(f"{len(modules)} modules in one file; irkit llvm-modextract takes one out")
        if modules[0].provenance.is_bitcode:
            irkit.upgrade(modules[0])
        return modules[0]


@functools.lru_cache(maxsize=1)
def found_pairs(inputs: Inputs) -> list[Pair]:
    """The pairs that are asked for. Raises InputError, and NotFoundError for a name that no pair has."""
    request = inputs.request
    before = one_module(inputs.before, request.before, request.llvm_version)
    after = None
    if inputs.after is not None:
        after = one_module(inputs.after, request.after or request.program or "", request.llvm_version)
    found = pairs(before, after)
    for name in request.names:
        if all(pair.name != name for pair in found):
            raise NotFoundError(f"there is no function {name} to compare")
    if not found and after is None:
        raise NotFoundError(
            "there are no functions @src and @tgt; a second module, or --pass, says what to compare with"
        )
    return [pair for pair in found if not request.names or pair.name in request.names]


def assembly_of(data: bytes, module: Module) -> bytes:
    """The module's assembly; the file as it is if it is that, since a program may not take a newer LLVM's spelling."""
    return data if is_assembly(data) else irkit.to_assembly(module).encode("utf-8", "surrogateescape")


def changed_by(program: str, text: bytes) -> bytes:
    """What a program makes of assembly. Raises UnsupportedError if it fails."""
    try:
        run = subprocess.run(shlex.split(program), input=text, capture_output=True, check=False)
    except (OSError, ValueError) as error:
        raise UnsupportedError(f"{program!r} cannot be run: {error}") from None
    if run.returncode:
        said = run.stderr.decode("utf-8", "replace").strip()[:500]
        raise UnsupportedError(f"{program!r} ended with status {run.returncode}" + (f": {said}" if said else ""))
    return run.stdout


def run_task(task: Task) -> Verdict | Failure:
    def check() -> Verdict:
        request = task.inputs.request
        return check_pair(found_pairs(task.inputs)[task.number], request.timeout, request.loops, request.undef)

    return attempt_to(task.inputs.request.before, check)


def changed_inputs(before: bytes, program: str, request: Request) -> tuple[bytes, bytes]:
    """Both modules where a program makes the second. A module that says no data layout has the one that the program
    has for it, as `opt` has its target's: the alignments of loads and stores follow from it."""
    module = one_module(before, request.before, request.llvm_version)
    text = assembly_of(before, module)
    after = changed_by(program, text)
    if not module.data_layout:
        layout = one_module(after, program, request.llvm_version).data_layout
        if layout:
            text = b'target datalayout = "%s"\n%s' % (layout.encode("utf-8", "surrogateescape"), text)
    return text, after


def gathered(request: Request) -> Inputs:
    """Read what is asked for. Raises InputError."""
    with named(request.before):
        before = read_input(request.before)
        after = None
        if request.program is not None:
            before, after = changed_inputs(before, request.program, request)
    if request.after is not None:
        with named(request.after):
            after = read_input(request.after)
    return Inputs(before, after, request)


def refine(request: Request, as_json: bool, jobs: int) -> int:
    """Do it; returns the exit status."""
    try:
        inputs = gathered(request)
        with named(request.after or request.before):
            tasks = [Task(inputs, number, pair.name) for number, pair in enumerate(found_pairs(inputs))]
    except InputError as error:
        complain(str(error))
        return 1
    verdicts: dict[int, Verdict] = {}
    status = 0
    try:
        for number, outcome in answers(run_task, tasks, jobs, "refining"):
            if isinstance(outcome, Failure):
                complain(outcome.message)
                return 1
            verdict = outcome or Verdict(tasks[number].name, UNKNOWN, "the process that looked at it died")
            verdicts[number] = verdict
            if verdict.outcome == FAILS:
                status = 1
            elif verdict.outcome == UNKNOWN and not status:
                status = SOME_UNKNOWN
            if not as_json:
                click.echo(str(verdict))
        if as_json:
            with standard_output() as out:
                json.dump([verdicts[number].document() for number in sorted(verdicts)], out, indent=2)
                out.write("\n")
        else:
            for line in summary(list(verdicts.values())):
                click.echo(line)
    except BrokenPipeError:
        return reader_has_gone()
    return status


def summary(verdicts: list[Verdict]) -> list[str]:
    """How many functions of several have which verdict, and which option says more of those that fail with undef."""
    lines: list[str] = []
    if len(verdicts) > 1:
        counts = {outcome: sum(one.outcome == outcome for one in verdicts) for outcome in (REFINES, FAILS, UNKNOWN)}
        said = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
        lines.append(f"{len(verdicts)} functions: {said}")
    count = sum(one.only_undef for one in verdicts)
    if count:
        verb = "fails" if count == 1 else "fail"
        lines.append(f"{count} {verb} only where an input is undef: --no-undef takes it that none is")
    return lines
