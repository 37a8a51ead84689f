"""Changes of what reads and writes memory, and of what says something of pointers: which are right."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

pytest.importorskip("z3")

DECLARATIONS = """
target datalayout = "p1:64:64:64:32"
%two = type { i8, i32 }
@fixed = constant [4 x i8] c"abcd"
@words = constant [2 x i32] [i32 1, i32 -1]
@cell = global i8 0
@weak = extern_weak global i8
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
declare noalias ptr @_Znwm(i64)
declare void @free(ptr)
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr addrspace(1) @llvm.ptrmask.p1.i32(ptr addrspace(1), i32)
declare ppc_fp128 @llvm.copysign.ppcf128(ppc_fp128, ppc_fp128)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fabs.f16(half)
declare ppc_fp128 @llvm.fabs.ppcf128(ppc_fp128)
declare i1 @llvm.is.constant.i8(i8)
declare i8 @llvm.expect.i8(i8, i8)
declare i8 @kept(i8 returned)
declare ptr @same(ptr returned)
declare void @takes(ptr)
"""

TABLE = Path(__file__).parent / "accesses.txt"
ROWS = [line.split(" | ") for line in TABLE.read_text().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_change(row: list[str]) -> None:
    verdict, _, parameters, result, before, after = row
    text = DECLARATIONS + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10)).replace(':;', ':')}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    [found] = irkit.refine(irkit.parse_assembly(text, llvm_version=22), timeout=60.0)
    assert found.outcome == verdict, found
