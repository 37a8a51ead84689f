"""The records of a summary that hold a memory profile: stack ids, call sites, allocations and their contexts.

Note [radix tree of contexts]: since LLVM 20 the stacks of all allocations share one array. They are sorted from their
roots on, frames that many stacks have last, and put into the array from the last one on, each as its frames that the
one before does not share, from the root to the leaf, and their number; a distance leads to the shared ones. The array
is then reversed.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bitcode.bitstream.bits import signed64
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    AllocContextIds,
    CombinedAllocInfo,
    CombinedAllocInfoNoContext,
    CombinedAllocInfoStacks,
    CombinedAllocInfoStacksMib,
    CombinedCallsiteInfo,
    ContextRadixTreeArray,
    PermoduleAllocInfo,
    PermoduleAllocInfoStacks,
    PermoduleAllocInfoStacksMib,
    PermoduleAllocInfoVersion9,
    PermoduleAllocInfoVersion9Mib,
    PermoduleCallsiteInfo,
    StackIds,
)
from bitcode.schema.codecs.globalval_summary_write import (
    write_alloc_context_ids,
    write_combined_alloc_info,
    write_combined_alloc_info_no_context,
    write_combined_alloc_info_stacks,
    write_combined_callsite_info,
    write_context_radix_tree_array,
    write_permodule_alloc_info,
    write_permodule_alloc_info_stacks,
    write_permodule_alloc_info_version9,
    write_permodule_callsite_info,
    write_stack_ids,
)
from bitcode.schema.runtime import EMPTY
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState
from bitcode.writer.summary_parts import MASK32, SummaryIds, layout_version, signed
from irkit.dialects.features import (
    SUMMARY_MEMORY_PROFILES,
    SUMMARY_RADIX_TREES,
)
from irkit.summary import AllocationInfo, CallsiteInfo, FunctionSummary

PROFILES_FOLLOW: Final = 13  # the version from which on the profile of a function stands behind its summary
COUNTED_CONTEXTS: Final = 10  # the version from which on an allocation says how many contexts it has


class ProfileWriter:
    """Writes the memory profiles of one summary. `stacks` has the numbers of the stack ids that it writes."""

    def __init__(self, state: WriterState, ids: SummaryIds, combined: bool, stack_ids: list[int]) -> None:
        self.state: WriterState = state
        self.version: int = layout_version(state)
        self.ids: SummaryIds = ids
        self.combined: bool = combined
        self.stack_ids: list[int] = stack_ids
        self.stacks: dict[int, int] = {stack: number for number, stack in enumerate(stack_ids)}
        self.follows: bool = self.version >= PROFILES_FOLLOW
        self.callsite_abbrev: int = NO_ABBREV
        self.allocation_abbrev: int = NO_ABBREV
        self.context_ids_abbrev: int = NO_ABBREV
        self.radix_abbrev: int = NO_ABBREV
        self.has_radix_tree: bool = state.dialect.has(SUMMARY_RADIX_TREES)
        self.contexts: list[int] = []  # where each context of an allocation is in the tree, in their order

    def write_stack_ids(self) -> None:
        """STACK_IDS, which the other records point into."""
        if not self.stack_ids:
            return
        if not self.state.dialect.has(SUMMARY_MEMORY_PROFILES):
            raise self.state.unsupported("a memory profile")
        abbrev = self.state.define("FS_STACK_IDS")
        operands = write_stack_ids(StackIds(ids=signed(self.stack_ids)), self.version)
        self.state.stream.emit(abbrev, c.FS_STACK_IDS, operands)

    def define_context_ids(self, summaries: list[FunctionSummary]) -> None:
        """The abbreviation of context ids, where there are any."""
        if self.has_radix_tree and not self.combined and any(has_context_ids(summary) for summary in summaries):
            self.context_ids_abbrev = self.state.define("FS_ALLOC_CONTEXT_IDS")

    def define(self, names_contexts: bool = True) -> None:
        """The abbreviations of what stands before a function."""
        state = self.state
        if self.combined:
            self.callsite_abbrev = state.define("FS_COMBINED_CALLSITE_INFO")
            without = not names_contexts and self.state.abbreviations.has("FS_COMBINED_ALLOC_INFO_NO_CONTEXT")
            self.allocation_abbrev = state.define(
                "FS_COMBINED_ALLOC_INFO_NO_CONTEXT" if without else "FS_COMBINED_ALLOC_INFO"
            )
        else:
            self.callsite_abbrev = state.define("FS_PERMODULE_CALLSITE_INFO")
            self.allocation_abbrev = state.define("FS_PERMODULE_ALLOC_INFO")
        if names_contexts:
            self.radix_abbrev = state.define("FS_CONTEXT_RADIX_TREE_ARRAY")

    def write_contexts(self, summaries: list[FunctionSummary]) -> None:
        """CONTEXT_RADIX_TREE_ARRAY: the stacks of all allocations of these functions, which come in this order."""
        if not self.has_radix_tree:
            return
        stacks: list[list[int]] = []
        for summary in summaries:
            for allocation in summary.allocations:
                for block in allocation.blocks:
                    stacks.append([self.stacks[stack] for stack in block.stack_ids])
        if stacks:
            tree, self.contexts = radix_tree(stacks)
            self.contexts.reverse()
            operands = write_context_radix_tree_array(ContextRadixTreeArray(entries=vec[i64](tree)))
            self.state.stream.emit(self.radix_abbrev, c.FS_CONTEXT_RADIX_TREE_ARRAY, operands)

    def write(self, summary: FunctionSummary, names_contexts: bool = True) -> None:
        """The call sites and allocations of a function: before its own record, or behind it (`follows`)."""
        for callsite in summary.callsites:
            self.write_callsite(callsite)
        for allocation in summary.allocations:
            self.write_allocation(allocation, names_contexts)

    def write_callsite(self, callsite: CallsiteInfo) -> None:
        callee = self.ids.number(callsite.callee) if callsite.callee is not None else None
        stack = self.stack(callsite.stack_ids)
        if self.combined:
            combined = CombinedCallsiteInfo(
                value=callee or 0,
                stack_count=len(stack),
                version_count=len(callsite.clones),
                stack_ids=stack,
                versions=signed(callsite.clones),
                rest=EMPTY,
            )
            operands = write_combined_callsite_info(combined)
            self.state.stream.emit(self.callsite_abbrev, c.FS_COMBINED_CALLSITE_INFO, operands)
        else:
            own = PermoduleCallsiteInfo(value=callee or 0, stack_ids=stack)
            operands = write_permodule_callsite_info(own)
            self.state.stream.emit(self.callsite_abbrev, c.FS_PERMODULE_CALLSITE_INFO, operands)

    def stack(self, frames: list[int]) -> vec[i64]:
        """The places of frames in STACK_IDS."""
        return vec[i64]([self.stacks[frame] for frame in frames])

    def write_allocation(self, allocation: AllocationInfo, names_contexts: bool) -> None:
        if not self.combined:
            operands = self.own_operands(allocation)
            self.state.stream.emit(self.allocation_abbrev, c.FS_PERMODULE_ALLOC_INFO, operands)
        elif names_contexts:
            operands = self.combined_operands(allocation)
            self.state.stream.emit(self.allocation_abbrev, c.FS_COMBINED_ALLOC_INFO, operands)
        else:
            bare = CombinedAllocInfoNoContext(
                mib_count=len(allocation.blocks),
                version_count=len(allocation.versions),
                types=allocation_types(allocation),
                versions=vec[i64](allocation.versions),
                rest=EMPTY,
            )
            operands = write_combined_alloc_info_no_context(bare)
            self.state.stream.emit(self.allocation_abbrev, c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT, operands)

    def own_operands(self, allocation: AllocationInfo) -> list[int]:
        """An allocation in the summary of a module."""
        if self.has_radix_tree:
            record = PermoduleAllocInfo(
                mib_count=len(allocation.blocks),
                mib_types=allocation_types(allocation),
                mib_contexts=self.take_contexts(allocation),
                sizes=self.write_context_ids(allocation),
            )
            return write_permodule_alloc_info(record)
        if self.version >= COUNTED_CONTEXTS:
            listed = PermoduleAllocInfoStacks(
                mib_count=len(allocation.blocks),
                mibs=[
                    PermoduleAllocInfoStacksMib(
                        type=block.allocation_type,
                        stack_count=len(block.stack_ids),
                        stack_ids=self.stack(block.stack_ids),
                    )
                    for block in allocation.blocks
                ],
                total_sizes=total_sizes(allocation),
            )
            return write_permodule_alloc_info_stacks(listed)
        uncounted = PermoduleAllocInfoVersion9(
            mibs=[
                PermoduleAllocInfoVersion9Mib(
                    type=block.allocation_type,
                    stack_count=len(block.stack_ids),
                    stack_ids=self.stack(block.stack_ids),
                )
                for block in allocation.blocks
            ]
        )
        return write_permodule_alloc_info_version9(uncounted)

    def combined_operands(self, allocation: AllocationInfo) -> list[int]:
        """An allocation in a combined summary."""
        if self.has_radix_tree:
            record = CombinedAllocInfo(
                mib_count=len(allocation.blocks),
                version_count=len(allocation.versions),
                mib_types=allocation_types(allocation),
                mib_contexts=self.take_contexts(allocation),
                versions=vec[i64](allocation.versions),
                total_sizes=EMPTY,
            )
            return write_combined_alloc_info(record)
        listed = CombinedAllocInfoStacks(
            mib_count=len(allocation.blocks),
            version_count=len(allocation.versions),
            mibs=[
                CombinedAllocInfoStacksMib(
                    type=block.allocation_type,
                    stack_count=len(block.stack_ids),
                    stack_ids=self.stack(block.stack_ids),
                )
                for block in allocation.blocks
            ],
            versions=vec[i64](allocation.versions),
            total_sizes=total_sizes(allocation),
        )
        return write_combined_alloc_info_stacks(listed)

    def take_contexts(self, allocation: AllocationInfo) -> vec[i64]:
        """Where the contexts of the next allocation are in the radix tree."""
        return vec[i64]([self.contexts.pop() for _ in allocation.blocks])

    def write_context_ids(self, allocation: AllocationInfo) -> vec[i64]:
        """ALLOC_CONTEXT_IDS, where sizes of contexts are known; the sizes are for the allocation's own record."""
        sizes = vec[i64]()
        if any(block.context_sizes for block in allocation.blocks):
            ids = vec[i64]()
            for block in allocation.blocks:
                sizes = append(sizes, len(block.context_sizes))
                for context, size in block.context_sizes:
                    ids = append(ids, signed64(context))
                    sizes = append(sizes, signed64(size))
            operands = write_alloc_context_ids(AllocContextIds(ids=ids))
            self.state.stream.emit(self.context_ids_abbrev, c.FS_ALLOC_CONTEXT_IDS, operands)
        return sizes


