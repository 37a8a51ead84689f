"""Where a builder stands, and what every instruction goes through on its way into a block."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from irkit import flags as f
from irkit.blocks import BasicBlock
from irkit.constants import Constant, InlineAsm
from irkit.errors import EditError
from irkit.functions import Function
from irkit.instructions import Instruction, function_of
from irkit.metadata import MetadataAsValue
from irkit.owning import owned
from irkit.types import Type, VoidType
from irkit.values import Argument, Value, check_name
from irkit.words import check_text

if TYPE_CHECKING:
    from irkit.metadata import Metadata
    from irkit.module import Module

_FLAGS: Final[dict[str, int]] = {word: bit for bit, word in f.WRAP_FLAGS}
_FAST_MATH: Final[dict[str, int]] = {"fast": f.FAST_ALL, **{word: bit for bit, word in f.FAST_MATH_FLAGS}}
_LONGEST_LABEL: Final = 50  # characters of a block's name that names made from it keep


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A place in a block, and the `debug_loc` that new instructions get."""

    def __init__(self, block: BasicBlock | object | None = None) -> None:
        self._block: BasicBlock | None = None if block is None else checked_block(block)
        self._before: Instruction | None = None  # None: at the end
        self.debug_loc: Metadata | None = None
        self._name: str = ""  # the last that was looked at, by which many instructions may be named

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

    def position_before(self, instruction: Instruction | object) -> None:
        """Stand before an instruction, in its block."""
        if not isinstance(instruction, Instruction) or instruction.parent is None:
            raise EditError(f"{instruction!r} is in no block")
        self._block = instruction.parent
        self._before = instruction

    def position_after(self, instruction: Instruction | object) -> None:
        """Stand behind an instruction, in its block."""
        self.position_before(instruction)
        here = self.block.instructions
        index = self.block.index_of(instruction) + 1
        self._before = here[index] if index < len(here) else None

    def position_at_start(self, block: BasicBlock | object) -> None:
        """Stand before the first instruction of a block."""
        place = checked_block(block)
        self._block = place
        self._before = place.instructions[0] if place.instructions else None

    def position_at_end(self, block: BasicBlock | object) -> None:
        """Stand behind the last instruction of a block."""
        self._block = checked_block(block)
        self._before = None

    def append_basic_block(self, name: str | object = "") -> BasicBlock:
        """A new block at the end of the function; the builder stays where it is."""
        return self.function.append_block(check_text("name", name))

    @contextlib.contextmanager
    def goto_block(self, block: BasicBlock | object) -> Iterator[None]:
        """For the time of a `with`, stand at the end of another block, before its terminator if it has one."""
        was_block, was_before = self._block, self._before
        terminator = checked_block(block).terminator
        if terminator is not None:
            self.position_before(terminator)
        else:
            self.position_at_end(block)
        try:
            yield
        finally:
            self._block, self._before = was_block, was_before

    @contextlib.contextmanager
    def goto_entry_block(self) -> Iterator[None]:
        """The same with the function's entry block."""
        with self.goto_block(self.function.blocks[0]):
            yield

    # Into the block

    def insert(self, instruction: Instruction | object, name: str | object = "") -> None:
        """Put an instruction here, named `name` or as LLVM makes that name unique."""
        block = self.block
        if not isinstance(instruction, Instruction):
            raise EditError(f"{instruction!r} is no instruction, so it cannot be inserted")
        if name:
            wanted = check_name(instruction, name)
            function = block.parent
            instruction.name = wanted if function is None else function.unique_name(wanted)
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

    def insert_checked(self, made: Instruction, name: str | object = "") -> None:
        """The same for a new instruction whose operands are the function's own, and such as it can have."""
        block = self._block
        function = block.parent if block is not None else None
        if block is None or function is None or self._before is not None or block.trailing_records:
            self.insert(made, name)
            return
        instructions = block._instructions
        if instructions and instructions[-1].is_terminator:
            raise EditError(f"the block %{block.name} has its terminator, {instructions[-1]!r}, already")
        if name:
            if name is not self._name or isinstance(made.type, VoidType):
                self._name = check_name(made, name)
            table = function._symbols
            if table is None:
                table = function.local_symbols
            table.enter_unique(made, self._name)
        if self.debug_loc is not None:
            made.debug_loc = self.debug_loc
        block.append_checked(made, function)

    # Operands and flags

    def operand(self, value: Value | object) -> Value:
        """The value as an operand of an instruction here: a constant as the module's own.

        Raises `EditError` for what is no value, or is another function's or module's.
        """
        if isinstance(value, Instruction):
            place = value.parent
            if place is not None and place.parent is not None and self._block is not None:
                if place.parent is self._block.parent:
                    return value
        elif isinstance(value, Constant):
            return owned(value, self.module)
        elif isinstance(value, Argument):
            if self._block is not None and value.parent is self._block.parent:
                return value
        elif isinstance(value, (InlineAsm, MetadataAsValue)):
            return value
        elif not isinstance(value, BasicBlock):
            raise EditError(f"{value!r} is no value, so it cannot be an operand")
        home = function_of(value)
        if home is not self.function:
            where = "no function" if home is None else f"the function @{home.name}"
            raise EditError(f"{value!r} is of {where}, not of @{self.function.name}")
        return value

    def target(self, block: BasicBlock | object) -> BasicBlock:
        """A block of this function, to go to."""
        found = checked_block(block)
        self.operand(found)
        return found


