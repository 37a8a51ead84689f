"""A combined summary: MODULE_STRTAB_BLOCK and GLOBALVAL_SUMMARY_BLOCK in a module block that has nothing else."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import GLOBALVAL_SUMMARY_BLOCK, MODULE_BLOCK, MODULE_STRTAB_BLOCK
from bitcode.bitstream.writer import BitWriter
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    CfiFunctionDecls,
    CfiFunctionDefs,
    Combined,
    CombinedAlias,
    CombinedGlobalvarInitRefs,
    CombinedOriginalName,
    CombinedProfile,
)
from bitcode.schema.codecs.globalval_summary_write import (
    write_cfi_function_decls,
    write_cfi_function_defs,
    write_combined,
    write_combined_alias,
    write_combined_globalvar_init_refs,
    write_combined_original_name,
    write_combined_profile,
)
from bitcode.schema.codecs.module_read import Version
from bitcode.schema.codecs.module_strtab_read import Entry, Hash
from bitcode.schema.codecs.module_strtab_write import write_entry, write_hash
from bitcode.schema.codecs.module_write import write_version
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV, string_bits
from bitcode.writer.enumeration.enumerator import ValueEnumerator
from bitcode.writer.state import WriterState, encode
from bitcode.writer.string_map import iteration_order
from bitcode.writer.strtab import StrtabBuilder
from bitcode.writer.summary import all_stack_ids, used_stack_ids, write_blocks, write_head, write_value_guids
from bitcode.writer.summary_parts import (
    SummaryIds,
    function_flags,
    hotness_bits,
    layout_version,
    referenced_type_ids,
    summary_flags,
    variable_flags,
    write_type_id,
    write_type_records,
)
from bitcode.writer.summary_profile import ProfileWriter
from bitcode.writer.unknown import describe
from irkit.dialects.features import (
    SUMMARY_BLOCK_COUNT_ALWAYS,
    SUMMARY_CALLS_WITHOUT_HOTNESS,
    SUMMARY_MEMORY_PROFILES,
    SUMMARY_MODULES_BY_PATH,
    SUMMARY_NUMBERS_TAIL_CALLS,
    SUMMARY_ORIGINAL_CALLEES,
    SUMMARY_STACKS_IN_ORDER,
)
from irkit.errors import UnsupportedError
from irkit.module import Module
from irkit.summary import (
    AliasSummary,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    ValueInfo,
    guid_of,
)


class IndexIds(SummaryIds):
    """The numbers of values in a combined summary, by GUID: counted through all summaries, a GUID's last one stays."""

    def __init__(self, state: WriterState, index: ModuleSummaryIndex) -> None:
        self.index: ModuleSummaryIndex = index
        self.by_guid: dict[int, int] = {}
        self.stack_ids: list[int] = []
        self.originals: dict[int, int | None] = {}  # GUID of the name before promotion → GUID, None of several
        numbers_tail_calls = state.dialect.has(SUMMARY_NUMBERS_TAIL_CALLS)
        used: dict[int, None] = {}
        count = 0
        for guid in sorted(index.values):
            for summary in index.values[guid].summaries:
                count += 1
                self.by_guid[guid] = count
                if isinstance(summary, FunctionSummary):
                    for callsite in summary.callsites:
                        if numbers_tail_calls and not callsite.stack_ids and callsite.callee is not None:
                            count += 1
                            self.by_guid[callsite.callee.guid] = count
                    used.update(dict.fromkeys(used_stack_ids(summary)))
        self.stack_ids = list(used)
        if state.dialect.has(SUMMARY_STACKS_IN_ORDER):
            self.stack_ids = [stack for stack in all_stack_ids(index) if stack in used]
        if state.dialect.has(SUMMARY_ORIGINAL_CALLEES):
            self.find_originals()

    def find_originals(self) -> None:
        """The GUIDs that names had before they were promoted; one that several had means none."""
        for guid in sorted(self.index.values):
            for summary in self.index.values[guid].summaries:
                original = summary.original_guid
                if original and original != guid:
                    self.originals[original] = guid if self.originals.get(original, guid) == guid else None

    def number(self, value: ValueInfo) -> int | None:
        found = self.by_guid.get(value.guid)
        if found is not None:
            return found
        # The target of an indirect call has the GUID of its name before promotion; a variable is not meant.
        guid = self.originals.get(value.guid)
        if guid is None or any(isinstance(one, GlobalVarSummary) for one in self.index.values[guid].summaries):
            return None
        return self.by_guid[guid]


