"""How much of a file each kind of block and of record takes: the walk over all records that `statistics` is made of.

Compiled: a big file has millions of records.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.abbreviations import Abbrev
from bitcode.bitstream.block_ids import CONSTANTS_BLOCK, FUNCTION_BLOCK, MODULE_BLOCK, TYPE_BLOCK_NEW
from bitcode.bitstream.blocks import FIRST_ABBREV, Block, Records
from bitcode.dump.opcodes import OpcodeCounter

# What the table of a tally has room for. Others are rare.
CODES: Final = 128
IDS: Final = 64
ZEROS: Final = vec[i64]([0] * (CODES * IDS))


class Tally:
    """How many records there are of each code and abbreviation id, and in how many bits."""

    def __init__(self) -> None:
        self.counts: vec[i64] = ZEROS[:]
        self.bits: vec[i64] = ZEROS[:]
        self.touched: list[int] = []  # the places in the tables that are in use
        self.rare: dict[tuple[int, int], tuple[int, int]] = {}  # and what is taken off again

    def add(self, records: Records) -> None:
        """Counts a block's own records."""
        codes = records.codes
        abbrev_ids = records.abbrev_ids
        offsets = records.bit_offsets
        counts = self.counts
        bits = self.bits
        count: i64 = len(codes)
        k: i64 = 0
        while k < count:
            code = codes[k]
            abbrev_id = abbrev_ids[k]
            start = offsets[k]
            k += 1
            size = (offsets[k] if k < count else records.end_bit) - start
            if code < 0 or code >= CODES or abbrev_id >= IDS:
                self.add_rare(code, abbrev_id, 1, size)
                continue
            key = code * IDS + abbrev_id
            if counts[key] == 0:
                self.touched.append(key)
            counts[key] += 1
            bits[key] += size
        if records.children or records.definitions:
            self.leave_out_nested(records)

    def leave_out_nested(self, records: Records) -> None:
        """Takes off what `add` counted to the records in front of nested blocks and definitions: these, to the next
        record."""
        begins: dict[int, int] = {}
        for child, at in zip(records.children, records.child_at, strict=True):
            begins[at] = min(begins.get(at, child.start_bit), child.start_bit)
        for definition, at in zip(records.definitions, records.definition_at, strict=True):
            begins[at] = min(begins.get(at, definition.start_bit), definition.start_bit)
        for at, begin in begins.items():
            if at == 0:
                continue
            end = records.bit_offsets[at] if at < len(records) else records.end_bit
            self.add_rare(records.codes[at - 1], records.abbrev_ids[at - 1], 0, begin - end)

    def add_rare(self, code: int, abbrev_id: int, count: int, size: int) -> None:
        before = self.rare.get((code, abbrev_id), (0, 0))
        self.rare[code, abbrev_id] = (before[0] + count, before[1] + size)

    def take(self) -> list[tuple[int, int, int, int]]:
        """Code, abbreviation id, count and bits of what was counted since the last call."""
        found = [(key // IDS, key % IDS, int(self.counts[key]), int(self.bits[key])) for key in self.touched]
        found += [(code, abbrev_id, *use) for (code, abbrev_id), use in self.rare.items()]
        for key in self.touched:
            self.counts[key] = 0
            self.bits[key] = 0
        self.touched.clear()
        self.rare.clear()
        return found


class BlockKind:
    """What is counted of the blocks of one id; `bits` without nested blocks."""

    def __init__(self, block_id: int) -> None:
        self.block_id: int = block_id
        self.count: int = 0
        self.bits: int = 0
        self.definitions: int = 0
        self.definition_bits: int = 0
        # Code, abbreviation id, abbreviation (None for the built-in ids), count, bits; the same ones come repeatedly.
        self.uses: list[tuple[int, int, Abbrev | None, int, int]] = []
        self.tally = Tally()  # of the blocks that define no abbreviations, all with these given by BLOCKINFO
        self.given: list[Abbrev] = []

    def add(self, block: Block, records: Records, scratch: Tally) -> None:
        """Counts a block; `scratch` is for one with definitions of its own."""
        nested = 0
        for child in records.children:
            nested += child.end_bit - child.start_bit
        self.count += 1
        self.bits += block.end_bit - block.start_bit - nested
        given = block.info.of(block.block_id)
        if records.definitions:
            self.definitions += len(records.definitions)
            for definition in records.definitions:
                self.definition_bits += definition.end_bit - definition.start_bit
            scratch.add(records)
            self.note(scratch, given + records.definitions)
            return
        if given is not self.given:
            self.finish()
            self.given = given
        self.tally.add(records)

    def finish(self) -> None:
        """Makes `uses` complete."""
        self.note(self.tally, self.given)

    def note(self, tally: Tally, abbrevs: list[Abbrev]) -> None:
        for code, abbrev_id, count, bits in tally.take():
            place = abbrev_id - FIRST_ABBREV
            abbrev = abbrevs[place] if 0 <= place < len(abbrevs) else None
            self.uses.append((code, abbrev_id, abbrev, count, bits))


def count_blocks(blocks: list[Block]) -> tuple[list[BlockKind], dict[str, int]]:
    """What the blocks and those in them are made of, by kind of block in the order of the file, and how many
    instructions there are of each opcode. Raises BitcodeError where the file is damaged."""
    kinds: dict[int, BlockKind] = {}
    scratch = Tally()
    opcodes = OpcodeCounter()
    waiting = blocks[::-1]
    while waiting:
        block = waiting.pop()
        records = block.scan()
        add(kinds, block, records, scratch)
        children = records.children
        if block.block_id == MODULE_BLOCK:
            opcodes.enter_module(records)
        elif block.block_id == TYPE_BLOCK_NEW:
            opcodes.add_types(records)
        elif block.block_id == CONSTANTS_BLOCK:
            opcodes.add_constants(records)
        elif block.block_id == FUNCTION_BLOCK:
            opcodes.enter_function()
            rest: list[Block] = []
            for child in children:  # a body's constants are operands of what stands around them
                if child.block_id != CONSTANTS_BLOCK:
                    rest.append(child)
                    continue
                constants = child.scan()
                add(kinds, child, constants, scratch)
                waiting.extend(constants.children)
                opcodes.add_constants(constants)
            children = rest
            opcodes.count(records)
        waiting.extend(children[::-1])
    for kind in kinds.values():
        kind.finish()
    return list(kinds.values()), opcodes.by_name()


def add(kinds: dict[int, BlockKind], block: Block, records: Records, scratch: Tally) -> None:
    kind = kinds.get(block.block_id)
    if kind is None:
        kind = kinds[block.block_id] = BlockKind(block.block_id)
    kind.add(block, records, scratch)
