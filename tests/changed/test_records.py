"""What single operands mean: in files of many kinds an operand of a record is another number or the last is gone, and
`records.txt` has what becomes of the file: what a user sees otherwise first, and a digest of all.

`python tests/changed/test_records.py` writes that anew; with the names of fixtures behind it, the first operands of
all their records come in.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest
from outcomes import lines_from, outcome
from trees import Record, Tree, written

from bitcode.bitstream import read_bitstream
from bitcode.bitstream.block_ids import IDENTIFICATION_BLOCK, STRTAB_BLOCK, SYMTAB_BLOCK, VALUE_SYMTAB_BLOCK
from bitcode.reader import parse_bitcode

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILE = Path(__file__).parent / "records.txt"
SKIPPED = (IDENTIFICATION_BLOCK, STRTAB_BLOCK, SYMTAB_BLOCK, VALUE_SYMTAB_BLOCK, 21, 22, 26)  # the names of kinds
MOST_OPERANDS = 8  # of a record that comes in
GONE = "without the last"


def placed(tree: Tree, path: str) -> Iterator[tuple[str, Record]]:
    """The records of a block with their places, but for names."""
    if tree.block_id in SKIPPED:
        return
    for number, item in enumerate(tree.items):
        if isinstance(item, Tree):
            yield from placed(item, f"{path}{number}.{item.block_id}/")
        else:
            yield f"{path}{number}", item


def records_of(trees: list[Tree]) -> Iterator[tuple[str, Record]]:
    for tree in trees:
        yield from placed(tree, f"{tree.block_id}/")


def trees_of(name: str) -> list[Tree]:
    return [Tree(block) for block in read_bitstream((FIXTURES / name).read_bytes()).blocks]


def lines_after(trees: list[Tree], record: Record, change: str) -> list[str]:
    """What a user sees after `operand 3 is 7`, or without the last."""
    before = record.operands
    record.operands = before[:-1]
    if change != GONE:
        _, place, _, number = change.split()
        record.operands = [*before[: int(place)], int(number), *before[int(place) + 1 :]]
    found = lines_from(lambda: parse_bitcode(written(trees), "x"))
    record.operands = before
    return found


@dataclass
class Section:
    """What is changed in a file."""

    name: str
    changes: list[str]  # `17/3 code 2 operand 3 is 7`

    def lines(self) -> Iterator[str]:
        trees = trees_of(self.name)
        records = dict(records_of(trees))
        before = lines_from(lambda: parse_bitcode(written(trees), "x"))
        yield self.name
        for said in self.changes:
            path, _, code, change = said.split(maxsplit=3)
            assert records[path].code == int(code)
            yield f"  {said}: {outcome(before, lines_after(trees, records[path], change))}"


def recorded() -> list[Section]:
    sections: list[Section] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            sections[-1].changes.append(line.strip().partition(": ")[0])
        else:
            sections.append(Section(line, []))
    return sections


def all_of(name: str) -> Section:
    changes = []
    for path, record in records_of(trees_of(name)):
        for place, old in enumerate(record.operands[:MOST_OPERANDS]):
            changes.append(f"{path} code {record.code} operand {place} is {old + 1}")
        if record.operands:
            changes.append(f"{path} code {record.code} {GONE}")
    return Section(name, changes)


SECTIONS = recorded()


@pytest.mark.parametrize("name", [section.name for section in SECTIONS])
def test_what_becomes_of_a_file(name: str) -> None:
    lines = iter(FILE.read_text(encoding="utf-8").splitlines())
    for section in SECTIONS:
        wanted = list(islice(lines, len(section.changes) + 1))
        if section.name == name:
            assert list(section.lines()) == wanted


if __name__ == "__main__":
    SECTIONS += [all_of(name) for name in sys.argv[1:]]
    FILE.write_text("".join(f"{line}\n" for one in SECTIONS for line in one.lines()), encoding="utf-8")
