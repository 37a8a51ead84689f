"""What is left of debug info of no known version, in a module read from text."""

from __future__ import annotations

import pytest

import irkit

TEXT = """\
define void @f(ptr %p) {{
  store i8 0, ptr %p, align 1{attachment}
  ret void
}}

!0 = !{{}}
"""


@pytest.mark.parametrize("llvm_version", [14, 16, 19, 22])
def test_attachments_give_the_kind_that_llvm_looks_for_a_number(llvm_version: int) -> None:
    text = TEXT.format(attachment=", !nontemporal !0").replace("ptr", "i8*" if llvm_version == 14 else "ptr")
    module = irkit.parse_assembly(text, "x.ll", llvm_version)
    kinds = list(module.metadata_kinds)
    assert kinds[len(module.dialect.metadata_kinds) :] == ["heapallocsite"]


def test_without_attachments_there_is_no_such_kind() -> None:
    module = irkit.parse_assembly(TEXT.format(attachment=""), "x.ll", 19)
    assert "heapallocsite" not in module.metadata_kinds


DECLARED = """\
declare !dbg !3 void @f()

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "f", directory: "d")
!3 = !DISubprogram(name: "f", type: !5, spFlags: 0, declaration: !4)
!4 = !DISubprogram(name: "f", type: !5, spFlags: 0)
!5 = !DISubroutineType(types: !{})
"""


@pytest.mark.parametrize(("llvm_version", "is_kept"), [(16, True), (17, False)])
def test_a_declaration_of_a_declaration_is_wrong_from_llvm_17_on(llvm_version: int, is_kept: bool) -> None:
    module = irkit.parse_assembly(DECLARED, "x.ll", llvm_version)
    assert ("dbg" in module.functions[0].metadata) is is_kept


def own_kinds(text: str, llvm_version: int = 23) -> list[str]:
    """The metadata kinds of a text beside the release's own, by their numbers."""
    module = irkit.parse_assembly(text, "x.ll", llvm_version)
    kinds = sorted(module.metadata_kinds, key=module.metadata_kinds.__getitem__)
    return kinds[len(module.dialect.metadata_kinds) :]


@pytest.mark.parametrize(
    ("attached", "node", "wanted"),
    [
        ("!type", '!{i64 0, !"a"}', ["reqd_work_group_size"]),
        ("!mine", "!{}", ["mine", "reqd_work_group_size"]),
        ("!prof", '!{!"function_entry_count", i64 1}', []),
        ("!kcfi_type", "!{i32 0}", []),
    ],
)
def test_the_verifier_of_llvm_23_numbers_a_kind_of_functions(attached: str, node: str, wanted: list[str]) -> None:
    text = f"define void @f() {attached} !0 {{\n  ret void\n}}\n!0 = {node}\n"
    assert own_kinds(text) == wanted
    assert own_kinds(text, 22) == [kind for kind in wanted if kind == "mine"]


def test_it_does_so_before_wrong_debug_info_goes() -> None:
    assert own_kinds(DECLARED) == ["reqd_work_group_size"]
    assert own_kinds(TEXT.format(attachment=", !nontemporal !0")) == ["heapallocsite", "amdgpu.expected.active.lanes"]
    without_flag = DECLARED.replace('"Debug Info Version", i32 3', '"Debug Info Version", i32 2')
    assert own_kinds(without_flag) == []
    of_a_body = DECLARED + "define void @g() {\n  ret void, !nontemporal !6\n}\n!6 = !{i32 1}\n"
    assert own_kinds(of_a_body) == ["reqd_work_group_size", "amdgpu.expected.active.lanes", "heapallocsite"]


NODES = """
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!8 = !DILocalVariable(name: "y", scope: !4)
!9 = !DILocation(line: 2, scope: !4)
!12 = distinct !DIGlobalVariable(name: "a", file: !1, type: !14)
!13 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!14 = !DIBasicType(name: "int", size: 32)
!15 = distinct !DIAssignID()
"""


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("@a = global i32 0, !dbg !13", True),
        ("@a = global i32 0, !dbg !13\n@b = global i32 0", True),
        ("@b = global i32 0\n@c = global i32 0", False),
        ("define void @f() !dbg !4 {\n  ret void\n}", True),
        ("define void @f() {\n  ret void, !dbg !9\n}", True),
        ("define void @f(i32 %x) {\n    #dbg_value(i32 %x, !8, !DIExpression(), !9)\n  ret void\n}", True),
        ("define void @f() {\n  %p = alloca i32, !DIAssignID !15\n  ret void\n}", False),
        ("!llvm.dbg.cu = !{!0}", True),
        ("!llvm.gcov = !{!6}", True),
        ("!other = !{!0}", False),
    ],
)
def test_what_was_there_is_told(text: str, is_told: bool) -> None:
    provenance = irkit.parse_assembly(text + NODES, "x.ll", 22).provenance
    assert provenance.ignored_debug_info == (0 if is_told else None)
