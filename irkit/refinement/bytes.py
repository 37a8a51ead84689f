"""Bytes as memory holds them (LangRef, "Memory Access and Addressing Operations").

Note [bytes]: a byte is of one of four kinds: a number, poison, undef, one of the eight pieces of a pointer. Where a
function accesses vectors of elements that are no bytes (`Settings.bitwise`), each bit of a number may be poison: a mask
above its value tells which.
"""

from __future__ import annotations

from typing import Final

import z3

from irkit.refinement.blocks import block_of, is_local
from irkit.refinement.terms import POINTER_BITS, Condition, Term, bits, both, either, known, negated

NUMBER: Final = 0
POISON: Final = 1
UNDEF: Final = 2
POINTER: Final = 3
KIND_BITS: Final = 2
PIECE_BITS: Final = 3
PAYLOAD_BITS: Final = POINTER_BITS + PIECE_BITS
BYTE_BITS: Final = KIND_BITS + PAYLOAD_BITS
BYTE: Final = z3.BitVecSort(BYTE_BITS)
KEY: Final = z3.BitVecSort(POINTER_BITS)
ALL: Final = bits(-1, 8)  # masks
NONE: Final = bits(0, 8)


def kind_of(byte: Term) -> Term:
    return z3.Extract(BYTE_BITS - 1, PAYLOAD_BITS, byte)


def is_kind(byte: Term, kind: int) -> Condition:
    return known(kind_of(byte) == bits(kind, KIND_BITS))


def number_byte(value: Term, poison: Term | None = None) -> Term:
    """A number; `poison` has the bits that are."""
    if poison is None:
        poison = NONE
    return z3.Concat(bits(NUMBER, KIND_BITS), bits(0, PAYLOAD_BITS - 16), poison, value)


def value_of(byte: Term) -> Term:
    """The number."""
    return z3.Extract(7, 0, byte)


def mask_of(byte: Term) -> Term:
    """Which bits of a number are poison."""
    return z3.Extract(15, 8, byte)


def poison_bits(byte: Term) -> Term:
    """Which bits of a byte that is read as a number are poison."""
    marked = z3.If(kind_of(byte) == bits(POISON, KIND_BITS), ALL, mask_of(byte))
    return z3.simplify(z3.If(kind_of(byte) == bits(UNDEF, KIND_BITS), NONE, marked))


def special_byte(kind: int) -> Term:
    return bits(kind << PAYLOAD_BITS, BYTE_BITS)


def pointer_byte(pointer: Term, piece: int) -> Term:
    return z3.Concat(bits(POINTER, KIND_BITS), pointer, bits(piece, PIECE_BITS))


def refined_byte(before: Term, after: Term, bitwise: bool) -> Condition:
    """Whether a byte is as defined as another, or more. `bitwise`: by its bits."""
    if bitwise:
        return _refined_bits(before, after)
    return either(
        is_kind(before, POISON),
        known(before == after),
        both(is_kind(before, UNDEF), negated(is_kind(after, POISON))),
    )


def _refined_bits(before: Term, after: Term) -> Condition:
    old, new = poison_bits(before), poison_bits(after)
    are_numbers = both(is_kind(before, NUMBER), either(is_kind(after, NUMBER), is_kind(after, POISON)))
    differ = value_of(before) ^ value_of(after)
    return either(
        known(old == ALL),
        known(before == after),
        both(is_kind(before, UNDEF), known(new == NONE)),
        both(are_numbers, known((differ | new) & ~old == NONE)),
    )


def is_outside(key: Term) -> Condition:
    return negated(known(is_local(block_of(key))))


def byte_at(array: Term, key: Term) -> Term:
    """The byte of an array, through what was written to it; less is left to the solver's own arrays, which it is not
    always at an end with."""
    return z3.simplify(z3.Select(array, key), expand_select_store=True, expand_select_ite=True)
