"""The blocks of metadata: METADATA_KIND_BLOCK, METADATA_BLOCK of the module and of functions, METADATA_ATTACHMENT.

What stands where is LLVM's: strings in one record, then the metadata in the enumerator's order; in the module's block
an index for lazy readers, the named metadata and the attachments of globals follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.block_ids import METADATA_ATTACHMENT as METADATA_ATTACHMENT_BLOCK
from bitcode.bitstream.block_ids import METADATA_BLOCK, METADATA_KIND_BLOCK
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.metadata_nodes import NodeWriter
from bitcode.writer.state import WriterState, encode
from irkit.functions import Function
from irkit.globals import GlobalIFunc, GlobalObject, GlobalValue
from irkit.metadata import MDString, Metadata
from irkit.module import Module

# A block with more metadata than this (strings aside) has an index.
# Characters of a kind's name are signed in LLVM: the operands of those from 0x80 up have all bits above set.
_SIGN: Final = 0xFFFFFFFFFFFFFF00

Attachments = list[tuple[str, Metadata]]


def write_metadata_kinds(state: WriterState) -> None:
    """METADATA_KIND_BLOCK: the kinds and their numbers."""
    kinds = state.ids.names.kinds
    if not kinds:
        return
    stream = state.stream
    layout = state.old_layout
    in_metadata = layout is not None and layout.kinds_as_metadata
    stream.enter_block(METADATA_BLOCK if in_metadata else METADATA_KIND_BLOCK, 3)
    for name, number in sorted(kinds.items(), key=lambda item: item[1]):
        ops = [number]
        ops.extend([byte if byte < 0x80 else byte | _SIGN for byte in encode(name)])
        stream.record(NO_ABBREV, c.METADATA_KIND, ops)
    stream.end_block()


def write_module_metadata(state: WriterState) -> None:
    """The module's METADATA_BLOCK, with named metadata and the attachments of globals."""
    ids = state.ids
    named = state.module.named_metadata
    strings = ids.strings
    nodes = ids.nodes
    if not strings and not nodes and not named:
        return
    stream = state.stream
    layout = state.old_layout
    stream.enter_block(METADATA_BLOCK, 4 if layout is None else layout.metadata_width)
    state.abbreviations.follow(METADATA_BLOCK)
    # All abbreviations stand in front, since a lazy reader jumps into the middle of the block.
    writer = NodeWriter(state)
    if layout is not None and layout.strings_among_nodes:
        writer.define_string_abbrev()
    writer.define_abbrevs()
    has_index = layout is None or layout.has_index
    name_first = layout is not None and layout.strings_among_nodes
    name_abbrev = state.define("NAME") if name_first and named else NO_ABBREV
    offset_abbrev = state.define("INDEX_OFFSET") if has_index else NO_ABBREV
    index_abbrev = state.define("INDEX") if has_index else NO_ABBREV
    write_strings(state, strings)
    if has_index and len(nodes) > state.module.provenance.metadata_index_threshold:
        stream.record(offset_abbrev, c.METADATA_INDEX_OFFSET, [0, 0])
        start = stream.bits_written()
        positions = writer.write_with_positions(nodes)
        write_index(stream, index_abbrev, start, positions)
    else:
        writer.write(nodes)
    write_named_metadata(state, name_abbrev if name_first or not named else state.define("NAME"))
    state.abbreviations.leave()
    write_global_attachments(state)
    stream.end_block()


def write_index(stream: BitWriter, abbrev: int, start: i64, positions: vec[i64]) -> None:
    """INDEX, the distance of each record from the one before, and its place into the INDEX_OFFSET before `start`."""
    distance = stream.bits_written() - start
    stream.backpatch_word(start - 64, distance & 0xFFFFFFFF)
    stream.backpatch_word(start - 32, distance >> 32)
    before = start
    k: i64 = 0
    while k < len(positions):
        position = positions[k]
        positions[k] = position - before
        before = position
        k += 1
    stream.record_columns(abbrev, c.METADATA_INDEX, positions, 0, len(positions), None)


