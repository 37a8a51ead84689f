"""Symbols listed from records are those of the module."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit
from bitcode.reader.listing import list_symbols
from irkit.cli.symbols import as_sorts, of_module

FIXTURES = Path(__file__).parents[2] / "fixtures"
TEXT = """
@v = global i32 1
@0 = internal constant i32 2
@declared = external hidden global i32
@common = common protected global i32 0
declare void @llvm.donothing()
declare extern_weak i32 @weak()
define available_externally i32 @elsewhere() {
  ret i32 1
}
define linkonce_odr hidden i32 @once() {
  ret i32 2
}
define internal void @local() {
  ret void
}
"""


def listed(data: bytes) -> list[list[tuple[str, tuple[str, ...]]]] | None:
    found = list_symbols(data, "x")
    return None if found is None else [[(name, tuple(sort)) for name, sort in as_sorts(one)] for one in found]


def of_modules(data: bytes) -> list[list[tuple[str, tuple[str, ...]]]]:
    return [[(name, tuple(sort)) for name, sort in of_module(module)] for module in irkit.parse_bitcode_modules(data)]


@pytest.mark.parametrize("version", [13, 22])
def test_they_are_those_of_the_module(version: int) -> None:
    data = irkit.to_bitcode(irkit.parse_assembly(TEXT, llvm_version=version))
    found = listed(data)
    assert found is not None
    assert found == of_modules(data)
    assert [letter for _, (letter, *_) in found[0]] == ["D", "d", "U", "C", "U", "w", "U", "W", "t"]


def test_fixtures_have_the_same_symbols_both_ways() -> None:
    files = sorted(FIXTURES.rglob("*.22.bc"))[::7] + sorted(FIXTURES.rglob("modules/*.bc"))
    found = [(listed(file.read_bytes()), of_modules(file.read_bytes())) for file in files]
    assert len([1 for quick, _ in found if quick is not None]) > len(files) // 2
    assert [file.name for file, (quick, whole) in zip(files, found, strict=True) if quick not in (None, whole)] == []


def test_aliases_and_names_that_come_twice_are_left_to_the_module() -> None:
    with_alias = irkit.parse_assembly("@v = global i32 1\n@a = alias i32, ptr @v\n", llvm_version=22)
    assert listed(irkit.to_bitcode(with_alias)) is None


def test_damage_at_the_modules_own_level_is_told() -> None:
    data = irkit.to_bitcode(irkit.parse_assembly(TEXT, llvm_version=22))
    with pytest.raises(irkit.BitcodeError):
        list_symbols(data[: len(data) // 2], "x")
    with pytest.raises(irkit.BitcodeError, match="no module"):
        list_symbols(data[:4], "x")
