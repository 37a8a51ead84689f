"""Counterexamples, run by the interpreter: does it agree that both functions part there?"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from irkit.functions import Function
from irkit.refinement.blocks import block_and_offset
from irkit.refinement.inputs import InputLane
from irkit.refinement.running import (
    Address,
    NotRunError,
    World,
    calls_others,
    flat,
    may_change_numbers,
    part,
    touches_globals,
    uses_undef,
)
from irkit.refinement.terms import Tree, either
from irkit.semantics.values import Event, Poison, Undef
from irkit.types import FloatingPointType, IntegerType, PointerType

if TYPE_CHECKING:
    from irkit.refinement.counterexample import Reading
    from irkit.refinement.encoder import FunctionEncoder
    from irkit.refinement.pairs import Pair

BYTES: Final = 4096  # of a block of memory, at most
_PATTERNS: Final = {"half": ("<H", "<e"), "float": ("<I", "<f"), "double": ("<Q", "<d")}


def python_value(reading: Reading, tree: Tree, taken: Tree) -> object:
    """An argument as the interpreter takes it; `taken`: as the function does, whose attributes may make poison of it.
    Raises NotRunError for what Python has not."""
    if isinstance(tree, tuple):
        return [python_value(reading, part, one) for part, one in zip(tree, taken, strict=True)]
    lane: InputLane = tree
    if reading.holds(either(lane.poison, taken.poison)):
        return Poison(Event(None, "an argument"))
    number = reading.number(lane.value)
    if lane.is_undef is not None and reading.holds(lane.is_undef):
        return Undef(Event(None, "an argument"), (1 << lane.value.size()) - 1)
    if isinstance(lane.ty, IntegerType):
        return number
    if isinstance(lane.ty, PointerType):
        return pointer_of(number)
    if isinstance(lane.ty, FloatingPointType) and lane.ty.keyword in _PATTERNS:
        bits, value = _PATTERNS[lane.ty.keyword]
        found: float = struct.unpack(value, struct.pack(bits, number))[0]
        return found
    raise NotRunError


def pointer_of(number: int) -> object:
    block, offset = block_and_offset(number)
    if not block:
        return offset or None
    if not 0 <= offset <= BYTES:
        raise NotRunError
    return Address(block, offset)


def worlds(reading: Reading, pair: Pair, encoder: FunctionEncoder) -> Iterator[World]:
    """What a function is run in."""
    arguments = encoder.environment.inputs.arguments
    values = [python_value(reading, tree, taken) for tree, taken in zip(arguments, encoder.arguments, strict=True)]
    blocks: dict[int, list[object]] = {}
    for value in flat(values):
        if isinstance(value, Address) and value.block not in blocks:
            blocks[value.block] = reading.contents(value.block, BYTES)
    yield World(values, blocks)
    if calls_others(pair.before) or calls_others(pair.after):
        yield World(values, blocks, None)
        yield World(values, blocks, 1)
        yield World(values, blocks, touches=True)


def confirmed(pair: Pair, reading: Reading, before: FunctionEncoder, after: FunctionEncoder) -> bool | None:
    """Whether the interpreter says, too, that the changed function does what the first does not; None where it cannot
    be asked, or does not agree but need not."""
    if touches_globals(pair.before) or touches_globals(pair.after):
        return None
    is_exact = not any(
        calls_others(one) or may_change_numbers(one) or gets_copies(one) or uses_undef(one)
        for one in (pair.before, pair.after)
    )
    try:
        for world, other in zip(worlds(reading, pair, before), worlds(reading, pair, after), strict=True):
            if part(pair, world, other):
                return True
            is_exact &= not any(is_rough(value) for value in flat(world.arguments))
    except NotRunError:
        return None
    return None if not is_exact else False


def gets_copies(function: Function) -> bool:
    """Whether an argument points to a copy, of what the solver does not say."""
    return any("byval" in argument.attributes for argument in function.args)


def is_rough(value: object) -> bool:
    """Whether the interpreter has another value, or makes more of it, than the solver."""
    return isinstance(value, (Address, Undef)) or (isinstance(value, float) and math.isnan(value))
