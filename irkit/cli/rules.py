"""`irkit rules`: what the thesis's rules derive of modules, and which of its constraints these break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from irkit.cli.check import positioned
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import Failure, attempt_to, exit_status, succeeded
from irkit.cli.streams import reader_has_gone, shown_name
from irkit.rules.modules import evaluate_on
from irkit.rules.thesis import OUTPUTS, Breach, check_constraints, program
from irkit.verifier.problems import Problem
from irkit.verifier.rules import ERROR

if TYPE_CHECKING:
    from irkit.module import Module


@dataclass(frozen=True)
class Report:
    """What is said of a file, and whether it breaks something."""

    lines: list[str]
    is_broken: bool


@dataclass(frozen=True)
class RulesTask:
    """One file to look at, as it is sent to a worker process."""

    file: str
    checks: bool
    engine: str

    def run(self) -> Report:
        """What is to be said of its modules. Raises what is expected of a bad input."""
        lines: list[str] = []
        broken = False
        for module in load_modules(self.file):
            module.materialize()
            if self.checks:
                breaches = check_constraints(module, self.engine)
                broken = broken or bool(breaches)
                lines += [shown(shown_name(self.file), module, breach) for breach in breaches]
            else:
                lines += derived(module, self.engine)
        return Report(lines, broken)


def derived(module: Module, engine: str) -> list[str]:
    """A line for each relation that the rules derive: how many rows it has, and its name."""
    rules = program()
    names = [name for name, clauses in rules.clauses.items() if clauses and name not in OUTPUTS]
    found = evaluate_on(rules, [module], names, engine)
    return [f"{len(found[name]):10} {name}" for name in names]


def shown(name: str, module: Module, breach: Breach) -> str:
    """A breach with its place in the text if there is one, else with the function, the block and the instruction."""
    where = None if isinstance(breach.where, str) else breach.where
    message = breach.says if where is not None else f"{breach.says}: {breach.where}"
    locate = None
    if module.provenance.text is not None:
        from text.parser.positions import Positions

        locate = Positions(module).position
    problem = Problem(breach.constraint, message, where, where, locate, ERROR)
    return f"{positioned(name, module, problem)}\nnote: table {breach.table}, '{breach.constraint}'"


def run_task(task: RulesTask) -> Report | Failure:
    return attempt_to(task.file, task.run)


def apply(tasks: list[RulesTask], jobs: int) -> int:
    """Report on the files, in their order; returns the exit status."""
    found: dict[int, Report] = {}
    failed: list[str] = []
    try:
        for index, outcome in succeeded(run_task, tasks, jobs, "applying rules", failed):
            found[index] = outcome
            if outcome.is_broken:
                failed.append(tasks[index].file)
        for index in sorted(found):
            checks = tasks[index].checks
            if len(tasks) > 1 and not checks:
                click.echo(f"{shown_name(tasks[index].file)}:")
            for line in found[index].lines:
                click.echo(line.encode("utf-8", "surrogateescape"), err=checks)
    except BrokenPipeError:
        return reader_has_gone()
    return exit_status(len(failed), len(tasks))
