"""What irkit computes of a module for rules: all rows of one, by its functions, blocks and instructions."""

from __future__ import annotations

import irkit
from irkit.facts.declare import parts_of_id
from irkit.module import Module
from irkit.rules.computed import COMPUTED, Computed

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
  %x = getelementptr <2 x x86_fp80>, ptr %p, i64 1, i64 1
  ret void
}
declare !callback !0 void @c(ptr)
!0 = !{!1}
!1 = !{i64 0, i1 false}
"""
PLAIN = {"bytes", "depth", "bits"}  # columns that have no entities
NUMBER = 3  # of the module
A, B, C = 1, 2, 3  # functions
IN_A, IN_B = 2000, 3000  # what is in a function has the function's number before its own, as it is shown here
ENTRY, OUTER, INNER, LATCH, OUT, X, Y = range(IN_A + 1, IN_A + 15, 2)  # blocks, each with its terminator behind it
ROWS: dict[str, list[tuple[int, ...]]] = {
    "call_graph": [(IN_B + 1, B, A), (IN_B + 2, B, C), (IN_B + 3, B, B)],
    "callback_graph": [(B, A)],
    "immediate_dominator": [
        (OUTER, ENTRY), (INNER, OUTER), (LATCH, INNER), (OUT, OUTER), (X, OUT), (Y, OUT),
    ],
    "immediate_post_dominator": [(ENTRY, OUTER), (OUTER, OUT), (INNER, LATCH), (LATCH, OUTER)],
    "loop": [(OUTER, 1), (INNER, 2)],
    "loop_parent": [(INNER, OUTER)],
    "loop_block": [(OUTER, OUTER), (OUTER, INNER), (OUTER, LATCH), (INNER, INNER)],
    "gep_offset": [
        (IN_B + 4, 5), (IN_B + 5, 46), (IN_B + 6, -12), (IN_B + 7, 12), (IN_B + 8, 2**63 - 1), (IN_B + 10, -(2**63)),
        (IN_B + 15, 42),
    ],
    "function_size": [],
}  # fmt: skip


def shown(column: str, value: int) -> int:
    """A number of an entity, without that of the module."""
    if column in PLAIN:
        return value
    module, function, ordinal = parts_of_id(value)
    assert module == NUMBER
    return function * 1000 + ordinal


def rows(one: Computed, module: Module) -> list[tuple[int, ...]]:
    found = one.rows(module, NUMBER)
    return [tuple([shown(column, value) for column, value in zip(one.columns, row, strict=True)]) for row in found]


def test_all_rows() -> None:
    module = irkit.parse_assembly(MODULE, llvm_version=22)
    assert {name: rows(one, module) for name, one in COMPUTED.items()} == ROWS


def test_sizes_of_functions_are_those_of_their_blocks_in_bitcode() -> None:
    text = "declare void @d()\ndefine void @a() {\n  ret void\n}\ndefine i8 @b(i8 %x) {\n  ret i8 %x\n}\n"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=22)))
    (one, bits), (other, more) = rows(COMPUTED["function_size"], module)
    assert (one, other) == (A, B)
    assert bits == module.body_bits(module.functions[1])
    assert more == module.body_bits(module.functions[2])
