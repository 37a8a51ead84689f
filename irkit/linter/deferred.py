"""Poison and undef: which values must be one of the two, where that arose, and how it came there.

A value is followed as a whole: a vector or an aggregate counts where all of it is poison or undef.
"""

from __future__ import annotations

from typing import Final

from irkit.analysis.value_ranges import ValueRanges
from irkit.constants import ConstantAggregate, PoisonValue, UndefValue
from irkit.functions import Function
from irkit.instructions import (
    AllocaInst,
    CallBase,
    CastInst,
    CmpInst,
    FreezeInst,
    GetElementPtrInst,
    InsertElementInst,
    InsertValueInst,
    Instruction,
    LoadInst,
    PHINode,
    SelectInst,
)
from irkit.semantics.declare import Poison as Way
from irkit.semantics.table import poison_of, row_of_intrinsic
from irkit.types import ArrayType, StructType, VectorType, VoidType
from irkit.values import Value
from irkit.verifier.problems import Step

POISON: Final = "poison"
UNDEF: Final = "undef"

# Of these the result can be any number, if one operand can.
_KEEPS_UNDEF: Final = frozenset(("add", "sub", "xor", "trunc", "bitcast", "getelementptr"))
TAKEN_APART: Final = (ArrayType, StructType, VectorType)
_SHOWN: Final = 6  # steps that are told at either end of a long chain


class Deferred:
    """That a value is poison or undef: `kind`, where it arose or what it comes from (`cause`), and why."""

    __slots__ = ("cause", "kind", "value", "why")

    def __init__(self, kind: str, value: Value, why: str, cause: Deferred | None = None) -> None:
        self.kind: str = kind
        self.value: Value = value
        self.why: str = why
        self.cause: Deferred | None = cause

    def chain(self) -> tuple[Step, ...]:
        """How it came about, from where it arose on."""
        steps: list[Step] = []
        at: Deferred | None = self
        while at is not None:
            if isinstance(at.value, Instruction):
                steps.append(Step(at.why, at.value))
            at = at.cause
        steps.reverse()
        del steps[_SHOWN:-_SHOWN]
        return tuple(steps)


