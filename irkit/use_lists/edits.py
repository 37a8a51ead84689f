"""Many edits at once: the use-lists that LLVM leaves behind when it replaces calls one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit.constants import Constant, ConstantData
from irkit.dialects.features import CONSTANT_DATA_USES
from irkit.instruction_base import setting_order
from irkit.instructions import Instruction
from irkit.use_lists.lists import make_all_use_lists
from irkit.values import Use, User, Value, use_list

if TYPE_CHECKING:
    from irkit.module import Module


class UseListEdits:
    """Makes the module's use-lists, notes what happens to uses, and changes the lists at the end, each once. Operands
    are the caller's to change: what is said here is what they are to be."""

    def __init__(self, module: Module) -> None:
        make_all_use_lists(module)
        self.data_uses: bool = module.dialect.has(CONSTANT_DATA_USES)
        self.added: dict[Value, list[Use]] = {}  # the newest last
        self.removed: set[Instruction] = set()
        self.touched: dict[Value, None] = {}  # values that removed instructions use

    def uses_of(self, value: Value) -> list[Use]:
        """The value's uses as they are now; those of instructions that are removed may still be there."""
        added = self.added.get(value)
        uses = value._uses
        if uses is None:
            uses = use_list(value)
        return uses if added is None else [*reversed(added), *uses]

    def add_use(self, value: Value, user: User, index: int) -> None:
        self.note_constant(value)
        if self.has_uses(value):
            self.added.setdefault(value, []).append(Use(user, index))

    def has_uses(self, value: Value) -> bool:
        """Whether the release keeps uses of it."""
        return self.data_uses or not isinstance(value, ConstantData)

    def note_constant(self, made: Value) -> None:
        """A constant that comes into the module uses its operands, and those that are new use theirs before it."""
        if made._uses is not None or not isinstance(made, Constant) or not made.operands:
            return
        new: list[Constant] = []
        left: list[Constant] = [made]
        while left:
            value = left.pop()
            if value._uses is None:
                value._uses = []
                new.append(value)
                left.extend([one for one in value.operands if isinstance(one, Constant) and one.operands])
        for value in reversed(new):
            for index, operand in enumerate(value.operands):
                self.add_use(operand, value, index)

    def make(self, instruction: Instruction, operands: list[Value]) -> None:
        """A new instruction uses these operands."""
        for index in setting_order(instruction):
            self.add_use(operands[index], instruction, index)
        if instruction._uses is None:
            instruction._uses = []

    def hand_over(self, old: Value, new: Value) -> None:
        """What uses `old` uses `new` instead, from the front of the list."""
        self.note_constant(new)
        uses = self.uses_of(old)
        self.added.pop(old, None)
        old._uses = []
        if self.has_uses(new):
            self.added.setdefault(new, []).extend([use for use in uses if use.user not in self.removed])

    def remove(self, instruction: Instruction, operands: list[Value]) -> None:
        """An instruction that uses these operands goes."""
        self.removed.add(instruction)
        for operand in operands:
            self.touched[operand] = None

    def finish(self) -> None:
        """Change the lists."""
        removed = self.removed
        for value in {**self.touched, **self.added}:
            uses = self.uses_of(value)
            if value in self.touched:
                uses = [use for use in uses if use.user not in removed]
            value._uses = uses
        self.added.clear()
