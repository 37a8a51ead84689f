"""Explicitly packed structs in memory: which of their elements share bytes.

Note [units]: from one byte's beginning to the next, elements are cut into units. An element that begins and ends with a
byte, and that memory holds as it is, is a unit by itself. Others, bit fields, make one unit with all up to where a byte
begins anew: the smallest part of the struct that can be loaded and stored. A struct is as aligned as one that has the
units as its elements, if that has them at the same places, and otherwise not at all.
"""

from __future__ import annotations

from irkit.data_layout.specifications import BYTE


class Unit:
    """A unit: its first bit in the struct, its bits, its elements (from `first` up to `last`), and whether they are bit
    fields."""

    __slots__ = ("bits", "first", "has_fields", "last", "start")

    def __init__(self, start: int, bits: int, first: int, last: int, has_fields: bool) -> None:
        self.start: int = start
        self.bits: int = bits
        self.first: int = first
        self.last: int = last
        self.has_fields: bool = has_fields


def units_of(widths: list[int], allocated: list[int]) -> list[Unit]:
    """The units of elements of these bits, which as elements of an array take so many. The last unit may end within a
    byte, where the struct is malformed."""
    units: list[Unit] = []
    at = 0
    start = at  # of the unit of bit fields that is open
    opened = -1
    for number, width in enumerate(widths):
        if opened == -1 and width == allocated[number]:
            units.append(Unit(at, width, number, number + 1, False))
        elif opened == -1:
            start, opened = at, number
        at += width
        if opened != -1 and at % BYTE == 0:
            units.append(Unit(start, at - start, opened, number + 1, True))
            opened = -1
    if opened != -1:
        units.append(Unit(start, at - start, opened, len(widths), True))
    return units
