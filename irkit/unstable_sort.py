"""C++'s `std::sort`, as the standard library of GNU carries it out: where LLVM sorts by it, what is equal comes out in
an order of its own, and that order is in its files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

_T = TypeVar("_T")
# Up to so many, insertion is all there is, and what is equal keeps its order.
_THRESHOLD: Final = 16


def unstable_sort(items: Sequence[_T], key: Callable[[_T], int]) -> list[_T]:
    """The items by their keys."""
    keys = [key(item) for item in items]
    places = list(range(len(keys)))
    _Sorter(keys, places).sort()
    return [items[place] for place in places]


class _Sorter:
    """Sorts `places`, numbers of keys."""

    def __init__(self, keys: list[int], places: list[int]) -> None:
        self.keys: list[int] = keys
        self.places: list[int] = places

    def less(self, left: int, right: int) -> bool:
        return self.keys[left] < self.keys[right]

    def swap(self, left: int, right: int) -> None:
        places = self.places
        places[left], places[right] = places[right], places[left]

    def sort(self) -> None:
        count = len(self.places)
        todo = [(0, count, 2 * (count.bit_length() - 1))]
        while todo:
            first, last, depth = todo.pop()
            while last - first > _THRESHOLD:
                if depth == 0:
                    self.places[first:last] = self.heap_sorted(self.places[first:last])
                    break
                depth -= 1
                cut = self.partition(first, last)
                todo.append((cut, last, depth))
                last = cut
        self.insert()

    def partition(self, first: int, last: int) -> int:
        """Move what is not larger than the median of three to the front; where the rest begins."""
        places = self.places
        self.median_to_first(first, first + 1, first + (last - first) // 2, last - 1)
        pivot = places[first]
        low, high = first + 1, last
        while True:
            while self.less(places[low], pivot):
                low += 1
            high -= 1
            while self.less(pivot, places[high]):
                high -= 1
            if low >= high:
                return low
            self.swap(low, high)
            low += 1

    def median_to_first(self, result: int, a: int, b: int, c: int) -> None:
        places, less = self.places, self.less
        if less(places[a], places[b]):
            if less(places[b], places[c]):
                self.swap(result, b)
            elif less(places[a], places[c]):
                self.swap(result, c)
            else:
                self.swap(result, a)
        elif less(places[a], places[c]):
            self.swap(result, a)
        elif less(places[b], places[c]):
            self.swap(result, c)
        else:
            self.swap(result, b)

    def insert(self) -> None:
        """The last step: what is left out of place is near its place."""
        places = self.places
        for index in range(1, len(places)):
            value = places[index]
            at = index
            while at > 0 and self.less(value, places[at - 1]):
                places[at] = places[at - 1]
                at -= 1
            places[at] = value

    def heap_sorted(self, places: list[int]) -> list[int]:
        """What is done where the parts stay too large: a heap, taken apart from its top."""
        heap = places.copy()
        for parent in reversed(range(len(heap) // 2)):
            self.sift(heap, parent, len(heap), heap[parent])
        for end in range(len(heap) - 1, 0, -1):
            value = heap[end]
            heap[end] = heap[0]
            self.sift(heap, 0, end, value)
        return heap

    def sift(self, heap: list[int], hole: int, count: int, value: int) -> None:
        """Let a hole sink to the bottom, along the larger children, and a value rise from there."""
        top = hole
        right = 2 * hole + 2
        while right < count:
            child = right - 1 if self.less(heap[right], heap[right - 1]) else right
            heap[hole] = heap[child]
            hole = child
            right = 2 * hole + 2
        if right == count:  # there is a left child alone
            heap[hole] = heap[right - 1]
            hole = right - 1
        while hole > top:
            parent = (hole - 1) // 2
            if not self.less(heap[parent], value):
                break
            heap[hole] = heap[parent]
            hole = parent
        heap[hole] = value
