"""Comments on uses, types and debug locations, as `llvm-dis -show-annotations` prints them."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.metadata import MDTuple, MetadataAsValue

TEXT = """\
source_filename = "a.c"

@x = global i32 1
@y = alias i32, ptr @x

define i32 @f(i32 %a) !dbg !4 {
  %b = add i32 %a, 1, !dbg !8
    #dbg_value(i32 %b, !9, !DIExpression(), !8)
  %a_name_that_reaches_over_the_column_of_comments = mul i32 %b, %b
  store i32 %b, ptr @x, align 4, !dbg !11
  switch i32 %b, label %end [
    i32 1, label %end
  ], !dbg !8

end:
  ret i32 %b
}

define void @g() {
  %r = call i32 @f(i32 0)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = distinct !DISubprogram(name: "in", scope: !1, file: !1, line: 7, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 2, column: 3, scope: !4)
!9 = !DILocalVariable(name: "b", scope: !4, file: !1, line: 2)
!11 = !DILocation(line: 8, column: 1, scope: !7, inlinedAt: !8)
"""

SHOWN = """\
@x = global i32 1                                 ; [#uses=2 type=ptr]

@y = alias i32, ptr @x                            ; [#uses=0 type=ptr]

; [#uses=1]
define i32 @f(i32 %a) !dbg !3 {
  %b = add i32 %a, 1, !dbg !6                     ; [#uses=5 type=i32] [debug line = 2:3]
    #dbg_value(i32 %b, !7, !DIExpression(), !6)
  %a_name_that_reaches_over_the_column_of_comments = mul i32 %b, %b ; [#uses=0 type=i32]
  store i32 %b, ptr @x, align 4, !dbg !8          ; [debug line = 8:1@2:3]
  switch i32 %b, label %end [
    i32 1, label %end
  ], !dbg !6                                      ; [debug line = 2:3]

end:                                              ; preds = %0, %0
  ret i32 %b
}

; [#uses=0]
define void @g() {
  %r = call i32 @f(i32 0)                         ; [#uses=0 type=i32]
  ret void
}
"""


def annotated(module: irkit.Module) -> str:
    file = io.StringIO()
    irkit.write_assembly(module, file, show_annotations=True)
    return file.getvalue()


def test_uses_types_and_lines() -> None:
    shown = annotated(irkit.parse_assembly(TEXT, "a.ll", 22))
    assert shown[shown.index("@x =") : shown.index("\n!llvm")] == SHOWN


def test_nothing_else_changes() -> None:
    module = irkit.parse_assembly(TEXT, "a.ll", 22)
    lines = [line.split("; [")[0].rstrip() for line in annotated(module).splitlines()]
    assert [line for line in lines if line] == [line for line in irkit.to_assembly(module).splitlines() if line]


def until_19(text: str) -> str:
    """With a call of an intrinsic for the debug record."""
    call = "call void @llvm.dbg.value(metadata i32 %b, metadata !9, metadata !DIExpression()), !dbg !8"
    text = text.replace("  #dbg_value(i32 %b, !9, !DIExpression(), !8)", call)
    return text + "declare void @llvm.dbg.value(metadata, metadata, metadata)\n"


def test_what_is_no_variable_is_not_named() -> None:
    module = irkit.parse_assembly(until_19(TEXT), "a.ll", 16)
    call = module.functions["f"].entry_block.instructions[1]
    assert annotated(module).count("[debug variable = b]") == 1
    call.set_operand(1, MetadataAsValue(module.context.metadata, MDTuple([])))
    assert "[debug variable" not in annotated(module)


@pytest.mark.llvm(14, 19, 22)
@pytest.mark.parametrize("version", [14, 19, 22])
def test_as_llvm_dis(version: int, tmp_path: Path) -> None:
    text = TEXT
    if version < 19:
        text = until_19(text)
    if version < 16:
        text = text.replace("ptr", "i32*")
    data = irkit.to_bitcode(irkit.parse_assembly(text, "a.ll", version))
    path = tmp_path / "a.bc"
    path.write_bytes(data)
    command = [f"llvm-dis-{version}", "-show-annotations", "-o", "-", str(path)]
    run = subprocess.run(command, capture_output=True, check=True, text=True)
    module = irkit.parse_bitcode(data, str(path))
    irkit.upgrade(module)
    assert annotated(module) == run.stdout
