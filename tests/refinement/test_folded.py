"""Instructions on constants, told to the solver, are what LLVM's constant folder makes of them, neither more nor less
(`folded.txt`): the constant is accepted in the place of the instruction, and the instruction in that of the constant.
Where LLVM folds without a look at flags that make poison, or does not fold, the constant is what the interpreter gives.
`~` stands where the instruction may give more than that one constant: a NaN's bits, the sign of a zero under `nsz`."""

from __future__ import annotations

from pathlib import Path

import pytest

import irkit
from irkit.refinement import REFINES

pytest.importorskip("z3")

LINES = (Path(__file__).parent / "folded.txt").read_text().splitlines()
SHARE = 30  # of the lines, for each test


@pytest.mark.parametrize("start", range(0, len(LINES), SHARE))
def test_an_instruction_gives_its_constant_and_nothing_else(start: int) -> None:
    text = []
    wanted = []
    for line in LINES[start : start + SHARE]:
        is_exact = " ~ " not in line
        instruction, constant = line.split(" = " if is_exact else " ~ ")
        ty = irkit.parse_constant(constant).type
        bodies = [f"{{\n  %r = {instruction}\n  ret {ty} %r\n}}\n", f"{{\n  ret {constant}\n}}\n"]
        for before, after in (bodies, bodies[::-1]) if is_exact else (bodies,):
            number = len(wanted)
            text += [f"define {ty} @src{number}() {before}", f"define {ty} @tgt{number}() {after}"]
            wanted.append(line)
    found = irkit.refine(irkit.parse_assembly("".join(text), llvm_version=22), timeout=60.0)
    assert [line for line, verdict in zip(wanted, found, strict=True) if verdict.outcome != REFINES] == []
