"""GLOBALVAL_SUMMARY_BLOCK: the summary of a module, or with MODULE_STRTAB_BLOCK the combined one of many.

Note [summary versions]: the block begins with a version number of its own, from 1 to 12 in LLVM up to 22, that says how
its records are laid out. 2 brought the lists of calls without counts, 3 liveness, 4 function flags, 5 the number of
read-only references and variable flags, 6 entry counts, 7 the number of write-only references, 10 the number of
contexts of an allocation, 11 GUIDs in two halves, 12 stack ids in two halves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bitcode.bitstream import Block
from bitcode.bitstream.block_ids import MODULE_STRTAB_BLOCK
from bitcode.reader.errors import in_block, located
from bitcode.reader.memory_profile import MemoryProfileReader
from bitcode.reader.state import ReaderState
from bitcode.reader.summary_records import (
    SummaryRecord,
    read_call_flags,
    read_constant_call,
    read_type_id,
    set_summary_flags,
)
from bitcode.schema import codes as c
from irkit.dialects.features import RELATIVE_FREQUENCY_TAIL_CALLS, SEMICOLON_IN_GUIDS
from irkit.errors import BitcodeError
from irkit.globals import GlobalIFunc, GlobalValue
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
    global_identifier,
    guid_of,
)

OLDEST_VERSION: Final = 1
NEWEST_VERSION: Final = 12
RELATIVE_FREQUENCY_BITS: Final = 28


class SummaryReader:
    """Reads one summary block; what stands before a function's record waits here until that comes."""

    def __init__(self, state: ReaderState, is_full_lto: bool) -> None:
        self.state: ReaderState = state
        self.index: ModuleSummaryIndex = ModuleSummaryIndex()
        self.index.is_full_lto = is_full_lto
        self.version: int = 0
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

    def value(self, value_id: int) -> ValueInfo:
        found = self.values.get(value_id)
        if found is None:
            raise BitcodeError(f"the summary of value {value_id}, which has no GUID")
        return found

    def value_or_none(self, value_id: int) -> ValueInfo | None:
        return self.values.get(value_id)

    def string(self, record: SummaryRecord) -> str:
        """A string of the string table, by offset and size."""
        offset = record.take()
        size = record.take()
        if offset + size > len(self.state.strtab):
            raise BitcodeError(f"a name at {offset}, of {size} bytes, in a string table of {len(self.state.strtab)}")
        return self.state.strtab[offset : offset + size].decode("utf-8", "surrogateescape")

    def add_globals(self, source_filename: str) -> None:
        """Make the GUIDs of the module's own globals, which have the first value ids (ifuncs have none)."""
        separator = ";" if self.state.dialect.has(SEMICOLON_IN_GUIDS) else ":"
        for value_id, value in enumerate(self.state.values.values):
            if not isinstance(value, GlobalValue) or isinstance(value, GlobalIFunc):
                break
            guid = guid_of(global_identifier(value.name, value.linkage, source_filename, separator))
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
                record = SummaryRecord(records.operands(index))
                if records.codes[index] == c.MST_CODE_ENTRY:
                    module_id = record.take()
                    path = bytes([byte & 0xFF for byte in record.rest()]).decode("utf-8", "surrogateescape")
                    self.index.add_module(path, module_id)
                    self.module_paths[module_id] = path
                elif records.codes[index] == c.MST_CODE_HASH:
                    words = record.rest()
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
            self.version = SummaryRecord(records.operands(0)).take()
            if not OLDEST_VERSION <= self.version <= NEWEST_VERSION:
                raise BitcodeError(f"summary version {self.version}; it can be {OLDEST_VERSION} to {NEWEST_VERSION}")
            self.index.version = self.version
            self.profile.version = self.version
            index = 1
            while index < len(records.codes):
                handler = HANDLERS.get(records.codes[index])
                if handler is not None:
                    handler(self, SummaryRecord(records.operands(index)), int(records.codes[index]))
                index += 1
        except BitcodeError as error:
            raise located(error, block, records, index) from None

    # What the records share

    def take_module(self, record: SummaryRecord, combined: bool) -> str:
        if not combined:
            return self.index.add_module(self.state.module.name).path
        module_id = record.take()
        path = self.module_paths.get(module_id)
        if path is None:
            raise BitcodeError(f"module {module_id}, which has no path")
        return path

    def take_references(
        self, record: SummaryRecord, count: int, read_only: int, write_only: int
    ) -> list[SummaryReference]:
        """References; the read-only and then the write-only ones are at the end."""
        if read_only + write_only > count:
            raise BitcodeError(f"{read_only} read-only and {write_only} write-only references among {count}")
        found = []
        for number, value_id in enumerate(record.take_list(count)):
            access = ""
            if number >= count - write_only:
                access = "writeonly"
            elif number >= count - write_only - read_only:
                access = "readonly"
            found.append(SummaryReference(self.value(value_id), access))
        return found

    def take_range(self, record: SummaryRecord) -> OffsetRange:
        return OffsetRange(record.take_signed(), record.take_signed())

    def add(self, value_id: int, summary: GlobalValueSummary, combined: bool) -> None:
        self.value(value_id).summaries.append(summary)
        if combined:
            self.last = summary
        else:
            summary.original_guid = self.original_guids.get(value_id, 0)

    def take_pending(self, summary: FunctionSummary) -> None:
        """Give a function what stood before its record."""
        summary.type_tests, self.type_tests = self.type_tests, []
        summary.type_test_assume_vcalls, self.assume_vcalls = self.assume_vcalls, []
        summary.type_checked_load_vcalls, self.load_vcalls = self.load_vcalls, []
        summary.type_test_assume_constant_calls, self.assume_constant_calls = self.assume_constant_calls, []
        summary.type_checked_load_constant_calls, self.load_constant_calls = self.load_constant_calls, []
        summary.parameter_accesses, self.parameter_accesses = self.parameter_accesses, []
        summary.callsites, summary.allocations = self.profile.take()


