"""The order of equal names: `sorted_places.txt` holds names, and what `std::sort` of libstdc++ 12 made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from irkit.cli.sorting import sorted_places

LINES = (Path(__file__).parent / "sorted_places.txt").read_text().splitlines()


# Sizes around 16, up to which the sort is stable; one name alone; and some that are bad for each median of three.
@pytest.mark.parametrize(("names", "places"), zip(LINES[::2], LINES[1::2], strict=True))
def test_equal_names_come_as_std_sort_has_them(names: str, places: str) -> None:
    direction, *there = names.split()
    found = sorted_places([name.encode() for name in there], direction == "down")
    assert found == [int(place) for place in places.split()]


def test_nothing_to_sort() -> None:
    assert sorted_places([], False) == sorted_places([], True) == []
