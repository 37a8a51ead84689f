"""Basic blocks: the instructions in order, and edits of them (LangRef, "Functions")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irkit.edits import editing
from irkit.errors import EditError
from irkit.guarding import protect
from irkit.symbols import SymbolTable
from irkit.types import Type
from irkit.values import Use, User, Value, check_unused, describe, is_other, use_list

if TYPE_CHECKING:
    from irkit.debug_records import DbgRecord
    from irkit.functions import Function
    from irkit.instructions import Instruction
    from irkit.module import Module


class BasicBlock(Value):
    """A list of instructions, the last of them a terminator; itself a value of type `label`."""

    __slots__ = ("_instructions", "parent", "trailing_records")

    def __init__(self, label_type: Type, parent: Function | None = None, name: str = "") -> None:
        super().__init__(label_type, name)
        self.parent: Function | None = parent
        self._instructions: list[Instruction] = []
        self.trailing_records: list[DbgRecord] | None = None  # while the instruction that they stood before is missing

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        """The instructions as they are now: a loop over them is not disturbed by edits in it."""
        return tuple(self._instructions)

    def set_instructions(self, instructions: list[Instruction]) -> None:
        """Give the block other instructions without keeping use-lists, names or parents: for who makes the block, or
        keeps these in another way."""
        self._instructions = instructions
        if self.parent is not None:
            self.parent.forget_symbols()

    def _is_local(self) -> bool:
        return True

    def owned_replacement(self, new: Value) -> Value:
        return self.parent.owned_value(new, self) if self.parent is not None else new

    @property
    def symbols(self) -> SymbolTable | None:
        return self.parent.local_symbols if self.parent is not None else None

    def describe(self) -> str:
        return f"{self!r} of @{self.parent.name}" if self.parent is not None else f"{self!r}, which is in no function"

    @property
    def module(self) -> Module | None:
        return self.parent.parent if self.parent is not None else None

    def make_use_list(self, user: User | None) -> list[Use]:
        if self.parent is None:
            self._uses = []
            return self._uses
        return self.parent.make_block_list(self)

    @property
    def terminator(self) -> Instruction | None:
        if self._instructions and self._instructions[-1].is_terminator:
            return self._instructions[-1]
        return None

    @property
    def predecessors(self) -> list[BasicBlock]:
        """The blocks whose terminators use this one, in use-list order; one that does so twice comes twice."""
        found: list[BasicBlock] = []
        for use in use_list(self):
            block = use.user.terminated_block
            if block is not None:
                found.append(block)
        return found

    @property
    def successors(self) -> list[BasicBlock]:
        last = self.terminator
        return last.successors if last is not None else []

    def __iter__(self) -> Iterator[Instruction]:
        return iter(tuple(self._instructions))

    def __len__(self) -> int:
        return len(self._instructions)

    def __bool__(self) -> bool:
        return True

    def append(self, instruction: Instruction | object) -> None:
        """Put the instruction at the end: `insert`."""
        self.insert(len(self._instructions), instruction)

    def append_checked(self, made: Instruction, function: Function) -> None:
        """Put a new instruction at the end of this block of the function, unchecked: what the builder calls, which has
        seen that it can stand there. Its name, if it has one, is in the function's table."""
        made.parent = self
        self._instructions.append(made)
        made.register_uses()
        function.forget_local_metadata()

    def insert(self, index: int, instruction: Instruction | object) -> None:
        """Put the instruction there; its operands count their uses from now on, if they did not before. Constants of
        other modules without operands are exchanged for this module's own.

        Raises EditError, with nothing changed, if it is no instruction or stands in a block already, if there is no
        such place, if its name is taken, or if it uses what is of another function or module.
        """
        count = len(self._instructions)
        if not -count <= index <= count:
            raise EditError(f"{self.describe()} has {count} instructions, and no place {index}")
        made = check_newcomer(self, instruction)
        if index == count and self.trailing_records:
            made.debug_records = [*self.trailing_records, *(made.debug_records or ())]
            self.trailing_records = None
        made.parent = self
        self._instructions.insert(index, made)
        made.register_uses()
        if self.parent is not None:
            self.parent.forget_local_metadata()

    def insert_before(self, other: Instruction | object, instruction: Instruction | object) -> None:
        """Put the instruction before another one of this block. Raises EditError as `insert` does."""
        self.insert(self.index_of(other), instruction)

    def insert_after(self, other: Instruction | object, instruction: Instruction | object) -> None:
        """Put the instruction after another one of this block. Raises EditError as `insert` does."""
        self.insert(self.index_of(other) + 1, instruction)

    def index_of(self, instruction: Instruction | object) -> int:
        """The instruction's place. Raises EditError if it is not in this block."""
        for index, known in enumerate(self._instructions):
            if known is instruction:
                return index
        raise EditError(f"{describe(instruction)} is not in {self.describe()}")

    def remove(self, instruction: Instruction | object) -> None:
        """Take the instruction out, operands and uses left as they are; what the debug records before it say is then
        said before the one that follows. Raises EditError if it is not in this block."""
        index = self.index_of(instruction)
        removed = self._instructions[index]
        records = removed.debug_records
        if records:
            removed.debug_records = None
            if index + 1 < len(self._instructions):
                after = self._instructions[index + 1]
                after.debug_records = [*records, *(after.debug_records or ())]
            else:
                self.trailing_records = [*records, *(self.trailing_records or ())]
        table = self.symbols
        if table is not None:
            table.leave(removed)
        self._instructions.pop(index)
        removed.parent = None

    def erase_from_parent(self) -> None:
        """Leave the function, and let the instructions give up their operands: `Function.erase_block`."""
        self.function_of().erase_block(self)

    def remove_from_parent(self) -> None:
        """Leave the function, with the instructions and what uses this left as they are. Raises EditError if it is in
        none."""
        self.function_of().remove_block(self)

    def move_before(self, other: BasicBlock | object) -> None:
        """Stand before another block of the function. Raises EditError for one that is not in it."""
        self.function_of().move_block(self, other)

    def move_after(self, other: BasicBlock | object) -> None:
        """Stand after another block of the function. Raises EditError for one that is not in it."""
        function = self.function_of()
        place = function.index_of(other) + 1
        blocks = function.blocks
        if other is not self:
            function.move_block(self, blocks[place] if place < len(blocks) else None)

    def clone(
        self,
        suffix: str = "",
        value_map: dict[Value, Value] | None = None,
        before: BasicBlock | object | None = None,
    ) -> BasicBlock:
        """A copy in the same function, before another block, or at the end for None. Names get the suffix, and a number
        where they are taken.

        What the copy refers to of the block's own values, or of those that `value_map` names, are the copies, or what
        the map says; in debug records too. The map gets the block and its instructions. `phi`s in the copy have the
        values that those of the block have, and no `phi` knows the copy. Raises EditError, with nothing changed.
        """
        made: BasicBlock = editing("cloning", "clone_block")(self, suffix, value_map, before)
        return made

    def split_block(self, before: Instruction | object, name: str = "") -> BasicBlock:
        """Cut the block in two before one of its instructions, which starts the block that is returned; this one ends
        in a branch there, with the instruction's debug location, behind the debug records that stood before it. `phi`s
        in what follows know the new block. As in LLVM, `phi`s and exception pads at the start stay in this block, and
        the new one's name is this one's with `.split` unless another is given.

        Raises EditError, with nothing changed, for an instruction of another block, and where there is no terminator.
        """
        made: BasicBlock = editing("blocks", "split_block")(self, before, name)
        return made

    def merge_into_predecessor(self) -> BasicBlock:
        """Append the instructions to the only block that goes to this one, and nowhere else, and leave the function;
        `phi`s here give way to their values. Returns that block, which gets this one's name if it has none.

        Raises EditError, with nothing changed, if there is no such block, or something beside its terminator uses this.
        """
        before: BasicBlock = editing("blocks", "merge_into_predecessor")(self)
        return before

    def function_of(self) -> Function:
        """The function. Raises EditError if it is in none."""
        if self.parent is None:
            raise EditError(f"{self!r} is in no function")
        return self.parent

    def erase(self, instruction: Instruction | object) -> None:
        """Take the instruction out and give up its operands; debug records that speak of its value say poison from now
        on. Raises EditError, which names the users, if something uses it."""
        place = self.index_of(instruction)
        erased = self._instructions[place]
        check_unused(erased, "erased")
        erased.poison_debug_uses()
        self.remove(erased)
        erased.drop_all_references()


def check_newcomer(block: BasicBlock, instruction: object) -> Instruction:
    """The instruction, if it may come into the block, with operands that are the module's own."""
    found = instruction.as_instruction() if isinstance(instruction, User) else None
    if found is None:
        raise EditError(f"{describe(instruction)} cannot come into {block.describe()}: it is no instruction")
    instruction = found
    if instruction.parent is not None:
        raise EditError(f"{instruction.describe()} stands in a block already: move it, or clone it")
    function = block.parent
    if function is not None:
        operands = instruction.operands_in(function)
        if instruction.name:
            function.local_symbols.free_name(instruction.name, instruction, False)
            function.local_symbols.enter(instruction)
        if is_other(operands, instruction._operands):
            instruction.take_operands(tuple(operands))
    return instruction


protect(__name__)
