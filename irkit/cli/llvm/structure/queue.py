"""The order in which llvm-diff comes to blocks: a heap whose order changes while blocks are in it."""

from __future__ import annotations

from collections.abc import Callable

from irkit.blocks import BasicBlock

BlockPair = tuple[BasicBlock, BasicBlock]


class BlockQueue:
    """Pairs of blocks; the one with the fewest predecessors that were not seen comes first. What `waits_for` tells of a
    block changes, so that the heap's own steps, LLVM's, say which pair comes first."""

    def __init__(self, waits_for: Callable[[BasicBlock], int]) -> None:
        self.waits_for: Callable[[BasicBlock], int] = waits_for
        self.pairs: list[BlockPair] = []

    def _precedes(self, one: int, other: int) -> bool:
        return self.waits_for(self.pairs[one][0]) < self.waits_for(self.pairs[other][0])

    def _swap(self, one: int, other: int) -> None:
        self.pairs[one], self.pairs[other] = self.pairs[other], self.pairs[one]

    def insert(self, pair: BlockPair) -> None:
        index = len(self.pairs)
        self.pairs.append(pair)
        while index:
            above = (index - 1) // 2
            if not self._precedes(index, above):
                return
            self._swap(index, above)
            index = above

    def take(self) -> BlockPair:
        """The first pair, which leaves the queue."""
        first = self.pairs[0]
        last = self.pairs.pop()
        if not self.pairs:
            return first
        self.pairs[0] = last
        size = len(self.pairs)
        index = 0
        while True:
            right = (index + 1) * 2
            left = right - 1
            if right >= size:
                if left < size and self._precedes(left, index):
                    self._swap(left, index)
                return first
            lower = left if self._precedes(left, right) else right
            if not self._precedes(lower, index):
                return first
            self._swap(lower, index)
            index = lower
