"""What makes LLVM warn of debug info of another version, which it drops: any of these, with the version that is said.
llvm-as and irkit say the same."""

from __future__ import annotations

import subprocess

import pytest

import irkit

UNIT = """!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
"""
PLACE = f"""{UNIT}!3 = distinct !DISubprogram(name: "f", type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{{}}
!6 = !DILocation(line: 1, scope: !3)
"""
EMPTY = "define void @f() {\n  ret void\n}\n"


def versioned(flag: str) -> str:
    return f"!llvm.module.flags = !{{!0}}\n!0 = !{{{flag}}}\n!llvm.dbg.cu = !{{!1}}\n{UNIT}"


TEXTS: dict[str, tuple[str, int | None]] = {
    "nothing": (EMPTY, None),
    "a unit": (f"!llvm.dbg.cu = !{{!1}}\n{UNIT}", 0),
    "a unit of version 2": (versioned('i32 2, !"Debug Info Version", i32 2'), 2),
    "a unit of version 3": (versioned('i32 2, !"Debug Info Version", i32 3'), None),
    "a unit of a word": (versioned('i32 2, !"Debug Info Version", !"x"'), 0),
    "a unit and another flag": (versioned('i32 2, !"Dwarf Version", i32 3'), 0),
    "coverage": ("!llvm.gcov = !{!1}\n!1 = !{}\n", 0),
    "a loop with a location": (
        f"define void @f() {{\n  br label %l\nl:\n  br label %l, !llvm.loop !7\n}}\n!7 = distinct !{{!7, !6}}\n{PLACE}",
        None,
    ),
    "other names": ("!other = !{!1}\n!1 = !{}\n", None),
    "a variable": (
        "@v = global i32 0, !dbg !1\n!1 = !DIGlobalVariableExpression(var: !2, expr: !DIExpression())\n"
        '!2 = distinct !DIGlobalVariable(name: "v")\n',
        0,
    ),
    "a variable's own": ("@v = global i32 0, !a !1\n!1 = !{}\n", None),
    "a variable and another": (
        "@v = global i32 0, !dbg !1\n@w = global i32 0, !a !1\n"
        "!1 = !DIGlobalVariableExpression(var: !2, expr: !DIExpression())\n"
        '!2 = distinct !DIGlobalVariable(name: "v")\n',
        0,
    ),
    "a function": (f"define void @f() !dbg !3 {{\n  ret void\n}}\n{PLACE}", 0),
    "a function's own": ("define void @f() !a !3 {\n  ret void\n}\n!3 = !{}\n", None),
    "a function and another": (
        f"define void @f() !dbg !3 {{\n  ret void\n}}\ndefine void @g() !a !5 {{\n  ret void\n}}\n{PLACE}",
        0,
    ),
    "a location": (f"define void @f() {{\n  ret void, !dbg !6\n}}\n{PLACE}", 0),
    "an attachment": ("define void @f() {\n  ret void, !a !0\n}\n!0 = !{}\n", None),
    "a loop": (
        "define void @f() {\n  br label %a\na:\n  br label %a, !llvm.loop !7\n}\n"
        '!7 = distinct !{!7, !8}\n!8 = !{!"llvm.loop.mustprogress"}\n',
        None,
    ),
}
CALLS = {
    "a call": (
        "declare void @llvm.dbg.value(metadata, metadata, metadata)\ndefine void @f(i32 %x) {\n"
        "  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression())\n  ret void\n}\n"
        f'define void @g() {{\n  ret void\n}}\n!7 = !DILocalVariable(name: "x", scope: !3)\n{PLACE}',
        0,
    ),
    "no call": (f"declare void @llvm.dbg.value(metadata, metadata, metadata)\n{EMPTY}", None),
}
CASES = [(release, *case) for release in (16, 22) for case in (TEXTS if release > 18 else TEXTS | CALLS).values()]


@pytest.mark.parametrize(("release", "text", "version"), CASES)
def test_what_is_told(release: int, text: str, version: int | None) -> None:
    module = irkit.parse_assembly(text, "m", release)
    assert module.provenance.ignored_debug_info == version
    assert ("!dbg" in irkit.to_assembly(module)) == ("version 3" in text)


@pytest.mark.llvm(16, 22)
@pytest.mark.parametrize(("release", "text", "version"), CASES)
def test_llvm_warns_of_it(release: int, text: str, version: int | None) -> None:
    command = [f"llvm-as-{release}", "-", "-o", "-"]
    said = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stderr.decode()
    assert ("ignoring" in said) == (version is not None)
    if version is not None:
        assert f"ignoring debug info with an invalid version ({version}) in" in said
