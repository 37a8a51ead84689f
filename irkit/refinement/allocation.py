"""`malloc` and kin: new blocks, or null where there is no more memory; `free` ends them.

Note [short memory]: whether memory may be missing is not for the program to choose, but for where it runs, the same for
both functions. Where it may, each call chooses whether it is. So a call whose result is not used otherwise may be taken
to find memory (LLVM leaves it out, and compares with null give false), and never to find none. One whose result is
`nonnull` or `dereferenceable` says itself that it finds some.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import z3

from irkit.attributes import RETURN_INDEX
from irkit.functions import Function
from irkit.refinement.blocks import block_of, offset_of, possible_blocks
from irkit.refinement.bytes import NUMBER, UNDEF
from irkit.refinement.terms import (
    LOCAL_BLOCKS,
    OFFSET_BITS,
    POINTER_BITS,
    Lane,
    Term,
    bits,
    both,
    either,
    extended,
    known,
    negated,
    truth,
)
from irkit.types import IntegerType, PointerType

if TYPE_CHECKING:
    from irkit.instruction_base import CallBase
    from irkit.refinement.encoder import FunctionEncoder

ALIGNMENT: Final = 16
MAXIMUM: Final = 1 << 48  # bytes; there is never room for more
SHORT: Final = "memory is short"


def allocated(encoder: FunctionEncoder, size: Term, initial: int, may_fail: bool) -> Lane:
    """A pointer to a new block of so many bytes."""
    state = encoder.state
    too_large = known(z3.UGE(size, bits(MAXIMUM, OFFSET_BITS)))
    if may_fail and too_large is not False:  # a block that is not made lies nowhere, but has to have an address
        size = z3.simplify(z3.If(truth(too_large), bits(0, OFFSET_BITS), size))
    encoder.memory, pointer = encoder.model.allocate(encoder.memory, size, ALIGNMENT, initial)
    encoder.model.heap.add(block_of(pointer).as_long())
    if not may_fail:
        return Lane(pointer)
    fails = either(too_large, both(z3.Bool(SHORT), state.chooses("null")))
    return Lane(z3.If(truth(fails), bits(0, POINTER_BITS), pointer))


def size_of(encoder: FunctionEncoder, lane: Lane) -> Term:
    encoder.state.needs_determined(lane)
    return z3.simplify(extended(lane.value, OFFSET_BITS))


def may_be_null(encoder: FunctionEncoder, call: CallBase) -> bool:
    said = encoder.calls.attributes(call, RETURN_INDEX)
    return not any("nonnull" in one or one.number("dereferenceable") for one in said)


def malloc(encoder: FunctionEncoder, call: CallBase) -> Lane:
    size = size_of(encoder, encoder.lane(call.arguments[0]))
    return allocated(encoder, size, UNDEF, may_be_null(encoder, call))


def new(encoder: FunctionEncoder, call: CallBase) -> Lane:
    size = size_of(encoder, encoder.lane(call.arguments[0]))
    return allocated(encoder, size, UNDEF, False)


def calloc(encoder: FunctionEncoder, call: CallBase) -> Lane:
    count, size = (size_of(encoder, encoder.lane(argument)) for argument in call.arguments)
    overflow = known(z3.Not(z3.BVMulNoOverflow(count, size, False)))
    made = allocated(encoder, z3.simplify(count * size), NUMBER, may_be_null(encoder, call))
    if overflow is False:
        return made
    return Lane(z3.If(truth(overflow), bits(0, POINTER_BITS), made.value))


def free(encoder: FunctionEncoder, call: CallBase) -> None:
    lane = encoder.lane(call.arguments[0])
    state, model = encoder.state, encoder.model
    block, offset = block_of(lane.value), offset_of(lane.value)
    state.undefined_if(lane.poison)
    is_null = known(both(block == 0, offset == 0))
    possible = possible_blocks(block)
    wrong = either(known(offset != 0), model.is_freed(encoder.memory, block))
    for local in model.locals:
        if local.number not in model.heap and (possible is None or local.number in possible):
            wrong = either(wrong, known(block == bits(local.number, block.size())))
    for number in encoder.environment.blocks.numbers.values():
        wrong = either(wrong, known(block == bits(number, block.size())))
    state.undefined_if(both(negated(is_null), wrong))
    if possible is None or any(number < LOCAL_BLOCKS and number for number in possible):
        if "nofree" in encoder.function.attributes:
            state.undefined_if(negated(is_null))
    kept, state.path = state.path, both(state.path, negated(is_null))
    encoder.memory = model.end_block(encoder.memory, lane.value)
    state.path = kept


Row = Callable[["FunctionEncoder", "CallBase"], "Lane | None"]
# By name: the function, and what it takes: "p" a pointer, "i" an integer.
ROWS: Final[dict[str, tuple[Row, str]]] = {
    "malloc": (malloc, "i"),
    "_Znwm": (new, "i"),
    "_Znam": (new, "i"),
    "_Znwj": (new, "i"),
    "_Znaj": (new, "i"),
    "calloc": (calloc, "ii"),
    "free": (free, "p"),
    "_ZdlPv": (free, "p"),
    "_ZdaPv": (free, "p"),
}


def row_of(call: CallBase, callee: Function) -> Row | None:
    """The row of a call that is one of these; None for others."""
    found = ROWS.get(callee.name)
    if found is None or not callee.is_declaration or "nobuiltin" in call.attributes:
        return None
    row, signature = found
    types = "".join(
        "p" if isinstance(ty, PointerType) else "i" if isinstance(ty, IntegerType) else "?"
        for ty in callee.function_type.parameters
    )
    return row if types == signature else None
