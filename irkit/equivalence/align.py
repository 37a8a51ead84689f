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
    found = [(place, place) for place in range(first)]
    if (end - first) * (other_end - first) > _TOO_MANY:
        found += replaced(first, end, first, other_end)
    else:
        matcher = SequenceMatcher(None, left[first:end], right[first:other_end], autojunk=False)
        for tag, start, stop, other_start, other_stop in matcher.get_opcodes():
            places = (start + first, stop + first, other_start + first, other_stop + first)
            if tag == "equal":
                found += [(places[0] + step, places[2] + step) for step in range(stop - start)]
            else:
                found += replaced(*places)
    return found + [(end + step, other_end + step) for step in range(last)]


def replaced(start: int, stop: int, other_start: int, other_stop: int) -> list[tuple[int, int]]:
    """Two runs that do not look alike: paired if they are equally long, else removed and added."""
    if stop - start == other_stop - other_start:
        return [(start + step, other_start + step) for step in range(stop - start)]
    return [(place, -1) for place in range(start, stop)] + [(-1, place) for place in range(other_start, other_stop)]
