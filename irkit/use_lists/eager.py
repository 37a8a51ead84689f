"""The uses that LLVM up to 14 makes when it reads a CONSTANTS block.

Note [placeholders of constants]: each record makes its constant at once. An operand that comes later is a placeholder,
so that what is made is a draft, unique by its operands like any constant. When the block is read, placeholders are
replaced, the last one made first: each draft that uses one gives way to a new constant with all placeholders of it
replaced, and the constants that use the draft are changed in their places. A draft whose operands are all there is the
constant itself, unless another block has made that before: then it takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from irkit.constants import Constant, ConstantExpr, ConstantExprShuffle
from irkit.dialects.features import DELAYED_SELECTS
from irkit.values import Use, Value

if TYPE_CHECKING:
    from irkit.use_lists.replay import ModuleReplay


class Node:
    """A placeholder (`target` None) or a draft: what is used while the real constant is not there. `users` has
    (draft, operand number), the newest last; `uses` the draft's own uses of real values, by operand number."""

    __slots__ = ("number", "operands", "target", "users", "uses")

    def __init__(self, number: int, target: Constant | None) -> None:
        self.number: int = number
        self.target: Constant | None = target
        self.operands: list[Value | Node] = []
        self.users: dict[tuple[Node, int], None] = {}
        self.uses: dict[int, Use] = {}


class BlockReader:
    """Reads one block; `current[n]` is what stands for its n-th constant at the moment."""

    def __init__(self, replay: ModuleReplay, values: Sequence[Value]) -> None:
        self.replay: ModuleReplay = replay
        self.values: Sequence[Value] = values
        self.numbers: dict[Value, int] = {}
        self.current: dict[int, Value | Node] = {}
        self.placeholders: dict[int, Node] = {}
        for number, value in enumerate(values):
            self.numbers.setdefault(value, number)

    def read(self) -> None:
        delayed = []
        with_selects = self.replay.module.dialect.has(DELAYED_SELECTS)
        for number, value in enumerate(self.values):
            if not isinstance(value, Constant) or not value.operands:
                self.current[number] = value
            elif is_delayed(value, with_selects):
                delayed.append(number)
            else:
                self.define(number, value)
        for number in delayed:
            value = self.values[number]
            assert isinstance(value, Constant)
            self.define(number, value)
        for number in reversed(list(self.placeholders)):
            self.replace_placeholder(number)

    def define(self, number: int, constant: Constant) -> None:
        operands = [self.operand(operand) for operand in constant.operands]
        self.current[number] = self.made(number, constant, operands)

    def operand(self, value: Value) -> Value | Node:
        number = self.numbers.get(value)
        if number is None:
            return value
        found = self.current.get(number)
        if found is None:
            found = self.placeholders.get(number)
            if found is None:
                found = self.placeholders[number] = Node(number, None)
        return found

    def made(self, number: int, constant: Constant, operands: list[Value | Node]) -> Value | Node:
        """The constant if all its operands are there, else a draft of it."""
        if not any(isinstance(operand, Node) for operand in operands):
            self.replay.make(constant)
            return constant
        draft = Node(number, constant)
        for index, operand in enumerate(operands):
            draft.operands.append(operand)
            self.use(draft, index, operand)
        return draft

    def use(self, draft: Node, index: int, operand: Value | Node) -> None:
        assert draft.target is not None
        if isinstance(operand, Node):
            operand.users[(draft, index)] = None
            return
        self.replay.add_use(operand, draft.target, index)
        uses = self.replay.lists.get(operand)
        if uses is not None:
            draft.uses[index] = uses[-1]

    def give_up(self, draft: Node) -> None:
        """Take back all uses that a draft makes."""
        for index, operand in enumerate(draft.operands):
            if isinstance(operand, Node):
                operand.users.pop((draft, index), None)
            elif index in draft.uses:
                remove_newest(self.replay.lists[operand], draft.uses[index])
        draft.operands = []
        draft.uses = {}

    def replace_placeholder(self, number: int) -> None:
        placeholder = self.placeholders[number]
        while placeholder.users:
            user = next(reversed(placeholder.users))[0]
            assert user.target is not None
            operands: list[Value | Node] = []
            for operand in user.operands:
                is_placeholder = isinstance(operand, Node) and operand.target is None
                operands.append(self.current[operand.number] if is_placeholder else operand)  # type: ignore[union-attr]
            self.replace(user, self.made(user.number, user.target, operands))

    def replace(self, old: Node, new: Value | Node) -> None:
        """Put `new` in the place of a draft; what that completes stands for its own draft in turn."""
        todo = [(old, new, False)]
        while todo:
            draft, value, in_place = todo.pop()
            if self.current.get(draft.number) is draft:
                self.current[draft.number] = value
            users = list(draft.users) if in_place else list(draft.users)[::-1]
            for user, index in users:
                if user.operands[index] is not draft:
                    continue
                for other, operand in enumerate(user.operands):
                    if operand is draft:
                        user.operands[other] = value
                        self.use(user, other, value)
                if not any(isinstance(operand, Node) for operand in user.operands):
                    todo.append(self.complete(user))
            draft.users.clear()
            self.give_up(draft)

    def complete(self, draft: Node) -> tuple[Node, Value | Node, bool]:
        """A draft has all its operands: it is the constant now (True), or gives way to the one there is."""
        target = draft.target
        assert target is not None
        if target in self.replay.made:
            return draft, target, False
        self.replay.made.add(target)
        draft.uses = {}
        draft.operands = []
        return draft, target, True


def remove_newest(uses: list[Use], use: Use) -> None:
    """Take a use out of a list, whose newest is the last: those of drafts are among the newest."""
    for at in reversed(range(len(uses))):
        if uses[at] is use:
            del uses[at]
            return


def is_delayed(constant: Constant, with_selects: bool) -> bool:
    """Shuffles are made when the block is read (a mask must be there whole), and so are selects in LLVM 14."""
    if isinstance(constant, ConstantExprShuffle):
        return True
    return with_selects and isinstance(constant, ConstantExpr) and constant.opcode == "select"


def read_constants(replay: ModuleReplay, values: Sequence[Value]) -> None:
    """Make the constants of one block."""
    BlockReader(replay, values).read()
