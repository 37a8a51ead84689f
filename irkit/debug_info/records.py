"""How a node of debug info stands in a record of METADATA_BLOCK, as data: the order of its fields, and what is special.

A record has a header, whose bit 0 says that the node is distinct, then operands. What an operand is follows from the
field that it is: a string, metadata (both as id + 1, 0 for none), a number of so many bits. The classes here say what
does not follow from that. `bitcode.schema.blocks.debug_info` makes the layouts of them,
`bitcode.schema.generator.nodes` the readers, `bitcode.writer.debug_info` the plans of writing.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.dialect import Dialect
from irkit.dialects.features import Feature

# What a number that may be absent is then.
PLUS_1: Final = 1  # the number + 1, 0 for none
ONES_32: Final = 2  # 32 bits set for none
ONES_64: Final = 3  # 64 bits set for none


class HeaderBits:
    """Bits of the header: `value` is what is written there, `field` a boolean field that is there instead.

    `tells_form`: records with another value have a layout of their own, which only old releases wrote.
    `sizes_as_metadata`: whether sizes are metadata, which the record decides.
    """

    __slots__ = ("field", "first", "name", "sizes_as_metadata", "tells_form", "value", "width")

    def __init__(
        self,
        name: str,
        first: int,
        width: int = 1,
        *,
        value: int = 0,
        field: str = "",
        tells_form: bool = False,
        sizes_as_metadata: bool = False,
    ) -> None:
        self.name: str = name
        self.first: int = first
        self.width: int = width
        self.value: int = value
        self.field: str = field
        self.tells_form: bool = tells_form
        self.sizes_as_metadata: bool = sizes_as_metadata


class Item:
    """One operand of a record, or the few that one field takes: the field `name` as its rule has it."""

    __slots__ = ("doc", "name")

    def __init__(self, name: str, doc: str = "") -> None:
        self.name: str = name
        self.doc: str = doc


class Absentable(Item):
    """A number that may be absent: `how` says what it is then."""

    __slots__ = ("how",)

    def __init__(self, name: str, how: int) -> None:
        super().__init__(name)
        self.how: int = how


class Inserted(Item):
    """A field in the midst of the others, in records of `count` or more operands only."""

    __slots__ = ("count",)

    def __init__(self, name: str, count: int) -> None:
        super().__init__(name)
        self.count: int = count


class Zero(Item):
    """An operand of no meaning any more: 0 is written. What another number means, `finish_…` knows."""

    __slots__ = ()


class Either(Item):
    """Two numbers in one operand: that of `other` with bit `bit` set if it is not 0, else that of `name`."""

    __slots__ = ("bit", "mask", "other")

    def __init__(self, name: str, other: str, bit: int, mask: int, doc: str) -> None:
        super().__init__(name, doc)
        self.other: str = other
        self.bit: int = bit
        self.mask: int = mask


class Packed(Item):
    """Several fields in one operand: the name, first bit and width of each."""

    __slots__ = ("parts",)

    def __init__(self, name: str, parts: tuple[tuple[str, int, int], ...], doc: str) -> None:
        super().__init__(name, doc)
        self.parts: tuple[tuple[str, int, int], ...] = parts


class IfKind(Item):
    """Metadata that counts only if the number `kind` is not 0."""

    __slots__ = ("kind",)

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name)
        self.kind: str = kind


class IfGiven(Item):
    """Metadata at the end that takes no operand where there is none."""

    __slots__ = ()


class Words(Item):
    """An integer of any width, as 64-bit words, the lowest first, each with its sign in bit 0.

    `width` is the field that has its bits. `signed_if`: a field and the number that it has if the integer is signed.
    With `counted`, an operand before the words has the width in its low half and their count in the high one; else
    the words are the rest of the record.
    """

    __slots__ = ("counted", "signed_if", "width")

    def __init__(self, name: str, width: str, signed_if: tuple[str, int], counted: bool = False) -> None:
        super().__init__(name)
        self.width: str = width
        self.signed_if: tuple[str, int] = signed_if
        self.counted: bool = counted


class Record:
    """A class's record: METADATA_`name` is its code. `header`: its bits beside `distinct`; None if LLVM takes the
    whole operand for that.

    `items` are those that every record has, `tail` those that a record may end before. Strings are names of fields,
    with spaces between. `old_count`: a number of operands that only old releases wrote, in a layout of their own.
    `swapped`: two fields that stand the other way round in releases without the feature. `finished`: a function of
    `bitcode.reader.debug_info` has the last word about a node that is read.
    """

    __slots__ = ("doc", "finished", "header", "items", "name", "old_count", "swapped", "tail")

    def __init__(
        self,
        name: str,
        *items: str | Item,
        tail: tuple[str | Item, ...] | str = (),
        header: tuple[HeaderBits, ...] | None = None,
        old_count: int = 0,
        swapped: tuple[str, str, Feature] | None = None,
        finished: bool = False,
        doc: str = "",
    ) -> None:
        self.name: str = name
        self.items: list[Item] = items_of(items)
        self.tail: list[Item] = items_of((tail,) if isinstance(tail, str) else tail)
        self.header: tuple[HeaderBits, ...] | None = header
        self.old_count: int = old_count
        self.swapped: tuple[str, str, Feature] | None = swapped
        self.finished: bool = finished
        self.doc: str = doc

    def name_in(self, name: str, dialect: Dialect) -> str:
        """The field that a release has in the place of another: itself, but for those that are swapped."""
        if self.swapped is not None and not dialect.has(self.swapped[2]):
            first, second, _ = self.swapped
            return {first: second, second: first}.get(name, name)
        return name

    @property
    def header_value(self) -> int:
        """The bits that are always written."""
        return sum(bits.value << bits.first for bits in self.header or ())


def items_of(parts: tuple[str | Item, ...]) -> list[Item]:
    found: list[Item] = []
    for part in parts:
        if isinstance(part, Item):
            found.append(part)
        else:
            found.extend(Item(name) for name in part.split())
    return found
