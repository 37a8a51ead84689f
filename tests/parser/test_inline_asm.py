"""Constraints of inline assembly: which ones the parser takes, as llvm-as of 13 and of 22 does."""

from __future__ import annotations

import pytest
from parser_texts import parse, refusal

TAKEN = [
    *("", "r", "=r", "=r,r", "=&r", "=&r,0", "=r,0", "=*m", "*m", "~{memory}", "=%r", "%r", "%r%r", "r*", "r&", "*r"),
    *(
        "=r|m,r|m",
        "=r|m,0|r",
        "=r|m,r|0",
        "=r|m,r",
        "^xx",
        "=^xxr",
        "@3abc",
        "=@3abc,r",
        "=r,=r",
        "={ax},{bx}",
        "=r,00",
        "=*r,r",
    ),
]
REFUSED = [
    *("r,0", "=r,0,0", "=r,1", "=r,10", "=r,0|r", "9999999999999", "~r", "~{a", "{ax", "~*{memory}", "=@ccz"),
    *("=%%r", "=&&r", "&r", "=#r", "=", "~", "=r,", "=r,,r", ",r"),
]
OUT_OF_ORDER = {
    "r,=r": "an output constraint stands behind",
    "~{cc},=r": "an output constraint stands behind",
    "~{cc},r": "an input constraint stands behind",
}


def call(constraints: str, pointer: str) -> str:
    """A function with assembly of these constraints, and results and arguments that fit them."""
    parts = [part for part in constraints.split(",") if part]
    indirect = [part.startswith("=*") for part in parts]
    results = sum(part[0] == "=" and not points for part, points in zip(parts, indirect, strict=True))
    result = {0: "void", 1: "i32"}.get(results, "{ i32, i32 }")
    arguments = ", ".join(
        f"{pointer} null" if "*" in part else "i32 0"
        for part, points in zip(parts, indirect, strict=True)
        if points or part[0] not in "=~"
    )
    name = "" if result == "void" else "%x = "
    return (
        f'define void @f() {{\n  {name}call {result} asm sideeffect "", "{constraints}"({arguments})\n  ret void\n}}\n'
    )


@pytest.mark.parametrize("constraints", TAKEN)
def test_taken(constraints: str) -> None:
    assert f'"{constraints}"' in str(parse(call(constraints, "ptr elementtype(i32)"), 22))
    parse(call(constraints, "i32*"), 13)


@pytest.mark.parametrize("constraints", REFUSED)
def test_refused(constraints: str) -> None:
    assert refusal(call(constraints, "ptr elementtype(i32)"), 22).message == "these constraints cannot be parsed"
    assert refusal(call(constraints, "i32*"), 13).message == "these constraints cannot be parsed"


@pytest.mark.parametrize("constraints", OUT_OF_ORDER)
def test_out_of_order(constraints: str) -> None:
    assert refusal(call(constraints, "ptr"), 22).message.startswith(OUT_OF_ORDER[constraints])


def test_labels_since_15() -> None:
    text = 'define void @f() {\n  %x = call i32 asm "", "=!i"()\n  ret void\n}\n'
    parse(text, 22)
    text = text.replace("=!i", "=r,!i")
    assert refusal(text, 13).message == "1 input constraints for 0 parameters"
