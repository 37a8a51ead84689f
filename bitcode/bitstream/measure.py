"""Where blocks end when their length words cannot be trusted: a walk through all bits of a damaged file."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bitcode.bitstream.abbreviations import (
    ARRAY,
    BLOB,
    CHAR6,
    ILL_FORMED,
    LITERAL,
    NO_BLOCK_INFO,
    VBR,
    WIDE_VBR,
    Abbrev,
    BlockInfo,
    read_abbrev,
)
from bitcode.bitstream.bits import BitCursor
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.bitstream.blocks import (
    BLOCKINFO_SETBID,
    DEFINE_ABBREV,
    END_BLOCK,
    ENTER_SUBBLOCK,
    FIRST_ABBREV,
    MAX_ABBREV_WIDTH,
    UNABBREV_RECORD,
    Source,
)
from irkit.errors import BitcodeError

# LLVM looks for no further block in so few last bytes: some tools leave garbage there.
TRAILING_BITS: Final = 64


class Level:
    """A block that the walk is in."""

    __slots__ = ("abbrevs", "block_id", "defined", "id_width", "info", "made", "start")

    def __init__(self, block_id: i64, id_width: i64, info: BlockInfo, start: i64) -> None:
        self.block_id: i64 = block_id
        self.id_width: i64 = id_width
        self.abbrevs: list[Abbrev] = info.of(block_id)[:]
        self.info: BlockInfo = info  # in force for the blocks inside
        self.made = BlockInfo()  # in BLOCKINFO: what it puts in force for the blocks after it
        self.start: i64 = start
        # What definitions go to: the block's own, or those of the block that BLOCKINFO's SETBID has named.
        self.defined: list[Abbrev] = [] if block_id == BLOCKINFO_BLOCK else self.abbrevs


def measure_blocks(source: Source) -> dict[int, int]:
    """The end of each block by its start, both in bits. Raises BitcodeError where the bits make no sense."""
    cursor = BitCursor(source.data, source.origin + 32, source.end, source.origin)
    ends: dict[int, int] = {}
    levels = [Level(-1, 2, NO_BLOCK_INFO, 0)]
    try:
        while len(levels) > 1 or cursor.position + TRAILING_BITS < source.end:
            step(cursor, levels, ends)
    except BitcodeError as error:
        error.name = source.name
        raise
    return ends


def step(cursor: BitCursor, levels: list[Level], ends: dict[int, int]) -> None:
    """Passes one item: an end, the head of a block, a definition, a record."""
    level = levels[-1]
    start = cursor.position
    abbrev_id = cursor.fixed(level.id_width)
    if abbrev_id == ENTER_SUBBLOCK:
        block_id = cursor.vbr(8)
        width = cursor.vbr(4)
        if width < 1 or width > MAX_ABBREV_WIDTH:
            raise BitcodeError("a block gives its abbreviation ids no width from 1 to 32 bits", bit_offset=start)
        cursor.align()
        cursor.fixed(32)
        levels.append(Level(block_id, width, level.info, start))
    elif len(levels) == 1:
        raise BitcodeError(
            f"expected a block (abbreviation id 1) at top level, found abbreviation id {abbrev_id}", bit_offset=start
        )
    elif abbrev_id == END_BLOCK:
        cursor.align()
        ends[level.start] = cursor.position
        levels.pop()
        if level.block_id == BLOCKINFO_BLOCK and levels[-1].block_id != BLOCKINFO_BLOCK:
            levels[-1].info = level.made
    elif abbrev_id == DEFINE_ABBREV:
        level.defined.append(read_abbrev(cursor, start))
    elif abbrev_id == UNABBREV_RECORD:
        code = cursor.vbr(6)
        count = cursor.vbr(6)
        if level.block_id == BLOCKINFO_BLOCK and code == BLOCKINFO_SETBID and count != 0:
            level.defined = level.made.abbrevs.setdefault(cursor.vbr(6), [])
            count -= 1
        skip_elements(cursor, count, VBR, 6)
    elif abbrev_id - FIRST_ABBREV < len(level.abbrevs):
        skip_abbreviated(cursor, level.abbrevs[abbrev_id - FIRST_ABBREV], start)
    else:
        raise BitcodeError(f"abbreviation id {abbrev_id} is not defined here", bit_offset=start)


def skip_abbreviated(cursor: BitCursor, abbrev: Abbrev, start: i64) -> None:
    if abbrev.tail == ILL_FORMED:
        raise BitcodeError(f"an abbreviation that cannot be used: {abbrev.problem}", bit_offset=start)
    for index in range(abbrev.scalars):
        skip_scalar(cursor, abbrev.kinds[index], abbrev.values[index])
    if abbrev.tail == ARRAY:
        skip_elements(cursor, cursor.vbr(6), abbrev.element_kind, abbrev.element_value)
    elif abbrev.tail == BLOB:
        count = cursor.vbr(6)
        cursor.align()
        if count < 0 or count > (cursor.end - cursor.position) >> 3:
            raise BitcodeError("a blob runs past the end of the file", bit_offset=start)
        cursor.position += count * 8
        cursor.align()


def skip_elements(cursor: BitCursor, count: i64, kind: i64, width: i64) -> None:
    while count != 0 and kind != LITERAL:  # each takes bits of the file, so the count needs no check
        skip_scalar(cursor, kind, width)
        count -= 1


def skip_scalar(cursor: BitCursor, kind: i64, width: i64) -> None:
    if kind == CHAR6:
        cursor.fixed(6)
    elif kind in (VBR, WIDE_VBR):
        cursor.vbr(width)
    elif kind != LITERAL:
        cursor.fixed(width)
