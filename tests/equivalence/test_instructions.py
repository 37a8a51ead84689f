"""In which words two instructions differ: `instructions.txt` has both, and then each difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

ROWS = [line.split(" | ") for line in (Path(__file__).parent / "instructions.txt").read_text().splitlines()]
PLACE = "function @f, block %0, instruction 0"


def module(instruction: str) -> irkit.Module:
    head = "declare void @g(i32)\ndefine void @f(i32 %a, i32 %b, float %x, float %y, ptr %p) {\n"
    return irkit.parse_assembly(f"{head}  {instruction}\n  ret void\n}}\n", llvm_version=22)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_each_difference_is_told(row: list[str]) -> None:
    before, after, *said = row
    found = [str(one).removeprefix(PLACE).lstrip(", ") for one in irkit.differences(module(before), module(after))]
    assert found == said
    assert irkit.differences(module(before), module(before)) == []
    turned = [one.kind for one in irkit.differences(module(after), module(before))]
    assert len(turned) == len(said)


DEBUGGED = """define void @f() !dbg !3 {{
  ret void{}
}}
@g = global i32 0{}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "x.c", directory: "/")
!2 = !{{i32 2, !"Debug Info Version", i32 3}}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{{}}
"""


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (
            ("", ""),
            (", !dbg !DILocation(line: 2, column: 3, scope: !3)", ""),
            [("function @f, block %0, instruction 0, !dbg", "nothing", "!DILocation(line: 2, column: 3)")],
        ),
        (("", ""), ("", ", !a !5"), [("global @g, !a", "nothing", "!{}")]),
        (
            ("", ", !a !{i32 1}"),
            ("", ", !b !5"),
            [("global @g, !a", "!{i32 1}", "nothing"), ("global @g, !b", "nothing", "!{}")],
        ),
    ],
)
def test_what_one_side_lacks(before: tuple[str, str], after: tuple[str, str], said: list[tuple[str, str, str]]) -> None:
    left, right = (irkit.parse_assembly(DEBUGGED.format(*one), "m", 22) for one in (before, after))
    assert [str(one) for one in irkit.differences(left, right)] == [f"{where}: {a} became {b}" for where, a, b in said]
    assert [str(one) for one in irkit.differences(right, left)] == [f"{where}: {b} became {a}" for where, a, b in said]
