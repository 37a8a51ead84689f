"""Bitcode taken apart into records that may be changed, and put together again."""

from __future__ import annotations

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter, Block
from bitcode.bitstream.abbreviations import BLOB, LITERAL, VBR
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK

UNABBREVIATED = 3


class Record:
    def __init__(self, code: int, operands: list[int], blob: bytes | None) -> None:
        self.code = code
        self.operands = operands
        self.blob = blob


class Tree:
    """A block as it may be changed: records and blocks in order."""

    def __init__(self, block: Block) -> None:
        self.block_id = int(block.block_id)
        self.items: list[Record | Tree] = []
        records = block.scan()
        nested = 0
        for index in range(len(records.codes) + 1):
            while nested < len(records.children) and records.child_at[nested] <= index:
                child = records.children[nested]
                if child.block_id != BLOCKINFO_BLOCK:
                    self.items.append(Tree(child))
                nested += 1
            if index < len(records.codes):
                self.items.append(Record(int(records.codes[index]), records.operands(index), records.blobs.get(index)))

    def records(self) -> list[Record]:
        found: list[Record] = []
        for item in self.items:
            found += [item] if isinstance(item, Record) else item.records()
        return found

    def write(self, writer: BitWriter) -> None:
        writer.enter_block(self.block_id, 6)
        for item in self.items:
            if isinstance(item, Tree):
                item.write(writer)
            elif item.blob is None:
                writer.record(UNABBREVIATED, item.code, item.operands)
            else:
                numbers = [AbbrevOp(VBR, 6) for _ in item.operands]
                abbrev = writer.define_abbrev(Abbrev([AbbrevOp(LITERAL, item.code), *numbers, AbbrevOp(BLOB)]))
                writer.record(abbrev, item.code, item.operands, item.blob)
        writer.end_block()


def written(trees: list[Tree]) -> bytes:
    writer = BitWriter()
    writer.raw_bytes(b"BC\xc0\xde")
    for tree in trees:
        tree.write(writer)
    return writer.getvalue()
