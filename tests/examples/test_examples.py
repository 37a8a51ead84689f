"""The programs in examples/: what each does, and that LLVM runs or takes what comes of it."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import irkit

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(name: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "examples" / f"{name}.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def valid(module: irkit.Module) -> irkit.Module:
    assert irkit.verify(module) == []
    return irkit.parse_assembly(irkit.to_assembly(module))


def test_there_are_six_and_the_page_tells_of_each() -> None:
    page = (ROOT / "docs" / "examples.md").read_text()
    assert len(EXAMPLES) == 6
    for path in EXAMPLES:
        assert f'--8<-- "examples/{path.name}"' in page


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_wrong_use_is_told(path: Path) -> None:
    done = run(path.stem)
    assert done.returncode == 2 and f"python examples/{path.name}" in done.stderr


PROGRAM = """
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 9, ptr @last, ptr null }]

define internal void @last() {
  ret void
}

define i32 @main() {
  %a = call i32 @twice(i32 20)
  %b = call i32 @twice(i32 1)
  %c = add i32 %a, %b
  ret i32 %c
}

declare i32 @twice(i32)
"""
LIBRARY = """
$shared = comdat any
@table = constant [1 x ptr] [ptr @once]

define i32 @twice(i32 %n) {
  %f = load ptr, ptr @table
  %a = call i32 %f(i32 %n)
  %b = call i32 @once(i32 %n)
  %c = add i32 %a, %b
  ret i32 %c
}

define weak i32 @once(i32 %n) comdat($shared) {
  ret i32 %n
}

define i32 @never() {
  ret i32 0
}
"""


@pytest.fixture
def program(tmp_path: Path) -> list[Path]:
    (tmp_path / "program.ll").write_text(PROGRAM)
    (tmp_path / "library.ll").write_text(LIBRARY)
    return [tmp_path / "program.ll", tmp_path / "library.ll"]


def linked(files: list[Path], out: Path) -> Path:
    whole, *others = [irkit.load(file) for file in files]
    irkit.link(whole, *others)
    irkit.save(valid(whole), out)
    return out


@pytest.mark.llvm(22)
def test_calls_are_counted(program: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("count_calls", out, *program)
    assert done.returncode == 0 and f"{program[1]}: 3 functions count" in done.stdout
    whole = linked([out / "program.bc", out / "library.bc", out / "call_counts.bc"], tmp_path / "whole.bc")
    counts = tmp_path / "counts.txt"
    ran = subprocess.run(["lli-22", whole], env={**os.environ, "CALL_COUNTS": str(counts)}, check=False)
    assert ran.returncode == 42
    found: dict[str, int] = {}
    for line in counts.read_text().splitlines():
        name, count = line.split()
        found[name] = found.get(name, 0) + int(count)
    assert found == {"main": 1, "last": 1, "twice": 2, "once": 4}


def test_counting_leaves_a_valid_module() -> None:
    module = irkit.parse_assembly(LIBRARY)
    assert example("count_calls").count_calls(module) == 3
    assert valid(module).globals["call_counters"].value_type is irkit.array(irkit.i64, 3)
    assert example("count_calls").count_calls(irkit.parse_assembly("declare void @f()")) == 0


@pytest.mark.llvm(22)
def test_symbols_are_prefixed(program: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert run("prefix_symbols", "v2_", out, *program).stdout == "4 symbols renamed\n"
    library = irkit.load(out / "library.bc")
    assert [f.name for f in library.functions] == ["v2_twice", "v2_once", "v2_never"]
    assert "v2_table" in library and "v2_twice" in irkit.load(out / "program.bc")
    whole = linked([out / "program.bc", out / "library.bc"], tmp_path / "whole.bc")
    assert subprocess.run(["lli-22", whole], check=False).returncode == 42


SOURCE = """
fun gcd(a, b) = if b == 0 then a else gcd(b, a - b * (a / b))
fun even(n) = if n < 1 then 1 - n else odd(n - 1)
fun odd(n) = if n == 0 then 0 else even(n - 1)
fun main() = let x = 12 in gcd(x * x, (6 + 1 - 1) * x) + even(10) * 100
"""


@pytest.mark.llvm(22)
def test_the_little_language_runs(tmp_path: Path) -> None:
    (tmp_path / "a.little").write_text(SOURCE)
    assert run("little_language", tmp_path / "a.little", tmp_path / "a.bc").returncode == 0
    assert subprocess.run(["lli-22", tmp_path / "a.bc"], check=False).returncode == 172


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fun f(x) = x +", "expected more, found the end"),
        ("fun f(x) = y", "there is no y"),
        ("fun f(x) = g(x)", "there is no function g"),
        ("fun f(x) = f(x, x)", "f does not take 2 arguments"),
        ("fun f(x) = 1 fun f(y) = 2", "f is there already"),
        ("fun if(x) = 1", "expected a name, found if"),
        ("fun f(x) = 1 ? 2", "a sign that the language does not have"),
    ],
)
def test_the_little_language_refuses(text: str, message: str) -> None:
    compiler = example("little_language")
    with pytest.raises(compiler.LanguageError, match=message.replace("?", ".")):
        compiler.compile_program(text)


def test_metadata_is_found(tmp_path: Path) -> None:
    file = tmp_path / "a.ll"
    file.write_text(
        """
