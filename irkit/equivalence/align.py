"""Two lists, aligned by what their elements look like."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

_TOO_MANY: Final = 4_000_000  # products of lengths from which the middle is paired in order


def align(left: list[str], right: list[str]) -> list[tuple[int, int]]:
    """Pairs of places in order; -1 where one side has nothing.

    What looks alike at both ends is paired first. In what is left between, runs of equal length that do not look alike
    are still paired, since each is likely to have become the other.
    """
    first = 0
    shorter = min(len(left), len(right))
    while first < shorter and left[first] == right[first]:
        first += 1
    last = 0
    while last < shorter - first and left[-1 - last] == right[-1 - last]:
        last += 1
    end, other_end = len(left) - last, len(right) - last
    found = replaced(0, first, 0, first)
    if (end - first) * (other_end - first) > _TOO_MANY:
        found += replaced(first, end, first, other_end)
    else:
        matcher = SequenceMatcher(None, left[first:end], right[first:other_end], autojunk=False)
        for _, *places in matcher.get_opcodes():
            found += replaced(*[place + first for place in places])
    return found + replaced(end, len(left), other_end, len(right))


def replaced(start: int, stop: int, other_start: int, other_stop: int) -> list[tuple[int, int]]:
    """Two runs: paired if they are equally long, as those that look alike are, else removed and added."""
    mine, theirs = range(start, stop), range(other_start, other_stop)
    if len(mine) == len(theirs):
        return list(zip(mine, theirs, strict=True))
    return [(place, -1) for place in mine] + [(-1, place) for place in theirs]
