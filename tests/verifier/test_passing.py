"""What is just within the bounds of a rule: the verifier has nothing to say of it, as LLVM has not. `bounds.ll` and
`edges.ll` have more, and what is just beyond them, in the form of the texts under `rules`; `within` is no rule."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from cases import NEWEST, Case, cases_in
from test_after import RULE, with_attachments

import irkit

LOAD = "define void @f(ptr %p) {{\n  %x = load {0}\n  ret void\n}}\n"
TEXTS = {
    "fields at one place": LOAD.format("i32, ptr %p, !tbaa !0")
    + '!0 = !{!1, !2, i64 0}\n!1 = !{!"union", !2, i64 0, !2, i64 0}\n!2 = !{!"int", !3, i64 0}\n!3 = !{!"root"}\n',
    "an array of unknown length": '!named = !{!0, !1}\n!0 = !DISubrange(count: -1)\n!1 = !DIBasicType(name: "int")\n',
    "address spaces": LOAD.format("i32, ptr %p, !noalias.addrspace !0") + "!0 = !{i32 5, i32 6}\n",
    "a range of all but one": LOAD.format("i8, ptr %p, !range !0") + "!0 = !{i8 1, i8 0}\n",
    "ranges side by side": LOAD.format("i8, ptr %p, !range !0") + "!0 = !{i8 0, i8 1, i8 2, i8 3}\n",
    "an assumption of two": "define void @f(ptr %p) {\n"
    '  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 1), "nonnull"(ptr %p) ]\n  ret void\n}\n'
    "declare void @llvm.assume(i1)\n",
    "alignment of 1 << 32": LOAD.format("i8, ptr %p, align 4294967296"),
    "the exception that a catchpad has": "declare i32 @personality(...)\ndeclare void @g()\n"
    "declare ptr @llvm.eh.exceptionpointer.p0(token)\n"
    "define void @f() personality ptr @personality {\n  invoke void @g() to label %out unwind label %pads\n"
    "pads:\n  %s = catchswitch within none [label %pad] unwind to caller\n"
    "pad:\n  %t = catchpad within %s []\n  %p = call ptr @llvm.eh.exceptionpointer.p0(token %t)\n"
    "  catchret from %t to label %out\nout:\n  ret void\n}\n",
    "a splice of two scales": "define void @f(<vscale x 4 x i32> %v) vscale_range(2,4) {\n"
    "  %a = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %v, <vscale x 4 x i32> %v, i32 -8)\n"
    "  %b = call <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32> %v, <vscale x 4 x i32> %v, i32 7)\n"
    "  ret void\n}\n"
    "declare <vscale x 4 x i32> @llvm.vector.splice.nxv4i32(<vscale x 4 x i32>, <vscale x 4 x i32>, i32)\n",
    "an alias of what is behind a block": "@a = alias i8, ptr getelementptr (i8, ptr blockaddress(@f, %b), i64 1)\n"
    "define void @f() {\n  br label %b\nb:\n  ret void\n}\n",
    "arguments made ready, and given up": "declare token @llvm.call.preallocated.setup(i32)\n"
    "declare ptr @llvm.call.preallocated.arg(token, i32)\ndeclare void @llvm.call.preallocated.teardown(token)\n"
    "declare void @takes(ptr preallocated(i32))\ndefine void @f(i1 %c) {\n"
    "  %t = call token @llvm.call.preallocated.setup(i32 1)\n"
    "  %p = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)\n"
    "  br i1 %c, label %a, label %b\na:\n"
    '  call void @takes(ptr preallocated(i32) %p) [ "preallocated"(token %t) ]\n  ret void\n'
    "b:\n  call void @llvm.call.preallocated.teardown(token %t)\n  ret void\n}\n",
    "a branch that weighs nothing": "define void @f(i1 %c) {\n"
    "  br i1 %c, label %a, label %a, !prof !0\na:\n  ret void\n}\n"
    '!0 = !{!"branch_weights", i32 0, i32 1}\n',
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_nothing_is_said_of_it(text: str) -> None:
    assert irkit.verify(irkit.parse_assembly(text, "x.ll", 22)) == []


@pytest.mark.recorded
@pytest.mark.llvm(22)
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_llvm_takes_it(text: str) -> None:
    subprocess.run(["llvm-as-22", "-", "-o", "/dev/null"], input=text.encode(), check=True)


WITHIN = "within"
BOUNDS = cases_in([Path(__file__).with_name(name) for name in ("bounds.ll", "edges.ll")])


@pytest.mark.parametrize("case", BOUNDS, ids=[f"{case.rule}-{place}" for place, case in enumerate(BOUNDS)])
def test_within_and_beyond(case: Case) -> None:
    module = irkit.parse_assembly(case.text, "x.ll", case.llvm_version, upgrade_debug_info=False)
    assert {problem.rule for problem in irkit.verify(module)} == {case.rule} - {WITHIN} | case.others


def test_attachments_of_what_is_right_are_looked_at() -> None:
    for case in BOUNDS:
        if case.rule == WITHIN:
            text = with_attachments(case.text)
            module = irkit.parse_assembly(text, "x.ll", case.llvm_version, upgrade_debug_info=False)
            count = text.count(f"!{RULE[: RULE.index('-')]} !900")
            assert [problem.rule for problem in irkit.verify(module)] == [RULE] * count, case.text


@pytest.mark.recorded
@pytest.mark.llvm
def test_llvm_takes_what_is_within() -> None:
    taken = [case for case in BOUNDS if case.llvm_version <= NEWEST and is_taken(case)]
    assert taken == [case for case in BOUNDS if case.llvm_version <= NEWEST and case.rule == WITHIN]


def is_taken(case: Case) -> bool:
    keeps = ("-disable-auto-upgrade-debug-info",) if case.llvm_version > 16 else ()  # drops no broken debug info
    command = [f"llvm-as-{case.llvm_version}", *keeps, "-", "-o", "/dev/null"]
    done = subprocess.run(command, input=case.text.encode(), capture_output=True, check=False)
    return done.returncode == 0 and b"ignoring invalid debug info" not in done.stderr


def test_a_generic_subrange_of_old_has_a_count_or_an_upper_bound() -> None:
    text = "!named = !{{!0}}\n!0 = !DIGenericSubrange({0}lowerBound: !1, stride: !1)\n!1 = !DIExpression()\n"
    for bounds, rules in (("", ["di-generic-neither"]), ("count: !1, ", []), ("upperBound: !1, ", [])):
        module = irkit.parse_assembly(text.format(bounds), "x.ll", 16, upgrade_debug_info=False)
        assert [problem.rule for problem in irkit.verify(module)] == rules
