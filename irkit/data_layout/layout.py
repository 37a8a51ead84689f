"""`DataLayout`: sizes, alignments and offsets of types, and what else a data layout string decides.

Note [measuring]: a type is measured when its parts are, from a list of what is still to be measured, since types nest
deeper than any call stack. What was measured is kept by type, so a `DataLayout` belongs to one module (or to modules of
one context); what the string says is parsed once for all that have the same.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from irkit.data_layout import parsing, parsing_before_20
from irkit.data_layout.packed import Unit, units_of
from irkit.data_layout.specifications import (
    BYTE,
    PointerSpecification,
    SpecificationError,
    Specifications,
    TypeSpecification,
)
from irkit.dialects.features import STRICT_SPECIFICATIONS
from irkit.dialects.target_types import target_type_info
from irkit.errors import IRKitError, UnsupportedError
from irkit.releases import NEWEST
from irkit.type_rules import AMX_BITS, MMX_BITS
from irkit.types import (
    ArrayType,
    FloatingPointType,
    IntegerType,
    LabelType,
    PointerType,
    StructType,
    TargetExtensionType,
    Type,
    VectorType,
    X86AMXType,
    X86MMXType,
)

_AMX_ALIGNMENT: Final = 64
_SVCOUNT_BITS: Final = 16
_BARRIER_BITS: Final = 128


class TypeSize:
    """A size: `minimum`, which a scalable vector's `vscale` multiplies where `scalable`. Bits or bytes, as the method
    that gives it says."""

    __slots__ = ("minimum", "scalable")

    def __init__(self, minimum: int, scalable: bool = False) -> None:
        self.minimum: Final = minimum
        self.scalable: Final = scalable

    @property
    def fixed(self) -> int:
        """The size as a number. Raises `UnsupportedError` for one that is scalable."""
        if self.scalable:
            raise UnsupportedError(f"a fixed size: this one is vscale x {self.minimum}")
        return self.minimum

    def __int__(self) -> int:
        return self.fixed

    def __eq__(self, other: object) -> bool:
        if isinstance(other, TypeSize):
            return self.minimum == other.minimum and self.scalable == other.scalable
        return isinstance(other, int) and not self.scalable and self.minimum == other

    def __hash__(self) -> int:
        return hash((self.minimum, self.scalable)) if self.scalable else hash(self.minimum)

    def __repr__(self) -> str:
        return f"vscale x {self.minimum}" if self.scalable else str(self.minimum)


class StructLayout:
    """Where a struct's elements are: `offsets`, `size` and `alignment` in bytes; a scalable struct's times vscale."""

    __slots__ = ("alignment", "has_padding", "offsets", "size")

    def __init__(self, size: TypeSize, alignment: int, offsets: tuple[int, ...], has_padding: bool) -> None:
        self.size: Final = size
        self.alignment: Final = alignment
        self.offsets: Final = offsets
        self.has_padding: Final = has_padding

    def element_at(self, offset: int) -> int:
        """The number of the element that holds the byte at `offset`, or that the padding at `offset` follows; of
        several at the same place the last, which alone is not empty. Raises `ValueError` for what is outside."""
        if not self.offsets or not 0 <= offset < max(self.size.fixed, 1):
            raise ValueError(f"offset {offset} in a struct of {self.size.fixed} bytes")
        return bisect_right(self.offsets, offset) - 1


class _Measure:
    """Bits and alignments in bytes of one type."""

    __slots__ = ("abi", "bits", "preferred", "scalable")

    def __init__(self, bits: int, abi: int, preferred: int, scalable: bool = False) -> None:
        self.bits: Final = bits
        self.abi: Final = abi
        self.preferred: Final = preferred
        self.scalable: Final = scalable

    def alloc_bytes(self) -> int:
        return aligned(-(-self.bits // BYTE), self.abi)


class DataLayout:
    """A data layout string, as LLVM `llvm_version` understands it; immutable.

    What LLVM refuses in the string says nothing here; `DataLayout.parse` raises instead. Sizes of types that have none
    (functions, labels' and tokens' kind, opaque structs, structs that hold themselves) raise `UnsupportedError`.
    """

    __slots__ = ("_measured", "_said", "llvm_version", "text")

    def __init__(self, text: str = "", llvm_version: int = NEWEST) -> None:
        self.text: Final = text
        self.llvm_version: Final = llvm_version
        self._said: Final[Specifications] = said_by(text, llvm_version)
        self._measured: Final[dict[Type, _Measure]] = {}

    @classmethod
    def parse(cls, text: str, llvm_version: int = NEWEST) -> DataLayout:
        """The layout of a string that LLVM `llvm_version` takes. Raises `IRKitError` with its message for another."""
        problem = data_layout_problem(text, llvm_version)
        if problem:
            raise IRKitError(problem)
        return cls(text, llvm_version)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DataLayout) and self.text == other.text and self.llvm_version == other.llvm_version

    def says_the_same(self, other: DataLayout) -> bool:
        """Whether both strings mean the same layout, however they put it."""
        return self.text == other.text or self._said.facts() == other._said.facts()

    def __hash__(self) -> int:
        return hash((self.text, self.llvm_version))

    def __repr__(self) -> str:
        return f"<DataLayout {self.text!r} of LLVM {self.llvm_version}>"

    # What the string says

    @property
    def big_endian(self) -> bool:
        return self._said.big_endian

    @property
    def program_address_space(self) -> int:
        """Where functions live (`P`)."""
        return self._said.program_address_space

    @property
    def alloca_address_space(self) -> int:
        """Where stack objects live (`A`)."""
        return self._said.alloca_address_space

    @property
    def globals_address_space(self) -> int:
        """Where variables live by default (`G`)."""
        return self._said.globals_address_space

    @property
    def address_space_names(self) -> dict[str, int]:
        """The address spaces that the string names (LLVM 22), by name."""
        return dict(self._said.address_space_names)

    @property
    def non_integral_address_spaces(self) -> tuple[int, ...]:
        """Those whose pointers are no numbers (`ni`)."""
        return tuple(self._said.non_integral_address_spaces)

    @property
    def mangling(self) -> str:
        """How symbols are made of names: `e` (ELF), `l` (GOFF), `o` (Mach-O), `m` (MIPS), `w` (COFF), `x` (COFF of
        x86), `a` (XCOFF), or "" where the string does not say."""
        return self._said.mangling

    @property
    def stack_alignment(self) -> int:
        """The natural alignment of the stack in bytes (`S`); 0 where it is not said."""
        return self._said.stack_alignment

    @property
    def function_pointer_alignment(self) -> int:
        """The alignment of pointers to functions in bytes (`F`); 0 where it is not said."""
        return self._said.function_pointer_alignment

    @property
    def is_function_pointer_alignment_multiple(self) -> bool:
        """Whether that is a multiple of the function's own alignment (`Fn`), and not independent of it (`Fi`)."""
        return self._said.is_function_pointer_alignment_multiple

    @property
    def native_integers(self) -> tuple[int, ...]:
        """The widths of the integers that the processor has, in bits (`n`)."""
        return tuple(self._said.native_integers)

    def is_native_integer(self, width: int) -> bool:
        return width in self._said.native_integers

    # Pointers

    def pointer(self, address_space: int = 0) -> PointerSpecification:
        """What is said of pointers to this address space; where nothing is, what is said of address space 0."""
        pointers = self._said.pointers
        return pointers.get(address_space) or pointers[0]

    def pointer_bits(self, address_space: int = 0) -> int:
        return self.pointer(address_space).bits

    def pointer_size(self, address_space: int = 0) -> int:
        """Bytes of a pointer."""
        return -(-self.pointer(address_space).bits // BYTE)

    def index_bits(self, address_space: int = 0) -> int:
        """The bits of an offset from such a pointer."""
        return self.pointer(address_space).index_bits

    def is_non_integral(self, address_space: int) -> bool:
        return address_space in self._said.non_integral_address_spaces

    # Types

    def size_in_bits(self, ty: Type) -> TypeSize:
        """The bits that values of the type have: 1 for `i1`, 80 for `x86_fp80`."""
        found = self._measure(ty)
        return TypeSize(found.bits, found.scalable)

    def store_size(self, ty: Type) -> TypeSize:
        """The bytes that a store of the type writes: 1 for `i1`, 10 for `x86_fp80`."""
        found = self._measure(ty)
        return TypeSize(-(-found.bits // BYTE), found.scalable)

    def alloc_size(self, ty: Type) -> TypeSize:
        """The distance in bytes between two neighbours of the type in memory, padding included."""
        found = self._measure(ty)
        return TypeSize(found.alloc_bytes(), found.scalable)

    def abi_alignment(self, ty: Type) -> int:
        """The bytes to which the type is aligned in memory."""
        return self._measure(ty).abi

    def preferred_alignment(self, ty: Type) -> int:
        """The bytes to which stack objects and variables of the type are best aligned."""
        return self._measure(ty).preferred

    def struct_layout(self, ty: StructType) -> StructLayout:
        """Offsets of the elements, in bytes."""
        whole = self._measure(ty)  # and so its elements
        if ty.explicit:
            places = tuple([bit // BYTE for bit in self.bit_offsets(ty)])
            return StructLayout(TypeSize(whole.bits // BYTE), whole.abi, places, False)
        measured = self._measured
        offset = 0
        largest = 1
        offsets: list[int] = []
        has_padding = False
        scalable = False
        for element in ty.elements or ():
            part = measured[element]
            alignment = 1 if ty.packed else part.abi
            largest = max(largest, alignment)
            start = offset if part.scalable else aligned(offset, alignment)
            scalable = scalable or part.scalable
            has_padding = has_padding or start != offset
            offsets.append(start)
            offset = start + part.alloc_bytes()
        size = offset if scalable else aligned(offset, largest)
        return StructLayout(TypeSize(size, scalable), largest, tuple(offsets), has_padding or size != offset)

    def bit_offsets(self, ty: StructType) -> tuple[int, ...]:
        """Where the elements of a struct are, in bits from its start: those of an explicitly packed one lie bit after
        bit. Raises `UnsupportedError` for one with scalable elements."""
        if not ty.explicit:
            return tuple([offset * BYTE for offset in self.struct_layout(ty).offsets])
        self._measure(ty)
        offsets: list[int] = []
        at = 0
        for element in ty.elements or ():
            offsets.append(at)
            at += self._measured[element].bits
        return tuple(offsets)

    # See Note [measuring]

    def _measure(self, root: Type) -> _Measure:
        known = self._measured
        found = known.get(root)
        if found is not None:
            return found
        todo = [root]
        inside: set[Type] = set()
        while todo:
            ty = todo[-1]
            missing = dict.fromkeys([part for part in self._parts(ty) if part not in known])
            if missing:
                if ty in inside:
                    raise UnsupportedError(f"the size of the type {ty}, which holds itself")
                inside.add(ty)
                todo.extend(missing)
                continue
            known[ty] = self._measured_parts(ty)
            todo.pop()
        return known[root]

    def _parts(self, ty: Type) -> tuple[Type, ...]:
        """The types to be measured before this one."""
        if isinstance(ty, (ArrayType, VectorType)):
            return (ty.element,)
        if isinstance(ty, StructType):
            return ty.elements or ()
        if isinstance(ty, TargetExtensionType):
            return ty.type_parameters[:1] if self._target_layout(ty) in ("element", "tuple") else ()
        return ()

    def _measured_parts(self, ty: Type) -> _Measure:
        said = self._said
        if isinstance(ty, IntegerType):
            of_width = self._integer(ty.width)
            return _Measure(ty.width, of_width.abi_alignment, of_width.preferred_alignment)
        if isinstance(ty, FloatingPointType):
            return self._of_width(said.floats, ty.width)
        if isinstance(ty, (PointerType, LabelType)):
            pointer = self.pointer(ty.address_space if isinstance(ty, PointerType) else 0)
            return _Measure(pointer.bits, pointer.abi_alignment, pointer.preferred_alignment)
        if isinstance(ty, ArrayType):
            element = self._measured[ty.element]
            bits = ty.count * element.alloc_bytes() * BYTE
            return _Measure(bits, element.abi, element.preferred, element.scalable)
        if isinstance(ty, VectorType):
            element = self._measured[ty.element]
            if said.vectors_are_element_aligned and element.bits * ty.count not in said.own_vectors:
                return _Measure(element.bits * ty.count, element.abi, element.preferred, ty.scalable)
            return self._of_width(said.vectors, element.bits * ty.count, ty.scalable)
        if isinstance(ty, StructType) and ty.elements is not None:
            return self._struct(ty)
        if isinstance(ty, X86MMXType):
            return self._of_width(said.vectors, MMX_BITS)
        if isinstance(ty, X86AMXType):
            return _Measure(AMX_BITS, _AMX_ALIGNMENT, _AMX_ALIGNMENT)
        if isinstance(ty, TargetExtensionType):
            return self._target_type(ty)
        raise UnsupportedError(f"the size of the type {ty}")

    def _integer(self, width: int) -> TypeSpecification:
        """That of the narrowest integer as wide that the string knows, or of the widest."""
        table = self._said.integers
        return table[min([known for known in table if known >= width], default=max(table))]

    def _of_width(self, table: dict[int, TypeSpecification], bits: int, scalable: bool = False) -> _Measure:
        """By what is said of the width, or else aligned to its own size."""
        found = table.get(bits)
        if found is not None:
            return _Measure(bits, found.abi_alignment, found.preferred_alignment, scalable)
        natural = power_of_two(-(-bits // BYTE))
        return _Measure(bits, natural, natural, scalable)

    def _struct(self, ty: StructType) -> _Measure:
        measured = self._measured
        if ty.explicit:
            if any(measured[element].scalable for element in ty.elements or ()):
                raise UnsupportedError(f"the size of the type {ty}, which is explicitly packed and has no fixed size")
            return self._explicit(ty)
        offset = 0
        largest = 1
        scalable = False
        for element in ty.elements or ():
            part = measured[element]
            if part.scalable:
                scalable = True
            alignment = 1 if ty.packed else part.abi
            largest = max(largest, alignment)
            offset = aligned(offset, alignment) + part.alloc_bytes()
        aggregate = self._said.aggregate
        abi = 1 if ty.packed else max(largest, aggregate.abi_alignment)
        bits = aligned(offset, largest) * BYTE
        return _Measure(bits, abi, max(largest, aggregate.preferred_alignment), scalable)

    def _explicit(self, ty: StructType) -> _Measure:
        """See Note [units] in `irkit.data_layout.packed`."""
        units = self._units(ty)
        bits = aligned(units[-1].start + units[-1].bits if units else 0, BYTE)
        largest = 1
        for unit in units:
            if unit.has_fields:
                whole = aligned(unit.bits, BYTE)
                alignment = self._integer(whole).abi_alignment
                if aligned(whole, alignment * BYTE) != whole:
                    alignment = 1  # in memory it is an array of bytes
            else:
                alignment = self._measured[(ty.elements or ())[unit.first]].abi
            if unit.start % (alignment * BYTE):
                return _Measure(bits, 1, 1)
            largest = max(largest, alignment)
        return _Measure(bits, largest, largest) if bits % (largest * BYTE) == 0 else _Measure(bits, 1, 1)

    def units(self, ty: StructType) -> list[Unit]:
        """The parts of an explicitly packed struct that are loaded and stored as one."""
        self._measure(ty)
        return self._units(ty)

    def _units(self, ty: StructType) -> list[Unit]:
        parts = [self._measured[element] for element in ty.elements or ()]
        return units_of([part.bits for part in parts], [part.alloc_bytes() * BYTE for part in parts])

    def _target_layout(self, ty: TargetExtensionType) -> str:
        info = target_type_info(ty.name, self.llvm_version)
        return "" if info is None else info.layout

    def _target_type(self, ty: TargetExtensionType) -> _Measure:
        """As the type that a target type is laid out as."""
        layout = self._target_layout(ty)
        vectors = self._said.vectors
        if layout == "ptr":
            pointer = self.pointer(0)
            return _Measure(pointer.bits, pointer.abi_alignment, pointer.preferred_alignment)
        if layout == "svcount":
            return self._of_width(vectors, _SVCOUNT_BITS, scalable=True)
        if layout == "barrier":
            return self._of_width(vectors, _BARRIER_BITS)
        if layout and ty.type_parameters:
            part = self._measured[ty.type_parameters[0]]
            if layout == "element":
                return part
            if ty.int_parameters and isinstance(ty.type_parameters[0], VectorType):
                return self._of_width(vectors, part.bits * ty.int_parameters[0], scalable=True)
        raise UnsupportedError(f"the size of the type {ty} in LLVM {self.llvm_version}")


def aligned(size: int, alignment: int) -> int:
    """The next multiple of the alignment."""
    return -(-size // alignment) * alignment


def power_of_two(number: int) -> int:
    """The next power of two; 1 for nothing."""
    return 1 << max(number - 1, 0).bit_length()


def data_layout_problem(text: str, llvm_version: int) -> str:
    """What LLVM `llvm_version` says of a string that it refuses; "" where it takes it."""
    try:
        _parsed(text, llvm_version)
    except SpecificationError as problem:
        return str(problem)
    return ""


@lru_cache(maxsize=256)
def said_by(text: str, llvm_version: int) -> Specifications:
    """What a string says; specifications that LLVM refuses say nothing."""
    found = Specifications()
    is_strict = llvm_version >= STRICT_SPECIFICATIONS.first
    for part in text.split("-"):
        try:
            if is_strict:
                parsing.take(found, part, llvm_version)
            else:
                parsing_before_20.take(found, part, llvm_version)
        except SpecificationError:
            continue
    return found


@lru_cache(maxsize=256)
def _parsed(text: str, llvm_version: int) -> Specifications:
    found = Specifications()
    if not text:
        return found
    if llvm_version >= STRICT_SPECIFICATIONS.first:
        for part in text.split("-"):
            parsing.take(found, part, llvm_version)
        return found
    parts = parsing_before_20.Fields(text, "-")
    while parts.rest:
        parsing_before_20.take(found, parts.take(), llvm_version)
    return found
