"""The rules that are asked for by `strict`: by texts that break one of them, and that LLVM takes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from cases import Case, strict_cases

import irkit
from irkit.verifier.rules import RULES

CASES = strict_cases()
RIGHT = """declare fastcc i32 @g(ptr byval(i32))
declare void @h(ptr noalias, i32 zeroext) noreturn
declare void @k() willreturn hot
declare void @l() nounwind cold
define i32 @f(ptr %p, ptr %q) nounwind "frame-pointer"="all" {
entry:
  br label %loop
loop:
  %a = load i32, ptr %p, !invariant.load !0, !llvm.access.group !4
  store i32 %a, ptr %q, !nontemporal !1
  %b = call fastcc i32 @g(ptr byval(i32) %p)
  %e = call fastcc i32 @g(ptr noundef byval(i32) align 4 %p)
  call void @h(ptr %p, i32 noundef zeroext 1) noreturn
  %c = call i32 %q(), !callees !2
  %d = icmp eq i32 %b, %c
  br i1 %d, label %loop, label %out, !unpredictable !0, !llvm.loop !3
out:
  ret i32 %a
}
!0 = !{}
!1 = !{i32 1}
!2 = !{ptr @f, ptr @g}
!3 = distinct !{!3, !5}
!4 = distinct !{}
!5 = !{!"llvm.loop.parallel_accesses", !4}
"""


@pytest.mark.parametrize("case", CASES, ids=[case.rule for case in CASES])
def test_text_breaks_one_rule(case: Case) -> None:
    module = irkit.parse_assembly(case.text, "case.ll", case.llvm_version)
    assert irkit.verify(module) == []
    assert [problem.rule for problem in irkit.verify(module, strict=True)] == [case.rule]


@pytest.mark.parametrize("node", ["!{}", "distinct !{}"])
def test_loops_that_llvm_dies_of(node: str) -> None:
    text = "define void @f() {\n  br label %loop\nloop:\n  br label %loop, !llvm.loop !0\n}\n" + f"!0 = {node}\n"
    module = irkit.parse_assembly(text, "case.ll", 22)
    assert [problem.rule for problem in irkit.verify(module, strict=True)] == ["strict-loop"]


def test_every_rule_has_a_text() -> None:
    assert {case.rule for case in CASES} == {rule.name for rule in RULES.values() if rule.is_strict}


def test_what_is_right_stays_right() -> None:
    assert irkit.verify(irkit.parse_assembly(RIGHT, "right.ll", 22), strict=True) == []


@pytest.mark.llvm
@pytest.mark.parametrize("case", CASES, ids=[case.rule for case in CASES])
def test_llvm_takes_it(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "case.ll"
    path.write_text(case.text)
    subprocess.run([f"llvm-as-{case.llvm_version}", path, "-o", tmp_path / "case.bc"], check=True)