def is_combined_index(module: Module) -> bool:
    """Whether a module's file is a combined summary; see Note [what a combined index is]."""
    return module.summary is not None and module.summary.is_combined


def refuse_more(module: Module) -> None:
    """Raise UnsupportedError for what has no place beside a combined summary."""
    found: dict[str, object] = {
        "a target triple": module.target_triple,
        "a data layout": module.data_layout,
        "module-level assembly": module.module_asm,
        "a global": next(module.global_values(), None),
        "a comdat": module.comdats,
        "named metadata": module.named_metadata,
        "a dependent library": module.dependent_libraries,
    }
    for what, there in found.items():
        if there:
            raise UnsupportedError(f"{what}: it has no place beside a combined summary")
    if module.provenance.unknown:
        raise UnsupportedError(f"{describe(module.provenance.unknown[0])}: it has no place beside a combined summary")


def write_index(stream: BitWriter, module: Module, strtab: StrtabBuilder) -> None:
    """The module block of a combined summary; it has no identification before it."""
    index = module.summary
    if index is None:
        return
    refuse_more(module)
    state = WriterState(stream, module, ValueEnumerator(module, False), strtab)
    stream.enter_block(MODULE_BLOCK, 3)
    stream.emit(NO_ABBREV, c.MODULE_CODE_VERSION, write_version(Version(2, EMPTY)))
    writer = IndexWriter(state, index)
    writer.write_modules()
    writer.write_summaries()
    stream.end_block()


