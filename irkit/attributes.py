"""Attributes of functions, results and parameters (LangRef, "Parameter Attributes", "Function Attributes").

An attribute is known by LLVM's name for it; which release has it, its number in bitcode and its place in print are
rows of `irkit.dialects.attributes`. Sets and lists are immutable and unique in their `Context`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from irkit.attribute_values import MEMORY_WORDS, AllocSize, ConstantRange, MemoryEffects, VScaleRange
from irkit.guarding import protect
from irkit.spelling import spelling

if TYPE_CHECKING:
    from irkit.types import Type

RETURN_INDEX: Final = 0
FUNCTION_INDEX: Final = 0xFFFFFFFF
FIRST_ARGUMENT_INDEX: Final = 1


class Attribute:
    """One attribute. An enum attribute has a name only; the subclasses add what else there is."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: str = name

    def key(self) -> tuple[object, ...]:
        """What it was made of: equal for equal attributes of one class."""
        return (self.name,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Attribute) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        """As LLVM prints it at a parameter."""
        return spelling(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class IntAttribute(Attribute):
    """`align`, `dereferenceable`, `memory`, …: an unsigned 64-bit `value` in the release's own encoding, of which
    `irkit.attribute_values` has what it says."""

    __slots__ = ("value",)

    def __init__(self, name: str, value: int) -> None:
        super().__init__(name)
        self.value: int = value

    def key(self) -> tuple[object, ...]:
        return (self.name, self.value)


class StringAttribute(Attribute):
    """`"key"="value"`; the name is the key. `value` is None where the file gives none, which prints as an empty one."""

    __slots__ = ("value",)

    def __init__(self, name: str, value: str | None = None) -> None:
        super().__init__(name)
        self.value: str | None = value

    def key(self) -> tuple[object, ...]:
        return (self.name, self.value)


class TypeAttribute(Attribute):
    """`sret(T)`, `byval(T)`, …; `type` is None in files older than typed attributes."""

    __slots__ = ("type",)

    def __init__(self, name: str, ty: Type | None) -> None:
        super().__init__(name)
        self.type: Type | None = ty

    def key(self) -> tuple[object, ...]:
        return (self.name, self.type)


class ConstantRangeAttribute(Attribute):
    """`range(iN lower, upper)`."""

    __slots__ = ("range",)

    def __init__(self, name: str, constant_range: ConstantRange) -> None:
        super().__init__(name)
        self.range: ConstantRange = constant_range

    def key(self) -> tuple[object, ...]:
        return (self.name, self.range)


class ConstantRangeListAttribute(Attribute):
    """`initializes((a, b), …)`: ranges of integers of `width` bits."""

    __slots__ = ("ranges", "width")

    def __init__(self, name: str, width: int, ranges: tuple[ConstantRange, ...]) -> None:
        super().__init__(name)
        self.width: int = width
        self.ranges: tuple[ConstantRange, ...] = ranges

    def key(self) -> tuple[object, ...]:
        return (self.name, self.width, self.ranges)


class AttributeSet:
    """The attributes of one place (a function, a result, a parameter), in the order of the source.

    Made by `Context.attribute_set`, which returns the same object for the same attributes in the same order.
    """

    __slots__ = ("attributes",)

    def __init__(self, attributes: tuple[Attribute, ...]) -> None:
        self.attributes: tuple[Attribute, ...] = attributes

    def get(self, name: str) -> Attribute | None:
        for attribute in self.attributes:
            if attribute.name == name:
                return attribute
        return None

    def number(self, name: str) -> int | None:
        """The value of an attribute that carries a number; None if it is not here."""
        found = self.get(name)
        return found.value if isinstance(found, IntAttribute) else None

    @property
    def memory_effects(self) -> MemoryEffects:
        """What a function or a call may do to memory, by `memory(…)` and by the words of older releases; anything where
        nothing is said."""
        value = self.number("memory")
        effects = MemoryEffects() if value is None else MemoryEffects.of_value(value)
        for word, left in MEMORY_WORDS.items():
            if word in self:
                effects = effects & left
        return effects

    @property
    def alloc_size(self) -> AllocSize | None:
        """What `allocsize` says; None if it is not here."""
        value = self.number("allocsize")
        return None if value is None else AllocSize.of_value(value)

    @property
    def vscale_range(self) -> VScaleRange | None:
        """What `vscale_range` says; None if it is not here."""
        value = self.number("vscale_range")
        return None if value is None else VScaleRange.of_value(value)

    @property
    def range(self) -> ConstantRange | None:
        """What `range` says; None if it is not here."""
        found = self.get("range")
        return found.range if isinstance(found, ConstantRangeAttribute) else None

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __iter__(self) -> Iterator[Attribute]:
        return iter(self.attributes)

    def __len__(self) -> int:
        return len(self.attributes)

    def __str__(self) -> str:
        """As LLVM prints it at a parameter."""
        return spelling(self)

    def __repr__(self) -> str:
        return f"<AttributeSet {', '.join([attribute.name for attribute in self.attributes])}>"


class AttributeList:
    """The attribute sets of a function or a call by index: `RETURN_INDEX`, `FIRST_ARGUMENT_INDEX + n`,
    `FUNCTION_INDEX`. Made by `Context.attribute_list`."""

    __slots__ = ("sets",)

    def __init__(self, sets: dict[int, AttributeSet]) -> None:
        self.sets: dict[int, AttributeSet] = sets

    @property
    def function(self) -> AttributeSet | None:
        return self.sets.get(FUNCTION_INDEX)

    @property
    def result(self) -> AttributeSet | None:
        return self.sets.get(RETURN_INDEX)

    def parameter(self, number: int) -> AttributeSet | None:
        return self.sets.get(FIRST_ARGUMENT_INDEX + number)

    def __bool__(self) -> bool:
        return bool(self.sets)

    def __str__(self) -> str:
        """The result's attributes, those of each parameter behind its number, and the function's."""
        return spelling(self)

    def __repr__(self) -> str:
        return f"<AttributeList {sorted(self.sets)}>"


protect(__name__)
