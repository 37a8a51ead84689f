"""One large text assembled by several processes, with the bytes that one alone writes.

Note [assembling by shares]: all that stands before the bodies is parsed by one process. Then there are several, each
with a share of the bodies, which it parses, verifies, enumerates and writes (see Note [shares] in
`bitcode.writer.enumeration.share`); the first puts all together. Where something is met that a share cannot tell by
itself (an error, debug info, an address of a block, use-list directives, calls of what is not declared, changes that
LLVM makes in the module because of a body), the file is assembled by one process from the beginning, which has the last
word on errors, too.
"""

from __future__ import annotations

import marshal
import os
from bisect import bisect_left
from functools import partial
from typing import TYPE_CHECKING, Final

from irkit.cli.processes import Child, Line
from irkit.collector import collector_off
from irkit.errors import IRKitError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bitcode.writer.enumeration.share import Needs, WrittenBodies
    from irkit.cli.share_needs import Common
    from irkit.functions import Function
    from irkit.module import Module
    from text.parser.module import Entity, ModuleParser

LEAST: Final = 4_000_000  # bytes of text for each process: less is not worth it
FIRST_SHARE: Final = 0.98  # of what the others have: the first process puts all together


class Order:
    """What is to be assembled, and how."""

    def __init__(
        self,
        data: bytes,
        name: str,
        llvm_version: int | None,
        producer: str | None,
        preserve_use_list_order: bool,
        verifies: bool,
    ) -> None:
        self.data = data
        self.name = name
        self.llvm_version = llvm_version
        self.producer = producer
        self.preserve_use_list_order = preserve_use_list_order
        self.verifies = verifies


