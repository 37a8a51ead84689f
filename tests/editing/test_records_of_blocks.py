"""Debug records of a block whose instructions leave it, move and come back: all stay, in their order."""

from __future__ import annotations

import re

import irkit
from irkit.blocks import BasicBlock

TEXT = """
define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 1, !7, !DIExpression(), !8)
  %a = add i32 %x, 1, !dbg !8
    #dbg_value(i32 2, !7, !DIExpression(), !8)
    #dbg_value(i32 3, !7, !DIExpression(), !8)
  %b = add i32 %x, 2, !dbg !8
  %c = add i32 %x, 3, !dbg !8
    #dbg_value(i32 4, !7, !DIExpression(), !8)
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, type: !9)
!8 = !DILocation(line: 1, scope: !4)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
"""


def block() -> BasicBlock:
    return irkit.parse_assembly(TEXT, llvm_version=22).functions[0].blocks[0]


def shown(of: BasicBlock) -> str:
    """The numbers that records say, and the names and words of instructions, in their order."""
    assert of.parent is not None
    assert of.parent.parent is not None
    text = irkit.to_assembly(of.parent.parent)
    return " ".join(
        a or b or c for a, b, c in re.findall(r"#dbg_value\(i32 (\d)|^  %(\w) =|^  (ret)", text, re.MULTILINE)
    )


def test_what_stands_before_an_instruction_then_stands_before_the_next() -> None:
    for place, expected in ((0, "1 2 3 b c 4 ret"), (1, "1 a 2 3 c 4 ret"), (2, "1 a 2 3 b 4 ret")):
        one = block()
        one.remove(one.instructions[place])
        assert shown(one) == expected
    one = block()
    one.remove(one.instructions[0])
    one.remove(one.instructions[0])
    assert shown(one) == "1 2 3 c 4 ret"


def test_what_stands_at_the_end_waits_for_an_instruction() -> None:
    one = block()
    a, b, c, end = one.instructions
    one.remove(end)
    one.remove(c)
    one.remove(b)
    one.remove(a)
    one.insert(0, end)
    assert shown(one) == "1 2 3 4 ret"
    one.insert(0, c)
    one.insert_before(c, a)
    one.insert_after(c, b)
    assert shown(one) == "a c b 1 2 3 4 ret"


def test_what_waits_comes_before_what_comes_with_an_instruction() -> None:
    one = block()
    _, b, _, end = one.instructions
    one.remove(end)
    records = b.debug_records
    assert records is not None
    b.debug_records = None
    end.debug_records = records
    one.append(end)
    assert shown(one) == "1 a b c 4 2 3 ret"
