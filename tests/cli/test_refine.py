"""`irkit refine`: what is compared, what is said, the exit status."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from commands import MODULES, golden

from irkit.cli import command

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
