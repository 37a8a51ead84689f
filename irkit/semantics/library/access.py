"""How library functions take arguments and memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from irkit import integers
from irkit.errors import UnsupportedError
from irkit.semantics.blocks import BYTE, Block, usual_bytes
from irkit.semantics.errors import UndefinedBehaviorError
from irkit.semantics.steps import Step
from irkit.semantics.values import Mark, Pointer, PointerByte

if TYPE_CHECKING:
    from irkit.semantics.machine import Machine


def number(value: object, step: Step) -> int:
    """An unsigned integer. Raises UndefinedBehaviorError for a mark."""
    if isinstance(value, int):
        return value
    if isinstance(value, Pointer):
        return value.address
    if isinstance(value, Mark):
        raise step.not_well_defined("an argument of a library function", value, "library-argument")
    raise UnsupportedError(f"{value!r} as an integer for a library function")


def signed(value: object, bits: int, step: Step) -> int:
    return integers.signed(integers.low_bits(number(value, step), bits), bits)


def bytes_of(machine: Machine, pointer: object, size: int, step: Step) -> bytes:
    """Bytes that have to be defined; those of pointers are their addresses'."""
    if not size:
        return b""
    block = machine.checked(pointer, size, step, False)
    assert isinstance(pointer, Pointer)
    cells = byte_cells(machine, block)[pointer.offset : pointer.offset + size]
    return plain_bytes(cells, step)


def end_of_string(cells: list[object], start: int, end: int) -> int | None:
    """Where the first 0 is; None for none."""
    try:
        return cells.index(0, start, end)
    except ValueError:
        return None


def plain_bytes(cells: list[object], step: Step) -> bytes:
    usual = usual_bytes(cells)
    if usual is not None:
        return usual
    made = bytearray()
    for cell in cells:
        if isinstance(cell, int):
            made.append(cell)
        elif isinstance(cell, PointerByte):
            made.append(cell.plain())
        else:
            assert isinstance(cell, Mark)
            raise step.not_well_defined("memory that a library function reads", cell, "library-argument")
    return bytes(made)


def byte_cells(machine: Machine, block: Block) -> list[object]:
    if block.kind is not BYTE:
        block.to_bytes(machine.little)
    return block.cells


def string_at(machine: Machine, pointer: object, step: Step, limit: int | None = None) -> bytes:
    """The bytes of a C string before its end, or as many as `limit` says."""
    block = machine.checked(pointer, 0 if limit == 0 else 1, step, False)
    assert isinstance(pointer, Pointer)
    cells = byte_cells(machine, block)
    start = pointer.offset
    end = len(cells) if limit is None else min(len(cells), start + limit)
    zero = end_of_string(cells, start, end)
    found = plain_bytes(cells[start : end if zero is None else zero], step)
    if zero is None and (limit is None or end < start + limit):
        raise UndefinedBehaviorError(
            "out-of-bounds", f"the string in {block.name} has no end in the object", step, "Pointer Aliasing Rules"
        )
    return found


def write(machine: Machine, pointer: object, data: bytes, step: Step) -> None:
    if not data:
        return
    block = machine.checked(pointer, len(data), step, True)
    assert isinstance(pointer, Pointer)
    byte_cells(machine, block)[pointer.offset : pointer.offset + len(data)] = list(data)


def pointer_of(value: object, step: Step) -> Pointer:
    """A pointer, whatever it points to. Raises UndefinedBehaviorError for a mark."""
    if isinstance(value, Mark):
        raise step.not_well_defined("an argument of a library function", value, "library-argument")
    assert isinstance(value, Pointer)
    return value


def moved(pointer: object, offset: int) -> Pointer:
    assert isinstance(pointer, Pointer)
    return Pointer(pointer.block, pointer.offset + offset, pointer.scope)
