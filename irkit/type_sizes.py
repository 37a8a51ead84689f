"""Sizes and alignments of types by a module's data layout (LangRef, "Data Layout")."""

from __future__ import annotations

from typing import Final

from irkit.errors import UnsupportedError
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    LabelType,
    PointerType,
    StructType,
    Type,
    VectorType,
    X86AMXType,
    X86MMXType,
)

_BYTE: Final = 8
# In bits: width → alignment, where the string says nothing else.
_INTEGERS: Final = {1: 8, 8: 8, 16: 16, 32: 32, 64: 32}
_FLOATS: Final = {16: 16, 32: 32, 64: 64, 128: 128}
_VECTORS: Final = {64: 64, 128: 128}
_POINTER: Final = (64, 64)
_MMX_BITS: Final = 64
_AMX_BITS: Final = 8192


class TypeSizes:
    """Sizes in bytes as LLVM's `DataLayout` has them; UnsupportedError for types that have none."""

    def __init__(self, layout: str) -> None:
        self.integers: dict[int, int] = dict(_INTEGERS)
        self.floats: dict[int, int] = dict(_FLOATS)
        self.vectors: dict[int, int] = dict(_VECTORS)
        self.pointers: dict[int, tuple[int, int]] = {0: _POINTER}
        self.aggregate: int = 0
        self.known: dict[Type, tuple[int, int]] = {}
        for part in layout.split("-"):
            self.take(part)

    def take(self, part: str) -> None:
        """One specification; those that do not speak of sizes, or not in LLVM's form, say nothing here."""
        fields = part.split(":")
        kind = fields[0][:1]
        number = fields[0][1:]
        sizes = [int(field) for field in fields[1:] if field.isdecimal() and len(field) <= 8]
        if not sizes or (number and not number.isdecimal()):
            return
        if kind == "p":
            self.pointers[int(number or "0")] = (sizes[0], sizes[1] if len(sizes) > 1 else sizes[0])
        elif kind == "a":
            self.aggregate = sizes[0]
        elif number and kind == "i":
            self.integers[int(number)] = sizes[0]
        elif number and kind == "f":
            self.floats[int(number)] = sizes[0]
        elif number and kind == "v":
            self.vectors[int(number)] = sizes[0]

    def pointer_size(self, address_space: int = 0) -> int:
        """Bytes of a pointer."""
        return self.pointer(address_space)[0] // _BYTE

    def pointer(self, address_space: int) -> tuple[int, int]:
        return self.pointers.get(address_space) or self.pointers[0]

    def alloc_size(self, ty: Type) -> int:
        """The distance in bytes between two neighbours of this type in memory."""
        bits, alignment = self.bits_and_alignment(ty)
        return _aligned(-(-bits // _BYTE), alignment)

    def bits_and_alignment(self, root: Type) -> tuple[int, int]:
        """Size in bits and alignment in bytes. The parts of a type are measured before it, on a list of their own,
        since types nest deeper than any call stack."""
        known = self.known
        todo = [root]
        while todo:
            ty = todo[-1]
            if ty in known:
                todo.pop()
                continue
            parts = () if isinstance(ty, PointerType) else ty.contained_types()
            missing = [part for part in parts if part not in known]
            if missing:
                todo.extend(missing)
                continue
            known[ty] = self.measure(ty)
            todo.pop()
        return known[root]

    def measure(self, ty: Type) -> tuple[int, int]:
        """The same for a type whose parts are measured."""
        if isinstance(ty, IntegerType):
            return ty.width, self.integer_alignment(ty.width)
        if isinstance(ty, FloatingPointType):
            alignment = self.floats.get(ty.width)
            return ty.width, alignment // _BYTE if alignment else _power_of_two(-(-ty.width // _BYTE))
        if isinstance(ty, (PointerType, LabelType)):
            size, alignment = self.pointer(ty.address_space if isinstance(ty, PointerType) else 0)
            return size, alignment // _BYTE
        if isinstance(ty, ArrayType):
            return ty.count * self.alloc_size(ty.element) * _BYTE, self.known[ty.element][1]
        if isinstance(ty, VectorType):
            return self.measure_vector(ty)
        if isinstance(ty, StructType) and ty.elements is not None:
            return self.measure_struct(ty)
        if isinstance(ty, X86MMXType):
            return _MMX_BITS, self.vector_alignment(_MMX_BITS)
        if isinstance(ty, X86AMXType):
            return _AMX_BITS, 64
        raise UnsupportedError(f"the size of the type {ty}")

    def integer_alignment(self, width: int) -> int:
        """That of the next wider integer of the layout, or of the widest."""
        wider = [known for known in self.integers if known >= width]
        return self.integers[min(wider) if wider else max(self.integers)] // _BYTE

    def vector_alignment(self, bits: int) -> int:
        found = self.vectors.get(bits)
        return found // _BYTE if found else _power_of_two(-(-bits // _BYTE))

    def measure_vector(self, ty: VectorType) -> tuple[int, int]:
        bits = self.known[ty.element][0] * ty.count
        return bits, self.vector_alignment(bits)

    def measure_struct(self, ty: StructType) -> tuple[int, int]:
        size = 0
        largest = 1
        for element in ty.elements or ():
            alignment = 1 if ty.packed else self.known[element][1]
            largest = max(largest, alignment)
            size = _aligned(size, alignment) + self.alloc_size(element)
        alignment = 1 if ty.packed else max(largest, self.aggregate // _BYTE)
        return _aligned(size, largest) * _BYTE, alignment


def _aligned(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment if alignment > 1 else size


def _power_of_two(number: int) -> int:
    return 1 << max(number - 1, 0).bit_length()
