"""`llvm-modextract`."""

from __future__ import annotations

import irkit
from irkit.cli.llvm.options import LETTER, VALUE, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.streams import shown_name
from irkit.errors import BitcodeError

OPTIONS = (Option("o", LETTER), Option("b"), Option("n", VALUE))


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    path = line.files[0] if line.files else "-"
    target, number = line.value("o"), line.value("n")
    if target is None or number is None:
        missing = "-o" if target is None else "-n"
        raise ToolError(f"{tool.name}: for the {missing} option: must be specified at least once!")
    if not number.isdecimal():
        raise ToolError(f"{tool.name}: for the -n option: '{number}' value invalid for uint argument!")
    try:
        modules = irkit.parse_bitcode_modules(tool.bytes_of(path), shown_name(path))
    except BitcodeError as error:
        raise ToolError(f"{tool.name}: error: {error.message}") from error
    if int(number) >= len(modules):
        raise ToolError(
            f"{tool.name}: error: module index out of range; bitcode file contains {len(modules)} module(s)"
        )
    module = modules[int(number)]
    if not line.flag("b"):
        tool.upgraded(module)
    copies = line.flag("b")
    tool.write_bitcode([module], target, None if copies else False, adds_symbols=not copies, copies=copies)
    return 0
