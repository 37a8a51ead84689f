"""What it means that the changed function does no more than the first: of values, of memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import z3

from irkit.refinement.blocks import block_of, offset_of, pointer_to
from irkit.refinement.bytes import POINTER, UNDEF, byte_at, is_kind, is_outside, number_byte, refined_byte
from irkit.refinement.contents import Memory
from irkit.refinement.state import State
from irkit.refinement.terms import (
    BLOCK_BITS,
    LOCAL_BLOCKS,
    Condition,
    Lane,
    NotEncodedError,
    Term,
    Tree,
    bits,
    both,
    choose,
    either,
    implies,
    known,
    lanes_of,
    negated,
)
from irkit.types import PointerType

if TYPE_CHECKING:
    from irkit.refinement.encoder import FunctionEncoder


def refined_lane(before: Lane, after: Lane) -> Condition:
    if z3.eq(before.value, after.value):
        same: Condition = True
    else:
        same = known(before.value == after.value)
    return either(before.poison, both(negated(after.poison), same))


def refined_tree(before: Tree, after: Tree) -> Condition:
    return both(*[refined_lane(one, other) for one, other in zip(lanes_of(before), lanes_of(after), strict=True)])


def refined_result(before: FunctionEncoder, after: FunctionEncoder) -> Condition:
    """Whether what the changed function returns is as defined as what the first one does, or more."""
    one, other = before.result.value, after.result.value
    if one is None or other is None:
        return True
    heaps = before.model.heap, after.model.heap
    if any(heaps) and isinstance(before.function.function_type.return_type, PointerType):
        return refined_block(before, after, one, other)
    return refined_tree(one, other)


def refined_block(before: FunctionEncoder, after: FunctionEncoder, one: Lane, other: Lane) -> Condition:
    """The same for a pointer that may be one to a block that the function allocates itself: the numbers of such blocks
    say nothing, what they hold does."""
    mine, theirs = block_of(one.value), block_of(other.value)
    is_own = either(*[known(theirs == bits(number, BLOCK_BITS)) for number in sorted(after.model.heap)])
    found = both(refined_lane(one, other), negated(is_own))
    for number in sorted(before.model.heap):
        for their_number in sorted(after.model.heap):
            same = both(
                known(mine == bits(number, BLOCK_BITS)),
                known(theirs == bits(their_number, BLOCK_BITS)),
                known(offset_of(one.value) == offset_of(other.value)),
            )
            if same is not False:
                found = either(
                    found, both(same, negated(other.poison), same_block(before, after, number, their_number))
                )
    return either(one.poison, found)


def same_block(before: FunctionEncoder, after: FunctionEncoder, number: int, their_number: int) -> Condition:
    """Whether a block that the changed function allocated is as large as one of the first function's, and holds what
    that holds, or something more defined."""
    one, other = before.result.memory, after.result.memory
    mine, theirs = (
        model.locals[n - LOCAL_BLOCKS] for model, n in ((before.model, number), (after.model, their_number))
    )
    if one is None or other is None or number not in one.locals or their_number not in other.locals:
        return False
    found = known(mine.size == theirs.size)
    if before.environment.blocks.uses_addresses:
        found = both(found, mine.address == theirs.address)
    is_freed = before.model.is_freed(one, bits(number, BLOCK_BITS))
    found = both(found, either(is_freed, negated(after.model.is_freed(other, bits(their_number, BLOCK_BITS)))))
    (bases, their_bases), offsets = written(one.locals[number], other.locals[their_number])
    for a in bases:
        for b in their_bases:
            found = both(found, refined_byte(a, b, before.state.settings.bitwise))
    for offset in offsets:
        byte = byte_at(one.locals[number], pointer_to(number, offset))
        their_byte = byte_at(other.locals[their_number], pointer_to(their_number, offset))
        is_piece = is_kind(their_byte, POINTER)
        if is_piece is not False:
            before.state.is_loose("pointers in a block that is returned", is_piece)
        found = both(found, negated(is_piece), refined_byte(byte, their_byte, before.state.settings.bitwise))
    return found


def written(*arrays: Term) -> tuple[list[list[Term]], list[Term]]:
    """What the bytes of each array are that were not written, and the offsets of those that were in any."""
    bases: list[list[Term]] = []
    offsets: dict[int, Term] = {}
    for array in arrays:
        found: list[Term] = []
        todo = [array]
        seen: set[int] = set()
        while todo:
            top = todo.pop()
            if top.get_id() in seen:
                continue
            seen.add(top.get_id())
            if z3.is_store(top):
                offset = z3.simplify(offset_of(top.arg(1)))
                offsets[offset.get_id()] = offset
                todo.append(top.arg(0))
            elif z3.is_app_of(top, z3.Z3_OP_ITE):
                todo += [top.arg(1), top.arg(2)]
            elif z3.is_K(top):
                found.append(top.arg(0))
            else:
                raise NotEncodedError("a block that is returned, and that a call may have changed,")
        bases.append(found)
    return bases, list(offsets.values())


def same_memory(
    before: Memory, after: Memory, bitwise: bool, reader: State | None = None, copies: Iterable[int] = ()
) -> Condition:
    """Whether the outside holds after the change what it held before, or something more defined; `bitwise`: by bits.
    `reader`: the changed function, for undef in memory to be any number that somebody may read. `copies`: blocks that
    nobody else sees."""
    if z3.eq(before.outside, after.outside):
        return True
    found: Condition = True
    if not z3.eq(before.base, after.base):
        found = before.base == after.base
    seen: set[int] = set()
    for key in (*before.writes, *after.writes):
        if key.get_id() in seen:
            continue
        seen.add(key.get_id())
        one, other = byte_at(before.outside, key), byte_at(after.outside, key)
        if reader is not None:
            is_undef = is_kind(other, UNDEF)
            if is_undef is not False:
                other = choose(is_undef, number_byte(reader.choice("read", 8)), other)
        seen_by_all = both(is_outside(key), *[known(block_of(key) != bits(n, BLOCK_BITS)) for n in copies])
        found = both(found, implies(seen_by_all, refined_byte(one, other, bitwise)))
    return found
