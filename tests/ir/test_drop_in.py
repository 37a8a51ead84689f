"""`irkit.ir` in the place of `llvmlite.ir`: llvmlite's own tests, numba, and the model underneath."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys

import pytest

import irkit
from irkit import ir

HERE = os.path.dirname(__file__)
needs_llvmlite = pytest.mark.skipif(importlib.util.find_spec("llvmlite") is None, reason="llvmlite is not installed")
needs_numba = pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="numba is not installed")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=HERE, check=False)


@needs_llvmlite
def test_llvmlites_own_tests_pass() -> None:
    done = run("llvmlite_tests.py")
    ran = re.search(r"Ran (\d+) tests", done.stderr)
    assert ran is not None, done.stderr
    assert int(ran[1]) > 100
    assert done.returncode == 0, done.stderr


@needs_numba
def test_numba_compiles_and_runs_the_same() -> None:
    ours, theirs = run("numba_functions.py", "--irkit"), run("numba_functions.py")
    assert (ours.returncode, theirs.returncode) == (0, 0), ours.stderr + theirs.stderr
    found, wanted = json.loads(ours.stdout), json.loads(theirs.stdout)
    assert (found["ir"], wanted["ir"]) == ("irkit.ir", "llvmlite.ir")
    assert found["results"] == wanted["results"]
    assert len(found["results"]) == 10


def sum_module() -> ir.Module:
    i32 = ir.IntType(32)
    module = ir.Module("sums", context=ir.Context())
    function = ir.Function(module, ir.FunctionType(i32, [i32, i32.as_pointer()]), "sum")
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    a, place = function.args
    builder.ret(builder.add(a, builder.load(place, "b"), name="s", flags=["nsw"]))
    return module


def test_the_model_is_irkits() -> None:
    module = sum_module()
    text = irkit.to_assembly(module.model)
    assert "%s = add nsw i32 %.1, %b" in text
    assert irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module.model), "sums")) == text


def test_the_model_is_of_now() -> None:
    module = sum_module()
    assert "define i32 @sum" in irkit.to_assembly(module.model)
    module.get_global("sum").linkage = "internal"
    assert "define internal i32 @sum" in irkit.to_assembly(module.model)


def test_types_have_irkits_types() -> None:
    pair = ir.LiteralStructType([ir.IntType(8), ir.IntType(64).as_pointer()])
    assert pair.model is irkit.struct(irkit.i8, irkit.ptr)
    assert pair.get_abi_size("e-p:64:64") == 16
    assert pair.get_element_offset("e-p:64:64", 1) == 8
    assert pair.get_abi_alignment("e-p:32:32") == 4


def test_llvmlites_errors_are_kept() -> None:
    module = sum_module()
    with pytest.raises(ir.DuplicatedNameError, match="sum"):
        ir.GlobalVariable(module, ir.IntType(32), "sum")
    function = module.get_global("sum")
    with pytest.raises(ValueError, match="unknown attr 'quick'"):
        function.attributes.add("quick")
    builder = ir.IRBuilder(function.append_basic_block())
    with pytest.raises(ValueError, match="same type"):
        builder.add(function.args[0], ir.IntType(64)(1))
    with pytest.raises(NotImplementedError, match="unknown intrinsic"):
        module.declare_intrinsic("llvm.nothing", [ir.IntType(8)] * 2)


def test_a_constant_without_a_value_is_zero() -> None:
    assert str(ir.Constant(ir.IntType(8), None)) == "i8 0"
