"""MODULE_BLOCK: what stands at its own level is read at once, the rest when it is asked for.

Note [laziness]: a nested block is skipped by its length word. Constants, metadata and what globals refer to are read
together (`load_contents`), each body (`load_body`) and the summary (`load_summary`) by itself. The k-th function block
is the body of the k-th function that is declared to have one.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block, Records
from bitcode.bitstream.abbreviations import shapes
from bitcode.bitstream.bits import unsigned64
from bitcode.reader.attributes import AttributeGroups, read_attribute_groups, read_attribute_lists
from bitcode.reader.constants import read_constants
from bitcode.reader.errors import in_block, located
from bitcode.reader.globals import GlobalReader
from bitcode.reader.old_layout import layout_of
from bitcode.reader.state import ReaderState, SharedNames
from bitcode.reader.symtab import read_module_symbols
from bitcode.reader.types import read_types
from bitcode.reader.use_lists import ends_with_use_lists, read_use_lists
from bitcode.schema import codes as c
from bitcode.schema.codecs.module_read import (
    read_asm,
    read_asm_property,
    read_datalayout,
    read_deplib,
    read_gcname,
    read_guidlist,
    read_hash,
    read_sectionname,
    read_source_filename,
    read_triple,
    read_version,
)
from bitcode.schema.codecs.operand_bundle_tags_read import read_tag
from bitcode.schema.codecs.sync_scope_names_read import read_name
from bitcode.schema.stages import BLOCK_STAGES, RECORD_STAGES, START
from irkit.collector import collector_off
from irkit.dialects import NEWEST, OLDEST, Dialect
from irkit.dialects.encodings import DEFAULT_SYNC_SCOPES
from irkit.dialects.features import (
    ASSEMBLY_FRAGMENTS,
    SUMMARY_CALLS_WITHOUT_HOTNESS,
    SUMMARY_COUNTS_BLOCKS,
    SUMMARY_MEMORY_PROFILES,
    TYPED_POINTERS,
)
from irkit.dialects.producers import producer_release, summary_release
from irkit.errors import BitcodeError, IRKitError, UnsupportedError
from irkit.functions import Function
from irkit.module import Module, ModuleSource
from irkit.module_assembly import AssemblyFragment
from irkit.provenance import Identification, OldLayout, SourceNumbers, UnknownBlock
from irkit.use_lists import ReaderUseOrders

if TYPE_CHECKING:
    from bitcode.reader.metadata import MetadataReader
    from irkit.metadata import Metadata

NEWEST_VERSION: Final = 2
SUMMARY_ABBREV_WIDTH: Final = 4  # of the blocks of combined summaries, from LLVM 16 on
RELATIVE_IDS_VERSION: Final = 1  # from which on operands of instructions are distances
STRTAB_VERSION: Final = 2  # from which on names are in STRTAB_BLOCK

SUMMARIES: Final = (c.GLOBALVAL_SUMMARY_BLOCK_ID, c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID)
GLOBAL_RECORDS: Final = {
    c.MODULE_CODE_GLOBALVAR: "GLOBALVAR",
    c.MODULE_CODE_FUNCTION: "FUNCTION",
    c.MODULE_CODE_ALIAS_OLD: "ALIAS_OLD",
    c.MODULE_CODE_ALIAS: "ALIAS",
    c.MODULE_CODE_IFUNC: "IFUNC",
    c.MODULE_CODE_COMDAT: "COMDAT",
}


# What the rest of the module says, or nobody asks for.
DERIVED: Final = (c.MODULE_CODE_METADATA_VALUES_UNUSED,)


class ModuleReader(ModuleSource):
    """Reads one module block, with the names in `strtab`, into `module`."""

    def __init__(
        self, block: Block, name: str, identification: Identification | None, strtab: bytes, shared: SharedNames
    ) -> None:
        self.block: Block = block
        self.module: Module = Module(name, Dialect.newest())
        self.module.identification = identification
        self.records: Records = block.scan()
        self.set_dialect(identification)
        self.state: ReaderState = ReaderState(self.module, shared)
        self.state.strtab = strtab
        self.globals: GlobalReader = GlobalReader(self.state)
        self.groups: AttributeGroups = AttributeGroups()
        self.bodies: dict[Function, Block] = {}
        self.left_out: set[Function] = set()  # bodies that nobody wants
        self.contents: list[Block] = []
        self.function_blocks: list[Block] = []
        self.symbol_tables: list[Block] = []
        self.summary: Block | None = None
        self.version: int = 0
        self.asm_properties: dict[str, str] = {}
        self.global_count: int = 0
        self.failure: IRKitError | None = None

    def set_dialect(self, identification: Identification | None) -> None:
        """The producer's; the newest that the file fits where it is unknown, the oldest where none is named, as before
        LLVM 3.8."""
        release = producer_release(identification.producer) if identification is not None else None
        if release is None:
            release = self.newest_release()
            if identification is None and not self.is_recent():
                release = OLDEST
        dialect = Dialect.of(release)
        self.module.dialect = dialect
        self.module.metadata_kinds.update(dialect.metadata_kind_numbers)
        self.module.opaque_pointers = not dialect.has(TYPED_POINTERS)
        self.module.use_orders = ReaderUseOrders(dialect)

    def share_metadata_kinds(self) -> None:
        """Take the kinds that earlier modules of the file named, and give this module's to those that follow."""
        from bitcode.reader.metadata import kind_names  # noqa: PLC0415 - files of one module do without

        earlier = self.state.shared.metadata_kinds
        known = self.module.metadata_kinds
        for name in earlier:
            known[name] = len(known)
        for block in self.contents:
            if block.block_id == c.METADATA_KIND_BLOCK_ID:
                for name in kind_names(block):
                    if name not in known:
                        known[name] = len(known)
                        earlier.append(name)

    def newest_release(self) -> int:
        """The newest release that the file fits, by the style of its pointers and the form of its summary."""
        release = NEWEST
        for child in self.records.children:
            records: Records
            if child.block_id == c.TYPE_BLOCK_ID_NEW:
                records = child.scan()
                for code in records.codes:
                    if code == c.TYPE_CODE_POINTER:
                        return TYPED_POINTERS.last
            elif child.block_id in SUMMARIES:
                records = child.scan()
                if len(records) and records.codes[0] == c.FS_VERSION and records.starts[1]:
                    release = min(release, summary_release(unsigned64(records.ops[0])))
                defined = [abbrev.code for abbrev in records.definitions]
                if c.FS_PERMODULE in defined or c.FS_COMBINED in defined:
                    # The last of these releases has nothing to count.
                    counts = c.FS_BLOCK_COUNT in list(records.codes)
                    by_count = SUMMARY_COUNTS_BLOCKS if counts else SUMMARY_CALLS_WITHOUT_HOTNESS
                    release = min(release, by_count.last)
                if child.abbrev_width < SUMMARY_ABBREV_WIDTH:
                    release = min(release, SUMMARY_MEMORY_PROFILES.first - 1)
        return release

    def is_recent(self) -> bool:
        """Whether a file that names no producer is of LLVM 13 or later all the same: combined summaries do not, and
        some writers of opaque pointers."""
        for child in self.records.children:
            if child.block_id in SUMMARIES:
                return True
            if child.block_id == c.TYPE_BLOCK_ID_NEW and c.TYPE_CODE_OPAQUE_POINTER in list(child.scan().codes):
                return True
        return False

    def read(self) -> Module:
        """Read the module's own level. Raises BitcodeError, with its place, or UnsupportedError."""
        records = self.records
        nested = 0
        index: i64 = 0
        count: i64 = len(records.codes)
        while True:
            while nested < len(records.children) and records.child_at[nested] <= index:
                self.read_nested(records.children[nested])
                nested += 1
            if index >= count:
                break
            try:
                self.read_record(records, index)
            except BitcodeError as error:
                raise located(error, self.block, records, index) from None
            index += 1
        try:
            self.finish()
        except BitcodeError as error:
            raise in_block(error, self.block) from None
        return self.module

    def finish(self) -> None:
        """What depends on all of the module's own level."""
        state = self.state
        layout: OldLayout | None = None
        if self.version == RELATIVE_IDS_VERSION and self.globals.types_are_explicit:
            layout = self.module.provenance.old_layout = layout_of(self)
        if not state.sync_scopes:
            state.sync_scopes.extend(DEFAULT_SYNC_SCOPES)
        self.module.sync_scopes = list(state.sync_scopes)
        self.module.provenance.module_version = int(self.version)
        self.module.operand_bundle_tags = list(state.bundle_tags)
        if self.version < STRTAB_VERSION:
            for table in self.symbol_tables:
                names = read_module_symbols(state, table)
                self.globals.give_names(names)
                if layout is not None:
                    layout.symbols = [name for _, name in names]
        functions = self.globals.bodies
        if len(self.function_blocks) > len(functions):
            raise BitcodeError(
                f"{len(self.function_blocks)} function bodies where {len(functions)} functions are declared to have one"
            )
        for function, block in zip(functions, self.function_blocks, strict=False):
            self.bodies[function] = block
        self.global_count = len(state.values)
        self.keep_block_info()
        self.module.read_on_demand(self, self.summary is not None)

    def keep_block_info(self) -> None:
        """Keep the abbreviations that the file gives to all blocks of a kind, for whoever writes the module again."""
        provenance = self.module.provenance
        provenance.record_release = self.module.dialect.llvm_version
        provenance.type_count = len(self.state.types)
        children = self.records.children
        if children:
            for block_id, abbrevs in children[-1].info.abbrevs.items():
                provenance.abbreviations[block_id] = shapes(abbrevs)

    # The module's own records

    def read_record(self, records: Records, index: i64) -> None:
        code = records.codes[index]
        ops = records.ops
        at = records.starts[index]
        end = records.starts[index + 1]
        module = self.module
        self.state.stage = max(self.state.stage, RECORD_STAGES.get(code, START))
        if code in GLOBAL_RECORDS:
            self.globals.read(code, ops, at, end)
        elif code == c.MODULE_CODE_VERSION:
            self.set_version(read_version(ops, at, end).version)
        elif code == c.MODULE_CODE_TRIPLE:
            module._target_triple = text(read_triple(ops, at, end).text)
        elif code == c.MODULE_CODE_DATALAYOUT:
            module._data_layout = text(read_datalayout(ops, at, end).text)
            self.state.layout = module.layout
        elif code == c.MODULE_CODE_ASM:
            fragment = AssemblyFragment(text(read_asm(ops, at, end).text), *self.asm_target())
            if not module.dialect.has(ASSEMBLY_FRAGMENTS):
                module.assembly_fragments.clear()  # a second record replaces the first
            module.assembly_fragments.append(fragment)
        elif code == c.MODULE_CODE_ASM_PROPERTY:
            name, _, value = text(read_asm_property(ops, at, end).text).partition("\0")
            if name not in ("target_features", "target_cpu"):
                raise BitcodeError(f"module-level assembly has no property {name!r}")
            self.asm_properties[name] = value
        elif code == c.MODULE_CODE_SOURCE_FILENAME:
            module.source_filename = text(read_source_filename(ops, at, end).text)
            module.provenance.has_source_filename = True
        elif code == c.MODULE_CODE_SECTIONNAME:
            self.globals.sections.append(text(read_sectionname(ops, at, end).text))
        elif code == c.MODULE_CODE_GCNAME:
            self.globals.collectors.append(text(read_gcname(ops, at, end).text))
        elif code == c.MODULE_CODE_GUIDLIST:
            words = read_guidlist(ops, at, end).words
            self.state.listed_guids = [
                unsigned64(words[place]) << 32 | unsigned64(words[place + 1]) for place in range(0, len(words) - 1, 2)
            ]
            module.provenance.guid_count = len(self.state.listed_guids)
        elif code == c.MODULE_CODE_VSTOFFSET:
            self.state.names_before_bodies = True
        elif code == c.MODULE_CODE_DEPLIB:
            module.dependent_libraries.append(text(read_deplib(ops, at, end).text))
        elif code == c.MODULE_CODE_HASH:
            module.provenance.hash = tuple([int(word) for word in read_hash(ops, at, end).words])
        elif code not in DERIVED:
            self.state.keep_unknown(self.block, code, records.operands(index))

    def asm_target(self) -> tuple[str, str]:
        """Features and processor of the assembly that comes now."""
        said = self.asm_properties
        self.asm_properties = {}
        return said.get("target_features", ""), said.get("target_cpu", "")

    def set_version(self, version: i64) -> None:
        if not 0 <= version <= NEWEST_VERSION:
            raise UnsupportedError(f"module version {unsigned64(version)}; LLVM 13 to 23 have 0 to {NEWEST_VERSION}")
        self.version = version
        self.state.relative_ids = version >= RELATIVE_IDS_VERSION
        self.globals.names_in_strtab = version >= STRTAB_VERSION

    # The blocks in it

    def read_nested(self, block: Block) -> None:
        kind = block.block_id
        self.state.stage = max(self.state.stage, BLOCK_STAGES.get(kind, START))
        handler = TABLES.get(kind)
        if handler is not None:
            handler(self, block)
        elif kind in CONTENTS:
            self.contents.append(block)
            if kind == c.USELIST_BLOCK_ID:
                self.module.provenance.has_use_lists = True
        elif kind == c.FUNCTION_BLOCK_ID:
            self.function_blocks.append(block)
        elif kind == c.VALUE_SYMTAB_BLOCK_ID:
            self.symbol_tables.append(block)
            self.state.names_before_bodies = self.state.names_before_bodies or not self.function_blocks
        elif kind in SUMMARIES:
            self.summary = block
        elif kind not in (c.BLOCKINFO_BLOCK_ID, c.MODULE_STRTAB_BLOCK_ID):
            self.keep_unknown_block(block)

    def keep_unknown_block(self, block: Block) -> None:
        """Keep a block that LLVM skips, for whoever writes the module again."""
        words = block.source.data[block.body_bit >> 3 : block.end_bit >> 3]
        is_whole = not block.info.of(block.block_id)
        kept = UnknownBlock(block.path, block.block_id, block.abbrev_width, words, self.state.stage, is_whole)
        self.module.provenance.unknown.append(kept)

    # On demand

    def load_contents(self, module: Module) -> None:
        """Read the module's constants and metadata, and give the globals what they refer to.

        What was wrong is told again each time: a module is not half there.
        """
        if self.failure is not None:
            raise self.failure
        try:
            with collector_off():
                self.read_contents()
        except IRKitError as error:
            self.state.values.reset(self.global_count)
            self.failure = error
            module.read_on_demand(self, module._summary_pending)
            raise

    def read_contents(self) -> None:
        from bitcode.reader.metadata import MetadataReader  # noqa: PLC0415 - who asks for names only does without

        state = self.state
        metadata = state.metadata = MetadataReader(state)
        resolved = False
        for block in self.contents:
            kind = block.block_id
            if kind == c.CONSTANTS_BLOCK_ID:
                read_constants(state, block)
            elif kind == c.METADATA_KIND_BLOCK_ID:
                metadata.read_kinds(block)
            else:
                if not resolved:
                    resolved = True
                    self.resolve()
                if kind == c.METADATA_BLOCK_ID:
                    metadata.read_module_block(block)
                else:
                    read_use_lists(state, block, None, [])
        if not resolved:
            self.resolve()
        if self.module.provenance.unknown:
            self.keep_numbers(metadata)

    def keep_numbers(self, metadata: MetadataReader) -> None:
        """Keep what the file's numbers mean: there is something unknown that may refer to it."""
        numbers = self.module.provenance.numbers = SourceNumbers()
        numbers.types = list(self.state.types)
        numbers.values = list(self.state.values.values)
        numbers.attribute_lists = list(self.state.attribute_lists)
        numbers.metadata = list(metadata.items)

    def resolve(self) -> None:
        try:
            self.globals.resolve()
        except BitcodeError as error:
            raise in_block(error, self.block) from None

    def load_body(self, module: Module, function: Function) -> None:
        """Read one function's body, its constants and metadata."""
        from bitcode.reader.function import read_function_body  # noqa: PLC0415 - as above

        if function in self.left_out:
            return
        block = self.bodies.get(function)
        if block is None:
            raise in_block(BitcodeError(f"@{function.name} is declared to have a body, and has none"), self.block)
        state = self.state
        metadata = state.metadata
        if metadata is None:
            raise in_block(BitcodeError("a function body before the module's contents"), block)
        was_on = gc.isenabled()  # without collector_off, which costs more where bodies are many and small
        gc.disable()
        function.is_materializing = True
        try:
            read_function_body(state, metadata, function, block)
            function.body_loaded()
        finally:
            function.is_materializing = False
            state.current_function = None
            state.current_blocks = []
            if was_on:
                gc.enable()

    def leave_out(self, functions: Iterable[Function]) -> None:
        """Never read the bodies of these functions."""
        self.left_out.update(functions)

    def find_use_lists(self, module: Module) -> bool:
        """Whether a body has a USELIST block: the bodies' ends are looked at up to the first that has."""
        return any(ends_with_use_lists(block) for block in self.function_blocks)

    def own_metadata(self) -> Sequence[Metadata]:
        """The metadata of the module's own block, by number."""
        metadata = self.state.metadata
        return () if metadata is None else metadata.items[: metadata.module_count]

    def body_bits(self, function: Function) -> int | None:
        """How many bits a function's block takes, with its head."""
        block = self.bodies.get(function)
        return None if block is None else block.end_bit - block.start_bit

    def load_summary(self, module: Module) -> None:
        """Read the module's summary, if it has one."""
        from bitcode.reader.summary import read_summary  # noqa: PLC0415 - few files have one

        if self.summary is None:
            return
        with collector_off():
            module.take_summary(read_summary(self.state, self.summary))


