"""Objects in memory: what each cell of them holds, and the way between values and bytes.

Note [cells]: an object holds a list of cells. Most objects are read and written as one scalar type only, a variable of
clang's -O0 or an array: each cell is a value of that type then, and a load is one look into the list. What is accessed
otherwise is turned into cells of one byte, once: numbers from 0 to 255, `Poison`, `Undef` of 8 bits, `PointerByte`,
`MixedByte`. So poison, undef and provenance are kept to the bit, whatever way bytes take. An object that was never
accessed has no cells yet, and becomes what its first access asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit.semantics.values import (
    INTEGER,
    NULL,
    POINTER,
    Event,
    Mark,
    Pointer,
    PointerByte,
    Poison,
    Scalar,
    Undef,
)

if TYPE_CHECKING:
    from irkit.functions import Function
    from irkit.semantics.scopes import Scope

BYTE: Final = Scalar(INTEGER, 8, "i8")
LIVE: Final = 0
ENDED: Final = 1  # its lifetime
FREED: Final = 2
RETURNED: Final = 3  # its function has
STATES: Final = ("live", "out of its lifetime", "freed", "out of scope, since its function has returned")

ALIGNMENT: Final = 16  # of what malloc gives, and of each global at least
STACK: Final = "stack"
HEAP: Final = "heap"
GLOBAL: Final = "global"
FUNCTION: Final = "function"
LABEL: Final = "label"


class MixedByte(Mark):
    """A byte of which some bits are poison (`poison`), some undef (`mask`); the others are those of `bits`."""

    __slots__ = ("bits", "mask", "poison")

    def __init__(self, event: Event, poison: int, mask: int, bits: int) -> None:
        self.event = event
        self.poison: int = poison
        self.mask: int = mask
        self.bits: int = bits


class Block:
    """An object: `size` bytes at `address`, a multiple of `alignment`.

    `kind` is the type of the cells, None where there are none: untouched, no longer alive, or no object of data.
    `writable_kind` is the same, but None for a constant. `fill` is what each byte holds before it is written, None for
    0, where there is no `initialize`, which writes the first contents.
    """

    __slots__ = (
        "address",
        "alignment",
        "cells",
        "constant",
        "fill",
        "function",
        "initialize",
        "kind",
        "name",
        "place",
        "scopes",
        "size",
        "state",
        "writable_kind",
    )

    def __init__(
        self,
        name: str,
        place: str,
        size: int,
        alignment: int,
        fill: Mark | None = None,
        constant: bool = False,
    ) -> None:
        self.name: str = name
        self.place: str = place
        self.address: int
        self.size: int = size
        self.alignment: int = alignment
        self.fill: Mark | None = fill
        self.constant: bool = constant
        self.cells: list[object] = []
        self.kind: Scalar | None = None
        self.writable_kind: Scalar | None = None
        self.state: int = LIVE
        self.function: Function | None = None
        self.initialize: Callable[[Block], None] | None = None
        self.scopes: list[Scope] | None = None  # of calls that run, of pointers to it that are noalias

    def __repr__(self) -> str:
        return f"<Block {self.name} of {self.size} bytes at {self.address:#x}, {STATES[self.state]}>"

    def settle(self, scalar: Scalar) -> None:
        """Get cells, of this type if they fill the object."""
        initialize = self.initialize
        if initialize is not None:
            self.initialize = None
            self.set_cells(BYTE, [])
            initialize(self)
            return
        size = scalar.size
        if not scalar.is_cell or self.size % size or (scalar.bits & 7 and size != self.size):
            scalar = BYTE
            size = 1
        cell = widened(self.fill, scalar)
        self.set_cells(scalar, [cell] * (self.size // size))

    def set_cells(self, scalar: Scalar, cells: list[object]) -> None:
        self.cells = cells
        self.kind = scalar
        self.writable_kind = None if self.constant else scalar

    def end(self, state: int) -> None:
        """Be alive no longer."""
        self.state = state
        self.kind = None
        self.writable_kind = None
        self.cells = []

    def revive(self) -> None:
        """A new lifetime, with contents as if new."""
        self.end(LIVE)

    def to_bytes(self, little: bool) -> None:
        """Turn the cells into bytes."""
        kind = self.kind
        if kind is None:
            self.settle(BYTE)
            kind = self.kind
            assert kind is not None
        if kind is BYTE:
            return
        made: list[object] = []
        for value in self.cells:
            made += encoded(value, kind, little)
        self.set_cells(BYTE, made)


def usual_bytes(cells: list[object]) -> bytes | None:
    """The bytes of cells that are all numbers; None where one is not."""
    try:
        return bytes(cells)  # type: ignore[arg-type]
    except TypeError:
        return None


def widened(fill: Mark | None, scalar: Scalar) -> object:
    """What memory holds that was never written, as a value of the type."""
    if isinstance(fill, Undef):
        return Undef(fill.event, scalar.mask)
    return scalar.from_bits(0) if fill is None else fill


def encoded(value: object, scalar: Scalar, little: bool) -> list[object]:
    """The bytes of a value of the type, as they lie in memory."""
    size = scalar.size
    made: list[object]
    if isinstance(value, int):
        made = list(value.to_bytes(size, "little"))
    elif isinstance(value, float):
        made = list(scalar.to_bits(value).to_bytes(size, "little"))
    elif isinstance(value, Pointer):
        if value.block is None:
            made = list((value.offset & scalar.mask).to_bytes(size, "little"))
        else:
            made = [PointerByte(value, index, size) for index in range(size)]
    elif isinstance(value, Poison):
        made = [value] * size
        if scalar.bits & 7:
            made[-1] = MixedByte(value.event, (1 << (scalar.bits & 7)) - 1, 0, 0)
    elif isinstance(value, Undef):
        made = [undef_byte(value, index) for index in range(size)]
    else:
        raise AssertionError(f"{value!r} is no value of {scalar.keyword}")
    if not little:
        made.reverse()
    return made


def undef_byte(value: Undef, index: int) -> object:
    mask = value.mask >> (8 * index) & 0xFF
    bits = value.bits >> (8 * index) & 0xFF
    return Undef(value.event, mask, bits) if mask else bits


def decoded(cells: list[object], scalar: Scalar, little: bool) -> object:
    """The value of the type that bytes as they lie in memory are."""
    if not little:
        cells = cells[::-1]
    bits = 0
    mask = 0
    event: Event | None = None
    for index, cell in enumerate(cells):
        shift = 8 * index
        if isinstance(cell, int):
            bits |= cell << shift
        elif isinstance(cell, PointerByte):
            bits |= cell.plain() << shift
        elif isinstance(cell, Poison):
            return cell
        elif isinstance(cell, Undef):
            mask |= cell.mask << shift
            bits |= cell.bits << shift
            event = cell.event
        elif isinstance(cell, MixedByte):
            if cell.poison << shift & scalar.mask:
                return Poison(cell.event)
            mask |= cell.mask << shift
            bits |= cell.bits << shift
            event = cell.event
        else:
            raise AssertionError(f"{cell!r} is no byte")
    if event is not None and mask & scalar.mask:
        return Undef(event, mask & scalar.mask, bits & scalar.mask)
    if scalar.kind == POINTER:
        first = cells[0]
        if isinstance(first, PointerByte) and all(
            isinstance(cell, PointerByte) and cell.pointer == first.pointer and cell.index == index
            for index, cell in enumerate(cells)
        ):
            return first.pointer
        return Pointer(None, bits) if bits else NULL
    return scalar.from_bits(bits & scalar.mask)
