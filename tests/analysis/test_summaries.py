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


def entries(data: bytes, version: int) -> list[str]:
    command = [f"llvm-dis-{version}", "-o", "-"]
    text = subprocess.run(command, input=data, capture_output=True, check=True).stdout.decode()
    return [line for line in text.splitlines() if line.startswith("^")]


@pytest.mark.llvm
@pytest.mark.parametrize("version", [16, 19, 22])
def test_opt_makes_the_same_summary(version: int, tmp_path: Path) -> None:
    source, made = tmp_path / "a.ll", tmp_path / "a.bc"
    source.write_text(TEXT if version > 16 else TEXT.replace("internal ifunc", "ifunc"))
    assert run_tool("opt", ["-module-summary", str(source), "-o", str(made)], version) == 0
    command = [f"opt-{version}", "-module-summary", str(source), "-o", "-"]
    wanted = subprocess.run(command, capture_output=True, check=True).stdout
    assert entries(made.read_bytes(), version) == entries(wanted, version)


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
