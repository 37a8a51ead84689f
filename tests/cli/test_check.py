"""`irkit check` and `irkit fmt`, and the commands that take assembly as well as bitcode."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from commands import CALLS, FIXTURES, irkit

from irkit.releases import NEWEST

GOOD = "; a comment\n@x   = global i32 5\n"
BAD = "@x = global i32 0\n\tdefine i32 @f() {\n  ret i32 %y\n}\n"
FORMATTED = """; ModuleID = 'good.ll'
source_filename = "good.ll"

@x = global i32 5
"""


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "good.ll").write_text(GOOD)
    (tmp_path / "bad.ll").write_text(BAD)
    (tmp_path / "formatted.ll").write_text(FORMATTED)
    shutil.copy(FIXTURES / CALLS, tmp_path / "good.bc")
    return tmp_path


class TestCheck:
    def test_good_files_are_taken_in_silence(self, texts: Path) -> None:
        done = irkit("check", "good.ll", "good.bc", cwd=texts)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_errors_up_to_a_number(self, tmp_path: Path) -> None:
        bodies = "".join(f"define i32 @f{number}() {{\n  ret i32 %y\n}}\n" for number in range(30))
        (tmp_path / "many.ll").write_text(bodies)
        for options, count in (([], 20), (["--max-errors", "3"], 3), (["--max-errors", "0"], 30)):
            done = irkit("check", "many.ll", *options, cwd=tmp_path)
            assert (done.returncode, done.stderr.count(b"error: ")) == (1, count), options

    def test_an_error_comes_with_its_line_and_a_caret(self, texts: Path) -> None:
        done = irkit("check", "bad.ll", cwd=texts)
        assert done.returncode == 1
        assert done.stderr == (b"bad.ll:3:11: error: use of undefined value '%y'\n  ret i32 %y\n          ^~\n")

    def test_it_goes_on_after_an_error(self) -> None:
        text = """define i32 @f() {
  ret i32 %y
}
define void @right() { ret void }
define i32 @g(i32 %x) {
  %a = add i64 %x, 1
  %b = add i32 %none, 1
  ret i32 %b
}
define ptr @address() {
  ret ptr blockaddress(@f, %none)
}
define i32 @h() {
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  ret i32 %a
}
"""
        done = irkit("check", input=text.encode())
        places = [line.split(b": error: ")[0] for line in done.stderr.splitlines() if b": error: " in line]
        assert places == [b"<stdin>:2:11", b"<stdin>:6:16", b"<stdin>:7:16", b"<stdin>:11:28", b"<stdin>:14:3"]

    @pytest.mark.parametrize(
        ("body", "lines"),
        [
            (
                "%a = add i64 %x, 1\n  %b = add i32 %a, 1\n  %c = add i32 %none, 1\n  ret i32 %b",
                [2, 4],
            ),  # %a may be right
            ("%a = ad i32 %x, 1\n  %b = mul i32 %x, i32 2\n  ret i32 %b", [2, 3]),  # errors of syntax
            ("switch i32 %x, label %d [\n    i64 0, label %d\n  ]\nd:\n  ret i64 1", [3, 6]),
            ("br label %none\nd:\n  %b = add i32 %x, 1.0\n  br label %e\ne: ret i32 none", [2, 4, 6]),
            ("%a = add i32 %x, 1\nd:\n  ret i64 1", [3, 4]),  # a block without its end
            ("%1 = add i64 %x, 1\n  %2 = add i32 %x, 1\n  ret i64 %2", [2, 4]),
            ('%"a b" = add i64 %x, 1\n  call void @f(i32\n    %"a b")\n  store i32 %x, ptr %x\n  ret i32 0', [2, 5]),
            ("%a = add i64 %x, 1\n  ret i32", [2, 4]),  # where an instruction lacks a part, the next line is to blame
            ("%a = add i64 %x, 1\n  switch i32 %x, label %d [\nd:\n  %b = mul i64 %x, 1\n  ret i32 %b", [2, 4, 5]),
            ("ret i32 %x\n", []),
        ],
    )
    def test_it_goes_on_within_a_body_with_what_does_not_follow(self, body: str, lines: list[int]) -> None:
        text = f"define i32 @f(i32 %x) {{\n  {body}\n}}\n"
        done = irkit("check", input=text.encode())
        found = [line.split(b":")[1] for line in done.stderr.splitlines() if b": error: " in line]
        assert [int(one) for one in found] == lines, done.stderr.decode()

    def test_functions_behind_one_that_ends_early_are_looked_at(self) -> None:
        text = b"define i32 @f() {\n  ret i32\n}\ndefine i32 @g(i32 %x) {\n  %a = ad i32 %x, 1\n  ret i32 %a\n}\n"
        done = irkit("check", input=text)
        found = [line.split(b":")[1] for line in done.stderr.splitlines() if b": error: " in line]
        assert found == [b"3", b"5"]
        assert b"unreachable" not in done.stderr  # what is put in to go on is not told

    def test_an_error_in_no_body_is_the_last(self) -> None:
        done = irkit("check", input=b"@x = global i32 %y\ndefine void @f() {\n  ret i32 1\n}\n")
        assert done.stderr.count(b": error: ") == 1

    def test_standard_input(self) -> None:
        done = irkit("check", input=BAD.encode())
        assert done.returncode == 1
        assert done.stderr.startswith(b"<stdin>:3:11: error: ")

    @pytest.mark.parametrize("jobs", ["1", "2"])
    def test_json_has_positions_in_the_order_of_the_files(self, texts: Path, jobs: str) -> None:
        done = irkit("check", "--json", "-j", jobs, "none.ll", "good.ll", "bad.ll", cwd=texts)
        assert (done.returncode, done.stderr) == (1, b"")
        assert json.loads(done.stdout) == [
            {
                "file": "none.ll",
                "line": None,
                "column": None,
                "end": None,
                "message": "No such file or directory",
                "notes": [],
            },
            {
                "file": "bad.ll",
                "line": 3,
                "column": 11,
                "end": 13,
                "message": "use of undefined value '%y'",
                "notes": [],
            },
        ]

    def test_json_of_good_files_is_an_empty_list(self, texts: Path) -> None:
        assert json.loads(irkit("check", "--json", "good.ll", cwd=texts).stdout) == []

    def test_several_files_are_counted(self, texts: Path) -> None:
        done = irkit("check", "good.ll", "bad.ll", cwd=texts)
        assert done.stderr.endswith(b"irkit: 1 of 2 files failed\n")

    def test_the_release_matters(self, texts: Path) -> None:
        (texts / "gap.ll").write_text("@1 = global i8 0\n")
        assert irkit("check", "gap.ll", cwd=texts).returncode == 0
        assert irkit("check", "--llvm", "14", "gap.ll", cwd=texts).returncode == 1


class TestFmt:
    def test_one_file_is_printed(self, texts: Path) -> None:
        done = irkit("fmt", "good.ll", cwd=texts)
        assert (done.returncode, done.stdout.decode()) == (0, FORMATTED)
        assert (texts / "good.ll").read_text() == GOOD

    def test_the_module_keeps_the_name_that_the_text_says(self, texts: Path) -> None:
        assert irkit("fmt", "formatted.ll", cwd=texts).stdout.decode() == FORMATTED

    def test_in_place(self, texts: Path) -> None:
        assert irkit("fmt", "-i", "good.ll", "formatted.ll", cwd=texts).returncode == 0
        assert (texts / "good.ll").read_text() == FORMATTED

    def test_check_says_which_files_are_not_formatted(self, texts: Path) -> None:
        done = irkit("fmt", "--check", "good.ll", "formatted.ll", cwd=texts)
        assert done.returncode == 1
        assert done.stderr == b"irkit: good.ll: not formatted\nirkit: 1 of 2 files failed\n"
        assert irkit("fmt", "--check", "formatted.ll", cwd=texts).returncode == 0

    def test_bitcode_is_refused(self, texts: Path) -> None:
        done = irkit("fmt", "good.bc", cwd=texts)
        assert (done.returncode, done.stdout) == (1, b"")
        assert b"this is not LLVM assembly" in done.stderr

    @pytest.mark.parametrize("options", [["-i", "--check", "good.ll"], ["good.ll", "formatted.ll"], ["-i"]])
    def test_wrong_usage(self, texts: Path, options: list[str]) -> None:
        assert irkit("fmt", *options, cwd=texts).returncode == 2


class TestEitherFormat:
    def test_info(self, texts: Path) -> None:
        done = irkit("info", "good.ll", cwd=texts)
        assert done.returncode == 0
        assert f"LLVM version:    {NEWEST}".encode() in done.stdout
        assert b"variables:       1 defined, 0 declared" in done.stdout

    def test_symbols(self, texts: Path) -> None:
        assert irkit("symbols", "good.ll", cwd=texts).stdout.split() == [
            b"D",
            b"variable",
            b"external",
            b"default",
            b"x",
        ]

    def test_stats_are_those_of_the_bitcode(self, texts: Path) -> None:
        from_text = irkit("stats", "good.ll", cwd=texts)
        assert irkit("as", "good.ll", "-o", "made.bc", cwd=texts).returncode == 0
        from_bitcode = irkit("stats", "made.bc", cwd=texts)
        assert from_text.returncode == 0
        assert from_text.stdout.replace(b"good.ll", b"made.bc") == from_bitcode.stdout


INVALID = """define i32 @f(i32 %x) {
  %a = add i32 %b, 1
  %b = add i32 %x, 1
  ret i32 %a
}
"""


class TestVerify:
    def test_valid_files_are_taken_in_silence(self, texts: Path) -> None:
        done = irkit("verify", "good.ll", "good.bc", cwd=texts)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_a_problem_comes_with_its_line_its_path_and_its_rule(self) -> None:
        done = irkit("verify", input=INVALID.encode())
        assert done.returncode == 1
        assert done.stderr.decode() == (
            "<stdin>:2:3: error: Instruction does not dominate all uses!\n"
            "  %a = add i32 %b, 1\n"
            "  ^~~~~~~~~~~~~~~~~~\n"
            "note: in function @f, block %0, %a = add i32 %b, 1\n"
            "note: the rule is 'dominance'\n"
        )

    def test_json_of_bitcode_has_no_lines(self, tmp_path: Path) -> None:
        (tmp_path / "x.ll").write_text(INVALID)
        assert irkit("as", "--no-verify", "x.ll", cwd=tmp_path).returncode == 0
        done = irkit("verify", "--json", "-j", "2", "x.bc", "x.ll", cwd=tmp_path)
        rows = json.loads(done.stdout)
        assert done.returncode == 1
        assert [(row["file"], row["rule"], row["line"]) for row in rows] == [
            ("x.bc", "dominance", None),
            ("x.ll", "dominance", 2),
        ]

    def test_as_many_problems_as_asked_for(self) -> None:
        text = INVALID + INVALID.replace("@f", "@g")
        assert len(json.loads(irkit("verify", "--json", input=text.encode()).stdout)) == 2
        assert len(json.loads(irkit("verify", "--json", "--limit", "1", input=text.encode()).stdout)) == 1

    def test_a_file_that_cannot_be_read_fails(self, tmp_path: Path) -> None:
        done = irkit("verify", "none.ll", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (1, b"irkit: none.ll: No such file or directory\n")


class TestInvalidModules:
    def test_check_says_what_the_verifier_says(self) -> None:
        done = irkit("check", input=INVALID.encode())
        assert done.returncode == 1
        assert done.stderr.startswith(b"<stdin>:2:3: error: Instruction does not dominate all uses!\n")

    def test_as_refuses_them_unless_told_otherwise(self, tmp_path: Path) -> None:
        (tmp_path / "x.ll").write_text(INVALID)
        done = irkit("as", "x.ll", cwd=tmp_path)
        assert done.returncode == 1
        assert b"x.ll:2:3: error: Instruction does not dominate all uses!" in done.stderr
        assert not (tmp_path / "x.bc").exists()
        assert irkit("as", "--no-verify", "x.ll", cwd=tmp_path).returncode == 0
        assert (tmp_path / "x.bc").exists()
