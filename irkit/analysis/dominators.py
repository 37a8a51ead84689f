"""Dominance (LangRef, "Well-Formedness"): block A dominates B if every way from the entry to B leads through A.

The tree is made by the algorithm Semi-NCA: semidominators by depth-first numbers, with compressed paths, then each
block's nearest ancestor that is not below its semidominator. Blocks that nothing leads to have no place in the tree;
as in LLVM, everything dominates them, and they dominate nothing else.
"""

from __future__ import annotations

from irkit.analysis.flow import FlowGraph
from irkit.analysis.names import block_names, tree_lines
from irkit.blocks import BasicBlock
from irkit.dialects.features import CALLBR_RESULT_ON_ALL_EDGES
from irkit.functions import Function
from irkit.guarding import protect
from irkit.instructions import Instruction, PHINode
from irkit.terminators import CallBrInst, InvokeInst
from irkit.values import Value


class DominatorTree:
    """The dominator tree of a function as it is when this is made."""

    __slots__ = ("_entered", "_left", "_places", "all_callbr_edges", "flow", "immediate", "order")

    def __init__(self, function: Function | object, flow: FlowGraph | None = None) -> None:
        self.flow: FlowGraph = flow if flow is not None else FlowGraph(function)
        count = len(self.flow.blocks)
        self.order: list[int] = []  # the blocks that can be reached, each after the one it was reached from
        self.immediate: list[int] = [-1] * count  # the immediate dominator of each block; -1 for none
        self._entered: list[int] = [-1] * count
        self._left: list[int] = [*self._entered]
        self._places: dict[BasicBlock, dict[Value, int]] = {}
        module = self.flow.function.parent
        self.all_callbr_edges: bool = module is None or module.dialect.has(CALLBR_RESULT_ON_ALL_EDGES)
        if count:
            self._find_dominators()

    # Making the tree

    def _search(self) -> tuple[list[int], list[int]]:
        """Number the blocks in depth-first order; returns each block's number and, by number, its parent's."""
        successors = self.flow.successors
        numbers = [-1] * len(successors)
        parents: list[int] = []
        order = self.order
        todo = [0]
        above = [*todo]  # beside `todo`: the number of the block that each was reached from; the entry from itself
        while todo:
            block = todo.pop()
            parent = above.pop()
            while numbers[block] == -1:
                number = len(order)
                numbers[block] = number
                parents.append(parent)
                order.append(block)
                after = successors[block]
                place = len(after) - 1
                if place < 0:
                    break
                while place:  # the first goes on at once
                    if numbers[after[place]] == -1:
                        todo.append(after[place])
                        above.append(number)
                    place -= 1
                block = after[0]
                parent = number
        return numbers, parents

    def _find_dominators(self) -> None:
        numbers, parents = self._search()
        order = self.order
        predecessors = self.flow.predecessors
        edges: list[list[int]] = []
        for block in order:
            coming: list[int] = []
            for before in predecessors[block]:
                number = numbers[before]
                if number != -1:
                    coming.append(number)
            edges.append(coming)
        dominators = semi_nca(parents, edges)
        for number in range(1, len(order)):
            self.immediate[order[number]] = order[dominators[number]]
        self._number_tree(dominators)

    def _children(self) -> list[list[int]]:
        children: list[list[int]] = [[] for _ in self.immediate]
        for block in self.order:
            above = self.immediate[block]
            if above != -1:
                children[above].append(block)
        return children

    def _number_tree(self, dominators: list[int]) -> None:
        """Number the tree so that what is below a block lies between entering and leaving it. Depth-first numbers are
        given, in which each block's dominator comes before it."""
        order = self.order
        count = len(order)
        sizes = [1] * count
        for number in range(count - 1, 0, -1):
            sizes[dominators[number]] += sizes[number]
        free: list[int] = []  # where the next child is entered
        for number in range(count):
            entered = 0
            if number:
                above = dominators[number]
                entered = free[above]
                free[above] = entered + sizes[number]
            free.append(entered + 1)
            block = order[number]
            self._entered[block] = entered
            self._left[block] = entered + sizes[number]

    # Asking it

    def is_reachable(self, block: BasicBlock) -> bool:
        """Whether some way leads from the entry to the block."""
        number = self.flow.number.get(block)
        return number is not None and self._entered[number] != -1

    def immediate_dominator(self, block: BasicBlock) -> BasicBlock | None:
        """The nearest other block that dominates it; None for the entry and for what nothing leads to."""
        above = self.immediate[self.flow.number[block]]
        return self.flow.blocks[above] if above != -1 else None

    def children(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks whose immediate dominator this one is, in LLVM's order."""
        return [self.flow.blocks[child] for child in self._children()[self.flow.number[block]]]

    def __str__(self) -> str:
        """What `opt -passes='print<domtree>'` prints of the function."""
        function = self.flow.function
        if not self.flow.blocks:
            return ""
        named = block_names(function)
        names = [named[block] for block in self.flow.blocks]
        lines = [f"DominatorTree for function: {function.name}"]
        lines += tree_lines("Dominator Tree", 0, self._children(), names)
        lines.append(f"Roots: {names[0]} ")
        return "\n".join(lines) + "\n"

    def dominates_block(self, above: BasicBlock, below: BasicBlock) -> bool:
        """Whether `above` dominates `below`; a block dominates itself."""
        numbers = self.flow.number
        return self.dominates_number(numbers[above], numbers[below])

    def dominates_number(self, above: int, below: int) -> bool:
        entered = self._entered
        return entered[below] == -1 or entered[above] <= entered[below] < self._left[above]

    def dominates_edge(self, start: BasicBlock, end: BasicBlock, block: BasicBlock) -> bool:
        """Whether every way to `block` takes the edge from `start` to `end`."""
        numbers = self.flow.number
        last = numbers[end]
        if not self.dominates_number(last, numbers[block]):
            return False
        first = numbers[start]
        seen = False
        for other in self.flow.predecessors[last]:
            if other == first:
                if seen:
                    return False
                seen = True
            elif not self.dominates_number(last, other):
                return False
        return True

    def dominates(self, definition: Instruction, user: Instruction, index: int) -> bool:
        """Whether the definition dominates operand `index` of the user, both in this function. A phi uses its values
        at the ends of the blocks that they come from."""
        numbers = self.flow.number
        home = definition.parent
        place = user.incoming_blocks[index] if isinstance(user, PHINode) else user.parent
        if home is None or place is None:
            return False
        first, last = numbers.get(home), numbers.get(place)
        if first is None or last is None:
            return False
        if self._entered[last] == -1:
            return True
        destination: Value | None = None
        if isinstance(definition, InvokeInst):
            destination = definition.normal_destination
        elif isinstance(definition, CallBrInst) and not self.all_callbr_edges:
            destination = definition.default_destination
        if destination is not None:
            if not isinstance(destination, BasicBlock) or destination not in numbers:
                return False
            if isinstance(user, PHINode) and user.parent is destination and place is home:
                return True
            return self.dominates_edge(home, destination, place)
        if first != last:
            return self.dominates_number(first, last)
        if isinstance(user, PHINode):
            return True
        return self._comes_before(home, definition, user)

    def _comes_before(self, block: BasicBlock, first: Value, second: Value) -> bool:
        places = self._places.get(block)
        if places is None:
            places = self._places[block] = {value: place for place, value in enumerate(block._instructions)}
        return places.get(first, 0) < places.get(second, 0)


def semi_nca(parents: list[int], edges: list[list[int]]) -> list[int]:
    """The immediate dominators of the nodes of a depth-first numbering, 0 the root, by number: of each node its parent,
    and where the edges to it come from."""
    count = len(parents)
    semi = list(range(count))
    label = list(range(count))
    ancestor = list(parents)
    for number in range(count - 1, 1, -1):  # that of the first two is 0
        best = parents[number]
        for other in edges[number]:
            if other > number:
                best = min(best, semi[lowest(other, number + 1, label, semi, ancestor)])
            else:  # not linked yet: its own semidominator
                best = min(best, other)
        semi[number] = best
    dominator = list(parents)
    for number in range(2, count):
        found = dominator[number]
        while found > semi[number]:
            found = dominator[found]
        dominator[number] = found
    return dominator


def lowest(number: int, linked: int, label: list[int], semi: list[int], ancestor: list[int]) -> int:
    """The block with the lowest semidominator on the way up from a block to where the forest of numbers from `linked`
    on ends; the way is made shorter for the next time."""
    if ancestor[number] < linked:
        return label[number]
    path: list[int] = []
    at = number
    while ancestor[at] >= linked:
        path.append(at)
        at = ancestor[at]
    above = at
    while path:
        at = path.pop()
        ancestor[at] = ancestor[above]
        if semi[label[above]] < semi[label[at]]:
            label[at] = label[above]
        above = at
    return label[number]


protect(__name__)
