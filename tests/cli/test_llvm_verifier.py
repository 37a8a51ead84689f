"""What LLVM's tools print of broken modules: the verifier's messages with what is below them, dropped debug info."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from commands import irkit

from irkit.cli.llvm import run_tool

VERSIONED = '!llvm.module.flags = !{!0}\n!0 = !{i32 2, !"Debug Info Version", i32 3}\n'
UNIT = (
    VERSIONED + "!llvm.dbg.cu = !{!1}\n!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)\n"
    '!2 = !DIFile(filename: "a.c", directory: "/")\n'
)
WRONG_FUNCTION = (
    "define void @f() !dbg !3 {\n  ret void, !dbg !4\n}\n"
    + UNIT
    + '!3 = distinct !DISubprogram(name: "f", scope: !2, spFlags: DISPFlagDefinition, unit: !1)\n'
    "!4 = !DILocation(line: 1, scope: !5)\n"
    '!5 = distinct !DISubprogram(name: "g", scope: !2, spFlags: DISPFlagDefinition, unit: !1)\n'
)
UNVERSIONED = "define void @f() !dbg !0 {\n  ret void\n}\n!0 = distinct !DISubprogram()\n"
NAMED_LIST = VERSIONED + "!llvm.dbg.mine = !{}\n"
BASE_TYPE = UNIT + '!named = !{!3}\n!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !"x")\n'
DECLARE = (
    "declare void @llvm.dbg.declare(metadata, metadata, metadata)\n"
    "define void @f(ptr %s) !dbg !3 {\n"
    "  call void @llvm.dbg.declare(metadata ptr %s, metadata !4, metadata !DIExpression()), !dbg !5\n  ret void\n}\n"
    + UNIT
    + '!3 = distinct !DISubprogram(name: "f", scope: !2, spFlags: DISPFlagDefinition, unit: !1)\n'
    "!4 = !{}\n!5 = !DILocation(line: 1, scope: !3)\n"
)
IMMEDIATE = (
    "declare ptr @llvm.returnaddress(i32 immarg)\n"
    "define ptr @f(i32 %x) {\n  %r = call ptr @llvm.returnaddress(i32 %x)\n  ret ptr %r\n}\n"
)
TAG = "define void @f(ptr %p) {\n  store i32 0, ptr %p, !tbaa !0\n  ret void\n}\n!0 = !{!1, !1}\n!1 = !{}\n"
FLAG = '!llvm.module.flags = !{!0}\n!0 = !{!"a", !"b", i32 1}\n'
RANGE = "define i8 @f(ptr %p) {\n  %a = load i8, ptr %p, !range !0\n  ret i8 %a\n}\n!0 = !{float 0.0, i8 1}\n"
DOMINANCE = "define i32 @f() {\n  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret i32 %a\n}\n"
USED = '@llvm.used = appending global [1 x ptr] zeroinitializer, section "llvm.metadata"\n'

TEXTS = (WRONG_FUNCTION, UNVERSIONED, NAMED_LIST, BASE_TYPE, DECLARE, IMMEDIATE, TAG, FLAG, RANGE, DOMINANCE, USED)


def said(text: str, version: int, folder: Path, capfd: pytest.CaptureFixture[str]) -> str:
    """What llvm-as says of a file."""
    (folder / "a.ll").write_text(text)
    run_tool("llvm-as", ["-disable-output", str(folder / "a.ll")], version)
    return capfd.readouterr().err.replace(f"{folder}/", "")


def test_debug_info_that_is_dropped_is_told_with_what_is_broken_in_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert said(WRONG_FUNCTION, 19, tmp_path, capfd).splitlines() == [
        "!dbg attachment points at wrong subprogram for function",
        '!3 = distinct !DISubprogram(name: "f", scope: !2, spFlags: DISPFlagDefinition, unit: !1)',
        "ptr @f",
        "  ret void, !dbg !4",
        "!4 = !DILocation(line: 1, scope: !5)",
        '!5 = distinct !DISubprogram(name: "g", scope: !2, spFlags: DISPFlagDefinition, unit: !1)',
        '!5 = distinct !DISubprogram(name: "g", scope: !2, spFlags: DISPFlagDefinition, unit: !1)',
        "warning: ignoring invalid debug info in a.ll",
    ]


def test_debug_info_of_another_version_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    expected = "warning: ignoring debug info with an invalid version (0) in a.ll\n"
    assert said(UNVERSIONED, 19, tmp_path, capfd) == expected


def test_without_verifying_broken_debug_info_stays_until_it_is_read(tmp_path: Path) -> None:
    made = irkit("llvm-as", "--llvm=19", "-disable-verify", cwd=tmp_path, input=WRONG_FUNCTION.encode())
    assert not made.stderr
    shown = irkit("llvm-dis", "--llvm=19", cwd=tmp_path, input=made.stdout)
    assert shown.stderr.endswith(b"llvm-dis: warning: ignoring invalid debug info in <stdin>\n")
    assert b"!dbg" not in shown.stdout


@pytest.mark.llvm
@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("text", TEXTS)
def test_that_is_what_llvm_as_prints(
    text: str, version: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ours = said(text, version, tmp_path, capfd)
    command = [f"llvm-as-{version}", "-disable-output", "a.ll"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False).stderr.decode()
    assert ours == told.replace(f"llvm-as-{version}:", "llvm-as:")


def test_an_ifunc_that_is_extern_weak_is_the_verifiers_to_refuse(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = "@i = extern_weak ifunc void (), ptr @r\ndefine ptr @r() {\n  ret ptr null\n}\n"
    assert said(text, 19, tmp_path, capfd).splitlines()[1].startswith("IFunc should have private, internal, linkonce,")


def test_a_wrapper_is_shown_before_what_it_wraps(tmp_path: Path) -> None:
    text = b'target triple = "x86_64-apple-macosx"\n'
    made = irkit("llvm-as", "--llvm=19", cwd=tmp_path, input=text).stdout
    shown = irkit("llvm-bcanalyzer", "-dump", cwd=tmp_path, input=made).stdout
    start = b"<BITCODE_WRAPPER_HEADER Magic=0x0b17c0de Version=0x00000000 Offset=0x00000014 Size=0x"
    assert shown.startswith(start)


def test_the_index_of_metadata_begins_at_a_count_of_nodes(tmp_path: Path) -> None:
    text = b"!a = !{!0}\n!0 = !{!1}\n!1 = !{}\n"
    for option, indexed in (("-bitcode-mdindex-threshold=0", True), ("-bitcode-mdindex-threshold=2", False)):
        made = irkit("llvm-as", "--llvm=19", option, cwd=tmp_path, input=text).stdout
        shown = irkit("llvm-bcanalyzer", "-dump", cwd=tmp_path, input=made).stdout
        assert (b"<INDEX_OFFSET" in shown) is indexed