define void @f() !owner !0 {
  call void @g(), !note !1
  ret void, !note !0
}
declare void @g()
declare !owner !1 void @h()
!0 = !{!"me"}
!1 = !{i32 7}
"""
    )
    assert run("find_by_metadata", "note", file).stdout == f"{file}: f: 2 × !note, !{{i32 7}}\n"
    assert [f.name for f, _ in example("find_by_metadata").holders(irkit.load(file), "owner")] == ["f", "h"]
    assert run("find_by_metadata", "nothing", file).returncode == 1


DEBUG = """
define i32 @f(i32 %n) !dbg !3 {
    #dbg_value(i32 %n, !6, !DIExpression(), !7)
  %a = add i32 %n, 1, !dbg !7
  ret i32 %a, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 10, type: !4, scopeLine: 11, spFlags: 8, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "n", scope: !3, file: !1, line: 10)
!7 = !DILocation(line: 12, column: 3, scope: !3)
!8 = !DILocation(line: 13, scope: !9, inlinedAt: !7)
!9 = distinct !DISubprogram(name: "g", scope: !10, file: !10, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DIFile(filename: "b.h", directory: "/")
"""


def test_lines_move() -> None:
    module = irkit.parse_assembly(DEBUG)
    assert example("shift_lines").shift_lines(module, "a.c", 100) == 3
    text = irkit.to_assembly(valid(module))
    assert '!DISubprogram(name: "f", scope: !1, file: !1, line: 110, type: ' in text and "scopeLine: 111" in text
    assert "!DILocation(line: 112, column: 3" in text and "!DILocation(line: 13, scope: " in text
    assert "line: 12," not in text and text.count("!DILocation(") == 2
    assert example("shift_lines").shift_lines(module, "c.c", 1) == 0


def test_the_peephole_optimiser() -> None:
    module = irkit.parse_assembly(
        """
define i32 @f(i32 %n, i1 %c) {
  %a = add i32 %n, 0
  %b = mul i32 %a, 8
  %d = or i32 0, %b
  %e = sub i32 %d, %d
  %g = select i1 %c, i32 %b, i32 %b
  %h = xor i32 %g, %e
  %i = sdiv i32 %h, 1
  %j = and i32 %i, %i
  ret i32 %j
}
"""
    )
    assert example("peephole").optimize(module) == 8
    assert [str(i) for i in valid(module).functions["f"].instructions] == ["%b1 = shl i32 %n, 3", "ret i32 %b1"]
