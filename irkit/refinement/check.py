"""One pair of functions, checked: first with what inputs usually are, then with undef among them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import z3

from irkit.attributes import FUNCTION_INDEX
from irkit.denormals import modes_said
from irkit.functions import Function
from irkit.instruction_base import CallBase
from irkit.refinement.allocation import ALIGNMENT
from irkit.refinement.blocks import block_of, offset_of
from irkit.refinement.clock import Clock, OutOfTimeError
from irkit.refinement.counterexample import counterexample_of
from irkit.refinement.encoder import FunctionEncoder
from irkit.refinement.environment import Environment, accesses_bits, uses_memory
from irkit.refinement.pairs import Pair
from irkit.refinement.query import SATISFIABLE, UNSATISFIABLE, Answer, Question, input_lanes
from irkit.refinement.state import Settings, State
from irkit.refinement.terms import OFFSET_BITS, Condition, NotEncodedError, bits, both, either, known, negated, parts_of
from irkit.refinement.verdict import FAILS, REFINES, UNKNOWN, Verdict
from irkit.types import PointerType, VectorType

OUT_OF_TIME: Final = "no answer within the time"
ONLY_UNDEF: Final = "only where an input is undef"
NO_UNDEF: Final = "no input is undef"
SMALL: Final = 64  # bytes
PREFERENCES: Final = 2
SCALES: Final = (1, 2)  # what vscale is tried as


def uses_scalable(function: Function) -> bool:
    """Whether a function has values that are scalable vectors, or asks for vscale."""
    types = {argument.type for argument in function.args}
    for instruction in function.walk():
        if isinstance(instruction, CallBase) and getattr(instruction.callee, "name", "").startswith("llvm.vscale."):
            return True
        types |= {instruction.type, *[operand.type for operand in instruction.operands]}
    todo = list(types)
    while todo:
        ty = todo.pop()
        if isinstance(ty, VectorType) and ty.scalable:
            return True
        todo += parts_of(ty)
    return False


def scales_of(function: Function) -> tuple[int, ...]:
    """What vscale is tried as, within what `vscale_range` says."""
    said = function.attributes_at(FUNCTION_INDEX)
    limits = said.vscale_range if said is not None else None
    if limits is None:
        return SCALES
    lowest, highest = limits.minimum, limits.maximum
    return tuple(one for one in SCALES if one >= lowest and (not highest or one <= highest)) or (lowest,)


class Checker:
    """Checks one pair. `timeout`: seconds for all of it; `loops`: how often a loop's body is gone through; `undef`:
    whether inputs may be undef."""

    def __init__(self, pair: Pair, timeout: float, loops: int, undef: bool) -> None:
        self.pair = pair
        module = pair.before.parent
        assert module is not None
        self.layout = module.layout
        self.loops = loops
        self.undef = undef
        self.vscale: int
        self.uses_memory = uses_memory(pair.before) or uses_memory(pair.after)
        self.bitwise = accesses_bits(pair.before) or accesses_bits(pair.after)
        self.clock = Clock(timeout)
        self.notes: list[str] = []
        self.needs_exact = False  # operations that are hard to solve have to be told: left open they did not do

    def verdict(self) -> Verdict:
        try:
            return self._verdict()
        except OutOfTimeError:
            return Verdict(self.pair.name, UNKNOWN, OUT_OF_TIME)
        except NotEncodedError as error:
            return Verdict(self.pair.name, UNKNOWN, f"{error} is not told to the solver")
        except z3.Z3Exception as error:
            return Verdict(self.pair.name, UNKNOWN, f"the solver says: {str(error)[:200]}")

    def _verdict(self) -> Verdict:
        before, after = self.pair.before, self.pair.after
        one, other = str(before.function_type), str(after.function_type)
        if one != other:
            return Verdict(self.pair.name, FAILS, f"the types {one} and {other} differ")
        is_scalable = uses_scalable(before) or uses_scalable(after)
        scales = scales_of(before) if is_scalable else SCALES[:1]
        if is_scalable:
            self.notes.append(f"scalable vectors are looked at for vscale {' and '.join([str(one) for one in scales])}")
        for self.vscale in scales:
            for undef_inputs in (False, True) if self.undef else (False,):
                found = self._stage(undef_inputs)
                if found.outcome != REFINES:
                    notes = [f"vscale is {self.vscale}"] if is_scalable else []
                    if undef_inputs and found.outcome == FAILS:
                        found = replace(found, reason=f"{ONLY_UNDEF}: {found.reason}", only_undef=True)
                    return replace(found, notes=tuple(notes))
        if not self.undef:
            self.notes.append(NO_UNDEF)
        return Verdict(self.pair.name, REFINES, notes=tuple(self.notes))

    def _stage(self, undef_inputs: bool) -> Verdict:
        """The verdict for inputs that may be undef, or not."""
        rough = not self.needs_exact
        question = self._question(Settings(undef_inputs, rough, self.loops, self.vscale, self.bitwise))
        answer = question.ask(True)
        if answer.result != UNSATISFIABLE and rough and any("left open" in reason for _, reason in question.doubts()):
            self.needs_exact = True
            question = self._question(Settings(undef_inputs, False, self.loops, self.vscale, self.bitwise))
            answer = question.ask(True)
        if answer.result == UNSATISFIABLE:
            return self._refines(question)
        if answer.result != SATISFIABLE:
            return Verdict(self.pair.name, UNKNOWN, OUT_OF_TIME)
        return self._fails(question, answer)

    def _refines(self, question: Question) -> Verdict:
        truncated = known(question.before.state.truncated) is not False
        if truncated or known(question.after.state.truncated) is not False:
            note = f"loops are looked at for {self.loops} rounds"
            if note not in self.notes:
                self.notes.append(note)
        self.notes += [note for note in question.environment.notes if note not in self.notes]
        return Verdict(self.pair.name, REFINES, notes=tuple(self.notes))

    def _fails(self, question: Question, answer: Answer) -> Verdict:
        """There is a counterexample; if there are doubts, one without them is needed."""
        doubts = [(condition, reason) for condition, reason in question.doubts() if known(condition) is not False]
        # What is assumed of bytes that are read in several ways leaves inputs out; the others are told exactly.
        sure = [negated(known(condition)) for condition, _ in doubts if condition is not question.mixed]
        if doubts:
            answer = question.ask(False, sure)
            if answer.result != SATISFIABLE:
                reasons = ", ".join(dict.fromkeys(reason for _, reason in doubts))
                return Verdict(self.pair.name, UNKNOWN, f"not told exactly: {reasons}")
        small = self._small(question)
        for wanted in (small, small[::PREFERENCES]) if small else ():
            simpler = question.ask(False, [*sure, *wanted])
            if simpler.result == SATISFIABLE:
                return counterexample_of(self.pair, question, simpler)
        return counterexample_of(self.pair, question, answer)

    @staticmethod
    def _small(question: Question) -> list[Condition]:
        """That pointers are to small blocks, near their starts: such a counterexample is easier to read and run. After
        each of these come further preferences, `PREFERENCES - 1`, as the interpreter has its blocks."""
        found: list[Condition] = []
        for tree in question.environment.inputs.arguments:
            for lane in input_lanes(tree):
                if isinstance(lane.ty, PointerType):
                    blocks, block = question.environment.blocks, block_of(lane.value)
                    limit = bits(SMALL, OFFSET_BITS)
                    aligned = blocks.address(block) & (ALIGNMENT - 1) == 0 if blocks.uses_addresses else True
                    is_object = either(block != 0, lane.value == 0)
                    near = z3.And(z3.ULE(offset_of(lane.value), limit), z3.ULE(blocks.size(block), limit))
                    found += [near, both(aligned, is_object)]
        return found

    def _question(self, settings: Settings) -> Question:
        environment = Environment(settings, self.layout, self.uses_memory, self.clock)
        environment.inputs.declare(self.pair.before)
        if self.uses_memory:
            environment.declare_globals(self.pair.before, self.pair.after)
        before = self._encoded(self.pair.before, "before", settings, environment)
        after = self._encoded(self.pair.after, "after", settings, environment)
        return Question(before, after, environment, self.clock)

    @staticmethod
    def _encoded(function: Function, prefix: str, settings: Settings, environment: Environment) -> FunctionEncoder:
        state = State(prefix, settings, modes_said(function.attributes_at(FUNCTION_INDEX)))
        encoder = FunctionEncoder(function, state, environment)
        if environment.first is None:
            environment.first = encoder.state
        encoder.run()
        return encoder
