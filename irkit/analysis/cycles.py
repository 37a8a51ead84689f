"""Cycles of a function's control flow and their nesting (LLVM's "Cycle Terminology").

A cycle is a maximal set of blocks that reach each other; those inside a cycle are found when its header, the first of
its entries in depth-first order, is left out.
"""

from __future__ import annotations

from irkit.analysis.flow import FlowGraph


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

    __slots__ = ("flow", "innermost", "numbers", "reverse_post_order")

    def __init__(self, flow: FlowGraph) -> None:
        self.flow: FlowGraph = flow
        self.numbers: dict[int, int] = {}  # in depth-first order
        self.reverse_post_order: list[int] = []
        self.innermost: dict[int, Cycle] = {}
        if flow.blocks:
            self._search()
            self._find(set(self.numbers), None)

    def _search(self) -> None:
        """Number the blocks in depth-first order, and put them into reverse post-order."""
        successors = self.flow.successors
        self.numbers[0] = 0
        path: list[tuple[int, int]] = [(0, 0)]
        done: list[int] = []
        while path:
            block, place = path[-1]
            if place == len(successors[block]):
                done.append(block)
                path.pop()
                continue
            path[-1] = (block, place + 1)
            following = successors[block][place]
            if following not in self.numbers:
                self.numbers[following] = len(self.numbers)
                path.append((following, 0))
        self.reverse_post_order = done[::-1]

    def _find(self, blocks: set[int], outer: Cycle | None) -> None:
        """The cycles among these blocks, and those in them."""
        todo: list[tuple[set[int], Cycle | None]] = [(blocks, outer)]
        while todo:
            inside, parent = todo.pop()
            for component in self._components(inside):
                cycle = self._cycle(component, parent)
                for block in component:
                    self.innermost[block] = cycle
                todo.append((component - {cycle.header}, cycle))

    def _cycle(self, component: set[int], parent: Cycle | None) -> Cycle:
        before = self.flow.predecessors
        entries = [
            block
            for block in component
            if block == 0 or any(one not in component and one in self.numbers for one in before[block])
        ]
        entries.sort(key=lambda block: self.numbers[block])
        return Cycle(entries[0] if entries else min(component), entries, component, parent)

    def _components(self, inside: set[int]) -> list[set[int]]:
        """The sets of blocks that reach each other without leaving `inside`, those of one block without an edge to
        itself left out (Tarjan's algorithm, without recursion)."""
        successors = self.flow.successors
        index: dict[int, int] = {}
        low: dict[int, int] = {}
        stack: list[int] = []
        on_stack: set[int] = set()
        found: list[set[int]] = []
        for root in sorted(inside, key=lambda block: self.numbers[block]):
            if root in index:
                continue
            path: list[tuple[int, int]] = [(root, 0)]
            while path:
                block, place = path.pop()
                if place == 0:
                    index[block] = low[block] = len(index)
                    stack.append(block)
                    on_stack.add(block)
                descended = False
                following = successors[block]
                while place < len(following):
                    one = following[place]
                    place += 1
                    if one not in inside:
                        continue
                    if one not in index:
                        path.append((block, place))
                        path.append((one, 0))
                        descended = True
                        break
                    if one in on_stack:
                        low[block] = min(low[block], index[one])
                if descended:
                    continue
                if low[block] == index[block]:
                    component: set[int] = set()
                    while True:
                        top = stack.pop()
                        on_stack.discard(top)
                        component.add(top)
                        if top == block:
                            break
                    if len(component) > 1 or block in successors[block]:
                        found.append(component)
                if path:
                    above = path[-1][0]
                    low[above] = min(low[above], low[block])
        return found
