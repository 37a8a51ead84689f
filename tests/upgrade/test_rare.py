"""What newer releases make of what few older files have: `rare.txt` has LLVM's answers, its llvm-dis of a file that its
older llvm-as wrote."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import irkit
from irkit.attributes import FIRST_ARGUMENT_INDEX, Attribute, TypeAttribute
from irkit.errors import IRKitError, UnsupportedError
from irkit.functions import Function

_CASE = re.compile(r"^;;; (\d+) to (\d+)\n((?:(?!;;; ).*\n)*);;; becomes\n((?:(?!;;; ).*\n)*)", re.MULTILINE)
CASES = _CASE.findall((Path(__file__).parent / "rare.txt").read_text(encoding="utf-8"))


def without_head(text: str) -> str:
    return text.split("\n", 2)[2]


@pytest.mark.parametrize("number", range(len(CASES)))
def test_what_becomes_of_it(number: int) -> None:
    old, new, text, expected = CASES[number]
    module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text, "x.ll", int(old))), "x.bc")
    irkit.upgrade(module, int(new))
    assert without_head(irkit.to_assembly(module)) == expected


@pytest.mark.llvm(18, 23)
def test_what_llvm_answers(tmp_path: Path) -> None:
    path = tmp_path / "x.bc"
    for old, new, text, expected in CASES:
        subprocess.run(
            [f"llvm-as-{old}", "-disable-verify", "-", "-o", path], input=text.encode(), capture_output=True, check=True
        )
        shown = subprocess.run([f"llvm-dis-{new}", path, "-o", "-"], capture_output=True, check=True)
        assert without_head(shown.stdout.decode()) == expected


@pytest.mark.parametrize("spaces", ["p8:128:128-p9:192:256:256:32-i64:64-ni:7", "p7:160:256:256:32-ni:7:8"])
def test_a_layout_that_llvm_spoils(spaces: str) -> None:
    """LLVM 22 appends what it misses to the address spaces themselves, and then refuses it, as this does."""
    text = f'target datalayout = "e-p:64:64-{spaces}"\ntarget triple = "amdgcn-amd-amdhsa"\n'
    module = irkit.parse_assembly(text, "x.ll", 19)
    with pytest.raises(IRKitError, match="address space must be a 24-bit integer"):
        irkit.upgrade(module, 22)


def test_markers_that_are_no_text() -> None:
    """The marker of Objective-C's reference counting stays where it has no text."""
    text = "!clang.arc.retainAutoreleasedReturnValueMarker = !{!0}\n!0 = !{}\n"
    module = irkit.parse_assembly(text, "x.ll", 13)
    irkit.upgrade(module, 16)
    assert text.split("\n", maxsplit=1)[0] in irkit.to_assembly(module)


@pytest.mark.parametrize("convention", ["x86_intrcc", ""])
def test_byval_without_its_type(convention: str) -> None:
    """What LLVM 8 and older do not say is the pointee of a typed pointer."""
    text = """declare CC void @f(i32*, i64*)
define void @g(i32* %p, i64* %q) {
  call CC void @f(i32* %p, i64* %q)
  call CC void @f(i32* %p, i64* align 8 %q)
  ret void
}
"""
    module = irkit.parse_assembly(text.replace("CC ", f"{convention} "), "x.ll", 13)
    function = module.get("f")
    assert isinstance(function, Function)
    sets = {
        FIRST_ARGUMENT_INDEX + number: module.context.attribute_set([TypeAttribute("byval", None), *more])
        for number, more in enumerate(([], [Attribute("noalias")]))
    }
    function.attribute_list = module.context.attribute_list(sets)
    call = module.functions["g"].instructions[0]
    assert isinstance(call, irkit.CallInst)
    call.attribute_list = function.attribute_list
    irkit.upgrade(module, 16)
    text = irkit.to_assembly(module).replace("x86_intrcc ", "")
    assert "declare void @f(ptr byval(i32), ptr noalias byval(i64))" in text
    assert "\n  call void @f(ptr byval(i32) %p, ptr noalias byval(i64) %q)\n" in text
    assert "\n  call void @f(ptr %p, ptr align 8 %q)\n" in text


def test_interrupt_handlers_get_their_type() -> None:
    """The first parameter of one, and of nothing else, is passed by value."""
    text = "declare {} void @f(i32* {}, i64*)\n"
    for convention, said, expected in (
        ("x86_intrcc", "", "ptr byval(i32), ptr"),
        ("x86_intrcc", "noalias", "ptr noalias byval(i32), ptr"),
        ("x86_intrcc", "byval(i8)", "ptr byval(i8), ptr"),
        ("fastcc", "", "ptr, ptr"),
    ):
        module = irkit.parse_assembly(text.format(convention, said), "x.ll", 13)
        irkit.upgrade(module, 16)
        assert f"declare {convention} void @f({expected})" in irkit.to_assembly(module)


def test_attributes_of_variables_are_surveyed() -> None:
    """What would be renamed is found on variables alone as well."""
    text = '@x = global i32 0 "{}"="true"\n'
    for name, changes in (("no-frame-pointer-elim", True), ("frame-pointer", False)):
        module = irkit.parse_assembly(text.format(name), "x.ll", 13)
        irkit.upgrade(module, 22)
        assert (f'"{name}"' in irkit.to_assembly(module)) is not changes


def test_choices_among_members_become_choices_of_members() -> None:
    """`extractvalue` and `insertvalue` of constants, which texts alone have, stay until LLVM 14."""
    pair = "{ i32, i32 }"
    choice = f"{pair} select (i1 ptrtoint (i32* @k to i1), {pair} {{ i32 1, i32 2 }}, {pair} {{ i32 3, i32 4 }})"
    lines = [
        f"@taken = global i32 extractvalue ({choice}, 1)",
        f"@put = global {{ i32, i32 }} insertvalue ({choice}, i32 7, 0)",
    ]
    module = irkit.parse_assembly("\n".join(["@k = global i32 0", *lines, ""]), "x.ll", 13)
    irkit.upgrade(module, 14)
    assert [line for line in irkit.to_assembly(module).splitlines() if line[:2] in ("@t", "@p")] == lines
    for line in lines:
        module = irkit.parse_assembly(f"@k = global i32 0\n{line}\n", "x.ll", 13)
        with pytest.raises(UnsupportedError):
            irkit.upgrade(module, 16)


def test_scopes_of_a_text_are_numbered_before_those_of_old_calls() -> None:
    """As llvm-as writes them: old calls become atomics when all is read."""
    text = """declare i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr, i32, i32, i32, i1)
define void @f(ptr %p) {
  %a = call i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr %p, i32 1, i32 2, i32 0, i1 false)
  fence syncscope("workgroup") seq_cst
  ret void
}
define void @g(ptr %p) {
  fence syncscope("workgroup") seq_cst
  fence syncscope("SCOPE") acquire
  ret void
}
"""
    for scope, expected in (("wavefront", ["workgroup", "wavefront", "agent"]), ("agent", ["workgroup", "agent"])):
        module = irkit.parse_bitcode(irkit.to_bitcode(irkit.parse_assembly(text.replace("SCOPE", scope), "x.ll", 22)))
        assert module.sync_scopes == ["singlethread", "", *expected]
