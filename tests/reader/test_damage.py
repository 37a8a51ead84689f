"""Files in which single operands are wrong: whatever they say, reading and printing gives a module or an IRKitError.

Flipped bits seldom make an operand of 2**63; here records are written anew with such numbers in them.
"""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter, Block, read_bitstream
from bitcode.bitstream.abbreviations import BLOB, LITERAL, VBR
from bitcode.bitstream.block_ids import BLOCKINFO_BLOCK
from bitcode.reader import parse_bitcode
from irkit.errors import IRKitError
from text.printer import to_assembly

FIXTURES = Path(__file__).parents[2] / "fixtures"
FOLDERS = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir() and any(path.glob("*.bc")))
CASES_A_FOLDER = 60
EXTREMES = [0, 1, 2, 33, 64, 255, 2**24, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 2, 2**64 - 1]
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


def damage(record: Record, rng: random.Random) -> None:
    kind = rng.randrange(7)
    if kind < 4 and record.operands:
        record.operands[rng.randrange(len(record.operands))] = rng.choice(EXTREMES)
    elif kind == 4:
        del record.operands[rng.randrange(len(record.operands) + 1) :]
    elif kind == 5:
        record.operands.append(rng.choice(EXTREMES))
    else:
        record.code = rng.randrange(60)


@pytest.mark.parametrize("folder", FOLDERS)
def test_operands_that_make_no_sense(folder: str) -> None:
    rng = random.Random(folder)
    files = sorted((FIXTURES / folder).glob("*.bc"))
    for number in range(CASES_A_FOLDER):
        path = files[number * len(files) // CASES_A_FOLDER]
        trees = [Tree(block) for block in read_bitstream(path.read_bytes()).blocks]
        damaged = copy.deepcopy(trees)
        records = [record for tree in damaged for record in tree.records()]
        for record in rng.sample(records, min(len(records), rng.choice((1, 1, 2, 4)))):
            damage(record, rng)
        data = written(damaged)
        try:
            to_assembly(parse_bitcode(data))
        except IRKitError as error:
            assert str(error)  # that it can be told is part of what is promised


@pytest.mark.parametrize("folder", FOLDERS)
def test_records_written_without_abbreviations_say_the_same(folder: str) -> None:
    path = sorted((FIXTURES / folder).glob("*.bc"))[0]
    data = path.read_bytes()
    anew = written([Tree(block) for block in read_bitstream(data).blocks])
    assert to_assembly(parse_bitcode(anew, "x")) == to_assembly(parse_bitcode(data, "x"))
