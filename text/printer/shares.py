"""A module's text by several processes, each with a share of the functions.

Note [texts of shares]: attribute groups and metadata have numbers in the order in which functions come to them. So each
share numbers what its functions name, from where the shares before it have come to, and hands on how far that is; then
all can print. The first share prints the module, with the others' texts in their places.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from irkit.functions import Function
from irkit.metadata import MDNode, Metadata
from irkit.module import Module
from text.printer.module import ModulePrinter

if TYPE_CHECKING:
    from text.printer import Writable


class Numbered(NamedTuple):
    """What has numbers so far: the texts of attribute groups, and of the metadata, beyond what the module numbers
    without its functions, the places in the bitcode's own; None for what one share has alone."""

    groups: list[str]
    nodes: list[int | None]


class SharePrinter(ModulePrinter):
    """Prints the functions of one share, and in the first share's process all of the module."""

    def __init__(self, module: Module, file: Writable, functions: Sequence[Function]) -> None:
        super().__init__(module, file)
        self.functions: Sequence[Function] = functions
        self.first: int = len(self.metadata_slots.nodes)  # the first number of what functions name
        self.own: dict[int, MDNode] = {}  # what this share alone has, by number
        self.common: list[Metadata] = list(module.own_metadata())
        self.places: dict[Metadata, int] = {node: place for place, node in enumerate(self.common)}
        self.later: Iterable[bytes] = ()  # what others print, in their order
        self.lines: dict[int, str] = {}  # and the lines of metadata that they alone have

    def number(self, before: Numbered | None) -> Numbered:
        """Number what the share's functions name, behind what those before it have."""
        if before is not None:
            self.take(before)
        start = len(self.metadata_slots.nodes)
        for function in self.functions:
            self.slots.number_groups(function)
            self.metadata_slots.number_function(function)
        nodes = self.metadata_slots.nodes
        told = [] if before is None else list(before.nodes)
        for number in range(start, len(nodes)):
            place = self.places.get(nodes[number])
            told.append(place)
            if place is None:
                self.own[number] = nodes[number]
        return Numbered(list(self.slots.group_texts), told)

    def take(self, numbered: Numbered) -> None:
        """Go on from what others have numbered."""
        groups = self.slots.group_texts
        for text in numbered.groups:
            groups.setdefault(text, str(len(groups)))
        known = len(self.metadata_slots.nodes) - self.first
        nodes = [None if place is None else self.common[place] for place in numbered.nodes[known:]]
        self.metadata_slots.take([node if isinstance(node, MDNode) else None for node in nodes])

    def print_share(self) -> list[tuple[int, str]]:
        """Print the functions; the lines of metadata that no other share has."""
        self.print_each(self.functions)
        self.flush()
        return [(number, self.metadata.node_text(node)) for number, node in self.own.items()]

    def print_functions(self) -> None:
        self.print_each(self.functions)
        for text in self.later:
            self.flush()
            self.out.append(text.decode("utf-8", "surrogateescape"))
        self.flush()

    def print_nodes(self) -> None:
        texts = self.metadata_slots.texts
        for number, node in enumerate(self.metadata_slots.nodes):
            text = self.lines.get(number)
            self.out.append(f"{texts[number]} = {self.metadata.node_text(node) if text is None else text}\n")
        self.flush()
