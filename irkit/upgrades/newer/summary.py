"""What a newer release makes of a module's own summary: GUIDs of locals, and what a call's frequency says."""

from __future__ import annotations

from typing import Final

from irkit.dialects.features import RELATIVE_FREQUENCY_TAIL_CALLS, SEMICOLON_IN_GUIDS
from irkit.module import Module
from irkit.summary import FunctionSummary, ModuleSummaryIndex, global_identifier, guid_of

TAIL_CALL_BIT: Final = 1 << 28


def upgrade_summary(module: Module, own: int, version: int) -> None:
    """Change the summary of `module`, which is of release `own`, as LLVM `version` reads it."""
    index = module.summary
    if index is None:
        return
    if own < SEMICOLON_IN_GUIDS.first <= version:
        _rename_locals(module, index)
    if own < RELATIVE_FREQUENCY_TAIL_CALLS.first <= version:
        for info in index.values.values():
            for summary in info.summaries:
                for call in summary.calls if isinstance(summary, FunctionSummary) else ():
                    call.has_tail_call = call.relative_frequency & TAIL_CALL_BIT != 0
                    call.relative_frequency &= TAIL_CALL_BIT - 1


def _rename_locals(module: Module, index: ModuleSummaryIndex) -> None:
    """The GUID of a local value is that of the source's name, a semicolon and its own name; it was a colon."""
    new: dict[int, int] = {}
    for value in module.global_values():
        if value.has_local_linkage:
            old = guid_of(global_identifier(value.name, value.linkage, module.source_filename, ":"))
            new[old] = guid_of(global_identifier(value.name, value.linkage, module.source_filename, ";"))
    for info in index.values.values():
        info.guid = new.get(info.guid, info.guid)
    index.values = {info.guid: info for info in index.values.values()}
