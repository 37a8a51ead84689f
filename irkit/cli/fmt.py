"""`irkit fmt`: LLVM assembly as LLVM prints it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import click

import irkit
from irkit.cli.inputs import read_assembly
from irkit.cli.jobs import STDIO, opened, run_tasks
from irkit.cli.streams import shown_name

MODULE_ID: Final = re.compile(rb"\s*; ModuleID = '([^\n]*)'\r?\n")
HAS_USE_LIST_ORDERS: Final = re.compile(rb"^[ \t]*uselistorder", re.MULTILINE)


@dataclass(frozen=True)
class FormatTask:
    """One file of `irkit fmt`: printed, written in its own place, or only compared."""

    file: str
    llvm_version: int | None
    in_place: bool
    check: bool

    def run(self) -> str | None:
        """Do it; returns what there is to say of a file that is not formatted. Raises what a bad input raises."""
        data = read_assembly(self.file)
        wanted = formatted(data, shown_name(self.file), self.llvm_version)
        if self.check:
            return (
                None if wanted.encode("utf-8", "surrogateescape") == data else f"{shown_name(self.file)}: not formatted"
            )
        if self.in_place and wanted.encode("utf-8", "surrogateescape") == data:
            return None
        with opened(self.file if self.in_place else STDIO) as out:
            out.write(wanted)
        return None


def formatted(data: bytes, name: str, llvm_version: int | None) -> str:
    """A text as LLVM prints it. Its module keeps the name that its first comment says; other comments go."""
    module = irkit.parse_assembly(data, name, llvm_version)
    said = MODULE_ID.match(data)
    if said is not None:
        module.name = said.group(1).decode("utf-8", "surrogateescape")
    return irkit.to_assembly(module, HAS_USE_LIST_ORDERS.search(data) is not None)


def format_files(files: tuple[str, ...], llvm_version: int | None, in_place: bool, check: bool, jobs: int) -> int:
    """Format the files, or compare them with how they should be; returns the exit status."""
    if in_place and check:
        raise click.UsageError("--in-place and --check exclude each other")
    if in_place and STDIO in files:
        raise click.UsageError("the standard input cannot be written in its own place")
    if len(files) > 1 and not (in_place or check):
        raise click.UsageError("several files need --in-place or --check")
    tasks = [FormatTask(file, llvm_version, in_place, check) for file in files]
    return run_tasks(tasks, jobs, "formatting")
