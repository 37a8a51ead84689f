"""The commands that take modules as relations: rules, query."""

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


@click.command()
@click.argument("arguments", nargs=-1, metavar="[SELECT] [FILE]...")
@click.option("--rules", "rules_file", metavar="RULES", help="Apply the rules of this file instead of a SELECT.")
@click.option("--ready", metavar="QUESTION", help="Answer a question that is ready; `list` lists them.")
@click.option("--source", "sources", multiple=True, metavar="NAME", help="Of taint: a function that gives it.")
@click.option("--sink", "sinks", multiple=True, metavar="NAME:N", help="Of taint: argument N, from 0, of a function.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "json", "csv", "parquet"]),
    default="table",
    help="How the answer is written; table: for people.",
)
@click.option("-o", "output", default=STDIO, metavar="OUT", help="Write here; `-` is the standard output.")
@ENGINE
def query(
    *,
    arguments: tuple[str, ...],
    rules_file: str | None,
    ready: str | None,
    sources: tuple[str, ...],
    sinks: tuple[str, ...],
    form: str,
    output: str,
    engine: str,
) -> None:
    """Ask modules of either format: by SQL over their relations, by rules, or a question that is ready.

    The tables of a SELECT are the relations of `irkit facts`, `a:b` as `a__b`, and the answers to the questions. All
    files are one database, in which `module__name` tells the modules apart.
    """
    from irkit.cli.query import Asked, ask

    sys.exit(ask(Asked(arguments, rules_file, ready, sources, sinks, form, output, engine)))


DATABASES: Final = (rules, query)
