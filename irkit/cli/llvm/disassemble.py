"""`llvm-dis`."""

from __future__ import annotations

import irkit
from irkit.cli.inputs import is_assembly
from irkit.cli.llvm.options import LETTER, Option
from irkit.cli.llvm.tool import Tool, ToolError, reason
from irkit.cli.streams import read_input, shown_name
from irkit.errors import BitcodeError, UnsupportedError

OPTIONS = (
    Option("o", LETTER),
    Option("f", handled=False),
    Option("disable-output"),
    Option("set-importing"),
    Option("show-annotations"),
    Option("preserve-ll-uselistorder"),
    Option("materialize-metadata"),
    Option("expand-constant-exprs", first=15),
    Option("opaque-pointers", handled=False, first=14, last=16),
    Option("load-bitcode-into-experimental-debuginfo-iterators", handled=False, first=19, last=20),
)
UNSUPPORTED = ("set-importing", "expand-constant-exprs")


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    tool.warns_as = f"{tool.name}: "
    for name in UNSUPPORTED:
        if line.flag(name):
            raise UnsupportedError(f"irkit's llvm-dis does not have --{name} of LLVM {tool.release}")
    files = line.files or ["-"]
    target = line.value("o")
    if len(files) > 1 and target is not None:
        raise ToolError("error: output file name cannot be set for multiple input files")
    for path in files:
        try:
            data = read_input(path)
        except OSError as error:
            raise ToolError(f"error: {path}: {reason(error)}") from error
        if is_assembly(data):
            raise ToolError(f"{tool.name}: error: Invalid bitcode signature")
        try:
            modules = irkit.parse_bitcode_modules(data, shown_name(path))
        except BitcodeError as error:
            raise ToolError(f"{tool.name}: error: {reason(error)}") from error
        if target == "-" and len(modules) > 1:
            tool.say("only single module bitcode files can be written to stdout")
        for index, module in enumerate(modules):
            tool.upgraded(module)
            if not line.flag("disable-output"):
                out = target_of(path, target, f".{index}" if len(modules) > 1 else "")
                tool.write_text(module, out, line.flag("preserve-ll-uselistorder"), line.flag("show-annotations"))
    return 0


def target_of(path: str, target: str | None, number: str) -> str:
    """Where a module goes, with its number if it is one of several: as in LLVM, to a file `-.0` in place of `-`."""
    if target is not None:
        return target + number
    return "-" if path == "-" else path.removesuffix(".bc") + number + ".ll"
