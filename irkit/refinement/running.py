"""Functions run by the interpreter, to compare what two of them do in the same world.

Note [worlds]: what a function finds outside is made for the run: blocks of memory, and functions of Python in place of
those that are only declared. These see all memory that attributes let them see; they give zeros or ones, or end the
program, or write all over what they may write. Where both functions part in one such world they part; where they do
not, nothing is said.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from irkit.attribute_values import MemoryEffects
from irkit.attributes import FUNCTION_INDEX
from irkit.constant_walk import constants_below
from irkit.constants import PoisonValue, UndefValue
from irkit.denormals import ALL_IEEE, modes_said
from irkit.errors import IRKitError
from irkit.flags import FAST_NSZ
from irkit.functions import Function
from irkit.globals import GlobalValue, GlobalVariable
from irkit.instructions import FreezeInst
from irkit.integers import low_bits
from irkit.semantics.blocks import MixedByte
from irkit.semantics.choices import Choices
from irkit.semantics.errors import ExecutionError, ProgramExit, UndefinedBehaviorError
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Mark, Pointer, Poison, Undef
from irkit.types import IntegerType, Type, VoidType
from irkit.words import INTERPOSABLE_LINKAGES

if TYPE_CHECKING:
    from irkit.refinement.pairs import Pair

MOST: Final = 600  # runs of a function, one for each way to choose
STEPS: Final = 100_000  # instructions of a run
WIDE: Final = 128  # bits of a value that is partly undef, if nothing tells
TOUCHED: Final = 0x5A  # what a call that writes all over leaves, counted on


class NotRunError(Exception):
    """The interpreter cannot be asked."""


@dataclass(frozen=True)
class Address:
    """A pointer into a block of the outside, by the solver's number of the block."""

    block: int
    offset: int


@dataclass
class Ending:
    """How one run ended: `value` is what was returned, or the undefined behaviour; `calls` and `cells` what the outside
    saw of it: a call has a name, arguments, and the memory that it finds."""

    value: object = None
    has_stopped: bool = False
    calls: list[tuple[str, list[object], dict[int, list[object]]]] = field(default_factory=list)
    cells: dict[int, list[object]] = field(default_factory=dict)


@dataclass
class World:
    """What a function gets. `arguments` may have `Address`es in them; `blocks` are cells by number; `answer` is what
    called functions give, None for one that ends the program; `touches`: they write to memory."""

    arguments: list[object]
    blocks: dict[int, list[object]] = field(default_factory=dict)
    answer: int | None = 0
    touches: bool = False

    def endings(self, function: Function) -> Iterator[Ending]:
        """Run a function once for each way in which it may choose. Raises NotRunError where the interpreter cannot say,
        and where there are more ways than `MOST`."""
        return in_all_ways(lambda choices: self._ending(function, choices))

    def _ending(self, function: Function, choices: Choices) -> Ending:
        module = function.parent
        if module is None:
            raise NotRunError
        found = Ending()
        pointers: dict[int, Pointer] = {}
        running: list[Interpreter] = []
        try:
            interpreter = Interpreter(
                module, externals=self._externals(function, found, pointers, running), limit=STEPS, choices=choices
            )
            running.append(interpreter)
            for number, cells in self.blocks.items():
                pointers[number] = interpreter.allocate(len(cells), cells)
            given = [self._given(argument, pointers) for argument in self.arguments]
            found.value = told(interpreter.call(function.name, *given), pointers)
        except ProgramExit:
            found.has_stopped = True
        except UndefinedBehaviorError as error:
            found.value = error
        except (IRKitError, ExecutionError):
            raise NotRunError from None
        if not isinstance(found.value, UndefinedBehaviorError):
            found.cells = seen(interpreter, pointers)
        return found

    @staticmethod
    def _given(argument: object, pointers: Mapping[int, Pointer]) -> object:
        if isinstance(argument, Address):
            return Pointer(pointers[argument.block].block, argument.offset)
        return argument

    def _externals(
        self, function: Function, found: Ending, pointers: Mapping[int, Pointer], running: list[Interpreter]
    ) -> dict[str, Callable[..., object]]:
        """Functions that note how they were called."""
        is_open = not any(hides_memory(argument.attributes) for argument in function.args)

        def made(name: str, ty: Type, effects: MemoryEffects) -> Callable[..., object]:
            def external(*arguments: object) -> object:
                given = [told(one, pointers) for one in arguments]
                finds = is_open and effects.reads("other") and effects.reads("argmem")
                found.calls.append((name, given, seen(running[0], pointers) if finds else {}))
                if self.touches and is_open and effects.writes("other") and effects.writes("argmem"):
                    touch(running[0], pointers, len(found.calls))
                if self.answer is None:
                    raise ProgramExit(0)
                return None if isinstance(ty, VoidType) else self.answer

            return external

        module = function.parent
        return {
            one.name: made(one.name, one.function_type.return_type, effects_of(one))
            for one in (module.functions if module is not None else ())
            if one.is_declaration
        }


