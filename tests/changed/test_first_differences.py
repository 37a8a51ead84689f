"""What is said to be the first difference of a file from itself with one thing changed: each operand, record and block
in turn, in `first_differences.txt`; against the file as it is, and from the changed one to it.

`python tests/changed/test_first_differences.py` writes it anew.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    import conftest  # noqa: F401 - so that the module below is found
from trees import Record, Tree, written

from bitcode.bitstream import read_bitstream
from irkit.cli.first_difference import first_difference

FILES = ("instructions/uitofp-nneg.22.bc", "metadata/di-generic.22.bc")
FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORD = Path(__file__).parent / "first_differences.txt"
SHOWN = 160
MOST = 12  # items of a block that are changed


def changes(tree: Tree) -> Iterator[str]:
    """Makes each change in turn, and says which it is; what was changed is as before when the next is asked for."""
    for place, item in enumerate(tree.items[:MOST]):
        if isinstance(item, Tree):
            yield from changes(item)
        else:
            yield from changes_of(item)
        del tree.items[place]
        yield "gone"
        tree.items.insert(place, item)
        tree.items.insert(place, item)
        yield "twice"
        del tree.items[place]


def changes_of(record: Record) -> Iterator[str]:
    record.code += 1
    yield "code"
    record.code -= 1
    for place in {0, 1, len(record.operands) - 1} & set(range(len(record.operands))):
        record.operands[place] += 1
        yield f"operand {place}"
        record.operands[place] -= 1
    record.operands.append(7)
    yield "more"
    record.operands.pop()
    if record.operands:
        last = record.operands.pop()
        yield "less"
        record.operands.append(last)
    if record.blob is not None:
        record.blob += b"\1"
        yield "blob"
        record.blob = record.blob[:-1]


def lines() -> Iterator[str]:
    for file in FILES:
        trees = [Tree(block) for block in read_bitstream((FIXTURES / file).read_bytes()).blocks]
        before = written(trees)
        yield file
        for tree in trees:
            for what in changes(tree):
                after = written(trees)
                there, back = first_difference(before, after), first_difference(after, before)
                digest = hashlib.md5(f"{there}\n{back}".encode(), usedforsecurity=False).hexdigest()[:8]
                yield f"  {what}, {digest}: {there[:SHOWN]}"


def test_first_differences() -> None:
    assert list(lines()) == RECORD.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    found = list(lines())
    RECORD.write_text("".join([f"{line}\n" for line in found]), encoding="utf-8")
    sys.stdout.write(f"{len(found)} lines\n")
