"""The tables are what the generator writes, and say what LLVM's headers say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from irkit.intrinsics import RELEASES
from irkit.intrinsics.generate import known_intrinsics, write_tables
from irkit.intrinsics.headers import HeaderIntrinsic, read_header
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
