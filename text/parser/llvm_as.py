"""What LLVM's parser of text changes in the module when it has read all of it.

These are changes that its reader of bitcode makes as well, and so they are the passes of `irkit.upgrades`, in the
parser's own order; what the reader alone changes, such as the data layout, is not among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from irkit.dialects.features import (
    ALWAYS,
    DENORMAL_ATTRIBUTES,
    FLAGS_TO_FUNCTIONS,
    NVVM_ATTRIBUTES,
    VERIFIER_NAMES_KINDS,
    Feature,
)
from irkit.metadata import MDNode, Metadata
from irkit.metadata_walk import Tuples
from irkit.module import Module
from irkit.upgrades.branch_protection import copy_flags_to_functions
from irkit.upgrades.debug_intrinsics import upgrade_debug_intrinsics
from irkit.upgrades.debug_version import drop_invalid_debug_info, has_debug_info
from irkit.upgrades.declarations import upgrade_intrinsic_attributes
from irkit.upgrades.denormals import upgrade_denormal_modes
from irkit.upgrades.module_flags import upgrade_module_flags
from irkit.upgrades.nvvm import upgrade_nvvm_annotations
from irkit.upgrades.old_calls import upgrade_old_calls
from irkit.upgrades.sections import upgrade_sections
from irkit.upgrades.tbaa import is_old_tag, upgraded_tag
from text.parser.state import Parser
from text.parser.summary_as_written import keep_what_is_written


def _upgrade_tags(module: Module, llvm_version: int) -> None:
    """Access tags of the scalar form become struct-path tags."""
    known: dict[Metadata, Metadata] = {}
    tuples = Tuples(module)
    for function in module.functions:
        for block in function.blocks:
            for instruction in block._instructions:
                attachments = instruction._attachments
                if attachments is None:
                    continue
                for place, (kind, node) in enumerate(attachments):
                    if kind == "tbaa" and isinstance(node, MDNode):
                        tag = known.get(node)
                        if tag is None:
                            tag = known[node] = upgraded_tag(module, tuples, node)
                        attachments[place] = (kind, tag)


def has_old_tags(p: Parser) -> bool:
    """Whether one of the tags that the parser met is changed."""
    table = p.metadata
    assert table is not None
    return any(isinstance(tag, MDNode) and is_old_tag(tag) for tag in table.tags)


def _upgrade_calls(module: Module, llvm_version: int) -> None:
    upgrade_old_calls(module)
    for function in module.functions:
        upgrade_intrinsic_attributes(module, function)


def _keep_written_summary(module: Module, llvm_version: int) -> None:
    keep_what_is_written(module)


# What the verifier looks for by name, which gives it a number in the module: on functions, where it has already looked
# for some of the fixed kinds, and on instructions.
_FUNCTION_KIND: Final = "reqd_work_group_size"
_LOOKED_FOR_BEFORE: Final = frozenset({"prof", "kcfi_type"})
_INSTRUCTION_KIND: Final = "amdgpu.expected.active.lanes"


def name_kinds(module: Module, llvm_version: int) -> None:
    """Number the kinds that the verifier asks whatever has metadata for."""
    kinds = module.metadata_kinds
    for function in module.functions:
        if _FUNCTION_KIND not in kinds and any(kind not in _LOOKED_FOR_BEFORE for kind in function.metadata):
            kinds[_FUNCTION_KIND] = len(kinds)
        if _INSTRUCTION_KIND in kinds:
            continue
        for block in function.blocks if not function.is_declaration else ():
            if any(one.debug_loc is not None or one._attachments is not None for one in block.instructions):
                kinds.setdefault(_INSTRUCTION_KIND, len(kinds))
                break


def name_kinds_with_debug_info(module: Module, llvm_version: int) -> None:
    """The same where debug info is verified, before what is wrong goes."""
    if has_debug_info(module):
        name_kinds(module, llvm_version)


# The passes in their order, with the releases whose parser has them.
_PASSES: Final[tuple[tuple[Callable[[Module, int], None], Feature], ...]] = (
    (_upgrade_tags, ALWAYS),
    (_upgrade_calls, ALWAYS),
    (upgrade_debug_intrinsics, ALWAYS),
    (name_kinds_with_debug_info, VERIFIER_NAMES_KINDS),
    (drop_invalid_debug_info, ALWAYS),
    (upgrade_module_flags, ALWAYS),
    (upgrade_nvvm_annotations, NVVM_ATTRIBUTES),
    (copy_flags_to_functions, FLAGS_TO_FUNCTIONS),
    (upgrade_denormal_modes, DENORMAL_ATTRIBUTES),
    (_keep_written_summary, ALWAYS),
    (name_kinds, VERIFIER_NAMES_KINDS),
)


def change(p: Parser) -> None:
    """Change the finished module as llvm-as of its release does. Raises `UnsupportedError` for a release whose
    intrinsics irkit has no table of."""
    version = p.dialect.llvm_version
    for upgrade, releases in _PASSES:
        if upgrade is drop_invalid_debug_info and not p.upgrades_debug_info:
            continue
        if upgrade is upgrade_debug_intrinsics and not p.converts_debug_calls:
            continue
        if upgrade is _upgrade_tags and not has_old_tags(p):
            continue
        if p.dialect.has(releases):
            upgrade(p.module, version)
    upgrade_sections(p.module)


def change_snippet(p: Parser) -> None:
    """The same for a snippet: what concerns it alone. Calls of intrinsics that the release has no more stay as they
    are; what a change makes of them depends on the rest of the module."""
    version = p.dialect.llvm_version
    _upgrade_tags(p.module, version)
    for function in p.module.functions:
        upgrade_intrinsic_attributes(p.module, function)
    upgrade_debug_intrinsics(p.module, version)
