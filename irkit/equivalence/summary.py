"""The summaries of two modules: each value of the index, by its GUID, and each table, as plain data."""

from __future__ import annotations

from irkit.equivalence.difference import Report
from irkit.module import Module
from irkit.summary import (
    AliasSummary,
    AllocationInfo,
    CallEdge,
    CallsiteInfo,
    ConstantVirtualCall,
    FunctionSummary,
    GlobalValueSummary,
    GlobalVarSummary,
    ModuleSummaryIndex,
    ParameterAccess,
    TypeIdSummary,
    ValueInfo,
    VirtualFunctionId,
)

Plain = tuple[object, ...]


def compare_summaries(left: Module, right: Module, report: Report) -> None:
    """Compare two modules' summaries. The path that a summary has of its own module is that module's name, and the hash
    that of its file: neither says anything. Text does not have the GUIDs of original names, which are compared where
    both sides know them."""
    report.at("summary")
    mine, theirs = entries(left), entries(right)
    compare_originals(left, right, report)
    for key, one in mine.items():
        if key not in theirs:
            report.removed(key, plain_text(one))
        elif theirs[key] != one:
            report.changed(key, plain_text(one), plain_text(theirs[key]))
    for key, other in theirs.items():
        if key not in mine:
            report.added(key, plain_text(other))


def compare_originals(left: Module, right: Module, report: Report) -> None:
    """Compare the GUIDs of original names."""
    if left.summary is None or right.summary is None:
        return
    for guid, value in left.summary.values.items():
        other = right.summary.values.get(guid)
        if other is None:
            continue
        for place in range(min(len(value.summaries), len(other.summaries))):
            mine, theirs = value.summaries[place].original_guid, other.summaries[place].original_guid
            if theirs != 0 and mine not in (0, theirs):
                report.changed(f"original GUID of value {guid}", str(mine), str(theirs))


def plain_text(data: object) -> str:
    text = str(data)
    return text if len(text) < 400 else text[:400] + "…"


def entries(module: Module) -> dict[str, object]:
    """What there is to compare, by what it is."""
    index = module.summary
    if index is None:
        return {}
    own = own_path(module, index)
    found: dict[str, object] = {
        "flags": index.flags,
        "kind": "full LTO" if index.is_full_lto else "ThinLTO",
        "blocks": index.block_count,
        "CFI functions": (sorted(index.cfi_function_definitions), sorted(index.cfi_function_declarations)),
    }
    for path, one in index.modules.items():
        found["module " + normal(path, own)] = None if path == own else one.hash
    for guid, value in index.values.items():
        if value.summaries:  # of the others nothing is said
            found[f"value {guid}"] = [summary_data(summary, own) for summary in value.summaries]
    for name, type_id in index.type_ids.items():
        found["typeid " + name] = type_id_data(type_id)
    add_vtables(found, index)
    return found


def own_path(module: Module, index: ModuleSummaryIndex) -> str:
    """What the summary calls its own module, which bitcode does not have: it may have been renamed since."""
    if len(index.modules) == 1 and any(module.global_values()):
        return next(iter(index.modules))
    return module.name


def add_vtables(found: dict[str, object], index: ModuleSummaryIndex) -> None:
    for name, tables in index.compatible_vtables.items():
        found["vtables of " + name] = [(offset, value.guid) for offset, value in tables]


def normal(path: str, own: str) -> str:
    return "" if path == own else path


def guid_or_none(value: ValueInfo | None) -> int | None:
    return None if value is None else value.guid


def summary_data(summary: GlobalValueSummary, own: str) -> Plain:
    general: Plain = (
        normal(summary.module_path, own),
        summary.linkage,
        summary.visibility,
        summary.not_eligible_to_import,
        summary.live,
        summary.dso_local,
        summary.can_auto_hide,
        summary.import_type,
        summary.no_rename_on_promotion,
        tuple([(reference.value.guid, reference.access) for reference in summary.references]),
    )
    if isinstance(summary, AliasSummary):
        return ("alias", general, guid_or_none(summary.aliasee))
    if isinstance(summary, GlobalVarSummary):
        tables = tuple([(function.guid, offset) for function, offset in summary.vtable_functions])
        flags = (summary.read_only, summary.write_only, summary.constant, summary.vcall_visibility)
        return ("variable", general, flags, tables)
    if isinstance(summary, FunctionSummary):
        return ("function", general, *function_data(summary))
    return (general,)


def function_data(summary: FunctionSummary) -> Plain:
    return (
        summary.instruction_count,
        summary.function_flags,
        summary.entry_count,
        tuple([call_data(call) for call in summary.calls]),
        tuple(summary.type_tests),
        tuple([virtual_data(call) for call in summary.type_test_assume_vcalls]),
        tuple([virtual_data(call) for call in summary.type_checked_load_vcalls]),
        tuple([constant_call_data(call) for call in summary.type_test_assume_constant_calls]),
        tuple([constant_call_data(call) for call in summary.type_checked_load_constant_calls]),
        tuple([access_data(access) for access in summary.parameter_accesses]),
        tuple([callsite_data(callsite) for callsite in summary.callsites]),
        tuple([allocation_data(allocation) for allocation in summary.allocations]),
    )


def call_data(call: CallEdge) -> Plain:
    return (call.callee.guid, call.hotness, call.relative_frequency, call.has_tail_call)


def virtual_data(call: VirtualFunctionId) -> Plain:
    return (call.guid, call.offset)


def constant_call_data(call: ConstantVirtualCall) -> Plain:
    return (virtual_data(call.function), tuple(call.arguments))


def access_data(access: ParameterAccess) -> Plain:
    calls = tuple([(call.parameter, call.callee.guid, call.offsets.lower, call.offsets.upper) for call in access.calls])
    return (access.parameter, access.use.lower, access.use.upper, calls)


def callsite_data(callsite: CallsiteInfo) -> Plain:
    return (guid_or_none(callsite.callee), tuple(callsite.clones), tuple(callsite.stack_ids))


def allocation_data(allocation: AllocationInfo) -> Plain:
    blocks = tuple(
        [(block.allocation_type, tuple(block.stack_ids), tuple(block.context_sizes)) for block in allocation.blocks]
    )
    return (tuple(allocation.versions), blocks)


def type_id_data(type_id: TypeIdSummary) -> Plain:
    test = type_id.type_test
    resolution = (test.kind, test.size_m1_bit_width, test.align_log2, test.size_m1, test.bit_mask, test.inline_bits)
    calls = []
    for offset, one in sorted(type_id.devirtualization.items(), key=lambda item: item[0]):
        arguments = tuple(
            [
                (key, by.kind, by.info, by.byte, by.bit)
                for key, by in sorted(one.by_arguments.items(), key=lambda i: i[0])
            ]
        )
        calls.append((offset, one.kind, one.single_implementation, arguments))
    return (type_id.guid, resolution, tuple(calls))
