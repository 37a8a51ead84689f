"""GLOBALVAL_SUMMARY_BLOCK of a module, or FULL_LTO_GLOBALVAL_SUMMARY_BLOCK: the summaries of what it defines."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.bitstream.block_ids import FULL_LTO_GLOBALVAL_SUMMARY_BLOCK, GLOBALVAL_SUMMARY_BLOCK
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    Alias,
    BlockCount,
    Flags,
    Permodule,
    PermoduleGlobalvarInitRefs,
    PermoduleProfile,
    PermoduleRelbf,
    PermoduleVtableGlobalvarInitRefs,
    TypeIdMetadata,
    ValueGuid,
    Version,
)
from bitcode.schema.codecs.globalval_summary_write import (
    write_alias,
    write_block_count,
    write_flags,
    write_permodule,
    write_permodule_globalvar_init_refs,
    write_permodule_profile,
    write_permodule_relbf,
    write_permodule_vtable_globalvar_init_refs,
    write_type_id_metadata,
    write_value_guid,
    write_version,
)
from bitcode.schema.codecs.packed import (
    FREQUENCY_HAS_TAIL_CALL,
    INDEX_ENABLE_SPLIT_LTO_UNIT,
    INDEX_WITH_UNIFIED_LTO,
)
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState
from bitcode.writer.summary_parts import (
    SummaryIds,
    function_flags,
    hotness_bits,
    layout_version,
    name_operands,
    signed,
    special_references,
    summary_flags,
    variable_flags,
    write_type_records,
)
from bitcode.writer.summary_profile import ProfileWriter
from irkit.constant_walk import base_object
from irkit.constants import ConstantInt
from irkit.dialects.features import (
    RELATIVE_FREQUENCY_TAIL_CALLS,
    SUMMARY_BLOCK_COUNT_ALWAYS,
    SUMMARY_CALLS_WITHOUT_HOTNESS,
    SUMMARY_FREQUENCIES,
    SUMMARY_NUMBERS_REFERENCES,
    SUMMARY_UNIFIED_LTO,
)
from irkit.flag_nodes import integer_flag
from irkit.functions import Function
from irkit.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from irkit.guids import module_guid
from irkit.metadata import ConstantAsMetadata, MDNode, MDString
from irkit.summary import (
    AliasSummary,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    ValueInfo,
)

UNKNOWN_COUNT: Final = -1  # of a profile without samples


class ModuleSummaryIds(SummaryIds):
    """The numbers of values in a module's summary: those that the module gives them, and behind those new ones for what
    is known by its GUID only."""

    def __init__(self, state: WriterState, index: ModuleSummaryIndex) -> None:
        self.state: WriterState = state
        self.by_guid: dict[int, int] = {}
        self.next: int = state.ids.end_module_constants
        numbers_references = state.dialect.has(SUMMARY_NUMBERS_REFERENCES)
        for guid in sorted(index.values):
            for summary in index.values[guid].summaries:
                if isinstance(summary, FunctionSummary):
                    for edge in summary.calls:
                        self.assign(edge.callee)
                    if numbers_references:
                        for reference in summary.references:
                            self.assign(reference.value)

    def assign(self, value: ValueInfo) -> None:
        """Number a value that is not in the module; LLVM counts on at each mention."""
        if self.in_module(value) is None:
            self.next += 1
            self.by_guid[value.guid] = self.next

    def in_module(self, value: ValueInfo) -> GlobalValue | None:
        return self.state.module.get(value.name) if value.name else None

    def number(self, value: ValueInfo) -> int | None:
        found = self.in_module(value)
        return self.state.ids.value_id(found) if found is not None else self.by_guid.get(value.guid)

    def need(self, value: ValueInfo) -> int:
        number = self.number(value)
        if number is None:
            raise self.state.unsupported(f"a summary that refers to GUID {value.guid}, which is not in the module,")
        return number


def write_module_summary(state: WriterState, index: ModuleSummaryIndex) -> None:
    """The summary of a module, if it says anything or was not written in a text; one that was made from the module has
    a module without a path. Raises UnsupportedError for what has no place in one."""
    if index.values or index.flags or "" in index.modules or state.module.provenance.is_bitcode:
        SummaryWriter(state, index).write()


def says_something(index: ModuleSummaryIndex, is_bare: bool) -> bool:
    """Whether there is more than version and flags: where LLVM's index has a value, with a summary or without. Of a
    file whose summary `is_bare`, the values are those that a reader gives it for the module's globals."""
    return any(value.summaries or not is_bare for value in index.values.values())


