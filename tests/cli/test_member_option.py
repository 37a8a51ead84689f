"""`--member` picks a module of a container wherever a command reads a FILE."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import click
import pytest
from commands import irkit

import irkit as library
from irkit.cli.commands import command

ONE = "define i32 @one(i32 %x) {\n  ret i32 %x\n}\n"
TWO = "define i32 @two(i32 %x) {\n  %y = add i32 %x, 2\n  ret i32 %y\n}\n"
NO_BITCODE = {"as", "fmt"}  # read texts, which are not found in containers
OTHERS = {"dataset", "schema", "tools"}  # read no FILE, or folders of them


@pytest.fixture
def container(tmp_path: Path) -> str:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as out:
        for name, text in (("one.bc", ONE), ("two.bc", TWO)):
            out.writestr(name, library.to_bitcode(library.parse_assembly(text, llvm_version=22)))
    (tmp_path / "both.zip").write_bytes(held.getvalue())
    return str(tmp_path / "both.zip")


def test_every_command_that_reads_bitcode_has_it() -> None:
    context = click.Context(command)
    ours = {name: command.get_command(context, name) for name in command.list_commands(context)}
    lacking = {
        name
        for name, one in ours.items()
        if one is not None and one.params and not any("--member" in parameter.opts for parameter in one.params)
    }
    assert lacking == (NO_BITCODE | OTHERS) - {"dataset"}  # a group has no parameters of its own


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["rename", "two=second", "--file", "FILE", "--member", "two*", "-o", "-"], b"second"),
        (["run", "--function", "two", "--member", "two*", "FILE", "5"], b"7"),
        (["diff", "--member", "two*", "FILE", "FILE"], b""),
        (["query", "--member", "two*", "SELECT count(*) FROM function", "FILE"], b"1"),
        (["query", "SELECT count(*) FROM function", "FILE"], b"2"),
    ],
)
def test_it_picks_the_module(container: str, arguments: list[str], shown: bytes) -> None:
    if arguments[0] == "query":
        pytest.importorskip("duckdb")
    done = irkit(*(container if one == "FILE" else one for one in arguments))
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown in done.stdout


def test_several_that_fit_are_too_many_for_one_file(container: str) -> None:
    done = irkit("diff", "--member", "*.bc", container, container)
    assert done.returncode == 2
    assert b"2 modules fit --member" in done.stderr
