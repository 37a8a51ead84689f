"""Constant expressions mean what the instructions of the same name mean."""

from __future__ import annotations

import pytest

import irkit
from irkit.refinement import FAILS, REFINES

pytest.importorskip("z3")

G = "ptrtoint (ptr @g to i64)"
HALVES = f"bitcast (i64 {G} to <2 x i32>)"
# Result, the constant, the instructions, and instructions that give another value. %a is the address of @g.
EXPRESSIONS = [
    ("i64", f"add (i64 {G}, i64 1)", "%r = add i64 %a, 1", "%r = add i64 %a, 2"),
    ("i64", f"sub (i64 3, i64 {G})", "%r = sub i64 3, %a", "%r = sub i64 %a, 3"),
    ("i64", f"xor (i64 {G}, i64 5)", "%r = xor i64 %a, 5", "%r = xor i64 %a, 4"),
    ("i32", f"trunc (i64 {G} to i32)", "%r = trunc i64 %a to i32", "%s = add i64 %a, 1\n%r = trunc i64 %s to i32"),
    ("i64", "ptrtoint (ptr getelementptr (i16, ptr @g, i64 3) to i64)", "%r = add i64 %a, 6", "%r = add i64 %a, 3"),
    (
        "ptr",
        "getelementptr inbounds ({ i8, i32 }, ptr @g, i64 0, i32 1)",
        "%r = getelementptr i8, ptr @g, i64 4",
        "%r = getelementptr i8, ptr @g, i64 1",
    ),
    (
        "<2 x i64>",
        f"insertelement (<2 x i64> zeroinitializer, i64 {G}, i64 1)",
        "%r = insertelement <2 x i64> zeroinitializer, i64 %a, i64 1",
        "%r = insertelement <2 x i64> zeroinitializer, i64 %a, i64 0",
    ),
    (
        "i64",
        f"extractelement (<2 x i64> <i64 7, i64 {G}>, i32 1)",
        "%r = add i64 %a, 0",
        "%r = add i64 7, 0",
    ),
    (
        "<2 x i64>",
        f"shufflevector (<2 x i64> <i64 7, i64 {G}>, <2 x i64> zeroinitializer, <2 x i32> <i32 1, i32 2>)",
        "%r = insertelement <2 x i64> zeroinitializer, i64 %a, i64 0",
        "%r = insertelement <2 x i64> zeroinitializer, i64 %a, i64 1",
    ),
    # Of a vector that no folder takes apart
    ("<2 x i32>", HALVES, "%r = bitcast i64 %a to <2 x i32>", "%n = xor i64 %a, 1\n%r = bitcast i64 %n to <2 x i32>"),
    (
        "i32",
        f"extractelement (<2 x i32> {HALVES}, i32 1)",
        "%s = lshr i64 %a, 32\n%r = trunc i64 %s to i32",
        "%r = trunc i64 %a to i32",
    ),
    (
        "<2 x i32>",
        f"insertelement (<2 x i32> {HALVES}, i32 7, i32 0)",
        "%h = bitcast i64 %a to <2 x i32>\n%r = insertelement <2 x i32> %h, i32 7, i32 0",
        "%h = bitcast i64 %a to <2 x i32>\n%r = insertelement <2 x i32> %h, i32 7, i32 1",
    ),
    (
        "<2 x i32>",
        f"shufflevector (<2 x i32> {HALVES}, <2 x i32> <i32 5, i32 6>, <2 x i32> <i32 1, i32 2>)",
        "%s = lshr i64 %a, 32\n%t = trunc i64 %s to i32\n%r = insertelement <2 x i32> <i32 0, i32 5>, i32 %t, i32 0",
        "%t = trunc i64 %a to i32\n%r = insertelement <2 x i32> <i32 0, i32 5>, i32 %t, i32 0",
    ),
]


def outcome(ty: str, constant: str, instructions: str) -> str:
    text = (
        f"@g = global [16 x i8] zeroinitializer, align 16\ndefine {ty} @src() {{\nret {ty} {constant}\n}}\n"
        f"define {ty} @tgt() {{\n%a = ptrtoint ptr @g to i64\n{instructions}\nret {ty} %r\n}}\n"
    )
    [found] = irkit.refine(irkit.parse_assembly(text))
    return found.outcome


@pytest.mark.parametrize(("ty", "constant", "same", "other"), EXPRESSIONS)
def test_an_expression_is_its_instructions(ty: str, constant: str, same: str, other: str) -> None:
    assert (outcome(ty, constant, same), outcome(ty, constant, other)) == (REFINES, FAILS)


def test_a_verdict_is_told_in_words() -> None:
    same = irkit.parse_assembly("define i8 @f(i8 %x) {\nret i8 %x\n}\n")
    other = irkit.parse_assembly("define i8 @f(i8 %x) {\n%r = add i8 %x, 1\nret i8 %r\n}\n")
    assert [str(one) for one in irkit.refine(same, same)] == ["@f: refines: nothing was changed"]
    [found] = irkit.refine(same, other)
    said, counterexample = str(found).split("\n", 1)
    assert said == "@f: fails: the functions return different values"
    assert "%x" in counterexample
    assert found.document()["outcome"] == FAILS
