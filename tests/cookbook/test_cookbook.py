"""Every row of docs/cookbook.md: its code runs as it stands, does what the row says, and leaves a valid module."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import irkit

PAGE = (Path(__file__).parents[2] / "docs" / "cookbook.md").read_text()
ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| `([^`]+)` \| (.+) \| (.+) \|$", re.MULTILINE)
ROWS = {int(number): (task, code) for number, task, code, _, _ in ROW.findall(PAGE)}
# What stands in the column of llvmlite, where that has something.
LLVMLITE = {
    int(number): re.findall(r"`([^`]+)`", cell) for number, _, _, cell, _ in ROW.findall(PAGE) if cell.startswith("`")
}
SETUP = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

Names = dict[str, Any]

# What is so when a row has run.
DONE: dict[int, Callable[[Names], bool]] = {
    1: lambda n: irkit.equivalent(n["again"], n["module"]) and Path("x.bc").read_bytes()[:2] == b"BC",
    2: lambda n: "define i32 @f(i32 %n, ptr %p) {" in n["text"],
    3: lambda n: n["problems"] == [],
    4: lambda n: n["opcodes"] == ["add", "call", "icmp", "br", "store", "br", "phi", "ret"],
    5: lambda n: n["found"] is n["f"],
    6: lambda n: n["names"] == ["helper"],
    7: lambda n: str(n["h"]) == "declare i32 @h(ptr)",
    8: lambda n: str(n["k"]) == "@k = global i32 5",
    9: lambda n: [i.opcode for i in n["module"].functions["helper"].instructions] == ["mul", "ret"],
    10: lambda n: str(n["x"]) == "%x = sub nsw i32 %sum, %n" and n["entry"].instructions[1] is n["x"],
    11: lambda n: str(n["x"]) == "%x = sub nsw i32 %sum, %n" and n["entry"].instructions[1] is n["x"],
    12: lambda n: n["module"]["t"] is n["t"] and n["t"].instructions[0].opcode == "ret",
    13: lambda n: str(n["add"]) == "%sum = add i32 %n, 2",
    14: lambda n: n["call"].arguments[0] is n["n"] and not n["add"].uses,
    15: lambda n: [i.opcode for i in n["yes"]] == ["br"],
    16: lambda n: set(n["users"]) == {n["compare"], n["store"], n["phi"]},
    17: lambda n: n["calls"] == [n["call"]],
    18: lambda n: str(n["call"]) == "%r = call i32 @other(i32 %sum)",
    19: lambda n: n["module"].get("f") is None and n["module"]["main"] is n["f"],
    20: lambda n: "define internal i32 @f(" in str(n["module"]) and 'section ".rodata"' in str(n["module"]),
    21: lambda n: "ptr align 8 %p) #0 {" in str(n["module"]) and "attributes #0 = { cold }" in str(n["module"]),
    22: lambda n: ", !my.kind !0\n" in str(n["module"]) and '!0 = !{!"why", i32 1}' in str(n["module"]),
    23: lambda n: n["rest"].instructions[0] is n["compare"] and n["phi"].incoming[0][1] is n["rest"],
    24: lambda n: len(n["f"].blocks) == 3 and n["entry"].instructions[-1] is n["branch"],
    25: lambda n: n["module"]["twin"] is n["twin"] and len(n["twin"].instructions) == len(n["f"].instructions),
    26: lambda n: len(n["phi"].incoming) == 3,
    27: lambda n: n["always"] is True,
    28: lambda n: n["headers"] == [],
    29: lambda n: n["callees"] == [n["module"]["helper"]],
    30: lambda n: n["dot"].startswith("digraph \"CFG for 'f' function\""),
    31: lambda n: n["f"].is_declaration and "declare i32 @f(i32, ptr)" in str(n["module"]),
    32: lambda n: not n["module"]["helper"].is_declaration,
    33: lambda n: len(n["found"]) > 0 and "f" in n["module"],
}


def test_every_row_has_its_test() -> None:
    lines = [line for line in PAGE.splitlines() if re.match(r"\| \d", line)]
    assert len(lines) == len(ROWS) >= 30 and list(ROWS) == list(DONE) == list(range(1, len(lines) + 1))
    assert len(SETUP) == 1


@pytest.mark.parametrize("number", ROWS, ids=lambda number: ROWS[number][0].replace(" ", "-"))
def test_a_row(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: Names = {}
    exec(compile(SETUP[0], "docs/cookbook.md", "exec"), names)
    exec(compile(ROWS[number][1], f"docs/cookbook.md, row {number}", "exec"), names)
    assert DONE[number](names), str(names["module"])
    module = names["module"]
    assert irkit.verify(module) == []
    again = irkit.parse_bitcode(irkit.to_bitcode(module))
    assert irkit.equivalent(module, again, names=False)  # arguments of declarations have names in the model alone


def llvmlite_names() -> Names:
    """What the column of llvmlite speaks of: a module that was read, and one that is built."""
    binding = pytest.importorskip("llvmlite.binding", reason="llvmlite (PyPI) is not installed")
    ir = importlib.import_module("llvmlite.ir")
    names: Names = {}
    exec(compile(SETUP[0], "docs/cookbook.md", "exec"), names)
    i32 = ir.IntType(32)
    ty = ir.FunctionType(i32, [i32])
    m = ir.Module("m")
    fn, other_fn = ir.Function(m, ty, "fn"), ir.Function(m, ty, "other_fn")
    block = fn.append_basic_block("entry")
    b = ir.IRBuilder(block)
    i = b.call(fn, [fn.args[0]])
    phi = b.phi(i32)
    mod = binding.parse_assembly(irkit.to_assembly(names["module"]))
    other = binding.parse_assembly("define i32 @helper(i32 %x) { ret i32 %x }")
    node = m.add_metadata(["why"])
    return locals() | {"v": fn.args[0]}


@pytest.mark.parametrize("number", LLVMLITE, ids=lambda number: ROWS[number][0].replace(" ", "-"))
def test_what_llvmlite_has_runs_as_it_stands(number: int) -> None:
    names = llvmlite_names()
    for code in LLVMLITE[number]:
        exec(compile(code, f"docs/cookbook.md, row {number}", "exec"), names)


def test_rows_of_llvmlite_are_found() -> None:
    assert 10 < len(LLVMLITE) < len(ROWS)
