"""Cycles of a function's control flow and their nesting (LLVM's "Cycle Terminology").

A cycle is a maximal set of blocks that reach each other; those inside a cycle are found when its header, the first of
its entries in depth-first order, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from irkit.analysis.flow import FlowGraph
from irkit.analysis.walks import connected_parts, depth_first


class Cycle:
    """One cycle: `header`, all `entries` (one of a reducible cycle), all `blocks`, and the cycle around it."""

    __slots__ = ("blocks", "entries", "header", "parent")

    def __init__(self, header: int, entries: list[int], blocks: set[int], parent: Cycle | None) -> None:
        self.header: int = header
        self.entries: list[int] = entries
        self.blocks: set[int] = blocks
        self.parent: Cycle | None = parent


class CycleForest:
    """All cycles of a function that can be reached. `innermost` has the smallest cycle around each block."""

    __slots__ = ("flow", "innermost", "numbers")

    def __init__(self, flow: FlowGraph) -> None:
        self.flow: FlowGraph = flow
        self.innermost: dict[int, Cycle] = {}
        # As LLVM numbers the blocks for this, the last way out of each is gone first.
        order = depth_first([following[::-1] for following in flow.successors])[0] if flow.blocks else []
        self.numbers: dict[int, int] = {block: number for number, block in enumerate(order)}
        self._find(order)

    def _find(self, blocks: list[int]) -> None:
        """The cycles among these blocks, and those in them."""
        todo: list[tuple[list[int], Cycle | None]] = [(blocks, None)]
        while todo:
            inside, parent = todo.pop()
            for part in self._parts(inside):
                cycle = self._cycle(part, parent)
                for block in part:
                    self.innermost[block] = cycle
                todo.append(([block for block in part if block != cycle.header], cycle))

    def _cycle(self, blocks: list[int], parent: Cycle | None) -> Cycle:
        inside = set(blocks)
        before = self.flow.predecessors
        entries = [
            block
            for block in sorted(blocks, key=lambda block: self.numbers[block])
            if block == 0 or any(one not in inside and one in self.numbers for one in before[block])
        ]
        return Cycle(entries[0], entries, inside, parent)

    def _parts(self, blocks: list[int]) -> Iterator[list[int]]:
        """The sets of blocks that reach each other without leaving these, those of one block without an edge to itself
        left out."""
        inside = set(blocks)
        successors = {block: [one for one in self.flow.successors[block] if one in inside] for block in blocks}
        for part in connected_parts(blocks, lambda block: successors[block]):
            if any(one in part for one in successors[part[0]]):
                yield part
