"""What a `noalias` argument promises while its call runs.

Note [noalias]: where a call gets such an argument, it gets a pointer of its own, which names the scope of this call;
pointers that are computed from it name that too, also when they come back from memory. While the call runs, each
access to the object is noted by byte: whether its pointer was based on the argument, and whether it wrote. Undefined is
a byte that was accessed both ways, and written. As long as all accesses are of so many bytes side by side, a unit, they
are noted by the unit. A pointer that was made of a number or of single bytes may be based on
anything, and its accesses are not noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.semantics.errors import UndefinedBehaviorError

if TYPE_CHECKING:
    from irkit.semantics.blocks import Block
    from irkit.semantics.steps import Step
    from irkit.semantics.values import Pointer

NEVER: Final = 0  # an alignment that sends each access through `Machine.checked`
_READ: Final = 1
_WRITE: Final = 2
_BY_OTHERS: Final = 2  # the same bits, so much higher, for pointers that are not based on the argument
_OWN: Final = _READ | _WRITE
_OTHERS: Final = _OWN << _BY_OTHERS
_WRITTEN: Final = _WRITE | _WRITE << _BY_OTHERS


class Scope:
    """A call's promise about one argument. `outer` is the scope of the pointer that was passed, if that call runs
    still; `argument` is what a report calls it."""

    __slots__ = ("alignment", "argument", "block", "is_live", "outer", "unit", "used")

    def __init__(self, argument: str, block: Block | None, outer: Scope | None) -> None:
        while outer is not None and not outer.is_live:
            outer = outer.outer
        self.argument: str = argument
        self.block: Block | None = block
        self.outer: Scope | None = outer
        self.alignment: int  # of the block, while this holds
        self.unit: int = 0  # bytes, a power of two; 0 before the first access
        self.used: dict[int, int] = {}  # by the offset in units
        self.is_live: bool = True

    def begin(self) -> None:
        block = self.block
        if block is not None:
            self.alignment = block.alignment
            block.alignment = NEVER
            if block.scopes is None:
                block.scopes = []
            block.scopes.append(self)

    def end(self) -> None:
        """Scopes of an object end in the order opposite to that in which they began."""
        self.is_live = False
        block = self.block
        if block is not None and block.scopes is not None:
            block.scopes.remove(self)
            block.alignment = self.alignment
            if not block.scopes:
                block.scopes = None

    def note(self, pointer: Pointer, size: int, is_write: bool, step: Step) -> None:
        """Note an access to the object. Raises UndefinedBehaviorError where it breaks the promise."""
        if not size:
            return
        mark = _WRITE if is_write else _READ
        scope = pointer.scope
        while scope is not None and scope is not self:
            if scope is ANY:
                return
            scope = scope.outer
        if scope is None:
            mark <<= _BY_OTHERS
        unit = self.unit
        if not unit or (pointer.offset | size) & (unit - 1):
            unit = self.divide(pointer.offset | size)
        used = self.used
        for place in range(pointer.offset // unit, (pointer.offset + size) // unit):
            found = used.get(place, 0) | mark
            if found & _OWN and found & _OTHERS and found & _WRITTEN:
                raise UndefinedBehaviorError(
                    "noalias",
                    f"{pointer!r} is accessed through {self.argument}, which is noalias, and by another pointer",
                    step,
                    "Parameter Attributes",
                )
            used[place] = found

    def divide(self, bits: int) -> int:
        """Make the unit as small as offsets and sizes ask for that have these bits; returns it."""
        unit = bits & -bits
        if self.unit:
            parts = range(self.unit // unit)
            self.used = {place * len(parts) + part: mark for place, mark in self.used.items() for part in parts}
        self.unit = unit
        return unit


ANY: Final = Scope("", None, None)  # of pointers that were made of numbers
