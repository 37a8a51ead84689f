"""`llvm-split`."""

from __future__ import annotations

from irkit.cli.llvm.options import LETTER, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.editing.split import split
from irkit.errors import UnsupportedError

OPTIONS = (
    Option("o", LETTER),
    Option("j", LETTER),
    Option("S", first=22),
    Option("preserve-locals"),
    Option("round-robin", first=19),
    Option("mtriple", "value", first=19),
    Option("mcpu", "value", first=19),
    Option("split-by-category", "value", first=22),
)
UNSUPPORTED = ("mtriple", "split-by-category")


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    for name in UNSUPPORTED:
        if line.flag(name) or line.value(name) is not None:
            raise UnsupportedError(f"irkit's llvm-split does not have --{name} of LLVM {tool.release}")
    number = line.value("j") or "2"
    if not number.isdecimal() or not int(number):
        raise ToolError(f"{tool.name}: for the -j option: '{number}' value invalid for uint argument!")
    module = tool.read(line.files[0] if line.files else "-")
    target = line.value("o") or ""
    parts = split(
        module, int(number), preserve_locals=line.flag("preserve-locals"), round_robin=line.flag("round-robin")
    )
    for index, part in enumerate(parts):
        if line.flag("S"):
            tool.write_text(part, f"{target}{index}")
        else:
            tool.write_bitcode([part], f"{target}{index}", False)
    return 0
