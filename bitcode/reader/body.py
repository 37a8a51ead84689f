"""What the reader knows while it reads one function's body: `bitcode.reader.function` drives it record by record,
the handlers of the chapters (`arithmetic`, `memory`, …) ask it for values, types and blocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.metadata import MetadataReader
from bitcode.reader.state import ReaderState
from bitcode.reader.values import ValueTable
from irkit.blocks import BasicBlock
from irkit.context import Context
from irkit.errors import BitcodeError
from irkit.functions import Function
from irkit.instructions import Instruction
from irkit.metadata import Metadata
from irkit.types import MetadataType, Type, VoidType
from irkit.values import Value

NO_OPERANDS: Final = vec[i64]()


class BodyReader:
    """`ops[at:end]` are the operands of the current record; `base` is the number of values before it."""

    def __init__(self, state: ReaderState, metadata: MetadataReader, function: Function, record_count: i64) -> None:
        self.state: ReaderState = state
        self.metadata: MetadataReader = metadata
        self.context: Context = state.module.context
        self.function: Function = function
        self.record_count: i64 = record_count
        self.relative_ids: bool = state.relative_ids
        self.table: ValueTable = state.values
        self.values: list[Value] = state.values.values
        self.blocks: list[BasicBlock] = []
        self.block: BasicBlock | None = None
        self.block_number: int = 0
        self.instructions: list[Instruction] = []
        self.last_location: Metadata | None = None
        self.bundle_tags: list[str] = []
        self.bundle_inputs: list[list[Value]] = []
        self.ops: vec[i64] = NO_OPERANDS
        self.code: i64 = 0
        self.at: i64 = 0
        self.end: i64 = 0
        self.base: i64 = len(self.values)

    def value(self, value_id: i64, type_id: i64) -> Value:
        """A value that brings its type if it is not read yet (NONE otherwise)."""
        if 0 <= value_id < self.base:
            return self.values[value_id]
        if type_id < 0:
            raise BitcodeError(f"value id {value_id} where there are {self.base} values")
        return self.table.forward(value_id, self.state.type_at(type_id))

    def value_of_type(self, value_id: i64, ty: Type) -> Value:
        """A value whose type the record implies; a metadata id where that type is metadata."""
        if isinstance(ty, MetadataType):
            return self.metadata.as_value(self.metadata.node(value_id))
        if 0 <= value_id < self.base:
            found = self.values[value_id]
            if found.type is not ty:
                raise BitcodeError(f"value {value_id} has type {found.type}; expected {ty}")
            return found
        return self.table.forward(value_id, ty)

    def operand_of(self, value_id: i64) -> i64:
        """The operand itself, where a codec took for a value what is none."""
        return (self.base - value_id) & 0xFFFFFFFF if self.relative_ids else value_id

    def type_at(self, type_id: i64) -> Type:
        return self.state.type_at(type_id)

    def block_at(self, number: i64) -> BasicBlock:
        if 0 <= number < len(self.blocks):
            return self.blocks[number]
        raise BitcodeError(f"basic block {unsigned64(number)} where there are {len(self.blocks)}")

    def blocks_at(self, numbers: vec[i64]) -> list[BasicBlock]:
        return [self.block_at(number) for number in numbers]

    def last_instruction(self) -> Instruction:
        if not self.instructions:
            raise BitcodeError("a debug location or record before the first instruction")
        return self.instructions[-1]

    def declare_blocks(self, count: i64) -> None:
        """Make the blocks; those that a blockaddress named before are there already."""
        if count < 1 or self.blocks:
            raise BitcodeError(
                f"DECLAREBLOCKS of {unsigned64(count)} basic blocks, where {len(self.blocks)} are declared"
            )
        if count > self.record_count:
            raise BitcodeError(f"{count} basic blocks in a function of {self.record_count} records")
        known = self.state.forward_blocks.pop(self.function, None)
        if known is not None and max(known) >= count:
            raise BitcodeError(f"blockaddress of basic block {max(known)} where there are {count}")
        label = self.context.label
        for number in range(count):
            block = known.get(number) if known is not None else None
            self.blocks.append(BasicBlock(label, self.function) if block is None else block)
        self.block = self.blocks[0]
        self.state.current_function = self.function
        self.state.current_blocks = self.blocks

    def insert(self, instruction: Instruction) -> None:
        """Put an instruction into its block that no record of its own stands for: it gets no numbers."""
        if self.block is None:
            raise BitcodeError(f"{instruction.opcode} where all basic blocks have their terminator")
        if self.table.has_fresh:
            self.table.note_user(instruction)
        instruction.parent = self.block
        self.block._instructions.append(instruction)

    def add(self, instruction: Instruction) -> None:
        """Put an instruction into its block, and give it a value number unless it is void."""
        block = self.block
        if block is None:
            raise BitcodeError(f"{instruction.opcode} where all basic blocks have their terminator")
        if self.bundle_tags:
            raise BitcodeError(f"operand bundles before {instruction.opcode}, which takes none")
        if self.table.has_fresh:
            self.table.note_user(instruction)
        instruction.parent = block
        block._instructions.append(instruction)
        self.instructions.append(instruction)
        if instruction.is_terminator:
            self.block_number += 1
            blocks = self.blocks
            self.block = blocks[self.block_number] if self.block_number < len(blocks) else None
        if not isinstance(instruction.type, VoidType):
            self.table.push(instruction)


InstructionReader = Callable[[BodyReader], Instruction]
