"""Sizes and alignments that the parser fills in from the data layout where the text leaves them out."""

from __future__ import annotations

from typing import Final

from irkit.dialects.target_types import target_type_info
from irkit.type_sizes import TypeSizes
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
)
from text.parser.state import Parser

_BYTE: Final = 8
# What a stack object of a type likes best, where the layout says nothing: width → bytes.
_PREFERRED_INTEGERS: Final = {64: 8}
_PREFERRED_AGGREGATE: Final = 8
_BARRIER_BITS: Final = 128
_POINTER_BITS: Final = 64


class Alignments:
    """Those of one module, by type: as stored and as preferred."""

    def __init__(self, layout: str) -> None:
        self.layout: str = layout
        self.sizes: TypeSizes = TypeSizes(layout)
        self.abi: dict[Type, int] = {}
        self.preferred: dict[Type, int] = {}
        self.specified: dict[tuple[str, int], int] = {("i", width): size for width, size in _PREFERRED_INTEGERS.items()}
        self.index_widths: dict[int, int] = {}
        self.aggregate: int = _PREFERRED_AGGREGATE
        for part in layout.split("-"):
            self.take(part)

    def take(self, part: str) -> None:
        """The preferred alignment that a specification gives, or implies by the other one."""
        fields = part.split(":")
        kind = fields[0][:1]
        number = fields[0][1:]
        sizes = [int(field) for field in fields[1:] if field.isdecimal() and len(field) <= 8]
        if kind == "p" and "(" not in number:
            if sizes and (not number or number.isdecimal()):
                space = int(number or "0")
                self.index_widths[space] = sizes[3] if len(sizes) > 3 else sizes[0]
                self.specified["p", space] = sizes[min(len(sizes) - 1, 2)] // _BYTE
        elif kind == "a" and sizes:
            self.aggregate = max((sizes[1] if len(sizes) > 1 else sizes[0]) // _BYTE, 1)
        elif kind in ("i", "f", "v") and sizes and number.isdecimal():
            self.specified[kind, int(number)] = (sizes[1] if len(sizes) > 1 else sizes[0]) // _BYTE


def alignments(p: Parser) -> Alignments:
    found = p.alignments
    if not isinstance(found, Alignments) or found.layout != p.layout.text:
        found = p.alignments = Alignments(p.layout.text)
    return found


def abi_alignment(p: Parser, ty: Type) -> int:
    """The bytes to which a load or store of the type is aligned."""
    table = alignments(p)
    found = table.abi.get(ty)
    if found is None:
        found = table.abi[ty] = table.sizes.bits_and_alignment(laid_out(p, ty))[1]
    return found


def store_bits(p: Parser, ty: Type) -> int:
    """The bits that a store of the type writes, in whole bytes."""
    bits = alignments(p).sizes.bits_and_alignment(laid_out(p, ty))[0]
    return -(-bits // _BYTE) * _BYTE


def preferred_alignment(p: Parser, ty: Type) -> int:
    """The bytes to which a stack object of the type is aligned."""
    table = alignments(p)
    found = table.preferred.get(ty)
    if found is None:
        found = table.preferred[ty] = _preferred(p, table, laid_out(p, ty))
    return found


def _preferred(p: Parser, table: Alignments, ty: Type) -> int:
    while isinstance(ty, ArrayType):
        ty = laid_out(p, ty.element)
    bits, abi = table.sizes.bits_and_alignment(ty)
    if isinstance(ty, StructType):
        return max(table.aggregate, _struct_alignment(p, ty))
    if isinstance(ty, PointerType):
        return table.specified.get(("p", ty.address_space), table.specified.get(("p", 0), abi))
    if isinstance(ty, IntegerType):
        # The one whose stored alignment counts, and so the next wider that the layout knows.
        known = [width for width in table.sizes.integers if width >= ty.width]
        width = min(known) if known else max(table.sizes.integers)
        return table.specified.get(("i", width), abi)
    if isinstance(ty, FloatingPointType):
        return table.specified.get(("f", ty.width), abi)
    if isinstance(ty, VectorType):
        return table.specified.get(("v", bits), abi)
    return abi


def _struct_alignment(p: Parser, ty: StructType) -> int:
    if ty.packed:
        return 1
    return max([1] + [abi_alignment(p, element) for element in ty.elements or ()])


def index_width(p: Parser, pointer: PointerType) -> int:
    """The bits of an offset from such a pointer."""
    widths = alignments(p).index_widths
    return widths.get(pointer.address_space, widths.get(0, _POINTER_BITS))


def laid_out(p: Parser, ty: Type) -> Type:
    """The type itself, or for a target type the one that it is laid out as."""
    if not isinstance(ty, TargetExtensionType):
        return ty
    context = p.context
    info = target_type_info(ty.name, p.dialect.llvm_version)
    layout = "" if info is None else info.layout
    if layout == "ptr":
        return context.pointer(0)
    if layout == "svcount":
        return context.vector(context.integer(1), 16, True)
    if layout == "barrier":
        return context.vector(context.integer(32), _BARRIER_BITS // 32)
    if layout == "element" and ty.type_parameters:
        return ty.type_parameters[0]
    if layout == "tuple" and ty.type_parameters and ty.int_parameters:
        vector = ty.type_parameters[0]
        if isinstance(vector, VectorType):
            return context.vector(vector.element, vector.count * ty.int_parameters[0], True)
    return ty
