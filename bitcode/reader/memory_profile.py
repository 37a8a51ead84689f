"""The records of a summary that hold a memory profile: allocations, call sites, and the stacks they name.

Note [context radix tree]: since LLVM 20 the stacks of allocations share one array. A stack is the number of its frames,
then the frames, each a number in the list of stack ids; an entry that is negative as a 32-bit number is the distance to
where the stack goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bitcode.bitstream.bits import unsigned64
from bitcode.reader.summary_records import MASK32
from bitcode.schema import codes as c
from bitcode.schema.codecs.globalval_summary_read import (
    read_alloc_context_ids,
    read_combined_alloc_info,
    read_combined_alloc_info_no_context,
    read_combined_alloc_info_stacks,
    read_combined_callsite_info,
    read_context_radix_tree_array,
    read_permodule_alloc_info,
    read_permodule_alloc_info_stacks,
    read_permodule_alloc_info_version9,
    read_permodule_callsite_info,
    read_stack_ids,
)
from irkit.errors import BitcodeError
from irkit.summary import AllocationInfo, CallsiteInfo, MemoryInfoBlock, ValueInfo

PROFILES_FOLLOW: Final = 13  # the version from which on the profile of a function stands behind its summary


class MemoryProfileReader:
    """Collects what the records before a function's summary, or behind it, say; `take` hands it over."""

    def __init__(self, value_or_none: Callable[[int], ValueInfo | None]) -> None:
        self.version: i64
        self.value_or_none: Callable[[int], ValueInfo | None] = value_or_none
        self.stack_ids: list[int] = []
        self.radix_tree: list[int] = []
        self.context_ids: list[int] = []
        self.callsites: list[CallsiteInfo] = []
        self.allocations: list[AllocationInfo] = []

    def take(self) -> tuple[list[CallsiteInfo], list[AllocationInfo]]:
        """The lists of the function whose summary comes now; what follows it goes into them where it belongs to it."""
        callsites, allocations = self.callsites, self.allocations
        self.callsites = []
        self.allocations = []
        if self.version >= PROFILES_FOLLOW:
            return self.callsites, self.allocations
        return callsites, allocations

    def read(self, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
        version = self.version
        if code == c.FS_STACK_IDS:
            self.stack_ids = [unsigned64(stack) for stack in read_stack_ids(ops, at, end, version).ids]
        elif code == c.FS_CONTEXT_RADIX_TREE_ARRAY:
            tree = read_context_radix_tree_array(ops, at, end)
            self.radix_tree = [entry & MASK32 for entry in tree.entries]
        elif code == c.FS_ALLOC_CONTEXT_IDS:
            self.context_ids = [unsigned64(context) for context in read_alloc_context_ids(ops, at, end).ids]
        elif code == c.FS_PERMODULE_CALLSITE_INFO:
            own = read_permodule_callsite_info(ops, at, end)
            self.callsites.append(CallsiteInfo(self.value_or_none(own.value), [0], self._stack(own.stack_ids)))
        elif code == c.FS_COMBINED_CALLSITE_INFO:
            record = read_combined_callsite_info(ops, at, end)
            clones = [unsigned64(clone) for clone in record.versions]
            self.callsites.append(CallsiteInfo(self.value_or_none(record.value), clones, self._stack(record.stack_ids)))
        elif code == c.FS_PERMODULE_ALLOC_INFO:
            self._read_allocation(ops, at, end)
        else:
            self._read_combined_allocation(code, ops, at, end)

    def _stack(self, numbers: vec[i64]) -> list[int]:
        for number in numbers:
            if not 0 <= number < len(self.stack_ids):
                raise BitcodeError(f"stack id {unsigned64(number)} where there are {len(self.stack_ids)}")
        return [self.stack_ids[number] for number in numbers]

    def _context(self, at: int) -> list[int]:
        """The stack at a place of the radix tree."""
        tree = self.radix_tree
        if not 0 <= at < len(tree):
            raise BitcodeError(f"stack at {unsigned64(at)} of a radix tree of {len(tree)} entries")
        frames: list[int] = []
        count = tree[at]
        at += 1
        while len(frames) < count:
            if at < len(tree) and tree[at] > MASK32 >> 1:
                at += MASK32 + 1 - tree[at]
            if at >= len(tree) or tree[at] > MASK32 >> 1:
                raise BitcodeError(f"a stack that leaves the radix tree of {len(tree)} entries")
            frames.append(tree[at])
            at += 1
        return self._stack(vec[i64](frames))

    def _in_tree(self, types: vec[i64], contexts: vec[i64]) -> list[MemoryInfoBlock]:
        """The contexts of an allocation, by their places in the radix tree."""
        return [MemoryInfoBlock(types[k] & 0xFF, self._context(contexts[k])) for k in range(len(types))]

    def _read_allocation(self, ops: vec[i64], at: i64, end: i64) -> None:
        if self.radix_tree:
            record = read_permodule_alloc_info(ops, at, end)
            blocks = self._in_tree(record.mib_types, record.mib_contexts)
            self._give_sizes(blocks, record.sizes)
        elif self.version >= 10:
            listed = read_permodule_alloc_info_stacks(ops, at, end)
            blocks = [MemoryInfoBlock(mib.type & 0xFF, self._stack(mib.stack_ids)) for mib in listed.mibs]
            self._give_sizes(blocks, listed.total_sizes)
        else:
            uncounted = read_permodule_alloc_info_version9(ops, at, end)
            blocks = [MemoryInfoBlock(mib.type & 0xFF, self._stack(mib.stack_ids)) for mib in uncounted.mibs]
        self.allocations.append(AllocationInfo([0], blocks))

    def _give_sizes(self, blocks: list[MemoryInfoBlock], sizes: vec[i64]) -> None:
        """A size for each context; with context ids a number of sizes first, one for each id."""
        if len(sizes) == 0:
            return
        if not self.context_ids:
            give_totals(blocks, sizes)
            return
        ids = 0
        at = 0
        for block in blocks:
            if at == len(sizes) or not 0 <= sizes[at] < len(sizes) - at:
                raise BitcodeError("sizes of contexts in a record that ends before them")
            count = sizes[at]
            at += 1
            if count > len(self.context_ids) - ids:
                raise BitcodeError("more sizes of contexts than context ids")
            for k in range(count):
                if self.context_ids[ids + k]:
                    block.context_sizes.append((self.context_ids[ids + k], unsigned64(sizes[at + k])))
            ids += count
            at += count
        self.context_ids = []

    def _read_combined_allocation(self, code: i64, ops: vec[i64], at: i64, end: i64) -> None:
        if code == c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT:
            bare = read_combined_alloc_info_no_context(ops, at, end)
            blocks = [MemoryInfoBlock(kind & 0xFF, []) for kind in bare.types]
            versions, sizes = bare.versions, bare.rest
        elif self.radix_tree:
            record = read_combined_alloc_info(ops, at, end)
            blocks = self._in_tree(record.mib_types, record.mib_contexts)
            versions, sizes = record.versions, record.total_sizes
        else:
            listed = read_combined_alloc_info_stacks(ops, at, end)
            blocks = [MemoryInfoBlock(mib.type & 0xFF, self._stack(mib.stack_ids)) for mib in listed.mibs]
            versions, sizes = listed.versions, listed.total_sizes
        if len(sizes) > 0:
            give_totals(blocks, sizes)
        self.allocations.append(AllocationInfo([version & 0xFF for version in versions], blocks))


def give_totals(blocks: list[MemoryInfoBlock], sizes: vec[i64]) -> None:
    """One size for each context."""
    if len(sizes) < len(blocks):
        raise BitcodeError(f"{len(sizes)} sizes of {len(blocks)} contexts")
    for k, block in enumerate(blocks):
        block.context_sizes = [(0, unsigned64(sizes[k]))]
