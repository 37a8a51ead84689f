"""One call of an intrinsic function, and rows that go lane by lane."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import z3

from irkit.attributes import FIRST_ARGUMENT_INDEX
from irkit.instruction_base import CallBase
from irkit.refinement.limits import limited
from irkit.refinement.state import State
from irkit.refinement.terms import (
    Lane,
    NotEncodedError,
    Term,
    Tree,
    all_undef,
    any_poison,
    map_lanes,
)
from irkit.types import Type, VectorType

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder


class Use:
    """One call of an intrinsic: the encoder, the call, the operands as values."""

    __slots__ = ("call", "encoder", "name", "operands", "state")

    def __init__(self, encoder: FunctionEncoder, call: CallBase, name: str) -> None:
        self.encoder = encoder
        self.state: State = encoder.state
        self.call = call
        self.name = name
        self.operands: list[Tree] = []

    def read(self) -> list[Tree]:
        """The operands, held to what attributes say of them."""
        self.operands = []
        for index, argument in enumerate(self.call.arguments, FIRST_ARGUMENT_INDEX):
            tree = self.encoder.read(argument)
            for attributes in self.encoder.calls.attributes(self.call, index):
                tree = limited(self.encoder, argument.type, tree, attributes)
            self.operands.append(tree)
        return self.operands

    @property
    def ty(self) -> Type:
        return self.call.type

    def number(self, place: int) -> int:
        """An operand that has to be a number."""
        value = z3.simplify(self.operands[place].value)
        if not z3.is_bv_value(value):
            raise NotEncodedError(f"@llvm.{self.name} whose argument {place} is no constant")
        return int(value.as_long())


Row = Callable[[Use], Any]


def each(function: Callable[..., Lane]) -> Row:
    """A row for what works lane by lane: the function gets the use and the lanes; scalar operands go to all lanes."""

    def row(use: Use) -> Tree:
        operands = use.read()
        if isinstance(use.ty, VectorType):
            count = len(next(tree for tree in operands if isinstance(tree, tuple)))
            operands = [tree if isinstance(tree, tuple) else (tree,) * count for tree in operands]
        return map_lanes(lambda *lanes: function(use, *lanes), *operands)

    return row


def made_of(value: Term, *operands: Lane) -> Lane:
    return Lane(value, any_poison(operands), all_undef(operands))
