"""`irkit symbols`: the global names of a file in the manner of nm. Function bodies are not read for it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit.cli.demangle import demangler
from irkit.cli.inputs import parse_modules
from irkit.cli.nm import UNDEFINED_LETTERS, letter_of
from irkit.cli.streams import print_all
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from irkit.module import Module

NAME: Final = "name"
KIND: Final = "kind"
FILE: Final = "file"  # as the module has them


@dataclass(frozen=True)
class Wanted:
    """Which symbols are listed and how."""

    everything: bool = False  # LLVM's own names too
    only: str = ""  # "defined", "undefined" or all
    sort: str = NAME
    demangle: bool = False

    def takes(self, name: str, is_undefined: bool) -> bool:
        if name.startswith("llvm.") and not self.everything:
            return False
        return not self.only or is_undefined == (self.only == "undefined")


class Row(NamedTuple):  # of which big files have many: quicker to make than a data class
    """One symbol. `demangled` is None where that was not asked for."""

    name: str
    letter: str
    kind: str
    linkage: str
    visibility: str
    defined: bool
    demangled: str | None


def show_symbols(files: Sequence[str], wanted: Wanted, as_json: bool) -> int:
    """Print the symbols of files, of several each below its name, as nm does; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterator[str]:
        modules = parse_modules(data, name)
        if len(files) > 1:
            yield f"\n{name}:"
        for index, module in enumerate(modules):
            if len(modules) > 1:
                yield f"module {index}:"
            for row in rows(module, wanted):
                name_shown = printable(row.demangled or row.name)
                yield f"{row.letter} {row.kind:<8} {row.linkage:<20} {row.visibility:<9} {name_shown}"

    def document(data: bytes, name: str) -> Iterator[str]:
        modules = [{"symbols": [row._asdict() for row in rows(module, wanted)]} for module in parse_modules(data, name)]
        yield from json.dumps({"file": name, "modules": modules}, indent=2).split("\n")

    return print_all(files, document if as_json else lines, as_json)


def show_as_nm(files: Sequence[str], wanted: Wanted, style: str, patterns: Sequence[str]) -> int:
    """Print symbols as llvm-nm does, in one of its formats, of members that fit a pattern if there are any; returns the
    exit status."""
    from irkit.cli.llvm.names import Listing, show
    from irkit.cli.llvm.tool import Tool
    from irkit.cli.nm import Selection

    selection = Selection(
        debug_symbols=wanted.everything,
        defined_only=wanted.only == "defined",
        undefined_only=wanted.only == "undefined",
        is_sorted=wanted.sort == NAME,
        demangle=wanted.demangle,
    )
    return show(Tool("irkit", None), files, Listing(style, selection, False, False, len(files) > 1, tuple(patterns)))


def rows(module: Module, wanted: Wanted) -> list[Row]:
    """A row for each symbol that is wanted, in the order that is wanted.

    LLVM's own functions and variables, `llvm.` and what follows, are no symbols of the object file to come; they
    are listed if all are wanted. Raises UnsupportedError where names cannot be demangled.
    """
    spelled = demangler() if wanted.demangle else None
    found = []
    number = 0
    for value in (*module.globals, *module.aliases, *module.ifuncs, *module.functions):
        name = value.name
        if not name:
            name = f"@{number}"
            number += 1
        letter = letter_of(value)
        is_undefined = letter in UNDEFINED_LETTERS
        if wanted.takes(name, is_undefined):
            made = spelled(name) if spelled is not None else None
            found.append(Row(name, letter, kind(value), value.linkage, value.visibility, not is_undefined, made))
    if wanted.sort != FILE:
        found.sort(key=lambda row: ((row.kind,) if wanted.sort == KIND else ()) + (row.demangled or row.name,))
    return found


def printable(name: str) -> str:
    """A name with its control characters escaped as in assembly."""
    if name.isprintable():
        return name
    return "".join(c if c.isprintable() or "\udc80" <= c <= "\udcff" else f"\\{ord(c):02X}" for c in name)


def kind(value: GlobalValue) -> str:
    """What a global is, in one word."""
    if isinstance(value, Function):
        return "function"
    if isinstance(value, GlobalAlias):
        return "alias"
    if isinstance(value, GlobalIFunc):
        return "ifunc"
    return "variable"
