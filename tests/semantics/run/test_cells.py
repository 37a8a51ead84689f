"""Which cells an object of memory has after it was accessed: those of one type as long as it is accessed as that type,
else bytes. Results are the same either way; programs that keep the cells of a type run faster."""

from __future__ import annotations

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter
from irkit.semantics.values import Pointer

TEXT = """
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare ptr @memset(ptr, i32, i64)
define {{ ptr, ptr }} @f() {{
  %p = call ptr @malloc(i64 16)
  %q = call ptr @malloc(i64 {size})
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p4 = getelementptr i8, ptr %p, i64 4
  %p8 = getelementptr i8, ptr %p, i64 8
  %q1 = getelementptr i8, ptr %q, i64 1
  %q4 = getelementptr i8, ptr %q, i64 4
  {code}
  %a = insertvalue {{ ptr, ptr }} poison, ptr %p, 0
  %b = insertvalue {{ ptr, ptr }} %a, ptr %q, 1
  ret {{ ptr, ptr }} %b
}}
"""
INTS = "store i32 7, ptr %p; "
COPY = "call ptr @memcpy("
FILL = "call ptr @memset("


def cells_of(pointer: object) -> str:
    assert isinstance(pointer, Pointer)
    assert pointer.block is not None
    kind = pointer.block.kind
    return kind.keyword if kind is not None else "none"


@pytest.mark.parametrize(
    ("code", "size", "cells"),
    [
        ("", 16, "none none"),
        ("store i32 7, ptr %p", 16, "i32 none"),
        ("store i32 7, ptr %p4", 16, "i32 none"),
        ("store i32 7, ptr %p2, align 2", 16, "i8 none"),
        ("store i64 7, ptr %p", 16, "i64 none"),
        ("store ptr %q, ptr %p8", 16, "ptr none"),
        ("store i24 7, ptr %p", 16, "i8 none"),
        ("store i24 7, ptr %q", 12, "none i8"),
        ("store i16 7, ptr %q", 2, "none i16"),
        ("store i16 7, ptr %q", 4, "none i16"),
        ("store i9 7, ptr %q", 4, "none i8"),
        ("store i1 true, ptr %q", 1, "none i1"),
        ("store i1 true, ptr %q", 2, "none i8"),
        ("store x86_fp80 0xK3FFF8000000000000000, ptr %q", 20, "none i8"),
        ("store i9 7, ptr %p", 16, "i8 none"),
        ("store i9 7, ptr %q", 2, "none i9"),
        ("store i32 7, ptr %q", 6, "none i8"),
        (INTS + "store i32 8, ptr %p4", 16, "i32 none"),
        (INTS + "store i32 8, ptr %p2, align 2", 16, "i8 none"),
        (INTS + "store i16 8, ptr %p4", 16, "i8 none"),
        (INTS + "%v = load i32, ptr %p8", 16, "i32 none"),
        (INTS + "%v = load i32, ptr %p2, align 2", 16, "i8 none"),
        (INTS + "%v = load i16, ptr %p", 16, "i8 none"),
        (INTS + "%v = load float, ptr %p", 16, "i8 none"),
        (INTS + "%v = load <2 x i32>, ptr %p8", 16, "i32 none"),
        (INTS + "%v = load <2 x i32>, ptr %p2, align 2", 16, "i8 none"),
        (INTS + "%v = load <2 x i16>, ptr %p", 16, "i8 none"),
        (INTS + "%v = load [2 x i32], ptr %p4", 16, "i32 none"),
        (INTS + "%v = load { i32, i32 }, ptr %p", 16, "i32 none"),
        (INTS + "%v = load { i32, i16 }, ptr %p", 16, "i8 none"),
        ("%v = load <2 x i32>, ptr %p8", 16, "i32 none"),
        ("store <2 x i32> <i32 1, i32 2>, ptr %p8", 16, "i32 none"),
        ("store [2 x i32] [i32 1, i32 2], ptr %p4", 16, "i32 none"),
        (INTS + "store <2 x i32> <i32 1, i32 2>, ptr %p8", 16, "i32 none"),
        (INTS + "store <2 x i32> <i32 1, i32 2>, ptr %p2, align 2", 16, "i8 none"),
        (INTS + "store <2 x i16> <i16 1, i16 2>, ptr %p", 16, "i8 none"),
        (INTS + COPY + "ptr %q, ptr %p, i64 16)", 16, "i32 i32"),
        (INTS + COPY + "ptr %q4, ptr %p8, i64 8)", 16, "i32 i32"),
        (INTS + COPY + "ptr %q1, ptr %p4, i64 8)", 16, "i8 i8"),
        (INTS + COPY + "ptr %q4, ptr %p1, i64 8)", 16, "i8 i8"),
        (INTS + COPY + "ptr %q, ptr %p4, i64 7)", 16, "i8 i8"),
        (INTS + COPY + "ptr %q, ptr %p, i64 8)", 12, "i32 i32"),
        (INTS + COPY + "ptr %q, ptr %p, i64 8)", 10, "i8 i8"),
        ("store i32 7, ptr %q; " + COPY + "ptr %q, ptr %p, i64 8)", 16, "i32 i32"),
        ("store i16 7, ptr %q; " + INTS + COPY + "ptr %q, ptr %p, i64 8)", 16, "i8 i8"),
        (COPY + "ptr %q, ptr %p, i64 8)", 16, "i8 i8"),
        (FILL + "ptr %p, i32 0, i64 16)", 16, "none none"),
        (FILL + "ptr %p, i32 0, i64 15)", 16, "i8 none"),
        (FILL + "ptr %p, i32 1, i64 16)", 16, "i8 none"),
        (INTS + FILL + "ptr %p, i32 0, i64 16)", 16, "i32 none"),
        (INTS + FILL + "ptr %p8, i32 0, i64 4)", 16, "i32 none"),
        (INTS + FILL + "ptr %p2, i32 0, i64 4)", 16, "i8 none"),
        (INTS + FILL + "ptr %p1, i32 0, i64 4)", 16, "i8 none"),
        (INTS + FILL + "ptr %p, i32 0, i64 2)", 16, "i8 none"),
        (INTS + FILL + "ptr %p, i32 0, i64 1)", 16, "i8 none"),
        (INTS + FILL + "ptr %p, i32 1, i64 16)", 16, "i8 none"),
    ],
)
def test_cells_are_of_a_type_as_long_as_accesses_are(code: str, size: int, cells: str) -> None:
    module = irkit.parse_assembly(TEXT.format(code=code.replace("; ", "\n  "), size=size), llvm_version=22)
    found = Interpreter(module).call("f")
    assert isinstance(found, list)
    assert " ".join([cells_of(one) for one in found]) == cells
