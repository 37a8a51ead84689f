"""LLVM's tools by their names: `irkit llvm-as` and its kin take the options of LLVM's tools and say what these say.

A tool is a module of this package with a function `run`; the table is all that is imported for `irkit --help`.
"""

from __future__ import annotations

from typing import Final

# By the tool's name: the module that has its `run`, and what the tool is for.
TOOLS: Final[dict[str, tuple[str, str]]] = {
    "lli": ("execute", "Run a program, with the options of LLVM's lli."),
    "llvm-as": ("assemble", "Assemble, with the options of LLVM's llvm-as."),
    "llvm-bcanalyzer": ("analyze", "Dump a bitstream, with the options of LLVM's llvm-bcanalyzer."),
    "llvm-cat": ("concatenate", "Put modules into one file, with the options of LLVM's llvm-cat."),
    "llvm-diff": ("compare", "Compare two modules by structure, with the options of LLVM's llvm-diff."),
    "llvm-dis": ("disassemble", "Disassemble, with the options of LLVM's llvm-dis."),
    "llvm-extract": ("extract", "Take globals out of a module, with the options of LLVM's llvm-extract."),
    "llvm-link": ("link_files", "Link modules, with the options of LLVM's llvm-link."),
    "llvm-modextract": (
        "modules",
        "Take a module out of a file of several, with the options of LLVM's llvm-modextract.",
    ),
    "llvm-nm": ("names", "List symbols, with the options of LLVM's llvm-nm."),
    "llvm-split": ("split_module", "Cut a module into several, with the options of LLVM's llvm-split."),
    "opt": ("optimize", "Verify and strip, with the options of LLVM's opt."),
    "verify-uselistorder": ("use_list_orders", "Verify that use-list orders survive, as LLVM's verify-uselistorder."),
}


def run_tool(name: str, arguments: list[str], version: int | None = None) -> int:
    """Run a tool with the arguments of its command line; returns the exit status.

    `version` is the LLVM whose tool it is to be; without it `--llvm N` among the arguments or IRKIT_LLVM in the
    environment says so, else it is the newest.
    """
    import importlib

    from irkit.cli.llvm.tool import Tool

    module, _ = TOOLS[name]
    return Tool(name, version).run(importlib.import_module(f"irkit.cli.llvm.{module}").run, arguments)


def tool_called(program: str) -> tuple[str, int | None] | None:
    """The tool that a link to irkit is named after, as `llvm-as` or `llvm-as-19`, and the version in its name."""
    name, _, release = program.rpartition("-")
    if program in TOOLS:
        return program, None
    return (name, int(release)) if name in TOOLS and release.isdecimal() else None
