"""A model of the solver, told as LLVM writes values: what goes in, what comes out, where both functions part."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import z3

from irkit.constants import ConstantFP
from irkit.integers import signed
from irkit.refinement.blocks import FIRST_UNKNOWN, block_and_offset, pointer_to
from irkit.refinement.bytes import NUMBER, PAYLOAD_BITS, POISON, UNDEF, byte_at, is_outside, refined_byte
from irkit.refinement.compare import refined_tree
from irkit.refinement.confirm import confirmed
from irkit.refinement.inputs import InputLane
from irkit.refinement.terms import (
    BLOCK_BITS,
    LOCAL_BLOCKS,
    Condition,
    Lane,
    Term,
    Tree,
    bits,
    both,
    either,
    lanes_of,
    negated,
    truth,
)
from irkit.refinement.verdict import FAILS, UNKNOWN, Counterexample, Verdict
from irkit.semantics.blocks import MixedByte
from irkit.semantics.values import Event, Poison, Undef
from irkit.types import ArrayType, FloatingPointType, IntegerType, PointerType, StructType, Type, VectorType

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder
    from irkit.refinement.environment import Environment
    from irkit.refinement.pairs import Pair
    from irkit.refinement.query import Answer, Question

SHOWN_BYTES: Final = 64  # of a block of memory, that the model is asked for


class Reading:
    """A model, asked."""

    def __init__(self, model: Term, environment: Environment) -> None:
        self.model = model
        self.environment = environment
        blocks = environment.blocks.numbers
        self.names = {number: name if " " in name else f"@{name}" for name, number in blocks.items()}

    def number(self, term: Term) -> int:
        found = self.model.eval(term, model_completion=True)
        return int(found.as_long()) if z3.is_bv_value(found) else 0

    def holds(self, condition: Condition) -> bool:
        return bool(z3.is_true(self.model.eval(truth(condition), model_completion=True)))

    def contents(self, block: int, most: int) -> list[object]:
        """The bytes of a block of the outside as the interpreter's cells, at most so many; pieces of pointers are 0."""
        size = min(self.number(self.environment.blocks.size(bits(block, BLOCK_BITS))), most)
        memory = self.environment.initial_memory().outside
        found: list[object] = [0] * size
        for place in range(min(size, SHOWN_BYTES)):
            found[place] = cell_of(self.number(z3.Select(memory, pointer_to(block, place))))
        return found

    def scalar(self, ty: Type, value: Term) -> str:
        number = self.number(value)
        if isinstance(ty, PointerType):
            return self.pointer(number)
        if isinstance(ty, IntegerType):
            if ty.width == 1:
                return "true" if number else "false"
            return str(signed(number, ty.width))
        if isinstance(ty, FloatingPointType):
            return str(ConstantFP(ty, number)).removeprefix(f"{ty} ")
        return str(number)

    def pointer(self, number: int) -> str:
        block, offset = block_and_offset(number)
        name = self.names.get(block, f"block {block - FIRST_UNKNOWN + 1}")
        if block >= LOCAL_BLOCKS:
            name = f"own block {block - LOCAL_BLOCKS + 1}"
        if block == 0:
            name = "null"
        return f"{name} + {offset}" if offset else name

    def byte(self, byte: Term) -> str:
        found = self.number(byte)
        mask = found >> 8 & 0xFF
        if mask and found >> PAYLOAD_BITS == NUMBER:
            lanes = ["poison" if mask >> place & 1 else str(found >> place & 1) for place in range(8)]
            return f"<8 x i1> <{', '.join(lanes)}>"
        return ("i8 {}", "poison", "undef", "a part of a pointer")[found >> PAYLOAD_BITS].format(found & 0xFF)

    def lane(self, ty: Type, lane: Lane) -> str:
        return "poison" if self.holds(lane.poison) else self.scalar(ty, lane.value)

    def input(self, lane: InputLane) -> str:
        if self.holds(lane.poison):
            return "poison"
        if lane.is_undef is not None and self.holds(lane.is_undef):
            return "undef"
        return self.scalar(lane.ty, lane.value)


def cell_of(byte: int) -> object:
    """A byte as the interpreter has it in memory."""
    kind, mask, value = byte >> PAYLOAD_BITS, byte >> 8 & 0xFF, byte & 0xFF
    event = Event(None, "memory from outside")
    if kind == POISON or (kind == NUMBER and mask == 0xFF):
        return Poison(event)
    if kind == UNDEF:
        return Undef(event, 0xFF)
    if kind == NUMBER:
        return MixedByte(event, mask, 0, value & ~mask) if mask else value
    return 0


