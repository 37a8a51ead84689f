"""What single instructions and intrinsics give: `values/*.txt` have an instruction and its result on each line, and the
functions of `values/memory.ll` their result behind their first one."""

from __future__ import annotations

import re
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
    """But for poison, of which its folder may make any number."""
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
            said = str(next(iter(wanted.instructions)).operands[0])
            assert str(result) == said or said.endswith(" poison"), instruction
    assert folded > len(lines(path)) // 2


MEMORY = Path(__file__).parent / "values" / "memory.ll"
FUNCTION = re.compile(r"^define .*?@(\w+)\(.*; (?:given (\d+) )?gives (.*)$", re.M)


@pytest.mark.parametrize(("name", "given", "result"), FUNCTION.findall(MEMORY.read_text()))
def test_functions_give_what_stands_beside_them(name: str, given: str, result: str) -> None:
    wanted = f"define {irkit.parse_constant(result).type} @wanted() {{\n  ret {result}\n}}\n"
    interpreter = Interpreter(irkit.parse_assembly(MEMORY.read_text() + wanted, llvm_version=22))
    arguments = [int(given)] if given else []
    assert repr(interpreter.call(name, *arguments)) == repr(interpreter.call("wanted"))


UPDATES = (
    ("xchg", "i8 5", "i8 9", "i8 9"),
    ("add", "i8 127", "i8 1", "i8 -128"),
    ("sub", "i8 5", "i8 9", "i8 -4"),
    ("and", "i8 12", "i8 10", "i8 8"),
    ("nand", "i8 12", "i8 10", "i8 -9"),
    ("or", "i8 12", "i8 10", "i8 14"),
    ("xor", "i8 12", "i8 10", "i8 6"),
    ("max", "i8 -1", "i8 1", "i8 1"),
    ("min", "i8 -1", "i8 1", "i8 -1"),
    ("umax", "i8 -1", "i8 1", "i8 -1"),
    ("umin", "i8 -1", "i8 1", "i8 1"),
    ("uinc_wrap", "i8 4", "i8 5", "i8 5"),
    ("uinc_wrap", "i8 5", "i8 5", "i8 0"),
    ("udec_wrap", "i8 0", "i8 5", "i8 5"),
    ("udec_wrap", "i8 6", "i8 5", "i8 5"),
    ("udec_wrap", "i8 3", "i8 5", "i8 2"),
    ("usub_cond", "i8 9", "i8 5", "i8 4"),
    ("usub_cond", "i8 4", "i8 5", "i8 4"),
    ("usub_sat", "i8 4", "i8 5", "i8 0"),
    ("umax", "i8 4", "i8 poison", "i8 poison"),
    ("fadd", "float 1.5", "float 2.0", "float 3.5"),
    ("fsub", "float 1.5", "float 2.0", "float -0.5"),
    ("fmax", "float 1.5", "float 2.0", "float 2.0"),
    ("fmin", "float 1.5", "float 2.0", "float 1.5"),
    ("fmaximum", "float 1.5", "float 0x7FF8000000000000", "float 0x7FF8000000000000"),
    ("fminimum", "float 0.0", "float -0.0", "float -0.0"),
    ("fadd", "<2 x half> <half 1.0, half 2.0>", "<2 x half> <half 1.0, half 0.0>", "<2 x half> <half 2.0, half 2.0>"),
)


@pytest.mark.parametrize(("operation", "held", "value", "result"), UPDATES)
def test_what_atomicrmw_leaves_and_returns(operation: str, held: str, value: str, result: str) -> None:
    ty = irkit.parse_constant(held).type
    text = f"""define {ty} @left() {{
  %a = alloca {ty}
  store {held}, ptr %a
  %old = atomicrmw {operation} ptr %a, {value} seq_cst
  %v = load {ty}, ptr %a
  ret {ty} %v
}}
define {ty} @returned() {{
  %a = alloca {ty}
  store {held}, ptr %a
  %old = atomicrmw {operation} ptr %a, {value} seq_cst
  ret {ty} %old
}}
define {ty} @held() {{
  ret {held}
}}
define {ty} @wanted() {{
  ret {result}
}}
"""
    interpreter = Interpreter(irkit.parse_assembly(text, llvm_version=22))
    assert repr(interpreter.call("left")) == repr(interpreter.call("wanted"))
    assert repr(interpreter.call("returned")) == repr(interpreter.call("held"))
