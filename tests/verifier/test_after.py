"""What the verifier goes on to after something wrong: in the texts under `rules` each instruction has an attachment
that is wrong, too, and is looked at last. `after.txt` has all that is said of them then, in order.

`python tests/verifier/test_after.py` writes it anew, and lists where llvm-as does not say the attachments as often.
"""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path

import pytest
from cases import NEWEST, Case, cases

import irkit
from irkit.errors import IRKitError

FILE = Path(__file__).parent / "after.txt"
RULE = "annotation-some"
MESSAGE = "annotation must have at least one operand"
INSTRUCTION = re.compile(
    r"^(  (?!switch .*\[$|indirectbr .*\[$|callbr .*|invoke .*\)$)[%a-z].*[^:,\[ \n]|  \])(?:  ;.*)?$", re.MULTILINE
)


def with_attachments(text: str) -> str:
    return INSTRUCTION.sub(r"\1, !annotation !900", text) + "\n!900 = !{}\n"


def said(case: Case) -> list[str] | None:
    try:
        module = irkit.parse_assembly(with_attachments(case.text), "x", case.llvm_version, upgrade_debug_info=False)
        return [problem.rule for problem in irkit.verify(module)]
    except IRKitError:
        return None


def line(number: int, case: Case) -> str:
    rules = said(case)
    if rules is None:
        return f"{number} {case.rule}: not parsed"
    counted = [(rule, len(list(group))) for rule, group in groupby(rules)]
    return f"{number} {case.rule}: {' '.join([rule + f'*{count}' * (count > 1) for rule, count in counted])}"


CASES = list(enumerate(cases()))


FILES = sorted({case.file for _, case in CASES})


@pytest.mark.parametrize("file", FILES)
def test_what_is_said_after(file: str) -> None:
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    assert len(recorded) == len(CASES)
    for number, case in CASES:
        if case.file == file:
            assert line(number, case) == recorded[number]


def differs(case: Case) -> bool:
    rules = said(case)
    if rules is None or case.llvm_version > NEWEST or "invoke" in case.text:  # LLVM checks an invoke's twice
        return False
    command = [f"llvm-as-{case.llvm_version}", "-", "-o", "/dev/null"]
    done = subprocess.run(command, input=with_attachments(case.text).encode(), capture_output=True, check=False)
    return done.stderr.decode(errors="replace").count(MESSAGE) != rules.count(RULE)


@pytest.mark.llvm
def test_llvm_says_as_much() -> None:
    assert [case.text for _, case in CASES[::10] if differs(case)] == []


# What is wrong with each attachment, from the last that LLVM looks at to the first.
ATTACHMENTS = """define void @f(ptr %p, i32 %x) {
  %a = load ptr, ptr %p, !alloc_token !0, !captures !0, !annotation !0, !mmra !1, !callee_type !0, !callsite !0, !prof !0, !llvm.access.group !1, !alias.scope !1, !noalias !2, !tbaa !0, !nofree !1, !dereferenceable !0
  %b = load ptr, ptr %p, !annotation !0, !align !0, !noalias !1
  %c = load ptr, ptr %p, !dereferenceable !0, !nonnull !1
  %d = add i32 %x, 1, !annotation !0, !nonnull !0, !invariant.group !0, !noalias.addrspace !0, !range !0, !fpmath !0
  %e = add i32 %x, 1, !annotation !0, !nonnull !0, !invariant.group !0, !noalias.addrspace !0, !range !0
  %g = add i32 %x, 1, !annotation !0, !nonnull !0, !invariant.group !0, !noalias.addrspace !0
  %h = add i32 %x, 1, !annotation !0, !nonnull !0, !invariant.group !0
  %i = load ptr, ptr %p, !annotation !0, !noalias.addrspace !0, !range !0
  ret void
}
!0 = !{}
!1 = !{i32 1}
!2 = !{!2}
"""  # noqa: E501 - the attachments of one instruction
SAID_OF_ATTACHMENTS = [
    "dereferenceable, dereferenceable_or_null take one operand!",
    "nofree applies only to inttoptr instruction",
    "TBAA metadata cannot have 0 operands",
    "scope must have two or three operands",
    "scope list must consist of MDNodes",
    "Access scope list must consist of MDNodes",
    "!prof annotations should have at least 1 operand",
    "!callsite metadata should only exist on calls",
    "!callee_type metadata should only exist on calls",
    "!mmra metadata tuple operand is not an MMRA tag",
    "annotation must have at least one operand",
    "!captures metadata can only be applied to store instructions",
    "!alloc_token should only exist on calls",
    "scope list must consist of MDNodes",
    "align takes one operand!",
    "nonnull metadata must be empty",
    "fpmath requires a floating point result!",
    "Ranges are only for loads, calls and invokes!",
    "noalias.addrspace are only for memory operations!",
    "invariant.group metadata is only for loads and stores",
    "It should have at least one range!",
    "It should have at least one range!",
    "annotation must have at least one operand",
]


def test_attachments_are_looked_at_in_the_order_of_llvm() -> None:
    module = irkit.parse_assembly(ATTACHMENTS, "x", NEWEST)
    assert [problem.message for problem in irkit.verify(module)] == SAID_OF_ATTACHMENTS


@pytest.mark.llvm
def test_llvm_says_of_attachments_the_same() -> None:
    command = [f"llvm-as-{NEWEST}", "-", "-o", "/dev/null"]
    done = subprocess.run(command, input=ATTACHMENTS.encode(), capture_output=True, check=False)
    said = done.stderr.decode().splitlines()
    assert [line for line in said if line in SAID_OF_ATTACHMENTS] == SAID_OF_ATTACHMENTS


