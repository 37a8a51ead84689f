"""`lli`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import irkit
from irkit.cli.llvm.options import LETTER, LIST, Option
from irkit.cli.llvm.tool import Tool, ToolError
from irkit.errors import LinkError, UnsupportedError
from irkit.functions import Function

if TYPE_CHECKING:
    from irkit.cli.llvm.options import Line
    from irkit.module import Module
    from irkit.semantics.library.stdio import Files

# Those that say how code is made of a module change nothing where none is made.
OPTIONS = (
    Option("O", LETTER, handled=False),
    Option("abort-on-max-devirt-iterations-reached", handled=False),
    Option("code-model", "value", handled=False),
    Option("compile-threads", "value", handled=False),
    Option("disable-core-files", handled=False),
    Option("disable-lazy-compilation", handled=False),
    Option("disable-symbolication", handled=False),
    Option("emulated-tls", handled=False),
    Option("enable-cache-manager", handled=False),
    Option("entry-function", "value"),
    Option("extra-archive", LIST),
    Option("extra-module", LIST),
    Option("extra-object", LIST),
    Option("fake-argv0", "value"),
    Option("fp-contract", "value", handled=False),
    Option("force-interpreter", handled=False),
    Option("jit-kind", "value", handled=False),
    Option("jit-linker", "value", handled=False),
    Option("lljit-platform", "value", handled=False),
    Option("load", LIST),
    Option("march", "value", handled=False),
    Option("mattr", LIST, handled=False),
    Option("mcjit-remote-process", "value", handled=False),
    Option("mcpu", "value", handled=False),
    Option("mtriple", "value", handled=False),
    Option("no-process-syms", handled=False),
    Option("object-cache-dir", "value", handled=False),
    Option("orc-lazy-debug", "value"),
    Option("per-module-lazy"),
    Option("jd", LIST),
    Option("dlopen", LIST),
    Option("relocation-model", "value", handled=False),
    Option("remote-mcjit", handled=False),
    Option("thread-entry", LIST),
    Option("use-ctors", handled=False),
)
UNSUPPORTED = ("extra-archive", "load", "dlopen", "thread-entry")
OBJECTS = (b"\x7fELF", b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xfe\xed\xfa")


def run(tool: Tool) -> int:
    arguments, own = own_arguments(tool)
    tool.arguments = arguments
    line = tool.options(*OPTIONS)
    for name in UNSUPPORTED:
        if line.all(name):
            raise UnsupportedError(f"irkit's lli does not have --{name} of LLVM {tool.release}")
    debug = line.value("orc-lazy-debug") or "none"
    if debug not in ("none", "funcs-to-stdout"):
        raise UnsupportedError(f"irkit's lli compiles nothing, so that it has no --orc-lazy-debug={debug}")
    for path in line.all("extra-object"):
        if not tool.bytes_of(path).startswith(OBJECTS):
            raise ToolError(f"{tool.name}: error: '{path}': The file was not recognized as a valid object file")
        raise UnsupportedError(f"irkit's lli does not have --extra-object of LLVM {tool.release}")
    file = line.files[0] if line.files else "-"
    module = linked(tool, line, file)
    entry = line.value("entry-function")
    if entry == "":
        raise ToolError("error: --entry-function name cannot be empty")
    entry = entry or "main"
    found = module.get(entry)
    if not isinstance(found, Function) or found.is_declaration:
        raise ToolError(f"'{entry}' function not found in module.")
    interpreter = irkit.Interpreter(module)
    interpreter.library.program = line.value("fake-argv0") or file
    if debug != "none":
        interpreter.compiler.announce = Announcer(interpreter.library.files, line.flag("per-module-lazy")).announce
    return execute(tool, interpreter, entry, own)


def libraries(arguments: list[str], extras: list[str]) -> list[tuple[str, bool]]:
    """The modules of `-extra-module` in their order, and whether each belongs to the main library: `-jd` says so for
    those after it."""
    is_main = True
    found: list[tuple[str, bool]] = []
    for place, word in enumerate(arguments):
        name, equals, value = word.lstrip("-").partition("=")
        if name == "jd":
            is_main = (value if equals else arguments[place + 1]) == "main"
        elif name == "extra-module":
            found.append((extras[len(found)], is_main))
    return found


def hide(module: Module) -> None:
    """What is hidden is not seen from another library."""
    for value in module.global_values():
        if value.visibility == "hidden" and not value.is_declaration:
            value.visibility = "default"
            value.linkage = "internal"


class Announcer:
    """`-orc-lazy-debug=funcs-to-stdout`: the functions that are needed, when they are, or all of the module at once."""

    def __init__(self, files: Files, whole: bool) -> None:
        self.files: Files = files
        self.whole: bool = whole
        self.told: bool = False

    def announce(self, function: Function) -> None:
        names = [function.name]
        if self.whole:
            module = function.module
            if self.told or module is None:
                return
            names = [other.name for other in module.functions if not other.is_declaration]
        self.told = True
        file = self.files.by_number[1].file
        if file is not None:
            file.write(f"[ {' '.join(names)} ]\n".encode("utf-8", "surrogateescape"))


def own_arguments(tool: Tool) -> tuple[list[str], list[str]]:
    """lli's arguments and the program's, which begin after the first that is no option."""
    takes_value = {option.name for option in OPTIONS if option.kind in ("value", LIST)}
    place = 0
    arguments = tool.arguments
    while place < len(arguments):
        word = arguments[place]
        place += 1
        if word == "--":  # the file is behind it
            place += 1
        if word in ("-", "--") or not word.startswith("-"):
            break
        if word.lstrip("-") in takes_value:
            place += 1
    return arguments[:place], arguments[place:]


def linked(tool: Tool, line: Line, file: str) -> Module:
    """The module, with those of `-extra-module`. Those of other libraries (`-jd`) are linked with it: what a name means
    is the same unless two libraries define it, which is an error here."""
    module = tool.read(file)
    for extra, is_main in libraries(tool.arguments, line.all("extra-module")):
        other = tool.read(extra)
        if not is_main:
            hide(other)
        try:
            irkit.link(module, other)
        except LinkError as error:
            raise ToolError(f"{tool.name}: error: {error}") from error
    return module


def execute(tool: Tool, interpreter: irkit.Interpreter, entry: str, arguments: list[str]) -> int:
    """Run it, and say what ended it; returns the exit status."""
    from irkit.semantics.errors import ExecutionError, ProgramAbort

    try:
        return interpreter.run(entry, arguments)
    except ExecutionError as error:
        sys.stdout.flush()
        tool.say(f"{tool.name}: {error}")
        return error.status if isinstance(error, ProgramAbort) else 1
