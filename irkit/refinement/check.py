"""One pair of functions, checked: first with what inputs usually are, then with undef among them."""

from __future__ import annotations

from typing import Final

import z3

from irkit.data_layout import DataLayout
from irkit.functions import Function
from irkit.refinement.clock import Clock, OutOfTimeError
from irkit.refinement.counterexample import counterexample_of
from irkit.refinement.encoder import FunctionEncoder
from irkit.refinement.environment import Environment, uses_memory
from irkit.refinement.pairs import Pair
from irkit.refinement.query import SATISFIABLE, UNSATISFIABLE, Answer, Question
from irkit.refinement.state import Settings, State
from irkit.refinement.terms import NotEncodedError, known, negated
from irkit.refinement.verdict import FAILS, REFINES, UNKNOWN, Verdict

OUT_OF_TIME: Final = "no answer within the time"
SCALES: Final = (1, 2)  # what vscale is tried as


class Checker:
    """Checks one pair. `timeout`: seconds for all of it; `loops`: how often a loop's body is gone through."""

    def __init__(self, pair: Pair, timeout: float, loops: int) -> None:
        self.pair = pair
        module = pair.before.parent
        self.layout: DataLayout = module.layout if module is not None else DataLayout()
        self.loops = loops
        self.uses_memory = uses_memory(pair.before) or uses_memory(pair.after)
        self.clock = Clock(timeout)
        self.notes: list[str] = []

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
        if before.function_type is not after.function_type and str(before.function_type) != str(after.function_type):
            return Verdict(self.pair.name, FAILS, f"the types {before.function_type} and {after.function_type} differ")
        for undef_inputs in (False, True):
            found = self._stage(undef_inputs)
            if found.outcome != REFINES:
                return found
        return Verdict(self.pair.name, REFINES, notes=tuple(self.notes))

    def _stage(self, undef_inputs: bool) -> Verdict:
        """The verdict for inputs that may be undef, or not."""
        rough = self._question(Settings(undef_inputs, True, self.loops, 1))
        answer = rough.ask(True)
        if answer.result == UNSATISFIABLE:
            return self._refines(rough)
        question = rough
        if any("left open" in reason for _, reason in rough.doubts()):
            question = self._question(Settings(undef_inputs, False, self.loops, 1))
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
        return Verdict(self.pair.name, REFINES, notes=tuple(self.notes))

    def _fails(self, question: Question, answer: Answer) -> Verdict:
        """There is a counterexample; if there are doubts, one without them is needed."""
        doubts = [(condition, reason) for condition, reason in question.doubts() if known(condition) is not False]
        if doubts:
            answer = question.ask(False, [negated(known(condition)) for condition, _ in doubts])
            if answer.result != SATISFIABLE:
                reasons = ", ".join(dict.fromkeys(reason for _, reason in doubts))
                return Verdict(self.pair.name, UNKNOWN, f"not told exactly: {reasons}")
        return counterexample_of(self.pair, question, answer)

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
        encoder = FunctionEncoder(function, State(prefix, settings), environment)
        if environment.first is None:
            environment.first = encoder.state
        encoder.run()
        return encoder
