"""Steps on vectors and aggregates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.semantics.blocks import MixedByte
from irkit.semantics.steps import Step
from irkit.semantics.values import Event, Mark, Poison, Scalar, Undef

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction

POISON_LANE: Final = -1  # in a mask of shufflevector


class ExtractElement(Step):
    def __init__(self, instruction: Instruction, dst: int, vector: int, index: int) -> None:
        super().__init__(instruction, dst)
        self.vector: int = vector
        self.index: int = index

    def run(self, slots: list[object]) -> None:
        vector = slots[self.vector]
        index = slots[self.index]
        assert isinstance(vector, list)
        if isinstance(index, Mark):
            slots[self.dst] = self.poison("the index may be out of range", index)
        elif isinstance(index, int) and index < len(vector):
            slots[self.dst] = vector[index]
        else:
            slots[self.dst] = self.poison(f"the index {index} is not below the number of lanes {len(vector)}")


class InsertElement(Step):
    def __init__(self, instruction: Instruction, dst: int, vector: int, element: int, index: int) -> None:
        super().__init__(instruction, dst)
        self.vector: int = vector
        self.element: int = element
        self.index: int = index

    def run(self, slots: list[object]) -> None:
        vector = slots[self.vector]
        index = slots[self.index]
        assert isinstance(vector, list)
        made = vector[:]
        if isinstance(index, int) and index < len(made):
            made[index] = slots[self.element]
        else:
            earlier = index if isinstance(index, Mark) else None
            poison = self.poison("the index is, or may be, not below the number of lanes", earlier)
            made = [poison] * len(made)
        slots[self.dst] = made


class ShuffleVector(Step):
    def __init__(self, instruction: Instruction, dst: int, a: int, b: int, mask: list[int]) -> None:
        super().__init__(instruction, dst)
        self.a: int = a
        self.b: int = b
        self.mask: list[int] = mask

    def run(self, slots: list[object]) -> None:
        a = slots[self.a]
        b = slots[self.b]
        assert isinstance(a, list)
        assert isinstance(b, list)
        lanes = a + b
        made: list[object] = []
        for index in self.mask:
            if index == POISON_LANE:
                made.append(self.poison("the mask is poison for this lane"))
            else:
                made.append(lanes[index])
        slots[self.dst] = made


class ExtractValue(Step):
    def __init__(self, instruction: Instruction, dst: int, aggregate: int, indices: list[int]) -> None:
        super().__init__(instruction, dst)
        self.aggregate: int = aggregate
        self.indices: list[int] = indices

    def run(self, slots: list[object]) -> None:
        value = slots[self.aggregate]
        for index in self.indices:
            assert isinstance(value, list)
            value = value[index]
        slots[self.dst] = value


class InsertValue(Step):
    def __init__(self, instruction: Instruction, dst: int, aggregate: int, element: int, indices: list[int]) -> None:
        super().__init__(instruction, dst)
        self.aggregate: int = aggregate
        self.element: int = element
        self.indices: list[int] = indices

    def run(self, slots: list[object]) -> None:
        outer = slots[self.aggregate]
        assert isinstance(outer, list)
        made = outer[:]
        inner = made
        for index in self.indices[:-1]:
            copied = inner[index]
            assert isinstance(copied, list)
            copied = copied[:]
            inner[index] = copied
            inner = copied
        inner[self.indices[-1]] = slots[self.element]
        slots[self.dst] = made


class Copy(Step):
    """The operand as it is."""

    def __init__(self, instruction: Instruction, dst: int, a: int) -> None:
        super().__init__(instruction, dst)
        self.a: int = a

    def run(self, slots: list[object]) -> None:
        slots[self.dst] = slots[self.a]


class Splat(Step):
    """Nothing, or the same value each time."""

    def __init__(self, instruction: Instruction, dst: int, value: object) -> None:
        super().__init__(instruction, dst)
        self.value: object = value

    def run(self, slots: list[object]) -> None:
        slots[self.dst] = self.value


# Vectors whose lanes are no whole bytes: in memory their bits lie one after the other.


def packed_bytes(lanes: list[object], scalar: Scalar, little: bool) -> list[object]:
    """The bytes of such a vector."""
    width = scalar.bits
    bits = 0
    mask = 0
    poison = 0
    event: Event | None = None
    total = len(lanes) * width
    size = (total + 7) // 8
    for index, lane in enumerate(lanes):
        shift = index * width if little else total - (index + 1) * width
        if isinstance(lane, int):
            bits |= lane << shift
        elif isinstance(lane, Undef):
            mask |= lane.mask << shift
            bits |= lane.bits << shift
            event = lane.event
        else:
            assert isinstance(lane, Poison)
            poison |= scalar.mask << shift
            event = lane.event
    made: list[object] = []
    for index in range(size):
        byte_poison = poison >> (8 * index) & 0xFF
        byte_mask = mask >> (8 * index) & 0xFF
        byte = bits >> (8 * index) & 0xFF
        if event is None or not byte_poison | byte_mask:
            made.append(byte)
        elif byte_poison == 0xFF:
            made.append(Poison(event))
        elif byte_poison:
            made.append(MixedByte(event, byte_poison, byte_mask, byte))
        else:
            made.append(Undef(event, byte_mask, byte))
    return made if little else made[::-1]


def packed_lanes(cells: list[object], scalar: Scalar, count: int, little: bool) -> list[object]:
    """The lanes of such a vector from its bytes."""
    if not little:
        cells = cells[::-1]
    width = scalar.bits
    bits = 0
    mask = 0
    poison = 0
    event: Event | None = None
    for index, cell in enumerate(cells):
        shift = 8 * index
        if isinstance(cell, int):
            bits |= cell << shift
        elif isinstance(cell, Poison):
            poison |= 0xFF << shift
            event = cell.event
        elif isinstance(cell, Undef):
            mask |= cell.mask << shift
            bits |= cell.bits << shift
            event = cell.event
        elif isinstance(cell, MixedByte):
            poison |= cell.poison << shift
            mask |= cell.mask << shift
            bits |= cell.bits << shift
            event = cell.event
    made: list[object] = []
    for index in range(count):
        shift = index * width if little else (count - index - 1) * width
        if event is not None and poison >> shift & scalar.mask:
            made.append(Poison(event))
        elif event is not None and mask >> shift & scalar.mask:
            made.append(Undef(event, mask >> shift & scalar.mask, bits >> shift & scalar.mask))
        else:
            made.append(bits >> shift & scalar.mask)
    return made
