"""Records of memory profiles, in the layouts of each version of summaries, and damaged ones."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bitcode.reader.memory_profile import MemoryProfileReader
from bitcode.schema import codes as c
from irkit.errors import BitcodeError

Record = tuple[int, list[int]]
STACKS: Record = (c.FS_STACK_IDS, [100, 200, 300])
HALVES: Record = (c.FS_STACK_IDS, [0, 100, 1, 200, 0, 300])  # high and low half of each, from version 12 on
# At 0 a stack of frame 2 and of what stands three entries further; at 3 a stack of the frames 0 and 1.
TWO = [2, 1, 0, 1, 3]  # the version, and an allocation's contexts by their places in the tree
TREE: Record = (c.FS_CONTEXT_RADIX_TREE_ARRAY, [2, 2, (1 << 32) - 3, 2, 0, 1])


def read(version: int, *records: Record) -> MemoryProfileReader:
    reader = MemoryProfileReader(lambda number: None)
    reader.version = version
    for code, ops in records:
        operands = vec[i64]([i64(op) for op in ops])
        reader.read(code, operands, 0, len(operands))
    return reader


Context = tuple[int, list[int], list[tuple[int, int]]]


def allocations(version: int, *records: Record) -> list[tuple[list[int], list[Context]]]:
    """Versions, and of each context its kind, its stack and its sizes."""
    found = read(version, *records).allocations
    return [
        (one.versions, [(mib.allocation_type, mib.stack_ids, mib.context_sizes) for mib in one.blocks]) for one in found
    ]


def test_stacks_in_the_record() -> None:
    record = (c.FS_PERMODULE_ALLOC_INFO, [1, 2, 0, 1, 2, 1, 2])
    assert allocations(9, STACKS, record) == [([0], [(1, [100, 200], []), (2, [300], [])])]
    record = (c.FS_PERMODULE_ALLOC_INFO, [2, 1, 2, 0, 1, 2, 1, 2, 64, 32])
    assert allocations(10, STACKS, record) == [([0], [(1, [100, 200], [(0, 64)]), (2, [300], [(0, 32)])])]
    record = (c.FS_COMBINED_ALLOC_INFO, [1, 2, 1, 1, 0, 7, 8, 64])
    assert allocations(10, STACKS, record) == [([7, 8], [(1, [100], [(0, 64)])])]


def test_stacks_in_the_radix_tree() -> None:
    record = (c.FS_PERMODULE_ALLOC_INFO, [2, 1, 3, 2, 0])
    both = [(1, [100, (1 << 32) + 200], []), (2, [300, (1 << 32) + 200], [])]
    assert allocations(12, HALVES, TREE, record) == [([0], both)]
    record = (c.FS_COMBINED_ALLOC_INFO, [1, 1, 2, 0, 9, 5])
    assert allocations(12, HALVES, TREE, record) == [([9], [(2, [300, (1 << 32) + 200], [(0, 5)])])]


def test_sizes_of_contexts() -> None:
    ids = (c.FS_ALLOC_CONTEXT_IDS, [0, 11, 0, 0, 0, 13])
    record = (c.FS_PERMODULE_ALLOC_INFO, [2, 1, 3, 2, 0, 2, 64, 32, 1, 16])
    ((_, contexts),) = allocations(12, HALVES, TREE, ids, record)
    assert [sizes for _, _, sizes in contexts] == [[(11, 64)], [(13, 16)]]
    ids = (c.FS_ALLOC_CONTEXT_IDS, [0, 11, 0, 12, 0, 13, 0, 14, 1, 15])
    record = (c.FS_PERMODULE_ALLOC_INFO, [3, 1, 3, 2, 0, 1, 3, 2, 64, 32, 0, 3, 16, 8, -(1 << 63)])
    ((_, contexts),) = allocations(12, HALVES, TREE, ids, record)
    assert [sizes for _, _, sizes in contexts] == [
        [(11, 64), (12, 32)],
        [],
        [(13, 16), (14, 8), ((1 << 32) + 15, 1 << 63)],
    ]


def test_allocations_without_contexts_and_calls() -> None:
    bare = (c.FS_COMBINED_ALLOC_INFO_NO_CONTEXT, [2, 1, 1, 2, 4])
    assert allocations(12, bare) == [([4], [(1, [], []), (2, [], [])])]
    calls = read(
        9, STACKS, (c.FS_PERMODULE_CALLSITE_INFO, [5, 0, 2]), (c.FS_COMBINED_CALLSITE_INFO, [5, 1, 2, 1, 3, 4])
    )
    assert [(call.clones, call.stack_ids) for call in calls.callsites] == [([0], [100, 300]), ([3, 4], [200])]


def test_a_profile_stands_before_its_function_or_from_version_13_on_behind_it() -> None:
    for version, count in ((12, 1), (13, 0)):
        reader = read(version, HALVES, (c.FS_PERMODULE_CALLSITE_INFO, [5, 0]))
        callsites, _ = reader.take()
        assert len(callsites) == count
    operands = vec[i64]([5, 0])
    reader.read(c.FS_PERMODULE_CALLSITE_INFO, operands, 0, 2)
    assert len(callsites) == 1


@pytest.mark.parametrize(
    ("version", "records", "message"),
    [
        (9, [STACKS, (c.FS_PERMODULE_CALLSITE_INFO, [5, 3])], "stack id 3 where there are 3"),
        (12, [HALVES, TREE, (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 6])], "stack at 6 of a radix tree of 6 entries"),
        (
            12,
            [HALVES, (c.FS_CONTEXT_RADIX_TREE_ARRAY, [2, 0]), (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 0])],
            "a stack that leaves the radix tree of 2 entries",
        ),
        (
            12,
            [HALVES, (c.FS_CONTEXT_RADIX_TREE_ARRAY, [1, -1, -1]), (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 0])],
            "a stack that leaves the radix tree of 3 entries",
        ),
        (10, [STACKS, (c.FS_PERMODULE_ALLOC_INFO, [2, 1, 0, 1, 0, 64])], "1 sizes of 2 contexts"),
        (
            12,
            [HALVES, TREE, (c.FS_ALLOC_CONTEXT_IDS, [0, 1]), (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 0, 2, 64])],
            "sizes of contexts in a record that ends before them",
        ),
        (
            12,
            [HALVES, TREE, (c.FS_ALLOC_CONTEXT_IDS, [0, 1]), (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 0, 2, 64, 32])],
            "more sizes of contexts than context ids",
        ),
        (
            12,
            [HALVES, TREE, (c.FS_ALLOC_CONTEXT_IDS, [0, 1, 0, 2, 0, 3]),
             (c.FS_PERMODULE_ALLOC_INFO, [2, 1, 0, 1, 3, 2, 64, 32, 2, 16, 8])],
            "more sizes of contexts than context ids",
        ),
        *(
            (12, [HALVES, TREE, (c.FS_ALLOC_CONTEXT_IDS, [0, 1, 0, 2]), (c.FS_PERMODULE_ALLOC_INFO, [*TWO, *sizes])],
             "sizes of contexts in a record that ends before them")
            for sizes in ([1, 64], [1, 64, 1], [1, 64, -1, 32], [2, 64])
        ),
        *(
            (12, [HALVES, (c.FS_CONTEXT_RADIX_TREE_ARRAY, tree), (c.FS_PERMODULE_ALLOC_INFO, [1, 1, 0])], message)
            for tree, message in (
                ([1, 1 << 30], "stack id 1073741824 where there are 3"),
                ([1, (1 << 31) - 1], "stack id 2147483647 where there are 3"),
                ([1, 1 << 31], "a stack that leaves the radix tree of 2 entries"),
                ([1, -2, 0, 1 << 30], "stack id 1073741824 where there are 3"),
                ([1, -2, 0, (1 << 31) - 1], "stack id 2147483647 where there are 3"),
                ([1, -2, 0, 1 << 31], "a stack that leaves the radix tree of 4 entries"),
                ([1, -3, 0, 0], "a stack that leaves the radix tree of 4 entries"),
                ([5, 0, 1, 2, 0], "a stack that leaves the radix tree of 5 entries"),
            )
        ),
    ],
)  # fmt: skip
def test_damaged(version: int, records: list[Record], message: str) -> None:
    with pytest.raises(BitcodeError, match=message):
        read(version, *records)
