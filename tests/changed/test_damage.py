"""Files in which single operands are wrong: whatever they say, reading and printing gives a module or an IRKitError.

Flipped bits seldom make an operand of 2**63; here records are written anew with such numbers in them.
"""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest
from trees import Record, Tree, written

from bitcode.bitstream import read_bitstream
from bitcode.reader import parse_bitcode
from irkit.errors import IRKitError
from text.printer import to_assembly

FIXTURES = Path(__file__).parents[2] / "fixtures"
FOLDERS = sorted(path.name for path in FIXTURES.iterdir() if path.is_dir() and any(path.glob("*.bc")))
CASES_A_FOLDER = 60
EXTREMES = [0, 1, 2, 33, 64, 255, 2**24, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1, 2**63, 2**64 - 2, 2**64 - 1]


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
