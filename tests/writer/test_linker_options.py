"""What globals of COFF modules tell the linker, in the symbol table that LLVM writes beside bitcode."""

from __future__ import annotations

import subprocess

import pytest

import irkit

LAYOUT = 'target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-p:64:64-i64:64-i128:128-n32:64-S128-Fn32"\n'
TEXT = """
@"data one" = dllexport global i32 1
@g = hidden global i32 2
@pair = global { i32, i32 } zeroinitializer
@far = addrspace(1) global i32 3
@llvm.used = appending global [2 x ptr] [ptr @g, ptr getelementptr inbounds ({ i32, i32 }, ptr @pair, i64 0, i32 0)]
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @far to ptr)]
define dllexport void @"#plain"() {
  ret void
}
define dllexport void @"?mangled@@$$hYAXXZ"() {
  ret void
}
define dllexport void @"?mangled@@hYAXXZ"() {
  ret void
}
define dllexport void @"?marked@@$$h"() {
  ret void
}
define dllexport void @"marked@@$$hYAXXZ"() {
  ret void
}
define dllexport void @unmarked() {
  ret void
}
define hidden void @kept_back() {
  ret void
}
"""


@pytest.mark.llvm(19, 22)
@pytest.mark.parametrize("version", [19, 22])
@pytest.mark.parametrize("triple", ["arm64ec-pc-windows-msvc", "aarch64-w64-windows-gnu", "aarch64-pc-windows-msvc"])
def test_the_symbol_table_is_that_of_llvm(triple: str, version: int) -> None:
    text = f'{LAYOUT}target triple = "{triple}"\n{TEXT}'
    command = [f"opt-{version}", "-", "-o", "-"]
    wanted = subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout
    module = irkit.parse_bitcode(wanted)
    assert module.provenance.symtab
    module.provenance.symtab = b""  # it is made anew
    assert irkit.to_bitcode(module) == wanted
