"""Use-list orders that a reader will not rebuild by itself, as LLVM predicts that: what USELIST blocks say.

Note [expected use-lists]: a reader puts each use at the front of its value's list, and turns the uses round that it met
before the value. So users with larger numbers than the value (see Note [numbers of prediction]) are expected first, the
largest foremost, then those with smaller ones in order. Nothing is turned round for globals. In LLVM 14 and older the
uses by globals stand together, in the order of their numbers. The prediction is LLVM's, right or not.

Note [functions without lists of their own]: the lists of arguments, blocks and instructions are made by the same rule
(see `make_local_lists`), unless somebody has made them before, a file says otherwise, a block address names a block, or
operand bundles are set in another order than operands are numbered. Of all other functions nothing need be made or
compared but the constants that they use.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from bitcode.writer.enumeration.order import ModuleOrder, values_behind
from bitcode.writer.enumeration.values import ValueNumbers
from irkit.constants import BlockAddress, Constant, ConstantExprShuffle, InlineAsm
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import (
    BLOCK_ADDRESS_USES_FUNCTION,
    CONSTANT_DATA_USES,
    CONSTANTS_BEFORE_GLOBALS,
    UNORDERED_USES_OF_GLOBALS,
)
from irkit.functions import Function
from irkit.instructions import CallBase, Instruction, ShuffleVectorInst
from irkit.local_uses import has_lists, ordered_uses
from irkit.metadata import Metadata, MetadataAsValue
from irkit.module import Module
from irkit.use_lists import (
    ReaderUseOrders,
    forget_function_lists,
    function_has_lists,
    make_function_lists,
    make_module_lists,
)
from irkit.values import Use, Value


class UseListOrder:
    """The use that is at place `shuffle[i]` of the value's list is expected at place i by the reader.

    `function` is the one in whose block this is said, None for the module's."""

    __slots__ = ("function", "shuffle", "value")

    def __init__(self, value: Value, function: Function | None, shuffle: list[int]) -> None:
        self.value: Value = value
        self.function: Function | None = function
        self.shuffle: list[int] = shuffle


def use_list_orders(module: Module, values: ValueNumbers) -> list[UseListOrder]:
    """What is to be said, as a stack: functions from the last to the first, then the module; blocks take theirs from
    the end."""
    if keeps_orders_of_the_source(module):
        return orders_of_the_source(module)
    return predict_use_list_orders(module, values)


def keeps_orders_of_the_source(module: Module) -> bool:
    """Whether what the module's bitcode said is still all there is to say.

    So it is until a list is made, which edits then change: up to then the lists are those that a reader makes, and the
    source's entries are what it makes them with. LLVM's prediction, not being exact, may say something else.
    """
    orders = module.use_orders
    if not module.provenance.has_use_lists or not isinstance(orders, ReaderUseOrders) or orders.is_replayed:
        return False
    return not any(function_has_lists(function) for function in module.functions if not function.is_declaration)


def orders_of_the_source(module: Module) -> list[UseListOrder]:
    """The entries of the USELIST blocks that the module was read with."""
    stack: list[UseListOrder] = []
    orders = module.use_orders
    assert isinstance(orders, ReaderUseOrders)
    for function in reversed(module.functions):
        for entry in reversed(orders.functions.get(function, ())):
            stack.append(UseListOrder(entry.value, function, list(entry.indexes)))
    for entry in reversed(orders.module):
        stack.append(UseListOrder(entry.value, None, list(entry.indexes)))
    return stack


def predict_use_list_orders(module: Module, values: ValueNumbers) -> list[UseListOrder]:
    """The entries that LLVM's writer makes of the lists as they are."""
    bodies = [function for function in module.functions if not function.is_declaration]
    plain: set[Function] = set()
    silent: set[Function] = set()
    for function in bodies:
        if has_expected_lists(module, function, silent):
            plain.add(function)
    if len(plain) == len(bodies) and is_of_next_reader(module):
        return []
    make_module_lists(module, in_one_go=True)
    prediction = Prediction(module, values, bodies, plain, silent)
    prediction.predict_bodies(bodies)
    prediction.predict_globals()
    return prediction.stack


