"""`opt`, with the passes that only verify or take things away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import irkit
from irkit.analysis.summaries import build_summary
from irkit.cli.llvm.options import LETTER, LIST, VALUE, Line, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.cli.llvm.verifying import broken
from irkit.cli.streams import read_input, shown_name
from irkit.digests import md5_of
from irkit.editing.dead import eliminate_dead_globals, strip_dead_debug_info, strip_dead_prototypes
from irkit.editing.renaming import name_locals
from irkit.editing.strip import strip_debug, strip_names
from irkit.summary import NO_HASH

if TYPE_CHECKING:
    from irkit.module import Module

OPTIONS = (
    Option("o", LETTER),
    Option("S"),
    Option("f"),
    Option("disable-output"),
    Option("disable-verify"),
    Option("verify-each", handled=False),
    Option("module-hash"),
    Option("module-summary"),
    Option("passes", LIST),
    Option("p", LIST, first=17),
    Option("mtriple", VALUE),
    Option("strip", last=16),
    Option("strip-debug"),
    Option("strip-dead-prototypes", last=16),
    Option("globaldce", last=16),
    Option("instnamer", last=16),
    Option("internalize", last=16),
    Option("internalize-public-api-list", LIST),
    Option("internalize-public-api-file", VALUE),
    Option("enable-new-pm", handled=False, last=16),
    Option("preserve-bc-uselistorder"),
    Option("preserve-ll-uselistorder"),
    Option("opaque-pointers", handled=False, first=14, last=16),
)


def no_change(module: Module) -> None:
    """What a pass does that changes nothing; the module is verified before and after any pass."""


def strip(module: Module) -> None:
    from irkit.type_finder import find_structs

    strip_debug(module)
    strip_names(module, find_structs(module))


def strip_prototypes(module: Module) -> None:
    strip_dead_prototypes(module)


def remove_dead_globals(module: Module) -> None:
    eliminate_dead_globals(module)


def name_anonymous_globals(module: Module) -> None:
    """Names for globals without one, from a hash of those that other modules see."""
    seen = [
        value.name
        for value in (*module.functions, *module.globals)
        if not value.is_declaration and not value.has_local_linkage
    ]
    digest = md5_of("".join(seen)).hex()
    count = 0
    for value in (*module.functions, *module.globals, *module.ifuncs, *module.aliases):
        if not value.name:
            value.name = f"anon.{digest}.{count}"
            count += 1


PASSES: Final[dict[str, Callable[[Module], None]]] = {
    "verify": no_change,
    "no-op-module": no_change,
    "no-op-function": no_change,
    "strip": strip,
    "strip-dead-debug-info": strip_dead_debug_info,
    "strip-dead-prototypes": strip_prototypes,
    "globaldce": remove_dead_globals,
    "instnamer": name_locals,
    "name-anon-globals": name_anonymous_globals,
}
OLD_MANAGER: Final = 16  # the last release whose opt has the old pass manager
# Passes by options of their own, in releases whose opt has the old pass manager.
OLD_PASSES: Final[dict[str, Callable[[Module], None]]] = {
    "strip": strip,
    "strip-debug": strip_debug,
    "strip-dead-prototypes": strip_prototypes,
    "globaldce": remove_dead_globals,
    "instnamer": name_locals,
}


def run(tool: Tool) -> int:
    line = tool.options(*OPTIONS)
    public = public_names(tool, line)
    passes = pipeline(tool, [*line.all("passes"), *line.all("p")], public)
    if tool.release <= OLD_MANAGER:
        passes += [action for name, action in OLD_PASSES.items() if line.flag(name)]
    if line.flag("internalize"):
        passes.append(Internalize(public))
    path = line.files[0] if line.files else "-"
    module = tool.read(path)
    verifies = not line.flag("disable-verify")
    said = broken(module) if verifies else ""
    if said:
        raise ToolError(f"{said}\n{tool.name}: {shown_name(path)}: error: input module is broken!")
    triple = line.value("mtriple")
    if triple is not None:
        module.target_triple = triple
    if line.flag("strip-debug") and tool.release > OLD_MANAGER:  # no pass there, and before them
        strip_debug(module)
    for run_pass in passes:
        run_pass(module)
    if line.flag("disable-output"):
        return 0
    module.take_summary(build_summary(module, frequencies=line.flag("S")) if line.flag("module-summary") else None)
    target = line.value("o") or "-"
    if line.flag("S"):
        tool.write_text(module, target, line.flag("preserve-ll-uselistorder"))
        return 0
    if tool.refuses_terminal(target, line.flag("f")):
        return 0
    if line.flag("module-hash"):
        module.provenance.hash = NO_HASH  # the writer computes it
    tool.write_bitcode([module], target, line.flag("preserve-bc-uselistorder", default=True))
    return 0


class Internalize:
    """The pass internalize; `public` are the names that stay."""

    def __init__(self, public: list[str]) -> None:
        self.public: list[str] = public

    def __call__(self, module: Module) -> None:
        irkit.internalize(module, self.public)


def public_names(tool: Tool, line: Line) -> list[str]:
    """The names that internalize lets be, from the command line and from a file of names."""
    names = [name for text in line.all("internalize-public-api-list") for name in text.split(",")]
    path = line.value("internalize-public-api-file")
    if path is None:
        return names
    try:
        return names + read_input(path).decode("utf-8", "surrogateescape").split()
    except OSError:
        tool.say(f"WARNING: Internalize couldn't load file '{path}'! Continuing as if it's empty.")
        return names


def pipeline(tool: Tool, texts: list[str], public: list[str]) -> list[Callable[[Module], None]]:
    """The passes of a pipeline's text. Raises ToolError for one that irkit does not have."""
    found: list[Callable[[Module], None]] = []
    for text in texts:
        for name in filter(None, text.split(",")):
            bare = name
            for manager in ("module(", "function(", "cgscc("):
                bare = bare.removeprefix(manager)
            bare = bare.rstrip(")")
            if bare == "internalize":
                found.append(Internalize(public))
                continue
            if bare not in PASSES:
                raise ToolError(
                    f"{tool.name}: unknown pass name '{bare}' (irkit has {', '.join(sorted((*PASSES, 'internalize')))})"
                )
            found.append(PASSES[bare])
    return found
