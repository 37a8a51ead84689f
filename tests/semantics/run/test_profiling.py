"""Weights of branches that were taken more often than 32 bits hold."""

from __future__ import annotations

import pytest

import irkit
from irkit.semantics.profiling import Counts, annotate

TEXT = """define void @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
"""


@pytest.mark.parametrize(
    ("taken", "weights"),
    [
        ([0xFFFFFFFE, 3], "i32 -2, i32 3"),
        ([0xFFFFFFFF, 3], "i32 2147483647, i32 1"),
        ([0x1_0000_0000, 3], "i32 -2147483648, i32 1"),
        ([3, 0x3_0000_0000], "i32 0, i32 -1073741824"),
    ],
)
def test_all_are_divided_by_the_same(taken: list[int], weights: str) -> None:
    module = irkit.parse_assembly(TEXT, llvm_version=22)
    branch = next(iter(module.functions)).blocks[0].terminator
    assert branch is not None
    annotate(module, Counts(edges={branch: taken}))
    assert f'!{{!"branch_weights", {weights}}}' in irkit.to_assembly(module)
