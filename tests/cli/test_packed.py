"""`irkit lower`, `irkit raise` and `irkit stats --packed`."""

from __future__ import annotations

import json
from pathlib import Path

from commands import irkit

DIALECT = """%s = type \\{ i3, i5 }/
define void @f(ptr %p) {
  %q = getelementptr %s, ptr %p, i32 0, i32 1
  store i5 1, ptr %q
  ret void
}
"""


def test_lowered_by_name(tmp_path: Path) -> None:
    (tmp_path / "x.ll").write_text(DIALECT)
    done = irkit("lower", "--packed=masks", "x.ll", cwd=tmp_path)
    assert (done.returncode, b"or i8 %bf.clear, 8" in done.stdout) == (0, True)
    assert irkit("lower", "--packed=vectors", "x.ll", "-o", "x.bc", cwd=tmp_path).returncode == 0
    assert b"<8 x i1>" in irkit("dis", "x.bc", "-o", "-", cwd=tmp_path).stdout


def test_raised_text_is_of_the_dialect_and_there_is_no_bitcode_of_it(tmp_path: Path) -> None:
    (tmp_path / "y.ll").write_text(
        "define i8 @f(ptr %p) {\n  %a = load i8, ptr %p\n  %b = and i8 %a, 7\n  ret i8 %b\n}\n"
    )
    assert b"\\{ i3, i5 }/" in irkit("raise", "--packed", "y.ll", cwd=tmp_path).stdout
    done = irkit("raise", "--packed", "y.ll", "-o", "y.bc", cwd=tmp_path)
    assert done.returncode == 1
    assert b"y.ll: explicitly packed structs in bitcode, which LLVM does not have" in done.stderr


def test_measures_are_those_of_each_form(tmp_path: Path) -> None:
    found = json.loads(irkit("stats", "--packed", "--json", input=DIALECT.encode()).stdout)
    forms = {row["form"]: (row["instructions"], row["freezes"]) for row in found["forms"]}
    assert forms == {"explicit": (3, 0), "masks": (7, 1), "vectors": (7, 0)}
    assert found["forms"][0]["bitcode_bytes"] is None
    shown = irkit("stats", "--packed", input=DIALECT.encode()).stdout.decode().splitlines()
    assert shown[1].split() == ["form", "instructions", "freezes", "text", "bytes", "bitcode", "bytes"]
    assert len(shown) == 5


def test_a_module_without_bit_fields_has_nothing_to_measure() -> None:
    done = irkit("stats", "--packed", input=b"@a = global i8 0\n")
    assert (done.returncode, done.stderr) == (1, b"irkit: <stdin>: no bit field is found in the module\n")