def write_strings(state: WriterState, strings: list[MDString]) -> None:
    """STRINGS: one record for all, whose blob has first the lengths as VBR6, then the bytes."""
    if not strings:
        return
    lengths = BitWriter()
    parts: list[bytes] = []
    for string in strings:
        data = encode(string.string)
        lengths.vbr(len(data), 6)
        parts.append(data)
    lengths.align()
    head = lengths.getvalue()
    abbrev = state.define("STRINGS")
    state.stream.record(abbrev, c.METADATA_STRINGS, [len(strings), len(head)], head + b"".join(parts))


def write_named_metadata(state: WriterState, abbrev: int) -> None:
    """NAME and NAMED_NODE of each named metadata."""
    named = state.module.named_metadata
    if not named:
        return
    stream = state.stream
    ids = state.ids
    for one in named:
        stream.record(abbrev, c.METADATA_NAME, list(encode(one.name)))
        stream.record(NO_ABBREV, c.METADATA_NAMED_NODE, [ids.metadata_id(node) for node in one.operands])


# Attachments


def write_global_attachments(state: WriterState) -> None:
    """GLOBAL_DECL_ATTACHMENT: of functions without body, of ifuncs, of variables. Definitions have their own block."""
    module = state.module
    for function in module.functions:
        if function.is_declaration:
            write_global_attachment(state, function)
    for ifunc in module.ifuncs:
        write_global_attachment(state, ifunc)
    for variable in module.globals:
        write_global_attachment(state, variable)


def has_global_attachments(module: Module) -> bool:
    """Whether any of these is needed, which names kinds."""
    return any(
        attachments_of(value)
        for value in module.global_values()
        if not isinstance(value, Function) or value.is_declaration
    )


def write_global_attachment(state: WriterState, value: GlobalValue) -> None:
    attached = attachments_of(value)
    if attached:
        record = [state.ids.value_id(value)]
        add_attachments(state, record, attached)
        state.stream.record(NO_ABBREV, c.METADATA_GLOBAL_DECL_ATTACHMENT, record)


def write_function_metadata(state: WriterState, function: Function) -> None:
    """The METADATA_BLOCK in a function's block: what only it uses, and the metadata of its own values."""
    ids = state.ids
    if not ids.has_metadata:
        return
    stream = state.stream
    stream.enter_block(METADATA_BLOCK, 3)
    write_strings(state, ids.strings)
    writer = NodeWriter(state)
    writer.write(ids.nodes)
    for local in ids.function_metadata:
        writer.write_one(local)
    for arg_list in ids.arg_lists:
        writer.write_one(arg_list)
    stream.end_block()


def write_function_attachments(state: WriterState, function: Function) -> None:
    """METADATA_ATTACHMENT, if anything is attached to the function or, debug locations aside, to its instructions."""
    own = function.metadata.items()
    stream = state.stream
    entered = False
    if own:
        stream.enter_block(METADATA_ATTACHMENT_BLOCK, 3)
        entered = True
        record: list[int] = []
        add_attachments(state, record, own)
        stream.record(NO_ABBREV, c.METADATA_ATTACHMENT, record)
    number = 0
    for block in function.blocks:
        for instruction in block._instructions:
            attached = instruction._attachments
            if attached:
                if not entered:
                    stream.enter_block(METADATA_ATTACHMENT_BLOCK, 3)
                    entered = True
                record = [number]
                add_attachments(state, record, attached)
                stream.record(NO_ABBREV, c.METADATA_ATTACHMENT, record)
            number += 1
    if entered:
        stream.end_block()


def add_attachments(state: WriterState, record: list[int], attached: Attachments) -> None:
    """Kind and node of each attachment; by the kinds' numbers, those of one kind in their own order."""
    ids = state.ids
    kinds = ids.names.kinds
    for kind, node in ids.sorted_attachments(attached):
        record.append(kinds[kind])
        record.append(ids.metadata_id(node))


def attachments_of(value: GlobalValue) -> Attachments:
    if isinstance(value, GlobalObject):
        return value.metadata.items()
    if isinstance(value, GlobalIFunc):
        return value.metadata.items()
    return []
