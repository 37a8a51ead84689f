"""A name that was perhaps meant, for the errors about names that nothing has."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

from text.parser.keys import is_number, key_name

MOST_NAMES: Final = 20_000  # that are compared; an error is to be told at once
LONGEST: Final = 100


def did_you_mean(key: str, names: Iterable[str], sigil: str) -> str:
    """`; did you mean '%count'?`, or "" where no name is close."""
    wanted = key_name(key)
    if not 1 < len(wanted) <= LONGEST:
        return ""
    best = ""
    least = min(3, 1 + len(wanted) // 4)
    for name in islice(names, MOST_NAMES):
        if is_number(name) or abs(len(name) - len(wanted)) > least:
            continue
        found = distance(wanted, name, least)
        if found < least or (found == least and not best):
            best, least = name, found
    return f"; did you mean '{sigil}{best}'?" if best else ""


def distance(left: str, right: str, most: int) -> int:
    """The number of letters to change, insert, remove or swap with their neighbour; more than `most` where it is."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left):
        above, row = row, [i + 1]
        for j, b in enumerate(right):
            cost = min(above[j] + (a != b), above[j + 1] + 1, row[j] + 1)
            if i and j and a == right[j - 1] and left[i - 1] == b:
                cost = min(cost, before[j - 1] + 1)
            row.append(cost)
        least = min(row)
        if least > most:
            return least
        before = above
    return row[-1]
