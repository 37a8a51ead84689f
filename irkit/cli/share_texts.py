"""One large file of bitcode disassembled by several processes, with the text that one alone prints.

Note [disassembling by shares]: all that stands before the bodies is read by one process. Then there are several, each
with a share of the functions, whose bodies it reads, upgrades and prints (see Note [texts of shares] in
`text.printer.shares`). Where something is met that a share cannot tell by itself (an error, identified structs, debug
info, addresses of blocks, changes that LLVM's reader makes in the module because of a body), one process disassembles
the file from the beginning.
"""

from __future__ import annotations

import marshal
import os
from functools import partial
from typing import IO, TYPE_CHECKING, Any, Final

import irkit
from irkit.cli.processes import Child, Line
from irkit.collector import collector_off
from irkit.errors import IRKitError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from contextlib import AbstractContextManager

    from irkit.functions import Function
    from irkit.module import Module
    from text.printer.shares import SharePrinter

LEAST: Final = 500_000  # bytes of bitcode for each process: less is not worth it


def begun(modules: Sequence[Module], processes: int, least: int = LEAST) -> Disassembly | None:
    """What prints a file's module by up to so many processes; None where one has to do it."""
    if len(modules) != 1 or processes < 2 or not hasattr(os, "fork"):
        return None
    with collector_off():
        try:
            return Disassembly(modules[0], processes, least)
        except IRKitError:
            return None


class Disassembly:
    """One module, of which nothing is read but the head. Raises IRKitError where it cannot be shared: at once, or when
    bodies are read, after which the module is of no use."""

    def __init__(self, module: Module, processes: int, least: int) -> None:
        self.module: Module = module
        check_head(module)
        self.functions: list[Function] = list(module.functions)
        sizes = [module.body_bits(one) or 0 for one in self.functions]
        self.cuts: list[int] = cut(sizes, processes, 8 * least)
        self.children: list[Child] = []

    def run(self, opened: Callable[[], AbstractContextManager[IO[Any]]]) -> None:
        """Do it."""
        with collector_off():
            try:
                for number in range(1, len(self.cuts)):
                    self.children.append(Child(partial(self.print_share, number)))
                self.print_module(opened)
            finally:
                for child in self.children:
                    child.end()

    def share_of(self, number: int) -> list[Function]:
        end = self.cuts[number + 1] if number + 1 < len(self.cuts) else len(self.functions)
        return self.functions[self.cuts[number] : end]

    def read(self, number: int) -> bytes:
        """Read and upgrade a share; what that has made of the module."""
        module = self.module
        own = set(self.share_of(number))
        module.leave_out([one for one in self.functions if one not in own])
        irkit.upgrade(module)
        provenance = module.provenance
        if provenance.has_common_upgrades or provenance.has_foreign_constants or module.context.block_addresses():
            raise UnsupportedError("bodies that the rest of the module is needed for")
        if list(module.functions) != self.functions or provenance.ignored_debug_info is not None:
            raise UnsupportedError("bodies that change the module")
        named = [(one.name, len(one.operands)) for one in module.named_metadata]
        names = [one.name for one in module.global_values()]
        return marshal.dumps((named, names, module.metadata_kinds))

    def print_share(self, number: int, line: Line) -> None:
        """The life of a child."""
        from text.printer import Pieces
        from text.printer.shares import Numbered, SharePrinter

        told = self.read(number)
        pieces = Pieces()
        printer = SharePrinter(self.module, pieces, self.share_of(number))
        made, groups, nodes = marshal.loads(line.receive())
        if made != told:
            raise UnsupportedError("bodies that change the module")
        line.send(marshal.dumps(tuple(printer.number(Numbered(groups, nodes)))))
        lines = printer.print_share()
        line.send("".join(pieces.texts).encode("utf-8", "surrogateescape"))
        line.send(marshal.dumps(lines))

    def print_module(self, opened: Callable[[], AbstractContextManager[IO[Any]]]) -> None:
        """What this process does."""
        from text.printer.shares import Numbered, SharePrinter

        told = self.read(0)
        with opened() as out:
            printer = SharePrinter(self.module, out, self.share_of(0))
            numbered = printer.number(None)
            for child in self.children:
                child.line.send(marshal.dumps((told, *numbered)))
                numbered = Numbered(*marshal.loads(child.line.receive()))
            printer.take(numbered)
            printer.later = self.texts(printer)
            printer.print()

    def texts(self, printer: SharePrinter) -> Iterator[bytes]:
        """What the children print."""
        for child in self.children:
            yield child.line.receive()
            printer.lines.update(marshal.loads(child.line.receive()))


def cut(sizes: Sequence[int], processes: int, least: int) -> list[int]:
    """Where the shares begin among functions with so many bits, so that they have about as many each, `least` or more.
    Raises UnsupportedError where that is one share."""
    whole = sum(sizes)
    part = max(whole / processes, least)
    cuts = [0]
    done = 0
    for place, size in enumerate(sizes):
        if len(cuts) < processes and place > cuts[-1] and done >= part * len(cuts) and whole - done >= least / 2:
            cuts.append(place)
        done += size
    if len(cuts) < 2:
        raise UnsupportedError("a module with little in its bodies")
    return cuts


def check_head(module: Module) -> None:
    """Raise UnsupportedError for what all bodies have to be known for."""
    from irkit.dialects.features import TYPED_POINTERS
    from irkit.metadata import MDString, MDTuple, ValueAsMetadata
    from irkit.upgrades.declarations import is_settled

    if module.context.identified_structs or module.dialect.has(TYPED_POINTERS) or not module.opaque_pointers:
        raise UnsupportedError("shares of a module with identified structs")
    if any(one.name.startswith("llvm.") and not is_settled(module, one) for one in module.functions):
        raise UnsupportedError("shares of a module with old intrinsics")
    names = [*[one.name for one in module.named_metadata], *[one.name for one in module.functions]]
    if any(name.startswith("llvm.dbg.") for name in names):
        raise UnsupportedError("shares of a module with debug info")
    for node in module.own_metadata():
        if not isinstance(node, (MDTuple, MDString, ValueAsMetadata)):
            raise UnsupportedError(f"shares of a module with {type(node).__name__}")
    if module.context.block_addresses():
        raise UnsupportedError("shares of a module with addresses of blocks")