class SummaryWriter:
    """Writes the summary block of one module."""

    def __init__(self, state: WriterState, index: ModuleSummaryIndex) -> None:
        self.state: WriterState = state
        self.index: ModuleSummaryIndex = index
        self.version: int = layout_version(state)
        self.ids: ModuleSummaryIds = ModuleSummaryIds(state, index)
        self.profile: ProfileWriter = ProfileWriter(state, self.ids, False, all_stack_ids(index))
        self.says_something: bool = says_something(index, state.module.provenance.has_bare_summary)
        self.has_frequencies: bool = state.dialect.has(SUMMARY_FREQUENCIES) and any(
            edge.relative_frequency
            for value in index.values.values()
            for summary in value.summaries
            if isinstance(summary, FunctionSummary)
            for edge in summary.calls
        )

    def write(self) -> None:
        state = self.state
        is_full_lto = self.index.is_full_lto or integer_flag(state.module, "ThinLTO") == 0
        block_id = FULL_LTO_GLOBALVAL_SUMMARY_BLOCK if is_full_lto else GLOBALVAL_SUMMARY_BLOCK
        state.stream.enter_block(block_id, 4)
        self.write_head()
        if self.says_something:
            self.write_entries()
        state.stream.end_block()

    def write_head(self) -> None:
        state = self.state
        kept = INDEX_ENABLE_SPLIT_LTO_UNIT | (INDEX_WITH_UNIFIED_LTO if state.dialect.has(SUMMARY_UNIFIED_LTO) else 0)
        write_head(state, self.index.flags & kept)

    def write_entries(self) -> None:
        state = self.state
        module = state.module
        write_value_guids(state, self.ids.by_guid)
        self.profile.write_stack_ids()
        functions = [(function, self.function_summary(function)) for function in module.functions]
        summaries = [summary for _, summary in functions if summary is not None]
        self.profile.define_context_ids(summaries)
        profile_abbrev = state.define("FS_PERMODULE_PROFILE")
        calls_abbrev = self.define_second()
        variable_abbrev = state.define("FS_PERMODULE_GLOBALVAR_INIT_REFS")
        vtable_abbrev = state.define("FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS")
        alias_abbrev = state.define("FS_ALIAS")
        type_id_abbrev = state.define("FS_TYPE_ID_METADATA")
        self.profile.define()
        self.profile.write_contexts(summaries)
        for function, summary in functions:
            if summary is not None:
                self.write_function(function, summary, profile_abbrev, calls_abbrev)
        for variable in module.globals:
            self.write_variable(variable, variable_abbrev, vtable_abbrev)
        for alias in module.aliases:
            self.write_alias(alias, alias_abbrev)
        for name in sorted(self.index.compatible_vtables):
            self.write_compatible_vtables(name, type_id_abbrev)
        if self.index.block_count or state.dialect.has(SUMMARY_BLOCK_COUNT_ALWAYS):
            write_blocks(state, self.index.block_count)

    def define_second(self) -> int:
        """The abbreviation of functions without profile: with frequencies, or before LLVM 17 with nothing."""
        if self.state.dialect.has(SUMMARY_CALLS_WITHOUT_HOTNESS) and not self.has_frequencies:
            return self.state.define("FS_PERMODULE")
        return self.state.define("FS_PERMODULE_RELBF")

    # The summaries, found by the GUIDs of the module's own globals

    def summary_of(self, value: GlobalValue) -> GlobalValueSummary | None:
        found = self.index.values.get(module_guid(self.state.module, value))
        return found.summaries[0] if found is not None and found.summaries else None

    def function_summary(self, function: Function) -> FunctionSummary | None:
        if not function.name:
            raise self.state.unsupported("a summary of a module with a function that has no name")
        found = self.summary_of(function)
        return found if isinstance(found, FunctionSummary) else None

    def write_function(self, function: Function, summary: FunctionSummary, abbrev: int, plain_abbrev: int) -> None:
        """The function's record, in the form for what is known of its calls."""
        state = self.state
        write_type_records(state, summary, self.ids)
        if not self.profile.follows:
            self.profile.write(summary)
        profile = self.profile_record(function, summary)
        if self.has_frequencies and not has_profile(function):
            self.write_frequencies(profile, summary, plain_abbrev)
        elif state.dialect.has(SUMMARY_CALLS_WITHOUT_HOTNESS) and not has_profile(function):
            plain = Permodule(
                value=profile.value,
                flags=profile.flags,
                instruction_count=profile.instruction_count,
                function_flags=profile.function_flags,
                ref_count=profile.ref_count,
                read_only_refs=profile.read_only_refs,
                write_only_refs=profile.write_only_refs,
                refs=profile.refs,
                call_values=profile.call_values,
                call_site_counts=EMPTY,
            )
            state.stream.emit(plain_abbrev, c.FS_PERMODULE, write_permodule(plain, self.version))
        else:
            state.stream.emit(abbrev, c.FS_PERMODULE_PROFILE, write_permodule_profile(profile, self.version))
        if self.profile.follows:
            self.profile.write(summary)

    def profile_record(self, function: Function, summary: FunctionSummary) -> PermoduleProfile:
        """All but the frequencies of calls, which other records than this one have instead of the hotness."""
        state = self.state
        read_only, write_only = special_references(summary)
        return PermoduleProfile(
            value=state.ids.value_id(function),
            flags=summary_flags(state, summary),
            instruction_count=summary.instruction_count,
            function_flags=function_flags(state, summary),
            ref_count=len(summary.references),
            read_only_refs=read_only,
            write_only_refs=write_only,
            refs=vec[i64]([self.ids.need(reference.value) for reference in summary.references]),
            call_values=vec[i64]([self.ids.need(edge.callee) for edge in summary.calls]),
            call_site_counts=EMPTY,
            call_hotnesses=vec[i64]([hotness_bits(state, edge) for edge in summary.calls]),
        )

    def write_frequencies(self, profile: PermoduleProfile, summary: FunctionSummary, abbrev: int) -> None:
        with_tail_calls = self.state.dialect.has(RELATIVE_FREQUENCY_TAIL_CALLS)
        frequencies = vec[i64]()
        for edge in summary.calls:
            tail = FREQUENCY_HAS_TAIL_CALL if edge.has_tail_call and with_tail_calls else 0
            frequencies = append(frequencies, edge.relative_frequency | tail)
        record = PermoduleRelbf(
            value=profile.value,
            flags=profile.flags,
            instruction_count=profile.instruction_count,
            function_flags=profile.function_flags,
            ref_count=profile.ref_count,
            read_only_refs=profile.read_only_refs,
            write_only_refs=profile.write_only_refs,
            refs=profile.refs,
            call_values=profile.call_values,
            call_frequencies=frequencies,
        )
        self.state.stream.emit(abbrev, c.FS_PERMODULE_RELBF, write_permodule_relbf(record, self.version))

    def write_variable(self, variable: GlobalVariable, abbrev: int, vtable_abbrev: int) -> None:
        """A variable's record, or that of a virtual table."""
        state = self.state
        summary = self.summary_of(variable)
        if not isinstance(summary, GlobalVarSummary):
            return
        references = vec[i64](sorted([self.ids.need(reference.value) for reference in summary.references]))
        if not summary.vtable_functions:
            plain = PermoduleGlobalvarInitRefs(
                value=state.ids.value_id(variable),
                flags=summary_flags(state, summary),
                variable_flags=variable_flags(summary),
                refs=references,
            )
            operands = write_permodule_globalvar_init_refs(plain, self.version)
            state.stream.emit(abbrev, c.FS_PERMODULE_GLOBALVAR_INIT_REFS, operands)
            return
        table = PermoduleVtableGlobalvarInitRefs(
            value=state.ids.value_id(variable),
            flags=summary_flags(state, summary),
            variable_flags=variable_flags(summary),
            ref_count=len(references),
            refs=references,
            function_values=vec[i64]([self.ids.need(function) for function, _ in summary.vtable_functions]),
            function_offsets=signed([offset for _, offset in summary.vtable_functions]),
        )
        operands = write_permodule_vtable_globalvar_init_refs(table)
        state.stream.emit(vtable_abbrev, c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS, operands)

    def write_alias(self, alias: GlobalAlias, abbrev: int) -> None:
        state = self.state
        aliasee = base_object(alias)
        summary = self.summary_of(alias)
        if aliasee is None or not aliasee.name or isinstance(aliasee, GlobalIFunc):
            return
        if isinstance(summary, AliasSummary):
            record = Alias(
                value=state.ids.value_id(alias),
                flags=summary_flags(state, summary),
                aliasee=state.ids.value_id(aliasee),
                rest=EMPTY,
            )
            state.stream.emit(abbrev, c.FS_ALIAS, write_alias(record))

    def write_compatible_vtables(self, name: str, abbrev: int) -> None:
        offset, size = name_operands(self.state, name)
        vtables = self.index.compatible_vtables[name]
        record = TypeIdMetadata(
            strtab_offset=offset,
            strtab_size=size,
            vtable_offsets=signed([point for point, _ in vtables]),
            vtable_values=vec[i64]([self.ids.need(vtable) for _, vtable in vtables]),
        )
        self.state.stream.emit(abbrev, c.FS_TYPE_ID_METADATA, write_type_id_metadata(record))


