"""Changes of functions that treat denormal numbers in other ways than IEEE 754 does."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, REFINES, UNKNOWN, Verdict

pytest.importorskip("z3")

DECLARATIONS = """
declare float @llvm.canonicalize.f32(float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare i1 @llvm.is.fpclass.f32(float, i32)
"""
TINY = "0x3800000000000000"  # the half of the smallest normal float
SUM = f"%r = fadd float 0xB810000000000000, {TINY}; ret float %r"
CANONICAL = f"%r = call float @llvm.canonicalize.f32(float -{TINY}); ret float %r".replace("-0x3", "0xB")
IS_ZERO = "%r = fcmp oeq float %x, 0.0; ret i1 %r"
IS_ZERO_OR_TINY = "%r = call i1 @llvm.is.fpclass.f32(float %x, i32 240); ret i1 %r"
IS_CLASS_OF_ZERO = "%r = call i1 @llvm.is.fpclass.f32(float %x, i32 96); ret i1 %r"

# What the attribute says, the result, what is done before and after, and the verdict.
CHANGES = [
    ("ieee,ieee", "float", SUM, "ret float 0xB800000000000000", REFINES),
    ("ieee,ieee", "float", SUM, "ret float 0.0", FAILS),
    ("positive-zero,ieee", "float", SUM, "ret float 0.0", REFINES),
    ("positive-zero,ieee", "float", SUM, "ret float 0xB800000000000000", REFINES),  # flushing is left open
    ("positive-zero,ieee", "float", SUM, "ret float -0.0", FAILS),
    ("preserve-sign,ieee", "float", SUM, "ret float -0.0", REFINES),
    ("preserve-sign,ieee", "float", SUM, "ret float 0.0", FAILS),
    ("preserve-sign,ieee", "float", "ret float 0.0", f"%r = fmul float {TINY}, 1.0; ret float %r", FAILS),
    ("ieee,preserve-sign", "float", SUM, "ret float 0xB810000000000000", REFINES),
    ("ieee,preserve-sign", "float", SUM, "ret float 0xB800000000000000", FAILS),
    ("preserve-sign", "float", SUM, "ret float 0xB810000000000000", REFINES),
    ("dynamic,ieee", "float", SUM, "ret float 0xB800000000000000", REFINES),
    ("dynamic,ieee", "float", SUM, "ret float 0.0", FAILS),
    ("ieee,dynamic", "float", SUM, "ret float 0xB800000000000000", FAILS),
    ("ieee,dynamic", "float", SUM, "ret float 0xB810000000000000", FAILS),
    ("dynamic", "float", SUM, SUM.replace("%r", "%s"), REFINES),
    ("positive-zero,ieee", "float", CANONICAL, "ret float 0.0", REFINES),
    ("positive-zero,ieee", "float", CANONICAL, "ret float 0xB800000000000000", FAILS),  # it is said to flush
    ("ieee,preserve-sign", "float", CANONICAL, "ret float -0.0", REFINES),
    ("ieee,positive-zero", "float", "%r = fneg float %x; ret float %r", "ret float 0.0", FAILS),
    ("ieee,positive-zero", "i1", IS_ZERO, IS_ZERO_OR_TINY, REFINES),
    ("ieee,positive-zero", "i1", IS_ZERO, IS_CLASS_OF_ZERO, FAILS),
    ("positive-zero,ieee", "i1", IS_ZERO, IS_CLASS_OF_ZERO, REFINES),
    ("ieee,positive-zero", "float", "%r = fadd float %x, -0.0; ret float %r", "ret float %x", FAILS),
    ("positive-zero,ieee", "float", "%r = fadd float %x, -0.0; ret float %r", "ret float %x", REFINES),
]


def found(attribute: str, result: str, before: str, after: str) -> Verdict:
    text = DECLARATIONS + "".join(
        f"define {result} @{name}(float noundef nofpclass(nan) %x) {attribute} {{\n{body.replace('; ', chr(10))}\n}}\n"
        for name, body in (("src", before), ("tgt", after))
    )
    module = irkit.parse_assembly(text, llvm_version=23 if "fpenv" in attribute else 22)
    [verdict] = irkit.refine(module, timeout=60.0)
    return verdict


@pytest.mark.parametrize(("said", "result", "before", "after", "outcome"), CHANGES)
def test_change(said: str, result: str, before: str, after: str, outcome: str) -> None:
    verdict = found(f'"denormal-fp-math"="{said}"', result, before, after)
    assert verdict.outcome == outcome, verdict


@pytest.mark.parametrize(
    ("attribute", "outcome"),
    [
        ('"denormal-fp-math-f32"="positive-zero,ieee"', REFINES),
        ('"denormal-fp-math"="ieee" "denormal-fp-math-f32"="positive-zero,ieee"', REFINES),
        ('"denormal-fp-math"="positive-zero" "denormal-fp-math-f32"="ieee"', FAILS),
        ("denormal_fpenv(positivezero|ieee)", REFINES),
        ("denormal_fpenv(ieee, float: positivezero)", FAILS),  # its operand is taken as zero
        ("denormal_fpenv(ieee, float: positivezero|ieee)", REFINES),
        ('"denormal-fp-math"="whatever"', FAILS),
    ],
)
def test_attributes(attribute: str, outcome: str) -> None:
    assert found(attribute, "float", SUM, "ret float 0.0").outcome == outcome


def test_what_the_manual_leaves_open_is_not_decided() -> None:
    rounded = "%r = call float @llvm.floor.f32(float %x); ret float %r"
    verdict = found('"denormal-fp-math"="preserve-sign"', "float", rounded, "ret float %x")
    assert verdict.outcome == UNKNOWN
    assert "preserve-sign" in verdict.reason


def test_a_product_is_flushed_before_and_after_it_is_added() -> None:
    fused = f"%r = call float @llvm.fma.f32(float {TINY}, float 1.0, float 1.0); ret float %r"
    assert found('"denormal-fp-math"="ieee,positive-zero"', "float", fused, "ret float 1.0").outcome == REFINES
