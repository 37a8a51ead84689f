"""The records of a summary that hold a memory profile: stack ids, call sites, allocations and their contexts.

Note [radix tree of contexts]: since LLVM 20 the stacks of all allocations share one array. They are sorted from their
roots on, frames that many stacks have last, and put into the array from the last one on, each as its frames that the
one before does not share, from the root to the leaf, and their number; a distance leads to the shared ones. The array
is then reversed.
"""

from __future__ import annotations

from bitcode.schema import codes as c
from bitcode.writer.abbreviations import NO_ABBREV
from bitcode.writer.state import WriterState
from bitcode.writer.summary_parts import MASK32, SummaryIds, as_signed
from irkit.dialects.features import (
    SUMMARY_CONTEXT_COUNTS,
    SUMMARY_MEMORY_PROFILES,
    SUMMARY_RADIX_TREES,
    SUMMARY_STACK_ID_HALVES,
)
from irkit.summary import AllocationInfo, CallsiteInfo, FunctionSummary


class ProfileWriter:
    """Writes the memory profiles of one summary. `stacks` has the numbers of the stack ids that it writes."""

    def __init__(self, state: WriterState, ids: SummaryIds, combined: bool, stack_ids: list[int]) -> None:
        self.state: WriterState = state
        self.ids: SummaryIds = ids
        self.combined: bool = combined
        self.stack_ids: list[int] = stack_ids
        self.stacks: dict[int, int] = {stack: number for number, stack in enumerate(stack_ids)}
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
        record = [as_signed(stack) for stack in self.stack_ids]
        if self.state.dialect.has(SUMMARY_STACK_ID_HALVES):
            record = []
            for stack in self.stack_ids:
                record += (stack >> 32, stack & MASK32)
        self.state.stream.emit(abbrev, c.FS_STACK_IDS, record)

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
            self.state.stream.emit(self.radix_abbrev, c.FS_CONTEXT_RADIX_TREE_ARRAY, tree)

    def write(self, summary: FunctionSummary, names_contexts: bool = True) -> None:
        """The call sites and allocations of a function, whose own record comes next."""
        for callsite in summary.callsites:
            self.write_callsite(callsite)
        for allocation in summary.allocations:
            self.write_allocation(allocation, names_contexts)

    def write_callsite(self, callsite: CallsiteInfo) -> None:
        callee = self.ids.number(callsite.callee) if callsite.callee is not None else None
        record = [callee or 0]
        stack = [self.stacks[frame] for frame in callsite.stack_ids]
        if self.combined:
            record += (len(stack), len(callsite.clones), *stack, *callsite.clones)
            self.state.stream.emit(self.callsite_abbrev, c.FS_COMBINED_CALLSITE_INFO, record)
        else:
            record += stack
            self.state.stream.emit(self.callsite_abbrev, c.FS_PERMODULE_CALLSITE_INFO, record)

    def write_allocation(self, allocation: AllocationInfo, names_contexts: bool) -> None:
        record: list[int] = []
        if self.combined or self.state.dialect.has(SUMMARY_CONTEXT_COUNTS):
            record.append(len(allocation.blocks))
        if self.combined:
            record.append(len(allocation.versions))
        for block in allocation.blocks:
            record.append(block.allocation_type)
            if not names_contexts:
                continue
            if self.has_radix_tree:
                record.append(self.contexts.pop())
            else:
                record.append(len(block.stack_ids))
                record += [self.stacks[stack] for stack in block.stack_ids]
        if self.combined:
            record += allocation.versions
        record += self.size_operands(allocation)
        code = c.FS_PERMODULE_ALLOC_INFO
        if self.combined:
            code = c.FS_COMBINED_ALLOC_INFO if names_contexts else c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT
        self.state.stream.emit(self.allocation_abbrev, code, record)

    def size_operands(self, allocation: AllocationInfo) -> list[int]:
        """The sizes of the contexts, where they are known; with their ids they have been written before."""
        if not any(block.context_sizes for block in allocation.blocks):
            return []
        if not self.has_radix_tree:
            return [as_signed(sum(size for _, size in block.context_sizes)) for block in allocation.blocks]
        if self.combined:
            return []
        halves: list[int] = []
        record: list[int] = []
        for block in allocation.blocks:
            record.append(len(block.context_sizes))
            for context, size in block.context_sizes:
                halves += (context >> 32, context & MASK32)
                record.append(as_signed(size))
        self.state.stream.emit(self.context_ids_abbrev, c.FS_ALLOC_CONTEXT_IDS, halves)
        return record


def has_context_ids(summary: FunctionSummary) -> bool:
    return any(block.context_sizes for allocation in summary.allocations for block in allocation.blocks)


def radix_tree(stacks: list[list[int]]) -> tuple[list[int], list[int]]:
    """The array of the tree, and where in it each of the stacks is; see Note [radix tree of contexts]."""
    popularity: dict[int, int] = {}
    for stack in stacks:
        for frame in stack:
            popularity[frame] = popularity.get(frame, 0) + 1
    order = sorted(range(len(stacks)), key=lambda at: [(popularity[f], f) for f in reversed(stacks[at])])
    tree: list[int] = []
    places = [0] * len(stacks)
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
        places[at] = len(tree) - 1
        before = frames
    tree.reverse()
    return tree, [len(tree) - 1 - place for place in places]
