"""`irkit dis`: bitcode to text, file by file."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple

import irkit
from irkit.cli.jobs import STDIO, Outputs, load_before, opened, run_tasks
from irkit.cli.streams import read_input, shown_name
from irkit.cli.usage import wrong_usage
from irkit.errors import BitcodeError, IRKitError

if TYPE_CHECKING:
    from irkit.module import Module


PARTS: Final = (
    "bitcode.reader.files",
    "bitcode.reader.function",
    "bitcode.reader.metadata",
    "irkit.upgrades.debug_info",
    "irkit.upgrades.run",
    "text.printer.module",
)


class Request(NamedTuple):
    """What `irkit dis` was asked for."""

    files: tuple[str, ...]
    outputs: Outputs
    as_is: bool
    llvm_version: int | None
    preserve_use_list_order: bool
    which: int | None
    all_modules: bool
    show_annotations: bool

    def check(self) -> None:
        """Raise click.UsageError for requests that contradict themselves."""
        if self.which is not None and self.all_modules:
            raise wrong_usage("--module and --all-modules exclude each other")
        if self.as_is and self.llvm_version is not None:
            raise wrong_usage("--as-is and --llvm exclude each other")
        self.outputs.check(self.files)


class Task(NamedTuple):
    """One input file of a request, as it is sent to a worker process."""

    request: Request
    file: str
    processes: int

    def is_shared(self, modules: list[Module]) -> bool:
        """Whether several processes have done it: with a large file, of which nothing else is asked for."""
        request = self.request
        target = request.outputs.target(self.file)
        others = request.as_is or request.preserve_use_list_order or request.show_annotations
        if self.processes < 2 or others or request.llvm_version is not None or not can_be_begun_again(target):
            return False
        from irkit.cli.share_texts import begun

        shared = begun(modules, self.processes)
        if shared is None:
            return False
        try:
            shared.run(lambda: opened(target))
        except IRKitError:
            modules[:] = self.modules()  # what was read by halves is of no use
            return False
        return True

    def modules(self) -> list[Module]:
        """The modules asked for.

        Raises BitcodeError if the file has several and the request does not say which.
        """
        name = shown_name(self.file)
        modules = irkit.parse_bitcode_modules(read_input(self.file), name)
        which = self.request.which
        if which is not None:
            if which >= len(modules):
                raise BitcodeError(f"there is no module {which}: the file has {_count(len(modules))}", name=name)
            return [modules[which]]
        if len(modules) > 1 and not self.request.all_modules:
            raise BitcodeError(
                f"the file has {len(modules)} modules: take one with --module K (0 to {len(modules) - 1}) "
                f"or all with --all-modules",
                name=name,
            )
        return modules

    def run(self) -> None:
        """Write the text of the file.

        Raises what is expected of a bad input or of an output that cannot be written.
        """
        modules = self.modules()
        if self.is_shared(modules):
            return
        for index, module in enumerate(modules):
            if not self.request.as_is:
                irkit.upgrade(module, self.request.llvm_version)
            with opened(self.request.outputs.target(self.file, index if len(modules) > 1 else None)) as out:
                irkit.write_assembly(
                    module,
                    out,
                    self.request.preserve_use_list_order,
                    check=False,
                    show_annotations=self.request.show_annotations,
                )


def can_be_begun_again(target: str) -> bool:
    """Whether an output that is given up halfway leaves nothing behind."""
    return target != STDIO and (target == os.devnull or os.path.isfile(target) or not os.path.exists(target))


def _count(modules: int) -> str:
    return "one module" if modules == 1 else f"{modules} modules"


def disassemble(request: Request, jobs: int) -> int:
    """Do all that was asked for; returns the exit status."""
    load_before(PARTS, jobs, len(request.files))
    processes = jobs // len(request.files)
    return run_tasks(
        [Task(request, file, processes) for file in request.files], jobs, "disassembling", request.outputs.output_dir
    )
