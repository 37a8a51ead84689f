"""What attributes say, as values: `memory(…)`, `allocsize(…)`, `vscale_range(…)`, `range(…)` (LangRef, "Function
Attributes", "Parameter Attributes").

    >>> effects = MemoryEffects("none", argmem="read")
    >>> print(effects, effects.only_reads)
    memory(argmem: read) True
    >>> print(effects | MemoryEffects(errnomem="write"))
    memory(argmem: read, errnomem: write)

All are immutable and equal by what they say; `str` is LLVM's text. `value` is the number that bitcode has for one, and
that an `IntAttribute` holds: `IntAttribute("allocsize", AllocSize(0).value)`.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from irkit.errors import EditError
from irkit.guarding import protect
from irkit.integers import signed
from irkit.releases import NEWEST

ModRef = Literal["none", "read", "write", "readwrite"]
MemoryLocation = Literal["argmem", "inaccessiblemem", "errnomem", "other", "target_mem0", "target_mem1"]

MOD_REF: Final[tuple[ModRef, ...]] = get_args(ModRef)  # by number: 1 is for reading, 2 for writing
LOCATIONS: Final[tuple[MemoryLocation, ...]] = get_args(MemoryLocation)  # in the order of their bits since LLVM 22
_OTHER: Final = LOCATIONS.index("other")
_READ: Final = 1
_WRITE: Final = 2
_WORD: Final = 0xFFFFFFFF

# Note [Memory effects]: two bits a location, 1 reads and 2 writes. Until LLVM 20 the locations are argument memory,
# inaccessible memory, other; LLVM 21 put errno before other and marks values so laid out by 1 in the top byte;
# LLVM 22 added two locations of the target after other, and LLVM 23 the mark 2 for that. What a release does not count
# apart is part of `other` there; but those who know the target's locations take older values to say "none" of them.
_LAYOUT_SHIFT: Final = 56
# First release, mark, locations.
_LAYOUTS: Final[tuple[tuple[int, int, tuple[MemoryLocation, ...]], ...]] = (
    (16, 0, ("argmem", "inaccessiblemem", "other")),
    (21, 1, ("argmem", "inaccessiblemem", "errnomem", "other")),
    (22, 1, LOCATIONS),
    (23, 2, LOCATIONS),
)
# A word of text for both locations of the target, and the first release that has it.
_TARGET_LOCATIONS: Final[tuple[MemoryLocation, ...]] = ("target_mem0", "target_mem1")
_ALL_TARGET_LOCATIONS: Final = "target_mem"
_ALL_TARGET_LOCATIONS_SINCE: Final = 23


def memory_locations(llvm_version: int) -> tuple[MemoryLocation, ...]:
    """The memory locations of LLVM `llvm_version`, from the lowest two bits of a `memory` value up."""
    locations: tuple[MemoryLocation, ...] = ()
    for first, _, names in _LAYOUTS:
        if llvm_version >= first:
            locations = names
    return locations


def memory_location_groups(llvm_version: int) -> dict[str, tuple[MemoryLocation, ...]]:
    """Words of text for several memory locations at once."""
    return {_ALL_TARGET_LOCATIONS: _TARGET_LOCATIONS} if llvm_version >= _ALL_TARGET_LOCATIONS_SINCE else {}


def _access_number(access: str) -> int:
    if access not in MOD_REF:
        raise EditError(f"{access!r} is nothing that is done to memory: LLVM has {', '.join(map(repr, MOD_REF))}")
    return MOD_REF.index(access)


def _location_number(location: str) -> int:
    if location not in LOCATIONS:
        raise EditError(f"{location!r} is no memory location: LLVM has {', '.join(map(repr, LOCATIONS))}")
    return LOCATIONS.index(location)


class MemoryEffects:
    """What a function may do to memory, location by location: `default` to those that are not named.

    A location is "argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1" or "other", an access "none",
    "read", "write" or "readwrite". Raises EditError for another word.
    """

    __slots__ = ("_accesses",)

    def __init__(self, default: ModRef | str = "readwrite", **others: ModRef | str) -> None:
        accesses = [_access_number(default)] * len(LOCATIONS)
        for location, access in others.items():
            accesses[_location_number(location)] = _access_number(access)
        self._accesses: tuple[int, ...] = tuple(accesses)

    @staticmethod
    def of_value(value: int, llvm_version: int = NEWEST) -> MemoryEffects:
        """What the number of a bitcode file says to LLVM `llvm_version`: see Note [Memory effects]."""
        own = layout = memory_locations(llvm_version)
        if value >> _LAYOUT_SHIFT == 0:
            layout = _LAYOUTS[0][2]
        said = {location: value >> 2 * place & 3 for place, location in enumerate(layout)}
        for location in LOCATIONS:
            if location not in said:
                said[location] = 0 if location in own and location in _TARGET_LOCATIONS else said["other"]
        return _made(tuple([said[location] for location in LOCATIONS]))

    def value_in(self, llvm_version: int) -> int:
        """The number that LLVM `llvm_version` writes. What it does not count apart counts as `other`."""
        locations = memory_locations(llvm_version)
        mark = max([mark for first, mark, _ in _LAYOUTS if first <= llvm_version], default=0)
        value = mark << _LAYOUT_SHIFT
        for place, location in enumerate(locations):
            value |= self._number(location, locations) << 2 * place
        return value

    def text_in(self, llvm_version: int) -> str:
        """`memory(…)` as LLVM `llvm_version` spells it: the access to other memory first, as the default, then the
        locations that differ from it."""
        locations = memory_locations(llvm_version)
        default = self._number("other", locations)
        numbers: dict[str, int] = {location: self._number(location, locations) for location in locations}
        parts = [MOD_REF[default]] if default or not any(numbers.values()) else []
        for word, group in memory_location_groups(llvm_version).items():
            found = {numbers[location] for location in group}
            if len(found) == 1:
                numbers = {location: number for location, number in numbers.items() if location not in group}
                numbers[word] = found.pop()
        parts_of_others = [
            f"{location}: {MOD_REF[number]}" for location, number in numbers.items() if number != default
        ]
        return f"memory({', '.join([*parts, *parts_of_others])})"

    def _number(self, location: MemoryLocation, locations: tuple[MemoryLocation, ...]) -> int:
        """The access to a location where only `locations` are counted apart."""
        if location != "other":
            return self._accesses[LOCATIONS.index(location)]
        number = self._accesses[_OTHER]
        for place, known in enumerate(LOCATIONS):
            if known not in locations:
                number |= self._accesses[place]
        return number

    def __getitem__(self, location: MemoryLocation | str) -> ModRef:
        """What is done to a location. Raises EditError if LLVM has no such location."""
        return MOD_REF[self._accesses[_location_number(location)]]

    def reads(self, location: MemoryLocation | str) -> bool:
        """Whether a location may be read."""
        return self._accesses[_location_number(location)] & _READ != 0

    def writes(self, location: MemoryLocation | str) -> bool:
        """Whether a location may be written."""
        return self._accesses[_location_number(location)] & _WRITE != 0

    @property
    def accesses_nothing(self) -> bool:
        return not any(self._accesses)

    @property
    def only_reads(self) -> bool:
        """Whether nothing is written."""
        return not any(access & _WRITE for access in self._accesses)

    @property
    def only_writes(self) -> bool:
        """Whether nothing is read."""
        return not any(access & _READ for access in self._accesses)

    def only_accesses(self, *locations: MemoryLocation | str) -> bool:
        """Whether no other location than these is read or written."""
        places = [_location_number(location) for location in locations]
        return not any(access for place, access in enumerate(self._accesses) if place not in places)

    def __and__(self, other: MemoryEffects) -> MemoryEffects:
        """What both may do."""
        return _made(tuple([a & b for a, b in zip(self._accesses, other._accesses, strict=True)]))

    def __or__(self, other: MemoryEffects) -> MemoryEffects:
        """What one of them may do."""
        return _made(tuple([a | b for a, b in zip(self._accesses, other._accesses, strict=True)]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MemoryEffects) and self._accesses == other._accesses

    def __hash__(self) -> int:
        return hash(self._accesses)

    def __str__(self) -> str:
        return self.text_in(NEWEST)

    def __repr__(self) -> str:
        default = self["other"]
        others = [f"{location}={self[location]!r}" for location in LOCATIONS if self[location] != default]
        return f"MemoryEffects({', '.join([repr(default), *others])})"


def _made(accesses: tuple[int, ...]) -> MemoryEffects:
    effects = MemoryEffects()
    effects._accesses = accesses
    return effects


# Words for what a function does to memory that became `memory(…)`, and what they leave of the effects.
MEMORY_WORDS: Final[dict[str, MemoryEffects]] = {
    "readnone": MemoryEffects("none"),
    "readonly": MemoryEffects("read"),
    "writeonly": MemoryEffects("write"),
    "argmemonly": MemoryEffects("none", argmem="readwrite"),
    "inaccessiblememonly": MemoryEffects("none", inaccessiblemem="readwrite"),
    "inaccessiblemem_or_argmemonly": MemoryEffects("none", argmem="readwrite", inaccessiblemem="readwrite"),
}


class AllocSize:
    """`allocsize(size)`, `allocsize(size, count)`: which parameters, counted from 0, say how many bytes are allocated,
    or how large an element is and how many there are. Raises EditError for what is no parameter's number."""

    __slots__ = ("count", "size")

    def __init__(self, size: int, count: int | None = None) -> None:
        for number in (size,) if count is None else (size, count):
            if not 0 <= number <= _WORD:
                raise EditError(f"allocsize speaks of parameter {number!r}")
        self.size: int = size
        self.count: int | None = None if count == _WORD else count

    @staticmethod
    def of_value(value: int) -> AllocSize:
        """What the number of a bitcode file says."""
        return AllocSize(value >> 32 & _WORD, value & _WORD)

    @property
    def value(self) -> int:
        """The number in bitcode."""
        return self.size << 32 | (_WORD if self.count is None else self.count)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AllocSize) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __str__(self) -> str:
        return f"allocsize({self.size})" if self.count is None else f"allocsize({self.size},{self.count})"

    def __repr__(self) -> str:
        return f"AllocSize({self.size})" if self.count is None else f"AllocSize({self.size}, {self.count})"


