"""The part that a queue gives next, as C++'s `std::priority_queue` of pairs does with the comparison of LLVM's
SplitModule: by the second of a pair, where one of two is not 0, and else by the first. Each line: a queue of so many
parts, and what it gives 40 times, each put back with a size that has grown."""

from __future__ import annotations

from pathlib import Path

import pytest

from irkit.editing.split import BalancingQueue

LINES = (Path(__file__).parent / "balanced.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_the_next_part(line: str) -> None:
    count, _, given = line.partition(": ")
    queue = BalancingQueue(int(count))
    seed = int(count)
    found: list[str] = []
    for turn in range(40):
        part, size = queue.pop()
        found.append(str(part))
        seed = (seed * 37 + 11) % 101
        queue.push(part, size + seed % 7 + (turn % 3 == 0))
    assert " ".join(found) == given


def test_parts_that_hold_something() -> None:
    queue = BalancingQueue(3, [0, 2, 0, 1])
    assert [queue.pop() for _ in range(3)] == [(1, 1), (2, 1), (0, 2)]
