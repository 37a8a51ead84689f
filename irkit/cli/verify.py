"""`irkit verify`: what in modules breaks the rules of the language, by rule."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import click

import irkit
from irkit.cli.check import positioned, warning
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import Failure, attempt_to, exit_status, succeeded
from irkit.cli.streams import reader_has_gone, shown_name, standard_output
from irkit.upgrades.debug_version import drop_invalid_debug_info, has_debug_info
from irkit.verifier.rules import ERROR, WARNING

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.verifier import Problem


@dataclass(frozen=True)
class Finding:
    """A problem as it is said. Positions count from 1, and are None for bitcode."""

    file: str
    module: int
    rule: str
    severity: str
    message: str
    path: str
    line: int | None
    column: int | None
    shown: str  # what people get to see


@dataclass(frozen=True)
class VerifyTask:
    """One file to verify, as it is sent to a worker process."""

    file: str
    llvm_version: int | None
    strict: bool
    limit: int

    def run(self) -> list[Finding]:
        """The problems of all its modules. Raises what is expected of a bad input."""
        name = shown_name(self.file)
        found: list[Finding] = []
        for index, module in enumerate(load_modules(self.file, self.llvm_version)):
            found += [finding(name, index, module, problem) for problem in self.problems(module)]
        return found

    def problems(self, module: Module) -> list[Problem]:
        """What is wrong with one module. Its debug info is a question of its own only where something is."""
        if module.provenance.is_bitcode and not irkit.verify(module, self.strict, limit=1):
            return []
        return [*dropped_debug_info(module), *irkit.verify(module, self.strict, self.limit)]


def dropped_debug_info(module: Module) -> list[Problem]:
    """What is broken in the debug info of a module, which then has none any more: so do LLVM's readers of both formats
    drop it, with a warning."""
    if module.provenance.is_bitcode and has_debug_info(module):
        module.materialize()
        drop_invalid_debug_info(module, module.dialect.llvm_version)
    return module.provenance.broken_debug_info


def finding(name: str, index: int, module: Module, problem: Problem) -> Finding:
    is_warning = problem.severity == WARNING
    said = warning(name, module, problem) if is_warning else str(positioned(name, module, problem))
    return Finding(
        name,
        index,
        problem.rule,
        problem.severity,
        problem.message,
        problem.path,
        problem.line,
        problem.column,
        f"{said}\nnote: the rule is '{problem.rule}'",
    )


def run_task(task: VerifyTask) -> list[Finding] | Failure:
    return attempt_to(task.file, task.run)


def verify(tasks: list[VerifyTask], as_json: bool, jobs: int) -> int:
    """Report the problems of the files, in their order where it is one document; returns the exit status."""
    found: dict[int, list[Finding]] = {}
    failed: list[str] = []
    try:
        for index, outcome in succeeded(run_task, tasks, jobs, "verifying", failed):
            found[index] = outcome
            if any(one.severity == ERROR for one in outcome):
                failed.append(tasks[index].file)
            if not as_json:
                show(outcome)
        if as_json:
            write_json([one for index in sorted(found) for one in found[index]])
    except BrokenPipeError:
        return reader_has_gone()
    return exit_status(len(failed), len(tasks))


def show(findings: list[Finding]) -> None:
    for one in findings:
        click.echo(one.shown.encode("utf-8", "surrogateescape"), err=True)


def write_json(findings: list[Finding]) -> None:
    def row(one: Finding) -> dict[str, Any]:
        return {key: value for key, value in asdict(one).items() if key != "shown"}

    with standard_output() as out:
        json.dump([row(one) for one in findings], out, indent=2)
        out.write("\n")
