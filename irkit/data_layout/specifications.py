"""What the specifications of a data layout string say: pointers, types, address spaces, mangling."""

from __future__ import annotations

from typing import Final

MAX_ADDRESS_SPACE: Final = (1 << 24) - 1
BYTE: Final = 8


class TypeSpecification:
    """Alignments of the types of one width, in bytes."""

    __slots__ = ("abi_alignment", "preferred_alignment")

    def __init__(self, abi_alignment: int, preferred_alignment: int) -> None:
        self.abi_alignment: Final = abi_alignment
        self.preferred_alignment: Final = preferred_alignment


class PointerSpecification:
    """Pointers to one address space: size and index size in bits, alignments in bytes. `is_unstable` and
    `has_external_state` are the flags `u` and `e` (LLVM 22); `null_is_all_ones` tells the flag `o` from `z` (LLVM
    23)."""

    __slots__ = (
        "abi_alignment",
        "bits",
        "has_external_state",
        "index_bits",
        "is_unstable",
        "null_is_all_ones",
        "preferred_alignment",
    )

    def __init__(
        self,
        bits: int,
        abi_alignment: int,
        preferred_alignment: int,
        index_bits: int,
        is_unstable: bool = False,
        has_external_state: bool = False,
        null_is_all_ones: bool = False,
    ) -> None:
        self.bits: Final = bits
        self.abi_alignment: Final = abi_alignment
        self.preferred_alignment: Final = preferred_alignment
        self.index_bits: Final = index_bits
        self.is_unstable: Final = is_unstable
        self.has_external_state: Final = has_external_state
        self.null_is_all_ones: Final = null_is_all_ones

    def facts(self) -> tuple[object, ...]:
        sizes = (self.bits, self.index_bits, self.abi_alignment, self.preferred_alignment)
        return (*sizes, self.is_unstable, self.has_external_state, self.null_is_all_ones)


# Where the string says nothing else: width in bits, alignments in bytes.
_INTEGERS: Final = ((1, 1, 1), (8, 1, 1), (16, 2, 2), (32, 4, 4), (64, 4, 8))
_FLOATS: Final = ((16, 2, 2), (32, 4, 4), (64, 8, 8), (128, 16, 16))
_VECTORS: Final = ((64, 8, 8), (128, 16, 16))


def _table(rows: tuple[tuple[int, int, int], ...]) -> dict[int, TypeSpecification]:
    return {width: TypeSpecification(abi, preferred) for width, abi, preferred in rows}


class Specifications:
    """All that one string says. Filled while it is parsed, and not changed afterwards."""

    def __init__(self) -> None:
        self.big_endian: bool = False
        self.program_address_space: int = 0
        self.alloca_address_space: int = 0
        self.globals_address_space: int = 0
        self.address_space_names: dict[str, int] = {}
        self.non_integral_address_spaces: list[int] = []
        self.mangling: str = ""
        self.stack_alignment: int = 0
        self.function_pointer_alignment: int = 0
        self.is_function_pointer_alignment_multiple: bool = False
        self.native_integers: list[int] = []
        self.pointers: dict[int, PointerSpecification] = {0: PointerSpecification(64, 8, 8, 64)}
        self.integers: dict[int, TypeSpecification] = _table(_INTEGERS)
        self.floats: dict[int, TypeSpecification] = _table(_FLOATS)
        self.vectors: dict[int, TypeSpecification] = _table(_VECTORS)
        self.vectors_are_element_aligned: bool = False  # but for those that the string speaks of
        self.own_vectors: set[int] = set()  # the widths of these
        self.aggregate: TypeSpecification = TypeSpecification(1, 8)

    def facts(self) -> tuple[object, ...]:
        """Equal for strings that mean the same."""
        types = (self.integers, self.floats, self.vectors, {0: self.aggregate})
        return (
            self.big_endian,
            (self.program_address_space, self.alloca_address_space, self.globals_address_space),
            self.address_space_names,
            sorted(self.non_integral_address_spaces),
            self.mangling,
            self.vectors_are_element_aligned,
            self.stack_alignment,
            (self.function_pointer_alignment, self.is_function_pointer_alignment_multiple),
            sorted(self.native_integers),
            {space: pointer.facts() for space, pointer in self.pointers.items()},
            [{width: (ty.abi_alignment, ty.preferred_alignment) for width, ty in table.items()} for table in types],
        )

    def set_type(self, letter: str, width: int, specification: TypeSpecification) -> None:
        """Alignments of integers (`i`), floating-point numbers (`f`) or vectors (`v`) of one width."""
        table = self.integers if letter == "i" else self.floats if letter == "f" else self.vectors
        table[width] = specification
        if letter == "v":
            self.own_vectors.add(width)

    def set_address_space(self, letter: str, number: int) -> None:
        """Where functions (`P`), stack objects (`A`) or globals (`G`) live by default."""
        if letter == "P":
            self.program_address_space = number
        elif letter == "A":
            self.alloca_address_space = number
        else:
            self.globals_address_space = number


class SpecificationError(Exception):
    """What is wrong with a specification, in LLVM's words."""


def is_power_of_two(value: int) -> bool:
    return value > 0 and not value & (value - 1)
