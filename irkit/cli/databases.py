"""The commands that take modules as relations: rules."""

from __future__ import annotations

import sys
from typing import Final

import click

from irkit.cli.help import STDIO

JOBS: Final = click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
ENGINE: Final = click.option(
    "--engine",
    type=click.Choice(["auto", "duckdb", "small"]),
    default="auto",
    help="What evaluates rules; auto: DuckDB where it is installed, else irkit's small evaluator.",
)


@click.command()
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--check", is_flag=True, help="Report which constraints are broken, and by what.")
@ENGINE
@JOBS
def rules(*, files: tuple[str, ...], check: bool, engine: str, jobs: int) -> None:
    """Apply the rules of "Relational Representation of the LLVM Intermediate Language" to modules of either format.

    Each relation that they derive is listed with its number of rows. With --check the exit status is 1 if a constraint
    is broken. With no FILE, or with `-`, the standard input is read.
    """
    from irkit.cli.rules import RulesTask, apply

    sys.exit(apply([RulesTask(file, check, engine) for file in files or (STDIO,)], jobs))


DATABASES: Final = (rules,)
