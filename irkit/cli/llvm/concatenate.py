"""`llvm-cat`."""

from __future__ import annotations

import irkit
from irkit.cli.llvm.options import LETTER, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.streams import shown_name
from irkit.errors import BitcodeError

OPTIONS = (Option("o", LETTER), Option("b"))


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    target = line.value("o")
    if target is None:
        raise ToolError(f"{tool.name}: for the -o option: must be specified at least once!")
    modules = []
    if line.flag("b"):  # each with the string table that it came with
        for path in line.files:
            try:
                modules += irkit.parse_bitcode_modules(tool.bytes_of(path), shown_name(path))
            except BitcodeError as error:
                raise ToolError(f"{tool.name}: error: {error.message}") from error
    else:  # one string table for all
        table = bytes(bytearray(b"\0"))
        for path in line.files:
            module = tool.read(path)
            module.provenance.strtab = table
            modules.append(module)
    copies = line.flag("b")
    tool.write_bitcode(modules, target, None if copies else False, adds_symbols=False, copies=copies)
    return 0
