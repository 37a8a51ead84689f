"""Changes of functions: `wrong.txt` and `right.txt` have a line each, `name | parameters | result | before | after`.
The lines of a body are separated by `;`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

DECLARATIONS: Final = """
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i16 @llvm.bswap.i16(i16)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i5 @llvm.fshl.i5(i5, i5, i5)
declare i5 @llvm.fshr.i5(i5, i5, i5)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare i1 @llvm.bitreverse.i1(i1)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare half @llvm.fabs.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare i8 @llvm.vector.reduce.add.v2i8(<2 x i8>)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare void @llvm.assume(i1)
declare void @use(i8)
declare i8 @get()
declare i8 @pure(i8) memory(none) nounwind willreturn
"""


def rows(name: str) -> list[list[str]]:
    """The parts of each line of a file."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [[part.strip() for part in line.split("|")] for line in lines]


WRONG: Final = rows("wrong.txt")
RIGHT: Final = rows("right.txt")


def module_of(row: list[str]) -> str:
    """The pair of functions as a module."""
    _, parameters, result, before, after = row
    return DECLARATIONS + "".join(
        f"define {result} @{name}({parameters}) {{\n{body.replace('; ', chr(10)).replace(':;', ':')}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
