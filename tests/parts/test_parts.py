"""Each part of a module, with and without each other, through each writer: what one part lacks never hides another."""

from __future__ import annotations

import subprocess
from itertools import combinations
from pathlib import Path

import pytest
from module_parts import NAME, PARTS, SUMMARIZED, VERSION, WITHOUT_TEXT, found, made

import irkit
from irkit.errors import UnsupportedError
from irkit.summary import ModuleSummaryIndex

PAIRS = list(combinations(PARTS, 2))
TEXT_PAIRS = [
    pair
    for pair in combinations([name for name in PARTS if name not in WITHOUT_TEXT], 2)
    if "summary" not in pair or SUMMARIZED & set(pair)
]


@pytest.mark.parametrize("one", PARTS)
def test_a_part_is_there_alone(one: str) -> None:
    assert found(made(one)) == {one}


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_bitcode_keeps_both(one: str, other: str) -> None:
    data = irkit.to_bitcode(made(one, other))
    again = irkit.parse_bitcode(data, NAME)
    assert found(again) == {one, other}
    differences = irkit.differences(made(one, other), again, use_list_order=True)
    assert not [one for one in differences if one.subject != "summary"]  # which now has the module's globals
    assert irkit.to_bitcode(again) == data


@pytest.mark.parametrize(("one", "other"), TEXT_PAIRS)
def test_text_keeps_both(one: str, other: str) -> None:
    text = irkit.to_assembly(made(one, other), True)
    again = irkit.parse_assembly(text, NAME, VERSION)
    assert found(again) == {one, other}
    assert irkit.to_assembly(again, True).partition("\n^")[0] == text.partition("\n^")[0]


@pytest.mark.parametrize(("one", "other"), TEXT_PAIRS)
def test_bitcode_through_text_keeps_both(one: str, other: str) -> None:
    data = irkit.to_bitcode(made(one, other))
    again = through_text(data)
    assert found(irkit.parse_bitcode(again, NAME)) == {one, other}
    # The text of a summary names the module's globals, which then come into LLVM's index.
    assert again == (through_text(again) if "summary" in (one, other) else data)


def through_text(data: bytes) -> bytes:
    text = irkit.to_assembly(irkit.parse_bitcode(data, NAME), True)
    return irkit.to_bitcode(irkit.parse_assembly(text, NAME, VERSION))


#: An ifunc by a constant is no valid one; on assembly without a target, and on an alias of a constant, opt crashes.
NOT_FOR_OPT = {"ifunc", "assembly", "alias"}


@pytest.mark.llvm(22)
@pytest.mark.parametrize("one", [name for name, part in PARTS.items() if part.text and name not in NOT_FOR_OPT])
def test_what_opt_writes_with_a_summary_comes_back(one: str, tmp_path: Path) -> None:
    source, target, shown = tmp_path / "x.ll", tmp_path / "x.bc", tmp_path / "shown.ll"
    source.write_text(PARTS[one].text)
    for command in (
        ["llvm-as-22", source, "-o", tmp_path / "plain.bc"],
        ["opt-22", "--module-summary", tmp_path / "plain.bc", "-o", target],
        ["llvm-dis-22", target, "-o", shown],
    ):
        subprocess.run(command, check=True)
    module = irkit.parse_bitcode(target.read_bytes(), str(target))
    assert irkit.to_bitcode(module) == target.read_bytes()
    irkit.upgrade(module)
    assert irkit.to_assembly(module) == shown.read_text()


@pytest.mark.parametrize("one", [name for name in PARTS if name not in {"summary", "source name", "hash"}])
def test_a_combined_index_has_no_place_for_it(one: str) -> None:
    module = made(one)
    index = module.summary = ModuleSummaryIndex()
    index.is_combined = True
    with pytest.raises(UnsupportedError, match="no place beside a combined summary"):
        irkit.to_bitcode(module)
