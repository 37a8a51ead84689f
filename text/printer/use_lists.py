"""`uselistorder` directives: the order of uses that reading the text back would not give (LangRef, "Use-list Order
Directives").

Note [predicting use-lists]: the text's reader makes uses in the order of the text, each at the front of its value's
list; uses before the definition are forward references, whose order it turns round. So a list is expected to have the
users behind the definition first, the last one foremost, then those before it, in order. Where the list is another one,
a directive says so. LLVM's prediction takes one number for each value, a constant's operands before the constant, and
is printed as it is, right or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.blocks import BasicBlock
from irkit.constants import BlockAddress, Constant, InlineAsm
from irkit.debug_records import DbgVariableRecord
from irkit.dialects.features import USE_LISTS_THROUGH_RECORDS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import Instruction, function_of
from irkit.local_uses import ordered_uses
from irkit.metadata import DIArgList, Metadata, MetadataAsValue, ValueAsMetadata
from irkit.module import Module
from irkit.use_lists import make_all_use_lists
from irkit.values import Argument, Use, Value

if TYPE_CHECKING:
    from text.printer.operands import Operands


class UseListPrinter:
    """Predicts the orders of a whole module at once, and has the lines of each function and of the module."""

    def __init__(self, module: Module, operands: Operands) -> None:
        self.operands: Operands = operands
        make_all_use_lists(module)
        self.shuffles: dict[Function | None, list[tuple[Value, list[int]]]] = {}
        numbers = ModuleOrder(module).numbers
        for value, number in numbers.items():
            uses = value._uses
            if uses is not None and len(uses) > 1:
                shuffle = predicted_shuffle(value, ordered_uses(value, uses, module), number, numbers)
                if shuffle is not None:
                    self.shuffles.setdefault(function_of(value), []).append((value, shuffle))

    def function_directives(self, function: Function) -> list[str]:
        """The lines at the end of a function; it must be the one whose operands are being printed."""
        return self.directives(function, "  uselistorder ")

    def module_directives(self) -> list[str]:
        """The lines at the end of the functions, of what is not inside one of them."""
        return self.directives(None, "uselistorder ")

    def directives(self, function: Function | None, keyword: str) -> list[str]:
        shuffles = self.shuffles.get(function)
        if shuffles is None:
            return []
        lines = ["\n; uselistorder directives\n"]
        for value, shuffle in shuffles:
            indexes = ", ".join([str(index) for index in shuffle])
            lines.append(f"{keyword}{self.operands.typed(value)}, {{ {indexes} }}\n")
        return lines


class ModuleOrder:
    """Numbers all values of a module in the order of the text."""

    def __init__(self, module: Module) -> None:
        self.numbers: dict[Value, int] = {}
        self.through_records: bool = module.dialect.has(USE_LISTS_THROUGH_RECORDS)
        for variable in module.globals:
            self.number_with_operands(variable)
        for alias in module.aliases:
            self.number_with_operands(alias)
        for ifunc in module.ifuncs:
            self.number_with_operands(ifunc)
        for function in module.functions:
            self.number_with_operands(function)
            self.number_body(function)

    def number(self, value: Value) -> None:
        self.numbers.setdefault(value, len(self.numbers))

    def number_with_operands(self, value: GlobalValue) -> None:
        for operand in value.operands:
            if not isinstance(operand, GlobalValue):
                self.number_constant(operand)
        self.number(value)

    def number_constant(self, value: Value) -> None:
        """The operands, but for blocks and globals, have their numbers before the constant."""
        pending: list[Value] = [value]
        while pending:
            top = pending[-1]
            before = len(pending)
            if top not in self.numbers and isinstance(top, Constant) and not isinstance(top, GlobalValue):
                for operand in reversed(top.operands):
                    if not isinstance(operand, (BasicBlock, GlobalValue)) and operand not in self.numbers:
                        pending.append(operand)
            if len(pending) == before:
                self.number(pending.pop())

    def number_body(self, function: Function) -> None:
        for argument in function.arguments if not function.is_declaration else ():
            self.number(argument)
        for block in function.blocks:
            self.number(block)
            for instruction in block._instructions:
                if self.through_records and instruction.debug_records is not None:
                    for record in instruction.debug_records:
                        if isinstance(record, DbgVariableRecord):
                            self.number_behind(record.location)
                            self.number_behind(record.address)
                for operand in instruction.operands:
                    if isinstance(operand, (Instruction, Argument, BasicBlock, GlobalValue)):
                        continue
                    value = behind_metadata(operand)
                    if isinstance(value, InlineAsm) or (
                        isinstance(value, Constant) and not isinstance(value, GlobalValue)
                    ):
                        self.number_constant(value)
                self.number(instruction)

    def number_behind(self, metadata: Metadata | None) -> None:
        """Number the constants, globals too, that a debug record has for a variable's place."""
        holders: list[ValueAsMetadata] = []
        if isinstance(metadata, DIArgList):
            holders = metadata.args
        elif isinstance(metadata, ValueAsMetadata):
            holders = [metadata]
        for holder in holders:
            if isinstance(holder.value, Constant):
                self.number_constant(holder.value)


def behind_metadata(operand: Value) -> Value:
    """The value that an operand has in a wrapper of metadata."""
    if isinstance(operand, MetadataAsValue) and isinstance(operand.metadata, ValueAsMetadata):
        return operand.metadata.value
    return operand


def predicted_shuffle(value: Value, uses: list[Use], number: int, numbers: dict[Value, int]) -> list[int] | None:
    """The places that the uses have in the list, in the order that the text's reader would make; None if they are in
    that order already."""
    if is_predicted(value, uses, number, numbers):
        return None
    is_block = isinstance(value, BasicBlock)
    if isinstance(value, BlockAddress):
        number = numbers.get(value.block, -1)
    behind: list[tuple[int, int, int]] = []
    before: list[tuple[int, int, int]] = []
    for use in uses:
        user = numbers.get(use.user)
        if user is None:  # not in the text
            continue
        place = len(behind) + len(before)
        if not is_block and user <= number:
            before.append((user, use.index, place))
        else:
            behind.append((-user, -use.index, place))
    shuffle = [place for _, _, place in sorted(behind) + sorted(before)]
    return None if shuffle == sorted(shuffle) else shuffle


def is_predicted(value: Value, uses: list[Use], number: int, numbers: dict[Value, int]) -> bool:
    """Whether a list is plainly in the order of prediction, the usual case: users behind the definition, last to
    first."""
    if isinstance(value, BlockAddress):
        return False
    last = len(numbers)
    for use in uses:
        user = numbers.get(use.user, -1)
        if user >= last or (user <= number and not isinstance(value, BasicBlock)):
            return False
        last = user
    return True
