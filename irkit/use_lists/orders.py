"""What a reader must remember so that use-lists can be made later.

Note [replaying the reader]: the order of a use-list is the order in which LLVM's reader made the uses, the newest
first, with the permutations of USELIST blocks applied where they stand. Nearly all of that order follows from the
finished model: globals, bodies and operands are in the order of the file, and an operand that names a later value is
a forward reference. What does not follow is kept here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from irkit.constants import BlockAddress
    from irkit.globals import Function
    from irkit.values import Value


class Permutation:
    """One USELIST entry: the use at place i of the value's list goes to place `indexes[i]`."""

    __slots__ = ("indexes", "value")

    def __init__(self, value: Value, indexes: Sequence[int]) -> None:
        self.value: Value = value
        self.indexes: Sequence[int] = indexes


class ConstantTable:
    """The values of one CONSTANTS block; the first has the number `first` in the value table."""

    __slots__ = ("first", "values")

    def __init__(self, first: int, values: list[Value]) -> None:
        self.first: int = first
        self.values: list[Value] = values


class UseOrders:
    """What the reader knows of the order of uses beyond what the model shows; it fills this while it reads.

    `add_module`, `add_function`: each entry of a USELIST block (blocks by USELIST_CODE_BB included), in reading order;
    the indexes without the value's id.
    `add_constants`: the values of each CONSTANTS block; a function's only where `wants_constants` says so.
    `add_metadata_constant`: a constant with operands that a METADATA_VALUE record names, in reading order.
    `add_block_address`: each BLOCKADDRESS constant when it is read.
    `add_block_address_users`: what a BLOCKADDR_USERS record names, in its order.
    `function` is the one whose body is read, None for the module's own blocks.
    """

    __slots__ = (
        "address_taken",
        "block_address_users",
        "constants",
        "functions",
        "has_module_constants",
        "is_replayed",
        "knows_addresses",
        "metadata_constants",
        "module",
        "wants_constants",
    )

    def __init__(self, wants_constants: bool = False) -> None:
        self.wants_constants: bool = wants_constants
        self.has_module_constants: bool = False
        self.is_replayed: bool = False  # whether globals and constants have their lists
        self.knows_addresses: bool = True  # whether `add_block_address` was called for all of them
        self.module: list[Permutation] = []
        self.functions: dict[Function, list[Permutation]] = {}
        self.constants: dict[Function | None, list[ConstantTable]] = {}
        self.metadata_constants: dict[Function | None, list[Value]] = {}
        self.address_taken: set[Function] = set()
        self.block_address_users: dict[Function, list[Function]] = {}

    def add_module(self, value: Value, indexes: Sequence[int]) -> None:
        self.module.append(Permutation(value, indexes))

    def add_function(self, function: Function, value: Value, indexes: Sequence[int]) -> None:
        entries = self.functions.get(function)
        if entries is None:
            entries = self.functions[function] = []
        entries.append(Permutation(value, indexes))

    def add_constants(self, function: Function | None, first: int, values: list[Value]) -> None:
        if function is None:
            self.has_module_constants = True
        if not self.wants_constants:
            return
        tables = self.constants.get(function)
        if tables is None:
            tables = self.constants[function] = []
        tables.append(ConstantTable(first, values))

    def add_metadata_constant(self, function: Function | None, value: Value) -> None:
        values = self.metadata_constants.get(function)
        if values is None:
            values = self.metadata_constants[function] = []
        values.append(value)

    def add_block_address(self, constant: BlockAddress) -> None:
        self.address_taken.add(constant.function)

    def add_block_address_users(self, function: Function, users: list[Function]) -> None:
        self.block_address_users.setdefault(function, []).extend(users)

    def may_have_address(self, function: Function | None) -> bool:
        """Whether a block of the function may be used by a block address, as far as the file is read."""
        if function is None or not self.knows_addresses:
            return function is not None
        return function in self.address_taken or function in self.block_address_users
