"""What calls of intrinsics say in comments of their immediate arguments, from LLVM 22 on."""

from __future__ import annotations

import pytest

import irkit

CLASS = "declare i1 @llvm.is.fpclass.f64(double, i32 immarg)\n"
TENSOR = "declare void @llvm.nvvm.tensormap.replace.{}.p1(ptr addrspace(1), i32 immarg)\n"
ELEMENT, FILL, MODE = TENSOR.format("elemtype"), TENSOR.format("fill.mode"), TENSOR.format("swizzle.mode")


@pytest.mark.parametrize(
    ("declaration", "value", "comment"),
    [
        (CLASS, 0, "(none)"),
        (CLASS, 3, "(nan)"),
        (CLASS, 13, "(snan ninf nnorm)"),
        (CLASS, 255, "(nan ninf zero sub nnorm)"),
        (CLASS, 1023, "(all)"),
        (CLASS, 1024, "()"),
        (CLASS, 1027, "(nan)"),
        (CLASS, -1, "(all)"),
        (ELEMENT, 8, "elemtype=f32.ftz"),
        (ELEMENT, 256, "elemtype="),
        (FILL, 0, "fill_mode=Zero fill"),
        (FILL, 7, "fill_mode=OOB-NaN fill"),
        (MODE, 4, "swizzle_mode=96B swizzling"),
        (MODE, 5, "swizzle_mode="),
    ],
)
def test_a_call_explains_its_immediate_arguments(declaration: str, value: int, comment: str) -> None:
    head, _, parameters = declaration.strip().removeprefix("declare ").partition("(")
    first = parameters.partition(", i32")[0]
    call = f"call {head}({first} %x, /* {comment} */ i32 {value})"
    text = (
        f"{declaration}\ndefine void @f({first} %x) {{\n  {'%1 = ' if 'i1 @' in head else ''}{call}\n  ret void\n}}\n"
    )
    module = irkit.parse_assembly(text, llvm_version=23)
    assert call in irkit.to_assembly(module)
    assert call in irkit.to_assembly(irkit.parse_bitcode(irkit.to_bitcode(module)))
    without = text.replace(f"/* {comment} */ ", "")
    assert "/*" not in irkit.to_assembly(irkit.parse_assembly(without, llvm_version=21))
    assert ("/*" in irkit.to_assembly(irkit.parse_assembly(without, llvm_version=22))) == (declaration != CLASS)


def test_an_invoke_and_a_called_pointer_say_nothing() -> None:
    text = CLASS + (
        "declare i32 @p(...)\n"
        "define i1 @f(double %x, ptr %y) personality ptr @p {\n"
        "  %a = call i1 %y(double %x, i32 3)\n"
        "  %b = invoke i1 @llvm.is.fpclass.f64(double %x, i32 3)\n          to label %c unwind label %d\n"
        "c:\n  ret i1 %b\n"
        "d:\n  %e = landingpad i32\n          cleanup\n  ret i1 %a\n}\n"
    )
    assert "/*" not in irkit.to_assembly(irkit.parse_assembly(text, llvm_version=23))
