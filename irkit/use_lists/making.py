"""What replaying either reader has in common: making uses, and constants with theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant, ConstantData, ConstantExprShuffle
from irkit.dialects.features import BLOCK_ADDRESS_USES_BLOCK, BLOCK_ADDRESS_USES_FUNCTION, CONSTANT_DATA_USES
from irkit.globals import GlobalValue
from irkit.instructions import Instruction
from irkit.local_uses import permuted
from irkit.metadata import ConstantAsMetadata, Metadata
from irkit.use_lists.orders import Permutation, UseOrders
from irkit.values import Argument, Use, User, Value

if TYPE_CHECKING:
    from irkit.module import Module


class Replay:
    """One reading of a module. Its lists grow at their end, with the newest use last; in the end they are turned round
    and given to their values."""

    def __init__(self, module: Module, orders: UseOrders) -> None:
        self.module: Module = module
        self.kept: UseOrders = orders
        self.data_uses: bool = module.dialect.has(CONSTANT_DATA_USES)
        self.address_uses_function: bool = module.dialect.has(BLOCK_ADDRESS_USES_FUNCTION)
        self.address_uses_block: bool = module.dialect.has(BLOCK_ADDRESS_USES_BLOCK)
        self.addresses: list[BlockAddress] = []  # whose uses have no place in an order
        self.lists: dict[Value, list[Use]] = {}
        self.made: set[Value] = set()

    def run(self) -> None:
        """Make the lists of all globals and constants, and those of blocks whose addresses may be taken. Uses that
        constants have in other modules of the context come last."""
        self.read()
        for uses in self.lists.values():
            uses.reverse()
        for address in self.addresses:
            self.lists.setdefault(address.block, []).append(Use(address, 1))
        for value, uses in self.lists.items():
            if value._uses:
                mine = {(use.user, use.index) for use in uses}
                uses += [use for use in value._uses if (use.user, use.index) not in mine]
            value._uses = uses

    def read(self) -> None:
        """Make the uses, in the reader's order."""
        raise NotImplementedError

    # Uses

    def add_use(self, value: Value, user: User, index: int) -> None:
        if not self.data_uses and isinstance(value, ConstantData):
            return
        uses = self.lists.get(value)
        if uses is None:
            self.lists[value] = [Use(user, index)]
        else:
            uses.append(Use(user, index))

    def permute(self, entry: Permutation) -> None:
        """Apply an entry, if its value is one whose list is made here."""
        value = entry.value
        if isinstance(value, (Instruction, Argument)):
            return
        if isinstance(value, BasicBlock) and not self.kept.may_have_address(value.parent):
            return
        uses = self.lists.get(value)
        if uses is not None:
            uses.reverse()
            ordered = self.lists[value] = permuted(uses, entry.indexes)
            ordered.reverse()

    # Constants

    def need(self, value: Value) -> None:
        """Make a constant, operands before users, if it is not made yet."""
        if not has_uses_of_its_own(value) or value in self.made:
            return
        pending: list[Value] = [value]
        while pending:
            top = pending[-1]
            missing = [one for one in operands_of(top) if has_uses_of_its_own(one) and one not in self.made]
            if missing:
                pending += reversed(missing)
            else:
                pending.pop()
                self.make(top)

    def make(self, constant: Value) -> None:
        if constant in self.made or not isinstance(constant, Constant):
            return
        self.made.add(constant)
        if isinstance(constant, BlockAddress):
            self.make_address(constant)
            return
        for index, operand in enumerate(constant.operands):
            self.add_use(operand, constant, index)

    def make_address(self, constant: BlockAddress) -> None:
        if self.address_uses_function:
            self.add_use(constant.function, constant, 0)
        if self.address_uses_block:
            self.add_use(constant.block, constant, 1)
        else:
            self.addresses.append(constant)

    def need_metadata(self, metadata: Metadata | None) -> None:
        """Make the constant that a value in metadata is."""
        if isinstance(metadata, ConstantAsMetadata):
            self.need(metadata.value)


def has_uses_of_its_own(value: Value) -> bool:
    """Whether making the value makes uses: a constant with operands."""
    return isinstance(value, Constant) and bool(value.operands) and not isinstance(value, GlobalValue)


def operands_of(constant: Value) -> Sequence[Value]:
    """The constants that must be there before this one: operands, but for the block of a block address, and the mask
    of a shuffle."""
    assert isinstance(constant, Constant)
    if isinstance(constant, BlockAddress):
        return ()
    if isinstance(constant, ConstantExprShuffle):
        return [*constant.operands, constant.mask_constant]
    return constant.operands