class VScaleRange:
    """`vscale_range(minimum, maximum)`: what `vscale` lies between; None for no maximum. Raises EditError for what does
    not fit 32 bits."""

    __slots__ = ("maximum", "minimum")

    def __init__(self, minimum: int, maximum: int | None = None) -> None:
        for number in (minimum,) if maximum is None else (minimum, maximum):
            if not 0 <= number <= _WORD:
                raise EditError(f"vscale_range with {number!r}: it takes numbers up to {_WORD}")
        self.minimum: int = minimum
        self.maximum: int | None = maximum or None

    @staticmethod
    def of_value(value: int) -> VScaleRange:
        """What the number of a bitcode file says."""
        return VScaleRange(value >> 32 & _WORD, value & _WORD)

    @property
    def value(self) -> int:
        """The number in bitcode."""
        return self.minimum << 32 | (self.maximum or 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, VScaleRange) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __str__(self) -> str:
        return f"vscale_range({self.minimum},{self.maximum or 0})"

    def __repr__(self) -> str:
        return f"VScaleRange({self.minimum}, {self.maximum})"


class ConstantRange:
    """The integers of `width` bits from `lower` up to but not including `upper`, around the end where that is less.

    The bounds are kept as unsigned numbers; negative ones may be given. Equal bounds are all numbers if they are the
    largest one, and none at all if they are 0. Raises EditError for bounds that do not fit.
    """

    __slots__ = ("lower", "upper", "width")

    def __init__(self, width: int, lower: int, upper: int) -> None:
        if width < 1:
            raise EditError(f"a range of integers of {width!r} bits")
        for bound in (lower, upper):
            if (bound.bit_length() if bound >= 0 else (~bound).bit_length() + 1) > width:
                raise EditError(f"{bound} is no integer of {width} bits")
        self.width: int = width
        self.lower: int = lower if lower >= 0 else lower + (1 << width)
        self.upper: int = upper if upper >= 0 else upper + (1 << width)

    @property
    def signed_lower(self) -> int:
        return signed(self.lower, self.width)

    @property
    def signed_upper(self) -> int:
        return signed(self.upper, self.width)

    @property
    def is_full(self) -> bool:
        return self.lower == self.upper != 0

    @property
    def is_empty(self) -> bool:
        return self.lower == self.upper == 0

    def __contains__(self, number: int) -> bool:
        """Whether it is among them, as a signed or an unsigned number of that width."""
        size = 1 << self.width
        return self.is_full or (number - self.lower) % size < (self.upper - self.lower) % size

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ConstantRange) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[int, int, int]:
        return (self.width, self.lower, self.upper)

    def __str__(self) -> str:
        """The bounds as LLVM prints them: signed."""
        return f"{self.signed_lower}, {self.signed_upper}"

    def __repr__(self) -> str:
        return f"ConstantRange({self.width}, {self})"


protect(__name__)
