"""A condition, taken apart so that no two parts have a choice in common: each can be asked of by itself.

That some choice makes all parts hold is that some does for each of them. Where several outputs are each right in a few
ways, all of them together are in the product of those.
"""

from __future__ import annotations

from typing import Final

import z3

from irkit.refinement.clock import Clock
from irkit.refinement.terms import Term, both

MAXIMUM_CONJUNCTS: Final = 256


def conjuncts(condition: Term) -> list[Term]:
    """Conditions that hold all if and only if this one does: `or` of one `and` is one for each of that."""
    found: list[Term] = []
    todo: list[tuple[list[Term], Term]] = [([], condition)]  # a term, and what it is under `or` with
    while todo:
        others, top = todo.pop()
        if len(found) + len(todo) > MAXIMUM_CONJUNCTS:
            return [condition]
        if z3.is_not(top) and z3.is_or(top.arg(0)):
            todo += [(others, z3.Not(child)) for child in top.arg(0).children()]
        elif z3.is_and(top):
            todo += [(others, child) for child in top.children()]
        elif z3.is_or(top) and sum(_has_parts(child) for child in top.children()) == 1:
            rest = [child for child in top.children() if not _has_parts(child)]
            [inner] = [child for child in top.children() if _has_parts(child)]
            todo.append(([*others, *rest], inner))
        else:
            found.append(z3.Or(*others, top) if others else top)
    return found


def _has_parts(term: Term) -> bool:
    """Whether a term is an `and`, or has one below an `or`."""
    if z3.is_or(term):
        return any(_has_parts(child) for child in term.children())
    return bool(z3.is_and(term) or (z3.is_not(term) and z3.is_or(term.arg(0))))


def parts_of(condition: Term, choices: list[Term], clock: Clock) -> list[tuple[Term, list[int]]]:
    """The parts, and the places of the choices that each has in it."""
    every = conjuncts(condition)  # kept, so that the numbers of terms stay theirs
    found = {choice.get_id(): 1 << place for place, choice in enumerate(choices)}
    parts: list[tuple[list[Term], int]] = []
    for one in every:
        clock.check()
        terms, used = [one], _used(one, found)
        apart = []
        for others, theirs in parts:
            if theirs & used or not (theirs or used):
                terms += others
                used |= theirs
            else:
                apart.append((others, theirs))
        parts = [*apart, (terms, used)]
    return [
        (both(*terms), [place for place, choice in enumerate(choices) if used & found[choice.get_id()]])
        for terms, used in parts
    ]


def _used(term: Term, found: dict[int, int]) -> int:
    """The choices that a term has in it, as the bits of a number. `found`: those of each term that was gone through."""
    todo = [term]
    while todo:
        top = todo[-1]
        number = top.get_id()
        if number in found:
            todo.pop()
            continue
        children = top.children()
        left = [child for child in children if child.get_id() not in found]
        if left:
            todo += left
            continue
        used = 0
        for child in children:
            used |= found[child.get_id()]
        found[number] = used
        todo.pop()
    return found[term.get_id()]
