"""LLVM 15 takes the style of pointers from the first that a text has."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import irkit

TYPED = [
    "@g = global i32 0\n@h = global i32* @g",
    "; ptr\n@g = global i32* null",
    'source_filename = "ptr"\n@ptr = global i32 0\n@h = global i8 addrspace(3)* null',
    "define void @f(i32 %ptr) {\n  ret void\n}\n@g = global i32* null",
    "@g = global i32 0\n!name = !{!0}\n!0 = !{i32* @g}",
]
OPAQUE = [
    "@g = global i32 0",
    '; i32*\n@g = global [1 x i8] c"*"',
    "@g = global ptr null\n@h = global i32* null",
    'module asm "* ptr"\n@"*" = global i32 0',
    "define void @f(ptr addrspace(3) %p, i32* %q) {\n  ret void\n}",
]


@pytest.mark.parametrize("text", TYPED + OPAQUE)
def test_the_first_pointer_decides(text: str) -> None:
    module = irkit.parse_assembly(text, llvm_version=15)
    assert module.opaque_pointers == (text in OPAQUE)
    assert irkit.parse_assembly(text, llvm_version=16).opaque_pointers


def test_no_opaque_pointer_comes_behind_a_typed_one() -> None:
    with pytest.raises(irkit.ParseError):
        irkit.parse_assembly("@g = global i32* null\n@h = global ptr null", llvm_version=15)


@pytest.mark.llvm
@pytest.mark.parametrize("text", TYPED + OPAQUE)
def test_llvm_15_says_the_same(text: str) -> None:
    tools = [shutil.which(f"llvm-{tool}-15") for tool in ("as", "dis")]
    if None in tools:
        pytest.skip("needs llvm-as-15 and llvm-dis-15")
    data = subprocess.run([tools[0] or "", "-o", "-"], input=text.encode(), capture_output=True, check=True).stdout
    wanted = subprocess.run([tools[1] or "", "-o", "-"], input=data, capture_output=True, check=True).stdout.decode()
    module = irkit.parse_assembly(text, name="<stdin>", llvm_version=15)
    irkit.upgrade(module)
    assert irkit.to_assembly(module) == wanted


def test_splats_are_in_text_since_llvm_18() -> None:
    text = "@g = global <2 x i32> splat (i32 7)"
    assert "<i32 7, i32 7>" in irkit.to_assembly(irkit.parse_assembly(text, llvm_version=18))
    with pytest.raises(irkit.ParseError):
        irkit.parse_assembly(text, llvm_version=17)
