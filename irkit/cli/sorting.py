"""The order that `std::sort` of libstdc++, by which LLVM's tools are built, gives to names of which some are equal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.unstable_sort import unstable_sort

if TYPE_CHECKING:
    from collections.abc import Sequence


def sorted_places(names: Sequence[bytes], descends: bool) -> list[int]:
    """The places of the names, sorted."""
    places = range(len(names))
    # The sort compares ranks, so that it need not know the direction.
    rank_of = {name: rank for rank, name in enumerate(sorted(set(names), reverse=descends))}
    ranks = [rank_of[name] for name in names]
    if len(rank_of) == len(names):
        return sorted(places, key=ranks.__getitem__)  # several times as quick
    return unstable_sort(places, ranks.__getitem__)
