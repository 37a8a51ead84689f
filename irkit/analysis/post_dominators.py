"""Post-dominance: block A post-dominates B if every way from B out of the function leads through A.

A function may be left in several places, and a loop without an end never leaves it: the tree's root is an exit that no
block is, below which stand the blocks without successors and, of each part that cannot reach one of these, a block as
far away as possible (Note [roots]).

Note [roots]: where blocks never leave the function, LLVM walks on from the first of them, by the order of the blocks in
the function, and takes the last block that it comes to for a root; then it drops roots from which others are reached.
The walk decides the tree, and so it is LLVM's to the last step.
"""

from __future__ import annotations

from irkit.analysis.dominators import semi_nca
from irkit.analysis.flow import FlowGraph
from irkit.analysis.names import block_names, tree_lines
from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.guarding import protect


class PostDominatorTree:
    """The post-dominator tree of a function as it is when this is made; `roots` are the blocks below the exit,
    `before` those before each, in use-list order."""

    __slots__ = ("_entered", "_left", "_order", "before", "flow", "immediate", "roots")

    def __init__(self, function: Function | object, flow: FlowGraph | None = None) -> None:
        self.flow: FlowGraph = flow if flow is not None else FlowGraph(function)
        self.before: list[list[int]] = self.flow.predecessors_by_use()
        # By block, its nearest post-dominator; the number behind the last block's stands for the exit.
        self.immediate: list[int] = []
        self._order: list[int] = []
        roots = self._find_roots()
        self.roots: list[BasicBlock] = [self.flow.blocks[root] for root in roots]
        self._find(roots)
        self._entered: list[int] = [*self.immediate]
        self._left: list[int] = [*self.immediate]
        self._number_tree()

    # Roots (see Note [roots])

    def _find_roots(self) -> list[int]:
        successors = self.flow.successors
        count = len(successors)
        seen = [False] * count
        roots = [block for block in range(count) if not successors[block]]
        for root in roots:
            self._back(root, seen)
        ahead = [sorted(following) for following in successors]
        for block in range(count):
            if not seen[block]:
                root = last_reached(block, ahead, seen)
                roots.append(root)
                self._back(root, seen)
        self._drop_redundant(roots)
        return roots

    def _back(self, root: int, seen: list[bool]) -> None:
        """Mark what reaches the root."""
        todo = [root]
        while todo:
            block = todo.pop()
            if not seen[block]:
                seen[block] = True
                todo += self.before[block]

    def _drop_redundant(self, roots: list[int]) -> None:
        """Drop the roots from which a way leads to another one; the last takes the place of one that goes."""
        successors = self.flow.successors
        place = 0
        while place < len(roots):
            root = roots[place]
            if successors[root]:
                reached = {root}
                todo = [*successors[root]]
                while todo:
                    block = todo.pop()
                    if block not in reached:
                        reached.add(block)
                        todo += successors[block]
                if any(other in reached for other in roots if other != root):
                    roots[place] = roots[-1]
                    roots.pop()
                    continue
            place += 1

    # The tree

    def _find(self, roots: list[int]) -> None:
        """Number the blocks from the roots backwards, depth first, and find the post-dominators."""
        successors = self.flow.successors
        before = self.before
        count = len(successors)
        numbers = [-1] * (count + 1)
        numbers[count] = 0
        order = self._order
        order.append(count)
        parents = [0]
        for root in roots:
            todo: list[tuple[int, int]] = [(root, 0)]
            while todo:
                block, parent = todo.pop()
                if numbers[block] != -1:
                    continue
                number = numbers[block] = len(order)
                order.append(block)
                parents.append(parent)
                todo += [(one, number) for one in before[block]]
        top = set(roots)
        edges: list[list[int]] = []
        for block in order:
            following = [] if block == count else successors[block]
            edges.append([numbers[one] for one in following])
            if block in top:
                edges[-1].append(0)
        dominators = semi_nca(parents, edges)
        self.immediate = [count] * (count + 1)
        for number, block in enumerate(order):
            self.immediate[block] = order[dominators[number]]

    def _children(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.immediate]
        for block in self._order[1:]:
            found[self.immediate[block]].append(block)
        return found

    def _number_tree(self) -> None:
        """Number the tree so that what is below a block lies between entering and leaving it."""
        children = self._children()
        entered: list[int] = []
        todo: list[int] = [len(self.flow.blocks)]
        while todo:
            block = todo.pop()
            if block < 0:
                self._left[~block] = len(entered)
                continue
            self._entered[block] = len(entered)
            entered.append(block)
            todo.append(~block)
            todo += children[block]

    # Asking it

    def immediate_post_dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest other block that post-dominates it; None where that is the exit."""
        above = self.immediate[self.flow.number[block]]
        return self.flow.blocks[above] if above < len(self.flow.blocks) else None

    def post_dominates(self, above: BasicBlock, below: BasicBlock) -> bool:
        """Whether `above` post-dominates `below`; a block post-dominates itself."""
        first, second = self.flow.number[above], self.flow.number[below]
        return self._entered[first] <= self._entered[second] < self._left[first]

    def children(self, block: BasicBlock | None) -> list[BasicBlock]:
        """The blocks right below a block, or below the exit for None, in LLVM's order."""
        place = len(self.flow.blocks) if block is None else self.flow.number[block]
        return [self.flow.blocks[child] for child in self._children()[place]]

    def __str__(self) -> str:
        """What `opt -passes='print<postdomtree>'` prints of the function."""
        function = self.flow.function
        named = block_names(function)
        names = [named[block] for block in self.flow.blocks]
        lines = [f"PostDominatorTree for function: {function.name}"]
        title = "PostDominator Tree"
        lines += tree_lines(title, len(names), self._children(), [*names, " <<exit node>>"])
        lines.append("Roots: " + "".join([named[root] + " " for root in self.roots]))
        return "\n".join(lines) + "\n"


def last_reached(start: int, successors: list[list[int]], done: list[bool]) -> int:
    """The last block that a depth-first walk comes to, which takes what stands last in the function first and leaves
    out what is done."""
    seen: set[int] = set()
    last = start
    todo = [start]
    while todo:
        block = todo.pop()
        if block in seen or done[block]:
            continue
        seen.add(block)
        last = block
        todo += successors[block]
    return last


protect(__name__)
