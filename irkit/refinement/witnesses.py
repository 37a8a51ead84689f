"""Choices of the first function that follow from what the changed one gives, output by output.

A choice may depend on whatever the changed function gets and chooses, so it may be any term of those; which is taken
decides only how soon the question is answered. Where each choice stands for an input that is undef, those of the same
output belong together. Where an output is made of choices bit by bit, the solution is a term, too: a choice is all
bits for which some choice of those after it gives the output with this one set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import z3

from irkit.refinement.state import age
from irkit.refinement.terms import Lane, Term, Tree, lanes_of

if TYPE_CHECKING:
    from irkit.refinement.calls import CallRecord
    from irkit.refinement.clock import Clock
    from irkit.refinement.encoder import FunctionEncoder

MAXIMUM_SOLVED: Final = 8  # choices of one output that are solved for: terms grow by two for each
BITWISE: Final = frozenset((z3.Z3_OP_BAND, z3.Z3_OP_BOR, z3.Z3_OP_BXOR, z3.Z3_OP_BNOT))


def paired_calls(before: list[CallRecord], after: list[CallRecord]) -> Iterator[tuple[CallRecord, CallRecord]]:
    """The calls of both functions that are likely the same: those of the same callee and types, in order."""
    by_kind: dict[tuple[str, ...], list[CallRecord]] = {}
    for record in reversed(before):
        by_kind.setdefault((record.callee, *record.types()), []).append(record)
    for record in after:
        left = by_kind.get((record.callee, *record.types()))
        if left:
            yield left.pop(), record


def paired_outputs(
    before: FunctionEncoder, after: FunctionEncoder, second: tuple[Tree, Tree] | None
) -> list[tuple[Lane, Lane]]:
    """What both functions pass to calls and return, as a first and a second use of it see it."""
    trees: list[tuple[Tree, Tree]] = []
    for one, other in paired_calls(before.calls.records, after.calls.records):
        trees += zip(one.arguments, other.arguments, strict=True)
        trees += [(tree, other.second[place]) for place, tree in one.second.items() if place in other.second]
    if before.result.value is not None and after.result.value is not None:
        trees.append((before.result.value, after.result.value))
    if second is not None:
        trees.append(second)
    found: list[tuple[Lane, Lane]] = []
    for tree, their_tree in trees:
        found += zip(lanes_of(tree), lanes_of(their_tree), strict=True)
    return found


class Witnesses:
    """The choices of two functions, and for each of the first one what it is to be."""

    def __init__(self, before: FunctionEncoder, after: FunctionEncoder, choices: list[Term], clock: Clock) -> None:
        self.origins = before.state.origins
        self.their_origins = after.state.origins
        self.mine = {choice.get_id(): choice for choice in choices}
        self.theirs = {choice.get_id(): choice for choice in after.state.choices}
        self.clock = clock

    def by_place(self, pairs: list[tuple[Lane, Lane]]) -> dict[int, Term]:
        """Each choice as that of the other function's output which stands for the same input."""
        found: dict[int, Term] = {}
        for lane, their_lane in pairs:
            theirs: dict[tuple[int, str], list[Term]] = {}
            for choice in self._in([their_lane.value], self.theirs):
                key = choice.size(), self.their_origins.get(choice.get_id(), "")
                theirs.setdefault(key, []).append(choice)
            for choice in self._in([lane.value], self.mine):
                left = theirs.get((choice.size(), self.origins.get(choice.get_id(), "")))
                if left and choice.get_id() not in found:
                    found[choice.get_id()] = left.pop(0) if len(left) > 1 else left[0]
        return found

    def bit_by_bit(self, pairs: list[tuple[Lane, Lane]]) -> dict[int, Term]:
        """The choices of outputs that are made of them bit by bit, solved for."""
        found: dict[int, Term] = {}
        for lane, their_lane in pairs:
            inside = self._in([lane.value], self.mine)
            wanted = [choice for choice in inside if choice.get_id() not in found]
            if not 0 < len(wanted) <= MAXIMUM_SOLVED or not self._is_bitwise(lane.value):
                continue
            fixed = [(choice, found[choice.get_id()]) for choice in inside if choice.get_id() in found]
            value = z3.substitute(lane.value, fixed) if fixed else lane.value
            found.update(self._solved(wanted, ~(value ^ their_lane.value)))
        return found

    def _solved(self, wanted: list[Term], agrees: Term) -> dict[int, Term]:
        """What makes as many bits of a term of choices set as can be."""
        ways: list[tuple[Term, Term]] = []
        for choice in reversed(wanted):
            self.clock.check()
            one, zero = (z3.substitute(agrees, (choice, z3.BitVecVal(n, choice.size()))) for n in (-1, 0))
            ways.append((choice, z3.simplify(one)))
            agrees = z3.simplify(one | zero)
        made: list[tuple[Term, Term]] = []
        for choice, way in reversed(ways):
            made.append((choice, z3.substitute(way, made) if made else way))
        return {choice.get_id(): value for choice, value in made}

    def _is_bitwise(self, term: Term) -> bool:
        """Whether a term has its choices only where a bit of it is of a bit of each, or of which term is taken."""
        todo = [term]
        seen: set[int] = set()
        others = []
        while todo:
            top = todo.pop()
            number = top.get_id()
            if number in seen or number in self.mine:
                continue
            seen.add(number)
            kind = top.decl().kind()
            if kind in BITWISE:
                todo += top.children()
            elif kind == z3.Z3_OP_ITE:
                others.append(top.arg(0))
                todo += [top.arg(1), top.arg(2)]
            else:
                others.append(top)
        return not self._in(others, self.mine)

    def _in(self, terms: Iterable[Term], choices: dict[int, Term]) -> list[Term]:
        """Those of the choices that terms have in them, the oldest first."""
        todo = list(terms)
        seen: set[int] = set()
        found = []
        while todo:
            top = todo.pop()
            number = top.get_id()
            if number in seen:
                continue
            seen.add(number)
            if number in choices:
                found.append(choices[number])
            todo += top.children()
        self.clock.check()
        return sorted(found, key=age)
