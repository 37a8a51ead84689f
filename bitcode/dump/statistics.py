"""What takes how much of a bitcode file: bits and records by kind of block and of record, abbreviations, opcodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from bitcode.bitstream import Block, Records, block_name, read_bitstream
from bitcode.bitstream.bits import unsigned64
from bitcode.bitstream.block_ids import FUNCTION_BLOCK
from bitcode.bitstream.blocks import FIRST_ABBREV
from bitcode.dump.items import record_ends
from bitcode.dump.names import Namer
from bitcode.schema import codes as c
from bitcode.schema.blocks.function import FUNCTION
from irkit.dialects import NEWEST, encodings
from irkit.operators.lists import OPCODES_BY_RECORD

# The records of loads and stores that are atomic: the others have a record for both.
ATOMIC: Final = ("INST_LOADATOMIC", "INST_STOREATOMIC", "INST_STOREATOMIC_OLD")

BINARY: Final = tuple(
    f"{integer}|{floating}" if floating else integer
    for integer, floating in zip(encodings.BINARY_OPCODES, encodings.FLOAT_BINARY_OPCODES, strict=True)
)
COMPARISONS: Final = ("fcmp",) * encodings.FIRST_ICMP_PREDICATE + ("icmp",) * len(encodings.ICMP_PREDICATES)
# Several opcodes share some of the records: an operand of the name given tells which, by its place in the tuple.
# "add|fadd": the operands' types would tell these two apart.
OPCODE_OPERANDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    c.FUNC_CODE_INST_BINOP: ("opcode", BINARY),
    c.FUNC_CODE_INST_UNOP: ("opcode", encodings.UNARY_OPCODES),
    c.FUNC_CODE_INST_CAST: ("opcode", encodings.cast_opcodes(NEWEST)),
    c.FUNC_CODE_INST_CMP: ("predicate", COMPARISONS),
    c.FUNC_CODE_INST_CMP2: ("predicate", COMPARISONS),
}
# The opcode of each other instruction's record, as assembly spells it.
OPCODES: Final[dict[int, str]] = {
    record.code: OPCODES_BY_RECORD[record.name][0] + (" atomic" if record.name in ATOMIC else "")
    for record in FUNCTION.all()
    if record.name in OPCODES_BY_RECORD and record.code not in OPCODE_OPERANDS
}


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

    def __init__(self, block_id: int) -> None:
        super().__init__()
        self.block_id = block_id
        self.name = block_name(block_id)
        self.definitions = 0
        self.definition_bits = 0
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
    namer = Namer()
    waiting = read_bitstream(data, name).blocks[::-1]
    while waiting:
        block = waiting.pop()
        records = block.scan()
        about = found.blocks.get(block.block_id)
        if about is None:
            about = found.blocks[block.block_id] = BlockStats(block.block_id)
        nested = sum(child.end_bit - child.start_bit for child in records.children)
        about.add(1, block.end_bit - block.start_bit - nested)
        about.definitions += len(records.definitions)
        about.definition_bits += sum(one.end_bit - one.start_bit for one in records.definitions)
        count_records(about, block, records, namer)
        if block.block_id == FUNCTION_BLOCK:
            count_instructions(found.instructions, records, namer)
        waiting.extend(reversed(records.children))
    return found


def count_records(about: BlockStats, block: Block, records: Records, namer: Namer) -> None:
    """Adds one block's records to what is known of its kind."""
    uses: dict[tuple[int, int], list[int]] = {}
    for code, abbrev_id, start, end in zip(
        records.codes, records.abbrev_ids, records.bit_offsets, record_ends(records), strict=True
    ):
        use = uses.get((code, abbrev_id))
        if use is None:
            uses[code, abbrev_id] = [1, end - start]
        else:
            use[0] += 1
            use[1] += end - start
    for (code, abbrev_id), (count, bits) in uses.items():
        kind = about.records.get(code)
        if kind is None:
            kind = about.records[code] = RecordStats(unsigned64(code), namer.record(block.block_id, code))
        kind.add(count, bits)
        abbrev = block.abbrev(records, abbrev_id) if abbrev_id >= FIRST_ABBREV else None
        if abbrev is not None:
            kind.abbreviated += count
            about.abbrevs.setdefault((abbrev_id, str(abbrev)), Use()).add(count, bits)


def count_instructions(instructions: Counter[str], records: Records, namer: Namer) -> None:
    """Counts the instructions of a function's body by opcode."""
    counts = Counter(records.codes)
    for code, count in counts.items():
        opcode = OPCODES.get(code)
        if opcode is not None:
            instructions[opcode] += count
    if OPCODE_OPERANDS.keys().isdisjoint(counts):
        return
    for k, code in enumerate(records.codes):
        if code in OPCODE_OPERANDS:
            operand, opcodes = OPCODE_OPERANDS[code]
            operands = records.operands(k)
            names = namer.operands(FUNCTION_BLOCK, code, operands)
            number = operands[names.index(operand)] if operand in names else -1
            instructions[opcodes[number] if 0 <= number < len(opcodes) else f"unknown {operand} {number}"] += 1
