"""The commands that put modules together and take them apart: irkit link, llvm-extract, llvm-split, llvm-cat."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import irkit
from irkit.cli.commands import command

PARTS = """source_filename = "parts"

@shared = global i32 1
@table = internal constant [2 x i32] [i32 3, i32 4]
@other = alias i32, ptr @shared

define i32 @main() {
  %a = call i32 @helper(i32 2)
  %b = load i32, ptr @table
  %c = add i32 %a, %b
  ret i32 %c
}

define internal i32 @helper(i32 %x) {
  %y = load i32, ptr @shared
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @alone() {
  ret i32 7
}
"""
CALLER = "declare i32 @alone()\ndefine i32 @caller() {\n  %r = call i32 @alone()\n  ret i32 %r\n}\n"
TRIPLES = ('target triple = "x86_64-pc-linux-gnu"\n', 'target triple = "aarch64-linux-gnu"\n')


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "parts.ll").write_text(PARTS)
    (tmp_path / "caller.ll").write_text(CALLER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, list(arguments))


EXTRACTED = (
    ("--func=main",),
    ("--func=main", "--recursive"),
    ("--func=helper", "--delete"),
    ("--rfunc=^a", "--glob=table"),
    ("--alias=other", "--rglob=sha"),
    ("--glob=table", "--keep-const-init"),
)


@pytest.mark.llvm(22)
@pytest.mark.parametrize("arguments", EXTRACTED, ids=" ".join)
def test_llvm_extract_writes_what_llvms_does(arguments: tuple[str, ...], folder: Path) -> None:
    theirs = subprocess.run(["llvm-extract-22", "-S", *arguments, "parts.ll"], capture_output=True, check=True)
    ours = run("llvm-extract", "--llvm=22", "-S", *arguments, "parts.ll")
    assert ours.exit_code == 0
    assert ours.stdout_bytes == theirs.stdout
    for name, program in (("theirs.bc", None), ("ours.bc", run)):
        options = [*arguments, "parts.ll", "-o", name]
        if program is None:
            subprocess.run(["llvm-extract-22", *options], check=True)
        else:
            assert program("llvm-extract", "--llvm=22", *options).exit_code == 0
    assert (folder / "ours.bc").read_bytes() == (folder / "theirs.bc").read_bytes()


@pytest.mark.llvm(22)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--func=nothing",),
        ("--glob=main",),
        ("--alias=shared",),
        ("--rfunc=zzz",),
    ],
    ids=" ".join,
)
def test_what_llvm_extract_does_not_find(arguments: tuple[str, ...], folder: Path) -> None:
    theirs = subprocess.run(["llvm-extract-22", "-S", *arguments, "parts.ll"], capture_output=True, check=False)
    ours = run("llvm-extract", "--llvm=22", "-S", *arguments, "parts.ll")
    assert ours.exit_code == theirs.returncode == 1
    assert ours.stderr == theirs.stderr.decode().replace("llvm-extract-22", "llvm-extract")


def test_what_llvm_extract_refuses(folder: Path) -> None:
    said = run("llvm-extract", "--rfunc=(", "parts.ll")
    assert (said.exit_code, said.stderr.partition(":")[0]) == (1, "llvm-extract")
    assert "'(' invalid regex" in said.stderr
    said = run("llvm-extract", "--bb=main:nowhere", "parts.ll")
    assert (said.exit_code, "doesn't contain a basic block named 'nowhere'" in said.stderr) == (1, True)


@pytest.mark.llvm(22)
@pytest.mark.parametrize("arguments", [(), ("-j3",), ("-j2", "--preserve-locals"), ("-j2", "--round-robin")], ids=str)
def test_llvm_split_writes_what_llvms_does(arguments: tuple[str, ...], folder: Path) -> None:
    subprocess.run(["llvm-split-22", *arguments, "-o", "theirs", "parts.ll"], check=True)
    assert run("llvm-split", "--llvm=22", *arguments, "-o", "ours", "parts.ll").exit_code == 0
    count = len(list(folder.glob("theirs*")))
    assert count == len(list(folder.glob("ours*"))) >= 2
    for number in range(count):
        theirs, ours = (irkit.load(folder / f"{name}{number}") for name in ("theirs", "ours"))
        assert irkit.to_assembly(ours).partition("\n")[2] == irkit.to_assembly(theirs).partition("\n")[2]


def test_llvm_split_as_text_and_what_it_refuses(folder: Path) -> None:
    hidden = irkit.parse_assembly(PARTS.replace("internal", "hidden"), llvm_version=22)
    assert run("llvm-split", "--llvm=22", "-S", "-j1", "-o", "part", "parts.ll").exit_code == 0
    assert irkit.equivalent(irkit.load(folder / "part0"), hidden)
    assert "'none' value invalid for uint argument" in run("llvm-split", "-jnone", "parts.ll").stderr
    said = run("llvm-split", "--llvm=22", "--mtriple=x86_64", "parts.ll")
    assert (said.exit_code, "does not have --mtriple of LLVM 22" in said.stderr) == (1, True)


@pytest.mark.llvm(22)
def test_llvm_cat_of_texts_has_one_string_table(folder: Path) -> None:
    subprocess.run(["llvm-cat-22", "-o", "theirs.bc", "parts.ll", "caller.ll"], check=True)
    assert run("llvm-cat", "--llvm=22", "-o", "ours.bc", "parts.ll", "caller.ll").exit_code == 0
    names = [one.name for one in irkit.parse_bitcode_modules((folder / "ours.bc").read_bytes())[1].functions]
    assert names == ["alone", "caller"]
    theirs = irkit.parse_bitcode_modules((folder / "theirs.bc").read_bytes())
    for made, wanted in zip(irkit.parse_bitcode_modules((folder / "ours.bc").read_bytes()), theirs, strict=True):
        assert irkit.equivalent(made, wanted)


def test_llvm_cat_says_what_it_lacks(folder: Path) -> None:
    assert "for the -o option: must be specified at least once!" in run("llvm-cat", "parts.ll").stderr
    (folder / "cut.bc").write_bytes(b"BC\xc0\xde1234")
    assert run("llvm-cat", "-b", "-o", "both.bc", "cut.bc").exit_code == 1


@pytest.mark.llvm(22)
@pytest.mark.parametrize("arguments", [(), ("--only-needed",), ("--internalize",)], ids=str)
def test_irkit_link_writes_what_llvm_link_does(arguments: tuple[str, ...], folder: Path) -> None:
    command_line = ["llvm-link-22", "-S", *[f"-{one[2:]}" for one in arguments], "caller.ll", "parts.ll"]
    theirs = subprocess.run(command_line, capture_output=True, check=True).stdout
    ours = run("link", "--llvm", "22", "-S", *arguments, "caller.ll", "parts.ll")
    assert (ours.exit_code, ours.stdout_bytes) == (0, theirs)


@pytest.mark.llvm(22)
def test_irkit_link_of_bitcode_and_an_archive(folder: Path) -> None:
    for name in ("parts", "caller"):
        assert run("as", f"{name}.ll", "--llvm", "22").exit_code == 0
    subprocess.run(["llvm-ar-22", "rc", "library.a", "parts.bc"], check=True)
    command_line = ["llvm-link-22", "caller.bc", "library.a", "-o", "theirs.bc"]
    subprocess.run(command_line, check=True)
    assert run("link", "caller.bc", "library.a", "-o", "ours.bc").exit_code == 0
    ours, theirs = (irkit.to_assembly(irkit.load(folder / name)) for name in ("ours.bc", "theirs.bc"))
    assert ours.partition("\n")[2] == theirs.partition("\n")[2]


def test_what_irkit_link_says(folder: Path) -> None:
    said = run("link", "parts.ll", "parts.ll", "-o", "x.bc")
    assert (said.exit_code, said.stdout) == (1, "")
    assert said.stderr.startswith("irkit: ") and "symbol multiply defined" in said.stderr
    assert run("link", "missing.ll", "-o", "x.bc").stderr.startswith("irkit: missing.ll: ")
    for name, triple in zip(("one.ll", "two.ll"), TRIPLES, strict=True):
        (folder / name).write_text(triple)
    said = run("link", "one.ll", "two.ll", "-S")
    assert said.exit_code == 0
    assert said.stderr.startswith("warning: ") and "different target triples" in said.stderr
    assert run("link", "--suppress-warnings", "one.ll", "two.ll", "-S").stderr == ""


def test_irkit_link_lets_a_file_override(folder: Path) -> None:
    (folder / "mine.ll").write_text("define i32 @alone() {\n  ret i32 8\n}\n")
    said = run("link", "parts.ll", "--override", "mine.ll", "-S", "--llvm", "22")
    assert said.exit_code == 0
    assert "ret i32 8" in said.stdout and "ret i32 7" not in said.stdout
