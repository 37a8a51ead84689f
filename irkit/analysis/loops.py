"""Natural loops (LLVM's "LLVM Loop Terminology (and Canonical Forms)") and their nesting.

A loop has one header, which dominates all its blocks; a back edge leads from a latch, a block of the loop, to it. What
is found, and the orders of blocks and loops, are as in LLVM's LoopInfo: cycles with several entries are no loops.
"""

from __future__ import annotations

from collections.abc import Iterator

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.flow import FlowGraph
from irkit.analysis.memory import may_access_memory
from irkit.analysis.names import block_names
from irkit.analysis.walks import post_order
from irkit.blocks import BasicBlock
from irkit.functions import Function
from irkit.guarding import protect
from irkit.instructions import Instruction
from irkit.metadata import MDNode, MDString, Metadata


class Loop:
    """One loop: its `header`, the `subloops` in it, the `parent` around it, its `depth`, 1 where there is none."""

    __slots__ = ("_info", "_own", "depth", "header", "parent", "subloops")

    def __init__(self, info: LoopInfo, header: BasicBlock) -> None:
        self._info: LoopInfo = info
        self._own: list[int] = []  # the blocks that are in no subloop, by their places in reverse post-order
        self.header: BasicBlock = header
        self.parent: Loop | None = None
        self.subloops: list[Loop] = []
        self.depth: int = 1

    def __repr__(self) -> str:
        return f"<Loop at {self.header!r}>"

    def __contains__(self, thing: object) -> bool:
        """Whether a block, an instruction or another loop is in this loop."""
        loop: Loop | None
        if isinstance(thing, Loop):
            loop = thing
        else:
            block = thing.parent if isinstance(thing, Instruction) else thing
            loop = self._info.loop_of(block) if isinstance(block, BasicBlock) else None
        while loop is not None and loop is not self:
            loop = loop.parent
        return loop is self

    @property
    def blocks(self) -> list[BasicBlock]:
        """The blocks, those of the subloops included: the header, then the others in reverse post-order."""
        places: list[int] = []
        todo = [self]
        while todo:
            loop = todo.pop()
            places += loop._own
            todo += loop.subloops
        return [self._info.reverse_post_order[place] for place in sorted(places)]

    @property
    def latches(self) -> list[BasicBlock]:
        """The blocks of the loop from which an edge leads to the header, in the order of `blocks`."""
        return [block for block in self.blocks if self.is_latch(block)]

    @property
    def exiting_blocks(self) -> list[BasicBlock]:
        """The blocks of the loop from which an edge leads out of it."""
        return [block for block in self.blocks if self.is_exiting(block)]

    @property
    def exit_blocks(self) -> list[BasicBlock]:
        """The blocks outside that an edge from the loop leads to, each once."""
        found = [after for block in self.blocks for after in self._after(block) if after not in self]
        return list(dict.fromkeys(found))

    @property
    def preheader(self) -> BasicBlock | None:
        """The one block before the loop, if it leads nowhere else."""
        before = self._info.flow.predecessors_of(self.header)
        outside = list(dict.fromkeys([block for block in before if block not in self]))
        if len(outside) != 1:
            return None
        return outside[0] if len(self._after(outside[0])) == 1 else None

    def is_latch(self, block: BasicBlock) -> bool:
        return block in self and self.header in self._after(block)

    def is_exiting(self, block: BasicBlock) -> bool:
        return block in self and any(after not in self for after in self._after(block))

    def _after(self, block: BasicBlock) -> list[BasicBlock]:
        flow = self._info.flow
        return [flow.blocks[after] for after in flow.successors[flow.number[block]]]

    @property
    def id(self) -> MDNode | None:
        """The loop's `!llvm.loop`, if all latches have the same."""
        found: MDNode | None = None
        for latch in self.latches:
            last = latch.terminator
            node = None if last is None else last.metadata.get("llvm.loop")
            if not isinstance(node, MDNode) or (found is not None and found is not node):
                return None
            found = node
        if found is None or not found.operands or found.operands[0] is not found:
            return None
        return found

    @property
    def is_annotated_parallel(self) -> bool:
        """Whether metadata says of all accesses to memory in the loop that no other iteration's depends on them."""
        loop_id = self.id
        if loop_id is None:
            return False
        groups = parallel_groups(loop_id)
        for block in self.blocks:
            for instruction in block.instructions:
                if not may_access_memory(instruction):
                    continue
                access = instruction.metadata.get("llvm.access.group")
                if access is not None:
                    some = access.operands if isinstance(access, MDNode) and access.operands else [access]
                    if any(group in groups for group in some):
                        continue
                parallel = instruction.metadata.get("llvm.mem.parallel_loop_access")
                if not isinstance(parallel, MDNode) or not any(one is loop_id for one in parallel.operands):
                    return False
        return True


