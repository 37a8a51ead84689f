"""Memory: lifetimes, copies, pointers as bits: a row each in `ROWS`."""

from __future__ import annotations

from typing import Final

import z3

from irkit.attributes import FIRST_ARGUMENT_INDEX
from irkit.instructions import CallInst
from irkit.refinement.blocks import block_of, moved, offset_of
from irkit.refinement.bytes import number_byte
from irkit.refinement.intrinsics.use import Row, Use, each
from irkit.refinement.terms import (
    BLOCK_BITS,
    OFFSET_BITS,
    Lane,
    NotEncodedError,
    bits,
    either,
    extended,
    is_set,
    known,
    negated,
)

LONGEST: Final = 256  # bytes that are written by one call


def lifetime_start(use: Use) -> None:
    lane = use.read()[-1]
    encoder = use.encoder
    encoder.memory = encoder.model.begin_block(encoder.memory, lane.value)


def lifetime_end(use: Use) -> None:
    lane = use.read()[-1]
    encoder = use.encoder
    encoder.memory = encoder.model.end_block(encoder.memory, lane.value)


def pointer_mask(use: Use, pointer: Lane, mask: Lane) -> Lane:
    model = use.encoder.model
    address = model.address(pointer.value)
    kept = address & ~extended(~mask.value, OFFSET_BITS)  # bits above those of an index stay
    return Lane(moved(pointer.value, kept - address), either(pointer.poison, mask.poison), pointer.undef | mask.undef)


def refuse_stack(use: Use, *pointers: Lane) -> None:
    """A call marked `tail` says that the callee accesses no alloca of the caller."""
    if not (isinstance(use.call, CallInst) and use.call.tail_kind in {"tail", "musttail"}):
        return
    model = use.encoder.model
    for lane in pointers:
        for local in model.locals:
            if local.number not in model.heap:
                use.state.undefined_if(known(block_of(lane.value) == bits(local.number, BLOCK_BITS)))


def known_length(use: Use, length: Lane, volatile: Lane) -> int:
    """The number of bytes. Raises NotEncodedError where it is not known, and for what is volatile."""
    if known(is_set(volatile.value)) is not False:
        raise NotEncodedError(f"a volatile {use.name}")
    count = z3.simplify(length.value)
    if not z3.is_bv_value(count) or count.as_long() > LONGEST:
        raise NotEncodedError(f"{use.name} of a length that is not known or large")
    return int(count.as_long())


def copy_bytes(use: Use) -> None:
    target, source, length, volatile = use.read()
    size = known_length(use, length, volatile)
    if not size:
        return
    encoder = use.encoder
    model = encoder.model
    accesses = ((target, True), (source, False))
    for index, (lane, writes) in enumerate(accesses, FIRST_ARGUMENT_INDEX):
        alignment = encoder.calls.alignment(use.call, index)
        model.check(encoder.memory, lane, size, alignment, writes)
    if use.name == "memcpy":
        # Blocks lie apart from each other, wherever they are, so that only parts of one may overlap.
        is_other = known(block_of(target.value) != block_of(source.value))
        t, s = offset_of(target.value), offset_of(source.value)
        width = bits(size, OFFSET_BITS)
        apart = either(is_other, known(t == s), known(z3.UGE(t, s + width)), known(z3.UGE(s, t + width)))
        use.state.undefined_if(negated(apart))
    refuse_stack(use, target, source)
    keys = [moved(source.value, place) for place in range(size)]
    for key in keys:
        model.views.copy(encoder.memory.base, key)
    values = [model.read_byte(encoder.memory, key) for key in keys]
    encoder.memory = model.write_bytes(encoder.memory, target.value, values)
    if encoder.memory.locals:
        encoder.memory = model.escaping_all(encoder.memory, target.value)


def set_bytes(use: Use) -> None:
    target, value, length, volatile = use.read()
    size = known_length(use, length, volatile)
    if not size:
        return
    encoder = use.encoder
    alignment = encoder.calls.alignment(use.call, FIRST_ARGUMENT_INDEX)
    encoder.model.check(encoder.memory, target, size, alignment, True)
    refuse_stack(use, target)
    byte = encoder.model.byte_of(value, number_byte(value.value))
    encoder.memory = encoder.model.write_bytes(encoder.memory, target.value, [byte] * size)
    if value.undef:
        encoder.memory = encoder.memory.copy()
        encoder.memory.undef = encoder.memory.undef | value.undef


ROWS: Final[dict[str, Row]] = {
    "lifetime.start": lifetime_start,
    "lifetime.end": lifetime_end,
    "ptrmask": each(pointer_mask),
    "memcpy": copy_bytes,
    "memcpy.inline": copy_bytes,
    "memmove": copy_bytes,
    "memset": set_bytes,
    "memset.inline": set_bytes,
}
