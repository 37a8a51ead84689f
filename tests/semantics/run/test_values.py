"""What single instructions and intrinsics give: `values/*.txt` have an instruction and its result on each line."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter

FILES = sorted((Path(__file__).parent / "values").glob("*.txt"))
GIVEN = "@words = constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]\n"


def lines(path: Path) -> list[tuple[str, str]]:
    """Instructions and results."""
    found = []
    for line in path.read_text().splitlines():
        if not line.startswith(";"):
            instruction, _, result = line.rpartition(" = ")
            found.append((instruction, result))
    return found


def text(path: Path) -> str:
    """A function for each line, and one that returns its result."""
    parts = [GIVEN]
    for number, (instruction, result) in enumerate(lines(path)):
        ty = irkit.parse_constant(result).type
        parts.append(f"define {ty} @made{number}() {{\n  %r = {instruction}\n  ret {ty} %r\n}}\n")
        parts.append(f"define {ty} @wanted{number}() {{\n  ret {result}\n}}\n")
    return "".join(parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_gives_what_stands_beside_it(path: Path) -> None:
    interpreter = Interpreter(irkit.parse_assembly(text(path), llvm_version=22))
    found = {instruction: repr(interpreter.call(f"made{n}")) for n, (instruction, _) in enumerate(lines(path))}
    wanted = {instruction: repr(interpreter.call(f"wanted{n}")) for n, (instruction, _) in enumerate(lines(path))}
    assert found == wanted


@pytest.mark.llvm(22)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_llvm_folds_them_to_the_same(path: Path) -> None:
    command = ["opt-22", "-S", "-passes=early-cse,instcombine,instsimplify", "-o", "-"]
    done = subprocess.run(command, input=text(path), capture_output=True, text=True, check=True)
    module = irkit.parse_assembly(done.stdout, llvm_version=22)
    folded = 0
    for number, (instruction, _) in enumerate(lines(path)):
        made, wanted = module[f"made{number}"], module[f"wanted{number}"]
        assert isinstance(made, irkit.Function) and isinstance(wanted, irkit.Function)
        result = next(iter(made.instructions)).operands[0] if len(list(made.instructions)) == 1 else None
        if isinstance(result, irkit.Constant):
            folded += 1
            assert str(result) == str(next(iter(wanted.instructions)).operands[0]), instruction
    assert folded > len(lines(path)) // 2
