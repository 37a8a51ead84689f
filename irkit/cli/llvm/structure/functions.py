"""Two functions, compared block by block from their entries on."""

from __future__ import annotations

from itertools import pairwise

from irkit.blocks import BasicBlock
from irkit.cli.llvm.structure.constants import Blocks, are_equivalent
from irkit.cli.llvm.structure.queue import BlockQueue
from irkit.cli.llvm.structure.report import LEFT, MATCH, RIGHT, Report
from irkit.constants import Constant, ConstantInt
from irkit.functions import Function
from irkit.instructions import CallBase, CallInst, CmpInst, Instruction, PHINode
from irkit.terminators import BranchInst, CallBrInst, IndirectBrInst, InvokeInst, SwitchInst, UnreachableInst
from irkit.types import PointerType
from irkit.values import Argument, Value

_COST = 2  # of an instruction that is in one block alone
Path = tuple["Path | None", str]  # the steps before, the last one


class Candidate:
    """Two blocks that may differ. `assumed`: what has to be equivalent if they do not."""

    def __init__(self, left: BasicBlock, right: BasicBlock) -> None:
        self.left: BasicBlock = left
        self.right: BasicBlock = right
        self.assumed: dict[Value, Value] = {}
        self.differs: bool = False


class FunctionComparison:
    """The comparison of two functions with bodies."""

    def __init__(self, report: Report, left: Function, right: Function) -> None:
        self.report: Report = report
        self.left: Function = left
        self.right: Function = right
        self.values: dict[Value, Value | None] = {}
        self.blocks: Blocks = {}
        self.tentative: set[tuple[Value, Value]] = set()
        self.candidates: dict[BasicBlock, Candidate] = {}
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {}
        for block in left.blocks:
            for target in block.instructions[-1].successors:
                self.predecessors.setdefault(target, []).append(block)
        self.queue: BlockQueue = BlockQueue(self.waits_for)

    def run(self) -> None:
        if len(self.left.arguments) != len(self.right.arguments):
            self.report.log("different argument counts")
        for one, other in zip(self.left.arguments, self.right.arguments, strict=False):
            self.values[one] = other
        self.pair_blocks(self.left.blocks[0], self.right.blocks[0])
        while self.queue.pairs:
            self.compare_blocks(*self.queue.take())
        for candidate in list(self.candidates.values()):
            if candidate.differs or any(self.values.get(one) is not other for one, other in candidate.assumed.items()):
                self.report.enter(candidate.left, candidate.right)
                self.show_blocks(candidate.left, candidate.right)
                self.report.leave()

    def waits_for(self, block: BasicBlock) -> int:
        """How many edges come from blocks that were not paired."""
        return sum(1 for one in self.predecessors.get(block, ()) if one not in self.blocks)

    def pair_blocks(self, left: BasicBlock, right: BasicBlock) -> None:
        known = self.blocks.get(left)
        if known is None:
            self.blocks[left] = right
            self.queue.insert((left, right))
        elif known is not right:
            names = [self.report.value(left, False), self.report.value(right, True), self.report.value(known, True)]
            self.report.log(
                f"successor {names[0]} cannot be equivalent to {names[1]}; it's already equivalent to {names[2]}"
            )

    def candidate(self, left: BasicBlock, right: BasicBlock) -> Candidate:
        found = self.candidates.get(left)
        if found is None:
            found = self.candidates[left] = Candidate(left, right)
        return found

    def compare_blocks(self, left: BasicBlock, right: BasicBlock) -> None:
        """Pair the instructions of two blocks, or note that the blocks differ."""
        self.report.enter(left, right)
        self.tentative.clear()
        pairs = list(zip(left.instructions, right.instructions, strict=False))
        for one, other in pairs:
            if self.differ(one, other):
                self.candidate(left, right).differs = True
                break
            self.tentative.add((one, other))
        else:
            self.tentative.clear()
            for one, other in pairs:
                self.unify(one, other)
        self.tentative.clear()
        self.report.leave()

    def unify(self, left: Instruction, right: Instruction) -> None:
        """Note that two instructions are equivalent, and pair the blocks that they lead to."""
        self.report.enter(left, right)
        self.differ(left, right, unify=True)
        self.values[left] = right
        self.report.leave()

    # Instructions

    def differ(self, left: Instruction, right: Instruction, unify: bool = False, assume: bool = True) -> bool:
        """Whether two instructions do different things. `assume` takes values that were not compared for
        equivalent, and notes that; `unify` pairs the blocks that they lead to, and tells what differs."""
        reason = self.difference(left, right, unify, assume)
        if reason is None:
            return False
        if unify and reason:
            self.report.log(reason)
        return True

    def difference(self, left: Instruction, right: Instruction, unify: bool, assume: bool) -> str | None:
        """How two instructions differ, None for not at all, "" where that is told already."""
        if left.opcode != right.opcode:
            return "different instruction types"
        places = self.places(left, right) if assume else None
        match left, right:
            case CmpInst(), CmpInst():
                if left.predicate != right.predicate:
                    return "different predicates"
            case CallBase(), CallBase():
                return self.call_difference(left, right, unify)
            case PHINode(), PHINode():
                return self.phi_difference(left, right, unify, places)
            case BranchInst(), BranchInst():
                return self.branch_difference(left, right, unify, places)
            case IndirectBrInst(), IndirectBrInst():
                return self.indirect_difference(left, right, unify, places)
            case SwitchInst(), SwitchInst():
                return self.switch_difference(left, right, unify, places)
            case UnreachableInst(), _:
                return None
        if len(left.operands) != len(right.operands):
            return "instructions have different operand counts"
        for one, other in zip(left.operands, right.operands, strict=True):
            if not self.are_equivalent(one, other, places):
                return self.pair_differs("operands", one, other) if unify else ""
        return None

    def pair_differs(self, what: str, left: Value, right: Value) -> str:
        return f"{what} {self.report.value(left, False)} and {self.report.value(right, True)} differ"

    def places(self, left: Instruction, right: Instruction) -> tuple[BasicBlock, BasicBlock]:
        assert left.parent is not None and right.parent is not None
        return left.parent, right.parent

    def call_difference(self, left: CallBase, right: CallBase, unify: bool) -> str | None:
        if isinstance(left, CallBrInst) and isinstance(right, CallBrInst):
            if len(left.indirect_destinations) != len(right.indirect_destinations):
                return "callbr # of indirect destinations differ"
            for one, other in zip(left.indirect_destinations, right.indirect_destinations, strict=True):
                self.pair_blocks(one, other)
        places = self.places(left, right)
        if not self.are_equivalent(left.callee, right.callee, places):
            return "called functions differ"
        if len(left.arguments) != len(right.arguments):
            return "argument counts differ"
        for value, another in zip(left.arguments, right.arguments, strict=True):
            if not self.are_equivalent(value, another, places):
                return self.pair_differs("arguments", value, another) if unify else ""
        if unify and isinstance(left, InvokeInst) and isinstance(right, InvokeInst):
            self.pair_blocks(left.normal_destination, right.normal_destination)
            self.pair_blocks(left.unwind_destination, right.unwind_destination)
        if unify and isinstance(left, CallBrInst) and isinstance(right, CallBrInst):
            self.pair_blocks(left.default_destination, right.default_destination)
        return None

    def phi_difference(
        self, left: PHINode, right: PHINode, unify: bool, places: tuple[BasicBlock, BasicBlock] | None
    ) -> str | None:
        if str(left.type) != str(right.type) and not (
            isinstance(left.type, PointerType) and isinstance(right.type, PointerType)
        ):
            return "different phi types"
        if len(left.incoming) != len(right.incoming):
            return "PHI node # of incoming values differ"
        for (value, block), (another, other) in zip(left.incoming, right.incoming, strict=True):
            if unify:
                self.pair_blocks(block, other)
            if not self.are_equivalent(value, another, places):
                return "PHI node incoming values differ"
        return None

    def branch_difference(
        self, left: BranchInst, right: BranchInst, unify: bool, places: tuple[BasicBlock, BasicBlock] | None
    ) -> str | None:
        if (left.condition is None) != (right.condition is None):
            return "branch conditionality differs"
        if left.condition is not None and right.condition is not None:
            if not self.are_equivalent(left.condition, right.condition, places):
                return "branch conditions differ"
        if unify:
            for one, other in reversed(list(zip(left.successors, right.successors, strict=True))):
                self.pair_blocks(one, other)
        return None

    def indirect_difference(
        self, left: IndirectBrInst, right: IndirectBrInst, unify: bool, places: tuple[BasicBlock, BasicBlock] | None
    ) -> str | None:
        if len(left.destinations) != len(right.destinations):
            return "indirectbr # of destinations differ"
        if not self.are_equivalent(left.address, right.address, places):
            return "indirectbr addresses differ"
        if unify:
            for one, other in zip(left.destinations, right.destinations, strict=True):
                self.pair_blocks(one, other)
        return None

    def switch_difference(
        self, left: SwitchInst, right: SwitchInst, unify: bool, places: tuple[BasicBlock, BasicBlock] | None
    ) -> str | None:
        if not self.are_equivalent(left.condition, right.condition, places):
            return "switch conditions differ"
        if unify:
            self.pair_blocks(left.default_destination, right.default_destination)
        blocks = {_key(value): block for value, block in left.cases}
        for value, block in right.cases:
            own = blocks.pop(_key(value), None)
            if own is None:
                return "right switch has extra case"
            if unify:
                self.pair_blocks(own, block)
        return "left switch has extra case" if blocks else None

    # Values

    def are_equivalent(self, left: Value, right: Value, places: tuple[BasicBlock, BasicBlock] | None) -> bool:
        """Whether two operands stand for the same; with `places`, the blocks of their users, that may be assumed."""
        if isinstance(left, Instruction) and isinstance(right, Instruction):
            return left.opcode == right.opcode and self._are_equivalent_results(left, right, places)
        if type(left) is not type(right):
            return False
        if isinstance(left, Constant):
            assert isinstance(right, Constant)
            return are_equivalent(left, right, self.blocks)
        if isinstance(left, Argument):
            return self.values.get(left) is right
        if isinstance(left, BasicBlock):
            return self.blocks.get(left) is not right  # as LLVM has it
        return True

    def _are_equivalent_results(
        self, left: Instruction, right: Instruction, places: tuple[BasicBlock, BasicBlock] | None
    ) -> bool:
        if left in self.values:
            return self.values[left] is right
        if (left, right) in self.tentative:
            return True
        if places is None:
            return False
        candidate = self.candidate(*places)
        if candidate.assumed.setdefault(left, right) is right:
            return True
        candidate.differs = True
        candidate.assumed.clear()
        return False

    # Blocks that differ

    def show_blocks(self, left: BasicBlock, right: BasicBlock) -> None:
        """Tell the shortest way from one block to the other."""
        steps = self.steps(left, right)
        while steps and steps[-1] == MATCH:
            steps.pop()
        changes: list[tuple[str, Instruction]] = []
        lefts, rights = iter(left.instructions), iter(right.instructions)
        is_first = True
        for step in steps:
            is_first = is_first and step == MATCH
            if step == MATCH:
                one, other = next(lefts), next(rights)
                self.unify(one, other)
                if not is_first:
                    changes.append((MATCH, one))
            else:
                changes.append((step, next(lefts if step == LEFT else rights)))
        for one, other in zip(lefts, rights, strict=False):
            self.unify(one, other)
        self.join_ends(left, right)
        self.report.lines(changes)

    def steps(self, left: BasicBlock, right: BasicBlock) -> list[str]:
        """What is matched, and what is in one block alone, at the least cost."""
        current: list[tuple[int, Path | None]] = [(0, None)]
        for _ in left.instructions:
            cost, path = current[-1]
            current.append((cost + _COST, (path, LEFT)))
        for other in right.instructions:
            cost, path = current[0]
            following: list[tuple[int, Path | None]] = [(cost + _COST, (path, RIGHT))]
            for one, (both, right_alone) in zip(left.instructions, pairwise(current), strict=True):
                left_alone = following[-1]
                if not self.differ(one, other, assume=False):
                    cost, path = both
                    following.append((cost, (path, MATCH)))
                    self.tentative.add((one, other))
                else:
                    step = LEFT if left_alone[0] <= right_alone[0] else RIGHT
                    cost, path = left_alone if step == LEFT else right_alone
                    following.append((cost + _COST, (path, step)))
            current = following
        self.tentative.clear()
        found: list[str] = []
        _, path = current[-1]
        while path is not None:
            path, last = path
            found.append(last)
        return found[::-1]

    def join_ends(self, left: BasicBlock, right: BasicBlock) -> None:
        """A call and a branch behind it are what an invoke is."""
        one, other = left.instructions[-1], right.instructions[-1]
        if isinstance(one, BranchInst) and isinstance(other, InvokeInst):
            call = _call_before(left)
            if call is not None and self.are_equivalent(call.callee, other.callee, None):
                self.values[call] = other
                self.pair_blocks(one.successors[0], other.normal_destination)
        elif isinstance(one, InvokeInst) and isinstance(other, BranchInst):
            call = _call_before(right)
            if call is not None and self.are_equivalent(one.callee, call.callee, None):
                self.values[one] = call
                self.pair_blocks(one.normal_destination, other.successors[0])


def _call_before(block: BasicBlock) -> CallInst | None:
    """The call before a branch without condition that ends a block."""
    branch = block.instructions[-1]
    if len(block.instructions) == 1 or len(branch.successors) > 1:
        return None
    call = block.instructions[-2]
    return call if isinstance(call, CallInst) else None


def _key(value: Value) -> tuple[str, int | None]:
    return str(value.type), value.value if isinstance(value, ConstantInt) else None
