"""The metadata table: strings, constants and nodes, divided into those of the module and those of one function.

Note [metadata of functions]: what only one function refers to is written in its block, so that it is read with the body
alone. Each piece is tagged with the function that it was met in first; met again elsewhere, it and all below it lose
the tag. Ids of a function's metadata go on from the module's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bitcode.writer.enumeration.values import ValueNumbers
from irkit.debug_info import DIObjCProperty
from irkit.dialects import Dialect
from irkit.dialects.features import OBJC_SETTER_FIRST
from irkit.errors import VerificationError
from irkit.metadata import (
    ConstantAsMetadata,
    DIArgList,
    LocalAsMetadata,
    MDNode,
    MDString,
    Metadata,
)
from irkit.values import SLOT_BASES, Value

MODULE: Final = 0  # the tag of what belongs to no single function


class Entry:
    """What is known of one piece of metadata. `function` is its tag, the function's value id + 1; `number` counts from
    1: first the place in which it was met, then, when all are met, the id + 1."""

    __slots__ = ("function", "metadata", "number")

    number: int

    def __init__(self, metadata: Metadata, function: int) -> None:
        self.metadata: Metadata = metadata
        self.function: int = function


class Partition:
    """The metadata of the module or of one function, in the order of its block."""

    __slots__ = ("nodes", "strings")

    def __init__(self) -> None:
        self.strings: list[MDString] = []
        self.nodes: list[Metadata] = []


class MetadataNumbers:
    """`entries` holds what was met, but for nodes, which have their places in `node_entries` in themselves, above
    `base`; strings of equal text, and constants of equal value, share an entry, for in LLVM they are the same object.
    `in_one_order`: as LLVM 3.8 and older have them, all the module's, in the order in which they are met, strings with
    a record each. `next` is the number that was given last to what is local to the function."""

    next: int

    def __init__(self, values: ValueNumbers, dialect: Dialect, in_one_order: bool) -> None:
        self.values: ValueNumbers = values
        self.in_one_order: bool = in_one_order
        self.swaps_accessors: bool = not dialect.has(OBJC_SETTER_FIRST)
        self.entries: dict[Metadata, Entry] = {}
        self.base: int = next(SLOT_BASES)
        values.context.metadata_slots = self.base  # so that a printer numbers the nodes again
        self.node_entries: list[Entry] = []
        self.texts: dict[str, Entry] = {}
        self.constants: dict[Value, Entry] = {}
        self.met: list[Entry] = []
        self.roots: dict[tuple[int, Metadata], None] | None = None  # what `add` is given, where that is asked for
        self.module: Partition = Partition()
        self.functions: dict[int, Partition] = {MODULE: self.module}
        self.locals: dict[Value, Entry] = {}  # of the function that is being written
        self.arg_lists: dict[Metadata, Entry] = {}
        self.function_metadata: list[LocalAsMetadata] = []
        self.function_arg_lists: list[DIArgList] = []

    # While the module is walked

    def add(self, function: int, root: Metadata | None) -> None:
        """Number what `root` refers to, and then itself.

        Nodes below uniqued ones come before them, since a reader must make a uniqued node anew when an operand of it
        comes later. A distinct node in the midst of uniqued ones waits until they are done.
        """
        if root is None:
            return
        if self.in_one_order:
            function = MODULE
        if self.roots is not None:
            self.roots[(function, root)] = None
        node = self.visit(function, root)
        if node is None:
            return
        pending: list[MDNode] = [node]
        rests: list[Sequence[Metadata | None]] = [self.operands_of(node)]
        places: list[int] = [0]
        delayed: list[MDNode] = []
        while pending:
            node = pending[-1]
            inner = self.next_operand(function, rests[-1], places)
            if inner is not None:
                if inner.distinct and not node.distinct and not self.in_one_order:
                    delayed.append(inner)
                else:
                    pending.append(inner)
                    rests.append(self.operands_of(inner))
                    places.append(0)
                continue
            pending.pop()
            rests.pop()
            places.pop()
            self.append(self.node_entries[node._slot - self.base])
            if delayed and (not pending or pending[-1].distinct):
                for inner in delayed:
                    pending.append(inner)
                    rests.append(self.operands_of(inner))
                    places.append(0)
                delayed.clear()

    def operands_of(self, node: MDNode) -> Sequence[Metadata | None]:
        """A node's operands in the order of LLVM's. Releases that read the setter of an Objective-C property as its
        getter hold them the other way round when they write."""
        operands = node.operands
        if self.swaps_accessors and isinstance(node, DIObjCProperty):
            return [operands[0], operands[1], operands[3], operands[2], *operands[4:]]
        return operands

    def next_operand(self, function: int, operands: Sequence[Metadata | None], places: list[int]) -> MDNode | None:
        """Visit the operands from the last place on up to the first node that is new, and return that."""
        count = len(operands)
        place = places[-1]
        while place < count:
            operand = operands[place]
            place += 1
            if operand is not None:
                found = self.visit(function, operand)
                if found is not None:
                    places[-1] = place
                    return found
        places[-1] = place
        return None

    def visit(self, function: int, metadata: Metadata) -> MDNode | None:
        """Meet a piece of metadata; a node that is met the first time is returned, to be numbered after its
        operands."""
        entry: Entry | None
        if isinstance(metadata, MDNode):
            place = metadata._slot - self.base
            if not 0 <= place < len(self.node_entries):
                metadata._slot = self.base + len(self.node_entries)
                self.node_entries.append(Entry(metadata, function))
                return metadata
            entry = self.node_entries[place]
        else:
            entry = self.entries.get(metadata)
            if entry is None:
                entry = self.entries[metadata] = self.shared_entry(function, metadata)
        if entry.function not in (MODULE, function):
            self.drop_function(entry)
        return None

    def shared_entry(self, function: int, metadata: Metadata) -> Entry:
        """The entry of a string or a constant, made and numbered now if there is none."""
        entry: Entry | None
        if isinstance(metadata, MDString):
            entry = self.texts.get(metadata.string)
            if entry is None:
                entry = self.texts[metadata.string] = Entry(metadata, function)
                self.append(entry)
            return entry
        if not isinstance(metadata, ConstantAsMetadata):
            raise VerificationError(f"{type(metadata).__name__} below a metadata node, or outside of a function")
        entry = self.constants.get(metadata.value)
        if entry is None:
            entry = self.constants[metadata.value] = Entry(metadata, function)
            self.append(entry)
            self.values.add_operand(metadata.value)
        return entry

    def entry_of(self, metadata: Metadata) -> Entry | None:
        """What is known of a piece of metadata; nothing of what was not met."""
        if isinstance(metadata, MDNode):
            place = metadata._slot - self.base
            return self.node_entries[place] if 0 <= place < len(self.node_entries) else None
        return self.entries.get(metadata)

    def append(self, entry: Entry) -> None:
        self.met.append(entry)
        entry.number = len(self.met)

    def drop_function(self, first: Entry) -> None:
        """Give to the module what a second function refers to, with all below it."""
        pending: list[MDNode] = []
        self.drop_tag(first, pending)
        while pending:
            for operand in pending.pop().operands:
                if operand is not None:
                    entry = self.entry_of(operand)
                    if entry is not None:
                        self.drop_tag(entry, pending)

    def drop_tag(self, entry: Entry, pending: list[MDNode]) -> None:
        if entry.function == MODULE:
            return
        entry.function = MODULE
        metadata = entry.metadata
        if isinstance(metadata, MDNode):
            pending.append(metadata)

    # When all is met

    def organize(self) -> None:
        """Divide by function, and order each part: strings, which are written at once, constants, distinct nodes, whose
        forward references cost a reader little, and uniqued nodes."""
        if self.in_one_order:
            self.module.nodes.extend([entry.metadata for entry in self.met])
            self.met = []
            return
        parts: dict[int, tuple[list[Entry], ...]] = {MODULE: ([], [], [], [])}
        for entry in self.met:  # in the order of their numbers, which each list so keeps
            part = parts.get(entry.function)
            if part is None:
                part = parts[entry.function] = ([], [], [], [])
            part[order_of(entry.metadata)].append(entry)
        self.met = []
        for function, part in parts.items():
            number = self.module_count  # none, of the module, which is the first
            partition = self.functions.setdefault(function, Partition())
            for entries in part:
                for entry in entries:
                    number += 1
                    entry.number = number
                    metadata = entry.metadata
                    if isinstance(metadata, MDString):
                        partition.strings.append(metadata)
                    else:
                        partition.nodes.append(metadata)

    @property
    def module_count(self) -> int:
        return len(self.module.strings) + len(self.module.nodes)

    # While a function is written

    def begin_function(self, function: int) -> Partition:
        partition = self.functions.get(function)
        if partition is None:
            partition = Partition()
        self.next = self.module_count + len(partition.strings) + len(partition.nodes)
        return partition

    def add_local(self, local: LocalAsMetadata) -> None:
        """Number an argument or an instruction as metadata."""
        if local.value not in self.locals:
            self.locals[local.value] = self.local_entry(local)
            self.function_metadata.append(local)

    def add_arg_list(self, arg_list: DIArgList) -> None:
        """Number a list of arguments; all that it refers to has numbers, which a reader relies on."""
        if arg_list not in self.arg_lists:
            self.arg_lists[arg_list] = self.local_entry(arg_list)
            self.function_arg_lists.append(arg_list)

    def local_entry(self, metadata: Metadata) -> Entry:
        entry = Entry(metadata, MODULE)
        self.next += 1
        entry.number = self.next
        return entry

    def end_function(self) -> None:
        self.locals.clear()
        self.arg_lists.clear()
        self.function_metadata.clear()
        self.function_arg_lists.clear()

    def number_of(self, metadata: Metadata) -> int:
        """The id + 1; 0 if it has none."""
        entry = self.entry_of(metadata)
        if entry is None:
            if isinstance(metadata, LocalAsMetadata):
                entry = self.locals.get(metadata.value)
            elif isinstance(metadata, DIArgList):
                entry = self.arg_lists.get(metadata)
            elif isinstance(metadata, MDString):
                entry = self.texts.get(metadata.string)
            elif isinstance(metadata, ConstantAsMetadata):
                entry = self.constants.get(metadata.value)
        return 0 if entry is None else entry.number


def order_of(metadata: Metadata) -> int:
    """The place of a kind of metadata in its block."""
    if isinstance(metadata, MDNode):
        return 2 if metadata._distinct else 3
    return 0 if isinstance(metadata, MDString) else 1