class IndexWriter:
    """Writes one combined summary."""

    def __init__(self, state: WriterState, index: ModuleSummaryIndex) -> None:
        self.state: WriterState = state
        self.index: ModuleSummaryIndex = index
        self.version: int = layout_version(state)
        self.ids: IndexIds = IndexIds(state, index)
        self.module_ids: dict[str, int] = {}
        self.profile: ProfileWriter = ProfileWriter(state, self.ids, True, self.ids.stack_ids)
        self.names_contexts: bool = True
        self.plain_abbrev: int = NO_ABBREV
        self.profile_abbrev: int = NO_ABBREV
        self.variable_abbrev: int = NO_ABBREV
        self.alias_abbrev: int = NO_ABBREV

    def module_paths(self) -> list[str]:
        """The modules in their order: by path, before LLVM 18 that of a hash table, into which they came by number."""
        paths = sorted(self.index.modules, key=lambda path: self.index.modules[path].id)
        if self.state.dialect.has(SUMMARY_MODULES_BY_PATH):
            return sorted(paths, key=encode)
        return [paths[at] for at in iteration_order([encode(path) for path in paths], self.state.dialect)]

    def write_modules(self) -> None:
        """MODULE_STRTAB_BLOCK: the paths of the modules, and their hashes."""
        state = self.state
        emit = state.stream.emit
        state.stream.enter_block(MODULE_STRTAB_BLOCK, 3)
        abbrevs = {bits: state.define(f"MST_ENTRY_{bits}") for bits in (8, 7, 6)}
        hash_abbrev = state.define("MST_HASH")
        by_path = state.dialect.has(SUMMARY_MODULES_BY_PATH)
        for path in self.module_paths():
            entry = self.index.modules[path]
            number = self.module_ids[path] = len(self.module_ids) if by_path else entry.id
            text = encode(path)
            emit(abbrevs[string_bits(text)], c.MST_CODE_ENTRY, write_entry(Entry(number, text)))
            if any(entry.hash):
                emit(hash_abbrev, c.MST_CODE_HASH, write_hash(Hash(vec[i64](list(entry.hash)))))
        state.stream.end_block()

    def module_id(self, summary: GlobalValueSummary) -> int:
        number = self.module_ids.get(summary.module_path)
        if number is None:
            raise self.state.unsupported(f"a summary from {summary.module_path!r}, which is not among its modules,")
        return number

    def write_summaries(self) -> None:
        state = self.state
        state.stream.enter_block(GLOBALVAL_SUMMARY_BLOCK, 4 if state.dialect.has(SUMMARY_MEMORY_PROFILES) else 3)
        write_head(state, self.index.flags)
        write_value_guids(state, self.ids.by_guid)
        self.profile.write_stack_ids()
        self.define_abbreviations()
        summaries = [
            (value, summary)
            for guid, value in sorted(self.index.values.items(), key=lambda item: item[0])
            for summary in value.summaries
        ]
        functions = [summary for _, summary in summaries if isinstance(summary, FunctionSummary)]
        if self.names_contexts:
            self.profile.write_contexts(functions)
        type_ids: set[int] = set()
        for value, summary in summaries:
            if isinstance(summary, GlobalVarSummary):
                self.write_variable(value, summary)
            elif isinstance(summary, FunctionSummary):
                self.write_function(value, summary)
                type_ids |= referenced_type_ids(summary)
        for value, summary in summaries:
            if isinstance(summary, AliasSummary):
                aliasee = self.write_alias(value, summary)
                if isinstance(aliasee, FunctionSummary):
                    type_ids |= referenced_type_ids(aliasee)
        mentioned = self.mentioned(summaries)
        self.write_cfi_definitions(mentioned)
        self.write_cfi_declarations(mentioned)
        self.write_type_ids(type_ids)
        if self.index.block_count or state.dialect.has(SUMMARY_BLOCK_COUNT_ALWAYS):
            write_blocks(state, self.index.block_count)
        state.stream.end_block()

    def define_abbreviations(self) -> None:
        state = self.state
        self.plain_abbrev = state.define("FS_COMBINED")
        self.profile_abbrev = state.define("FS_COMBINED_PROFILE")
        self.variable_abbrev = state.define("FS_COMBINED_GLOBALVAR_INIT_REFS")
        self.alias_abbrev = state.define("FS_COMBINED_ALIAS")
        if state.abbreviations.has("FS_COMBINED_ALLOC_INFO_NO_CONTEXT"):
            self.names_contexts = names_contexts(self.index)
        self.profile.define(self.names_contexts)

    def references(self, summary: GlobalValueSummary) -> tuple[vec[i64], int, int]:
        """The references to what has a number, and how many of them only read and only write."""
        found = vec[i64]()
        read_only = 0
        write_only = 0
        for reference in summary.references:
            number = self.ids.by_guid.get(reference.value.guid)
            if number is not None:
                found = append(found, number)
                read_only += reference.access == "readonly"
                write_only += reference.access == "writeonly"
        return found, read_only, write_only

    def write_variable(self, value: ValueInfo, summary: GlobalVarSummary) -> None:
        record = CombinedGlobalvarInitRefs(
            value=self.ids.by_guid[value.guid],
            module=self.module_id(summary),
            flags=summary_flags(self.state, summary),
            variable_flags=variable_flags(summary),
            refs=self.references(summary)[0],
        )
        operands = write_combined_globalvar_init_refs(record, self.version)
        self.state.stream.emit(self.variable_abbrev, c.FS_COMBINED_GLOBALVAR_INIT_REFS, operands)
        self.write_original_name(summary)

    def write_function(self, value: ValueInfo, summary: FunctionSummary) -> None:
        state = self.state
        write_type_records(state, summary, self.ids)
        if not self.profile.follows:
            self.profile.write(summary, self.names_contexts)
        references, read_only, write_only = self.references(summary)
        is_plain = state.dialect.has(SUMMARY_CALLS_WITHOUT_HOTNESS) and all(
            edge.hotness == "unknown" for edge in summary.calls
        )
        callees = vec[i64]()
        hotnesses = vec[i64]()
        for edge in summary.calls:
            callee = self.ids.number(edge.callee)
            if callee is not None:
                callees = append(callees, callee)
                hotnesses = append(hotnesses, hotness_bits(state, edge))
        profile = CombinedProfile(
            value=self.ids.by_guid[value.guid],
            module=self.module_id(summary),
            flags=summary_flags(state, summary),
            instruction_count=summary.instruction_count,
            function_flags=function_flags(state, summary),
            entry_count=signed64(summary.entry_count),
            ref_count=len(references),
            read_only_refs=read_only,
            write_only_refs=write_only,
            refs=references,
            call_values=callees,
            call_site_counts=EMPTY,
            call_hotnesses=hotnesses,
        )
        if is_plain:
            operands = write_combined(without_hotness(profile), self.version)
            state.stream.emit(self.plain_abbrev, c.FS_COMBINED, operands)
        else:
            operands = write_combined_profile(profile, self.version)
            state.stream.emit(self.profile_abbrev, c.FS_COMBINED_PROFILE, operands)
        if self.profile.follows:
            self.profile.write(summary, self.names_contexts)
        self.write_original_name(summary)

    def write_alias(self, value: ValueInfo, summary: AliasSummary) -> GlobalValueSummary | None:
        """An alias's record; answers the summary of the aliasee."""
        aliasee = summary.aliasee
        number = self.ids.by_guid.get(aliasee.guid) if aliasee is not None else None
        if aliasee is None or number is None:
            raise self.state.unsupported("a combined summary of an alias without that of its aliasee")
        record = CombinedAlias(
            value=self.ids.by_guid[value.guid],
            module=self.module_id(summary),
            flags=summary_flags(self.state, summary),
            aliasee=number,
            rest=EMPTY,
        )
        self.state.stream.emit(self.alias_abbrev, c.FS_COMBINED_ALIAS, write_combined_alias(record))
        self.write_original_name(summary)
        for found in aliasee.summaries:
            if found.module_path == summary.module_path:
                return found
        return None

    def write_original_name(self, summary: GlobalValueSummary) -> None:
        """The GUID of a local's name alone."""
        if summary.linkage in ("internal", "private"):
            record = CombinedOriginalName(guid=signed64(summary.original_guid), rest=EMPTY)
            operands = write_combined_original_name(record)
            self.state.stream.emit(NO_ABBREV, c.FS_COMBINED_ORIGINAL_NAME, operands)

    def mentioned(self, summaries: list[tuple[ValueInfo, GlobalValueSummary]]) -> set[int]:
        """The GUIDs that summaries define or refer to."""
        found = {value.guid for value, _ in summaries}
        for _, summary in summaries:
            found.update(reference.value.guid for reference in summary.references)
        return found

    def write_cfi_definitions(self, mentioned: set[int]) -> None:
        offsets, sizes = self.cfi_names(self.index.cfi_function_definitions, mentioned)
        if len(offsets):
            record = CfiFunctionDefs(name_strtab_offsets=offsets, name_strtab_sizes=sizes)
            self.state.stream.emit(NO_ABBREV, c.FS_CFI_FUNCTION_DEFS, write_cfi_function_defs(record))

    def write_cfi_declarations(self, mentioned: set[int]) -> None:
        offsets, sizes = self.cfi_names(self.index.cfi_function_declarations, mentioned)
        if len(offsets):
            record = CfiFunctionDecls(name_strtab_offsets=offsets, name_strtab_sizes=sizes)
            self.state.stream.emit(NO_ABBREV, c.FS_CFI_FUNCTION_DECLS, write_cfi_function_decls(record))

    def cfi_names(self, names: list[str], mentioned: set[int]) -> tuple[vec[i64], vec[i64]]:
        """Where the names of functions with a jump table are, as far as they are mentioned."""
        offsets = vec[i64]()
        sizes = vec[i64]()
        for text in sorted({encode(name) for name in names}):
            name = text.decode("utf-8", "surrogateescape").removeprefix("\x01")
            if guid_of(name) in mentioned:
                offsets = append(offsets, self.state.strtab.add(text))
                sizes = append(sizes, len(text))
        return offsets, sizes

    def write_type_ids(self, guids: set[int]) -> None:
        """TYPE_ID of the types that functions name, by GUID."""
        by_guid: dict[int, list[str]] = {}
        for name, type_id in self.index.type_ids.items():
            by_guid.setdefault(type_id.guid, []).append(name)
        for guid in sorted(guids):
            for name in by_guid.get(guid, ()):
                write_type_id(self.state, self.index.type_ids[name])


def without_hotness(profile: CombinedProfile) -> Combined:
    """The record of a function without profile."""
    return Combined(
        value=profile.value,
        module=profile.module,
        flags=profile.flags,
        instruction_count=profile.instruction_count,
        function_flags=profile.function_flags,
        entry_count=profile.entry_count,
        ref_count=profile.ref_count,
        read_only_refs=profile.read_only_refs,
        write_only_refs=profile.write_only_refs,
        refs=profile.refs,
        call_values=profile.call_values,
        call_site_counts=EMPTY,
    )


def names_contexts(index: ModuleSummaryIndex) -> bool:
    """Whether the allocations of an index say in which contexts they happen."""
    return any(
        block.stack_ids
        for value in index.values.values()
        for summary in value.summaries
        if isinstance(summary, FunctionSummary)
        for allocation in summary.allocations
        for block in allocation.blocks
    )
