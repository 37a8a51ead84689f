"""What the walk over bodies gives and takes: alignments that a file does not say, and debug info of another version
wherever a body has some."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

FOLDER = Path(__file__).parent


def test_alignments_that_a_file_does_not_say() -> None:
    """`unaligned.bc` is of llvm-as-9, and `unaligned.ll` of llvm-dis-22."""
    module = irkit.parse_bitcode((FOLDER / "unaligned.bc").read_bytes(), "unaligned.bc")
    irkit.upgrade(module, 22)
    expected = (FOLDER / "unaligned.ll").read_text(encoding="utf-8")
    assert irkit.to_assembly(module).split("\n")[1:] == expected.split("\n")[1:]


def test_hints_of_loops() -> None:
    """In `loop_hints.bc`, of llvm-as-13 with other names in their places, the first names of hints stay what they are,
    as `loop_hints.ll` of llvm-dis-22 has them; they are renamed where metadata strings are of old."""
    data = (FOLDER / "loop_hints.bc").read_bytes()
    module = irkit.parse_bitcode(data, "loop_hints.bc")
    irkit.upgrade(module, 22)
    expected = (FOLDER / "loop_hints.ll").read_text(encoding="utf-8")
    assert irkit.to_assembly(module).split("\n")[1:] == expected.split("\n")[1:]
    module = irkit.parse_bitcode(data, "loop_hints.bc")
    module.provenance.has_old_loop_hints = True
    irkit.upgrade(module, 22)
    assert irkit.verify(module) == []
    lines = irkit.to_assembly(module).split("\n")
    assert [line.partition("!llvm.loop ")[2] for line in lines if "!llvm.loop" in line] == HINTED
    assert [line for line in lines if line.startswith("!")] == NODES


HINTED = ["!0", "!8, !other !1", "!13", "!0"]
NODES = [
    "!0 = !{!1, !6, !7, !4, !5}",
    "!1 = distinct !{!1, !2, !3, !4, !5}",
    '!2 = !{!"llvm.vectorizer.unroll", i32 4}',
    '!3 = !{!"llvm.vectorizer.width", i32 8, i32 9}',
    '!4 = !{!"llvm.loop.unroll.disable"}',
    "!5 = !{i32 5}",
    '!6 = !{!"llvm.loop.interleave.count", i32 4}',
    '!7 = !{!"llvm.loop.vectorize.width", i32 8, i32 9}',
    "!8 = !{!9, !6, !10, !12}",
    "!9 = distinct !{!9, !2, !10, !11}",
    "!10 = !{}",
    '!11 = !{!"llvm.vectorizer.enable", i1 true}',
    '!12 = !{!"llvm.loop.vectorize.enable", i1 true}',
    "!13 = distinct !{!13, !4}",
]
BODY = """define void @f(i32 %x) {{
  {0}
}}
define void @g(i32 %x) {{
  ret void
}}
!llvm.module.flags = !{{!0}}
!llvm.dbg.cu = !{{!1}}
!0 = !{{i32 2, !"Debug Info Version", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{{}}
!6 = !DILocation(line: 1, scope: !3)
!7 = !DILocalVariable(name: "x", scope: !3)
!8 = distinct !DIAssignID()
"""
TOLD = {
    "a location": ("ret void, !dbg !6", True),
    "a record": ("#dbg_value(i32 %x, !7, !DIExpression(), !6)\n  ret void", True),
    "an assignment": ("%p = alloca i32, align 4, !DIAssignID !8\n  ret void", True),
    "a location with more": ("ret void, !other !5, !dbg !6", True),
    "another": ("ret void, !other !5", False),
}


@pytest.mark.parametrize("what", TOLD)
def test_debug_info_of_no_version(what: str) -> None:
    body, goes = TOLD[what]
    module = irkit.parse_assembly(BODY.format(body).replace("i32 %x) {", "i32 %x) !dbg !3 {", 1), "m", 22)
    module.named_metadata[:] = [node for node in module.named_metadata if node.name != "llvm.module.flags"]
    again = irkit.parse_bitcode(irkit.to_bitcode(module), "m")
    irkit.upgrade(again, 22)
    text = irkit.to_assembly(again)
    assert [word for word in ("#dbg", "!dbg", "!DI", "llvm.dbg") if word in text] == []
    assert ("!other" in text) == ("!other" in body)
    assert (again.functions["f"].instructions[-1].metadata.get("dbg") is None) or not goes
