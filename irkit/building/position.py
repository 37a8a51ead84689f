"""Where a builder stands, and what every instruction goes through on its way into a block."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from irkit import flags as f
from irkit.blocks import BasicBlock
from irkit.constants import Constant, InlineAsm
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import Instruction, function_of
from irkit.metadata import MetadataAsValue
from irkit.owning import owned
from irkit.values import Argument, Value

if TYPE_CHECKING:
    from irkit.metadata import Metadata
    from irkit.module import Module

_FLAGS: Final[dict[str, int]] = {word: bit for bit, word in f.WRAP_FLAGS}
_FAST_MATH: Final[dict[str, int]] = {"fast": f.FAST_ALL, **{word: bit for bit, word in f.FAST_MATH_FLAGS}}
_LONGEST_LABEL: Final = 50  # characters of a block's name that names made from it keep


class Position:
    """A place in a block, and the `debug_loc` that new instructions get."""

    def __init__(self, block: BasicBlock | None = None) -> None:
        self._block: BasicBlock | None = block
        self._before: Instruction | None = None  # None: at the end
        self.debug_loc: Metadata | None = None

    @property
    def block(self) -> BasicBlock:
        """The block that instructions go into. Raises `EditError` if there is none yet."""
        if self._block is None:
            raise EditError("the builder stands in no block")
        return self._block

    @property
    def basic_block(self) -> BasicBlock:
        return self.block

    @property
    def function(self) -> Function:
        parent = self.block.parent
        if parent is None:
            raise EditError(f"the block %{self.block.name} is in no function")
        return parent

    @property
    def module(self) -> Module:
        parent = self.function.parent
        if parent is None:
            raise EditError(f"the function @{self.function.name} is in no module")
        return parent

    # Where

    def position_before(self, instruction: Instruction) -> None:
        """Stand before an instruction, in its block."""
        if instruction.parent is None:
            raise EditError(f"{instruction!r} is in no block")
        self._block = instruction.parent
        self._before = instruction

    def position_after(self, instruction: Instruction) -> None:
        """Stand behind an instruction, in its block."""
        self.position_before(instruction)
        here = self.block.instructions
        index = here.index(instruction) + 1
        self._before = here[index] if index < len(here) else None

    def position_at_start(self, block: BasicBlock) -> None:
        """Stand before the first instruction of a block."""
        self._block = block
        self._before = block.instructions[0] if block.instructions else None

    def position_at_end(self, block: BasicBlock) -> None:
        """Stand behind the last instruction of a block."""
        self._block = block
        self._before = None

    def append_basic_block(self, name: str = "") -> BasicBlock:
        """A new block at the end of the function; the builder stays where it is."""
        return self.function.append_block(name)

    @contextlib.contextmanager
    def goto_block(self, block: BasicBlock) -> Iterator[None]:
        """For the time of a `with`, stand at the end of another block, before its terminator if it has one."""
        was = (self._block, self._before)
        terminator = block.terminator
        if terminator is not None:
            self.position_before(terminator)
        else:
            self.position_at_end(block)
        try:
            yield
        finally:
            self._block, self._before = was

    @contextlib.contextmanager
    def goto_entry_block(self) -> Iterator[None]:
        """The same with the function's entry block."""
        with self.goto_block(self.function.blocks[0]):
            yield

    # Into the block

    def insert(self, instruction: Instruction, name: str = "") -> None:
        """Put an instruction here, named `name` or as LLVM makes that name unique."""
        block = self.block
        if name:
            function = block.parent
            instruction.name = name if function is None else function.unique_name(name)
        if instruction.debug_loc is None:
            instruction.debug_loc = self.debug_loc
        before = self._before
        if before is None:
            last = block._instructions[-1] if block._instructions else None
            if last is not None and last.is_terminator:
                raise EditError(f"the block %{block.name} has its terminator, {last!r}, already")
            block.append(instruction)
            return
        if instruction.is_terminator:
            raise EditError(f"the terminator {instruction!r} cannot stand before {before!r}")
        block.insert_before(before, instruction)

    # Operands and flags

    def operand(self, value: Value) -> Value:
        """The value as an operand of an instruction here: a constant as the module's own.

        Raises `EditError` for what is no value, or is another function's or module's.
        """
        if isinstance(value, Constant):
            return owned(value, self.module)
        if isinstance(value, (Instruction, Argument, BasicBlock)):
            home = function_of(value)
            if home is not self.function:
                where = "no function" if home is None else f"the function @{home.name}"
                raise EditError(f"{value!r} is of {where}, not of @{self.function.name}")
            return value
        if isinstance(value, (InlineAsm, MetadataAsValue)):
            return value
        raise EditError(f"{value!r} is no value, so it cannot be an operand")

    def target(self, block: BasicBlock) -> BasicBlock:
        """A block of this function, to go to."""
        if not isinstance(block, BasicBlock):
            raise EditError(f"{block!r} is no basic block")
        self.operand(block)
        return block


def flag_bits(opcode: str, allowed: int, words: Iterable[str], given: dict[str, bool]) -> int:
    """The flags of `irkit.flags` that words and keywords ask for."""
    bits = 0
    for word in asked(words, given):
        bit = _FLAGS.get(word, 0)
        if not bit & allowed:
            raise EditError(f"{opcode} has no flag {word!r}")
        bits |= bit
    return bits


def fast_math_bits(opcode: str, words: Iterable[str], given: dict[str, bool]) -> int:
    """The fast-math flags that words and keywords ask for."""
    bits = 0
    for word in asked(words, given):
        bit = _FAST_MATH.get(word, 0)
        if not bit:
            raise EditError(f"{opcode} has no flag {word!r}")
        bits |= bit
    return bits


def asked(words: Iterable[str], given: dict[str, bool]) -> list[str]:
    return [*words, *[word for word, wanted in given.items() if wanted]]


def label(name: str, suffix: str) -> str:
    """The name of a block that belongs to another, not growing without end."""
    return (f"{name[: _LONGEST_LABEL // 2]}.." if len(name) > _LONGEST_LABEL else name) + suffix
