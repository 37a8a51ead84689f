"""The uses that one share of a module's bodies makes, while others make theirs.

Note [uses by shares]: the text is cut between two functions. Each share parses its part of it as `irkit.use_lists.text`
does, and what the parts make of a value's list stands one behind the other in the whole list, the newest use last. Two
things cross the cuts: a definition turns round all uses that stand before it, those of earlier shares too, so that a
share tells where in its own uses that happens; and a constant that several shares make is made by the first of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import BlockAddress
from irkit.globals import GlobalValue
from irkit.use_lists.orders import Permutation, TextUseOrders
from irkit.use_lists.text import TextReplay
from irkit.values import Value

if TYPE_CHECKING:
    from irkit.module import Module


class ShareReplay(TextReplay):
    """Parses the steps from `first` up to `end` (see `TextUseOrders.steps`); `turns` has the number of uses that stood
    before the definition of each global that is defined there."""

    def __init__(self, module: Module, orders: TextUseOrders, first: int, end: int) -> None:
        super().__init__(module, orders)
        self.first: int = first
        self.end: int = end
        self.turns: dict[Value, int] = {}

    def run(self) -> None:
        """Make the lists, with the newest use last."""
        self.read()
        for value, uses in self.lists.items():
            value._uses = uses

    def read(self) -> None:
        for step in self.orders.steps[self.first : self.end]:
            if isinstance(step, GlobalValue):
                self.define(step)
            elif not isinstance(step, Permutation):
                self.need(step)

    def replace_placeholder(self, value: Value) -> None:
        if not isinstance(value, BlockAddress):
            self.turns[value] = len(self.lists.get(value, ()))
