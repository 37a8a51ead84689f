"""What `--json` prints is JSON of the schema that `irkit schema` prints."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest
from commands import CALLS, FIXTURES, MODULES
from commands import irkit as irkit_command

from irkit.cli.commands import SCHEMAS, command

jsonschema = pytest.importorskip("jsonschema")
INPUTS = [CALLS, MODULES, "modules/darwin-wrapper.22.bc", "summary/functions.22.bc", "metadata/module-flags.22.bc"]
LINES = ("list", "roundtrip")


@pytest.mark.parametrize("name", SCHEMAS)
def test_documents_fit_their_schemas(name: str, tmp_path: Path) -> None:
    schema = json.loads(run("schema", name))
    jsonschema.Draft202012Validator.check_schema(schema)
    (tmp_path / "bad.ll").write_text("define void @f() {\n  ret i32 0\n}\n")
    (tmp_path / "invalid.ll").write_text("@a = alias i32, ptr @x\n@x = external global i32\n")
    options = ["-C", "-a"] if name == "symbols" else []
    wanted = (
        [str(tmp_path / "bad.ll"), str(tmp_path / "invalid.ll")] if name in ("check", "verify", "roundtrip") else []
    )
    if name == "lint":
        (tmp_path / "undefined.ll").write_text("define i32 @f() {\n  %a = udiv i32 1, 0\n  ret i32 %a\n}\n")
        wanted = [str(tmp_path / "bad.ll"), str(tmp_path / "undefined.ll")]
    for file in [*INPUTS, *wanted]:
        printed = run(name, "--json", *options, file, *([CALLS] if name in ("diff", "refine") else []))
        for text in printed.splitlines() if name in LINES else [printed]:
            if text:
                jsonschema.validate(json.loads(text), schema)
    if name in ("check", "lint", "verify"):
        assert json.loads(run(name, "--json", wanted[1])), "what is wrong is told"


@pytest.mark.parametrize("name", ["info", "symbols", "stats", "dump"])
def test_several_files_are_a_line_each(name: str) -> None:
    found = [json.loads(line) for line in run(name, "--json", *INPUTS).splitlines()]
    assert [document.get("file", document.get("name")) for document in found] == INPUTS


def test_info_tells_the_same_as_the_text() -> None:
    [module] = json.loads(run("info", "--json", "metadata/module-flags.22.bc"))["modules"]
    assert {"name": "wchar_size", "value": "4", "behavior": "error"} in module["flags"]
    assert (module["llvm_version"], module["opaque_pointers"]) == (22, True)


def test_roundtrip_tells_what_differs(tmp_path: Path) -> None:
    (tmp_path / "bad.bc").write_bytes((FIXTURES / CALLS).read_bytes()[:200])
    first, second = (
        json.loads(line) for line in run("roundtrip", "--json", CALLS, str(tmp_path / "bad.bc")).splitlines()
    )
    assert first == {"file": CALLS, "same": True, "difference": None, "error": None}
    assert second["same"] is False
    assert "bad.bc" in second["error"]


def test_the_dump_of_a_damaged_file_is_json_up_to_the_damage(tmp_path: Path) -> None:
    data = bytearray((FIXTURES / CALLS).read_bytes())
    whole = json.loads(run("dump", "--json", CALLS))
    inner = [one for one in whole["blocks"][1]["items"] if "block" in one][-1]
    length = inner["body"] // 8 - 4  # the word that says how long the block is
    data[length : length + 4] = b"\xff\xff\0\0"
    (tmp_path / "bad.bc").write_bytes(data)
    document = json.loads(run("dump", "--json", str(tmp_path / "bad.bc")))
    jsonschema.validate(document, json.loads(run("schema", "dump")))
    assert "is 65535 words long" in document["error"]
    assert document["blocks"][0] == whole["blocks"][0]


def test_every_command_with_json_has_a_schema() -> None:
    context = click.Context(command)
    commands = {name: command.get_command(context, name) for name in command.list_commands(context)}
    with_json = {name for name, one in commands.items() if one and any("--json" in param.opts for param in one.params)}
    assert with_json == set(SCHEMAS)


def run(*arguments: str) -> str:
    return irkit_command(*arguments).stdout.decode()
