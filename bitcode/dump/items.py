"""What a bitstream consists of, in the order of the file: heads and ends of blocks, definitions, records."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from bitcode.bitstream import Abbrev, Bitstream, Block, Records
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.bitstream.blocks import BLOCKINFO_SETBID, FIRST_ABBREV
from irkit.errors import IRKitError


class Kind(Enum):
    """What an item is; the value is what dumps call it."""

    BLOCK = "block"
    END = "end"
    DEFINITION = "define_abbrev"
    RECORD = "record"


class Level:
    """A block that the walk is in: its records, and how far it has come."""

    __slots__ = ("block", "child", "definition", "depth", "ends", "record", "records", "shown", "target", "targets")

    def __init__(self, block: Block, depth: int, shown: bool) -> None:
        self.block = block
        self.depth = depth
        self.shown = shown  # whether the block, or one around it, is asked for
        self.records: Records = block.scan()
        self.ends = record_ends(self.records)
        self.record = 0
        self.child = 0
        self.definition = 0
        self.target: int | None = None  # in BLOCKINFO: the block that SETBID has named
        self.targets: dict[int | None, int] = {}  # and how many abbreviations each has got


class Item:
    """One of the things in a file; `start` and `end` are bits of the file, of a block's head or of a whole record."""

    __slots__ = ("abbrev_id", "end", "index", "kind", "level", "start", "target")

    index: int  # of a record or definition in its block
    abbrev_id: int  # the id that a definition gives

    def __init__(self, kind: Kind, level: Level, start: int, end: int) -> None:
        self.kind = kind
        self.level = level
        self.start = start
        self.end = end
        self.target: int | None = None  # in BLOCKINFO the block that a definition is for


def record_ends(records: Records) -> list[int]:
    """The bit where each record ends: where the next thing in the block starts."""
    offsets = list(records.bit_offsets)
    if not offsets:
        return []
    ends = [*offsets[1:], records.end_bit]
    for child, at in zip(records.children, records.child_at, strict=True):
        if at > 0:
            ends[at - 1] = min(ends[at - 1], child.start_bit)
    for definition, at in zip(records.definitions, records.definition_at, strict=True):
        if at > 0:
            ends[at - 1] = min(ends[at - 1], definition.start_bit)
    return ends


def walk(stream: Bitstream, wanted: str | None = None) -> Iterator[Item]:
    """Every item of a stream, or of its blocks of one name, with all that is in them.

    Raises BitcodeError where the file is damaged, after what comes before, and IRKitError if no block has the name.
    """
    names: dict[str, None] = {}
    found = False
    for top in stream.blocks:
        levels: list[Level] = []
        entering: Block | None = top
        while True:
            if entering is not None:
                shown = wanted is None or (bool(levels) and levels[-1].shown) or is_called(entering, wanted)
                names[entering.name] = None
                found = found or shown
                level = Level(entering, len(levels), shown)
                levels.append(level)
                entering = None
                if shown:
                    yield Item(Kind.BLOCK, level, level.block.start_bit, level.block.body_bit)
            level = levels[-1]
            item = next_item(level)
            if item is None:
                entering = level.records.children[level.child]
                level.child += 1
                continue
            if level.shown:
                yield item
            if item.kind is Kind.END:
                levels.pop()
                if not levels:
                    break
    if wanted is not None and not found:
        raise IRKitError(f"{stream.name}: no block is called {wanted!r}; there are {', '.join(names) or 'none'}")


def is_called(block: Block, name: str) -> bool:
    """Whether a block is meant by a name, in upper or lower case, its `_BLOCK` left out or not, or by its id."""
    name = name.upper()
    return name in (block.name, block.name.removesuffix("_BLOCK"), str(block.block_id))


def next_item(level: Level) -> Item | None:
    """The next item of a block, in its order; None if a nested block is next."""
    records = level.records
    record = level.record
    child = level.child
    definition = level.definition
    if (
        definition < len(records.definitions)
        and records.definition_at[definition] == record
        and records.definition_child[definition] <= child
    ):
        level.definition += 1
        return definition_item(level, records.definitions[definition], definition)
    if child < len(records.children) and records.child_at[child] == record:
        return None
    if record == len(records):
        return Item(Kind.END, level, records.end_bit, level.block.end_bit)
    level.record += 1
    if level.block.block_id == BLOCKINFO_BLOCK and records.codes[record] == BLOCKINFO_SETBID:
        level.target = next(iter(records.operands(record)), level.target)
    item = Item(Kind.RECORD, level, records.bit_offsets[record], level.ends[record])
    item.index = record
    return item


def definition_item(level: Level, definition: Abbrev, index: int) -> Item:
    block = level.block
    item = Item(Kind.DEFINITION, level, definition.start_bit, definition.end_bit)
    item.index = index
    if block.block_id == BLOCKINFO_BLOCK:
        count = level.targets.get(level.target, 0)
        level.targets[level.target] = count + 1
        item.target = level.target
        item.abbrev_id = FIRST_ABBREV + count
    else:
        item.abbrev_id = FIRST_ABBREV + len(block.info.of(block.block_id)) + index
    return item
