"""`irkit facts`: modules as relations, in files."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

import irkit
from irkit.cli.demangle import demangler
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import run_tasks
from irkit.cli.streams import EXPECTED, complain, explanation
from irkit.collector import collector_off
from irkit.errors import MissingExtraError
from irkit.facts.cclyzerpp_rows import write_layout
from irkit.facts.extract import batches, columns
from irkit.facts.schema import chosen
from irkit.facts.writers import whole, write_facts

if TYPE_CHECKING:
    from collections.abc import Callable

    from irkit.module import Module

CCLYZERPP: Final = "cclyzerpp"


@dataclass(frozen=True)
class FactsTask:
    """One input: its facts go into `folder`. `number` is that of its first module among those of all inputs, `stride`
    what is added for each further one, so that no two have the same."""

    file: str
    folder: str
    form: str
    layout: str
    relations: tuple[str, ...]
    llvm_version: int | None
    as_is: bool
    number: int
    stride: int

    def run(self) -> None:
        """Write the facts of the file. Raises what is expected of a bad input, or of an output that cannot be
        written."""
        with collector_off():
            modules = load_modules(self.file, self.llvm_version)
            for index, module in enumerate(modules):
                folder = self.folder if len(modules) == 1 else f"{self.folder}.{index}"
                self.write(module, folder, self.number + index * self.stride)

    def write(self, module: Module, folder: str, number: int) -> None:
        if module.provenance.is_bitcode and not self.as_is:
            irkit.upgrade(module)
        if self.layout == CCLYZERPP:
            with whole(folder) as aside:
                write_layout(columns(module, number=number), aside, spelled_names())
            return
        write_facts(batches(module, self.relations, number=number), folder, self.form, self.relations)


def spelled_names() -> Callable[[str], str]:
    """What spells names as the source does; without the library for it they stay as they are."""
    try:
        return demangler()
    except MissingExtraError:
        return str


def folders(files: tuple[str, ...], output: str) -> list[str]:
    """The folder of each input: the output itself for one, and for several one by the name of each in it. Raises
    click.UsageError for two of a name."""
    if len(files) == 1:
        return [output]
    found: dict[str, str] = {}
    for file in files:
        name = os.path.basename(file)
        stem = name.removesuffix(".bc").removesuffix(".ll") or name
        folder = os.path.join(output, stem)
        if folder in found.values():
            other = next(one for one, made in found.items() if made == folder)
            raise click.UsageError(f"the facts of {other} and {file} would both be written to {folder}")
        found[file] = folder
    return list(found.values())


def write(
    files: tuple[str, ...],
    output: str,
    form: str,
    layout: str,
    relations: tuple[str, ...],
    llvm_version: int | None,
    as_is: bool,
    jobs: int,
) -> int:
    """Write the facts of all inputs; returns the exit status."""
    try:
        wanted = tuple(chosen(relations or None))
    except EXPECTED as error:
        complain(explanation("--relations", error))
        return 1
    places = folders(files, output)
    tasks = [
        FactsTask(file, folder, form, layout, wanted, llvm_version, as_is, number, len(files))
        for number, (file, folder) in enumerate(zip(files, places, strict=True))
    ]
    return run_tasks(tasks, jobs, "writing facts", output)
