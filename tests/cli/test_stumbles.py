"""What new users stumbled over, and the tests that it stays mended (here where no file is named).

| seen | held by |
|---|---|
| archives, objects with bitcode, `.rlib`, Metal and DXIL are refused | `tests/containers/test_containers.py`: |
| | `test_archive`, `test_archives_of_llvm_ar`, `test_objects_with_a_section_of_llvm_objcopy`; |
| | `tests/containers/test_devices.py`: `test_members_and_their_bitcode` |
| `info`, `symbols`, `stats`, `dump` take one file | `test_what_is_looked_at_may_be_many_files` |
| `info`, `symbols`, `diff`, `roundtrip` have no `--json` | `test_json.py`: `test_documents_fit_their_schemas` |
| no demangling | `test_members.py`: `test_names_are_spelled_as_in_the_source` |
| diagnostics of `as` and `convert` in one line | `test_line_and_caret_are_shown` |
| `check` shows only the first error | `test_check.py`: `test_it_goes_on_after_an_error`, |
| | `test_it_goes_on_within_a_body_with_what_does_not_follow` |
| of several modules, `--module` is recommended and not there | `test_no_option_is_recommended_that_is_not_there` |
| `info` does not see use-list orders | `test_command.py`: `test_use_lists_that_only_bodies_store_are_told` |
| temporary names in errors | `test_files.py`: `test_full_disk_is_named_with_the_target`, `test_both_ways_of_writing` |
| a full disk blames the input | `test_full_disk_is_not_the_inputs_fault` |
| `--output-dir` is not made | `test_command.py`: `test_output_folder_is_made` |
| bitcode goes to a terminal | `test_bitcode_stays_off_a_terminal` |
| NO_COLOR and TERM=dumb are ignored | `TestColours` |
| help stays at 80 columns | `test_help_is_as_wide_as_the_terminal` |
| `rename a=b FILE` is wrong usage | `test_rename_takes_a_file_behind_the_names` |
| LLVM's tools do not know `--version` and `--help` | `test_tools_tell_their_version_and_their_options` |
| `stats` merges `add` with `fadd`, and is slow | `tests/dump/test_stats.py`; `benchmarks` has its time |
| `diff` prints encoded numbers | `test_differences_are_told_in_the_words_of_assembly` |
| `save("x.LL")` writes bitcode | `test_suffix_in_capitals_is_assembly_too` |
| installing compiles without a word | `tests/packaging/test_setup.py`: `test_it_is_said_what_is_compiled` |
"""

from __future__ import annotations

import io
import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import click
import pytest
from commands import CALLS, FIXTURES, MODULES, golden, irkit

import irkit as library
from irkit.cli.convert import Writing, assemble, convert
from irkit.cli.edit import link_tools
from irkit.cli.jobs import Outputs, run_tasks
from irkit.cli.llvm import run_tool
from irkit.cli.reduce import reduce

TEXT = CALLS.replace(".bc", ".ll")


def on_terminal(*arguments: str, **variables: str) -> tuple[int, bytes]:
    """The exit status of the command, and what it shows on a terminal that is its standard output."""
    master, slave = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TERM": "xterm", **variables}
    environment.pop("NO_COLOR", None) if "NO_COLOR" not in variables else None
    command = [sys.executable, "-P", "-m", "irkit", *arguments]
    process = subprocess.Popen(command, cwd=FIXTURES, env=environment, stdout=slave, stderr=subprocess.DEVNULL)
    os.close(slave)
    shown = b""
    while True:
        try:
            piece = os.read(master, 10000)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        shown += piece
    os.close(master)
    return process.wait(), shown


BROKEN = b"define void @f() {\n  rett void\n}\n"


@pytest.mark.parametrize("arguments", [["as", "-o", "x.bc"], ["convert", "-o", "x.bc"], ["diff", "x.ll"]])
def test_line_and_caret_are_shown(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "x.ll").write_bytes(BROKEN)
    done = irkit(arguments[0], "x.ll", *arguments[1:], cwd=tmp_path)
    assert done.returncode != 0
    lines = done.stderr.splitlines()
    assert lines[0].startswith(b"irkit: x.ll:2:3: error: ")
    assert lines[1:3] == [b"  rett void", b"  ^~~~"]


def test_bitcode_stays_off_a_terminal() -> None:
    for arguments in (["as", TEXT, "-o", "-"], ["convert", "--to", "bc", TEXT, "-o", "-"]):
        assert on_terminal(*arguments) == (2, b"")
        status, shown = on_terminal(*arguments, "--force")
        assert status == 0
        assert shown.startswith(b"BC\xc0\xde")


