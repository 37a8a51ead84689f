"""The ends of objects: where stack objects die and heap objects are freed, and what comes after."""

from __future__ import annotations

from typing import Final

from irkit.analysis.dominators import DominatorTree
from irkit.functions import Function
from irkit.instructions import AllocaInst, CallBase, Instruction
from irkit.linter.deferred import object_under
from irkit.values import Value

# The functions of C's and C++'s libraries that free their first argument.
_FREE: Final = ("free", "cfree")
_DELETE: Final = ("_ZdlPv", "_ZdaPv")
_SHOWN: Final = 64  # ends of one object that are looked at


def freed_by(call: CallBase) -> Value | None:
    """What a call frees; None where it frees nothing that is known."""
    callee = call.operands[-1]
    if not isinstance(callee, Function) or not callee.is_declaration or not call.argument_count:
        return None
    return call.operands[0] if callee.name in _FREE or callee.name.startswith(_DELETE) else None


class Ends:
    """Where the objects of a function end."""

    __slots__ = ("_behind", "_ended", "_freed", "_started", "_tree")

    def __init__(self, function: Function, tree: DominatorTree) -> None:
        self._tree: DominatorTree = tree
        self._ended: dict[Value, list[Instruction]] = {}
        self._started: dict[Value, list[Instruction]] = {}
        self._freed: dict[Value, list[Instruction]] = {}
        self._behind: dict[int, set[int]] = {}  # by block: those that control may come to from its end
        for block in function.blocks:
            for instruction in block.instructions:
                if isinstance(instruction, CallBase):
                    self._note(instruction)

    def _note(self, call: CallBase) -> None:
        callee = call.operands[-1]
        if isinstance(callee, Function) and callee.name.startswith("llvm.lifetime."):
            base = object_under(call.operands[call.argument_count - 1])
            if isinstance(base, AllocaInst):
                table = self._ended if callee.name.startswith("llvm.lifetime.end") else self._started
                table.setdefault(base, []).append(call)
            return
        freed = freed_by(call)
        if freed is not None:
            self._freed.setdefault(freed, []).append(call)

    def freed_before(self, base: Value, user: Instruction) -> Instruction | None:
        """The call that has freed what `base` points to whenever control comes to `user`."""
        for call in self._freed.get(base, ())[:_SHOWN]:
            if call is not user and self._comes_before(call, user):
                return call
        return None

    def ended_before(self, base: Value, user: Instruction) -> Instruction | None:
        """The call that has ended the lifetime of a stack object for good whenever control comes to `user`."""
        for call in self._ended.get(base, ())[:_SHOWN]:
            if call is not user and self._comes_before(call, user):
                if not any(self._may_follow(start, call) for start in self._started.get(base, ())):
                    return call
        return None

    def _comes_before(self, first: Instruction, second: Instruction) -> bool:
        return self._tree.dominates(first, second, 0)

    def _may_follow(self, start: Instruction, end: Instruction) -> bool:
        numbers = self._tree.flow.number
        assert start.parent is not None
        assert end.parent is not None
        if start.parent is end.parent and self._comes_before(end, start):
            return True
        return numbers[start.parent] in self._reached_from(numbers[end.parent])

    def _reached_from(self, block: int) -> set[int]:
        found = self._behind.get(block)
        if found is None:
            successors = self._tree.flow.successors
            found = self._behind[block] = set()
            todo = [*successors[block]]
            while todo:
                place = todo.pop()
                if place not in found:
                    found.add(place)
                    todo += successors[place]
        return found
