"""What is known while one function is told to the solver: choices, undefined behaviour, doubts.

Note [choices]: what freeze, undef, NaNs and allocators choose are fresh variables of `choices`. Those of the changed
function are for all, those of the first one may be picked to fit; what both get as inputs is in `Inputs`, and for all.

Note [doubts]: where something is told only roughly, the condition under which that matters is kept. `loose`: the
function may be told to do more than it does, so a counterexample need not be one. `gaps`: to do less, so that none may
be found where there is one. A verdict under a doubt is `unknown`.
"""

from __future__ import annotations

from typing import Final

import z3

from irkit.denormals import ALL_IEEE, Modes
from irkit.refinement.terms import (
    NOTHING,
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    both,
    either,
    lanes_of,
    map_lanes,
    negated,
    truth,
)

MAXIMUM_CHOICES: Final = 2000


def age(choice: Term) -> tuple[str, int]:
    """Sorts choices of a kind by when they were made."""
    kind, _, number = str(choice).rpartition(".")
    return kind, int(number)


class Settings:
    """How functions are told to the solver. `undef_inputs`: arguments and memory may be undef; `rough`: operations that
    are hard to solve are uninterpreted; `loops`: the rounds of a loop; `vscale`: that of scalable vectors; `bitwise`:
    single bits of a byte in memory may be poison.
    """

    __slots__ = ("bitwise", "loops", "rough", "undef_inputs", "vscale")

    def __init__(self, undef_inputs: bool, rough: bool, loops: int, vscale: int, bitwise: bool) -> None:
        self.bitwise: bool = bitwise
        self.undef_inputs: bool = undef_inputs
        self.rough: bool = rough
        self.loops: int = loops
        self.vscale: int = vscale


class State:
    """One function's choices, undefined behaviour and doubts. `path`: the condition under which what is encoded now is
    reached; `denormals`: how denormal numbers of `float`, and of other types, are treated."""

    def __init__(self, prefix: str, settings: Settings, denormals: tuple[Modes, Modes] = (ALL_IEEE, ALL_IEEE)) -> None:
        self.prefix: str = prefix
        self.is_first: bool = prefix == "before"
        self.settings: Settings = settings
        self.denormals: tuple[Modes, Modes] = denormals
        self.choices: list[Term] = []
        self.origins: dict[int, str] = {}  # of choices that stand for an input that is undef: that input's name
        self.path: Condition = True
        self.ub: Condition = False
        self.place: object = None  # what is encoded now: an instruction; None for what holds at the start
        self.ways_to_ub: list[tuple[Condition, object]] = []  # conditions, and at which place
        self.truncated: Condition = False
        self.loose: list[tuple[Condition, str]] = []
        self.gaps: list[tuple[Condition, str]] = []
        self.assumed: list[Condition] = []  # of inputs, whatever the path
        self._numbers: dict[str, int] = {}

    def fresh_name(self, kind: str) -> str:
        number = self._numbers.get(kind, 0)
        self._numbers[kind] = number + 1
        return f"{self.prefix}.{kind}.{number}"

    def choice(self, kind: str, width: int) -> Term:
        """A bit-vector that the function may choose. See Note [choices]."""
        made = z3.BitVec(self.fresh_name(kind), width)
        self.choices.append(made)
        if len(self.choices) > MAXIMUM_CHOICES:
            raise NotEncodedError("so many choices of undef, freeze and NaN")
        return made

    def chooses(self, kind: str) -> Condition:
        return self.choice(kind, 1) == 1

    def undef(self, width: int) -> Lane:
        made = self.choice("undef", width)
        return Lane(made, False, frozenset((made,)))

    def undefined_if(self, condition: Condition) -> None:
        """Reaching this place under the condition is undefined behaviour."""
        reached = both(self.path, condition)
        if reached is not False:
            self.ways_to_ub.append((reached, self.place))
        self.ub = either(self.ub, reached)

    def is_loose(self, reason: str, condition: Condition = True) -> None:
        self.loose.append((both(self.path, condition), reason))

    def has_gap(self, reason: str, condition: Condition = True) -> None:
        self.gaps.append((both(self.path, condition), reason))

    def use(self, tree: Tree) -> Tree:
        """The value as one use sees it: undef chooses anew."""
        if isinstance(tree, Lane):
            return self.use_lane(tree) if tree.undef else tree
        if any(lane.undef for lane in lanes_of(tree)):
            return map_lanes(self.use_lane, tree)
        return tree

    def use_lane(self, lane: Lane) -> Lane:
        if not lane.undef:
            return lane
        pairs = []
        for old in sorted(lane.undef, key=age):
            new = self.choice("undef", old.size())
            pairs.append((old, new))
            origin = self.origins.get(old.get_id())
            if origin is not None:
                self.origins[new.get_id()] = origin
        value = z3.substitute(lane.value, pairs)
        poison = lane.poison if isinstance(lane.poison, bool) else z3.substitute(lane.poison, pairs)
        return Lane(value, poison, frozenset(new for _, new in pairs))

    def again(self, tree: Tree) -> Tree:
        """The value as a second use sees it: what that chooses belongs with what the second use of the other function's
        value does, not with the first."""
        start = len(self.choices)
        made = map_lanes(self.use_lane, tree)
        for chosen in self.choices[start:]:
            self.origins[chosen.get_id()] = self.origins.get(chosen.get_id(), "") + " again"
        return made

    def determined(self, lane: Lane) -> Condition:
        """Whether the value is neither poison nor undef: what branches and `noundef` ask for."""
        condition = negated(lane.poison)
        if lane.undef:
            other = self.use_lane(lane)
            condition = both(condition, negated(other.poison), lane.value == other.value)
        return condition

    def needs_determined(self, tree: Tree) -> None:
        for lane in lanes_of(tree):
            self.undefined_if(negated(self.determined(lane)))

    def frozen(self, lane: Lane) -> Lane:
        if lane.poison is False:
            return Lane(lane.value, False, NOTHING)
        chosen = self.choice("freeze", lane.value.size())
        return Lane(z3.If(truth(lane.poison), chosen, lane.value), False, NOTHING)
