"""The order that `std::sort` of libstdc++, by which LLVM's tools are built, gives to names of which some are equal.

It is an introsort: quicksort by the median of three down to 16 elements, and then insertion, which alone is stable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SMALL: Final = 16


def sorted_places(names: Sequence[bytes], descends: bool) -> list[int]:
    """The places of the names, sorted."""
    # The sort compares ranks, so that it need not know the direction.
    rank_of = {name: rank for rank, name in enumerate(sorted(set(names), reverse=descends))}
    ranks = [rank_of[name] for name in names]
    if len(rank_of) == len(names):
        return sorted(range(len(names)), key=ranks.__getitem__)
    order = list(range(len(names)))
    Introsort(order, ranks).sort()
    return order


class Introsort:
    """`order` is sorted by the ranks of what is in it."""

    def __init__(self, order: list[int], ranks: Sequence[int]) -> None:
        self.order: list[int] = order
        self.ranks: Sequence[int] = ranks

    def less(self, left: int, right: int) -> bool:
        return self.ranks[self.order[left]] < self.ranks[self.order[right]]

    def swap(self, left: int, right: int) -> None:
        self.order[left], self.order[right] = self.order[right], self.order[left]

    def sort(self) -> None:
        size = len(self.order)
        todo = [(0, size, 2 * (size.bit_length() - 1))]
        while todo:  # parts do not touch each other, so that it does not matter which comes first
            first, last, depth = todo.pop()
            while last - first > SMALL:
                if depth == 0:
                    self.heap_sort(first, last)
                    break
                depth -= 1
                cut = self.partition(first, last)
                todo.append((cut, last, depth))
                last = cut
        self.insert(size)

    def partition(self, first: int, last: int) -> int:
        """Where the larger half begins, after parting by the median of three."""
        self.put_median(first, first + 1, first + (last - first) // 2, last - 1)
        left, right = first + 1, last
        while True:
            while self.less(left, first):
                left += 1
            right -= 1
            while self.less(first, right):
                right -= 1
            if left >= right:
                return left
            self.swap(left, right)
            left += 1

    def put_median(self, place: int, a: int, b: int, c: int) -> None:
        if self.less(a, b):
            self.swap(place, b if self.less(b, c) else c if self.less(a, c) else a)
        else:
            self.swap(place, a if self.less(a, c) else c if self.less(b, c) else b)

    def insert(self, size: int) -> None:
        """Insertion of each element behind its equals, or before all of the first part if it is less than the first."""
        order, ranks = self.order, self.ranks
        for place in range(1, size):
            moved = order[place]
            rank = ranks[moved]
            at = place
            while at > 0 and rank < ranks[order[at - 1]]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = moved

    def heap_sort(self, first: int, last: int) -> None:
        """What quicksort gives up after too many bad pivots."""
        size = last - first
        for parent in reversed(range(size // 2)):
            self.adjust(first, parent, size, self.order[first + parent])
        for end in range(size - 1, 0, -1):
            moved = self.order[first + end]
            self.order[first + end] = self.order[first]
            self.adjust(first, 0, end, moved)

    def adjust(self, first: int, hole: int, size: int, moved: int) -> None:
        """Let the hole sink to a leaf, then the element rise from there."""
        top = hole
        child = hole
        while child < (size - 1) // 2:
            child = 2 * (child + 1)
            if self.less(first + child, first + child - 1):
                child -= 1
            self.order[first + hole] = self.order[first + child]
            hole = child
        if size % 2 == 0 and child == (size - 2) // 2:
            child = 2 * (child + 1)
            self.order[first + hole] = self.order[first + child - 1]
            hole = child - 1
        parent = (hole - 1) // 2
        while hole != top and self.ranks[self.order[first + parent]] < self.ranks[moved]:
            self.order[first + hole] = self.order[first + parent]
            hole = parent
            parent = (hole - 1) // 2
        self.order[first + hole] = moved
