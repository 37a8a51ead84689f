"""`llvm-link`."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import irkit
from irkit.cli.link import Linking, is_archive, load
from irkit.cli.llvm.options import LETTER, LIST, VALUE, Option
from irkit.cli.llvm.tool import Tool, ToolError, diagnostic, reason
from irkit.cli.llvm.verifying import broken
from irkit.cli.streams import read_whole, shown_name
from irkit.containers.kinds import BITCODE
from irkit.errors import BitcodeError, IRKitError, LinkError, ParseError, UnsupportedError
from irkit.linking import Linker
from irkit.linking.linker import ignore
from irkit.module import Module

OPTIONS: Final = (
    Option("o", LETTER),
    Option("S"),
    Option("d"),
    Option("f"),
    Option("v"),
    Option("internalize"),
    Option("only-needed"),
    Option("override", LIST),
    Option("import", LIST),
    Option("summary-index", VALUE),
    Option("suppress-warnings"),
    Option("disable-debug-info-type-map"),
    Option("disable-lazy-loading", handled=False),
    Option("disable-verify"),
    Option("ignore-non-bitcode", first=15),
    Option("preserve-bc-uselistorder"),
    Option("preserve-ll-uselistorder"),
    Option("opaque-pointers", handled=False, first=14, last=16),
    Option("experimental-debuginfo-iterators", handled=False, first=18, last=20),
    Option("try-experimental-debuginfo-iterators", handled=False, first=19, last=19),
)
UNSUPPORTED: Final = "summary-index"  # without one LLVM imports nothing, whatever `import` says
NAMES_FILES: Final = 19  # the release from which a file that is not there is named


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    if not line.files:
        raise ToolError(
            f"{tool.name}: Not enough positional command line arguments specified!\n"
            f"Must specify at least 1 positional argument: See: {tool.name} --help"
        )
    if line.value(UNSUPPORTED):
        raise UnsupportedError(f"irkit's llvm-link does not have --{UNSUPPORTED} of LLVM {tool.release}")
    verifies = not line.flag("disable-verify")
    linking = ToolLinking(
        line.files,
        line.all("override"),
        tool.version,
        line.flag("only-needed"),
        line.flag("internalize"),
        not line.flag("disable-debug-info-type-map"),
        tool=tool,
        verbose=line.flag("v"),
        verifies=verifies,
        ignores_others=line.flag("ignore-non-bitcode"),
    )

    def warn(message: str) -> None:
        tool.say(f"warning: {message}")

    try:
        module = linking.run(ignore if line.flag("suppress-warnings") else warn)
    except LinkError as error:
        raise ToolError(f"error: {error.message}") from error
    if line.flag("d"):
        text = io.StringIO()
        irkit.write_assembly(module, text)
        tool.say(f"Here's the assembly:\n{text.getvalue().rstrip()}")
    said = broken(module) if verifies else ""
    if said:
        raise ToolError(f"{said}\n{tool.name}: error: linked module is broken!")
    linking.tell("Writing bitcode...")
    target = line.value("o") or "-"
    if line.flag("S"):
        tool.write_text(module, target, line.flag("preserve-ll-uselistorder"))
    elif not tool.refuses_terminal(target, line.flag("f")):
        tool.write_bitcode([module], target, line.flag("preserve-bc-uselistorder", default=True))
    return 0


def keep_all(_module: Module) -> None:
    """Leave no body out."""


@dataclass(frozen=True, kw_only=True)
class ToolLinking(Linking):
    """Linking that tells what it does, and what goes wrong, as llvm-link does."""

    tool: Tool
    verbose: bool
    verifies: bool
    ignores_others: bool  # members of archives that are not bitcode

    def tell(self, message: str) -> None:
        if self.verbose:
            self.tool.say(message)

    def read(self, file: str) -> bytes:
        try:
            return read_whole(file)
        except OSError as error:
            named = isinstance(error, FileNotFoundError) and self.tool.release >= NAMES_FILES
            which = f": '{file}'" if named else ""
            raise ToolError(f"{self.tool.name}: {reason(error)}{which}") from error

    def source(
        self, file: str, data: bytes, version: int, warn: Callable[[str], None], leave_out: Callable[[Module], None]
    ) -> Module:
        name = shown_name(file)
        verifies = self.verifies and not self.merges_types
        self.tell(f"Reading library archive file '{name}' to memory" if is_archive(data) else f"Loading '{name}'")
        try:
            if data.startswith(BITCODE) or is_archive(data):
                module = self.load(file, data, version, warn, keep_all if verifies else leave_out)
                self.tool.check_debug_info(module)
            else:  # whatever it is, it is read as assembly
                module = self.tool.parse_text(data, file, version=version)
        except (ToolError, ParseError, BitcodeError) as error:
            raise ToolError(f"{self.told(error, name)}\n{self.tool.name}: error:  loading file '{file}'") from error
        said = broken(module) if verifies else ""
        if said:
            raise ToolError(f"{said}\n{self.tool.name}: {file}: error: input module is broken!")
        self.tell(f"Linking in '{file}'")
        return module

    def told(self, error: IRKitError, name: str) -> str:
        """What is said of a file that cannot be read."""
        if isinstance(error, ParseError):
            return f"{self.tool.name}: {diagnostic(error)}"
        return str(error) if isinstance(error, ToolError) else f"{self.tool.name}: {name}: error: {reason(error)}"

    def link_member(self, linker: Linker, member: str, content: bytes, version: int) -> None:
        self.tell(f"Parsing member '{member}' of archive library to module.")
        if not content.startswith(BITCODE):
            if self.ignores_others:
                return
            raise ToolError(f"{self.tool.name}: error:   member of archive is not a bitcode file: '{member}'")
        source = load(content, member, version, linker.leave_out)
        self.tell(f"Linking member '{member}' of archive library.")
        linker.link(source)
