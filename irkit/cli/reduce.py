"""`irkit reduce`: a small module for which a program still succeeds."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from typing import Final

import click

import irkit
from irkit.cli.edit import write
from irkit.cli.inputs import load_modules
from irkit.cli.streams import EXPECTED, complain, explanation
from irkit.cli.terminal import moves_cursor
from irkit.editing.reduction import Format, Progress, Reducer
from irkit.errors import EditError, UnsupportedError
from irkit.module import Module

NO_RELEASE: Final = " (a text names no LLVM: this one was written as LLVM {} writes it, --llvm N asks for another)"


class Run:
    """A script at work."""

    def __init__(self, script: Script, path: str) -> None:
        self.script: Script = script
        self.path: str = path
        self.process: subprocess.Popen[bytes] = subprocess.Popen(
            [script.program, path], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )

    def wait(self) -> bool:
        holds = self.process.wait() == 0
        self.script.free.append(self.path)
        return holds

    def stop(self) -> None:
        self.process.kill()
        self.wait()


class Script:
    """A program that is run with the name of a file, and tells by its exit status whether it is what is wanted."""

    def __init__(self, program: str, folder: str, jobs: int) -> None:
        self.program: str = os.path.abspath(program) if os.path.exists(program) else program
        self.free: list[str] = [os.path.join(folder, f"reduced{number or ''}.ll") for number in range(jobs)]

    def begin(self, text: str) -> Run:
        path = self.free.pop()
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
            file.write(text)
        return Run(self, path)


def show(progress: Progress) -> None:
    """The progress as one line, in the place of the last."""
    line = f"{progress.first_lines} -> {progress.lines} lines, {progress.tests} tests, {progress.name}"
    click.echo(f"\r\x1b[K{line}", err=True, nl=False)


def reduce(file: str, test: str, output: str, llvm_version: int | None, jobs: int, quiet: bool) -> int:
    """Do it; returns the exit status."""
    shows = not quiet and moves_cursor(sys.stderr)
    try:
        modules = load_modules(file, llvm_version)
        if len(modules) != 1:
            raise UnsupportedError(f"{len(modules)} modules in one file; irkit llvm-modextract takes one out")
        module = modules[0]
        module.materialize()
        if module.provenance.is_bitcode:
            irkit.upgrade(module)
        version = module.dialect.llvm_version

        def parse(text: str) -> Module:
            return irkit.parse_assembly(text, module.name, version)

        with tempfile.TemporaryDirectory() as folder:
            script = Script(test, folder, jobs)
            form = Format(parse, irkit.to_assembly)
            reducer = Reducer(irkit.to_assembly(module), form, script.begin, show if shows else None, jobs=jobs)
            try:
                text = reducer.run()
            except EditError as error:
                hint = "" if llvm_version or module.provenance.is_bitcode else NO_RELEASE.format(version)
                raise EditError(f"{test}: {error}{hint}") from None
            finally:
                if shows:
                    click.echo(err=True)
        write(parse(text), output)
    except EXPECTED as error:
        complain(explanation(file, error))
        return 1
    if not quiet:
        progress = reducer.progress
        click.echo(f"{progress.first_lines} -> {progress.lines} lines in {progress.tests} tests", err=True)
    return 0
