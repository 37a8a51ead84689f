"""What the reader kept without understanding goes back to its place, as long as it can still be true.

A record or block that LLVM ignores may refer to types, values, attributes and metadata by their numbers. It is written
if those mean in the new file what they meant in the old one, and refused by name if not.
"""

from __future__ import annotations

from typing import Final

from bitcode.bitstream.bits import signed64
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.state import WriterState
from irkit.errors import UnsupportedError
from irkit.metadata import MDString, Metadata, ValueAsMetadata
from irkit.provenance import SourceNumbers, UnknownBlock, UnknownRecord

MODULE: Final = "MODULE_BLOCK"


class UnknownWriter:
    """Writes the unknown of one module, stage by stage. Raises UnsupportedError for what cannot stay."""

    def __init__(self, state: WriterState) -> None:
        self.state: WriterState = state
        self.left: list[UnknownRecord | UnknownBlock] = list(state.module.provenance.unknown)
        for item in self.left:
            self.check(item)

    def check(self, item: UnknownRecord | UnknownBlock) -> None:
        """Refuse what has no place any more, or numbers that may have changed their meaning."""
        what = describe(item)
        if isinstance(item, UnknownRecord) and item.path != MODULE:
            raise UnsupportedError(f"{what}: only what stands in {MODULE} itself is written again")
        if isinstance(item, UnknownBlock) and not item.is_whole:
            raise UnsupportedError(f"{what}: it needs abbreviations that LLVM does not write")
        numbers = self.state.module.provenance.numbers
        if numbers is None or not same_numbers(numbers, self.state.ids):
            raise UnsupportedError(f"{what}: the numbers in it may mean something else by now")

    def write(self, stage: int) -> None:
        """What comes after this stage of the module's block."""
        stream = self.state.stream
        while self.left and self.left[0].stage <= stage:
            item = self.left.pop(0)
            if isinstance(item, UnknownRecord):
                stream.emit(NO_ABBREV, item.code, [signed64(operand) for operand in item.operands])
            else:
                stream.enter_block(item.block_id, item.abbrev_width)
                stream.raw_bytes(item.words)
                stream.pop()


def describe(item: UnknownRecord | UnknownBlock) -> str:
    if isinstance(item, UnknownRecord):
        return f"a record of code {item.code} in {item.path}, which LLVM does not know"
    return f"the block {item.path}, which LLVM does not know"


def same_numbers(numbers: SourceNumbers, ids: ValueEnumerator) -> bool:
    """Whether all that the source numbered has the same number now. Sets of attributes may be made anew."""
    if numbers.types != ids.types or numbers.values != ids.values[: ids.end_module_constants]:
        return False
    lists = [attributes.sets for attributes in numbers.attribute_lists]
    if lists != [attributes.sets for attributes in ids.attribute_lists]:
        return False
    metadata: list[Metadata] = [*ids.strings, *ids.nodes]
    if len(metadata) != len(numbers.metadata):
        return False
    return all(same_metadata(a, b) for a, b in zip(numbers.metadata, metadata, strict=True))


def same_metadata(a: Metadata, b: Metadata) -> bool:
    if isinstance(a, MDString):
        return isinstance(b, MDString) and a.string == b.string
    if isinstance(a, ValueAsMetadata):
        return isinstance(b, ValueAsMetadata) and a.value is b.value
    return a is b
