"""Points-to beside what happens: a program of ours tells its pointers, and every one is where the answers say.

`pointers/program.ll` is `clang-22 -O1 -S -emit-llvm pointers/program.c`, without the lines that name the compiler.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import irkit

ROOT = Path(__file__).parents[2]
PROGRAM = str(Path(__file__).parent / "pointers" / "program.ll")


@pytest.fixture(scope="module")
def pointers() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pointers", ROOT / "benchmarks" / "pointers.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.llvm
@pytest.mark.parametrize("engine", ["duckdb", "small"])
@pytest.mark.parametrize(("rules", "told"), [("points_to.dl", 26), ("pointers.dl", 21)])
def test_every_pointer_is_where_the_answers_say(pointers: ModuleType, engine: str, rules: str, told: int) -> None:
    module = pointers.load(PROGRAM)
    points, escaped = pointers.answers(module, engine, rules)
    pointers.rewrite(module)
    assert irkit.verify(module) == []
    printed, places = pointers.told(module, ["x"])
    found = pointers.pairs(places)
    assert printed == "9004 x\n"
    assert len(found) > 30 and len(found & points) >= told  # of what has escaped, pointers.dl tells less by name
    assert pointers.missing(found, points, escaped) == set()


@pytest.mark.llvm
@pytest.mark.parametrize("engine", ["duckdb", "small"])
def test_every_byte_is_where_the_answers_say(pointers: ModuleType, engine: str) -> None:
    module = pointers.load(PROGRAM)
    points, escaped = pointers.answers_by_byte(module, engine)
    pointers.rewrite(module)
    _, found = pointers.told(module, ["x"])
    assert len([byte for _, _, byte in found & points if byte]) >= 5
    assert pointers.missing_bytes(found, points, escaped) == set()


def test_what_has_escaped_is_not_told_beside_what_is_outside(pointers: ModuleType) -> None:
    module = pointers.load(PROGRAM)
    points, escaped = pointers.answers(module, "small", "points_to.dl")
    outside = {pointer for pointer, place in points if place == pointers.OUTSIDE}
    needed = {(pointer, place) for pointer, place in points if pointer not in outside or place not in escaped}
    assert len(needed) < len(points)
    assert pointers.answers(module, "small") == (needed, escaped)
    assert pointers.answers(module, "duckdb") == (needed, escaped)


STACKS = """
define i32 @main() {
  %one = alloca [64 x i8]
  %other = alloca [64 x i8]
  call void @llvm.lifetime.start.p0(ptr %one)
  store volatile i8 1, ptr %one
  call void @llvm.lifetime.end.p0(ptr %one)
  call void @llvm.lifetime.start.p0(ptr %other)
  store volatile i8 2, ptr %other
  call void @llvm.lifetime.end.p0(ptr %other)
  call void @before()
  %sum = call i32 (i32, ...) @varying(i32 1, i32 2)
  ret i32 0
}

define internal void @before() noinline {
  %left = alloca [4096 x i8]
  store volatile i8 3, ptr %left
  ret void
}

define internal i32 @varying(i32 %n, ...) noinline {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %where = getelementptr i8, ptr %list, i64 16
  %registers = load ptr, ptr %where
  %second = getelementptr i8, ptr %registers, i64 8
  %value = load i32, ptr %second
  ret i32 %value
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.va_start.p0(ptr)
"""


@pytest.mark.llvm(22)
def test_objects_of_a_stack_have_places_of_their_own(pointers: ModuleType) -> None:
    """Two that are never alive at once, and what lies where a function had its own that is over."""
    module = irkit.parse_assembly(STACKS)
    points, escaped = pointers.answers(module, "small")
    pointers.rewrite(module)
    found = pointers.pairs(pointers.told(module, [])[1])
    assert len(found) >= 4 and pointers.missing(found, points, escaped) == set()


def test_a_pointer_that_is_elsewhere_is_told(pointers: ModuleType) -> None:
    lines = ["O 1 0x100 16\n", "P 7 0x108\n", "O 2 0x108 8\n", "P 7 0x10c\n", "P 8 0x100\n", "P 8 (nil)\n"]
    assert pointers.places(lines) == {(7, 1, 8), (7, 2, 4)}  # what was in the place of an object is no more
    assert pointers.missing({(7, 1), (7, 2)}, {(7, 1)}, set()) == {(7, 2)}
    assert pointers.missing({(7, 2)}, {(7, -1)}, {2}) == set()
    assert pointers.missing({(7, 2)}, {(7, -1)}, {1}) == {(7, 2)}
    assert pointers.missing_bytes({(7, 2, 4)}, {(7, 2, 0)}, set()) == {(7, 2, 4)}
    assert pointers.missing_bytes({(7, 2, 4)}, {(7, 2, -1)}, set()) == set()
    assert pointers.missing_bytes({(7, 2, 4)}, {(7, -1, -1)}, {2}) == set()
