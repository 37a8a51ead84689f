"""What follows a global that gets another name or another linkage: its comdat and the summary.

All else refers to globals as objects, so that it need not follow: block addresses, aliases, `llvm.used`.
"""

from __future__ import annotations

from irkit.errors import EditError
from irkit.globals import GlobalObject, GlobalValue
from irkit.guids import hashed_guid, module_guid
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


def follow(value: GlobalValue, name: str, linkage: str) -> None:
    """Let what knows a global by its name know it by another one, or by one of another linkage, which it is about to
    get. Raises EditError, with nothing changed, where that is something else's."""
    module = value.module_of()
    index = module.summary
    info = None if index is None else value_info(module, index, value)
    if index is None or info is None:
        follow_comdat(module, value, name)
        return
    if not name:
        raise EditError(f"{value.describe()} cannot be without a name: the summary knows it by that")
    guid = (
        info.guid if info.guid != hashed_guid(module, value.name, value.linkage) else hashed_guid(module, name, linkage)
    )
    other = index.values.get(guid)
    if other is not None and other is not info:
        raise EditError(f"{value.describe()} cannot be named {name!r}: the summary has a value of that name")
    follow_comdat(module, value, name)
    follow_summary(index, info, guid, name, value.name, linkage)


def follow_source(module: Module, source_filename: str) -> None:
    """Let the summary know the globals of local linkage by another source's name, which the module is about to get.
    Raises EditError, with nothing changed, where that makes another value's GUID."""
    index = module.summary
    if index is None:
        return
    changes: list[tuple[GlobalValue, ValueInfo, int]] = []
    for value in module.global_values():
        info = value_info(module, index, value)
        if info is not None and info.guid == hashed_guid(module, value.name, value.linkage):
            changes.append((value, info, hashed_guid(module, value.name, value.linkage, source_filename)))
    moved = {info.guid for _, info, _ in changes}
    for value, _, guid in changes:
        if guid in index.values and guid not in moved:
            raise EditError(f"{value.describe()} would have the GUID {guid}, which the summary knows another value by")
    for value, info, guid in changes:
        follow_summary(index, info, guid, value.name, value.name, value.linkage)


def entry(value: GlobalValue) -> ValueInfo | None:
    """What the summary of the global's module says of it."""
    module = value.module_of()
    return None if module.summary is None else value_info(module, module.summary, value)


def forget(module: Module, info: ValueInfo) -> None:
    """Let the summary have no entry for a global that leaves, nor for references and calls of it."""
    index = module.summary
    if index is None:
        return
    del index.values[info.guid]
    for other in index.values.values():
        for summary in other.summaries:
            forget_in(summary, info)
    for tables in index.compatible_vtables.values():
        tables[:] = [(offset, table) for offset, table in tables if table is not info]


def undefine(value: GlobalValue, linkage: str) -> None:
    """Let the summary tell nothing of a global that is about to be a declaration of that linkage."""
    module = value.module_of()
    follow(value, value.name, linkage)
    index = module.summary
    found = [] if index is None else [info for info in index.values.values() if info.name == value.name and info.name]
    for info in found:
        info.summaries = []


def forget_in(summary: GlobalValueSummary, info: ValueInfo) -> None:
    """What one summary says of a value that is not there any more."""
    summary.references[:] = [reference for reference in summary.references if reference.value is not info]
    if isinstance(summary, AliasSummary) and summary.aliasee is info:
        summary.aliasee = None
    elif isinstance(summary, GlobalVarSummary):
        summary.vtable_functions[:] = [
            (value, offset) for value, offset in summary.vtable_functions if value is not info
        ]
    elif isinstance(summary, FunctionSummary):
        summary.calls[:] = [edge for edge in summary.calls if edge.callee is not info]
        summary.callsites[:] = [site for site in summary.callsites if site.callee is not info]
        for access in summary.parameter_accesses:
            access.calls[:] = [call for call in access.calls if call.callee is not info]


def value_info(module: Module, index: ModuleSummaryIndex, value: GlobalValue) -> ValueInfo | None:
    """What the summary says of a global, if it speaks of it."""
    return index.values.get(module_guid(module, value)) if value.name else None


def follow_comdat(module: Module, value: GlobalValue, name: str) -> None:
    """A comdat of the global's own name gets the new one."""
    comdat = value.comdat if isinstance(value, GlobalObject) else None
    if comdat is None or comdat.name != value.name or name in ("", value.name):
        return
    if name in module.comdats:
        raise EditError(f"{value.describe()} cannot be named {name!r}: there is a comdat of that name")
    comdat.name = name
    found = {known.name: known for known in module.comdats.values()}  # in their order
    module.comdats.clear()
    module.comdats.update(found)


def follow_summary(index: ModuleSummaryIndex, info: ValueInfo, guid: int, name: str, old: str, linkage: str) -> None:
    """A value of the summary gets another GUID, with all that is said by names."""
    local = linkage in ("internal", "private")
    if info.guid != guid:
        found = {(guid if known is info else key): known for key, known in index.values.items()}
        index.values.clear()
        index.values.update(found)
        info.guid = guid
    info.name = name
    for summary in info.summaries:
        if summary.original_guid:
            summary.original_guid = guid_of(name) if local else guid
        summary.linkage = linkage if len(info.summaries) == 1 else summary.linkage
    for names in (index.cfi_function_definitions, index.cfi_function_declarations):
        names[:] = [name if known == old else known for known in names]
    for type_id in index.type_ids.values():
        for resolution in type_id.devirtualization.values():
            if resolution.single_implementation == old:
                resolution.single_implementation = name
