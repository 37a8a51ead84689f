"""What the tools share: the release, inputs and outputs, and errors in LLVM's words."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

import irkit
from irkit.cli.jobs import opened
from irkit.cli.llvm.messages import in_llvms_words
from irkit.cli.llvm.options import VERSION, Asked, Line, Option, UsageError, parse, usage
from irkit.cli.llvm.reader_messages import in_readers_words
from irkit.cli.streams import EXPECTED, read_input, reader_has_gone, shown_name
from irkit.containers.kinds import BITCODE
from irkit.dialects.producers import producer_of
from irkit.errors import BitcodeError, IRKitError, ParseError
from irkit.releases import NEWEST, OLDEST
from irkit.upgrades.debug_version import drop_debug_info, has_debug_info

if TYPE_CHECKING:
    from irkit.module import Module

ENVIRONMENT = "IRKIT_LLVM"
VERIFIES_CALLS = 20  # the last release that verifies a text before calls of `llvm.dbg.…` become records


class ToolError(IRKitError):
    """What ends a tool with exit status 1; the message is all that is said."""


class Tool:
    """One run of a tool: `name` is what its messages begin with, `release` the LLVM whose tool it is."""

    def __init__(self, name: str, version: int | None) -> None:
        self.name: str = name
        self.version: int | None = version  # None: the newest that takes the input
        self.arguments: list[str] = []
        self.known: tuple[Option, ...] = ()
        self.warns_as: str = ""  # what stands before a warning

    @property
    def release(self) -> int:
        return NEWEST if self.version is None else self.version

    def run(self, action: Callable[[Tool], int], arguments: list[str]) -> int:
        """Do it, and say what went wrong; returns the exit status."""
        try:
            self.arguments = self._without_version(arguments)
            return action(self)
        except Asked as asked:
            self.answer(str(asked))
            return 0
        except ToolError as error:
            self.say(str(error))
        except UsageError as error:
            self.say(f"{self.name}: {error}  Try: '{self.name} --help'")
        except BrokenPipeError:
            reader_has_gone()
        except EXPECTED as error:
            self.say(f"{self.name}: error: {reason(error)}")
        return 1

    def _without_version(self, arguments: list[str]) -> list[str]:
        """The arguments without `--llvm N`. Raises UsageError for a release that irkit does not know."""
        said: str | None = None
        rest: list[str] = []
        place = 0
        while place < len(arguments):
            argument = arguments[place]
            place += 1
            if argument == "--llvm" and place < len(arguments):
                said = arguments[place]
                place += 1
            elif argument.startswith("--llvm="):
                said = argument.removeprefix("--llvm=")
            else:
                rest.append(argument)
        if said is None and self.version is None:
            said = os.environ.get(ENVIRONMENT) or None
        if said is not None:
            if not said.isdecimal() or not OLDEST <= int(said) <= NEWEST:
                raise UsageError(f"irkit knows LLVM {OLDEST} to {NEWEST}, not '{said}'.")
            self.version = int(said)
        return rest

    def options(self, *options: Option) -> Line:
        """The command line. Raises UsageError, and Asked for `--version` and `--help`."""
        self.known = options
        return parse(options, self.arguments, self.release)

    def answer(self, asked: str) -> None:
        """Say which LLVM's tool it is, in LLVM's form, or which options it takes."""
        if asked == VERSION:
            if self.name == "llvm-nm":
                click.echo("llvm-nm, compatible with GNU nm")
            version = producer_of(self.release).removeprefix("LLVM")
            click.echo(f"LLVM (http://llvm.org/):\n  LLVM version {version}\n  Optimized build.")
            click.echo(f"  irkit {irkit.__version__} in its place.")
        else:
            click.echo(f"USAGE: {self.name} [options] <input files>\n\nOPTIONS, of LLVM {self.release}:")
            click.echo(usage(self.known, self.release))

    def say(self, message: str) -> None:
        """A message as it is, on standard error."""
        sys.stdout.flush()
        click.echo(message.encode("utf-8", "surrogateescape"), err=True)

    # Inputs

    def bytes_of(self, path: str) -> bytes:
        """The bytes of an input. Raises ToolError in the words of LLVM's reader of either format."""
        try:
            return read_input(path)
        except OSError as error:
            raise ToolError(
                f"{self.name}: {shown_name(path)}: error: Could not open input file: {reason(error)}"
            ) from error

    def parse_text(self, data: bytes, path: str, upgrade_debug_info: bool = True, version: int | None = None) -> Module:
        """The module of a text; debug info that LLVM drops is told. Raises ToolError."""
        name = shown_name(path)
        try:
            module = irkit.parse_assembly(data, name, version or self.version, upgrade_debug_info=upgrade_debug_info)
        except ParseError as error:
            if error.line == 1 and not error.source_line:  # of what does not look like assembly at all
                error.source_line = data.partition(b"\n")[0].decode("utf-8", "replace")
            raise ToolError(f"{self.name}: {diagnostic(error)}") from error
        if module.provenance.broken_debug_info:
            self.warn_of_debug_info(with_debug_info(data, name, module.dialect.llvm_version))
        self.warn_of_version(module)
        return module

    def warn_of_debug_info(self, module: Module) -> bool:
        """Tell what is broken in the debug info of a module as it was read; returns whether anything is."""
        from irkit.cli.llvm.verifying import told
        from irkit.verifier.debug_info import broken_debug_info

        problems = broken_debug_info(module)
        if problems:
            self.say(told(module, problems))
            self.warn(f"ignoring invalid debug info in {module.name}")
        return bool(problems)

    def warn_of_version(self, module: Module) -> None:
        """Tell of debug info that was dropped since its version is not LLVM's."""
        version = module.provenance.ignored_debug_info
        if version is not None:
            self.warn(f"ignoring debug info with an invalid version ({version}) in {module.name}")

    def warn(self, message: str) -> None:
        """A warning of LLVM's reader of either format."""
        self.say(f"{self.warns_as}warning: {message}")

    def read(self, path: str) -> Module:
        """The one module of an input of either format, upgraded. Raises ToolError."""
        data = self.bytes_of(path)
        if not data.startswith(BITCODE):
            return self.parse_text(self.without_summary(data, path), path)
        try:
            return self.upgraded(irkit.parse_bitcode(data, shown_name(path)))
        except BitcodeError as error:
            raise ToolError(f"{self.name}: {shown_name(path)}: error: {reason(error)}") from error

    def without_summary(self, data: bytes, path: str) -> bytes:
        """A text whose summary is skipped, as tools do that have no use for one. Raises ToolError."""
        from irkit.cli.llvm.summary_entries import without_summary

        try:
            return without_summary(data, shown_name(path))
        except ParseError as error:
            raise ToolError(f"{self.name}: {diagnostic(error)}") from error

    def upgraded(self, module: Module) -> Module:
        """A module from bitcode as this release reads it, all of it; debug info that LLVM drops is told."""
        module.materialize()
        irkit.upgrade(module, self.version)
        self.check_debug_info(module)
        return module

    def check_debug_info(self, module: Module) -> None:
        """Drop debug info that is broken in a module from bitcode, and tell of what is dropped."""
        if has_debug_info(module) and self.warn_of_debug_info(module):
            drop_debug_info(module, module.dialect.llvm_version)
        self.warn_of_version(module)

    # Outputs

    def write_text(
        self, module: Module, target: str, preserve_use_list_order: bool = False, show_annotations: bool = False
    ) -> None:
        with opened(target) as out:
            irkit.write_assembly(module, out, preserve_use_list_order, show_annotations=show_annotations)

    def write_bitcode(
        self,
        modules: list[Module],
        target: str,
        preserve_use_list_order: bool | None = None,
        adds_symbols: bool = True,
        copies: bool = False,
    ) -> None:
        """Write a file. `adds_symbols`: with a symbol table for linkers, whether the modules came with one or not;
        `copies`: as they came, not as LLVM writes what it has read."""
        from bitcode.writer import write_modules

        for module in modules:
            module.provenance.fills_tables_anew = not copies
            if not adds_symbols:
                module.provenance.symtab = None
            elif module.provenance.symtab is None:
                module.provenance.symtab = b""
        data = write_modules(modules, None, preserve_use_list_order)
        with opened(target, binary=True) as out:
            out.write(data)

    def refuses_terminal(self, target: str, forced: bool) -> bool:
        """Whether bitcode would go to a terminal, which is said."""
        if target != "-" or forced or not sys.stdout.isatty():
            return False
        self.say(
            "WARNING: You're attempting to print out a bitcode file.\n"
            "This is inadvisable as it may cause display problems. If\n"
            "you REALLY want to taste LLVM bitcode first-hand, you\n"
            "can force output with the `-f' option.\n"
        )
        return True


def with_debug_info(data: bytes, name: str, version: int) -> Module:
    """The module of a text that was parsed once, with the debug info that LLVM drops, in the form that it verifies."""
    from text.parser import parse_assembly

    return parse_assembly(data, name, version, None, False, version > VERIFIES_CALLS)


def diagnostic(error: ParseError) -> str:
    """An error of the parser as LLVM prints it: with the line, and a caret without a tail."""
    message, column = in_llvms_words(error.message, error.source_line, error.column)
    if not error.line:
        return f"{error.path}: error: {message}"
    before = error.source_line[: column - 1]
    blank = "".join("\t" if c == "\t" else " " for c in before)
    return f"{error.path}:{error.line}:{column}: error: {message}\n{error.source_line}\n{blank}^"


def reason(error: BaseException) -> str:
    """What an expected error says, without the name of the input."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, ParseError):
        return error.message
    return in_readers_words(error.message if isinstance(error, BitcodeError) else str(error))
