"""Commands that make one module another, or several; `irkit tools`: links of the tools' names."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import irkit
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import opened, run_tasks
from irkit.cli.members import is_member
from irkit.cli.streams import complain, one_line
from irkit.errors import NotFoundError, UnsupportedError
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalValue, GlobalVariable

if TYPE_CHECKING:
    from irkit.module import Module

KINDS: Final[dict[str, type[GlobalValue]]] = {
    "function": Function,
    "variable": GlobalVariable,
    "alias": GlobalAlias,
}


@dataclass(frozen=True)
class Change:
    """A command that changes one module: reads `file`, writes `output`."""

    file: str
    output: str
    llvm_version: int | None

    def run(self) -> None:
        """Do it. Raises what is expected of a bad input or of an output that cannot be written."""
        modules = load_modules(self.file, self.llvm_version)
        if len(modules) != 1:
            raise UnsupportedError(f"{len(modules)} modules in one file; irkit llvm-modextract takes one out")
        module = modules[0]
        module.materialize()
        if module.provenance.is_bitcode:
            irkit.upgrade(module)
        self.write(module)

    def write(self, module: Module) -> None:
        self.change(module)
        write(module, self.output)

    def change(self, module: Module) -> None:
        """What the command does to the module."""


@dataclass(frozen=True)
class Edit(Change):
    """`irkit extract`: `names` by what they are names of."""

    names: tuple[tuple[str, tuple[str, ...]], ...]
    recursive: bool
    delete: bool
    blocks: tuple[str, ...] = ()

    def change(self, module: Module) -> None:
        from irkit.editing.extract import extract
        from irkit.editing.outlining import find_blocks

        wanted: list[str] = []
        for kind, names in self.names:
            for name in names:
                if not isinstance(module.get(name), KINDS[kind]):
                    raise NotFoundError(f"the module has no {kind} named '{name}'")
                wanted.append(name)
        groups = [find_blocks(module, pair) for pair in self.blocks]
        wanted += [pair.partition(":")[0] for pair in self.blocks]
        extract(module, wanted, keep_callees=self.recursive, delete=self.delete, groups=groups)


@dataclass(frozen=True)
class Strip(Change):
    """`irkit strip`."""

    debug: bool
    names: bool
    dead: bool
    kinds: tuple[str, ...]

    def change(self, module: Module) -> None:
        from irkit.editing.dead import strip_dead_debug_info, strip_dead_prototypes
        from irkit.editing.strip import strip_debug, strip_metadata, strip_names
        from irkit.type_finder import find_structs

        if self.debug or self.names:
            strip_debug(module)
        if self.names:
            strip_names(module, find_structs(module))
        if self.kinds:
            strip_metadata(module, frozenset(self.kinds))
        if self.dead:
            strip_dead_debug_info(module)
            strip_dead_prototypes(module)


@dataclass(frozen=True)
class Internalize(Change):
    """`irkit internalize`."""

    names: tuple[str, ...]

    def change(self, module: Module) -> None:
        irkit.internalize(module, self.names)


@dataclass(frozen=True)
class Rename(Change):
    """`irkit rename`: pairs of names, and what comes before those of definitions that others see."""

    pairs: tuple[tuple[str, str], ...]
    prefix: str

    def change(self, module: Module) -> None:
        from irkit.editing.renaming import rename_globals, with_prefix

        rename_globals(module, {**(with_prefix(module, self.prefix) if self.prefix else {}), **dict(self.pairs)})


@dataclass(frozen=True)
class Split(Change):
    """`irkit split`: `output` with a number before its suffix is where each part goes."""

    parts: int
    preserve_locals: bool
    round_robin: bool

    def write(self, module: Module) -> None:
        from irkit.editing.split import split

        stem, suffix = os.path.splitext(self.output)
        if suffix not in (".bc", ".ll"):
            stem, suffix = self.output, ""
        made = split(module, self.parts, preserve_locals=self.preserve_locals, round_robin=self.round_robin)
        for number, part in enumerate(made):
            write(part, f"{stem}.{number}{suffix}")


def write(module: Module, target: str) -> None:
    """Write a module, as bitcode if the name says so, and into a container."""
    if target.endswith(".bc") or is_member(target):
        data = irkit.to_bitcode(module)
        with opened(target, binary=True) as out:
            out.write(data)
        return
    with opened(target) as out:
        irkit.write_assembly(module, out)


def edit(change: Change) -> int:
    """Do it; returns the exit status."""
    return run_tasks([change], 1, "editing")


def link_tools(folder: str, names: list[str]) -> int:
    """Make a link to irkit for each name, in the place of one that is there; returns the exit status."""
    program = shutil.which("irkit") or sys.argv[0]
    try:
        os.makedirs(folder, exist_ok=True)
        for name in names:
            path = os.path.join(folder, name)
            if os.path.islink(path):
                os.unlink(path)
            os.symlink(os.path.abspath(program), path)
    except OSError as error:
        complain(one_line(folder, error))
        return 1
    return 0
