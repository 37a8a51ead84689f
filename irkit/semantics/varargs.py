"""Variable arguments: what `llvm.va_start` makes of them in memory, and how they are taken from there.

All of them lie in the area that follows the registers, in their order, each in a place of 8 bytes or its alignment.
On x86-64 (System V) and AArch64 (AAPCS) a list is a struct that says how many registers are left: none. Elsewhere it
is a pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError
from irkit.semantics.blocks import ALIGNMENT, BYTE
from irkit.semantics.shapes import Shape
from irkit.semantics.steps import Step
from irkit.semantics.values import Pointer, Scalar
from irkit.types import integer_type, pointer_type

if TYPE_CHECKING:
    from irkit.instruction_base import Instruction
    from irkit.semantics.machine import Machine

_REGISTERS: Final = 48  # bytes of the general registers on x86-64, all of them taken
_VECTORS: Final = 176
_SLOT: Final = 8


def list_kind(machine: Machine) -> str:
    triple = machine.module.target_triple
    if triple.startswith("x86_64") and "windows" not in triple:
        return "x86-64"
    if triple.startswith(("aarch64", "arm64")) and "apple" not in triple and "windows" not in triple:
        return "aarch64"
    return "pointer"


def pointer_scalar(machine: Machine) -> Scalar:
    return machine.shapes.scalar(pointer_type())


def i32(machine: Machine) -> Scalar:
    return machine.shapes.scalar(integer_type(32))


def start(machine: Machine, target: object, step: Step) -> None:
    """`llvm.va_start`."""
    varargs = machine.frames[-1].varargs
    places = []
    offset = 0
    for _, shape, byval in varargs:
        alignment = max(_SLOT, shape.alignment if byval is None else byval)
        offset = -(-offset // alignment) * alignment
        places.append(offset)
        offset += -(-(shape.size if byval is None else shape.step) // _SLOT) * _SLOT
    area = machine.push_stack_block("variable arguments", offset, ALIGNMENT, step)
    area.set_cells(BYTE, [0] * offset)
    for (value, shape, byval), place in zip(varargs, places, strict=True):
        if byval is None:
            machine.put_shape(area, place, value, shape)
        else:
            machine.copy(Pointer(area, place), value, shape.step, step)
    begin = Pointer(area)
    pointer = pointer_scalar(machine)
    size = pointer.size
    kind = list_kind(machine)
    if kind == "pointer":
        machine.store(target, begin, pointer, step)
        return
    assert isinstance(target, Pointer)
    if kind == "x86-64":
        machine.store(target, _REGISTERS, i32(machine), step)
        machine.store(moved(target, 4), _VECTORS, i32(machine), step)
        machine.store(moved(target, 8), begin, pointer, step)
        machine.store(moved(target, 8 + size), begin, pointer, step)
        return
    for place in (0, 1, 2):
        machine.store(moved(target, place * size), begin, pointer, step)
    machine.store(moved(target, 3 * size), 0, i32(machine), step)
    machine.store(moved(target, 3 * size + 4), 0, i32(machine), step)


def moved(pointer: Pointer, offset: int) -> Pointer:
    return Pointer(pointer.block, pointer.offset + offset, pointer.scope)


def copy_list(machine: Machine, target: object, source: object, step: Step) -> None:
    """`llvm.va_copy`."""
    size = {"x86-64": 24, "aarch64": 32}.get(list_kind(machine), pointer_scalar(machine).size)
    machine.copy(target, source, size, step)


class Arguments:
    """A list of variable arguments, as library functions take them: `address` points to the list."""

    def __init__(self, machine: Machine, address: object, step: Step) -> None:
        self.machine: Machine = machine
        self.step: Step = step
        self.place: object = address
        kind = list_kind(machine)
        if isinstance(address, Pointer) and kind == "x86-64":
            self.place = moved(address, 8)

    def take(self, shape: Shape) -> object:
        """The next argument, as a value of that type."""
        machine = self.machine
        pointer = pointer_scalar(machine)
        current = machine.load(self.place, pointer, self.step)
        if not isinstance(current, Pointer):
            raise UnsupportedError("a list of variable arguments that is not initialised")
        alignment = max(_SLOT, shape.alignment)
        offset = current.address
        aligned = -(-offset // alignment) * alignment
        current = moved(current, aligned - offset)
        found = machine.load_shape(current, shape, self.step)
        machine.store(self.place, moved(current, -(-shape.size // _SLOT) * _SLOT), pointer, self.step)
        return found


class VaArg(Step):
    """`va_arg`."""

    def __init__(self, instruction: Instruction, dst: int, pointer: int, shape: Shape, machine: Machine) -> None:
        super().__init__(instruction, dst)
        self.pointer: int = pointer
        self.shape: Shape = shape
        self.machine: Machine = machine

    def run(self, slots: list[object]) -> None:
        slots[self.dst] = Arguments(self.machine, slots[self.pointer], self).take(self.shape)
