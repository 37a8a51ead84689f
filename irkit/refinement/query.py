"""The question to the solver, and how it is asked.

Note [choices of the first function]: a counterexample is inputs and choices of the changed function for which no
choice of the first one gives what the changed one does. "No choice" is asked of those that follow from the outputs
(`witnesses`); then, of outputs that have no choice in common one by one (`parts`), of each that refutes the
counterexample found so far, of those that often do and of what the solver finds, until none does.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import z3

from irkit.refinement.clock import Clock, Watch
from irkit.refinement.compare import refined_result, refined_tree, same_memory
from irkit.refinement.encoder import FunctionEncoder
from irkit.refinement.environment import Environment
from irkit.refinement.inputs import InputLane
from irkit.refinement.parts import parts_of
from irkit.refinement.terms import (
    Condition,
    Term,
    Tree,
    both,
    either,
    implies,
    known,
    lanes_of,
    negated,
    same_truth,
    truth,
)
from irkit.refinement.witnesses import Witnesses, paired_outputs

ROUNDS: Final = 24  # counterexamples looked at before giving up
BETWEEN_LOOKS: Final = 1 << 12  # terms that are gone through between two looks at the time
MAXIMUM_COMBINATIONS: Final = 32
SATISFIABLE: Final = "sat"
UNSATISFIABLE: Final = "unsat"
TIMEOUT: Final = "unknown"


@dataclass
class Answer:
    """`result` of SATISFIABLE has a `model`: a counterexample."""

    result: str
    model: Term | None = None
    reasons: list[str] = field(default_factory=list)


class Question:
    """Two functions, told to the solver, and the conditions between them."""

    def __init__(self, before: FunctionEncoder, after: FunctionEncoder, environment: Environment, clock: Clock) -> None:
        self.before = before
        self.after = after
        self.environment = environment
        self.clock = clock
        self.choices: list[Term] = before.state.choices
        for memory in (before.result.memory, after.result.memory):
            if memory is not None:
                for key in memory.writes:
                    environment.views.write(memory.base, key)
        self.assumed: list[Condition] = environment.assumptions()
        self.mixed = environment.views.mixed()
        self.second: tuple[Tree, Tree] | None = None  # the results, as a second use of them sees them
        self.agreement = self._agreement()
        self.their_choices = self._live(self.after.state.choices)
        self._known_terms: list[Term] | None = None
        self.dependent = self._dependent_outputs() if self.choices else []

    def _agreement(self) -> Condition:
        """That the changed function ends as the first one does, if that ends."""
        one, other = self.before.result, self.after.result
        found: Condition = same_truth(one.returns, other.returns)
        found = both(found, same_truth(self._stops(self.before), self._stops(self.after)))
        if one.value is not None and other.value is not None:
            found = both(found, implies(one.returns, refined_result(self.before, self.after)))
            if any(lane.undef for lane in lanes_of(other.value)):
                # A caller may use the result twice: what the first function froze is the same then, undef is not.
                self.second = self.before.state.again(one.value), self.after.state.again(other.value)
                found = both(found, implies(one.returns, refined_tree(*self.second)))
        if one.memory is not None and other.memory is not None:
            bitwise = self.before.state.settings.bitwise
            same = both(
                known(one.memory.world == other.memory.world),
                same_memory(
                    one.memory, other.memory, bitwise, self.after.state, sorted(self.environment.blocks.copies)
                ),
            )
            found = both(found, implies(one.returns, same))
        return found

    @staticmethod
    def _stops(encoder: FunctionEncoder) -> Condition:
        return either(*[record.stopped for record in encoder.calls.records])

    def success(self, strict: bool) -> Condition:
        """That the changed function does what the first may do. `strict`: and that there is no doubt."""
        before, after = self.before.state, self.after.state
        holds = both(negated(after.ub), self.agreement)
        if strict:
            gaps = either(*[condition for condition, _ in (*before.gaps, *after.gaps)], self.mixed)
            holds = both(negated(gaps), holds)
        return both(*self._address_facts(self.before), either(before.ub, before.truncated, after.truncated, holds))

    def _address_facts(self, encoder: FunctionEncoder) -> list[Condition]:
        if not self.environment.blocks.uses_addresses:
            return []
        return [*encoder.model.facts, *encoder.model.apart_from_globals()]

    def doubts(self) -> list[tuple[Condition, str]]:
        before, after = self.before.state, self.after.state
        return [*before.loose, *before.gaps, *after.loose, *after.gaps, (self.mixed, "bytes read in several ways")]

    def ask(self, strict: bool, extra: Iterable[Condition] = ()) -> Answer:
        """Whether there is a counterexample. `extra`: what else must hold of it."""
        solver = self._solver()
        for condition in (*self.assumed, *self._address_facts(self.after), *extra):
            solver.add(truth(condition))
        success = known(self.success(strict))
        if success is True:
            return Answer(UNSATISFIABLE)
        self.choices = used_of(self.before.state.choices, both(success, *self.environment.linked), self.clock)
        if not self.choices:
            solver.add(truth(negated(success)))
            return self._check(solver)
        return self._ask_with_choices(solver, success)

    def _solver(self) -> Term:
        return z3.Solver()

    def _check(self, solver: Term) -> Answer:
        with Watch(solver, self.clock):
            found = solver.check()
        if self.clock.left <= 0:  # what an interrupted solver says may be wrong
            return Answer(TIMEOUT)
        if found == z3.sat:
            return Answer(SATISFIABLE, solver.model())
        return Answer(UNSATISFIABLE if found == z3.unsat else TIMEOUT)

    def _ask_with_choices(self, solver: Term, success: Term) -> Answer:
        """See Note [choices of the first function]."""
        in_order, further = self._first_choices()
        likely = self._by_output(in_order)
        parts = self._parts(success)
        for values in likely if self.dependent or len(likely) > 1 or parts else ():
            if self._does_alone(solver, success, values):
                return Answer(UNSATISFIABLE)
        others = distinct([*likely, in_order, *further])
        return self._ask_by_part(solver, parts, others) if parts else self._search(solver, success, others)

    def _parts(self, success: Term) -> list[tuple[Term, list[int]]]:
        """See `parts`; none where calls depend on choices, or all choices are of one."""
        if self.dependent or used_of(self.choices, both(*self.environment.linked), self.clock):
            return []
        parts = parts_of(success, self.choices, self.clock)
        return parts if sum(bool(places) for _, places in parts) > 1 else []

    def _ask_by_part(self, solver: Term, parts: list[tuple[Term, list[int]]], others: list[list[Term]]) -> Answer:
        """A counterexample to one part is one to all."""
        choices = self.choices
        found = Answer(UNSATISFIABLE)
        for success, places in parts:
            alone = self._solver()
            alone.add(solver.assertions())
            if places:
                self.choices = [choices[place] for place in places]
                answer = self._search(alone, success, distinct([[one[place] for place in places] for one in others]))
                self.choices = choices
            else:
                alone.add(negated(success))
                answer = self._check(alone)
            if answer.result == SATISFIABLE:
                return answer
            if answer.result == TIMEOUT:
                found = answer
        return found

    def _search(self, solver: Term, success: Term, others: list[list[Term]]) -> Answer:
        tried: set[tuple[int, ...]] = set()
        at_once = len(others) if self.dependent else 1
        for values in others[:at_once]:
            self._refute(solver, success, values)
        del others[:at_once]
        rounds = 0
        while rounds < ROUNDS:
            answer = self._check(solver)
            if answer.model is None:
                return answer
            place = self._refuting(answer.model, success, others)
            if place is not None:
                self._refute(solver, success, others.pop(place))
                continue
            rounds += 1
            better = self._better_choice(answer.model, success)
            if better is None:
                return answer
            if better.model is None:
                return Answer(TIMEOUT)
            plain = [better.model.eval(choice, model_completion=True) for choice in self.choices]
            made = {tuple(value.get_id() for value in one): one for one in (self._lifted(answer.model, plain), plain)}
            new = [values for mark, values in made.items() if mark not in tried]
            if not new:
                break
            tried.update(made)
            for values in new:
                self._refute(solver, success, values)
        if not self.dependent:
            # What the solver knows of quantifiers is tried last: it seldom ends where there is much.
            solver.add(z3.ForAll(self.choices, z3.Not(truth(success))))
            return self._check(solver)
        return Answer(TIMEOUT)

    def _does_alone(self, solver: Term, success: Term, values: list[Term]) -> bool:
        """Whether one choice refutes all counterexamples. A solver of its own is asked: one that was asked before is
        slower."""
        alone = self._solver()
        alone.add(solver.assertions())
        self._refute(alone, success, values)
        return self._check(alone).result == UNSATISFIABLE

    def _refuting(self, model: Term, success: Term, others: list[list[Term]]) -> int | None:
        """The place of the first of the choices that refutes the counterexample, None for none: one at a time, as each
        makes the question longer, and one most often does. (What calls give may depend on choices: then the model does
        not tell, and all were asked for at once.)"""
        for place, values in enumerate(others):
            self.clock.check()
            pairs = list(zip(self.choices, values, strict=True))
            if z3.is_true(model.eval(z3.substitute(truth(success), *pairs), model_completion=True)):
                return place
        return None

    def _lifted(self, model: Term, values: list[Term]) -> list[Term]:
        """Numbers that refute a counterexample, as what they are equal to in it: such a choice refutes others too."""
        made: list[Term] = []
        theirs: dict[int, list[tuple[int, Term]]] = {}
        for term in self._terms():
            found = model.eval(term, model_completion=True)
            if z3.is_bv_value(found):
                theirs.setdefault(term.size(), []).append((found.as_long(), term))
        for choice, value in zip(self.choices, values, strict=True):
            origin = self.before.state.origins.get(choice.get_id())
            equal = [term for number, term in theirs.get(choice.size(), []) if number == value.as_long()]
            same = [term for term in equal if origin and self.after.state.origins.get(term.get_id()) == origin]
            made.append((same or equal or [value])[0])
        return made

    def _terms(self) -> list[Term]:
        """What a choice may often be: what the changed function chooses, returns or gets."""
        if self._known_terms is None:
            found = list(self.their_choices)
            if self.after.result.value is not None:
                found += [lane.value for lane in lanes_of(self.after.result.value)]
            for tree in self.environment.inputs.arguments:
                found += [lane.value for lane in input_lanes(tree)]
            self._known_terms = found
        return self._known_terms

    def _refute(self, solver: Term, success: Term, values: list[Term]) -> None:
        """Ask that the choice does not do what the changed function does."""
        pairs = [(choice, value) for choice, value in zip(self.choices, values, strict=True)]
        renamed = self._renamed_outputs()
        solver.add(z3.Not(z3.substitute(truth(success), *pairs, *renamed)))
        for condition in self.environment.linked:
            solver.add(z3.substitute(truth(condition), *pairs, *renamed))

    def _renamed_outputs(self) -> list[tuple[Term, Term]]:
        """What calls give depends on what they get, which depends on the choices: other results for other choices."""
        pairs = []
        for output in self.dependent:
            pairs.append((output, z3.FreshConst(output.sort(), "call.again")))
        return pairs

    def _dependent_outputs(self) -> list[Term]:
        """The results of the first function's calls that depend on its choices."""
        changing = {choice.get_id() for choice in self.choices}
        found: list[Term] = []
        for record in self.environment.calls:
            got: list[Condition] = [record.path, record.memory.world, record.memory.outside]
            for tree in record.arguments:
                for lane in lanes_of(tree):
                    got += [lane.value, lane.poison]
            if not mentions(got, changing, self.clock):
                continue
            gives = [record.stops, record.undefined, *record.locals.values()]
            gives += [record.after, record.world] if not record.effects.only_reads else []
            gives += [record.ended] if record.ended is not None else []
            if record.value is not None:
                for lane in lanes_of(record.value):
                    gives += [lane.value, lane.poison]
            for output in gives:
                if not isinstance(output, bool):
                    changing.add(output.get_id())
                    found.append(output)
        return found

    def _better_choice(self, model: Term, success: Term) -> Answer | None:
        """A choice of the first function for which it does what the changed one does; None if there is none."""
        solver = z3.Solver()
        fixed = []
        seen = {term.get_id() for term in (*self.choices, *self.dependent)}
        for declaration in model.decls():
            if declaration.arity() == 0:
                constant = declaration()
                if constant.get_id() not in seen:
                    fixed.append((constant, model[declaration]))
        solver.add(z3.substitute(truth(success), *fixed))
        for condition in (*self.environment.linked, *self._distinct()) if self.dependent else ():
            solver.add(z3.substitute(truth(condition), *fixed))
        for declaration in model.decls():
            if declaration.arity():
                self._fix_function(solver, model, declaration)
        answer = self._check(solver)
        return None if answer.result == UNSATISFIABLE else answer

    def may_hold(self, model: Term, condition: Term) -> bool:
        """Whether the first function has a choice for which a condition holds, all else being as the model has it."""
        found = self._better_choice(model, condition)
        return found is not None and found.result == SATISFIABLE

    def _distinct(self) -> list[Condition]:
        """What calls may be taken to do where it is for them to choose: one of the first function that is none of the
        changed one's leaves another world, and is not undefined."""
        found: list[Condition] = []
        for call in self.environment.calls:
            same = [(record, match) for other, record, match in self.environment.matches if other is call]
            for record, _ in same if not call.effects.only_reads else ():  # two may leave the same world
                alike = [both(known(one.world == record.world), match) for one, match in same]
                found.append(implies(call.world == record.world, either(*alike)))
            found.append(implies(call.undefined, either(*[both(match, record.undefined) for record, match in same])))
        return found

    @staticmethod
    def _fix_function(solver: Term, model: Term, declaration: Term) -> None:
        """An unknown function keeps the values that the model gives it."""
        meaning = model[declaration]
        for place in range(meaning.num_entries()):
            entry = meaning.entry(place)
            solver.add(declaration(*[entry.arg_value(k) for k in range(entry.num_args())]) == entry.value())

    def _live(self, choices: list[Term]) -> list[Term]:
        """Those of the choices that matter."""
        condition = both(self.agreement, negated(self.after.state.ub), *self.environment.linked)
        return used_of(choices, condition, self.clock)

    def _first_choices(self) -> tuple[list[Term], list[list[Term]]]:
        """Choices that often do: those of the changed function, in order; and in other ways, with what it returns, and
        plain numbers."""
        before, after = self.before.state.origins, self.after.state.origins
        theirs: dict[tuple[int, str], list[Term]] = {}
        for choice in self.their_choices:
            theirs.setdefault((choice.size(), after.get(choice.get_id(), "")), []).append(choice)
        returned: dict[int, Term] = {}
        if self.after.result.value is not None:
            for lane in lanes_of(self.after.result.value):
                returned.setdefault(lane.value.size(), lane.value)
        keys = [(choice.size(), before.get(choice.get_id(), "")) for choice in self.choices]
        zeros = [z3.BitVecVal(0, size) for size, _ in keys]
        results = [returned.get(size, zero) for (size, _), zero in zip(keys, zeros, strict=True)]
        # One that makes more choices than the changed one makes the last of that one's again.
        following = {key: itertools.chain(terms, itertools.repeat(terms[-1])) for key, terms in theirs.items()}
        in_order = [next(following[key]) if key in following else o for key, o in zip(keys, zeros, strict=True)]
        # Where the first function does something more, before or after that, what it chooses there is often zero.
        early, late = [*zeros], [*zeros]
        for key, known_choices in theirs.items():
            places = [place for place, other in enumerate(keys) if other == key]
            for place, choice in zip(places, known_choices, strict=False):
                early[place] = choice
            for place, choice in zip(reversed(places), reversed(known_choices), strict=False):
                late[place] = choice
        found = [early, late]
        for others in (zeros, results):
            for pick in (0, -1):
                found.append([theirs[key][pick] if key in theirs else o for key, o in zip(keys, others, strict=True)])
        found += [results, zeros, [z3.BitVecVal(-1, size) for size, _ in keys]]
        options = [theirs.get(key) or [o] for key, o in zip(keys, results, strict=True)]
        if math.prod(len(one) for one in options) <= MAXIMUM_COMBINATIONS:
            found += [list(values) for values in itertools.product(*options)]
        return in_order, found

    def _by_output(self, otherwise: list[Term]) -> list[list[Term]]:
        """What follows from the changed function's outputs."""
        witnesses = Witnesses(self.before, self.after, self.choices, self.clock)
        pairs = paired_outputs(self.before, self.after, self.second)
        by_place = witnesses.by_place(pairs)
        placed = [by_place.get(choice.get_id(), o) for choice, o in zip(self.choices, otherwise, strict=True)]
        solved = witnesses.bit_by_bit(pairs)
        by_bits = [solved.get(choice.get_id(), o) for choice, o in zip(self.choices, placed, strict=True)]
        return distinct([placed, by_bits])


