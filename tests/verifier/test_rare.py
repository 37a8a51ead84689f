"""What texts seldom have, on both sides of a rule: `rare.txt` has the release, the rules that a text breaks, and it.

What few modules are without having been spoiled is made here.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.errors import IRKitError
from irkit.functions import Function

_CASE = re.compile(r"^;;; (\d+): (.*)\n((?:(?!;;; ).*\n)*)", re.MULTILINE)
CASES = _CASE.findall((Path(__file__).parent / "rare.txt").read_text(encoding="utf-8"))
ACCEPTED = "accepted"


def verdict(version: str, text: str) -> str:
    try:
        module = irkit.parse_assembly(text, "case.ll", int(version), upgrade_debug_info=False)
    except IRKitError:
        return "refused by the parser"
    return ", ".join(sorted({problem.rule for problem in irkit.verify(module)})) or ACCEPTED


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_the_verifier_says(number: int) -> None:
    version, said, text = CASES[number]
    assert verdict(version, text) == said


@pytest.mark.llvm(23)
def test_llvm_takes_the_same() -> None:
    wrong = []
    for version, said, text in CASES:
        options = ["-disable-auto-upgrade-debug-info"] if int(version) > 16 else []
        command = [f"llvm-as-{version}", "-", "-o", "/dev/null", *options]
        done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
        taken = done.returncode == 0 and b"ignoring invalid debug info" not in done.stderr
        if taken != (said == ACCEPTED):
            wrong.append(text)
    assert wrong == []


STATEPOINT = """declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @g(ptr addrspace(1))
define void @f(ptr addrspace(1) %p, i32 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(ARGUMENTS)
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, INDICES)
  ret void
}
"""
COMMON = "i64 0, i32 0, ptr elementtype(void (ptr addrspace(1))) @g, i32 {}, i32 0, ptr addrspace(1) %p, i32 0, i32 0"


@pytest.mark.parametrize(
    ("indices", "said"),
    [
        ("i32 5, i32 5", []),  # the pointer that is the callee's argument
        ("i32 5, i32 4", ["gc-relocate-pointer"]),
        ("i32 4, i32 5", ["gc-relocate-pointer"]),
        ("i32 5, i32 7", ["gc-relocate-pointer"]),
        ("i32 7, i32 5", ["gc-relocate-pointer"]),
        ("i32 5, i32 8", []),  # what is behind the arguments is none: nothing is known of it
        ("i32 8, i32 5", []),
        ("i32 9, i32 9", []),
    ],
)
def test_relocations_by_number_of_argument(indices: str, said: list[str]) -> None:
    text = STATEPOINT.replace("ARGUMENTS", COMMON.format(1)).replace("INDICES", indices)
    assert [problem.rule for problem in irkit.verify(irkit.parse_assembly(text, "case.ll", 22))] == said


SPLICE = """declare <2 x i32> @llvm.experimental.vector.splice.v2i32(<2 x i32>, <2 x i32>, i32)
define <2 x i32> @f(<2 x i32> %v, i32 %n) {
  %r = call <2 x i32> @llvm.experimental.vector.splice.v2i32(<2 x i32> %v, <2 x i32> %v, i32 NUMBER)
  ret <2 x i32> %r
}
"""


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (SPLICE.replace("NUMBER", "%n"), 16),
        (STATEPOINT.replace("ARGUMENTS", COMMON.format("%n")).replace("INDICES", "i32 5, i32 5"), 22),
    ],
)
def test_immediates_of_intrinsics_without_attributes(text: str, version: int) -> None:
    """Where no attribute asks for a number, there may be none, and what depends on it is not looked at."""
    module = irkit.parse_assembly(text, "case.ll", version)
    assert [problem.rule for problem in irkit.verify(module)] == ["immarg"]
    for function in module.functions:
        if isinstance(function, Function) and function.name.startswith("llvm."):
            function.attribute_list = None
    assert irkit.verify(module) == []


def test_an_offset_of_a_splice_that_is_no_number() -> None:
    """LLVM 22, which has two intrinsics in the place of this one, ends there as well."""
    with pytest.raises(IRKitError, match=r"Invalid llvm.vector.splice offset argument"):
        irkit.parse_assembly(SPLICE.replace("NUMBER", "%n"), "case.ll", 22)
    accepted = irkit.to_assembly(irkit.parse_assembly(SPLICE.replace("NUMBER", "-2"), "case.ll", 22))
    assert "@llvm.vector.splice.right.v2i32(<2 x i32> %v, <2 x i32> %v, i32 2)" in accepted
    accepted = irkit.to_assembly(irkit.parse_assembly(SPLICE.replace("NUMBER", "0"), "case.ll", 22))
    assert "@llvm.vector.splice.left.v2i32(<2 x i32> %v, <2 x i32> %v, i32 0)" in accepted
