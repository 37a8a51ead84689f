"""What the parts of the writer share while they write one module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.writer import BitWriter
from bitcode.schema.runtime import NONE
from bitcode.writer.abbreviations import Abbreviations
from bitcode.writer.strtab import StrtabBuilder
from irkit.dialects import Dialect
from irkit.errors import UnsupportedError
from irkit.provenance import OldLayout

if TYPE_CHECKING:
    from bitcode.writer.body import BodyWriter
    from bitcode.writer.enumeration.enumerator import ValueEnumerator
    from irkit.functions import Function
    from irkit.module import Module


class WriterState:
    """The stream, the module and the numbers of everything in it.

    `abbrevs` has the ids of the abbreviations that BLOCKINFO defines, by LLVM's names (each counts in its own kind of
    block; NO_ABBREV, 3, where the release does not have it). `function_offsets`: where each function's block began, as
    a bit's position in the stream, for the module's symbol table. `strings` are the names added to the string table for
    this module, in order: the module's hash covers them.
    """

    def __init__(self, stream: BitWriter, module: Module, ids: ValueEnumerator, strtab: StrtabBuilder) -> None:
        self.stream: BitWriter = stream
        self.module: Module = module
        self.dialect: Dialect = module.dialect
        self.ids: ValueEnumerator = ids
        self.strtab: StrtabBuilder = strtab
        self.old_layout: OldLayout | None = ids.old_layout
        self.type_width: int = len(ids.types).bit_length()
        self.abbreviations: Abbreviations = Abbreviations(stream, module.dialect, self.type_width)
        self.abbrevs: dict[str, int] = self.abbreviations.shared
        self.function_offsets: dict[Function, int] = {}
        self.strings: list[bytes] = []
        self.body: BodyWriter | None = None  # what all function blocks share, made with the first of them

    def bundle_tag_id(self, tag: str) -> int:
        """An operand bundle's tag by its place in the module's table."""
        return self.ids.names.bundle_tags[tag]

    def sync_scope_id(self, scope: str) -> int:
        """A synchronisation scope by its place in the module's table."""
        return self.ids.names.sync_scopes[scope]

    def define(self, name: str, widths: dict[str, int | None] | None = None, skipped: int = 0) -> int:
        """Define an abbreviation in the current block; its id, or NO_ABBREV where the release does not have it."""
        return self.abbreviations.define(name, widths, skipped)

    def add_name(self, text: str) -> int:
        """Where a name is in the string table; nowhere in files that have none."""
        if self.old_layout is not None:
            return NONE
        data = encode(text)
        self.strings.append(data)
        return self.strtab.add(data)

    def unsupported(self, what: str) -> UnsupportedError:
        """The error for what the module's dialect cannot say."""
        return UnsupportedError(f"{what} cannot be written for LLVM {self.dialect.llvm_version}")


def encode(text: str) -> bytes:
    """The bytes of a name; those that are not UTF-8 are surrogates in the model."""
    return text.encode("utf-8", "surrogateescape")


def range_words(bound: int, width: int) -> vec[i64]:
    """A bound of a range, signed: one word, or the words that count of one with more than 64 bits."""
    return vec[i64]([bound]) if width <= 64 else active_words(bound, width)


def active_words(number: int, width: int) -> vec[i64]:
    """The 64-bit words of an integer of `width` bits, the lowest first, without those of zeros at the top."""
    if number < 0:
        number += 1 << width
    count = max(1, (number.bit_length() + 63) // 64)
    data = number.to_bytes(count * 8, "little")
    return vec[i64]([int.from_bytes(data[at : at + 8], "little", signed=True) for at in range(0, len(data), 8)])
