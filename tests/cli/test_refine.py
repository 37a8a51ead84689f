"""`irkit refine`: what is compared, what is said, the exit status."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from commands import MODULES, golden

from irkit.cli.commands import command

pytest.importorskip("z3")

BEFORE = """define i8 @kept(i8 %x) {
  %r = mul i8 %x, 2
  ret i8 %r
}
define i8 @wrong(i8 %x) {
  ret i8 %x
}
define double @open(double %x) {
  %r = call double @llvm.sin.f64(double %x)
  ret double %r
}
declare double @llvm.sin.f64(double)
"""
AFTER = BEFORE.replace("mul i8 %x, 2", "shl i8 %x, 1").replace("  ret i8 %x\n", "  ret i8 7\n")
ALONE = "define i8 @src(i8 %x) {\n  ret i8 %x\n}\ndefine i8 @tgt(i8 %x) {\n  ret i8 %x\n}\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in (("before.ll", BEFORE), ("after.ll", AFTER), ("alone.ll", ALONE)):
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def refine(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["refine", *arguments])


def test_functions_of_two_files(files: Path) -> None:
    result = refine("before.ll", "after.ll", "--function", "kept")
    assert (result.exit_code, result.stdout) == (0, "@kept: refines\n")
    result = refine("before.ll", "after.ll", "--function", "kept", "--function", "wrong")
    assert result.exit_code == 1
    assert result.stdout.startswith("@kept: refines\n@wrong: fails")
    assert result.stdout.endswith("2 functions: 1 refines, 1 fails, 0 unknown\n")


def test_a_document(files: Path) -> None:
    result = refine("--json", "before.ll", "after.ll")
    assert [one["outcome"] for one in json.loads(result.stdout)][:2] == ["refines", "fails"]


def test_src_and_tgt_of_one_file(files: Path) -> None:
    assert refine("alone.ll").exit_code == 0


def test_what_a_program_makes_of_a_file(files: Path) -> None:
    script = "import sys; sys.stdout.write(sys.stdin.read().replace('mul i8 %x, 2', 'shl i8 %x, 1'))"
    (files / "change.py").write_text(script)
    result = refine("before.ll", "--pass", f"{sys.executable} change.py", "--function", "kept")
    assert (result.exit_code, result.stdout) == (0, "@kept: refines\n")


def test_what_fails_only_where_an_input_is_undef_says_so(files: Path) -> None:
    twice = ALONE.replace("@src(i8 %x) {\n  ret i8 %x", "@src(i8 %x) {\n  %y = shl i8 %x, 1\n  ret i8 %y")
    twice = twice.replace("@tgt(i8 %x) {\n  ret i8 %x", "@tgt(i8 %x) {\n  %y = add i8 %x, %x\n  ret i8 %y")
    (files / "twice.ll").write_text(twice)
    result = refine("twice.ll")
    assert result.exit_code == 1
    assert result.stdout.startswith(
        "@src: fails: only where an input is undef: the functions return different values\n"
    )
    assert result.stdout.endswith("\n1 fails only where an input is undef: --no-undef takes it that none is\n")
    [said] = json.loads(refine("twice.ll", "--json").stdout)
    assert (said["only_undef"], said["outcome"]) == (True, "fails")
    assert refine("twice.ll", "--no-undef").exit_code == 0


TARGETS = """target triple = "x86_64-unknown-linux-gnu"
define i64 @f(ptr %p) {
  %v = load i64, ptr %p
  %a = ptrtoint ptr %p to i64
  %t = mul i64 %v, 2
  %s = add i64 %t, %a
  ret i64 %s
}
"""
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"


def test_a_module_without_a_layout_has_that_of_the_program(files: Path) -> None:
    (files / "target.ll").write_text(TARGETS)
    line = f'target datalayout = "{LAYOUT}"'
    script = f"import sys; print('{line}'); sys.stdout.write(sys.stdin.read().replace('%t, %a', '%a, %t'))"
    (files / "change.py").write_text(script)
    result = refine("target.ll", "--pass", f"{sys.executable} change.py")
    assert (result.exit_code, result.output) == (0, "@f: refines\n")
    assert refine("target.ll", "--pass", "cat").exit_code == 0
    (files / "other.ll").write_text(f"{line}\n{TARGETS}")
    assert "do not compare" in refine("target.ll", "other.ll").stderr


@pytest.mark.llvm
@pytest.mark.parametrize("suffix", ["ll", "bc"])
def test_what_opt_makes_of_a_module_without_a_layout(files: Path, suffix: str) -> None:
    (files / "target.ll").write_text(TARGETS)
    assert CliRunner().invoke(command, ["as", "target.ll", "--llvm", "22"]).exit_code == 0
    result = refine(f"target.{suffix}", "--pass", "opt-22 -passes=instcombine")
    assert (result.exit_code, result.output) == (0, "@f: refines\n")


def test_a_program_gets_assembly_as_it_is(files: Path) -> None:
    (files / "float.ll").write_text(
        "define i1 @f(float %x) {\n  %c = fcmp one float %x, 0x7FF0000000000000\n  ret i1 %c\n}\n"
    )
    script = "import sys; text = sys.stdin.read(); assert '0x7FF0000000000000' in text; print(text)"
    (files / "same.py").write_text(script)
    assert refine("float.ll", "--pass", f"{sys.executable} same.py").exit_code == 0


def test_what_is_not_known_has_a_status_of_its_own(files: Path) -> None:
    (files / "other.ll").write_text(BEFORE.replace("@llvm.sin", "@llvm.cos"))
    result = refine("before.ll", "other.ll", "--function", "open")
    assert result.exit_code == 3
    assert result.stdout.startswith("@open: unknown")


def test_an_error_is_told_under_the_name_of_its_file(files: Path) -> None:
    (files / "broken.ll").write_text("define i8 @kept(\n")
    (files / "damaged.bc").write_bytes(b"BC\xc0\xde")
    for wrong, others in (("broken.ll", ":2:1: error"), ("damaged.bc", ": ")):
        for arguments in ((wrong, "after.ll"), ("before.ll", wrong), (wrong, "--pass", "cat")):
            result = refine(*arguments)
            assert result.exit_code == 1
            assert result.stderr.startswith(f"irkit: {wrong}{others}")
            assert "after.ll" not in result.stderr and "before.ll" not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("before.ll",), 1, "there are no functions @src and @tgt"),
        (("before.ll", "after.ll", "--function", "nothing"), 1, "there is no function nothing to compare"),
        (("before.ll", "missing.ll"), 1, "irkit: missing.ll: "),
        (("before.ll", "--pass", "/no/such/program"), 1, "'/no/such/program' cannot be run"),
        (("before.ll", "--pass", f"{sys.executable} -c 'raise SystemExit(4)'"), 1, "ended with status 4"),
        (("before.ll", "--pass", f"{sys.executable} -c 'print(1)'"), 1, "not LLVM bitcode"),
        (("before.ll", "after.ll", "--pass", "cat"), 2, "AFTER and --pass exclude each other"),
    ],
)
def test_what_cannot_be_compared(files: Path, arguments: tuple[str, ...], status: int, said: str) -> None:
    result = refine(*arguments)
    assert result.exit_code == status
    assert said in result.stderr


def test_a_file_of_several_modules(files: Path) -> None:
    for name in ("before", "after"):
        assert CliRunner().invoke(command, ["as", f"{name}.ll", "--llvm", "22"]).exit_code == 0
    (files / "both.bc").write_bytes(golden(MODULES))
    assert refine("both.bc", "after.bc").stderr.startswith("irkit: both.bc: 2 modules in one file")
    assert refine("after.bc", "both.bc").stderr.startswith("irkit: both.bc: 2 modules in one file")
    assert refine("before.bc", "after.bc", "--function", "kept").exit_code == 0
