"""The tables are what the generator writes, and say what LLVM's headers say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from irkit.intrinsics import RELEASES
from irkit.intrinsics.generate import known_intrinsics, main, write_tables
from irkit.intrinsics.headers import HeaderIntrinsic, read_header
from irkit.intrinsics.printed import read_printed
from irkit.intrinsics.table import column_at

TABLES = Path(__file__).parents[2] / "irkit" / "intrinsics" / "tables"

Facts = tuple[str, str, str, str]


def facts(intrinsics: list[HeaderIntrinsic]) -> set[Facts]:
    return {(found.target, found.name, found.signature, found.attributes) for found in intrinsics}


def test_the_tables_are_what_the_generator_writes(tmp_path: Path) -> None:
    write_tables(tmp_path, {release: known_intrinsics(release) for release in RELEASES})
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in TABLES.iterdir())
    for path in tmp_path.iterdir():
        assert path.read_text() == (TABLES / path.name).read_text(), path.name


@pytest.mark.headers(22)
def test_the_tables_say_what_the_headers_say(llvm_headers: Callable[[int], Path]) -> None:
    assert facts(known_intrinsics(22)) == facts(read_header(llvm_headers(22)))


def test_a_row_says_what_a_release_changed_and_where_it_has_gone(tmp_path: Path) -> None:
    def of(signature: str, attributes: str) -> list[HeaderIntrinsic]:
        return [HeaderIntrinsic("arm", "llvm.arm.f", signature, attributes)]

    write_tables(tmp_path, {13: of("i32", "fn:cold"), 14: of("i32", ""), 15: of("i64", ""), 16: []})
    row = (tmp_path / "arm.txt").read_text().splitlines()[-1]
    assert row == "f\t13 i32 ; fn:cold\t14 ;\t15 i64\t16 -"
    columns = row.partition("\t")[2]
    assert [column_at(columns, release) for release in range(12, 18)] == [
        None,
        ("i32", "fn:cold"),
        ("i32", ""),
        ("i64", ""),
        None,
        None,
    ]


PRINTED = """
declare i32 @llvm.arm.f(i32 returned, ptr nocapture readonly align 4) #0
declare { i32, i1 } @llvm.arm.g.i32(i32 range(i32 0, 9), metadata noundef)
declare void @llvm.arm.neighbour.has.not() #1
declare void @llvm.arm.without() local_unnamed_addr
declare range(i32 0, 2) i32 @llvm.arm.result() #1
attributes #0 = { nounwind memory(argmem: read, inaccessiblemem: write) }
attributes #1 = { cold memory(none) }
"""


def test_a_release_without_headers_is_read_from_what_its_tool_prints(tmp_path: Path) -> None:
    """Names and signatures are those of the releases around it; what both have and the text lacks is theirs too."""
    (tmp_path / "printed.ll").write_text(PRINTED)

    def of(*names: str) -> list[HeaderIntrinsic]:
        return [HeaderIntrinsic("arm", f"llvm.arm.{name}", f"signature of {name}", "fn:old") for name in names]

    older = of("f", "g", "without", "replaced", "gone")
    newer = of("f", "g", "without", "replaced", "result")
    found = {one.name: one for one in read_printed(tmp_path / "printed.ll", 20, older, newer)}
    assert {name.removeprefix("llvm.arm."): one.attributes for name, one in found.items()} == {
        "f": "1:returned|2:nocapture readonly align=4|fn:nounwind memory=0,argmem:1,inaccessiblemem:2",
        "g": "1:range=0:9|2:noundef",
        "without": "",
        "result": "0:range=0:2|fn:cold memory=0",
        "replaced": "fn:old",
    }
    assert found["llvm.arm.g"].signature == "signature of g"


def test_the_command_writes_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "printed.ll").write_text("declare void @llvm.donothing() #0\nattributes #0 = { cold }\n")
    monkeypatch.setattr(
        "sys.argv", ["generate", "--output", str(tmp_path / "new/tables"), "--printed", f"20={tmp_path}/printed.ll"]
    )
    main()
    row = next(
        line
        for line in (tmp_path / "new/tables/generic.txt").read_text().splitlines()
        if line.startswith("donothing\t")
    )
    assert column_at(row.partition("\t")[2], 20) == ("void", "fn:cold")
