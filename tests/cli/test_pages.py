"""The manual page and the completions that are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import click
import pytest

from irkit.cli.pages import COMPLETIONS, SHARE, commands, escaped, manual

PAGE = SHARE / "man" / "man1" / "irkit.1"


def test_the_manual_has_every_command_and_option() -> None:
    lines = PAGE.read_text().splitlines()
    assert [line for line in lines if line.startswith(".SS")] == [
        line for line in manual().splitlines() if line.startswith(".SS")
    ]
    section = {"irkit": lines[: lines.index(".SH COMMANDS")]}
    for line in lines[lines.index(".SH COMMANDS") :]:
        if line.startswith(".SS "):
            found = section[line[4:]] = []
        elif line.startswith(".B "):
            found.append(line)
    for path, one, context in commands():
        usage = escaped(" ".join([path, *one.collect_usage_pieces(context)]))
        text = "\n".join(section[path if path == "irkit" else usage])
        for parameter in one.params:
            if isinstance(parameter, click.Option):
                assert all(escaped(name) in text for name in parameter.opts), (path, parameter.opts)


def test_the_manual_is_that_of_the_commands() -> None:
    assert PAGE.read_text().splitlines() == manual().splitlines()


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_the_manual_is_good_roff() -> None:
    done = subprocess.run(
        ["man", "--warnings=w", "-l", str(PAGE)],
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert "irkit dis [OPTIONS] [FILE]..." in done.stdout


@pytest.mark.parametrize("place", COMPLETIONS)
def test_completions_ask_the_command(place: str) -> None:
    assert "_IRKIT_COMPLETE" in (SHARE / place).read_text()


def test_commands_are_completed() -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "_IRKIT_COMPLETE": "bash_complete",
        "COMP_WORDS": "irkit sym",
        "COMP_CWORD": "1",
    }
    code = "import sys; sys.argv[0] = 'irkit'; from irkit.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == "plain,symbols\n"
