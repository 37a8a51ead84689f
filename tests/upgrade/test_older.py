"""Modules as an older release than their own reads them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import irkit

PLAIN = """define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}

declare i32 @g(i32)
"""


def read(text: str, own: int) -> irkit.Module:
    return irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=own)))


@pytest.mark.parametrize(("own", "older"), [(22, 19), (19, 16), (23, 13)])
def test_what_holds_nothing_newer_is_a_module_of_the_older_release(own: int, older: int) -> None:
    module = read(PLAIN, own)
    irkit.upgrade(module, older)
    assert module.dialect.llvm_version == older
    assert irkit.to_assembly(module).endswith(PLAIN)
    assert irkit.parse_bitcode(irkit.to_bitcode(module)).dialect.llvm_version == older


@pytest.mark.parametrize(
    ("text", "own", "older", "what"),
    [
        ("define i64 @f(i32 %x) {\n  %y = zext nneg i32 %x to i64\n  ret i64 %y\n}", 19, 16, "zext with nneg"),
        ("declare void @f(ptr captures(none))", 22, 19, "the attribute captures"),
        ("define void @f(ptr %p) {\n  ret void\n}", 15, 14, "opaque pointers"),
        ("declare bfloat @f(half) memory(none)", 16, 15, "the attribute memory"),
    ],
)
def test_what_is_newer_is_refused_and_nothing_is_changed(text: str, own: int, older: int, what: str) -> None:
    module = read(text, own)
    before = irkit.to_assembly(module)
    with pytest.raises(irkit.UnsupportedError, match=f"LLVM {own} to LLVM {older}, which is older: {what}"):
        irkit.upgrade(module, older)
    assert module.dialect.llvm_version == own
    assert irkit.to_assembly(module) == before


@pytest.mark.llvm(14)
def test_typed_pointers_of_llvm_15_as_llvm_14_shows_them(tmp_path: Path) -> None:
    text = "define i32 @f(i32* %p) {\n  %x = load i32, i32* %p, align 4\n  ret i32 %x\n}\n"
    file = tmp_path / "a.bc"
    file.write_bytes(irkit.to_bitcode(irkit.parse_assembly(text, llvm_version=15)))
    module = irkit.parse_bitcode(file.read_bytes(), name=str(file))
    irkit.upgrade(module, 14)
    shown = subprocess.run(["llvm-dis-14", str(file), "-o", "-"], capture_output=True, text=True, check=True)
    assert irkit.to_assembly(module) == shown.stdout
