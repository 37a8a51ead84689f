"""What is told of an upgrade before it is made, which is what it then changes."""

from __future__ import annotations

import pytest

import irkit
from irkit import intrinsics
from irkit.context import Context
from irkit.intrinsics.matching import plain_function_type
from irkit.upgrades.survey import ROWS, is_old_intrinsic, survey

OLD = """
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@llvm.global_ctors = appending global [0 x { i32, void ()* }] zeroinitializer
@i = ifunc void (), i8* ()* @r
define i8* @r() readnone { ret i8* null }
define void @f(i8* nocapture %p, x86_mmx %m) "denormal-fp-math"="ieee,ieee" { ret void }
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i1)
!nvvm.annotations = !{!0}
!0 = !{void (i8*, x86_mmx)* @f, !"kernel", i32 1}
!llvm.module.flags = !{!1}
!1 = !{i32 1, !"PIC Level", i32 2}
"""
PROTECTED = """
target triple = "aarch64-unknown-linux-gnu"
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"branch-target-enforcement", i32 1}
"""
SUMMARY = """
define internal void @local() { ret void }
define void @f() { ret void }
^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, \
notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1)))
"""


def of(text: str, release: int, to: int = 23) -> dict[tuple[int, str], tuple[str, ...]]:
    return {(one.since, one.by): one.names for one in survey(irkit.parse_assembly(text, llvm_version=release), to)}


def test_an_old_module() -> None:
    found = of(OLD, 13)
    assert {key: names for key, names in found.items() if key[1] != "UpgradeDataLayoutString"} == {
        (13, "UpgradeGlobalVariable"): ("llvm.global_ctors",),
        (14, "getResolverFunctionType"): ("i",),
        (16, "PointerType"): (),
        (16, "UpgradeModuleFlags"): ("PIC Level",),
        (16, "upgradeOldMemoryAttribute"): ("readnone", "argmemonly", "writeonly"),
        (19, "UpgradeDbgInfo"): ("llvm.dbg.value",),
        (20, "TYPE_CODE_X86_MMX"): ("f",),
        (21, "UpgradeNVVMAnnotations"): ("kernel",),
        (21, "nocapture"): ("nocapture",),
        (23, "UpgradeFunctionAttributes"): ("denormal-fp-math",),
    }
    layouts = [names for (_, by), names in found.items() if by == "UpgradeDataLayoutString"]
    assert any("p270:32:32" in name for names in layouts for name in names)


def test_annotations_that_stay_are_not_spoken_of() -> None:
    text = """define void @f() { ret void }
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @f, !"unknown", i32 1, !"maxntidx", i32 2, i32 7, i32 7, !"kernel", i32 1}
!1 = !{ptr @f, !"grid_constant", !2}
!2 = !{i32 1}
"""
    assert of(text, 19)[21, "UpgradeNVVMAnnotations"] == ("maxntidx", "kernel")
    assert of(text, 19)[22, "UpgradeNVVMAnnotations"] == ("grid_constant",)
    assert [by for _, by in of("@g = global i32 0", 19)] == []


def test_releases_behind_the_one_that_is_asked_for_are_not_spoken_of() -> None:
    assert max(since for since, _ in of(OLD, 13, 19)) == 19


def test_old_intrinsics_are_named_with_the_release_that_lacks_them() -> None:
    module = irkit.parse_assembly("declare void @llvm.lifetime.start.p0(i64, ptr)", llvm_version=19)
    found = [(one.since, one.names) for one in survey(module) if one.by == "UpgradeIntrinsicCall"]
    assert found == [(22, ("llvm.lifetime.start.p0",))]


@pytest.mark.parametrize("target", ["x86", "nvvm", "arm"])
def test_an_intrinsic_that_is_old_stays_old(target: str) -> None:
    """What the newest release takes as it is needs no look at those before."""
    context = Context()
    for release in (13, 16, 20):
        for name in intrinsics.intrinsic_names(release):
            intrinsic = intrinsics.lookup(name, release)
            if not name.startswith(f"llvm.{target}.") or intrinsic is None or intrinsic.is_overloaded:
                continue
            try:
                ty = plain_function_type(context, intrinsic, opaque_pointers=True)
            except irkit.UnsupportedError:  # of what overloads it
                continue
            old = [is_old_intrinsic(context, name, ty, later) for later in range(max(release, 15), 24)]
            assert old == sorted(old), name


def test_an_intrinsic_of_files_before_llvm_13() -> None:
    """It has its name of today, and another type."""
    module = irkit.parse_assembly("declare i32 @f(i32)\n", "x.ll", 13)
    module.functions["f"].name = "llvm.ctlz.i32"
    assert [(one.since, one.by, one.names) for one in survey(module, 13)] == [
        (13, "UpgradeIntrinsicCall", ("llvm.ctlz.i32",))
    ]


def test_flags_of_branch_protection() -> None:
    assert of(PROTECTED, 19) == {(22, "copyModuleAttrToFunctions"): ("branch-target-enforcement",)}


def test_what_depends_on_the_target() -> None:
    text = 'target triple = "TRIPLE"\ndeclare void @f() memory(inaccessiblemem: read) "uniform-work-group-size"="true"'
    groups = {(23, "UpgradeAttributes"): ("uniform-work-group-size",)}
    assert of(text.replace("TRIPLE", "riscv64"), 22) == groups
    assert of(text.replace("TRIPLE", "arm64-apple-ios"), 22) == {(23, "upgradeTargetMemory"): ("memory",), **groups}


def test_attributes_are_spoken_of_where_they_change() -> None:
    """Modes of denormal numbers become others on functions alone, as far as LLVM understands them."""
    modes = '"denormal-fp-math"="MODE" "denormal-fp-math-f32"="ieee"'
    text = f"""@x = global i32 0 #0
@y = global i32 0 {modes}
declare void @g()
define void @f() {{
  call void @g() {modes}
  ret void
}}
attributes #0 = {{ readnone }}
"""
    assert of(text, 16, 22) == {}
    assert of(text, 14) == {(16, "upgradeOldMemoryAttribute"): ("readnone",), (16, "PointerType"): ()}
    text += f"declare void @h() {modes}\n"
    found = {mode: of(text.replace("MODE", mode), 19) for mode in ("dynamic", "wrong")}
    by = (23, "UpgradeFunctionAttributes")
    assert found == {
        "dynamic": {by: ("denormal-fp-math", "denormal-fp-math-f32")},
        "wrong": {by: ("denormal-fp-math-f32",)},
    }


def test_addresses_of_debug_info_are_values_since_llvm_17() -> None:
    text = "declare void @llvm.dbg.addr(metadata, metadata, metadata)"
    assert of(text, 16, 16) == {}
    assert of(text, 16) == {(17, "UpgradeIntrinsicCall"): ("llvm.dbg.addr",)}


def test_summaries() -> None:
    assert of(SUMMARY, 16) == {(18, "getGlobalIdentifier"): ("local",), (18, "RelBlockFreq"): ()}
    assert of(SUMMARY, 18) == {}


def test_a_module_of_the_newest_release_has_nothing_to_change() -> None:
    assert of("define void @f(ptr captures(none) %p) { ret void }", 23) == {}


@pytest.mark.parametrize("release", [13, 16, 19, 22])
def test_what_is_announced_happens(release: int) -> None:
    """After an upgrade nothing is left to change up to that release."""
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(OLD, llvm_version=13)))
    irkit.upgrade(module, release)
    assert survey(module, release) == []


def test_rows_say_the_release_that_brought_them() -> None:
    assert all(13 <= row.first <= 23 and row.by and row.what for row in ROWS)
