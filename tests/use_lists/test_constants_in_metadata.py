"""Lists of constants that a call has as metadata are told in the last function that names them so, as operands are."""

from __future__ import annotations

import subprocess

import pytest

import irkit
from bitcode.bitstream import read_bitstream
from bitcode.bitstream.block_ids import FUNCTION_BLOCK, MODULE_BLOCK, USELIST_BLOCK

TEXT = """
@a = global [10 x i64] zeroinitializer
define i64 @first() !dbg !2 {
  %x = load i64, ptr getelementptr ([10 x i64], ptr @a, i64 0, i64 4)
  call void @llvm.dbg.value(metadata ptr getelementptr ([10 x i64], ptr @a, i64 0, i64 5), VARIABLE), !dbg !7
  ret i64 %x
}
define void @last() !dbg !8 {
  call void @llvm.dbg.value(metadata ptr getelementptr ([10 x i64], ptr @a, i64 0, i64 7), OTHER), !dbg !10
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DILocalVariable(name: "x", scope: !2, file: !1)
!7 = !DILocation(line: 1, scope: !2)
!8 = distinct !DISubprogram(name: "g", file: !1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocalVariable(name: "y", scope: !8, file: !1)
!10 = !DILocation(line: 2, scope: !8)
""".replace("VARIABLE", "metadata !6, metadata !DIExpression()").replace(
    "OTHER", "metadata !9, metadata !DIExpression()"
)


def test_they_are_told_in_the_last_function() -> None:
    data = irkit.to_bitcode(irkit.parse_assembly(TEXT, llvm_version=18))
    (module,) = [block for block in read_bitstream(data).blocks if block.block_id == MODULE_BLOCK]
    bodies = [child for child in module.scan().children if child.block_id == FUNCTION_BLOCK]
    told = [any(child.block_id == USELIST_BLOCK for child in body.scan().children) for body in bodies]
    assert told == [False, True]


@pytest.mark.llvm(17, 18)
@pytest.mark.parametrize("version", [17, 18])
def test_as_llvm_as_tells_them(version: int) -> None:
    tool = [f"llvm-as-{version}", "-", "-o", "-"]
    wanted = subprocess.run(tool, input=TEXT.encode(), capture_output=True, check=True).stdout
    module = irkit.parse_assembly(TEXT.encode(), name="<stdin>", llvm_version=version)
    producer = irkit.parse_bitcode(wanted).identification
    assert producer is not None
    assert irkit.to_bitcode(module, producer=producer.producer) == wanted