def is_of_next_reader(module: Module) -> bool:
    """Whether the lists of globals and constants are those that a reader makes of what is written."""
    orders = module.use_orders
    return isinstance(orders, ReaderUseOrders) and orders.is_of_next_reader and not orders.is_replayed


def has_expected_lists(module: Module, function: Function, silent: set[Function]) -> bool:
    """See Note [functions without lists of their own]. Functions of which no call takes metadata, and that have no
    debug records, are added to `silent`."""
    orders = module.use_orders
    if orders is None or orders.local_permutations(function) or orders.may_have_address(function):
        return False
    if has_lists(function.arguments) or has_lists(function.blocks):
        return False
    is_silent = True
    for block in function.blocks:
        for instruction in block._instructions:
            if instruction._uses is not None:
                return False
            if instruction.debug_records is not None:
                is_silent = False
            if isinstance(instruction, CallBase):
                if instruction.bundles:
                    return False
                if is_silent:
                    for operand in instruction._operands:
                        if isinstance(operand, MetadataAsValue):
                            is_silent = False
    if is_silent:
        silent.add(function)
    return True


class Prediction:
    """What a reader will not rebuild, function by function from the last one on, then the module: `stack` grows so."""

    def __init__(
        self,
        module: Module,
        values: ValueNumbers,
        bodies: Sequence[Function],
        plain: Set[Function],
        silent: Set[Function],
    ) -> None:
        self.module: Module = module
        self.values: ValueNumbers = values
        self.plain: Set[Function] = plain
        order = ModuleOrder(module, values, bodies, silent)
        self.order: ModuleOrder = order
        self.count: int = order.count
        self.last_constant: int = order.last_constant
        self.last_global: int = order.last_global
        self.constants_first: bool = module.dialect.has(CONSTANTS_BEFORE_GLOBALS)
        self.address_uses_function: bool = module.dialect.has(BLOCK_ADDRESS_USES_FUNCTION)
        self.unordered: bool = module.dialect.has(UNORDERED_USES_OF_GLOBALS)
        self.data_uses: bool = module.dialect.has(CONSTANT_DATA_USES)
        self.done: set[Value] = set()
        self.stack: list[UseListOrder] = []

    # Whose lists, and in which order

    def predict_bodies(self, bodies: Sequence[Function]) -> None:
        for function in reversed(bodies):
            if function in self.plain:
                self.predict_constants_of(function)
                continue
            is_first = make_function_lists(function)
            self.predict_function(function)
            if is_first:  # the lists of all functions at once would be as large as the functions
                forget_function_lists(function)

    def predict_function(self, function: Function) -> None:
        for block in function.blocks:
            self.predict(block, function)
        for argument in function.arguments:
            self.predict(argument, function)
        for block in function.blocks:
            for instruction in block._instructions:
                if instruction.debug_records is not None:  # which come after `constants_first`
                    self.predict_records(instruction, function)
                for operand in instruction.operands:
                    if isinstance(operand, (Constant, InlineAsm)):
                        self.predict(operand, function)
                    elif isinstance(operand, MetadataAsValue) and not self.constants_first:
                        self.predict_behind(operand.metadata, function)
                if isinstance(instruction, ShuffleVectorInst):
                    self.predict(self.values.mask(instruction.mask), function)
                if not self.constants_first:
                    self.predict(instruction, function)
        if self.constants_first:
            for block in function.blocks:
                for instruction in block._instructions:
                    self.predict(instruction, function)

    def predict_constants_of(self, function: Function) -> None:
        """What `predict_function` does for what is not the function's own."""
        for block in function.blocks:
            for instruction in block._instructions:
                if instruction.debug_records is not None:
                    self.predict_records(instruction, function)
                for operand in instruction.operands:
                    if isinstance(operand, MetadataAsValue):
                        if not self.constants_first:
                            self.predict_behind(operand.metadata, function)
                    elif operand._uses is not None and isinstance(operand, (Constant, InlineAsm)):
                        self.predict(operand, function)
                if isinstance(instruction, ShuffleVectorInst):
                    self.predict(self.values.mask(instruction.mask), function)

    def predict_records(self, instruction: Instruction, function: Function) -> None:
        for record in instruction.debug_records or ():
            if isinstance(record, DbgVariableRecord):
                self.predict_behind(record.location, function)
                self.predict_behind(record.address, function)

    def predict_behind(self, metadata: Metadata | None, function: Function) -> None:
        for value in values_behind(metadata):
            self.predict(value, function)

    def predict_globals(self) -> None:
        """Globals come last: the module's block is read before bodies are."""
        module = self.module
        for value in (*module.globals, *module.functions, *module.aliases, *module.ifuncs):
            self.predict(value, None)
        for user in (*module.globals, *module.aliases, *module.ifuncs, *module.functions):
            for operand in user.operands:
                self.predict(operand, None)

    def predict(self, root: Value, function: Function | None) -> None:
        """Predict the list of a value, and those of a constant's operands, globals included."""
        done = self.done
        if root in done:
            return
        todo: list[Value] = [root]
        while todo:
            value = todo.pop()
            if value in done:
                continue
            done.add(value)
            self.predict_uses(value, function)
            if isinstance(value, BlockAddress) and not self.address_uses_function:
                continue
            if isinstance(value, Constant) and value.operands:
                if isinstance(value, ConstantExprShuffle):
                    todo.append(self.values.mask(value.mask_constant))
                for operand in reversed(value.operands):
                    if isinstance(operand, Constant) and operand not in done:
                        todo.append(operand)

    # One list

    def predict_uses(self, value: Value, function: Function | None) -> None:
        uses = value._uses
        if uses is not None and len(uses) > 1:
            self.predict_list(value, ordered_uses(value, uses, self.module), function)

    def predict_list(self, value: Value, uses: list[Use], function: Function | None) -> None:
        """Compare a list with the expected one; users that are not written do not count."""
        number = self.order.number_of(value)
        if self.is_expected(number, uses):
            return
        keys: list[tuple[int, int, int, int]] = []
        for use in uses:
            user = self.order.number_of(use.user)
            if user:
                keys.append(self.key(number, user, use.index, len(keys)))
        shuffle = shuffle_of(keys)
        if shuffle:
            self.stack.append(UseListOrder(value, function, shuffle))

    def is_expected(self, number: int, uses: list[Use]) -> bool:
        """Whether the list plainly is the expected one, the usual case: larger users only, the largest first."""
        last: int | None = None
        for use in uses:
            user = self.order.number_of(use.user)
            if user <= number or user <= self.last_global or (last is not None and user >= last):
                return False
            last = user
        return True

    def key(self, number: int, user: int, index: int, place: int) -> tuple[int, int, int, int]:
        """Where the user with that number is expected in the list of the value with that number: those that are turned
        round come last, since only their keys begin with what is above 0."""
        turned = user <= number and not self.last_constant < number <= self.last_global
        if self.constants_first and self.last_constant < user <= self.last_global:
            return (-self.last_global, user, place if self.unordered else -index, place)
        if turned:
            return (user, user, index, place)
        return (-user, user, -index, place)


def shuffle_of(keys: list[tuple[int, int, int, int]]) -> list[int]:
    """What brings a list into the order of its keys, whose last parts are the places in it; empty if it is in that."""
    keys.sort()
    shuffle = [key[3] for key in keys]
    return [] if shuffle == list(range(len(shuffle))) else shuffle
