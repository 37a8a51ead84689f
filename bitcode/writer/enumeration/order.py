"""The order in which a reader is expected to make values, which the prediction of use-lists goes by.

Note [numbers of prediction]: each value has a number, a constant's operands smaller ones than the constant. Blocks come
before what a function's metadata names, that before the arguments, and those before the instructions, each behind the
constants that it is the first to name. LLVM 14 and older, whose reader made constants at once, put all constants that
globals and metadata name before the globals, and the instructions of a function behind all of its constants.
"""

from __future__ import annotations

from collections.abc import Sequence, Set

from bitcode.writer.enumeration.values import ValueNumbers
from irkit.blocks import BasicBlock
from irkit.constants import Constant, ConstantExprShuffle, InlineAsm
from irkit.debug_records import DbgRecord, DbgVariableRecord
from irkit.dialects.features import CONSTANTS_BEFORE_GLOBALS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.instructions import ShuffleVectorInst
from irkit.metadata import DIArgList, Metadata, MetadataAsValue, ValueAsMetadata
from irkit.module import Module
from irkit.values import SLOT_BASES, Value


class ModuleOrder:
    """`numbers` count from 1 to `count`; those of globals are above `last_constant`, up to `last_global`.

    Those of constants and globals are in `numbers`, others in the values themselves, above `base`: `number_of` has all.

    `bodies` are the functions with a body that count, in their order. Those in `silent` name no metadata.
    """

    last_global: int

    def __init__(
        self,
        module: Module,
        values: ValueNumbers,
        bodies: Sequence[Function],
        silent: Set[Function],
    ) -> None:
        self.module: Module = module
        self.values: ValueNumbers = values
        self.bodies: Sequence[Function] = bodies
        self.silent: Set[Function] = silent
        self.base: int = next(SLOT_BASES)
        self.numbers: dict[Value, int] = {}
        self.count: int = 0
        self.last_constant: int = 0
        self.constants_first: bool = module.dialect.has(CONSTANTS_BEFORE_GLOBALS)
        if self.constants_first:
            self.number_constants_first()
        else:
            self.number_as_read()

    # LLVM 15 and later

    def number_as_read(self) -> None:
        """Globals from the last to the first, as their initialisers are resolved; then the bodies."""
        module = self.module
        for variable in reversed(module.globals):
            self.number(variable)
        for alias in reversed(module.aliases):
            self.number(alias)
        for ifunc in reversed(module.ifuncs):
            self.number(ifunc)
        for function in reversed(module.functions):
            self.number(function)
        self.last_global = self.count
        for function in self.bodies:
            self.number_body(function)

    def number_body(self, function: Function) -> None:
        for block in function.blocks:
            self.add(block)
        if function not in self.silent:
            self.number_metadata(function)
        for argument in function.arguments:
            self.add(argument)
        for block in function.blocks:
            for instruction in block._instructions:
                for operand in instruction._operands:
                    if operand._uses is not None:  # else it is local, or no list is kept for it
                        if isinstance(operand, (Constant, InlineAsm)):
                            self.number(operand)
                if isinstance(instruction, ShuffleVectorInst):
                    self.number(self.values.mask(instruction.mask))
                self.count += 1
                instruction._slot = self.base + self.count

    def number_metadata(self, function: Function) -> None:
        """What a body names as metadata."""
        for block in function.blocks:
            for instruction in block._instructions:
                if instruction.debug_records is not None:
                    self.number_records(instruction.debug_records)
                for operand in instruction._operands:
                    if isinstance(operand, MetadataAsValue):
                        self.number_behind(operand.metadata)

    def add(self, value: Value) -> None:
        """Number a value that is met once."""
        self.count += 1
        if value._is_local():
            value._slot = self.base + self.count
        else:
            self.numbers[value] = self.count

    def number_of(self, value: Value) -> int:
        """The number of a value; 0 for what is not written."""
        if value._is_local():
            return max(value._slot - self.base, 0)
        return self.numbers.get(value, 0)

    def number_records(self, records: Sequence[DbgRecord]) -> None:
        for record in records:
            if isinstance(record, DbgVariableRecord):
                self.number_behind(record.location)
                self.number_behind(record.address)

    # LLVM 14 and older

    def number_constants_first(self) -> None:
        module = self.module
        for user in (*module.globals, *module.aliases, *module.ifuncs, *module.functions):
            for operand in user.operands:
                if not isinstance(operand, GlobalValue):
                    self.number(operand)
        for function in self.bodies:
            for block in function.blocks:
                for instruction in block._instructions:
                    for operand in instruction.operands:
                        if isinstance(operand, MetadataAsValue):
                            self.number_behind(operand.metadata)
        self.last_constant = self.count
        for value in (*module.functions, *module.aliases, *module.ifuncs, *module.globals):
            self.number(value)
        self.last_global = self.count
        for function in self.bodies:
            self.number_body_in_parts(function)

    def number_body_in_parts(self, function: Function) -> None:
        blocks = function.blocks
        for block in blocks:
            self.number(block)
        for argument in function.arguments:
            self.number(argument)
        for block in blocks:
            for instruction in block._instructions:
                for operand in instruction.operands:
                    if isinstance(operand, (Constant, InlineAsm)) and not isinstance(operand, GlobalValue):
                        self.number(operand)
                if isinstance(instruction, ShuffleVectorInst):
                    self.number(self.values.mask(instruction.mask))
        for block in blocks:
            for instruction in block._instructions:
                self.number(instruction)

    # Values

    def number(self, root: Value) -> None:
        """Number a value, after a constant's operands; blocks and globals among these have their own places."""
        numbers = self.numbers
        if root in numbers:
            return
        if not isinstance(root, Constant) or not root.operands:
            self.add(root)
            return
        pending: list[Value] = [root]
        while pending:
            top = pending[-1]
            before = len(pending)
            if top not in numbers and isinstance(top, Constant):
                for operand in reversed(self.operands_of(top)):
                    if operand not in numbers and not isinstance(operand, (BasicBlock, GlobalValue)):
                        pending.append(operand)
            if len(pending) == before:
                pending.pop()
                if top not in numbers:
                    self.add(top)

    def operands_of(self, constant: Constant) -> Sequence[Value]:
        if isinstance(constant, GlobalValue) and self.constants_first:
            return ()
        if isinstance(constant, ConstantExprShuffle):
            return [*constant.operands, self.values.mask(constant.mask_constant)]
        return constant.operands

    def number_behind(self, metadata: Metadata | None) -> None:
        """Number the constants that metadata in a place of a value holds."""
        for value in values_behind(metadata):
            if isinstance(value, (Constant, InlineAsm)):
                if not (self.constants_first and isinstance(value, GlobalValue)):
                    self.number(value)


def values_behind(metadata: Metadata | None) -> list[Value]:
    """The values that metadata in a place of a value holds, one or a list."""
    if isinstance(metadata, ValueAsMetadata):
        return [metadata.value]
    if isinstance(metadata, DIArgList):
        return [argument.value for argument in metadata.args]
    return []
