"""Values while a program runs, and the scalar types that they are of.

A lane of an integer is an unsigned Python integer; of half, bfloat, float and double a Python float, whose payload as
not-a-number is kept to the bit; of the wider formats their bits; of a pointer a `Pointer`. In place of any of them may
stand a mark: `Poison`, or `Undef` with a mask of the bits that are undef. Vectors, arrays and structs are lists of
lanes and elements, which nobody changes once they are made.
"""

from __future__ import annotations

import math
import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from irkit.semantics.blocks import Block
    from irkit.semantics.scopes import Scope
    from irkit.semantics.steps import Step

LONGEST_HISTORY: Final = 64  # events that are kept of a mark's way


class Event:
    """Where a mark arose, or an instruction through which it came: `words` says what happened there."""

    __slots__ = ("depth", "earlier", "step", "words")

    def __init__(self, step: Step | None, words: str, earlier: Event | None = None) -> None:
        self.step: Step | None = step
        self.words: str = words
        depth = 0
        if earlier is not None:
            depth = earlier.depth + 1
            if depth > LONGEST_HISTORY:  # a loop that poison goes round: where it arose, and the last steps
                earlier = shortened(earlier)
                depth = earlier.depth + 1
        self.earlier: Event | None = earlier
        self.depth: int = depth


def shortened(event: Event) -> Event:
    """The first event and this one."""
    first = event
    while first.earlier is not None:
        first = first.earlier
    return Event(event.step, event.words, Event(None, "…", first))


class Mark:
    """What stands in place of a value that is none."""

    __slots__ = ("event",)

    def __init__(self, event: Event) -> None:
        self.event: Event = event


class Poison(Mark):
    __slots__ = ()

    def __repr__(self) -> str:
        return "poison"


class Undef(Mark):
    """A lane of which the bits of `mask` are undef and the others those of `bits`, which is 0 where undef."""

    __slots__ = ("bits", "mask")

    def __init__(self, event: Event, mask: int, bits: int = 0) -> None:
        self.event = event
        self.mask: int = mask
        self.bits: int = bits & ~mask

    def __repr__(self) -> str:
        return "undef" if not self.bits else f"undef({self.bits:#x}, mask {self.mask:#x})"


class Pointer:
    """An address in an object: `block` and the `offset` in bytes from its start, which may lie outside.

    `block` is None for null and other addresses that belong to no object: `offset` is the address then. `scope` is that
    of the `noalias` argument which it is based on (`irkit.semantics.scopes`).
    """

    __slots__ = ("block", "offset", "scope")

    def __init__(self, block: Block | None, offset: int = 0, scope: Scope | None = None) -> None:
        self.block: Block | None = block
        self.offset: int = offset
        self.scope: Scope | None = scope

    @property
    def address(self) -> int:
        return self.offset if self.block is None else self.block.address + self.offset

    def __repr__(self) -> str:
        if self.block is None:
            return "null" if not self.offset else f"address {self.offset:#x}"
        return f"&{self.block.name}" + (f"{self.offset:+d}" if self.offset else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pointer) and self.block is other.block and self.offset == other.offset

    def __hash__(self) -> int:
        return hash((id(self.block), self.offset))


NULL: Final = Pointer(None)


def block_of(value: object) -> Block | None:
    """The object that a value points into; None where it is no such pointer."""
    return value.block if isinstance(value, Pointer) else None


class PointerByte:
    """A byte of a pointer in memory: number `index` of its `size` bytes, from the lowest."""

    __slots__ = ("index", "pointer", "size")

    def __init__(self, pointer: Pointer, index: int, size: int) -> None:
        self.pointer: Pointer = pointer
        self.index: int = index
        self.size: int = size

    def plain(self) -> int:
        return self.pointer.address >> (8 * self.index) & 0xFF


# Scalar types

INTEGER: Final = 0
FLOAT: Final = 1  # a Python float
WIDE_FLOAT: Final = 2  # its bits
POINTER: Final = 3


class Scalar:
    """A type of one lane: `bits` wide, `size` bytes in memory. There is one object for each type of a run."""

    __slots__ = ("bits", "is_cell", "keyword", "kind", "mask", "shift", "size")

    def __init__(self, kind: int, bits: int, keyword: str) -> None:
        self.kind: int = kind
        self.bits: int = bits
        self.keyword: str = keyword  # as in text
        self.size: int = (bits + 7) // 8
        self.mask: int = (1 << bits) - 1
        self.shift: int = self.size.bit_length() - 1
        self.is_cell: bool = self.size.bit_count() == 1  # then an object may hold cells of it

    def __repr__(self) -> str:
        return f"<Scalar {self.keyword}>"

    def to_bits(self, value: object) -> int:
        """The bits of a value that is no mark."""
        if isinstance(value, int):
            return value
        if isinstance(value, float):
            return float_bits(value, self.keyword)
        assert isinstance(value, Pointer)
        return value.address & self.mask

    def from_bits(self, bits: int) -> object:
        """The value of these bits; a pointer of them is based on no object."""
        if self.kind == FLOAT:
            return float_of(bits, self.keyword)
        if self.kind == POINTER:
            return Pointer(None, bits) if bits else NULL
        return bits


_DOUBLE: Final = struct.Struct("<d")
_SINGLE: Final = struct.Struct("<f")
_LONG: Final = struct.Struct("<Q")
_WORD: Final = struct.Struct("<I")
_HALF: Final = struct.Struct("<e")
_SHORT: Final = struct.Struct("<H")
# Bits of a format's exponent and fraction, for those that a Python float holds.
NARROW: Final[dict[str, tuple[int, int]]] = {"half": (5, 10), "bfloat": (8, 7), "float": (8, 23), "double": (11, 52)}


def double_bits(value: float) -> int:
    found: int = _LONG.unpack(_DOUBLE.pack(value))[0]
    return found


def double_of(bits: int) -> float:
    found: float = _DOUBLE.unpack(_LONG.pack(bits))[0]
    return found


def float_bits(value: float, keyword: str) -> int:
    """The bits of a number of the format, which holds it exactly."""
    if keyword == "double":
        return double_bits(value)
    if math.isnan(value):
        exponent, fraction = NARROW[keyword]
        wide = double_bits(value)
        return wide >> 63 << (exponent + fraction) | wide >> (52 - fraction) & ((1 << exponent + fraction) - 1)
    if keyword == "float":
        found: int = _WORD.unpack(_SINGLE.pack(value))[0]
        return found
    if keyword == "half":
        found = _SHORT.unpack(_HALF.pack(value))[0]
        return found
    found = _WORD.unpack(_SINGLE.pack(value))[0]
    return found >> 16


def float_of(bits: int, keyword: str) -> float:
    """The number that the bits of a format are; not-a-number keeps sign and payload."""
    if keyword == "double":
        return double_of(bits)
    exponent, fraction = NARROW[keyword]
    top = (1 << exponent) - 1
    if bits >> fraction & top == top:  # which in a double are ones, too, up to its sign
        return double_of(bits >> (exponent + fraction) << 63 | 0x7FF << 52 | bits << (52 - fraction))
    if keyword == "half":
        found: float = _HALF.unpack(_SHORT.pack(bits))[0]
        return found
    found = _SINGLE.unpack(_WORD.pack(bits << 16 if keyword == "bfloat" else bits))[0]
    return found
