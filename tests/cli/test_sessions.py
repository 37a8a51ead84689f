"""Sessions with the command: its files, what is asked of it, and all that it says, byte for byte.

`sessions/*.txt` begin with files, their text indented; then come commands behind `$`, each with what it prints,
what it says on standard error behind `!`, and its exit status in brackets unless that is 0. `$ cat` shows a file that
a command wrote. `python tests/cli/test_sessions.py` writes anew what they say.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from irkit.cli.commands import command

FOLDER = Path(__file__).parent / "sessions"
FIXTURES = Path(__file__).parents[2] / "fixtures"
SESSIONS = sorted(FOLDER.glob("*.txt"))
STAND_INS = [path for path in SESSIONS if path.stem.startswith("llvm-")]  # of LLVM's tools
FILE = re.compile(r"^file (\S+):\n((?:(?:    .*)?\n)+)", re.M)
LLVM = "22"  # whose tools the stand-ins are


def files_of(text: str) -> dict[str, str]:
    return {name: re.sub(r"^    ", "", lines, flags=re.M).rstrip("\n") + "\n" for name, lines in FILE.findall(text)}


def shown(status: int, output: bytes, errors: bytes) -> str:
    text = output.decode("utf-8", "backslashreplace")
    if text and not text.endswith("\n"):
        text += "\\\n"
    text += "".join([f"! {line}\n" for line in errors.decode("utf-8", "backslashreplace").splitlines()])
    return text + (f"[{status}]\n" if status else "")


def taken_apart(line: str) -> tuple[str, list[str], bytes]:
    """The command of a line, its arguments, and what it gets on standard input."""
    words, _, given = line.partition(" <<< ")
    name, *arguments = [word.replace("FIXTURES", str(FIXTURES)) for word in shlex.split(words)]
    return name, arguments, Path(given).read_bytes() if given else b""


def answer(line: str) -> str:
    """What a line behind `$` is answered with, in the current folder."""
    name, arguments, stdin = taken_apart(line)
    if name == "cat":
        return shown(0, b"".join([Path(one).read_bytes() for one in arguments]), b"")
    arguments = arguments if name == "irkit" else [name, *arguments]
    done = CliRunner().invoke(command, arguments, input=stdin, prog_name="irkit", env={"NO_COLOR": "", "TERM": "dumb"})
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return shown(done.exit_code, done.stdout_bytes, done.stderr_bytes)


def session(path: Path) -> str:
    """A session as it goes now."""
    text = path.read_text(encoding="utf-8")
    for name, contents in files_of(text).items():
        Path(name).write_text(contents, encoding="utf-8")
    head = text[: text.index("$ ")]
    return head + "".join([f"$ {line}\n{answer(line)}" for line in re.findall(r"^\$ (.*)", text, re.M)])


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_the_session_goes_as_it_is_written(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("IRKIT_LLVM", LLVM)
    assert session(path).replace(str(FIXTURES), "FIXTURES").split("\n$ ") == path.read_text("utf-8").split("\n$ ")


@pytest.mark.llvm(22)
@pytest.mark.parametrize("path", STAND_INS, ids=lambda path: path.stem)
def test_llvms_tools_say_the_same(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = path.read_text(encoding="utf-8")
    for name, contents in files_of(text).items():
        Path(name).write_text(contents, encoding="utf-8")
    for part in text.split("\n$ ")[1:]:
        line, _, said = part.partition("\n")
        name, arguments, stdin = taken_apart(line)
        if name == "cat":
            continue
        done = subprocess.run([f"{name}-{LLVM}", *arguments], input=stdin, capture_output=True, check=False)
        errors = done.stderr.replace(f"{name}-{LLVM}:".encode(), f"{name}:".encode())
        assert shown(done.returncode, done.stdout, errors).rstrip("\n") == said.rstrip("\n"), line


if __name__ == "__main__":
    import sys

    os.environ["IRKIT_LLVM"] = LLVM
    for one in SESSIONS:
        if sys.argv[1:] and one.stem not in sys.argv[1:]:
            continue
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            one.write_text(session(one).replace(str(FIXTURES), "FIXTURES"), encoding="utf-8")