def flag_bits(opcode: str, allowed: int, words: Iterable[str], given: dict[str, bool | object]) -> int:
    """The flags of `irkit.flags` that words and keywords ask for."""
    if not words and not given:
        return 0
    bits = 0
    for word in asked(words, given):
        bit = _FLAGS.get(word, 0) if isinstance(word, str) else 0
        if not bit & allowed:
            raise EditError(f"{opcode} has no flag {word!r}")
        bits |= bit
    return bits


def fast_math_bits(opcode: str, words: Iterable[str], given: dict[str, bool | object]) -> int:
    """The fast-math flags that words and keywords ask for."""
    if not words and not given:
        return 0
    bits = 0
    for word in asked(words, given):
        bit = _FAST_MATH.get(word, 0) if isinstance(word, str) else 0
        if not bit:
            raise EditError(f"{opcode} has no flag {word!r}")
        bits |= bit
    return bits


def asked(words: Iterable[str], given: dict[str, bool | object]) -> list[object]:
    return [*elements("flags", words), *[word for word, wanted in given.items() if wanted]]


def elements(what: str, given: Iterable[object] | object) -> list[object]:
    """What a sequence, or whatever can be iterated, holds. Raises `EditError` for anything else, and for a string."""
    if isinstance(given, (list, tuple)):
        return list(given)
    if isinstance(given, (str, bytes)) or not isinstance(given, Iterable):
        raise EditError(f"{what}: {given!r} is no sequence of them")
    return list(given)


def checked_block(block: BasicBlock | object) -> BasicBlock:
    """A basic block. Raises `EditError` for anything else."""
    if not isinstance(block, BasicBlock):
        raise EditError(f"{block!r} is no basic block")
    return block


def checked_type(ty: Type | object) -> Type:
    """A type. Raises `EditError` for anything else."""
    if not isinstance(ty, Type):
        raise EditError(f"{ty!r} is no type")
    return ty


def checked_scope(name: str | object) -> str:
    """The name of a synchronization scope. Raises `EditError` for what is no string."""
    if isinstance(name, str) and not name:
        return ""
    return check_text("synchronization scope", name)


def label(name: str, suffix: str) -> str:
    """The name of a block that belongs to another, not growing without end."""
    return (f"{name[: _LONGEST_LABEL // 2]}.." if len(name) > _LONGEST_LABEL else name) + suffix
