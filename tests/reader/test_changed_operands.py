"""What single operands mean: in files of many kinds each operand of each record is another number, and
`changed_operands.txt` has what becomes of the file: the lines of text that are others then, or the error.

`python tests/reader/test_changed_operands.py` writes it anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from test_damage import Record, Tree, written

from bitcode.bitstream import read_bitstream
from bitcode.bitstream.block_ids import IDENTIFICATION_BLOCK, STRTAB_BLOCK, SYMTAB_BLOCK, VALUE_SYMTAB_BLOCK
from bitcode.reader import parse_bitcode
from irkit.errors import IRKitError
from text.printer import to_assembly

FIXTURES = Path(__file__).parents[2] / "fixtures"
FILE = Path(__file__).parent / "changed_operands.txt"
FILES = (
    "attributes/call-sites.13.bc",
    "attributes/parameters.22.bc",
    "attributes/wide-ranges.22.bc",
    "constants/block-addresses.22.bc",
    "constants/expressions-until-14.13.bc",
    "constants/signed-pointers.22.bc",
    "functions/properties.22.bc",
    "globals/comdats.22.bc",
    "globals/ifuncs.22.bc",
    "globals/metadata.22.bc",
    "globals/target.22.bc",
    "instructions/aggregates.22.bc",
    "instructions/atomics.22.bc",
    "instructions/callbr.22.bc",
    "instructions/calls.22.bc",
    "instructions/casts.13.bc",
    "instructions/comparisons.22.bc",
    "instructions/float-arithmetic.22.bc",
    "instructions/funclets.22.bc",
    "instructions/getelementptr.22.bc",
    "instructions/invoke-and-landingpad.22.bc",
    "instructions/memory.13.bc",
    "instructions/operand-bundles.22.bc",
    "instructions/phi-and-select.22.bc",
    "instructions/switch.22.bc",
    "instructions/vectors.22.bc",
    "metadata/debug-declare-value.22.bc",
    "metadata/debug-records.19.bc",
    "metadata/di-newest.22.bc",
    "metadata/di-scopes.13.bc",
    "metadata/di-subranges.22.bc",
    "metadata/di-types.13.bc",
    "newer/typed-pointers.13.bc",
    "summary/full-lto.13.bc",
    "summary/index-of-allocations.22.bc",
    "summary/index.22.bc",
    "summary/parameter-accesses.22.bc",
    "summary/profile-of-allocations.16.bc",
    "summary/profile-of-allocations.22.bc",
    "summary/virtual-tables.22.bc",
    "types/target-extension.22.bc",
    "use-lists/blocks.22.bc",
    "use-lists/instructions.13.bc",
)
SKIPPED = (IDENTIFICATION_BLOCK, STRTAB_BLOCK, SYMTAB_BLOCK, VALUE_SYMTAB_BLOCK, 21, 22, 26)  # the names of kinds
MOST_OPERANDS = 8  # of a record
MOST_LINES = 1  # of what is told of a change
MOST_LETTERS = 100


def placed(tree: Tree, path: str) -> Iterator[tuple[str, Record]]:
    """The records of a block with their places, but for names."""
    if tree.block_id in SKIPPED:
        return
    for number, item in enumerate(tree.items):
        if isinstance(item, Tree):
            yield from placed(item, f"{path}{number}.{item.block_id}/")
        else:
            yield f"{path}{number}", item


def outcome(trees: list[Tree], before: list[str]) -> str:
    try:
        after = to_assembly(parse_bitcode(written(trees), "x")).split("\n")
    except IRKitError as error:
        return f"error: {error}"[:MOST_LETTERS]
    known = set(before)
    others = [line.strip() for line in after if line not in known]
    if not others:
        return "the same" if after == before else f"{len(before) - len(after)} lines fewer"
    return " | ".join(others[:MOST_LINES])[:MOST_LETTERS]


def lines_of(file: str) -> list[str]:
    data = (FIXTURES / file).read_bytes()
    trees = [Tree(block) for block in read_bitstream(data).blocks]
    before = to_assembly(parse_bitcode(written(trees), "x")).split("\n")
    found = [file]
    for tree in trees:
        for path, record in placed(tree, f"{tree.block_id}/"):
            for place in range(min(len(record.operands), MOST_OPERANDS)):
                old = record.operands[place]
                record.operands[place] = old + 1
                found.append(f"  {path} code {record.code} operand {place} is {old + 1}: {outcome(trees, before)}")
                record.operands[place] = old
            if record.operands:
                last = record.operands.pop()
                found.append(f"  {path} code {record.code} without the last: {outcome(trees, before)}")
                record.operands.append(last)
    return found


@pytest.mark.parametrize("file", FILES)
def test_what_becomes_of_a_file(file: str) -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    start = recorded.index(file)
    now = lines_of(file)
    assert now == recorded[start : start + len(now)]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for file in FILES for line in lines_of(file)), encoding="utf-8")
