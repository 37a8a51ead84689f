"""IDENTIFICATION_BLOCK and MODULE_BLOCK: one module, block by block in LLVM's order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.block_ids import (
    IDENTIFICATION_BLOCK,
    MODULE_BLOCK,
    OPERAND_BUNDLE_TAGS_BLOCK,
    SYNC_SCOPE_NAMES_BLOCK,
    VALUE_SYMTAB_BLOCK,
)
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.schema import stages
from bitcode.schema.codecs.identification_read import Epoch, String
from bitcode.schema.codecs.identification_write import write_epoch, write_string
from bitcode.schema.codecs.module_read import Hash, Version, Vstoffset
from bitcode.schema.codecs.module_write import write_hash, write_version, write_vstoffset
from bitcode.schema.codecs.operand_bundle_tags_read import Tag
from bitcode.schema.codecs.operand_bundle_tags_write import write_tag
from bitcode.schema.codecs.sync_scope_names_read import Name
from bitcode.schema.codecs.sync_scope_names_write import write_name
from bitcode.schema.codecs.value_symtab_read import Fnentry
from bitcode.schema.codecs.value_symtab_write import write_fnentry
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV, Abbreviations, make_abbrev, string_bits
from bitcode.writer.attributes import names_types, write_attribute_groups, write_attribute_lists
from bitcode.writer.constants import write_module_constants
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.enumeration.share import Share, WrittenBodies
from bitcode.writer.function import write_function
from bitcode.writer.globals import write_comdats, write_module_info, write_source_name
from bitcode.writer.metadata import has_global_attachments, write_metadata_kinds, write_module_metadata
from bitcode.writer.module_symbols import write_module_symbols
from bitcode.writer.state import WriterState, encode
from bitcode.writer.strtab import StrtabBuilder
from bitcode.writer.summary import write_module_summary
from bitcode.writer.types import write_type_table
from bitcode.writer.unknown import UnknownWriter
from bitcode.writer.use_lists import write_use_list_block
from irkit.dialects import Dialect
from irkit.digests import sha1_of
from irkit.module import Module
from irkit.provenance import OldLayout

CURRENT_EPOCH: Final = 0
STRTAB_VERSION: Final = 2  # of a module whose names are in STRTAB_BLOCK
INLINE_NAMES_VERSION: Final = 1  # and of one whose names are in its symbol table
WORD_BITS: Final = 32
CHAR6_BITS: Final = 6


def write_identification(stream: BitWriter, dialect: Dialect, producer: str) -> None:
    """IDENTIFICATION_BLOCK: who writes the module that follows."""
    stream.enter_block(IDENTIFICATION_BLOCK, 5)
    abbreviations = Abbreviations(stream, dialect, None)
    text = encode(producer)
    char6 = abbreviations.define("STRING")
    abbrev = char6 if string_bits(text) == CHAR6_BITS else NO_ABBREV
    stream.emit(abbrev, c.IDENTIFICATION_CODE_STRING, write_string(String(text)))
    abbrev = abbreviations.define("EPOCH")
    stream.emit(abbrev, c.IDENTIFICATION_CODE_EPOCH, write_epoch(Epoch(CURRENT_EPOCH, EMPTY)))
    stream.end_block()


class ModuleWriter:
    """Writes one module, its names into `strtab`; `strings` has them afterwards in their order."""

    start: i64  # of the identification block, in bits
    table_offset_bit: i64  # of VSTOFFSET's operand

    def __init__(
        self,
        stream: BitWriter,
        module: Module,
        strtab: StrtabBuilder,
        producer: str,
        preserve_use_list_order: bool,
        share: Share | None = None,
    ) -> None:
        self.stream: BitWriter = stream
        self.module: Module = module
        self.producer: str = producer
        self.share: Share | None = share
        ids = ValueEnumerator(module, preserve_use_list_order, share)
        self.preserve_use_list_order: bool = preserve_use_list_order
        self.state: WriterState = WriterState(stream, module, ids, strtab)
        self.unknown: UnknownWriter = UnknownWriter(self.state)

    def write(self) -> None:
        """Both blocks. Raises UnsupportedError for what the module's dialect cannot say."""
        stream = self.stream
        self.start = stream.bits_written()
        layout = self.state.old_layout
        if layout is None or layout.has_identification:
            write_identification(stream, self.module.dialect, self.producer)
        stream.enter_block(MODULE_BLOCK, 3)
        first_word = stream.bits_written()
        self.write_head()
        self.write_contents()
        self.write_bodies()
        self.unknown.write(stages.FUNCTIONS)
        if self.module.summary is not None:
            write_module_summary(self.state, self.module.summary)
        self.unknown.write(stages.SUMMARY)
        if layout is None:
            self.write_function_offsets()
        elif layout.has_offsets:
            self.write_old_symbols(layout)
        self.unknown.write(stages.OFFSETS)
        if self.module.provenance.hash is not None:
            self.write_hash(first_word)
        self.unknown.write(stages.HASH)
        stream.end_block()

    def write_bodies(self) -> None:
        """The functions' blocks; what other processes write of them comes behind one's own."""
        if self.share is None:
            for function in self.module.functions:
                if not function.is_declaration:
                    write_function(self.state, function)
            return
        for function in self.share.bodies:
            write_function(self.state, function)
        for functions, written in self.share.others():
            start = self.stream.bits_written()
            self.stream.raw_bytes(written.data)
            for function, offset in zip(functions, written.offsets, strict=True):
                self.state.function_offsets[function] = start + offset

    def write_share(self) -> WrittenBodies:
        """Nothing but the share's bodies, for the process that writes the module. Their blocks end at whole words, so
        that they can stand anywhere."""
        stream = self.stream
        stream.enter_block(MODULE_BLOCK, 3)
        self.state.abbreviations.define_block_info()
        start = stream.bits_written()
        assert self.share is not None
        for function in self.share.bodies:
            write_function(self.state, function)
        offsets = [int(self.state.function_offsets[function] - start) for function in self.share.bodies]
        return WrittenBodies(stream.whole_words()[start // 8 :], offsets)

    def write_head(self) -> None:
        """What a lazy reader reads: types, attributes, globals."""
        state = self.state
        layout = state.old_layout
        version = write_version(Version(STRTAB_VERSION if layout is None else INLINE_NAMES_VERSION, EMPTY))
        self.unknown.write(stages.START)
        self.stream.emit(NO_ABBREV, c.MODULE_CODE_VERSION, version)
        self.unknown.write(stages.VERSION)
        provenance = state.module.provenance
        as_wide = provenance.type_count.bit_length() == state.type_width  # else the source's say other widths than ours
        if provenance.record_release == state.dialect.llvm_version and as_wide:
            state.abbreviations.kept = provenance.abbreviations
        state.abbreviations.define_block_info()
        self.unknown.write(stages.BLOCK_INFO)
        attributes_first = provenance.attributes_before_types and not names_types(state)
        if attributes_first:
            write_attribute_groups(state)
            write_attribute_lists(state)
        write_type_table(state)
        self.unknown.write(stages.TYPES)
        if not attributes_first:
            write_attribute_groups(state)
            write_attribute_lists(state)
        self.unknown.write(stages.ATTRIBUTES)
        write_comdats(state)
        self.unknown.write(stages.COMDATS)
        write_module_info(state)
        if layout is not None:
            self.write_behind_globals(layout)
        if layout is None or layout.has_offsets:
            abbrev = state.define("VSTOFFSET")
            self.stream.emit(abbrev, c.MODULE_CODE_VSTOFFSET, write_vstoffset(Vstoffset(0, EMPTY)))
            self.table_offset_bit = self.stream.bits_written() - WORD_BITS
        self.unknown.write(stages.GLOBALS)

    def write_behind_globals(self, layout: OldLayout) -> None:
        """What LLVM 3.8 and 3.9 say behind the globals."""
        if layout.counts_metadata:
            abbrev = self.stream.define_abbrev(make_abbrev(c.MODULE_CODE_METADATA_VALUES_UNUSED, "vbr6", {}))
            self.stream.emit(abbrev, c.MODULE_CODE_METADATA_VALUES_UNUSED, [self.state.ids.num_module_metadata])
        if layout.source_follows:
            write_source_name(self.state)

    def write_contents(self) -> None:
        """Constants, metadata, and the names that bodies refer to."""
        state = self.state
        write_module_constants(state)
        self.unknown.write(stages.CONSTANTS)
        layout = state.old_layout
        if layout is not None and layout.kinds_follow and not has_global_attachments(state.module):
            write_module_metadata(state)
            write_metadata_kinds(state)
        else:
            write_metadata_kinds(state)
            write_module_metadata(state)
        if layout is not None and not layout.has_offsets:
            write_module_symbols(state, layout, None)
        self.unknown.write(stages.METADATA)
        if self.preserve_use_list_order:
            write_use_list_block(state, None)
        self.unknown.write(stages.USE_LISTS)
        if layout is None or layout.has_bundle_tags:
            self.write_bundle_tags()
        if layout is None or layout.has_sync_scopes:
            self.write_sync_scopes()
        self.unknown.write(stages.NAMES)

    def write_bundle_tags(self) -> None:
        stream = self.stream
        stream.enter_block(OPERAND_BUNDLE_TAGS_BLOCK, 3)
        for tag in self.state.ids.names.bundle_tags:
            stream.emit(NO_ABBREV, c.OPERAND_BUNDLE_TAG, write_tag(Tag(encode(tag))))
        stream.end_block()

    def write_sync_scopes(self) -> None:
        stream = self.stream
        stream.enter_block(SYNC_SCOPE_NAMES_BLOCK, 2)
        for scope in self.state.ids.names.sync_scopes:
            stream.emit(NO_ABBREV, c.SYNC_SCOPE_NAME, write_name(Name(encode(scope))))
        stream.end_block()

    def word_offset(self, bit: i64) -> i64:
        """A block's place in words, from one word before the identification block: where once the magic always was."""
        return (bit - self.start) // WORD_BITS + 1

    def write_function_offsets(self) -> None:
        """The module's VALUE_SYMTAB_BLOCK: where the bodies are."""
        state = self.state
        stream = self.stream
        stream.backpatch_word(self.table_offset_bit, self.word_offset(stream.bits_written()))
        stream.enter_block(VALUE_SYMTAB_BLOCK, 4)
        abbrev = state.define("FNENTRY")
        for function in self.module.functions:
            if not function.is_declaration:
                offset = self.word_offset(state.function_offsets[function])
                record = Fnentry(state.ids.value_id(function), offset, b"")
                stream.emit(abbrev, c.VST_CODE_FNENTRY, write_fnentry(record))
        stream.end_block()

    def write_old_symbols(self, layout: OldLayout) -> None:
        """The same with the names of all globals."""
        self.stream.backpatch_word(self.table_offset_bit, self.word_offset(self.stream.bits_written()))
        places = {function: int(self.word_offset(bit)) for function, bit in self.state.function_offsets.items()}
        write_module_symbols(self.state, layout, places)

    def write_hash(self, first_bit: i64) -> None:
        """HASH: of the names put into the string table, then of the block up to its last whole word."""
        digest = sha1_of([*self.state.strings, self.stream.whole_words()[first_bit // 8 :]])
        words = vec[i64]([int.from_bytes(digest[at : at + 4], "big") for at in range(0, len(digest), 4)])
        self.stream.emit(NO_ABBREV, c.MODULE_CODE_HASH, write_hash(Hash(words)))
