"""Known bits and ranges of the integers in a function, and which of its blocks can be reached, over dominance.

Facts come from constants, from how instructions compute, from attributes and `!range`, and from the branches, switches
and assumptions that dominate a place. They hold wherever a value is neither undef nor poison. A loop is gone through
twice, so that facts need no fixed point: all of them hold after the first time, and are better after the second.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from typing import Final

from irkit.analysis.dominators import DominatorTree
from irkit.analysis.integer_facts import (
    INVERSE,
    SWAPPED,
    WIDEST,
    IntegerFacts,
    between,
    compared,
    known,
    satisfying,
    unknown,
    wrapped,
)
from irkit.analysis.integer_rules import binary, cast
from irkit.analysis.walks import post_order
from irkit.attribute_values import ConstantRange
from irkit.attributes import RETURN_INDEX, AttributeList
from irkit.blocks import BasicBlock
from irkit.constants import (
    ConstantAggregateZero,
    ConstantDataVector,
    ConstantInt,
    ConstantPointerNull,
    ConstantVector,
)
from irkit.functions import Function
from irkit.instructions import (
    BinaryOperator,
    CallBase,
    CastInst,
    CmpInst,
    FreezeInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
)
from irkit.metadata import MDNode, Metadata, constant_integer
from irkit.terminators import BranchInst, SwitchInst
from irkit.types import IntegerType, Type
from irkit.values import Argument, Value

_DEEPEST: Final = 16  # parts of a condition that are looked at
_STEPS: Final = 64  # places looked at for the nearest one that dominates

Implication = tuple[Value, str, Value]  # a comparison that is true: left, predicate, right


class ValueRanges:
    """The facts of one function as it is when this is made."""

    __slots__ = ("_before", "_constraints", "_done", "_facts", "_feasible", "_nulls", "_places", "tree")

    def __init__(self, function: Function, tree: DominatorTree | None = None) -> None:
        self.tree: DominatorTree = tree if tree is not None else DominatorTree(function)
        count = len(self.tree.flow.blocks)
        self._facts: dict[Value, IntegerFacts] = {}
        self._feasible: list[bool] = []
        self._before: list[bool] = []  # what was feasible the first time; nothing while that lasts
        self._done: set[int] = set()  # the blocks that were gone through this time
        # By value: where something more is known of it, as the numbers by which the dominator tree enters these blocks.
        self._places: dict[Value, list[int]] = {}
        self._constraints: dict[Value, dict[int, tuple[int, IntegerFacts]]] = {}
        # By pointer: where it is null, as the numbers by which the dominator tree enters and leaves blocks; the null.
        self._nulls: dict[Value, list[tuple[int, int, ConstantPointerNull]]] = {}
        if count:
            order = post_order(self.tree.flow.successors)[::-1]
            has_loops = self._go_through(order)
            if has_loops:
                self._go_through(order)

    def is_feasible(self, block: BasicBlock) -> bool:
        """Whether control can come to the block, as far as conditions are known."""
        number = self.tree.flow.number.get(block)
        return number is not None and self._feasible[number]

    def edge_is_feasible(self, start: BasicBlock, end: BasicBlock) -> bool:
        """Whether control can take the edge."""
        return self.is_feasible(start) and end in self._possible_successors(start)

    def of(self, value: Value, block: BasicBlock | None = None) -> IntegerFacts | None:
        """What is known of a value, of each lane of a vector; in `block`, which it dominates, if one is given. None for
        what is no integer, and for very wide ones."""
        width = _width(value.type)
        if not width:
            return None
        return self._at(value, width, None if block is None else self.tree.flow.number.get(block))

    def number(self, value: Value, block: BasicBlock | None = None) -> int | None:
        """The one number that the value can be, unsigned; None where several are possible."""
        found = self.of(value, block)
        return found.constant if found is not None else None

    def null(self, pointer: Value, block: BasicBlock) -> ConstantPointerNull | None:
        """The null to which a pointer was compared equal before control came to the block."""
        number = self.tree.flow.number.get(block)
        if number is not None:
            entered = self.tree._entered[number]
            for start, end, null in self._nulls.get(pointer, [])[:_STEPS]:
                if start <= entered < end:
                    return null
        return None

    # Facts at a place

    def _at(self, value: Value, width: int, place: int | None) -> IntegerFacts:
        found = self._facts.get(value)
        if found is None:
            found = self._facts[value] = _facts_of(value, width)
        places = self._places.get(value)
        if places is None or place is None:
            return found
        entered = self.tree._entered[place]
        constraints = self._constraints[value]
        index = bisect_right(places, entered)
        for candidate in places[max(index - _STEPS, 0) : index][::-1]:
            left, facts = constraints[candidate]
            if entered < left:
                return facts.meet(found)
        return found

    def _constrain(self, place: int, implications: list[Implication]) -> None:
        """Note comparisons that are true wherever a block dominates."""
        start, end = self.tree._entered[place], self.tree._left[place]
        for left, predicate, right in implications:
            width = _width(left.type)
            if not width:
                if predicate == "eq" and isinstance(right, ConstantPointerNull):
                    self._nulls.setdefault(left, []).append((start, end, right))
                continue
            facts = satisfying(predicate, self._at(left, width, place), self._at(right, width, place))
            constraints = self._constraints.setdefault(left, {})
            if start not in constraints:
                insort(self._places.setdefault(left, []), start)
            constraints[start] = (end, facts)

    # Going through the blocks

    def _go_through(self, order: list[int]) -> bool:
        """Compute what is known, block by block; whether there is a loop."""
        flow = self.tree.flow
        self._before = self._feasible
        feasible = self._feasible = [False] * len(flow.blocks)
        feasible[0] = True
        done = self._done = set()
        has_loops = False
        for place in order:
            before = flow.predecessors[place]
            for other in before:
                if other not in done:
                    has_loops = True
                    if self.tree.dominates_number(place, other):
                        continue  # to come from there, control has been here
                    feasible[place] = True
                elif feasible[other] and flow.blocks[place] in self._possible_successors(flow.blocks[other]):
                    feasible[place] = True
            done.add(place)
            if feasible[place]:
                self._enter(place, before)
                self._compute(place)
        return has_loops

    def _enter(self, place: int, before: list[int]) -> None:
        """Note what is known since control came here."""
        if len(before) == 1:
            blocks = self.tree.flow.blocks
            self._constrain(place, _implied_by_edge(blocks[before[0]], blocks[place]))

    def _compute(self, place: int) -> None:
        block = self.tree.flow.blocks[place]
        for instruction in block.instructions:
            width = _width(instruction.type)
            if width:
                self._facts[instruction] = self._computed(instruction, width, place)
            elif isinstance(instruction, CallBase) and _callee_name(instruction) == "llvm.assume":
                # Of what follows the assumption in its own block nothing is noted: that block does not begin with it.
                truths = implied(instruction.operands[0], True)
                for child in self.tree.flow.successors[place]:
                    if self.tree.immediate[child] == place:
                        self._constrain(child, truths)

    def _computed(self, instruction: Instruction, width: int, place: int) -> IntegerFacts:
        if isinstance(instruction, BinaryOperator):
            left, right = instruction.operands
            if left.type is not instruction.type:
                return unknown(width)
            if left is right and instruction.opcode in ("sub", "xor"):
                return known(width, 0)
            a, b = self._at(left, width, place), self._at(right, width, place)
            return binary(instruction.opcode, a, b, instruction.flags)
        if isinstance(instruction, CmpInst):
            return self._comparison(instruction, place)
        if isinstance(instruction, CastInst):
            if instruction.opcode in ("zext", "sext", "trunc"):
                narrow = _width(instruction.operands[0].type)
                if narrow:
                    return cast(instruction.opcode, self._at(instruction.operands[0], narrow, place), width)
            return unknown(width)
        if isinstance(instruction, PHINode):
            return self._phi(instruction, width)
        if isinstance(instruction, SelectInst):
            return self._select(instruction, width, place)
        if isinstance(instruction, FreezeInst):
            return unknown(width)  # of what is poison it makes any number
        if isinstance(instruction, CallBase):
            return self._call(instruction, width, place)
        if isinstance(instruction, LoadInst):
            return _by_metadata(instruction, width)
        return unknown(width)

    def _comparison(self, instruction: CmpInst, place: int) -> IntegerFacts:
        left, right = instruction.operands
        width = _width(left.type)
        if instruction.opcode == "icmp" and width:
            answer = compared(instruction.predicate, self._at(left, width, place), self._at(right, width, place))
            if answer is not None:
                return known(1, int(answer))
        return unknown(1)

    def _select(self, instruction: SelectInst, width: int, place: int) -> IntegerFacts:
        condition, if_true, if_false = instruction.operands
        which = self._at(condition, 1, place).constant
        sides: list[IntegerFacts] = []
        for value, truth in ((if_true, True), (if_false, False)):
            if which is None or which == int(truth):
                facts = self._at(value, width, place)
                for left, predicate, right in implied(condition, truth):
                    if left is value:
                        facts = satisfying(predicate, facts, self._at(right, width, place))
                sides.append(facts)
        return sides[0] if len(sides) == 1 else sides[0].join(sides[1])

    def _phi(self, phi: PHINode, width: int) -> IntegerFacts:
        home = phi.parent
        sides: list[IntegerFacts] = []
        for value, block in zip(phi.operands, phi.incoming_blocks, strict=True):
            if not self.tree.is_reachable(block) or value is phi:
                continue
            number = self.tree.flow.number[block]
            if isinstance(value, Instruction) and value not in self._facts:
                return unknown(width)  # it comes around a loop that is gone through for the first time
            is_feasible = self._feasible[number]
            if number not in self._done:
                if not self._before:
                    return unknown(width)  # the same, of a value from before the loop
                is_feasible = self._before[number]
            if is_feasible and home is not None and home in self._possible_successors(block):
                facts = self._at(value, width, number)
                for left, predicate, right in _implied_by_edge(block, home):
                    if left is value:
                        facts = satisfying(predicate, facts, self._at(right, width, number))
                sides.append(facts)
        return _any_of(width, sides)

    def _call(self, call: CallBase, width: int, place: int) -> IntegerFacts:
        name = _callee_name(call)
        found = _by_metadata(call, width)
        for attributes in (call.attribute_list, _callee_attributes(call)):
            result = attributes.sets.get(RETURN_INDEX) if attributes is not None else None
            if result is not None and result.range is not None:
                found = found.meet(_of_range(result.range, width))
        if name.startswith("llvm."):
            kind = name.split(".")[1]
            operands = [self._at(one, width, place) for one in call.arguments if _width(one.type) == width]
            if kind in ("umin", "umax", "smin", "smax") and len(operands) == 2:
                return found.meet(_minimum_or_maximum(kind, operands[0], operands[1]))
            if kind in ("ctpop", "ctlz", "cttz"):
                return found.meet(wrapped(width, 0, width))
            if kind == "expect" and operands:
                return found.meet(operands[0])
        return found

    # Which way control goes

    def _possible_successors(self, block: BasicBlock) -> list[BasicBlock]:
        last = block.terminator
        if not isinstance(last, (BranchInst, SwitchInst)):
            return last.successors if last is not None else []
        which = self.number(last.operands[0], block)
        if which is None:
            return last.successors
        if isinstance(last, BranchInst):
            return [last.successors[0 if which else 1]]
        for value, target in last.cases:
            if isinstance(value, ConstantInt) and value.unsigned == which:
                return [target]
        return [last.default_destination]


def _width(ty: Type) -> int:
    """The bits of an integer, or of each lane of a vector of them; 0 for what is none, or too wide."""
    scalar = ty if isinstance(ty, IntegerType) else ty.scalar_type()
    return scalar.width if isinstance(scalar, IntegerType) and scalar.width <= WIDEST else 0


def _any_of(width: int, parts: list[IntegerFacts]) -> IntegerFacts:
    """What is known where one of them holds; nothing if none does."""
    found = between(width, 1, 0)
    for part in parts:
        found = found.join(part)
    return unknown(width) if found.is_empty else found


def _facts_of(value: Value, width: int) -> IntegerFacts:
    """What is known of a value that is no instruction, or of one that is not reached."""
    if isinstance(value, ConstantInt):
        return known(width, value.value)
    if isinstance(value, ConstantAggregateZero):
        return known(width, 0)
    lanes = constant_lanes(value)
    if lanes:
        return _any_of(width, [unknown(width) if lane is None else known(width, lane) for lane in lanes])
    if isinstance(value, Argument) and value.parent is not None:
        attributes = value.parent.attributes_at(value.index + 1)
        if attributes is not None and attributes.range is not None:
            return _of_range(attributes.range, width)
    return unknown(width)


def constant_lanes(value: Value) -> list[int | None]:
    """The numbers in the lanes of a constant vector, None for a lane that is no number; empty for other values."""
    if isinstance(value, ConstantDataVector):
        return [value.element_bits(index) for index in range(value.element_count)]
    if isinstance(value, ConstantVector):
        return [lane.value if isinstance(lane, ConstantInt) else None for lane in value.operands]
    return []


def _of_range(found: ConstantRange, width: int) -> IntegerFacts:
    if found.width != width:
        return unknown(width)
    return wrapped(width, found.lower, found.upper - 1)


def _by_metadata(instruction: Instruction, width: int) -> IntegerFacts:
    """What `!range` says."""
    if instruction._attachments is None:
        return unknown(width)
    node = instruction.metadata.get("range")
    if not isinstance(node, MDNode):
        return unknown(width)
    bounds = [_number(operand) for operand in node.operands]
    return _any_of(
        width,
        [
            unknown(width) if lower is None or upper is None else wrapped(width, lower, upper - 1)
            for lower, upper in zip(bounds[::2], bounds[1::2], strict=False)
        ],
    )


def _number(operand: Metadata | None) -> int | None:
    number = constant_integer(operand)
    return None if number is None else number.value


def _minimum_or_maximum(kind: str, a: IntegerFacts, b: IntegerFacts) -> IntegerFacts:
    choose = min if kind.endswith("min") else max
    if kind[0] == "u":
        bounds = wrapped(a.width, choose(a.low, b.low), choose(a.high, b.high))
    else:
        bounds = wrapped(a.width, choose(a.least, b.least), choose(a.greatest, b.greatest))
    return bounds.meet(a.join(b))


def _callee_name(call: CallBase) -> str:
    callee = call.operands[-1]
    return callee.name if isinstance(callee, Function) else ""


def _callee_attributes(call: CallBase) -> AttributeList | None:
    callee = call.operands[-1]
    return callee.attribute_list if isinstance(callee, Function) else None


def implied(condition: Value, truth: bool) -> list[Implication]:
    """The comparisons that are true where a condition of one bit has this truth."""
    found: list[Implication] = []
    todo: list[tuple[Value, bool]] = [(condition, truth)]
    for _ in range(_DEEPEST):
        if not todo:
            break
        value, wanted = todo.pop()
        if isinstance(value, CmpInst) and value.opcode == "icmp":
            left, right = value.operands
            predicate = value.predicate if wanted else INVERSE[value.predicate]
            found.append((left, predicate, right))
            found.append((right, SWAPPED[predicate], left))
        elif isinstance(value, BinaryOperator) and value.opcode == ("and" if wanted else "or"):
            todo += [(operand, wanted) for operand in value.operands]
        elif isinstance(value, BinaryOperator) and value.opcode == "xor":
            other = value.operands[1]
            if isinstance(other, ConstantInt) and other.value:
                todo.append((value.operands[0], not wanted))
        elif isinstance(value, SelectInst):
            chosen, if_true, if_false = value.operands
            if wanted and isinstance(if_false, ConstantInt) and not if_false.value:
                todo += [(chosen, True), (if_true, True)]
            elif not wanted and isinstance(if_true, ConstantInt) and if_true.value:
                todo += [(chosen, False), (if_false, False)]
    return found


def _implied_by_edge(start: BasicBlock, end: BasicBlock) -> list[Implication]:
    """What is true where control has come from one block to another."""
    last = start.terminator
    if isinstance(last, BranchInst) and last.is_conditional:
        if_true, if_false = last.successors
        return implied(last.operands[0], end is if_true) if if_true is not if_false else []
    if isinstance(last, SwitchInst):
        condition = last.operands[0]
        if end is last.default_destination:
            return [] if any(target is end for _, target in last.cases) else _not_the_cases(last)
        values = [value for value, target in last.cases if target is end]
        return [(condition, "eq", values[0])] if len(values) == 1 else []
    return []


def _not_the_cases(switch: SwitchInst) -> list[Implication]:
    """A switch's default: its condition is none of the cases, of which those next to each other are told apart."""
    return [(switch.operands[0], "ne", value) for value, _ in switch.cases[:_DEEPEST]]
