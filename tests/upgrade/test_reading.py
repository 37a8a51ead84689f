"""Whole modules against llvm-dis of the same release.

llvm-as makes many of the reader's changes itself. So that a file needs them, its names are written with a `_` for one
character, which llvm-as does not know, and put right in the bitcode: symbols and metadata strings are bytes there.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

import irkit

_RELEASES = (13, 14, 16, 19, 22)


def _bitcode(source: str, right: dict[str, str], version: int, path: Path) -> bytes:
    assembler = shutil.which(f"llvm-as-{version}")
    if assembler is None:
        pytest.skip(f"needs llvm-as-{version}")
    data = subprocess.run(
        [assembler, "-disable-verify", "-o", "-"], input=source.encode(), capture_output=True, check=True
    ).stdout
    for wrong, name in right.items():
        assert len(wrong) == len(name) and data.count(wrong.encode()) == 1, wrong
        data = data.replace(wrong.encode(), name.encode())
    path.write_bytes(data)
    return data


def _both(source: str, right: dict[str, str], version: int, path: Path) -> tuple[str, str]:
    """The text of llvm-dis and irkit's."""
    data = _bitcode(source, right, version, path)
    disassembler = shutil.which(f"llvm-dis-{version}")
    if disassembler is None:
        pytest.skip(f"needs llvm-dis-{version}")
    expected = subprocess.run([disassembler, path, "-o", "-"], capture_output=True, check=True).stdout.decode()
    module = irkit.parse_bitcode(data, str(path))
    irkit.upgrade(module, version)
    return expected, irkit.to_assembly(module)


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_intrinsics_get_their_own_attributes_if_their_types_fit(version: int, tmp_path: Path) -> None:
    source = """
declare i32 @llvm.cttz_i32(i32 signext, i1) cold noinline
declare i32 @llvm.ctpo_(i32) cold
declare void @llvm.tra_() cold
declare i64 @llvm.readcyclecounte_(i32) cold
declare void @llvm.not.an.intrinsic._() cold
declare i8 @llvm.umul.with.overflow_i8(i8) cold
"""
    right = {
        "llvm.cttz_i32": "llvm.cttz.i32",
        "llvm.tra_": "llvm.trap",
        "llvm.readcyclecounte_": "llvm.readcyclecounter",
        "llvm.umul.with.overflow_i8": "llvm.umul.with.overflow.i8",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_overloaded_intrinsics_are_named_by_their_types(version: int, tmp_path: Path) -> None:
    source = """
declare i32 @llvm.ctpop_i64(i32)
define i32 @f(i32 %x, i32 %y) {
  %a = call i32 @llvm.ctpop_i64(i32 %x)
  %b = call i32 @llvm.umin_i32(i32 %x, i32 %y)
  %c = call i32 @llvm.umin_i8(i32 %a, i32 %b)
  %d = call i32 @llvm.bitreverse_i32(i32 %c)
  ret i32 %d
}
declare i32 @llvm.umin_i32(i32, i32)
declare i32 @llvm.umin_i8(i32, i32)
declare i32 @llvm.bitreverse_i32(i32)
@llvm.bitreverse.i3_ = global i32 0
"""
    right = {
        "llvm.ctpop_i64": "llvm.ctpop.i64",
        "llvm.umin_i32": "llvm.umin.i32",
        "llvm.umin_i8": "llvm.umin.i8",
        "llvm.bitreverse_i32": "llvm.bitreverse.i31",
        "llvm.bitreverse.i3_": "llvm.bitreverse.i32",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_without_upgrade_the_module_is_as_the_file_says(version: int, tmp_path: Path) -> None:
    source = """
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare void @llvm.tra_() noinline
"""
    data = _bitcode(source, {"llvm.tra_": "llvm.trap"}, version, tmp_path / "a.bc")
    module = irkit.parse_bitcode(data)
    assert module.data_layout == "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
    assert "noinline" in irkit.to_assembly(module)
    irkit.upgrade(module)
    assert "p270" in module.data_layout
    assert "noinline" not in irkit.to_assembly(module)


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_module_flags_take_their_present_form(version: int, tmp_path: Path) -> None:
    source = """
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !{i32 1, !"PIC Leve_", i32 2}
!1 = !{i32 1, !"PIE Leve_", i32 2}
!2 = !{i32 1, !"branch-target-enforcemen_", i32 0}
!3 = !{i32 1, !"sign-return-address-al_", i32 0}
!4 = !{i32 1, !"Objective-C Image Info Versio_", i32 0}
!5 = !{i32 1, !"Objective-C Image Info Sectio_", !"__DATA, __objc_imageinfo, regular"}
!6 = !{i32 1, !"Objective-C Garbage Collectio_", i32 84084480}
!7 = !{i32 1, !"amdgpu_code_object_versio_", i32 500}
"""
    right = {
        "PIC Leve_": "PIC Level",
        "PIE Leve_": "PIE Level",
        "branch-target-enforcemen_": "branch-target-enforcement",
        "sign-return-address-al_": "sign-return-address-all",
        "Objective-C Image Info Versio_": "Objective-C Image Info Version",
        "Objective-C Image Info Sectio_": "Objective-C Image Info Section",
        "Objective-C Garbage Collectio_": "Objective-C Garbage Collection",
        "amdgpu_code_object_versio_": "amdgpu_code_object_version",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", [19, 22])
def test_debug_intrinsics_become_records(version: int, tmp_path: Path) -> None:
    source = """
define void @f(ptr %p, i32 %x) !dbg !4 {
  call void @llvm.dbg.declar_(metadata ptr %p, metadata !7, metadata !DIExpression()), !dbg !9
  %y = add i32 %x, 1, !dbg !9
  call void @llvm.dbg.valu_(metadata i32 %y, metadata !8, metadata !DIExpression(DW_OP_deref)), !dbg !9
  call void @llvm.dbg.valu_(metadata !DIArgList(i32 %x, i32 %y), metadata !8, metadata !DIExpression()), !dbg !9
  call void @llvm.dbg.labe_(metadata !10), !dbg !9
  ret void, !dbg !9
}
declare void @llvm.dbg.declar_(metadata, metadata, metadata)
declare void @llvm.dbg.valu_(metadata, metadata, metadata)
declare void @llvm.dbg.labe_(metadata)
declare void @llvm.dbg.assig_(metadata, metadata, metadata, metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "p", scope: !4)
!8 = !DILocalVariable(name: "y", scope: !4)
!9 = !DILocation(line: 2, scope: !4)
!10 = !DILabel(scope: !4, name: "l", file: !1, line: 3)
"""
    right = {
        "llvm.dbg.declar_": "llvm.dbg.declare",
        "llvm.dbg.valu_": "llvm.dbg.value",
        "llvm.dbg.labe_": "llvm.dbg.label",
        "llvm.dbg.assig_": "llvm.dbg.assign",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert "#dbg_declare" in expected
    assert text == expected


def _with_addresses(expressions: Sequence[str]) -> str:
    """A function with a variable's address for each of these expressions."""
    calls = "".join(
        f"  call void @llvm.dbg.add_(metadata ptr %p, metadata !7, metadata !DIExpression({expression})), !dbg !9\n"
        for expression in expressions
    )
    return f"""
define void @f(ptr %p) !dbg !4 {{
{calls}  ret void, !dbg !9
}}
declare void @llvm.dbg.add_(metadata, metadata, metadata)
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!3}}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{{i32 2, !"Debug Info Version", i32 3}}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{{null}}
!7 = !DILocalVariable(name: "p", scope: !4)
!9 = !DILocation(line: 2, scope: !4)
"""


LAST = (1 << 64) - 1


@pytest.mark.llvm(22)
def test_addresses_of_variables_become_what_stands_there(tmp_path: Path) -> None:
    """`llvm.dbg.addr`: the expression of an address gets a `DW_OP_deref`, before what ends it."""
    expressions = (
        "",
        "DW_OP_deref",
        "DW_OP_plus_uconst, 0",
        "DW_OP_plus_uconst, 4",
        "DW_OP_plus_uconst, 0, DW_OP_deref",
        "DW_OP_stack_value",
        "DW_OP_plus_uconst, 4, DW_OP_stack_value",
        "DW_OP_LLVM_fragment, 0, 8",
        "DW_OP_plus_uconst, 0, DW_OP_LLVM_fragment, 0, 8",
        "DW_OP_constu, 3, DW_OP_plus, DW_OP_stack_value, DW_OP_LLVM_fragment, 8, 8",
        "DW_OP_lit0",
        "DW_OP_constu, 0",
        "DW_OP_constu, 0, DW_OP_plus",
        *(
            f"DW_OP_constu, {number}, DW_OP_{word}"
            for word in ("minus", "mul", "div", "shl", "shr", "and")
            for number in (0, 1)
        ),
        *(
            f"DW_OP_constu, {left}, DW_OP_constu, {right}, DW_OP_{word}, DW_OP_plus"
            for word in ("plus", "minus", "mul", "div", "shl", "shr", "and")
            for left, right in ((12, 3), (3, 12), (1, 63), (0, 0), (3, 63), (LAST, 1), (LAST, LAST), (1 << 63, 63))
            if (word, left) != ("shl", 0)
        ),
        "DW_OP_constu, 2, DW_OP_plus, DW_OP_constu, 3, DW_OP_plus",
        "DW_OP_constu, 2, DW_OP_mul, DW_OP_constu, 3, DW_OP_mul",
        "DW_OP_constu, 2, DW_OP_mul, DW_OP_constu, 3, DW_OP_plus",
        "DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 3, DW_OP_minus",
        f"DW_OP_constu, {LAST}, DW_OP_plus, DW_OP_constu, 1, DW_OP_plus",
        f"DW_OP_plus_uconst, {LAST - 1}, DW_OP_plus_uconst, 1",
        "DW_OP_plus_uconst, 2, DW_OP_plus_uconst, 3, DW_OP_plus_uconst, 4, DW_OP_stack_value",
        "DW_OP_constu, 2, DW_OP_mul, DW_OP_constu, 3, DW_OP_constu, 4, DW_OP_plus, DW_OP_mul",
        "DW_OP_constu, 2, DW_OP_constu, 3",
        "DW_OP_constu, 2, DW_OP_plus, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_constu, 3, DW_OP_plus",
        "DW_OP_constu, 2, DW_OP_mul, DW_OP_LLVM_arg, 0, DW_OP_mul, DW_OP_constu, 3, DW_OP_mul",
        "DW_OP_constu, 2, DW_OP_mul, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_constu, 3, DW_OP_plus",
        "DW_OP_constu, 2, DW_OP_plus, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_constu, 3, DW_OP_mul",
    )
    source = _with_addresses(expressions)
    expected, text = _both(source, {"llvm.dbg.add_": "llvm.dbg.addr"}, 22, tmp_path / "a.bc")
    assert expected.count("#dbg_value") == len(expressions)
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_uses_for_reference_counting_become_an_intrinsic(version: int, tmp_path: Path) -> None:
    pointer = "i8*" if version < 15 else "ptr"
    source = f"""
define {pointer} @f({pointer} %p, i32 %x) {{
  call void (...) @clang.arc.us_({pointer} %p, i32 %x)
  tail call void (...) @clang.arc.us_()
  ret {pointer} %p
}}
declare void @clang.arc.us_(...)
"""
    expected, text = _both(source, {"clang.arc.us_": "clang.arc.use"}, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_wrong_branch_weights_and_access_tags_go(version: int, tmp_path: Path) -> None:
    pointer = "i32*" if version < 15 else "ptr"
    source = f"""
define void @f({pointer} %p, i1 %c) {{
  store i32 0, {pointer} %p, !tbaa !2
  store i32 1, {pointer} %p, !tbaa !3
  br i1 %c, label %a, label %b, !prof !0
a:
  br i1 %c, label %b, label %c2, !prof !1
b:
  %s = select i1 %c, i32 1, i32 2, !prof !1
  ret void
c2:
  ret void
}}
!0 = !{{!"branch_weights", i32 1, i32 2, i32 3}}
!1 = !{{!"branch_weights", i32 1, i32 2}}
!2 = !{{!4, !4, i64 0}}
!3 = !{{!4, !4, i64 8}}
!4 = !{{!"int", !5, i64 0}}
!5 = !{{!"root"}}
"""
    expected, text = _both(source, {}, version, tmp_path / "a.bc")
    assert "!tbaa" not in expected
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", _RELEASES)
def test_attributes_that_do_not_fit_go(version: int, tmp_path: Path) -> None:
    pointer = "i32*" if version < 15 else "ptr"
    source = f"""
declare noalias float @f(i32 noalias nonnull, {pointer} signext, float align 8) "implicit-section-name"="x"
define noundef void @g({pointer} %p) strictfp {{
  %r = call signext float @f(i32 nonnull 0, {pointer} zeroext %p, float dereferenceable(4) 0.0) strictfp
  ret void
}}
define void @h({pointer} %p) "no-frame-pointer-elim"="true" "null-pointer-is-valid"="true" {{
  %r = call float @f(i32 0, {pointer} %p, float 0.0) strictfp
  ret void
}}
"""
    expected, text = _both(source, {}, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", [19, 22])
def test_annotations_of_kernels(version: int, tmp_path: Path) -> None:
    source = """
define void @k(ptr %p, ptr %q) {
  ret void
}
!nvvm.annotations = !{!0, !1, !0, !2}
!0 = !{ptr @k, !"kerne_", i32 1, !"maxntidx", i32 16, !"maxntidz", i32 4, !"other", i32 7}
!1 = !{ptr @k, !"alig_", i32 65544, !"grid_constan_", !3, !"minctas_", i32 2}
!2 = !{ptr @k, !"more", i32 1}
!3 = !{i32 2}
"""
    right = {
        "kerne_": "kernel",
        "alig_": "align",
        "grid_constan_": "grid_constant",
        "minctas_": "minctasm",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", [19, 22])
def test_branch_protection_reaches_the_functions(version: int, tmp_path: Path) -> None:
    source = """
target triple = "aarch64-linux-gnu"
define void @f() {
  ret void
}
define void @g() "sign-return-address"="none" "branch-target-enforcement"="false" {
  ret void
}
declare void @h()
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 8, !"branch-target-enforcemen_", i32 1}
!1 = !{i32 8, !"sign-return-addres_", i32 1}
!2 = !{i32 8, !"sign-return-address-wit_-bkey", i32 1}
"""
    right = {
        "branch-target-enforcemen_": "branch-target-enforcement",
        "sign-return-addres_": "sign-return-address",
        "sign-return-address-wit_-bkey": "sign-return-address-with-bkey",
    }
    expected, text = _both(source, right, version, tmp_path / "a.bc")
    assert text == expected


# Targets, and the flags of branch protection with their values; a last letter is left out until LLVM has read it.
PROTECTED = [
    ("aarch64-linux-gnu", {"sign-return-addres_": "i32 1"}),
    ("aarch64-linux-gnu", {"sign-return-addres_": "i32 1", "sign-return-address-al_": "i32 1"}),
    ("arm64-apple-ios", {"sign-return-addres_": "i32 1", "sign-return-address-al_": "i32 0"}),
    ("aarch64-linux-gnu", {"sign-return-addres_": "i8 1", "sign-return-address-with-bke_": "i8 1"}),
    ("aarch64-linux-gnu", {"sign-return-addres_": "i32 1", "sign-return-address-with-bke_": "i32 0"}),
    ("aarch64-linux-gnu", {"sign-return-addres_": "i32 0", "branch-target-enforcemen_": "i32 0"}),
    ("aarch64-linux-gnu", {"sign-return-address-al_": "i32 1", "sign-return-address-with-bke_": "i32 1"}),
    ("armv8-linux-gnu", {"branch-target-enforcemen_": "i32 1"}),
    ("thumbv8-linux-gnu", {"branch-target-enforcemen_": "i32 1", "guarded-control-stac_": "i32 1"}),
    ("x86_64-linux-gnu", {"branch-target-enforcemen_": "i32 1", "sign-return-addres_": "i32 1"}),
    ("aarch64-linux-gnu", {"branch-target-enforcemen_": "i1 true", "branch-protection-pauth-l_": "i32 1"}),
    ("aarch64-linux-gnu", {"branch-target-enforcemen_": "i32 2", "sign-return-addres_": "i32 1"}),
    ("aarch64-linux-gnu", {"sign-return-addres_": "i32 1", "branch-target-enforcemen_": "i32 2"}),
    ("aarch64-linux-gnu", {"branch-target-enforcemen_": "i2 -2", "sign-return-addres_": "i32 1"}),
    ("aarch64-linux-gnu", {"branch-target-enforcemen_": "i32 3", "sign-return-addres_": "i32 -1"}),
    ("aarch64-linux-gnu", {"guarded-control-stac_": "i32 1", "branch-protection-pauth-l_": "i32 0"}),
]
LAST_LETTERS = {
    "branch-protection-pauth-l_": "r",
    "branch-target-enforcemen_": "t",
    "guarded-control-stac_": "k",
    "sign-return-addres_": "s",
    "sign-return-address-al_": "l",
    "sign-return-address-with-bke_": "y",
}


@pytest.mark.llvm(22)
@pytest.mark.parametrize(("triple", "flags"), PROTECTED)
def test_flags_of_branch_protection_and_what_functions_have(triple: str, flags: dict[str, str], tmp_path: Path) -> None:
    attributes = (
        "",
        '"sign-return-address"="none" "branch-target-enforcement"="false"',
        '"sign-return-address"="none" "sign-return-address-key"="a_key"',
        '"sign-return-address"="all" "sign-return-address-key"="b_key" "branch-target-enforcement"="true"',
        '"guarded-control-stack"="false" "branch-protection-pauth-lr"="false"',
        '"guarded-control-stack" "branch-target-enforcement" "branch-protection-pauth-lr"',
        '"branch-target-enforcement"="other"',
    )
    source = f'target triple = "{triple}"\n'
    source += "".join(f"define void @f{at}() {text} {{\n  ret void\n}}\n" for at, text in enumerate(attributes))
    source += 'declare void @h() "branch-target-enforcement"="false"\n'
    source += f"!llvm.module.flags = !{{{', '.join(f'!{at}' for at in range(len(flags)))}}}\n"
    source += "".join(f'!{at} = !{{i32 8, !"{name}", {value}}}\n' for at, (name, value) in enumerate(flags.items()))
    right = {name: name[:-1] + LAST_LETTERS[name] for name in flags}
    expected, text = _both(source, right, 22, tmp_path / "a.bc")
    assert text == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", [19, 22])
def test_debug_info_of_no_version_goes(version: int, tmp_path: Path) -> None:
    source = """
define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !8, !DIExpression(), !9)
  br label %l, !dbg !9
l:
  br label %l, !dbg !9, !llvm.loop !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Versio_", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!8 = !DILocalVariable(name: "y", scope: !4)
!9 = !DILocation(line: 2, scope: !4)
!10 = distinct !{!10, !9, !9, !11}
!11 = !{!"llvm.loop.mustprogress"}
"""
    path = tmp_path / "a.bc"
    data = _bitcode(source.replace("Versio_", "Version"), {}, version, path)
    path.write_bytes(data.replace(b"Debug Info Version", b"Debug Info Versio_"))
    disassembler = shutil.which(f"llvm-dis-{version}")
    assert disassembler is not None
    expected = subprocess.run([disassembler, path, "-o", "-"], capture_output=True, check=True).stdout.decode()
    module = irkit.parse_bitcode(path.read_bytes(), str(path))
    irkit.upgrade(module)
    assert irkit.to_assembly(module) == expected


@pytest.mark.llvm
@pytest.mark.parametrize("version", [16, 19, 22])
def test_constructors_get_a_third_field(version: int, tmp_path: Path) -> None:
    source = """
@a = global i32 1
@llvm.global_ctor_ = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 65535, ptr @f }]
@b = global i32 2
define void @f() {
  ret void
}
"""
    expected, text = _both(source, {"llvm.global_ctor_": "llvm.global_ctors"}, version, tmp_path / "a.bc")
    assert text == expected
