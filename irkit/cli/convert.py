"""`irkit as` and `irkit convert`: either format to either format."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final, NamedTuple

import irkit
from irkit.cli.inputs import load_modules, read_assembly
from irkit.cli.jobs import STDIO, Outputs, load_before, opened, run_tasks
from irkit.cli.members import is_member
from irkit.cli.streams import shown_name
from irkit.cli.usage import wrong_usage
from irkit.collector import collector_off
from irkit.errors import UnsupportedError

if TYPE_CHECKING:
    from irkit.module import Module
    from irkit.verifier.problems import Problem


PARTS: Final = ("text.parser.module", "irkit.verifier.run", "text.parser.positions", "bitcode.writer.files")


class Writing(NamedTuple):
    """How modules are written: `to` is "bc" or "ll". Bitcode is brought to the release that is named; text, which is
    parsed as its own, only where that is asked for (`upgrades`)."""

    to: str
    llvm_version: int | None
    producer: str | None
    preserve_use_list_order: bool | None
    as_is: bool = False
    upgrades: bool = False

    def upgrade(self, module: Module) -> None:
        """Change a module as the reader of its release does, or of the one that is named. Raises UnsupportedError for
        one that is older than the module."""
        if module.provenance.is_bitcode:
            if self.llvm_version is not None and self.as_is:
                raise UnsupportedError("--as-is and --llvm for bitcode: it is as it is, or as that LLVM reads it")
            if self.llvm_version is not None or (self.to == "ll" and not self.as_is):
                irkit.upgrade(module, self.llvm_version)
        elif self.upgrades:
            irkit.upgrade(module, self.llvm_version)

    def write(self, modules: list[Module], target: str) -> None:
        """Write modules into one file. Raises what the writers raise, and UnsupportedError for several as text."""
        for module in modules:
            self.upgrade(module)
        if self.to == "bc":
            from bitcode.writer import write_modules

            data = write_modules(modules, self.producer, self.preserve_use_list_order)
            with opened(target, binary=True) as out:
                out.write(data)
            return
        if len(modules) > 1:
            raise UnsupportedError(
                f"{len(modules)} modules in one file of assembly, which holds one in every LLVM version; "
                f"irkit dis --all-modules writes a file for each"
            )
        with opened(target) as out:
            irkit.write_assembly(modules[0], out, bool(self.preserve_use_list_order), check=False)


class AssembleTask(NamedTuple):
    """One file of `irkit as`."""

    file: str
    outputs: Outputs
    writing: Writing
    verifies: bool
    processes: int

    def run(self) -> str | None:
        """Write the file's bitcode; returns what the verifier says against it. Raises what is expected of a bad input
        or of an output that cannot be written."""
        data = read_assembly(self.file)
        name = shown_name(self.file)
        shared = self.shared(data, name)
        if shared is not None:
            with opened(self.outputs.target(self.file), binary=True) as out:
                out.write(shared)
            return None
        module = irkit.parse_assembly(data, name, self.writing.llvm_version)
        if module.provenance.broken_debug_info or module.provenance.ignored_debug_info is not None:
            import click

            from irkit.cli.check import debug_info_warnings

            for said in debug_info_warnings(name, module):
                click.echo(said.encode("utf-8", "surrogateescape"), err=True)
        if self.verifies:
            from irkit.verifier.rules import ERROR

            problems = [problem for problem in problems_of_text(module) if problem.severity == ERROR]
            if problems:
                from irkit.cli.check import positioned

                said = "\n".join([str(positioned(name, module, problem)) for problem in problems])
                hint = f"{name}: assembly parsed, but does not verify as correct; --no-verify writes it all the same"
                return f"{said}\n{hint}"
        del data
        module.provenance.text = None  # has served, and would be held while the bitcode is made
        self.writing.write([module], self.outputs.target(self.file))
        return None

    def shared(self, data: bytes, name: str) -> bytes | None:
        """The bitcode of a large text by several processes; None where one has to do it."""
        writing = self.writing
        if self.processes < 2 or writing.preserve_use_list_order is None:
            return None
        from irkit.cli.shares import Order, assembled

        keeps = writing.preserve_use_list_order
        order = Order(data, name, writing.llvm_version, writing.producer, keeps, self.verifies)
        return assembled(order, self.processes)


def problems_of_text(module: Module) -> list[Problem]:
    """The problems of a text that was read just now, in whose debug info nothing is looked for again."""
    if not module.provenance.sound_debug_info or module.explicit_structs:
        return irkit.verify(module)
    from irkit.verifier.run import verify
    from text.parser.positions import Positions

    with collector_off():
        return verify(module, False, 0, Positions(module).position, True)


class ConvertTask(NamedTuple):
    """What `irkit convert` does: `files` into one."""

    files: tuple[str, ...]
    target: str
    writing: Writing

    @property
    def file(self) -> str:
        """The input that errors are about, if they do not say another."""
        return self.files[0]

    def run(self) -> None:
        """Write all modules of the inputs into one file. Raises what is expected of bad inputs and outputs."""
        modules: list[Module] = []
        for file in self.files:
            modules += load_modules(file, None if self.writing.upgrades else self.writing.llvm_version)
        self.writing.write(modules, self.target)


def spare_terminal(targets: list[str]) -> None:
    """Raise click.UsageError if bitcode would be shown on a terminal."""
    if STDIO in targets and sys.stdout.isatty():
        raise wrong_usage("bitcode is not written to a terminal; -o FILE says where to, -f writes it all the same")


def assemble(files: tuple[str, ...], outputs: Outputs, writing: Writing, jobs: int, verifies: bool, force: bool) -> int:
    """Write the bitcode of each file; returns the exit status."""
    outputs.check(files)
    if not force:
        spare_terminal([outputs.target(file) for file in files])
    processes = jobs // len(files)
    tasks = [AssembleTask(file, outputs, writing, verifies, processes) for file in files]
    load_before(PARTS, jobs, len(tasks))
    return run_tasks(tasks, jobs, "assembling", outputs.output_dir)


def convert(files: tuple[str, ...], target: str, writing: Writing, force: bool) -> int:
    """Write all files into one; returns the exit status."""
    if writing.to == "bc" and not force:
        spare_terminal([target])
    return run_tasks([ConvertTask(files, target, writing)], 1, "converting")


def convert_each(files: tuple[str, ...], folder: str | None, writing: Writing, jobs: int) -> int:
    """Write each file by itself into a folder; returns the exit status."""
    outputs = Outputs(None, folder, f".{writing.to}", (".bc", ".ll"))
    outputs.check(files)
    tasks = [ConvertTask((file,), outputs.target(file), writing) for file in files]
    return run_tasks(tasks, jobs, "converting", folder)


def format_of(target: str | None, to: str | None) -> str:
    """The format of an output: as asked for, else by its suffix. Raises click.UsageError if neither tells."""
    if to is not None:
        return to
    if target is None:
        raise wrong_usage("--to bc or --to ll has to say what the files in --output-dir shall be")
    if is_member(target):
        return "bc"
    for suffix in ("bc", "ll"):
        if target.endswith("." + suffix):
            return suffix
    what = "the standard output" if target == STDIO else target
    raise wrong_usage(f"--to bc or --to ll has to say what {what} shall be")
