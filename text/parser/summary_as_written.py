"""What llvm-as keeps of a summary in text: that which it writes into bitcode.

Note [two kinds of summaries]: the summary of a module that has functions or variables is that module's own: it has the
summaries of the module's globals, and one module, which is this one. Where the module is empty it is a combined index,
and all of the file: names are not in it, nor calls of and references to what has no summary.
"""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import HOTNESS_WITHOUT_PROFILE, NO_COMBINED_CONTEXTS
from irkit.functions import Function
from irkit.globals import GlobalValue
from irkit.guids import module_guid
from irkit.module import Module
from irkit.summary import (
    AliasSummary,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    ValueInfo,
    VirtualFunctionId,
)

# A function that has no `!prof` has no profile.
_PROFILE: Final = "prof"
# Flags of the index that a module's own summary keeps: split and unified LTO units.
_OWN_FLAGS: Final = 0x208


def keep_what_is_written(module: Module) -> None:
    """Change a module's summary, and an empty module, to what llvm-as writes of them."""
    index = module.summary
    if index is None:
        return
    if not index.values and not index.flags:
        module.summary = None
    elif module.functions or module.globals:
        _keep_own(module, index)
    else:
        _keep_combined(module, index)


# A module's own summary


def _keep_own(module: Module, index: ModuleSummaryIndex) -> None:
    was_empty = not index.values
    old = index.values
    index.values = {}
    index.modules = {}
    own = index.add_module(module.name)
    index.flags &= _OWN_FLAGS
    index.type_ids = {}
    globals_by_guid: dict[int, GlobalValue] = {}
    for value in (*module.globals, *module.functions, *module.aliases):
        guid = module_guid(module, value)
        globals_by_guid[guid] = value
        index.values[guid] = old.get(guid) or ValueInfo(guid)
        index.values[guid].name = value.name
    if was_empty:
        index.block_count = 0
        index.compatible_vtables = {}
        return
    places = {guid: place for place, guid in enumerate(globals_by_guid)}
    callees: dict[int, ValueInfo] = {}
    for guid, info in old.items():
        value_or_none = globals_by_guid.get(guid)
        if value_or_none is None:
            continue
        info.summaries = info.summaries[:1]
        for summary in info.summaries:
            summary.module_path = own.path
            _keep_own_summary(module, value_or_none, summary, places)
            if isinstance(summary, FunctionSummary):
                callees.update({edge.callee.guid: edge.callee for edge in summary.calls})
                callees.update({reference.value.guid: reference.value for reference in summary.references})
    for guid, callee in callees.items():
        if guid not in index.values:
            callee.summaries = []
            index.values[guid] = callee


def _keep_own_summary(module: Module, value: GlobalValue, summary: GlobalValueSummary, places: dict[int, int]) -> None:
    """Keep what is written of a global's summary; `places` are those of all globals' GUIDs in bitcode."""
    if isinstance(summary, FunctionSummary) and isinstance(value, Function):
        has_profile = _PROFILE in value.metadata
        for edge in summary.calls:
            edge.relative_frequency = 0
            if not has_profile and not module.dialect.has(HOTNESS_WITHOUT_PROFILE):
                edge.hotness = "unknown"
    elif isinstance(summary, GlobalVarSummary):
        summary.references.sort(key=lambda reference: places.get(reference.value.guid, len(places)))
        for reference in summary.references:
            reference.access = ""
    elif isinstance(summary, AliasSummary):
        summary.references = []


# A combined index


def _keep_combined(module: Module, index: ModuleSummaryIndex) -> None:
    index.is_combined = True
    index.values = {guid: info for guid, info in index.values.items() if info.summaries}
    index.compatible_vtables = {}
    types: set[int] = set()
    for info in index.values.values():
        info.name = ""
        # Aliases are written after all others.
        info.summaries.sort(key=lambda summary: isinstance(summary, AliasSummary))
        for summary in info.summaries:
            _keep_combined_summary(index, summary)
            if isinstance(summary, FunctionSummary) and module.dialect.has(NO_COMBINED_CONTEXTS):
                for allocation in summary.allocations:
                    for memory_block in allocation.blocks:
                        memory_block.stack_ids = []
            if isinstance(summary, FunctionSummary):
                types |= _types_of(summary)
    index.type_ids = {name: type_id for name, type_id in index.type_ids.items() if type_id.guid in types}
    module.source_filename = module.name
    module.target_triple = module.data_layout = module.module_asm = ""
    module._aliases.clear()
    module._ifuncs.clear()
    module.comdats.clear()
    module.named_metadata.clear()
    module.dependent_libraries.clear()


def _keep_combined_summary(index: ModuleSummaryIndex, summary: GlobalValueSummary) -> None:
    known = index.values
    summary.references = [reference for reference in summary.references if reference.value.guid in known]
    if isinstance(summary, AliasSummary):
        summary.references = []
    elif isinstance(summary, GlobalVarSummary):
        summary.vtable_functions = []
        for reference in summary.references:
            reference.access = ""
    elif isinstance(summary, FunctionSummary):
        summary.calls = [edge for edge in summary.calls if edge.callee.guid in known]
        for edge in summary.calls:
            edge.relative_frequency = 0
        for access in summary.parameter_accesses:
            access.calls = [call for call in access.calls if call.callee.guid in known]
        for callsite in summary.callsites:
            if callsite.callee is not None and callsite.callee.guid not in known:
                callsite.callee = None


def _types_of(summary: FunctionSummary) -> set[int]:
    """The GUIDs of the types that a function's summary tests or calls through."""
    found = set(summary.type_tests)
    functions: list[VirtualFunctionId] = [*summary.type_test_assume_vcalls, *summary.type_checked_load_vcalls]
    functions += [call.function for call in summary.type_test_assume_constant_calls]
    functions += [call.function for call in summary.type_checked_load_constant_calls]
    return found | {function.guid for function in functions}
