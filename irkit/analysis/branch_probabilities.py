"""How likely each way out of a block is, as LLVM's BranchProbabilityInfo has it.

A probability is a number of 31 bits behind the point. Where `!prof` says nothing, blocks have estimated weights: what
ends as unreachable, unwinds or calls something cold is unlikely, and so is what leads there alone. Weights go up to the
blocks that are executed if and only if these are, and through loops by their exits (Note [loops by number]).

Note [loops by number]: LLVM looks at natural loops, and at strongly connected parts of the graph with several entries.
A block is in its innermost loop; one that is in none has the number of its part, if that has several blocks.
"""

from __future__ import annotations

from typing import Final

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.flow import FlowGraph
from irkit.analysis.loops import Loop, LoopInfo
from irkit.analysis.post_dominators import PostDominatorTree
from irkit.analysis.walks import connected_parts, post_order
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantInt
from irkit.folding import ConstantFolder
from irkit.functions import Function
from irkit.instructions import (
    BinaryOperator,
    CallInst,
    CastInst,
    CmpInst,
    Instruction,
    PHINode,
)
from irkit.metadata import ConstantAsMetadata, MDNode, MDString
from irkit.terminators import BranchInst, ReturnInst, UnreachableInst
from irkit.types import PointerType
from irkit.values import Value

ONE: Final = 1 << 31

# Weights of blocks.
UNREACHABLE: Final = 0
LOWEST: Final = 1  # of what does not return, and what unwinds
COLD: Final = 0xFFFF
USUAL: Final = 0xFFFFF
TRIPS: Final = 31  # how often a loop is run, where nothing says it
LAST_32: Final = 0xFFFFFFFF

# By the condition of a branch: how likely it is true, in 32nds.
LIKELY: Final = 20
UNLIKELY: Final = 12
BY_POINTERS: Final[dict[str, int]] = {"ne": LIKELY, "eq": UNLIKELY}
BY_ZERO: Final[dict[str, int]] = {"eq": UNLIKELY, "ne": LIKELY, "slt": UNLIKELY, "sgt": LIKELY}
BY_MINUS_ONE: Final[dict[str, int]] = {"eq": UNLIKELY, "ne": LIKELY, "sgt": LIKELY}
BY_PLUS_ONE: Final[dict[str, int]] = {"slt": UNLIKELY}
BY_FLOATS: Final[dict[str, int]] = {"oeq": LIKELY, "ueq": UNLIKELY, "one": LIKELY, "une": LIKELY}
RARELY_UNORDERED: Final = 1 << 20  # one time in so many
COMPARING: Final = frozenset(("strcasecmp", "strcmp", "strncasecmp", "strncmp", "memcmp", "bcmp"))
PADS: Final = frozenset(("landingpad", "catchpad", "cleanuppad", "catchswitch"))