# Calls and functions, of which LLVM says the same as often as they are there.
TWICE = [
    ("attribute-type", "call void @g(i32 nonnull 1)"),
    ("zeroext-signext", "call void @g(i32 zeroext signext 1)"),
    ("noinline-alwaysinline", "call void @g(i32 1) noinline alwaysinline"),
    ("allocsize-place", "call void @g(i32 1) allocsize(1)"),
    ("deopt-twice", 'call void @g(i32 1) [ "deopt"(), "deopt"() ]'),
    ("attribute-type", "call nonnull i32 (...) @v(i32 1)"),
    ("attribute-type", "call i32 (...) @v(i32 nonnull 1)"),
    ("attribute-type", "declare void @NAME(i32 nonnull)"),
    ("attribute-type", "declare nonnull i32 @NAME()"),
    ("frame-pointer", 'declare void @NAME() "frame-pointer"="x"'),
    ("noinline-alwaysinline", "declare void @NAME() noinline alwaysinline"),
]


@pytest.mark.parametrize(("rule", "line"), TWICE, ids=[line for _, line in TWICE])
def test_what_is_wrong_twice_is_said_twice(rule: str, line: str) -> None:
    if line.startswith("declare"):
        text = f"{line.replace('NAME', 'one')}\n{line.replace('NAME', 'two')}\n"
    else:
        text = f"declare void @g(i32)\ndeclare i32 @v(...)\ndefine void @f() {{\n  {line}\n  {line}\n  ret void\n}}\n"
    assert [problem.rule for problem in irkit.verify(irkit.parse_assembly(text, "x", NEWEST))] == [rule, rule]


# An instruction of each opcode but two, and all are right.
RIGHT = """declare void @g()
declare i32 @p(...)
define i32 @f(ptr %p, i32 %x, float %y, <2 x i32> %v, { i32, i8 } %s, i1 %c, ptr addrspace(1) %q) personality ptr @p {
  %a0 = add i32 %x, 1
  %a1 = fneg float %y
  %a2 = fadd float %y, %y
  %a3 = icmp eq i32 %x, 1
  %a4 = fcmp oeq float %y, %y
  %a5 = select i1 %c, i32 %x, i32 1
  %a6 = alloca i32
  %a7 = load i32, ptr %p
  store i32 %x, ptr %p
  fence seq_cst
  %a8 = cmpxchg ptr %p, i32 %x, i32 1 seq_cst seq_cst
  %a9 = atomicrmw add ptr %p, i32 %x seq_cst
  %b0 = getelementptr i8, ptr %p, i32 %x
  %b1 = trunc i32 %x to i8
  %b2 = zext i32 %x to i64
  %b3 = sext i32 %x to i64
  %b4 = fptrunc float %y to half
  %b5 = fpext float %y to double
  %b6 = fptoui float %y to i32
  %b7 = fptosi float %y to i32
  %b8 = uitofp i32 %x to float
  %b9 = sitofp i32 %x to float
  %c0 = ptrtoint ptr %p to i64
  %c1 = inttoptr i64 1 to ptr
  %c2 = bitcast float %y to i32
  %c3 = addrspacecast ptr %p to ptr addrspace(1)
  %c4 = extractelement <2 x i32> %v, i32 %x
  %c5 = insertelement <2 x i32> %v, i32 %x, i32 1
  %c6 = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> zeroinitializer
  %c7 = extractvalue { i32, i8 } %s, 0
  %c8 = insertvalue { i32, i8 } %s, i32 %x, 0
  %c9 = va_arg ptr %p, i32
  %d0 = freeze i32 %x
  %d1 = shl i32 %x, 1
  %d2 = udiv i32 %x, 1
  %d3 = and i32 %x, 1
  call void @g()
  call void asm "", ""()
  %d4 = call i32 @llvm.umax.i32(i32 %x, i32 1)
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %d5 = phi i32 [ 1, %0 ], [ 2, %one ]
  switch i32 %x, label %three [ i32 1, label %four ]
three:
  indirectbr ptr %p, [label %four]
four:
  unreachable
five:
  ret i32 1
six:
  %e0 = cleanuppad within none []
  cleanupret from %e0 unwind to caller
seven:
  %e1 = catchswitch within none [label %eight] unwind to caller
eight:
  %e2 = catchpad within %e1 [i32 1]
  catchret from %e2 to label %five
}
define void @h() personality ptr @p {
  invoke void @g() to label %one unwind label %two
one:
  ret void
two:
  %a = landingpad { ptr, i32 } cleanup catch ptr null
  resume { ptr, i32 } %a
}
"""


def with_annotations(text: str) -> str:
    return re.sub(r"^(  (?!invoke).*)$", r"\1, !annotation !900", text, flags=re.MULTILINE) + "!900 = !{}\n"


def test_what_is_attached_to_right_instructions_is_looked_at() -> None:
    assert irkit.verify(irkit.parse_assembly(RIGHT, "x", NEWEST)) == []
    text = with_annotations(RIGHT)
    said = [(problem.rule, problem.line) for problem in irkit.verify(irkit.parse_assembly(text, "x", NEWEST))]
    attached = [number for number, line in enumerate(text.splitlines(), 1) if "!annotation" in line]
    assert sorted(said) == [(RULE, number) for number in attached]


if __name__ == "__main__":
    FILE.write_text("".join(f"{line(number, case)}\n" for number, case in CASES), encoding="utf-8")
    for _, one in CASES:
        if differs(one):
            sys.stdout.write(f"--- {one.rule} {one.llvm_version}: {said(one)}\n{with_attachments(one.text)}\n")
