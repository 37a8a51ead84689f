"""Data layout strings: what LLVM refuses, in its words, and what the others say."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

from irkit.data_layout import DataLayout, PointerSpecification
from irkit.data_layout.layout import data_layout_problem
from irkit.dialects import Dialect
from irkit.errors import IRKitError
from irkit.module import Module

TOP = Path(__file__).resolve().parent.parent.parent
VERSIONS = (13, 14, 16, 19, 22)


def recorded() -> list[list[str]]:
    """Strings, and what each release says of them; "" where it takes them."""
    lines = (TOP / "fixtures" / "data-layouts.tsv").read_text(encoding="utf-8").split("\n")
    return [line.split("\t") for line in lines[1:-1]]


@pytest.mark.parametrize("version", VERSIONS)
def test_what_llvm_says(version: int) -> None:
    column = VERSIONS.index(version) + 1
    rows = recorded()
    found = {row[0]: data_layout_problem(row[0], version) for row in rows}
    assert found == {row[0]: row[column] for row in rows}
    assert len(rows) > 150


@pytest.mark.recorded
@pytest.mark.llvm
@pytest.mark.parametrize("version", VERSIONS)
def test_the_record_is_what_llvm_says(version: int) -> None:
    for row in recorded()[:: len(VERSIONS)]:
        text = f'target datalayout = "{row[0]}"\n'.encode()
        done = subprocess.run(
            [f"llvm-as-{version}", "-o", "/dev/null", "-"], input=text, capture_output=True, check=False
        )
        said = done.stderr.decode(errors="replace").split("\n")[0]
        for mark in ("error: ", "LLVM ERROR: "):
            said = said.partition(mark)[2] or said
        assert (said if done.returncode else "") == row[VERSIONS.index(version) + 1], row[0]


def test_a_string_that_is_refused_raises() -> None:
    with pytest.raises(IRKitError, match=r"^unknown specifier 'q'$"):
        DataLayout.parse("e-q")
    assert DataLayout.parse("e-i64:64") == DataLayout("e-i64:64")


def test_what_is_refused_says_nothing() -> None:
    assert DataLayout("E-q-p:0:8-P5", 22).program_address_space == 5
    assert DataLayout("E-q-p:0:8", 22).pointer_bits() == 64


def test_what_is_not_said() -> None:
    layout = DataLayout()
    assert not layout.big_endian
    assert (layout.program_address_space, layout.alloca_address_space, layout.globals_address_space) == (0, 0, 0)
    assert (layout.stack_alignment, layout.function_pointer_alignment, layout.mangling) == (0, 0, "")
    assert (layout.native_integers, layout.non_integral_address_spaces, layout.address_space_names) == ((), (), {})
    assert (layout.pointer_bits(7), layout.pointer_size(7), layout.index_bits(7)) == (64, 8, 64)


def test_what_is_said() -> None:
    layout = DataLayout("E-m:o-p:32:32-pe3(far):48:64:128:40-P1-A5-G2-n8:32-S64-Fn16-ni:3", 22)
    assert layout.big_endian
    assert layout.mangling == "o"
    assert (layout.program_address_space, layout.alloca_address_space, layout.globals_address_space) == (1, 5, 2)
    assert (layout.pointer_bits(), layout.pointer_size(), layout.index_bits()) == (32, 4, 32)
    far: PointerSpecification = layout.pointer(3)
    assert (far.bits, far.abi_alignment, far.preferred_alignment, far.index_bits) == (48, 8, 16, 40)
    assert (far.has_external_state, far.is_unstable) == (True, False)
    assert (layout.pointer_size(3), layout.address_space_names) == (6, {"far": 3})
    assert layout.native_integers == (8, 32)
    assert (layout.is_native_integer(32), layout.is_native_integer(16)) == (True, False)
    assert (layout.stack_alignment, layout.function_pointer_alignment) == (8, 2)
    assert layout.is_function_pointer_alignment_multiple
    assert (layout.is_non_integral(3), layout.is_non_integral(0)) == (True, False)


def test_the_layout_of_a_module_follows_its_string() -> None:
    module = Module("test", Dialect(22))
    first = module.layout
    assert module.layout is first
    module.data_layout = "e-p:32:32"
    assert (first.pointer_bits(), module.layout.pointer_bits()) == (64, 32)


def takes_apart(source: str) -> bool:
    """Whether a source splits a data layout's text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ("split", "partition", "find", "removeprefix", "startswith"):
                if "layout" in ast.unparse(node.func.value):
                    return True
    return False


def test_no_other_file_parses_the_string() -> None:
    assert takes_apart("for part in module.data_layout.split('-'): pass")
    assert not takes_apart("DataLayout(module.data_layout)")
    rewriting = TOP / "irkit" / "upgrades" / "data_layout.py"  # changes the text as a text, as LLVM does
    for package in ("irkit", "bitcode", "text"):
        for path in (TOP / package).rglob("*.py"):
            if path != rewriting and path.parent.name != "data_layout":
                assert not takes_apart(path.read_text(encoding="utf-8")), path
