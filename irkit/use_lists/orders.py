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
    `add_constants`: the values of each CONSTANTS block; only wanted where `wants_constants` says so.
    `add_metadata_constant`: a constant with operands that a METADATA_VALUE record names, in reading order.
    `add_block_address`: each BLOCKADDRESS constant when it is read.
    `function` is the one whose body is read, None for the module's own blocks.
    """

    __slots__ = (
        "block_addresses",
        "constants",
        "functions",
        "metadata_constants",
        "module",
        "wants_constants",
    )

    def __init__(self, wants_constants: bool = False) -> None:
        self.wants_constants: bool = wants_constants
        self.module: list[Permutation] = []
        self.functions: dict[Function, list[Permutation]] = {}
        self.constants: dict[Function | None, list[ConstantTable]] = {}
        self.metadata_constants: dict[Function | None, list[Value]] = {}
        self.block_addresses: dict[Function, list[BlockAddress]] = {}

    def add_module(self, value: Value, indexes: Sequence[int]) -> None:
        self.module.append(Permutation(value, indexes))

    def add_function(self, function: Function, value: Value, indexes: Sequence[int]) -> None:
        entries = self.functions.get(function)
        if entries is None:
            entries = self.functions[function] = []
        entries.append(Permutation(value, indexes))

    def add_constants(self, function: Function | None, first: int, values: list[Value]) -> None:
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
        function = constant.function
        constants = self.block_addresses.get(function)
        if constants is None:
            constants = self.block_addresses[function] = []
        constants.append(constant)
