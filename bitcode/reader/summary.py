"""GLOBALVAL_SUMMARY_BLOCK: the summary of a module, or with MODULE_STRTAB_BLOCK the combined one of many.

The layouts of its records are those of its version: Note [summary versions] in `bitcode/schema/blocks/summary.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.bitstream.bits import unsigned64
from bitcode.bitstream.block_ids import MODULE_STRTAB_BLOCK
from bitcode.reader.errors import in_block, located
from bitcode.reader.memory_profile import MemoryProfileReader
from bitcode.reader.parts import string_at
from bitcode.reader.state import ReaderState
from bitcode.reader.summary_records import fill_type_id, read_call_flags, set_summary_flags
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    read_alias,
    read_block_count,
    read_cfi_function_decls,
    read_cfi_function_defs,
    read_combined,
    read_combined_alias,
    read_combined_globalvar_init_refs,
    read_combined_original_name,
    read_combined_profile,
    read_flags,
    read_param_access,
    read_permodule,
    read_permodule_globalvar_init_refs,
    read_permodule_profile,
    read_permodule_relbf,
    read_permodule_vtable_globalvar_init_refs,
    read_type_checked_load_const_vcall,
    read_type_checked_load_vcalls,
    read_type_id,
    read_type_id_metadata,
    read_type_test_assume_const_vcall,
    read_type_test_assume_vcalls,
    read_type_tests,
    read_value_guid,
    read_version,
)
from bitcode.schema.codecs.module_strtab_read import read_entry, read_hash
from bitcode.schema.codecs.packed import (
    FREQUENCY_HAS_TAIL_CALL,
    FREQUENCY_RELATIVE_BLOCK_FREQUENCY_MASK,
    VARIABLE_CONSTANT,
    VARIABLE_READ_ONLY,
    VARIABLE_VCALL_VISIBILITY_AT,
    VARIABLE_VCALL_VISIBILITY_MASK,
    VARIABLE_WRITE_ONLY,
)
from irkit.dialects.features import RELATIVE_FREQUENCY_TAIL_CALLS
from irkit.errors import BitcodeError
from irkit.globals import GlobalIFunc, GlobalValue
from irkit.guids import hashed_guid
from irkit.summary import (
    AliasSummary,
    CallEdge,
    ConstantVirtualCall,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    OffsetRange,
    ParameterAccess,
    ParameterCall,
    SummaryReference,
    ValueInfo,
    VirtualFunctionId,
    guid_of,
)

OLDEST_VERSION: Final = 1
NEWEST_VERSION: Final = 14


class SummaryReader:
    """Reads one summary block; what stands before a function's record waits here until that comes."""

    def __init__(self, state: ReaderState, is_full_lto: bool) -> None:
        self.state: ReaderState = state
        self.index: ModuleSummaryIndex = ModuleSummaryIndex()
        self.index.is_full_lto = is_full_lto
        self.version: i64 = 0
        self.values: dict[int, ValueInfo] = {}
        self.original_guids: dict[int, int] = {}
        self.module_paths: dict[int, str] = {}
        self.last: GlobalValueSummary | None = None
        self.type_tests: list[int] = []
        self.assume_vcalls: list[VirtualFunctionId] = []
        self.load_vcalls: list[VirtualFunctionId] = []
        self.assume_constant_calls: list[ConstantVirtualCall] = []
        self.load_constant_calls: list[ConstantVirtualCall] = []
        self.parameter_accesses: list[ParameterAccess] = []
        self.profile: MemoryProfileReader = MemoryProfileReader(self.value_or_none)

    def add_known_guids(self) -> None:
        """Take the GUIDs that the module's symbol table has, as LLVM 4 and older wrote them."""
        for value_id, guid in self.state.summary_guids.items():
            self.values[value_id] = self.index.value(guid)
            self.original_guids[value_id] = guid

    def value(self, value_id: int) -> ValueInfo:
        found = self.values.get(value_id)
        if found is None:
            raise BitcodeError(f"the summary of value {unsigned64(value_id)}, which has no GUID")
        return found

    def value_or_none(self, value_id: int) -> ValueInfo | None:
        return self.values.get(value_id)

    def string(self, offset: int, size: int) -> str:
        """A string of the string table."""
        return string_at(self.state.strtab, offset, size)

    def strings(self, offsets: vec[i64], sizes: vec[i64]) -> list[str]:
        return [self.string(offsets[k], sizes[k]) for k in range(len(offsets))]

    def add_globals(self, source_filename: str) -> None:
        """Make the GUIDs of the module's own globals, which have the first value ids (ifuncs have none)."""
        module = self.state.module
        given = self.state.listed_guids
        for value_id, value in enumerate(self.state.values.values):
            if not isinstance(value, GlobalValue) or isinstance(value, GlobalIFunc):
                break
            guid = given[value_id] if value_id < len(given) else 0
            if not guid:
                guid = hashed_guid(module, value.name, value.linkage, source_filename)
            self.values[value_id] = self.index.value(guid, value.name)
            self.original_guids[value_id] = guid_of(value.name) if value.has_local_linkage else guid

    def add_this_module(self) -> None:
        """The module itself, which a summary of its own does not name."""
        module = self.state.module
        entry = self.index.add_module(module.name)
        if module.provenance.hash is not None:
            entry.hash = module.provenance.hash

    def read_module_paths(self, block: Block) -> None:
        """MODULE_STRTAB_BLOCK: the paths of the modules, and their hashes."""
        records = block.scan()
        index: i64 = 0
        path = ""
        try:
            while index < len(records.codes):
                start = records.starts[index]
                end = records.starts[index + 1]
                if records.codes[index] == c.MST_CODE_ENTRY:
                    entry = read_entry(records.ops, start, end)
                    path = entry.path.decode("utf-8", "surrogateescape")
                    self.index.add_module(path, unsigned64(entry.module))
                    self.module_paths[entry.module] = path
                elif records.codes[index] == c.MST_CODE_HASH:
                    words = [unsigned64(word) for word in read_hash(records.ops, start, end).words]
                    if len(words) != 5 or path not in self.index.modules:
                        raise BitcodeError(f"a hash of {len(words)} words, or without a module's path before it")
                    self.index.modules[path].hash = tuple(words)
                index += 1
        except BitcodeError as error:
            raise located(error, block, records, index) from None

    def read_block(self, block: Block) -> None:
        records = block.scan()
        index: i64 = 0
        try:
            if not len(records) or records.codes[0] != c.FS_VERSION:
                raise BitcodeError("a summary that does not begin with its version")
            ops = records.ops
            self.version = read_version(ops, records.starts[0], records.starts[1]).version
            if not OLDEST_VERSION <= self.version <= NEWEST_VERSION:
                raise BitcodeError(
                    f"summary version {unsigned64(self.version)}; it can be {OLDEST_VERSION} to {NEWEST_VERSION}"
                )
            self.index.version = self.version
            self.state.module.provenance.has_bare_summary = not records.definitions
            self.profile.version = self.version
            index = 1
            while index < len(records.codes):
                code = records.codes[index]
                handler = HANDLERS.get(code)
                if handler is not None:
                    handler(self, code, ops, records.starts[index], records.starts[index + 1])
                index += 1
        except BitcodeError as error:
            raise located(error, block, records, index) from None

    # What the records share

    def own_path(self) -> str:
        return self.index.add_module(self.state.module.name).path

    def module_path(self, module_id: int) -> str:
        path = self.module_paths.get(module_id)
        if path is None:
            raise BitcodeError(f"module {unsigned64(module_id)}, which has no path")
        return path

    def references(self, values: vec[i64], read_only: int, write_only: int) -> list[SummaryReference]:
        """References; the read-only and then the write-only ones are at the end."""
        count: int = len(values)  # compared with what may be beyond an i64
        if unsigned64(read_only) + unsigned64(write_only) > count:
            raise BitcodeError(
                f"{unsigned64(read_only)} read-only and {unsigned64(write_only)} write-only references among {count}"
            )
        found = []
        for number, value_id in enumerate(values):
            access = ""
            if number >= count - write_only:
                access = "writeonly"
            elif number >= count - write_only - read_only:
                access = "readonly"
            found.append(SummaryReference(self.value(value_id), access))
        return found

    def calls(self, callees: vec[i64], hotnesses: vec[i64]) -> list[CallEdge]:
        """Calls with their hotness; in version 1 that is a count, which is not used any more."""
        edges = [CallEdge(self.value(callee)) for callee in callees]
        if self.version > 1:
            for edge, bits in zip(edges, hotnesses, strict=True):
                edge.hotness, edge.has_tail_call = read_call_flags(bits)
        return edges

    def set_function(self, summary: FunctionSummary, flags: int, instruction_count: int, function_flags: int) -> None:
        """What all functions have, and what stood before the record."""
        set_summary_flags(summary, flags, self.version)
        summary.instruction_count = unsigned64(instruction_count)
        summary.function_flags = unsigned64(function_flags)
        self.take_pending(summary)

    def set_variable(self, summary: GlobalVarSummary, flags: int, variable_flags: int) -> None:
        set_summary_flags(summary, flags, self.version)
        summary.read_only = bool(variable_flags & VARIABLE_READ_ONLY)
        summary.write_only = bool(variable_flags & VARIABLE_WRITE_ONLY)
        summary.constant = bool(variable_flags & VARIABLE_CONSTANT)
        summary.vcall_visibility = variable_flags >> VARIABLE_VCALL_VISIBILITY_AT & VARIABLE_VCALL_VISIBILITY_MASK

    def add_own(self, value_id: int, summary: GlobalValueSummary) -> None:
        self.value(value_id).summaries.append(summary)
        summary.original_guid = self.original_guids.get(value_id, 0)

    def add_combined(self, value_id: int, summary: GlobalValueSummary) -> None:
        self.value(value_id).summaries.append(summary)
        self.last = summary

    def take_pending(self, summary: FunctionSummary) -> None:
        """Give a function what stood before its record."""
        summary.type_tests, self.type_tests = self.type_tests, []
        summary.type_test_assume_vcalls, self.assume_vcalls = self.assume_vcalls, []
        summary.type_checked_load_vcalls, self.load_vcalls = self.load_vcalls, []
        summary.type_test_assume_constant_calls, self.assume_constant_calls = self.assume_constant_calls, []
        summary.type_checked_load_constant_calls, self.load_constant_calls = self.load_constant_calls, []
        summary.parameter_accesses, self.parameter_accesses = self.parameter_accesses, []
        summary.callsites, summary.allocations = self.profile.take()


