"""A bitstream as it was read, written again to the same bytes.

Everything is encoded anew, each record by its own abbreviation. Only what the file encodes as no writer would is
copied bit for bit: numbers with needless chunks, padding that is not zero. `scan` has noted where that is.
"""

from __future__ import annotations

from mypy_extensions import i64

from bitcode.bitstream.blocks import Block, Records
from bitcode.bitstream.container import MAGIC, Bitstream
from bitcode.bitstream.writer import NO_LENGTH, BitWriter


class Frame:
    """A block on its way out: how many of its records, children and definitions are written."""

    __slots__ = ("block", "child", "definition", "record", "records")

    def __init__(self, block: Block, records: Records) -> None:
        self.block: Block = block
        self.records: Records = records
        self.record: int = 0
        self.child: int = 0
        self.definition: int = 0


def write_bitstream(stream: Bitstream) -> bytes:
    """The bytes that the stream was read from, made from its blocks and records.

    Raises BitcodeError where a block cannot be read: blocks are scanned as they are written.
    """
    writer = BitWriter()
    writer.raw_bytes(MAGIC)
    for block in stream.blocks:
        write_block(writer, block)
    header = b"" if stream.wrapper is None else stream.wrapper.header
    return header + writer.getvalue() + stream.trailing


def write_block(writer: BitWriter, top: Block) -> None:
    """A top-level block with all that is in it. Nesting may be as deep as a file is long, so the stack is our own."""
    stack = [enter(writer, top)]
    while stack:
        frame = stack[-1]
        records = frame.records
        # Records come up to the next definition or child, whichever is first in the file.
        stop = len(records)
        what = 0
        if frame.child < len(records.children):
            stop = records.child_at[frame.child]
            what = 1
        if frame.definition < len(records.definitions) and records.definition_child[frame.definition] <= frame.child:
            stop = records.definition_at[frame.definition]
            what = 2
        write_records(writer, frame, stop)
        if what == 1:
            child = records.children[frame.child]
            frame.child += 1
            stack.append(enter(writer, child))
        elif what == 2:
            write_definition(writer, frame)
        else:
            leave(writer, frame)
            stack.pop()


def enter(writer: BitWriter, block: Block) -> Frame:
    if block.canonical:
        writer.enter_block(block.block_id, block.abbrev_width)
    else:
        writer.copy_bits(block.source.data, block.start_bit, block.body_bit)
        writer.push(block.block_id, block.abbrev_width, block.info.of(block.block_id))
        if not block.bounded:
            writer.scope.length_bit = NO_LENGTH
    return Frame(block, block.scan())


def leave(writer: BitWriter, frame: Frame) -> None:
    if frame.records.end_canonical:
        writer.end_block()
    else:
        writer.copy_bits(frame.block.source.data, frame.records.end_bit, frame.block.end_bit)
        writer.pop()


def write_definition(writer: BitWriter, frame: Frame) -> None:
    abbrev = frame.records.definitions[frame.definition]
    frame.definition += 1
    if abbrev.canonical and not abbrev.problem:
        writer.define_abbrev(abbrev)
    else:
        writer.copy_bits(frame.block.source.data, abbrev.start_bit, abbrev.end_bit)
        writer.install(abbrev)


def write_records(writer: BitWriter, frame: Frame, stop: i64) -> None:
    """The records up to number `stop`."""
    records = frame.records
    codes = records.codes
    starts = records.starts
    ops = records.ops
    abbrev_ids = records.abbrev_ids
    odd = records.odd if records.odd else None
    blobs = records.blobs if records.blobs else None
    k: i64 = frame.record
    while k < stop:
        if odd is not None and k in odd:
            writer.copy_bits(frame.block.source.data, records.bit_offsets[k], odd[k])
            writer.note_target(codes[k], ops, starts[k], starts[k + 1])
        else:
            blob = blobs.get(k) if blobs is not None else None
            writer.record_columns(abbrev_ids[k], codes[k], ops, starts[k], starts[k + 1], blob)
        k += 1
    frame.record = stop
