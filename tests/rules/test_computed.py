"""What irkit computes of a module for rules: all rows of one, by its functions, blocks and instructions."""

from __future__ import annotations

import irkit
from irkit.rules.computed import COMPUTED

MODULE = """
declare void @each(ptr, ptr)
define void @a(i1 %c) {
entry:
  br label %outer
outer:
  br i1 %c, label %inner, label %out
inner:
  br i1 %c, label %inner, label %latch
latch:
  br label %outer
out:
  br i1 %c, label %x, label %y
x:
  ret void
y:
  unreachable
}
define void @b() {
  call void @a(i1 true)
  call void @c(ptr @a)
  call void @b()
  %p = getelementptr i8, ptr null, i64 5
  %q = getelementptr { i8, i32, [4 x i16] }, ptr %p, i64 2, i32 2, i64 3
  %r = getelementptr i32, ptr %p, i64 -3
  %s = getelementptr <4 x i16>, ptr %p, i64 1, i64 2
  %t = getelementptr i8, ptr %p, i64 9223372036854775807
  %u = getelementptr i64, ptr %p, i64 1152921504606846976
  %v = getelementptr i64, ptr %p, i64 -1152921504606846976
  %w = getelementptr i8, ptr %p, i128 -9223372036854775809
  %n = ptrtoint ptr %p to i64
  %z = getelementptr i8, ptr %p, i64 %n
  %y = getelementptr <vscale x 2 x i8>, ptr %p, i64 1
  ret void
}
declare !callback !0 void @c(ptr)
!0 = !{!1}
!1 = !{i64 0, i1 false}
"""
LOW = (1 << 16) - 1  # the part of an entity's number that counts; the others name the module, the kind and the function
PLAIN = {"bytes", "depth", "bits"}  # columns that have no entities
A, B, C = 1, 2, 3  # functions
ENTRY, OUTER, INNER, LATCH, OUT, X, Y = range(1, 15, 2)  # blocks of @a, each with its terminator behind it
ROWS: dict[str, list[tuple[int, ...]]] = {
    "call_graph": [(1, B, A), (2, B, C), (3, B, B)],
    "callback_graph": [(B, A)],
    "immediate_dominator": [
        (OUTER, ENTRY), (INNER, OUTER), (LATCH, INNER), (OUT, OUTER), (X, OUT), (Y, OUT),
    ],
    "immediate_post_dominator": [(ENTRY, OUTER), (OUTER, OUT), (INNER, LATCH), (LATCH, OUTER)],
    "loop": [(OUTER, 1), (INNER, 2)],
    "loop_parent": [(INNER, OUTER)],
    "loop_block": [(OUTER, OUTER), (OUTER, INNER), (OUTER, LATCH), (INNER, INNER)],
    "gep_offset": [(4, 5), (5, 46), (6, -12), (7, 12), (8, 2**63 - 1), (10, -(2**63))],
    "function_size": [],
}  # fmt: skip


def test_all_rows() -> None:
    module = irkit.parse_assembly(MODULE, llvm_version=22)
    found = {
        name: [
            tuple([value if column in PLAIN else value & LOW for column, value in zip(one.columns, row, strict=True)])
            for row in one.rows(module, 3)
        ]
        for name, one in COMPUTED.items()
    }
    assert found == ROWS