# Each handler reads one kind of record, which stands in ops[at:end].


def read_function(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    """A function of the module itself, its calls without profile; version 1 has a count with each."""
    record = read_permodule(ops, at, end, r.version)
    summary = FunctionSummary(r.own_path())
    r.set_function(summary, record.flags, record.instruction_count, record.function_flags)
    summary.references = r.references(record.refs, record.read_only_refs, record.write_only_refs)
    summary.calls = [CallEdge(r.value(callee)) for callee in record.call_values]
    r.add_own(record.value, summary)


def read_function_profile(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_permodule_profile(ops, at, end, r.version)
    summary = FunctionSummary(r.own_path())
    r.set_function(summary, record.flags, record.instruction_count, record.function_flags)
    summary.references = r.references(record.refs, record.read_only_refs, record.write_only_refs)
    summary.calls = r.calls(record.call_values, record.call_hotnesses)
    r.add_own(record.value, summary)


def read_function_frequencies(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_permodule_relbf(ops, at, end, r.version)
    summary = FunctionSummary(r.own_path())
    r.set_function(summary, record.flags, record.instruction_count, record.function_flags)
    summary.references = r.references(record.refs, record.read_only_refs, record.write_only_refs)
    has_tail_calls = r.state.dialect.has(RELATIVE_FREQUENCY_TAIL_CALLS)
    for callee, frequency in zip(record.call_values, record.call_frequencies, strict=True):
        edge = CallEdge(r.value(callee), "unknown", unsigned64(frequency))
        if has_tail_calls:
            edge.has_tail_call = bool(edge.relative_frequency & FREQUENCY_HAS_TAIL_CALL)
            edge.relative_frequency &= FREQUENCY_RELATIVE_BLOCK_FREQUENCY_MASK
        summary.calls.append(edge)
    r.add_own(record.value, summary)


def read_combined_function(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_combined(ops, at, end, r.version)
    summary = FunctionSummary(r.module_path(record.module))
    r.set_function(summary, record.flags, record.instruction_count, record.function_flags)
    summary.entry_count = unsigned64(record.entry_count)
    summary.references = r.references(record.refs, record.read_only_refs, record.write_only_refs)
    summary.calls = [CallEdge(r.value(callee)) for callee in record.call_values]
    r.add_combined(record.value, summary)


def read_combined_function_profile(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_combined_profile(ops, at, end, r.version)
    summary = FunctionSummary(r.module_path(record.module))
    r.set_function(summary, record.flags, record.instruction_count, record.function_flags)
    summary.entry_count = unsigned64(record.entry_count)
    summary.references = r.references(record.refs, record.read_only_refs, record.write_only_refs)
    summary.calls = r.calls(record.call_values, record.call_hotnesses)
    r.add_combined(record.value, summary)


def read_variable(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_permodule_globalvar_init_refs(ops, at, end, r.version)
    summary = GlobalVarSummary(r.own_path())
    r.set_variable(summary, record.flags, record.variable_flags)
    summary.references = r.references(record.refs, 0, 0)
    r.add_own(record.value, summary)


def read_vtable(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_permodule_vtable_globalvar_init_refs(ops, at, end)
    summary = GlobalVarSummary(r.own_path())
    r.set_variable(summary, record.flags, record.variable_flags)
    summary.references = r.references(record.refs, 0, 0)
    for function, offset in zip(record.function_values, record.function_offsets, strict=True):
        summary.vtable_functions.append((r.value(function), unsigned64(offset)))
    r.add_own(record.value, summary)


def read_combined_variable(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_combined_globalvar_init_refs(ops, at, end, r.version)
    summary = GlobalVarSummary(r.module_path(record.module))
    r.set_variable(summary, record.flags, record.variable_flags)
    summary.references = r.references(record.refs, 0, 0)
    r.add_combined(record.value, summary)


def read_own_alias(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_alias(ops, at, end)
    summary = AliasSummary(r.own_path(), r.value(record.aliasee))
    set_summary_flags(summary, record.flags, r.version)
    if not summary.has_aliasee:
        raise BitcodeError("the summary of an alias before that of its aliasee")
    r.add_own(record.value, summary)


def read_alias_combined(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_combined_alias(ops, at, end)
    summary = AliasSummary(r.module_path(record.module), r.value_or_none(record.aliasee))
    set_summary_flags(summary, record.flags, r.version)
    r.add_combined(record.value, summary)


def read_original_name(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    if r.last is None:
        raise BitcodeError("an original name that follows no summary of a combined index")
    r.last.original_guid = unsigned64(read_combined_original_name(ops, at, end).guid)
    r.last = None


def read_guid(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_value_guid(ops, at, end, r.version)
    guid = unsigned64(record.guid)
    r.values[record.value] = r.index.value(guid)
    r.original_guids[record.value] = guid


def read_tested_types(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    r.type_tests += [unsigned64(guid) for guid in read_type_tests(ops, at, end).guids]


def read_assumed_vcalls(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_test_assume_vcalls(ops, at, end)
    r.assume_vcalls += virtual_functions(record.call_guids, record.call_offsets)


def read_checked_vcalls(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_checked_load_vcalls(ops, at, end)
    r.load_vcalls += virtual_functions(record.call_guids, record.call_offsets)


def virtual_functions(guids: vec[i64], offsets: vec[i64]) -> list[VirtualFunctionId]:
    return [VirtualFunctionId(unsigned64(guids[k]), unsigned64(offsets[k])) for k in range(len(guids))]


def read_assumed_constant_vcall(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_test_assume_const_vcall(ops, at, end)
    r.assume_constant_calls.append(constant_call(record.guid, record.offset, record.args))


def read_checked_constant_vcall(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_checked_load_const_vcall(ops, at, end)
    r.load_constant_calls.append(constant_call(record.guid, record.offset, record.args))


def constant_call(guid: int, offset: int, arguments: vec[i64]) -> ConstantVirtualCall:
    function = VirtualFunctionId(unsigned64(guid), unsigned64(offset))
    return ConstantVirtualCall(function, [unsigned64(argument) for argument in arguments])


def read_cfi_definitions(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_cfi_function_defs(ops, at, end)
    r.index.cfi_function_definitions += r.strings(record.name_strtab_offsets, record.name_strtab_sizes)


def read_cfi_declarations(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_cfi_function_decls(ops, at, end)
    r.index.cfi_function_declarations += r.strings(record.name_strtab_offsets, record.name_strtab_sizes)


def read_type_identifier(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_id(ops, at, end)
    fill_type_id(r.index.type_id(r.string(record.strtab_offset, record.strtab_size)), record, r.string)


def read_compatible_vtables(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    record = read_type_id_metadata(ops, at, end)
    vtables = r.index.compatible_vtables.setdefault(r.string(record.strtab_offset, record.strtab_size), [])
    for offset, value in zip(record.vtable_offsets, record.vtable_values, strict=True):
        vtables.append((unsigned64(offset), r.value(value)))


def read_parameter_accesses(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    r.parameter_accesses = [
        ParameterAccess(
            unsigned64(access.param),
            OffsetRange(access.lower, access.upper),
            [
                ParameterCall(unsigned64(call.param), r.value(call.callee), OffsetRange(call.lower, call.upper))
                for call in access.calls
            ],
        )
        for access in read_param_access(ops, at, end).accesses
    ]


def read_index_flags(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    r.index.flags = unsigned64(read_flags(ops, at, end).flags)


def add_block_count(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    r.index.block_count += unsigned64(read_block_count(ops, at, end).count)


def read_memory_profile(r: SummaryReader, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
    r.profile.read(code, ops, at, end)
    if code == c.FS_STACK_IDS:
        r.index.stack_ids = list(r.profile.stack_ids)


# A code that is not here is skipped, as LLVM skips it.
HANDLERS: Final[dict[int, Callable[[SummaryReader, i64, vec[i64], i64, i64], None]]] = {
    c.FS_PERMODULE: read_function,
    c.FS_PERMODULE_PROFILE: read_function_profile,
    c.FS_PERMODULE_RELBF: read_function_frequencies,
    c.FS_COMBINED: read_combined_function,
    c.FS_COMBINED_PROFILE: read_combined_function_profile,
    c.FS_PERMODULE_GLOBALVAR_INIT_REFS: read_variable,
    c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS: read_vtable,
    c.FS_COMBINED_GLOBALVAR_INIT_REFS: read_combined_variable,
    c.FS_ALIAS: read_own_alias,
    c.FS_COMBINED_ALIAS: read_alias_combined,
    c.FS_COMBINED_ORIGINAL_NAME: read_original_name,
    c.FS_VALUE_GUID: read_guid,
    c.FS_TYPE_TESTS: read_tested_types,
    c.FS_TYPE_TEST_ASSUME_VCALLS: read_assumed_vcalls,
    c.FS_TYPE_CHECKED_LOAD_VCALLS: read_checked_vcalls,
    c.FS_TYPE_TEST_ASSUME_CONST_VCALL: read_assumed_constant_vcall,
    c.FS_TYPE_CHECKED_LOAD_CONST_VCALL: read_checked_constant_vcall,
    c.FS_CFI_FUNCTION_DEFS: read_cfi_definitions,
    c.FS_CFI_FUNCTION_DECLS: read_cfi_declarations,
    c.FS_TYPE_ID: read_type_identifier,
    c.FS_TYPE_ID_METADATA: read_compatible_vtables,
    c.FS_PARAM_ACCESS: read_parameter_accesses,
    c.FS_FLAGS: read_index_flags,
    c.FS_BLOCK_COUNT: add_block_count,
    c.FS_STACK_IDS: read_memory_profile,
    c.FS_CONTEXT_RADIX_TREE_ARRAY: read_memory_profile,
    c.FS_ALLOC_CONTEXT_IDS: read_memory_profile,
    c.FS_PERMODULE_CALLSITE_INFO: read_memory_profile,
    c.FS_COMBINED_CALLSITE_INFO: read_memory_profile,
    c.FS_PERMODULE_ALLOC_INFO: read_memory_profile,
    c.FS_COMBINED_ALLOC_INFO: read_memory_profile,
    c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT: read_memory_profile,
}


def read_summary(state: ReaderState, block: Block) -> ModuleSummaryIndex:
    """Read the summary that stands in a module's block, with the module paths beside it if it is a combined one.

    The module's globals must be in `state.values`; a module that has a source's name is one of the index's own modules.
    Raises BitcodeError, with its place, if the summary is damaged.

    Note [what a combined index is]: a module block with the paths of modules in it, and without a source's name. What
    it lacks besides tells nothing: a module of metadata alone has a summary too.
    """
    reader = SummaryReader(state, block.block_id == c.FULL_LTO_GLOBALVAL_SUMMARY_BLOCK_ID)
    try:
        has_source = state.module.provenance.has_source_filename
        for sibling in block.parent.scan().children if block.parent is not None else []:
            if sibling.block_id == MODULE_STRTAB_BLOCK:
                reader.index.is_combined = not has_source
                reader.read_module_paths(sibling)
        reader.add_globals(state.module.source_filename if has_source else "")
        reader.add_known_guids()
        if has_source and state.module.source_filename:
            reader.add_this_module()
        reader.read_block(block)
    except BitcodeError as error:
        raise in_block(error, block) from None
    return reader.index
