"""Structs that contain themselves through typed pointers, read from bitcode: names and shapes as llvm-link-14's."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit

FIRST = """%state = type { %global*, %call*, void (%state*)* }
%global = type { %state*, i8 }
%call = type { %state*, %call*, [2 x i16] }
define void @f(%state* %s) !dbg !3 {
  call void @llvm.dbg.value(metadata %call* undef, metadata !4, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata %call* undef, metadata !4, metadata !DIExpression()), !dbg !6
  call void @g(%state* %s, i8* getelementptr ([2 x i8], [2 x i8]* @text, i64 0, i64 0)), !dbg !6
  ret void
}
declare void @g(%state*, i8*)
declare void @h(%state*)
declare void @llvm.dbg.value(metadata, metadata, metadata)
@text = private constant [2 x i8] c"a\\00"
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocalVariable(name: "c", scope: !3)
!6 = !DILocation(line: 1, scope: !3)
"""
SECOND = """%state = type { %global*, %call*, void (%state*)* }
%global = type { %state*, i8 }
%call = type { %state*, %call*, [3 x i16] }
define void @g(%state* %s, i8* %p) {
  call void @h(i8* getelementptr ([2 x i8], [2 x i8]* @text, i64 0, i64 0))
  ret void
}
define void @h(i8* %p) {
  ret void
}
@text = private constant [2 x i8] c"b\\00"
"""
EXPECTED = """%state = type { %global*, %call*, void (%state*)* }
%global = type { %state*, i8 }
%call = type { %state*, %call*, [2 x i16] }
%state.2 = type { %global.0*, %call.1*, void (%state.2*)* }
%global.0 = type { %state.2*, i8 }
%call.1 = type { %state.2*, %call.1*, [3 x i16] }
@text = private constant [2 x i8] c"a\\00"
@text.3 = private constant [2 x i8] c"b\\00"
define void @f(%state* %s) !dbg !3 {
define void @g(%state.2* %s, i8* %p) {
define void @h(i8* %p) {
"""


def linked() -> str:
    """Both modules as one, each read from bitcode."""
    destination = irkit.parse_assembly("", "llvm-link", 14)
    destination.source_filename = "llvm-link"
    for name, text in (("a.bc", FIRST), ("b.bc", SECOND)):
        module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, name, 14)), name)
        irkit.upgrade(module)
        irkit.link(destination, module)
    return irkit.to_assembly(destination)


def test_names() -> None:
    lines = [line for line in linked().splitlines(keepends=True) if line.startswith(("%", "@", "define"))]
    assert "".join(lines) == EXPECTED


@pytest.mark.llvm(14)
def test_as_llvm_link(tmp_path: Path) -> None:
    files = []
    for name, text in (("a", FIRST), ("b", SECOND)):
        (tmp_path / f"{name}.ll").write_text(text)
        files.append(str(tmp_path / f"{name}.bc"))
        subprocess.run(["llvm-as-14", str(tmp_path / f"{name}.ll"), "-o", files[-1]], check=True)
    done = subprocess.run(["llvm-link-14", "-S", *files, "-o", "-"], capture_output=True, check=True)
    assert linked() == done.stdout.decode()
