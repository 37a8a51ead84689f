"""`irkit llvm-diff` tells what LLVM's llvm-diff tells."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from diff_pairs import PAIRS

from irkit.cli.llvm import run_tool

LOOP = """
@g = internal constant i32 {0}
declare void @print(i32)
define i32 @f(i32 %n, ptr %p) {{
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %next = add i32 %i, {1}
  %value = load i32, ptr @g
  call void @print(i32 {2})
  %more = icmp {3} i32 %next, %n
  br i1 %more, label %head, label %exit
exit:
  switch i32 %n, label %last [ i32 1, label %last
    i32 {4}, label %other ]
other:
  store i32 {5}, ptr %p
  br label %last
last:
  ret i32 %next
}}
"""
BASE = ("5", "1", "%value", "slt", "2", "3")
CHANGES = [
    BASE,
    ("6", *BASE[1:]),
    (BASE[0], "2", *BASE[2:]),
    (*BASE[:2], "%i", *BASE[3:]),
    (*BASE[:3], "ult", *BASE[4:]),
    (*BASE[:4], "9", BASE[5]),
    (*BASE[:5], "%n"),
    ("5", "%i", "7", "ne", "4", "0"),
]
ONE = "define void @a() {\n  ret void\n}\ndeclare void @b()\ndefine void @0() {\n  ret void\n}\n"
OTHER = "define void @b() {\n  ret void\n}\ndefine void @c() {\n  ret void\n}\n"


def both(left: str, right: str, folder: Path) -> list[str]:
    (folder / "a.ll").write_text(left)
    (folder / "b.ll").write_text(right)
    return [str(folder / "a.ll"), str(folder / "b.ll")]


def test_values_of_other_names_are_the_same(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = LOOP.format(*BASE)
    assert run_tool("llvm-diff", both(text, text.replace("%next", "%renamed"), tmp_path), 22) == 0
    assert capfd.readouterr().err == ""


def test_what_differs_is_shown_with_its_block(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    changed = LOOP.format(*BASE[:5], "4")
    assert run_tool("llvm-diff", both(LOOP.format(*BASE), changed, tmp_path), 22) == 1
    assert capfd.readouterr().err.splitlines() == [
        "in function f:",
        "  in block %other:",
        "    >   store i32 4, ptr %p, align 4",
        "    <   store i32 3, ptr %p, align 4",
    ]


@pytest.mark.llvm(22)
@pytest.mark.parametrize(
    "left, right", [*[(LOOP.format(*BASE), LOOP.format(*change)) for change in CHANGES], (ONE, OTHER), *PAIRS]
)
def test_that_is_what_llvm_diff_says(left: str, right: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = both(left, right, tmp_path)
    status = run_tool("llvm-diff", files, 22)
    ours = capfd.readouterr().err
    theirs = subprocess.run(["llvm-diff-22", *files], check=False, capture_output=True)
    assert (status, ours) == (theirs.returncode, theirs.stderr.decode())