def read_function(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    """[value, (module), flags, instructions, function flags, (entry count), references, read-only, write-only, …]"""
    combined = code in (c.FS_COMBINED, c.FS_COMBINED_PROFILE)
    value_id = record.take()
    summary = FunctionSummary(r.take_module(record, combined))
    set_summary_flags(summary, record.take(), r.version)
    summary.instruction_count = record.take()
    summary.function_flags = record.take() if r.version >= 4 else 0
    summary.entry_count = record.take() if combined and r.version >= 6 else 0
    count = record.take()
    read_only = record.take() if r.version >= 5 else 0
    write_only = record.take() if r.version >= 7 else 0
    summary.references = r.take_references(record, count, read_only, write_only)
    with_hotness = code in (c.FS_PERMODULE_PROFILE, c.FS_COMBINED_PROFILE)
    while record.left():
        callee = r.value(record.take())
        edge = CallEdge(callee)
        if r.version == 1:  # counts of call sites and of calls, not used any more
            record.take_list(2 if with_hotness else 1)
        elif with_hotness:
            edge.hotness, edge.has_tail_call = read_call_flags(record.take())
        elif code == c.FS_PERMODULE_RELBF:
            bits = record.take()
            if r.state.dialect.has(RELATIVE_FREQUENCY_TAIL_CALLS):
                edge.has_tail_call = bool(bits >> RELATIVE_FREQUENCY_BITS & 1)
                bits &= (1 << RELATIVE_FREQUENCY_BITS) - 1
            edge.relative_frequency = bits
        summary.calls.append(edge)
    r.take_pending(summary)
    r.add(value_id, summary, combined)


def read_variable(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    """[value, (module), flags, variable flags, …], then references; a virtual table has their number before them, and
    after them (function, offset)…"""
    combined = code == c.FS_COMBINED_GLOBALVAR_INIT_REFS
    has_vtable = code == c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS
    value_id = record.take()
    summary = GlobalVarSummary(r.take_module(record, combined))
    set_summary_flags(summary, record.take(), r.version)
    if r.version >= 5 or has_vtable:
        bits = record.take()
        summary.read_only = bool(bits & 1)
        summary.write_only = bool(bits & 2)
        summary.constant = bool(bits & 4)
        summary.vcall_visibility = bits >> 3 & 3
    count = record.take() if has_vtable else record.left()
    summary.references = r.take_references(record, count, 0, 0)
    while record.left():
        function = r.value(record.take())
        summary.vtable_functions.append((function, record.take()))
    r.add(value_id, summary, combined)


def read_alias(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    """[value, (module), flags, aliasee]"""
    combined = code == c.FS_COMBINED_ALIAS
    value_id = record.take()
    summary = AliasSummary(r.take_module(record, combined))
    set_summary_flags(summary, record.take(), r.version)
    aliasee = record.take()
    summary.aliasee = r.value_or_none(aliasee) if combined else r.value(aliasee)
    if not combined and not summary.has_aliasee:
        raise BitcodeError("the summary of an alias before that of its aliasee")
    r.add(value_id, summary, combined)


def read_original_name(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    if r.last is None:
        raise BitcodeError("an original name that follows no summary of a combined index")
    r.last.original_guid = record.take()
    r.last = None


def read_value_guid(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    value_id = record.take()
    guid = record.take()
    if r.version >= 11:
        guid = (guid << 32 | record.take()) & 0xFFFFFFFFFFFFFFFF
    r.values[value_id] = r.index.value(guid)
    r.original_guids[value_id] = guid


def read_type_tests(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    r.type_tests += record.rest()


def read_vcalls(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    calls = r.assume_vcalls if code == c.FS_TYPE_TEST_ASSUME_VCALLS else r.load_vcalls
    while record.left():
        guid = record.take()
        calls.append(VirtualFunctionId(guid, record.take()))


def read_constant_vcall(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    calls = r.assume_constant_calls if code == c.FS_TYPE_TEST_ASSUME_CONST_VCALL else r.load_constant_calls
    calls.append(read_constant_call(record))


def read_cfi_functions(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    index = r.index
    names = index.cfi_function_definitions if code == c.FS_CFI_FUNCTION_DEFS else index.cfi_function_declarations
    while record.left():
        names.append(r.string(record))


def read_type_identifier(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    read_type_id(r.index.type_id(r.string(record)), record, r.string)


def read_compatible_vtables(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    vtables = r.index.compatible_vtables.setdefault(r.string(record), [])
    while record.left():
        offset = record.take()
        vtables.append((offset, r.value(record.take())))


def read_parameter_accesses(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    """[(parameter, range, number of calls, (parameter, callee, range)…)…]"""
    accesses = []
    while record.left():
        parameter = record.take()
        use = r.take_range(record)
        calls = []
        for _ in range(record.take_count()):
            other = record.take()
            callee = r.value(record.take())
            calls.append(ParameterCall(other, callee, r.take_range(record)))
        accesses.append(ParameterAccess(parameter, use, calls))
    r.parameter_accesses = accesses


def read_flags(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    r.index.flags = record.take()


def read_block_count(r: SummaryReader, record: SummaryRecord, _code: int) -> None:
    r.index.block_count += record.take()


def read_memory_profile(r: SummaryReader, record: SummaryRecord, code: int) -> None:
    r.profile.read(record, code)
    if code == c.FS_STACK_IDS:
        r.index.stack_ids = list(r.profile.stack_ids)


# A code that is not here is skipped, as LLVM skips it.
HANDLERS: Final[dict[int, Callable[[SummaryReader, SummaryRecord, int], None]]] = {
    c.FS_PERMODULE: read_function,
    c.FS_PERMODULE_PROFILE: read_function,
    c.FS_PERMODULE_RELBF: read_function,
    c.FS_COMBINED: read_function,
    c.FS_COMBINED_PROFILE: read_function,
    c.FS_PERMODULE_GLOBALVAR_INIT_REFS: read_variable,
    c.FS_PERMODULE_VTABLE_GLOBALVAR_INIT_REFS: read_variable,
    c.FS_COMBINED_GLOBALVAR_INIT_REFS: read_variable,
    c.FS_ALIAS: read_alias,
    c.FS_COMBINED_ALIAS: read_alias,
    c.FS_COMBINED_ORIGINAL_NAME: read_original_name,
    c.FS_VALUE_GUID: read_value_guid,
    c.FS_TYPE_TESTS: read_type_tests,
    c.FS_TYPE_TEST_ASSUME_VCALLS: read_vcalls,
    c.FS_TYPE_CHECKED_LOAD_VCALLS: read_vcalls,
    c.FS_TYPE_TEST_ASSUME_CONST_VCALL: read_constant_vcall,
    c.FS_TYPE_CHECKED_LOAD_CONST_VCALL: read_constant_vcall,
    c.FS_CFI_FUNCTION_DEFS: read_cfi_functions,
    c.FS_CFI_FUNCTION_DECLS: read_cfi_functions,
    c.FS_TYPE_ID: read_type_identifier,
    c.FS_TYPE_ID_METADATA: read_compatible_vtables,
    c.FS_PARAM_ACCESS: read_parameter_accesses,
    c.FS_FLAGS: read_flags,
    c.FS_BLOCK_COUNT: read_block_count,
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
        if has_source and state.module.source_filename:
            reader.add_this_module()
        reader.read_block(block)
    except BitcodeError as error:
        raise in_block(error, block) from None
    return reader.index
