"""Small streams for the tests, written with the project's own writer, and a way to see what a stream holds."""

from __future__ import annotations

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter, Block, read_bitstream
from bitcode.bitstream.abbreviations import ARRAY, BLOB, CHAR6, FIXED, LITERAL, VBR

MAGIC = b"BC\xc0\xde"

__all__ = ["ARRAY", "BLOB", "CHAR6", "FIXED", "LITERAL", "MAGIC", "VBR", "abbrev", "contents", "one_block", "start"]


def abbrev(*operands: tuple[int, int] | int) -> Abbrev:
    """An abbreviation from encodings (`ARRAY`) and pairs of encoding and width (`(VBR, 6)`)."""
    return Abbrev([AbbrevOp(*((op,) if isinstance(op, int) else op)) for op in operands])


def start() -> BitWriter:
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    return writer


def one_block(fill: object, block_id: int = 12, width: int = 4) -> bytes:
    """A stream of one block, whose body `fill(writer)` writes."""
    writer = start()
    writer.enter_block(block_id, width)
    fill(writer)  # type: ignore[operator]
    writer.end_block()
    return writer.getvalue()


def contents(data: bytes) -> list[object]:
    """All that a stream says, as nested lists: blocks, definitions, records with code, operands and blob."""
    return [block_contents(block) for block in read_bitstream(data).blocks]


def block_contents(block: Block) -> tuple[int, list[object]]:
    records = block.scan()
    items: list[object] = []
    child = definition = 0
    for k in range(len(records) + 1):
        while True:
            if (
                definition < len(records.definitions)
                and records.definition_at[definition] == k
                and (records.definition_child[definition] <= child)
            ):
                items.append(str(records.definitions[definition]))
                definition += 1
            elif child < len(records.children) and records.child_at[child] == k:
                items.append(block_contents(records.children[child]))
                child += 1
            else:
                break
        if k < len(records):
            items.append((records.abbrev_ids[k], records.codes[k], records.operands(k), records.blobs.get(k)))
    return block.block_id, items
