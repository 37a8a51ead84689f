"""What it means that the changed function does no more than the first: of values, of memory."""

from __future__ import annotations

import z3

from irkit.refinement.memory import UNDEF, Memory, is_kind, is_outside, number_byte, refined_byte
from irkit.refinement.state import State
from irkit.refinement.terms import Condition, Lane, Tree, both, choose, either, implies, known, lanes_of, negated


def refined_lane(before: Lane, after: Lane) -> Condition:
    if z3.eq(before.value, after.value):
        same: Condition = True
    else:
        same = known(before.value == after.value)
    return either(before.poison, both(negated(after.poison), same))


def refined_tree(before: Tree, after: Tree) -> Condition:
    return both(*[refined_lane(one, other) for one, other in zip(lanes_of(before), lanes_of(after), strict=True)])


def same_memory(before: Memory, after: Memory, reader: State | None = None) -> Condition:
    """Whether the outside holds after the change what it held before, or something more defined. `reader`: the changed
    function, for undef in memory to be any number that somebody may read."""
    if z3.eq(before.outside, after.outside):
        return True
    found: Condition = True
    if not z3.eq(before.base, after.base):
        found = before.base == after.base
    seen: set[int] = set()
    for key in (*before.writes, *after.writes):
        if key.get_id() in seen:
            continue
        seen.add(key.get_id())
        one, other = z3.simplify(z3.Select(before.outside, key)), z3.simplify(z3.Select(after.outside, key))
        if reader is not None:
            is_undef = is_kind(other, UNDEF)
            if is_undef is not False:
                other = choose(is_undef, number_byte(reader.choice("read", 8)), other)
        found = both(found, implies(is_outside(key), refined_byte(one, other)))
    return found
