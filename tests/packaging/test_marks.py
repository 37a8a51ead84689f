"""Tests that run LLVM's programs say so: they are skipped by name where these are missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PROGRAM = re.compile(r"(llvm-[a-z]+|opt|clang|lli|llc)-(\d\d)?")


def runs_a_program(node: ast.AST) -> bool:
    """Whether a call that runs something stands in it, and a program of LLVM's by name."""
    calls = [ast.unparse(one.func) for one in ast.walk(node) if isinstance(one, ast.Call)]
    if not any(name.startswith("subprocess.") for name in calls):
        return False
    texts = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return any(PROGRAM.fullmatch(text) for text in texts)


def called(node: ast.AST) -> set[str]:
    return {one.func.id for one in ast.walk(node) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)}


def is_marked(function: ast.FunctionDef, module: ast.Module) -> bool:
    marks = [ast.unparse(one) for one in function.decorator_list]
    assigned = [one for one in module.body if isinstance(one, ast.Assign)]
    marks += [ast.unparse(one.value) for one in assigned if "pytestmark" in ast.unparse(one.targets[0])]
    return any("mark.llvm" in mark or "needs_" in mark for mark in marks)


def unmarked(path: Path) -> Iterator[str]:
    module = ast.parse(path.read_text())
    functions = {one.name: one for one in module.body if isinstance(one, ast.FunctionDef)}
    running = {name for name, one in functions.items() if runs_a_program(one)}
    while True:
        more = {name for name, one in functions.items() if name not in running and called(one) & running}
        if not more:
            break
        running |= more
    for name in running:
        if name.startswith("test_") and not is_marked(functions[name], module):
            yield name


@pytest.mark.parametrize("path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: str(path.relative_to(TESTS)))
def test_what_runs_llvms_programs_is_marked(path: Path) -> None:
    assert sorted(unmarked(path)) == []
