"""What takes how much of a bitcode file: bits and records by kind of block and of record, abbreviations, opcodes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from bitcode.bitstream import block_name, read_bitstream
from bitcode.bitstream.bits import unsigned64
from bitcode.dump.counting import BlockKind, count_blocks
from bitcode.schema.record_names import record_name


class Use:
    """How often something is used, and for how many bits."""

    __slots__ = ("bits", "count")

    def __init__(self) -> None:
        self.count = 0
        self.bits = 0

    def add(self, count: int, bits: int) -> None:
        self.count += count
        self.bits += bits


T = TypeVar("T", bound=Use)


class RecordStats(Use):
    """The records of one code in one kind of block."""

    __slots__ = ("abbreviated", "code", "name")

    def __init__(self, code: int, name: str) -> None:
        super().__init__()
        self.code = code
        self.name = name
        self.abbreviated = 0  # of `count`


class BlockStats(Use):
    """The blocks of one id. `bits` are the blocks' own, heads and ends among them, nested blocks not."""

    __slots__ = ("abbrevs", "block_id", "definition_bits", "definitions", "name", "records")

    def __init__(self, kind: BlockKind) -> None:
        super().__init__()
        self.add(kind.count, kind.bits)
        self.block_id = kind.block_id
        self.name = block_name(kind.block_id)
        self.definitions = kind.definitions
        self.definition_bits = kind.definition_bits
        self.records: dict[int, RecordStats] = {}
        # What each abbreviation was used for, by its id and what it says: ids mean something in their block only.
        self.abbrevs: dict[tuple[int, str], Use] = {}

    @property
    def record_count(self) -> int:
        return sum(record.count for record in self.records.values())

    @property
    def abbreviated_count(self) -> int:
        return sum(record.abbreviated for record in self.records.values())


class Stats:
    """What a file is made of. Sizes in bits, but for `size`, the file's bytes."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size
        self.blocks: dict[int, BlockStats] = {}
        self.instructions: Counter[str] = Counter()

    @property
    def other_bits(self) -> int:
        """Bits outside of all blocks: magic, wrapper, trailing bytes."""
        return self.size * 8 - sum(block.bits for block in self.blocks.values())

    def as_dict(self) -> dict[str, Any]:
        """The same as plain data, the greatest first."""
        return {
            "name": self.name,
            "size": self.size,
            "other_bits": self.other_bits,
            "blocks": [block_dict(block) for block in by_bits(self.blocks.values())],
            "instructions": dict(self.instructions.most_common()),
        }


def by_bits(uses: Iterable[T]) -> list[T]:
    """The greatest first; equals stay in the order of the file."""
    return sorted(uses, key=lambda use: -use.bits)


def block_dict(block: BlockStats) -> dict[str, Any]:
    return {
        "block": block.name,
        "id": block.block_id,
        "count": block.count,
        "bits": block.bits,
        "records": block.record_count,
        "abbreviated": block.abbreviated_count,
        "definitions": block.definitions,
        "definition_bits": block.definition_bits,
        "record_kinds": [
            {
                "record": record.name,
                "code": record.code,
                "count": record.count,
                "bits": record.bits,
                "abbreviated": record.abbreviated,
            }
            for record in by_bits(block.records.values())
        ],
        "abbreviations": [
            {"id": number, "operands": text, "count": use.count, "bits": use.bits}
            for (number, text), use in sorted(block.abbrevs.items(), key=lambda pair: (pair[0][0], -pair[1].bits))
        ],
    }


def stats(data: bytes, name: str = "<bytes>") -> Stats:
    """Counts what is in a file.

    Raises BitcodeError where the file is damaged, UnsupportedError for what is no bitcode at all.
    """
    found = Stats(name, len(data))
    kinds, instructions = count_blocks(read_bitstream(data, name).blocks)
    for kind in kinds:
        found.blocks[kind.block_id] = block_stats(kind)
    found.instructions.update(instructions)
    return found


def block_stats(kind: BlockKind) -> BlockStats:
    """What was counted of one kind of block."""
    about = BlockStats(kind)
    for code, abbrev_id, abbrev, count, bits in kind.uses:
        number = unsigned64(code)
        record = about.records.get(number)
        if record is None:
            record = about.records[number] = RecordStats(number, record_name(kind.block_id, number))
        record.add(count, bits)
        if abbrev is not None:
            record.abbreviated += count
            about.abbrevs.setdefault((abbrev_id, str(abbrev)), Use()).add(count, bits)
    return about


def stats_json(data: bytes, name: str = "<bytes>") -> Iterator[str]:
    """The lines of one JSON object with what `stats` counts. Raises as `stats` does."""
    yield from json.dumps(stats(data, name).as_dict(), indent=1).split("\n")