def write_value_guids(state: WriterState, by_guid: dict[int, int]) -> None:
    """VALUE_GUID: the numbers of what is known by its GUID."""
    abbrev = state.define("FS_VALUE_GUID")
    version = layout_version(state)
    for guid in sorted(by_guid):
        record = ValueGuid(value=by_guid[guid], guid=signed64(guid), rest=EMPTY)
        state.stream.emit(abbrev, c.FS_VALUE_GUID, write_value_guid(record, version))


def write_head(state: WriterState, flags: int) -> None:
    """The records that a summary begins with: its version and its flags."""
    version = layout_version(state)
    state.stream.emit(NO_ABBREV, c.FS_VERSION, write_version(Version(version=version, rest=EMPTY)))
    state.stream.emit(NO_ABBREV, c.FS_FLAGS, write_flags(Flags(flags=signed64(flags), rest=EMPTY)))


def write_blocks(state: WriterState, count: int) -> None:
    """How many basic blocks there are."""
    operands = write_block_count(BlockCount(count=signed64(count), rest=EMPTY))
    state.stream.emit(NO_ABBREV, c.FS_BLOCK_COUNT, operands)


def all_stack_ids(index: ModuleSummaryIndex) -> list[int]:
    """The stack ids of an index in its order, and behind them those that it does not know."""
    found = dict.fromkeys(index.stack_ids)
    for guid in sorted(index.values):
        for summary in index.values[guid].summaries:
            if isinstance(summary, FunctionSummary):
                found.update(dict.fromkeys(used_stack_ids(summary)))
    return list(found)


def used_stack_ids(summary: FunctionSummary) -> list[int]:
    """The stack ids of a function: of its call sites, then of its allocations."""
    found = [stack for callsite in summary.callsites for stack in callsite.stack_ids]
    for allocation in summary.allocations:
        for block in allocation.blocks:
            found += block.stack_ids
    return found


def has_profile(function: Function) -> bool:
    """Whether a function says how often it was entered."""
    for kind, node in function.metadata.items():
        if kind == "prof" and isinstance(node, MDNode) and len(node.operands) > 1:
            name, count = node.operands[:2]
            if isinstance(name, MDString) and name.string == "function_entry_count":
                constant = count.value if isinstance(count, ConstantAsMetadata) else None
                return isinstance(constant, ConstantInt) and constant.value != UNKNOWN_COUNT
    return False
