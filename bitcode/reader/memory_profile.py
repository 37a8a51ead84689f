"""The records of a summary that hold a memory profile: allocations, call sites, and the stacks they name.

Note [context radix tree]: since LLVM 20 the stacks of allocations share one array. A stack is the number of its frames,
then the frames, each a number in the list of stack ids; an entry that is negative as a 32-bit number is the distance to
where the stack goes on.
"""

from __future__ import annotations

from collections.abc import Callable

from bitcode.reader.summary_records import MASK32, SummaryRecord
from bitcode.schema import codes as c
from irkit.errors import BitcodeError
from irkit.summary import AllocationInfo, CallsiteInfo, MemoryInfoBlock, ValueInfo


class MemoryProfileReader:
    """Collects what the records before a function's summary say, until `take` hands it over."""

    def __init__(self, value_or_none: Callable[[int], ValueInfo | None]) -> None:
        self.version: int = 0
        self.value_or_none: Callable[[int], ValueInfo | None] = value_or_none
        self.stack_ids: list[int] = []
        self.radix_tree: list[int] = []
        self.context_ids: list[int] = []
        self.callsites: list[CallsiteInfo] = []
        self.allocations: list[AllocationInfo] = []

    def take(self) -> tuple[list[CallsiteInfo], list[AllocationInfo]]:
        found = (self.callsites, self.allocations)
        self.callsites = []
        self.allocations = []
        return found

    def read(self, record: SummaryRecord, code: int) -> None:
        if code == c.FS_STACK_IDS:
            self.stack_ids = record.rest() if self.version <= 11 else take_halves(record)
        elif code == c.FS_CONTEXT_RADIX_TREE_ARRAY:
            self.radix_tree = [entry & MASK32 for entry in record.rest()]
        elif code == c.FS_ALLOC_CONTEXT_IDS:
            self.context_ids = take_halves(record)
        elif code == c.FS_PERMODULE_CALLSITE_INFO:
            callee = self.value_or_none(record.take())
            self.callsites.append(CallsiteInfo(callee, [0], self._stack(record.rest())))
        elif code == c.FS_COMBINED_CALLSITE_INFO:
            callee = self.value_or_none(record.take())
            frames = record.take()
            versions = record.take()
            stack = self._stack(record.take_list(frames))
            self.callsites.append(CallsiteInfo(callee, record.take_list(versions), stack))
        elif code == c.FS_PERMODULE_ALLOC_INFO:
            self._read_allocation(record)
        else:
            self._read_combined_allocation(record, code == c.FS_COMBINED_ALLOC_INFO)

    def _stack(self, numbers: list[int]) -> list[int]:
        for number in numbers:
            if number >= len(self.stack_ids):
                raise BitcodeError(f"stack id {number} where there are {len(self.stack_ids)}")
        return [self.stack_ids[number] for number in numbers]

    def _take_context(self, record: SummaryRecord) -> list[int]:
        if not self.radix_tree:
            return self._stack(record.take_list(record.take()))
        tree = self.radix_tree
        at = record.take()
        if at >= len(tree) or tree[at] > len(tree):
            raise BitcodeError(f"stack at {at} of a radix tree of {len(tree)} entries")
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
        return self._stack(frames)

    def _read_allocation(self, record: SummaryRecord) -> None:
        """[(number of contexts,) (type, context)…, total sizes…]; the number since version 10."""
        count = record.take_count() if self.version >= 10 else 0
        blocks: list[MemoryInfoBlock] = []
        while len(blocks) < count or (self.version < 10 and record.left()):
            kind = record.take()
            blocks.append(MemoryInfoBlock(kind & 0xFF, self._take_context(record)))
        if record.left():
            self._read_sizes(record, blocks)
        self.allocations.append(AllocationInfo([0], blocks))

    def _read_sizes(self, record: SummaryRecord, blocks: list[MemoryInfoBlock]) -> None:
        """A size for each context; with context ids a number of sizes first, one for each id."""
        if not self.context_ids:
            for block in blocks:
                block.context_sizes = [(0, record.take())]
            return
        at = 0
        for block in blocks:
            for size in record.take_list(record.take()):
                if at >= len(self.context_ids):
                    raise BitcodeError("more sizes of contexts than context ids")
                if self.context_ids[at]:
                    block.context_sizes.append((self.context_ids[at], size))
                at += 1
        self.context_ids = []

    def _read_combined_allocation(self, record: SummaryRecord, has_contexts: bool) -> None:
        """[number of contexts, number of versions, (type(, context))…, version…, total sizes…]"""
        count = record.take_count()
        versions = record.take()
        blocks = []
        for _ in range(count):
            kind = record.take()
            blocks.append(MemoryInfoBlock(kind & 0xFF, self._take_context(record) if has_contexts else []))
        allocation = AllocationInfo([version & 0xFF for version in record.take_list(versions)], blocks)
        if record.left():
            for block in blocks:
                block.context_sizes = [(0, record.take())]
        self.allocations.append(allocation)


def take_halves(record: SummaryRecord) -> list[int]:
    """The rest of a record as 64-bit numbers, each in two words, the upper first."""
    words = record.rest()
    if len(words) % 2:
        raise BitcodeError("64-bit numbers in an odd number of 32-bit words")
    return [(words[at] & MASK32) << 32 | words[at + 1] & MASK32 for at in range(0, len(words), 2)]
