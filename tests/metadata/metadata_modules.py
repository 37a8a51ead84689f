"""Small modules for the tests of metadata: bitcode written record by record, and printers for nodes made by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bitcode.bitstream import Abbrev, AbbrevOp, BitWriter
from bitcode.bitstream.abbreviations import BLOB, LITERAL, VBR
from bitcode.reader import parse_bitcode
from bitcode.schema import codes as c
from irkit.dialects import Dialect
from irkit.metadata import MDNode
from irkit.module import Module
from text.printer.metadata import MetadataPrinter
from text.printer.metadata_slots import MetadataSlots

MAGIC = b"BC\xc0\xde"
UNABBREVIATED = 3
Record = tuple[int, Sequence[int]]


def enter(writer: BitWriter, block_id: int, records: Iterable[Record] = ()) -> None:
    writer.enter_block(block_id, 4)
    for code, operands in records:
        writer.record(UNABBREVIATED, code, list(operands))


def lengths(sizes: Sequence[int]) -> bytes:
    """Sizes as VBR6, padded to words: how STRINGS stores them."""
    bits = []
    for size in sizes:
        rest = size
        while rest >= 32:
            bits.append(rest & 31 | 32)
            rest >>= 5
        bits.append(rest)
    number = sum(piece << 6 * place for place, piece in enumerate(bits))
    return number.to_bytes((6 * len(bits) + 31) // 32 * 4, "little")


def read_metadata(
    records: Iterable[Record], strings: Sequence[bytes] = (), blob: bytes | None = None, producer: str = "LLVM19.1.7"
) -> Module:
    """The module of a file with one METADATA_BLOCK: of these strings, or of this blob, and these records."""
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    enter(writer, c.IDENTIFICATION_BLOCK_ID, [(c.IDENTIFICATION_CODE_STRING, producer.encode())])
    writer.record(UNABBREVIATED, c.IDENTIFICATION_CODE_EPOCH, [0])
    writer.end_block()
    enter(writer, c.MODULE_BLOCK_ID, [(c.MODULE_CODE_VERSION, [2])])
    enter(writer, c.METADATA_BLOCK_ID)
    if strings or blob is not None:
        places = lengths([len(string) for string in strings])
        layout = [AbbrevOp(LITERAL, c.METADATA_STRINGS), AbbrevOp(VBR, 6), AbbrevOp(VBR, 6), AbbrevOp(BLOB)]
        abbrev = writer.define_abbrev(Abbrev(layout))
        data = places + b"".join(strings) if blob is None else blob
        writer.record(abbrev, c.METADATA_STRINGS, [max(len(strings), 1), len(places) if blob is None else 0], data)
    for code, operands in records:
        writer.record(UNABBREVIATED, code, list(operands))
    writer.end_block()
    writer.end_block()
    module = parse_bitcode(writer.getvalue(), "test.bc")
    module.load_contents()
    return module


def named(name: str, *ids: int) -> list[Record]:
    """The records of `!name = !{…}`."""
    return [(c.METADATA_NAME, name.encode()), (c.METADATA_NAMED_NODE, ids)]


def printer(*roots: MDNode, llvm_version: int = 22) -> MetadataPrinter:
    """A printer that has numbers for these nodes and what they refer to."""
    module = Module("m", Dialect.of(llvm_version))
    slots = MetadataSlots(module)
    for root in roots:
        slots.number(root)
    return MetadataPrinter(module, slots, lambda value: f"{value.type} {value.name}")


def definition(node: MDNode, llvm_version: int = 22) -> str:
    """What stands behind `!0 = ` for a node."""
    return printer(node, llvm_version=llvm_version).node_text(node)
