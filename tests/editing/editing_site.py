"""A module that is edited at random: what is drawn from it; and the table of the edits, which other files fill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from hypothesis import strategies as st

import irkit
from irkit.blocks import BasicBlock
from irkit.constants import Constant
from irkit.functions import Function
from irkit.globals import GlobalObject, GlobalValue, GlobalVariable
from irkit.instructions import (
    BinaryOperator,
    CallBase,
    CallInst,
    Instruction,
    LoadInst,
    StoreInst,
)
from irkit.metadata import MDString, MDTuple, Metadata
from irkit.module import Module
from irkit.terminators import BranchInst, ReturnInst, UnreachableInst
from irkit.types import IntegerType, PointerType, Type, VoidType
from irkit.values import Argument, Value

T = TypeVar("T")
NAMES = ("x", "y", "x1", "entry", "loop", "f", "g", "new", "", "q.r")


class NothingThere(Exception):
    """The module has nothing that the edit could be made to."""


class Site:
    """A module that is edited, and what is drawn from it."""

    def __init__(self, module: Module, data: st.DataObject) -> None:
        self.m: Module = module
        self.data: st.DataObject = data

    def of(self, things: Sequence[T]) -> T:
        if not things:
            raise NothingThere
        return things[self.data.draw(st.integers(0, len(things) - 1))]

    def number(self, last: int) -> int:
        return self.data.draw(st.integers(0, last))

    def often(self) -> bool:
        return self.number(7) > 0

    def name(self) -> str:
        return self.of(NAMES)

    def names(self) -> list[str]:
        """Of some of the globals, and now and then one that nothing has."""
        found = [value.name for value in self.m.global_values() if value.name and self.number(1)]
        return found if self.often() else [*found, self.name()]

    def function(self) -> Function:
        return self.of([f for f in self.m.functions if f.blocks])

    def any_function(self) -> Function:
        return self.of(list(self.m.functions))

    def global_value(self) -> GlobalValue:
        return self.of(list(self.m.global_values()))

    def object(self) -> GlobalObject:
        return self.of([v for v in self.m.global_values() if isinstance(v, GlobalObject)])

    def variable(self) -> GlobalVariable:
        return self.of(list(self.m.globals))

    def block(self) -> BasicBlock:
        return self.of(list(self.function().blocks))

    def instruction(self) -> Instruction:
        return self.of(self.function().instructions)

    def plain(self) -> Instruction:
        """One that may be moved within its block, and often is not a `phi`."""
        return self.of([i for i in self.function().instructions if not i.is_terminator and i.opcode != "landingpad"])

    def one(self, cls: type[T]) -> T:
        return self.of([i for f in self.m.functions for i in f.instructions if isinstance(i, cls)])

    def argument(self) -> Argument:
        return self.of(list(self.any_function().args))

    def call(self) -> CallBase:
        return self.of(list(self.m.call_sites()))

    def constant(self, ty: Type) -> Constant:
        if isinstance(ty, IntegerType):
            return self.m.context.constant_int(ty, self.number(3))
        if isinstance(ty, PointerType) and ty.address_space == 0 and self.number(1):
            return self.global_value()
        if isinstance(ty, VoidType) or ty is irkit.label:
            raise NothingThere
        return self.m.context.poison(ty)

    def value(self, ty: Type, near: Instruction | BasicBlock | None) -> Value:
        """A value of the type; mostly one that is there where the instruction is."""
        if not self.often():
            return self.of([*self.function().instructions, *self.function().args, *self.function().blocks])
        block = near.parent if isinstance(near, Instruction) else near
        found: list[Value] = [self.constant(ty)]
        function = block.parent if block is not None else None
        if block is not None and function is not None:
            found += [argument for argument in function.args if argument.type is ty]
            for instruction in block.instructions:
                if instruction is near:
                    break
                if instruction.type is ty:
                    found.append(instruction)
        return self.of(found)

    def node(self) -> Metadata:
        return MDTuple([MDString(self.name()), None], bool(self.number(1)))

    def target(self, near: Instruction) -> BasicBlock:
        function = near.function
        assert function is not None
        return self.of(list(function.blocks[1:]) or list(function.blocks))

    def newcomer(self, block: BasicBlock) -> Instruction:
        """An instruction that may stand in the block."""
        ty = self.of([irkit.i32, irkit.i64])
        which = self.number(3)
        if which == 0:
            return LoadInst(ty, self.value(irkit.ptr, block), 4)
        if which == 1:
            return StoreInst(irkit.void, self.value(ty, block), self.value(irkit.ptr, block), 4)
        if which == 2:
            function = self.any_function()
            values = [self.value(parameter, block) for parameter in function.function_type.parameters]
            return CallInst(function.function_type, function, values, [])
        return BinaryOperator(self.of(["add", "mul", "xor"]), self.value(ty, block), self.value(ty, block))

    def terminator(self, block: BasicBlock) -> Instruction:
        function = block.parent
        assert function is not None
        blocks = list(function.blocks[1:])
        if blocks and self.number(1):
            return BranchInst(irkit.void, self.of(blocks))
        if self.number(1):
            return UnreachableInst(irkit.void)
        ty = function.function_type.return_type
        return ReturnInst(irkit.void, None if isinstance(ty, VoidType) else self.value(ty, block))


Edit = Callable[[Site], object]
EDITS: dict[str, Edit] = {}


def edits(*names: str) -> Callable[[Edit], Edit]:
    """Says of which methods and properties a function is a use."""

    def noted(edit: Edit) -> Edit:
        for name in names:
            EDITS[name] = edit
        return edit

    return noted


def sets(name: str, owner: Callable[[Site], object], value: Callable[[Site], object]) -> None:
    """An assignment to the property of a class, `Class.property`."""

    def edit(s: Site) -> None:
        setattr(owner(s), name.partition(".")[2], value(s))

    EDITS[name] = edit
