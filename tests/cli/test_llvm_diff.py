"""`irkit llvm-diff` tells what LLVM's llvm-diff tells."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest
from diff_pairs import PAIRS

import irkit
from irkit.cli.llvm import run_tool
from irkit.cli.llvm.structure.queue import BlockQueue

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


LEFT = """define void @f() {
  ret void
}
declare void @g()
define i32 @h(i32 %x) {
  ret i32 %x
}
define void @left() {
  ret void
}
@v = global i32 0
"""
RIGHT = """define void @f() {
  unreachable
}
define void @g() {
  ret void
}
declare i32 @h(i32)
define void @right() {
  ret void
}
@v = global i32 0
"""
OF_F = "in function f:\n  in block %0 / %0:\n    >   unreachable\n    <   ret void\n"
OF_G = "in function g:\n  left function is declaration, right function is definition\n"
OF_H = "in function h:\n  right function is declaration, left function is definition\n"
ONE_SIDED = "function @left exists only in left module\nfunction @right exists only in right module\n"
# The functions that are named, the exit status, and what llvm-diff-22 says.
NAMED = [
    ("f", 1, OF_F),
    ("@f", 1, OF_F),
    ("g", 1, OF_G),
    ("h", 1, OF_H),
    ("v", 0, "No function named @v in either module\n"),
    ("none", 0, "No function named @none in either module\n"),
    ("left", 0, "No function named @left in right module\n"),
    ("right", 0, "No function named @right in left module\n"),
    ("f none g", 1, f"{OF_F}No function named @none in either module\n\n{OF_G}"),
    ("", 1, f"{ONE_SIDED}{OF_F}\n{OF_G}\n{OF_H}"),
]


@pytest.mark.parametrize(("names", "status", "said"), NAMED, ids=[row[0] for row in NAMED])
def test_functions_that_are_named(
    names: str, status: int, said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    files = both(LEFT, RIGHT, tmp_path)
    assert run_tool("llvm-diff", [*files, *names.split()], 22) == status
    assert capfd.readouterr().err == said


def test_one_file_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run_tool("llvm-diff", both(LEFT, RIGHT, tmp_path)[:1], 22) == 1
    assert capfd.readouterr().err == (
        "llvm-diff: Not enough positional command line arguments specified!\n"
        "Must specify at least 2 positional arguments: See: llvm-diff --help\n"
    )


RELOCATED = """declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare void @callee()
declare i32 @personality(...)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" personality ptr @personality {
  %token = invoke token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
          to label %normal unwind label %unwind
normal:
  ret ptr addrspace(1) null
unwind:
  %pad = landingpad token
          cleanup
  %moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %pad, i32 0, i32 PLACE)
  ret ptr addrspace(1) %moved
}
"""  # noqa: E501 - one instruction a line


def test_what_is_relocated_on_the_way_out(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """As llvm-diff-22 shows it."""
    assert (
        run_tool("llvm-diff", both(RELOCATED.replace("PLACE", "0"), RELOCATED.replace("PLACE", "1"), tmp_path), 22) == 1
    )
    said = capfd.readouterr().err
    assert [line.rpartition(" ; ")[2] for line in said.splitlines() if "relocate" in line] == ["(%a, %b)", "(%a, %a)"]


def test_the_pair_that_waits_for_least_comes_first() -> None:
    """Whatever the order in which they come; a block's predecessors may be seen meanwhile."""
    function = irkit.parse_assembly(
        f"define void @f() {{\n{''.join(f'b{n}: ret void ' for n in range(9))}}}"
    ).functions["f"]
    blocks = function.blocks
    for seed in range(60):
        waits = {block: random.Random(f"{seed}{block.name}").randrange(30) for block in blocks}
        queue = BlockQueue(waits.__getitem__)
        for block in blocks:
            queue.insert((block, block))
        assert [waits[queue.take()[0]] for _ in blocks] == sorted(waits.values())
