"""`irkit symbols`: the global names of a file in the manner of nm. Function bodies are not read for it."""

from __future__ import annotations

import itertools
from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from irkit import _build
from irkit.cli.demangle import demangler
from irkit.cli.inputs import is_assembly, parse_modules
from irkit.cli.letters import UNDEFINED_LETTERS, letter
from irkit.cli.streams import print_all
from irkit.words import WEAK_LINKAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bitcode.reader.listing import Listed
    from irkit.module import Module

NAME: Final = "name"
KIND: Final = "kind"
FILE: Final = "file"  # as the module has them
FUNCTION: Final = "function"
VARIABLE: Final = "variable"
NM: Final = 22  # the LLVM whose nm the formats are of


class Wanted(NamedTuple):
    """Which symbols are listed and how."""

    everything: bool  # LLVM's own names too
    only: str  # "defined", "undefined" or all
    sort: str
    demangle: bool

    def admits(self, sort: Sort) -> bool:
        return not self.only or sort.is_undefined == (self.only == "undefined")


class Sort(NamedTuple):
    """What a symbol is, but for its name: one object for many."""

    letter: str
    kind: str
    linkage: str
    visibility: str

    @property
    def is_undefined(self) -> bool:
        return self.letter in UNDEFINED_LETTERS

    @property
    def head(self) -> str:
        """What stands before the name in a line."""
        return f"{self.letter} {self.kind:<8} {self.linkage:<20} {self.visibility:<9} "


Symbol = tuple[str, Sort, str | None]  # the name, and as it is demangled, None where that was not asked for


def show_symbols(files: Sequence[str], wanted: Wanted, as_json: bool) -> int:
    """Print the symbols of files, of several each below its name, as nm does; returns the exit status."""

    def lines(data: bytes, name: str) -> Iterator[str]:
        modules = symbols_of(data, name)
        if len(files) > 1:
            yield f"\n{name}:"
        for index, symbols in enumerate(modules):
            if len(modules) > 1:
                yield f"module {index}:"
            chosen = listing(symbols, wanted)
            heads = {sort: sort.head for sort in {sort for _, sort, _ in chosen}}
            shown = [heads[sort] + printable(demangled or name) for name, sort, demangled in chosen]
            if shown:
                yield "\n".join(shown)

    def document(data: bytes, name: str) -> Iterator[str]:
        import json

        modules = [
            {"symbols": [fields(symbol) for symbol in listing(symbols, wanted)]} for symbols in symbols_of(data, name)
        ]
        yield from json.dumps({"file": name, "modules": modules}, indent=2).split("\n")

    return print_all(files, document if as_json else lines, as_json)


def fields(symbol: Symbol) -> dict[str, str | bool | None]:
    """A symbol as JSON has it."""
    name, sort, demangled = symbol
    made: dict[str, str | bool | None] = {"name": name, **sort._asdict()}
    return {**made, "defined": not sort.is_undefined, "demangled": demangled}


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
    return show(Tool("irkit", NM), files, Listing(style, selection, False, False, len(files) > 1, tuple(patterns)))


def symbols_of(data: bytes, name: str) -> list[list[tuple[str, Sort]]]:
    """The symbols of each module of a file, in its order: variables, aliases, ifuncs, functions. Modules are made only
    where the records of bitcode do not say all. Raises what `parse_modules` raises."""
    if not is_assembly(data):
        _build.need("bitcode")
        from bitcode.reader.listing import list_symbols

        found = list_symbols(data, name)
        if found is not None:
            return [as_sorts(listed) for listed in found]
    return [of_module(module) for module in parse_modules(data, name)]


def as_sorts(symbols: Iterable[tuple[str, Listed]]) -> list[tuple[str, Sort]]:
    sorts: dict[Listed, Sort] = {}
    found = []
    for name, listed in symbols:
        sort = sorts.get(listed)
        if sort is None:
            sort = sorts[listed] = sort_of(listed)
        found.append((name, sort))
    return found


def sort_of(listed: Listed) -> Sort:
    linkage = listed.linkage
    sign = letter(
        linkage in WEAK_LINKAGES,
        listed.is_declaration or linkage == "available_externally",
        "t" if listed.is_function else "c" if linkage == "common" else "d",
        linkage not in ("internal", "private"),
    )
    return Sort(sign, FUNCTION if listed.is_function else VARIABLE, linkage, listed.visibility)


def of_module(module: Module) -> list[tuple[str, Sort]]:
    """The same of a module."""
    from irkit.cli.nm import letter_of
    from irkit.globals import GlobalAlias, GlobalVariable

    return [
        (
            value.name,
            Sort(
                letter_of(value),
                VARIABLE
                if isinstance(value, GlobalVariable)
                else "alias"
                if isinstance(value, GlobalAlias)
                else "ifunc",
                value.linkage,
                value.visibility,
            ),
        )
        for value in (*module.globals, *module.aliases, *module.ifuncs)
    ] + [(value.name, Sort(letter_of(value), FUNCTION, value.linkage, value.visibility)) for value in module.functions]


def listing(symbols: Iterable[tuple[str, Sort]], wanted: Wanted) -> list[Symbol]:
    """The symbols that are wanted, in the order that is wanted; what has no name is numbered.

    LLVM's own functions and variables, `llvm.` and what follows, are no symbols of the object file to come; they
    are listed if all are wanted. Raises UnsupportedError where names cannot be demangled.
    """
    pairs = list(symbols)
    if not all(name for name, _ in pairs):
        number = itertools.count()
        pairs = [(name or f"@{next(number)}", sort) for name, sort in pairs]
    admitted = {sort for sort in {sort for _, sort in pairs} if wanted.admits(sort)}
    ours = () if wanted.everything else ("llvm.",)
    spelled = demangler() if wanted.demangle else None
    found: list[Symbol] = [
        (name, sort, spelled(name) if spelled is not None else None)
        for name, sort in pairs
        if sort in admitted and not name.startswith(ours)
    ]
    if wanted.sort == KIND:
        found.sort(key=lambda one: (one[1].kind, one[2] or one[0]))
    elif wanted.sort == NAME:
        found.sort(key=itemgetter(0) if spelled is None else lambda one: one[2] or one[0])
    return found


def printable(name: str) -> str:
    """A name with its control characters escaped as in assembly."""
    if name.isprintable():
        return name
    return "".join(c if c.isprintable() or "\udc80" <= c <= "\udcff" else f"\\{ord(c):02X}" for c in name)