def ratio(part: int, whole: int) -> int:
    """A probability."""
    return (part * ONE + whole // 2) // whole


class BranchProbabilities:
    """The probabilities of the edges of a function, as it is when this is made."""

    def __init__(self, function: Function) -> None:
        dominators = DominatorTree(function)
        self.function: Function = function
        self.dominators: DominatorTree = dominators
        self.flow: FlowGraph = dominators.flow
        self.loops: LoopInfo = LoopInfo(function, dominators)
        self.order: list[int] = post_order(self.flow.successors)
        self.after_all: PostDominatorTree = PostDominatorTree(function, self.flow)
        self.parts: list[int | None] = [None] * len(self.flow.blocks)
        self._find_parts()
        self.weights: dict[int, int] = {}  # of blocks
        self.loop_weights: dict[tuple[Loop | None, int | None], int] = {}
        self._estimate()
        self._probabilities: dict[int, list[int]] = {}
        for block in self.order:
            if len(self.flow.successors[block]) > 1:
                found = self._by_profile(block) or self._by_weights(block) or self._by_condition(block)
                if found:
                    self._probabilities[block] = found

    def of_edges(self, block: BasicBlock) -> list[int]:
        """The probabilities of a block's edges in their order, in parts of 2 to the 31."""
        return self.of_number(self.flow.number[block])

    def of_number(self, block: int) -> list[int]:
        """The same for a block by its place in the function."""
        count = len(self.flow.successors[block])
        return self._probabilities.get(block) or ([ratio(1, count)] * count if count else [])

    # Loops (see Note [loops by number])

    def _find_parts(self) -> None:
        """Number the strongly connected parts of more than one block."""
        for number, part in enumerate(connected_parts([0], lambda block: self.flow.successors[block])):
            if len(part) != 1:
                for block in part:
                    self.parts[block] = number

    def _loop(self, block: int) -> tuple[Loop | None, int | None]:
        """What identifies the innermost loop around a block."""
        loop = self.loops._loop_of[block]
        return loop, None if loop is not None else self.parts[block]

    def _enters(self, source: int, target: int) -> bool:
        """Whether an edge leads into a loop."""
        loop, part = self._loop(target)
        from_loop, from_part = self._loop(source)
        if loop is not None and (from_loop is None or from_loop not in loop):
            return True
        return part is not None and part != from_part

    def _exits(self, source: int, target: int) -> bool:
        return self._enters(target, source)

    def _exits_of(self, block: int) -> list[int]:
        """The blocks behind the loop that a block is in."""
        loop, part = self._loop(block)
        flow = self.flow
        if loop is not None:
            inside = [flow.number[one] for one in loop.blocks]
            within = set(inside)
            return [after for one in inside for after in flow.successors[one] if after not in within]
        inside = [one for one, number in enumerate(self.parts) if number == part]
        return [after for one in inside for after in flow.successors[one] if self.parts[after] != part]

    def _entries_of(self, block: int) -> list[int]:
        """The blocks by which LLVM goes on above a loop."""
        loop, part = self._loop(block)
        flow = self.flow
        if loop is not None:
            return list(self.after_all.before[flow.number[loop.header]])
        inside = [one for one, number in enumerate(self.parts) if number == part]
        return [one for one in inside for before in flow.predecessors[one] if self.parts[before] != part]

    # Estimated weights

    def _estimate(self) -> None:
        blocks: list[int] = []
        loops: list[int] = []
        for block in reversed(self.order):
            weight = initial_weight(self.flow.blocks[block])
            if weight is not None:
                self._propagate(block, weight, blocks, loops)
        while blocks or loops:
            while loops:
                block = loops.pop()
                key = self._loop(block)
                if key not in self.loop_weights:
                    weight = self._largest(block, self._exits_of(block))
                    if weight is not None:
                        self.loop_weights[key] = max(weight, LOWEST)
                        blocks += self._entries_of(block)
            while blocks:
                block = blocks.pop()
                if block not in self.weights:
                    weight = self._largest(block, self.flow.successors[block])
                    if weight is not None:
                        self._propagate(block, weight, blocks, loops)

    def _edge_weight(self, source: int, target: int) -> int | None:
        """None where nothing is known."""
        if self._enters(source, target):
            return self.loop_weights.get(self._loop(target))
        return self.weights.get(target)

    def _largest(self, source: int, targets: list[int]) -> int | None:
        """The largest weight of edges; None unless all are known."""
        found: list[int] = []
        for target in targets:
            weight = self._edge_weight(source, target)
            if weight is None:
                return None
            found.append(weight)
        return max(found, default=None)

    def _propagate(self, block: int, weight: int, blocks: list[int], loops: list[int]) -> None:
        """Give a weight to a block and to those above it that are executed if and only if it is."""
        flow = self.flow
        bottom = flow.blocks[block]
        if not self.dominators.is_reachable(bottom):
            return
        above: BasicBlock | None = bottom
        while above is not None and self.after_all.post_dominates(bottom, above):
            number = flow.number[above]
            if self._exits(number, block):
                loops.append(number)
            elif not self._enters(number, block):
                if number in self.weights:
                    return
                self.weights[number] = weight
                for before in self.after_all.before[number]:
                    if self._exits(before, number):
                        if self._loop(before) not in self.loop_weights:
                            loops.append(before)
                    elif before not in self.weights:
                        blocks.append(before)
            above = self.dominators.immediate_dominator(above)

    # Probabilities

    def _by_profile(self, block: int) -> list[int]:
        """What `!prof` says; ways that end as unreachable are taken once in 2 to the 31 at most."""
        targets = self.flow.successors[block]
        weights = branch_weights(self.flow.blocks[block].terminator, len(targets))
        if not weights:
            return []
        gone = [place for place, target in enumerate(targets) if self._edge_weight(block, target) == UNREACHABLE]
        kept = [place for place in range(len(targets)) if place not in gone]
        total = sum(weights)
        if total > LAST_32:
            weights = [weight // (total // LAST_32 + 1) for weight in weights]
            total = sum(weights)
        if total == 0 or not kept:
            weights = [1] * len(targets)
            total = len(targets)
        found = [ratio(weight, total) for weight in weights]
        if not gone or not kept:
            return found
        for place in gone:
            found[place] = min(found[place], 1)
        wanted = ONE - sum([found[place] for place in gone])
        there = min(ONE, sum([found[place] for place in kept]))
        if there != wanted:
            for place in kept:
                found[place] = (found[place] * wanted + there // 2) // there if there else wanted // len(kept)
        return found

    def _by_weights(self, block: int) -> list[int]:
        """By the estimated weights of what comes next, if one of these is known."""
        unlikely = self._unlikely(block)
        weights: list[int] = []
        known = False
        for target in self.flow.successors[block]:
            weight = self._edge_weight(block, target)
            if weight != UNREACHABLE and self._exits(block, target):
                weight = max(LOWEST, (USUAL if weight is None else weight) // TRIPS)
            if weight != UNREACHABLE and target in unlikely:
                weight = max(LOWEST, (USUAL if weight is None else weight) // 2)
            known = known or weight is not None
            weights.append(USUAL if weight is None else weight)
        total = sum(weights)
        if not known or total == 0:
            return []
        if total > LAST_32:
            weights = [max(LOWEST, weight // (total // LAST_32 + 1)) for weight in weights]
            total = sum(weights)
        return [ratio(weight, total) for weight in weights]

    def _by_condition(self, block: int) -> list[int]:
        """By what a branch compares."""
        condition = branch_condition(self.flow.blocks[block])
        if not isinstance(condition, CmpInst):
            return []
        if condition.opcode == "fcmp":
            if condition.predicate in ("ord", "uno"):
                rare = ratio(1, RARELY_UNORDERED)
                often = ratio(RARELY_UNORDERED - 1, RARELY_UNORDERED)
                return [often, rare] if condition.predicate == "ord" else [rare, often]
            part = BY_FLOATS.get(condition.predicate, 0)
        elif isinstance(condition.left.type, PointerType) and condition.predicate in BY_POINTERS:
            part = BY_POINTERS[condition.predicate]
        else:
            part = by_constant(condition)
        return [ratio(part, 32), ratio(32 - part, 32)] if part else []

    def _unlikely(self, block: int) -> set[int]:
        """The blocks after one that make its branch's condition so that the branch does not lead to them again: a
        counter that is reset, for one."""
        found: set[int] = set()
        loop = self.loops._loop_of[block]
        condition = branch_condition(self.flow.blocks[block])
        if loop is None or not isinstance(condition, CmpInst) or not isinstance(condition.right, Constant):
            return found
        chain: list[BinaryOperator] = []
        value: Value = condition.left
        while isinstance(value, BinaryOperator) and isinstance(value.right, Constant):
            if value not in loop:
                return found
            chain.append(value)
            value = value.left
        if not isinstance(value, PHINode) or value not in loop:
            return found
        after = self.flow.successors[block]
        seen: set[Value] = {value}
        todo = [value]
        while todo:
            phi = todo.pop()
            for incoming, source in phi.incoming:
                if source not in loop:
                    continue
                number = self.flow.number[source]
                if isinstance(incoming, PHINode):
                    if incoming not in seen:
                        seen.add(incoming)
                        todo.append(incoming)
                elif isinstance(incoming, Constant) and number in after:
                    result = self._outcome(condition, chain, incoming)
                    if (result == 0 and number == after[0]) or (result == 1 and number == after[1]):
                        found.add(number)
        return found

    def _outcome(self, condition: CmpInst, chain: list[BinaryOperator], value: Constant) -> int | None:
        """What the comparison gives where the phi is a constant; None where that is not known."""
        module = self.function.parent
        if module is None:
            return None
        folder = ConstantFolder(module.context, module.dialect, module.layout)
        found: Constant | None = value
        for one in reversed(chain):
            if found is None:
                return None
            found = folder.binary(one.opcode, found, one.right)
        made = folder.compare(condition.predicate, found, condition.right) if found is not None else None
        return abs(made.value) if isinstance(made, ConstantInt) else None


def initial_weight(block: BasicBlock) -> int | None:
    """The weight that a block has for what stands in it; None for none."""
    instructions = block.instructions
    last = block.terminator
    calls = [one for one in instructions if isinstance(one, CallInst)]
    before = instructions[-2] if isinstance(last, ReturnInst) and len(instructions) > 1 else None
    if isinstance(last, UnreachableInst) or (
        isinstance(before, CallInst) and callee_name(before).startswith("llvm.experimental.deoptimize")
    ):
        return LOWEST if any(has_attribute(call, "noreturn") for call in calls) else UNREACHABLE
    first = next((one for one in instructions if not isinstance(one, PHINode)), None)
    if first is not None and first.opcode in PADS:
        return LOWEST
    return COLD if any(has_attribute(call, "cold") for call in calls) else None


def has_attribute(call: CallInst, name: str) -> bool:
    """Whether a call, or the function that it calls, has an attribute."""
    callee = call.callee
    return name in call.attributes or (isinstance(callee, Function) and name in callee.attributes)


def callee_name(call: CallInst) -> str:
    return call.callee.name if isinstance(call.callee, Function) else ""


def branch_condition(block: BasicBlock) -> Value | None:
    """The condition of the branch at a block's end, if it has one."""
    last = block.terminator
    return last.condition if isinstance(last, BranchInst) else None


def branch_weights(last: Instruction | None, count: int) -> list[int]:
    """What `!prof` says of the ways out, if it says it of each."""
    node = last.metadata.get("prof") if last is not None else None
    if not isinstance(node, MDNode) or not node.operands:
        return []
    word = node.operands[0]
    if not isinstance(word, MDString) or word.string != "branch_weights":
        return []
    rest = node.operands[1:]
    if rest and isinstance(rest[0], MDString):  # where they come from
        rest = rest[1:]
    numbers = [one.value for one in rest if isinstance(one, ConstantAsMetadata)]
    weights = [number.value & LAST_32 for number in numbers if isinstance(number, ConstantInt)]
    return weights if len(weights) == len(rest) == count else []


def constant_int(value: Value) -> ConstantInt | None:
    """An integer, which may have been cast."""
    if isinstance(value, CastInst) and value.opcode == "bitcast":
        value = value.operand
    return value if isinstance(value, ConstantInt) else None


def by_constant(condition: CmpInst) -> int:
    """How likely a comparison with an integer is true, in 32nds; 0 where that is not known."""
    number = constant_int(condition.right)
    left = condition.left
    if number is None:
        return 0
    if isinstance(left, BinaryOperator) and left.opcode == "and":
        mask = constant_int(left.right)
        if mask is not None and mask.unsigned.bit_count() == 1:
            return 0  # one bit says nothing
    if isinstance(left, CallInst) and callee_name(left) in COMPARING:
        return {"eq": UNLIKELY, "ne": LIKELY}.get(condition.predicate, 0)
    if number.value == 0:
        return BY_ZERO.get(condition.predicate, 0)
    if number.unsigned == 1:
        return BY_PLUS_ONE.get(condition.predicate, 0)
    return BY_MINUS_ONE.get(condition.predicate, 0) if number.value == -1 else 0
