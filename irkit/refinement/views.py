"""How the bytes of the outside were read.

Note [kinds of bytes]: bytes from outside that are read as numbers are assumed to be no pieces of pointers, and those
read as pointers to be whole pointers. Reading a byte in both ways is a doubt (see Note [doubts] in `state.py`).
"""

from __future__ import annotations

import z3

from irkit.refinement.blocks import Blocks, block_of, possible_blocks
from irkit.refinement.bytes import NUMBER, PAYLOAD_BITS, PIECE_BITS, POINTER, POISON, UNDEF, kind_of
from irkit.refinement.state import Settings
from irkit.refinement.terms import LOCAL_BLOCKS, Condition, Term, bits, either, known


def is_clean(byte: Term, bitwise: bool) -> Condition:
    """Whether nothing stands above the value of a byte, and the mask of its bits."""
    return z3.Extract(PAYLOAD_BITS - 1, 16 if bitwise else 8, byte) == 0


class Views:
    """The places that were read, by how they were."""

    def __init__(self) -> None:
        self.numbers: list[tuple[Term, Term]] = []
        self.pointers: list[tuple[Term, list[Term]]] = []
        self.copied: list[tuple[Term, Term]] = []
        self.written: list[tuple[Term, Term]] = []
        self._seen: set[tuple[int, int, str]] = set()

    def _is_new(self, base: Term, key: Term, how: str) -> bool:
        possible = possible_blocks(block_of(key))
        if possible is not None and all(number >= LOCAL_BLOCKS for number in possible):
            return False
        mark = (base.get_id(), key.get_id(), how)
        if mark in self._seen:
            return False
        self._seen.add(mark)
        return True

    def read_number(self, base: Term, key: Term) -> None:
        if self._is_new(base, key, "number"):
            self.numbers.append((base, key))

    def copy(self, base: Term, key: Term) -> None:
        """A byte was copied, whatever it is."""
        if self._is_new(base, key, "copy"):
            self.copied.append((base, key))

    def write(self, base: Term, key: Term) -> None:
        """A byte was written: what was there before may be compared with what is there now."""
        if self._is_new(base, key, "write"):
            self.written.append((base, key))

    def read_pointer(self, base: Term, keys: list[Term]) -> None:
        first, *_ = keys
        if self._is_new(base, first, "pointer"):
            self.pointers.append((base, keys))

    def assumptions(self, blocks: Blocks, settings: Settings) -> list[Condition]:
        """What is assumed of the bytes that were read."""
        found: list[Condition] = []
        for base, key in self.numbers:
            byte = z3.Select(base, key)
            found.append(kind_of(byte) != POINTER)
            found.append(is_clean(byte, settings.bitwise))
            if not settings.undef_inputs:
                found.append(kind_of(byte) != UNDEF)
        for base, key in (*self.copied, *self.written):
            byte = z3.Select(base, key)
            found.append(z3.Or(kind_of(byte) != NUMBER, is_clean(byte, settings.bitwise)))
        for base, keys in self.pointers:
            first, *_ = keys
            payload = z3.Extract(PAYLOAD_BITS - 1, PIECE_BITS, z3.Select(base, first))
            for piece, key in enumerate(keys):
                byte = z3.Select(base, key)
                whole = z3.And(
                    kind_of(byte) == POINTER,
                    z3.Extract(PAYLOAD_BITS - 1, 0, byte) == z3.Concat(payload, bits(piece, PIECE_BITS)),
                )
                found.append(z3.Or(kind_of(byte) == POISON, whole))
            blocks.from_outside(payload)
        return found

    def mixed(self) -> Condition:
        """Whether a byte is read in several ways, so that what is assumed of it leaves inputs out."""
        pieces = [(base, place) for base, places in self.pointers for place in places]
        return either(
            *[
                known(z3.And(base == other, key == place))
                for base, key in self.numbers
                for other, place in (*pieces, *self.copied)
            ],
            *[known(z3.And(base == other, key == place)) for base, key in pieces for other, place in self.copied],
        )
