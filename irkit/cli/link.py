"""`irkit link`: several modules, in either format or from archives, become one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import click

import irkit
from irkit.cli.inputs import is_assembly
from irkit.cli.jobs import opened
from irkit.cli.streams import EXPECTED, one_line, read_whole, reader_has_gone, shown_name
from irkit.containers.archives import archive_members
from irkit.containers.kinds import container_kind
from irkit.containers.members import chosen, split
from irkit.dialects import Dialect
from irkit.errors import LinkError
from irkit.linking import Linker
from irkit.linking.linker import ignore
from irkit.module import Module
from irkit.verifier.rules import ERROR

NAME: Final = "llvm-link"  # what the linked module is called, as by llvm-link


@dataclass(frozen=True)
class Linking:
    """What to link, and how. `overrides` are files whose definitions replace others; the flags are llvm-link's."""

    files: Sequence[str]
    overrides: Sequence[str]
    llvm_version: int | None
    only_needed: bool
    internalize: bool
    merges_types: bool = True  # composite types of equal identifiers

    def run(self, warn: Callable[[str], None] = ignore) -> Module:
        """The linked module. As with llvm-link, the flags do not count for the first of the files. Raises OSError and
        what parsing and `irkit.link` raise."""
        inputs = {file: self.read(file) for file in dict.fromkeys((*self.files, *self.overrides))}
        version = self.llvm_version or version_of(inputs)
        module = Module(NAME, Dialect.of(version))
        module.source_filename = NAME
        linker = Linker(module, warn, self.merges_types)
        for files, overrides in ((self.files, False), (self.overrides, True)):
            for index, file in enumerate(files):
                only_needed = self.only_needed and index > 0
                leave_out = partial(linker.leave_out, only_needed=only_needed, overrides=overrides)
                linker.link(
                    self.source(file, inputs[file], version, warn, leave_out),
                    only_needed=only_needed,
                    internalizes=self.internalize and index > 0,
                    overrides=overrides,
                )
        return module

    def read(self, file: str) -> bytes:
        """The bytes of a file: an archive as it is, of any other container the one part that is bitcode."""
        path, member = split(file)
        data = read_whole(path)
        return data if is_archive(data) and not member else chosen(data, shown_name(path), member)

    def source(
        self, file: str, data: bytes, version: int, warn: Callable[[str], None], leave_out: Callable[[Module], None]
    ) -> Module:
        """The module of a file, ready to be linked. `leave_out` sees it as it is in the file."""
        return self.load(file, data, version, warn, leave_out)

    def load(
        self, file: str, data: bytes, version: int, warn: Callable[[str], None], leave_out: Callable[[Module], None]
    ) -> Module:
        """The module in a file; the members of an archive are linked with each other first."""
        name = shown_name(file)
        if not is_archive(data):
            return load(data, name, version, leave_out)
        module = Module("ArchiveModule", Dialect.of(version))
        linker = Linker(module, warn, self.merges_types)
        for member, content in archive_members(data, name):
            self.link_member(linker, member, content, version)
        return module

    def link_member(self, linker: Linker, member: str, content: bytes, version: int) -> None:
        """Link a member of an archive with those before it."""
        linker.link(load(content, member, version, linker.leave_out))


def load(data: bytes, name: str, version: int, leave_out: Callable[[Module], None]) -> Module:
    """A module as LLVM's tools have it in memory: upgraded, without the bodies that are left out before."""
    if is_assembly(data):
        return irkit.parse_assembly(data, name, version)
    module = irkit.parse_bitcode(data, name)
    leave_out(module)
    irkit.upgrade(module, version)
    return module


def version_of(inputs: dict[str, bytes]) -> int:
    """The LLVM release of the first bitcode among the inputs; the newest if there is none."""
    for file, data in inputs.items():
        for _, content in contents(file, data):
            if not is_assembly(content):
                return irkit.parse_bitcode(content, shown_name(file)).dialect.llvm_version
    return Dialect.newest().llvm_version


def is_archive(data: bytes) -> bool:
    return container_kind(data) == "archive"


def contents(file: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    if is_archive(data):
        yield from archive_members(data, shown_name(file))
    else:
        yield file, data


def link(linking: Linking, output: str, as_text: bool, warn: bool) -> int:
    """Link and write; returns the exit status."""
    say = _say_warning if warn else ignore
    file = linking.files[0]
    try:
        module = linking.run(say)
        problems = [problem for problem in irkit.verify(module) if problem.severity == ERROR]
        if problems:
            raise LinkError("the linked module is broken: " + "; ".join(problem.message for problem in problems))
        with opened(output, binary=not as_text) as out:
            if as_text:
                irkit.write_assembly(module, out, check=False)
            else:
                out.write(irkit.to_bitcode(module, check=False))
    except BrokenPipeError:
        return reader_has_gone()
    except LinkError as error:
        click.echo(f"irkit: {error}", err=True)
        return 1
    except EXPECTED as error:
        click.echo(f"irkit: {one_line(file, error)}", err=True)
        return 1
    return 0


def _say_warning(message: str) -> None:
    click.echo(f"warning: {message.rstrip()}", err=True)
