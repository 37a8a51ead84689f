"""The process of a command: what it leaves with, and what it does before."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from irkit.__main__ import leave

FIXTURE = Path(__file__).parents[2] / "fixtures" / "instructions" / "calls.22.bc"


def run(*arguments: str, before: str = "", within: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a process that does something `before` it begins, and something `within` it."""
    code = f"import atexit, sys\n{before}\nimport irkit.cli, irkit.__main__\n"
    if within:
        code += f"real = irkit.cli.main\ndef main():\n    {within}\n    real()\nirkit.cli.main = main\n"
    command = [sys.executable, "-c", code + "irkit.__main__.main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "status"), [(("info", str(FIXTURE)), 0), (("info", "there/is/none"), 1), (("info", "--never"), 2)]
)
def test_the_exit_status_is_the_commands(arguments: tuple[str, ...], status: int) -> None:
    assert run(*arguments).returncode == status


def test_all_that_was_printed_arrives() -> None:
    assert run("dis", str(FIXTURE), "-o", "-").stdout.endswith("}\n")


@pytest.mark.parametrize("when", ["before", "within"])
def test_what_is_registered_to_be_done_at_exit_is_done(when: str) -> None:
    done = run("--version", **{when: "atexit.register(print, 'all is done')"})
    assert done.stdout.splitlines()[-1] == "all is done"
    assert done.returncode == 0


def test_a_defect_shows_its_traceback() -> None:
    done = run("--version", within="raise KeyError('a defect')")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "KeyError: 'a defect'"


class Gone(io.StringIO):
    def flush(self) -> None:
        raise BrokenPipeError


@pytest.mark.parametrize("name", ["stdout", "stderr"])
def test_where_a_stream_is_gone_python_ends_the_process(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (Gone(), None):
        monkeypatch.setattr(sys, name, stream)
        leave()  # returns, and the test goes on
