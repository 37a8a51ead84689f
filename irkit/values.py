"""Values and their uses: what everything in a function, and every constant, is (LLVM's `Value`, `User`, `Use`).

Note [use-lists on demand]: a value's use-list is in LLVM's order: a new use goes to the front. A list per value costs
more memory than the instructions themselves, so values start without one; `irkit.use_lists` makes the lists of a whole
function, or of a whole module, when the first of them is asked for, by replaying the order in which LLVM's reader makes
the uses. From then on edits keep them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from irkit.types import Type

if TYPE_CHECKING:
    from irkit.globals import Function
    from irkit.instructions import Instruction
    from irkit.metadata import ValueAsMetadata


class Use:
    """One operand of one user: `user.operands[index]`."""

    __slots__ = ("index", "user")

    def __init__(self, user: User, index: int) -> None:
        self.user: User = user
        self.index: int = index

    @property
    def value(self) -> Value:
        return self.user.operands[self.index]

    def __repr__(self) -> str:
        return f"<Use {self.index} of {self.user!r}>"


class Value:
    """Anything with a type that can be an operand. `name` is "" where there is none; bytes that are not UTF-8 are
    kept in it as surrogate escapes."""

    __slots__ = ("_uses", "name", "type")

    def __init__(self, ty: Type, name: str = "") -> None:
        self.type: Type = ty
        self.name: str = name
        self._uses: list[Use] | None = None

    @property
    def uses(self) -> list[Use]:
        """The operands that are this value, in LLVM's order: the newest first. A copy.

        A constant that refers to no global, like a number, does not know its modules: it has the uses in those whose
        lists are made (`irkit.use_lists.make_all_use_lists`). From LLVM 21 on such constants have no uses at all.
        """
        return list(use_list(self))

    @property
    def users(self) -> Iterator[User]:
        """The user of each use, in the same order; one that uses the value twice comes twice."""
        return iter([use.user for use in use_list(self)])

    def replace_all_uses_with(self, new: Value) -> None:
        """Make every user of this value use `new`; as in LLVM, one use after another from the front of the list."""
        if new is self:
            return
        mine = use_list(self)
        theirs = use_list(new)
        for use in mine:
            use.user.operands[use.index] = new
        theirs[:0] = mine[::-1]
        self._uses = []


class User(Value):
    """A value with operands, in LLVM's operand order (a call's callee is its last, a conditional branch's condition
    its first). Change operands by `set_operand`, which keeps use-lists true."""

    __slots__ = ("operands",)

    def __init__(self, ty: Type, operands: list[Value], name: str = "") -> None:
        super().__init__(ty, name)
        self.operands: list[Value] = operands

    def set_operand(self, index: int, value: Value) -> None:
        old = list_to_keep(self.operands[index], self)
        new = list_to_keep(value, self)
        if old is not None:
            for position, use in enumerate(old):
                if use.user is self and use.index == index:
                    del old[position]
                    break
        self.operands[index] = value
        if new is not None:
            new.insert(0, Use(self, index))

    def replace_operands(self, operands: list[Value]) -> None:
        """Give up all operands and take new ones; the new uses are made in operand order."""
        for value in dict.fromkeys(self.operands):
            uses = list_to_keep(value, self)
            if uses is not None:
                uses[:] = [use for use in uses if use.user is not self]
        lists = [list_to_keep(value, self) for value in operands]
        self.operands = operands
        for index, uses in enumerate(lists):
            if uses is not None:
                uses.insert(0, Use(self, index))

    def drop_all_references(self) -> None:
        """Give up all operands, so that the values no longer count this as a user."""
        self.replace_operands([])


class Placeholder(Value):
    """Stands for a value that a reader has not come to yet; never left in a finished module. Whoever holds it is noted
    in `operand_users` or `metadata_users`."""

    __slots__ = ("metadata_users", "operand_users")

    def __init__(self, ty: Type) -> None:
        super().__init__(ty)
        self.operand_users: list[User] = []
        self.metadata_users: list[ValueAsMetadata] = []

    def resolve(self, value: Value) -> None:
        """Set every operand that is this one to the value, without keeping use-lists."""
        for user in self.operand_users:
            operands = user.operands
            for index, operand in enumerate(operands):
                if operand is self:
                    operands[index] = value
        for holder in self.metadata_users:
            holder.value = value


class Argument(Value):
    __slots__ = ("index", "parent")

    def __init__(self, ty: Type, parent: Function, index: int, name: str = "") -> None:
        super().__init__(ty, name)
        self.parent: Function = parent
        self.index: int = index


class BasicBlock(Value):
    """A list of instructions, the last of them a terminator; itself a value of type `label`."""

    __slots__ = ("instructions", "parent")

    def __init__(self, label_type: Type, parent: Function | None = None, name: str = "") -> None:
        super().__init__(label_type, name)
        self.parent: Function | None = parent
        self.instructions: list[Instruction] = []

    @property
    def terminator(self) -> Instruction | None:
        if self.instructions and self.instructions[-1].is_terminator:
            return self.instructions[-1]
        return None

    @property
    def predecessors(self) -> list[BasicBlock]:
        """The blocks whose terminators use this one, in use-list order; one that does so twice comes twice."""
        found: list[BasicBlock] = []
        for use in use_list(self):
            block = terminator_parent(use.user)
            if block is not None:
                found.append(block)
        return found

    @property
    def successors(self) -> list[BasicBlock]:
        last = self.terminator
        return last.successors if last is not None else []

    def __iter__(self) -> Iterator[Instruction]:
        return iter(self.instructions)

    def append(self, instruction: Instruction) -> None:
        self.insert(len(self.instructions), instruction)

    def insert(self, index: int, instruction: Instruction) -> None:
        """Put the instruction there; its operands count their uses from now on, if they did not before."""
        instruction.parent = self
        self.instructions.insert(index, instruction)
        register_uses(instruction)

    def remove(self, instruction: Instruction) -> None:
        """Take the instruction out, operands and uses left as they are."""
        self.instructions.remove(instruction)
        instruction.parent = None

    def erase(self, instruction: Instruction) -> None:
        """Take the instruction out and give up its operands; nothing may use it any more."""
        if use_list(instruction):
            raise ValueError("an instruction that is still used cannot be erased")
        self.remove(instruction)
        instruction.drop_all_references()


def use_list(value: Value, user: User | None = None) -> list[Use]:
    """The value's own list, made if this is the first time (see Note [use-lists on demand]); `user` tells the module of
    a value that does not know its own."""
    found = value._uses
    if found is None:
        from irkit.use_lists import make_use_list  # noqa: PLC0415 - only edits and queries pay for it

        found = make_use_list(value, user)
    return found


def list_to_keep(value: Value, user: User) -> list[Use] | None:
    """The use-list that an edit has to keep true. None: no list of a module that was not read from anywhere was asked
    for yet; when one is, it is made from the module as it stands then."""
    if value._uses is not None:
        return value._uses
    from irkit.use_lists import is_replayable  # noqa: PLC0415 - only edits pay for it

    return use_list(value, user) if is_replayable(value, user) else None


def register_uses(instruction: Instruction) -> None:
    from irkit.use_lists import register  # noqa: PLC0415 - only edits pay for it

    register(instruction)


def terminator_parent(user: User) -> BasicBlock | None:
    from irkit.instructions import Instruction  # noqa: PLC0415 - instructions are values too

    if isinstance(user, Instruction) and user.is_terminator:
        return user.parent
    return None
