"""`irkit query`: what is asked for, and how answers are written."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

from irkit.cli.commands import command

TEXT = """
declare void @log(i32)
define i32 @twice(i32 %x) {
  %r = add i32 %x, %x
  call void @log(i32 %r)
  ret i32 %r
}
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "twice.ll"
    path.write_text(TEXT)
    return str(path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(command, ["query", *arguments])


def test_a_select_as_a_table(file: str) -> None:
    result = run("SELECT opcode, count(*) AS n FROM instruction__opcode GROUP BY ALL ORDER BY ALL", file)
    assert result.stdout == "opcode  n\n------  -\nadd     1\ncall    1\nret     1\n"


def test_a_select_from_an_answer(file: str) -> None:
    result = run("--format", "json", "SELECT callee FROM callgraph JOIN function__id ON id = callee", file)
    assert json.loads(result.stdout) == [{"callee": "@log"}]


def test_several_files_are_one_database(file: str, tmp_path: Path) -> None:
    other = tmp_path / "other.ll"
    other.write_text("define void @other() {\n  ret void\n}\n")
    result = run("SELECT count(*) AS n FROM function", file, str(other), "--format", "csv")
    assert result.stdout == "n\n3\n"


@pytest.mark.parametrize("engine", ["small", "duckdb"])
def test_rules_of_ones_own(file: str, tmp_path: Path, engine: str) -> None:
    rules = tmp_path / "mine.dl"
    rules.write_text(
        ".decl doubles(function: symbol, value: symbol)\n"
        "doubles(f, v) :- add_instruction__first_operand(i, x), add_instruction__second_operand(i, x),\n"
        "  variable__id(x, v), instruction__function(i, g), function__id(g, f).\n"
        ".output doubles\n"
    )
    result = run("--rules", str(rules), file, "--engine", engine, "--format", "csv")
    assert result.stdout == "function,value\n@twice,%x\n"


def test_parquet_and_csv_files(file: str, tmp_path: Path) -> None:
    out = tmp_path / "out.parquet"
    assert run("--ready", "callgraph", file, "--format", "parquet", "-o", str(out)).exit_code == 0
    assert pq.read_table(out).to_pylist() == [{"caller": "@twice", "callee": "@log"}]
    out = tmp_path / "out.csv"
    assert run("--ready", "callgraph", file, "--format", "csv", "-o", str(out)).exit_code == 0
    assert list(csv.reader(out.read_text().splitlines())) == [["caller", "callee"], ["@twice", "@log"]]


def test_each_of_several_answers_is_a_parquet_file(file: str, tmp_path: Path) -> None:
    rules = tmp_path / "two.dl"
    rules.write_text(
        ".decl names(name: symbol)\nnames(n) :- function__id(f, n).\n.output names\n"
        ".decl nothing(a: symbol, b: number)\n.output nothing\n"
    )
    out = tmp_path / "out"
    result = run("--rules", str(rules), file, "--engine", "small", "--format", "parquet", "-o", str(out))
    assert (result.exit_code, not out.exists()) == (0, True)
    assert sorted(row["name"] for row in pq.read_table(f"{out}.names").to_pylist()) == ["@log", "@twice"]
    empty = pq.read_table(f"{out}.nothing")
    assert (empty.column_names, empty.num_rows) == (["a", "b"], 0)


def test_taint(file: str) -> None:
    result = run("--ready", "taint", "--source", "twice", "--sink", "log:0", file, "--format", "json")
    assert json.loads(result.stdout) == []


def test_the_list_of_questions() -> None:
    lines = run("--ready", "list").stdout.splitlines()
    assert len(lines) == 17 and lines[0].startswith("callgraph ")


@pytest.mark.parametrize(
    ("arguments", "said", "status"),
    [
        ([], "a SELECT is missing", 2),
        (["--ready", "what"], "there is no question 'what'", 2),
        (["--ready", "taint"], "taint needs a --source and a --sink", 2),
        (["--ready", "taint", "--source", "f", "--sink", "g"], "--sink is the name of a function and the number", 2),
        (["--format", "parquet", "SELECT 1"], "Parquet needs -o", 2),
        (["SELEC 1", "{file}"], "Parser Error: syntax error at or near", 1),
        (["SELECT * FROM instructions", "{file}"], "Table with name instructions does not exist", 1),
        (["SELECT 1", "nothing.bc"], "nothing.bc: No such file", 1),
        (["--rules", "{file}", "{file}"], "twice.ll:2:", 1),
        (["--rules", "/dev/null", "{file}"], "these rules have no '.output'", 1),
    ],
)
def test_what_is_wrong(file: str, arguments: list[str], said: str, status: int) -> None:
    result = run(*[argument.format(file=file) for argument in arguments])
    assert said in result.stderr
    assert "Traceback" not in result.output
    assert result.exit_code == status
