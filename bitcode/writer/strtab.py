"""STRTAB_BLOCK: the names of a file's modules, each once, in the order of first use (LLVM's StringTableBuilder)."""

from __future__ import annotations

from bitcode.bitstream.block_ids import STRTAB_BLOCK
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.writer.abbreviations import make_abbrev


class StrtabBuilder:
    """Collects names in the order of their first appearance; other records point into the blob that they make."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.size: int = 0
        self.places: dict[bytes, int] = {}

    def add(self, text: bytes) -> int:
        """Where `text` is in the blob; put at its end if it is new."""
        place = self.places.get(text)
        if place is None:
            place = self.places[text] = self.size
            self.parts.append(text)
            self.size += len(text)
        return place

    def copy(self) -> StrtabBuilder:
        """The same names so far."""
        made = StrtabBuilder()
        made.parts = list(self.parts)
        made.size = self.size
        made.places = dict(self.places)
        return made

    def blob(self) -> bytes:
        return b"".join(self.parts)


def write_blob_block(stream: BitWriter, block_id: int, code: int, blob: bytes) -> None:
    """A block of one record that is a blob: STRTAB_BLOCK, SYMTAB_BLOCK."""
    stream.enter_block(block_id, 3)
    abbrev = stream.define_abbrev(make_abbrev(code, "blob", {}))
    stream.record(abbrev, code, [], blob)
    stream.end_block()


def write_strtab(stream: BitWriter, blob: bytes) -> None:
    """STRTAB_BLOCK."""
    write_blob_block(stream, STRTAB_BLOCK, c.STRTAB_BLOB, blob)
