"""Which loops are parallel by their metadata, as opt-22 prints them, and which node identifies a loop."""

from __future__ import annotations

import subprocess

import pytest

import irkit

# Metadata of the loop's latches, and of a load and a store in it; whether it is parallel.
LOOPS: list[tuple[str, str, str, str, bool]] = [
    ("!0", "!0", "!llvm.access.group !20", "!llvm.access.group !20", True),
    ("!0", "!0", "!llvm.access.group !20", "!llvm.access.group !21", False),
    ("!0", "!0", "!llvm.access.group !22", "!llvm.access.group !20", True),
    ("!0", "!0", "!llvm.access.group !23", "!llvm.access.group !20", False),
    ("!0", "!0", "!llvm.access.group !20", "!dbg !30", False),
    ("!0", "!0", "!dbg !30", "!llvm.access.group !20", False),
    ("!0", "!0", "!llvm.mem.parallel_loop_access !0", "!llvm.access.group !20", True),
    ("!0", "!0", "!llvm.mem.parallel_loop_access !24", "!llvm.access.group !20", True),
    ("!0", "!0", "!llvm.mem.parallel_loop_access !25", "!llvm.access.group !20", False),
    ("!0", "!0", "!llvm.access.group !21, !llvm.mem.parallel_loop_access !24", "!llvm.access.group !20", True),
    ("!1", "!1", "!llvm.access.group !20", "!llvm.access.group !21", True),
    ("!2", "!2", "!llvm.access.group !20", "!llvm.access.group !21", False),
    ("!2", "!2", "!llvm.access.group !20", "!llvm.access.group !20", True),
    ("!3", "!3", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("!3", "!3", "!llvm.mem.parallel_loop_access !3", "!llvm.mem.parallel_loop_access !3", True),
    ("!0", "!1", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("!0", "", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("", "!0", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("", "", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("!4", "!4", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("!5", "!5", "!llvm.access.group !20", "!llvm.access.group !20", False),
    ("!6", "!6", "!llvm.access.group !20", "!llvm.access.group !20", False),
]
NODES = """!0 = distinct !{!0, !10}
!1 = distinct !{!1, !11}
!2 = distinct !{!2, !10, !12}
!3 = distinct !{!3}
!4 = distinct !{!10}
!5 = distinct !{null, !10}
!6 = distinct !{!6, !13}
!10 = !{!"llvm.loop.parallel_accesses", !20}
!11 = !{!"llvm.loop.parallel_accesses", !21, !20}
!12 = !{!"llvm.loop.parallel_accesses", !21}
!13 = !{!"llvm.loop.other", !20}
!20 = distinct !{}
!21 = distinct !{}
!22 = !{!21, !20}
!23 = !{!21, !26}
!24 = !{!3, !0}
!25 = !{!3}
!26 = distinct !{}
!30 = distinct !{}
"""


def body(number: int) -> str:
    first, second, load, store, _ = LOOPS[number]
    mark = [f", !llvm.loop {one}" if one else "" for one in (first, second)]
    # `!dbg` stands for metadata of another kind.
    load, store = load.replace("!dbg", "!nosanitize"), store.replace("!dbg", "!nosanitize")
    return f"""define void @f{number}(ptr %p, i1 %c) {{
  br label %head
head:
  %v = load i32, ptr %p, {load}
  br i1 %c, label %a, label %b
a:
  %w = add i32 %v, 1
  br i1 %c, label %head, label %b{mark[0]}
b:
  store i32 1, ptr %p, {store}
  br i1 %c, label %head, label %end{mark[1]}
end:
  ret void
}}
"""


TEXT = "".join([body(number) for number in range(len(LOOPS))]) + NODES


def test_which_loops_are_parallel() -> None:
    functions = irkit.parse_assembly(TEXT, llvm_version=22).functions
    loops = [loop for function in functions for loop in irkit.LoopInfo(function)]
    assert [loop.is_annotated_parallel for loop in loops] == [row[4] for row in LOOPS]
    same = {number for number, row in enumerate(LOOPS) if row[0] == row[1] and row[0] in ("!0", "!1", "!2", "!3", "!6")}
    assert {number for number, loop in enumerate(loops) if loop.id is not None} == same


@pytest.mark.llvm(22)
def test_opt_says_the_same() -> None:
    command = ["opt-22", "-passes=print<loops>", "-disable-output", "-"]
    said = subprocess.run(command, input=TEXT, capture_output=True, text=True, check=True).stderr
    assert "".join([str(irkit.LoopInfo(one)) for one in irkit.parse_assembly(TEXT, llvm_version=22).functions]) == said


@pytest.mark.parametrize(
    "nodes",
    [
        "!0 = distinct !{!0, !1}\n!1 = !{}",
        "!0 = distinct !{!0, null}",
        '!0 = distinct !{!0, !"x"}',
        "!0 = distinct !{!0, !1}\n!1 = !{null}",
        '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.parallel_accesses", null}',
        "!0 = distinct !{}",
    ],
)
def test_wrong_nodes_say_nothing(nodes: str) -> None:
    text = f"""define void @f(ptr %p) {{
  br label %head
head:
  store i32 1, ptr %p, !llvm.access.group !0
  br label %head, !llvm.loop !0
}}
{nodes}
"""
    (loop,) = irkit.LoopInfo(irkit.parse_assembly(text, llvm_version=22).functions["f"])
    assert not loop.is_annotated_parallel
