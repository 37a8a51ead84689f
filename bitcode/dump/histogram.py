"""The statistics of a bitcode file as lines of text, with bars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bitcode.dump.statistics import BlockStats, Stats, by_bits, stats

BAR: Final = 30  # characters for the whole
WIDEST: Final = 60  # characters of an abbreviation that still set the column


def share(part: float, whole: float) -> str:
    """A part of a whole as a percentage and a bar."""
    ratio = part / whole if whole else 0.0
    return f"{ratio * 100:6.1f} %  {'#' * round(ratio * BAR)}".rstrip()


def percent(part: int, whole: int) -> str:
    return f"{part * 100 / whole:.0f} %" if whole else "-"


def bytes_of(bits: int) -> str:
    return f"{bits / 8:,.1f}"


def stats_lines(data: bytes, name: str = "<bytes>") -> Iterator[str]:
    """The statistics of a file as lines without line ends. Raises as `stats` does."""
    found = stats(data, name)
    blocks = by_bits(found.blocks.values())
    records = sum(block.record_count for block in blocks)
    count = sum(block.count for block in blocks)
    yield f"{name}: {found.size:,} bytes, {count:,} blocks, {records:,} records"
    yield ""
    yield from overview(found, blocks)
    for block in blocks:
        yield ""
        yield from block_lines(block)
    total = found.instructions.total()
    if total:
        width = max(len(opcode) for opcode in found.instructions)
        yield ""
        yield f"instructions: {total:,}"
        for opcode, number in found.instructions.most_common():
            yield f"  {opcode:{width}} {number:10,}  {share(number, total)}"


def overview(found: Stats, blocks: list[BlockStats]) -> Iterator[str]:
    width = max(len(name) for name in ("blocks", *[block.name for block in blocks]))
    yield f"{'blocks':{width}}      count    records  abbrev.            bytes   share"
    whole = found.size * 8
    for block in blocks:
        yield (
            f"{block.name:{width}} {block.count:10,} {block.record_count:10,} "
            f"{percent(block.abbreviated_count, block.record_count):>8} {bytes_of(block.bits):>16} "
            f"{share(block.bits, whole)}"
        )
    others = found.other_bits
    yield f"{'others':{width}} {'':10} {'':10} {'':8} {bytes_of(others):>16} {share(others, whole)}"


def block_lines(block: BlockStats) -> Iterator[str]:
    """One kind of block: its records, what is not records, its abbreviations."""
    records = by_bits(block.records.values())
    width = max([len(record.name) for record in records] + [len("heads, ends, padding")])
    yield f"{block.name}: {block.count:,} of {bytes_of(block.bits)} bytes, nested blocks left out"
    yield f"  {'records':{width}}      count  abbrev.            bytes   share"
    others = block.bits
    for record in records:
        others -= record.bits
        yield (
            f"  {record.name:{width}} {record.count:10,} {percent(record.abbreviated, record.count):>8} "
            f"{bytes_of(record.bits):>16} {share(record.bits, block.bits)}"
        )
    if block.definitions:
        others -= block.definition_bits
        yield (
            f"  {'DEFINE_ABBREV':{width}} {block.definitions:10,} {'':8} "
            f"{bytes_of(block.definition_bits):>16} {share(block.definition_bits, block.bits)}"
        )
    yield f"  {'heads, ends, padding':{width}} {'':10} {'':8} {bytes_of(others):>16} {share(others, block.bits)}"
    if block.abbrevs:
        yield from abbrev_lines(block)


def abbrev_lines(block: BlockStats) -> Iterator[str]:
    """What the abbreviations of one kind of block were used for."""
    width = min(max(len(f"{number} {text}") for number, text in block.abbrevs), WIDEST)
    yield f"  {'abbreviations':{width}}       uses            bytes   share"
    for (number, text), use in sorted(block.abbrevs.items(), key=lambda pair: (pair[0][0], -pair[1].bits)):
        yield (f"  {f'{number} {text}':{width}} {use.count:10,} {bytes_of(use.bits):>16} {share(use.bits, block.bits)}")
