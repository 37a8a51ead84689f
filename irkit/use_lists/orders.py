"""What a reader must remember so that use-lists can be made later.

Note [replaying the reader]: the order of a use-list is the order in which LLVM's reader of the format made the uses,
the newest first, with permutations (of USELIST blocks, or of `uselistorder` directives) applied where they stand.
Nearly all of that order follows from the finished model: globals, bodies and operands are in the order of the file, and
an operand that names a later value is a forward reference. What does not follow is kept here: `ReaderUseOrders` for
bitcode, `TextUseOrders` for text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from typing import TYPE_CHECKING

from irkit.constant_walk import constants_below
from irkit.constants import BlockAddress
from irkit.dialects import Dialect
from irkit.dialects.features import CONSTANTS_MADE_AT_ONCE

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.module import Module
    from irkit.values import Value


class Permutation:
    """One USELIST entry, or one directive: the use at place i of the value's list goes to place `indexes[i]`."""

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
    """What is known of the order of uses beyond what the model shows.

    `functions` has the permutations that stand in each function's body, in their order.
    """

    __slots__ = ("functions", "is_replayed")

    def __init__(self) -> None:
        self.is_replayed: bool = False  # whether globals and constants have their lists
        self.functions: dict[Function, list[Permutation]] = {}

    def add_function(self, function: Function, value: Value, indexes: Sequence[int]) -> None:
        entries = self.functions.get(function)
        if entries is None:
            entries = self.functions[function] = []
        entries.append(Permutation(value, indexes))

    def local_permutations(self, function: Function) -> Sequence[Permutation]:
        """All those for arguments, instructions and blocks of the function, among them others."""
        return self.functions.get(function, ())

    def may_have_address(self, function: Function | None) -> bool:
        """Whether a block of the function may be used by a block address, as far as the file is read."""
        raise NotImplementedError

    def note_address(self, function: Function) -> None:
        """A block address that names a block of the function is made."""

    def addressed_by_globals(self, module: Module) -> Set[Value]:
        """The blocks whose addresses globals hold, if their reader makes those before all bodies; else none."""
        return frozenset()


class TextUseOrders(UseOrders):
    """For a module from text.

    `steps` are its globals, the module's directives, and the constants with operands that its metadata has, in the
    order of the file; `made_before` and `made_after` such constants that an instruction does not show: LLVM makes them
    while it parses the instruction's operands, or its attachments; `misnamed` the names of intrinsics that calls give
    them, where these are not their own; `blocks` the `uselistorder_bb` directives among the
    steps, by function; `address_taken` the functions whose blocks a `blockaddress` names. Making the lists fills
    `counts`: how many uses there were where a directive for a global or a constant stands.
    """

    __slots__ = ("address_taken", "blocks", "counts", "made_after", "made_before", "misnamed", "steps")

    def __init__(self, address_taken: set[Function]) -> None:
        super().__init__()
        self.steps: list[Value | Permutation] = []
        self.blocks: dict[Function, list[Permutation]] = {}
        self.address_taken: set[Function] = address_taken
        self.counts: dict[Permutation, int] = {}
        self.made_before: dict[Value, list[Value]] = {}
        self.made_after: dict[Value, list[Value]] = {}
        self.misnamed: dict[Value, str] = {}

    def local_permutations(self, function: Function) -> Sequence[Permutation]:
        return [*self.functions.get(function, ()), *self.blocks.get(function, ())]

    def may_have_address(self, function: Function | None) -> bool:
        return function in self.address_taken

    def note_address(self, function: Function) -> None:
        self.address_taken.add(function)


class RereadUseOrders(UseOrders):
    """For a module from text that is to be as if written as bitcode and read again: `source` is what it had before,
    from which `read_again` makes what that reader would know. Done when the lists of globals or constants are asked
    for; those of locals and, but for addresses of blocks, of blocks are the same before and after."""

    __slots__ = ("read_again", "source")

    def __init__(self, source: UseOrders, read_again: Callable[[Module], ReaderUseOrders]) -> None:
        super().__init__()
        self.source: UseOrders = source
        self.read_again: Callable[[Module], ReaderUseOrders] = read_again

    def local_permutations(self, function: Function) -> Sequence[Permutation]:
        return self.source.local_permutations(function)

    def may_have_address(self, function: Function | None) -> bool:
        return self.source.may_have_address(function)

    def note_address(self, function: Function) -> None:
        self.source.note_address(function)


class ReaderUseOrders(UseOrders):
    """For a module from bitcode, or from nowhere. The reader fills this while it reads.

    `add_module`, `add_function`: each entry of a USELIST block (blocks by USELIST_CODE_BB included), in reading order;
    the indexes without the value's id.
    `add_constants`: the values of each CONSTANTS block; a function's only where `wants_constants` says so.
    `add_metadata_constant`: a constant with operands that a METADATA_VALUE record names, in reading order.
    `add_block_address`: each BLOCKADDRESS constant when it is read.
    `add_block_address_users`: what a BLOCKADDR_USERS record names, in its order.
    `function` is the one whose body is read, None for the module's own blocks.
    `is_of_next_reader`: the module was never read as it is now, as after linking; so nothing but the permutations gave
    its lists an order, and they are those that a reader makes of what is written.
    """

    __slots__ = (
        "_addressed_blocks",
        "address_taken",
        "block_address_users",
        "constants",
        "has_module_constants",
        "is_of_next_reader",
        "knows_addresses",
        "metadata_constants",
        "module",
        "wants_constants",
    )

    def __init__(self, dialect: Dialect) -> None:
        super().__init__()
        self.wants_constants: bool = dialect.has(CONSTANTS_MADE_AT_ONCE)
        self.has_module_constants: bool = False
        self.knows_addresses: bool = True  # whether `add_block_address` was called for all of them
        self.is_of_next_reader: bool = False
        self.module: list[Permutation] = []
        self.constants: dict[Function | None, list[ConstantTable]] = {}
        self.metadata_constants: dict[Function | None, list[Value]] = {}
        self.address_taken: set[Function] = set()
        self.block_address_users: dict[Function, list[Function]] = {}
        self._addressed_blocks: Set[Value] | None = None

    def add_module(self, value: Value, indexes: Sequence[int]) -> None:
        self.module.append(Permutation(value, indexes))

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

    def note_address(self, function: Function) -> None:
        self.address_taken.add(function)

    def add_block_address_users(self, function: Function, users: list[Function]) -> None:
        self.block_address_users.setdefault(function, []).extend(users)

    def may_have_address(self, function: Function | None) -> bool:
        return not self.knows_addresses or function in self.address_taken or function in self.block_address_users

    def addressed_by_globals(self, module: Module) -> Set[Value]:
        if self.is_replayed:
            return frozenset()
        if self._addressed_blocks is None:
            self._addressed_blocks = _blocks_below(module)
        return self._addressed_blocks


def _blocks_below(module: Module) -> set[Value]:
    """The blocks whose addresses are among the constants that globals hold."""
    held = [operand for value in module.global_values() for operand in value.operands]
    return {constant.block for constant in constants_below(held) if isinstance(constant, BlockAddress)}
