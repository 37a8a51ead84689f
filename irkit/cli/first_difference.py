"""Where two bitcode files differ first: block path, record, operand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bitcode.bitstream import Block, Records, read_bitstream
from bitcode.bitstream.bits import unsigned64
from bitcode.dump.names import Namer
from bitcode.schema import codes as c
from bitcode.schema.record_names import record_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# What a block holds, in words.
RECORD: Final = "record"
BLOCK: Final = "block"
ABBREVIATION: Final = "abbreviation"
END: Final = "end of the block"
#: Records that say where something else is, by block: they differ because something between does.
_POSITIONS: Final = {
    c.MODULE_BLOCK_ID: (c.MODULE_CODE_VSTOFFSET, c.MODULE_CODE_HASH),
    c.VALUE_SYMTAB_BLOCK_ID: (c.VST_CODE_FNENTRY,),
    c.METADATA_BLOCK_ID: (c.METADATA_INDEX_OFFSET,),
}


def first_difference(left: bytes, right: bytes) -> str:
    """The first difference of two bitcode files, in words; "" if there is none. Raises BitcodeError."""
    if left == right:
        return ""
    one, other = read_bitstream(left), read_bitstream(right)
    positions: list[str] = []
    for before, after in zip(one.blocks, other.blocks, strict=False):
        found = compare_tree(before, after, positions)
        if found:
            return found
    if len(one.blocks) != len(other.blocks):
        return f"{len(one.blocks)} top-level blocks became {len(other.blocks)}"
    if positions:
        return positions[0]
    first = first_place(left, right)
    return f"byte {first}: the records are the same, their encoding is not"


def compare_tree(left: Block, right: Block, positions: list[str]) -> str:
    """The first difference of two blocks with all that is in them; differences of positions are put into a list."""
    frames = [BlockPair(left, right, positions)]
    if heads := frames[0].heads():
        return heads
    while frames:
        frame = frames[-1]
        found = frame.step()
        if isinstance(found, str):
            return found
        if found is None:
            frames.pop()
            continue
        inner = BlockPair(*found, positions)
        if heads := inner.heads():
            return heads
        frames.append(inner)
    return ""


class BlockPair:
    """Two blocks that are compared, and how far that has come."""

    def __init__(self, left: Block, right: Block, positions: list[str]) -> None:
        self.positions: list[str] = positions
        self.left: Block = left
        self.right: Block = right
        self.mine: Records = left.scan()
        self.theirs: Records = right.scan()
        self.items: Iterator[tuple[str, int]] = items(self.mine)
        self.others: Iterator[tuple[str, int]] = items(self.theirs)

    def heads(self) -> str:
        """What differs in the two blocks' heads."""
        left, right = self.left, self.right
        if left.block_id != right.block_id:
            return f"{left.path} became {right.path}"
        if left.abbrev_width != right.abbrev_width:
            return f"{left.path}: abbreviation ids of {left.abbrev_width} bits became {right.abbrev_width}"
        return ""

    def step(self) -> tuple[Block, Block] | str | None:
        """Go on to the next pair of blocks inside; a difference before it; None at the end."""
        while True:
            kind, place = next(self.items)
            other_kind, other_place = next(self.others)
            if kind != other_kind:
                one, other = (
                    self.text(self.left, self.mine, kind, place),
                    self.text(self.right, self.theirs, other_kind, other_place),
                )
                return f"{self.left.path}: {one} became {other}"
            if kind == END:
                return None
            if kind == BLOCK:
                return self.mine.children[place], self.theirs.children[other_place]
            if kind == ABBREVIATION:
                before, after = str(self.mine.definitions[place]), str(self.theirs.definitions[other_place])
                if before != after:
                    return f"{self.left.path}, abbreviation {place}: {before} became {after}"
            elif found := self.compare_records(place):
                return found

    def compare_records(self, place: int) -> str:
        mine, theirs = self.mine, self.theirs
        one = list(mine.ops[mine.starts[place] : mine.starts[place + 1]])
        other = list(theirs.ops[theirs.starts[place] : theirs.starts[place + 1]])
        code, other_code = mine.codes[place], theirs.codes[place]
        same_blob = mine.blobs.get(place) == theirs.blobs.get(place)
        if code == other_code and one == other and same_blob:
            before, after = mine.abbrev_ids[place], theirs.abbrev_ids[place]
            return "" if before == after else f"{self.where(place)}: abbreviation {before} became {after}"
        if code != other_code:
            names = [record_name(self.left.block_id, each) for each in (code, other_code)]
            return f"{self.left.path}, record {place}: {names[0]} became {names[1]}"
        found = self.where(place) + self.operand(place, one, other)
        if code in _POSITIONS.get(self.left.block_id, ()):
            self.positions.append(found)
            return ""
        return found

    def operand(self, place: int, one: list[int], other: list[int]) -> str:
        """The first operand that differs."""
        first = first_place(one, other)
        if first == len(one) == len(other):
            return ": its blob is another"
        namer = Namer()
        layouts = namer.variants(self.left, self.mine)
        name = namer.operands(self.left.block_id, self.mine.codes[place], max(one, other, key=len), layouts)[first]
        before = str(unsigned64(one[first])) if first < len(one) else "nothing"
        after = str(unsigned64(other[first])) if first < len(other) else "nothing"
        return f", operand {first}{f' ({name})' if name else ''}: {before} became {after}"

    def where(self, place: int) -> str:
        return f"{self.left.path}, record {place} ({record_name(self.left.block_id, self.mine.codes[place])})"

    def text(self, block: Block, records: Records, kind: str, place: int) -> str:
        """An item of a block in words."""
        if kind == RECORD:
            return f"record {place} ({record_name(block.block_id, records.codes[place])})"
        if kind == BLOCK:
            return f"block {records.children[place].name}"
        return kind


def first_place(left: Sequence[int], right: Sequence[int]) -> int:
    """The first place at which two sequences differ; the length of the shorter one if the other only goes on."""
    both = enumerate(zip(left, right, strict=False))
    return next((place for place, (one, other) in both if one != other), min(len(left), len(right)))


def items(records: Records) -> Iterator[tuple[str, int]]:
    """What a block holds, in the file's order: kind and number of it."""
    record = child = definition = 0
    while True:
        stop, what = len(records.codes), END
        if child < len(records.children):
            stop, what = records.child_at[child], BLOCK
        if definition < len(records.definitions) and records.definition_child[definition] <= child:
            stop, what = records.definition_at[definition], ABBREVIATION
        while record < stop:
            yield RECORD, record
            record += 1
        if what == BLOCK:
            yield BLOCK, child
            child += 1
        elif what == ABBREVIATION:
            yield ABBREVIATION, definition
            definition += 1
        else:
            yield END, 0
            return
