"""`irkit query`: SQL, rules and ready questions over modules, and how answers are written."""

from __future__ import annotations

import csv
import json
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any, Final

import click

from irkit.cli.file_arguments import with_members
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import opened
from irkit.cli.streams import EXPECTED, STDOUT_NAME, complain, explanation, reader_has_gone
from irkit.errors import MissingExtraError
from irkit.files import replacing
from irkit.query.questions import QUESTIONS, Answer
from irkit.query.questions import ask as ask_ready
from irkit.query.run import apply_rules, select

if TYPE_CHECKING:
    from collections.abc import Iterable

    from irkit.module import Module
    from irkit.rules.relations import Row

STDIO: Final = "-"
WIDEST: Final = 60  # characters of a text in a table for people


@dataclass(frozen=True)
class Asked:
    """What the command line asks for."""

    arguments: tuple[str, ...]
    rules: str | None
    ready: str | None
    sources: tuple[str, ...]
    sinks: tuple[str, ...]
    form: str
    output: str
    engine: str

    def check(self) -> None:
        """Raise click.UsageError for what contradicts itself."""
        if self.rules is not None and self.ready is not None:
            raise click.UsageError("--rules and --ready exclude each other")
        if self.rules is None and self.ready is None and not self.arguments:
            raise click.UsageError("a SELECT is missing, or --rules, or --ready")
        if self.ready is not None and self.ready != "list" and self.ready not in QUESTIONS:
            raise click.UsageError(f"there is no question '{self.ready}'; there are " + ", ".join(QUESTIONS))
        if (self.sources or self.sinks) != () and self.ready != "taint":
            raise click.UsageError("--source and --sink are for --ready taint")
        if self.ready == "taint" and not (self.sources and self.sinks):
            raise click.UsageError("taint needs a --source and a --sink")
        if self.form == "parquet" and self.output == STDIO:
            raise click.UsageError("Parquet needs -o")
        self.given()

    def given(self) -> dict[str, Iterable[Row]]:
        """What a question is given."""
        sinks: list[Row] = []
        for sink in self.sinks:
            name, _, index = sink.rpartition(":")
            if not name or not index.isdecimal() or len(index) > 9:
                raise click.UsageError(f"--sink is the name of a function and the number of an argument, not '{sink}'")
            sinks.append((name, int(index)))
        return {"taint_source": [(name,) for name in self.sources], "taint_sink": sinks} if sinks else {}


def ask(asked: Asked) -> int:
    """Answer; returns the exit status."""
    asked.check()
    if asked.ready == "list":
        for question in QUESTIONS.values():
            click.echo(f"{question.name:22} {question.doc}")
        return 0
    files = asked.arguments if asked.rules is not None or asked.ready is not None else asked.arguments[1:]
    file = STDIO
    modules: list[Module] = []
    try:
        for file in with_members(files):
            modules += load_modules(file)
        file = asked.rules or "the query"
        answers = answered(asked, modules)
        file = STDOUT_NAME if asked.output == STDIO else asked.output
        write(answers, asked.form, asked.output)
    except BrokenPipeError:
        return reader_has_gone()
    except EXPECTED as error:
        complain(explanation(file, error))
        return 1
    return 0


def answered(asked: Asked, modules: list[Module]) -> list[tuple[str, Answer]]:
    """The answers, each with its name; a SELECT's is ""."""
    for module in modules:
        module.materialize()
    if asked.rules is not None:
        with open(asked.rules, encoding="utf-8", errors="surrogateescape") as file:
            return list(apply_rules(modules, file.read(), asked.rules, asked.engine))
    if asked.ready is not None:
        return [("", ask_ready(asked.ready, modules, asked.given(), asked.engine))]
    return [("", select(modules, asked.arguments[0]))]


def write(answers: list[tuple[str, Answer]], form: str, output: str) -> None:
    """Write answers; several as Parquet become a file each, `OUT.NAME`."""
    if form == "parquet":
        for name, answer in answers:
            write_parquet(answer, f"{output}.{name}" if len(answers) > 1 else output)
        return
    with opened(output) as out:
        if form == "json":
            several: dict[str, Any] = {name: objects(answer) for name, answer in answers}
            json.dump(several.get("", several), out, indent=2, default=str)
            out.write("\n")
            return
        for place, (name, answer) in enumerate(answers):
            if name and len(answers) > 1:
                out.write(f"{chr(10) if place else ''}{name}\n")
            write_csv(answer, out) if form == "csv" else write_table(answer, out)


def objects(answer: Answer) -> list[dict[str, Any]]:
    return [dict(zip(answer.columns, row, strict=True)) for row in answer.rows]


def write_csv(answer: Answer, out: IO[str]) -> None:
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(answer.columns)
    writer.writerows(answer.rows)


def write_table(answer: Answer, out: IO[str]) -> None:
    """Columns in line; long texts are cut, and numbers stand at the right."""
    cells = [[shown(value) for value in row] for row in answer.rows]
    widths = [max([len(name), *[len(row[place]) for row in cells]]) for place, name in enumerate(answer.columns)]
    right = [
        bool(answer.rows) and isinstance(answer.rows[0][place], (int, float)) for place in range(len(answer.columns))
    ]
    rows = [list(answer.columns), ["-" * width for width in widths], *cells]
    for row in rows:
        parts = [
            cell.rjust(width) if is_right else cell.ljust(width)
            for cell, width, is_right in zip(row, widths, right, strict=True)
        ]
        out.write("  ".join(parts).rstrip() + "\n")


def shown(value: object) -> str:
    text = "" if value is None else " ".join(str(value).split("\n"))
    return text if len(text) <= WIDEST else text[: WIDEST - 3] + "..."


def write_parquet(answer: Answer, output: str) -> None:
    """One Parquet file, whole or not at all."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise MissingExtraError("Parquet", "pyarrow", "query") from None
    columns = list(zip(*answer.rows, strict=True)) or [() for _ in answer.columns]
    with replacing(output, binary=True) as file:
        pq.write_table(pa.table([pa.array(column) for column in columns], names=list(answer.columns)), file)