class DeferredValues:
    """The values of one function that must be poison or undef."""

    __slots__ = ("_known", "_ranges", "_unwritten")

    def __init__(self, function: Function, ranges: ValueRanges) -> None:
        self._ranges: ValueRanges = ranges
        self._known: dict[Value, Deferred] = {}
        self._unwritten: set[Value] = unwritten_objects(function)

    def of(self, value: Value) -> Deferred | None:
        """That the value is poison or undef; None where it need not be."""
        if isinstance(value, Instruction):
            return self._known.get(value)
        if isinstance(value, UndefValue):
            return Deferred(POISON if isinstance(value, PoisonValue) else UNDEF, value, "")
        if isinstance(value, ConstantAggregate) and value.operands:
            if all(isinstance(part, PoisonValue) for part in value.operands):
                return Deferred(POISON, value, "")
            if all(isinstance(part, UndefValue) for part in value.operands):
                return Deferred(UNDEF, value, "")
        return None

    def note(self, found: Deferred) -> None:
        self._known[found.value] = found

    def propagate(self, instruction: Instruction) -> None:
        """Note whether the instruction is poison or undef since its operands are."""
        if not self._known and not isinstance(instruction, LoadInst):
            if not any(isinstance(one, (UndefValue, ConstantAggregate)) for one in instruction.operands):
                return
        found = self._propagated(instruction)
        if found is not None:
            self._known[instruction] = found

    def _propagated(self, instruction: Instruction) -> Deferred | None:
        if isinstance(instruction, FreezeInst):
            return None
        if isinstance(instruction, SelectInst):
            return self._of_select(instruction)
        if isinstance(instruction, PHINode):
            return self._of_phi(instruction)
        if isinstance(instruction, LoadInst):
            return self._of_load(instruction)
        opcode = instruction.opcode
        way = _way_of_poison(instruction)
        if way is Way.LANES:
            return self._of_lanes(instruction)
        if way is not Way.PROPAGATES:
            return None
        causes = [cause for operand in instruction.operands if (cause := self.of(operand)) is not None]
        for cause in causes:
            if cause.kind == POISON:
                return Deferred(POISON, instruction, "it takes poison on", cause)
        if causes and (opcode in _KEEPS_UNDEF or _is_equality(instruction)):
            return Deferred(UNDEF, instruction, "it takes undef on", causes[0])
        return None

    def _of_lanes(self, instruction: Instruction) -> Deferred | None:
        """What takes whole lanes is poison as a whole where everything that it may take is."""
        values = [operand for operand in instruction.operands if isinstance(operand.type, TAKEN_APART)]
        if isinstance(instruction, (InsertElementInst, InsertValueInst)):
            values = list(instruction.operands[:2])
        parts = [self.of(value) for value in values]
        if parts and all(part is not None and part.kind == POISON for part in parts):
            return self._joined(instruction, parts, "it takes")
        return None

    def _of_select(self, select: SelectInst) -> Deferred | None:
        condition = self.of(select.operands[0])
        if condition is not None and condition.kind == POISON:
            return Deferred(POISON, select, "its condition is poison", condition)
        which = self._ranges.number(select.operands[0], select.parent)
        sides = select.operands[1:] if which is None else [select.operands[1 if which else 2]]
        return self._joined(select, [self.of(side) for side in sides], "it chooses")

    def _of_phi(self, phi: PHINode) -> Deferred | None:
        """Of what comes from blocks that control comes from; a phi that is its own input adds nothing."""
        home = phi.parent
        if home is None:
            return None
        incoming: list[Deferred | None] = []
        for value, block in zip(phi.operands, phi.incoming_blocks, strict=True):
            if value is not phi and self._ranges.edge_is_feasible(block, home):
                incoming.append(self.of(value))
        return self._joined(phi, incoming, "it takes")

    def _joined(self, value: Instruction, parts: list[Deferred | None], verb: str) -> Deferred | None:
        found = [part for part in parts if part is not None]
        if not found or len(found) != len(parts):
            return None
        kind = POISON if all(part.kind == POISON for part in found) else UNDEF
        return Deferred(kind, value, f"{verb} {kind}", found[0])

    def _of_load(self, load: LoadInst) -> Deferred | None:
        if object_under(load.operands[0]) in self._unwritten and not load.volatile:
            return Deferred(UNDEF, load, "it reads memory that nothing has written")
        return None


def _is_equality(instruction: Instruction) -> bool:
    return isinstance(instruction, CmpInst) and instruction.predicate in ("eq", "ne")


def _way_of_poison(instruction: Instruction) -> Way | None:
    """Where the poison of operands goes, as the table of semantics has it; None where nothing says it."""
    if not isinstance(instruction, CallBase):
        return poison_of(instruction.opcode)
    callee = instruction.operands[-1]
    row = row_of_intrinsic(callee.name) if isinstance(callee, Function) else None
    return None if row is None or isinstance(instruction.type, VoidType) else row.poison


def object_under(pointer: Value) -> Value:
    """What a pointer is made of by instructions that cast it and add to it. Where control does not come to, one may be
    made of itself."""
    seen: set[Value] = set()
    while isinstance(pointer, (GetElementPtrInst, CastInst)) and pointer not in seen:
        seen.add(pointer)
        pointer = pointer.operands[0]
    return pointer


def unwritten_objects(function: Function) -> set[Value]:
    """The stack objects of a function that nothing writes, and whose address nothing gets that could."""
    found: set[Value] = set()
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, AllocaInst):
                found.add(instruction)
    if not found:
        return found
    for block in function.blocks:
        for instruction in block.instructions:
            for place, operand in enumerate(instruction.operands):
                if isinstance(operand, (AllocaInst, GetElementPtrInst, CastInst)) and not _only_looks(
                    instruction, place
                ):
                    found.discard(object_under(operand))
    return found


def _only_looks(user: Instruction, place: int) -> bool:
    """Whether an instruction neither writes through an operand nor gives it to anyone."""
    if isinstance(user, (LoadInst, GetElementPtrInst, CmpInst, CastInst)):
        return True
    if isinstance(user, CallBase) and place < user.argument_count:
        callee = user.operands[-1]
        return isinstance(callee, Function) and callee.name.startswith(("llvm.lifetime.", "llvm.dbg."))
    return False
