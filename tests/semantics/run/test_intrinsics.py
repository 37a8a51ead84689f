"""Intrinsics give what they give natively."""

from __future__ import annotations

import importlib.util
import io
from pathlib import Path

import pytest

import irkit
from irkit.semantics.interpreter import Interpreter

SPEC = importlib.util.spec_from_file_location("program_of_intrinsics", Path(__file__).parent / "intrinsics.py")
assert SPEC is not None and SPEC.loader is not None
program = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(program)


def test_each_line_is_as_recorded() -> None:
    out = io.BytesIO()
    module = irkit.parse_assembly(program.text(), llvm_version=22)
    assert Interpreter(module, stdin=io.BytesIO(), stdout=out, stderr=io.BytesIO()).run("main", []) == 0
    rows = zip(program.CALLS, out.getvalue().splitlines(), program.FILE.read_bytes().splitlines(), strict=True)
    assert [(call, ours, recorded) for call, ours, recorded in rows if ours != recorded] == []


@pytest.mark.llvm(22)
def test_lli_prints_what_is_recorded() -> None:
    assert program.printed_by_llvm() == program.FILE.read_bytes()
