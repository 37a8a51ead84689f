"""Each rule of the lint has functions that break it, with its name behind the line that does, and nothing else is said.

The texts are `rules/*.ll`; `tests.ll` is looked at as a test. `docs/lint.md` shows the functions (`lint_page.py`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lint_page import PAGE, RULES_FOLDER, expected, page

import irkit
from irkit.linter.rules import RULES

SAID = re.compile(r" ; ([a-z-]+: .*)$")
FILES = sorted(RULES_FOLDER.glob("*.ll"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_marked_is_found_and_nothing_else(path: Path) -> None:
    module = irkit.load(path)
    assert irkit.verify(module) == []
    found = [(problem.line, problem.rule) for problem in irkit.lint(module, tests=path.stem == "tests")]
    assert found == expected(path.read_text())


def test_each_rule_is_broken_somewhere() -> None:
    broken = {rule for path in FILES for _, rule in expected(path.read_text())}
    assert broken == set(RULES)


def test_bitcode_is_looked_at_as_text_is() -> None:
    path = RULES_FOLDER / "arithmetic.ll"
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.load(path)))
    assert [problem.rule for problem in irkit.lint(module)] == [rule for _, rule in expected(path.read_text())]


def test_the_page_shows_the_rules_as_they_are() -> None:
    assert PAGE.read_text() == page(), "python tests/linter/lint_page.py"


def test_vectors_are_poison_as_a_whole_only_where_all_that_they_take_is() -> None:
    text = """define i32 @f(<2 x i32> %v, i32 %a) {
  %s = shufflevector <2 x i32> %v, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %e = extractelement <2 x i32> %s, i32 0
  %q = udiv i32 %a, %e
  %i = insertelement <2 x i32> poison, i32 %q, i32 0
  %f = extractelement <2 x i32> %i, i32 0
  %r = udiv i32 %a, %f
  %t = shufflevector <2 x i32> poison, <2 x i32> poison, <2 x i32> zeroinitializer
  %g = extractelement <2 x i32> %t, i32 0
  %p = call i32 @llvm.ucmp.i32.i32(i32 %g, i32 %r)
  %u = udiv i32 %a, %p
  ret i32 %u
}
"""
    assert [(problem.line, problem.rule) for problem in irkit.lint(irkit.parse_assembly(text))] == [
        (11, "division-by-poison")
    ]


def test_where_rules_begin_and_end() -> None:
    """`limits.ll` has all that is said of a line behind it."""
    path = RULES_FOLDER.parent / "limits.ll"
    module = irkit.load(path)
    assert irkit.verify(module) == []
    said: dict[int, str] = {}
    for problem in irkit.lint(module):
        line = problem.line
        said[line] = f"{said[line]}; " if line in said else ""
        said[line] += f"{problem.rule}: {problem.message}"
    lines = path.read_text().splitlines()
    wanted = {number: found[1] for number, line in enumerate(lines, 1) if (found := SAID.search(line))}
    assert said == wanted


def test_a_size_of_an_allocation_that_the_call_does_not_give() -> None:
    """The call's type may be another than the function's, which says where the size is."""
    text = """declare ptr @made(i64, i64) allocsize(0, 1)
define void @f() {
  %none = call ptr @made()
  store i64 1, ptr %none
  %one = call ptr @made(i64 4)
  store i64 1, ptr %one
  %both = call ptr @made(i64 4, i64 1)
  store i64 1, ptr %both
  ret void
}
"""
    assert [(problem.line, problem.rule) for problem in irkit.lint(irkit.parse_assembly(text))] == [
        (3, "call-signature"),
        (5, "call-signature"),
        (8, "access-out-of-bounds"),
    ]


def test_how_many_is_unsigned() -> None:
    """Of an alloca, and of what `allocsize` names."""
    text = """declare ptr @made(i8) allocsize(0)
define void @f() {
  %some = alloca i8, i8 -1
  %last = getelementptr i8, ptr %some, i64 254
  store i8 1, ptr %last
  %behind = getelementptr i8, ptr %some, i64 255
  store i8 1, ptr %behind
  %more = call ptr @made(i8 -1)
  %end = getelementptr i8, ptr %more, i64 254
  store i8 1, ptr %end
  %after = getelementptr i8, ptr %more, i64 255
  store i8 1, ptr %after
  ret void
}
"""
    assert [(problem.line, problem.rule) for problem in irkit.lint(irkit.parse_assembly(text))] == [
        (7, "access-out-of-bounds"),
        (12, "access-out-of-bounds"),
    ]


def test_what_is_made_of_itself() -> None:
    """Control does not come there, and nothing is said; the look ends."""
    text = """define void @f() {
  %a = alloca i8
  ret void
dead:
  %p = getelementptr i8, ptr %p, i64 1
  %q = addrspacecast ptr addrspace(1) %r to ptr
  %r = addrspacecast ptr %q to ptr addrspace(1)
  store i8 1, ptr %p
  %v = load i8, ptr %q
  call void @llvm.lifetime.end.p0(ptr %p)
  br label %dead
}
"""
    assert irkit.lint(irkit.parse_assembly(text)) == []


def test_undefined_lanes_are_told_without_anything_undefined_before() -> None:
    text = """define <2 x i32> @f(<2 x i32> %a, <2 x i32> %v) {
  %x = add <2 x i32> %v, <i32 undef, i32 poison>
  %q = udiv <2 x i32> %a, %x
  ret <2 x i32> %q
}
"""
    assert [(problem.line, problem.rule) for problem in irkit.lint(irkit.parse_assembly(text))] == [
        (3, "division-by-poison")
    ]


@pytest.mark.parametrize("count", [63, 64])
def test_of_the_ends_of_an_object_the_first_64_are_looked_at(count: int) -> None:
    cases = " ".join([f"i32 {number}, label %b{number}" for number in range(count)])
    ends = "".join([f"b{number}:\n  call void @free(ptr %p)\n  ret i8 0\n" for number in range(count)])
    text = f"""declare void @free(ptr)
define i8 @f(ptr %p, i32 %n) {{
  switch i32 %n, label %other [ {cases} ]
{ends}other:
  call void @free(ptr %p)
  %x = load i8, ptr %p
  ret i8 %x
}}
"""
    found = [problem.rule for problem in irkit.lint(irkit.parse_assembly(text))]
    assert found == (["access-after-free"] if count < 64 else [])
