"""The control flow of a function by block numbers: a block's number is its place in the function."""

from __future__ import annotations

from collections.abc import Sequence

from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.functions import Function
from irkit.guarding import protect
from irkit.instructions import Instruction
from irkit.terminators import BranchInst, CallBrInst, InvokeInst, Terminator
from irkit.values import Value


class FlowGraph:
    """The edges between the blocks of one function, as they are when it is made.

    An edge that a terminator has twice is there twice. Blocks of other functions, and what is no block, are left out.
    """

    __slots__ = ("blocks", "function", "number", "predecessors", "successors")

    def __init__(self, function: Function | object) -> None:
        if not isinstance(function, Function):
            raise EditError(f"{function!r} is no function")
        self.function: Function = function
        self.blocks: list[BasicBlock] = [*function.blocks]
        self.number: dict[BasicBlock, int] = {block: place for place, block in enumerate(self.blocks)}
        self.successors: list[list[int]] = []
        self.predecessors: list[list[int]] = [[] for _ in self.blocks]
        number = self.number
        predecessors = self.predecessors
        for place, block in enumerate(self.blocks):
            following: list[int] = []
            instructions = block._instructions
            last = instructions[-1] if instructions else None
            if isinstance(last, BranchInst):  # as `destinations`, without a tuple turned round for each
                targets: tuple[object, ...] = last._operands
                at = len(targets) - 1
                while at != -1:
                    target = targets[at]
                    at -= 1
                    if isinstance(target, BasicBlock):
                        found = number.get(target)
                        if found is not None:
                            following.append(found)
                            predecessors[found].append(place)
            elif isinstance(last, (Terminator, InvokeInst, CallBrInst)):
                for target in self.destinations(last):
                    if isinstance(target, BasicBlock):
                        found = number.get(target)
                        if found is not None:
                            following.append(found)
                            predecessors[found].append(place)
            self.successors.append(following)

    @staticmethod
    def destinations(last: Instruction) -> Sequence[Value]:
        """Where the end of a block leads to, among other operands, in LLVM's order of successors: a branch has them
        from the last on. Other operands of a call may be blocks only where the module is wrong."""
        if isinstance(last, BranchInst):
            return last.operands[::-1]
        return last.operands if isinstance(last, Terminator) else last.successors

    def predecessors_of(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks before one, in their order; one that has two edges to it comes twice."""
        place = self.number.get(block)
        return [] if place is None else [self.blocks[before] for before in self.predecessors[place]]

    def predecessors_by_use(self) -> list[list[int]]:
        """By block, the blocks before it in use-list order, in which LLVM goes over them."""
        number = self.number
        return [[number[before] for before in block.predecessors if before in number] for block in self.blocks]

    def unique_predecessor(self, block: BasicBlock) -> BasicBlock | None:
        """The one block before it, however many edges there are; None for none or several."""
        place = self.number.get(block)
        before = [] if place is None else self.predecessors[place]
        return self.blocks[before[0]] if before and all(one == before[0] for one in before) else None


protect(__name__)
