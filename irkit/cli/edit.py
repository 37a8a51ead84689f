"""`irkit extract` and `irkit strip`: a module in, a smaller one out; `irkit tools`: links of the tools' names."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import irkit
from irkit.cli.inputs import load_modules
from irkit.cli.jobs import opened, run_tasks
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
        self.change(module)
        if self.output.endswith(".bc"):
            data = irkit.to_bitcode(module)
            with opened(self.output, binary=True) as out:
                out.write(data)
            return
        with opened(self.output) as out:
            irkit.write_assembly(module, out)

    def change(self, module: Module) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class Edit(Change):
    """`irkit extract`: `names` by what they are names of."""

    names: tuple[tuple[str, tuple[str, ...]], ...]
    recursive: bool
    delete: bool

    def change(self, module: Module) -> None:
        from irkit.editing.extract import extract

        wanted: list[str] = []
        for kind, names in self.names:
            for name in names:
                if not isinstance(module.get(name), KINDS[kind]):
                    raise NotFoundError(f"the module has no {kind} named '{name}'")
                wanted.append(name)
        extract(module, wanted, keep_callees=self.recursive, delete=self.delete)


@dataclass(frozen=True)
class Strip(Change):
    """`irkit strip`."""

    debug: bool
    names: bool
    dead: bool
    kinds: tuple[str, ...]

    def change(self, module: Module) -> None:
        from irkit.analysis.type_finder import find_structs
        from irkit.editing.dead import strip_dead_debug_info, strip_dead_prototypes
        from irkit.editing.strip import strip_debug, strip_metadata, strip_names

        if self.debug or self.names:
            strip_debug(module)
        if self.names:
            strip_names(module, find_structs(module))
        if self.kinds:
            strip_metadata(module, frozenset(self.kinds))
        if self.dead:
            strip_dead_debug_info(module)
            strip_dead_prototypes(module)


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
