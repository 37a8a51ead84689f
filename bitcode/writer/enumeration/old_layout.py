"""Files of LLVM 3.7 to 4 are written again as they were laid out: names in symbol tables, metadata in one numbering."""

from __future__ import annotations

from irkit.dialects.encodings import DEFAULT_SYNC_SCOPES
from irkit.functions import Function
from irkit.instructions import CallBase
from irkit.module import Module
from irkit.provenance import OldLayout


def layout_for(module: Module) -> OldLayout | None:
    """The layout of the module's source, unless the module has come to have what cannot be said in it."""
    provenance = module.provenance
    layout = provenance.old_layout
    if layout is None or provenance.record_release != module.dialect.llvm_version:
        return None
    if module.summary is not None or provenance.hash is not None or provenance.unknown:
        return None
    if any(value.partition or "\0" in value.name for value in module.global_values()):
        return None
    return layout if all(names_known(layout, function) for function in module.functions) else None


def names_known(layout: OldLayout, function: Function) -> bool:
    """Whether a body names no tags of bundles and no synchronisation scopes that the layout has no table for."""
    for block in function.blocks:
        for instruction in block.instructions:
            if not layout.has_bundle_tags and isinstance(instruction, CallBase) and instruction.bundles:
                return False
            if not layout.has_sync_scopes and instruction.synchronization_scope not in DEFAULT_SYNC_SCOPES:
                return False
    return True
