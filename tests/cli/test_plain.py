"""Plain command lines, which are taken without click: as click takes them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from irkit.cli.commands import command
from irkit.cli.plain import PLAIN

FIXTURE = Path(__file__).parents[2] / "fixtures" / "instructions" / "calls.22.bc"
VALUES = (
    "-",
    "x.bc",
    "",
    "7",
    "22",
    "12",
    "99",
    "0",
    "-1",
    "+3",
    " 4",
    "1_0",
    "٣",
    "9" * 30,
    "bc",
    "ll",
    "BC",
    "--",
    "-h",
)


def words(name: str) -> list[str]:
    return [word for option in PLAIN[name].options for word, _ in option.spellings()]


def by_click(name: str, arguments: list[str]) -> dict[str, object]:
    found = command.get_command(click.Context(command), name)
    assert found is not None
    return found.make_context(name, list(arguments)).params


@pytest.mark.parametrize("name", PLAIN)
@settings(deadline=None)
@given(st.data())
def test_what_is_taken_is_what_click_takes(name: str, data: st.DataObject) -> None:
    word = st.sampled_from([*words(name), *VALUES, "-ox.ll", "--output-dir=d", "-j2", "--json=1", "--member"])
    arguments = data.draw(st.lists(word, max_size=6))
    taken = PLAIN[name].taken(arguments)
    if taken is not None:
        assert taken == by_click(name, arguments)


@pytest.mark.parametrize(
    "line",
    [
        "dis x.bc -o - --llvm 22 --as-is --preserve-use-list-order -j 2 --module 0",
        "dis x.bc y.bc --output-dir d --all-modules --show-annotations --jobs 3",
        "as x.ll -o x.bc --producer LLVM22 --no-preserve-use-list-order --no-verify -f",
        "as",
        "as x.ll -j 123456789",
        "convert x.bc y.ll -o z.bc --to bc --force --preserve-use-list-order",
        "info x.bc --json",
    ],
)
def test_usual_lines_are_plain(line: str) -> None:
    name, *arguments = line.split()
    taken = PLAIN[name].taken(arguments)
    assert taken is not None
    assert taken == by_click(name, arguments)


@pytest.mark.parametrize(
    "rest",
    [["--help"], ["-jx"], ["-j", "0"], ["-j", "1234567890"], ["-o"], ["--llvm", "99"], ["--member", "*"], ["--"]],
)
def test_others_are_left_to_click(rest: list[str]) -> None:
    assert PLAIN["dis"].taken(["x.bc", *rest]) is None


@pytest.mark.parametrize("name", PLAIN)
def test_a_container_becomes_its_members(name: str, tmp_path: Path) -> None:
    archive = tmp_path / "x.a"
    data = FIXTURE.read_bytes()
    member = "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n"
    heads = [member.format(f"{one}.bc/", 0, 0, 0, 644, len(data)).encode() for one in "ab"]
    archive.write_bytes(b"!<arch>\n" + b"".join([head + data for head in heads]))
    taken = PLAIN[name].taken([str(archive)])
    assert taken == by_click(name, [str(archive)])
    assert taken is not None and len(taken["files"]) == (1 if name == "as" else 2)


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    code = (
        "import sys, irkit.cli\n"
        "try: irkit.cli.main()\n"
        "finally: sys.stderr.write('click' if 'click' in sys.modules else 'none')"
    )
    return subprocess.run([sys.executable, "-c", code, *arguments], input=stdin, capture_output=True, check=False)


def test_click_is_not_imported_for_them(tmp_path: Path) -> None:
    out = tmp_path / "x.ll"
    done = run("dis", str(FIXTURE), "-o", str(out))
    assert (done.returncode, done.stderr) == (0, b"none")
    assert out.read_bytes() == run("dis", f"-o{'-'}", str(FIXTURE)).stdout
    done = run("as", "-f", stdin=out.read_bytes())
    assert (done.returncode, done.stderr, done.stdout[:2]) == (0, b"none", b"BC")
    assert run("info", str(FIXTURE)).stdout.startswith(b"file:")


def test_wrong_usage_is_told_by_click() -> None:
    done = run("dis", str(FIXTURE), "-o", "a", "--output-dir", "b")
    assert done.returncode == 2
    assert done.stderr.startswith(b"Usage: irkit dis [OPTIONS] [FILE]...\n")
    assert b"Error: -o and --output-dir exclude each other\n" in done.stderr


def test_a_shell_that_asks_for_completions_gets_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_IRKIT_COMPLETE", "bash_source")
    assert b"_irkit_completion" in run("info", str(FIXTURE)).stdout