def allocation_types(allocation: AllocationInfo) -> vec[i64]:
    return vec[i64]([block.allocation_type for block in allocation.blocks])


def total_sizes(allocation: AllocationInfo) -> vec[i64]:
    """The sizes of the contexts, where any is known."""
    if not any(block.context_sizes for block in allocation.blocks):
        return EMPTY
    return signed([sum(size for _, size in block.context_sizes) for block in allocation.blocks])


def has_context_ids(summary: FunctionSummary) -> bool:
    return any(block.context_sizes for allocation in summary.allocations for block in allocation.blocks)


def radix_tree(stacks: list[list[int]]) -> tuple[list[int], list[int]]:
    """The array of the tree, and where in it each of the stacks is; see Note [radix tree of contexts]."""
    popularity = Counter(frame for stack in stacks for frame in stack)
    order = sorted(range(len(stacks)), key=lambda at: [(popularity[f], f) for f in reversed(stacks[at])])
    tree: list[int] = []
    ends: dict[int, int] = {}  # of each stack's part
    indexes: list[int] = []  # where the frames of the stack before are, from the root on
    before: list[int] = []
    for at in reversed(order):
        frames = stacks[at][::-1]
        shared = 0
        while shared < min(len(before), len(frames)) and before[shared] == frames[shared]:
            shared += 1
        del indexes[shared:]
        if shared:
            tree.append((indexes[-1] - len(tree)) & MASK32)
        for frame in frames[shared:]:
            indexes.append(len(tree))
            tree.append(frame)
        tree.append(len(frames))
        ends[at] = len(tree)
        before = frames
    tree.reverse()
    return tree, [len(tree) - ends[at] for at in range(len(stacks))]
