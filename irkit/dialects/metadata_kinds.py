"""The metadata kinds that have a fixed number (LangRef, "Metadata"); later releases only add to them."""

from __future__ import annotations

from typing import Final

# Number → name, with the release that has this many.
_KINDS: Final = (
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
    "kcfi_type",
    "pcsections",
    "DIAssignID",
    "coro.outside.frame",
    "mmra",
    "noalias.addrspace",
    "callee_type",
    "nofree",
    "captures",
    "alloc_token",
    "implicit.ref",
    "nofpclass",
    "call_target",
    "inline_history",
    "elf_section_properties",
    "guid",
    "mem.cache_hint",
    "block.uniformity.profile",
    "callgraph",
)

_COUNTS: Final = {13: 31, 14: 31, 15: 36, 16: 39, 17: 39, 18: 40, 19: 41, 20: 42, 21: 42, 22: 47, 23: 55}


def fixed_metadata_kinds(llvm_version: int) -> tuple[str, ...]:
    """The names of the fixed metadata kinds of LLVM `llvm_version`; a kind's number is its place."""
    return _KINDS[: _COUNTS[llvm_version]]
