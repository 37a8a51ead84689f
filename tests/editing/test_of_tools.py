"""irkit makes what LLVM's tools make of globals that belong together for many reasons: `taken_apart.ll`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

import irkit
from irkit.cli.commands import command

TEXT = (Path(__file__).parent / "taken_apart.ll").read_text(encoding="utf-8")
IFUNCS = """@chosen = ifunc i32 (i32), ptr @resolver
@local = internal ifunc i32 (i32), ptr @resolver
@chosen.alias = alias i32 (i32), ptr @chosen
define i32 @main() {
  %r = call i32 @chosen(i32 4)
  %s = call i32 @local(i32 4)
  ret i32 %r
}
define i32 @first(i32 %x) {
  ret i32 %x
}
define internal ptr @resolver() {
  ret ptr @first
}
"""
SPLITS = """
-j1
-j2
-j3
-j5
-j12
-j3 --preserve-locals
-j6 --preserve-locals
-j3 --round-robin
-j7 --round-robin
-j5 --round-robin --preserve-locals
"""
WRITTEN = """
opt -passes=globaldce
opt -passes=strip-dead-prototypes
opt -passes=internalize
opt -passes=internalize,globaldce
opt -passes=internalize -internalize-public-api-list=main,group,of.place,same,lone
opt -passes=strip
opt -passes=instnamer
opt -passes=name-anon-globals
llvm-extract --func=first
llvm-extract --func=main --recursive
llvm-extract --func=.second --recursive
llvm-extract --func=group.function --glob=group
llvm-extract --glob=places --delete
llvm-extract --glob=table --glob=available
llvm-extract --glob=llvm.global_ctors
llvm-extract --alias=of.group --alias=of.place
llvm-extract --ralias=of --func=spare
llvm-extract --func=elsewhere --func=recursive --func=dead
llvm-extract --func=main --delete
llvm-extract --func=helper --func=dead --func=spare --delete
llvm-extract --rglob=. --rfunc=.
"""
OF_UNITS = """
opt -passes=strip-dead-debug-info
llvm-extract --func=main
llvm-extract --glob=kept
llvm-extract --func=told
llvm-extract --func=plain
llvm-extract --func=quiet --glob=fixed
llvm-extract --func=main --delete
llvm-extract --glob=lost --delete
llvm-extract --glob=others --delete
llvm-extract --func=main --keep-const-init
llvm-extract --func=main --delete --keep-const-init
llvm-extract --glob=lost --func=quiet --delete
llvm-extract --func=plain --glob=kept --glob=lost --delete
"""
OF_IFUNCS = """
--func=main
--func=first --delete
--func=resolver
--alias=chosen.alias
--func=main --recursive
"""


def ours(*words: str) -> bytes:
    done = CliRunner().invoke(command, words)
    assert done.exit_code == 0, done.stderr
    return done.stdout_bytes


def text_of(version: int) -> str:
    """Before LLVM 22 an alias was not based on what is behind `addrspacecast`."""
    return TEXT if version >= 22 else re.sub(r"^@of\.space.*\n", "", TEXT, flags=re.MULTILINE)


@pytest.mark.llvm(19, 22)
@pytest.mark.parametrize("version", [19, 22])
@pytest.mark.parametrize("options", SPLITS.strip().split("\n"))
def test_the_parts(options: str, version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("in.ll").write_text(text_of(version))
    subprocess.run([f"llvm-split-{version}", *options.split(), "-o", "theirs", "in.ll"], check=True)
    ours("llvm-split", f"--llvm={version}", *options.split(), "-o", "ours", "in.ll")
    parts = sorted(Path().glob("theirs*"))
    assert len(parts) == len(list(Path().glob("ours*")))
    for part in parts:
        texts = [irkit.to_assembly(irkit.load(path)) for path in (part, part.name.replace("theirs", "ours"))]
        assert texts[0].partition("\n")[2] == texts[1].partition("\n")[2]


@pytest.mark.llvm(22)
@pytest.mark.parametrize("call", WRITTEN.strip().split("\n"))
def test_what_is_left(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("in.ll").write_text(TEXT)
    name, *options = call.split()
    theirs = subprocess.run([f"{name}-22", "-S", *options, "in.ll"], capture_output=True, check=True)
    assert ours(name, "--llvm=22", "-S", *options, "in.ll") == theirs.stdout


@pytest.mark.llvm(22)
@pytest.mark.parametrize("call", OF_UNITS.strip().split("\n"))
def test_what_is_left_of_debug_info(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which compile units stay, and what they list: `units.ll`."""
    monkeypatch.chdir(tmp_path)
    Path("in.ll").write_text((Path(__file__).parent / "units.ll").read_text())
    name, *options = call.split()
    theirs = subprocess.run([f"{name}-22", "-S", *options, "in.ll"], capture_output=True, check=True)
    assert ours(name, "--llvm=22", "-S", *options, "in.ll") == theirs.stdout


@pytest.mark.llvm(16)
def test_what_is_left_of_calls_that_tell_of_variables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("in.ll").write_text((Path(__file__).parent / "listed_arguments.ll").read_text())
    theirs = subprocess.run(["llvm-extract-16", "-S", "--func=told", "in.ll"], capture_output=True, check=True)
    assert ours("llvm-extract", "--llvm=16", "-S", "--func=told", "in.ll") == theirs.stdout


@pytest.mark.llvm(16, 22)
@pytest.mark.parametrize("version", [16, 22])
@pytest.mark.parametrize("options", OF_IFUNCS.strip().split("\n"))
def test_what_is_left_of_ifuncs(options: str, version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("in.ll").write_text(IFUNCS)
    called = [f"llvm-extract-{version}", "-S", *options.split(), "in.ll"]
    theirs = subprocess.run(called, capture_output=True, check=True)
    assert ours("llvm-extract", f"--llvm={version}", "-S", *options.split(), "in.ll") == theirs.stdout


def test_parts_with_ifuncs_are_modules() -> None:
    """LLVM's parts have ifuncs without resolvers, which it does not read."""
    whole = irkit.parse_assembly(IFUNCS, "in.ll", 22)
    parts = irkit.split(whole, 3)
    assert [problem for part in parts for problem in irkit.verify(part)] == []
    having = [[one.name for one in part.ifuncs] for part in parts]
    assert sorted(map(len, having)) == [0, 0, 2]
    irkit.link(*parts)
    assert [one.name for one in parts[0].ifuncs] == ["chosen", "local"]
