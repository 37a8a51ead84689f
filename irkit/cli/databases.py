"""The commands that take modules as relations: facts, rules, query, dataset."""

from __future__ import annotations

import sys
from typing import Final

import click

from irkit.cli import file_arguments
from irkit.cli.help import LLVM_HELP, STDIO
from irkit.releases import NEWEST, OLDEST

JOBS: Final = click.option("-j", "--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Use N processes.")
ENGINE: Final = click.option(
    "--engine",
    type=click.Choice(["auto", "duckdb", "small"]),
    default="auto",
    help="What evaluates rules; auto: DuckDB where it is installed, else irkit's small evaluator.",
)
FACT_FORMATS: Final = ("parquet", "csv", "duckdb", "souffle")
FACT_LAYOUTS: Final = ("thesis", "cclyzerpp")
LAYOUT_HELP: Final = "Our relations, or those that cclyzer++ reads: <relation>.csv.gz without a header."
RELATIONS_HELP: Final = (
    "Only these relations, with commas between; `a:*` is all that begin so. May be given several times."
)


@click.command("facts")
@file_arguments.files
@click.option("-o", "output", required=True, metavar="DIR", help="The folder to write into, made if need be.")
@click.option("--format", "form", type=click.Choice(FACT_FORMATS), default=FACT_FORMATS[0], help="What is written.")
@click.option("--layout", type=click.Choice(FACT_LAYOUTS), default=FACT_LAYOUTS[0], help=LAYOUT_HELP)
@click.option("--relations", "names", multiple=True, metavar="NAMES", help=RELATIONS_HELP)
@click.option("--llvm", "llvm_version", type=click.IntRange(OLDEST, NEWEST), metavar="N", help=LLVM_HELP)
@click.option("--as-is", is_flag=True, help="What the file says, without what LLVM changes on reading bitcode.")
@JOBS
def write_facts(
    *,
    files: tuple[str, ...],
    output: str,
    form: str,
    layout: str,
    names: tuple[str, ...],
    llvm_version: int | None,
    as_is: bool,
    jobs: int,
) -> None:
    """Write modules as relations: a file a__b for each relation a:b, or one database.

    Of several FILEs, each has a folder of its name in DIR. Parquet and DuckDB need `pip install irkit[query]`.
    """
    from irkit.cli.facts import write

    if layout != FACT_LAYOUTS[0] and (names or form != FACT_FORMATS[0]):
        raise click.UsageError("--layout cclyzerpp has its own format and relations")
    relations = tuple([name for listed in names for name in listed.replace(",", " ").split()])
    sys.exit(write(files, output, form, layout, relations, llvm_version, as_is, jobs))


@click.command()
@file_arguments.files
@click.option("--check", is_flag=True, help="Report which constraints are broken, and by what.")
@ENGINE
@JOBS
def rules(*, files: tuple[str, ...], check: bool, engine: str, jobs: int) -> None:
    """Apply the rules of "Relational Representation of the LLVM Intermediate Language" to modules of either format.

    Each relation that they derive is listed with its number of rows. With --check the exit status is 1 if a constraint
    is broken. With no FILE, or with `-`, the standard input is read.
    """
    from irkit.cli.rules import RulesTask, apply

    sys.exit(apply([RulesTask(file, check, engine) for file in files], jobs))


@click.command()
@click.argument("arguments", nargs=-1, metavar="[SELECT] [FILE]...")
@file_arguments.MEMBER
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


@click.group()
def dataset() -> None:
    """Facts, queries and statistics of many modules: folders, archives, Parquet with a column of bitcode.

    INPUT may also be @LIST, a file that names an input a line. The output is partitioned Parquet, a folder a table;
    `errors` has the modules that could not be read, `modules` all. A run that was ended goes on where it was.
    """


INPUTS: Final = click.argument("inputs", nargs=-1, required=True, metavar="INPUT...")
FOLDER: Final = click.option("-o", "output", required=True, metavar="OUT", help="The folder to write, a new one.")
COLUMN: Final = click.option("--column", default="", help="The column of Parquet that has the bitcode.")
SPREAD: Final = click.option(
    "--engine", type=click.Choice(["local", "dask", "ray"]), default="local", help="What runs it; local: processes."
)


@dataset.command()
@INPUTS
@FOLDER
@click.option("--relations", default="", metavar="LIST", help="Names with commas between; all by default.")
@COLUMN
@SPREAD
@JOBS
def facts(*, inputs: tuple[str, ...], output: str, relations: str, column: str, engine: str, jobs: int) -> None:
    """The relations of every module, as `irkit facts` has them, with the column `path`."""
    from irkit.cli.dataset import run_work
    from irkit.dataset import Work

    names = tuple([name.strip() for name in relations.split(",") if name.strip()])
    sys.exit(run_work(Work("facts", relations=names), inputs, output, column, engine, jobs))


@dataset.command("query")
@click.argument("statement", required=False)
@click.argument("inputs", nargs=-1, metavar="INPUT...")
@click.option("--ready", default="", metavar="QUESTION", help="Answer this question of `irkit query --ready list`.")
@click.option("--rules", "rules_file", metavar="RULES", help="Apply the rules of this file.")
@FOLDER
@COLUMN
@SPREAD
@JOBS
def dataset_query(
    *,
    statement: str | None,
    inputs: tuple[str, ...],
    ready: str,
    rules_file: str | None,
    output: str,
    column: str,
    engine: str,
    jobs: int,
) -> None:
    """The answer of every module to a SELECT, to a ready question, or to rules, with the column `path`."""
    from irkit.cli.dataset import query_work, run_work

    work, files = query_work(statement, inputs, ready, rules_file)
    sys.exit(run_work(work, files, output, column, engine, jobs))


@dataset.command()
@INPUTS
@FOLDER
@COLUMN
@SPREAD
@JOBS
def stats(*, inputs: tuple[str, ...], output: str, column: str, engine: str, jobs: int) -> None:
    """A row a module: producer, release, target, functions, blocks, instructions, globals."""
    from irkit.cli.dataset import run_work
    from irkit.dataset import Work

    sys.exit(run_work(Work("stats"), inputs, output, column, engine, jobs))


COMMANDS: Final = (write_facts, rules, query, dataset)
