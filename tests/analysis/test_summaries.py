"""Summaries made from modules are those of opt's `-module-summary`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.analysis.summaries import build_summary
from irkit.cli.llvm import run_tool
from irkit.summary import FunctionSummary, GlobalVarSummary

TEXT = """
@read = global i32 0
@written = global i32 0
@both = internal global i32 0
@passed = global i32 0
@hidden = linkonce_odr unnamed_addr constant i32 7
@fixed = internal global i32 1, section "s"
@used = internal global i32 2
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@table = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @callee, ptr @fa] }, !type !0
@fa = alias void (), ptr @callee
@i = internal ifunc void (), ptr @resolver
declare void @external(ptr)
declare i1 @llvm.type.test(ptr, metadata)
declare void @llvm.assume(i1)
define ptr @resolver() {
  ret ptr @callee
}
define void @callee() noinline nounwind {
  ret void
}
define i32 @f(ptr %p) {
  %a = load i32, ptr @read
  store i32 1, ptr @written
  %b = load i32, ptr @both
  store i32 %b, ptr @both
  tail call void @callee()
  call void @fa()
  call void @external(ptr @passed)
  call void %p()
  ret i32 %a
}
define void @refers_to_fixed() {
  %a = load i32, ptr @fixed
  ret void
}
define void @calls_ifunc() {
  call void @i()
  ret void
}
define void @dead() {
  unreachable
}
define void @virtual(ptr %object) {
  %table = load ptr, ptr %object
  %is = call i1 @llvm.type.test(ptr %table, metadata !"A")
  call void @llvm.assume(i1 %is)
  %slot = getelementptr ptr, ptr %table, i64 1
  %first = load ptr, ptr %table
  %second = load ptr, ptr %slot
  call void %first(ptr %object, i32 5)
  call void %second(ptr %object, ptr %object)
  ret void
}
define i1 @tests(ptr %table) {
  %is = call i1 @llvm.type.test(ptr %table, metadata !"A")
  ret i1 %is
}
define void @indirect(ptr %p) {
  call void %p(), !prof !1
  ret void
}
define ptr @places() {
  ret ptr blockaddress(@places, %next)
next:
  ret ptr null
}
!0 = !{i64 8, !"A"}
!1 = !{!"VP", i32 0, i64 100, i64 123, i64 80, i64 456, i64 3, i64 7, i64 2, i64 8, i64 1}
"""

# Allocations and call sites as a profile of memory tells them; stacks without what is inlined, and without recursion.
MEMORY_PROFILE = """
source_filename = "a.cc"
declare ptr @new(i64)
declare void @use(ptr)
define ptr @alloc() {
  %a = call ptr @new(i64 8), !memprof !0, !callsite !5
  ret ptr %a
}
define ptr @inlined() {
  %a = call ptr @new(i64 8), !memprof !7, !callsite !10
  ret ptr %a
}
define void @outer() {
  %a = call ptr @alloc(), !callsite !6
  %b = call ptr @alloc(), !callsite !11
  call void @use(ptr %b)
  ret void
}
!0 = !{!1, !3}
!1 = !{!2, !"notcold"}
!2 = !{i64 11, i64 21}
!3 = !{!4, !"cold"}
!4 = !{i64 11, i64 22, i64 22, i64 33}
!5 = !{i64 11}
!6 = !{i64 21}
!7 = !{!8}
!8 = !{!9, !"hot"}
!9 = !{i64 11, i64 44, i64 55}
!10 = !{i64 11, i64 44}
!11 = !{i64 22, i64 -7}
"""

# Tests of types and what is called through a table; a load that is checked has its offset with it.
VIRTUAL_CALLS = """
%pair = type { i32, [2 x ptr] }
declare i1 @llvm.type.test(ptr, metadata)
declare i1 @llvm.public.type.test(ptr, metadata)
declare void @llvm.assume(i1)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare void @take(ptr)
define void @deep(ptr %object, i64 %any) {
  %table = load ptr, ptr %object
  %is = call i1 @llvm.public.type.test(ptr %table, metadata !"B")
  call void @llvm.assume(i1 %is)
  %slot = getelementptr %pair, ptr %table, i64 1, i32 1, i64 1
  %function = load ptr, ptr %slot
  call void %function(ptr %object, i32 -1, i64 7)
  %elsewhere = getelementptr ptr, ptr %table, i64 %any
  %unknown = load ptr, ptr %elsewhere
  call void %unknown(ptr %object)
  %relative = call ptr @llvm.load.relative.i64(ptr %table, i64 12)
  call void %relative(ptr %object, i1 true)
  ret void
}
define void @checked(ptr %object) {
  %table = load ptr, ptr %object
  %both = call { ptr, i1 } @llvm.type.checked.load(ptr %table, i32 24, metadata !"C")
  %function = extractvalue { ptr, i1 } %both, 0
  %is = extractvalue { ptr, i1 } %both, 1
  br i1 %is, label %yes, label %no
yes:
  call void %function(ptr %object, i16 3)
  call void %function(ptr %object, ptr %object)
  call void %function(ptr %object, ptr %object)
  ret void
no:
  ret void
}
define ptr @kept(ptr %table, i32 %offset) {
  %both = call { ptr, i1 } @llvm.type.checked.load(ptr %table, i32 8, metadata !"D")
  %function = extractvalue { ptr, i1 } %both, 0
  call void @take(ptr %function)
  %other = call { ptr, i1 } @llvm.type.checked.load(ptr %table, i32 %offset, metadata !"E")
  %whole = call { ptr, i1 } @llvm.type.checked.load(ptr %table, i32 0, metadata !"F")
  store { ptr, i1 } %whole, ptr %table
  ret ptr %function
}
"""

FLAGS = """
@sealed = linkonce_odr local_unnamed_addr constant i32 7
@open_constant = linkonce_odr constant i32 7
@changing = linkonce_odr local_unnamed_addr global i32 7
@hidden_alias = internal alias i32, getelementptr (i8, ptr @near, i64 0)
@near = internal global i32 1, section "s"
@near_alias = internal alias i32, ptr @near
@weak = weak global i32 0
@replaceable = constant i32 9
define void @f() {
  %a = load i32, ptr @near_alias
  call void @g()
  ret void
}
define void @g() {
  %a = load i32, ptr @replaceable
  ret void
}
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"ThinLTO", i32 0}
!1 = !{i32 1, !"SemanticInterposition", i32 1}
!2 = !{i32 1, !"other", !"text"}
"""

# What has the address of a block: of a variable, it cannot be imported then, nor can the function that has the block.
ADDRESSES = """
@v = global i64 ptrtoint (ptr blockaddress(@f, %target) to i64)
@w = global ptr null
declare void @use(ptr)
define void @f(i32 %n) {
entry:
  br label %target
target:
  ret void
}
define ptr @returned() {
  ret ptr blockaddress(@f, %target)
}
define void @passed() {
  call void @use(ptr blockaddress(@f, %target))
  ret void
}
define void @stored() {
  store ptr blockaddress(@f, %target), ptr @w
  ret void
}
define i64 @within() {
  ret i64 ptrtoint (ptr blockaddress(@f, %target) to i64)
}
define ptr @chosen(i1 %c) {
  %r = select i1 %c, ptr blockaddress(@f, %target), ptr @w
  ret ptr %r
}
define void @jumps(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}
define void @jumps_to(ptr %p) {
  indirectbr ptr blockaddress(@jumps_to, %a), [label %a]
a:
  ret void
}
define void @prefixed() prefix ptr blockaddress(@f, %target) {
  ret void
}
"""


def function_of(index: irkit.ModuleSummaryIndex, name: str) -> FunctionSummary:
    (info,) = [value for value in index.values.values() if value.name == name]
    (summary,) = info.summaries
    assert isinstance(summary, FunctionSummary)
    return summary


def test_what_a_function_refers_to_and_calls() -> None:
    index = build_summary(irkit.parse_assembly(TEXT, llvm_version=19))
    summary = function_of(index, "f")
    references = [(one.value.name, one.access) for one in summary.references]
    assert references == [("passed", ""), ("both", ""), ("read", "readonly"), ("written", "writeonly")]
    assert [edge.callee.name for edge in summary.calls] == ["callee", "fa", "external"]
    assert not summary.not_eligible_to_import
    assert function_of(index, "refers_to_fixed").not_eligible_to_import
    assert [edge.callee.guid for edge in function_of(index, "indirect").calls] == [123, 456, 7]


OF_FEWER_KINDS = """
@v = global i8* blockaddress(@f, %target)
define void @f() {
  br label %target
target:
  ret void
}
define i8* @g() {
  ret i8* blockaddress(@f, %target)
}
"""


@pytest.mark.parametrize(
    ("text", "version", "bound"),
    [
        (ADDRESSES, 22, {"f", "v", "jumps_to"}),
        (OF_FEWER_KINDS, 14, {"f", "v"}),
        (OF_FEWER_KINDS, 13, {"v"}),
    ],
)
def test_blocks_whose_address_is_taken_stay_in_their_module(text: str, version: int, bound: set[str]) -> None:
    """As opt of these releases says; of functions LLVM 13 does not."""
    index = build_summary(irkit.parse_assembly(text, llvm_version=version))
    summaries = [(info.name, one) for info in index.values.values() for one in info.summaries]
    assert {name for name, one in summaries if one.not_eligible_to_import} == bound


COUNTED = """
declare void @g()
define void @plain() {
  call void @g()
  tail call void @g()
  ret void
}
define void @counted() !prof !0 {
  call void @g()
  ret void
}
define void @synthetic() !prof !1 {
  call void @g()
  ret void
}
!0 = !{!"function_entry_count", i64 10}
!1 = !{!"synthetic_function_entry_count", i64 10}
"""
LATER = """define void @later() {
  br label %next
next:
  call void @g()
  ret void
}
"""


def test_how_often_a_function_is_called() -> None:
    """Relative to the entry, in 256ths, where the profile counts no entries and that is asked for, as `opt -S` does."""
    module = irkit.parse_assembly(COUNTED + LATER, llvm_version=22)
    index = build_summary(module)
    calls = {name: function_of(index, name).calls[0] for name in ("plain", "counted", "synthetic", "later")}
    assert [(one.hotness, one.relative_frequency) for one in calls.values()] == [
        ("unknown", 0),
        ("none", 0),
        ("unknown", 0),
        ("unknown", 0),
    ]
    with pytest.raises(irkit.UnsupportedError, match="calls behind the entry block"):
        build_summary(module, frequencies=True)
    index = build_summary(irkit.parse_assembly(COUNTED, llvm_version=22), frequencies=True)
    calls = {name: function_of(index, name).calls[0] for name in ("plain", "counted", "synthetic")}
    assert [(one.hotness, one.relative_frequency) for one in calls.values()] == [
        ("unknown", 512),
        ("none", 0),
        ("unknown", 256),
    ]


def test_a_virtual_table_has_its_functions_by_offset() -> None:
    index = build_summary(irkit.parse_assembly(TEXT, llvm_version=19))
    ((offset, table),) = index.compatible_vtables["A"]
    (summary,) = table.summaries
    assert isinstance(summary, GlobalVarSummary)
    assert offset == 8
    assert [(info.name, at) for info, at in summary.vtable_functions] == [("callee", 8), ("fa", 16)]


def test_what_cannot_be_summarized_is_refused() -> None:
    with pytest.raises(irkit.UnsupportedError, match="module-level assembly"):
        build_summary(irkit.parse_assembly('module asm "x:"\n'))
    flag = '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"NAME", !1}\n!1 = !{}\n'
    for name in ("ProfileSummary", "CSProfileSummary"):
        with pytest.raises(irkit.UnsupportedError, match="a profile of the whole program"):
            build_summary(irkit.parse_assembly(flag.replace("NAME", name)))
    assert not build_summary(irkit.parse_assembly(flag.replace("NAME", "OtherSummary"))).values


def entries(data: bytes, version: int) -> list[str]:
    command = [f"llvm-dis-{version}", "-o", "-"]
    text = subprocess.run(command, input=data, capture_output=True, check=True).stdout.decode("utf-8", "replace")
    return [line for line in text.splitlines() if line.startswith("^")]


@pytest.mark.llvm
@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize(
    "text",
    [TEXT, MEMORY_PROFILE, VIRTUAL_CALLS, FLAGS, ADDRESSES],
    ids=["all", "memory profile", "virtual calls", "flags", "addresses"],
)
def test_opt_makes_the_same_summary(text: str, version: int, tmp_path: Path) -> None:
    source, made = tmp_path / "a.ll", tmp_path / "a.bc"
    source.write_text(text if version > 16 else text.replace("internal ifunc", "ifunc"))
    assert run_tool("opt", ["-module-summary", str(source), "-o", str(made)], version) == 0
    command = [f"opt-{version}", "-module-summary", str(source), "-o", "-"]
    wanted = subprocess.run(command, capture_output=True, check=True).stdout
    assert entries(made.read_bytes(), version) == entries(wanted, version)


MODULES = Path(__file__).parent / "summaries"
# Flags of modules, which each of the modules is summarized with as well.
SPLIT = '!llvm.module.flags = !{!100, !101}\n!100 = !{i32 1, !"EnableSplitLTOUnit", i32 1}\n'
FLAGGED = {
    "plain": "",
    "split": SPLIT + '!101 = !{i32 1, !"UnifiedLTO", i32 1}\n',
    "whole": SPLIT.replace("i32 1}", "i32 0}") + '!101 = !{i32 1, !"ThinLTO", i32 0}\n',
    "open": SPLIT.replace("i32 1}", "i32 0}") + '!101 = !{i32 1, !"SemanticInterposition", i32 1}\n',
}


@pytest.mark.llvm(16, 22)
@pytest.mark.parametrize("flags", FLAGGED)
@pytest.mark.parametrize("name", ["calls", "functions", "linkages", "tables"])
def test_modules_with_flags(name: str, flags: str, tmp_path: Path) -> None:
    for version in (16, 22):
        source, made = tmp_path / "a.ll", tmp_path / "a.bc"
        source.write_text((MODULES / f"{name}.ll").read_text() + FLAGGED[flags])
        assert run_tool("opt", ["-module-summary", str(source), "-o", str(made)], version) == 0
        command = [f"opt-{version}", "-module-summary", str(source), "-o", "-"]
        wanted = subprocess.run(command, capture_output=True, check=True).stdout
        assert entries(made.read_bytes(), version) == entries(wanted, version), version


def test_opt_skips_the_summary_of_a_text(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.ll").write_text('@a = global i32 0\n^0 = gv: (name: "(a")\n^1 = blockcount: 3\n')
    assert run_tool("opt", ["-S", str(tmp_path / "a.ll")], 19) == 0
    assert "^" not in capfd.readouterr().out
    (tmp_path / "a.ll").write_text('@a = global i32 0\n^0 = gv: (name: "a"\n')
    assert run_tool("opt", ["-S", str(tmp_path / "a.ll")], 19) == 1
    assert ":3:1: error: found end of file while parsing summary entry\n" in capfd.readouterr().err


@pytest.mark.llvm
def test_globals_without_a_name_get_the_names_of_llvm(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "a.ll"
    source.write_text("@0 = internal global i32 0\n@x = global ptr @0\ndefine void @f() {\n  ret void\n}\n")
    assert run_tool("opt", ["-S", "-passes=name-anon-globals", str(source)], 19) == 0
    command = ["opt-19", "-S", "-passes=name-anon-globals", str(source)]
    assert capfd.readouterr().out == subprocess.run(command, capture_output=True, check=True).stdout.decode()
