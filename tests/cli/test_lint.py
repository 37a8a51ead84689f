"""`irkit lint` as a user meets it."""

from __future__ import annotations

import json
from pathlib import Path

from commands import irkit

POISON = """define i32 @f(i32 %a) {
  %wide = shl i32 %a, 32
  %more = add i32 %wide, 1
  %q = udiv i32 %a, %more
  ret i32 %q
}
"""


def test_a_finding_has_its_place_its_rule_and_the_way_of_the_poison(tmp_path: Path) -> None:
    (tmp_path / "poison.ll").write_text(POISON)
    done = irkit("lint", "poison.ll", cwd=tmp_path)
    assert done.returncode == 1
    said = done.stderr.decode()
    assert said.startswith("poison.ll:2:3: warning: the shift amount i32 32 is not below the width 32")
    assert said.endswith(
        """poison.ll:4:3: error: the divisor %more is poison
  %q = udiv i32 %a, %more
  ^~~~~~~~~~~~~~~~~~~~~~~
note: in function @f, block %0, %q = udiv i32 %a, %more
note: the rule is 'division-by-poison'
note: poison.ll:2:3: poison arises here: shifted by 32: %wide = shl i32 %a, 32
note: poison.ll:3:3: it takes poison on: %more = add i32 %wide, 1
"""
    )


def test_a_module_without_a_finding_is_passed() -> None:
    done = irkit("lint", input=b"define i32 @f(i32 %a, i32 %b) {\n  %q = udiv i32 %a, %b\n  ret i32 %q\n}\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_tests_are_asked_for_more() -> None:
    text = b"define i32 @f(i32 %a) {\n  %b = add i32 %a, undef\n  ret i32 %b\n}\n"
    assert irkit("lint", input=text).returncode == 0
    done = irkit("lint", "--tests", "--json", input=text)
    assert [one["rule"] for one in json.loads(done.stdout)] == ["test-undef"]


def test_the_source_line_is_told(tmp_path: Path) -> None:
    text = """define void @f() !dbg !4 {
  store i32 0, ptr null, !dbg !7
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !DIFile(filename: "null.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 4, column: 8, scope: !4)
"""
    [found] = json.loads(irkit("lint", "--json", input=text.encode()).stdout)
    assert (found["rule"], found["source"]) == ("null-pointer", "null.c:4:8")


def test_sarif_has_the_rules_the_places_and_the_chain(tmp_path: Path) -> None:
    (tmp_path / "poison x.ll").write_text(POISON)
    document = json.loads(irkit("lint", "--sarif", "poison x.ll", cwd=tmp_path).stdout)
    [run] = document["runs"]
    shift, division = run["results"]
    assert document["version"] == "2.1.0"
    assert run["tool"]["driver"]["rules"][division["ruleIndex"]]["id"] == division["ruleId"] == "division-by-poison"
    place = division["locations"][0]["physicalLocation"]
    assert (place["artifactLocation"]["uri"], place["region"]["startLine"]) == ("poison%20x.ll", 4)
    [flow] = division["codeFlows"][0]["threadFlows"]
    lines = [one["location"]["physicalLocation"]["region"]["startLine"] for one in flow["locations"]]
    assert lines == [2, 3, 4]
    assert "codeFlows" not in shift


def test_the_rules_are_listed() -> None:
    listed = irkit("lint", "--rules").stdout.decode().splitlines()
    assert any(line.startswith("null-pointer\terror\t") for line in listed)
    asked_for = [line.partition("\t")[0] for line in listed if "\twarning (--tests)\t" in line]
    words = ("undef", "null-access", "branch-on-undef", "poison-operand", "only-unreachable")
    assert asked_for == [f"test-{word}" for word in words]


def test_json_and_sarif_exclude_each_other() -> None:
    assert irkit("lint", "--json", "--sarif").returncode == 2