def parallel_groups(loop_id: MDNode) -> set[Metadata]:
    """The groups of accesses to memory that metadata of a loop says are parallel; as in LLVM, the first to say so."""
    for operand in loop_id.operands[1:]:
        if isinstance(operand, MDNode) and operand.operands:
            word, *groups = operand.operands
            if isinstance(word, MDString) and word.string == "llvm.loop.parallel_accesses":
                return {group for group in groups if group is not None}
    return set()


class LoopInfo:
    """The loops of a function as it is when this is made: a sequence of those that are in no other, in LLVM's order."""

    __slots__ = ("_loop_of", "flow", "loops", "reverse_post_order")

    def __init__(self, function: Function | object, dominators: DominatorTree | None = None) -> None:
        tree = dominators if dominators is not None else DominatorTree(function)
        self.flow: FlowGraph = tree.flow
        self.loops: list[Loop] = []  # those that are in no other
        self.reverse_post_order: list[BasicBlock] = []  # the blocks that can be reached
        self._loop_of: list[Loop | None] = [None] * len(self.flow.blocks)
        if self.flow.blocks:
            self._find(tree)
            self._fill()

    def __iter__(self) -> Iterator[Loop]:
        return iter(self.loops)

    def __len__(self) -> int:
        return len(self.loops)

    def __bool__(self) -> bool:
        return bool(self.loops)

    def __getitem__(self, block: BasicBlock) -> Loop | None:
        """The innermost loop around a block: `loop_of`."""
        return self.loop_of(block)

    def loop_of(self, block: BasicBlock) -> Loop | None:
        """The innermost loop that the block is in."""
        place = self.flow.number.get(block)
        return None if place is None else self._loop_of[place]

    def depth_of(self, block: BasicBlock) -> int:
        """How many loops the block is in."""
        loop = self.loop_of(block)
        return 0 if loop is None else loop.depth

    def walk(self) -> Iterator[Loop]:
        """All loops, each before those in it."""
        todo = self.loops[::-1]
        while todo:
            loop = todo.pop()
            yield loop
            todo += reversed(loop.subloops)

    # Finding them

    def _find(self, tree: DominatorTree) -> None:
        """Map each block to its innermost loop: inner headers first, from their latches backwards."""
        flow = self.flow
        before = flow.predecessors
        for header in reversed(tree.order):  # whatever a block dominates has a higher number, and comes before it
            latches = [one for one in before[header] if tree.dominates_number(header, one)]
            if latches:
                self._discover(Loop(self, flow.blocks[header]), header, latches, tree)

    def _discover(self, loop: Loop, header: int, latches: list[int], tree: DominatorTree) -> None:
        before = self.flow.predecessors
        loop_of = self._loop_of
        todo = [*latches]
        while todo:
            block = todo.pop()
            inner = loop_of[block]
            if inner is None:
                if tree._entered[block] != -1:
                    loop_of[block] = loop
                    if block != header:
                        todo += before[block]
                continue
            while inner.parent is not None:
                inner = inner.parent
            if inner is not loop:
                inner.parent = loop
                place = self.flow.number[inner.header]
                todo += [one for one in before[place] if loop_of[one] is not inner]

    def _fill(self) -> None:
        """Give the loops their blocks and subloops, in the order of a walk from the entry."""
        flow = self.flow
        order = post_order(flow.successors)[::-1]
        self.reverse_post_order = [flow.blocks[place] for place in order]
        for number, place in enumerate(order):
            loop = self._loop_of[place]
            if loop is not None:
                loop._own.append(number)
                if loop.header is flow.blocks[place]:
                    if loop.parent is None:
                        self.loops.append(loop)
                    else:
                        loop.parent.subloops.append(loop)
                        loop.depth = loop.parent.depth + 1
        self.loops.reverse()  # as in LLVM, the last comes first

    def __str__(self) -> str:
        """What `opt -passes='print<loops>'` prints of the function."""
        function = self.flow.function
        names = block_names(function)
        lines = [f"Loop info for function '{function.name}':"]
        for loop in self.walk():
            parts = []
            for block in loop.blocks:
                text = names[block]
                text += "<header>" if block is loop.header else ""
                text += "<latch>" if loop.is_latch(block) else ""
                text += "<exiting>" if loop.is_exiting(block) else ""
                parts.append(text)
            depth = loop.depth
            parallel = "Parallel " if loop.is_annotated_parallel else ""
            lines.append(f"{'    ' * (depth - 1)}{parallel}Loop at depth {depth} containing: {','.join(parts)}")
        return "\n".join(lines) + "\n"


protect(__name__)
