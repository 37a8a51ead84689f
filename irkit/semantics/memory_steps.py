"""Steps that make, address, read and write objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit import flags as f
from irkit.semantics.attribute_checks import is_dereferenceable
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import Step
from irkit.semantics.values import NULL, Event, Mark, Pointer, PointerByte, Poison, Scalar, Undef

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.machine import Machine


class Alloca(Step):
    def __init__(
        self, instruction: Instruction, dst: int, count: int, size: int, alignment: int, name: str, machine: Machine
    ) -> None:
        super().__init__(instruction, dst)
        self.count: int = count
        self.size: int = size
        self.alignment: int = alignment
        self.name: str = name
        self.machine: Machine = machine
        self.fill: Mark = machine.uninitialised(Event(self, f"{name} is not written yet"))

    def run(self, slots: list[object]) -> None:
        count = slots[self.count]
        if not isinstance(count, int):
            assert isinstance(count, Mark)
            raise self.not_well_defined("the number of elements", count, "alloca-size")
        block = self.machine.push_stack_block(self.name, self.size * count, self.alignment, self, self.fill)
        slots[self.dst] = Pointer(block)


class Load(Step):
    """A load of one scalar."""

    def __init__(
        self, instruction: Instruction, dst: int, pointer: int, scalar: Scalar, alignment: int, machine: Machine
    ) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = pointer
        self.scalar: Scalar = scalar
        self.size: int = scalar.size
        self.low: int = max(scalar.size, alignment) - 1
        self.shift: int = scalar.shift
        self.alignment: int = alignment
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        pointer = slots[self.pointer]
        if isinstance(pointer, Pointer):
            block = pointer.block
            if block is not None and block.kind is self.scalar and block.alignment > self.low:
                offset = pointer.offset
                if not offset & self.low:
                    index = offset >> self.shift
                    cells = block.cells
                    if 0 <= index < len(cells):
                        value = cells[index]
                        if not isinstance(value, (Mark, PointerByte)):
                            slots[self.dst] = value
                            return
        slots[self.dst] = self.slow(pointer)

    def slow(self, pointer: object) -> object:
        value = self.machine.load(pointer, self.scalar, self, self.alignment)
        if isinstance(value, Poison):
            return self.poison("", value)
        if isinstance(value, Undef):
            return self.undef(value.mask, value, value.bits)
        return value


class LoadShape(Step):
    """A load of a vector, an array or a struct."""

    def __init__(
        self, instruction: Instruction, dst: int, pointer: int, shape: Shape, alignment: int, machine: Machine
    ) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = pointer
        self.shape: Shape = shape
        self.alignment: int = alignment
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        slots[self.dst] = self.machine.load_shape(slots[self.pointer], self.shape, self, self.alignment)


class CheckedLoad(Step):
    """A load, and what metadata says of its value."""

    def __init__(
        self,
        load: Step,
        scalar: Scalar,
        noundef: bool,
        nonnull: bool,
        align: int,
        dereferenceable: int,
        dereferenceable_or_null: int,
        ranges: list[tuple[int, int]],
    ) -> None:
        super().__init__(load.instruction, load.dst)
        self.load: Step = load
        self.scalar: Scalar = scalar
        self.noundef: bool = noundef
        self.nonnull: bool = nonnull
        self.align: int = align
        self.dereferenceable: int = dereferenceable
        self.dereferenceable_or_null: int = dereferenceable_or_null
        self.ranges: list[tuple[int, int]] = ranges

    def run(self, slots: list[object]) -> None:
        self.load.run(slots)
        value = slots[self.dst]
        if isinstance(value, list):
            slots[self.dst] = [self.lane(lane) for lane in value]
        else:
            slots[self.dst] = self.lane(value)

    def lane(self, value: object) -> object:
        if isinstance(value, Mark):
            if self.noundef:
                raise self.not_well_defined("what is loaded with !noundef", value, "noundef")
            if self.dereferenceable or self.dereferenceable_or_null:
                raise self.not_well_defined("what is loaded with !dereferenceable", value, "dereferenceable")
        elif isinstance(value, Pointer):
            if self.nonnull and value == NULL:
                return self.broken("null, which !nonnull excludes")
            if value.address % self.align:
                return self.broken(f"no multiple of {self.align}, as !align says")
            self.check_size(value)
        elif isinstance(value, int) and self.ranges:
            size = self.scalar.mask + 1
            if not any((value - low) % size < (high - low) % size for low, high in self.ranges):
                return self.broken(f"{value}, outside of !range")
        return value

    def check_size(self, value: Pointer) -> None:
        """Raises UndefinedBehaviorError where there are not as many bytes as metadata says."""
        wanted = self.dereferenceable
        if self.dereferenceable_or_null and value != NULL:
            wanted = max(wanted, self.dereferenceable_or_null)
        if wanted and not is_dereferenceable(value, wanted):
            raise UndefinedBehaviorError("dereferenceable", f"what is loaded is not dereferenceable({wanted})", self)

    def broken(self, words: str) -> object:
        if self.noundef:
            rule = "range" if "range" in words else "nonnull" if "null" in words else "align"
            raise UndefinedBehaviorError(rule, f"what is loaded with !noundef is {words}", self)
        return self.poison(f"the value is {words}")


class Store(Step):
    """A store of one scalar."""

    def __init__(
        self, instruction: Instruction, value: int, pointer: int, scalar: Scalar, alignment: int, machine: Machine
    ) -> None:
        super().__init__(instruction)
        self.value: int = value
        self.pointer: int = pointer
        self.scalar: Scalar = scalar
        self.low: int = max(scalar.size, alignment) - 1
        self.shift: int = scalar.shift
        self.alignment: int = alignment
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        pointer = slots[self.pointer]
        if isinstance(pointer, Pointer):
            block = pointer.block
            if block is not None and block.writable_kind is self.scalar and block.alignment > self.low:
                offset = pointer.offset
                if not offset & self.low:
                    index = offset >> self.shift
                    cells = block.cells
                    if 0 <= index < len(cells):
                        cells[index] = slots[self.value]
                        return
        self.machine.store(pointer, slots[self.value], self.scalar, self, self.alignment)


class StoreShape(Step):
    def __init__(
        self, instruction: Instruction, value: int, pointer: int, shape: Shape, alignment: int, machine: Machine
    ) -> None:
        super().__init__(instruction)
        self.value: int = value
        self.pointer: int = pointer
        self.shape: Shape = shape
        self.alignment: int = alignment
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        self.machine.store_shape(slots[self.pointer], slots[self.value], self.shape, self, self.alignment)


class GetElementPtr(Step):
    """`constant` bytes and indices times sizes, from slots; lane by lane where anything is a vector. `falls`: an index
    that is a constant is negative."""

    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        pointer: int,
        constant: int,
        falls: bool,
        terms: list[tuple[int, int, int]],
        index_bits: int,
        lanes: int,
    ) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = pointer
        self.constant: int = constant
        self.terms: list[tuple[int, int, int]] = terms  # slot, size, bits of the index
        self.falls: bool = falls
        self.mask: int = (1 << index_bits) - 1
        self.half: int = 1 << (index_bits - 1)
        self.lanes: int = lanes
        self.flags: int = instruction.flags
        self.inbounds: bool = instruction.flags & f.INBOUNDS != 0

    def run(self, slots: list[object]) -> None:
        pointer = slots[self.pointer]
        if self.lanes:
            slots[self.dst] = [self.moved(pointer, slots, lane) for lane in range(self.lanes)]
        else:
            slots[self.dst] = self.moved(pointer, slots)

    def moved(self, pointer: object, slots: list[object], lane: int = 0) -> object:
        if isinstance(pointer, list):
            pointer = pointer[lane]
        if isinstance(pointer, Poison):
            return self.poison("", pointer)
        delta = self.constant
        undef: Mark | None = pointer if isinstance(pointer, Mark) else None
        overflow = self.falls
        for slot, size, bits in self.terms:
            index = slots[slot]
            if isinstance(index, list):
                index = index[lane]
            if isinstance(index, Poison):
                return self.poison("", index)
            if isinstance(index, Undef):
                undef = index
                continue
            assert isinstance(index, int)
            top = 1 << (bits - 1)
            if index & top:
                overflow = True
            delta += ((index ^ top) - top) * size
        if undef is not None:
            return self.undef(self.mask, undef)
        assert isinstance(pointer, Pointer)
        return self.result(pointer, delta, overflow)

    def result(self, pointer: Pointer, delta: int, overflow: bool) -> object:
        half = self.half
        if self.flags & (f.INBOUNDS | f.NUSW) and not -half <= delta < half:
            return self.poison("the offset overflows as a signed number")
        if self.flags & f.NUW and (overflow or delta < 0 or pointer.address + delta > self.mask):
            return self.poison("the offset overflows as an unsigned number")
        delta = ((delta & self.mask) ^ half) - half
        block = pointer.block
        offset = pointer.offset + delta
        if block is None:
            if self.inbounds and delta and not pointer.offset:
                return self.poison("null is moved with inbounds")
            address = offset & self.mask
            return Pointer(None, address) if address else NULL
        if self.inbounds and not (0 <= offset <= block.size and 0 <= pointer.offset <= block.size):
            where = f"{offset} of {block.name}, which has {block.size} bytes"
            return self.poison(f"the offset {where}, is neither in the object nor one past its end")
        return Pointer(block, offset, pointer.scope)


class ConstantOffset(GetElementPtr):
    """By a constant: quick where it stays in the object."""

    def run(self, slots: list[object]) -> None:
        pointer = slots[self.pointer]
        if isinstance(pointer, Pointer):
            block = pointer.block
            start = pointer.offset
            offset = start + self.constant
            if block is not None and 0 <= offset <= block.size and 0 <= start <= block.size:
                slots[self.dst] = Pointer(block, offset, pointer.scope)
                return
        slots[self.dst] = self.moved(pointer, slots)


class OneIndex(GetElementPtr):
    """By a constant and one index: quick where that is not negative, and stays in the object."""

    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        pointer: int,
        constant: int,
        falls: bool,
        terms: list[tuple[int, int, int]],
        index_bits: int,
        lanes: int,
    ) -> None:
        super().__init__(instruction, dst, pointer, constant, falls, terms, index_bits, lanes)
        ((self.index, self.scale, width),) = terms
        self.top: int = 1 << (width - 1)

    def run(self, slots: list[object]) -> None:
        pointer = slots[self.pointer]
        index = slots[self.index]
        if isinstance(pointer, Pointer) and isinstance(index, int) and index < self.top:
            block = pointer.block
            start = pointer.offset
            offset = start + self.constant + index * self.scale
            if block is not None and 0 <= offset <= block.size and 0 <= start <= block.size:
                slots[self.dst] = Pointer(block, offset, pointer.scope)
                return
        slots[self.dst] = self.moved(pointer, slots)


def address_step(
    instruction: Instruction,
    dst: int,
    pointer: int,
    constant: int,
    falls: bool,
    terms: list[tuple[int, int, int]],
    index_bits: int,
    lanes: int,
) -> Step:
    """`getelementptr`, the quickest way that it may go."""
    made = GetElementPtr
    if not lanes and not (falls and instruction.flags & f.NUW):
        if not terms:
            made = ConstantOffset
        elif len(terms) == 1:
            made = OneIndex
    return made(instruction, dst, pointer, constant, falls, terms, index_bits, lanes)


class CompareExchange(Step):
    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        slots: tuple[int, int, int],
        scalar: Scalar,
        alignment: int,
        machine: Machine,
    ) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = slots[0]
        self.compare: int = slots[1]
        self.new: int = slots[2]
        self.scalar: Scalar = scalar
        self.alignment: int = alignment
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        machine = self.machine
        pointer = slots[self.pointer]
        held = machine.load(pointer, self.scalar, self, self.alignment)
        wanted = slots[self.compare]
        for value in (held, wanted):
            if isinstance(value, Mark):
                raise self.not_well_defined("what is compared", value, "compare-of-poison")
        same = self.scalar.to_bits(held) == self.scalar.to_bits(wanted)
        if same:
            machine.store(pointer, slots[self.new], self.scalar, self, self.alignment)
        else:
            machine.check_write(pointer, self.scalar.size, self.alignment, self)
        slots[self.dst] = [held, 1 if same else 0]


class AtomicUpdate(Step):
    """`atomicrmw`; lane by lane for a vector."""

    def __init__(
        self,
        instruction: Instruction,
        dst: int,
        pointer: int,
        value: int,
        shape: Shape,
        alignment: int,
        operation: Step,
        machine: Machine,
    ) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = pointer
        self.value: int = value
        self.shape: Shape = shape
        self.alignment: int = alignment
        self.operation: Step = operation  # of slots 0 (what memory held) and 1, into slot 2
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        machine = self.machine
        pointer = slots[self.pointer]
        held = machine.load_shape(pointer, self.shape, self, self.alignment)
        inner: list[object] = [held, slots[self.value], None]
        self.operation.run(inner)
        machine.store_shape(pointer, inner[2], self.shape, self, self.alignment)
        slots[self.dst] = held
