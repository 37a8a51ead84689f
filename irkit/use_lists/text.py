"""The use-lists of globals and constants: what LLVM's parser of assembly makes, done again.

Note [order of parsing]: a text is parsed from its first line to its last, and each constant with operands is made where
it first stands, its operands before it, in the order of the text. What names a global that is defined further on uses
a place-holder; the definition then takes the uses over one by one, the newest first, which turns them round. A constant
hands over all its uses of the place-holder at once. An address of a block has a place-holder until the body that the
block is in begins, and `dso_local_equivalent` of a global that comes later one until the end of the text; there too
stand the intrinsics that are called and nowhere declared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant, DSOLocalEquivalent
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import POISON_SHUFFLE_MASKS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instruction_base import setting_order
from irkit.instructions import CallBase, Instruction, LandingPadInst, ShuffleVectorInst
from irkit.metadata import DIArgList, Metadata, MetadataAsValue
from irkit.use_lists.making import Replay, has_uses_of_its_own
from irkit.use_lists.orders import Permutation, TextUseOrders
from irkit.values import Use, Value

if TYPE_CHECKING:
    from irkit.module import Module


class TextReplay(Replay):
    """One parsing."""

    def __init__(self, module: Module, orders: TextUseOrders) -> None:
        super().__init__(module, orders)
        self.orders: TextUseOrders = orders
        self.poison_masks: bool = module.dialect.has(POISON_SHUFFLE_MASKS)
        self.defined: set[GlobalValue] = set()
        self.begun: set[Function] = set()  # whose bodies are or were being parsed
        self.waiting_addresses: dict[Function, list[BlockAddress]] = {}
        self.waiting_equivalents: dict[Value, DSOLocalEquivalent] = {}  # by the global
        self.misnamed: dict[str, dict[Value, list[Use]]] = {}  # uses of intrinsics by other names
        self.uses_waiting: dict[DSOLocalEquivalent, list[Use]] = {}  # of place-holders whose global is there by now

    def read(self) -> None:
        module = self.module
        for step in self.orders.steps:
            if isinstance(step, Permutation):
                self.permute(step)
            elif not isinstance(step, GlobalValue):
                self.need(step)
            elif step.parent is module:
                self.define(step)
        for equivalent in sorted(self.waiting_equivalents.values(), key=equivalent_order):
            self.need(equivalent)
            for use in handed_over(self.uses_waiting.get(equivalent, [])):
                self.add_use(equivalent, use.user, use.index)
        for value in module.global_values():
            if value not in self.defined:
                if self.misnamed:
                    self.misnamed.setdefault(value.name, {})[value] = self.lists.pop(value, [])
                self.define(value)
        for name in sorted(self.misnamed):
            for function, uses in self.misnamed[name].items():
                for use in handed_over(uses):
                    self.add_use(function, use.user, use.index)

    def permute(self, entry: Permutation) -> None:
        value = entry.value
        if isinstance(value, (GlobalValue, Constant)) or value in self.lists:
            self.orders.counts[entry] = len(self.lists.get(value, ()))
        super().permute(entry)

    def replace_placeholder(self, value: Value) -> None:
        """Let the value take over the uses that its place-holder has, the newest first."""
        uses = self.lists.get(value)
        if uses is not None:
            self.lists[value] = handed_over(uses)

    # Constants

    def make_address(self, constant: BlockAddress) -> None:
        if constant.function in self.begun:
            super().make_address(constant)
        else:
            self.waiting_addresses.setdefault(constant.function, []).append(constant)

    def make(self, constant: Value) -> None:
        if isinstance(constant, DSOLocalEquivalent) and constant.operands[0] not in self.defined:
            if constant not in self.made:
                self.made.add(constant)
                self.waiting_equivalents[constant.operands[0]] = constant
            return
        super().make(constant)

    def keep_waiting(self, value: GlobalValue) -> None:
        """The global is there: what names its equivalent from now on uses the real one, and not the place-holder."""
        equivalent = self.waiting_equivalents.get(value)
        if equivalent is not None:
            self.made.discard(equivalent)
            self.uses_waiting[equivalent] = self.lists.pop(equivalent, [])

    # Globals

    def define(self, value: GlobalValue) -> None:
        """Parse the definition of a global, its body included. Prefix, prologue and personality of a function are
        parsed in this order, and then are operands, the personality first."""
        if isinstance(value, Function):
            for part in (value.prefix_data, value.prologue_data):
                if part is not None:
                    self.need(part)
        for operand in value.operands:
            self.need(operand)
        for index, operand in enumerate(value.operands):
            self.add_use(operand, value, index)
        self.defined.add(value)
        self.replace_placeholder(value)
        if self.waiting_equivalents:
            self.keep_waiting(value)
        if isinstance(value, Function) and not value.is_declaration:
            self.read_body(value)

    def take_use(self, value: Value, user: Instruction, index: int) -> None:
        """Take back a use, which is among the newest."""
        uses = self.lists.get(value, [])
        for at in reversed(range(len(uses))):
            if uses[at].user is user and uses[at].index == index:
                del uses[at]
                return

    # Bodies

    def read_body(self, function: Function) -> None:
        self.begun.add(function)
        waiting = self.waiting_addresses.pop(function, None)
        if waiting is not None:
            for address in in_order_of_labels(function, waiting):
                super().make_address(address)
                self.replace_placeholder(address)
        with_blocks = self.orders.may_have_address(function)
        for block in function.blocks:
            for instruction in block._instructions:
                self.read_instruction(instruction, with_blocks)
        for entry in self.orders.functions.get(function, ()):
            self.permute(entry)

    def read_instruction(self, instruction: Instruction, with_blocks: bool) -> None:
        if self.orders.made_before:
            for value in self.orders.made_before.get(instruction, ()):
                self.need(value)
        self.make_instruction(instruction, with_blocks)
        if self.orders.made_after:
            for value in self.orders.made_after.get(instruction, ()):
                self.need(value)

    def make_instruction(self, instruction: Instruction, with_blocks: bool) -> None:
        if instruction.debug_records is not None:
            for record in instruction.debug_records:
                if isinstance(record, DbgVariableRecord):
                    self.need_metadata(record.location)
                    self.need_metadata(record.address)
        operands = instruction.operands
        if isinstance(instruction, LandingPadInst):
            self.read_clauses(instruction)
        elif isinstance(instruction, CallBase):
            self.need_operand(operands[-1])
            for operand in operands:
                if not operand._is_local():
                    self.need_operand(operand)
            name = self.orders.misnamed.get(instruction)
            for index in setting_order(instruction):
                if name is not None and index == len(operands) - 1:
                    uses = self.misnamed.setdefault(name, {}).setdefault(operands[index], [])
                    uses.append(Use(instruction, index))
                else:
                    self.add_operand(operands[index], instruction, index, with_blocks)
        else:
            has_others = False
            for operand in operands:
                if not operand._is_local():
                    has_others = True
                    self.need_operand(operand)
            if isinstance(instruction, ShuffleVectorInst):
                self.need(instruction.mask)
                self.need(self.module.context.shuffle_mask(instruction.mask, self.poison_masks))
            if has_others or with_blocks:
                for index, operand in enumerate(operands):
                    self.add_operand(operand, instruction, index, with_blocks)

    def need_operand(self, operand: Value) -> None:
        if isinstance(operand, Constant):
            if operand.operands and operand not in self.made:
                self.need(operand)
        elif isinstance(operand, MetadataAsValue):
            self.need_metadata(operand.metadata)

    def need_metadata(self, metadata: Metadata | None) -> None:
        if isinstance(metadata, DIArgList):
            for holder in metadata.args:
                self.need_metadata(holder)
        else:
            super().need_metadata(metadata)

    def add_operand(self, operand: Value, user: Instruction, index: int, with_blocks: bool) -> None:
        if not operand._is_local() or (with_blocks and isinstance(operand, BasicBlock)):
            self.add_use(operand, user, index)

    def read_clauses(self, pad: LandingPadInst) -> None:
        """Each clause is set when it is parsed; when they outgrow their places, those before are set once more."""
        for index, clause in enumerate(pad.operands):
            self.need(clause)
            if index > 1 and index.bit_count() == 1:
                for place in range(index):
                    self.take_use(pad.operands[place], pad, place)
                    self.add_use(pad.operands[place], pad, place)
            self.add_use(clause, pad, index)


def handed_over(uses: list[Use]) -> list[Use]:
    """A list, the newest use last, after each use of a place-holder has gone over from the newest on."""
    constants: list[object] = [use.user if has_uses_of_its_own(use.user) else None for use in uses]
    if constants.count(None) == len(constants):
        uses.reverse()
        return uses
    return [uses[place] for place in handing_order(constants, [use.index for use in uses])]


def handing_order(constants: Sequence[object], indexes: Sequence[int]) -> list[int]:
    """The places from which the uses of a list come when a place-holder has handed it over: of each the constant that
    makes it, or None where an instruction or a global does, and the operand's number."""
    together: dict[object, list[tuple[int, int]]] = {}
    for place, constant in enumerate(constants):
        if constant is not None:
            together.setdefault(constant, []).append((indexes[place], place))
    order: list[int] = []
    for place in reversed(range(len(constants))):
        constant = constants[place]
        if constant is None:
            order.append(place)
        elif constant in together:
            order += [other for _, other in sorted(together.pop(constant))]
    return order


def in_order_of_labels(function: Function, addresses: Sequence[BlockAddress]) -> list[BlockAddress]:
    """The order in which LLVM makes the addresses that wait for a function: its map's, numbers first."""
    waiting = {address.block: address for address in addresses}
    numbered = [waiting[block] for block in function.blocks if block in waiting]
    return sorted(numbered, key=lambda address: address.block.name)


def equivalent_order(constant: DSOLocalEquivalent) -> str:
    """LLVM's maps of those that wait; numbers come first, and stay in their order."""
    return constant.operands[0].name