def effects_of(function: Function) -> MemoryEffects:
    said = function.attributes_at(FUNCTION_INDEX)
    return said.memory_effects if said is not None else MemoryEffects()


def hides_memory(attributes: Container[str]) -> bool:
    """Whether what an argument points to is not for all who are called."""
    return any(name in attributes for name in ("noalias", "byval"))


def seen(interpreter: Interpreter, pointers: Mapping[int, Pointer]) -> dict[int, list[object]]:
    """What is in the blocks of the outside."""
    return {number: told_all(interpreter.cells(pointer), pointers) for number, pointer in pointers.items()}


def touch(interpreter: Interpreter, pointers: Mapping[int, Pointer], number: int) -> None:
    """Write to all blocks of the outside, something else for each call."""
    for pointer in pointers.values():
        block = pointer.block
        if block is not None:
            interpreter.cells(pointer)  # from now on the cells are bytes
            block.cells[:] = [TOUCHED + number & 0xFF] * block.size


def in_all_ways(run: Callable[[Choices], Ending]) -> Iterator[Ending]:
    """What a run gives, once for each way to choose. Raises NotRunError where there are more ways than `MOST`."""
    script: list[int] = []
    for _ in range(MOST):
        choices = Choices(script=script)
        yield run(choices)
        taken = choices.taken
        while taken and taken[-1][0] + 1 >= taken[-1][1]:
            taken.pop()
        if not taken:
            return
        script = [answer for answer, _ in taken[:-1]] + [taken[-1][0] + 1]
    raise NotRunError


def told(value: object, pointers: Mapping[int, Pointer]) -> object:
    """A value as both functions' runs can be compared. Raises NotRunError for a pointer to what is the run's own."""
    if isinstance(value, (list, tuple)):
        return told_all(value, pointers)
    if isinstance(value, Pointer):
        if value.block is None:
            return Address(0, value.offset)
        for number, pointer in pointers.items():
            if pointer.block is value.block:
                return Address(number, value.offset)
        raise NotRunError
    return value


def told_all(values: Sequence[object], pointers: Mapping[int, Pointer]) -> list[object]:
    return [told(one, pointers) for one in values]


def flat(value: object) -> Iterator[object]:
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from flat(part)
    else:
        yield value


def calls_others(function: Function) -> bool:
    """Whether a function may call one that is only declared."""
    return any(instruction.opcode in {"call", "invoke"} for instruction in function.walk())


def globals_of(function: Function) -> list[GlobalValue]:
    """The globals that a function names, also within constants."""
    operands = [operand for instruction in function.walk() for operand in instruction.operands]
    return [value for value in constants_below(operands) if isinstance(value, GlobalValue)]


def uses_undef(function: Function) -> bool:
    """Whether a function has undef that it does not freeze: of what is made of it the interpreter knows only which bits
    are undef, not which values it may be."""
    operands = [
        operand
        for instruction in function.walk()
        if not isinstance(instruction, FreezeInst)
        for operand in instruction.operands
    ]
    undefs = [value for value in constants_below(operands) if isinstance(value, UndefValue)]
    return not all(isinstance(value, PoisonValue) for value in undefs)


def touches_globals(function: Function) -> bool:
    """Whether a function names variables, which are not compared, or constants that may be others when it runs."""
    return any(
        isinstance(one, GlobalVariable) and (not one.is_constant or one.linkage in INTERPOSABLE_LINKAGES)
        for one in globals_of(function)
    )