class Screen(io.StringIO):
    """A terminal in the place of a standard stream."""

    def __init__(self) -> None:
        super().__init__()
        self.buffer = io.BytesIO()

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("to", "target", "force", "begins"),
    [
        ("bc", "-", False, None),
        ("bc", "-", True, b"BC\xc0\xde"),
        ("bc", "x.bc", False, b""),
        ("ll", "-", False, b"; ModuleID"),
        ("ll", "-", True, b"; ModuleID"),
        ("ll", "x.ll", False, b""),
    ],
)
def test_what_may_go_to_a_terminal(
    to: str, target: str, force: bool, begins: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Screen()
    file = str(FIXTURES / TEXT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdout", screen)
    writing = Writing(to, None, None, None)
    tries: list[Callable[[], int]] = [lambda: convert((file,), target, writing, force)]
    if to == "bc":
        tries.append(lambda: assemble((file,), Outputs(target, None, ".bc", (".ll",)), writing, 1, True, force))
    for attempt in tries:
        if begins is None:
            with pytest.raises(click.UsageError, match="bitcode is not written to a terminal"):
                attempt()
            continue
        assert attempt() == 0
        assert screen.buffer.getvalue().startswith(begins)
        assert (target == "-") is not os.path.exists(target)


@pytest.mark.parametrize(
    "words", ["opt", "opt --module-hash", "llvm-as", "llvm-extract --rfunc=.", "llvm-link", "llvm-cat -b"]
)
def test_tools_spare_a_terminal(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    name, *options = words.split()
    file = str(FIXTURES / (CALLS if name == "llvm-cat" else TEXT))
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    assert run_tool(name, [*options, file, "-o", "-"], 22) == 0
    if name == "llvm-cat":  # as LLVM's, which does not ask
        assert screen.buffer.getvalue().startswith(b"BC\xc0\xde")
        return
    assert screen.buffer.getvalue() == b""
    assert capfd.readouterr().err.startswith("WARNING: You're attempting to print out a bitcode file.\n")
    assert run_tool(name, [*options, file, "-f", "-o", "-"], 22) == 0
    assert screen.buffer.getvalue().startswith(b"BC\xc0\xde")


@pytest.mark.parametrize("is_found", [True, False])
def test_links_of_tools_lead_to_the_program(is_found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = str(tmp_path / "irkit")
    monkeypatch.setattr(shutil, "which", lambda name: program if is_found and name == "irkit" else None)
    monkeypatch.setattr(sys, "argv", [program, "tools", "--link"])
    assert link_tools(str(tmp_path / "links"), ["llvm-as", "opt"]) == 0
    assert {name: os.readlink(tmp_path / "links" / name) for name in os.listdir(tmp_path / "links")} == {
        "llvm-as": program,
        "opt": program,
    }


@pytest.mark.parametrize("quiet", [True, False])
def test_reducing_shows_one_line_at_its_place(quiet: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.ll").write_text("define void @f() {\n  ret void\n}\n")
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert reduce(str(tmp_path / "x.ll"), "true", str(tmp_path / "y.ll"), 22, 1, quiet) == 0
    shown = screen.buffer.getvalue().decode()
    if quiet:
        assert shown == ""
        return
    *_, progress, end, empty = shown.split("\n")
    assert progress.count("\r") == progress.count(" tests, ") >= 1
    assert " lines in " in end and empty == ""


class Failing(NamedTuple):
    """A task that fails."""

    file: str

    def run(self) -> str | None:
        return f"{self.file}: wrong"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_errors_stand_below_the_progress_of_several_files(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert run_tasks([Failing(f"file {number}") for number in range(count)], 1, "looking") == 1
    assert screen.buffer.getvalue().decode().splitlines() == [
        *[f"irkit: file {number}: wrong" for number in range(count)],
        *([f"irkit: {count} of {count} files failed"] if count > 1 else []),
    ]
    shown = screen.getvalue()
    assert ("looking" in shown) is (count > 1)
    assert shown.count("\n") == (count + 1 if count > 1 else 0)  # one before each, and one behind the bar


def test_text_goes_to_a_terminal() -> None:
    status, shown = on_terminal("convert", "--to", "ll", TEXT, "-o", "-")
    assert status == 0
    assert b"define" in shown


def test_convert_reads_the_standard_input() -> None:
    done = irkit("convert", "--to", "ll", "-o", "-", input=(FIXTURES / CALLS).read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == golden(TEXT).replace(CALLS.encode(), b"<stdin>")


class TestColours:
    A, B = "use-lists/values.22.bc", "use-lists/blocks.22.bc"

    def test_on_a_terminal(self) -> None:
        assert b"\x1b[3" in on_terminal("diff", self.A, self.B)[1]

    @pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
    def test_refused_by_the_environment(self, variables: dict[str, str]) -> None:
        status, shown = on_terminal("diff", self.A, self.B, **variables)
        assert status == 1
        assert b"\x1b" not in shown

    def test_chosen(self) -> None:
        assert b"\x1b[3" in irkit("diff", "--color", "always", self.A, self.B).stdout
        assert b"\x1b" not in on_terminal("diff", "--color", "never", self.A, self.B)[1]


def test_help_is_as_wide_as_the_terminal() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "140"}
    command = [sys.executable, "-P", "-m", "irkit", "as", "--help"]
    shown = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert 100 < max(map(len, shown.splitlines())) < 140


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
@pytest.mark.parametrize("arguments", [["dis", CALLS, "-o", "-"], ["info", CALLS], ["as", TEXT, "-o", "-"]])
def test_full_disk_is_not_the_inputs_fault(arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", "-m", "irkit", *arguments]
    with open("/dev/full", "wb") as full:
        done = subprocess.run(command, cwd=FIXTURES, env=environment, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"irkit: <stdout>: No space left on device\n")


def test_suffix_in_capitals_is_assembly_too(tmp_path: Path) -> None:
    shutil.copy(FIXTURES / CALLS, tmp_path / "x.bc")
    library.save(library.load(tmp_path / "x.bc"), tmp_path / "x.LL")
    assert (tmp_path / "x.LL").read_bytes().startswith(b"; ModuleID")


@pytest.mark.parametrize("command", ["info", "symbols", "stats", "dump"])
def test_what_is_looked_at_may_be_many_files(command: str) -> None:
    done = irkit(command, CALLS, "modules/darwin-wrapper.22.bc")
    assert (done.returncode, done.stderr) == (0, b"")
    alone = irkit(command, CALLS).stdout
    assert alone in done.stdout
    assert len(done.stdout) > len(alone)


@pytest.mark.parametrize("command", ["strip", "extract", "verify", "upgrade", "split", "cfg", "rename", "dis"])
def test_no_option_is_recommended_that_is_not_there(command: str, tmp_path: Path) -> None:
    """Of a file of two modules, which not every command takes."""
    more = {"extract": ["--func", "f"], "upgrade": ["--llvm", "23"], "rename": ["a=b", "--file"], "verify": []}
    out = [] if command in ("verify", "cfg") else ["-o", str(tmp_path / "x.ll")]
    done = irkit(command, *more.get(command, []), MODULES, *out)
    if b"--module" in done.stderr:
        assert b"--module" in irkit(command, "--help").stdout


def test_differences_are_told_in_the_words_of_assembly(tmp_path: Path) -> None:
    text = "define fastcc void @f(ptr %p) {\n  store i32 1, ptr %p, align 4\n  ret void\n}\n"
    for name, said in (("a.ll", text), ("b.ll", text.replace("align 4", "align 16").replace("fastcc", "coldcc"))):
        (tmp_path / name).write_text(said)
    told = irkit("diff", "a.ll", "b.ll", cwd=tmp_path).stdout
    for words in (b"calling convention\n- fastcc\n+ coldcc\n", b"alignment\n- 4\n+ 16\n"):
        assert words in told


def test_rename_takes_a_file_behind_the_names(tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text("define void @f() {\n  ret void\n}\n")
    for names in (["f=g", "a.ll"], ["a.ll", "f=g"], ["f=g", "--file", "a.ll"]):
        done = irkit("rename", *names, cwd=tmp_path)
        assert (done.returncode, b"define void @g()" in done.stdout) == (0, True), names
    assert b"define void @P_f()" in irkit("rename", "--prefix", "P_", "a.ll", cwd=tmp_path).stdout
    done = irkit("rename", "f=g", "a.ll", "b.ll", cwd=tmp_path)
    assert (done.returncode, b"not a.ll, b.ll" in done.stderr) == (2, True)


def test_tools_tell_their_version_and_their_options() -> None:
    done = irkit("llvm-link", "--llvm", "19", "--version")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"LLVM (http://llvm.org/):\n  LLVM version 19.1.7\n")
    assert irkit("llvm-nm", "-version").stdout.startswith(b"llvm-nm, compatible with GNU nm\nLLVM ")
    done = irkit("opt", "--help")
    assert (done.returncode, b"\n  --passes=<value>\n" in done.stdout) == (0, True)
    assert b"--opaque-pointers" not in irkit("llvm-dis", "--llvm", "22", "--help").stdout
