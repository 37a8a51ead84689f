"""Facts in files: what each format has, and that a folder is whole or as it was."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import duckdb
import pyarrow.parquet
import pytest
from click.testing import CliRunner

import irkit
from irkit.cli.commands import command
from irkit.errors import BitcodeError, NotFoundError, UnsupportedError
from irkit.facts.extract import batches, columns
from irkit.facts.schema import RELATIONS, chosen
from irkit.facts.writers import FORMATS, write_facts

SOURCE = """
@text = constant [9 x i8] c"tab\\09 \\5C \\0A\\00"
define i32 @f(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  %"odd, \\22name\\22" = mul i32 %sum, 5
  ret i32 %"odd, \\22name\\22"
}
define i32 @g(i32 %a) {
  %sum = add i32 %a, 1
  ret i32 %sum
}
"""
RELATION = "add_instruction__second_operand"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source.ll"
    path.write_text(SOURCE)
    return path


def facts(*arguments: object) -> str:
    """Run `irkit facts` and return what it says."""
    result = CliRunner().invoke(command, ["facts", *map(str, arguments)])
    assert result.exit_code == 0, result.output
    return result.output


def expected() -> list[tuple[int, int]]:
    return list(zip(*columns(irkit.parse_assembly(SOURCE), [RELATION])[RELATION], strict=True))


def test_parquet_has_a_file_for_each_relation(source: Path, tmp_path: Path) -> None:
    facts(source, "-o", tmp_path / "out")
    names = {path.stem for path in (tmp_path / "out").iterdir()}
    assert names == {RELATIONS[name].table_name for name in chosen(None)}
    table = pyarrow.parquet.read_table(tmp_path / "out" / f"{RELATION}.parquet")
    assert [tuple(row.values()) for row in table.to_pylist()] == expected()
    assert pyarrow.parquet.read_table(tmp_path / "out" / "fence_instruction.parquet").num_rows == 0


def test_csv_is_quoted_where_it_has_to_be(source: Path, tmp_path: Path) -> None:
    facts(source, "-o", tmp_path / "out", "--format", "csv", "--relations", f"{RELATION},variable:name")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {f"{RELATION}.csv", "variable__name.csv"}
    with open(tmp_path / "out" / "variable__name.csv", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0] == ["variable", "name"]
    assert [name for _, name in rows[1:]] == ["a", "b", "sum", 'odd, "name"', "a", "sum"]


def test_a_duckdb_database_has_a_table_for_each_relation(source: Path, tmp_path: Path) -> None:
    facts(source, "-o", tmp_path / "out", "--format", "duckdb")
    with duckdb.connect(str(tmp_path / "out" / "facts.duckdb"), read_only=True) as database:
        assert database.execute(f"SELECT * FROM {RELATION}").fetchall() == expected()
        (tables,) = database.execute("SELECT count(*) FROM duckdb_tables()").fetchone() or (0,)
        assert tables == len(chosen(None))


def test_souffle_gets_declarations_and_texts_on_one_line(source: Path, tmp_path: Path) -> None:
    facts(
        source, "-o", tmp_path / "out", "--format", "souffle", "--relations", "data_constant:*", "--relations", RELATION
    )
    rules = (tmp_path / "out" / "facts.dl").read_text()
    assert f".decl {RELATION}(instruction: symbol, operand: symbol)\n.input {RELATION}\n" in rules
    assert ".decl data_constant__size(immediate: symbol, total: number)\n" in rules
    lines = (tmp_path / "out" / "data_constant__string.facts").read_text().splitlines()
    assert [line.split("\t")[1] for line in lines] == ["tab\\09 \\5C \\0A"]


def test_several_inputs_have_folders_and_numbers_of_their_own(source: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.bc"
    irkit.save(irkit.parse_assembly(SOURCE), other)
    wanted = ("--relations", "module,instruction", "-j", "2")
    subprocess.run([sys.executable, "-m", "irkit", "facts", source, other, "-o", tmp_path / "out", *wanted], check=True)
    numbers = [
        set(pyarrow.parquet.read_table(tmp_path / "out" / name / "instruction.parquet")["instruction"].to_pylist())
        for name in ("source", "other")
    ]
    assert len(numbers[0]) == len(numbers[1]) == 5 and not numbers[0] & numbers[1]


def test_inputs_of_one_name_are_refused(source: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(
        command, ["facts", str(source), str(tmp_path / "source.bc"), "-o", str(tmp_path / "out")]
    )
    assert result.exit_code == 2
    assert "would both be written to" in result.output


def test_what_is_no_relation_is_told(source: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(command, ["facts", str(source), "-o", str(tmp_path / "out"), "--relations", "sums"])
    assert result.exit_code == 1
    assert "there is no relation sums" in result.output
    with pytest.raises(NotFoundError):
        irkit.facts(irkit.parse_assembly(SOURCE), ["sums"])


@pytest.mark.parametrize(("rows", "is_large"), [(9_999, False), (10_000, True), (10_001, True)])
def test_large_files_have_dictionaries_and_statistics(rows: int, is_large: bool, tmp_path: Path) -> None:
    module = irkit.parse_assembly("".join([f"@g{number} = global i32 0\n" for number in range(rows)]))
    write_facts([columns(module, ["global:name"])], str(tmp_path), "parquet", ["global:name"])
    group = pyarrow.parquet.ParquetFile(tmp_path / "global__name.parquet").metadata.row_group(0)
    numbers, texts = group.column(0), group.column(1)
    assert (numbers.is_stats_set, texts.is_stats_set) == (is_large, False)
    assert (numbers.has_dictionary_page, texts.has_dictionary_page) == (False, is_large)
    assert {numbers.compression, texts.compression} == {"ZSTD"}
    assert "DELTA_BINARY_PACKED" in numbers.encodings


# Numbers that grow from row to row are kept as differences, D, those that return to earlier ones as they are, P.
ENCODINGS = {
    "instruction:operand": "DDP",
    "instruction:block": "DD",
    "metadata": "D",
    "metadata:operand": "DDP",
    "operand": "D",
    "operand:use": "DDDD",
    "ret_instruction:value": "DP",
}


@pytest.mark.parametrize("name", ENCODINGS)
def test_numbers_are_kept_by_how_they_go_on(name: str, tmp_path: Path) -> None:
    module = irkit.parse_assembly(SOURCE + "!n = !{!0}\n!0 = !{!1}\n!1 = !{}\n")
    write_facts([columns(module, [name])], str(tmp_path), "parquet", [name])
    path = tmp_path / f"{RELATIONS[name].table_name}.parquet"
    group = pyarrow.parquet.ParquetFile(path).metadata.row_group(0)
    kept = [group.column(place).encodings for place in range(group.num_columns)]
    assert "".join("D" if "DELTA_BINARY_PACKED" in one else "P" for one in kept) == ENCODINGS[name]


@pytest.mark.parametrize("form", FORMATS)
def test_facts_in_parts_are_the_same(form: str, tmp_path: Path) -> None:
    names = chosen(["instruction:*", "variable:id", "type", "immediate:value"])
    for folder, size in (("whole", 0), ("parts", 1)):
        module = irkit.parse_assembly(SOURCE)
        write_facts(batches(module, names, instructions=size), str(tmp_path / folder), form, names)
    if form == "duckdb":
        found = []
        for folder in ("whole", "parts"):
            with duckdb.connect(str(tmp_path / folder / "facts.duckdb"), read_only=True) as database:
                found.append([database.execute(f"FROM {name.replace(':', '__')}").fetchall() for name in names])
        assert found[0] == found[1]
        return
    for path in (tmp_path / "whole").iterdir():
        again = tmp_path / "parts" / path.name
        if form == "parquet":
            assert pyarrow.parquet.read_table(path).to_pylist() == pyarrow.parquet.read_table(again).to_pylist()
        else:
            assert path.read_bytes() == again.read_bytes()


def test_a_folder_stays_as_it_was_where_a_module_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "instruction.csv").write_text("as it was")

    def damaged() -> object:
        yield columns(irkit.parse_assembly(SOURCE), ["instruction"])
        raise BitcodeError("damaged", name="input")

    with pytest.raises(BitcodeError):
        write_facts(damaged(), str(tmp_path / "out"), "csv", ["instruction"])  # type: ignore[arg-type]
    assert [path.read_text() for path in (tmp_path / "out").iterdir()] == ["as it was"]


def test_arrow_tables_have_dictionaries_of_the_texts_they_hold() -> None:
    tables = irkit.facts(irkit.parse_assembly(SOURCE))
    assert tables["instruction"].num_rows == 5
    assert sorted(tables["instruction__opcode"]["opcode"].chunk(0).dictionary.to_pylist()) == ["add", "mul", "ret"]


def test_what_the_extra_is_for_says_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("irkit.facts.arrow.pa", None)
    with pytest.raises(UnsupportedError, match=r"irkit\[query\]"):
        irkit.facts(irkit.parse_assembly(SOURCE))
    write_facts([], str(tmp_path), "csv", ["instruction"])
    assert (tmp_path / "instruction.csv").read_text() == "instruction\n"


def test_names_that_are_not_utf_8_are_shown_in_arrow() -> None:
    module = irkit.parse_assembly(b'@"\\FF" = global i32 0')
    assert irkit.facts(module, ["global:name"])["global__name"]["name"].to_pylist() == ["\\xff"]
