"""Which releases take numbers with gaps between them, of what is in a function and of globals."""

from __future__ import annotations

import pytest

import irkit
from irkit import ParseError

LOCALS = {
    "define void @f(i32 %3) {\n  ret void\n}\n": "argument expected to be numbered '%0'",
    "declare void @f(i32, i32 %5)\n": "argument expected to be numbered '%0'",
    "define void @f() {\n  br label %4\n\n4:\n  ret void\n}\n": "label expected to be numbered '1'",
    "define void @f() {\n  %7 = alloca i32, align 4\n  ret void\n}\n": "instruction expected to be numbered '%1'",
}
GLOBALS = {
    "@5 = global i32 0\n": "variable expected to be numbered '%0'",
    "define void @3() {\n  ret void\n}\n": "function expected to be numbered '%0'",
}


@pytest.mark.parametrize(
    ("text", "said", "first"),
    [*[(text, said, 18) for text, said in LOCALS.items()], *[(text, said, 19) for text, said in GLOBALS.items()]],
)
def test_gaps(text: str, said: str, first: int) -> None:
    assert irkit.parse_assembly(text, llvm_version=first).functions or "global" in text
    with pytest.raises(ParseError, match=said):
        irkit.parse_assembly(text, llvm_version=first - 1)


def test_a_number_that_is_taken_is_refused_everywhere() -> None:
    text = "define void @f() {\n  %7 = alloca i32\n  %5 = alloca i32\n  ret void\n}\n"
    with pytest.raises(ParseError, match="instruction expected to be numbered '%8' or greater"):
        irkit.parse_assembly(text, llvm_version=18)
