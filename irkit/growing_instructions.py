"""What is written by hand of instructions whose operands can become more: LLVM's hung-off uses.

The classes themselves are generated from the operator table (`irkit.operators`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.instruction_base import Instruction, Terminator
from irkit.values import Value, describe, listed

if TYPE_CHECKING:
    from irkit.constants import Constant
    from irkit.functions import Function


class PHINodeBase(Instruction):
    """What is written by hand of `phi`."""

    __slots__ = ("incoming_blocks",)

    incoming_blocks: list[BasicBlock]

    def owned_in(self, function: Function, operands: Sequence[Value]) -> Sequence[Value]:
        found = super().owned_in(function, operands)
        for block in self.incoming_blocks:
            function.owned_value(block, self)
        return found

    @property
    def incoming(self) -> list[tuple[Value, BasicBlock]]:
        """Each value with the block that it comes from. A copy; set it, or call the methods, to change it."""
        return list(zip(self._operands, self.incoming_blocks, strict=False))

    @incoming.setter
    def incoming(self, pairs: Iterable[tuple[Value, BasicBlock]] | object) -> None:
        self._take_incoming(pairs)

    def _take_incoming(self, pairs: object) -> None:
        """What setting `incoming` does."""
        wanted = pairs_with_blocks(self, pairs)
        old = self.incoming_blocks
        self.incoming_blocks = [block for _, block in wanted]
        try:
            self.replace_operands([value for value, _ in wanted])
        except EditError:
            self.incoming_blocks = old
            raise

    def add_incoming(self, value: Value | object, block: BasicBlock | object) -> None:
        """One more value, for a predecessor. Raises EditError for what is of another type or function."""
        self._take_incoming([*self.incoming, (value, block)])

    def remove_incoming(self, block: BasicBlock | object) -> Value:
        """Take away the first value that comes from the block, and return it. Raises EditError if there is none."""
        for index, known in enumerate(self.incoming_blocks):
            if known is block:
                value = self._operands[index]
                self.incoming = [pair for place, pair in enumerate(self.incoming) if place != index]
                return value
        raise EditError(f"{self.describe()} has no value from {describe(block)}")

    def replace_incoming_block(self, old: BasicBlock | object, new: BasicBlock | object) -> None:
        """Let what comes from one block come from another."""
        self._take_incoming([(value, new if block is old else block) for value, block in self.incoming])


class SwitchBase(Terminator):
    """What is written by hand of `switch`."""

    __slots__ = ()

    def add_case(self, value: Constant | object, block: BasicBlock | object) -> None:
        """One more case. Raises EditError for a value of another type, or one that is a case already."""
        ((checked, target),) = pairs_with_blocks(self, [(value, block)])
        own = self._own(checked)
        if any(known is own for known in self._operands[2::2]):
            raise EditError(f"{self.describe()} has a case {describe(value)} already")
        self.replace_operands([*self._operands, checked, target])

    def remove_case(self, value: Constant | object) -> None:
        """Take a case away. Raises EditError if there is none with the value."""
        own = self._own(value) if isinstance(value, Value) else None
        for place in range(2, len(self._operands), 2):
            if self._operands[place] is own:
                self.replace_operands([*self._operands[:place], *self._operands[place + 2 :]])
                return
        raise EditError(f"{self.describe()} has no case {describe(value)}")

    def _own(self, value: Value) -> Value:
        """The value as cases of this instruction have it: of a constant the one of its module."""
        function = self.function
        return function.owned_value(value, self) if function is not None else value


class IndirectBrBase(Terminator):
    """What is written by hand of `indirectbr`."""

    __slots__ = ()

    def add_destination(self, block: BasicBlock | object) -> None:
        """One more block that the address may be of."""
        self.replace_operands([*self._operands, block])

    def remove_destination(self, block: BasicBlock | object) -> None:
        """Take a destination away, once. Raises EditError if there is none of the kind."""
        for place in range(1, len(self._operands)):
            if self._operands[place] is block:
                self.replace_operands([*self._operands[:place], *self._operands[place + 1 :]])
                return
        raise EditError(f"{self.describe()} has no destination {describe(block)}")


class LandingPadBase(Instruction):
    """What is written by hand of `landingpad`."""

    __slots__ = ("filters",)

    filters: list[bool]

    def add_clause(self, value: Constant | object, is_filter: bool = False) -> None:
        """One more clause: a `catch`, or a `filter`, whose value is an array."""
        old = self.filters
        self.filters = [*old, is_filter]
        try:
            self.replace_operands([*self._operands, value])
        except EditError:
            self.filters = old
            raise


def pairs_with_blocks(user: Instruction, pairs: object) -> list[tuple[Value, BasicBlock]]:
    """The pairs, checked to be of values and basic blocks. Raises EditError if one is not."""
    found: list[tuple[Value, BasicBlock]] = []
    for pair in listed(user, pairs):
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:
            raise EditError(f"{user.describe()} takes pairs of a value and a basic block, not {pair!r}")
        value, block = pair
        if not isinstance(value, Value) or not isinstance(block, BasicBlock):
            raise EditError(
                f"{user.describe()} takes pairs of a value and a basic block, "
                f"not ({describe(value)}, {describe(block)})"
            )
        found.append((value, block))
    return found


protect(__name__)
