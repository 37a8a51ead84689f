"""`Dialect`: what one LLVM release can express and how it spells it, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from irkit.dialects import calling_conventions, encodings
from irkit.dialects.attributes import AttributeKind, attribute_kinds, retired_attribute_kinds
from irkit.dialects.features import Feature
from irkit.dialects.metadata_kinds import fixed_metadata_kinds
from irkit.dialects.producers import producer_release
from irkit.errors import EditError, UnsupportedError
from irkit.operators import lists
from irkit.releases import NEWEST, OLDEST

if TYPE_CHECKING:
    from irkit.dialects.dwarf import Dwarf

_CACHE: Final[dict[int, Dialect]] = {}


class Dialect:
    """The tables of one LLVM release. Get one by `Dialect.of(19)`; there is one object a release, never changed.

    `attributes` (by name), `attributes_by_code` (retired ones included, which LLVM reads and replaces) and
    `attribute_ranks` (name → place in print) are those of `irkit.dialects.attributes`; `metadata_kinds`,
    `newer_opcodes` has the operations that only later releases have, with the first of these. `cast_opcodes`,
    `rmw_operations` and `operand_bundle_tags` are indexed by the number in bitcode.
    """

    __slots__ = (
        "attribute_ranks",
        "attributes",
        "attributes_by_code",
        "calling_conventions",
        "cast_opcodes",
        "llvm_version",
        "metadata_kind_numbers",
        "metadata_kinds",
        "newer_opcodes",
        "operand_bundle_tags",
        "rmw_operations",
    )

    def __init__(self, llvm_version: int) -> None:
        self.llvm_version: int = llvm_version
        kinds = attribute_kinds(llvm_version)
        self.attributes: dict[str, AttributeKind] = {kind.name: kind for kind in kinds}
        self.attribute_ranks: dict[str, int] = {kind.name: rank for rank, kind in enumerate(kinds)}
        self.attributes_by_code: dict[int, AttributeKind] = {
            kind.code: kind for kind in (*retired_attribute_kinds(llvm_version), *kinds)
        }
        self.metadata_kinds: tuple[str, ...] = fixed_metadata_kinds(llvm_version)
        self.metadata_kind_numbers: dict[str, int] = {name: number for number, name in enumerate(self.metadata_kinds)}
        self.calling_conventions: dict[int, str] = calling_conventions.calling_convention_words(llvm_version)
        self.newer_opcodes: dict[str, int] = {
            word: first for word, first in lists.LATER.items() if first > llvm_version
        }
        self.cast_opcodes: tuple[str, ...] = encodings.cast_opcodes(llvm_version)
        self.rmw_operations: tuple[str, ...] = encodings.rmw_operations(llvm_version)
        self.operand_bundle_tags: tuple[str, ...] = encodings.operand_bundle_tags(llvm_version)

    @staticmethod
    def of(llvm_version: int) -> Dialect:
        """The dialect of LLVM `llvm_version` (`OLDEST` to `NEWEST`); raises `UnsupportedError` for another release."""
        dialect = _CACHE.get(llvm_version)
        if dialect is None:
            if not OLDEST <= llvm_version <= NEWEST:
                raise UnsupportedError(f"LLVM {llvm_version}: irkit knows LLVM {OLDEST} to {NEWEST}")
            dialect = _CACHE[llvm_version] = Dialect(llvm_version)
        return dialect

    @staticmethod
    def newest() -> Dialect:
        return Dialect.of(NEWEST)

    @staticmethod
    def for_producer(identification: str) -> Dialect:
        """The dialect of a file by the string of its identification block; the newest if that says nothing."""
        release = producer_release(identification)
        return Dialect.of(NEWEST if release is None else release)

    @property
    def dwarf(self) -> Dwarf:
        """The words of debug info: `irkit.dialects.dwarf`."""
        from irkit.dialects.dwarf import dwarf  # noqa: PLC0415 - big tables, which most of the command line does without

        return dwarf(self.llvm_version)

    def has(self, feature: Feature) -> bool:
        """Whether this release has a feature of `irkit.dialects.features`."""
        return feature.first <= self.llvm_version <= feature.last

    def calling_convention(self, number: int) -> str:
        """The text of a calling convention, `cc<number>` where it has no word; "" for C's, which is not printed."""
        if number == calling_conventions.C:
            return ""
        word = self.calling_conventions.get(number)
        return f"cc{number}" if word is None else word

    def calling_convention_number(self, word: str | int) -> int:
        """The number of a calling convention by its word in text (`fastcc`, `cc10`, "" or `ccc` for C's), or the number
        itself. Raises `EditError` for one that there is not."""
        number = calling_conventions.check_calling_convention(word)
        if word == calling_conventions.calling_convention_name(number) != f"cc{number}":
            if number != calling_conventions.C and number not in self.calling_conventions:
                raise EditError(f"LLVM {self.llvm_version} has no calling convention {word!r}")
        return number

    def __repr__(self) -> str:
        return f"Dialect.of({self.llvm_version})"
