"""How types are laid out: the scalars of a type with their places in memory, so that nobody walks types at run."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from irkit.errors import UnsupportedError
from irkit.semantics.values import FLOAT, INTEGER, NARROW, POINTER, WIDE_FLOAT, Scalar
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    X86MMXType,
)

if TYPE_CHECKING:
    from irkit.data_layout import DataLayout

DEEPEST: Final = 200  # levels of aggregates in aggregates
MOST_LANES: Final = 1 << 22


class Shape:
    """A type: `scalar` where it has one lane, `parts` with their offsets in bytes where it is an array or a struct,
    `element` and `count` where it is a vector, whose lanes are `bits` apart in memory. `size` is the store size in
    bytes, `step` the size in an array, `alignment` that of the ABI."""

    __slots__ = ("alignment", "count", "element", "is_vector", "parts", "scalar", "size", "step", "type")

    def __init__(self, ty: Type, size: int, step: int, alignment: int) -> None:
        self.type: Type = ty
        self.size: int = size
        self.step: int = step
        self.alignment: int = alignment
        self.scalar: Scalar | None = None
        self.element: Shape | None = None  # of a vector or array
        self.count: int = 0
        self.is_vector: bool = False
        self.parts: list[tuple[int, Shape]] = []  # of a struct

    def lane_scalar(self) -> Scalar:
        """The scalar of a number or of a vector's lanes."""
        if self.scalar is not None:
            return self.scalar
        if self.is_vector and self.element is not None and self.element.scalar is not None:
            return self.element.scalar
        raise UnsupportedError(f"an operation on '{self.type}' lane by lane")


class Shapes:
    """The shapes of a module's types, each made once. `vscale` is what scalable vectors' lanes are multiplied by."""

    def __init__(self, layout: DataLayout, byte: Scalar, vscale: int) -> None:
        self.layout: DataLayout = layout
        self.vscale: int = vscale
        self.known: dict[Type, Shape] = {}
        self.scalars: dict[str, Scalar] = {"i8": byte}
        self.depth: int = 0

    def of(self, ty: Type) -> Shape:
        """The shape of a type. Raises UnsupportedError for one that no value in memory has."""
        found = self.known.get(ty)
        if found is None:
            self.depth += 1
            try:
                if self.depth > DEEPEST:
                    raise UnsupportedError(f"running with types of more than {DEEPEST} levels")
                found = self._made(ty)
            finally:
                self.depth -= 1
            self.known[ty] = found
        return found

    def scalar(self, ty: Type) -> Scalar:
        found = self.of(ty).scalar
        if found is None:
            raise UnsupportedError(f"'{ty}' as a scalar")
        return found

    def _made(self, ty: Type) -> Shape:
        scale = self.vscale if isinstance(ty, VectorType) and ty.scalable else 1
        layout = self.layout
        shape = Shape(
            ty,
            layout.store_size(ty).minimum * scale,
            layout.alloc_size(ty).minimum * scale,
            layout.abi_alignment(ty),
        )
        if isinstance(ty, StructType):
            offsets = layout.struct_layout(ty).offsets
            shape.parts = [(offset, self.of(part)) for offset, part in zip(offsets, ty.elements or (), strict=True)]
        elif isinstance(ty, (ArrayType, VectorType)):
            shape.element = self.of(ty.element)
            shape.count = ty.count * scale
            shape.is_vector = isinstance(ty, VectorType)
        else:
            shape.scalar = self._scalar(ty)
        return shape

    def _scalar(self, ty: Type) -> Scalar:
        keyword = str(ty)
        if isinstance(ty, PointerType):  # whatever it points to
            keyword = f"ptr addrspace({ty.address_space})" if ty.address_space else "ptr"
        found = self.scalars.get(keyword)
        if found is not None:
            return found
        if isinstance(ty, IntegerType):
            found = Scalar(INTEGER, ty.width, keyword)
        elif isinstance(ty, FloatingPointType):
            found = Scalar(FLOAT if keyword in NARROW else WIDE_FLOAT, ty.width, keyword)
        elif isinstance(ty, PointerType):
            found = Scalar(POINTER, self.layout.pointer_bits(ty.address_space), keyword)
        elif isinstance(ty, X86MMXType):
            found = Scalar(INTEGER, 64, keyword)
        elif isinstance(ty, TargetExtensionType):  # bits about which nothing is said
            found = Scalar(INTEGER, 8 * self.layout.store_size(ty).fixed, keyword)
        else:
            raise UnsupportedError(f"running with the type '{ty}'")
        self.scalars[keyword] = found
        return found

    def filled(self, shape: Shape, lane: Callable[[Scalar], object]) -> object:
        """A value of that shape, of what `lane` makes of the scalar of each lane."""
        if shape.scalar is not None:
            return lane(shape.scalar)
        if shape.element is not None:
            if shape.count > MOST_LANES:
                raise UnsupportedError(f"a value of type '{shape.type}'; irkit takes {MOST_LANES} elements")
            return [self.filled(shape.element, lane)] * shape.count
        return [self.filled(part, lane) for _, part in shape.parts]

    def lane_scalars(self, shape: Shape) -> list[Scalar]:
        """The scalars of all lanes in order; of a number or a vector just the one."""
        if shape.scalar is not None:
            return [shape.scalar]
        if shape.is_vector:
            return [shape.lane_scalar()]
        if shape.element is not None:
            inner = self._flat(shape.element)
            return inner * shape.count
        return [scalar for _, part in shape.parts for scalar in self._flat(part)]

    def _flat(self, shape: Shape) -> list[Scalar]:
        if shape.is_vector:
            return [shape.lane_scalar()] * shape.count
        return self.lane_scalars(shape)
