"""`llvm-as`."""

from __future__ import annotations

from irkit.cli.llvm.options import LETTER, VALUE, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.llvm.verifying import broken
from irkit.provenance import METADATA_INDEX_THRESHOLD
from irkit.summary import NO_HASH

OPTIONS = (
    Option("o", LETTER),
    Option("f"),
    Option("disable-output"),
    Option("disable-verify"),
    Option("module-hash"),
    Option("d"),
    Option("data-layout", VALUE),
    Option("preserve-bc-uselistorder"),
    Option("bitcode-mdindex-threshold", VALUE),
    Option("opaque-pointers", first=14, last=16),
    Option("verify-noalias-scope-decl-dom", handled=False),
)


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    path = line.files[0] if line.files else "-"
    data = tool.bytes_of(path)
    layout = line.value("data-layout")
    if layout is not None:
        data = with_layout(data, layout)
    verifies = not line.flag("disable-verify")
    module = tool.parse_text(data, path, upgrade_debug_info=verifies)
    if verifies:
        said = broken(module)
        if said:
            raise ToolError(f"{tool.name}: assembly parsed, but does not verify as correct!\n{said}")
    if line.flag("d"):
        import io

        import irkit

        text = io.StringIO()
        irkit.write_assembly(module, text)
        tool.say(f"Here's the assembly:\n{text.getvalue().rstrip()}")
    if line.flag("disable-output"):
        return 0
    target = line.value("o")
    if target is None:
        target = "-" if path == "-" else path.removesuffix(".ll") + ".bc"
    if tool.refuses_terminal(target, line.flag("f")):
        return 0
    if line.flag("module-hash"):
        module.provenance.hash = NO_HASH  # the writer computes it
    module.provenance.metadata_index_threshold = index_threshold(tool, line.value("bitcode-mdindex-threshold"))
    tool.write_bitcode([module], target, line.flag("preserve-bc-uselistorder", default=True))
    return 0


def index_threshold(tool: Tool, given: str | None) -> int:
    """The number of nodes above which metadata has an index. Raises ToolError."""
    if given is None:
        return METADATA_INDEX_THRESHOLD
    if not given.isdecimal():
        raise ToolError(
            f"{tool.name}: for the --bitcode-mdindex-threshold option: '{given}' value invalid for uint argument!"
        )
    return int(given)


def with_layout(data: bytes, layout: str) -> bytes:
    """A text that has a data layout of our choice; lines keep their numbers."""
    import re

    kept = re.sub(rb'^[ \t]*target[ \t]+datalayout[ \t]*=[ \t]*"[^"\n]*"', b"", data, flags=re.MULTILINE)
    return f'target datalayout = "{layout}" '.encode() + kept
