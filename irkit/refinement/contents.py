"""What memory holds at one point of a function.

Note [arrays]: what both functions find in memory is one array, which they share; each block that a function allocates
is an array of its own.
"""

from __future__ import annotations

from irkit.refinement.terms import NOTHING, Condition, Term, both, choose, negated


class Memory:
    """What memory holds at one point of a function. Values: a changed memory is a new one."""

    __slots__ = ("base", "ended", "escaped", "freed", "locals", "outside", "undef", "world", "writes")

    def __init__(self, base: Term, world: Term) -> None:
        self.base: Term = base  # the array before the writes: the inputs', or what a call left
        self.outside: Term = base
        self.locals: dict[int, Term] = {}
        self.writes: tuple[Term, ...] = ()
        self.world: Term = world  # stands for all that calls do to the outside beside memory
        self.freed: tuple[tuple[Condition, Term], ...] = ()
        self.ended: tuple[tuple[Condition, Term], ...] = ()  # arrays: which blocks of the outside a call may have freed
        self.undef: frozenset[Term] = NOTHING
        self.escaped: frozenset[int] = frozenset()

    def copy(self) -> Memory:
        made = Memory(self.base, self.world)
        made.outside = self.outside
        made.locals = dict(self.locals)
        made.writes = self.writes
        made.freed = self.freed
        made.ended = self.ended
        made.undef = self.undef
        made.escaped = self.escaped
        return made


Pairs = tuple[tuple[Condition, Term], ...]


def _merged_pairs(condition: Condition, a: Pairs, b: Pairs) -> Pairs:
    """Those of `a` under the condition, those of `b` otherwise; what both have once."""
    shared = {id(pair) for pair in a} & {id(pair) for pair in b}
    return (
        *[pair for pair in a if id(pair) in shared],
        *[(both(condition, pair[0]), pair[1]) for pair in a if id(pair) not in shared],
        *[(both(negated(condition), pair[0]), pair[1]) for pair in b if id(pair) not in shared],
    )


def merged(condition: Condition, a: Memory, b: Memory) -> Memory:
    """`a` under the condition, otherwise `b`."""
    if a is b:
        return a
    made = Memory(choose(condition, a.base, b.base), choose(condition, a.world, b.world))
    made.outside = choose(condition, a.outside, b.outside)
    for number in {*a.locals, *b.locals}:
        one, other = a.locals.get(number), b.locals.get(number)
        made.locals[number] = one if other is None else other if one is None else choose(condition, one, other)
    seen = {write.get_id() for write in a.writes}
    made.writes = (*a.writes, *[write for write in b.writes if write.get_id() not in seen])
    made.freed = _merged_pairs(condition, a.freed, b.freed)
    made.ended = _merged_pairs(condition, a.ended, b.ended)
    made.undef = a.undef | b.undef
    made.escaped = a.escaped | b.escaped
    return made