def allows(before: object, after: object, width: int | None) -> bool:
    """Whether a value of the changed function is one that the first one's value stands for. `width`: of an integer;
    None for other values, the integers in which are as wide as they are."""
    if isinstance(before, Poison) or isinstance(after, Poison):
        return isinstance(before, Poison)
    if isinstance(before, MixedByte) or isinstance(after, MixedByte):
        return allows_mixed(before, after)
    if isinstance(before, list) and isinstance(after, list):
        if len(before) != len(after):  # arguments of calls that may have any number
            return False
        return all(allows(one, other, width) for one, other in zip(before, after, strict=True))
    if isinstance(before, Undef):
        return allows_undef(before, after, WIDE if width is None else width)
    if isinstance(after, Mark):
        return False
    if isinstance(before, float) and isinstance(after, float):
        return (math.isnan(before) and math.isnan(after)) or struct.pack("<d", before) == struct.pack("<d", after)
    if isinstance(before, int) and isinstance(after, int):
        return before == after if width is None else low_bits(before, width) == low_bits(after, width)
    if before is None or isinstance(before, Address):
        return before == after
    raise NotRunError


def allows_undef(before: Undef, after: object, width: int) -> bool:
    """Whether a value has the bits that are not undef."""
    left = (1 << width) - 1 & ~before.mask
    if isinstance(after, Undef):
        return after.mask & left == 0 and (after.bits ^ before.bits) & left == 0
    return not isinstance(after, int) or (after ^ before.bits) & left == 0


def allows_mixed(before: object, after: object) -> bool:
    """Whether no bit of a byte is less defined than it was."""
    (poison, undef, bits), (their_poison, their_undef, their_bits) = in_bits(before), in_bits(after)
    left = 0xFF & ~poison
    return not (their_poison | their_undef & ~undef | (bits ^ their_bits) & ~undef) & left


def in_bits(value: object) -> tuple[int, int, int]:
    """Which bits of a byte are poison, which undef, and the others."""
    if isinstance(value, MixedByte):
        return value.poison, value.mask, value.bits
    if isinstance(value, Undef):
        return 0, value.mask, value.bits
    if isinstance(value, int):
        return 0, 0, value & 0xFF
    raise NotRunError


def allows_ending(before: Ending, after: Ending, width: int | None) -> bool:
    """Whether the changed function may end like that where the first one ends like this."""
    if isinstance(before.value, UndefinedBehaviorError) or isinstance(after.value, UndefinedBehaviorError):
        return isinstance(before.value, UndefinedBehaviorError)
    if before.has_stopped != after.has_stopped or len(before.calls) != len(after.calls):
        return False
    for (name, given, cells), (other_name, others, their_cells) in zip(before.calls, after.calls, strict=True):
        if name != other_name or not allows(given, others, None) or not allows_memory(cells, their_cells):
            return False
    if before.has_stopped:
        return True
    return allows_memory(before.cells, after.cells) and allows(before.value, after.value, width)


def allows_memory(before: Mapping[int, list[object]], after: Mapping[int, list[object]]) -> bool:
    """Whether blocks hold after the change what they held before, or something more defined; those that are no longer
    there before hold anything."""
    return all(number in after and allows(cells, after[number], 8) for number, cells in before.items())


def may_change_numbers(function: Function) -> bool:
    """Whether a function may choose the sign of a zero, or to flush a denormal result, which the interpreter does
    not."""
    if modes_said(function.attributes_at(FUNCTION_INDEX)) != (ALL_IEEE, ALL_IEEE):
        return True
    return any(instruction.fast_math & FAST_NSZ for instruction in function.walk())


def width_of(function: Function) -> int | None:
    """The bits of the integer that a function returns; None for others."""
    ty = function.function_type.return_type
    return ty.width if isinstance(ty, IntegerType) else None


def part(pair: Pair, world: World, other: World) -> bool:
    """Whether the changed function does something in its world that the first one never does in the same, but for what
    attributes make of the arguments. Raises NotRunError."""
    return parted(world.endings(pair.before), other.endings(pair.after), width_of(pair.before)) is not None


def parted(befores: Iterable[Ending], afters: Iterable[Ending], width: int | None) -> tuple[Ending, Ending] | None:
    """What the changed function may do that the first one never does, with what that one does. Raises NotRunError."""
    before = list(befores)
    for after in afters:
        if not any(allows_ending(one, after, width) for one in before):
            return before[0], after
    if any(has_undef(one.value) for one in before):
        raise NotRunError  # of undef the interpreter knows only which bits are so
    return None


def has_undef(value: object) -> bool:
    return any(isinstance(one, Undef) for one in flat(value))