def assembled(order: Order, processes: int, least: int = LEAST) -> bytes | None:
    """The bitcode of a text, by up to so many processes; None where one has to do it."""
    processes = min(processes, len(order.data) // least)
    if processes < 2 or not hasattr(os, "fork") or os.environ.get("IRKIT_PARSER"):
        return None
    with collector_off():
        try:
            return Assembly(order, processes).run()
        except IRKitError:
            return None


class Assembly:
    """One text that is assembled by shares. Raises IRKitError where that cannot be."""

    def __init__(self, order: Order, processes: int) -> None:
        from irkit.cli.share_needs import Common
        from irkit.dialects import NEWEST, Dialect
        from text.parser.module import ModuleParser
        from text.syntax.source import Source

        self.order: Order = order
        dialect = Dialect.of(order.llvm_version if order.llvm_version is not None else NEWEST)
        self.parser: ModuleParser = ModuleParser(Source(order.data, order.name), dialect)
        self.parser.begin()
        self.module: Module = self.parser.module
        check_head(self.parser)
        self.definitions: list[Entity] = self.parser.definitions()
        self.cuts: list[int] = cut(self.definitions, processes)
        table = self.parser.p.metadata
        assert table is not None
        self.common: Common = Common(self.module, table.nodes)
        self.children: list[Child] = []
        self.new_kinds: list[str] = []  # of metadata, as the text has them up to the end of the share

    def run(self) -> bytes:
        """Do it."""
        try:
            for number in range(1, len(self.cuts)):
                self.children.append(Child(partial(self.write_share, number)))
            return self.write_module()
        finally:
            for child in self.children:
                child.end()

    def functions(self, number: int) -> list[Function]:
        """Those of a share."""
        from irkit.functions import Function

        return [entity.value for entity in self.share_of(number) if isinstance(entity.value, Function)]

    def share_of(self, number: int) -> list[Entity]:
        end = self.cuts[number + 1] if number + 1 < len(self.cuts) else len(self.definitions)
        return self.definitions[self.cuts[number] : end]

    # What each process does

    def parse(self, number: int) -> list[Function]:
        """Parse and verify a share. Its functions."""
        from irkit.verifier.run import are_right

        bodies = self.functions(number)
        self.parser.parse_bodies(self.share_of(number))
        check_bodies(self.parser)
        before = [*self.module.global_values()]
        table = self.parser.p.metadata
        assert table is not None
        self.new_kinds = [name for name, _ in sorted(table.new_kinds.items(), key=lambda item: item[1])]
        self.parser.finish()
        check_whole(self.module, before)
        if self.order.verifies:
            heads = [one for one in self.module.functions if one.is_declaration] if number == 0 else []
            if not are_right(self.module, [*bodies, *heads]):
                raise UnsupportedError("something to tell of a body")
        return bodies

    def fingerprint(self) -> bytes:
        """What finishing the module may have changed in it for a body's sake."""
        module = self.module
        named = [(one.name, len(one.operands)) for one in module.named_metadata]
        return marshal.dumps((named, module.opaque_pointers))

    def told(self, needs: Needs) -> bytes:
        """What this process tells of its share."""
        kinds = (self.new_kinds, list(self.module.metadata_kinds))
        return marshal.dumps((self.fingerprint(), kinds, self.common.encode(needs)))

    def heard(self, number: int, needs: Needs, messages: Sequence[bytes]) -> list[Needs]:
        """What all tell, of whom this process is the one with that number. Raises UnsupportedError if their modules
        have become different ones."""
        found = [marshal.loads(message) for message in messages]
        if any(fingerprint != found[0][0] for fingerprint, _, _ in found):
            raise UnsupportedError("bodies that change the module")
        join_kinds(self.module, [kinds for _, kinds, _ in found])
        return [needs if other == number else self.common.decode(one[2]) for other, one in enumerate(found)]

    def write_share(self, number: int, line: Line) -> None:
        """The life of a child."""
        from bitcode.writer.enumeration.share import Share
        from bitcode.writer.files import write_share
        from irkit.cli.share_needs import Spelling

        bodies = self.parse(number)

        def exchange(needs: Needs) -> list[Needs]:
            line.send(self.told(needs))
            return self.heard(number, needs, marshal.loads(line.receive()))

        share = Share(self.module, number, bodies, self.firsts(), exchange, nobody, Spelling(self.module).spell)
        written = write_share(self.module, share, self.order.preserve_use_list_order)
        line.send(marshal.dumps((written.data, written.offsets)))

    def write_module(self) -> bytes:
        """What this process does."""
        from bitcode.writer.enumeration.share import Share
        from bitcode.writer.files import write_shared
        from irkit.cli.share_needs import Spelling

        bodies = self.parse(0)
        share = Share(
            self.module, 0, bodies, self.firsts(), self.exchange_all, self.others, Spelling(self.module).spell
        )
        return write_shared(self.module, share, self.order.producer, self.order.preserve_use_list_order)

    def exchange_all(self, needs: Needs) -> list[Needs]:
        """Tell everyone what all need."""
        messages = [self.told(needs), *[child.line.receive() for child in self.children]]
        for child in self.children:
            child.line.send(marshal.dumps(messages))
        return self.heard(0, needs, messages)

    def others(self) -> Iterator[tuple[Sequence[Function], WrittenBodies]]:
        """What the children have written."""
        from bitcode.writer.enumeration.share import WrittenBodies

        for number, child in enumerate(self.children, 1):
            yield self.functions(number), WrittenBodies(*marshal.loads(child.line.receive()))

    def firsts(self) -> list[Function]:
        return [self.functions(number)[0] for number in range(len(self.cuts))]


def nobody() -> list[tuple[Sequence[Function], WrittenBodies]]:
    """What a child that writes no module has of others."""
    return []


def join_kinds(module: Module, shares: Sequence[tuple[list[str], list[str]]]) -> None:
    """Give a module the kinds of metadata that all shares name: of each those that are new in the text, and all that
    its module has, since LLVM looks for some by name. Raises UnsupportedError where that tells no order of them all."""
    joined: dict[str, int] = dict(module.dialect.metadata_kind_numbers)
    for name in (*module.dialect.metadata_kinds, *[name for new, _ in shares for name in new]):
        joined.setdefault(name, len(joined))
    looked_for = [[name for name in kinds if name not in joined] for _, kinds in shares]
    for name in max(looked_for, key=len):
        joined[name] = len(joined)
    for names in (*[new for new, _ in shares], *looked_for):
        numbers = [joined.get(name, -1) for name in names]
        if numbers != sorted(numbers) or -1 in numbers:
            raise UnsupportedError("bodies with kinds of metadata in other orders")
    module.metadata_kinds.clear()
    module.metadata_kinds.update(joined)


def cut(definitions: Sequence[Entity], processes: int) -> list[int]:
    """Where the shares begin among functions, so that they have about as many characters each. Raises UnsupportedError
    where there are not functions enough."""
    end = max([entity.end for entity in definitions], default=0)
    start = definitions[0].offset if definitions else 0
    part = (end - start) / (processes - 1 + FIRST_SHARE)
    offsets = [entity.offset - start for entity in definitions]
    wanted = {bisect_left(offsets, part * (number + FIRST_SHARE)) for number in range(processes - 1)}
    cuts = sorted(wanted.difference([0, len(offsets)]))
    if not cuts:
        raise UnsupportedError("a text with few functions")
    return [0, *cuts]


def check_head(parser: ModuleParser) -> None:
    """Raise UnsupportedError for what all bodies have to be known for: debug info, summaries, older releases."""
    from irkit.dialects.features import CONSTANTS_BEFORE_GLOBALS
    from irkit.metadata import MDString, MDTuple

    p = parser.p
    table = p.metadata
    assert table is not None
    if p.dialect.has(CONSTANTS_BEFORE_GLOBALS) or p.typed_pointers:
        raise UnsupportedError("shares of a module of LLVM 14 or older")
    if table.summaries or parser.orders or p.address_taken or table.far_nodes:
        raise UnsupportedError("shares of a module with a summary, use-list directives or addresses of blocks")
    for node in table.nodes:
        if node is not None and not isinstance(node, (MDTuple, MDString)):
            raise UnsupportedError("shares of a module with debug info")


def check_bodies(parser: ModuleParser) -> None:
    """Raise UnsupportedError for what the bodies of a share have left to the whole text."""
    p = parser.p
    if p.declared or p.undefined or p.address_taken or p.use_list_orders or p.debug_form:
        raise UnsupportedError("bodies that the rest of the text is needed for")


def check_whole(module: Module, before: Sequence[object]) -> None:
    """Raise UnsupportedError if finishing the module changed what it has beside bodies."""
    if [*module.global_values()] != before:
        raise UnsupportedError("bodies that change the module")
    if module.provenance.broken_debug_info or module.provenance.ignored_debug_info is not None:
        raise UnsupportedError("something to tell of the module")
