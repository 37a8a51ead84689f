"""The layout of cclyzer++: its relations, their columns, and that rows have those: `cclyzerpp.txt` is what it
publishes. `cclyzerpp_rows.txt` has how many rows each relation has of each input, and a digest of them.

`python tests/facts/test_cclyzerpp.py` writes it anew.
"""

from __future__ import annotations

import functools
import gzip
import hashlib
from pathlib import Path

import pytest
from click.testing import CliRunner

import irkit
from irkit.cli.commands import command
from irkit.facts.cclyzerpp import LAYOUT, SIGNATURES
from irkit.facts.cclyzerpp_rows import Conversion
from irkit.facts.extract import columns

HERE = Path(__file__).parent
PUBLISHED = {line.split()[0]: tuple(line.split()[1:]) for line in (HERE / "cclyzerpp.txt").read_text().splitlines()}
ROWS = HERE / "cclyzerpp_rows.txt"
# What does not follow from IR.
WITHOUT_ROWS = {"user_options"}

DECLARED = """
define void @f() {
  %x = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %x, metadata !5, metadata !DIExpression()), !dbg !6
  ret void
}
define ptr @g(ptr %p, i32 %n) {
  %q = getelementptr inbounds i8, ptr %p, i32 -1
  %r = call ptr @g(ptr null, i32 70000)
  %array = alloca i8, i32 %n
  ret ptr null
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !7)
!5 = !DILocalVariable(name: "counter", scope: !3, file: !1, line: 2)
!6 = !DILocation(line: 2, column: 7, scope: !3)
!7 = !{}
"""


def inputs() -> list[tuple[str, int]]:
    files = (("relations.ll", 23), ("relations-14.ll", 14), ("cclyzerpp.ll", 23))
    return [*(((HERE / name).read_text(), version) for name, version in files), (DECLARED, 16)]


@functools.cache
def each() -> list[dict[str, list[tuple[str | int, ...]]]]:
    """The rows of every relation over the inputs, which have all of ours."""
    return [converted(source, version) for source, version in inputs()]


def told(name: str) -> str:
    """How many rows a relation has of each input, and what they are."""
    rows = [rows[name] for rows in each()]
    digest = hashlib.md5(repr(rows).encode(), usedforsecurity=False).hexdigest()[:8]
    return f"{name} {' '.join(str(len(one)) for one in rows)} {digest}"


def converted(source: str, version: int | None = None) -> dict[str, list[tuple[str | int, ...]]]:
    return Conversion(columns(irkit.parse_assembly(source, "m", version)), str).run()


def test_the_relations_are_the_published_ones() -> None:
    assert {name: target.columns for name, target in LAYOUT.items()} == PUBLISHED


@pytest.mark.parametrize("name", LAYOUT)
def test_rows_have_the_published_types(name: str) -> None:
    rows = [row for rows in each() for row in rows[name]]
    assert bool(rows) != (name in WITHOUT_ROWS)
    for row in rows:
        assert tuple("number" if isinstance(value, int) else "symbol" for value in row) == PUBLISHED[name]


def test_the_rows_are_those_recorded() -> None:
    assert [told(name) for name in LAYOUT] == ROWS.read_text(encoding="utf-8").splitlines()


def test_constants_are_of_the_function_that_uses_them() -> None:
    found = converted(DECLARED, 16)
    names = [name for name, value in found["constant_has_value"] if value == "null"]
    assert names == ["<m>:g:#8:null"]
    assert ("<m>:g:#8:null", "@g") in found["constant_in_func_name"]
    assert [row[2] for row in found["call_instr_arg"] if row[0] == "<m>:g:1"] == ["<m>:g:#8:null", "<m>:g:#9:70000"]
    assert found["call_instr_func_operand"][-1] == ("<m>:g:1", "<m>:g:#1:@g")
    assert ("<m>:g:#1:@g", "@g") in found["func_constant_fn_name"]
    assert found["constant_to_int"] == [], "70000 and -1 have more than 16 bits"


def test_variables_have_the_names_of_the_source() -> None:
    found = converted(DECLARED, 16)
    assert found["variable_has_debug_source_name"] == [("<m>:f:%x", "counter")]
    assert found["variable_has_debug_decl_pos"] == [("<m>:f:%x", 2, 7)]
    assert found["alloca_instr_size"] == [("<m>:g:2", "<m>:g:%n")], "one element is no array"
    assert found["getelementptr_instr_inbounds"] == [("<m>:g:0",)]


def test_the_command_writes_every_file_without_a_header(tmp_path: Path) -> None:
    (tmp_path / "m.ll").write_text("define i32 @f(i32 %a) {\nentry:\n  %b = add i32 %a, 5\n  ret i32 %b\n}\n")
    arguments = ["facts", str(tmp_path / "m.ll"), "-o", str(tmp_path / "out"), "--layout", "cclyzerpp"]
    assert CliRunner().invoke(command, arguments).exit_code == 0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {f"{name}.csv.gz" for name in (*LAYOUT, *SIGNATURES)}

    def lines(name: str) -> list[list[str]]:
        with gzip.open(tmp_path / "out" / f"{name}.csv.gz", "rt") as file:
            return [line.rstrip("\n").split("\t") for line in file]

    prefix = f"<{tmp_path / 'm.ll'}>:f"
    assert lines("add_instr_first_operand") == [[f"{prefix}:0", f"{prefix}:%a"]]
    assert lines("instr_bb_entry")[1] == [f"{prefix}:1", f"{prefix}:[basicblock]%entry"]
    assert lines("user_options") == [["context_sensitivity", "insensitive"]]
    assert lines("signature_none") == []
    refused = CliRunner().invoke(command, [*arguments, "--relations", "type"])
    assert refused.exit_code == 2


if __name__ == "__main__":
    ROWS.write_text("".join(f"{told(name)}\n" for name in LAYOUT), encoding="utf-8")
