"""What new users stumbled over: terminals, colours, diagnostics, full disks."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from commands import CALLS, FIXTURES, golden, irkit

import irkit as library

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
