"""The use-lists of globals and constants: LLVM's reading of a whole module of bitcode, done again.

Note [when constants are made]: LLVM up to 14 makes every constant when it reads its record. Later releases make those
that have operands when something first refers to them, operands before users. Either way a constant is made once for
all functions, and its uses with it.

Note [order of reading]: constants; what globals refer to, from the last one back; metadata; the permutations of the
module's USELIST block; then the bodies in module order, each with its permutations. Unless all is read in one go, the
bodies that block addresses in initialisers ask for come before that order, with the bodies that those ask for, and
(LLVM 15 and later) the functions that use block addresses of one of them. Without a CONSTANTS block, what globals refer
to is set after USELIST.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import (
    CONSTANTS_MADE_AT_ONCE,
    FUNCTION_DATA_BY_KIND,
)
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instruction_base import setting_order
from irkit.instructions import CallBase, Instruction, ShuffleVectorInst
from irkit.operators.lists import READ_ORDERS, SET_IN_TURN
from irkit.use_lists.eager import read_constants
from irkit.use_lists.making import Replay, has_uses_of_its_own
from irkit.use_lists.orders import Permutation, ReaderUseOrders
from irkit.values import Argument, Value

if TYPE_CHECKING:
    from irkit.module import Module


class ModuleReplay(Replay):
    """One reading of bitcode."""

    def __init__(self, module: Module, orders: ReaderUseOrders, in_one_go: bool) -> None:
        super().__init__(module, orders)
        self.orders: ReaderUseOrders = orders
        self.in_one_go: bool = in_one_go
        self.at_once: bool = module.dialect.has(CONSTANTS_MADE_AT_ONCE)
        self.data_by_kind: bool = module.dialect.has(FUNCTION_DATA_BY_KIND)
        self.read_functions: set[Function] = set()
        self.wanted: list[Function] = []  # functions that block addresses ask for, in order

    def read(self) -> None:
        orders = self.orders
        if self.at_once:
            self.make_constants(None)
        if orders.has_module_constants:
            self.set_globals()
        for value in orders.metadata_constants.get(None, ()):
            self.need(value)
        self.permute_all(orders.module)
        if not orders.has_module_constants:
            self.set_globals()
        if not self.in_one_go:
            self.read_wanted_functions()
        for function in self.module.functions:
            self.read_function(function)

    def permute_all(self, entries: Sequence[Permutation]) -> None:
        for entry in entries:
            self.permute(entry)

    # Constants

    def make_constants(self, function: Function | None) -> None:
        for table in self.orders.constants.get(function, ()):
            read_constants(self, table.values)

    def make_address(self, constant: BlockAddress) -> None:
        super().make_address(constant)
        function = constant.function
        if function not in self.read_functions:
            self.wanted.append(function)

    # Globals

    def set_globals(self) -> None:
        module = self.module
        for variable in reversed(module.globals):
            for initializer in variable.operands:
                self.refer(variable, initializer, 0)
        for symbol in reversed([*module.aliases, *module.ifuncs]):
            for target in symbol.operands:
                self.refer(symbol, target, 0)
        functions = [function for function in reversed(module.functions) if function.operands]
        slots = [(1,), (2,), (0,)] if self.data_by_kind else [(0, 1, 2)]
        with_places: set[Function] = set()
        for group in slots:
            for function in functions:
                self.set_function_data(function, group, with_places)

    def set_function_data(self, function: Function, slots: Sequence[int], with_places: set[Function]) -> None:
        """A function's three operands come with the first that is set; those that stay empty refer to `null`."""
        parts = [function.personality, function.prefix_data, function.prologue_data]
        for slot in slots:
            part = parts[slot]
            if part is None:
                continue
            self.need(part)
            if function not in with_places:
                with_places.add(function)
                for index, other in enumerate(parts):
                    if other is None:
                        self.add_use(function.operands[index], function, index)
            self.add_use(part, function, slot)

    def refer(self, user: GlobalValue, value: Value, index: int) -> None:
        self.need(value)
        self.add_use(value, user, index)

    # Bodies

    def read_wanted_functions(self) -> None:
        """The bodies that block addresses in initialisers ask for."""
        at = 0
        while at < len(self.wanted):
            self.read_function(self.wanted[at])
            at += 1
        todo = list(dict.fromkeys(self.wanted))
        followed: set[Function] = set()
        while todo:
            function = todo.pop(0)
            self.read_function(function)
            if function not in followed:
                followed.add(function)
                todo += self.orders.block_address_users.get(function, ())

    def read_function(self, function: Function) -> None:
        if function in self.read_functions:
            return
        self.read_functions.add(function)
        if function.is_declaration:
            return
        orders = self.orders
        if self.at_once:
            self.make_constants(function)
        for value in orders.metadata_constants.get(function, ()):
            self.need(value)
        with_blocks = orders.may_have_address(function)
        for block in function.blocks:
            for instruction in block._instructions:
                self.read_instruction(instruction, with_blocks)
        self.permute_all(orders.functions.get(function, ()))

    def read_instruction(self, instruction: Instruction, with_blocks: bool) -> None:
        """Debug records stand before their instruction, but are read after it."""
        operands = instruction._operands
        if not self.at_once:
            if instruction.opcode in SET_IN_TURN:
                for index, operand in enumerate(operands):
                    self.need(operand)
                    if not isinstance(operand, (Instruction, Argument)):
                        self.add_use(operand, instruction, index)
                return
            self.need_operands(instruction)
        if isinstance(instruction, CallBase) and instruction.bundles:
            for index in setting_order(instruction):
                self.add_operand(operands[index], instruction, index, with_blocks)
        else:
            for index, operand in enumerate(operands):
                if not isinstance(operand, Instruction):  # most are
                    self.add_operand(operand, instruction, index, with_blocks)
        if instruction.debug_records is not None and not self.at_once:
            for record in instruction.debug_records:
                if isinstance(record, DbgVariableRecord):
                    self.need_metadata(record.location)

    def add_operand(self, operand: Value, user: Instruction, index: int, with_blocks: bool) -> None:
        if isinstance(operand, (Instruction, Argument)) or (isinstance(operand, BasicBlock) and not with_blocks):
            return
        self.add_use(operand, user, index)

    def need_operands(self, instruction: Instruction) -> None:
        """Make the constants that an instruction names, in the order of its record."""
        operands = instruction._operands
        wanted = isinstance(instruction, ShuffleVectorInst)
        for operand in operands:
            if has_uses_of_its_own(operand):
                wanted = True
                break
        if not wanted:
            return
        if isinstance(instruction, CallBase):
            for operand in operands[instruction.argument_count :]:  # bundles, and last the callee
                self.need(operand)
            for operand in operands[: instruction.argument_count]:
                self.need(operand)
            return
        order = READ_ORDERS.get(instruction.opcode)
        if order is not None:
            for index in order:
                self.need(operands[index])
        else:
            for operand in operands:
                self.need(operand)
        if isinstance(instruction, ShuffleVectorInst):
            self.need(instruction.mask)
