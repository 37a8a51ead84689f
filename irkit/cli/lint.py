"""`irkit lint`: what in modules is undefined behaviour or poison, shown without running them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING

import click

import irkit
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import Failure, attempt_to, exit_status, succeeded
from irkit.cli.streams import reader_has_gone, shown_name, standard_output
from irkit.cli.verify import Finding, finding, show
from irkit.metadata import DILocation

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.verifier import Problem


@dataclass(frozen=True)
class Step:
    """A part of how a problem came about."""

    message: str
    path: str
    line: int | None
    column: int | None


@dataclass(frozen=True)
class LintFinding(Finding):
    """A problem of the lint, with the chain that led to it and the source line that debug info names."""

    chain: tuple[Step, ...]
    source: str | None


@dataclass(frozen=True)
class LintTask:
    """One file to look at, as it is sent to a worker process."""

    file: str
    llvm_version: int | None
    tests: bool

    def run(self) -> list[LintFinding]:
        """The problems of all its modules. Raises what is expected of a bad input."""
        name = shown_name(self.file)
        found: list[LintFinding] = []
        for index, module in enumerate(load_modules(self.file, self.llvm_version)):
            found += [lint_finding(name, index, module, problem) for problem in irkit.lint(module, self.tests)]
        return found


def lint_finding(name: str, index: int, module: Module, problem: Problem) -> LintFinding:
    plain = finding(name, index, module, problem)
    steps: list[Step] = []
    shown = plain.shown
    for one in problem.chain:
        line, column = problem.position_of(one.where) or (None, None)
        steps.append(Step(one.message, one.path, line, column))
        place = f"{name}:{line}:{column}: " if line is not None else ""
        shown += f"\nnote: {place}{one.message}: {one.path.split(', ', 2)[-1]}"
    source = source_line(problem)
    if source is not None:
        shown += f"\nnote: from {source}"
    said = replace(plain, shown=shown)
    return LintFinding(**asdict(said), chain=tuple(steps), source=source)


def source_line(problem: Problem) -> str | None:
    """File, line and column of the source that debug info names."""
    where = problem.where
    location = where.debug_loc if isinstance(where, irkit.Instruction) else None
    if not isinstance(location, DILocation):
        return None
    scope = location.scope
    file = getattr(scope, "file", None)
    name = getattr(file, "filename", None) or ""
    return f"{name}:{location.line}:{location.column}"


def run_task(task: LintTask) -> list[LintFinding] | Failure:
    return attempt_to(task.file, task.run)


def lint(tasks: list[LintTask], form: str, jobs: int) -> int:
    """Report what is found in the files, as text, "json" or "sarif"; returns the exit status, 1 if anything is."""
    found: dict[int, list[LintFinding]] = {}
    failed: list[str] = []
    try:
        for index, outcome in succeeded(run_task, tasks, jobs, "looking", failed):
            found[index] = outcome
            if not form:
                show(list(outcome))
        everything = [one for index in sorted(found) for one in found[index]]
        if form:
            write(everything, form)
    except BrokenPipeError:
        return reader_has_gone()
    return exit_status(len(failed), len(tasks)) or int(bool(everything))


def write(findings: list[LintFinding], form: str) -> None:
    """Write all as one JSON document."""
    if form == "sarif":
        from irkit.cli.sarif import sarif

        document: object = sarif(findings)
    else:
        document = [{key: value for key, value in asdict(one).items() if key != "shown"} for one in findings]
    with standard_output() as out:
        json.dump(document, out, indent=2)
        out.write("\n")


def list_rules() -> None:
    """Print each rule with its severity and what it is about."""
    from irkit.linter.rules import RULES

    for rule in RULES.values():
        click.echo(f"{rule.name}\t{rule.severity}{' (--tests)' if rule.is_advice else ''}\t{rule.reason}")