def text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def read_type_table(reader: ModuleReader, block: Block) -> None:
    read_types(reader.state, block)


def read_groups(reader: ModuleReader, block: Block) -> None:
    reader.module.provenance.attributes_before_types = not reader.state.types
    read_attribute_groups(reader.state, reader.groups, block)


def read_lists(reader: ModuleReader, block: Block) -> None:
    read_attribute_lists(reader.state, reader.groups, block)


def read_sync_scopes(reader: ModuleReader, block: Block) -> None:
    read_names(block, reader.state.sync_scopes, c.SYNC_SCOPE_NAME, lambda ops, i, end: read_name(ops, i, end).name)


def read_bundle_tags(reader: ModuleReader, block: Block) -> None:
    read_names(block, reader.state.bundle_tags, c.OPERAND_BUNDLE_TAG, lambda ops, i, end: read_tag(ops, i, end).name)


def read_names(block: Block, names: list[str], code: int, name_of: Callable[[vec[i64], i64, i64], bytes]) -> None:
    """A block of nothing but names, which other records refer to by their places."""
    if names:
        raise in_block(BitcodeError("a second block of this kind in a module"), block)
    records = block.scan()
    for index in range(len(records.codes)):
        try:
            if records.codes[index] != code:
                raise BitcodeError(f"record code {records.codes[index]}; expected {code}")
            names.append(text(name_of(records.ops, records.starts[index], records.starts[index + 1])))
        except BitcodeError as error:
            raise located(error, block, records, index) from None


TABLES: Final[dict[int, Callable[[ModuleReader, Block], None]]] = {
    c.TYPE_BLOCK_ID_NEW: read_type_table,
    c.PARAMATTR_GROUP_BLOCK_ID: read_groups,
    c.PARAMATTR_BLOCK_ID: read_lists,
    c.SYNC_SCOPE_NAMES_BLOCK_ID: read_sync_scopes,
    c.OPERAND_BUNDLE_TAGS_BLOCK_ID: read_bundle_tags,
}
CONTENTS: Final = frozenset((c.CONSTANTS_BLOCK_ID, c.METADATA_BLOCK_ID, c.METADATA_KIND_BLOCK_ID, c.USELIST_BLOCK_ID))
