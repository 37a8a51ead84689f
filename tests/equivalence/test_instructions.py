"""In which words two instructions differ: `instructions.txt` has both, and then each difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit

ROWS = [line.split(" | ") for line in (Path(__file__).parent / "instructions.txt").read_text().splitlines()]
PLACE = "function @f, block %0, instruction 0"


def module(instruction: str) -> irkit.Module:
    head = "declare void @g(i32)\ndefine void @f(i32 %a, i32 %b, float %x, float %y, ptr %p) {\n"
    return irkit.parse_assembly(f"{head}  {instruction}\n  ret void\n}}\n", llvm_version=22)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS])
def test_each_difference_is_told(row: list[str]) -> None:
    before, after, *said = row
    found = [str(one).removeprefix(PLACE).lstrip(", ") for one in irkit.differences(module(before), module(after))]
    assert found == said
    assert irkit.differences(module(before), module(before)) == []
    turned = [one.kind for one in irkit.differences(module(after), module(before))]
    assert len(turned) == len(said)
