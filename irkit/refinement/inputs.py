"""What both functions get: their arguments, and what is assumed of these and of memory."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

import z3

from irkit.functions import Function
from irkit.refinement.state import Settings, State
from irkit.refinement.terms import Condition, Lane, Term, Tree, build, scalar_width
from irkit.types import PointerType, Type


@dataclass
class InputLane:
    """One scalar of an argument: its bits, whether it is poison, whether it is undef (None where it cannot be)."""

    ty: Type
    value: Term
    poison: Term
    is_undef: Term | None


@dataclass
class Inputs:
    """`arguments` are trees of InputLane. `assumed`: what is known of all that the functions get."""

    settings: Settings
    arguments: list[Tree] = field(default_factory=list)
    assumed: list[Condition] = field(default_factory=list)

    def declare(self, function: Function) -> None:
        """Make the arguments. Raises NotEncodedError for types that cannot be told."""
        for place, argument in enumerate(function.args):
            numbers = itertools.count()
            make = functools.partial(self._lane, place, numbers)
            self.arguments.append(build(argument.type, self.settings.vscale, make))

    def _lane(self, place: int, numbers: Iterator[int], ty: Type) -> InputLane:
        name = f"arg.{place}.{next(numbers)}"
        may_be_undef = self.settings.undef_inputs and not isinstance(ty, PointerType)
        return InputLane(
            ty,
            z3.BitVec(name, scalar_width(ty)),
            z3.Bool(f"{name}.poison"),
            z3.Bool(f"{name}.undef") if may_be_undef else None,
        )

    def argument(self, place: int, state: State) -> Tree:
        """The argument as a function sees it."""
        return _seen(self.arguments[place], state)


def _seen(tree: Tree, state: State) -> Tree:
    if isinstance(tree, tuple):
        return tuple(_seen(part, state) for part in tree)
    if tree.is_undef is None:
        return Lane(tree.value, tree.poison)
    chosen = state.choice("undef", tree.value.size())
    state.origins[chosen.get_id()] = str(tree.value)
    return Lane(z3.If(tree.is_undef, chosen, tree.value), tree.poison, frozenset((chosen,)))
