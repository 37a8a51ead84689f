"""`irkit dataset`: what is run, and what is said of it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from irkit.cli.streams import EXPECTED, complain, explanation
from irkit.cli.terminal import moves_cursor
from irkit.dataset import Work, run

if TYPE_CHECKING:
    from irkit.dataset.run import Progress


def query_work(
    statement: str | None, inputs: tuple[str, ...], ready: str, rules_file: str | None
) -> tuple[Work, tuple[str, ...]]:
    """What a query is, and its inputs: without a SELECT the first argument is one of them. Raises click.UsageError."""
    if ready and rules_file is not None:
        raise click.UsageError("--rules and --ready exclude each other")
    if statement is not None and (ready or rules_file is not None):
        inputs = (statement, *inputs)
        statement = None
    if not inputs:
        raise click.UsageError("a SELECT, --ready or --rules is missing, or an INPUT")
    text = ""
    if rules_file is not None:
        try:
            with open(rules_file, encoding="utf-8", errors="surrogateescape") as file:
                text = file.read()
        except OSError as error:
            raise click.UsageError(explanation(rules_file, error)) from None
    return Work("query", statement=statement or "", ready=ready, rules=text), inputs


def run_work(work: Work, inputs: tuple[str, ...], output: str, column: str, engine: str, jobs: int) -> int:
    """Run it, with a progress bar on a terminal; returns the exit status, 0 where modules are damaged too."""
    bar = None
    progress: Progress | None = None
    if moves_cursor(sys.stderr):
        bar = click.progressbar(length=1, label=work.kind, file=sys.stderr)

        def progress(done: int, total: int) -> None:
            assert bar is not None
            bar.length = total
            bar.update(done - bar.pos)

    try:
        outcome = run(work, inputs, output, engine, jobs, column, progress)
    except EXPECTED as error:
        complain(explanation(output, error))
        return 1
    finally:
        if bar is not None:
            bar.render_finish()
    said = f", {outcome.errors} of them in the table of errors" if outcome.errors else ""
    click.echo(f"{outcome.modules} modules{said}", err=True)
    return 0