def shown(ty: Type, tree: Tree, each: Callable[[Type, Any], str]) -> str:
    """A tree as LLVM writes a constant of the type."""
    if not isinstance(tree, tuple):
        return f"{ty} {each(ty, tree)}"
    if isinstance(ty, StructType):
        inner = ", ".join([shown(part, one, each) for part, one in zip(ty.elements or (), tree, strict=True)])
        return f"{ty} {{ {inner} }}" if inner else f"{ty} {{}}"
    assert isinstance(ty, (ArrayType, VectorType))
    inner = ", ".join([shown(ty.element, part, each) for part in tree])
    return f"{ty} <{inner}>" if isinstance(ty, VectorType) else f"{ty} [{inner}]"


def counterexample_of(pair: Pair, question: Question, answer: Answer) -> Verdict:
    """The verdict that the functions differ, with the model as a counterexample."""
    reading = Reading(answer.model, question.environment)
    arguments: dict[str, str] = {}
    for argument, tree in zip(pair.before.args, question.environment.inputs.arguments, strict=True):
        name = f"%{argument.name or argument.index}"
        arguments[name] = shown(argument.type, tree, lambda _, lane: reading.input(lane))
    one, other = shown_results(reading, question)
    before = ending(reading, question.before, one, bool(question.choices))
    after = ending(reading, question.after, other, False)
    agrees = confirmed(pair, reading, question.before, question.after)
    if agrees is False and question.environment.blocks.uses_addresses:
        agrees = None  # the interpreter's addresses are its own
    found = Counterexample(arguments, before, after, agrees)
    if agrees is False:
        return Verdict(pair.name, UNKNOWN, f"the interpreter does not confirm a counterexample, {found}")
    return Verdict(pair.name, FAILS, reason_for(reading, question), found)


def shown_results(reading: Reading, question: Question) -> tuple[Tree | None, Tree | None]:
    """The results that both functions return; where these agree, what a second use of them sees."""
    one, other = question.before.result.value, question.after.result.value
    if one is not None and other is not None and question.second is not None:
        if question.may_hold(reading.model, truth(refined_tree(one, other))):
            return question.second
    return one, other


def ending(reading: Reading, encoder: FunctionEncoder, value: Tree | None, chooses: bool) -> str:
    """What the function does for these inputs, where it returns `value`."""
    if reading.holds(encoder.state.ub):
        place = next((place for condition, place in encoder.state.ways_to_ub if reading.holds(condition)), None)
        return f"undefined behaviour at {str(place).strip()!r}" if place is not None else "undefined behaviour"
    result = encoder.result
    if any(reading.holds(record.stopped) for record in encoder.calls.records):
        return "does not return from a call"
    if not reading.holds(result.returns):
        return "does not return"
    if value is None:
        return "returns"
    said = shown(encoder.function.function_type.return_type, value, reading.lane)
    return f"returns {said}{' or the like, as it chooses' if chooses else ''}"


def reason_for(reading: Reading, question: Question) -> str:
    """In which way the functions part."""
    before, after = question.before, question.after
    if reading.holds(after.state.ub):
        return "the changed function has undefined behaviour where the first has none"
    if reading.holds(before.result.returns) != reading.holds(after.result.returns):
        return "one of the functions returns, the other does not"
    one, other = shown_results(reading, question)
    if one is not None and other is not None:
        pairs = list(zip(lanes_of(one), lanes_of(other), strict=True))
        if any(reading.holds(b.poison) and not reading.holds(a.poison) for a, b in pairs):
            return "the changed function returns poison where the first does not"
        differs = either(*[_differs(a, b) for a, b in pairs])
        if reading.holds(differs):
            return "the functions return different values"
    calls = "what calls do differs" if before.calls.records or after.calls.records else ""
    return different_memory(reading, question) or calls or "no choice of the first function does that"


def different_memory(reading: Reading, question: Question) -> str:
    """Where the outside holds something else afterwards; "" if nowhere."""
    before, after = question.before.result.memory, question.after.result.memory
    if before is None or after is None:
        return ""
    for key in (*before.writes, *after.writes):
        one, other = byte_at(before.outside, key), byte_at(after.outside, key)
        if reading.holds(
            both(is_outside(key), negated(refined_byte(one, other, question.before.state.settings.bitwise)))
        ):
            where = reading.pointer(reading.number(key))
            return f"memory at {where} holds {reading.byte(one)} before, {reading.byte(other)} after the change"
    return ""


def _differs(a: Lane, b: Lane) -> Condition:
    return z3.And(truth(negated(a.poison)), a.value != b.value)