def distinct(lists: list[list[Term]]) -> list[list[Term]]:
    """Each list of terms once."""
    unique: dict[tuple[int, ...], list[Term]] = {}
    for values in lists:
        unique.setdefault(tuple(value.get_id() for value in values), values)
    return list(unique.values())


def input_lanes(tree: Tree) -> Iterator[InputLane]:
    if isinstance(tree, tuple):
        for part in tree:
            yield from input_lanes(part)
    else:
        yield tree


def used_of(constants: list[Term], condition: Condition, clock: Clock) -> list[Term]:
    """Those of the constants that a condition has in it."""
    found = set(ids_in([condition], clock)) if constants else set()
    return [constant for constant in constants if constant.get_id() in found]


def mentions(terms: Iterable[Condition], constants: set[int], clock: Clock) -> bool:
    """Whether any of these terms has one of the constants in it."""
    return any(number in constants for number in ids_in(terms, clock))


def ids_in(terms: Iterable[Condition], clock: Clock) -> Iterator[int]:
    """The numbers of the terms and of all that they are made of, each once. Raises OutOfTimeError."""
    seen: set[int] = set()
    todo = [term for term in terms if not isinstance(term, bool)]
    while todo:
        top = todo.pop()
        number = top.get_id()
        if number not in seen:
            seen.add(number)
            if not len(seen) % BETWEEN_LOOKS:
                clock.check()
            yield number
            todo.extend(top.children())
